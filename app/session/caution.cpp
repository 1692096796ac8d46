// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/caution.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "game/gamecontroller.h"
#include "settings/settings.h"
#include "text/wording.h"

namespace {

/// What a move must cost to be asked about, as a share of games.
constexpr double muchAway = 0.1;
/// A search's value of a move is trusted from so many imagined games on.
constexpr std::int64_t fewestVisits = 200;
constexpr std::int64_t dealsToWeigh = 400;
constexpr std::chrono::seconds longestThought{1};

std::function<bool()> inTime() {
  return [end = std::chrono::steady_clock::now() + longestThought] { return std::chrono::steady_clock::now() >= end; };
}

int percent(double share) {
  return qRound(100 * share);
}

}  // namespace

Caution::Caution(const Viewpoint& viewpoint, const Settings& settings, QObject* parent)
    : QObject(parent), viewpoint_(viewpoint), settings_(settings) {}

bool Caution::isWanted() const {
  const GameController& game = viewpoint_.game();
  return settings_.play()->careful() && viewpoint_.myTurn() && !game.solitaire() && !game.realTime();
}

void Caution::lookAhead() {
  if (thinker_) thinker_->drop();
  seat_ = -1;
  decision_.reset();
  held_.reset();
  cleared_.reset();
  if (isWanted()) think();
}

void Caution::think() {
  if (!thinker_) thinker_ = std::make_unique<Thinker>();
  seat_ = viewpoint_.viewer();
  const std::shared_ptr<const fulltable::Knowledge> known = viewpoint_.known().clone();
  const fulltable::Rng rng(static_cast<std::uint64_t>(viewpoint_.game().moveCount()) + 1);
  thinker_->run(
      [known, rng](const std::stop_token& stop) {
        return fulltable::think(*known, fulltable::Level::hard, {.expired = inTime()}, rng, stop);
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
  if (!decision_) return false;
  if (!looksHarmless(move)) {
    weigh();
    return false;
  }
  held_.reset();
  return true;
}

bool Caution::looksHarmless(const fulltable::Move& move) const {
  const auto& tried = decision_->candidates;
  if (decision_->forced || decision_->move == move) return true;
  const auto found = std::ranges::find_if(tried, [&](const auto& each) { return !each.wait && each.move == move; });
  if (found == tried.end() || found->visits < fewestVisits) return false;
  double most = 0;
  for (const fulltable::Candidate& each : tried)
    if (each.visits >= fewestVisits) most = std::max(most, each.value);
  return most - found->value < muchAway / 2;
}

void Caution::weigh() {
  if (looksHarmless(*held_)) return settle({});
  const std::shared_ptr<const fulltable::Knowledge> known = viewpoint_.known().clone();
  const fulltable::Rng rng(static_cast<std::uint64_t>(viewpoint_.game().moveCount()) + 1);
  thinker_->run(
      [known, rng, move = *held_](const std::stop_token& stop) {
        return fulltable::judge(*known, move, {.deals = dealsToWeigh, .expired = inTime()}, rng, stop);
      },
      [this](const std::optional<std::optional<fulltable::Judgement>>& judgement) {
        if (held_) settle(judgement.value_or(std::nullopt));
      });
}

void Caution::settle(const std::optional<fulltable::Judgement>& judgement) {
  const fulltable::Move move = *std::exchange(held_, std::nullopt);
  cleared_ = move;
  if (!judgement || !judgement->is_certain() || judgement->loss < muchAway) {
    emit harmless(move);
    return;
  }
  const fulltable::Knowledge& known = viewpoint_.known();
  const QString better =
      words(fulltable::noun_of(known, judgement->better), viewpoint_.game().seating().names, known.seat());
  emit doubted(tr("Are you sure? You'd win about %1% of games this way, %2% with %3. Do it again if you are.")
                   .arg(percent(judgement->value))
                   .arg(percent(judgement->value + judgement->loss))
                   .arg(better));
}
