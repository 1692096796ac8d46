// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "present/frames.h"

#include <algorithm>
#include <utility>

#include "game/publicview.h"
#include "game/viewpoint.h"
#include "present/pace.h"
#include "settings/settings.h"

using fulltable::Beat;
using fulltable::Position;
using fulltable::View;

namespace {

/// How long people look at it, or `untilClick`; 0: not at all. When the last is revealed, there is all to be read.
int timeOf(Beat beat, bool last, const Settings& settings) {
  switch (beat) {
    case Beat::laid: return stepTime(settings);
    case Beat::reveal: return last ? restTime(settings) : stepTime(settings);
    case Beat::caught: return catchTime(settings);
    case Beat::turned:
    case Beat::trick:
    case Beat::result: return restTime(settings);
  }
  return 0;
}

/// A position as the screen may show it: as its viewer sees it, or, covered, without anybody's secrets.
View seenFrom(const Viewpoint& viewpoint, const Position& position) {
  if (viewpoint.viewer() >= 0) return position.show(viewpoint.viewer());
  std::vector<View> views;
  views.reserve(static_cast<std::size_t>(position.setup().seats));
  for (int seat = 0; seat < position.setup().seats; ++seat) views.push_back(position.show(seat));
  return publicView(views);
}

/// The steps of a move as the screen may show them.
std::vector<fulltable::Frame> stepsOf(const Viewpoint& viewpoint, const MoveReport& report) {
  const Position& before = *report.before;
  if (viewpoint.viewer() >= 0) return before.frames(viewpoint.viewer(), report.seat, report.move);
  std::vector<fulltable::Frame> steps = before.frames(0, report.seat, report.move);
  std::vector<std::vector<View>> views(steps.size());
  for (int seat = 0; seat < before.setup().seats; ++seat) {
    auto seen = before.frames(seat, report.seat, report.move);
    for (std::size_t i = 0; i < steps.size(); ++i) views[i].push_back(std::move(seen[i].view));
  }
  for (std::size_t i = 0; i < steps.size(); ++i) steps[i].view = publicView(views[i]);
  return steps;
}

/// The cards of the table that everybody sees and that are swept away next: the first pile of them.
fulltable::Cards sweptFrom(const View& view, const View& after) {
  for (const fulltable::PileView& pile : view.piles) {
    if (pile.owner >= 0 || pile.sight != fulltable::Sight::everyone || pile.cards.size() < 2) continue;
    const auto* next = pileOf(after, QString::fromStdString(pile.id));
    if (!next || next->cards.empty()) return pile.cards;
  }
  return {};
}

}  // namespace

Showing showingOf(const MoveReport& report, const View& shown, const Viewpoint& viewpoint, const Settings& settings) {
  const GameController& game = viewpoint.game();
  const bool over = game.match().over();
  const View& next = viewpoint.view();
  const bool newDeal = next.deal != shown.deal && !game.realTime();
  Showing showing;
  showing.afterwards = next.deal != shown.deal ? Reshuffle::all : Reshuffle::no;
  // The end of a deal, which the next pack has overtaken already.
  View ended = next;
  if (newDeal) {
    const auto position = report.before->clone();
    position->apply(report.seat, report.move);
    ended = seenFrom(viewpoint, *position);
    if (viewpoint.viewer() >= 0) showing.tally = position->know(viewpoint.viewer())->tally();
  } else if (over) {
    showing.tally = viewpoint.known().tally();
  }
  std::vector<TimedFrame>& frames = showing.frames;
  bool trickDone = false;
  std::vector<fulltable::Frame> steps = stepsOf(viewpoint, report);
  for (fulltable::Frame& step : steps) {
    if (step.beat == Beat::trick) {
      trickDone = true;
      showing.trick = sweptFrom(step.view, ended);
    }
    if (const int time = timeOf(step.beat, &step == &steps.back(), settings); time != 0)
      frames.push_back({std::move(step.view), std::move(step.step), time, step.onto});
  }
  const bool told = (newDeal || over) && !game.truth().recap().empty();
  // How a deal came out takes reading: that stays until somebody goes on, however fast the cards move.
  const bool reading = told && game.seating().humans() > 0;
  // A person who only turns the page by hand has seen enough of it.
  const bool turnsPage = newDeal && game.seating().isHuman(report.seat) && report.gesture.from.empty() && report.forced;
  // What a last call brings wants to be seen before the game is declared over.
  const bool lastCall = over && !game.solitaire() && !game.realTime() && frames.empty() && report.gesture.from.empty();
  const bool rests = told || lastCall || (newDeal && !turnsPage && !trickDone);
  if (const int time = restTime(settings); reading || (time != 0 && rests)) {
    fulltable::Gesture move;
    if (frames.empty()) move = report.gesture;
    frames.push_back({std::move(ended), std::move(move), reading || time == untilClick ? untilClick : 2 * time});
  }
  return showing;
}
