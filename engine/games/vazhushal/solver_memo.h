// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/vazhushal/meld_shapes.h"

// What the search for the best partition has found already.
namespace fulltable::vazhushal::exact {

inline constexpr int impossible = -1'000'000'000;

/// Tells the nodes of one search apart.
using Key = std::array<std::uint64_t, 3>;

struct Entry {
  Key key{};
  int value = 0;
  bool used = false;
  bool exact = false;  ///< else the value is a bound from above
  bool melds = false;  ///< the best is to lay the shape, not to pass the lowest card over
  MeldShape shape;
};

/// Found values by node: open addressing, grows.
class Memo {
 public:
  Memo() : entries_(256) {}
  /// What is known of a node; if nothing is, an empty entry for it. The next call may move it.
  Entry& find(const Key& key);

 private:
  Entry& slot(const Key& key);
  void grow();

  std::vector<Entry> entries_;
  std::size_t count_ = 0;
};

}  // namespace fulltable::vazhushal::exact
