#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: install-packages.sh GROUP...    installs the missing Debian packages of these groups (build, run, test)
set -eu
list=$(dirname "$0")/debian-packages.txt
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  echo "This is no Debian system: please see to it that the like of $list is installed." >&2
  exit 0
fi
missing=
for group in "$@"; do
  for package in $(awk -v group="$group" '$1 == group { print $2 }' "$list"); do
    status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
    [ "$status" = "install ok installed" ] || missing="$missing $package"
  done
done
[ -n "$missing" ] || exit 0
echo "Installing:$missing"
as_root=
[ "$(id -u)" -eq 0 ] || as_root=sudo
$as_root apt-get -o DPkg::Lock::Timeout=300 update
# shellcheck disable=SC2086 # a list of names
$as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends $missing
