// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

class Chronicle;
class GameController;
class Presenter;
class Viewpoint;

/// Says again what a person asks for who does not see the table: as announcements, in whole sentences.
class Retelling : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has it")

 public:
  /// A pile as it lies on the table; of a `squared` one only the uppermost card is seen.
  struct Heap {
    QString pile;
    bool squared = false;
  };

  Retelling(Presenter& shown, const Viewpoint& viewpoint, const GameController& game, Chronicle& chronicle);

  /// What has happened since the viewer moved last.
  Q_INVOKABLE void sayEvents();
  /// That it is the viewer's turn; `full`: and what is to be done.
  QString yourTurn(bool full) const;
  /// Whose turn it is, and what the viewer is to do.
  Q_INVOKABLE void sayTurn();
  /// How a player stands and what they did; the next one with each call. In a solitaire how far the viewer is.
  Q_INVOKABLE void saySeat();
  /// The cards of those piles, pile by pile.
  void sayTable(const QList<Heap>& heaps);
  /// The viewer's cards, in that order; in a solitaire those that can be moved, each with its pile.
  void sayHand(const QList<int>& rows);

 private:
  void sayMovable();

  Presenter& shown_;
  const Viewpoint& viewpoint_;
  const GameController& game_;
  Chronicle& chronicle_;
  int seat_ = -1;        ///< that was told of last
  bool waited_ = false;  ///< that the end of a deal waits has been told
};
