// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "present/presenter.h"

#include <algorithm>
#include <utility>

#include "game/cast.h"
#include "game/publicview.h"
#include "present/pace.h"
#include "settings/settings.h"
#include "text/wording.h"

using fulltable::Gesture;
using fulltable::View;

namespace {

int codeOfCard(fulltable::Card card) {
  return card.is_known() ? card.code() : -1;
}

/// The marked card, if it is seen.
fulltable::Card cardAt(const View& view, const fulltable::Mark& mark) {
  const auto pile = std::ranges::find(view.piles, mark.pile, &fulltable::PileView::id);
  const auto place = static_cast<std::size_t>(mark.place);
  return pile == view.piles.end() || place >= pile->cards.size() ? fulltable::unknown_card : pile->cards[place];
}

/// What that card of a pile stands for: mostly itself.
fulltable::Card roleOf(const View& view, const fulltable::PileId& pile, fulltable::Card card) {
  for (const fulltable::Mark& mark : view.marks)
    if (mark.pile == pile && mark.stands_for.is_known() && cardAt(view, mark) == card) return mark.stands_for;
  return card;
}

QList<int> codesOf(const fulltable::Cards& cards) {
  QList<int> codes;
  for (const fulltable::Card card : cards) codes.append(codeOfCard(card));
  return codes;
}

}  // namespace

Presenter::Presenter(Viewpoint& viewpoint, const Chronicle& chronicle, TimeSource& time, const Settings& settings,
                     QObject* parent)
    : QObject(parent),
      viewpoint_(viewpoint),
      game_(viewpoint.game()),
      chronicle_(chronicle),
      settings_(settings),
      arrivals_(game_) {
  restAlarm_ = time.alarm([this] { next(); });
  cards_.setHand(game_.match().info().hand);
}

QString Presenter::phase() const {
  return QString::fromUtf8(view_.phase.data(), static_cast<qsizetype>(view_.phase.size()));
}

QVariantList Presenter::scores() const {
  return listOf(view_.scores);
}

bool Presenter::sharedByPeople() const {
  return viewpoint_.people().size() > 1 && !hasSecrets(view_, viewpoint_.viewer());
}

QString Presenter::said(const fulltable::Text& text) const {
  return words(text, game_.seating().names, sharedByPeople() ? -1 : personAtView());
}

int Presenter::personAtView() const {
  const int viewer = viewpoint_.viewer();
  return viewer >= 0 && game_.seating().isHuman(viewer) ? viewer : -1;
}

QVariantList Presenter::marked() const {
  QVariantList list;
  for (const fulltable::Mark& mark : view_.marks)
    if (const fulltable::Card card = cardAt(view_, mark); card.is_known())
      list.append(QVariantMap{{"code", card.code()},
                              {"row", cards_.rowAt(QString::fromStdString(mark.pile), mark.place)},
                              {"kind", markName(mark.kind)},
                              {"as", said(mark.text)}});
  return list;
}

QString Presenter::prompt() const {
  QString asked = words(view_.prompt, game_.seating().names, personAtView());
  if (!sharedByPeople() || resting_ || game_.realTime() || !viewpoint_.myTurn()) return asked;
  // No cover has said to whom the screen has gone.
  const QString name = game_.nameOf(viewpoint_.viewer());
  return asked.isEmpty() ? tr("%1's turn.").arg(name) : tr("%1: %2", "a name, and what is asked").arg(name, asked);
}

QString Presenter::turn() const {
  const bool told = game_.solitaire() || game_.realTime() || resting_ || sharedByPeople();
  return !told && viewpoint_.myTurn() ? tr("Your turn.") : QString();
}

QVariantMap Presenter::captions() const {
  QVariantMap map;
  for (const fulltable::Caption& caption : view_.captions)
    map.insert(QString::fromUtf8(caption.id.data(), static_cast<qsizetype>(caption.id.size())), said(caption.text));
  return map;
}

QString Presenter::ranks() const {
  const std::string_view ranks = view_.ranks.empty() ? game_.match().info().ranks : view_.ranks;
  return QString::fromUtf8(ranks.data(), static_cast<qsizetype>(ranks.size()));
}

QList<int> Presenter::trumps() const {
  return codesOf(view_.trumps);
}

QVariantList Presenter::declared() const {
  QVariantList list;
  for (const fulltable::Outline& card : view_.declared)
    list.append(QVariantMap{
        {"rank", card.rank < 0 ? QString()
                               : QString(QLatin1Char(fulltable::rank_letters[static_cast<std::size_t>(card.rank)]))},
        {"suit", card.suit < 0 ? QString() : QString(QLatin1Char("CDHS"[card.suit]))}});
  return list;
}

QVariantList Presenter::lots() const {
  QVariantList list;
  for (const fulltable::Lot& lot : view_.lots) {
    QVariantList cards;
    for (const fulltable::Mark& mark : lot.cards) {
      const auto pile = std::ranges::find(view_.piles, mark.pile, &fulltable::PileView::id);
      cards.append(QVariantMap{{"code", codeOfCard(cardAt(view_, mark))},
                               {"row", cards_.rowAt(QString::fromStdString(mark.pile), mark.place)},
                               {"seat", pile == view_.piles.end() ? -1 : pile->owner},
                               {"as", said(mark.text)}});
    }
    list.append(QVariantMap{{"title", said(lot.title)}, {"proof", lot.proof}, {"cards", cards}});
  }
  return list;
}

QVariantList Presenter::tally() const {
  QVariantList list;
  for (const fulltable::TallyLine& line : tally_) {
    QList<int> roles;
    for (const fulltable::Card card : line.cards) roles.append(codeOfCard(roleOf(view_, line.pile, card)));
    list.append(QVariantMap{{"seat", line.seat},
                            {"pile", QString::fromStdString(line.pile)},
                            {"codes", QVariant::fromValue(codesOf(line.cards))},
                            {"roles", QVariant::fromValue(roles)},
                            {"points", listOf(line.points)},
                            {"sum", line.sum},
                            {"words", said(line.words)}});
  }
  return list;
}

QVariantList Presenter::winners() const {
  return over() && !game_.givenUp() ? listOf(viewpoint_.known().winners()) : QVariantList();
}

int Presenter::pileSize(const QString& pile) const {
  const auto* shown = pileOf(view_, pile);
  return shown ? static_cast<int>(shown->cards.size()) : 0;
}

QList<int> Presenter::cardsOf(const QString& pile) const {
  QList<int> codes = codesIn(pile);
  codes.removeAll(-1);
  return codes;
}

QList<int> Presenter::codesIn(const QString& pile) const {
  QList<int> codes;
  if (const auto* shown = pileOf(view_, pile))
    for (const fulltable::Card card : shown->cards) codes.append(card.is_known() ? card.code() : -1);
  return codes;
}

int Presenter::codeOf(int row) const {
  if (row < 0 || row >= cards_.count() || !cards_.slot(row).card.is_known()) return -1;
  return cards_.slot(row).card.code();
}

QString Presenter::pileName(const QString& pile) const {
  const auto* shown = pileOf(view_, pile);
  return shown ? pileWords(*shown, game_.seating().names, viewpoint_.viewer()) : pile;
}

bool Presenter::present(const MoveReport& report) {
  Showing showing = showingOf(report, view_, viewpoint_, settings_);
  if (!showing.trick.empty()) {
    lastTrick_.clear();
    for (const fulltable::Card card : showing.trick) lastTrick_.append(card.code());
  }
  tally_ = std::move(showing.tally);
  emit tallyChanged();
  arrivals_.see(report);
  if (showing.frames.empty()) {
    settle(report.gesture, showing.afterwards);
    return showing.afterwards == Reshuffle::all;
  }
  resting_ = true;
  afterwards_ = showing.afterwards;
  nextFacts_ = variantOf(viewpoint_.view().facts).toMap();
  frames_.assign(std::make_move_iterator(showing.frames.begin()), std::make_move_iterator(showing.frames.end()));
  next();
  emit restingChanged();
  return false;
}

bool Presenter::replay() {
  if (resting_) return false;
  std::vector<TimedFrame> frames = replayOf(viewpoint_, settings_);
  if (frames.empty()) return false;
  resting_ = replaying_ = true;
  afterwards_ = Reshuffle::no;
  frames_.assign(std::make_move_iterator(frames.begin()), std::make_move_iterator(frames.end()));
  next();
  emit restingChanged();
  return true;
}

void Presenter::forget() {
  lastTrick_.clear();
  arrivals_.forget();
}

void Presenter::goOn() {
  if (!resting_) return;
  if (replaying_) return endRest();
  while (!frames_.empty() && frames_.front().step) frames_.pop_front();
  next();
}

void Presenter::next() {
  if (!resting_) return;
  if (frames_.empty()) return endRest();
  const TimedFrame frame = std::move(frames_.front());
  frames_.pop_front();
  restAlarm_->stop();
  emit leaving();
  if (frame.time != untilClick) restAlarm_->start(frame.time);
  const bool endsDeal = frames_.empty() && (afterwards_ == Reshuffle::all || game_.ended());
  if (std::exchange(dealEnded_, endsDeal) != endsDeal) emit restingChanged();
  shownMoves_ = frame.moves;
  show(frame.view, frame.move, Reshuffle::no);
  if (!frame.onto.is_known()) return;
  const QString pile = QString::fromStdString(frame.move.to);
  const int upper = cards_.rowOf(frame.move.cards.front(), pile);
  const int lower = cards_.rowOf(frame.onto, pile);
  if (upper >= 0 && lower >= 0) cards_.setUpon({{upper, lower}});
}

bool Presenter::waitsForReader() const {
  return resting_ && dealEnded_ && !restAlarm_->isActive();
}

void Presenter::restLonger(int ms) {
  if (resting_ && restAlarm_->isActive()) restAlarm_->start(std::max<qint64>(ms, restAlarm_->remaining()));
}

void Presenter::endRest() {
  if (!std::exchange(resting_, false)) return;
  restAlarm_->stop();
  replaying_ = false;
  shownMoves_ = -1;
  dealEnded_ = false;
  nextFacts_.clear();
  frames_.clear();
  if (!game_.ended() && !std::exchange(tally_, {}).empty()) emit tallyChanged();
  settle({}, afterwards_);
  emit restingChanged();
  emit settled(afterwards_ == Reshuffle::all);
}

void Presenter::settle(const Gesture& move, Reshuffle reshuffle) {
  const int before = viewpoint_.viewer();
  emit leaving();
  viewpoint_.handOver();
  const View& next = viewpoint_.view();
  if (next.deal != view_.deal)
    reshuffle = Reshuffle::all;
  else if (viewpoint_.viewer() != before && reshuffle == Reshuffle::no)
    reshuffle = Reshuffle::hidden;
  show(next, move, reshuffle);
}

void Presenter::show(const View& view, const Gesture& move, Reshuffle reshuffle) {
  view_ = view;
  facts_ = variantOf(view_.facts).toMap();
  QVariantList piles;
  QHash<QString, QString> pileNames;
  for (const auto& pile : view_.piles) {
    const QString id = QString::fromStdString(pile.id);
    pileNames.insert(id, pileWords(pile, game_.seating().names, viewpoint_.viewer()));
    piles.append(QVariantMap{{"id", id},
                             {"size", static_cast<int>(pile.cards.size())},
                             {"owner", pile.owner},
                             {"ordered", pile.ordered},
                             {"name", pileNames.value(id)}});
  }
  cards_.setPileNames(pileNames);
  cards_.setUpon({});
  cards_.show(view_, move, reshuffle);
  QHash<int, QVariantList> marks;
  for (const fulltable::Mark& mark : view_.marks)
    if (const int row = cards_.rowAt(QString::fromStdString(mark.pile), mark.place); row >= 0)
      marks[row].append(QVariantMap{{"kind", markName(mark.kind)},
                                    {"text", said(mark.text)},
                                    {"standsFor", codeOfCard(mark.stands_for)},
                                    {"points", mark.points}});
  cards_.setMarks(marks);
  showFresh();
  if (std::exchange(piles_, piles) != piles) emit pilesChanged();
  emit shown();
  showSeats();
  emit changed();
}

void Presenter::setThinking(int seat) {
  if (std::exchange(thinkingSeat_, seat) != seat) showSeats();
}

void Presenter::showFresh() {
  QSet<int> rows;
  const int viewer = viewpoint_.viewer();
  const QString hand = QString::fromStdString(fulltable::PileId(game_.match().info().hand, viewer));
  if (const auto* held = viewer >= 0 ? pileOf(view_, hand) : nullptr)
    for (const int place : arrivals_.placesIn(viewer, held->cards, view_.deal)) rows.insert(cards_.rowAt(hand, place));
  cards_.setFresh(rows);
}

void Presenter::showSeats() {
  std::vector<SeatModel::Row> rows(static_cast<std::size_t>(game_.seats()));
  const auto winning = winners();
  const auto& known = viewpoint_.known();
  const QList<int> faces = facesOf(game_.seating());
  for (int seat = 0; seat < game_.seats(); ++seat) {
    SeatModel::Row& row = rows[static_cast<std::size_t>(seat)];
    if (game_.realTime()) row.tempo = game_.seating().tempo(seat);
    row.name = game_.nameOf(seat);
    row.face = faces[seat];
    const SeatKind kind = game_.seating().kinds[static_cast<std::size_t>(seat)];
    row.kind = toText(kind);
    row.about = aboutSeat(kind, row.name);
    row.isHuman = game_.seating().isHuman(seat);
    row.isTurn = !resting_ && !game_.ended() && known.to_act().has(seat) && !known.may_wait(seat);
    row.isWinner = winning.contains(seat);
    row.thinking = thinkingSeat_ == seat;
    if (static_cast<std::size_t>(seat) < view_.scores.size()) row.score = view_.scores[static_cast<std::size_t>(seat)];
    row.cards = pileSize(QString::fromStdString(fulltable::PileId(known.info().hand, seat)));
    row.dealer = view_.dealer == seat;
    row.isViewer = viewpoint_.viewer() == seat;
    row.lastAct = chronicle_.turnOf(seat, viewpoint_.viewer(), shownMoves_, showsEnded()).join('\n');
  }
  seats_.setRows(std::move(rows));
}
