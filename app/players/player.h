// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/game.h"

/// Plays a seat: a person at this screen, the computer, or something else that answers. It is told what the seat knows,
/// and nothing more.
class Player {
 public:
  /// Told at most once: a move, or nothing for a seat that would rather wait.
  using Answer = std::function<void(const std::optional<fulltable::Move>& move)>;

  Player() = default;
  virtual ~Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;

  /// Whether it is a person at this screen: then others wait for it as long as it likes.
  virtual bool isPerson() const = 0;
  /// It may move, after `number` moves. It answers later or never, not within this call. Another question takes the
  /// place of the last one.
  virtual void ask(std::shared_ptr<const fulltable::Knowledge> known, int number, Answer answer) = 0;
  /// How hard the answer to the last question was, from 0 (clear) to 1 (another move was as good): who looks on expects
  /// it to take longer.
  virtual double hesitation() const { return 0; }
  /// The last question is out of date.
  virtual void forget() = 0;
  /// Races: what it would do if nothing else happened; nothing where it would wait, or tells its moves itself. The same
  /// for the same knowledge, however often it is asked. A computer player takes `tempo` times as long as usual.
  virtual std::optional<fulltable::Reaction> reaction(const fulltable::Knowledge& known, double tempo) const = 0;
};
