// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/move.h"

#include "core/random.h"

namespace fulltable {

std::uint64_t hash_of(const Move& move) {
  std::uint64_t hash = mix((std::uint64_t{move.verb} << 8) | move.count);
  for (std::size_t i = 0; i < move.count; ++i) hash = mix(hash ^ move.args[i]);
  return hash;
}

}  // namespace fulltable
