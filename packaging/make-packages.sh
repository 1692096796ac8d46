#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: make-packages.sh FOLDER [GENERATOR...]    builds a release and makes its packages there: DEB and RPM, or these
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
shift
[ $# -gt 0 ] || set -- DEB RPM
cd "$here"
# All times in the packages are those of the version: whoever builds it gets the same, byte for byte.
SOURCE_DATE_EPOCH=$(date -u -d "$(sed -nE 's/^## [0-9.]+ – ([0-9-]+)$/\1/p' CHANGELOG.md | head -n 1)" +%s)
export SOURCE_DATE_EPOCH
umask 022
cmake --preset release -DBUILD_TESTING=OFF
cmake --build --preset release
for generator in "$@"; do
  cpack --config build/release/CPackConfig.cmake -B "$out" -G "$generator"
done
rm -rf "$out/_CPack_Packages"
