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
#include "session/actionmodel.h"
#include "session/callpad.h"
#include "session/cardmodel.h"
#include "session/logmodel.h"
#include "session/raceclock.h"
#include "session/seating.h"
#include "session/seatmodel.h"
#include "session/thinker.h"
#include "session/worktop.h"

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
  Q_PROPERTY(QString hintPile READ hintPile NOTIFY hintChanged)
  Q_PROPERTY(bool hinting READ hinting NOTIFY hintChanged)
  Q_PROPERTY(QList<int> lifted READ lifted NOTIFY liftedChanged)
  Q_PROPERTY(QStringList targets READ targets NOTIFY liftedChanged)
  /// What can be done with the selected cards, in words; empty for nothing.
  Q_PROPERTY(QString selectionWords READ selectionWords NOTIFY liftedChanged)
  Q_PROPERTY(bool hasOffers READ hasOffers NOTIFY changed)
  Q_PROPERTY(QVariantList chooser READ chooser NOTIFY chooserChanged)
  Q_PROPERTY(QVariantList lastTrick READ lastTrick NOTIFY changed)
  Q_PROPERTY(QString commitment READ commitment CONSTANT)
  Q_PROPERTY(QString revealed READ revealed NOTIFY changed)
  Q_PROPERTY(int winnable READ winnable NOTIFY winnableChanged)
  Q_PROPERTY(QVariantList piles READ piles NOTIFY pilesChanged)
  Q_PROPERTY(SeatModel* seats READ seats CONSTANT)
  Q_PROPERTY(CardModel* cards READ cards CONSTANT)
  Q_PROPERTY(ActionModel* actions READ actions CONSTANT)
  Q_PROPERTY(CallPad* pad READ pad CONSTANT)
  /// The cards that the table picks out, each with its `code`, its `row` and `as`, what it stands for.
  Q_PROPERTY(QVariantList marked READ marked NOTIFY changed)
  Q_PROPERTY(Worktop* worktop READ worktop CONSTANT)
  /// Whether melds may be put together on the worktop now.
  Q_PROPERTY(bool canArrange READ canArrange NOTIFY changed)
  /// Whether a button lays what is selected as a meld.
  Q_PROPERTY(bool canMeld READ canMeld NOTIFY liftedChanged)
  /// What can be laid at once, or with the cards that lie on the worktop: `codes` of a meld, their `roles`, how
  /// many cards would be `taken` from a line for it, and an `index` to take it by.
  Q_PROPERTY(QVariantList layOffers READ layOffers NOTIFY changed)
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
  /// Whether who is about to hand the screen over may have the last move back.
  bool canTakeBack() const { return coverSeat_ >= 0 && canUndo(); }
  /// A won solitaire plays its last cards up by itself.
  bool finale() const { return finale_; }
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
  QList<int> refusedCards() const { return refusedCards_; }
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
  CallPad* pad() { return &pad_; }
  QVariantList marked() const;
  Worktop* worktop() { return &worktop_; }
  bool canArrange() const;
  bool canMeld() const;
  QVariantList layOffers() const;
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

  Q_INVOKABLE bool lift(int row);
  Q_INVOKABLE QList<int> group(int row) const;
  /// The cards to point out while a person looks at that one: `{row, waits}`, cards that it could be put on and cards
  /// that it waits for.
  Q_INVOKABLE QVariantList kin(int row) const;
  /// Where that card would best go, of the piles that it may go to.
  QString bestPile(int row) const;
  /// Every legal move that is made by hand: `{row, pile}`.
  Q_INVOKABLE QVariantList trips() const;
  /// A target is a pile's id, or for a single card of a pile the id, a space and the card: "table 9D".
  Q_INVOKABLE bool dropOn(const QString& target);
  Q_INVOKABLE void cancelLift();
  /// Ends a drag that led nowhere; what was selected before it stays so.
  Q_INVOKABLE void letGo();
  /// Whether that card is one that the viewer may select, as a part of a set.
  bool selects(int row) const;
  /// Whether what is selected can be played as it is.
  bool canPlaySelection() const { return worktop_.isOpen() ? lifted_.isEmpty() : !selectedMoves().empty(); }
  QString selectionWords() const;
  Q_INVOKABLE void playSelection();
  /// Whether there is something to lay out as a new pile, and selects the next such set of cards, again and again.
  bool hasOffers() const { return !offers().empty(); }
  Q_INVOKABLE void selectOffer();
  /// Lays out what begins with that card: the newest cards of a line down to it, or one's melds; −1: one's melds.
  Q_INVOKABLE void openWorktop(int row = -1);
  /// Lays the selected cards out as a meld, or as a part of the one in that pile, whether they are one or not.
  Q_INVOKABLE void tryOnWorktop(const QString& pile = {});
  /// Makes the move that lies on the worktop, or says why not.
  Q_INVOKABLE void lay();
  Q_INVOKABLE void closeWorktop();
  /// The wild cards of a meld on the worktop stand for other cards.
  Q_INVOKABLE void chooseRoles(int group, int choice);
  /// Lays what is offered, or puts it together on the open worktop.
  Q_INVOKABLE void takeOffer(int index);
  /// What would be taken with that card of a line: how many cards (`count`), and which `melds` it could make.
  Q_INVOKABLE QVariantMap sweep(int row) const;
  Q_INVOKABLE void tap(int row);
  /// Sends a card to its foundation, if it may go there.
  Q_INVOKABLE bool doubleTap(int row);
  /// The same, or says why not.
  Q_INVOKABLE void toFoundation(int row);
  Q_INVOKABLE void tapPile(const QString& pile);
  /// Whether a card that the viewer does not see may be played from that place (from 0), and to play it.
  bool hasPlace(int place) const;
  void tapPlace(int place);
  Q_INVOKABLE void choose(int index);
  Q_INVOKABLE void cancelChoice();
  /// Presses a button; one that wants a card takes that of `cardRow`, or the one clicked next.
  Q_INVOKABLE void act(int actionRow, int cardRow = -1);
  /// Makes the move that the pad proposes.
  Q_INVOKABLE void say();
  Q_INVOKABLE void undo();
  Q_INVOKABLE void redo();
  Q_INVOKABLE void restart();
  Q_INVOKABLE void hint();
  /// Makes the move of the hint that is shown, unless something else was chosen since: false.
  bool playHint();
  void leaveHint() { hintMove_.reset(); }
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
  void liftedChanged();
  void chooserChanged();
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
  /// A legal move of the viewer with how it is made by hand.
  struct Choice {
    fulltable::Move move;
    fulltable::Gesture gesture;
    std::string key;  ///< of the button labelled like the gesture: a click makes another move
  };
  using Choices = std::vector<Choice>;

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
  void play(int seat, const fulltable::Move& move, std::optional<fulltable::Times> times = std::nullopt);
  void record(int seat, const fulltable::Move& move, const fulltable::Position& before);
  /// A new position: what was thought about the last one is dropped, and the players are asked.
  void proceed();
  void finish();
  void rest(std::vector<Look> looks, Reshuffle afterwards);
  void nextLook();
  void endRest();
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

  // input.cpp: what is done by hand
  Choices choicesFor(int row) const;
  Choices choicesOnto(int row) const;
  Choices choicesAt(const QString& pile) const;
  /// The target of what is lifted that this card is, or stands for; empty for none.
  QString targetAt(int row) const;
  /// The cards that a gesture takes, as far as they are shown.
  QList<int> rowsOf(const fulltable::Gesture& gesture) const;
  void offer(const Choices& several);
  void make(Choice choice);
  /// The one that experience in this game prefers.
  Choice best(const Choices& several) const;
  /// Where one card alone can be played, and only its target is to be chosen.
  void liftTheOnlyCard();
  void setLifted(const QList<int>& rows, const QStringList& targets);
  QStringList targetsOfCard(int row) const;
  /// Whether it lays a card face down before the viewer: that cannot be seen and mended by others, so a click only
  /// chooses the card, and another one or Enter lays it down.
  bool isSecret(const Choice& choice) const;
  void useKey(const std::string& key, int row);
  void setArmed(const std::string& key);
  void refuse(const QString& text, const QList<int>& cards = {});
  QString whyNot(int row, const QString& target) const;

  // selection.cpp: sets of cards, selected one by one
  void toggle(int row);
  void select(const QList<int>& rows);
  bool liftSelected(int row);
  bool playSelectionOn(const QString& pile);
  bool isSelection() const { return !lifted_.isEmpty() && selects(lifted_.front()); }
  /// The legal moves that are made with exactly what is selected.
  Choices selectedMoves() const;
  Choices movesWith(const QList<int>& rows) const;
  /// The moves that lay out cards as a new pile, without those that lay a part of what another one does.
  Choices offers() const;
  /// Whether these cards of one pile are a legal set, or a part of one.
  bool fitsIntoSet(const QList<int>& rows) const;
  void showSelection();
  void refuseSet(const QList<int>& rows, const QString& pile);
  /// The viewer's cards that a reason names, if they are several.
  QList<int> cardsNamedIn(const std::string& reason) const;
  fulltable::Cards cardsOf(const QList<int>& rows) const;

  // drafting.cpp: the worktop
  /// Makes that move; what lies on the worktop is put back.
  void layFromWorktop(const fulltable::Move& move);
  /// A legal move that lays a meld.
  struct Lay {
    Choice choice;
    fulltable::Draft draft;
    fulltable::DraftMeld meld;
  };
  void findLays();
  /// Those that take so many cards of a line, or −1 for any number; not what is a part of another.
  std::vector<const Lay*> laysOf(int taken) const;
  std::optional<fulltable::Draft> draftAt(const QString& pile, int place) const;
  std::optional<fulltable::Draft> draftAt(int row) const;
  std::size_t trueSize(const std::string& pile) const;
  std::vector<Worktop::Pick> picks() const;
  void layOut(const fulltable::Draft& draft, const std::optional<fulltable::Draft>& wanted);
  void showDraft();
  /// Whether that was a card of the line, or of a meld, with which the worktop begins.
  bool tapForWorktop(int row);
  bool liftForWorktop(int row);
  bool dropSweep(const QString& target);
  bool isOnWorktop(int row) const;
  void selectDraft(const QList<int>& rows);
  bool liftDraft(int row);
  bool dropDraft(const QString& target);
  void tapDraft(int row);
  bool doubleTapDraft(int row);

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

  Choices choices_;
  std::vector<Lay> lays_;
  Choices offered_;
  QList<int> lifted_;
  QStringList targets_;
  std::string armed_;      ///< the key of what the next card clicked is to do
  bool turnTold_ = false;  ///< that it is the viewer's turn

  std::optional<RaceClock> race_;
  std::vector<fulltable::Intent> raceInputs_;
  QStringList raceTold_;  ///< moves that are still to be announced
  int raceSole_ = -1;     ///< who alone was to act when that was last told
  int countdown_ = 0;
  QTimer raceTimer_, raceBeat_, countdownTimer_;
  QString verdict_;
  int offer_ = 0;          ///< which of the offers is selected next
  bool sweeping_ = false;  ///< cards of the line are being dragged
  int opener_ = -1;        ///< the card that the worktop was opened with
  bool pickedUp_ = false;  ///< the selection is only a card that is being dragged

  QString hintText_, hintPile_;
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
  ActionModel actions_;
  CallPad pad_;
  const fulltable::Melding* melding_;  ///< null where no melds are put together
  Worktop worktop_{melding_};
  LogModel log_;
  Thinker thinker_;  // last: what it finds is told to all of the above
};
