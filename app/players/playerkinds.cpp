// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/playerkinds.h"

#include <chrono>
#include <utility>

#include "ai/think.h"
#include "core/reflexes.h"
#include "players/cores.h"

using fulltable::Knowledge;
using fulltable::Move;

namespace {

using Clock = std::chrono::steady_clock;

/// A level has its own measure; this only bounds it on a slow machine.
constexpr std::chrono::milliseconds longestThought{4000};
/// A seat that only may interrupt answers quickly, so as not to hold up the others.
constexpr std::chrono::milliseconds longestInterruption{150};

}  // namespace

std::optional<Move> ruleOfThumbMove(const Knowledge& known) {
  fulltable::Moves moves;
  known.legal(known.seat(), moves);
  fulltable::Rng rng(1);
  const int place = known.rule_of_thumb(known.seat(), moves, rng);
  return place < 0 ? std::nullopt : std::optional(moves[static_cast<std::size_t>(place)]);
}

void Person::ask(std::shared_ptr<const Knowledge>, int, Answer answer) {
  answer_ = std::move(answer);
}

bool Person::choose(const Move& move) {
  if (!answer_) return false;
  std::exchange(answer_, nullptr)(move);
  return true;
}

void Computer::ask(std::shared_ptr<const Knowledge> known, int number, Answer answer) {
  const auto seat = static_cast<std::uint64_t>(known->seat());
  const auto patience = known->may_wait(known->seat()) ? longestInterruption : longestThought;
  // The same for the same game and move, so that taking a move back and making it again changes nothing.
  const fulltable::Rng rng(seed_ ^ fulltable::mix(static_cast<std::uint64_t>(number) * 16 + seat));
  thinker_.run(
      [known, level = level_, temper = temper_, patience, rng, count = thinker_.cores()](const std::stop_token& stop) {
        Cores cores(count);
        fulltable::Limits limits;
        limits.crew = cores.crew();
        limits.temper = temper;
        limits.expired = [end = Clock::now() + patience] { return Clock::now() >= end; };
        const fulltable::Decision decision = fulltable::think(*known, level, limits, rng, stop);
        return std::pair(decision.move, decision.closeness());
      },
      [known, hesitation = hesitation_,
       answer = std::move(answer)](const std::optional<std::pair<std::optional<Move>, double>>& found) {
        *hesitation = found ? found->second : 0;
        answer(found ? found->first : ruleOfThumbMove(*known));
      });
}

std::optional<fulltable::Reaction> Computer::reaction(const Knowledge& known, double tempo) const {
  fulltable::Rng rng = fulltable::Rng(seed_).child(static_cast<std::uint64_t>(known.seat()));
  if (const fulltable::Reflexes* reflexes = fulltable::find_reflexes(known.info().id))
    return reflexes->react(known, level_, tempo, rng);
  return fulltable::find_game(known.info().id)->react(known, level_, rng);
}
