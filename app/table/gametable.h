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
  /// Whether all legal moves are to be shown.
  Q_PROPERTY(bool marking READ isMarking NOTIFY markingChanged)

 public:
  explicit GameTable(QQuickItem* parent = nullptr);

  Session* session() const { return session_; }
  void setSession(Session* session);
  QRectF cursor() const { return cursor_; }
  QPointF lastPoint() const { return lastPoint_; }
  int hovered() const { return hovered_; }
  bool isCarrying() const { return !lifted().isEmpty(); }
  /// The row of the card under the keyboard's cursor, or else under the pointer, or −1.
  Q_INVOKABLE int chosen() const { return cursorShown_ ? cursorRow_ : hovered_; }
  bool isMarking() const { return marking_; }
  /// The part of a card that is seen.
  Q_INVOKABLE QRectF cardFrame(int row) const { return visibleOf(row); }
  /// What lights up for a target of the session's.
  Q_INVOKABLE QRectF targetFrame(const QString& target) const;
  /// Where a card may be let go for it.
  QRectF targetArea(const QString& target) const;

 signals:
  void sessionChanged();
  void cursorChanged();
  void lastPointChanged();
  void hoveredChanged();
  void carryingChanged();
  void markingChanged();

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
  /// What the cursor is on: a card, an empty pile, or a target of what is carried.
  struct Spot {
    int row = -1;
    PileItem* pile = nullptr;
    QRectF rect;
    QString target;
  };

  void setMarking(bool marking);
  bool take(int row);
  /// The pile of that card, if its cards may be put in another order.
  PileItem* arrangedPileOf(int row) const;
  /// Puts what is carried elsewhere in its own hand. False: it was let go outside of it.
  bool rearrange(const QPointF& point);
  /// Moves the cursor's card one place on in its hand.
  bool shift(int places);
  bool isChoosing() const;
  void takeByKeys(const Spot& spot);
  /// Whether a card may go to more than one pile.
  bool choiceOf(int row) const;
  void release();
  void drop(const QPointF& point);
  void dropAt(const QString& target);
  /// The pile at that point; of several, one that what is lifted may go to.
  PileItem* meantAt(const QPointF& point) const;
  void nextTarget();
  /// The card that a target is, or −1.
  int targetCard(const QString& target) const;
  void setLastPoint(const QPointF& point);
  void setHovered(int row);
  bool isInOwnHand(int row) const;
  /// Whether it shows its back and nothing can be done with it: captured, or another player's.
  bool isBackOfNoUse(int row) const;
  QList<Spot> spots() const;
  Spot cursorSpot() const;
  void beginCursor();
  void moveCursor(Direction direction);
  void setCursorSpot(const Spot& spot);
  void showCursor(bool shown);
  void enterSelection(int row, bool enter);
  void updateCursor();

  QPointer<Session> session_;
  QPointF pressedAt_, lastPoint_;
  int pressedRow_ = -1, clickedRow_ = -1, hovered_ = -1;
  bool pressed_ = false, dragging_ = false, doubled_ = false;
  bool arranging_ = false;  ///< what is carried cannot be played now, only held elsewhere
  bool byKeys_ = false, cursorShown_ = false, marking_ = false, cursorLost_ = false;
  int cursorRow_ = -1, liftedByKeys_ = -1;
  QString cursorPile_;
  QRectF cursor_;
};
