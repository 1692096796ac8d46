// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>

class GameController;
class Viewpoint;
class Thinker;

/// A game that is looked at again, move by move: as one seat saw it, or when it is finished with all cards.
class Review : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session that is a review has it")
  /// After how many moves the game is shown, and how many there are.
  Q_PROPERTY(int move READ move WRITE goTo NOTIFY moved)
  Q_PROPERTY(int moves READ moves CONSTANT)
  /// Whether the game is finished, so that all may be seen.
  Q_PROPERTY(bool finished READ isFinished CONSTANT)
  /// The seat from whose side it is seen, and whether with all cards.
  Q_PROPERTY(int seat READ seat NOTIFY looked)
  Q_PROPERTY(bool open READ isOpen NOTIFY looked)
  /// The seats from whose side it may be seen.
  Q_PROPERTY(QList<int> seats READ seats CONSTANT)
  /// What that seat could know of the cards that it did not see: maps of `title` and `text`, or empty while that is
  /// being worked out.
  Q_PROPERTY(QVariantList known READ known NOTIFY knownChanged)
  Q_PROPERTY(bool thinking READ isThinking NOTIFY knownChanged)

 public:
  /// Of a finished game, or of one in play, which is only seen as its one person saw it.
  Review(GameController& game, Viewpoint& viewpoint, Thinker& thinker, bool finished, QObject* parent = nullptr);

  int move() const;
  int moves() const { return moves_; }
  bool isFinished() const { return finished_; }
  int seat() const;
  bool isOpen() const;
  QList<int> seats() const;
  const QVariantList& known() const { return known_; }
  bool isThinking() const { return thinking_; }

  Q_INVOKABLE void goTo(int move);
  /// As that seat saw it; −1: with all cards.
  Q_INVOKABLE void lookFrom(int seat);

 signals:
  void moved();
  void looked();
  void knownChanged();

 private:
  void think();

  GameController& game_;
  Viewpoint& viewpoint_;
  Thinker& thinker_;
  int moves_;
  bool finished_;
  QVariantList known_;
  bool thinking_ = false;
};
