// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <utility>

#include "protocol/autoplay.h"
#include "session/session.h"
#include "session/settings.h"
#include "session/words.h"

// Races: the clock drives the game, and what people do counts from the moment in which they did it.

using fulltable::Intent;

namespace {

/// So long each number of the countdown stands, in ms.
constexpr int countdownStep = 700;
constexpr int countdownFrom = 3;

/// The cards that came to lie on top of the table's own piles between two views.
QString turnedWords(const fulltable::View& before, const fulltable::View& after) {
  QStringList words;
  for (const fulltable::PileView& pile : after.piles) {
    if (pile.owner >= 0 || pile.sight != fulltable::Sight::everyone || pile.cards.empty()) continue;
    const auto old = std::ranges::find(before.piles, pile.id, &fulltable::PileView::id);
    if (old == before.piles.end() || old->cards != pile.cards) words.append(cardWords(pile.cards.back()));
  }
  return words.join(", ");
}

}  // namespace

void Session::startRace() {
  if (!race_ || ended() || race_->isRunning() || countdown_ > 0) return;
  countdown_ = settings_->speed() == "instant" ? 0 : countdownFrom;
  emit raceChanged();
  if (countdown_ > 0)
    countdownTimer_.start(countdownStep);
  else
    countDown();
}

void Session::countDown() {
  if (countdown_ > 1) {
    --countdown_;
    countdownTimer_.start(countdownStep);
  } else {
    countdown_ = 0;
    race_->run();
    raceBeat_.start(static_cast<int>(RaceClock::beat));
    runRace();
  }
  emit raceChanged();
}

void Session::pauseRace() {
  if (!race_ || (!race_->isRunning() && countdown_ == 0)) return;
  if (race_->isRunning()) runRace();
  countdown_ = 0;
  countdownTimer_.stop();
  raceTimer_.stop();
  raceBeat_.stop();
  race_->pause();
  emit raceChanged();
}

void Session::beatRace() {
  race_->tick();
  // What people did meanwhile still waits in the queue.
  if (race_->wasAway() && seating_.humans() > 0) QTimer::singleShot(1, this, &Session::pauseRace);
}

bool Session::racing() const {
  return race_ && race_->isRunning();
}

double Session::raceNow() const {
  return race_ ? static_cast<double>(race_->now()) : 0;
}

double Session::raceTime(double timestamp) {
  if (!race_) return 0;
  race_->see(static_cast<quint64>(timestamp));
  return static_cast<double>(race_->at(static_cast<quint64>(timestamp)));
}

void Session::raceMove(int seat, const QString& move, double began, double done) {
  if (!racing() || !seating_.isHuman(seat)) return;
  const auto read = known_->read(move.toStdString());
  if (!read) return refuse(QString::fromStdString(read.refusal().text));
  raceInputs_.push_back({seat, *read, fulltable::Times{static_cast<qint64>(began), static_cast<qint64>(done)}});
  // The other inputs of this frame come first, so that all are judged in the order in which they were done.
  raceTimer_.start(0);
}

std::optional<fulltable::Happening> Session::nextInRace() const {
  std::vector<Intent> wanted = raceInputs_;
  for (const int seat : match_.truth().to_act()) {
    if (seating_.isHuman(seat)) continue;
    if (auto reaction =
            fulltable::reaction_of(match_, seat, seating_.level(seat), fulltable::hash_of(salt_.toStdString())))
      wanted.push_back(std::move(*reaction));
  }
  return fulltable::next_happening(match_.truth(), wanted);
}

void Session::runRace() {
  if (!racing() || held_) return;
  race_->tick();
  std::int64_t until = race_->now();
  fulltable::View lying = match_.truth().show(std::nullopt);
  QStringList turned;
  bool changed = false;
  while (!ended() && !held_) {
    const auto next = nextInRace();
    if (!next || next->at > until) break;
    const bool byItself = !next->move;
    if (byItself) {
      passTime(next->at);
      changed = true;
    } else {
      std::erase_if(raceInputs_, [&](const Intent& input) {
        return input.seat == next->move->seat && input.move == next->move->move &&
               input.times->began == next->move->times->began;
      });
      play(next->move->seat, next->move->move, next->move->times);
    }
    const fulltable::View before = std::exchange(lying, match_.truth().show(std::nullopt));
    const QString card = turnedWords(before, lying);
    if (card.isEmpty()) continue;
    turned.append(card);
    if (!byItself && !raceTold_.isEmpty()) raceTold_.removeLast();  // the card says it
    // Nobody saw what was turned in a stall: whatever else was pressed in it answered the card before.
    if (const std::int64_t clock = match_.truth().clock(); clock < race_->blindUntil()) {
      std::erase_if(raceInputs_, [&](const Intent& input) { return input.times->began <= race_->blindUntil(); });
      race_->set(until = clock);
    }
  }
  if (!ended() && until > match_.truth().clock()) passTime(until);
  if (changed) settle({}, Reshuffle::no);
  tellRace(turned);
  if (ended()) {
    raceInputs_.clear();
    raceBeat_.stop();
    race_->pause();
    emit raceChanged();
    return finish();
  }
  const auto next = nextInRace();
  const std::int64_t due = next ? next->at : -1;
  race_->expect(due);
  if (due < 0) return;
  // With nobody to wait for, time itself may fly.
  if (seating_.humans() == 0 && settings_->speed() == "instant") race_->set(due);
  raceTimer_.start(static_cast<int>(std::max<std::int64_t>(0, due - race_->now())));
}

void Session::passTime(std::int64_t to) {
  while (!ended() && match_.truth().clock() < to)
    if (match_.advance(std::min(to - match_.truth().clock(), fulltable::longest_wait))) return;
}

void Session::tellRace(const QStringList& turned) {
  QStringList parts = std::exchange(raceTold_, {});
  const QString said = words(match_.truth().verdict(), seating_.names);
  if (std::exchange(verdict_, said) != said && !said.isEmpty()) {
    log_.append({said, -1, moveCount(), {}});
    parts = {said};  // it tells of the moves, too
    emit changed();
  }
  // Who does not see the card that all look at must hear of it as soon, in one breath with what came before it.
  parts += turned;
  const fulltable::SeatSet acting = match_.truth().to_act();
  const int sole = acting.size() == 1 ? acting.front() : -1;
  if (std::exchange(raceSole_, sole) != sole && sole >= 0 && seating_.isHuman(sole))
    parts.append(tr("%1 is to move").arg(seating_.names[sole]));
  if (ended()) parts.append(resultText());
  QString text;
  for (const QString& part : parts) text += (text.isEmpty() ? "" : text.endsWith('.') ? " " : ". ") + part;
  if (!text.isEmpty()) announce(text);
}
