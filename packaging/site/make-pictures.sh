#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: make-pictures.sh    the pictures of this page, and of the packages, by the program itself. Needs a dev build and
# imagemagick.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
program=${FULLTABLE:-$here/../../build/dev/bin/fulltable}
data=$(mktemp -d)
trap 'rm -r "$data"' EXIT
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LANG=C.UTF-8
picture() {
  name=$1
  shift
  "$program" --data-dir "$data" --size 1280x800 --screenshot "$data/$name.png" "$@"
  convert "$data/$name.png" -strip -quality 82 "$here/$name.webp"
}
picture start
for game in ristiseiska umtali yukon; do
  picture "$game" --game "$game" --seed 12 --speed instant --autoplay --moves 24
done
picture vazhushal --game vazhushal --seed 12 --speed instant --autoplay --moves 10
"$program" --data-dir "$data" --size 1280x800 --screenshot "$data/lorum.png" --game lorum --seed 5 --speed instant
convert "$data/lorum.png" -strip -define png:compression-level=9 "$here/../screenshot.png"
