// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <memory>
#include <optional>
#include <vector>

#include "core/melding.h"
#include "game/chronicle.h"
#include "game/gamecontroller.h"
#include "game/timesource.h"
#include "game/viewpoint.h"
#include "input/inputhost.h"
#include "input/tableinput.h"
#include "players/players.h"
#include "players/thinker.h"
#include "present/presenter.h"
#include "race/racecontroller.h"
#include "session/advisor.h"

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
  /// What is seen of a position, and the seats and cards in it.
  Q_PROPERTY(Presenter* shown READ shown CONSTANT)
  Q_PROPERTY(SeatModel* seats READ seats CONSTANT)
  Q_PROPERTY(CardModel* cards READ cards CONSTANT)
  Q_PROPERTY(ActionModel* actions READ actions CONSTANT)
  Q_PROPERTY(CallPad* pad READ pad CONSTANT)
  /// What hands do at the table, and the desk where they put melds together.
  Q_PROPERTY(TableInput* input READ input CONSTANT)
  Q_PROPERTY(MeldDesk* desk READ desk CONSTANT)
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
  Session(fulltable::Match match, Seating seating, QByteArray salt, Settings* settings, std::vector<LogLine> log = {},
          TimeSource& time = worldTime(), QObject* parent = nullptr);
  ~Session() override;

  QString gameId() const;
  QString gameName() const;
  bool solitaire() const { return game_.solitaire(); }
  QString dealNumber() const { return QString::number(match().terms().seed); }
  int seatCount() const { return game_.seats(); }
  QVariantMap options() const;
  /// The seat from whose side the table is seen; −1 while it is covered.
  int viewer() const override { return viewpoint_.viewer(); }
  /// The seat the screen is to be handed to, or −1.
  int coverSeat() const { return viewpoint_.coverSeat(); }
  QString coverName() const { return viewpoint_.coverName(); }
  QString phase() const { return presenter_.phase(); }
  int deal() const { return presenter_.deal(); }
  QVariantMap facts() const { return presenter_.facts(); }
  QVariantList scores() const { return presenter_.scores(); }
  QVariantList toAct() const { return viewpoint_.toAct(); }
  int moveCount() const override { return game_.moveCount(); }
  /// Whether the viewer is wanted to move now.
  bool myTurn() const { return viewpoint_.myTurn(); }
  bool over() const { return presenter_.over(); }
  bool givenUp() const { return game_.givenUp(); }
  QVariantList winners() const { return presenter_.winners(); }
  QString recapHeading() const { return game_.recapHeading(); }
  QString recapText() const { return game_.recapText(); }
  QString resultText() const { return presenter_.resultText(); }
  bool canUndo() const { return game_.canUndo(); }
  bool canRedo() const { return game_.canRedo(); }
  bool canHint() const { return advisor_.canHint(); }
  bool canSolve() const { return advisor_.canSolve(); }
  bool canPlaySafe() const { return advisor_.canPlaySafe(); }
  bool canGiveUp() const { return game_.canGiveUp(); }
  bool canTakeBack() const { return viewpoint_.canTakeBack(); }
  /// A won solitaire plays its last cards up by itself.
  bool finale() const { return advisor_.finale(); }
  bool thinking() const { return players_.thinkingSeat() >= 0; }
  /// A finished trick, or the end of a deal, is still shown.
  bool resting() const override { return presenter_.resting(); }
  /// What rests is the last move of a deal.
  bool dealEnded() const { return presenter_.dealEnded(); }
  /// While something rests, the facts after it: who took the trick, what the deal brought. Empty otherwise.
  QVariantMap nextFacts() const { return presenter_.nextFacts(); }
  QString announcement() const { return chronicle_.announcement(); }
  QString notice() const { return advisor_.notice(); }
  QString refusal() const { return refusal_; }
  int refusalSerial() const { return refusalSerial_; }
  QList<int> refusedCards() const { return refusedCards_; }
  QString hintText() const { return advisor_.hintText(); }
  QList<int> hintCards() const override { return advisor_.hintCards(); }
  Target hintTarget() const { return advisor_.hintTarget(); }
  bool hinting() const { return advisor_.hinting(); }
  /// The cards of the last finished trick, as played: their codes.
  QVariantList lastTrick() const { return presenter_.lastTrick(); }
  QString commitment() const { return commitment_; }
  QString revealed() const;
  /// 0 not known, 1 yes, 2 no, 3 being searched.
  int winnable() const { return advisor_.winnable(); }
  QVariantList piles() const { return presenter_.piles(); }
  SeatModel* seats() { return presenter_.seats(); }
  CardModel* cards() { return presenter_.cards(); }
  ActionModel* actions() { return input_.actions(); }
  CallPad* pad() { return input_.pad(); }
  TableInput* input() { return &input_; }
  MeldDesk* desk() { return input_.desk(); }
  LogModel* log() { return chronicle_.log(); }
  QString logText() const { return chronicle_.text(); }
  QString lastLine() const { return chronicle_.lastLine(); }
  /// The seats of persons.
  QList<int> people() const { return game_.seating().people(); }
  bool realTime() const { return game_.realTime(); }
  /// Whether the clock of a race runs.
  bool racing() const { return race_.running(); }
  /// What is counted down before the clock runs: 3, 2, 1, and 0 otherwise.
  int countdown() const { return race_.countdown(); }
  /// The referee's word on how the last round of a race ended.
  QString verdict() const { return race_.verdict(); }

  Q_INVOKABLE int pileSize(const QString& pile) const { return presenter_.pileSize(pile); }
  /// The codes of the cards of a pile that are seen.
  Q_INVOKABLE QList<int> cardsOf(const QString& pile) const { return presenter_.cardsOf(pile); }
  /// The codes of a pile's cards, bottom to top; −1 for those that are not seen.
  Q_INVOKABLE QList<int> codesIn(const QString& pile) const { return presenter_.codesIn(pile); }
  /// The code of a row's card, or −1.
  Q_INVOKABLE int codeOf(int row) const { return presenter_.codeOf(row); }
  /// The pile's name in words: "column 3", "foundation of hearts".
  Q_INVOKABLE QString pileName(const QString& pile) const { return presenter_.pileName(pile); }

  /// The deals that have ended so far, each with its number, `scores` after it by seat, and what the rules' fact
  /// `last_deal` told of it.
  Q_INVOKABLE QVariantList dealsEnded() const { return game_.dealsEnded(); }

  /// The cards to point out while a person looks at that one: `{row, waits}`, cards that it could be put on and cards
  /// that it waits for.
  Q_INVOKABLE QVariantList kin(int row) const;
  Q_INVOKABLE void undo();
  Q_INVOKABLE void redo();
  Q_INVOKABLE void restart();
  Q_INVOKABLE void hint() { advisor_.hint(); }
  /// Makes the move of the hint that is shown, unless something else was chosen since: false.
  bool playHint();
  void leaveHint() override { advisor_.leaveHint(); }
  Q_INVOKABLE void giveUp();
  Q_INVOKABLE void playSafe() { advisor_.playSafe(); }
  Q_INVOKABLE void uncover();
  Q_INVOKABLE void continueTrick() { presenter_.goOn(); }
  /// From now on no computer player makes a move: the table stays as it is.
  void hold();
  /// What is shown before the game goes on is to be seen at least for so many milliseconds from now.
  Q_INVOKABLE void restLonger(int ms) { presenter_.restLonger(ms); }
  Q_INVOKABLE void checkWinnable() { advisor_.checkWinnable(); }
  /// Races: counts down, and the clock runs.
  Q_INVOKABLE void startRace() { race_.start(); }
  Q_INVOKABLE void pauseRace() { race_.pause(); }
  /// Races: the virtual time now, and that of an input event's time stamp, in ms.
  Q_INVOKABLE double raceNow() const { return race_.now(); }
  Q_INVOKABLE double raceTime(double timestamp) { return race_.time(timestamp); }
  /// Races: a person's move with its times on the virtual clock.
  Q_INVOKABLE void raceMove(int seat, const QString& move, double began, double done) {
    race_.move(seat, move, began, done);
  }

  const fulltable::Match& match() const { return game_.match(); }
  const Seating& seating() const { return game_.seating(); }
  GameController& game() { return game_; }
  Viewpoint& viewpoint() { return viewpoint_; }
  Presenter& presenter() { return presenter_; }
  Presenter* shown() { return &presenter_; }
  /// Somebody else sits down there, also in the middle of the game. Null: the usual player of that kind.
  void seat(int seat, SeatKind kind, std::unique_ptr<Player> player = nullptr);
  /// Whether something is being thought about in the background.
  bool isBusy() const { return thinker_.isBusy(); }
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
  // session.cpp: what happens, and who hears of it
  void connectParts();
  void onMoved(const MoveReport& report);
  void onJumped();
  void onSettled(bool newDeal);
  /// A new position: what was thought about the last one is dropped, and the players are asked.
  void proceed();
  void finish();
  void announce(const QString& text) { chronicle_.announce(text); }

  // What hands ask of the table.
  const fulltable::Knowledge& known() const override { return viewpoint_.known(); }
  std::unique_ptr<fulltable::Knowledge> knownBy(int seat) const override { return match().know(seat); }
  bool isPerson(int seat) const override { return seating().isHuman(seat); }
  const QStringList& names() const override { return seating().names; }
  const fulltable::View& view() const override { return presenter_.view(); }
  fulltable::View present() const override { return viewpoint_.view(); }
  bool ended() const override { return game_.ended(); }
  bool showsLastDeal() const override { return presenter_.showsLastDeal(); }
  void endRest() override { presenter_.endRest(); }
  void show(const fulltable::View& shown) override { presenter_.show(shown, {}, Reshuffle::no); }
  void submit(int seat, fulltable::Move move) override;
  void submitByHand(fulltable::Move move) override;
  void refuse(const QString& text, const QList<int>& cards = {}) override;
  void sound(const QString& name) override { emit played(name); }

  /// Where a person can but turn a card, and wishes it, it is turned after a pause.
  void turnSoon();
  void turnForced();
  /// Where a person has but one card to play, and wishes it, it is played after a pause.
  void playForced();

  Settings* settings_;
  QByteArray salt_;
  QString commitment_;
  GameController game_;
  Viewpoint viewpoint_;
  Chronicle chronicle_;
  Presenter presenter_;
  Thinker thinker_;
  Players players_;
  Advisor advisor_;
  RaceController race_;
  CardModel& cards_ = *presenter_.cards();

  bool finished_ = false;
  bool byHand_ = false;    ///< the move being made is a person's
  bool turnTold_ = false;  ///< that it is the viewer's turn
  QString refusal_;
  int refusalSerial_ = 0;
  QList<int> refusedCards_;
  std::unique_ptr<Alarm> turnAlarm_;  ///< turns a card for the viewer

  const fulltable::Melding* melding_;  ///< null where no melds are put together
  TableInput input_{*this, cards_, melding_};
};
