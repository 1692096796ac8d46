// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <set>

#include "games/pop/cube.h"
#include "games/pop/outlook.h"
#include "games/pop/value.h"
#include "pop_table.h"

using namespace fulltable;
using namespace fulltable::pop_table;

namespace {

/// Seat 1 has no spade in its hand, as the first trick shows.
const Layout spades{.hand0 = "KS AS 8D 9D TD QD 7S",
                    .hand1 = "9H TH QH KD AD KC AC",
                    .display0 = "TS 8C 9C TC QC AH KH",
                    .display1 = "QS 8H 8S 9S 7H JS JC"};

Pop::State state_of(const Layout& layout, Variant variant = {}) {
  Pop::State state = Pop::start({2, game_setup_of(variant).options, 1});
  Pop::deal(state, pack_for(layout));
  return state;
}

void play(Pop::State& state, std::initializer_list<const char*> moves) {
  for (const char* move : moves) Pop::apply(state, state.turn, *Pop::read(move));
}

int thumb(const Pop::State& state, int seat, Moves& moves) {
  moves.clear();
  Pop::legal(state, seat, moves);
  Rng rng(1);
  return Pop::rule_of_thumb(Pop::conceal(state, seat), seat, moves, rng);
}

}  // namespace

class TestPopMind : public QObject {
  Q_OBJECT
 private slots:
  void whatEachSeatSees() {
    Match match = match_with(spades);
    QCOMPARE(submit_all(match, {"0 lead display TS", "1 play QS", "0 play KS", "1 play KD"}), QString());
    const Json state = match.state(1);
    QVERIFY(state["seed"].is_null());
    QCOMPARE(pile(match, "hand.0", 1), QString("?? ?? ?? ?? ?? ??"));
    QCOMPARE(pile(match, "hand.1", 1), QString("AD 9H TH QH KC AC"));
    QCOMPARE(pile(match, "display.0", 1), QString("8C 9C"));
    for (const char* id : {"down.0", "down.1"}) QCOMPARE(pile(match, id, 1), QString("?? ?? ?? ??"));
    QCOMPARE(pile(match, "stock", 1), QString("?? ?? ?? ?? ??"));
    for (const int viewer : {0, 1}) QCOMPARE(pile(match, "won.0", viewer), QString("?? ?? ?? ??"));
    QCOMPARE(pile(match, "won.0"), QString("TS QS KS KD"));
    QCOMPARE(state["facts"], match.state(std::nullopt)["facts"]);
  }

  void voidsAreRemembered() {
    Pop::State state = state_of(spades);
    play(state, {"lead display TS", "play QS", "play KS"});
    Rng rng(1);
    const Pop::State known = Pop::conceal(state, 0);
    bool held = false;
    for (int i = 0; i < 200; ++i) held = held || Pop::imagine(known, 0, rng).hand[1].has(*card_of("JS"));
    QVERIFY2(held, "nothing proves seat 1 void yet");
    play(state, {"play KD"});
    QCOMPARE(static_cast<int>(state.voids[1]), 1 << index_of(Suit::spades));
    QCOMPARE(static_cast<int>(state.voids[0]), 0);
    const Pop::State later = Pop::conceal(state, 0);
    for (int i = 0; i < 500; ++i) {
      const Pop::State imagined = Pop::imagine(later, 0, rng);
      QVERIFY((imagined.hand[1] & imagined.order().members[3]).empty());
      QVERIFY(Pop::conceal(imagined, 0) == later);
    }
  }

  void displaysAndJokersProveNothing() {
    Pop::State state = state_of(spades);
    play(state, {"lead display 8C", "play QS"});
    QCOMPARE(static_cast<int>(state.voids[1]), 0);
    Layout joker = spades;
    joker.upcard = "XL";
    joker.hand0 = "XB KS 8D 9D TD QD 7S";
    Pop::State free = state_of(joker);
    play(free, {"lead hand XB", "play KD", "play TS", "play 8H"});
    QCOMPARE(static_cast<int>(free.voids[1]), 0);
    QCOMPARE(static_cast<int>(free.voids[0]), 0);
  }

  void unseenCardsMove() {
    const Pop::State known = Pop::conceal(state_of(spades), 0);
    QCOMPARE(Pop::unseen(known, 0).size(), 22);
    Rng rng(2);
    std::set<int> in_hand;
    std::set<int> on_top;
    std::set<int> in_stock;
    for (int i = 0; i < 2000; ++i) {
      const Pop::State imagined = Pop::imagine(known, 0, rng);
      for (const Card card : imagined.hand[1]) in_hand.insert(card.code());
      on_top.insert(imagined.down[0][4].code());
      in_stock.insert(imagined.stock[0].code());
    }
    QCOMPARE(in_hand.size(), std::size_t{22});
    QCOMPARE(on_top.size(), std::size_t{22});
    QCOMPARE(in_stock.size(), std::size_t{22});
  }

  void worthOfTheGame() {
    Pop::State state = state_of(spades);
    std::vector<double> worth(2);
    for (const int seat : {0, 1}) {
      state.scores = {5, 5};
      state.scores[static_cast<std::size_t>(seat)] = 7;
      state.stage = Stage::over;
      Pop::worth(state, worth);
      QCOMPARE(worth[static_cast<std::size_t>(seat)], 1.0);
      QCOMPARE(worth[static_cast<std::size_t>(1 - seat)], 0.0);
    }
    state.stage = Stage::deal_due;
    for (int a = 0; a < 7; ++a) {
      state.scores = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(a)};
      Pop::worth(state, worth);
      QVERIFY2(std::abs(worth[0] - 0.5) < 1e-9, "level scores are worth the same to both");
      for (int b = 0; b < a; ++b) {
        state.scores = {static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b)};
        Pop::worth(state, worth);
        const double ahead = worth[0];
        QVERIFY(ahead > 0.5 && ahead < 1);
        state.scores = {static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(a)};
        Pop::worth(state, worth);
        QVERIFY(std::abs(worth[1] - ahead) < 1e-9);
      }
    }
  }

  void stakesOfARound() {
    Pop::State state = state_of(spades);
    state.scores = {6, 5};
    state.cube = 2;
    const pop::Stakes first(state, 0);
    QCOMPARE(first.of(2, pop::Stakes::won), 1.0F);
    QCOMPARE(first.of(2, pop::Stakes::lost), 0.0F);
    // Seven to seven: who won the round has won the game.
    QCOMPARE(first.of(2, pop::Stakes::lost_but_third), 0.0F);
    state.cube = 1;
    QCOMPARE(pop::Stakes(state, 0).of(1, pop::Stakes::lost_but_third), 1.0F);
    QCOMPARE(pop::Stakes(state, 1).of(1, pop::Stakes::won_but_third), 0.0F);
  }

  void theCubeByTheScore() {
    // Behind with everything at stake already: to fold would lose the game, so any chance is enough.
    Pop::State state = state_of(spades);
    state.scores = {0, 6};
    const pop::Stakes behind(state, 0);
    for (const float chance : {0.05F, 0.3F, 0.6F}) {
      const pop::Odds odds{chance, 0, 1 - chance, 0};
      QVERIFY(gain_of_accepting(odds, behind, 1) > 0);
      QVERIFY2(gain_of_pop(odds, behind, 1) > 0, "who would lose the game anyway pops for nothing");
      QVERIFY2(gain_of_pop({1 - chance, 0, chance, 0}, pop::Stakes(state, 1), 1) <= 0,
               "who wins it anyway does not raise");
    }
    // Far from the end accepting at 1 needs about one win in four.
    Pop::State early = state_of(spades, {.target = 21});
    const pop::Stakes stakes(early, 0);
    QVERIFY(gain_of_accepting({0.35F, 0, 0.65F, 0}, stakes, 1) > 0);
    QVERIFY(gain_of_accepting({0.12F, 0, 0.88F, 0}, stakes, 1) < 0);
    // After four tricks of one's own only that seat can gain.
    QVERIFY(gain_of_pop({0.4F, 0.6F, 0, 0}, stakes, 1) > 0);
  }

  void ruleOfThumb() {
    Pop::State state = state_of(spades, {.pops = Pop::Pops::off});
    play(state, {"lead display TS", "play QS"});
    Moves moves;
    int chosen = thumb(state, 0, moves);
    QCOMPARE(Pop::write(moves[static_cast<std::size_t>(chosen)]), std::string("play KS"));
    // Without a spade the cheaper of two trumps takes the trick.
    play(state, {"play KS"});
    chosen = thumb(state, 1, moves);
    QCOMPARE(Pop::write(moves[static_cast<std::size_t>(chosen)]), std::string("play KC"));
    // What cannot take the trick is thrown as cheaply as may be.
    Layout hopeless = spades;
    hopeless.upcard = "7D";
    hopeless.hand0 = "KS AS 8D 9D TD QD 7S";
    hopeless.hand1 = "9H TH QH 8S AH KC AC";
    hopeless.display0 = "TS 8C 9C TC QC KH";
    hopeless.display1 = "QS 8H 9S 7H JS JC";
    Pop::State second = state_of(hopeless, {.pops = Pop::Pops::off});
    play(second, {"lead display TS", "play QS", "play KS"});
    chosen = thumb(second, 1, moves);
    QCOMPARE(Pop::write(moves[static_cast<std::size_t>(chosen)]), std::string("play 8S"));
    play(second, {"play 8S", "lead hand AS"});
    chosen = thumb(second, 1, moves);
    QCOMPARE(Pop::write(moves[static_cast<std::size_t>(chosen)]), std::string("play 9H"));
  }

  void ruleOfThumbBeatsChance() {
    int won = 0;
    constexpr int games = 60;
    for (int game = 0; game < games; ++game) {
      Match match = match_of(static_cast<std::uint64_t>(game) + 1);
      Rng rng(static_cast<std::uint64_t>(game));
      const int clever = game % 2;
      Moves moves;
      while (!match.over()) {
        for (const int seat : match.truth().to_act()) {
          const auto known = match.know(seat);
          known->legal(seat, moves);
          const bool waits = known->may_wait(seat);
          int chosen = static_cast<int>(rng.below(static_cast<std::uint32_t>(moves.size())));
          if (seat == clever)
            chosen = known->rule_of_thumb(seat, moves, rng);
          else if (waits && rng.below(20) != 0)
            chosen = -1;
          if (chosen < 0) continue;
          QVERIFY(!match.submit(seat, moves[static_cast<std::size_t>(chosen)]));
          break;
        }
      }
      if (match.truth().winners().front() == clever) ++won;
    }
    QVERIFY2(won >= 50, qPrintable(QString::number(won)));
  }

  void playoutsEndTheRound() {
    Rng rng(4);
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
      Match match = match_of(seed, {.target = 11, .high_risk = seed % 2 == 0});
      const auto position = match.truth().clone();
      if (seed % 3 == 0) position->apply(1, *position->read("pop"));
      position->playout(rng);
      QVERIFY(position->stage() != Stage::playing);
      const Json result = position->show(std::nullopt).facts["results"].back();
      if (result["folded"].is_null()) QCOMPARE(result["tricks"][0].get<int>() + result["tricks"][1].get<int>(), 7);
    }
  }

  /// The tricks of a playout, made again as moves from the same deal, must be legal and come to the same.
  void playoutsKeepToTheRules() {
    Rng rng(5);
    int from_display = 0;
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
      Match match = match_of(seed, {.target = 21, .pops = Pop::Pops::off});
      Pop::State state = Pop::start({2, game_setup_of({.target = 21, .pops = Pop::Pops::off}).options, 1});
      Pop::deal(state, match.pack(1));
      Pop::playout(state, rng);
      for (const Pop::Trick& trick : state.tricks) {
        const bool display = trick.area == Pop::Area::display;
        from_display += display ? 1 : 0;
        QVERIFY(!match.submit(trick.leader, Move(Pop::lead, trick.cards[0], static_cast<int>(trick.area))));
        for (int i = 1; i < 4; ++i)
          QVERIFY(!match.submit(i % 2 == 0 ? trick.leader : 1 - trick.leader,
                                Move(Pop::play, trick.cards[static_cast<std::size_t>(i)])));
      }
      const Json result = fact(match, "results")[0];
      QCOMPARE(result["tricks"][0].get<int>(), static_cast<int>(state.results[0].tricks[0]));
    }
    QVERIFY(from_display > 50);
  }

  void weightsForEveryMove() {
    Pop::State state = state_of(spades);
    Moves moves;
    std::vector<float> weights;
    Pop::legal(state, 0, moves);
    Pop::weigh(state, 0, moves, weights);
    QCOMPARE(weights.size(), moves.size());
    for (const float weight : weights) QVERIFY(weight > 0);
    moves.clear();
    weights.clear();
    Pop::legal(state, 1, moves);
    Pop::weigh(state, 1, moves, weights);
    QCOMPARE(weights.size(), std::size_t{2});
    QVERIFY2(weights[1] > weights[0], "no is the usual answer of who may wait");
  }
};

QTEST_APPLESS_MAIN(TestPopMind)
#include "test_pop_mind.moc"
