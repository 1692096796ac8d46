// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>

#include "session/retell.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/steps.h"
#include "session/views.h"

// Moves, and when they are made and shown. The rules know no time: the pauses are the table's alone.

using fulltable::Gesture;
using fulltable::Move;
using fulltable::View;

namespace {

using Clock = std::chrono::steady_clock;

/// A level has its own measure; this only bounds it on a slow machine.
constexpr std::chrono::milliseconds longestThought{4000};
/// Who only may interrupt answers quickly, so as not to hold up the others.
constexpr std::chrono::milliseconds longestInterruption{150};

constexpr int untilClick = -1;

/// How long after the last move an AI seat makes its own, so that a person can follow.
int moveDelay(const Settings& settings) {
  return settings.speed() == "instant" ? 0 : settings.speed() == "fast" ? 250 : 700;
}

int restTime(const Settings& settings) {
  if (settings.trickRest() == "click") return untilClick;
  if (settings.speed() == "instant") return 0;
  return settings.trickRest() == "short" ? 600 : 1200;
}

/// How long a card lies upon the one that it takes.
int catchTime(const Settings& settings) {
  return settings.speed() == "instant" ? 0 : settings.speed() == "fast" ? 400 : 800;
}

/// How long one of several hands or cards is seen to be turned or moved before the next one follows.
int stepTime(const Settings& settings) {
  return settings.speed() == "instant" ? 0 : settings.speed() == "fast" ? 150 : 300;
}

/// How long a card that is turned for a person is waited for.
int turnTime(const Settings& settings) {
  return settings.speed() == "instant" ? 0 : settings.speed() == "fast" ? 400 : 900;
}

/// What a seat does whose thinking failed, so that the game goes on.
std::optional<Move> heuristicMove(const fulltable::Knowledge& known) {
  fulltable::Moves moves;
  known.legal(known.seat(), moves);
  fulltable::Rng rng(1);
  const int place = known.rule_of_thumb(known.seat(), moves, rng);
  return place < 0 ? std::nullopt : std::optional(moves[static_cast<std::size_t>(place)]);
}

const fulltable::Cards& trickOf(const View& view) {
  static const fulltable::Cards none;
  const auto* pile = pileOf(view, "trick");
  return pile ? pile->cards : none;
}

}  // namespace

void Session::play(int seat, const Move& move, std::optional<fulltable::Times> times) {
  if (race_ && !times) {
    // Made by a click: done now.
    if (!racing()) return refuse(tr("The clock stands still."));
    return raceMove(seat, QString::fromStdString(known_->write(move)), raceNow(), raceNow());
  }
  endRest();
  const auto before = match_.truth().clone();
  const Gesture gesture = ::revealed(match_.know(seat)->gesture(seat, move), before->show(std::nullopt));
  const auto draft = melding_ ? melding_->draft_of(*match_.know(seat), move) : std::nullopt;
  const bool forced = !hasDecision(seat);
  const QString verb = QString::fromStdString(before->write(move)).section(' ', 0, 0);
  if (const auto refusal = match_.submit(seat, move, times)) {
    const bool idle = refusal->code == fulltable::Code::not_to_act;
    refuse(idle ? tr("%1 has nothing to decide now.").arg(seating_.names.value(seat))
                : QString::fromStdString(refusal->text));
    return;
  }
  record(seat, move, *before);
  notBefore_ = clock_.elapsed() + moveDelay(*settings_);

  View lastLook = withGesture(view_, gesture);
  const View next = currentView();
  const bool turnedUp = turnUp(lastLook, next);
  const bool newDeal = next.deal != view_.deal;
  // Who only turns the page by hand has seen enough of it.
  const bool turnsPage = newDeal && seating_.isHuman(seat) && gesture.from.empty() && forced;
  // A trick may also end without a card: somebody concedes it.
  const bool trickDone = !trickOf(lastLook).empty() && (newDeal || trickOf(next).empty());
  if (trickDone) {
    lastTrick_.clear();
    for (const fulltable::Card card : trickOf(lastLook)) lastTrick_.append(card.code());
  }
  if (newDeal && !trickDone && viewer_ >= 0 && !match_.info().real_time) {
    const auto ended = before->clone();
    ended->apply(seat, move);
    lastLook = ended->show(viewer_);
  }
  const Reshuffle reshuffle = newDeal ? Reshuffle::all : Reshuffle::no;
  const bool settled = (newDeal || match_.over()) && !match_.truth().recap().empty();
  if (settled) lastLook.scores = next.scores;
  // Where rows grow to both sides, the last card lies at its own end.
  if (settled && !newDeal && !trickDone) lastLook.piles = next.piles;
  // What a last call turns up wants to be seen before the game is declared over.
  const bool lastCall = match_.over() && !solitaire() && !race_ && !trickDone && !newDeal && gesture.from.empty();
  std::vector<Look> looks;
  if (const int time = catchTime(*settings_); time != 0 && !trickDone)
    if (const auto caught = catchBetween(view_, newDeal ? lastLook : next, gesture))
      looks.push_back({withGesture(view_, caught->move), caught->move, time, caught->onto});
  if (const int time = stepTime(*settings_); time != 0 && !trickDone && viewer_ >= 0) {
    std::vector<Step> steps;
    if (gesture.cards.empty() && gesture.from.empty()) steps = turnedInTurn(lastLook, next, (seat + 1) % seatCount());
    if (steps.empty() && (newDeal || match_.over())) {
      const View laid = withGesture(view_, gesture);
      steps = laidInTurn(laid, newDeal ? lastLook : next);
      if (!steps.empty()) looks.push_back({laid, gesture, time});
    }
    for (Step& step : steps) looks.push_back({std::move(step.view), step.move, time});
  }
  const bool rests = trickDone || turnedUp || settled || lastCall || (newDeal && !turnsPage);
  // How a deal came out takes reading: that stays until somebody goes on, however fast the cards move.
  const bool reading = settled && seating_.humans() > 0;
  if (const int time = restTime(*settings_); reading || (time != 0 && rests)) {
    const bool last = newDeal || match_.over();
    looks.push_back({lastCall && !settled ? next : lastLook, gesture,
                     reading || time == untilClick ? untilClick
                     : last                        ? 2 * time
                                                   : time});
  }
  if (looks.empty())
    settle(gesture, reshuffle);
  else
    rest(std::move(looks), reshuffle);
  emit moved(seat, verb);
  emit played(draft && draft->taken > 1 ? "sweep" : "place");
  if (cards_.turnedOne()) emit played("flip");
  if (seat == viewer_) turnTold_ = false;
  if (newDeal && !resting_) emit dealt();
  proceed();
}

void Session::record(int seat, const Move& move, const fulltable::Position& before) {
  const int number = moveCount() - 1;
  emit recorded(number, seat, QString::fromStdString(before.write(move)),
                race_ ? std::optional(match_.history().back().times) : std::nullopt);
  const auto lines = linesOf(before, seat, move, match_.truth(), number, seating_.names);
  QStringList texts;
  for (const LogModel::Line& line : lines) {
    log_.append(line);
    texts.append(line.text);
  }
  if (race_)
    raceTold_.append(texts);
  else
    announce(texts.join(". "));
}

void Session::proceed() {
  thinker_.drop();
  ready_.reset();
  moveTimer_.stop();
  turnTimer_.stop();
  clearAdvice();
  if (race_) return;
  setThinking(-1);
  if (ended()) {
    if (!resting_) finish();
    return;
  }
  askPlayers();
  if (solitaire())
    adviseSoon();
  else if (const bool told = std::exchange(turnTold_, myTurn()); turnTold_ && !told)
    emit played("turn");
  if (input_.moves().onlyTap() && myTurn() && settings_->turnStock()) turnSoon();
  playForced();
}

void Session::playForced() {
  if (!settings_->playForced() || !myTurn() || solitaire() || !known_->complete(viewer_)) return;
  fulltable::Moves moves;
  known_->legal(viewer_, moves);
  if (moves.size() != 1 || known_->gesture(viewer_, moves.front()).cards.empty()) return;
  ready_ = Answer{viewer_, moves.front()};
  moveTimer_.start(0);
}

void Session::finish() {
  if (std::exchange(finished_, true)) return;
  const auto winning = winners();
  const bool won =
      std::ranges::any_of(winning, [this](const QVariant& seat) { return seating_.isHuman(seat.toInt()); });
  if (!race_) announce(resultText());
  emit changed();
  emit played(won ? "win" : "lose");
  emit finished();
}

void Session::rest(std::vector<Look> looks, Reshuffle afterwards) {
  known_ = match_.know(std::max(viewer_, 0));
  resting_ = true;
  dealEnded_ = afterwards == Reshuffle::all || ended();
  nextFacts_ = variantOf(currentView().facts).toMap();
  afterRest_ = {.cards = {}, .from = "trick", .to = {}, .label = {}};
  reshuffleAfterRest_ = afterwards;
  looks_ = std::move(looks);
  nextLook();
  emit restingChanged();
}

void Session::nextLook() {
  if (looks_.empty()) return endRest();
  const Look look = std::move(looks_.front());
  looks_.erase(looks_.begin());
  restTimer_.stop();
  input_.leaveDesk();
  if (look.time != untilClick) restTimer_.start(look.time);
  showNow(look.view, look.move, Reshuffle::no);
  if (!look.onto.is_known()) return;
  const QString pile = QString::fromStdString(look.move.to);
  const int upper = cards_.rowOf(look.move.cards.front(), pile);
  const int lower = cards_.rowOf(look.onto, pile);
  if (upper >= 0 && lower >= 0) cards_.setUpon({{upper, lower}});
}

void Session::restLonger(int ms) {
  if (resting_ && restTimer_.isActive()) restTimer_.start(std::max(ms, restTimer_.remainingTime()));
}

void Session::endRest() {
  if (!std::exchange(resting_, false)) return;
  restTimer_.stop();
  dealEnded_ = false;
  nextFacts_.clear();
  looks_.clear();
  settle(afterRest_, reshuffleAfterRest_);
  emit restingChanged();
  const bool newDeal = reshuffleAfterRest_ == Reshuffle::all;
  emit played(newDeal ? "deal" : "sweep");
  if (newDeal) emit dealt();
  if (ended()) return finish();
  notBefore_ = std::max(notBefore_, clock_.elapsed() + moveDelay(*settings_) / 2);
  if (ready_) moveTimer_.start(0);
}

void Session::continueTrick() {
  if (resting_) nextLook();
}

void Session::turnSoon() {
  turnTimer_.start(turnTime(*settings_));
}

void Session::hold() {
  held_ = true;
  thinker_.drop();
  ready_.reset();
  setThinking(-1);
}

void Session::askPlayers() {
  if (held_) return;
  const auto& table = match_.truth();
  for (const int seat : table.to_act())
    if (!seating_.isHuman(seat) && table.may_wait(seat)) ask(seat);
  for (const int seat : table.to_act()) {
    if (seating_.isHuman(seat) || table.may_wait(seat)) continue;
    ask(seat);
    setThinking(seat);
    return;
  }
}

void Session::ask(int seat) {
  const std::shared_ptr<const fulltable::Knowledge> known = match_.know(seat);
  const auto level = seating_.level(seat);
  const auto patience = known->may_wait(seat) ? longestInterruption : longestThought;
  // The same for the same game and move, so that taking a move back and making it again changes nothing.
  const fulltable::Rng rng(
      fulltable::hash_of(salt_.toStdString()) ^
      fulltable::mix(static_cast<std::uint64_t>(moveCount()) * 16 + static_cast<std::uint64_t>(seat)));
  thinker_.run(
      [known, level, patience, rng](const std::stop_token& stop) {
        fulltable::Limits limits;
        limits.expired = [end = Clock::now() + patience] { return Clock::now() >= end; };
        return fulltable::think(*known, level, limits, rng, stop).move;
      },
      [this, seat, known](const std::optional<std::optional<Move>>& found) {
        answered(seat, found ? *found : heuristicMove(*known));
      });
}

void Session::answered(int seat, const std::optional<Move>& move) {
  if (thinkingSeat_ == seat) setThinking(-1);
  if (!move || ready_) return;
  ready_ = Answer{seat, *move};
  moveTimer_.start(0);
}

void Session::makeReadyMove() {
  if (!ready_ || resting_) return;
  if (const qint64 left = notBefore_ - clock_.elapsed(); left > 0) {
    moveTimer_.start(static_cast<int>(left));
    return;
  }
  const Answer answer = *std::exchange(ready_, std::nullopt);
  play(answer.seat, answer.move);
}

void Session::setThinking(int seat) {
  if (std::exchange(thinkingSeat_, seat) == seat) return;
  showSeats();
  emit thinkingChanged();
}
