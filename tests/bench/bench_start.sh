#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: bench_start.sh path/to/fulltable [runs [OTHER...]]
# Milliseconds from start to the first frame, with and without a game: best and all of several runs. On Linux then
# processor time and memory five seconds after the start, beside other programs, such as /usr/games/kpat: all of that is
# in memory, what is the program's alone (pages of files count there if no other program has them), and what it wrote.
program=$1
runs=${2:-7}
shift "$(($# < 2 ? $# : 2))"
folder=$(mktemp -d)
for arguments in "" "--game yukon --seed 7" "--game ristiseiska --seed 7" "--game pop --seed 7"; do
  times=$(for _ in $(seq "$runs"); do "$program" --data-dir "$folder" --print-first-frame $arguments; done | sort -n | tr '\n' ' ')
  printf '%-28s %s\n' "${arguments:-start page}" "$times"
done
costs() { # PROGRAM ARGUMENTS...
  "$@" > /dev/null 2>&1 &
  sleep 5
  ticks=$(sed 's/.*) //' "/proc/$!/stat" | awk '{print $12 + $13}')
  awk -v name="${1##*/}" -v ms="$((ticks * 1000 / $(getconf CLK_TCK)))" '
    /^Rss/ {all = $2} /^Private/ {own += $2} /^Anonymous/ {written = $2}
    END {printf "%-28s %d ms, %.0f MB, alone %.0f, written %.0f\n", name, ms, all / 1024, own / 1024, written / 1024}' \
    "/proc/$!/smaps_rollup"
  kill $!
  wait $!
}
if [ -r /proc/self/smaps_rollup ]; then
  costs "$program" --data-dir "$folder"
  for other; do costs "$other"; done
fi
rm -r "$folder"
