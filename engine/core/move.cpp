// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/move.h"

#include <algorithm>
#include <mutex>
#include <set>
#include <utility>

#include "core/random.h"

namespace fulltable {

const MoveTail* kept(MoveTail tail) {
  assert(!tail.empty());
  static std::mutex guard;
  static std::set<MoveTail> tails;
  const std::scoped_lock lock(guard);
  return &*tails.insert(std::move(tail)).first;
}

std::uint64_t hash_of(const Move& move) {
  constexpr std::uint8_t long_one = 14;  // from there on the arguments tell moves apart, not their number
  std::uint64_t hash = mix((std::uint64_t{move.verb} << 8) | std::min(move.count, long_one));
  for (std::size_t i = 0; i < move.count; ++i) hash = mix(hash ^ move.args[i]);
  if (move.more)
    for (const std::uint8_t byte : *move.more) hash = mix(hash ^ byte);
  return hash;
}

}  // namespace fulltable
