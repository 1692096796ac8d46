#!/bin/sh
# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# usage: contact.sh FOLDER    contact sheets of all cards there, 60, 120, 300 and 900 pixels high, and the suits in grey
# needs rsvg-convert (librsvg2-bin) and montage (imagemagick)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out=$1
small=$(mktemp -d)
mkdir -p "$out"
for height in 60 120 300 900; do
  mkdir "$small/$height"
  for set in face face4 large large4 back mark; do
    for file in "$here/svg/$set"/*.svg; do
      rsvg-convert -h "$height" "$file" -o "$small/$height/$set-$(basename "$file" .svg).png"
    done
  done
  for set in face large; do
    sheet=
    for suit in C D H S; do
      for rank in A 2 3 4 5 6 7 8 9 T J Q K; do sheet="$sheet $small/$height/$set-$rank$suit.png"; done
    done
    # shellcheck disable=SC2086 # a list of files
    montage $sheet "$small/$height/$set-XB.png" "$small/$height/$set-XL.png" -tile 13x -geometry +3+3 \
      -background '#1F5B43' "$out/$set-$height.png"
  done
  montage "$small/$height"/face4-*.png "$small/$height"/large4-*.png -tile 13x -geometry +3+3 -background '#1F5B43' \
    "$out/four-colours-$height.png"
  montage "$small/$height"/back-*.png "$small/$height"/mark-*.png -tile 7x -geometry +3+3 -background '#1F5B43' \
    "$out/backs-$height.png"
done
# The four suits 12 pixels high, without colour, as on a covered card.
for suit in C D H S; do
  rsvg-convert -h 120 "$here/svg/face/A$suit.svg" -o "$small/$suit.png"
  convert "$small/$suit.png" -crop 20x16+1+24 +repage -colorspace Gray "$small/grey-$suit.png"
done
montage "$small"/grey-*.png -tile 4x -geometry +4+4 -background white "$out/suits-grey.png"
rm -r "$small"
