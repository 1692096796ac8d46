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

/// Whether that is only a step on the way to what is to be looked at. When the last of several is turned up, there is
/// all to be read.
bool isStep(Beat beat, bool last) {
  switch (beat) {
    case Beat::laid:
    case Beat::caught: return true;
    case Beat::reveal: return !last;
    case Beat::turned:
    case Beat::trick:
    case Beat::result: break;
  }
  return false;
}

TimedFrame timed(fulltable::Frame frame, bool last, bool own, const Settings& settings) {
  const bool step = isStep(frame.beat, last);
  return {.view = std::move(frame.view),
          .move = std::move(frame.step),
          .time = step ? stepTime(frame.beat, own, settings) : restTime(frame.beat, settings),
          .onto = frame.onto,
          .step = step};
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
  const bool own = game.seating().isHuman(report.seat);
  for (fulltable::Frame& step : steps) {
    if (step.beat == Beat::trick) {
      trickDone = true;
      showing.trick = sweptFrom(step.view, ended);
    }
    // What a person has on the table until they move on by themselves needs no rest before that.
    const bool last = &step == &steps.back();
    if (last && step.beat == Beat::result && viewpoint.myTurn() && sameToTheEye(step.view, next)) break;
    frames.push_back(timed(std::move(step), last, own, settings));
  }
  const bool told = (newDeal || over) && !game.truth().recap().empty();
  // How a deal came out takes reading: that stays until somebody goes on, however fast the cards move.
  const bool reading = told && game.seating().humans() > 0;
  // Where the next deal is a move of its own, everybody has seen before how the last one came out.
  const bool turnsPage = newDeal && report.gesture.from.empty() && report.forced;
  // What a last call brings wants to be seen before the game is declared over.
  const bool lastCall = over && !game.solitaire() && !game.realTime() && frames.empty() && report.gesture.from.empty();
  const bool rests = told || lastCall || (newDeal && !turnsPage && !trickDone);
  fulltable::Gesture move;
  if (frames.empty()) move = report.gesture;
  if (reading || rests) {
    const int time = reading ? untilClick : restTime(Beat::reveal, settings);
    frames.push_back({.view = std::move(ended), .move = std::move(move), .time = time});
  } else if (!newDeal && viewpoint.changesHands() && (frames.empty() || frames.back().step)) {
    frames.push_back({.view = next, .move = std::move(move), .time = restTime(Beat::trick, settings)});
  }
  return showing;
}

std::vector<TimedFrame> replayOf(const Viewpoint& viewpoint, const Settings& settings) {
  const GameController& game = viewpoint.game();
  const fulltable::Match& match = game.match();
  const int viewer = viewpoint.viewer();
  const auto& history = match.history();
  std::vector<TimedFrame> frames;
  if (viewer < 0 || game.realTime()) return frames;
  // Back over what the viewer has just done, and then over what the others did before that.
  std::size_t first = history.size();
  while (first > 0 && history[first - 1].seat == viewer) --first;
  const std::size_t end = first;
  while (first > 0 && history[first - 1].seat != viewer) --first;
  const auto seen = [&](std::size_t moves) { return match.after(moves).know(viewer)->show(viewer); };
  const int deal = viewpoint.view().deal;
  while (first < end && seen(first).deal != deal) ++first;
  const int time = replayTime(settings);
  for (std::size_t number = first; number < end; ++number) {
    const Position& before = match.after(number);
    const fulltable::Played& played = history[number];
    if (frames.empty())
      frames.push_back({.view = seen(number), .time = time / 2, .step = true, .moves = static_cast<int>(number)});
    const int moves = static_cast<int>(number) + 1;
    auto steps = before.frames(viewer, played.seat, played.move);
    fulltable::Gesture move;
    if (steps.empty()) move = revealed(before.know(played.seat)->gesture(played.seat, played.move), before.show({}));
    for (fulltable::Frame& step : steps) {
      frames.push_back({.view = std::move(step.view), .move = std::move(step.step), .time = time, .onto = step.onto});
      frames.back().moves = moves;
    }
    frames.push_back({.view = seen(number + 1), .move = std::move(move), .time = time, .moves = moves});
  }
  return frames;
}
