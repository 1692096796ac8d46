// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDate>
#include <cstdint>
#include <optional>

#include "core/game.h"
#include "players/thinker.h"
#include "settings/settings.h"

/// The deals of the next days of solitaires, which take up to a second to be found (see `dealOfDay`): looked for ahead,
/// with the time that nothing else wants, and kept with the settings.
class DaysAhead {
 public:
  explicit DaysAhead(Settings& settings) : settings_(settings) {}

  /// Looks for what is not known yet of that day and those after it.
  void look(const QDate& today, int days = 7);
  void stop() { thinker_.drop(); }
  bool isBusy() const { return thinker_.isBusy(); }
  /// The number of a deal that was found ahead, or nothing.
  std::optional<std::uint64_t> numberOf(const fulltable::Game& game, const QDate& day) const;

 private:
  void find(const fulltable::Game& game, const QDate& day, const QDate& today, int days);

  Settings& settings_;
  Thinker thinker_{Thinker::Haste::none};  // last: its answers come to all of the above
};
