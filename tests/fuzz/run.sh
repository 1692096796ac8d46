#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: run.sh [SECONDS]    builds the fuzz targets and runs each so long, half a minute by default, side by side
# They begin with a game of every kind. What is found new is kept in build/fuzz/found; what makes a target fail, too.
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-30}
cmake --preset fuzz
cmake --build --preset fuzz
cd build/fuzz
rm -rf seeds
fuzz/fuzz_seeds seeds
running=
for target in protocol record; do
  mkdir -p found/$target
  fuzz/fuzz_$target -max_len=4096 -timeout=20 -rss_limit_mb=3000 -max_total_time="$seconds" -print_final_stats=1 \
    -artifact_prefix=found/$target- found/$target seeds/$target > $target.log 2>&1 &
  running="$running $!:$target"
done
failed=0
for run in $running; do
  if wait "${run%%:*}"; then
    echo "fuzz_${run#*:}: $(grep -E 'number_of_executed_units' "${run#*:}.log")"
  else
    failed=1
    echo "fuzz_${run#*:} failed:"
    tail -n 60 "${run#*:}.log"
  fi
done
exit $failed
