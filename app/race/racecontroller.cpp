// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "race/racecontroller.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/notation.h"
#include "settings/settings.h"
#include "text/wording.h"

using fulltable::Intent;

namespace {

/// Whether that note of a record is of an even race.
bool isEven(const fulltable::Json& note) {
  return note.is_object() && note.value("even", fulltable::Json()) == true;
}

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

/// What the rules list as a button. Its picture is called as its move is written.
QVariantMap mapOf(const fulltable::Table& table, int seat, const fulltable::Button& button, const QStringList& names) {
  const std::vector<std::string> written = fulltable::words_of(table.write(button.move));
  return {{"key", QString::fromStdString(button.key)},
          {"label", words(button.label, names, seat)},
          {"symbol", QString::fromStdString(written[written.size() > 1 ? 1 : 0])},
          {"heading", words(button.heading, names, seat)}};
}

}  // namespace

RaceController::RaceController(GameController& game, Players& players, Chronicle& chronicle, TimeSource& time,
                               Settings& settings, QObject* parent)
    : QObject(parent),
      game_(game),
      players_(players),
      chronicle_(chronicle),
      settings_(settings),
      slow_(time, game.seating().slowest()),
      clock_(game.truth().clock(), slow_),
      opened_(game.truth().clock()) {
  if (isEven(game.match().app) && fulltable::find_reflexes(game.match().info().id)) {
    const auto [tempo, streak] = settings.evenTempo(game.id());
    using Even = fulltable::EvenTempo;
    even_ = Even{std::clamp(tempo, Even::least, Even::most), streak};
  }
  // Inputs that happened before may still wait in the queue: they come first.
  due_ = time.alarm([this] { run_->start(1); }, true);
  run_ = time.alarm([this] { run(); });
  tick_ = time.alarm([this] { tick(); }, true);
  absent_ = time.alarm([this] { pause(); });
  count_ = time.alarm([this] { countDown(); });
  connect(&game_, &GameController::changed, this, &RaceController::listButtons);
  listButtons();
}

void RaceController::start() {
  if (!game_.realTime() || game_.ended() || running() || countdown_ > 0) return;
  countdown_ = settings_.play()->speed() == "instant" ? 0 : countdownFrom;
  emit changed();
  if (countdown_ > 0)
    count_->start(countdownStep);
  else
    countDown();
}

void RaceController::countDown() {
  if (countdown_ > 1) {
    --countdown_;
    count_->start(countdownStep);
  } else {
    countdown_ = 0;
    clock_.run();
    tick_->start(RaceClock::tickTime);
    run();
  }
  emit changed();
}

void RaceController::pause() {
  if (teacher_ || (!running() && countdown_ == 0)) return;
  if (running()) run();
  countdown_ = 0;
  for (const auto& alarm : {&count_, &due_, &run_, &tick_}) (*alarm)->stop();
  clock_.pause();
  emit changed();
}

void RaceController::tick() {
  tick_->start(RaceClock::tickTime);
  clock_.tick();
  // What people did meanwhile still waits in the queue.
  if (clock_.wasAway() && game_.seating().humans() > 0 && !absent_->isActive()) absent_->start(1);
}

double RaceController::time(double timestamp) {
  const auto stamp = static_cast<quint64>(slow_.slowed(timestamp));
  clock_.see(stamp);
  return static_cast<double>(clock_.at(stamp));
}

void RaceController::move(int seat, const QString& text, double began, double done) {
  if (!running() || !game_.seating().isHuman(seat)) return;
  const auto read = game_.truth().read(text.toStdString());
  if (!read) {
    emit refused(QString::fromStdString(read.refusal().text));
    return;
  }
  judge(seat, *read, {static_cast<qint64>(began), static_cast<qint64>(done)});
}

void RaceController::press(int seat, const QString& key, double began, double done) {
  if (!running() || !game_.seating().isHuman(seat)) return;
  const auto buttons = game_.truth().buttons(seat);
  const auto button = std::ranges::find(buttons, key.toStdString(), &fulltable::Button::key);
  if (button != buttons.end()) judge(seat, button->move, {static_cast<qint64>(began), static_cast<qint64>(done)});
}

void RaceController::listButtons() {
  if (!game_.realTime()) return;
  const fulltable::Table& table = game_.truth();
  const QStringList& names = game_.seating().names;
  QVariantList pad;
  for (const fulltable::Button& button : table.buttons(0))
    if (button.heading.empty()) pad.append(mapOf(table, 0, button, names));
  if (std::exchange(pad_, pad) != pad) emit padChanged();
  const int chooser = choosing();
  QVariantList choices;
  if (chooser >= 0)
    for (const fulltable::Button& button : table.buttons(chooser)) {
      if (button.heading.empty()) continue;
      QVariantMap choice = mapOf(table, chooser, button, names);
      choice["open"] = table.allows(chooser, button.move, {table.clock(), table.clock()});
      choices.append(choice);
    }
  if (std::exchange(chooser_, chooser) != chooser || choices_ != choices) {
    choices_ = choices;
    emit choicesChanged();
  }
}

int RaceController::choosing() const {
  const fulltable::SeatSet acting = game_.truth().to_act();
  if (acting.size() != 1 || !game_.seating().isHuman(acting.front())) return -1;
  const bool chooses = std::ranges::any_of(game_.truth().buttons(acting.front()),
                                           [](const fulltable::Button& button) { return !button.heading.empty(); });
  return chooses ? acting.front() : -1;
}

void RaceController::moveNow(int seat, const fulltable::Move& move) {
  if (!running()) {
    emit refused(tr("The clock is stopped. It goes on when everybody is ready."));
    return;
  }
  if (game_.seating().isHuman(seat)) judge(seat, move, {clock_.now(), clock_.now()});
}

std::int64_t RaceController::counted(int seat, std::int64_t at) const {
  const double later = slow_.factor() / game_.seating().tempo(seat);
  return at <= opened_ ? at : opened_ + std::llround(static_cast<double>(at - opened_) * later);
}

void RaceController::judge(int seat, const fulltable::Move& move, fulltable::Times pressed) {
  if (teacher_) return teacher_(seat, move);
  const fulltable::Times counts{counted(seat, pressed.began), counted(seat, pressed.done)};
  inputs_.push_back({Intent{seat, move, counts}, pressed});
  // The other inputs of this frame come first, so that all are judged in the order in which they were done.
  due_->start(0);
}

std::optional<fulltable::Happening> RaceController::next() const {
  std::vector<Intent> wanted = players_.reactions(even_ ? even_->tempo : 1);
  for (const Input& input : inputs_) wanted.push_back(input.intent);
  return fulltable::next_happening(game_.truth(), wanted);
}

void RaceController::run() {
  if (!running() || players_.halted()) return;
  clock_.tick();
  std::int64_t until = clock_.now();
  fulltable::View lying = game_.truth().show(std::nullopt);
  QStringList turned;
  bool passed = false;
  while (!game_.ended() && !players_.halted()) {
    const auto event = next();
    if (!event || event->at > until) break;
    const bool byItself = !event->move;
    const auto before = even_ ? game_.truth().clone() : nullptr;
    if (byItself) {
      game_.passTime(event->at);
      passed = true;
    } else {
      std::erase_if(inputs_, [&](const Input& input) {
        return input.intent.seat == event->move->seat && input.intent.move == event->move->move &&
               input.intent.times->began == event->move->times->began;
      });
      game_.play(event->move->seat, event->move->move, event->move->times);
    }
    if (before) follow(*before);
    const fulltable::View lay = std::exchange(lying, game_.truth().show(std::nullopt));
    const QString card = turnedWords(lay, lying);
    if (byItself || !card.isEmpty()) reopen();
    if (card.isEmpty()) continue;
    turned.append(card);
    if (!byItself && !told_.isEmpty()) told_.removeLast();  // the card says it
    // Nobody saw what was turned in a stall: whatever else was pressed in it answered the card before.
    if (const std::int64_t clock = game_.truth().clock(); clock < clock_.blindUntil()) {
      std::erase_if(inputs_, [&](const Input& input) { return input.pressed.began <= clock_.blindUntil(); });
      clock_.set(until = clock);
    }
  }
  if (!game_.ended() && until > game_.truth().clock()) game_.passTime(until);
  if (passed) emit timePassed();
  tell(turned);
  if (game_.ended()) {
    inputs_.clear();
    tick_->stop();
    clock_.pause();
    emit changed();
    emit finished();
    return;
  }
  const auto event = next();
  clock_.expect(event ? event->at : -1);
  if (!event) return;
  // With nobody to wait for, time itself may fly.
  if (game_.seating().humans() == 0 && settings_.play()->speed() == "instant") clock_.set(event->at);
  due_->start(slow_.real(std::max<std::int64_t>(0, event->at - clock_.now())));
}

void RaceController::follow(const fulltable::Position& before) {
  const auto ended = fulltable::find_reflexes(game_.match().info().id)->ended(before, game_.truth());
  if (!ended) return;
  fulltable::SeatSet people;
  for (const int seat : game_.seating().people()) people.insert(seat);
  even_->follow(*ended, people, game_.seating().seats());
  settings_.setEvenTempo(game_.id(), even_->tempo, even_->streak);
}

void RaceController::reopen() {
  opened_ = game_.truth().clock();
  // What was held back for those with more time, and was pressed before this could be seen, does not answer it.
  std::erase_if(inputs_, [this](const Input& input) {
    return input.pressed.done <= opened_ && input.intent.times->done > input.pressed.done;
  });
}

void RaceController::tell(const QStringList& turned) {
  QStringList parts = std::exchange(told_, {});
  const QStringList& names = game_.seating().names;
  const QString said = words(game_.truth().verdict(), names, game_.seating().you());
  if (std::exchange(verdict_, said) != said && !said.isEmpty()) {
    chronicle_.note(said, game_.moveCount());
    parts = {said};  // it tells of the moves, too
    emit verdictChanged();
  }
  // A person who does not see the card that all look at must hear of it as soon, in one breath with what came before
  // it.
  parts += turned;
  const fulltable::SeatSet acting = game_.truth().to_act();
  const int sole = acting.size() == 1 ? acting.front() : -1;
  if (std::exchange(sole_, sole) != sole && sole >= 0 && game_.seating().isHuman(sole))
    parts.append(sole == game_.seating().you() ? tr("Your turn") : tr("%1's turn").arg(names[sole]));
  if (game_.ended()) parts.append(game_.resultText());
  // The last one may be a label that stands alone.
  for (qsizetype i = 0; i + 1 < parts.size(); ++i) parts[i] = closed(parts[i]);
  chronicle_.announce(parts.join(' '));
}
