// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tablelayout.h"

#include <QQuickWindow>
#include <algorithm>
#include <cmath>
#include <utility>

#include "table/seatitem.h"
#include "table/tablecard.h"
#include "table/tableparts.h"

namespace {

/// As much of a card must be covered before a drop means it.
constexpr qreal coveredPart = 0.4;

/// How large cards are, at the end, that are taken to a plate.
constexpr qreal takenPart = 0.35;

/// A picture is drawn anew when the window has kept its size for so long.
constexpr int settledAfter = 150;

}  // namespace

TableLayout::TableLayout(QQuickItem* parent) : TableHost(parent) {
  resize_.setSingleShot(true);
  resize_.setInterval(settledAfter);
  connect(&pulse_, &Pulse::pulsed, this, &TableLayout::advance);
  connect(&pulse_, &Pulse::touched, this, [this] {
    hurry();
    emit hurried();
  });
  connect(&resize_, &QTimer::timeout, this, &TableLayout::resizingChanged);
  connect(this, &TableLayout::wishChanged, this, &TableLayout::reshape);
  connect(this, &TableLayout::plateChanged, this, &TableLayout::reshape);
  connect(this, &TableLayout::stripChanged, this, &TableLayout::refresh);
  connect(this, &TableLayout::handsChanged, this, &TableLayout::refresh);
}

TableLayout::~TableLayout() {
  for (PileItem* pile : std::as_const(piles_)) pile->forgetLayout();
  for (SeatItem* seat : std::as_const(plates_)) seat->forgetLayout();
  for (TableCard* item : std::as_const(items_)) item->forgetLayout();
}

void TableLayout::setCards(QAbstractItemModel* model) {
  if (model_ == model) return;
  if (model_) disconnect(model_, nullptr, this, nullptr);
  model_ = model;
  rests_.clear();
  if (model_) {
    connect(model_, &QAbstractItemModel::dataChanged, this, &TableLayout::refresh);
    connect(model_, &QAbstractItemModel::modelReset, this, &TableLayout::refresh);
    connect(model_, &QAbstractItemModel::rowsInserted, this, &TableLayout::refresh);
    connect(model_, &QAbstractItemModel::rowsRemoved, this, &TableLayout::refresh);
  }
  refresh();
  emit cardsChanged();
}

void TableLayout::setRanks(const QString& ranks) {
  if (std::exchange(hands_.ranks, ranks) != ranks) emit handsChanged();
}

void TableLayout::setTrumps(const QList<int>& trumps) {
  if (std::exchange(hands_.trumps, trumps) != trumps) emit handsChanged();
}

void TableLayout::setDealStep(int ms) {
  if (std::exchange(pace_.dealStep, ms) != ms) emit wishChanged();
}

void TableLayout::setFlight(int ms) {
  if (std::exchange(pace_.flight, ms) != ms) emit wishChanged();
}

void TableLayout::add(TableItem* item) {
  if (auto* pile = qobject_cast<PileItem*>(item)) {
    piles_.append(pile);
    connect(pile, &PileItem::changed, this, [this, pile] {
      if (pile->slides())
        refresh();
      else
        reshape();
    });
    connect(pile, &PileItem::placed, this, &TableLayout::refresh);
    reshape();
  } else if (auto* seat = qobject_cast<SeatItem*>(item)) {
    plates_.append(seat);
    connect(seat, &SeatItem::changed, this, &TableLayout::reshape);
    reshape();
  } else if (auto* card = qobject_cast<TableCard*>(item)) {
    items_.append(card);
    connect(card, &TableCard::changed, this, &TableLayout::refresh);
    connect(card, &TableCard::turningChanged, this, &TableLayout::showUncovered);
    refresh();
  }
}

void TableLayout::remove(TableItem* item) {
  disconnect(item, nullptr, this, nullptr);
  const auto gone = [item](const TableItem* other) { return other == item; };
  piles_.removeIf(gone);
  kept_.remove(item);
  plates_.removeIf(gone);
  items_.removeIf(gone);
}

void TableLayout::reshape() {
  motion_.glide = false;
  polish();
}

void TableLayout::refresh() {
  polish();
}

void TableLayout::componentComplete() {
  TableHost::componentComplete();
  reshape();
}

void TableLayout::geometryChange(const QRectF& now, const QRectF& before) {
  TableHost::geometryChange(now, before);
  if (now.size() == before.size()) return;
  const bool first = before.isEmpty();
  if (!first) {
    const bool was = isResizing();
    resize_.start();
    if (!was) emit resizingChanged();
  }
  reshape();
}

void TableLayout::updatePolish() {
  layOutNow();
}

void TableLayout::layOutNow() {
  if (width() <= 0 || height() <= 0) return;
  for (PileItem* pile : std::as_const(piles_)) pile->updateId(seats(), viewer());
  std::vector<CardRow> cards = readModel();
  std::vector<PileSpec> piles;
  for (const PileItem* pile : std::as_const(piles_)) {
    piles.push_back(pile->spec());
    piles.back().hand.ranks = hands_.ranks;
    piles.back().hand.trumps = hands_.trumps;
    kept_[pile].tell(piles.back(), cards);
  }
  apply(arrange(spec(), piles, cards), cards);
  tellCards();
  tellHeld();
  motion_.glide = true;
  emit arranged();
}

qreal TableLayout::flank() const {
  return TableParts(spec()).flank();
}

TableSpec TableLayout::spec() const {
  TableSpec spec;
  spec.size = size();
  spec.grid.columns = columns_;
  spec.grid.rows = rows_;
  spec.grid.columnPitch = columnPitch_;
  spec.grid.columnSpread = columnSpread_;
  spec.grid.rowPitch = rowPitch_;
  spec.grid.rowSpread = rowPitch_;
  spec.seats = seats();
  spec.viewer = viewer();
  spec.others = static_cast<::Others>(others_);
  spec.handRows = handRows_;
  spec.margin = margin_;
  spec.strip = strip_;
  spec.footer = footer_;
  spec.plate = plate_;
  spec.largeIndex = largeIndex_;
  return spec;
}

std::vector<CardRow> TableLayout::readModel() const {
  std::vector<CardRow> cards;
  if (!model_) return cards;
  const QHash<int, QByteArray> names = model_->roleNames();
  const int pile = names.key("pile");
  const int place = names.key("place");
  const int code = names.key("code");
  const int faceUp = names.key("faceUp");
  const int movable = names.key("movable");
  const int layable = names.key("layable", -1);
  const int look = names.key("look", -1);
  const int upon = names.key("upon", -1);
  const int selected = names.key("selected");
  for (int row = 0; row < model_->rowCount(); ++row) {
    const QModelIndex index = model_->index(row, 0);
    CardRow card;
    card.row = row;
    card.pile = index.data(pile).toString();
    card.place = index.data(place).toInt();
    card.code = index.data(code).toInt();
    card.faceUp = index.data(faceUp).toBool();
    card.movable = index.data(movable).toBool();
    card.layable = layable >= 0 && index.data(layable).toBool();
    card.crosswise = look >= 0 && index.data(look) == QStringLiteral("crosswise");
    card.upon = upon < 0 ? -1 : index.data(upon).toInt();
    card.selected = index.data(selected).toBool();
    cards.push_back(card);
  }
  return cards;
}

void TableLayout::sortHand(PileItem* pile) {
  kept_[pile].hand.sort();
  refresh();
}

void TableLayout::reorder(PileItem* pile, const QList<int>& rows, int before) {
  kept_[pile].hand.move(rows, before);
  refresh();
}

QRectF TableLayout::plateOf(const QString& pile, const TablePlan& plan) const {
  bool owned = false;
  const int seat = pile.section('.', 1, 1).toInt(&owned);
  return owned && seat < seats() && !plan.plates.isEmpty()
             ? plan.plates[(seat - std::max(viewer(), 0) + seats()) % seats()]
             : QRectF();
}

void TableLayout::apply(const TablePlan& plan, const std::vector<CardRow>& cards) {
  grid_ = plan.grid;
  for (SeatItem* seat : std::as_const(plates_)) {
    if (plan.plates.isEmpty()) break;
    const QRectF& box = plan.plates[(seat->seat() - std::max(viewer(), 0) + seats()) % seats()];
    seat->setPosition(box.topLeft());
    seat->setSize(box.size());
  }
  rests_.resize(static_cast<qsizetype>(cards.size()));
  for (qsizetype row = 0; row < rests_.size(); ++row) {
    const CardPlan& card = plan.cards[static_cast<std::size_t>(row)];
    Rest& rest = rests_[row];
    rest.moved = rest.pile != cards[static_cast<std::size_t>(row)].pile;
    rest.pile = cards[static_cast<std::size_t>(row)].pile;
    // A card that the table has no place for goes, where it is somebody's, to their plate; it stays there, or where it
    // was, unseen.
    if (card.width > 0) {
      static_cast<CardPlan&>(rest) = card;
    } else {
      rest.covered = true;
      rest.coveredBy = -1;
      if (const QRectF plate = rest.moved ? plateOf(rest.pile, plan) : QRectF(); !plate.isEmpty()) {
        rest.width = takenPart * grid_.cardWidth;
        rest.place = plate.center() - QPointF(rest.width, rest.width * card_ratio) / 2;
      }
    }
    rest.place = onPixels(rest.place);
    // Plates lie upon the cards.
    for (const QRectF& plate : plan.plates)
      if (rest.visible.intersects(plate) && rest.visible.top() < plate.top()) rest.visible.setBottom(plate.top());
  }
  // What they tell may change the game's table: another layout follows, and this one ends as it is.
  const QList<PileItem*> piles = piles_;
  for (qsizetype i = 0; i < piles.size(); ++i)
    if (piles_.contains(piles[i])) piles[i]->apply(plan.piles[static_cast<std::size_t>(i)]);
}

QPointF TableLayout::onPixels(const QPointF& place) const {
  const qreal ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
  const QPointF corner = mapToScene(QPointF());
  const auto snap = [ratio](qreal at, qreal from) { return std::round((from + at) * ratio) / ratio - from; };
  return {snap(place.x(), corner.x()), snap(place.y(), corner.y())};
}

void TableLayout::itemChange(ItemChange change, const ItemChangeData& data) {
  if (change == ItemSceneChange) pulse_.watch(data.window);
  TableHost::itemChange(change, data);
}

int TableLayout::cardAt(const QPointF& point) const {
  int best = -1;
  for (int row = 0; row < rests_.size(); ++row) {
    const Rest& rest = rests_[row];
    if (rest.covered || rest.width <= 0) continue;
    if (!QRectF(rest.place, QSizeF(rest.width, rest.width * card_ratio)).contains(point)) continue;
    if (best < 0 || rest.z > rests_[best].z) best = row;
  }
  return best;
}

int TableLayout::cardUnder(const QRectF& carried) const {
  int best = -1;
  qreal most = coveredPart * carried.width() * carried.height();
  for (int row = 0; row < rests_.size(); ++row) {
    const PileItem* pile = pileOf(rests_[row].pile);
    if (!pile || pile->fan() != PileItem::Ring || rests_[row].width <= 0 || carried_.rows.contains(row)) continue;
    const QRectF common = rests_[row].rect().intersected(carried);
    if (common.width() * common.height() <= most) continue;
    most = common.width() * common.height();
    best = row;
  }
  return best;
}

PileItem* TableLayout::pileAt(const QPointF& point) const {
  for (PileItem* pile : piles_) {
    if (pile->extent().contains(point)) return pile;
  }
  return nullptr;
}

PileItem* TableLayout::pileOf(const QString& id) const {
  for (PileItem* pile : piles_) {
    if (pile->pileId() == id) return pile;
  }
  return nullptr;
}

TableCard* TableLayout::card(int row) const {
  for (TableCard* item : items_) {
    if (item->row() == row) return item;
  }
  return nullptr;
}

QRectF TableLayout::restOf(int row) const {
  if (row < 0 || row >= rests_.size() || rests_[row].width <= 0) return {};
  return rests_[row].rect();
}

QRectF TableLayout::visibleOf(int row) const {
  return row >= 0 && row < rests_.size() && !rests_[row].covered ? rests_[row].visible : QRectF();
}
