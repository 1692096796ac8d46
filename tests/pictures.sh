#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: pictures.sh FOLDER [GAME...]    pictures of every game (or of these): early, in the middle and late, in six
# sizes of window, on two cloths, with normal and with large signs on the cards. Needs a dev build, no screen.
set -euo pipefail
cd "$(dirname "$0")/.."
program=${FULLTABLE:-build/dev/bin/fulltable}
out=$1
shift
games=("$@")
if [ ${#games[@]} -eq 0 ]; then
  for folder in engine/games/*/; do games+=("$(basename "$folder")"); done
fi
sizes=${SIZES:-800x600 1024x768 1280x800 1920x1080 3840x2160 900x1200}
export QT_QPA_PLATFORM=offscreen QT_QUICK_BACKEND=software LANG=C.UTF-8
data=$(mktemp -d)
trap 'rm -r "$data"' EXIT
mkdir -p "$out"
for signs in normal large; do
  [ $signs = large ] && value=true || value=false
  for game in "${games[@]}"; do
    for moves in 1 14 45; do
      for size in $sizes; do
        for felt in green linen; do
          mkdir -p "$data/$signs"
          printf '[table]\nlargeIndex=%s\n' $value > "$data/$signs/settings.ini"
          "$program" --game "$game" --seed 12 --size "$size" --felt "$felt" --speed instant --autoplay --moves $moves \
            --data-dir "$data/$signs" --screenshot "$out/$game-$moves-$size-$felt-$signs.png"
        done
      done
    done
    echo "$game, $signs signs"
  done
done
echo "$(find "$out" -name '*.png' | wc -l) pictures in $out"
