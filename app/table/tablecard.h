// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "table/tableitem.h"

/// A card on the table: knows its row of the card model; TableLayout puts it where it belongs, or lets it fly there.
class TableCard : public TableItem {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(int row MEMBER row_ NOTIFY changed REQUIRED)
  /// Is on its way, or waits for it.
  Q_PROPERTY(bool gliding READ isGliding NOTIFY placed)
  /// On its way to another pile: above all that lie or only make room.
  Q_PROPERTY(bool travelling READ isTravelling NOTIFY placed)
  /// Is still to be dealt: nobody sees it yet.
  Q_PROPERTY(bool waiting READ isWaiting NOTIFY placed)
  /// On its way to another width.
  Q_PROPERTY(bool growing READ isGrowing NOTIFY placed)
  /// How much of it can be seen, from the top, as a part of its height.
  Q_PROPERTY(qreal shown READ shown NOTIFY shownChanged)
  /// Is being turned over: narrower than it seems.
  Q_PROPERTY(bool turning MEMBER turning_ NOTIFY turningChanged)
  Q_PROPERTY(qreal toZ MEMBER toZ_ NOTIFY placed)
  Q_PROPERTY(bool lifted MEMBER lifted_ NOTIFY placed)
  /// Lies in a pile that is shown face down.
  Q_PROPERTY(bool shut MEMBER shut_ NOTIFY placed)
  Q_PROPERTY(bool suitTold MEMBER suitTold_ NOTIFY placed)
  /// Shows its rank and suit alone.
  Q_PROPERTY(bool largePrint MEMBER largePrint_ NOTIFY placed)
  /// May not be played where others of its pile may.
  Q_PROPERTY(bool dim MEMBER dim_ NOTIFY placed)
  /// Lies under other cards of a squared pile, or in a pile that the table does not show.
  Q_PROPERTY(bool covered MEMBER covered_ NOTIFY placed)
  /// Which card of a hand it is, as that is held, from the left; 0: of no hand. And of how many.
  Q_PROPERTY(int held MEMBER held_ NOTIFY heldChanged)
  Q_PROPERTY(int among MEMBER among_ NOTIFY heldChanged)

 public:
  using TableItem::TableItem;

  int row() const { return row_; }
  qreal placeWidth() const { return to_.width; }
  qreal placeZ() const { return toZ_; }
  bool isPlaced() const { return to_.width > 0; }
  bool isGliding() const { return gliding_; }
  bool isTravelling() const { return gliding_ && travelling_; }
  bool isWaiting() const { return waiting_; }
  bool isGrowing() const { return gliding_ && from_.width != to_.width; }

  /// Called by the layout. Puts it there at once.
  void moveTo(const QPointF& place, qreal width);
  /// Puts it there, unseen until its flight begins.
  void waitAt(const QPointF& place, qreal width);
  /// Lets it fly there from where it is: from that time on, for so many milliseconds; slower towards the end.
  /// `travels`: it goes to another pile; `rise`: so many pixels above the straight way.
  void flyTo(const QPointF& place, qreal width, qint64 begin, int duration, bool travels, qreal rise = 0);
  /// Where it lies, or will when it has arrived.
  QRectF restingPlace() const;
  /// Lets it end its flight there.
  void redirect(const QPointF& place, qreal width) { to_ = {place, width}; }
  /// As far on its way as it is at that time. False: it has arrived.
  bool advance(qint64 now);
  void setOrder(qreal z, bool covered);
  void setLifted(bool lifted);
  bool isCovered() const { return covered_; }
  int held() const { return held_; }
  bool isLifted() const { return lifted_; }
  bool isTurning() const { return turning_; }
  qreal shown() const { return shown_; }
  void setShown(qreal shown);
  void setShut(bool shut, bool suitTold);
  void setDim(bool dim);
  void setLargePrint(bool largePrint);
  void setHeld(int held, int among);

 signals:
  void heldChanged();
  void changed();
  void placed();
  void shownChanged();
  void turningChanged();

 private:
  struct Place {
    QPointF at;
    qreal width = 0;

    friend bool operator==(const Place&, const Place&) = default;
  };

  void put(const Place& place);
  void setGliding(bool gliding);

  int row_ = -1, held_ = 0, among_ = 0;
  bool gliding_ = false, travelling_ = false, lifted_ = false, covered_ = false, shut_ = false, dim_ = false,
       suitTold_ = true, turning_ = false, largePrint_ = false, waiting_ = false;
  qreal toZ_ = 0, shown_ = 1;
  Place from_, to_;
  qint64 begin_ = 0;
  int duration_ = 0;
  qreal rise_ = 0;
};
