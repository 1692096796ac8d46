// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include <algorithm>

#include "session/commitment.h"
#include "session/settings.h"
#include "session/views.h"
#include "session/words.h"

using fulltable::Gesture;
using fulltable::Json;
using fulltable::Move;
using fulltable::View;

namespace {

QVariantList listOf(const auto& numbers) {
  QVariantList list;
  for (const int number : numbers) list.append(number);
  return list;
}

}  // namespace

Session::Session(fulltable::Match match, Seating seating, QByteArray salt, Settings* settings,
                 std::vector<LogModel::Line> log, QObject* parent)
    : QObject(parent),
      match_(std::move(match)),
      seating_(std::move(seating)),
      salt_(std::move(salt)),
      settings_(settings) {
  commitment_ = commitmentOf(dealText(match_.pack(1), match_.terms().seed, salt_));
  for (LogModel::Line& line : log) log_.append(std::move(line));
  for (QTimer* timer : {&restTimer_, &moveTimer_}) timer->setSingleShot(true);
  connect(&restTimer_, &QTimer::timeout, this, &Session::endRest);
  connect(&moveTimer_, &QTimer::timeout, this, &Session::makeReadyMove);
  clock_.start();
  settle({}, Reshuffle::all);
  proceed();
}

Session::~Session() = default;

QString Session::gameId() const {
  return QString::fromStdString(std::string(match_.info().id));
}
QString Session::gameName() const {
  return QString::fromStdString(std::string(match_.info().name));
}

QVariantMap Session::options() const {
  return variantOf(fulltable::json_of(match_.info(), match_.terms().options)).toMap();
}

QString Session::coverName() const {
  return seating_.names.value(coverSeat_);
}
QString Session::phase() const {
  return QString::fromUtf8(view_.phase.data(), static_cast<qsizetype>(view_.phase.size()));
}
QVariantList Session::scores() const {
  return listOf(view_.scores);
}
QVariantList Session::toAct() const {
  return ended() ? QVariantList() : listOf(known_->to_act());
}

bool Session::myTurn() const {
  return isSeatOfViewer() && !ended() && known_->to_act().has(viewer_) && !known_->may_wait(viewer_);
}

QVariantList Session::winners() const {
  return over() && !givenUp_ ? listOf(known_->winners()) : QVariantList();
}

QString Session::resultText() const {
  if (!over()) return {};
  if (solitaire()) {
    if (givenUp_) return tr("The game was given up.");
    return known_->winners().empty() ? tr("No move is left: the game is lost.") : tr("The game is won.");
  }
  QStringList names;
  for (const int seat : known_->winners()) names.append(seating_.names.value(seat));
  if (names.isEmpty()) return tr("Nobody wins.");
  return names.size() == 1 ? tr("%1 wins.").arg(names.front()) : tr("%1 share the win.").arg(listWords(names));
}

bool Session::canSolve() const {
  return !ended() && match_.game().can_solve();
}
bool Session::canHint() const {
  return myTurn();
}
bool Session::canGiveUp() const {
  return solitaire() && !ended();
}

QString Session::revealed() const {
  return over() ? dealText(match_.pack(1), match_.terms().seed, salt_) : QString();
}

int Session::pileSize(const QString& pile) const {
  const auto* shown = pileOf(view_, pile);
  return shown ? static_cast<int>(shown->cards.size()) : 0;
}

QString Session::pileName(const QString& pile) const {
  const auto* shown = pileOf(view_, pile);
  return shown ? pileWords(*shown, seating_.names) : pile;
}

bool Session::hasDecision(int seat) const {
  fulltable::Moves moves;
  match_.truth().legal(seat, moves);
  return moves.size() > 1 || match_.truth().may_wait(seat) || !match_.truth().complete(seat);
}

void Session::chooseViewer() {
  const int before = viewer_;
  const int coverBefore = std::exchange(coverSeat_, -1);
  if (seating_.humans() < 2) {
    const auto human = std::ranges::find(seating_.kinds, SeatKind::human);
    viewer_ = human == seating_.kinds.end() ? 0 : static_cast<int>(human - seating_.kinds.begin());
  } else if (ended()) {
    viewer_ = std::max(viewer_, 0);
  } else {
    std::optional<int> wanted;
    for (const int seat : match_.truth().to_act()) {
      if (!seating_.isHuman(seat) || match_.truth().may_wait(seat)) continue;
      if (!wanted || seat == viewer_) wanted = seat;
    }
    if (wanted && *wanted != viewer_) {
      const bool secrets = hasSecrets(match_.know(*wanted)->show(*wanted), *wanted);
      viewer_ = secrets ? -1 : *wanted;
      coverSeat_ = secrets ? *wanted : -1;
    }
  }
  if (viewer_ != before || coverSeat_ != coverBefore) emit viewerChanged();
}

void Session::uncover() {
  if (coverSeat_ < 0) return;
  viewer_ = std::exchange(coverSeat_, -1);
  emit viewerChanged();
  settle({}, Reshuffle::hidden);
  announce(tr("%1 is to play.").arg(seating_.names.value(viewer_)));
}

View Session::currentView() const {
  if (viewer_ >= 0) return match_.know(viewer_)->show(viewer_);
  std::vector<View> views;
  views.reserve(static_cast<std::size_t>(match_.seats()));
  for (int seat = 0; seat < match_.seats(); ++seat) views.push_back(match_.know(seat)->show(seat));
  return publicView(views);
}

void Session::settle(const Gesture& move, Reshuffle reshuffle) {
  const int before = viewer_;
  chooseViewer();
  known_ = match_.know(std::max(viewer_, 0));
  const View next = currentView();
  if (next.deal != view_.deal)
    reshuffle = Reshuffle::all;
  else if (viewer_ != before && reshuffle == Reshuffle::no)
    reshuffle = Reshuffle::hidden;
  showNow(next, move, reshuffle);
}

void Session::showNow(const View& view, const Gesture& move, Reshuffle reshuffle) {
  cancelLift();
  cancelChoice();
  view_ = view;
  facts_ = variantOf(view.facts).toMap();
  QVariantList piles;
  QHash<QString, QString> pileNames;
  for (const auto& pile : view.piles) {
    const QString id = QString::fromStdString(pile.id);
    pileNames.insert(id, pileWords(pile, seating_.names));
    piles.append(QVariantMap{{"id", id},
                             {"size", static_cast<int>(pile.cards.size())},
                             {"owner", pile.owner},
                             {"ordered", pile.ordered},
                             {"name", pileNames.value(id)}});
  }
  cards_.setPileNames(pileNames);
  cards_.show(view, move, reshuffle);
  QSet<int> marked;
  for (const auto& mark : view.marked) marked.insert(cards_.rowShowing(mark.card));
  cards_.setMarked(marked);
  if (piles != piles_) {
    piles_ = piles;
    emit pilesChanged();
  }
  listChoices();
  showSeats();
  showActions();
  emit changed();
}

void Session::listChoices() {
  choices_.clear();
  QSet<int> movable;
  const bool sameDeal = !resting_ || reshuffleAfterRest_ != Reshuffle::all;
  if (isSeatOfViewer() && !ended() && sameDeal) {
    fulltable::Moves moves;
    known_->legal(viewer_, moves);
    for (const Move& move : moves) {
      const Gesture gesture = known_->gesture(viewer_, move);
      if (gesture.cards.empty() && gesture.from.empty()) continue;
      if (!gesture.cards.empty())
        movable.insert(cards_.rowOf(gesture.cards.front(), QString::fromStdString(gesture.from)));
      choices_.push_back({move, gesture});
    }
  }
  cards_.setMovable(movable);
}

void Session::showSeats() {
  std::vector<SeatModel::Row> rows(static_cast<std::size_t>(match_.seats()));
  const auto winning = winners();
  for (int seat = 0; seat < match_.seats(); ++seat) {
    SeatModel::Row& row = rows[static_cast<std::size_t>(seat)];
    row.name = seating_.names.value(seat);
    row.kind = toText(seating_.kinds[static_cast<std::size_t>(seat)]);
    row.isHuman = seating_.isHuman(seat);
    row.isTurn = !ended() && known_->to_act().has(seat) && !known_->may_wait(seat);
    row.isWinner = winning.contains(seat);
    row.thinking = thinkingSeat_ == seat;
    if (static_cast<std::size_t>(seat) < view_.scores.size()) row.score = view_.scores[static_cast<std::size_t>(seat)];
    row.cards = pileSize("hand." + QString::number(seat));
    row.dealer = view_.dealer == seat;
    row.isViewer = viewer_ == seat;
    row.lastAct = log_.lastAct(seat);
  }
  seats_.setRows(std::move(rows));
}

void Session::showActions() {
  std::vector<ActionModel::Row> rows;
  std::vector<CallPad::Row> calls;
  if (isSeatOfViewer() && !ended()) {
    const bool acting = known_->to_act().has(viewer_);
    for (const auto& button : known_->buttons(viewer_)) {
      if (!button.group.empty()) {
        calls.push_back({button.move, QString::fromStdString(known_->write(button.move)).section(' ', 1),
                         QString::fromStdString(button.group), QString::fromStdString(button.label).split(' '),
                         known_->allows(viewer_, button.move, {})});
        continue;
      }
      ActionModel::Row row{.seat = viewer_,
                           .move = button.move,
                           .label = QString::fromStdString(button.label),
                           .key = QString::fromStdString(button.key),
                           .enabled = acting && known_->allows(viewer_, button.move, {}),
                           .reason = {},
                           .confirm = button.confirm};
      if (!acting)
        row.reason = tr("It is not the turn of %1.").arg(seating_.names.value(viewer_));
      else if (!row.enabled)
        row.reason = QString::fromStdString(known_->why_not(viewer_, button.move, {}).text);
      rows.push_back(std::move(row));
    }
    // Others at the same screen may interrupt without taking it over; such moves tell nothing of their cards.
    for (const int seat : known_->to_act()) {
      if (seat == viewer_ || !seating_.isHuman(seat) || !known_->may_wait(seat)) continue;
      const auto known = match_.know(seat);
      for (const auto& button : known->buttons(seat)) {
        if (!known->allows(seat, button.move, {})) continue;
        const QString label = tr("%1: %2", "a player's name and a button")
                                  .arg(seating_.names.value(seat), QString::fromStdString(button.label));
        rows.push_back({seat, button.move, label, {}, true, {}, button.confirm});
      }
    }
  }
  actions_.setRows(std::move(rows));
  QSet<QString> held;
  if (const auto* hand = calls.empty() ? nullptr : pileOf(view_, "hand." + QString::number(viewer_)))
    for (const fulltable::Card card : hand->cards)
      if (card.is_known() && !card.is_joker())
        held.insert(QString(QChar(fulltable::rank_letters[static_cast<std::size_t>(card.rank())])));
  pad_.setRows(std::move(calls), myTurn(), held);
}

QVariantList Session::marked() const {
  QVariantList list;
  for (const auto& mark : view_.marked)
    list.append(QVariantMap{{"code", mark.card.code()}, {"as", QString::fromStdString(mark.as)}});
  return list;
}

void Session::announce(const QString& text) {
  // A screen reader only speaks what has changed.
  const QChar mark(QChar::Nbsp);
  announcement_ = announcement_ == text ? text + mark : text;
  emit announcementChanged();
}
