// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/grid.h"
#include "table/pilespec.h"

/// Where the others sit: round the table; all in one row above it, where there is room; the only other one at the left,
/// above the viewer, so that cards have the whole height; always in one row above, each at the left of a zone of its
/// own.
enum class Others { around, abreast, aside, zoned };

/// What a table is laid out by: its size in pixels, and what its game asks for.
struct TableSpec {
  QSizeF size;
  GridWish grid;
  int seats = 1;
  int viewer = 0;
  Others others = Others::around;
  qreal handRows = 0;  ///< rows below the middle part, of the viewer's own cards
  qreal margin = 12;
  qreal strip = 0;   ///< height of the strip at the lower edge with the viewer's own plate and the buttons
  qreal footer = 0;  ///< height of what lies below that strip
  QSizeF plate{160, 52};
  bool largeIndex = false;  ///< the signs on the cards are large: more of a covered card is to be seen
};

/// The parts of a table: its grid in the middle, and the plates of the seats round it.
class TableParts {
 public:
  explicit TableParts(const TableSpec& spec);

  const TableSpec& spec() const { return spec_; }
  const Grid& grid() const { return grid_; }
  /// The table without its margin, the strip and what lies below that.
  const QRectF& area() const { return area_; }
  /// What a hand may take of it in width.
  const QRectF& handArea() const { return isAside() ? middle_ : area_; }
  /// How much of that the plates of those take who sit at its sides; 0 where nobody does.
  qreal flank() const { return isFlanked() ? spec_.plate.width() + spec_.margin : 0; }
  /// Makes all cards smaller by that part.
  void shrink(qreal part);

  /// The plate of a seat, seen from the viewer; empty where there is no such seat.
  QRectF plate(int relative) const;
  /// Where the first card of a pile lies.
  QRectF place(const PileSpec& pile) const;
  /// The steps that a pile's fan asks for; the room is not said.
  FanWish wish(const PileSpec& pile) const;

 private:
  bool isAside() const { return spec_.others == Others::aside && spec_.seats == 2; }
  bool isAbreast() const;
  bool isFlanked() const;

  TableSpec spec_;
  QRectF area_, middle_;
  Grid grid_;
};
