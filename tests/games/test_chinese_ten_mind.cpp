// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>

#include "ai/think.h"
#include "chinese_ten_table.h"

using namespace fulltable;
using namespace fulltable::chinese_ten_table;

// What a seat makes of what it knows.
class TestChineseTenMind : public QObject {
  Q_OBJECT

 private slots:
  void imagines_evenly_what_nothing_is_known_of();
  void believes_that_rich_captures_are_not_let_go();
  void notes_only_what_was_let_go();
  void playouts_end();
  void worth_adds_up();
  void takes_what_counts();
  void lays_down_what_nobody_can_take();
  void rule_of_thumb_takes_the_most();
};

namespace {

double share_held(const Match& match, int viewer, int holder, std::string_view card, int times) {
  const auto known = match.know(viewer);
  Rng rng(7);
  int held = 0;
  for (int i = 0; i < times; ++i)
    held +=
        state_of<ChineseTen>(*known->imagine(rng)).hand[static_cast<std::size_t>(holder)].has(*card_of(card)) ? 1 : 0;
  return static_cast<double>(held) / times;
}

std::string thought(const Match& match) {
  const auto known = match.know(turn(match));
  Limits limits;
  limits.iterations = 4000;
  return match.truth().write(*think(*known, Level::hard, limits, Rng(3)).move);
}

}  // namespace

void TestChineseTenMind::imagines_evenly_what_nothing_is_known_of() {
  const Match match = match_of(5, 4);
  const auto known = match.know(0);
  Rng rng(1);
  std::map<int, int> seen;
  constexpr int times = 6000;
  for (int i = 0; i < times; ++i) {
    const auto imagined = known->imagine(rng);
    for (const Card card : state_of<ChineseTen>(*imagined).hand[2]) ++seen[card.code()];
  }
  QCOMPARE(seen.size(), std::size_t{52 - 6 - 4});
  for (const auto& [code, count] : seen) QVERIFY(std::abs(count - times * 6 / 42) < 150);
}

void TestChineseTenMind::believes_that_rich_captures_are_not_let_go() {
  // A red ace lies open, and seat 0 lays a black five down instead of taking it with a nine.
  Match match = match_with({{"5S 9C", "KC KS QS JS 8C 7C 6C 5C 4C 2C QC JC"}, "AH 2S TC 3C", "6S"});
  const double before = share_held(match, 1, 0, "9D", 4000);
  QCOMPARE(play(match, {"play 5S", "draw stock"}), QString());
  const double red = share_held(match, 1, 0, "9D", 4000);
  const double black = share_held(match, 1, 0, "9C", 4000);
  const double indifferent = share_held(match, 1, 0, "4D", 4000);
  QVERIFY2(red < 0.5 * before, qPrintable(QString::number(red)));
  QVERIFY(black < 0.6 * before);
  QVERIFY(red < black);
  QVERIFY(indifferent > 0.9 * before * 11 / 12);
}

void TestChineseTenMind::notes_only_what_was_let_go() {
  Match match = match_with({{"9D 9C KS", "2C"}, "AH 9S TC 3C", "6S 5H"});
  const auto let_go = [&](std::string_view card) {
    return int{truth_of<ChineseTen>(match).let_go[0][static_cast<std::size_t>(card_of(card)->code())]};
  };
  QCOMPARE(let_go("9D"), 0);
  QCOMPARE(play(match, {"play 9C AH"}), QString());  // 20 points
  QCOMPARE(let_go("9D"), 10);
  QCOMPARE(let_go("AD"), 0);  // it would have made as much
  QCOMPARE(let_go("KS"), 0);
  QCOMPARE(play(match, {"draw stock", "play 2C", "draw stock"}), QString());
  QCOMPARE(let_go("TD"), 0);
  QCOMPARE(play(match, {"play KS"}), QString());
  QCOMPARE(let_go("TD"), 10);
  QCOMPARE(let_go("7H"), 7);
}

void TestChineseTenMind::playouts_end() {
  Rng rng(2);
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const Match match = match_of(seed, static_cast<int>(2 + seed % 3), 2, seed % 2 == 0);
    const auto end = match.truth().clone();
    end->playout(rng);
    QCOMPARE(end->stage(), Stage::deal_due);
    for (const CardSet hand : state_of<ChineseTen>(*end).hand) QVERIFY(hand.empty());
  }
}

void TestChineseTenMind::worth_adds_up() {
  State state = truth_of<ChineseTen>(match_of(1, 3, 2));
  state.phase = Phase::finished;
  state.done = 1;
  state.score = {150, 60, 30, 0};
  std::vector<double> worth(3, 0.0);
  ChineseTen::worth(state, worth);
  QVERIFY(worth[0] > worth[1] && worth[1] > worth[2] && worth[2] > 0);
  QVERIFY(std::abs(worth[0] + worth[1] + worth[2] - 1) < 1e-9);
  state.done = 2;
  state.score = {150, 150, 30, 0};
  worth.assign(3, 0.0);
  ChineseTen::worth(state, worth);
  QCOMPARE(worth, (std::vector<double>{0.5, 0.5, 0.0}));
}

void TestChineseTenMind::takes_what_counts() {
  // A red ace for a red nine, rather than black for black.
  Match match = match_with({{"9D 2S KS 4C", "9S 9H"}, "AH 8S KC 6S"});
  QCOMPARE(thought(match), std::string("play 9D AH"));
}

void TestChineseTenMind::lays_down_what_nobody_can_take() {
  // Late in the deal: the king of hearts has its last partner in the same hand, the red jack has not.
  State state;
  state.seats = 2;
  state.deals = 1;
  state.deal = 1;
  state.phase = Phase::play;
  state.turn = 0;
  const auto give = [](CardSet& set, std::string_view cards) {
    for (const Card card : cards_of(cards)) set.insert(card);
  };
  give(state.hand[0], "KH KS JH");
  give(state.hand[1], "JC 3S 7S");
  state.count = {3, 3, 0, 0};
  for (const Card card : cards_of("4S 6S 2D 8D 5C 5D")) state.stock[state.left++] = card;
  CardSet rest = ::fulltable::chinese_ten::all_cards - state.hand[0] - state.hand[1];
  for (const Card card : cards_of("4S 6S 2D 8D 5C 5D")) rest.remove(card);
  bool mine = false;
  for (const Card card : rest) state.won[(mine = !mine) ? 0 : 1].insert(card);
  Moves moves;
  ChineseTen::legal(state, 0, moves);
  std::vector<float> weights;
  ChineseTen::weigh(state, 0, moves, weights);
  const auto weight = [&](std::string_view text) {
    return weights[static_cast<std::size_t>(std::ranges::find(moves, *ChineseTen::read(text)) - moves.begin())];
  };
  QVERIFY(weight("play KH") > weight("play JH"));
}

void TestChineseTenMind::rule_of_thumb_takes_the_most() {
  const Match match = match_with({{"9D 2S KS 4C", ""}, "AH 8S KC 6D"});
  Moves moves;
  match.truth().legal(0, moves);
  Rng rng(1);
  const int chosen = match.know(0)->rule_of_thumb(0, moves, rng);
  QCOMPARE(match.truth().write(moves[static_cast<std::size_t>(chosen)]), std::string("play 9D AH"));
}

QTEST_APPLESS_MAIN(TestChineseTenMind)
#include "test_chinese_ten_mind.moc"
