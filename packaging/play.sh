#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: play.sh [OPTION...]    installs what is missing, builds Full Table and starts it with these options
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
"$here/packaging/install-packages.sh" build run wish
cd "$here"
cmake --preset release -DBUILD_TESTING=OFF
cmake --build --preset release
exec "$here/build/release/bin/fulltable" "$@"
