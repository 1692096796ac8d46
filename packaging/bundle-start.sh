#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# Starts a program of a bundle (make-bundle.sh) by the name it is called, from wherever the bundle lies.
case $(basename "$0") in
  AppRun) program=fulltable ;;
  *) program=$(basename "$0") ;;
esac
top=$(dirname "$(readlink -f "$0")")/..
# The system's own libraries, where it has them, know its drivers and its settings.
for spare in "$top"/lib/spare/*; do
  found=
  for folder in /usr/lib/"$(uname -m)"-linux-gnu /lib/"$(uname -m)"-linux-gnu /usr/lib64 /lib64 /usr/lib; do
    [ ! -e "$folder/$(basename "$spare")" ] || found=yes
  done
  [ -n "$found" ] || { export LD_LIBRARY_PATH="$top/lib/spare${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"; break; }
done
[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_FILE="$top/share/fonts/fonts.conf"
[ -e /usr/share/X11/xkb ] || export XKB_CONFIG_ROOT="$top/share/xkb"
# Without a driver the processor draws.
if [ ! -d /usr/share/glvnd/egl_vendor.d ] && [ ! -d /etc/glvnd/egl_vendor.d ] && [ -z "${QT_QUICK_BACKEND:-}" ]; then
  export QT_QUICK_BACKEND=software
fi
exec "$top/libexec/$program" "$@"
