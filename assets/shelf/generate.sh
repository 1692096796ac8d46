#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: generate.sh [GAME...]    takes the pictures of the tables for the shelf, of all games or these, with the dev build
# needs convert (imagemagick) and python3
set -eu
cd "$(dirname "$0")/../.."
data=$(mktemp -d)
export QT_QPA_PLATFORM=offscreen LANG=C.UTF-8
if [ $# -eq 0 ]; then
  for folder in engine/games/*/; do set -- "$@" "$(basename "$folder")"; done
fi
for game in "$@"; do
  # As far on as the table looks typical; what of it is shown, where that is not where most cards lie.
  moves=14
  crop=
  case $game in
    yukon) moves=2 ;;
    pop) moves=9 ;;
    salute_the_king) moves=13 ;;
    umtali) moves=22 ;;
    vazhushal) moves=40 ;;
  esac
  build/dev/bin/fulltable --game "$game" --seed 12 --size 1800x1220 --speed instant --autoplay --moves $moves \
    --table-only --data-dir "$data" --screenshot "$data/$game.png"
  # From near: the cards are to be read.
  python3 assets/shelf/closeup.py "$data/$game.png" "assets/shelf/$game.png" $crop
done
rm -r "$data"
