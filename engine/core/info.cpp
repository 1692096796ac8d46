// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/info.h"

#include <cassert>

namespace fulltable {

Options GameInfo::standard_options() const {
  assert(options.size() <= Options::capacity);
  Options result;
  for (std::size_t i = 0; i < options.size(); ++i) result.value[i] = options[i].standard;
  return result;
}

int GameInfo::minutes_with(int number_of_seats) const {
  int most = minutes;
  for (const auto& [seats, of_these] : minutes_from)
    if (seats <= number_of_seats) most = of_these;
  return most;
}

}  // namespace fulltable
