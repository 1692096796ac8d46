// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/tablelayout.h"

#include <QQuickWindow>
#include <algorithm>
#include <cmath>

#include "table/pileitem.h"
#include "table/seatitem.h"
#include "table/tablecard.h"

/// A card as the model tells of it.
struct TableLayout::Slot {
  int row = 0;
  int place = 0;
  int code = -1;
  bool faceUp = false;
  bool movable = false;
  bool layable = false;
  int upon = -1;
  bool selected = false;
};

namespace {

/// The part of a plate's height by which the cards of a seat stand out above it.
constexpr qreal peek = 0.55;
/// A picture is drawn anew when the window has kept its size for so long.
constexpr int settledAfter = 150;
/// Milliseconds that the software renderer rests between frames of flying cards.
constexpr int betweenFrames = 9;
/// As much of a card as shows a large index, of its height or width.
constexpr qreal largeStep = 0.36;
/// The part of a card's height that shows beside the round corners of the card upon it.
constexpr qreal roundCorner = 0.07;
/// The part of an ace's height from its edge to the end of its sign.
constexpr qreal acePart = 0.34;
/// How far a selected card of a hand stands out of it.
constexpr qreal raised = 0.18;
/// How large the cards behind a pile's front are, and how much of their height shows above it.
constexpr qreal behind = 0.62;
constexpr qreal shownBehind = 0.55;
/// Of so many cards of a heap something peeps out.
constexpr qsizetype peeping = 9;

/// With more seats not everyone else has room in one row, however tall the window.
constexpr int mostInARow = 8;

/// The places of a pile's cards, the last `front` in the middle of the room and the others in a smaller row above.
QList<QPointF> twoRows(int count, int front, FanWish wish, const QSizeF& size) {
  const int large = std::min(front, count);
  QList<QPointF> places;
  const auto lay = [&](int cards, const QSizeF& own, qreal y) {
    const QList<QPointF> row = fanOut(QList<FanCard>(cards, FanCard{true, false}), wish, own.width(), own.height());
    const qreal width = row.isEmpty() ? 0 : row.last().x() + own.width();
    for (const QPointF& at : row) places.append(QPointF(std::round((wish.room - width) / 2) + at.x(), y));
  };
  lay(count - large, size * behind, -std::round(size.height() * behind * shownBehind));
  lay(large, size, 0);
  return places;
}

}  // namespace

TableLayout::TableLayout(QQuickItem* parent) : TableHost(parent) {
  clock_.start();
  resize_.setSingleShot(true);
  resize_.setInterval(settledAfter);
  frame_.setSingleShot(true);
  frame_.setTimerType(Qt::PreciseTimer);
  frame_.setInterval(betweenFrames);
  connect(&frame_, &QTimer::timeout, this, &TableLayout::advance);
  connect(&resize_, &QTimer::timeout, this, &TableLayout::resizingChanged);
  connect(this, &TableLayout::wishChanged, this, &TableLayout::reshape);
  connect(this, &TableLayout::plateChanged, this, &TableLayout::reshape);
  // What is said in the strip comes and goes: the cards make room for it with a glide.
  connect(this, &TableLayout::stripChanged, this, &TableLayout::refresh);
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
  plates_.removeIf(gone);
  items_.removeIf(gone);
}

void TableLayout::reshape() {
  glide_ = false;
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
  settle();
}

void TableLayout::settle() {
  if (width() <= 0 || height() <= 0) return;
  const QRectF area = tableArea();
  const int others = seats() - 1;
  QRectF middle = area;
  if (others > 0) middle.setTop(area.top() + plate_.height() * (1 + peek) + margin_ / 2);
  if (others > 2 && (width() > height() || seats() > mostInARow)) {
    middle.adjust(plate_.width() + margin_, 0, -plate_.width() - margin_, 0);
  }
  GridWish wish;
  wish.columns = columns_;
  wish.rows = rows_;
  wish.columnPitch = columnPitch_;
  wish.columnSpread = columnSpread_;
  wish.rowPitch = rowPitch_;
  wish.rowSpread = rowPitch_;
  grid_ = fitGrid(middle, wish);

  readModel();
  for (PileItem* pile : std::as_const(piles_)) pile->updateId(seats(), viewer());
  // Where a long column could not be read, all cards become smaller.
  for (int tries = 0; tries < 4; ++tries) {
    const qreal part = readablePart(area, middle);
    if (part >= 1) break;
    wish.widest = std::max(1.0, std::floor(grid_.cardWidth * part));
    grid_ = fitGrid(middle, wish);
  }
  placeSeats(area);
  for (PileItem* pile : std::as_const(piles_)) {
    const QRectF place = placeOf(pile, middle);
    pile->setPosition(place.topLeft());
    pile->setSize(place.size());
  }
  for (PileItem* pile : std::as_const(piles_)) placeCards(pile, area);
  for (Rest& rest : rests_) rest.place = onPixels(rest.place);
  tellCards();
  glide_ = true;
  emit arranged();
}

FanWish TableLayout::wishOf(const PileItem* pile) const {
  FanWish wish = pile->wish();
  if (largeIndex_ && pile->from() != PileItem::Place) {
    wish.step = std::max(wish.step, largeStep);
    wish.leastStep = std::max(wish.leastStep, largeStep);
  }
  const bool column = pile->fan() == PileItem::Down || pile->fan() == PileItem::Up;
  wish.aceStep = column ? std::max(wish.leastStep, std::min(wish.step, acePart)) : wish.leastStep;
  return wish;
}

QList<FanCard> TableLayout::fanCards(const QList<Slot>& held) {
  QList<FanCard> cards;
  for (const Slot& slot : held)
    cards.append(FanCard(slot.faceUp, slot.code >= 0 && slot.code < 52 && slot.code % 13 == 0));
  return cards;
}

qreal TableLayout::readablePart(const QRectF& area, const QRectF& middle) const {
  qreal part = 1;
  for (const PileItem* pile : piles_) {
    const bool down = pile->fan() == PileItem::Down;
    if (pile->grow() > 0 || (!down && pile->fan() != PileItem::Up)) continue;
    const QList<FanCard> cards = fanCards(slots_.value(pile->pileId()));
    const QRectF place = placeOf(pile, middle);
    const qreal room = down ? area.bottom() - place.top() : place.bottom() - area.top();
    part = std::min(part, room / (leastLength(cards, wishOf(pile)) * place.height()));
  }
  return part;
}

QPointF TableLayout::onPixels(const QPointF& place) const {
  const qreal ratio = window() ? window()->effectiveDevicePixelRatio() : 1;
  const QPointF corner = mapToScene(QPointF());
  const auto snap = [ratio](qreal at, qreal from) { return std::round((from + at) * ratio) / ratio - from; };
  return {snap(place.x(), corner.x()), snap(place.y(), corner.y())};
}

QRectF TableLayout::tableArea() const {
  return QRectF(0, 0, width(), height()).adjusted(margin_, margin_, -margin_, -margin_ - strip_ - footer_);
}

void TableLayout::readModel() {
  slots_.clear();
  const int rows = model_ ? model_->rowCount() : 0;
  rests_.resize(rows);
  if (!model_) return;
  const QHash<int, QByteArray> names = model_->roleNames();
  const int pile = names.key("pile");
  const int place = names.key("place");
  const int code = names.key("code");
  const int faceUp = names.key("faceUp");
  const int movable = names.key("movable");
  const int layable = names.key("layable", -1);
  const int upon = names.key("upon", -1);
  const int selected = names.key("selected");
  for (int row = 0; row < rows; ++row) {
    const QModelIndex index = model_->index(row, 0);
    const QString id = index.data(pile).toString();
    Rest& rest = rests_[row];
    rest.moved = rest.pile != id;
    rest.pile = id;
    rest.covered = true;
    rest.coveredBy = -1;
    slots_[id].append({row, index.data(place).toInt(), index.data(code).toInt(), index.data(faceUp).toBool(),
                       index.data(movable).toBool(), layable >= 0 && index.data(layable).toBool(),
                       upon < 0 ? -1 : index.data(upon).toInt(), index.data(selected).toBool()});
  }
  for (QList<Slot>& slot : slots_) {
    std::sort(slot.begin(), slot.end(), [](const Slot& a, const Slot& b) { return a.place < b.place; });
  }
}

QRectF TableLayout::plateOf(int relative, const QRectF& area) const {
  if (relative == 0) {
    const QPointF corner(area.left(), height() - footer_ - plate_.height() - 0.4 * margin_);
    return {corner, plate_};
  }
  if (relative >= seats()) return {};
  const QSizeF box(plate_.width(), plate_.height() * (1 + peek));
  if (width() <= height() && seats() > 3 && seats() <= mostInARow) {
    // No room at the sides of a tall window: everyone in one row.
    const qreal step = area.width() / (seats() - 1);
    return {area.left() + step * (relative - 0.5) - plate_.width() / 2, area.top() + plate_.height() * peek,
            plate_.width(), plate_.height()};
  }
  const QList<QPointF> spots = seatSpots(seats() - 1, area, box);
  const QPointF spot = spots[relative - 1];
  return {spot.x() - box.width() / 2, spot.y() - box.height() / 2 + plate_.height() * peek, plate_.width(),
          plate_.height()};
}

void TableLayout::placeSeats(const QRectF& area) {
  if (seats() < 1) return;
  for (SeatItem* seat : std::as_const(plates_)) {
    const int relative = (seat->seat() - std::max(viewer(), 0) + seats()) % seats();
    const QRectF box = plateOf(relative, area);
    seat->setPosition(box.topLeft());
    seat->setSize(box.size());
  }
}

QRectF TableLayout::placeOf(const PileItem* pile, const QRectF& middle) const {
  QSizeF size = QSizeF(grid_.cardWidth, grid_.cardHeight) * pile->relativeSize();
  QPointF place = grid_.at(pile->column(), 0) + QPointF((grid_.cardWidth - size.width()) / 2, 0);
  const qreal centre = (middle.top() + middle.bottom() - handRows_ * grid_.cardHeight) / 2;
  switch (pile->from()) {
    case PileItem::Top: place.setY(grid_.origin.y() + pile->row() * grid_.rowPitch); break;
    case PileItem::Middle: place.setY(centre + pile->row() * grid_.rowPitch - size.height() / 2); break;
    case PileItem::Bottom: place.setY(middle.bottom() - size.height() - pile->row() * grid_.rowPitch); break;
    case PileItem::Place: {
      const QRectF plate = plateOf(pile->beside(), tableArea());
      size = QSizeF(plate.height() * pile->relativeSize(), plate.height() * pile->relativeSize() * card_ratio);
      place = QPointF(plate.center().x() - size.width() / 2 + pile->column() * plate.width(),
                      plate.top() + plate.height() * (pile->row() - peek));
      break;
    }
  }
  // What a game puts at the side of a wide table stays inside a narrow one.
  place.setX(std::clamp(place.x(), 0.0, std::max(0.0, width() - size.width())));
  return {QPointF(std::round(place.x()), std::round(place.y())), size};
}

void TableLayout::placeCards(PileItem* pile, const QRectF& area) {
  const auto found = slots_.constFind(pile->pileId());
  QList<Slot> cards = found == slots_.constEnd() ? QList<Slot>() : *found;
  if (pile->fan() == PileItem::Ring) return placeRing(pile, cards);
  const QSizeF size(pile->width(), pile->height());
  FanWish wish = wishOf(pile);
  const QRectF base(pile->position(), size);
  const qreal grow = pile->grow();
  switch (pile->fan()) {
    case PileItem::Down: wish.room = grow > 0 ? grow * size.height() : area.bottom() - base.top(); break;
    case PileItem::Up: wish.room = grow > 0 ? grow * size.height() : base.bottom() - area.top(); break;
    case PileItem::Right: wish.room = grow > 0 ? grow * size.width() : area.right() - base.left(); break;
    case PileItem::Left: wish.room = grow > 0 ? grow * size.width() : base.right() - area.left(); break;
    case PileItem::Across: wish.room = grow > 0 ? grow * size.width() : area.width(); break;
    case PileItem::Around:
    case PileItem::Heap:
    case PileItem::None:
    case PileItem::Ring: break;
  }
  QPointF origin = base.topLeft();
  if (pile->centred()) origin.setX(std::round(base.center().x() - grow * size.width() / 2));
  QList<QPointF> places;
  if (pile->fan() == PileItem::Across) {
    if (pile->from() == PileItem::Place) {
      wish.room = plate_.width() * (grow > 0 ? grow : 0.92);
      wish.leastStep = 0;
    }
    const qreal middle = grow > 0 || pile->from() == PileItem::Place ? base.center().x() : area.center().x();
    origin.setX(std::round(middle));
    QList<int> gaps;
    if (pile->sorted()) {
      QList<int> codes;
      for (const Slot& card : cards) codes.append(card.code);
      QList<Slot> sorted;
      QList<int> sortedCodes;
      for (const int at : handOrder(codes, pile->rule())) {
        sorted.append(cards[at]);
        sortedCodes.append(codes[at]);
      }
      cards = pile->arranged() ? arrangedHand(pile, sorted) : sorted;
      const bool byRule = std::ranges::equal(cards, sorted, {}, &Slot::row, &Slot::row);
      if (byRule) gaps = suitGaps(sortedCodes, pile->rule());
    }
    places = handOut(static_cast<int>(cards.size()), gaps, wish, size.width(), size.height());
  } else if (pile->fan() == PileItem::Around) {
    const QList<QPointF> ring = trickPlaces(seats(), size.width(), size.height());
    const auto first = std::max(0, pile->first() - viewer() + seats());
    for (qsizetype i = 0; i < cards.size(); ++i) places.append(ring[(first + i) % seats()]);
  } else if (pile->fan() == PileItem::Heap) {
    places = heapPlaces(static_cast<int>(cards.size()), size.width(), size.height());
  } else {
    wish.group = pile->group();
    places = fanOut(fanCards(cards), wish, size.width(), size.height());
    if (pile->front() > 0) places = twoRows(static_cast<int>(cards.size()), pile->front(), wish, size);
  }
  const qsizetype small = pile->front() > 0 ? std::max<qsizetype>(0, cards.size() - pile->front()) : 0;
  const bool squared = pile->fan() == PileItem::None;
  const bool heap = pile->fan() == PileItem::Heap;
  QRectF extent = base;
  if (pile->fan() == PileItem::Across) extent = cards.isEmpty() ? base : QRectF();
  for (qsizetype i = 0; i < cards.size(); ++i) {
    QPointF place = origin + places[i];
    const QSizeF own = i < small ? size * behind : size;
    if (squared) place.ry() -= std::min<qreal>(static_cast<qreal>(i), 8) * size.height() * 0.0035;
    if (pile->fan() == PileItem::Across && cards[i].selected)
      place.ry() -= std::round(size.height() * raised);
    else if ((pile->lift() && cards[i].movable) || (pile->liftLayable() && cards[i].layable))
      place.ry() -= std::round(size.height() * 0.1);
    Rest& rest = rests_[cards[i].row];
    rest.place = place;
    rest.width = own.width();
    rest.shut = pile->shut();
    rest.suitTold = pile->suitTold();
    rest.dim = pile->dim() && !cards[i].movable;
    rest.z = pile->level() * 1000 + static_cast<qreal>(i);
    rest.covered = (squared && i + 2 < cards.size()) || (heap && i + peeping < cards.size());
    const QRectF whole(place, own);
    rest.visible = whole;
    if (i < small) rest.visible.setHeight(own.height() * shownBehind);
    extent |= whole;
    // What the next card leaves free.
    if (i > 0 && i != small && !squared) {
      Rest& under = rests_[cards[i - 1].row];
      const QPointF way = place - under.place;
      if (wish.kind == FanKind::down && way.y() < size.height()) {
        under.visible.setHeight(way.y());
        under.coveredBy = cards[i].row;
        under.uncovered = std::min(1.0, way.y() / size.height() + roundCorner);
      }
      if (wish.kind == FanKind::up && -way.y() < size.height()) under.visible.setTop(whole.bottom());
      if ((wish.kind == FanKind::right || wish.kind == FanKind::across) && way.x() > 0 && way.x() < size.width()) {
        under.visible.setWidth(way.x());
      }
      if (wish.kind == FanKind::left && -way.x() < size.width()) under.visible.setLeft(whole.right());
    }
  }
  if (heap && !cards.isEmpty()) {
    const QPointF corners(0.06 * size.width(), 0.04 * size.height());
    extent.adjust(-corners.x(), -corners.y(), corners.x(), corners.y());
  }
  if (cards.isEmpty() && !pile->reach().isEmpty())
    extent = {base.topLeft(), size + QSizeF((pile->reach().width() - 1) * grid_.columnPitch,
                                            (pile->reach().height() - 1) * grid_.rowPitch)};
  if (pile->from() == PileItem::Place && pile->fan() == PileItem::Across) {
    extent |= plateOf(pile->beside(), area);
  }
  pile->setCount(static_cast<int>(cards.size()));
  if (pile->fan() == PileItem::Around) {
    const QList<QPointF> ring = trickPlaces(seats(), size.width(), size.height());
    for (const QPointF& spot : ring) extent |= base.translated(spot);
    pile->setExtent(extent, base.translated(ring.first()));
    return;
  }
  const bool whole = pile->fan() == PileItem::Across || cards.isEmpty();
  pile->setExtent(extent, whole ? extent : restOf(cards.last().row));
}

QList<TableLayout::Slot> TableLayout::arrangedHand(PileItem* pile, const QList<Slot>& sorted) const {
  QList<int> rows, aside;
  for (const Slot& slot : sorted) rows.append(slot.row);
  // What lies on the worktop may come back to its place.
  for (int row = 0; row < rests_.size(); ++row)
    if (rests_[row].pile.startsWith(QLatin1String("work."))) aside.append(row);
  QList<Slot> held;
  for (const int row : pile->heldOrder(rows, aside)) held.append(sorted[rows.indexOf(row)]);
  return held;
}

void TableLayout::placeRing(PileItem* pile, const QList<Slot>& cards) {
  const QSizeF size(pile->width(), pile->height());
  const QList<QPointF> around = ringPlaces(pile->ringColumns(), pile->ringRows());
  const QSizeF pitch(grid_.columnPitch, grid_.rowPitch * pile->relativeSize());
  const auto rectOf = [&](int number) {
    const QPointF& place = around[number % around.size()];
    QPointF corner = pile->position() + QPointF(place.x() * pitch.width(), place.y() * pitch.height());
    // Where all places are taken, further cards lie upon others so that both can be read.
    if (number >= around.size()) corner += QPointF(0.3 * size.width(), (place.y() < 0 ? -0.24 : 0.24) * size.height());
    return QRectF(QPointF(std::round(corner.x()), std::round(corner.y())), size);
  };
  QList<QPair<int, int>> lying;
  for (const Slot& card : cards)
    if (card.upon < 0) lying.append({card.row, card.code});
  const QList<int> places = pile->steadyPlaces().settle(lying);
  QHash<int, QRectF> rects;
  for (qsizetype i = 0; i < lying.size(); ++i) rects.insert(lying[i].first, rectOf(places[i]));
  QRectF extent(pile->position(), size);
  for (int number = 0; number < around.size(); ++number) extent |= rectOf(number);
  for (const Slot& card : cards) {
    QRectF rect = rects.value(card.row);
    if (card.upon >= 0) rect = rects.value(card.upon).translated(0.24 * size.width(), 0.3 * size.height());
    Rest& rest = rests_[card.row];
    rest.place = rect.topLeft();
    rest.width = size.width();
    rest.shut = pile->shut();
    rest.suitTold = pile->suitTold();
    // Further right is higher, so that the index of every card stays free.
    rest.z = pile->level() * 1000 + (card.upon >= 0 ? 900 : rect.x() / width() * 800);
    rest.covered = false;
    rest.visible = rect;
    extent |= rect;
  }
  int free = 0;
  while (places.contains(free)) ++free;
  pile->setCount(static_cast<int>(cards.size()));
  pile->setExtent(extent, rectOf(free));
}

void TableLayout::itemChange(ItemChange change, const ItemChangeData& data) {
  if (change == ItemSceneChange) {
    if (watched_) {
      disconnect(watched_, nullptr, this, nullptr);
      watched_->removeEventFilter(this);
    }
    watched_ = data.window;
    if (watched_) {
      // Cards move once a frame, right before it is drawn; but the software renderer waits for no screen, and would
      // draw hundreds of frames a second.
      ownPace_ = QQuickWindow::sceneGraphBackend() == QLatin1String("software");
      if (!ownPace_) connect(watched_, &QQuickWindow::afterAnimating, this, &TableLayout::advance);
      watched_->installEventFilter(this);
    }
  }
  TableHost::itemChange(change, data);
}

bool TableLayout::eventFilter(QObject* object, QEvent* event) {
  switch (event->type()) {
    case QEvent::MouseButtonPress:
    case QEvent::KeyPress:
    case QEvent::TouchBegin:
    case QEvent::Wheel: hurry(); break;
    default: break;
  }
  return TableHost::eventFilter(object, event);
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
  return {rests_[row].place, QSizeF(rests_[row].width, std::round(rests_[row].width * card_ratio))};
}

QRectF TableLayout::visibleOf(int row) const {
  return row >= 0 && row < rests_.size() && !rests_[row].covered ? rests_[row].visible : QRectF();
}
