#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: generate.sh [SCENE.qml...]    draws the pictures of the games for the shelf, of all scenes or these
# needs qmltestrunner, Qt Test for QML, and pngquant: of 256 colours, pictures are read in a third of the time at every start
set -eu
cd "$(dirname "$0")/scenes"
# shellcheck disable=SC2046  # names without spaces
[ $# -gt 0 ] || set -- $(grep -l "game:" ./*.qml)
for scene in "$@"; do
  QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software \
    "${QMLTESTRUNNER:-/usr/lib/qt6/bin/qmltestrunner}" -input "$scene"
  picture=../$(sed -nE 's/^ *game: "(.*)"$/\1/p' "$scene").png
  pngquant --quality 80-100 --speed 1 --strip --force --output "$picture" "$picture"
done
