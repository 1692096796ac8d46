// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <memory>
#include <optional>

#include "ai/chances.h"
#include "ai/think.h"
#include "game/chronicle.h"
#include "game/timesource.h"
#include "game/viewpoint.h"
#include "input/target.h"
#include "models/cardmodel.h"
#include "players/thinker.h"

class Settings;

/// What the table tells a person who asks: hints, whether a deal can still be won, which cards are safe to play up. All
/// of it comes from what the viewer knows, except that the solver sees every card; it answers only yes or no.
class Advisor : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the advisor")
  Q_PROPERTY(QString hintText READ hintText NOTIFY hintChanged)
  /// The same in its lines: the move, the reason, the figures, without those that would say nothing.
  Q_PROPERTY(QStringList hintLines READ hintLines NOTIFY hintChanged)
  /// What is told to who asks once more: the next best moves, what is sure of the hidden cards, what it rests on.
  Q_PROPERTY(QStringList hintMore READ hintMore NOTIFY hintChanged)
  /// All that is told of it so far.
  Q_PROPERTY(QString hintTold READ hintTold NOTIFY hintChanged)
  /// Whether there is more to ask for; whether a key or click makes the move.
  Q_PROPERTY(bool hasMore READ hasMore NOTIFY hintUseChanged)
  Q_PROPERTY(bool canDoHint READ canDoHint NOTIFY hintUseChanged)
  Q_PROPERTY(QList<int> hintCards READ hintCards NOTIFY hintChanged)
  /// Where the hint would put them; no pile where it says nothing of one.
  Q_PROPERTY(Target hintTarget READ hintTarget NOTIFY hintChanged)
  Q_PROPERTY(bool hinting READ hinting NOTIFY hintChanged)
  /// 0 not known, 1 yes, 2 no, 3 being searched.
  Q_PROPERTY(int winnable READ winnable NOTIFY winnableChanged)
  Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
  Q_PROPERTY(bool canHint READ canHint NOTIFY changed)
  Q_PROPERTY(bool canSolve READ canSolve NOTIFY changed)
  Q_PROPERTY(bool canPlaySafe READ canPlaySafe NOTIFY changed)
  /// A won solitaire plays its last cards up by itself.
  Q_PROPERTY(bool finale READ finale NOTIFY changed)

 public:
  Advisor(const Viewpoint& viewpoint, CardModel& cards, Chronicle& chronicle, Thinker& thinker, TimeSource& time,
          const Settings& settings, QObject* parent = nullptr);

  QString hintText() const { return hintLines_.join(' '); }
  QStringList hintLines() const { return hintLines_; }
  QStringList hintMore() const { return explained_ ? more_ : QStringList(); }
  QString hintTold() const { return (hintLines_ + hintMore()).join(' '); }
  bool hasMore() const { return awaited_ && !explained_ && !more_.isEmpty(); }
  bool canDoHint() const { return hintMove_.has_value(); }
  QList<int> hintCards() const { return hintCards_; }
  Target hintTarget() const { return hintTarget_; }
  bool hinting() const { return hinting_; }
  int winnable() const { return winnable_; }
  QString notice() const { return notice_; }
  /// In a race there is always something to say, if only that one has to wait.
  bool canHint() const { return viewpoint_.myTurn() || (game_.realTime() && viewpoint_.isPerson() && !game_.ended()); }
  bool canSolve() const { return !game_.ended() && game_.match().game().can_solve(); }
  bool canPlaySafe() const { return safeMove().has_value(); }
  bool finale() const { return finale_; }

  Q_INVOKABLE void hint();
  /// Takes away the hint that is shown, with its marks.
  Q_INVOKABLE void closeHint();
  Q_INVOKABLE void checkWinnable();
  Q_INVOKABLE void playSafe();

  /// In a review: marks the cards of the viewer's move that was played here and of a better one, in the game's
  /// notation, and those that they are put on; empty: neither.
  Q_INVOKABLE void compare(const QString& played, const QString& better);

  /// The move of the hint that is shown, unless something else was chosen since it was asked for.
  const std::optional<fulltable::Move>& hintedMove() const { return hintMove_; }
  /// Whether a hint is searched for somebody who has chosen nothing else since.
  bool isAwaited() const { return hinting_ && awaited_; }
  /// Marks a move, and cards by their names, as a hint would, without words; nothing: nothing is marked.
  void point(const std::optional<fulltable::Move>& move, const QStringList& cards);
  /// Something else is chosen than the hint.
  void leaveHint();

  /// A new position: what was found out about the last one goes, except a hint whose cards still lie so.
  void clear();
  /// Solitaires, after a move that was made by hand or not: what is to be noticed about the position. Returns the move
  /// that plays a safe card up, where that is wished.
  std::optional<fulltable::Move> lookOver(bool byHand);
  /// Milliseconds between cards that are played up by themselves.
  qint64 pace() const;
  /// Moves were taken back: nothing is played up by itself any more.
  void stopPlayingUp();

 signals:
  void changed();
  void hintChanged();
  /// What can be done with the hint that is shown.
  void hintUseChanged();
  /// Something else was chosen than the hint, whose words still stand there.
  void hintLeft();
  void winnableChanged();
  void noticeChanged();
  /// A person asks for something: whatever waits ends first.
  void asked();
  /// That is the hint's move, for somebody who still awaits it.
  void hinted(const fulltable::Move& move);
  void safeMoveWanted(const fulltable::Move& move);
  void refused(const QString& text);

 private:
  /// What was thought out, reasons and all: some take as long as the move.
  struct Advice {
    std::optional<fulltable::Move> move;
    fulltable::Hint hint;
    fulltable::Chances chances = {};  ///< of the hidden cards
  };

  void hintInRace();
  void showHint(const Advice& advice);
  /// What is told when it is asked for again.
  void tellMore(const Advice& advice);
  /// The cards of a move, and where it puts them; no pile where that says nothing.
  std::pair<QList<int>, Target> placesOf(const fulltable::Move& move) const;
  /// Marks the cards of the hint, and of the next best moves where they are told.
  void markCards();
  void setWinnable(int winnable);
  void setNotice(const QString& text);
  std::optional<fulltable::Move> safeMove() const;
  bool winsBySafeMoves() const;

  const Viewpoint& viewpoint_;
  const GameController& game_;
  CardModel& cards_;
  Chronicle& chronicle_;
  Thinker& thinker_;
  const Settings& settings_;
  std::unique_ptr<Alarm> again_;  ///< asks for the hint of the next position
  int asker_ = -1;                ///< who is to get it

  QStringList hintLines_;
  QStringList more_;
  std::vector<std::optional<fulltable::Move>> others_;  ///< the next best moves, of which `more_` tells
  bool explained_ = false;                              ///< somebody asked for more
  Target hintTarget_;
  QList<int> hintCards_;
  std::optional<fulltable::Move> hintMove_;
  fulltable::View hintView_;  ///< what the viewer saw when the hint was given
  bool hinting_ = false;
  bool awaited_ = false;  ///< since it was asked for nothing else was chosen
  int winnable_ = 0;
  QString notice_;
  bool playingSafe_ = false;
  bool finale_ = false;
};
