#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: bench_start.sh path/to/fulltable [runs]
# Milliseconds from start to the first frame, with and without a game: best and all of several runs.
program=$1
runs=${2:-7}
folder=$(mktemp -d)
for arguments in "" "--game yukon --seed 7" "--game ristiseiska --seed 7" "--game pop --seed 7"; do
  times=$(for _ in $(seq "$runs"); do "$program" --data-dir "$folder" --print-first-frame $arguments; done | sort -n | tr '\n' ' ')
  printf '%-28s %s\n' "${arguments:-start page}" "$times"
done
rm -r "$folder"
