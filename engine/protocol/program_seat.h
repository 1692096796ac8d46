// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/game.h"

namespace fulltable {

/// The talk with a program outside: its standard output and input.
class Channel {
 public:
  Channel() = default;
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;
  virtual ~Channel() = default;
  /// A decision begins, and the program's time with it; `over`: no decision, the game has ended.
  virtual void begin(bool over) = 0;
  /// The next line that it writes, without its end (cut off where it is longer than a request may be), or a sentence
  /// why none comes in time.
  virtual Result<std::string> read() = 0;
  /// Writes a line to it. What fails is told by the next `read`.
  virtual void write(std::string_view line) = 0;
};

/// A program in one seat of one game. It asks as one at `serve` does, in the commands of the table protocol that are a
/// seat's own; what it is told comes from the knowledge of its seat alone. Its requests wait until the seat is asked.
class ProgramSeat {
 public:
  explicit ProgramSeat(std::unique_ptr<Channel> channel) : channel_(std::move(channel)) {}

  /// Replies to what it asks until it has played; nothing: it would rather wait. The move is legal. A refusal is a
  /// sentence on what the program did wrong: a request that is none, a move that is refused, no move in time, its end.
  Result<std::optional<Move>> ask(const Knowledge& known);
  /// The game is over: replies until it leaves.
  void end(const Knowledge& known);

 private:
  Result<Json> answer(const Knowledge& known, const Json& request);
  Result<Json> play(const Knowledge& known, const Json& request);
  void reply(const Knowledge& known);

  std::unique_ptr<Channel> channel_;
  std::string last_;  ///< its last `play`, which is replied to when the seat is next asked
  std::optional<std::optional<Move>> played_;
  std::optional<Refusal> fault_;
  bool left_ = false;
};

}  // namespace fulltable
