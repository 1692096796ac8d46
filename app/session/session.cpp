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
    if (choices_.size() == 1 && choices_.front().gesture.cards.empty()) make(choices_.front());
  });
  connect(&moveTimer_, &QTimer::timeout, this, &Session::makeReadyMove);
  connect(&pad_, &CallPad::touched, this, &Session::leaveHint);
  connect(&worktop_, &Worktop::changed, this, &Session::leaveHint);
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
  worktop_.close();
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
  const int row = lifted_.value(0, -1);
  const CardSlot held = row >= 0 ? cards_.slot(row) : CardSlot();
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
  listChoices();
  // Others may move while somebody holds a card or is asked what it is to do.
  const bool same = row >= 0 && row < cards_.count() && cards_.slot(row) == held && !known_->plays_sets() &&
                    targetsOfCard(row) == targets_;
  if (row >= 0 && !same) cancelLift();
  if (!std::ranges::all_of(offered_, [this](const Choice& offered) {
        return std::ranges::find(choices_, offered.move, &Choice::move) != choices_.end();
      }))
    cancelChoice();
  if (std::ranges::find(choices_, armed_, &Choice::key) == choices_.end()) armed_.clear();
  liftTheOnlyCard();
  showSeats();
  showActions();
  emit changed();
}

void Session::listChoices() {
  choices_.clear();
  QSet<int> movable;
  QSet<int> layable;
  QSet<int> marked;
  QString markWords;
  const bool sameDeal = !resting_ || reshuffleAfterRest_ != Reshuffle::all;
  if (isSeatOfViewer() && !ended() && sameDeal) {
    fulltable::Moves moves;
    known_->legal(viewer_, moves);
    const auto buttons = known_->buttons(viewer_);
    for (const Move& move : moves) {
      const Gesture gesture = known_->gesture(viewer_, move);
      if (gesture.cards.empty() && gesture.from.empty()) continue;
      const auto button = std::ranges::find(buttons, gesture.label, &fulltable::Button::label);
      const std::string key = button == buttons.end() ? std::string() : button->key;
      if (known_->plays_sets()) {
        for (const fulltable::Card card : gesture.cards)
          movable += cards_.rowsOf(card, QString::fromStdString(gesture.from));
        if (!pileOf(view_, QString::fromStdString(gesture.to)))
          for (const fulltable::Card card : gesture.cards)
            layable += cards_.rowsOf(card, QString::fromStdString(gesture.from));
      } else if (!gesture.cards.empty()) {
        const int row = rowsOf(gesture).front();
        movable.insert(row);
        if (!key.empty()) {
          marked.insert(row);
          markWords =
              tr("key %1: %2").arg(QString::fromStdString(key), QString::fromStdString(gesture.label).toLower());
        }
      }
      choices_.push_back({move, gesture, key});
    }
  }
  if (worktop_.isOpen()) {
    movable.clear();
    for (int row = 0; row < cards_.count(); ++row)
      if (isOnWorktop(row)) movable.insert(row);
  } else if (melding_) {
    findLays();
  }
  cards_.setMovable(movable);
  cards_.setLayable(layable);
  cards_.setMarked(marked, markWords);
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

void Session::showActions() {
  std::vector<ActionModel::Row> rows;
  std::vector<CallPad::Row> calls;
  // Until what lies on the worktop is laid or put back there is nothing else to do.
  if (isSeatOfViewer() && !ended() && !worktop_.isOpen()) {
    const bool acting = known_->to_act().has(viewer_);
    const fulltable::Times now{known_->clock(), known_->clock()};
    for (const Choice& choice : selectedMoves()) {
      const QString label = QString::fromStdString(choice.gesture.label);
      const QString key = QString::fromStdString(choice.gesture.key);
      // A key presses one button.
      const bool used = std::ranges::find(rows, key, &ActionModel::Row::key) != rows.end();
      rows.push_back(
          {viewer_, choice.move, label.isEmpty() ? tr("Play") : label, used ? QString() : key, true, {}, false});
    }
    for (const auto& button : known_->buttons(viewer_)) {
      if (!button.group.empty()) {
        calls.push_back({button.move, QString::fromStdString(known_->write(button.move)).section(' ', 1),
                         QString::fromStdString(button.group), QString::fromStdString(button.label).split(' '),
                         known_->allows(viewer_, button.move, now)});
        continue;
      }
      ActionModel::Row row{.seat = viewer_,
                           .move = button.move,
                           .label = QString::fromStdString(button.label),
                           .key = QString::fromStdString(button.key),
                           .enabled = acting && known_->allows(viewer_, button.move, now),
                           .reason = {},
                           .confirm = button.confirm,
                           .withCard = std::ranges::find(choices_, button.key, &Choice::key) != choices_.end(),
                           .armed = !button.key.empty() && button.key == armed_};
      row.withCard = row.withCard && !button.key.empty();
      if (!acting)
        row.reason = tr("It is not the turn of %1.").arg(seating_.names.value(viewer_));
      else if (!row.enabled)
        row.reason = words(known_->why_not(viewer_, button.move, now), seating_.names, viewer_);
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
  // While the end of a deal is still looked at, nothing is said in the next.
  if (resting_ && reshuffleAfterRest_ == Reshuffle::all) calls.clear();
  QSet<QString> held;
  if (const auto* hand = calls.empty() ? nullptr : pileOf(view_, "hand." + QString::number(viewer_)))
    for (const fulltable::Card card : hand->cards)
      if (card.is_known() && !card.is_joker())
        held.insert(QString(QChar(fulltable::rank_letters[static_cast<std::size_t>(card.rank())])));
  pad_.setRows(std::move(calls), myTurn(), held);
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
