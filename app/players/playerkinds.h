// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include "ai/temper.h"
#include "players/player.h"
#include "players/thinker.h"

/// What a seat does by its game's rule of thumb: for one whose own thinking failed. Nothing: it waits.
std::optional<fulltable::Move> ruleOfThumbMove(const fulltable::Knowledge& known);

/// A person at this screen, whose hands choose the move.
class Person : public Player {
 public:
  bool isPerson() const override { return true; }
  void ask(std::shared_ptr<const fulltable::Knowledge> known, int number, Answer answer) override;
  void forget() override { answer_ = nullptr; }
  std::optional<fulltable::Reaction> reaction(const fulltable::Knowledge&, double) const override {
    return std::nullopt;
  }

  /// Answers with that move; false: nobody has asked.
  bool choose(const fulltable::Move& move);

 private:
  Answer answer_;
};

/// The computer at one of its levels, with a temper. The same `seed` plays the same.
class Computer : public Player {
 public:
  Computer(fulltable::Level level, fulltable::Temper temper, std::uint64_t seed, Thinker& thinker)
      : level_(level), temper_(temper), seed_(seed), thinker_(thinker) {}

  bool isPerson() const override { return false; }
  void ask(std::shared_ptr<const fulltable::Knowledge> known, int number, Answer answer) override;
  double hesitation() const override { return *hesitation_; }
  /// The thinker drops what is out of date.
  void forget() override {}
  std::optional<fulltable::Reaction> reaction(const fulltable::Knowledge& known, double tempo) const override;

 private:
  fulltable::Level level_;
  fulltable::Temper temper_;
  std::uint64_t seed_;
  Thinker& thinker_;
  std::shared_ptr<double> hesitation_ = std::make_shared<double>(0);
};
