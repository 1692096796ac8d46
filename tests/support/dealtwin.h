// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "match/match.h"

namespace fulltable {

/// A card that a seat does not see, and the pile in which it truly lies.
/// The cards whose faces a viewer sees neither in the piles nor in the facts.
Cards unseen_by(const Position& position, int viewer);

/// All that a reader at that seat is told of a move.
std::string heard(const Said& said, int viewer);
/// Whether it hears the same of both.
bool sounds_alike(const Said& one, const Said& other, int viewer);

/// Whether two views show the same.
bool looks_alike(const View& one, const View& other);

/// A deal as it was played, to be played again from a pack in which some cards are exchanged: its twin.
class DealTwin {
 public:
  struct Result {
    /// Where the twin has led; nothing where the viewer saw another game or a move was not legal.
    std::unique_ptr<Position> position;
    std::string leak;  ///< what it knew or heard, while it saw the same, that it could not
  };

  explicit DealTwin(const Game& game) : game_(game) {}

  /// The first deal of a match.
  void begin(const Match& match);
  /// What led from `before` to the match as it stands: a move, or with seat −1 the time until `times.done`.
  void note(const Match& match, const Position& before, int seat, const Move& move, Times times);
  /// Whether what was noted last ended the deal, so that the next one lies on the table.
  bool ended() const { return ended_; }
  /// The deal that lies on the table, once the last one has ended.
  void go_on(const Match& match);

  /// Where the match stands now, and before the last event.
  const Position& now() const { return *positions_.back(); }
  const Position& before() const { return *positions_[positions_.size() - (positions_.size() > 1 ? 2 : 1)]; }
  /// Whether the deal has gone on for longer than is noted of it.
  bool too_long() const { return too_long_; }
  /// Whether nobody but that seat has moved in this deal.
  bool only(int seat) const;

  /// The cards that were dealt, in their order.
  const Cards& pack() const { return pack_; }

  /// Plays the deal again to where the match stands, with the cards at these places of the pack exchanged for others,
  /// one by one: both are the same cards in other orders. In moves that the viewer did not see, too. What tells the two
  /// deals apart is what the viewer sees; whether it also knows the same is the question.
  Result play(int viewer, const std::vector<std::size_t>& places, const Cards& cards) const;
  /// Of equal cards in a double pack any one is taken.
  Result play(int viewer, const Cards& from, const Cards& to, Rng& rng) const;

 private:
  struct Event {
    int seat = -1;
    Move move;
    Times times;
  };

  Result compare(int viewer, std::size_t step, std::unique_ptr<Position> twin) const;
  Result follow(int viewer, std::size_t step, const Position& twin, const Move& move) const;

  const Game& game_;
  std::unique_ptr<Position> due_;  ///< when the pack was wanted; nothing for the first pack of a game
  Cards pack_;
  std::vector<Event> events_;
  std::vector<std::unique_ptr<Position>> positions_;  ///< right after the deal, and after each event
  std::vector<Cards> next_packs_;                     ///< what was dealt after the last event
  std::unique_ptr<Position> next_due_;
  bool ended_ = false;
  bool too_long_ = false;
};

}  // namespace fulltable
