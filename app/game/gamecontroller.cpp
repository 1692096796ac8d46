// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/gamecontroller.h"

#include <algorithm>
#include <utility>

#include "game/commitment.h"
#include "game/publicview.h"
#include "match/hidden.h"
#include "text/wording.h"

using fulltable::Move;
using fulltable::Position;

GameController::GameController(fulltable::Match match, Seating seating, QByteArray salt, QObject* parent)
    : QObject(parent),
      match_(std::move(match)),
      seating_(std::move(seating)),
      salt_(std::move(salt)),
      assisted_(match_.app.is_object() && match_.app.value("assisted", fulltable::Json()) == true),
      seen_(static_cast<std::size_t>(match_.seats()), 0) {}

QVariantMap GameController::options() const {
  return variantOf(fulltable::json_of(match_.info(), match_.game_setup().options)).toMap();
}

QString GameController::commitment() const {
  return commitmentOf(dealText(match_.pack(1), match_.game_setup().deal_number, salt_));
}

QString GameController::revealed() const {
  return ended() ? dealText(match_.pack(1), match_.game_setup().deal_number, salt_) : QString();
}

void GameController::setKind(int seat, SeatKind kind) {
  seating_.kinds[static_cast<std::size_t>(seat)] = kind;
  emit changed();
}

int GameController::lastDecision() const {
  if (realTime()) return -1;
  const bool alone = seating_.humans() == seats();
  for (int number = moveCount() - 1; number >= 0; --number) {
    const auto at = static_cast<std::size_t>(number);
    const int seat = match_.history()[at].seat;
    if (alone || (seating_.isHuman(seat) && hasDecision(match_.after(at), seat))) return number;
  }
  return -1;
}

int GameController::seenAt(int person, int number) const {
  // A solitaire is played against nobody.
  if (solitaire()) return 0;
  const int before = seen_[static_cast<std::size_t>(person)];
  for (int made = moveCount(); made > std::max(number, before); --made) {
    const auto after = static_cast<std::size_t>(made);
    const fulltable::Played& played = match_.history()[after - 1];
    if (fulltable::shows_hidden(match_.after(after - 1), match_.after(after), played.seat, played.move, person))
      return made;
  }
  return before > number ? before : 0;
}

QString GameController::undoProblem() const {
  // With all cards on the table it would be no game any more.
  if (givenUp_ || (match_.over() && !solitaire())) return tr("The game is over. “Review” shows its moves.");
  const int last = lastDecision();
  if (last < 0) return tr("You haven't made a move yet, so there is nothing to undo.");
  if (seating_.relaxed || seenAt(match_.history()[static_cast<std::size_t>(last)].seat, last) == 0) return {};
  return tr("Too late to undo: others have moved, or hidden cards were seen. Only a relaxed game allows it.");
}

QString GameController::restartProblem() const {
  const QList<int> all = people();
  if (seating_.relaxed || std::ranges::none_of(all, [this](int person) { return seenAt(person, 0) > 0; })) return {};
  return tr("Too late to restart: others have moved, or hidden cards were seen. Only a relaxed game allows it.");
}

int GameController::branchedAt() const {
  const fulltable::Json& note = match_.app;
  if (!note.is_object() || !note.contains("from") || !note["from"].is_object()) return -1;
  const fulltable::Json move = note["from"].value("move", fulltable::Json());
  return move.is_number_integer() ? static_cast<int>(std::clamp<std::int64_t>(move.get<std::int64_t>(), 0, 1000000))
                                  : -1;
}

bool GameController::canTakeBack(int seat, const Move& move) const {
  if (solitaire() || seating_.relaxed) return true;
  // Imagined from what the seat knows, so that the answer gives nothing away.
  fulltable::Rng rng(static_cast<std::uint64_t>(moveCount()));
  const std::unique_ptr<Position> before = truth().know(seat)->imagine(rng);
  const std::unique_ptr<Position> after = before->clone();
  after->apply(seat, move);
  return !fulltable::shows_hidden(*before, *after, seat, move, seat);
}

QStringList GameController::recap() const {
  QStringList lines;
  for (const fulltable::Text& line : truth().recap()) lines.append(words(line, seating_.names, seating_.you()));
  return lines;
}

QString GameController::resultText() const {
  if (!ended()) return {};
  const auto winners = truth().winners();
  if (solitaire()) {
    if (givenUp_) return tr("You gave up.");
    return winners.empty() ? tr("No moves left. This deal is lost.") : tr("You win!");
  }
  QStringList names;
  bool you = false;
  for (const int seat : winners) {
    if (seat == seating_.you())
      you = true;
    else
      names.append(nameOf(seat));
  }
  if (you && names.isEmpty()) return tr("You win!");
  if (you)
    return names.size() == 1 ? tr("You and %1 win.").arg(names.front()) : tr("You, %1 win.").arg(listWords(names));
  if (names.isEmpty()) return tr("Nobody wins.");
  return names.size() == 1 ? tr("%1 wins.").arg(names.front()) : tr("%1 win.").arg(listWords(names));
}

bool GameController::hasDecision(const Position& position, int seat) {
  fulltable::Moves moves;
  position.legal(seat, moves);
  return moves.size() > 1 || position.may_wait(seat) || !position.complete(seat);
}

QVariantList GameController::dealsEnded() const {
  QVariantList list;
  if (realTime()) return list;
  const auto dealAfter = [this](std::size_t moves) { return match_.after(moves).show(std::nullopt).deal; };
  const std::size_t all = match_.history().size();
  const int last = dealAfter(all);
  for (int deal = 1; deal <= last; ++deal) {
    // The first position of the next deal tells of this one.
    std::size_t low = 0, high = all;
    while (deal < last && low < high) {
      const std::size_t mid = (low + high) / 2;
      if (dealAfter(mid) > deal)
        high = mid;
      else
        low = mid + 1;
    }
    if (deal == last && !match_.over()) break;
    const fulltable::View view = match_.after(high).show(std::nullopt);
    const fulltable::Json told = view.facts.contains("last_deal") ? view.facts["last_deal"] : fulltable::Json(nullptr);
    list.append(QVariantMap{{"deal", deal}, {"scores", listOf(view.scores)}, {"told", variantOf(told)}});
  }
  return list;
}

MoveReport GameController::reportOf(std::shared_ptr<const Position> before) const {
  const fulltable::Played& played = match_.history().back();
  MoveReport report;
  report.number = moveCount() - 1;
  report.seat = played.seat;
  report.move = played.move;
  report.text = QString::fromStdString(before->write(played.move));
  if (realTime()) report.times = played.times;
  report.gesture = ::revealed(before->know(played.seat)->gesture(played.seat, played.move), before->show(std::nullopt));
  report.before = std::move(before);
  report.after = truth().clone();
  return report;
}

void GameController::play(int seat, Move move, std::optional<fulltable::Times> times) {
  emit trying();
  std::shared_ptr<const Position> before = truth().clone();
  const bool forced = !hasDecision(seat);
  if (const auto refusal = match_.submit(seat, move, times)) {
    emit refused(seat, *refusal);
    return;
  }
  MoveReport report = reportOf(std::move(before));
  report.forced = forced;
  emit changed();
  emit moved(report);
}

void GameController::passTime(std::int64_t to) {
  while (!ended() && truth().clock() < to)
    if (match_.advance(std::min(to - truth().clock(), fulltable::longest_wait))) break;
  emit changed();
}

void GameController::undo() {
  if (canUndo()) takeBackTo(lastDecision());
}

void GameController::markAssisted() {
  if (ended() || std::exchange(assisted_, true)) return;
  match_.app["assisted"] = true;
  emit nowAssisted();
}

void GameController::takeBackTo(int number) {
  const int decider = number < moveCount() ? match_.history()[static_cast<std::size_t>(number)].seat : -1;
  bool marked = false;
  for (const int person : people()) {
    const int seen = seenAt(person, number);
    if (seen == 0) continue;
    seen_[static_cast<std::size_t>(person)] = seen;
    if (person == decider || number == 0) marked = !std::exchange(assisted_, true) || marked;
  }
  if (marked) match_.app["assisted"] = true;
  while (moveCount() > number)
    if (match_.undo()) break;
  emit changed();
  emit takenBack(moveCount());
  if (marked) emit nowAssisted();
  emit jumped();
}

void GameController::redo() {
  emit trying();
  if (!canRedo()) return;
  const bool alone = seating_.humans() == seats();
  bool decision = false;
  while (!decision && match_.undone() > 0) {
    std::shared_ptr<const Position> before = truth().clone();
    if (match_.redo()) break;
    MoveReport report = reportOf(std::move(before));
    report.again = true;
    emit changed();
    emit moved(report);
    decision = alone;
    for (const int seat : truth().to_act())
      decision = decision || (seating_.isHuman(seat) && !truth().may_wait(seat) && hasDecision(seat));
  }
  emit jumped();
}

void GameController::goTo(int moves) {
  if (realTime()) {
    // What a race has passed cannot be taken back: it is played anew up to there.
    if (whole_.is_null()) whole_ = match_.record();
    fulltable::Json record = whole_;
    if (static_cast<std::size_t>(moves) < record["moves"].size()) {
      record["moves"].erase(record["moves"].begin() + moves, record["moves"].end());
      record.erase("clock_ms");
    }
    if (auto match = fulltable::Match::load(record)) match_ = std::move(*match);
  } else {
    while (moveCount() > moves && !match_.undo()) continue;
    while (moveCount() < moves && !match_.redo()) continue;
  }
  emit changed();
  emit jumped();
}

void GameController::backToStart() {
  takeBackTo(0);
}

void GameController::giveUp() {
  emit trying();
  if (!canGiveUp()) return;
  givenUp_ = true;
  emit changed();
  emit jumped();
}
