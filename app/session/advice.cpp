// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTimer>
#include <algorithm>
#include <chrono>
#include <utility>

#include "ai/toandfro.h"
#include "core/notation.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/words.h"

// What the table tells a person who asks: hints, whether a deal can still be won, which cards are safe to play up.

namespace {

using Clock = std::chrono::steady_clock;
using fulltable::View;

constexpr std::chrono::seconds longestHint{5};
constexpr std::chrono::seconds longestSolve{10};

/// What `winnable` says.
enum Light { dark, solvable, unsolvable, searching };

Light lightOf(fulltable::Verdict verdict) {
  switch (verdict) {
    case fulltable::Verdict::solvable: return solvable;
    case fulltable::Verdict::unsolvable: return unsolvable;
    case fulltable::Verdict::unknown: return dark;
  }
  return dark;
}

/// Whether no card that is seen lies elsewhere, and nothing that is known to all has changed.
bool sameToTheEye(const View& before, const View& after) {
  if (before.phase != after.phase || before.deal != after.deal || before.scores != after.scores ||
      before.facts != after.facts || before.piles.size() != after.piles.size())
    return false;
  const auto seen = [](const fulltable::PileView& pile) {
    fulltable::Cards cards;
    std::ranges::copy_if(pile.cards, std::back_inserter(cards), &fulltable::Card::is_known);
    return cards;
  };
  return std::ranges::equal(before.piles, after.piles, {}, seen, seen);
}

}  // namespace

void Session::clearAdvice() {
  if (winnable_ == searching) setWinnable(dark);
  if (hintText_.isEmpty() && !hinting_) return;
  // Others may choose at the same time: as long as nothing that is seen moves, a hint stays.
  if (!hintText_.isEmpty() && myTurn() && !race_ && known_->seat() == viewer_ &&
      sameToTheEye(hintView_, known_->show(viewer_)))
    return;
  // Who still waits for a hint gets it for the new position: perhaps another seat only chose to wait. Of several people
  // the next might be another.
  const bool waits = !match_.history().empty() && match_.history().back().seat != viewer_;
  if (std::exchange(hinting_, false) && waits)
    QTimer::singleShot(0, this, [this, viewer = viewer_] {
      if (myTurn() && viewer_ == viewer) hint();
    });
  hintText_.clear();
  hintTarget_ = {};
  hintCards_.clear();
  leaveHint();
  cards_.setHinted({});
  emit hintChanged();
}

void Session::adviseSoon() {
  setNotice({});
  if (winnable_ == solvable) setWinnable(dark);
  if (byHand_ && winsBySafeMoves()) playingSafe_ = finale_ = true;
  if (const auto safe = playingSafe_ ? safeMove() : std::nullopt) {
    // One after the other, so that the eye can follow.
    notBefore_ = clock_.elapsed() + (settings_->speed() == "instant" ? 0 : finale_ ? 75 : 150);
    ready_ = Answer{viewer_, *safe};
    moveTimer_.start(0);
    return;
  }
  playingSafe_ = false;
  finale_ = false;
  const std::shared_ptr<const fulltable::Knowledge> known = known_->clone();
  thinker_.run([known](const std::stop_token& stop) { return fulltable::only_to_and_fro(*known, stop); },
               [this](std::optional<bool> stuck) {
                 if (stuck.value_or(false)) setNotice(tr("Only moves to and fro remain."));
               });
  if (settings_->winnableLight()) checkWinnable();
}

void Session::setNotice(const QString& text) {
  if (std::exchange(notice_, text) == text) return;
  emit noticeChanged();
  if (!text.isEmpty()) announce(text);
}

void Session::setWinnable(int winnable) {
  if (std::exchange(winnable_, winnable) != winnable) emit winnableChanged();
}

void Session::checkWinnable() {
  if (!canSolve() || winnable_ == searching) return;
  setWinnable(searching);
  const std::shared_ptr<const fulltable::Position> truth = match_.truth().clone();
  thinker_.run(
      [truth](const std::stop_token& stop) {
        fulltable::SolveLimits limits;
        limits.expired = [&stop, end = Clock::now() + longestSolve] {
          return stop.stop_requested() || Clock::now() >= end;
        };
        return truth->solve(limits, 1).verdict;
      },
      [this](std::optional<fulltable::Verdict> verdict) {
        setWinnable(lightOf(verdict.value_or(fulltable::Verdict::unknown)));
      });
}

void Session::hint() {
  endRest();
  if (!canHint() || hinting_) return;
  if (winnable_ == searching) {
    thinker_.drop();
    setWinnable(dark);
  }
  if (realTime()) return hintInRace();
  if (input_.grip().mode == Grip::Mode::set) input_.cancel();
  hinting_ = true;
  emit hintChanged();
  const std::shared_ptr<const fulltable::Knowledge> known = known_->clone();
  const fulltable::Rng rng(static_cast<std::uint64_t>(moveCount()) + 1);
  thinker_.run(
      [known, rng](const std::stop_token& stop) {
        fulltable::Limits limits;
        limits.expired = [end = Clock::now() + longestHint] { return Clock::now() >= end; };
        return fulltable::think(*known, fulltable::Level::hard, limits, rng, stop);
      },
      [this](const std::optional<fulltable::Decision>& decision) {
        if (decision) return showHint(*decision);
        hinting_ = false;
        emit hintChanged();
      });
}

void Session::hintInRace() {
  fulltable::Moves moves;
  known_->legal(viewer_, moves);
  fulltable::Rng rng(static_cast<std::uint64_t>(moveCount()));
  if (const int place = known_->rule_of_thumb(viewer_, moves, rng); place >= 0) {
    const fulltable::Move& move = moves[static_cast<std::size_t>(place)];
    fulltable::Decision decision;
    decision.move = move;
    hintText_ = hintWords(fulltable::because(*known_, decision), seating_.names, viewer_);
  } else {
    hintText_ = tr("Wait. There's nothing for you to do now.");
  }
  emit hintChanged();
  announce(hintText_);
}

void Session::showHint(const fulltable::Decision& decision) {
  const int seat = known_->seat();
  hintText_ = hintWords(fulltable::because(*known_, decision), seating_.names, seat);
  hinting_ = false;
  hintCards_.clear();
  hintTarget_ = {};
  leaveHint();
  if (decision.move) {
    input_.pad()->propose(*decision.move);
    // Cards that were selected meanwhile are what Enter plays.
    const Grip& held = input_.grip();
    if (!held.isSelection() && held.mode != Grip::Mode::draft) hintMove_ = decision.move;
    const auto gesture = known_->gesture(seat, *decision.move);
    hintCards_ = input_.rowsOf(gesture);
    hintTarget_ = targetsOf(gesture).front();
    // A pile that is tapped, such as the stock, is what to look at, not where its card goes.
    const QString from = QString::fromStdString(gesture.from);
    if (hintCards_.isEmpty() && pileSize(from) > 0) {
      hintCards_ = {cards_.rowAt(from, pileSize(from) - 1)};
      hintTarget_ = {from};
    }
  }
  hintView_ = known_->show(seat);
  cards_.setHinted({hintCards_.begin(), hintCards_.end()});
  emit hintChanged();
  announce(hintText_);
}

bool Session::playHint() {
  if (!hintMove_ || !myTurn()) return false;
  submitByHand(*hintMove_);
  return true;
}

std::optional<fulltable::Move> Session::safeMove() const {
  if (!myTurn()) return std::nullopt;
  const fulltable::Moves moves = known_->safe_moves(viewer_);
  return moves.empty() ? std::nullopt : std::optional(moves.front());
}

bool Session::winsBySafeMoves() const {
  for (const auto& pile : view_.piles)
    if (std::ranges::any_of(pile.cards, [](fulltable::Card card) { return !card.is_known(); })) return false;
  // Every card is seen, so that there is nothing to imagine.
  fulltable::Rng rng(1);
  const auto position = known_->imagine(rng);
  while (position->stage() == fulltable::Stage::playing) {
    const fulltable::Moves moves = position->safe_moves(viewer_);
    if (moves.empty()) return false;
    position->apply(viewer_, moves.front());
  }
  return !position->winners().empty();
}

bool Session::canPlaySafe() const {
  return safeMove().has_value();
}

void Session::playSafe() {
  endRest();
  if (const auto safe = safeMove()) {
    playingSafe_ = true;
    play(viewer_, *safe);
  } else {
    refuse(tr("No card is safe to play up now."));
  }
}
