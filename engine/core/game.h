// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/info.h"
#include "core/move.h"
#include "core/random.h"
#include "core/recall.h"
#include "core/view.h"

namespace fulltable {

/// What a solver found. `unsolvable` is only said after an exhausted search or a sound proof.
enum class Finding { solvable, unsolvable, unknown };

struct Solution {
  Finding finding = Finding::unknown;
  Moves moves;             ///< to the win, where solvable
  std::int64_t nodes = 0;  ///< positions looked at
};

/// Bounds of a solver's search; whichever is reached first.
struct SolveLimits {
  std::int64_t nodes = 0;         ///< positions; 0: no bound
  std::size_t memory = 96 << 20;  ///< bytes for tables
  std::function<bool()> expired;  ///< asked every thousand positions or so; empty: never
};

/// What the table points out while a person looks at a card.
struct Kin {
  Cards onto;       ///< cards that it could be put on, wherever they lie face up
  Cards waits_for;  ///< cards that must be out of its way first
};

/// What can be asked of a position and of a seat's knowledge alike. Seats must be in range; moves must come from `read`
/// or `legal`. Nothing here shows a knowledge's owner more than it may know.
class Table {
 public:
  virtual ~Table() = default;

  virtual const GameInfo& info() const = 0;
  virtual const TableSetup& setup() const = 0;
  virtual Stage stage() const = 0;
  /// Every seat that may move now; empty unless the stage is `playing`.
  virtual SeatSet to_act() const = 0;
  /// Whether a seat of `to_act` is there only because it may interrupt, and need never move.
  virtual bool may_wait(int seat) const = 0;
  /// Replaces `out` by the legal moves of that seat, without duplicates, in no promised order; none for a seat not to
  /// act.
  virtual void legal(int seat, Moves& out) const = 0;
  /// Whether `legal` lists every legal move at present (false where melds are open-ended).
  virtual bool complete(int seat) const = 0;
  /// Replaces `out` by the moves a player thinks of, from what that seat may know: the legal ones, or where moves are
  /// open-ended those worth a thought, listed by `legal` or not. A knowledge thinks longer than a position.
  virtual void candidates(int seat, Moves& out) const = 0;
  /// Whether that move of a seat of `to_act` is legal now, in timed games at these times.
  virtual bool allows(int seat, const Move& move, Times times) const = 0;
  /// Why a move that is not allowed is refused: names the rule. Only for seats of `to_act`.
  virtual Refusal why_not(int seat, const Move& move, Times times) const = 0;
  /// Whether what a seat says here may be false. Then everyone answers by their own cards alone, so that the search
  /// leaves the answers to the game's quick policy, and does not always say the same.
  virtual bool bluffing() const = 0;
  /// The canonical text of a move.
  virtual std::string write(const Move& move) const = 0;
  /// The move of a text in the game's notation, in any letter case and spacing, or `bad_move`.
  virtual Result<Move> read(std::string_view text) const = 0;
  /// What a move does, in words, told before it is made; `{s}` is the mover. Cards that the table does not show to all
  /// are named in its advice alone.
  virtual Said say(int seat, const Move& move) const = 0;
  /// What a move that has just led here brought to light, such as a card turned up, in the place of `say`'s log and
  /// plate; nothing where that told all.
  virtual std::optional<Said> tell(int seat, const Move& move) const = 0;
  /// How the last finished deal came out, for games of several deals: a heading and a line each. Empty before the first
  /// one has ended.
  virtual std::vector<Text> recap() const = 0;
  /// What counts for whom at the end of a deal, or so far where the table shows that; in the order in which it is
  /// counted out.
  virtual std::vector<TallyLine> tally() const = 0;
  /// How a legal move is made by hand; empty for one that is a button.
  virtual Gesture gesture(int seat, const Move& move) const = 0;
  /// The buttons the table shows to that seat now, in their order, legal or not; also for seats not to act.
  virtual std::vector<Button> buttons(int seat) const = 0;
  /// Piles, facts and scores as the viewer may see them; no viewer: as the referee does.
  virtual View show(std::optional<int> viewer) const = 0;
  /// Whether a move may be a set of cards, so that a person selects them in the hand before anything is played.
  virtual bool plays_sets() const = 0;
  /// In such games: replaces `out` by the moves that exactly these cards of the seat's hand could mean, legal or not,
  /// the likeliest first.
  virtual void meant(int seat, const Cards& cards, Moves& out) const = 0;
  /// Replaces `out` by the moves that a hand's movement could mean, legal or not, the likeliest first: cards from a
  /// pile to a pile (or upon the card `onto`), or a pile that is tapped. The reason why a target takes nothing is
  /// theirs.
  virtual void meant(int seat, const Gesture& gesture, Moves& out) const = 0;
  /// Why nothing can be done with cards that were taken up, or with a pile that was tapped: a gesture without a target.
  /// Nothing where the rules have no word on it.
  virtual std::optional<Refusal> why_stays(int seat, const Gesture& gesture) const = 0;
  /// The winners, once the game is over.
  virtual std::vector<int> winners() const = 0;
  /// Real-time games: the clock, and when something next happens by itself. Others: 0 and nothing.
  virtual std::int64_t clock() const = 0;
  virtual std::optional<std::int64_t> next_event() const = 0;
  /// How promising each legal move looks for the seat at first sight, ≥ 0, in the order of `moves`, from its own view
  /// alone. For a seat that may wait one more weight follows: that of waiting.
  virtual void weigh(int seat, const Moves& moves, std::vector<float>& weights) const = 0;
  /// The move of the short rule-of-thumb player of this game: a place in `moves`, or −1 to wait where the seat may.
  virtual int rule_of_thumb(int seat, const Moves& moves, Rng& rng) const = 0;
  /// Why that move is better than the next best one (null where there is none) at the sight of this seat, as a sentence
  /// for a hint; empty where the search's figures say all.
  virtual Text reason(int seat, const Move& move, const Move* next_best) const = 0;
  /// Games that are solved rather than tried out: what a legal move comes to if all play on as well as can be, beside
  /// the next best one (null where there is none), as a sentence for a hint in the place of the search's figures.
  /// Others: empty.
  virtual Text outcome(int seat, const Move& move, const Move* next_best) const = 0;
  /// Real-time games: the referee's word, as for the log, on how the last round ended and why; empty before. Others:
  /// empty.
  virtual Text verdict() const = 0;
  /// Solitaires: the legal moves proved to lose nothing, which "play safe cards up" makes. Others: none.
  virtual Moves safe_moves(int seat) const = 0;
  /// The cards that go with a card which the seat sees; none in games where there is nothing to point out.
  virtual Kin kin(int seat, Card card) const = 0;
};

class Knowledge;
class Position;

/// The cards that a seat sees in its own hand.
Cards hand_of(const Knowledge& known);

/// What one seat may know and nothing else: a type of its own that holds no reference to the truth.
class Knowledge : public Table {
 public:
  virtual int seat() const = 0;
  /// A full position that fits everything the seat has learnt, drawn at random.
  virtual std::unique_ptr<Position> imagine(Rng& rng) const = 0;
  /// The same into a position of the same game, without new memory.
  virtual void imagine(Position& into, Rng& rng) const = 0;
  /// What a player believes who has forgotten some of this, or has drawn no conclusions from it. Only for imagining:
  /// what is legal, and what nobody does, this knowledge tells.
  virtual std::unique_ptr<Knowledge> recalled(Recall recall) const = 0;
  virtual std::unique_ptr<Knowledge> clone() const = 0;
  /// Whether both know exactly the same.
  virtual bool same(const Knowledge& other) const = 0;
};

/// A full position: the true one, which only the match holds, or an imagined one.
class Position : public Table {
 public:
  virtual std::unique_ptr<Position> clone() const = 0;
  /// Becomes a copy of a position of the same game.
  virtual void assign(const Position& other) = 0;
  virtual bool same(const Position& other) const = 0;
  /// Makes a legal move. With `deal_due` afterwards, the next pack is wanted. Timed games use the times.
  virtual void apply(int seat, const Move& move, Times times = {}) = 0;
  /// What a viewer sees of a legal move before the position that it leads to, step by step; nothing where that position
  /// shows it all.
  virtual std::vector<Frame> frames(int viewer, int seat, const Move& move) const = 0;
  /// What a legal move stirs up at the table, to everybody's knowledge.
  virtual Stir stir(int seat, const Move& move) const = 0;
  /// For each seat a number for what it sees of a move about to be made: the same for moves it cannot tell apart.
  virtual void as_seen(int seat, const Move& move, std::span<std::uint64_t> numbers) const = 0;
  /// Replaces `moves` by the candidates of a seat to act and `weights` by what they weigh, in one look.
  virtual void weighed_candidates(int seat, Moves& moves, std::vector<float>& weights) const = 0;
  /// Gives the next pack; only when the stage is `deal_due`.
  virtual void deal(const Cards& pack) = 0;
  /// Real-time games: everything due up to then happens, and the clock stands there; `to` ≥ `clock()`.
  virtual void pass_time(std::int64_t to) = 0;
  virtual std::unique_ptr<Knowledge> know(int seat) const = 0;
  /// Plays on with the game's quick policy to the end of the deal.
  virtual void playout(Rng& rng) = 0;
  /// What the game is worth to each seat, 0 to 1, at `deal_due` or `over`: the chance to win it, shared wins divided.
  virtual void worth(std::vector<double>& out) const = 0;
  /// Solitaires: searches for a win, knowing every card. Others: `unknown`.
  virtual Solution solve(const SolveLimits& limits, std::uint64_t seed) const = 0;
};

/// How a real-time seat would react, if nothing else happened (see `Game::react`).
struct Reaction {
  Move move;
  Times times;
};

/// Strength of the AI.
enum class Level { beginner, easy, medium, hard, expert };
inline constexpr std::size_t level_count = 5;

/// One game of the collection.
class Game {
 public:
  virtual ~Game() = default;
  virtual const GameInfo& info() const = 0;
  /// A reason why these seats and options (each in its range) do not go together, or nothing.
  virtual std::optional<Refusal> check(int seats, const Options& options) const = 0;
  /// The whole pack, unshuffled, that each deal of such a game uses.
  virtual Cards pack(const TableSetup& setup) const = 0;
  /// The position right after the first deal (which may be `deal_due` again where a pack is thrown in).
  virtual std::unique_ptr<Position> start(const TableSetup& setup, const Cards& pack) const = 0;
  virtual bool can_solve() const = 0;
  /// Real-time games: what that seat would do, drawn from the level's distributions; nothing where it would wait.
  virtual std::optional<Reaction> react(const Knowledge& known, Level level, Rng& rng) const = 0;
};

/// All games, in the order of their ids: written by CMake from the folders under engine/games.
std::span<const Game* const> all_games();
/// The game of that id, or nothing.
const Game* find_game(std::string_view id);

}  // namespace fulltable
