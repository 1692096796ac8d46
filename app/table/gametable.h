// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/session.h"
#include "table/tablelayout.h"

/// A table that people play at: mouse, touch and keys become lifting, dropping and tapping of the session's cards.
class GameTable : public TableLayout {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(Session* session READ session WRITE setSession NOTIFY sessionChanged)
  /// The frame of the keyboard's cursor; empty while the mouse is used.
  Q_PROPERTY(QRectF cursor READ cursor NOTIFY cursorChanged)
  /// Where the last gesture ended: what is said about it appears there.
  Q_PROPERTY(QPointF lastPoint READ lastPoint NOTIFY lastPointChanged)
  /// The card under the resting pointer, or −1.
  Q_PROPERTY(int hovered READ hovered NOTIFY hoveredChanged)
  /// Whether cards are being carried by keys or with the pointer.
  Q_PROPERTY(bool carrying READ isCarrying NOTIFY carryingChanged)

 public:
  explicit GameTable(QQuickItem* parent = nullptr);

  Session* session() const { return session_; }
  void setSession(Session* session);
  QRectF cursor() const { return cursor_; }
  QPointF lastPoint() const { return lastPoint_; }
  int hovered() const { return hovered_; }
  bool isCarrying() const { return !lifted().isEmpty(); }
  /// What lights up when that pile is a target.
  Q_INVOKABLE QRectF targetFrame(const QString& pile) const;

 signals:
  void sessionChanged();
  void cursorChanged();
  void lastPointChanged();
  void hoveredChanged();
  void carryingChanged();

 protected:
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void mouseDoubleClickEvent(QMouseEvent* event) override;
  void mouseUngrabEvent() override;
  void hoverMoveEvent(QHoverEvent* event) override;
  void hoverLeaveEvent(QHoverEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  bool event(QEvent* event) override;

 private:
  /// What the cursor is on: a card, or an empty pile.
  struct Spot {
    int row = -1;
    PileItem* pile = nullptr;
    QRectF rect;
  };

  bool take(int row);
  void release();
  void drop(const QPointF& point);
  void dropAt(const QString& pile);
  void setLastPoint(const QPointF& point);
  void setHovered(int row);
  QList<Spot> spots() const;
  Spot cursorSpot() const;
  void moveCursor(Direction direction);
  void setCursorSpot(const Spot& spot);
  void showCursor(bool shown);
  void updateCursor();

  QPointer<Session> session_;
  QPointF pressedAt_, lastPoint_;
  int pressedRow_ = -1, clickedRow_ = -1, hovered_ = -1;
  bool pressed_ = false, dragging_ = false, doubled_ = false;
  bool byKeys_ = false, cursorShown_ = false;
  int cursorRow_ = -1, liftedByKeys_ = -1;
  QString cursorPile_;
  QRectF cursor_;
};
