#!/usr/bin/env bash
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: try-package.sh FILE RELEASE FOLDER [APT-OPTION...]    as root, installs a package into a bare Debian (bookworm,
# trixie) in that folder, plays a move there by mouse, removes it, and finds nothing left but what belongs to the person
# who played. FILE is a .deb; or what needs no installation, a .tar.xz or .AppImage, and is only laid there. The picture is
# FOLDER/RELEASE.png. Needs debootstrap, xvfb, xdotool, imagemagick. MIRROR is where Debian's packages are.
set -euo pipefail
package=$(realpath "$1")
release=$2
mkdir -p "$3"
folder=$(realpath "$3")
shift 3
here=$(cd "$(dirname "$0")" && pwd)
mirror=${MIRROR:-http://deb.debian.org/debian}
# A name space of mounts of its own: whatever happens, nothing stays mounted.
if [ -z "${FULLTABLE_APART:-}" ]; then
  FULLTABLE_APART=1 exec unshare --mount "$here/try-package.sh" "$package" "$release" "$folder" "$@"
fi
root=$folder/root-$release
bare=$folder/$release.tar
if [ ! -f "$bare" ]; then
  rm -rf --one-file-system "$root"
  debootstrap --variant=minbase "$release" "$root" "$mirror" > "$folder/debootstrap.log"
  rm -f "$root"/var/cache/apt/archives/*.deb
  tar -C "$root" -cf "$bare" .
fi
rm -rf --one-file-system "$root"
mkdir "$root"
tar -C "$root" -xf "$bare"
cp /etc/resolv.conf "$root/etc/resolv.conf"
[ ! -f /etc/hosts ] || cp /etc/hosts "$root/etc/hosts"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
inside() { chroot "$root" env -i PATH=/usr/games:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive "$@"; }
# Files that programs of the system keep for themselves are left out.
files() {
  (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./home -o -path ./tmp -o -path ./run -o -path ./root \
    -o -path ./var/cache -o -path ./var/log -o -path ./var/lib/dpkg -o -path ./var/lib/apt \) -prune -o -print | sort)
}

inside useradd --create-home guest
inside install -d -m 700 -o guest /tmp/guest
files > "$folder/before"
echo "== installing into $release"
folders=/usr/games
case $package in
  *.deb)
    cp "$package" "$root/fulltable.deb"
    inside apt-get -qq update
    inside apt-get install -y "$@" /fulltable.deb > "$folder/install.log"
    rm "$root/fulltable.deb"
    grep -E '^(Need to get|After this operation)' "$folder/install.log"
    inside apt-get check -qq ;;
  *.tar.xz)
    mkdir "$root/home/table"
    tar -C "$root/home/table" --strip-components=1 -xf "$package"
    folders=/home/table/bin ;;
  *)
    install -D -m 755 "$package" "$root/home/table/fulltable"
    folders=/home/table ;;
esac

display=:$((RANDOM % 400 + 500))
Xvfb "$display" -screen 0 1366x768x24 -nolisten tcp -noreset -ac 2>/dev/null &
screen=$!
game=
trap 'kill $game $screen 2>/dev/null || true; umount -l "$root/proc" "$root/dev" || true' EXIT
export DISPLAY=$display
as_guest() { chroot --userspec=guest "$root" env -i PATH=$folders:/usr/bin:/bin HOME=/home/guest LANG=C.UTF-8 DISPLAY="$display" XDG_RUNTIME_DIR=/tmp/guest "$@"; }
# Waits until two pictures of the screen, one second apart, are the same, and others than the last one.
stands() {
  local last=${1:-} before=
  for _ in $(seq 60); do
    picture=$(import -window root rgb:- | sha256sum)
    if [ "$picture" = "$before" ] && [ "$picture" != "$last" ]; then return 0; fi
    before=$picture
    sleep 1
  done
  echo "the screen does not change, or never stands still" >&2
  import -window root "$folder/$release.png"
  return 1
}
for _ in $(seq 20); do xdotool getdisplaygeometry >/dev/null 2>&1 && break; sleep 0.5; done
echo "== playing"
stands
empty=$picture
as_guest fulltable --game ristiseiska --seed 7 --seats human,easy,easy,easy --speed instant --size 1200x700 2> "$folder/said" &
game=$!
stands "$empty"
# The introduction's "Play", then the six of clubs, which goes beneath the seven.
xdotool mousemove 775 474 click 1
stands "$picture"
xdotool mousemove 200 559 click 1
stands "$picture"
import -window root "$folder/$release.png"
kill $game
wait $game || true
game=
grep -v PulseAudio "$folder/said" && { echo "the program complains"; exit 1; }
# What the person laid stands in the saved game.
python3 - "$root/home/guest/.local/share/fulltable/fulltable/games.sqlite" <<'END'
import sqlite3, sys
moves = [str(row) for row in sqlite3.connect(sys.argv[1]).execute("select * from moves")]
mine = [move for move in moves if "6C" in move]
print(f"{len(moves)} moves are kept; the six of clubs: {mine}")
sys.exit(0 if mine else 1)
END
case $package in
  *.AppImage) ;;
  *) [ "$(as_guest fulltable-cli games | wc -l)" -ge 12 ] ;;
esac
find "$root" -xdev -user "$(inside id -u guest)" -not -path "$root/home/*" -not -path "$root/tmp/*" | grep . && { echo "written outside of the person's home"; exit 1; }

echo "== removing"
case $package in
  *.deb)
    inside apt-get purge -y -qq fulltable > /dev/null
    if files | grep -i fulltable; then echo "left behind"; exit 1; fi
    inside apt-get autoremove --purge -y -qq > /dev/null ;;
  *) rm -r "$root/home/table" ;;
esac
files > "$folder/after"
echo "files of other packages that stay or went: $(comm -3 "$folder/before" "$folder/after" | wc -l)"
[ -f "$root/home/guest/.local/share/fulltable/fulltable/games.sqlite" ]
echo "$release: as it should be; the picture is $folder/$release.png"
