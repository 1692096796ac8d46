#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: generate.sh [GAME...]    takes the pictures of the tables for the shelf, of all games or these, with the dev build
# needs convert (imagemagick)
set -eu
cd "$(dirname "$0")/../.."
data=$(mktemp -d)
export QT_QPA_PLATFORM=offscreen LANG=C.UTF-8
if [ $# -eq 0 ]; then
  for folder in engine/games/*/; do set -- "$@" "$(basename "$folder")"; done
fi
for game in "$@"; do
  # As far on as the table looks typical.
  case $game in
    yukon) moves=2 ;;
    pop) moves=9 ;;
    salute_the_king) moves=13 ;;
    umtali) moves=22 ;;
    vazhushal) moves=40 ;;
    *) moves=14 ;;
  esac
  build/dev/bin/fulltable --game "$game" --seed 12 --size 900x610 --speed instant --autoplay --moves $moves \
    --table-only --data-dir "$data" --screenshot "$data/$game.png"
  # Without what is empty all round it.
  convert "$data/$game.png" -trim +repage -resize 600x380 -strip -define png:compression-level=9 "assets/shelf/$game.png"
done
rm -r "$data"
