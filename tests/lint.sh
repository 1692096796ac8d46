#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: lint.sh    checks formatting, C++ and QML of a tree that run.sh has built
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
cd "$here"
echo "clang-format"
git ls-files '*.cpp' '*.h' | xargs clang-format --dry-run --Werror
echo "licence headers"
for file in $(git ls-files '*.cpp' '*.h' '*.qml' '*.sh' '*.py' '*.cmake' '*CMakeLists.txt'); do
  head -n 4 "$file" | grep -q 'SPDX-License-Identifier: GPL-3.0-or-later' || { echo "$file lacks its SPDX header"; exit 1; }
done
echo "qmllint"
cmake --build --preset dev --target all_qmllint
echo "clang-tidy"
# As many sources at once as the build compiles at once: most of the time goes into headers. The compiler's precompiled
# headers are not clang's: the same commands without them. That the sources are included in one is no fault; a
# plugin's unit has nothing but generated code.
if git grep -nE '#include .*\.cpp"' -- engine app; then exit 1; fi
# Clang's analyzer follows paths through a file that is included only where the name of what includes it says that it
# is a source, too: so the units are called as it expects.
mkdir -p build/lint
sed -E 's/ -Winvalid-pch//; s/ -include [^ ]*cmake_pch\.hxx//g; s/(\/Unity\/)unity_/\1UnifiedSource_/g' \
  build/dev/compile_commands.json > build/lint/compile_commands.json
find build/dev/engine build/dev/app -path '*/Unity/unity_*.cxx' | while read -r unit; do
  ln -sf "${unit##*/}" "${unit%/*}/UnifiedSource_${unit##*/unity_}"
done
sed -nE 's/^ *"file": "(.*)",?$/\1/p' build/lint/compile_commands.json |
  grep -E "^$here/((engine|app)/.*\.cpp|build/dev/(engine|app)/.*/Unity/.*\.cxx)$" | grep -v plugin | sort -u |
  xargs tests/tidy.py build/lint
