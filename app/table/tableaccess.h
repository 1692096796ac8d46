// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/region.h"

/// A table as a screen reader finds it: in reading order, that is the viewer's own cards, what lies on the table pile
/// by pile, the others' cards, the plates, and what else there is to read and to press. What a page covers is not
/// there.
class TableAccess : public RegionAccess {
 public:
  using RegionAccess::RegionAccess;
  /// Has every table and every other region found so, from now on.
  static void install();

 protected:
  QList<QQuickItem*> items() const override;
};
