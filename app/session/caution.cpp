// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/caution.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "game/gamecontroller.h"
#include "game/publicview.h"
#include "players/cores.h"
#include "settings/settings.h"
#include "text/wording.h"

namespace {

/// What a move must cost to be asked about, as a share of games.
constexpr double muchAway = 0.1;
/// A search's value of a move is trusted from so many imagined games on.
constexpr std::int64_t fewestVisits = 200;
constexpr std::int64_t dealsToWeigh = 400;

std::function<bool()> inTime(std::chrono::milliseconds longest) {
  return [end = std::chrono::steady_clock::now() + longest] { return std::chrono::steady_clock::now() >= end; };
}

/// Of a solitaire of which every card is seen.
std::unique_ptr<fulltable::Position> onlyPosition(const fulltable::Knowledge& known) {
  fulltable::Rng rng(1);
  return known.imagine(rng);
}

fulltable::Solution solve(const fulltable::Position& position, const std::stop_token& stop) {
  fulltable::SolveLimits limits;
  limits.expired = [&stop, late = inTime(Caution::longestThought)] { return stop.stop_requested() || late(); };
  return position.solve(limits, 1);
}

int percent(double share) {
  return qRound(100 * share);
}

}  // namespace

Caution::Caution(const Viewpoint& viewpoint, const Settings& settings, QObject* parent)
    : QObject(parent), viewpoint_(viewpoint), settings_(settings) {}

bool Caution::isWanted() const {
  const GameController& game = viewpoint_.game();
  if (!settings_.play()->careful() || !viewpoint_.myTurn() || game.realTime()) return false;
  return !game.solitaire() || (game.match().game().can_solve() && isOpen(viewpoint_.view()));
}

void Caution::lookAhead() {
  if (thinker_) thinker_->drop();
  seat_ = -1;
  decision_.reset();
  solution_.reset();
  held_.reset();
  cleared_.reset();
  if (isWanted()) think();
}

void Caution::think() {
  if (!thinker_) thinker_ = std::make_unique<Thinker>();
  seat_ = viewpoint_.viewer();
  const std::shared_ptr<const fulltable::Knowledge> known = viewpoint_.known().clone();
  if (viewpoint_.game().solitaire()) {
    thinker_->run([known](const std::stop_token& stop) { return solve(*onlyPosition(*known), stop); },
                  [this](std::optional<fulltable::Solution> solution) {
                    solution_ = solution ? std::move(*solution) : fulltable::Solution();
                    if (held_) weigh();
                  });
    return;
  }
  const fulltable::Rng rng(static_cast<std::uint64_t>(viewpoint_.game().moveCount()) + 1);
  thinker_->run(
      [known, rng, count = settings_.play()->cores().toInt()](const std::stop_token& stop) {
        Cores cores(count);
        const fulltable::Limits limits{.expired = inTime(Caution::longestThought), .crew = cores.crew()};
        return fulltable::think(*known, fulltable::Level::expert, limits, rng, stop);
      },
      [this](std::optional<fulltable::Decision> decision) {
        decision_ = decision ? std::move(*decision) : fulltable::Decision();
        if (held_) weigh();
      });
}

bool Caution::allows(const fulltable::Move& move) {
  if (!isWanted()) return true;
  // It became their turn without a new position, or the setting was changed meanwhile.
  if (seat_ != viewpoint_.viewer()) lookAhead();
  if (cleared_ == move) return true;
  held_ = move;
  if (!decision_ && !solution_) return false;
  if (!looksHarmless(move)) {
    weigh();
    return false;
  }
  held_.reset();
  return true;
}

bool Caution::looksHarmless(const fulltable::Move& move) const {
  if (solution_) return solution_->finding != fulltable::Finding::solvable || solution_->moves.front() == move;
  const auto& tried = decision_->candidates;
  if (decision_->forced) return true;
  const auto found = std::ranges::find_if(tried, [&](const auto& each) { return !each.wait && each.move == move; });
  if (found == tried.end() || found->visits < fewestVisits) return false;
  if (decision_->move == move) return true;
  double most = 0;
  for (const fulltable::Candidate& each : tried)
    if (each.visits >= fewestVisits) most = std::max(most, each.value);
  return most - found->value < muchAway / 2;
}

void Caution::weigh() {
  if (looksHarmless(*held_)) return settle({});
  if (solution_) return weighAlone();
  const std::shared_ptr<const fulltable::Knowledge> known = viewpoint_.known().clone();
  const fulltable::Rng rng(static_cast<std::uint64_t>(viewpoint_.game().moveCount()) + 1);
  thinker_->run(
      [known, rng, move = *held_, longest = longestWeighing_](const std::stop_token& stop) {
        return fulltable::judge(*known, move, {.deals = dealsToWeigh, .expired = inTime(longest)}, rng, stop);
      },
      [this](const std::optional<std::optional<fulltable::Judgement>>& judgement) {
        if (held_) settle(judgement.value_or(std::nullopt));
      });
}

void Caution::weighAlone() {
  const std::shared_ptr<const fulltable::Knowledge> known = viewpoint_.known().clone();
  thinker_->run(
      [known, move = *held_](const std::stop_token& stop) {
        const auto position = onlyPosition(*known);
        position->apply(known->seat(), move);
        if (position->stage() == fulltable::Stage::playing) return solve(*position, stop).finding;
        return position->winners().empty() ? fulltable::Finding::unsolvable : fulltable::Finding::solvable;
      },
      [this](std::optional<fulltable::Finding> finding) {
        if (held_)
          answer(finding == fulltable::Finding::unsolvable
                     ? tr("Are you sure? After this move the deal can't be won any more. Do it again if you are.")
                     : QString());
      });
}

void Caution::answer(const QString& question) {
  const fulltable::Move move = *std::exchange(held_, std::nullopt);
  cleared_ = move;
  if (question.isEmpty())
    emit harmless(move);
  else
    emit doubted(question);
}

void Caution::settle(const std::optional<fulltable::Judgement>& judgement) {
  if (!judgement || !judgement->is_certain() || judgement->loss < muchAway) return answer({});
  const fulltable::Knowledge& known = viewpoint_.known();
  const QString better =
      words(fulltable::noun_of(known, judgement->better), viewpoint_.game().seating().names, known.seat());
  answer(tr("Are you sure? You'd win about %1% of games this way. Better: %3, %2%. Do it again if you are.")
             .arg(percent(judgement->value))
             .arg(percent(judgement->value + judgement->loss))
             .arg(better));
}
