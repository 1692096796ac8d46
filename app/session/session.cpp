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

/// The marked card, if it is seen.
fulltable::Card cardOf(const View& view, const fulltable::Mark& mark) {
  const auto pile = std::ranges::find(view.piles, mark.pile, &fulltable::PileView::id);
  const auto place = static_cast<std::size_t>(mark.place);
  return pile == view.piles.end() || place >= pile->cards.size() ? fulltable::unknown_card : pile->cards[place];
}

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
      settings_(settings),
      melding_(fulltable::find_melding(match_.info().id)) {
  commitment_ = commitmentOf(dealText(match_.pack(1), match_.terms().seed, salt_));
  for (LogModel::Line& line : log) log_.append(std::move(line));
  for (QTimer* timer : {&restTimer_, &moveTimer_, &turnTimer_, &raceTimer_, &countdownTimer_})
    timer->setSingleShot(true);
  connect(&restTimer_, &QTimer::timeout, this, &Session::nextLook);
  connect(&turnTimer_, &QTimer::timeout, this, [this] {
    if (resting_) return turnSoon();
    if (const Choice* tap = input_.moves().onlyTap()) submitByHand(tap->move);
  });
  connect(&moveTimer_, &QTimer::timeout, this, &Session::makeReadyMove);
  connect(input_.pad(), &CallPad::touched, this, &Session::leaveHint);
  connect(input_.desk()->workspace(), &Workspace::changed, this, &Session::leaveHint);
  raceTimer_.setTimerType(Qt::PreciseTimer);
  raceBeat_.setTimerType(Qt::PreciseTimer);
  connect(&raceBeat_, &QTimer::timeout, this, &Session::beatRace);
  // Inputs that happened before may still wait in the queue: they come first.
  connect(&raceTimer_, &QTimer::timeout, this, [this] { QTimer::singleShot(1, this, &Session::runRace); });
  connect(&countdownTimer_, &QTimer::timeout, this, &Session::countDown);
  if (realTime()) race_.emplace(match_.truth().clock());
  clock_.start();
  settle({}, Reshuffle::all);
  proceed();
  if (race_ && seating_.humans() == 0) QTimer::singleShot(0, this, &Session::startRace);
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

QStringList Session::recap() const {
  QStringList lines;
  for (const fulltable::Text& line : match_.truth().recap()) lines.append(words(line, seating_.names));
  return lines;
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
  return names.size() == 1 ? tr("%1 wins.").arg(names.front()) : tr("%1 win.").arg(listWords(names));
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

QList<int> Session::people() const {
  QList<int> seats;
  for (int seat = 0; seat < match_.seats(); ++seat)
    if (seating_.isHuman(seat)) seats.append(seat);
  return seats;
}

int Session::pileSize(const QString& pile) const {
  const auto* shown = pileOf(view_, pile);
  return shown ? static_cast<int>(shown->cards.size()) : 0;
}

QList<int> Session::cardsOf(const QString& pile) const {
  QList<int> codes;
  if (const auto* shown = pileOf(view_, pile))
    for (const fulltable::Card card : shown->cards)
      if (card.is_known()) codes.append(card.code());
  return codes;
}

QList<int> Session::codesIn(const QString& pile) const {
  QList<int> codes;
  if (const auto* shown = pileOf(view_, pile))
    for (const fulltable::Card card : shown->cards) codes.append(card.is_known() ? card.code() : -1);
  return codes;
}

int Session::codeOf(int row) const {
  if (row < 0 || row >= cards_.count() || !cards_.slot(row).card.is_known()) return -1;
  return cards_.slot(row).card.code();
}

QString Session::pileName(const QString& pile) const {
  const auto* shown = pileOf(view_, pile);
  return shown ? pileWords(*shown, seating_.names) : pile;
}

QVariantList Session::dealsEnded() const {
  QVariantList list;
  if (match_.info().real_time) return list;
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
    const View view = match_.after(high).show(std::nullopt);
    const Json told = view.facts.contains("last_deal") ? view.facts["last_deal"] : Json(nullptr);
    list.append(QVariantMap{{"deal", deal}, {"scores", listOf(view.scores)}, {"told", variantOf(told)}});
  }
  return list;
}

bool Session::hasDecision(int seat) const {
  fulltable::Moves moves;
  match_.truth().legal(seat, moves);
  return moves.size() > 1 || match_.truth().may_wait(seat) || !match_.truth().complete(seat);
}

void Session::chooseViewer() {
  const int before = viewer_;
  const int coverBefore = std::exchange(coverSeat_, -1);
  if (seating_.humans() < 2 || realTime()) {
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
  playForced();
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
  input_.leaveDesk();
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
  cards_.setUpon({});
  cards_.show(view, move, reshuffle);
  QSet<int> proved;
  for (const auto& mark : view.marks)
    if (const fulltable::Card card = cardOf(view, mark); card.is_known()) proved.insert(cards_.rowShowing(card));
  cards_.setProved(proved);
  if (piles != piles_) {
    piles_ = piles;
    emit pilesChanged();
  }
  input_.refresh();
  showSeats();
  emit changed();
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
    // What a player holds: a hand, or in some races a pile.
    row.cards = pileSize((pileOf(view_, "stock.0") ? "stock." : "hand.") + QString::number(seat));
    row.dealer = view_.dealer == seat;
    row.isViewer = viewer_ == seat;
    row.lastAct = log_.lastAct(seat);
  }
  seats_.setRows(std::move(rows));
}

void Session::submitByHand(Move move) {
  // What lies on the desk is put back for it.
  if (input_.desk()->isOpen()) {
    input_.leaveDesk();
    view_ = currentView();
  }
  playingSafe_ = settings_->autoSafe();
  byHand_ = true;
  play(viewer_, move);
  byHand_ = false;
}

void Session::refuse(const QString& text, const QList<int>& cards) {
  refusal_ = text;
  refusedCards_ = cards;
  ++refusalSerial_;
  emit refusalChanged();
  emit refused(text);
  emit played("refuse");
}

QVariantList Session::kin(int row) const {
  QVariantList list;
  if (row < 0 || row >= cards_.count() || !isSeatOfViewer()) return list;
  const fulltable::Card card = cards_.slot(row).card;
  if (!card.is_known()) return list;
  const fulltable::Kin kin = known_->kin(viewer_, card);
  const auto add = [&](const fulltable::Cards& cards, bool waits) {
    for (int other = 0; other < cards_.count(); ++other)
      if (std::ranges::find(cards, cards_.slot(other).card) != cards.end())
        list.append(QVariantMap{{"row", other}, {"waits", waits}});
  };
  add(kin.onto, false);
  add(kin.waits_for, true);
  return list;
}

QVariantList Session::marked() const {
  QVariantList list;
  for (const auto& mark : view_.marks) {
    const fulltable::Card card = cardOf(view_, mark);
    if (!card.is_known()) continue;
    list.append(
        QVariantMap{{"code", card.code()}, {"as", words(mark.text, seating_.names)}, {"row", cards_.rowShowing(card)}});
  }
  return list;
}

void Session::announce(const QString& text) {
  // A screen reader only speaks what has changed.
  const QChar mark(QChar::Nbsp);
  announcement_ = announcement_ == text ? text + mark : text;
  emit announcementChanged();
}
