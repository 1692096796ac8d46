// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "players/players.h"

#include <utility>

#include "game/cast.h"
#include "players/playerkinds.h"

using fulltable::Move;

Players::Players(GameController& game, Thinker& thinker, TimeSource& time, std::uint64_t seed, QObject* parent)
    : QObject(parent), game_(game), thinker_(thinker), time_(time), seed_(seed) {
  moveAlarm_ = time_.alarm([this] { makeReadyMove(); });
  players_.resize(static_cast<std::size_t>(game_.seats()));
  for (int place = 0; place < game_.seats(); ++place)
    seat(place, game_.seating().kinds[static_cast<std::size_t>(place)]);
}

void Players::seat(int seat, SeatKind kind) {
  if (kind == SeatKind::human) return replace(seat, std::make_unique<Person>());
  const auto character = characterNamed(game_.nameOf(seat));
  const auto temper = character ? character->temper : fulltable::Temper::steady;
  replace(seat, std::make_unique<Computer>(levelOf(kind), temper, seed_, thinker_));
}

void Players::replace(int seat, std::unique_ptr<Player> player) {
  players_[static_cast<std::size_t>(seat)] = std::move(player);
}

void Players::forget() {
  ++serial_;
  thinker_.drop();
  for (const auto& player : players_) player->forget();
  ready_.reset();
  moveAlarm_->stop();
  setThinking(-1);
}

void Players::ask() {
  const auto& table = game_.truth();
  int thinking = -1;
  // Those who may interrupt come first; of the others one at a time.
  for (const bool interrupts : {true, false})
    for (const int seat : table.to_act()) {
      if (table.may_wait(seat) != interrupts) continue;
      if (at(seat).isPerson()) {
        question(seat);
      } else if (!halted_ && (interrupts || thinking < 0)) {
        question(seat);
        if (!interrupts) thinking = seat;
      }
    }
  setThinking(thinking);
}

void Players::question(int seat) {
  at(seat).ask(game_.match().know(seat), game_.moveCount(),
               [this, seat, serial = serial_](const std::optional<Move>& move) {
                 if (serial == serial_) answered(seat, move);
               });
}

void Players::answered(int seat, const std::optional<Move>& move) {
  if (move && at(seat).isPerson()) return game_.play(seat, *move);
  if (thinkingSeat_ == seat) setThinking(-1);
  if (!move || ready_) return;
  // Who interrupts has to be quick.
  if (!game_.truth().may_wait(seat))
    notBefore_ = qMax(notBefore_, time_.now()) + qRound(at(seat).hesitation() * longestHesitation_);
  if (game_.truth().allows(seat, *move, {})) return playSoon(seat, *move);
  // The game goes on all the same.
  qWarning("Seat %d chose a move that is not allowed: %s", seat, game_.truth().write(*move).c_str());
  if (const auto other = ruleOfThumbMove(*game_.match().know(seat))) playSoon(seat, *other);
}

void Players::choose(int seat, const Move& move) {
  auto* person = dynamic_cast<Person*>(&at(seat));
  if (!person || !person->choose(move)) game_.play(seat, move);
}

void Players::playSoon(int seat, const Move& move) {
  ready_ = Ready{seat, move};
  moveAlarm_->start(0);
}

void Players::setResting(bool resting) {
  resting_ = resting;
  if (!resting_ && ready_) moveAlarm_->start(0);
}

bool Players::hurry() {
  if (!ready_ || resting_) return false;
  notBefore_ = time_.now();
  moveAlarm_->start(0);
  return true;
}

void Players::makeReadyMove() {
  if (!ready_ || resting_) return;
  if (const qint64 left = notBefore_ - time_.now(); left > 0) return moveAlarm_->start(left);
  const Ready ready = *std::exchange(ready_, std::nullopt);
  game_.play(ready.seat, ready.move);
}

void Players::halt() {
  halted_ = true;
  forget();
}

void Players::setThinking(int seat) {
  if (std::exchange(thinkingSeat_, seat) != seat) emit thinkingChanged();
}

std::vector<fulltable::Intent> Players::reactions(double tempo) const {
  std::vector<fulltable::Intent> wanted;
  for (const int seat : game_.truth().to_act())
    if (const auto reaction = at(seat).reaction(*game_.match().know(seat), tempo))
      wanted.push_back({seat, reaction->move, reaction->times});
  return wanted;
}
