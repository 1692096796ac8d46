#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: compare-builds.sh FOLDER [GENERATOR...]    builds the packages of this commit twice, in folders of different
# names and lengths, at another time of the day, in another time zone and language, with another umask and another number
# of processes, and compares them byte for byte. What differs stays in FOLDER.
set -euo pipefail
here=$(cd "$(dirname "$0")/.." && pwd)
mkdir -p "$1"
out=$(cd "$1" && pwd)
shift
[ $# -gt 0 ] || set -- DEB RPM
commit=$(git -C "$here" rev-parse HEAD)
made() { # FOLDER COMMAND...: a clone of its own, built by COMMAND
  git clone -q "$here" "$out/$1"
  git -C "$out/$1" reset -q --hard "$commit"
  (cd "$out/$1" && shift && "$@")
  mkdir -p "$out/packages-$1"
  mv "$out/$1/packages"/* "$out/packages-$1/"
  rm -rf "${out:?}/$1"
}
rm -rf "$out/one" "$out/a-second-one" "$out"/packages-*
made one env TZ=UTC LC_ALL=C packaging/make-packages.sh packages "$@"
made a-second-one env TZ=Asia/Tokyo LC_ALL=C.UTF-8 CMAKE_BUILD_PARALLEL_LEVEL=3 sh -c 'umask 077; exec packaging/make-packages.sh packages "$@"' sh "$@"
differing=0
for file in "$out/packages-one"/*; do
  if cmp "$file" "$out/packages-a-second-one/${file##*/}"; then
    echo "the same: ${file##*/} $(sha256sum < "$file" | cut -c 1-64)"
  else
    differing=1
  fi
done
[ $differing = 0 ] || exit 1
rm -rf "$out"/packages-*
