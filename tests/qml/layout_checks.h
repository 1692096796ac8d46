// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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

/// What a plate of a seat lies on that has to be free: the viewer's own cards, or a button; empty: nothing.
inline QString coveredByPlates(QQuickItem* window, const GameTable* table, Session* session) {
  QList<QRectF> plates;
  for (const QQuickItem* plate : findTypes(window, "SeatPlate"))
    plates.append(plate->mapRectToScene(QRectF(0, 0, plate->width(), plate->height())));
  const auto covered = [&](const QRectF& place) {
    return std::ranges::any_of(plates, [&](const QRectF& plate) { return plate.intersects(place); });
  };
  for (const int row : session->cards()->rowsOf(QString("hand.%1").arg(session->viewpoint()->viewer())))
    if (covered(table->mapRectToScene(table->restOf(row)))) return QString("card %1 lies below a plate").arg(row);
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
