// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/gamecontroller.h"

#include <algorithm>
#include <utility>

#include "game/commitment.h"
#include "game/publicview.h"
#include "text/wording.h"

using fulltable::Move;
using fulltable::Position;

GameController::GameController(fulltable::Match match, Seating seating, QByteArray salt, QObject* parent)
    : QObject(parent), match_(std::move(match)), seating_(std::move(seating)), salt_(std::move(salt)) {}

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

bool GameController::canUndo() const {
  if (givenUp_ || match_.history().empty() || realTime()) return false;
  // With all cards on the table it would be no game any more.
  if (match_.over() && !solitaire()) return false;
  return std::ranges::any_of(match_.history(), [this](const auto& played) { return seating_.isHuman(played.seat); });
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

bool GameController::hasDecision(int seat) const {
  fulltable::Moves moves;
  truth().legal(seat, moves);
  return moves.size() > 1 || truth().may_wait(seat) || !truth().complete(seat);
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
  if (!canUndo()) return;
  const bool alone = seating_.humans() == seats();
  bool decision = false;
  while (!decision && !match_.history().empty()) {
    const int seat = match_.history().back().seat;
    if (match_.undo()) break;
    decision = alone || (seating_.isHuman(seat) && hasDecision(seat));
  }
  emit changed();
  emit takenBack(moveCount());
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

void GameController::backToStart() {
  while (!match_.undo()) {
  }
  emit changed();
  emit takenBack(0);
  emit jumped();
}

void GameController::giveUp() {
  emit trying();
  if (!canGiveUp()) return;
  givenUp_ = true;
  emit changed();
  emit jumped();
}
