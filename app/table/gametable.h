// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>

#include "session/session.h"
#include "table/keycursor.h"
#include "table/tablelayout.h"
#include "table/targetplaces.h"

/// A table that people play at: mouse, touch and keys become lifting, dropping and tapping of the session's cards. What
/// is lifted is the input's to say; here it is only carried along with the pointer or the keys.
class GameTable : public TableLayout {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(Session* session READ session WRITE setSession NOTIFY sessionChanged)
  /// The frame of the keyboard's cursor; empty while the mouse is used, or something else has the keys.
  Q_PROPERTY(QRectF cursor READ cursor NOTIFY cursorChanged)
  /// Whether the table has the keys, and nothing on it can be shown to have them.
  Q_PROPERTY(bool cursorless READ isCursorless NOTIFY cursorChanged)
  /// Whether the keys are for the cards: Enter means what they have, and not a button elsewhere.
  Q_PROPERTY(bool keyed READ hasKeys NOTIFY keyedChanged)
  /// Where the last gesture ended: what is said about it appears there.
  Q_PROPERTY(QPointF lastPoint READ lastPoint NOTIFY lastPointChanged)
  /// The card under the resting pointer, or −1.
  Q_PROPERTY(int hovered READ hovered NOTIFY hoveredChanged)
  /// Whether cards are being carried by keys or with the pointer.
  Q_PROPERTY(bool carrying READ isCarrying NOTIFY carryingChanged)
  /// Whether a finger that rests on a card asks what could be done with it, and is no tap then.
  Q_PROPERTY(bool asking MEMBER asking_ NOTIFY askingChanged)
  /// Whether all legal moves are to be shown.
  Q_PROPERTY(bool showingMoves READ isShowingMoves WRITE setShowingMoves NOTIFY showingMovesChanged)

 public:
  explicit GameTable(QQuickItem* parent = nullptr);

  Session* session() const { return session_; }
  void setSession(Session* session);
  QRectF cursor() const { return cursorRect_; }
  bool isCursorless() const { return cursorless_; }
  QPointF lastPoint() const { return lastPoint_; }
  int hovered() const { return hovered_; }
  bool isCarrying() const { return carry_ != Carry::none; }
  /// The row of the card under the keyboard's cursor, or else under the pointer, or −1.
  Q_INVOKABLE int chosen() const { return cursor_.isShown() ? cursor_.row() : hovered_; }
  /// What the rules' paragraphs are named by that explain what is under the keyboard's cursor, or else under the
  /// pointer: `caption aim`, `mark wild`, `pile stock`. Items that are signs of their own have it as their `ruleName`.
  Q_INVOKABLE QStringList signs() const;
  bool isShowingMoves() const { return showingMoves_; }
  void setShowingMoves(bool showingMoves);
  /// The part of a card that is seen.
  Q_INVOKABLE QRectF cardRect(int row) const { return visibleOf(row); }
  /// What lights up for a target, for a pile as one, and for a card of a pile by its text.
  Q_INVOKABLE QRectF targetRect(const Target& target) const;
  Q_INVOKABLE QRectF pileRect(const QString& pile) const { return targetRect({pile}); }
  Q_INVOKABLE QRectF cardRect(const QString& pile, const QString& card) const;
  /// The next keys are for the cards, whatever had them.
  Q_INVOKABLE void takeKeys(Qt::FocusReason reason = Qt::OtherFocusReason);
  /// Takes the keys and shows where the cursor is. Whether it was not seen before.
  Q_INVOKABLE bool enterByKey();
  /// Whether Tab goes from target to target or from choice to choice now, and whether there is something to put back.
  bool wantsTab() const;
  bool wantsEscape() const;
  /// Whether that is one of the table's own buttons.
  bool isButton(const QQuickItem* item) const;
  /// A screen reader presses a card or an empty pile: the cursor goes there, and what a click would do is done.
  Q_INVOKABLE void press(TableItem* item);
  void focused(TableItem* item) override;
  /// Has the cards read out that lie on the table for all to see, and those of the viewer's hand as it is held.
  Q_INVOKABLE void sayTable() const;
  Q_INVOKABLE void sayHand() const;
  /// Where a card may be let go for it.
  QRectF targetArea(const Target& target) const;

 signals:
  void sessionChanged();
  void cursorChanged();
  void keyedChanged();
  void lastPointChanged();
  void hoveredChanged();
  void askingChanged();
  /// Somebody asks what the rules say of what is seen there, by the names of its paragraphs.
  void signsAsked(const QStringList& signs);
  /// A finger has rested on that card; what it does afterwards is no tap.
  void longPressed(int row);
  void carryingChanged();
  void showingMovesChanged();

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
  void itemChange(ItemChange change, const ItemChangeData& data) override;

 private:
  enum class Carry { none, pointer, keys };

  TableInput& input() const { return *session_->input(); }
  void setLastPoint(const QPointF& point);
  void setHovered(int row);
  QStringList signsAt(const QPointF& point) const;
  /// A finger rests: says so of the card under it.
  void rest();

  bool take(int row, Carry how);
  void release();
  /// The pile of that card, if its cards may be put in another order.
  PileItem* reorderablePileOf(int row) const;
  /// Puts what is carried elsewhere in its own hand. False: it was let go outside of it.
  bool reorderAt(const QPointF& point);
  /// Moves the cursor's card one place on in its hand.
  bool shift(int places);
  void drop(const QPointF& point);
  void dropAt(const Target& target);
  /// What carrying leads to nowhere.
  void putBack();
  /// The pile at that point; of several, one that what is lifted may go to.
  PileItem* meantAt(const QPointF& point) const;

  /// A press ends what rests. False: what lies there then is not what was pressed. Where something rested (`skipped_`),
  /// no pile is opened either: the card may lie on it only since.
  bool endRest();
  /// Whether that pile only shows its cards for a click or Enter; tells it so.
  bool open(PileItem* pile);

  /// Where the cursor is when it is on that item; nowhere where it cannot be.
  KeyCursor::Spot spotOf(const TableItem* item) const;
  QQuickItem* itemAt(const KeyCursor::Spot& spot) const;
  void putCursor(const KeyCursor::Spot& spot);
  void showCursor(bool shown);
  void updateCursor();
  /// Called when something else has the keys.
  void watchKeys();
  /// A button of the table that has the keys, or null.
  QQuickItem* buttonWithKeys() const;
  /// Whether the keys are for the cards.
  bool hasKeys() const { return hasActiveFocus() && !buttonWithKeys(); }
  /// Gives the keys to the card or pile that the cursor is on: a screen reader tells what has them.
  void focusCursor();
  // Keys, each group on its own: whether the key was one of it.
  bool answered(const QKeyEvent& event);
  bool typed(const QKeyEvent& event);
  bool steered(const QKeyEvent& event);
  bool commanded(const QKeyEvent& event);
  /// Whether that is the key of something that cannot be done now, which has been said.
  bool refused(const QKeyEvent& event);
  bool entered(const QKeyEvent& event);
  bool escaped();
  /// Enter or the space bar on what the cursor is on.
  void useSpot(const KeyCursor::Spot& spot, bool enter);
  /// Whether a card may go to more than one pile.
  bool choiceOf(int row) const;
  void takeByKeys(const KeyCursor::Spot& spot);

  QPointer<Session> session_;
  KeyCursor cursor_{*this};
  QRectF cursorRect_;
  Carry carry_ = Carry::none;
  QPointF pressedAt_, lastPoint_;
  int sortedDeal_ = -1;  ///< the hands of which are in order, by their rules or by hand
  int pressedRow_ = -1, clickedRow_ = -1, hovered_ = -1, liftedByKeys_ = -1;
  QString hiddenIn_;            ///< the pile in which the card that was clicked lay face down
  QPointF hoverPoint_{-1, -1};  ///< where the pointer is
  QTimer finger_;
  bool asking_ = false;
  bool pressed_ = false, rested_ = false, skipped_ = false, doubled_ = false, showingMoves_ = false,
       cursorLost_ = false, cursorAnew_ = false, cursorless_ = false, keyed_ = false;
};
