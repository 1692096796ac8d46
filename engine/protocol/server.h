// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "ai/think.h"
#include "match/match.h"
#include "protocol/lines.h"

namespace fulltable {

/// The table protocol over one match: a request line in, a reply line out. Knows no streams and no clock of its own.
class Server {
 public:
  /// Whether an answer is not worth working for any more, asked now and then; `boundless`: one for which the request
  /// alone says how long that takes. Its reply is no answer then.
  using GivenUp = std::function<bool(bool boundless)>;

  /// `now` gives milliseconds of a steady clock, `random` a seed for games begun and answers asked for without one.
  /// With a crew (see `Limits`) `given_up` may be asked by several threads at once.
  Server(std::function<std::int64_t()> now, std::function<std::uint64_t()> random,
         std::span<const Game* const> games = all_games(), GivenUp given_up = {}, Crew crew = {});
  /// The reply to one line, without its line end. A line longer than `longest_line` may be cut off anywhere behind
  /// that.
  std::string answer(std::string_view line);
  /// Whether `quit` was asked.
  bool done() const { return done_; }

 private:
  struct Command;
  static std::span<const Command> commands();

  Result<Json> answer_to(const Json& request);
  Result<Json> hello(const Json& request);
  Result<Json> list_games(const Json& request);
  Result<Json> new_game(const Json& request);
  Result<Json> state(const Json& request);
  Result<Json> legal(const Json& request);
  Result<Json> play(const Json& request);
  Result<Json> undo(const Json& request);
  Result<Json> advance(const Json& request);
  Result<Json> bot(const Json& request);
  Result<Json> hint(const Json& request);
  Result<Json> run(const Json& request);
  Result<Json> solve(const Json& request);
  Result<Json> save(const Json& request);
  Result<Json> load(const Json& request);
  Result<Json> quit(const Json& request);

  /// The state as the referee sees it, as a reply; or the refusal.
  Result<Json> state_after(const std::optional<Refusal>& refusal) const;
  std::optional<Refusal> check_seat(int seat) const;
  /// Why that seat cannot be asked for a move, or nothing.
  std::optional<Refusal> check_to_act(int seat) const;
  Result<GameSetup> game_setup_of(const Game& game, const Json& request);
  std::uint64_t seed_of(const Json& request);
  std::function<bool()> expired(bool boundless) const;

  std::function<std::int64_t()> now_;
  std::function<std::uint64_t()> random_;
  std::span<const Game* const> games_;
  GivenUp given_up_;
  Crew crew_;
  std::optional<Match> match_;
  bool done_ = false;
};

}  // namespace fulltable
