// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/coach.h"

#include <algorithm>
#include <utility>

#include "ai/think.h"
#include "present/pace.h"
#include "settings/settings.h"
#include "text/wording.h"

Coach::Coach(Lesson lesson, GameController& game, Chronicle& chronicle, TimeSource& time, const Settings& settings,
             QObject* parent)
    : QObject(parent),
      lesson_(std::move(lesson)),
      game_(game),
      chronicle_(chronicle),
      settings_(settings),
      alarm_(time.alarm([this] { happen(); })) {
  begun_.append(0);
  connect(&game_, &GameController::moved, this, [this] {
    if (std::exchange(coming_, false)) ++event_;
  });
  // A screen reader is listened to when the table is there.
  QMetaObject::invokeMethod(this, &Coach::speak, Qt::QueuedConnection);
}

QString Coach::named(QString text) const {
  for (int seat = 0; seat < game_.seats(); ++seat) text.replace(QStringLiteral("{%1}").arg(seat), game_.nameOf(seat));
  return text;
}

QString Coach::task() const {
  if (stage_ == Stage::others) return tr("Now watch the table.");
  if (!isPlaying()) return {};
  const auto move = pointedMove();
  if (!move) return tr("Find the move.");
  return closed(words(fulltable::advice_of(*game_.match().know(0), move), game_.seating().names, 0));
}

QStringList Coach::piles() const {
  QStringList piles;
  if (stage_ == Stage::asked)
    for (const QString& each : at().shown)
      if (!fulltable::card_of(each.toStdString())) piles.append(each);
  return piles;
}

QStringList Coach::cards() const {
  QStringList cards;
  if (stage_ == Stage::asked)
    for (const QString& each : at().shown)
      if (fulltable::card_of(each.toStdString())) cards.append(each);
  return cards;
}

bool Coach::canGoBack() const {
  return stage_ == Stage::asked && step_ > 0 && !game_.realTime();
}

std::optional<fulltable::Move> Coach::pointedMove() const {
  return stage_ == Stage::asked && (!at().found || pointed_) ? at().wanted : std::nullopt;
}

bool Coach::takes(int seat, const fulltable::Move& move) {
  const bool right = isPlaying() && (move == *at().wanted || std::ranges::find(at().also, move) != at().also.end());
  if (right && seat == 0) {
    stage_ = Stage::others;
    answer_.clear();
    emit changed();
    return true;
  }
  if (isPlaying()) {
    const auto answer = std::ranges::find(at().answers, move, &LessonStep::Answer::move);
    answer_ = named(answer != at().answers.end() ? answer->text : at().otherwise);
    if (answer_.isEmpty()) answer_ = tr("That can be done, too. For now please follow the coach.");
  } else if (isReading()) {
    answer_ = tr("Read this first, then press Continue.");
  } else if (isDone()) {
    answer_ = tr("The lesson ends here. Choose how to go on.");
  }
  chronicle_.announce(answer_);
  emit changed();
  return false;
}

void Coach::begin(int step) {
  step_ = step;
  stage_ = Stage::asked;
  event_ = 0;
  coming_ = pointed_ = false;
  answer_.clear();
  while (begun_.size() <= step) begun_.append(0);
  begun_[step] = game_.moveCount();
  emit changed();
  speak();
}

void Coach::speak() {
  QString told = closed(title()) + ' ' + text().remove('*');
  // A pointer sees the button for it.
  if (isPlaying() && game_.moveCount() == 0 && !game_.realTime()) told += ' ' + tr("Press H to be shown.");
  chronicle_.announce(told);
}

void Coach::proceed(bool resting) {
  if (stage_ == Stage::asked || resting || (coming_ && game_.realTime())) return;
  if (event_ >= at().events.size()) {
    if (step_ + 1 < steps()) begin(step_ + 1);
    return;
  }
  const LessonEvent& event = at().events[event_];
  coming_ = true;
  if (game_.realTime())
    alarm_->start(event.move ? pauseAfter(fulltable::Impact::usual, false, settings_) : event.wait);
  else
    emit othersMove(event.seat, *event.move);
}

void Coach::happen() {
  if (!coming_) return;
  const LessonEvent event = at().events[event_];
  const std::int64_t now = game_.truth().clock();
  if (event.move) return game_.play(event.seat, *event.move, fulltable::Times{now, now});
  coming_ = false;
  ++event_;
  game_.passTime(now + event.wait);
  emit renewed();
}

void Coach::goOn() {
  if (!isReading()) return;
  stage_ = Stage::others;
  emit changed();
  emit renewed();
}

void Coach::back() {
  if (!canGoBack()) return;
  const int moves = begun_.value(step_ - 1);
  begin(step_ - 1);
  begun_[step_] = moves;
  if (game_.moveCount() != moves) game_.goTo(moves);
  emit renewed();
}

void Coach::showMe() {
  if (!isPlaying()) return;
  if (at().found && !std::exchange(pointed_, true)) {
    emit changed();
    emit renewed();
    return;
  }
  emit wanted(*at().wanted);
}
