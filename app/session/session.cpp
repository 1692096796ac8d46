// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/session.h"

#include <algorithm>

#include "game/commitment.h"
#include "game/publicview.h"
#include "present/pace.h"
#include "settings/settings.h"
#include "text/wording.h"

Session::Session(fulltable::Match match, Seating seating, QByteArray salt, Settings* settings, std::vector<LogLine> log,
                 TimeSource& time, Purpose purpose, std::optional<Lesson> lesson)
    : settings_(*settings),
      time_(time),
      game_(std::move(match), std::move(seating), std::move(salt)),
      viewpoint_(game_, purpose == Purpose::play ? game_.people() : QList<int>()),
      chronicle_(game_.seating(), std::move(log)),
      presenter_(viewpoint_, chronicle_, time_, settings_),
      retelling_(presenter_, viewpoint_, game_, chronicle_),
      tracker_(game_, viewpoint_, purpose == Purpose::play && !lesson),
      players_(game_, thinker_, time_, fulltable::hash_of(game_.salt().toStdString())),
      advisor_(viewpoint_, *presenter_.cards(), chronicle_, thinker_, time_, settings_),
      caution_(viewpoint_, settings_),
      race_(game_, players_, chronicle_, time, *settings),
      turnCardAlarm_(time_.alarm([this] { turnForcedCard(); })),
      melding_(fulltable::find_melding(game_.match().info().id)),
      input_(*this, *presenter_.cards(), melding_) {
  if (purpose != Purpose::play)
    review_ = std::make_unique<Review>(game_, viewpoint_, thinker_, purpose == Purpose::reviewOfFinished);
  if (lesson) coach_ = std::make_unique<Coach>(std::move(*lesson), game_, chronicle_, time_, settings_);
  connectParts();
  if (review_) {
    connect(review_.get(), &Review::looked, this, &Session::showReviewed);
    showReviewed();
    return;
  }
  presenter_.settle({}, Reshuffle::all);
  players_.notBefore(pauseAfterDeal(cards()->count(), settings_));
  proceed();
  if (game_.realTime() && game_.people().isEmpty() && !coach_)
    QMetaObject::invokeMethod(&race_, &RaceController::start, Qt::QueuedConnection);
}

Session::~Session() = default;

void Session::connectParts() {
  const auto useCores = [this] { thinker_.setCores(settings_.play()->cores().toInt()); };
  connect(settings_.play(), &PlaySettings::changed, this, useCores);
  useCores();
  const auto refuse = [this](const QString& text) { input_.refuse(text); };
  connect(&game_, &GameController::trying, &presenter_, &Presenter::endRest);
  connect(&game_, &GameController::moved, this, &Session::onMoved);
  connect(&game_, &GameController::jumped, this, &Session::onJumped);
  connect(&game_, &GameController::refused, this, [this](int seat, const fulltable::Refusal& refusal) {
    const bool idle = refusal.code == fulltable::Code::not_to_act;
    if (!idle)
      return input_.refuse(words(refusal, game_.seating().names, viewpoint_.viewer()), {},
                           QString::fromStdString(refusal.rule));
    // Where several people share the screen, each must know who is meant.
    input_.refuse(game_.seating().humans() > 1 ? tr("%1, there's nothing for you to do now.").arg(game_.nameOf(seat))
                                               : tr("There's nothing for you to do now."));
  });
  connect(&viewpoint_, &Viewpoint::viewerChanged, this, [this] {
    if (viewpoint_.people().size() > 1 && viewpoint_.myTurn())
      chronicle_.announce(tr("%1's turn.").arg(game_.nameOf(viewer())));
  });
  connect(&presenter_, &Presenter::leaving, &input_, &TableInput::leaveWorkspace);
  connect(&presenter_, &Presenter::shown, &input_, &TableInput::refresh);
  connect(&presenter_, &Presenter::changed, &advisor_, &Advisor::changed);
  connect(&presenter_, &Presenter::restingChanged, this, [this] { players_.setResting(resting()); });
  connect(&presenter_, &Presenter::settled, this, &Session::onSettled);
  connect(&players_, &Players::thinkingChanged, this, [this] { presenter_.setThinking(players_.thinkingSeat()); });
  connect(&advisor_, &Advisor::asked, this, [this] {
    endRest();
    input_.cancelChoice();
    if (advisor_.canHint() && !advisor_.hinting() && !game_.realTime() && input_.grip().mode == Grip::Mode::set)
      input_.cancel();
  });
  connect(&advisor_, &Advisor::hinted, input_.pad(), &CallPad::propose);
  connect(&advisor_, &Advisor::hintChanged, this, [this] {
    input_.melds()->setHint(advisor_.hintedMove());
    input_.refreshButtons();
  });
  connect(&caution_, &Caution::harmless, this, &Session::submitByHand);
  connect(&caution_, &Caution::doubted, this, refuse);
  connect(&advisor_, &Advisor::hintLeft, &input_, &TableInput::refreshButtons);
  connect(&advisor_, &Advisor::safeMoveWanted, this, [this](const fulltable::Move& move) { submit(viewer(), move); });
  connect(&advisor_, &Advisor::refused, this, refuse);
  connect(&race_, &RaceController::timePassed, this, [this] {
    advisor_.clear();
    presenter_.settle();
  });
  connect(&race_, &RaceController::refused, this, refuse);
  connect(&race_, &RaceController::finished, this, &Session::finish);
  connect(&input_, &TableInput::refusalChanged, this, [this] {
    if (input_.refusal().isEmpty()) return;
    emit played("refuse");
    if (!game_.realTime()) chronicle_.announce(input_.refusal());
  });
  connect(&input_, &TableInput::gripChanged, this, [this] { chronicle_.announce(input_.question()); });
  connect(&input_, &TableInput::chooserChanged, this, [this] {
    QStringList lines;
    for (const QVariant& each : input_.chooser())
      lines.append(QStringLiteral("%1: %2.").arg(lines.size() + 1).arg(each.toMap()["label"].toString()));
    if (!lines.isEmpty()) chronicle_.announce(tr("Which move? %1").arg(lines.join(' ')));
  });
  connect(&input_, &TableInput::chooserLineChanged, this, [this] {
    const QVariant line = input_.chooser().value(input_.chooserLine());
    chronicle_.announce(line.toMap()["label"].toString());
  });
  if (coach_) {
    connect(coach_.get(), &Coach::wanted, this, [this](const fulltable::Move& move) { submitByHand(move); });
    connect(coach_.get(), &Coach::othersMove, &players_, &Players::playSoon);
    connect(coach_.get(), &Coach::renewed, this, [this] {
      presenter_.settle();
      proceed();
    });
    connect(&presenter_, &Presenter::restingChanged, this, &Session::teach, Qt::QueuedConnection);
    race_.setTeacher([this](int seat, const fulltable::Move& move) { submit(seat, move); });
  }
  connect(input_.pad(), &CallPad::touched, this, &Session::leaveHint);
  connect(input_.melds()->workspace(), &Workspace::changed, this, &Session::leaveHint);
}

void Session::seat(int seat, SeatKind kind, std::unique_ptr<Player> player) {
  endRest();
  players_.forget();
  if (player)
    players_.replace(seat, std::move(player));
  else
    players_.seat(seat, kind);
  game_.setKind(seat, kind);
  viewpoint_.setPeople(game_.people());
  presenter_.settle();
  proceed();
}

bool Session::clickSelects() const {
  return settings_.play()->clicks() == "select";
}

bool Session::isFinal(const fulltable::Move& move) const {
  if (coach_ || settings_.play()->clicks() != "game" || game_.realTime()) return false;
  return game_.hasDecision(viewer()) && !game_.canTakeBack(viewer(), move);
}

void Session::submit(int seat, fulltable::Move move) {
  if (coach_) {
    // What was selected for another move goes back.
    if (!coach_->takes(seat, move)) return input_.cancel();
    const std::int64_t now = game_.truth().clock();
    return game_.play(seat, move, game_.realTime() ? std::optional(fulltable::Times{now, now}) : std::nullopt);
  }
  if (game_.realTime()) return race_.moveNow(seat, move);
  players_.choose(seat, move);
}

void Session::submitByHand(fulltable::Move move) {
  if (!coach_ && !caution_.allows(move)) return;
  // What lies on the workspace is put back for it.
  if (input_.melds()->isOpen()) {
    input_.leaveWorkspace();
    presenter_.assume(viewpoint_.view());
  }
  byHand_ = true;
  submit(viewer(), move);
  byHand_ = false;
}

void Session::onMoved(const MoveReport& report) {
  emit recorded(report.number, report.seat, report.text, report.times);
  QStringList told = chronicle_.record(report, settings_.sound()->speech() == "brief" && !game_.realTime());
  if (game_.realTime()) {
    race_.tellLater(told);
  } else {
    for (QString& line : told) line = closed(line);
    chronicle_.announce(told.join(' '), report.seat != viewer());
  }
  if (report.again) return;
  const fulltable::Stir stir = report.before->stir(report.seat, report.move);
  players_.notBefore(pauseAfter(stir.impact, game_.seating().isHuman(report.seat), settings_));
  const bool newDeal = presenter_.present(report);
  if (stir.finally && resting())
    afterRest_ = stir;
  else
    callOut(stir);
  emit moved(report.seat, report.text.section(' ', 0, 0));
  const auto draft =
      melding_ ? melding_->draft_of(*report.before->know(report.seat), report.move) : std::optional<fulltable::Draft>();
  emit played(draft && draft->taken > 1 ? "sweep" : "place");
  if (presenter_.cards()->turnedOne()) emit played("flip");
  if (report.seat == viewer()) myTurnTold_ = false;
  if (newDeal) {
    players_.notBeforeEither(pauseAfterDeal(cards()->count(), settings_));
    calledOut_.clear();
    emit dealt();
  }
  proceed();
}

void Session::showReviewed() {
  presenter_.tellOnly(game_.moveCount());
  presenter_.forget();
  presenter_.settle({}, Reshuffle::hidden);
}

void Session::onJumped() {
  if (review_) {
    showReviewed();
    return chronicle_.announce(log()->lineOf(game_.moveCount() - 1));
  }
  chronicle_.truncate(moveCount());
  finished_ = false;
  advisor_.stopPlayingUp();
  presenter_.forget();
  afterRest_ = {};
  presenter_.settle();
  input_.forget();
  proceed();
}

void Session::callOut(const fulltable::Stir& stir) {
  if (stir.cry.empty() || game_.realTime()) return;
  const QString cry = words(stir.cry, game_.seating().names, game_.seating().you());
  if (calledOut_.contains(cry)) return;
  calledOut_.append(cry);
  emit turningPoint(stir.seat, cry);
}

void Session::onSettled(bool newDeal) {
  callOut(std::exchange(afterRest_, {}));
  if (newDeal) calledOut_.clear();
  emit played(newDeal ? "deal" : "sweep");
  if (newDeal) emit dealt();
  if (ended()) return finish();
  players_.notBeforeEither(newDeal ? pauseAfterDeal(cards()->count(), settings_) : pauseAfterRest(settings_));
}

void Session::proceed() {
  players_.forget();
  turnCardAlarm_->stop();
  advisor_.clear();
  if (coach_) teach();
  caution_.lookAhead();
  if (game_.realTime()) return;
  if (ended()) {
    if (!resting()) finish();
    return;
  }
  if (coach_) return;
  players_.hesitateUpTo(pauseForThought(settings_));
  players_.ask();
  if (game_.solitaire()) {
    if (const auto safe = advisor_.lookOver(byHand_)) {
      players_.notBefore(advisor_.pace());
      players_.playSoon(viewer(), *safe);
    }
  } else if (const bool told = std::exchange(myTurnTold_, viewpoint_.myTurn()); myTurnTold_ && !told) {
    emit played("turn");
    if (game_.seating().you() >= 0)
      chronicle_.announce(retelling_.yourTurn(settings_.sound()->speech() == "full"), true);
  }
  if (input_.moves().onlyTap() && viewpoint_.myTurn() && settings_.play()->turnStock()) turnCardSoon();
  playForced();
}

void Session::teach() {
  coach_->proceed(resting());
  advisor_.point(coach_->pointedMove(), coach_->cards());
  input_.refreshButtons();
}

void Session::turnCardSoon() {
  turnCardAlarm_->start(turnTime(settings_));
}

void Session::turnForcedCard() {
  if (resting()) return turnCardSoon();
  if (const Choice* tap = input_.moves().onlyTap()) submitByHand(tap->move);
}

void Session::playForced() {
  if (!settings_.play()->playForced() || !viewpoint_.myTurn() || game_.solitaire() || !known().complete(viewer()))
    return;
  fulltable::Moves moves;
  known().legal(viewer(), moves);
  if (moves.size() != 1 || known().gesture(viewer(), moves.front()).cards.empty()) return;
  players_.playSoon(viewer(), moves.front());
}

void Session::finish() {
  if (std::exchange(finished_, true)) return;
  const auto winning = presenter_.winners();
  const bool won = std::ranges::any_of(winning, [this](const QVariant& seat) { return isPerson(seat.toInt()); });
  if (!game_.realTime()) chronicle_.announce(presenter_.resultText());
  emit played(won ? "win" : "lose");
  if (won && game_.solitaire()) emit turningPoint(-1, tr("You win!"));
  emit finished();
}

void Session::uncover() {
  if (viewpoint_.coverSeat() < 0) return;
  viewpoint_.uncover();
  presenter_.settle({}, Reshuffle::hidden);
  playForced();
}

void Session::setStill(bool still) {
  if (time_.isStill() == still) return;
  time_.setStill(still);
  emit stillChanged();
}

bool Session::goOn() {
  if (resting()) {
    presenter_.goOn();
    return true;
  }
  return !viewpoint_.myTurn() && players_.hurry();
}

bool Session::replay() {
  if (ended() || !presenter_.replay()) return false;
  input_.cancel();
  return true;
}

void Session::tellLifted() {
  QStringList cards;
  for (const int row : input_.lifted()) cards.append(cardWords(presenter_.cards()->slot(row).card));
  if (!cards.isEmpty()) chronicle_.announce(tr("Picked up: %1.").arg(cards.join(", ")));
}

void Session::tellSelected() {
  QStringList cards;
  for (const int row : input_.lifted()) cards.append(cardWords(presenter_.cards()->slot(row).card));
  if (cards.isEmpty()) return chronicle_.announce(tr("Nothing is selected."));
  const QString use = input_.selectionWords();
  const QString told = tr("Selected: %1.").arg(cards.join(", "));
  chronicle_.announce(use.isEmpty() ? told : told + ' ' + tr("Enter: %1.").arg(use));
}

bool Session::playHint() {
  if (advisor_.isAwaited()) return true;
  if (!advisor_.hintedMove() || !viewpoint_.myTurn()) return false;
  submitByHand(*advisor_.hintedMove());
  return true;
}

void Session::undo() {
  if (coach_) return coach_->back();
  endRest();
  // What was not laid yet is taken back first.
  if (input_.melds()->isOpen()) return input_.stepBack();
  if (const QString why = game_.undoProblem(); !why.isEmpty()) return input_.refuse(why);
  game_.undo();
  chronicle_.announce(tr("Move undone."));
}

void Session::restart() {
  if (coach_) return;
  endRest();
  if (ended() || game_.realTime()) {
    emit anew();
    return;
  }
  if (const QString why = game_.restartProblem(); !why.isEmpty()) return input_.refuse(why);
  game_.backToStart();
  players_.notBefore(pauseAfterDeal(cards()->count(), settings_));
  emit dealt();
}
