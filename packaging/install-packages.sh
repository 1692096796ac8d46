#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: install-packages.sh GROUP...    installs the missing Debian packages of these groups (build, run, test, gate)
set -eu
list=$(dirname "$0")/debian-packages.txt
if ! command -v dpkg-query >/dev/null || ! command -v apt-get >/dev/null; then
  echo "This is no Debian system: please see to it that the like of $list is installed." >&2
  exit 0
fi
# Tells which packages of a group are missing, a line each.
missing_of() {
  for package in $(awk -v group="$1" '$1 == group { print $2 }' "$list"); do
    status=$(dpkg-query -W -f '${Status}' "$package" 2>/dev/null || true)
    [ "$status" = "install ok installed" ] || echo "$package"
  done
}
as_root=
[ "$(id -u)" -eq 0 ] || as_root=sudo
missing=$(for group in "$@"; do missing_of "$group"; done)
[ -z "$missing" ] || $as_root apt-get -o DPkg::Lock::Timeout=300 update
# A fresh system only knows by now what its release has.
for package in $(for group in "$@"; do missing_of "$group?"; done); do
  if apt-cache show "$package" >/dev/null 2>&1; then missing="$missing $package"; fi
done
[ -n "$missing" ] || exit 0
# shellcheck disable=SC2086 # a list of names
echo Installing: $missing
# shellcheck disable=SC2086
$as_root env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y --no-install-recommends $missing
