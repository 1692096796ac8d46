#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: check.sh BUILD    whether what is installed besides the programs is right: needed packages, pages of help, entries
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd)
cd "$here"
id=io.github.fulltable.FullTable
wrong=0
bad() { echo "$*"; wrong=1; }

# Every QML module that the sources import, and those which these import, comes from a package that is listed.
scanner=$(find /usr/lib/qt6 -name qmlimportscanner 2>/dev/null | head -n 1)
if [ -n "$scanner" ] && command -v dpkg >/dev/null; then
  modules=$(dirname "$(find /usr/lib -path '*/qt6/qml/QtQml/qmldir' 2>/dev/null | head -n 1)")
  modules=$(dirname "$modules")
  for folder in $("$scanner" -rootPath ../qml -importPath "$modules" | sed -nE 's/^ *"path": "(.*)",?$/\1/p' | sort -u); do
    package=$(dpkg -S "$folder/qmldir" | cut -d: -f1)
    grep -qx "run $package" debian-packages.txt || bad "$folder: the package $package is not listed in debian-packages.txt"
  done
fi

# Every option has its line in the page of help.
for program in fulltable fulltable-cli; do
  page=$(sed 's/\\-/-/g' "$build/packaging/$program.6")
  for word in $(QT_QPA_PLATFORM=offscreen "$build/bin/$program" --help | grep -oE '^  +(-., )?--[a-z-]+' | grep -oE '\-\-[a-z-]+'); do
    echo "$page" | grep -q -- "$word" || bad "$program.6 lacks $word"
  done
  # Nothing odd in it, if it can be looked at.
  if command -v groff >/dev/null; then
    said=$(groff -man -Tutf8 -ww -z "$build/packaging/$program.6" 2>&1)
    [ -z "$said" ] || bad "$said"
  fi
done

! command -v desktop-file-validate >/dev/null || desktop-file-validate "$id.desktop" || bad "$id.desktop"
if command -v appstreamcli >/dev/null; then
  appstreamcli validate --no-net --pedantic "$build/packaging/$id.metainfo.xml" || bad "$id.metainfo.xml"
fi
# The desktop finds window and entry by this name.
grep -q "setDesktopFileName(QStringLiteral(\"$id\"))" ../app/shell/main.cpp || bad "the window does not name $id"
[ $wrong = 0 ] && echo "all as it should be"
exit $wrong
