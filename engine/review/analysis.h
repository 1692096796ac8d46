// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "ai/judge.h"
#include "match/match.h"
#include "review/reactions.h"

namespace fulltable {

/// A judged decision of a game.
struct JudgedMove {
  std::size_t number = 0;  ///< its place in the match's history, from 0
  int seat = 0;
  Judgement judgement;
};

/// Up to where a solitaire could be won, seeing every card.
struct WinnableUntil {
  /// So many moves had been made when a win was proved for the last time; nothing: never.
  std::optional<std::size_t> moves;
  /// So many had been made when it was first proved that there is none left; nothing: never, or the game was won.
  std::optional<std::size_t> lost;
  Moves line;  ///< from the last position that was won to the win; empty where the game itself went on to it

  /// The place in the history of the move that lost it, if that is certain.
  std::optional<std::size_t> lost_by() const {
    return moves && lost && *lost == *moves + 1 ? std::optional(*moves) : std::nullopt;
  }
};

/// What is to be analysed, and with how much effort.
struct AnalysisPlan {
  SeatSet seats;           ///< whose decisions are judged
  JudgeLimits limits;      ///< of each decision
  SolveLimits solve;       ///< of each position of a solitaire that is solved
  std::uint64_t seed = 0;  ///< the same plan with the same seed gives the same analysis
  /// Told after each decision or position: how many are done, and how many there may be in all; empty: nobody.
  std::function<void(std::size_t done, std::size_t all)> progress;
};

/// What was found in a game that has been played.
struct Analysis {
  std::vector<JudgedMove> judged;      ///< where a seat had a choice, in their order
  std::optional<WinnableUntil> alone;  ///< of a solitaire with a solver
  std::vector<GivenAnswer> answers;    ///< of a race, those of the seats
  bool complete = false;               ///< it was not stopped before its end

  /// Places in `judged` of the costliest decisions of a seat that are beyond chance, the costliest first.
  std::vector<std::size_t> costliest(int seat, std::size_t most) const;
};

/// Judges every decision of these seats by what they knew then, and finds out up to where a solitaire could be won.
/// There is nothing to choose in races: their answers are told apart by kind of card.
Analysis analyse(const Match& match, const AnalysisPlan& plan, const std::stop_token& stop = {});

/// The analysis as it is kept with a record; moves in the game's notation.
Json json_of(const Analysis& analysis, const Match& match);
/// Reads it back for the same match; nothing where it does not fit it.
std::optional<Analysis> analysis_of(const Json& json, const Match& match);

}  // namespace fulltable
