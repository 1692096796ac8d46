// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "present/frames.h"

#include <utility>

#include "game/viewpoint.h"
#include "game/views.h"
#include "present/pace.h"
#include "present/steps.h"
#include "settings/settings.h"

using fulltable::View;

namespace {

const fulltable::Cards& trickOf(const View& view) {
  static const fulltable::Cards none;
  const auto* pile = pileOf(view, "trick");
  return pile ? pile->cards : none;
}

}  // namespace

Showing showingOf(const MoveReport& report, const View& shown, const Viewpoint& viewpoint, const Settings& settings) {
  const GameController& game = viewpoint.game();
  const fulltable::Gesture& gesture = report.gesture;
  const bool over = game.match().over();
  View lastLook = withGesture(shown, gesture);
  const View& next = viewpoint.view();
  const bool turnedUp = turnUp(lastLook, next);
  const bool newDeal = next.deal != shown.deal;
  Showing showing;
  showing.afterwards = newDeal ? Reshuffle::all : Reshuffle::no;
  // A person who only turns the page by hand has seen enough of it.
  const bool turnsPage = newDeal && game.seating().isHuman(report.seat) && gesture.from.empty() && report.forced;
  // A trick may also end without a card: somebody concedes it.
  const bool trickDone = !trickOf(lastLook).empty() && (newDeal || trickOf(next).empty());
  showing.trickDone = trickDone;
  if (trickDone) showing.trick = trickOf(lastLook);
  if (newDeal && viewpoint.viewer() >= 0 && !game.realTime()) {
    const auto ended = report.before->clone();
    ended->apply(report.seat, report.move);
    if (!trickDone) lastLook = ended->show(viewpoint.viewer());
    showing.tally = ended->know(viewpoint.viewer())->tally();
  } else if (over) {
    showing.tally = viewpoint.known().tally();
  }
  const bool settled = (newDeal || over) && !game.truth().recap().empty();
  if (settled) lastLook.scores = next.scores;
  // Where rows grow to both sides, the last card lies at its own end.
  if (settled && !newDeal && !trickDone) lastLook.piles = next.piles;
  // What a last call turns up wants to be seen before the game is declared over.
  const bool lastCall = over && !game.solitaire() && !game.realTime() && !trickDone && !newDeal && gesture.from.empty();
  std::vector<Frame>& frames = showing.frames;
  if (const int time = catchTime(settings); time != 0 && !trickDone)
    if (const auto caught = catchBetween(shown, newDeal ? lastLook : next, gesture))
      frames.push_back({withGesture(shown, caught->move), caught->move, time, caught->onto});
  if (const int time = stepTime(settings); time != 0 && !trickDone && viewpoint.viewer() >= 0) {
    std::vector<Step> steps;
    if (gesture.cards.empty() && gesture.from.empty())
      steps = turnedInTurn(lastLook, next, (report.seat + 1) % game.seats());
    if (steps.empty() && (newDeal || over)) {
      const View laid = withGesture(shown, gesture);
      steps = laidInTurn(laid, newDeal ? lastLook : next);
      if (!steps.empty()) frames.push_back({laid, gesture, time});
    }
    for (Step& step : steps) frames.push_back({std::move(step.view), step.move, time});
  }
  const bool rests = trickDone || turnedUp || settled || lastCall || (newDeal && !turnsPage);
  // How a deal came out takes reading: that stays until somebody goes on, however fast the cards move.
  const bool reading = settled && game.seating().humans() > 0;
  if (const int time = restTime(settings); reading || (time != 0 && rests)) {
    const bool last = newDeal || over;
    frames.push_back({lastCall && !settled ? next : lastLook, gesture,
                      reading || time == untilClick ? untilClick
                      : last                        ? 2 * time
                                                    : time});
  }
  return showing;
}
