#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: make-bundle.sh FOLDER    of a built release (make-packages.sh) and the Qt of this system, makes a program that
# needs neither Qt nor an installation: FOLDER/fulltable-VERSION-MACHINE.tar.xz and, of the same files, an .AppImage.
# Needs patchelf, xz and, for the latter, squashfs-tools and a runtime: RUNTIME, such as type2-runtime's, or else that of
# appimage-runtime.c, which needs libsquashfuse-dev, libzstd-dev, liblz4-dev, liblzo2-dev, liblzma-dev and zlib1g-dev.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
cd "$here"
version=$(sed -nE 's/^## ([0-9.]+) – .*$/\1/p' CHANGELOG.md | head -n 1)
SOURCE_DATE_EPOCH=$(date -u -d "$(sed -nE 's/^## [0-9.]+ – ([0-9-]+)$/\1/p' CHANGELOG.md | head -n 1)" +%s)
name=fulltable-$version-$(uname -m)
to=$out/$name
rm -rf "$to"
umask 022
cmake --install build/release --prefix "$to" --strip > /dev/null

tools=$(command -v qtpaths6 || echo /usr/lib/qt6/bin/qtpaths6)
qt() { "$tools" --query "$1"; }
libs=$to/lib
mkdir -p "$libs" "$to/plugins" "$to/qml"
for plugin in platforms/libqxcb platforms/libqwayland-egl platforms/libqwayland-generic platforms/libqoffscreen \
  platforminputcontexts/libcomposeplatforminputcontextplugin platforminputcontexts/libibusplatforminputcontextplugin \
  platformthemes/libqxdgdesktopportal xcbglintegrations/libqxcb-egl-integration xcbglintegrations/libqxcb-glx-integration \
  imageformats/libqsvg iconengines/libqsvgicon sqldrivers/libqsqlite wayland-shell-integration/libxdg-shell \
  wayland-graphics-integration-client/libqt-plugin-wayland-egl wayland-decoration-client/libbradient; do
  file=$(qt QT_INSTALL_PLUGINS)/$plugin.so
  if [ -f "$file" ]; then install -D -m 644 "$file" "$to/plugins/$plugin.so"; else echo "without $plugin"; fi
done
# The modules that the sources import, and what a desktop's dialogs are made of where it has none of its own.
modules=$(qt QT_INSTALL_QML)
for folder in $("$(qt QT_INSTALL_LIBEXECS)/qmlimportscanner" -rootPath qml -importPath "$modules" |
  sed -nE 's/^ *"path": "(.*)",?$/\1/p') "$modules"/QtQuick/{Controls,Controls/Basic,Controls/Basic/impl,Controls/impl,Dialogs/quickimpl,Layouts,Window} "$modules/Qt/labs/folderlistmodel"; do
  [ -d "$folder" ] || continue
  into=$to/qml/${folder#"$modules"/}
  mkdir -p "$into"
  find "$folder" -maxdepth 1 -type f -not -name '*.qmltypes' -exec cp -t "$into" {} +
done
rm -rf "$to/qml/QtQuick/Controls/designer"

# Every library that these need, but for the C library and what comes with the drivers of the graphics card.
needed() { find "$to" -type f \( -name '*.so*' -o -path '*/bin/*' \) -exec ldd {} + 2>/dev/null | awk '$3 ~ "^/" { print $3 }' | sort -u; }
for file in $(needed); do
  case $(basename "$file") in
    libc.so.* | libm.so.* | libdl.so.* | librt.so.* | libpthread.so.* | libresolv.so.* | ld-linux*) ;;
    # What a desktop has in any case, and better fits its drivers and settings: only for where it is missing.
    libGL* | libEGL* | libOpenGL* | libdrm* | libgbm* | libX11* | libxcb.so* | libXau* | libXdmcp* | libxcb-dri* | libxcb-glx* | libfontconfig* | libfreetype* | \
      libharfbuzz* | libwayland-client* | libudev* | libexpat* | libz.so* | libstdc++* | libgcc_s*)
      install -D -m 644 "$file" "$libs/spare/$(basename "$file")" ;;
    *) install -m 644 "$file" "$libs/" ;;
  esac
done
find "$to" -type f -name '*.so*' | while read -r file; do
  patchelf --set-rpath "\$ORIGIN/$(realpath --relative-to="$(dirname "$file")" "$libs")" "$file"
  strip --strip-unneeded "$file"
done
mkdir -p "$to/libexec"
mv "$to"/bin/* "$to/libexec/"
for program in fulltable fulltable-cli; do patchelf --set-rpath "\$ORIGIN/../lib" "$to/libexec/$program"; done
printf '[Paths]\nPrefix=..\nPlugins=plugins\nQmlImports=qml\n' > "$to/libexec/qt.conf"
# Letters, for where there are none.
mkdir -p "$to/share/fonts"
cp /usr/share/fonts/truetype/dejavu/DejaVuSans.ttf /usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf "$to/share/fonts/"
cp -rL /usr/share/X11/xkb "$to/share/xkb"
cat > "$to/share/fonts/fonts.conf" <<'END'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir prefix="relative">.</dir><dir>/usr/share/fonts</dir><cachedir prefix="xdg">fontconfig</cachedir></fontconfig>
END
cp packaging/bundle-start.sh "$to/bin/fulltable"
ln -s fulltable "$to/bin/fulltable-cli"
chmod 755 "$to/bin/fulltable"
ln -s bin/fulltable "$to/AppRun"
cp "$to/share/applications/io.github.fulltable.FullTable.desktop" "$to/share/icons/hicolor/256x256/apps/fulltable.png" "$to/"
ln -s fulltable.png "$to/.DirIcon"

find "$to" -exec touch -h -d "@$SOURCE_DATE_EPOCH" {} +
tar -C "$out" --sort=name --owner=0 --group=0 --numeric-owner -cf - "$name" | xz -9e -T1 > "$out/$name.tar.xz"
ls -l "$out/$name.tar.xz"
if [ -z "${RUNTIME:-}" ]; then
  [ -f /usr/include/squashfuse/squashfuse.h ] || { echo "no AppImage without RUNTIME or libsquashfuse-dev"; exit 0; }
  RUNTIME=$out/runtime
  cc -O2 -Wall -Wextra -static packaging/appimage-runtime.c -o "$RUNTIME" -lsquashfuse -lzstd -llz4 -llzo2 -llzma -lz -lpthread
  strip "$RUNTIME"
  # By this desktops know an AppImage of the second kind.
  printf 'AI\002' | dd of="$RUNTIME" bs=1 seek=8 conv=notrunc status=none
fi
rm -f "$out/squash"
# An environment with that time wants no option for it.
env -u SOURCE_DATE_EPOCH mksquashfs "$to" "$out/squash" -root-owned -noappend -comp xz -all-time "$SOURCE_DATE_EPOCH" \
  -mkfs-time "$SOURCE_DATE_EPOCH" -no-progress -quiet
cat "$RUNTIME" "$out/squash" > "$out/$name.AppImage"
rm -f "$out/squash" "$out/runtime"
chmod 755 "$out/$name.AppImage"
ls -l "$out/$name.AppImage"
