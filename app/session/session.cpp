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

Session::Session(fulltable::Match match, Seating seating, QByteArray salt, Settings* settings, QObject* parent)
    : QObject(parent),
      match_(std::move(match)),
      seating_(std::move(seating)),
      salt_(std::move(salt)),
      settings_(settings) {
  commitment_ = commitmentOf(dealText(match_.pack(1), match_.terms().seed, salt_));
  settle({}, Reshuffle::all);
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
  return over() ? QVariantList() : listOf(known_->to_act());
}

bool Session::myTurn() const {
  return viewer_ >= 0 && !over() && seating_.isHuman(viewer_) && known_->to_act().has(viewer_) &&
         !known_->may_wait(viewer_);
}

QVariantList Session::winners() const {
  return match_.over() && !givenUp_ ? listOf(known_->winners()) : QVariantList();
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

bool Session::canUndo() const {
  return !givenUp_ && !match_.history().empty() && (solitaire() || !match_.over());
}
bool Session::canRedo() const {
  return !over() && match_.undone() > 0;
}
bool Session::canHint() const {
  return myTurn();
}
bool Session::canSolve() const {
  return !over() && match_.game().can_solve();
}
bool Session::canPlaySafe() const {
  return false;
}
bool Session::canGiveUp() const {
  return solitaire() && !over();
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

void Session::chooseViewer() {
  const int before = viewer_;
  const int coverBefore = coverSeat_;
  if (seating_.humans() < 2) {
    const auto human = std::ranges::find(seating_.kinds, SeatKind::human);
    viewer_ = human == seating_.kinds.end() ? 0 : static_cast<int>(human - seating_.kinds.begin());
  } else if (!over()) {
    std::optional<int> wanted;
    for (const int seat : match_.truth().to_act()) {
      if (!seating_.isHuman(seat) || match_.truth().may_wait(seat)) continue;
      if (!wanted || seat == viewer_) wanted = seat;
    }
    coverSeat_ = -1;
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
}

void Session::settle(const Gesture& move, Reshuffle reshuffle) {
  const int before = viewer_;
  chooseViewer();
  if (viewer_ != before && reshuffle == Reshuffle::no) reshuffle = Reshuffle::hidden;
  known_ = match_.know(std::max(viewer_, 0));
  if (viewer_ >= 0) {
    showNow(known_->show(viewer_), move, reshuffle);
  } else {
    std::vector<View> views;
    for (int seat = 0; seat < match_.seats(); ++seat) views.push_back(match_.know(seat)->show(seat));
    showNow(publicView(views), move, reshuffle);
  }
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
  if (viewer_ >= 0 && !over() && seating_.isHuman(viewer_)) {
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
    row.isTurn = !over() && known_->to_act().has(seat) && !known_->may_wait(seat);
    row.isWinner = winning.contains(seat);
    row.thinking = thinkingSeat_ == seat;
    if (static_cast<std::size_t>(seat) < view_.scores.size()) row.score = view_.scores[static_cast<std::size_t>(seat)];
    row.cards = pileSize("hand." + QString::number(seat));
    row.dealer = view_.dealer == seat;
    row.isViewer = viewer_ == seat;
  }
  const auto before = seats_.rows();
  for (std::size_t i = 0; i < std::min(before.size(), rows.size()); ++i) rows[i].lastAct = before[i].lastAct;
  seats_.setRows(std::move(rows));
}

void Session::showActions() {
  std::vector<ActionModel::Row> rows;
  if (viewer_ >= 0 && !over() && seating_.isHuman(viewer_)) {
    const bool acting = known_->to_act().has(viewer_);
    for (const auto& button : known_->buttons(viewer_)) {
      ActionModel::Row row{.seat = viewer_,
                           .move = button.move,
                           .label = QString::fromStdString(button.label),
                           .key = QString::fromStdString(button.key),
                           .reason = {},
                           .confirm = button.confirm};
      row.enabled = acting && known_->allows(viewer_, button.move, {});
      if (!acting)
        row.reason = tr("It is not the turn of %1.").arg(seating_.names.value(viewer_));
      else if (!row.enabled)
        row.reason = QString::fromStdString(known_->why_not(viewer_, button.move, {}).text);
      rows.push_back(std::move(row));
    }
  }
  actions_.setRows(std::move(rows));
}

void Session::announce(const QString& text) {
  announcement_ = text;
  emit announcementChanged();
}

void Session::play(int seat, const Move& move) {
  const auto known = match_.know(seat);
  const std::string said = known->say(seat, move);
  const Gesture gesture = known->gesture(seat, move);
  const QString text = QString::fromStdString(known->write(move));
  const int number = moveCount();
  if (const auto refusal = match_.submit(seat, move)) {
    refuse(QString::fromStdString(refusal->text));
    return;
  }
  emit recorded(number, seat, text);
  log_.append({sentence(said, seat, seating_.names), seat, number});
  settle(gesture, Reshuffle::no);
  announce(sentence(said, seat, seating_.names));
  emit moved(seat, text.section(' ', 0, 0));
  emit played("place");
  if (over()) emit finished();
}
