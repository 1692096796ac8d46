// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QHash>
#include <QPointer>
#include <QTimer>

#include "table/arrange.h"
#include "table/handorder.h"
#include "table/pileitem.h"
#include "table/pulse.h"

class SeatItem;
class TableCard;

/// Lays out a table: finds the largest cards with which the game's piles fit, and tells every pile, seat and card where
/// to lie. Piles, seats and cards come to it as its descendants; `cards` is the card model, one row a card.
class TableLayout : public TableHost {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QAbstractItemModel* cards READ cards WRITE setCards NOTIFY cardsChanged)
  Q_PROPERTY(qreal columns MEMBER columns_ NOTIFY wishChanged)
  Q_PROPERTY(qreal rows MEMBER rows_ NOTIFY wishChanged)
  Q_PROPERTY(qreal columnPitch MEMBER columnPitch_ NOTIFY wishChanged)
  Q_PROPERTY(qreal columnSpread MEMBER columnSpread_ NOTIFY wishChanged)
  Q_PROPERTY(qreal rowPitch MEMBER rowPitch_ NOTIFY wishChanged)
  Q_PROPERTY(Others others MEMBER others_ NOTIFY wishChanged)
  /// Rows below the middle part: of the viewer's own cards.
  Q_PROPERTY(qreal handRows MEMBER handRows_ NOTIFY wishChanged)
  Q_PROPERTY(qreal margin MEMBER margin_ NOTIFY wishChanged)
  /// Height of the strip at the lower edge with the viewer's own plate and the buttons.
  Q_PROPERTY(qreal strip MEMBER strip_ NOTIFY stripChanged)
  /// The signs on the cards are large: more of a covered card is to be seen.
  Q_PROPERTY(bool largeIndex MEMBER largeIndex_ NOTIFY wishChanged)
  /// Height of what lies below that strip, such as the pads of a race.
  Q_PROPERTY(qreal footer MEMBER footer_ NOTIFY wishChanged)
  Q_PROPERTY(QSizeF plate MEMBER plate_ NOTIFY plateChanged)
  Q_PROPERTY(qreal cardWidth READ cardWidth NOTIFY arranged)
  Q_PROPERTY(qreal cardHeight READ cardHeight NOTIFY arranged)
  /// How far apart columns are, in card widths.
  Q_PROPERTY(qreal columnStep READ columnStep NOTIFY arranged)
  /// What the plates of those who sit at the sides take of the width at each of them; 0 where nobody does.
  Q_PROPERTY(qreal flank READ flank NOTIFY arranged)
  /// The ranks from the lowest to the highest, as letters, and the codes of the trumps in the same way: how hands are
  /// held.
  Q_PROPERTY(QString ranks READ ranks WRITE setRanks NOTIFY handsChanged)
  Q_PROPERTY(QList<int> trumps READ trumps WRITE setTrumps NOTIFY handsChanged)
  /// Milliseconds between the cards of a deal, and of a card's flight; 0: cards are where they belong at once.
  /// How high cards rise above the straight way, in heights of a card.
  Q_PROPERTY(qreal arc READ arc WRITE setArc)
  Q_PROPERTY(int dealStep READ dealStep WRITE setDealStep NOTIFY wishChanged)
  Q_PROPERTY(int flight READ flight WRITE setFlight NOTIFY wishChanged)

 public:
  /// Where the others sit: round the table, all in one row above it, or the only other one at the left.
  enum Others {
    Around = static_cast<int>(::Others::around),
    Abreast = static_cast<int>(::Others::abreast),
    Aside = static_cast<int>(::Others::aside),
    Zoned = static_cast<int>(::Others::zoned),
  };
  Q_ENUM(Others)

  explicit TableLayout(QQuickItem* parent = nullptr);
  ~TableLayout() override;

  QAbstractItemModel* cards() const { return model_; }
  void setCards(QAbstractItemModel* model);
  qreal cardWidth() const { return grid_.cardWidth; }
  qreal cardHeight() const { return grid_.cardHeight; }
  qreal columnStep() const { return grid_.cardWidth > 0 ? grid_.columnPitch / grid_.cardWidth : 1; }
  qreal flank() const;
  bool isResizing() const override { return resize_.isActive(); }
  void add(TableItem* item) override;
  void remove(TableItem* item) override;

  /// Lays everything out again, without glides.
  void reshape();
  /// Lays everything out again at the next frame.
  void refresh();
  /// Lays everything out now.
  Q_INVOKABLE void layOutNow();
  /// Lets flights that wait or run come to their end. Any key, click or touch in the window does it, too.
  Q_INVOKABLE void hurry();

  /// The card on top at that point, or −1.
  Q_INVOKABLE int cardAt(const QPointF& point) const;
  /// Of cards that lie apart, the one that a carried card covers for the better part, or −1.
  int cardUnder(const QRectF& carried) const;
  /// The pile whose place or cards are at that point, or null.
  PileItem* pileAt(const QPointF& point) const;
  PileItem* pileOf(const QString& id) const;
  TableCard* card(int row) const;
  /// Where a card lies at rest.
  QRectF restOf(int row) const;
  /// As much of it as neither another card of its pile covers nor a plate.
  QRectF visibleOf(int row) const;
  const QList<PileItem*>& piles() const { return piles_; }

  /// Holds a hand by suits or ranks again, whatever order it was put in.
  void sortHand(PileItem* pile);
  /// Moves rows of a hand before another one; −1: to the right end.
  void reorder(PileItem* pile, const QList<int>& rows, int before);
  /// The rows of a hand as they are held, with those that may come back to it.
  QList<int> handOrder(const PileItem* pile) const { return kept_.value(pile).hand.rows(); }

  /// Lifts cards, the gripped one first, and carries them along with the pointer.
  void lift(const QList<int>& rows);
  void carryBy(const QPointF& way);
  /// Lets them glide to where they belong.
  void putDown();
  /// Tells each card how much of it can be seen, so that what lies under others costs nothing to draw.
  void showUncovered();
  const QList<int>& lifted() const { return carried_.rows; }
  const QString& ranks() const { return hands_.ranks; }
  void setRanks(const QString& ranks);
  const QList<int>& trumps() const { return hands_.trumps; }
  void setTrumps(const QList<int>& trumps);
  int dealStep() const { return pace_.dealStep; }
  void setDealStep(int ms);
  int flight() const { return pace_.flight; }
  qreal arc() const { return pace_.arc; }
  void setArc(qreal arc) { pace_.arc = arc; }
  void setFlight(int ms);

 signals:
  /// A key or a button was used: what only moves for show ends.
  void hurried();
  void cardsChanged();
  void plateChanged();
  void stripChanged();
  void handsChanged();
  void arranged();

 protected:
  void geometryChange(const QRectF& now, const QRectF& before) override;
  void updatePolish() override;
  void componentComplete() override;
  void itemChange(ItemChange change, const ItemChangeData& data) override;

 private:
  struct Rest : CardPlan {
    QString pile;
    bool moved = false;
  };

  /// Cards in hand, the gripped one first, and how far they were carried.
  struct Carried {
    QList<int> rows;
    QPointF way;
  };

  /// Whether cards glide to where they belong, and whether some fly now.
  struct Motion {
    bool glide = false, flying = false;
  };

  /// Times in milliseconds.
  struct Pace {
    int dealStep = 0, flight = 0;
    qreal arc = 0;  ///< in heights of a card
  };

  TableSpec spec() const;
  /// The nearest place at which a picture meets the pixels of the screen.
  QPointF onPixels(const QPointF& place) const;
  std::vector<CardRow> readModel() const;
  /// The plate of the player whose pile that is; empty where it is nobody's.
  QRectF plateOf(const QString& pile, const TablePlan& plan) const;
  void apply(const TablePlan& plan, const std::vector<CardRow>& cards);
  void tellCards();
  /// The middle of the deck from which cards are dealt.
  QPointF dealtFrom() const;
  /// Tells each card of a hand which one it is there.
  void tellHeld();
  /// The piles in rows to which cards go that are laid out now, in order; none in a deal.
  QStringList rowsLaid() const;
  void placeLifted();
  /// Moves the flying cards on, before a frame.
  void advance();
  /// Where a lifted card would lie before it was carried off, by its place among those lifted.
  QPointF carriedPlace(qsizetype held) const;

  QPointer<QAbstractItemModel> model_;
  QList<PileItem*> piles_;
  QHash<const TableItem*, KeptPlaces> kept_;
  QList<SeatItem*> plates_;
  QList<TableCard*> items_;
  QList<Rest> rests_;
  Carried carried_;
  Grid grid_;
  QTimer resize_;
  Pulse pulse_;
  Pace pace_;
  qreal columns_ = 1, rows_ = 1, columnPitch_ = 1.1, columnSpread_ = 1.35, rowPitch_ = 1.06, handRows_ = 0;
  qreal margin_ = 12, strip_ = 0, footer_ = 0;
  QSizeF plate_{160, 52};
  Others others_ = Around;
  HandRule hands_;
  Motion motion_;
  bool largeIndex_ = false;
};
