// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "ai/think.h"
#include "umtali_table.h"

using namespace fulltable;
using namespace fulltable::umtali_table;

namespace {

Umtali::State state_of(const Layout& layout, Variant variant = {}) {
  Umtali::State state = Umtali::start({2, game_setup_of(variant).options, 1});
  Umtali::deal(state, pack_for(layout));
  return state;
}

/// A turn of the seat to act that only draws from the stock and discards what was drawn.
void pass(Umtali::State& state) {
  const int seat = state.turn;
  const Card drawn = state.stock[std::size_t{state.stock_size} - 1];
  Umtali::apply(state, seat, Move(Umtali::draw_stock));
  Umtali::apply(state, seat, Move(Umtali::discard, drawn));
}

std::string thumb(const Umtali::State& state) {
  Moves moves;
  Umtali::legal(state, state.turn, moves);
  Rng rng(1);
  const auto known = Umtali::conceal(state, state.turn);
  return Umtali::write(moves[static_cast<std::size_t>(Umtali::rule_of_thumb(known, state.turn, moves, rng))]);
}

CardSet random_cards(CardSet from, int count, Rng& rng) {
  Cards cards(from.begin(), from.end());
  shuffle(cards, rng);
  CardSet set;
  for (int i = 0; i < count; ++i) set.insert(cards[static_cast<std::size_t>(i)]);
  return set;
}

/// The most that any order of legal melds brings, going out counted as `bonus` points.
int most_by_trying(const Umtali::State& state, int bonus) {
  const int rest = state.hand_size[0];
  int most = 16 * (state.side_points[0] + (rest <= 1 ? bonus : 0)) - rest;
  if (rest == 0) return most;
  Moves moves;
  Umtali::legal(state, 0, moves);
  for (const Move& move : moves) {
    if (move.verb != Umtali::meld) continue;
    Umtali::State next = state;
    if (move.count == rest) next.hand_size[0] = static_cast<std::uint8_t>(rest + 1);  // the turn shall not end
    Umtali::apply(next, 0, move);
    if (move.count == rest) next.hand_size[0] = 0;
    most = std::max(most, most_by_trying(next, bonus));
  }
  return most;
}

}  // namespace

class TestUmtaliMind : public QObject {
  Q_OBJECT
 private slots:
  void whatEachSeatSees() {
    Match match = match_with(melds_at_once);
    QCOMPARE(play(match, {"draw discard", "discard 2D", "draw stock", "discard 7D"}), QString());
    const Json state = match.state(1);
    QVERIFY(state["seed"].is_null());
    QCOMPARE(pile(match, "hand.0", 1), QString("?? ?? ?? ?? ?? ?? ?? ?? ?? ??"));
    QCOMPARE(pile(match, "hand.1", 1), QString("AC 2C 5C 8C 4D TD 9H QH 6S KS"));
    QVERIFY(!pile(match, "stock", 1).contains("S"));
    QCOMPARE(pile(match, "discard", 0), QString("2D 7D"));
    QVERIFY(state["facts"] == match.state(std::nullopt)["facts"]);
    QVERIFY(state["facts"]["known"] == Json::array({Json::array({"TC"}), Json::array()}));
  }

  void knownCardsStayInTheHand() {
    Umtali::State state = state_of(melds_at_once);
    make(state, {"draw discard", "discard 2D"});
    const Umtali::State known = Umtali::conceal(state, 1);
    Rng rng(1);
    std::set<int> in_hand;
    for (int i = 0; i < 2000; ++i) {
      const Umtali::State imagined = Umtali::imagine(known, 1, rng);
      QVERIFY(Umtali::conceal(imagined, 1) == known);
      QVERIFY(imagined.hand[0].has(*card_of("TC")));
      for (const Card card : imagined.hand[0]) in_hand.insert(card.code());
    }
    // All but the own ten and the discarded 2D.
    QCOMPARE(in_hand.size(), std::size_t{41});
  }

  void heldBackCardsAreRarer() {
    Umtali::State state = state_of(melds_at_once);
    make(state, {"draw stock", "meld 6H 7H 8H", "discard 2D"});
    const Umtali::State known = Umtali::conceal(state, 1);
    Rng rng(2);
    int singles = 0;
    int others = 0;
    for (int i = 0; i < 4000; ++i) {
      const CardSet hand = Umtali::imagine(known, 1, rng).hand[0];
      singles += (hand & set_of("9H JC")).size();
      others += (hand & set_of("4C KH")).size();
    }
    QVERIFY2(3 * singles < others && singles > 0, "what could have been laid is held more seldom");
  }

  void handsFitWhatWasTakenAndLeft() {
    Umtali::State state = state_of(melds_at_once);
    make(state, {"draw discard", "discard 2D"});  // takes TC
    const Umtali::State known = Umtali::conceal(state, 1);
    Rng rng(6);
    int with_taken = 0;
    int with_thrown = 0;
    for (int i = 0; i < 4000; ++i) {
      const CardSet hand = Umtali::imagine(known, 1, rng).hand[0];
      with_taken += (hand & set_of("9C TS")).size();
      with_thrown += (hand & set_of("3D 2S")).size();
    }
    QVERIFY2(2 * with_taken > 3 * with_thrown, qPrintable(QString("%1 %2").arg(with_taken).arg(with_thrown)));
  }

  void turnedStockIsRemembered() {
    Umtali::State state = state_of(melds_at_once);
    for (int i = 0; i < 31; ++i) pass(state);
    QVERIFY(state.turned);
    const int seat = state.turn;
    const Card drawn = state.stock[std::size_t{state.stock_size} - 1];
    Umtali::apply(state, seat, Move(Umtali::draw_stock));
    Umtali::apply(state, seat, Move(Umtali::discard, (state.hand[at(seat)] - CardSet::of(drawn)).first()));
    Rng rng(3);
    const Umtali::State known = Umtali::conceal(state, 1 - seat);
    const Umtali::State imagined = Umtali::imagine(known, 1 - seat, rng);
    QVERIFY(Umtali::conceal(imagined, 1 - seat) == known);
    QVERIFY(imagined.hand[at(seat)].has(drawn));
    QVERIFY(imagined.stock == state.stock);
    // The table does not show it.
    const View view = Umtali::show(known, 1 - seat);
    QVERIFY(std::ranges::all_of(view.piles[2].cards, [](Card card) { return !card.is_known(); }));
  }

  void faceDownDiscardIsHidden() {
    Umtali::State state =
        state_of({.hand0 = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC", .hand1 = "AD 2D 3D 4D 5D 6S 7S QS KD 3S", .upcard = "9H"});
    make(state, {"draw stock", "meld AC 2C 3C 4C 5C 6C 7C 8C 9C TC"});
    const Card last = state.hand[0].first();
    Umtali::apply(state, 0, Move(Umtali::discard_down, last));
    const Umtali::State known = Umtali::conceal(state, 1);
    QVERIFY(!known.top().is_known());
    QVERIFY(Umtali::conceal(state, 0).top() == last);
    Rng rng(4);
    std::set<int> seen;
    for (int i = 0; i < 400; ++i) {
      const Umtali::State imagined = Umtali::imagine(known, 1, rng);
      QVERIFY(Umtali::conceal(imagined, 1) == known);
      seen.insert(imagined.top().code());
    }
    QVERIFY(seen.size() > 25);
    QVERIFY(Umtali::as_seen(state, 1, 0, Move(Umtali::discard_down, last)) == Move(Umtali::discard_down, unknown_card));
  }

  void drawnCardsAreNoticedByTheirDrawer() {
    const Umtali::State state = state_of(melds_at_once);
    QVERIFY(Umtali::as_seen(state, 1, 0, Move(Umtali::draw_stock)) == Move(Umtali::draw_stock));
    QVERIFY(Umtali::as_seen(state, 0, 0, Move(Umtali::draw_stock)) == Move(Umtali::draw_stock, *card_of("9H")));
  }

  void bestPlanIsTheBest() {
    Rng rng(5);
    for (int i = 0; i < 400; ++i) {
      Umtali::State state = state_of(melds_at_once);
      // Hands of few suits or ranks, so that melds overlap.
      const CardSet few = i % 3 == 0   ? CardSet::of(Suit::clubs) | CardSet::of(Suit::hearts)
                          : i % 3 == 1 ? umtali::of_rank(4) | umtali::of_rank(5) | umtali::of_rank(6) |
                                             umtali::of_rank(11) | umtali::of_rank(12)
                                       : umtali::all_cards;
      state.hand[0] = random_cards(few, 4 + i % 6, rng);
      state.hand_size[0] = static_cast<std::uint8_t>(state.hand[0].size());
      if (state.hand[0].size() < 7) state.open |= random_cards(umtali::all_cards, i % 8, rng);
      state.phase = Umtali::Phase::meld;
      const umtali::Plan plan = umtali::best_plan(state.hand[0], state.open, 12);
      QCOMPARE(16 * (plan.points + (plan.out ? 12 : 0)) - plan.rest.size(), most_by_trying(state, 12));
      // Its melds can be laid in its order.
      CardSet hand = state.hand[0];
      for (std::size_t k = 0; k < plan.count; ++k) {
        QVERIFY(state.stage == Stage::playing && Umtali::may_lay(state, 0, plan.melds[k]));
        hand -= plan.melds[k];
        if (!hand.empty()) Umtali::lay(state, 0, plan.melds[k]);
      }
      QVERIFY(hand == plan.rest);
    }
  }

  void wantsTheDearerOfOverlappingMelds() {
    // KC QC is worth 20; the kings without it would be 15.
    const umtali::Plan plan = umtali::best_plan(set_of("KC KD KS QC 2D 4S"), umtali::jacks, 0);
    QCOMPARE(plan.points, 20);
    const umtali::Plan run = umtali::best_plan(set_of("4C 5C 6C 6D 6H 7C 2D TS"), umtali::jacks, 0);
    QCOMPARE(run.points, 4);
  }

  void ruleOfThumb() {
    Umtali::State state = state_of(melds_at_once);
    // TC would be dead weight.
    QCOMPARE(thumb(state), std::string("draw stock"));
    make(state, {"draw stock"});
    QVERIFY(thumb(state).starts_with("meld"));
    make(state, {"meld KC QC", "meld JS", "meld 6H 7H 8H", "meld 9H", "meld 9S"});
    QCOMPARE(thumb(state), std::string("meld 3D 3S"));
    make(state, {"discard 2D", "draw stock", "discard TD"});
    // A ten goes on the nine of hearts or its set of singles, so it is taken and laid first.
    state.open.insert(*card_of("TD"));
    QCOMPARE(thumb(state), std::string("draw discard"));
    make(state, {"draw discard"});
    QCOMPARE(thumb(state), std::string("meld TD"));
  }

  /// What is still held after the last turn scores for the other side.
  void laysAllThatCanBeLaidInTheLastTurn() {
    Match match = match_with(going_out);
    for (const std::string& move : lays_all) QVERIFY(!match.submit(0, move));
    QVERIFY(!match.submit(0, "discard 3C"));
    QVERIFY(!match.submit(1, "draw stock"));
    for (const char* next : {"meld AD 2D 3D 4D 5D", "meld QS"}) {
      for (const Level level : {Level::beginner, Level::easy, Level::medium, Level::hard, Level::expert})
        for (std::uint64_t seed = 0; seed < 40; ++seed) {
          const auto move = think(*match.know(1), level, {.iterations = 32, .expired = {}}, Rng(seed)).move;
          QVERIFY2(match.truth().write(*move).starts_with("meld"), match.truth().write(*move).c_str());
        }
      QVERIFY(!match.submit(1, next));
    }
    // What cannot be laid is thought of only when nothing can.
    Moves moves;
    bool thrown = false;
    while (!match.over()) {
      match.know(1)->candidates(1, moves);
      thrown = moves.front().verb == Umtali::discard;
      for (const Move& move : moves) QCOMPARE(move.verb == Umtali::discard, thrown);
      QVERIFY(!match.submit(1, moves.front()));
    }
    QVERIFY(thrown);
  }

  void worthOfTheGame() {
    Umtali::State state = state_of(melds_at_once, {.hands = 4});
    std::vector<double> worth(2);
    state.stage = Stage::deal_due;
    state.scores = {40, 40};
    Umtali::worth(state, worth);
    QCOMPARE(worth[0], 0.5);
    double before = 0.5;
    for (const int deal : {1, 2, 3}) {
      state.deal = static_cast<std::uint8_t>(deal);
      state.scores = {60, 40};
      Umtali::worth(state, worth);
      QVERIFY(worth[0] > before && worth[0] < 1);
      before = worth[0];
    }
    state.deal = 4;
    state.stage = Stage::over;
    Umtali::worth(state, worth);
    QCOMPARE(worth[0], 1.0);
    state.scores = {40, 40};
    Umtali::worth(state, worth);
    QCOMPARE(worth[1], 0.5);
  }
};

QTEST_APPLESS_MAIN(TestUmtaliMind)
#include "test_umtali_mind.moc"
