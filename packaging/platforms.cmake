# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Where the programs go, with what each platform wants of them: a plain folder, a bundle, or an installer with Qt in it.
get_target_property(qmake Qt6::qmake IMPORTED_LOCATION)
get_filename_component(qt_tools ${qmake} DIRECTORY)
if(WIN32)
  set(CPACK_GENERATOR "NSIS;ZIP")
  target_sources(fulltable PRIVATE ${CMAKE_CURRENT_LIST_DIR}/fulltable.rc)
  install(TARGETS fulltable fulltable-cli RUNTIME_DEPENDENCY_SET libraries RUNTIME DESTINATION bin)
  install(RUNTIME_DEPENDENCY_SET libraries PRE_EXCLUDE_REGEXES "api-ms-" "ext-ms-" POST_EXCLUDE_REGEXES "[Ss]ystem32"
    DIRECTORIES ${qt_tools} RUNTIME DESTINATION bin)
  find_program(WINDEPLOYQT NAMES windeployqt windeployqt6 windeployqt-qt6 HINTS ${qt_tools} REQUIRED)
  install(CODE "execute_process(COMMAND \"${WINDEPLOYQT}\" --no-translations --no-compiler-runtime
    --qmldir \"${PROJECT_SOURCE_DIR}/qml\" \"\${CMAKE_INSTALL_PREFIX}/bin/fulltable.exe\" COMMAND_ERROR_IS_FATAL ANY)")
  set(CPACK_PACKAGE_INSTALL_DIRECTORY "Full Table")
  set(CPACK_PACKAGE_EXECUTABLES "fulltable;Full Table")
  set(CPACK_NSIS_DISPLAY_NAME "Full Table")
  set(CPACK_NSIS_INSTALLED_ICON_NAME "bin\\\\fulltable.exe")
  set(CPACK_NSIS_MUI_ICON ${CMAKE_CURRENT_LIST_DIR}/fulltable.ico)
  set(CPACK_NSIS_ENABLE_UNINSTALL_BEFORE_INSTALL ON)
  # Records are opened by a double click.
  set(CPACK_NSIS_EXTRA_INSTALL_COMMANDS "
    WriteRegStr SHCTX 'Software\\\\Classes\\\\.fulltable' '' 'FullTable.Record'
    WriteRegStr SHCTX 'Software\\\\Classes\\\\FullTable.Record' '' 'Card game record'
    WriteRegStr SHCTX 'Software\\\\Classes\\\\FullTable.Record\\\\shell\\\\open\\\\command' '' '$\\\"$INSTDIR\\\\bin\\\\fulltable.exe$\\\" $\\\"%1$\\\"'")
  set(CPACK_NSIS_EXTRA_UNINSTALL_COMMANDS "
    DeleteRegKey SHCTX 'Software\\\\Classes\\\\.fulltable'
    DeleteRegKey SHCTX 'Software\\\\Classes\\\\FullTable.Record'")
elseif(APPLE)
  set(CPACK_GENERATOR DragNDrop)
  configure_file(Info.plist.in Info.plist @ONLY)
  target_sources(fulltable PRIVATE ${CMAKE_CURRENT_LIST_DIR}/fulltable.icns)
  set_source_files_properties(${CMAKE_CURRENT_LIST_DIR}/fulltable.icns TARGET_DIRECTORY fulltable PROPERTIES
    MACOSX_PACKAGE_LOCATION Resources)
  set_target_properties(fulltable PROPERTIES MACOSX_BUNDLE ON MACOSX_BUNDLE_INFO_PLIST ${CMAKE_CURRENT_BINARY_DIR}/Info.plist)
  install(TARGETS fulltable BUNDLE DESTINATION .)
  install(TARGETS fulltable-cli RUNTIME DESTINATION fulltable.app/Contents/MacOS)
  find_program(MACDEPLOYQT NAMES macdeployqt macdeployqt6 HINTS ${qt_tools} REQUIRED)
  install(CODE "execute_process(COMMAND \"${MACDEPLOYQT}\" \"\${CMAKE_INSTALL_PREFIX}/fulltable.app\"
    \"-qmldir=${PROJECT_SOURCE_DIR}/qml\" \"-executable=\${CMAKE_INSTALL_PREFIX}/fulltable.app/Contents/MacOS/fulltable-cli\"
    COMMAND_ERROR_IS_FATAL ANY)")
else()
  # The system's libraries are found without being told where.
  set_target_properties(fulltable fulltable-cli PROPERTIES INSTALL_RPATH "")
  install(TARGETS fulltable fulltable-cli RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
endif()
