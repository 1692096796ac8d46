#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: kills.sh [KILLS]    kills a program that plays at random moments, 200 times by default, and looks for lost moves
set -eu
cd "$(dirname "$0")/.."
cmake --preset dev
cmake --build --preset dev --target app_kills
FULLTABLE_KILLS=${1:-200} QTEST_FUNCTION_TIMEOUT=3600000 build/dev/tests/app_kills
