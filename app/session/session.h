// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "core/melding.h"
#include "game/chronicle.h"
#include "game/gamecontroller.h"
#include "game/tabletime.h"
#include "game/timesource.h"
#include "game/viewpoint.h"
#include "input/inputhost.h"
#include "input/tableinput.h"
#include "players/players.h"
#include "players/thinker.h"
#include "present/presenter.h"
#include "race/racecontroller.h"
#include "session/advisor.h"
#include "session/caution.h"
#include "session/coach.h"
#include "session/retelling.h"
#include "session/review.h"
#include "session/tracker.h"

class Settings;

/// One game at the table: its parts, put together. QML uses them directly; here is only what concerns several of them.
class Session : public QObject, private InputHost {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.session is the game at the table")
  /// The game itself, and who plays.
  Q_PROPERTY(GameController* game READ game CONSTANT)
  /// From whose side it is seen, and whose turn it is.
  Q_PROPERTY(Viewpoint* view READ viewpoint CONSTANT)
  /// What is shown of it now.
  Q_PROPERTY(Presenter* shown READ shown CONSTANT)
  Q_PROPERTY(CardModel* cards READ cards CONSTANT)
  Q_PROPERTY(SeatModel* seats READ seats CONSTANT)
  /// What hands do, and what they were refused.
  Q_PROPERTY(TableInput* input READ input CONSTANT)
  /// Hints, and what the program looks out for.
  Q_PROPERTY(Advisor* advisor READ advisor CONSTANT)
  /// The clock of a race.
  Q_PROPERTY(RaceController* race READ race CONSTANT)
  /// The log, what each player did last, and what a screen reader speaks.
  Q_PROPERTY(Chronicle* chronicle READ chronicle CONSTANT)
  Q_PROPERTY(LogModel* log READ log CONSTANT)
  /// What can be read out again.
  Q_PROPERTY(Retelling* retelling READ retelling CONSTANT)
  /// Where every card is, as far as the viewer may know it.
  Q_PROPERTY(Tracker* tracker READ tracker CONSTANT)
  /// Null while it is played; of a game that is looked at again: where.
  Q_PROPERTY(Review* review READ review CONSTANT)
  /// Null but in a lesson: who leads through it.
  Q_PROPERTY(Coach* coach READ coach CONSTANT)
  /// Something lies over the table: until it is gone nothing moves there by itself.
  Q_PROPERTY(bool still READ isStill WRITE setStill NOTIFY stillChanged)

 public:
  /// What it is for: to be played, or to be looked at, when it is finished or while it is still in play.
  enum class Purpose { play, reviewOfFinished, reviewInPlay };

  /// `salt` hides the deal in its commitment until the game is over. `log`: what a resumed game has told so far, from
  /// `retell`. `lesson`: it is played for that one.
  Session(fulltable::Match match, Seating seating, QByteArray salt, Settings* settings, std::vector<LogLine> log = {},
          TimeSource& time = worldTime(), Purpose purpose = Purpose::play, std::optional<Lesson> lesson = std::nullopt);
  ~Session() override;

  GameController* game() { return &game_; }
  Viewpoint* viewpoint() { return &viewpoint_; }
  Presenter* shown() { return &presenter_; }
  CardModel* cards() { return presenter_.cards(); }
  SeatModel* seats() { return presenter_.seats(); }
  TableInput* input() { return &input_; }
  Advisor* advisor() { return &advisor_; }
  Caution* caution() { return &caution_; }
  RaceController* race() { return &race_; }
  Chronicle* chronicle() { return &chronicle_; }
  LogModel* log() { return chronicle_.log(); }
  Retelling* retelling() { return &retelling_; }
  Tracker* tracker() { return &tracker_; }
  Players* players() { return &players_; }
  Review* review() const { return review_.get(); }
  Coach* coach() const { return coach_.get(); }

  bool isStill() const { return time_.isStill(); }
  void setStill(bool still);

  Q_INVOKABLE void undo();
  Q_INVOKABLE void restart();
  /// The person who is wanted has taken the screen over.
  Q_INVOKABLE void uncover();
  /// A person has seen enough: what rests goes on, and a move that waits for its time is made. False: nothing waits.
  Q_INVOKABLE bool goOn();
  /// Shows once more what the others have done since the viewer's last move.
  Q_INVOKABLE bool replay();
  /// Makes the move of the hint that is shown; does nothing yet while it is still searched. False: there is none, or
  /// something else was chosen since.
  Q_INVOKABLE bool playHint();
  /// Tells those who cannot see it what was taken up.
  void tellLifted();
  /// Tells which cards are selected, and what Enter does with them.
  void tellSelected();
  /// Somebody else sits down there, also in the middle of the game. Null: the usual player of that kind.
  void seat(int seat, SeatKind kind, std::unique_ptr<Player> player = nullptr);
  /// Whether something is being thought about in the background.
  bool isBusy() const { return thinker_.isBusy(); }

 signals:
  /// A move was made at the table.
  void moved(int seat, const QString& verb);
  /// A sound fits: deal, place, flip, sweep, turn, win, lose, refuse.
  void played(const QString& sound);
  void dealt();
  void stillChanged();
  /// A turning point of the game, and what is called out at it; seat −1: from the middle of the table.
  void turningPoint(int seat, const QString& cry);
  void finished();
  /// To be saved: that move was made as number `number` (from 0). In a race `times` are when it was begun and done.
  void recorded(int number, int seat, const QString& move, std::optional<fulltable::Times> times);
  /// The same deal is wanted once more, after the end.
  void anew();

 private:
  // What happens, and which parts hear of it.
  void connectParts();
  void onMoved(const MoveReport& report);
  void onJumped();
  void onSettled(bool newDeal);
  /// A new position: what was thought about the last one is dropped, and the players are asked.
  void proceed();
  void finish();
  /// Goes on with a lesson, and marks what its step speaks of.
  void teach();
  /// Shows where the review has come to.
  void showReviewed();
  /// Each turning point is made something of once in a deal.
  void callOut(const fulltable::Stir& stir);

  // What hands ask of the table.
  int viewer() const override { return viewpoint_.viewer(); }
  const fulltable::Knowledge& known() const override { return viewpoint_.known(); }
  std::unique_ptr<fulltable::Knowledge> knownBy(int seat) const override { return game_.match().know(seat); }
  bool isPerson(int seat) const override { return !review_ && game_.seating().isHuman(seat); }
  const QStringList& names() const override { return game_.seating().names; }
  const fulltable::View& view() const override { return presenter_.view(); }
  fulltable::View present() const override { return viewpoint_.view(); }
  bool ended() const override { return game_.ended(); }
  bool resting() const override { return presenter_.resting(); }
  bool showsLastDeal() const override { return presenter_.showsLastDeal(); }
  int moveCount() const override { return game_.moveCount(); }
  QList<int> hintCards() const override { return advisor_.hintCards(); }
  std::optional<fulltable::Move> hintedMove() const override {
    return coach_ ? coach_->pointedMove() : advisor_.hintedMove();
  }
  bool clickSelects() const override;
  bool isFinal(const fulltable::Move& move) const override;
  void endRest() override { presenter_.endRest(); }
  void show(const fulltable::View& shown) override { presenter_.show(shown, {}, Reshuffle::no); }
  void leaveHint() override { advisor_.leaveHint(); }
  void submit(int seat, fulltable::Move move) override;
  void submitByHand(fulltable::Move move) override;
  void sound(const QString& name) override { emit played(name); }

  /// Where a person can but turn a card, and wishes it, it is turned after a pause.
  void turnCardSoon();
  void turnForcedCard();
  /// Where a person has but one card to play, and wishes it, it is played after a pause.
  void playForced();

  const Settings& settings_;
  TableTime time_;
  GameController game_;
  Viewpoint viewpoint_;
  Chronicle chronicle_;
  Presenter presenter_;
  Retelling retelling_;
  Tracker tracker_;
  Thinker thinker_;
  Players players_;
  Advisor advisor_;
  Caution caution_;
  RaceController race_;

  bool finished_ = false;
  QStringList calledOut_;                 ///< in this deal
  fulltable::Stir afterRest_;             ///< called out when all has been shown
  bool byHand_ = false;                   ///< the move being made is a person's
  bool myTurnTold_ = false;               ///< that it is the viewer's turn
  std::unique_ptr<Alarm> turnCardAlarm_;  ///< turns a card for the viewer

  std::unique_ptr<Review> review_;
  std::unique_ptr<Coach> coach_;

  const fulltable::Melding* melding_;  ///< null where no melds are put together
  TableInput input_;
};
