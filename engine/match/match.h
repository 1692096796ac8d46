// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.h"
#include "match/game_setup.h"

namespace fulltable {

/// How far ahead of the present time a move may be done, and how much time may pass at once: an hour.
inline constexpr std::int64_t longest_wait = 3600000;
/// Where the clock of a real-time game stops at the latest: after some 115 days.
inline constexpr std::int64_t longest_game = 10'000'000'000;

/// A move that was made.
struct Played {
  int seat = 0;
  Move move;
  Times times;
};

/// The protocol's `state` of what the table shows to that viewer, without the deal number: its `seed` is null.
Json state_of(const Table& table, std::optional<int> viewer);

/// The referee of one game: holds the true position, the packs, the deal number and the history, and lets nobody see
/// more than the rules allow. Whatever is refused changes nothing.
class Match {
 public:
  static Result<Match> start(const Game& game, const GameSetup& game_setup);
  /// Replays a record of one of these games under the rules; `bad_record` says where it fails.
  static Result<Match> load(const Json& record, std::span<const Game* const> games = all_games());

  const Game& game() const { return *game_; }
  const GameInfo& info() const { return game_->info(); }
  const GameSetup& game_setup() const { return game_setup_; }
  int seats() const { return game_setup_.seats; }
  bool over() const { return truth_->stage() == Stage::over; }
  /// The true position, for the referee, solver and tests; players and AI get `know`.
  const Position& truth() const { return *truth_; }
  std::unique_ptr<Knowledge> know(int seat) const { return truth_->know(seat); }
  const std::vector<Played>& history() const { return history_; }
  /// The position after so many moves of the history, for the referee; not in real-time games.
  const Position& after(std::size_t moves) const { return moves < before_.size() ? *before_[moves] : *truth_; }
  /// How many undone moves can be made again.
  std::size_t undone() const { return redo_.size(); }
  /// The pack of a deal (from 1) that has been dealt.
  const Cards& pack(std::size_t deal) const { return packs_[deal - 1]; }
  std::size_t packs_dealt() const { return packs_.size(); }

  /// Makes a move given as text; real-time games need its times. Refusals in the protocol's order.
  std::optional<Refusal> submit(int seat, std::string_view text, std::optional<Times> times = {});
  std::optional<Refusal> submit(int seat, const Move& move, std::optional<Times> times = {});
  /// Real-time games: lets `ms` (0 to 3600000) pass.
  std::optional<Refusal> advance(std::int64_t ms);
  std::optional<Refusal> undo();
  std::optional<Refusal> redo();

  /// The protocol's `state`, as the referee or that seat sees it.
  Json state(std::optional<int> viewer) const;
  /// The protocol's `record`; `app` keeps what a loaded record had there.
  Json record() const;
  Json app = nullptr;

 private:
  Match(const Game& game, GameSetup game_setup);
  void deal_if_due(Position& position);
  template <class ToMove>
  std::optional<Refusal> submit_move(int seat, std::optional<Times> times, ToMove to_move);

  const Game* game_;
  GameSetup game_setup_;  ///< with the dealer decided
  std::unique_ptr<Position> truth_;
  std::vector<Cards> packs_;
  std::vector<Played> history_;
  std::vector<std::unique_ptr<Position>> before_;  ///< the position before each move
  std::vector<Played> redo_;                       ///< undone moves, the last undone last
};

}  // namespace fulltable
