#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: run.sh    installs what is missing, builds Full Table and runs all its tests
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
"$here/packaging/install-packages.sh" build run test
cd "$here"
cmake --preset dev
cmake --build --preset dev
# A window's test waits half of its time: three at once keep two processors busy.
ctest --preset dev -j 3
