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
#include "core/melding.h"
#include "match/match.h"
#include "protocol/autoplay.h"
#include "session/cardmodel.h"
#include "session/inputhost.h"
#include "session/logmodel.h"
#include "session/raceclock.h"
#include "session/seating.h"
#include "session/seatmodel.h"
#include "session/tableinput.h"
#include "session/thinker.h"

class Settings;

/// One game at the table. Only the session holds the match; all that is shown comes from what the viewer may know.
class Session : public QObject, private InputHost {
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
  Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY changed)
  Q_PROPERTY(bool finale READ finale NOTIFY changed)
  Q_PROPERTY(bool thinking READ thinking NOTIFY thinkingChanged)
  Q_PROPERTY(bool resting READ resting NOTIFY restingChanged)
  Q_PROPERTY(bool dealEnded READ dealEnded NOTIFY restingChanged)
  Q_PROPERTY(QVariantMap nextFacts READ nextFacts NOTIFY restingChanged)
  Q_PROPERTY(QString announcement READ announcement NOTIFY announcementChanged)
  Q_PROPERTY(QString notice READ notice NOTIFY noticeChanged)
  Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
  Q_PROPERTY(int refusalSerial READ refusalSerial NOTIFY refusalChanged)
  /// The viewer's cards that the last refusal speaks of, where it speaks of several.
  Q_PROPERTY(QList<int> refusedCards READ refusedCards NOTIFY refusalChanged)
  Q_PROPERTY(QString hintText READ hintText NOTIFY hintChanged)
  Q_PROPERTY(QList<int> hintCards READ hintCards NOTIFY hintChanged)
  /// Where the hint would put them; no pile where it says nothing of one.
  Q_PROPERTY(Target hintTarget READ hintTarget NOTIFY hintChanged)
  Q_PROPERTY(bool hinting READ hinting NOTIFY hintChanged)
  Q_PROPERTY(QVariantList lastTrick READ lastTrick NOTIFY changed)
  Q_PROPERTY(QString commitment READ commitment CONSTANT)
  Q_PROPERTY(QString revealed READ revealed NOTIFY changed)
  Q_PROPERTY(int winnable READ winnable NOTIFY winnableChanged)
  Q_PROPERTY(QVariantList piles READ piles NOTIFY pilesChanged)
  Q_PROPERTY(SeatModel* seats READ seats CONSTANT)
  Q_PROPERTY(CardModel* cards READ cards CONSTANT)
  Q_PROPERTY(ActionModel* actions READ actions CONSTANT)
  Q_PROPERTY(CallPad* pad READ pad CONSTANT)
  /// What hands do at the table, and the desk where they put melds together.
  Q_PROPERTY(TableInput* input READ input CONSTANT)
  Q_PROPERTY(MeldDesk* desk READ desk CONSTANT)
  /// The cards that the table picks out, each with its `code`, its `row` and `as`, what it stands for.
  Q_PROPERTY(QVariantList marked READ marked NOTIFY changed)
  Q_PROPERTY(LogModel* log READ log CONSTANT)
  Q_PROPERTY(QString logText READ logText NOTIFY changed)
  Q_PROPERTY(QString lastLine READ lastLine NOTIFY changed)
  Q_PROPERTY(QList<int> people READ people CONSTANT)
  Q_PROPERTY(bool realTime READ realTime CONSTANT)
  Q_PROPERTY(bool racing READ racing NOTIFY raceChanged)
  Q_PROPERTY(int countdown READ countdown NOTIFY raceChanged)
  Q_PROPERTY(QString verdict READ verdict NOTIFY changed)

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
  int viewer() const override { return viewer_; }
  /// The seat the screen is to be handed to, or −1.
  int coverSeat() const { return coverSeat_; }
  QString coverName() const;
  QString phase() const;
  int deal() const { return view_.deal; }
  QVariantMap facts() const { return facts_; }
  QVariantList scores() const;
  QVariantList toAct() const;
  int moveCount() const override { return static_cast<int>(match_.history().size()); }
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
  /// Whether who is about to hand the screen over may have the last move back.
  bool canTakeBack() const { return coverSeat_ >= 0 && canUndo(); }
  /// A won solitaire plays its last cards up by itself.
  bool finale() const { return finale_; }
  bool thinking() const { return thinkingSeat_ >= 0; }
  /// A finished trick, or the end of a deal, is still shown.
  bool resting() const override { return resting_; }
  /// What rests is the last move of a deal.
  bool dealEnded() const { return dealEnded_; }
  /// While something rests, the facts after it: who took the trick, what the deal brought. Empty otherwise.
  QVariantMap nextFacts() const { return nextFacts_; }
  QString announcement() const { return announcement_; }
  QString notice() const { return notice_; }
  QString refusal() const { return refusal_; }
  int refusalSerial() const { return refusalSerial_; }
  QList<int> refusedCards() const { return refusedCards_; }
  QString hintText() const { return hintText_; }
  QList<int> hintCards() const override { return hintCards_; }
  Target hintTarget() const { return hintTarget_; }
  bool hinting() const { return hinting_; }
  /// The cards of the last finished trick, as played: their codes.
  QVariantList lastTrick() const { return lastTrick_; }
  QString commitment() const { return commitment_; }
  QString revealed() const;
  /// 0 not known, 1 yes, 2 no, 3 being searched.
  int winnable() const { return winnable_; }
  QVariantList piles() const { return piles_; }
  SeatModel* seats() { return &seats_; }
  CardModel* cards() { return &cards_; }
  ActionModel* actions() { return input_.actions(); }
  CallPad* pad() { return input_.pad(); }
  TableInput* input() { return &input_; }
  MeldDesk* desk() { return input_.desk(); }
  QVariantList marked() const;
  LogModel* log() { return &log_; }
  QString logText() const { return log_.text(); }
  QString lastLine() const { return log_.last(); }
  /// The seats of persons.
  QList<int> people() const;
  bool realTime() const { return match_.info().real_time; }
  /// Whether the clock of a race runs.
  bool racing() const;
  /// What is counted down before the clock runs: 3, 2, 1, and 0 otherwise.
  int countdown() const { return countdown_; }
  /// The referee's word on how the last round of a race ended.
  QString verdict() const { return verdict_; }

  Q_INVOKABLE int pileSize(const QString& pile) const;
  /// The codes of the cards of a pile that are seen.
  Q_INVOKABLE QList<int> cardsOf(const QString& pile) const;
  /// The codes of a pile's cards, bottom to top; −1 for those that are not seen.
  Q_INVOKABLE QList<int> codesIn(const QString& pile) const;
  /// The code of a row's card, or −1.
  Q_INVOKABLE int codeOf(int row) const;
  /// The pile's name in words: "column 3", "foundation of hearts".
  Q_INVOKABLE QString pileName(const QString& pile) const;

  /// The deals that have ended so far, each with its number, `scores` after it by seat, and what the rules' fact
  /// `last_deal` told of it.
  Q_INVOKABLE QVariantList dealsEnded() const;

  /// The cards to point out while a person looks at that one: `{row, waits}`, cards that it could be put on and cards
  /// that it waits for.
  Q_INVOKABLE QVariantList kin(int row) const;
  Q_INVOKABLE void undo();
  Q_INVOKABLE void redo();
  Q_INVOKABLE void restart();
  Q_INVOKABLE void hint();
  /// Makes the move of the hint that is shown, unless something else was chosen since: false.
  bool playHint();
  void leaveHint() override { hintMove_.reset(); }
  Q_INVOKABLE void giveUp();
  Q_INVOKABLE void playSafe();
  Q_INVOKABLE void uncover();
  Q_INVOKABLE void continueTrick();
  /// From now on no computer player makes a move: the table stays as it is.
  void hold();
  /// What is shown before the game goes on is to be seen at least for so many milliseconds from now.
  Q_INVOKABLE void restLonger(int ms);
  Q_INVOKABLE void checkWinnable();
  /// Races: counts down, and the clock runs.
  Q_INVOKABLE void startRace();
  Q_INVOKABLE void pauseRace();
  /// Races: the virtual time now, and that of an input event's time stamp, in ms.
  Q_INVOKABLE double raceNow() const;
  Q_INVOKABLE double raceTime(double timestamp);
  /// Races: a person's move with its times on the virtual clock.
  Q_INVOKABLE void raceMove(int seat, const QString& move, double began, double done);

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
  void winnableChanged();
  void pilesChanged();
  void raceChanged();
  /// A move was made at the table.
  void moved(int seat, const QString& verb);
  /// A sound fits: deal, place, flip, sweep, turn, win, lose, refuse.
  void played(const QString& sound);
  void refused(const QString& text);
  void dealt();
  void finished();

  /// For whoever keeps the game: that move was made as number `number` (from 0); moves from `count` on were taken back.
  /// In a race `times` are when it was begun and done.
  void recorded(int number, int seat, const QString& move, std::optional<fulltable::Times> times);
  void takenBack(int count);
  /// The same deal is wanted once more, after the end.
  void anew();

 private:
  /// What is shown for a while before the position as it is.
  struct Look {
    fulltable::View view;
    fulltable::Gesture move;
    int time = 0;
    fulltable::Card onto = {};  ///< the card under the one that was moved
  };

  struct Answer {
    int seat;
    fulltable::Move move;
  };

  // session.cpp: what is shown
  /// Shows the present position to whoever is to see it.
  void settle(const fulltable::Gesture& move, Reshuffle reshuffle);
  void chooseViewer();
  fulltable::View currentView() const;
  // for the input
  const fulltable::Knowledge& known() const override { return *known_; }
  std::unique_ptr<fulltable::Knowledge> knownBy(int seat) const override { return match_.know(seat); }
  bool isPerson(int seat) const override { return seating_.isHuman(seat); }
  const QStringList& names() const override { return seating_.names; }
  const fulltable::View& view() const override { return view_; }
  fulltable::View present() const override { return currentView(); }
  bool showsLastDeal() const override { return resting_ && reshuffleAfterRest_ == Reshuffle::all; }
  void show(const fulltable::View& view) override { showNow(view, {}, Reshuffle::no); }
  void submit(int seat, fulltable::Move move) override { play(seat, move); }
  void submitByHand(fulltable::Move move) override;
  void refuse(const QString& text, const QList<int>& cards = {}) override;
  void sound(const QString& name) override { emit played(name); }
  void showNow(const fulltable::View& view, const fulltable::Gesture& move, Reshuffle reshuffle);
  void showSeats();
  void announce(const QString& text);
  bool ended() const override { return givenUp_ || match_.over(); }
  bool isSeatOfViewer() const { return viewer_ >= 0 && seating_.isHuman(viewer_); }
  /// Whether that seat, at the present position, had more than one way to go on.
  bool hasDecision(int seat) const;

  // pacing.cpp: moves, and when they are made and shown
  void play(int seat, const fulltable::Move& move, std::optional<fulltable::Times> times = std::nullopt);
  void record(int seat, const fulltable::Move& move, const fulltable::Position& before);
  /// A new position: what was thought about the last one is dropped, and the players are asked.
  void proceed();
  void finish();
  void rest(std::vector<Look> looks, Reshuffle afterwards);
  void nextLook();
  void endRest() override;
  void turnSoon();
  void askPlayers();
  void ask(int seat);
  void answered(int seat, const std::optional<fulltable::Move>& move);
  void makeReadyMove();
  /// Where a person has but one card to play, and wishes it, it is played after a pause.
  void playForced();
  void setThinking(int seat);

  // race.cpp: games against the clock
  void countDown();
  /// Everything that was due by now happens, in the order of its time.
  void runRace();
  void beatRace();
  std::optional<fulltable::Happening> nextInRace() const;
  void passTime(std::int64_t to);
  /// The referee's verdict, if it is new; and all that happened just now, in one announcement.
  void tellRace(const QStringList& turned);

  // history.cpp: back and forth
  bool undoOne();
  void redoOne();
  void turned();

  // advice.cpp: hints, solver, safe moves
  void adviseSoon();
  void clearAdvice();
  void showHint(const fulltable::Decision& decision);
  void hintInRace();
  void setWinnable(int winnable);
  void setNotice(const QString& text);
  std::optional<fulltable::Move> safeMove() const;
  bool winsBySafeMoves() const;

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
  bool held_ = false;
  QString announcement_, notice_, refusal_;
  int refusalSerial_ = 0;
  QList<int> refusedCards_;

  bool resting_ = false;
  bool dealEnded_ = false;
  QVariantMap nextFacts_;
  fulltable::Gesture afterRest_;
  Reshuffle reshuffleAfterRest_ = Reshuffle::no;
  QTimer restTimer_;
  std::vector<Look> looks_;  ///< still to be shown

  int thinkingSeat_ = -1;
  std::optional<Answer> ready_;  ///< an AI seat's move that waits for its time
  QTimer moveTimer_;
  QTimer turnTimer_;  ///< turns a card for the viewer
  QElapsedTimer clock_;
  qint64 notBefore_ = 0;  ///< on that clock: when the next AI seat may move

  bool turnTold_ = false;  ///< that it is the viewer's turn

  std::optional<RaceClock> race_;
  std::vector<fulltable::Intent> raceInputs_;
  QStringList raceTold_;  ///< moves that are still to be announced
  int raceSole_ = -1;     ///< who alone was to act when that was last told
  int countdown_ = 0;
  QTimer raceTimer_, raceBeat_, countdownTimer_;
  QString verdict_;

  QString hintText_;
  Target hintTarget_;
  std::optional<fulltable::Move> hintMove_;  ///< what Enter plays while the hint is shown
  QList<int> hintCards_;
  fulltable::View hintView_;  ///< what the viewer saw when the hint was given
  bool hinting_ = false;
  int winnable_ = 0;
  bool playingSafe_ = false;
  bool byHand_ = false;  ///< the move being made is a person's
  bool finale_ = false;

  SeatModel seats_;
  CardModel cards_;
  const fulltable::Melding* melding_;  ///< null where no melds are put together
  TableInput input_{*this, cards_, melding_};
  LogModel log_;
  Thinker thinker_;  // last: what it finds is told to all of the above
};
