// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QFont>

#include "qml/driven_window.h"
#include "table/tablecard.h"

// What must hold of a table in a window of any size, with text of any size.

/// The first text that is cut or stands out of the window.
inline QString cutText(QQuickItem* item, const QRectF& window) {
  if (!item->isVisible() || item->opacity() == 0) return {};
  const QString text = item->property("text").toString();
  if (item->inherits("QQuickText") && !text.isEmpty() && item->width() > 0) {
    if (item->property("truncated").toBool() && !item->property("toldOnHover").toBool()) return "cut: " + text;
    const qreal wide = std::min(item->width(), item->property("contentWidth").toReal());
    const bool centred = item->property("horizontalAlignment").toInt() == Qt::AlignHCenter;
    const QRectF place =
        item->mapRectToScene(QRectF(centred ? (item->width() - wide) / 2 : 0, 0, wide, item->height()));
    if (!window.adjusted(-1, -1, 1, 1).contains(place)) return "outside: " + text;
  }
  // What scrolls may be cut, and others' words may be long.
  if (item->clip()) return {};
  for (QQuickItem* child : item->childItems()) {
    if (QString found = cutText(child, window); !found.isEmpty()) return found;
  }
  return {};
}

/// What is wrong with the table as it stands; empty: nothing.
inline QString wrongWith(const GameTable* table, Session* session, bool largeIndex) {
  const QRectF all = QRectF(0, 0, table->width(), table->height()).adjusted(-1, -1, 1, 1);
  const CardModel* cards = session->cards();
  const QString hand = QString("hand.%1").arg(std::max(0, session->viewpoint()->viewer()));
  for (int row = 0; row < cards->rowCount(); ++row) {
    const QRectF rest = table->restOf(row);
    const QString& pile = cards->slot(row).pile;
    if (!table->pileOf(pile) && !hides(table, pile)) return "no place for " + pile;
    if (rest.isEmpty() || !table->card(row)->isVisible()) continue;
    if (!all.contains(rest)) return QString("card %1 of %2 stands out").arg(row).arg(pile);
    const QRectF seen = table->visibleOf(row);
    if (!cards->slot(row).card.is_known() || seen.isEmpty()) continue;
    const bool own = pile == hand;
    const qreal least = own && largeIndex ? 0.34 : 0.22;
    if (own && (seen.width() < least * rest.width() || seen.height() < 0.34 * rest.height()))
      return QString("index covered in %1: %2 of %3").arg(pile).arg(seen.width()).arg(rest.width());
  }
  for (const PileItem* pile : table->piles())
    if (!pile->pileId().isEmpty() && !all.contains(pile->extent())) return pile->pileId() + " stands out";
  return {};
}

/// What a plate of a seat lies on that has to be free: the viewer's own cards, what is taken for seen of another's, or
/// a button; empty: nothing.
inline QString coveredByPlates(QQuickItem* window, const GameTable* table, Session* session) {
  QList<QRectF> plates;
  for (const QQuickItem* plate : findTypes(window, "SeatPlate"))
    plates.append(plate->mapRectToScene(QRectF(0, 0, plate->width(), plate->height())));
  const auto covered = [&](const QRectF& place) {
    return std::ranges::any_of(plates, [&](const QRectF& plate) { return plate.intersects(place); });
  };
  for (const int row : session->cards()->rowsOf(QString("hand.%1").arg(session->viewpoint()->viewer())))
    if (covered(table->mapRectToScene(table->restOf(row)))) return QString("card %1 lies below a plate").arg(row);
  // The cursor's ring goes round what is seen of a card, and through no name.
  for (int row = 0; row < session->cards()->rowCount(); ++row)
    if (covered(table->mapRectToScene(table->visibleOf(row)).adjusted(1, 1, -1, -1)))
      return QString("card %1 of %2 is not seen below a plate").arg(row).arg(session->cards()->slot(row).pile);
  const std::function<QString(QQuickItem*)> search = [&](QQuickItem* item) -> QString {
    if (!item->isVisible() || item->opacity() == 0) return {};
    if (item->inherits("QQuickAbstractButton") && covered(item->mapRectToScene(item->boundingRect())))
      return "below a plate: " + item->property("text").toString();
    for (QQuickItem* child : item->childItems())
      if (QString found = search(child); !found.isEmpty()) return found;
    return {};
  };
  return search(window);
}

/// Looks at everything in the order in which it is drawn: whether a text lies upon another, or is covered in part.
class TextsApart {
 public:
  /// What is wrong in that window; empty: nothing.
  static QString wrongWith(QQuickItem* window) {
    TextsApart all;
    all.draw(window, QRectF(QPointF(), window->size()), false);
    return all.wrong_.join("; ");
  }

 private:
  struct Seen {
    QRectF rect;
    QString text;
    const QQuickItem* item;
    bool ofPile = false;  ///< what an empty place says may lie below its cards
  };

  /// Where its letters are, without the air above and below them.
  static QRectF letters(const QQuickItem* text) {
    const QSizeF ink(std::min(text->width(), text->property("contentWidth").toReal()),
                     text->property("contentHeight").toReal());
    const int across = text->property("horizontalAlignment").toInt();
    const int down = text->property("verticalAlignment").toInt();
    const qreal left = across == Qt::AlignHCenter ? (text->width() - ink.width()) / 2
                       : across == Qt::AlignRight
                           ? text->width() - ink.width() - text->property("rightPadding").toReal()
                           : text->property("leftPadding").toReal();
    const qreal top = down == Qt::AlignVCenter  ? (text->height() - ink.height()) / 2
                      : down == Qt::AlignBottom ? text->height() - ink.height()
                                                : text->property("topPadding").toReal();
    const qreal air = 0.22 * text->property("font").value<QFont>().pixelSize();
    return text->mapRectToScene(QRectF(left, top + air, ink.width(), ink.height() - 2 * air));
  }
  void cover(const QRectF& rect, const QString& by) {
    if (by == "a card")
      for (const Seen& each : std::as_const(texts_))
        if (!each.ofPile && rect.contains(each.rect)) wrong_ << "a card hides: " + each.text;
    texts_.removeIf([&](const Seen& each) { return rect.adjusted(-1, -1, 1, 1).contains(each.rect); });
    for (const Seen& each : std::as_const(texts_)) {
      const QRectF both = each.rect & rect;
      if (both.width() > 2 && both.height() > 2) wrong_ << by + " covers: " + each.text;
    }
  }
  /// What lies in it scrolls, because it has no room for all of it.
  static bool scrolls(const QQuickItem* content) {
    const QQuickItem* view = content ? content->parentItem() : nullptr;
    return view && view->clip() && view->inherits("QQuickFlickable") &&
           view->property("contentHeight").toReal() > view->height() + 1;
  }
  void drawItself(const QQuickItem* item, const QRectF& sight, bool faint) {
    const QRectF whole = item->mapRectToScene(QRectF(QPointF(), item->size()));
    if (qobject_cast<const TableCard*>(item)) return cover(whole & sight, "a card");
    if (item->inherits("QQuickAbstractButton")) {
      for (const Seen& each : std::as_const(texts_))
        if (!item->isAncestorOf(each.item) && (each.rect & whole).width() > 1 && (each.rect & whole).height() > 1)
          wrong_ << item->property("text").toString() + " covers: " + each.text;
      buttons_.append(item);
    }
    // The edges of what scrolls fade: what they cover is scrolled to.
    if (item->inherits("QQuickRectangle") && scrolls(item->parentItem())) return;
    if (item->inherits("QQuickRectangle") && !faint && item->property("color").value<QColor>().alpha() == 255)
      return cover(whole & sight, item->parentItem()->metaObject()->className());
    const QString text = item->property("text").toString();
    if (!item->inherits("QQuickText") || text.isEmpty()) return;
    const QRectF rect = letters(item) & sight;
    if (rect.isEmpty()) return;
    for (const Seen& each : std::as_const(texts_)) {
      const QRectF both = each.rect & rect;
      if (both.width() > 1 && both.height() > 1) wrong_ << text + " upon " + each.text;
    }
    for (const QQuickItem* button : std::as_const(buttons_)) {
      const QRectF both = button->mapRectToScene(QRectF(QPointF(), button->size())) & rect;
      if (!button->isAncestorOf(item) && both.width() > 1 && both.height() > 1)
        wrong_ << text + " upon the button " + button->property("text").toString();
    }
    if (text.size() > 1 && item->property("contentWidth").toReal() > item->width() + 1) wrong_ << "too wide: " + text;
    bool ofPile = false;
    for (const QQuickItem* above = item; above; above = above->parentItem())
      ofPile = ofPile || qobject_cast<const PileItem*>(above);
    texts_.append({rect, text, item, ofPile});
  }
  void draw(const QQuickItem* item, const QRectF& sight, bool faint) {
    // What a pointer that rests brings up may lie upon anything.
    if (!item->isVisible() || item->opacity() < 0.05 || QByteArray(item->metaObject()->className()).startsWith("Note_"))
      return;
    const bool fainter = faint || item->opacity() < 1;
    QRectF seen = sight;
    if (item->clip()) seen &= item->mapRectToScene(QRectF(QPointF(), item->size()));
    QList<QQuickItem*> children = item->childItems();
    std::ranges::stable_sort(children, {}, &QQuickItem::z);
    // What is marked upon a card goes with it.
    const bool card = qobject_cast<const TableCard*>(item);
    bool drawn = false;
    for (const QQuickItem* child : std::as_const(children)) {
      if (!drawn && child->z() >= 0) {
        drawItself(item, sight, fainter);
        drawn = true;
      }
      if (!card) draw(child, seen, fainter);
    }
    if (!drawn) drawItself(item, sight, fainter);
  }

  QList<Seen> texts_;
  QList<const QQuickItem*> buttons_;
  QStringList wrong_;
};
