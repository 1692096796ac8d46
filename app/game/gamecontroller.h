// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <memory>
#include <optional>

#include "game/commitment.h"
#include "game/seating.h"
#include "match/match.h"

/// What one move has done.
struct MoveReport {
  int number = 0;  ///< of the move, from 0
  int seat = 0;
  fulltable::Move move;
  QString text;                           ///< in the notation of the rules
  std::optional<fulltable::Times> times;  ///< in a race
  /// The true position that it was made in, and the one after it, which is the present one.
  std::shared_ptr<const fulltable::Position> before, after;
  fulltable::Gesture gesture;  ///< how it is made by hand, with the card that then shows
  bool forced = false;         ///< there was nothing else to do
  bool again = false;          ///< it had been taken back
};

/// The game itself: holds the match and the seats, and is the only one to change the match. It says what happened, and
/// knows nothing of viewers or of how long anything is shown.
class GameController : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the controller")
  Q_PROPERTY(QString id READ id CONSTANT)
  Q_PROPERTY(QString name READ name CONSTANT)
  Q_PROPERTY(bool solitaire READ solitaire CONSTANT)
  /// Whether there are piles to which cards are played up.
  Q_PROPERTY(bool hasHome READ hasHome CONSTANT)
  Q_PROPERTY(bool realTime READ realTime CONSTANT)
  Q_PROPERTY(int seatCount READ seats CONSTANT)
  /// The seats of persons.
  Q_PROPERTY(QList<int> people READ people NOTIFY changed)
  Q_PROPERTY(QVariantMap options READ options CONSTANT)
  /// Empty as long as cards are hidden that anybody who knew it could deal again; unless a person knows it anyway.
  Q_PROPERTY(QString dealNumber READ dealNumber NOTIFY changed)
  /// What proves that the first deal was not changed: shown before play, and its text, which is empty until the end.
  Q_PROPERTY(QString commitment READ commitment CONSTANT)
  Q_PROPERTY(QString revealed READ revealed NOTIFY changed)
  Q_PROPERTY(int moveCount READ moveCount NOTIFY changed)
  Q_PROPERTY(bool givenUp READ givenUp NOTIFY changed)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
  /// Why nothing can be taken back now; empty where something can.
  Q_PROPERTY(QString undoProblem READ undoProblem NOTIFY changed)
  /// Whether a move was taken back after something hidden had been seen.
  Q_PROPERTY(bool assisted READ isAssisted NOTIFY changed)
  Q_PROPERTY(int branchedAt READ branchedAt CONSTANT)
  Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
  Q_PROPERTY(bool canGiveUp READ canGiveUp NOTIFY changed)
  /// How the last finished deal came out: a heading, and a line each.
  Q_PROPERTY(QString recapHeading READ recapHeading NOTIFY changed)
  Q_PROPERTY(QString recapText READ recapText NOTIFY changed)

 public:
  /// `salt` hides the deal in its commitment until the game is over.
  GameController(fulltable::Match match, Seating seating, QByteArray salt = {}, QObject* parent = nullptr);

  const fulltable::Match& match() const { return match_; }
  const fulltable::Position& truth() const { return match_.truth(); }
  const Seating& seating() const { return seating_; }
  QString nameOf(int seat) const { return seating_.names.value(seat); }
  /// Somebody else sits down there.
  void setKind(int seat, SeatKind kind);

  QString id() const { return QString::fromStdString(std::string(match_.info().id)); }
  QString name() const { return QString::fromStdString(std::string(match_.info().name)); }
  bool solitaire() const { return match_.info().solitaire; }
  bool hasHome() const { return !match_.info().home.empty(); }
  bool realTime() const { return match_.info().real_time; }
  int seats() const { return match_.seats(); }
  QList<int> people() const { return seating_.people(); }
  QVariantMap options() const;
  bool isDealTold() const { return ended() || isDealKnown(match_.app); }
  QString dealNumber() const { return isDealTold() ? QString::number(match_.game_setup().deal_number) : QString(); }
  const QByteArray& salt() const { return salt_; }
  QString commitment() const;
  QString revealed() const;
  int moveCount() const { return static_cast<int>(match_.history().size()); }
  bool givenUp() const { return givenUp_; }
  bool ended() const { return givenUp_ || match_.over(); }
  bool canUndo() const { return undoProblem().isEmpty(); }
  QString undoProblem() const;
  /// Why the deal cannot be begun anew in the middle of it; empty where it can.
  QString restartProblem() const;
  bool isAssisted() const { return assisted_; }
  /// From now on; not once it has ended.
  void markAssisted();
  /// After how many moves of another game it was played on from there; −1: it is a game of its own.
  int branchedAt() const;
  /// Whether that move of a seat could be taken back afterwards, as far as the seat can know.
  bool canTakeBack(int seat, const fulltable::Move& move) const;
  bool canRedo() const { return !ended() && match_.undone() > 0; }
  bool canGiveUp() const { return solitaire() && !ended(); }
  QStringList recap() const;
  QString recapHeading() const { return recap().value(0); }
  QString recapText() const { return recap().mid(1).join('\n'); }
  /// How the game came out, once it has ended.
  QString resultText() const;
  /// Whether that seat, at the present position, has more than one way to go on.
  bool hasDecision(int seat) const { return hasDecision(truth(), seat); }
  /// The deals that have ended so far: maps of `deal` (its number), `scores` (after it, by seat) and `told` (the rules'
  /// fact `last_deal`). None in races.
  Q_INVOKABLE QVariantList dealsEnded() const;

  /// Makes that move, or says why not; in races with its times.
  void play(int seat, fulltable::Move move, std::optional<fulltable::Times> times = std::nullopt);
  /// Races: everything due up to then happens.
  void passTime(std::int64_t to);
  /// Back to the last decision of a person, past what followed from it.
  void undo();
  /// On to the next one.
  Q_INVOKABLE void redo();
  /// Shows the game as it stood after so many of its moves; nothing is forgotten, and nothing kept of it.
  void goTo(int moves);
  /// Only without a `restartProblem`.
  void backToStart();
  Q_INVOKABLE void giveUp();

 signals:
  /// Something is about to be tried.
  void trying();
  /// The position has changed, or whether the game goes on: told before every other signal about it.
  void changed();
  void moved(const MoveReport& report);
  void refused(int seat, const fulltable::Refusal& refusal);
  /// Moves from that number on were taken back.
  void takenBack(int count);
  /// After moves were taken back or made again, or the game was given up.
  void jumped();
  /// The game is marked as assisted from now on.
  void nowAssisted();

 private:
  static bool hasDecision(const fulltable::Position& position, int seat);
  /// The number of the last move that a person decided on; −1: of none.
  int lastDecision() const;
  /// After how many moves that person last saw something hidden, also where that was taken back; 0: not since the move
  /// of that number.
  int seenAt(int person, int number) const;
  /// Back to before that move; what people have seen since then is not forgotten.
  void takeBackTo(int number);
  /// What holds for the last move, made in that position.
  MoveReport reportOf(std::shared_ptr<const fulltable::Position> before) const;

  fulltable::Match match_;
  Seating seating_;
  QByteArray salt_;
  bool givenUp_ = false;
  bool assisted_ = false;
  fulltable::Json whole_;  ///< of a race that is looked at again: its record
  std::vector<int> seen_;  ///< by seat: `seenAt` of moves that were taken back
};
