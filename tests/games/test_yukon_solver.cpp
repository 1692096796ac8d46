// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/board.h"
#include "games/yukon/proof.h"
#include "games/yukon/solver.h"
#include "yukon_table.h"

using namespace fulltable;
using namespace fulltable::yukon_table;
using yukon_solver::Shortcuts;

namespace {

constexpr std::array<Variant, 8> variants{{
    {},
    {.foundation_return = true},
    {.any = true},
    {.any = true, .foundation_return = true},
    {.suit = true},
    {.suit = true, .foundation_return = true},
    {.suit = true, .any = true},
    {.suit = true, .any = true, .foundation_return = true},
}};

Yukon::State state_of(const Cards& pack, Variant variant) {
  Yukon::State state = Yukon::start(TableSetup{1, game_setup_of(variant).options, 0});
  Yukon::deal(state, pack);
  return state;
}

Yukon::State state_of(std::uint64_t seed, Variant variant) {
  return state_of(match_of(seed, variant).pack(1), variant);
}

/// A position some quick moves into a deal, half of them the likeliest ones.
Yukon::State played_on(std::uint64_t seed, Variant variant, int count, std::uint64_t game = 0) {
  Yukon::State state = state_of(seed, variant);
  Rng rng(seed + (game << 32));
  Moves moves;
  for (int i = 0; i < count && state.stage == Stage::playing; ++i) {
    moves.clear();
    Yukon::legal(state, 0, moves);
    const auto any = rng.below(static_cast<std::uint32_t>(moves.size()));
    const int chosen = rng.below(2) == 0 ? static_cast<int>(any) : Yukon::rule_of_thumb(state, 0, moves, rng);
    Yukon::apply(state, 0, moves[static_cast<std::size_t>(chosen)]);
  }
  return state;
}

bool wins(Yukon::State state, const Moves& moves) {
  for (const Move& move : moves) {
    if (!Yukon::allows(state, 0, move)) return false;
    Yukon::apply(state, 0, move);
  }
  return state.stage == Stage::over && state.score() == 52;
}

SolveLimits at_most(std::int64_t nodes) {
  SolveLimits limits;
  limits.nodes = nodes;
  limits.memory = 4 << 20;  // enough for 200,000 positions, and sooner taken than the usual table
  return limits;
}

/// Whether a position has what a nogood of another one says.
bool has(const yukon_solver::Board& board, const yukon_solver::Nogood& nogood, const yukon_solver::Board& lost) {
  using namespace yukon_solver;
  for (Set left = nogood.placed; left != 0; left &= left - 1) {
    const Slot card = first_of(left);
    const Slot under = board.below[card];
    if (under != lost.below[card]) return false;
    if (under < yukon_solver::table && ((board.hidden ^ lost.hidden) & bit(under)) != 0) return false;
  }
  return (nogood.unplayed & board.up) == 0;
}

/// How often the default checks are repeated: more for a long check by hand.
int repeats() {
  return std::max(1, qEnvironmentVariableIntValue("FULLTABLE_YUKON_REPEATS"));
}

}  // namespace

class TestYukonSolver : public QObject {
  Q_OBJECT
 private slots:
  void solvesTheDealThatWiderSafeMovesLose() {
    const Cards pack = cards_of(
        "8C 5D 9D 4S AH KC 2S 5S 4C 2D 9S TS 6D 3D QH QC 6H 5H 3H 6S 6C JH AS KD 2H 7H 5C AD 2C 7S 8H JS 3C 7D AC TC "
        "3S 8S 8D 7C 9C 4H QD KS JC JD TH TD KH 4D 9H QS");
    const Match match = match_with(pack);
    const Solution solution = match.truth().solve(at_most(200000), 1);
    QCOMPARE(solution.finding, Finding::solvable);
    QVERIFY(wins(state_of(pack, {}), solution.moves));
  }

  void linesWinUnderEveryOption() {
    for (const Variant variant : variants)
      for (std::uint64_t seed = 1; seed <= 15; ++seed) {
        const Yukon::State state = state_of(seed, variant);
        const Solution solution = Yukon::solve(state, at_most(5000), seed);
        if (solution.finding == Finding::solvable)
          QVERIFY(wins(state, solution.moves));
        else
          QVERIFY(solution.moves.empty());
      }
  }

  void findingsAgreeWithThePlainSearch_data() {
    QTest::addColumn<int>("variant");
    const std::array<const char*, 8> names{"alternate", "alternate, return", "alternate, any", "alternate, any, return",
                                           "suit",      "suit, return",      "suit, any",      "suit, any, return"};
    for (std::size_t i = 0; i < variants.size(); ++i) QTest::newRow(names[i]) << static_cast<int>(i);
  }
  void findingsAgreeWithThePlainSearch() {
    QFETCH(int, variant);
    const Variant options = variants[static_cast<std::size_t>(variant)];
    const std::array<Shortcuts, 8> ways{{
        {},
        {.dives = false},
        {.dives = false, .nogoods = false},
        {.hopeless = false, .jammed = false, .dives = false, .nogoods = false},
        {.jammed = false, .dives = false, .nogoods = false},
        {.safe = false, .dives = false, .nogoods = false},
        {.hopeless = false, .safe = false, .classes = false, .dives = false, .nogoods = false},
        {.hopeless = false, .safe = false, .classes = false, .dives = false},
    }};
    int won = 0;
    int lost = 0;
    for (int i = 0; i < 40 * repeats(); ++i) {
      const Yukon::State state = played_on(static_cast<std::uint64_t>(i + 1), options, 15 + 5 * (i % 8));
      const Solution plain = yukon_solver::solve(state, at_most(10000), 1, yukon_solver::plain);
      if (plain.finding == Finding::unknown) continue;
      (plain.finding == Finding::solvable ? won : lost) += 1;
      for (const Shortcuts& shortcuts : ways) {
        const Solution other = yukon_solver::solve(state, at_most(100000), 1, shortcuts);
        if (other.finding == Finding::unknown) continue;
        QVERIFY2(other.finding == plain.finding, std::to_string(i).c_str());
        if (other.finding == Finding::solvable) QVERIFY(wins(state, other.moves));
      }
    }
    QVERIFY(won + lost > 5);
    qInfo("%d won, %d lost", won, lost);
  }

  void hopelessPositionsAreNotWon() {
    for (const Variant variant : variants)
      for (std::uint64_t seed = 1; seed <= 15; ++seed) {
        Yukon::State state = state_of(seed, variant);
        const Solution solution = Yukon::solve(state, at_most(5000), 1);
        for (const Move& move : solution.moves) {
          const yukon_solver::Board board(state);
          const yukon_solver::Variant options{
              .suit = variant.suit, .any = variant.any, .foundation_return = variant.foundation_return};
          QVERIFY(!yukon_solver::is_hopeless(board, options));
          QVERIFY(!yukon_solver::is_jammed(board, options));
          Yukon::apply(state, 0, move);
        }
      }
  }

  /// Positions that only `is_jammed` refutes, some moves from a deal's end, where the plain search gets through.
  void jammedPositionsAreLost() {
    int lost = 0;
    int found = 0;
    for (const Variant variant : variants) {
      if (variant.suit) continue;
      const yukon_solver::Variant options{
          .suit = variant.suit, .any = variant.any, .foundation_return = variant.foundation_return};
      for (int i = 0; i < 1500 * repeats(); ++i) {
        const Yukon::State state = played_on(static_cast<std::uint64_t>(i + 1), variant, 10 + 3 * (i % 20));
        const yukon_solver::Board board(state);
        if (yukon_solver::is_hopeless(board, options) || !yukon_solver::is_jammed(board, options)) continue;
        ++found;
        const Solution plain = yukon_solver::solve(state, at_most(20000), 1, yukon_solver::plain);
        QVERIFY2(plain.finding != Finding::solvable, std::to_string(i).c_str());
        if (plain.finding == Finding::unsolvable) ++lost;
      }
    }
    qInfo("%d found, %d of them searched to the end", found, lost);
    QVERIFY(lost > 5);
  }

  /// Other positions of the deal with as much in common are hopeless, too.
  void reasonsForHopelessnessHoldElsewhere() {
    int shared = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      std::vector<yukon_solver::Board> boards;
      for (std::uint64_t game = 0; game < 40; ++game)
        boards.emplace_back(played_on(seed, {}, 20 + static_cast<int>(game), game));
      for (const yukon_solver::Board& lost : boards) {
        const yukon_solver::Nogood nogood = yukon_solver::why_hopeless(lost);
        QCOMPARE(nogood.is_empty(), !yukon_solver::is_hopeless(lost, {}));
        if (nogood.is_empty()) continue;
        for (const yukon_solver::Board& other : boards)
          if (&other != &lost && has(other, nogood, lost)) {
            ++shared;
            QVERIFY(yukon_solver::is_hopeless(other, {}));
          }
      }
    }
    qInfo("%d positions that share a reason", shared);
    QVERIFY(shared > 100);
  }

  /// Deals that the search without nogoods leaves open after two million positions.
  void knotsOfFewCardsAreFound() {
    for (const std::uint64_t seed : {264U, 374U, 1091U}) {
      const Solution solution = Yukon::solve(state_of(seed, {}), at_most(22000), 1);
      QCOMPARE(solution.finding, Finding::unsolvable);
    }
  }

  void nothingIsProvedOfPositionsThatAreWon() {
    const yukon_solver::Puzzle puzzle({}, {});
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Yukon::State state = state_of(seed, {});
      const Solution solution = Yukon::solve(state, at_most(20000), 1);
      for (std::size_t i = 0; i < solution.moves.size(); ++i) {
        if (i % 4 == 0) {
          yukon_solver::Proof proof(puzzle, yukon_solver::Board(state), 1 << 18, seed);
          QVERIFY(proof.search(150 * repeats(), {}) != solver::End::exhausted);
        }
        Yukon::apply(state, 0, solution.moves[i]);
      }
    }
  }

  /// A nogood is found at every position that has what it takes, and at no other one.
  void nogoodsAreFoundElsewhere() {
    using namespace yukon_solver;
    const Puzzle puzzle({}, {});
    int shared = 0;
    int none = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Learned learned(Board(state_of(seed, {})), 4 << 20);
      std::vector<Board> boards;
      for (std::uint64_t game = 0; game < 40; ++game)
        boards.emplace_back(played_on(seed, {}, 20 + static_cast<int>(game), game));
      std::vector<std::pair<Nogood, const Board*>> nogoods;
      for (std::size_t i = 0; i < boards.size(); i += 2)
        if (const Nogood nogood = why_hopeless(boards[i]); !nogood.is_empty()) {
          learned.add(nogood, boards[i], puzzle.either_way(boards[i]));
          nogoods.emplace_back(nogood, &boards[i]);
        }
      for (const Board& board : boards) {
        const Set either_way = puzzle.either_way(board);
        const bool is_there = std::ranges::any_of(nogoods, [&](const auto& nogood) {
          return (nogood.first.placed & either_way) == 0 && has(board, nogood.first, *nogood.second);
        });
        const Nogood found = learned.find(board, either_way, all_cards);
        QCOMPARE(!found.is_empty(), is_there);
        if (is_there) QVERIFY(is_hopeless(board, {}));
        ++(is_there ? shared : none);
      }
    }
    qInfo("%d have one, %d have none", shared, none);
    QVERIFY(shared > 100);
    QVERIFY(none > 50);
  }

  /// Deals that take ten to a hundred times as many positions if a nogood is asked for only where it was proved.
  void nogoodsOfOtherPositionsSettleDeals() {
    const yukon_solver::Puzzle puzzle({}, {});
    for (const std::uint64_t seed : {180U, 713U, 1989U}) {
      yukon_solver::Proof proof(puzzle, yukon_solver::Board(state_of(seed, {})), 12 << 20, 1);
      QCOMPARE(proof.search(5000, {}), solver::End::exhausted);
    }
  }

  /// No position on the way to a win has a nogood of the deal.
  void nogoodsHoldNowhereOnTheWayToAWin() {
    using namespace yukon_solver;
    const Puzzle puzzle({}, {});
    std::int64_t learned = 0;
    for (const std::uint64_t seed : {4U, 8U, 25U, 553U, 695U, 2040U, 2665U}) {
      Proof proof(puzzle, Board(state_of(seed, {})), 12 << 20, seed);
      QVERIFY(proof.search(1000 * repeats(), {}) != solver::End::exhausted);
      learned += proof.learned().count();
      for (std::uint64_t way = 1; way <= 3; ++way) {
        Yukon::State state = state_of(seed, {});
        const Solution solution = yukon_solver::solve(state, at_most(300000), way, {});
        for (const Move& move : solution.moves) {
          const Board board(state);
          QVERIFY(proof.learned().find(board, puzzle.either_way(board), all_cards).is_empty());
          Yukon::apply(state, 0, move);
        }
      }
    }
    qInfo("%lld learned", static_cast<long long>(learned));
    QVERIFY(learned > 1000);
  }

  void sameSeedSameLine() {
    const Yukon::State state = state_of(3, {});
    QVERIFY(Yukon::solve(state, at_most(20000), 5).moves == Yukon::solve(state, at_most(20000), 5).moves);
  }

  void limitsAreKept() {
    const Yukon::State state = state_of(180, {});
    const Solution few = Yukon::solve(state, at_most(3000), 1);
    QCOMPARE(few.finding, Finding::unknown);
    QVERIFY(few.nodes <= 3000);
    int asked = 0;
    SolveLimits limits;
    limits.expired = [&] { return ++asked > 3; };
    const Solution brief = Yukon::solve(state, limits, 1);
    QCOMPARE(brief.finding, Finding::unknown);
    QVERIFY(brief.nodes < 10000);
  }
};

QTEST_APPLESS_MAIN(TestYukonSolver)
#include "test_yukon_solver.moc"
