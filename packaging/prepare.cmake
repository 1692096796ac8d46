# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later

# Run by CPack upon what was installed for a package, before it is packed: what the policies of Debian and of RPM's
# distributions want otherwise than an installation by hand.
set(root ${CPACK_TEMPORARY_INSTALL_DIRECTORY}/usr)
if(CPACK_GENERATOR MATCHES "DEB|RPM")
  # Compressed without a time, so that two builds are the same.
  file(GLOB pages ${root}/share/man/man6/*.6)
  execute_process(COMMAND gzip -9n ${pages} COMMAND_ERROR_IS_FATAL ANY)
endif()
if(CPACK_GENERATOR STREQUAL "DEB")
  file(RENAME ${root}/bin ${root}/games)
  set(docs ${root}/share/doc/${CPACK_PACKAGE_NAME})
  file(REMOVE ${docs}/LICENSE)
  file(COPY_FILE ${CMAKE_CURRENT_LIST_DIR}/copyright ${docs}/copyright)
  file(RENAME ${docs}/CHANGELOG.md ${docs}/changelog)
  string(TIMESTAMP day "%a, %d %b %Y 12:00:00 +0000" UTC)
  file(WRITE ${docs}/changelog.Debian
    "${CPACK_PACKAGE_NAME} (${CPACK_PACKAGE_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE}) unstable; urgency=medium\n\n"
    "  * See changelog.gz.\n\n -- ${CPACK_PACKAGE_CONTACT}  ${day}\n")
  execute_process(COMMAND gzip -9n ${docs}/changelog ${docs}/changelog.Debian COMMAND_ERROR_IS_FATAL ANY)
  # It is not made for Debian's own archive, where a first upload answers a wish.
  set(overrides ${root}/share/lintian/overrides/${CPACK_PACKAGE_NAME})
  file(WRITE ${overrides} "${CPACK_PACKAGE_NAME}: initial-upload-closes-no-bugs [*]\n")
  file(CHMOD ${overrides} ${docs}/copyright ${docs}/changelog.gz ${docs}/changelog.Debian.gz
    PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
endif()
