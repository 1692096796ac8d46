// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QVariant>
#include <memory>
#include <optional>
#include <vector>

#include "ai/think.h"
#include "match/match.h"
#include "session/actionmodel.h"
#include "session/cardmodel.h"
#include "session/logmodel.h"
#include "session/seating.h"
#include "session/seatmodel.h"
#include "session/worker.h"

class Settings;

/// One game at the table. Only the session holds the match; all that is shown comes from what the viewer may know.
class Session : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.session is the game at the table")
  Q_PROPERTY(QString gameId READ gameId CONSTANT)
  Q_PROPERTY(QString gameName READ gameName CONSTANT)
  Q_PROPERTY(bool solitaire READ solitaire CONSTANT)
  Q_PROPERTY(QString dealNumber READ dealNumber CONSTANT)
  Q_PROPERTY(int seatCount READ seatCount CONSTANT)
  Q_PROPERTY(QVariantMap options READ options CONSTANT)
  Q_PROPERTY(int viewer READ viewer NOTIFY viewerChanged)
  Q_PROPERTY(int coverSeat READ coverSeat NOTIFY viewerChanged)
  Q_PROPERTY(QString coverName READ coverName NOTIFY viewerChanged)
  Q_PROPERTY(QString phase READ phase NOTIFY changed)
  Q_PROPERTY(int deal READ deal NOTIFY changed)
  Q_PROPERTY(QVariantMap facts READ facts NOTIFY changed)
  Q_PROPERTY(QVariantList scores READ scores NOTIFY changed)
  Q_PROPERTY(QVariantList toAct READ toAct NOTIFY changed)
  Q_PROPERTY(int moveCount READ moveCount NOTIFY changed)
  Q_PROPERTY(bool myTurn READ myTurn NOTIFY changed)
  Q_PROPERTY(bool over READ over NOTIFY changed)
  Q_PROPERTY(bool givenUp READ givenUp NOTIFY changed)
  Q_PROPERTY(QVariantList winners READ winners NOTIFY changed)
  Q_PROPERTY(QString recapHeading READ recapHeading NOTIFY changed)
  Q_PROPERTY(QString recapText READ recapText NOTIFY changed)
  Q_PROPERTY(QString resultText READ resultText NOTIFY changed)
  Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed)
  Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed)
  Q_PROPERTY(bool canHint READ canHint NOTIFY changed)
  Q_PROPERTY(bool canSolve READ canSolve NOTIFY changed)
  Q_PROPERTY(bool canPlaySafe READ canPlaySafe NOTIFY changed)
  Q_PROPERTY(bool canGiveUp READ canGiveUp NOTIFY changed)
  Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged)
  Q_PROPERTY(bool resting READ resting NOTIFY restingChanged)
  Q_PROPERTY(bool dealEnded READ dealEnded NOTIFY restingChanged)
  Q_PROPERTY(QVariantMap nextFacts READ nextFacts NOTIFY restingChanged)
  Q_PROPERTY(QString announcement READ announcement NOTIFY announcementChanged)
  Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
  Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
  Q_PROPERTY(int refusalSerial READ refusalSerial NOTIFY refusalChanged)
  Q_PROPERTY(QString hintText READ hintText NOTIFY hintChanged)
  Q_PROPERTY(QList<int> hintCards READ hintCards NOTIFY hintChanged)
  Q_PROPERTY(QString hintPile READ hintPile NOTIFY hintChanged)
  Q_PROPERTY(bool hinting READ hinting NOTIFY hintChanged)
  Q_PROPERTY(QList<int> lifted READ lifted NOTIFY liftedChanged)
  Q_PROPERTY(QStringList targets READ targets NOTIFY liftedChanged)
  Q_PROPERTY(QVariantList chooser READ chooser NOTIFY chooserChanged)
  Q_PROPERTY(QVariantList lastTrick READ lastTrick NOTIFY changed)
  Q_PROPERTY(QString commitment READ commitment CONSTANT)
  Q_PROPERTY(QString revealed READ revealed NOTIFY changed)
  Q_PROPERTY(int winnable READ winnable NOTIFY winnableChanged)
  Q_PROPERTY(QVariantList piles READ piles NOTIFY pilesChanged)
  Q_PROPERTY(SeatModel* seats READ seats CONSTANT)
  Q_PROPERTY(CardModel* cards READ cards CONSTANT)
  Q_PROPERTY(ActionModel* actions READ actions CONSTANT)
  Q_PROPERTY(LogModel* log READ log CONSTANT)
  Q_PROPERTY(QString logText READ logText NOTIFY changed)

 public:
  /// `salt` hides the deal in its commitment until the game is over.
  /// A game that goes on has its log told by `retell`.
  Session(fulltable::Match match, Seating seating, QByteArray salt, Settings* settings,
          std::vector<LogModel::Line> log = {}, QObject* parent = nullptr);
  ~Session() override;

  QString gameId() const;
  QString gameName() const;
  bool solitaire() const { return match_.info().solitaire; }
  QString dealNumber() const { return QString::number(match_.terms().seed); }
  int seatCount() const { return match_.seats(); }
  QVariantMap options() const;
  /// The seat from whose side the table is seen; −1 while it is covered.
  int viewer() const { return viewer_; }
  /// The seat the screen is to be handed to, or −1.
  int coverSeat() const { return coverSeat_; }
  QString coverName() const;
  QString phase() const;
  int deal() const { return view_.deal; }
  QVariantMap facts() const { return facts_; }
  QVariantList scores() const;
  QVariantList toAct() const;
  int moveCount() const { return static_cast<int>(match_.history().size()); }
  /// Whether the viewer is wanted to move now.
  bool myTurn() const;
  bool over() const { return ended() && !resting_; }
  bool givenUp() const { return givenUp_; }
  QVariantList winners() const;
  /// How the last finished deal came out: a heading and a line each, or nothing.
  QStringList recap() const;
  QString recapHeading() const { return recap().value(0); }
  QString recapText() const { return recap().mid(1).join('\n'); }
  QString resultText() const;
  bool canUndo() const;
  bool canRedo() const;
  bool canHint() const;
  bool canSolve() const;
  bool canPlaySafe() const;
  bool canGiveUp() const;
  bool thinking() const { return thinkingSeat_ >= 0; }
  /// A finished trick, or the end of a deal, is still shown.
  bool resting() const { return resting_; }
  /// What rests is the last move of a deal.
  bool dealEnded() const { return dealEnded_; }
  /// While something rests, the facts after it: who took the trick, what the deal brought. Empty otherwise.
  QVariantMap nextFacts() const { return nextFacts_; }
  QString announcement() const { return announcement_; }
  QString notice() const { return notice_; }
  QString refusal() const { return refusal_; }
  int refusalSerial() const { return refusalSerial_; }
  QString hintText() const { return hintText_; }
  QList<int> hintCards() const { return hintCards_; }
  QString hintPile() const { return hintPile_; }
  bool hinting() const { return hinting_; }
  QList<int> lifted() const { return lifted_; }
  QStringList targets() const { return targets_; }
  QVariantList chooser() const;
  /// The cards of the last finished trick, as played: their codes.
  QVariantList lastTrick() const { return lastTrick_; }
  QString commitment() const { return commitment_; }
  QString revealed() const;
  /// 0 not known, 1 yes, 2 no, 3 being searched.
  int winnable() const { return winnable_; }
  QVariantList piles() const { return piles_; }
  SeatModel* seats() { return &seats_; }
  CardModel* cards() { return &cards_; }
  ActionModel* actions() { return &actions_; }
  LogModel* log() { return &log_; }
  QString logText() const { return log_.text(); }

  Q_INVOKABLE int pileSize(const QString& pile) const;
  /// The codes of a pile's cards, bottom to top; −1 for those that are not seen.
  Q_INVOKABLE QList<int> codesIn(const QString& pile) const;
  /// The code of a row's card, or −1.
  Q_INVOKABLE int codeOf(int row) const;
  /// The pile's name in words: "column 3", "foundation of hearts".
  Q_INVOKABLE QString pileName(const QString& pile) const;

  /// The deals that have ended so far, each with its number, `scores` after it by seat, and what the rules' fact
  /// `last_deal` told of it.
  Q_INVOKABLE QVariantList dealsEnded() const;

  Q_INVOKABLE bool lift(int row);
  Q_INVOKABLE QList<int> group(int row) const;
  Q_INVOKABLE bool dropOn(const QString& pile);
  Q_INVOKABLE void cancelLift();
  Q_INVOKABLE void tap(int row);
  Q_INVOKABLE void doubleTap(int row);
  Q_INVOKABLE void tapPile(const QString& pile);
  /// Whether a card that the viewer does not see may be played from that place (from 0), and to play it.
  bool hasPlace(int place) const;
  void tapPlace(int place);
  Q_INVOKABLE void choose(int index);
  Q_INVOKABLE void cancelChoice();
  /// Presses a button; one that wants a card takes that of `cardRow`, or the one clicked next.
  Q_INVOKABLE void act(int actionRow, int cardRow = -1);
  Q_INVOKABLE void undo();
  Q_INVOKABLE void redo();
  Q_INVOKABLE void restart();
  Q_INVOKABLE void hint();
  Q_INVOKABLE void giveUp();
  Q_INVOKABLE void playSafe();
  Q_INVOKABLE void uncover();
  Q_INVOKABLE void continueTrick();
  Q_INVOKABLE void checkWinnable();

  const fulltable::Match& match() const { return match_; }
  const Seating& seating() const { return seating_; }
  QByteArray salt() const { return salt_; }

 signals:
  void changed();
  void viewerChanged();
  void thinkingChanged();
  void restingChanged();
  void announcementChanged();
  void noticeChanged();
  void refusalChanged();
  void hintChanged();
  void liftedChanged();
  void chooserChanged();
  void winnableChanged();
  void pilesChanged();
  /// A move was made at the table.
  void moved(int seat, const QString& verb);
  /// A sound fits: deal, place, flip, sweep, turn, win, lose, refuse.
  void played(const QString& sound);
  void refused(const QString& text);
  void dealt();
  void finished();

  /// For whoever keeps the game: that move was made as number `number` (from 0); moves from `count` on were taken back.
  void recorded(int number, int seat, const QString& move);
  void takenBack(int count);
  /// The same deal is wanted once more, after the end.
  void anew();

 private:
  /// A legal move of the viewer with how it is made by hand.
  struct Choice {
    fulltable::Move move;
    fulltable::Gesture gesture;
    std::string key;  ///< of the button labelled like the gesture: a click makes another move
  };
  using Choices = std::vector<Choice>;

  struct Answer {
    int seat;
    fulltable::Move move;
  };

  // session.cpp: what is shown
  /// Shows the present position to whoever is to see it.
  void settle(const fulltable::Gesture& move, Reshuffle reshuffle);
  void chooseViewer();
  fulltable::View currentView() const;
  void showNow(const fulltable::View& view, const fulltable::Gesture& move, Reshuffle reshuffle);
  void listChoices();
  void showSeats();
  void showActions();
  void announce(const QString& text);
  bool ended() const { return givenUp_ || match_.over(); }
  bool isSeatOfViewer() const { return viewer_ >= 0 && seating_.isHuman(viewer_); }
  /// Whether that seat, at the present position, had more than one way to go on.
  bool hasDecision(int seat) const;

  // pacing.cpp: moves, and when they are made and shown
  void play(int seat, const fulltable::Move& move);
  void record(int seat, const fulltable::Move& move, const fulltable::Position& before);
  /// A new position: what was thought about the last one is dropped, and the players are asked.
  void proceed();
  void finish();
  void rest(const fulltable::View& lastLook, const fulltable::Gesture& move, Reshuffle afterwards);
  void endRest();
  void askPlayers();
  void ask(int seat);
  void answered(int seat, const fulltable::Decision& decision);
  void makeReadyMove();
  /// Where a person has but one card to play, and wishes it, it is played after a pause.
  void playForced();
  void setThinking(int seat);

  // input.cpp: what is done by hand
  Choices choicesFor(int row) const;
  /// The cards that a gesture takes, as far as they are shown.
  QList<int> rowsOf(const fulltable::Gesture& gesture) const;
  void offer(const Choices& several);
  void make(Choice choice);
  /// The one that experience in this game prefers.
  Choice best(const Choices& several) const;
  void setLifted(const QList<int>& rows, const QStringList& targets);
  QStringList targetsOf(int row) const;
  void useKey(const std::string& key, int row);
  void setArmed(const std::string& key);
  void refuse(const QString& text);
  QString whyNot(int row, const QString& pile) const;

  // history.cpp: back and forth
  bool undoOne();
  void redoOne();
  void turned();

  // advice.cpp: hints, solver, safe moves
  void adviseSoon();
  void clearAdvice();
  void showHint(const fulltable::Decision& decision);
  void setWinnable(int winnable);
  void setNotice(const QString& text);
  std::optional<fulltable::Move> safeMove() const;

  fulltable::Match match_;
  Seating seating_;
  QByteArray salt_;
  Settings* settings_;
  QString commitment_;

  int viewer_ = -1;
  int coverSeat_ = -1;
  std::unique_ptr<fulltable::Knowledge> known_;  ///< of the viewer, or of any seat while covered
  fulltable::View view_;                         ///< what is shown
  QVariantMap facts_;
  QVariantList piles_;
  QVariantList lastTrick_;
  bool givenUp_ = false;
  bool finished_ = false;
  QString announcement_, notice_, refusal_;
  int refusalSerial_ = 0;

  bool resting_ = false;
  bool dealEnded_ = false;
  QVariantMap nextFacts_;
  fulltable::Gesture afterRest_;
  Reshuffle reshuffleAfterRest_ = Reshuffle::no;
  QTimer restTimer_;

  quint64 revision_ = 0;  ///< of the position; answers about another one are dropped
  int thinkingSeat_ = -1;
  std::optional<Answer> ready_;  ///< an AI seat's move that waits for its time
  QTimer moveTimer_;
  QElapsedTimer clock_;
  qint64 notBefore_ = 0;  ///< on that clock: when the next AI seat may move

  Choices choices_;
  Choices offered_;
  QList<int> lifted_;
  QStringList targets_;
  std::string armed_;      ///< the key of what the next card clicked is to do
  bool turnTold_ = false;  ///< that it is the viewer's turn

  QString hintText_, hintPile_;
  QList<int> hintCards_;
  bool hinting_ = false;
  int winnable_ = 0;
  bool playingSafe_ = false;

  SeatModel seats_;
  CardModel cards_;
  ActionModel actions_;
  LogModel log_;
  Worker worker_;  // last: its jobs answer to all of the above
};
