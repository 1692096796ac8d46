// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/black_hole/solver.h"

#include <algorithm>
#include <numeric>

namespace fulltable {

namespace black_hole_solver {

namespace {

constexpr int ranks = BlackHole::ranks;

/// The ranks at an even distance upwards from each rank, itself among them.
constexpr std::array<Ranks, ranks> even_from = [] {
  std::array<Ranks, ranks> sets{};
  for (std::size_t from = 0; from < ranks; ++from)
    for (std::size_t way = 0; way < ranks; way += 2) sets[from] |= Ranks{1} << (from + way) % ranks;
  return sets;
}();

constexpr bool has(Ranks set, int rank) {
  return (set >> rank & 1U) != 0;
}

/// The ranks that can be reached from one without the crossings of the set, which are named after their lower rank.
Ranks reached_from(int rank, Ranks closed) {
  Ranks reached = Ranks{1} << rank;
  for (int up = rank; !has(closed, up);) {
    up = (up + 1) % ranks;
    if (has(reached, up)) return reached;
    reached |= Ranks{1} << up;
  }
  for (int down = (rank + ranks - 1) % ranks; !has(closed, down); down = (down + ranks - 1) % ranks)
    reached |= Ranks{1} << down;
  return reached;
}

/// Where the ring is open somewhere, a crossing that can be made but once parts the cards: all on this side of it must
/// be played before any on the other. Whether none that comes early lies under one that comes late, with that end.
bool keeps_order(const Deal& deal, const Board& board, int end, Ranks closed, Ranks single) {
  bool up = true;  // whether the way leads upwards from here to the end
  for (int r = board.at; r != end && up; r = (r + 1) % ranks) up = !has(closed, r);
  std::array<std::uint8_t, ranks> stage{};
  std::uint8_t now = 0;
  for (int step = 0, r = board.at; step < ranks; ++step) {
    const int next = up ? (r + 1) % ranks : (r + ranks - 1) % ranks;
    const int crossing = up ? r : next;
    if (has(closed, crossing)) break;
    if (has(single, crossing)) ++now;
    stage[static_cast<std::size_t>(next)] = now;
    r = next;
  }
  for (std::size_t f = 0; f < deal.fans; ++f)
    for (std::size_t i = 1; i < board.height[f]; ++i)
      if (stage[deal.rank[f][i]] > stage[deal.rank[f][i - 1]]) return false;
  return true;
}

}  // namespace

Deal::Deal(const BlackHole::State& state) : fans(static_cast<std::uint8_t>(state.fans())) {
  for (std::size_t f = 0; f < fans; ++f)
    for (std::size_t i = 0; i < state.fan[f].size; ++i)
      rank[f][i] = static_cast<std::uint8_t>(state.fan[f].cards[i].rank());
  for (std::uint8_t first = 0; first < fans; ++first)
    for (std::uint8_t second = first + 1U; second < fans; ++second) {
      const std::size_t common = std::min(state.fan[first].size, state.fan[second].size);
      std::uint8_t alike = 0;
      while (alike < common && rank[first][alike] == rank[second][alike]) ++alike;
      if (alike > 0) twins.push_back({first, second, alike});
    }
}

Board::Board(const Deal& deal, const BlackHole::State& state) {
  for (std::size_t f = 0; f < deal.fans; ++f) {
    height[f] = state.fan[f].size;
    for (std::size_t i = 0; i < height[f]; ++i) ++count[deal.rank[f][i]];
  }
  left = static_cast<std::int8_t>(state.left());
  if (state.in_hole == 0) return;
  at = static_cast<std::int8_t>(state.top().rank());
  count_crossings();
}

/// Every visit of a rank takes two crossings beside it, but for the start's, and for the end's, which is left open. So
/// the crossings on both sides of each rank sum up to what is needed there, and round a ring of odd length that tells
/// each of them: twice the first is the alternating sum. Twice each is an odd number, one off as long as the end is
/// open.
void Board::count_crossings() {
  std::array<int, ranks> needed{};
  for (std::size_t r = 0; r < ranks; ++r) needed[r] = 2 * count[r] + (static_cast<int>(r) == at ? 1 : 0);
  int twice = needed[0];
  for (std::size_t r = 1; r < ranks; ++r) twice += r % 2 == 1 ? needed[r] : -needed[r];
  for (std::size_t r = 0; r < ranks; ++r) {
    if (r > 0) twice = 2 * needed[r] - twice;
    crossings[r] = static_cast<std::int8_t>((twice + 1) / 2);
  }
}

void Board::play(const Deal& deal, std::size_t fan) {
  const int rank = top(deal, fan);
  --height[fan];
  --count[static_cast<std::size_t>(rank)];
  --left;
  const int before = std::exchange(at, static_cast<std::int8_t>(rank));
  if (before < 0)
    count_crossings();
  else
    --crossings[static_cast<std::size_t>((before + 1) % ranks == rank ? before : rank)];
}

bool Board::has_walk(const Deal& deal) const {
  if (at < 0 || left == 0) return true;
  Ranks wanted = 0;
  Ranks none = 0;  // of these crossings there is none, wherever the walk ends, or there would be less than none
  Ranks one = 0;   // of these there is one at most
  Ranks two = 0;
  for (int r = 0; r < ranks; ++r) {
    const auto place = static_cast<std::size_t>(r);
    if (crossings[place] < 0) return false;
    if (count[place] > 0) wanted |= Ranks{1} << r;
    if (crossings[place] == 0) none |= Ranks{1} << r;
    if (crossings[place] == 1) one |= Ranks{1} << r;
    if (crossings[place] == 2) two |= Ranks{1} << r;
  }
  Ranks ends = 0;
  for (std::size_t f = 0; f < deal.fans; ++f)
    if (height[f] > 0) ends |= Ranks{1} << deal.rank[f][0];
  for (int end = 0; end < ranks; ++end) {
    const Ranks fewer = even_from[static_cast<std::size_t>(end)];  // these crossings are one less with that end
    if (!has(ends, end) || (none & fewer) != 0) continue;
    const Ranks closed = none | (one & fewer);
    if ((wanted & ~reached_from(at, closed)) != 0) continue;
    const Ranks single = (one & ~fewer) | (two & fewer);
    if (closed == 0 || (single & ~closed) == 0 || keeps_order(deal, *this, end, closed, single & ~closed)) return true;
  }
  return false;
}

std::uint64_t Board::key(const Deal& deal) const {
  auto sorted = height;
  for (const Deal::Twins& twins : deal.twins)
    if (sorted[twins.first] < sorted[twins.second] && sorted[twins.second] <= twins.alike)
      std::swap(sorted[twins.first], sorted[twins.second]);
  // 17 heights up to 3, or 13 up to 4.
  const int bits = deal.fans == BlackHole::most_fans ? 2 : 3;
  auto key = static_cast<std::uint64_t>(at + 1);
  for (std::size_t f = 0; f < deal.fans; ++f) key = key << bits | sorted[f];
  return key;
}

namespace {

/// The positions that a search has found lost: open addressing, and the numbers themselves, so that none are confused.
class Seen {
 public:
  explicit Seen(std::size_t bytes) : most_(std::max(first_size, bytes / (sizeof(std::uint64_t) * 3 / 2))) {}

  bool has(std::uint64_t key) { return place_of(places_, key) == key; }
  void add(std::uint64_t key) {
    place_of(places_, key) = key;
    if (++count_ * 2 > places_.size()) grow();
  }
  bool full() const { return full_; }

 private:
  static constexpr std::size_t first_size = 1 << 12;

  /// Where it is or would be. 0 is no position: in each some card is left.
  static std::uint64_t& place_of(std::vector<std::uint64_t>& places, std::uint64_t key) {
    std::size_t place = mix(key) & (places.size() - 1);
    while (places[place] != 0 && places[place] != key) place = (place + 1) & (places.size() - 1);
    return places[place];
  }
  /// For a moment both tables are there, the old one half as large.
  void grow() {
    if (places_.size() * 2 > most_) {
      full_ = true;
      return;
    }
    std::vector<std::uint64_t> larger(places_.size() * 2);
    for (const std::uint64_t key : places_)
      if (key != 0) place_of(larger, key) = key;
    places_ = std::move(larger);
  }

  std::size_t most_;
  std::size_t count_ = 0;
  bool full_ = false;
  std::vector<std::uint64_t> places_ = std::vector<std::uint64_t>(first_size);
};

using FanOrder = std::array<std::uint8_t, BlackHole::most_fans>;

/// The fans whose top card fits, the tallest first; equal ones in the given order.
struct Choices {
  FanOrder fan;
  std::size_t size = 0;

  Choices(const Deal& deal, const Board& board, const FanOrder& order) {
    for (int height = BlackHole::tallest; height > 0; --height)
      for (std::size_t i = 0; i < deal.fans; ++i)
        if (board.height[order[i]] == height && board.fits(deal, order[i])) fan[size++] = order[i];
  }
};

FanOrder in_order() {
  FanOrder order;
  std::iota(order.begin(), order.end(), std::uint8_t{0});
  return order;
}

/// A depth-first search that begins anew with another order of the fans where it gets nowhere, since a first wrong turn
/// can cost more than all the rest. What it has found lost it keeps, so that little is done twice.
class Search {
 public:
  enum class End { won, lost, cut };

  Search(const Deal& deal, const SolveLimits& limits, std::uint64_t seed, Shortcuts shortcuts)
      : deal_(deal), limits_(limits), shortcuts_(shortcuts), rng_(seed), lost_(limits.memory) {
    if (!shortcuts.twins) deal_.twins.clear();
  }

  End run(const Board& board) {
    for (std::int64_t patience = 400;; patience += patience / 4) {
      std::iota(order_.begin(), order_.end(), std::uint8_t{0});
      auto fans = std::span(order_).first(deal_.fans);
      shuffle(fans, rng_);
      line_.clear();
      until_ = nodes_ + patience;
      if (const End end = look(board); end != End::cut || is_over()) return end;
    }
  }

  std::int64_t nodes() const { return nodes_; }
  /// After a win: the fans that are played from, in order.
  const std::vector<std::uint8_t>& line() const { return line_; }

 private:
  End look(const Board& board) {
    if (board.left == 0) return End::won;
    if (shortcuts_.walk && !board.has_walk(deal_)) return End::lost;
    const std::uint64_t key = board.key(deal_);
    if (lost_.has(key)) return End::lost;
    if (is_over() || nodes_ >= until_) return End::cut;
    if (++nodes_ % 1024 == 0 && limits_.expired && limits_.expired()) expired_ = true;
    const Choices choices(deal_, board, order_);
    for (std::size_t i = 0; i < choices.size; ++i) {
      Board next = board;
      next.play(deal_, choices.fan[i]);
      line_.push_back(choices.fan[i]);
      if (const End end = look(next); end != End::lost) return end;
      line_.pop_back();
    }
    lost_.add(key);
    return End::lost;
  }
  bool is_over() const { return expired_ || lost_.full() || (limits_.nodes > 0 && nodes_ >= limits_.nodes); }

  Deal deal_;
  const SolveLimits& limits_;
  Shortcuts shortcuts_;
  Rng rng_;
  Seen lost_;
  FanOrder order_{};
  std::int64_t nodes_ = 0;
  std::int64_t until_ = 0;
  bool expired_ = false;
  std::vector<std::uint8_t> line_;
};

/// The number of cards that can be played on, as far as that is found with so many positions.
int run_on(const Deal& deal, const Board& board, const FanOrder& order, int& positions) {
  int longest = 0;
  const Choices choices(deal, board, order);
  for (std::size_t i = 0; i < choices.size && longest < board.left && positions > 0; ++i) {
    --positions;
    Board next = board;
    next.play(deal, choices.fan[i]);
    longest = std::max(longest, 1 + run_on(deal, next, order, positions));
  }
  return longest;
}

}  // namespace

Solution solve(const BlackHole::State& state, const SolveLimits& limits, std::uint64_t seed, Shortcuts shortcuts) {
  const Deal deal(state);
  Search search(deal, limits, seed, shortcuts);
  const Search::End end = search.run(Board(deal, state));
  Solution solution;
  solution.nodes = search.nodes();
  switch (end) {
    case Search::End::cut: break;
    case Search::End::lost: solution.finding = Finding::unsolvable; break;
    case Search::End::won: {
      solution.finding = Finding::solvable;
      BlackHole::State played = state;
      for (const std::uint8_t fan : search.line()) {
        solution.moves.emplace_back(0, played.fan[fan].top());
        BlackHole::apply(played, 0, solution.moves.back());
      }
    }
  }
  return solution;
}

int longest_run(const BlackHole::State& state, int positions) {
  const Deal deal(state);
  return run_on(deal, Board(deal, state), in_order(), positions);
}

}  // namespace black_hole_solver

Solution BlackHole::solve(const State& state, const SolveLimits& limits, std::uint64_t seed) {
  return black_hole_solver::solve(state, limits, seed);
}

}  // namespace fulltable
