// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>
#include <cmath>
#include <functional>
#include <sstream>

#include "ai/think.h"
#include "games/vazhushal/quick_melds.h"
#include "match/match.h"

using namespace fulltable;
using State = Vazhushal::State;
using Phase = Vazhushal::Phase;

namespace {

/// The move and why it is illegal; nothing when it is legal.
std::string fault_of(const State& state, const Move& move) {
  if (Vazhushal::allows(state, state.turn, move)) return "";
  return Vazhushal::write(move) + ": " + Vazhushal::why_not(state, state.turn, move).text;
}

const Game& game() {
  return *find_game("vazhushal");
}

TableSetup setup_of(int seats, std::initializer_list<std::pair<std::size_t, int>> options = {}) {
  TableSetup setup{seats, game().info().standard_options(), 0};
  for (const auto& [place, value] : options) setup.options.value[place] = value;
  return setup;
}

const std::vector<TableSetup>& setups() {
  static const std::vector<TableSetup> list{setup_of(2),
                                            setup_of(4),
                                            setup_of(3, {{0, 2}, {2, 1}, {4, 1}}),
                                            setup_of(2, {{1, 0}, {3, 1}}),
                                            setup_of(6, {{5, 1}, {6, 25}}),
                                            setup_of(5, {{3, 1}, {4, 1}, {5, 1}})};
  return list;
}

State dealt(const TableSetup& setup, std::uint64_t seed) {
  State state = Vazhushal::start(setup);
  for (std::size_t deal = 1; state.stage == Stage::deal_due; ++deal)
    Vazhushal::deal(state, shuffled_pack(game(), setup, seed, deal));
  return state;
}

Move thumb(const State& state, Rng& rng) {
  Moves moves;
  Vazhushal::legal(state, state.turn, moves);
  return moves[static_cast<std::size_t>(Vazhushal::rule_of_thumb(state, state.turn, moves, rng))];
}

/// Deals played by all kinds of moves, so that many kinds of positions come up; `look` is shown each.
void each_position(int deals, const std::function<void(const State&)>& look) {
  Moves moves;
  for (const TableSetup& setup : setups())
    for (int seed = 1; seed <= deals; ++seed) {
      State state = dealt(setup, static_cast<std::uint64_t>(seed));
      Rng rng(static_cast<std::uint64_t>(seed));
      for (int moved = 0; moved < 250 && state.stage == Stage::playing; ++moved) {
        look(state);
        if (QTest::currentTestFailed()) return;
        moves.clear();
        switch (rng.below(6)) {
          case 0: Vazhushal::legal(state, state.turn, moves); break;
          case 1: Vazhushal::candidates(Vazhushal::conceal(state, state.turn), state.turn, true, moves); break;
          case 2: Vazhushal::candidates(state, state.turn, false, moves); break;
          default: moves.push_back(thumb(state, rng));
        }
        Vazhushal::apply(state, state.turn, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      }
    }
}

Cards all_of(const State& state) {
  Cards cards;
  const auto add = [&](const vazhushal::Bag& bag) {
    for (const CardSet layer : {bag.one, bag.two})
      for (const Card card : layer) cards.push_back(card);
  };
  for (const auto& hand : state.hand) add(hand);
  for (std::size_t i = 0; i < state.meld_count; ++i) add(state.melds[i].cards());
  cards.insert(cards.end(), state.line.begin(), state.line.begin() + state.line_size);
  cards.insert(cards.end(), state.stock.begin(), state.stock.begin() + state.stock_size);
  if (state.negative_lies) cards.push_back(state.negative);
  std::ranges::sort(cards);
  return cards;
}

vazhushal::Bag bag_of(std::string_view text) {
  vazhushal::Bag bag;
  std::istringstream words{std::string(text)};
  for (std::string word; words >> word;) bag.insert(*card_of(word));
  return bag;
}

/// A position in the middle of a deal for two: seat 0 is to act; what is not named is in the stock and in the other
/// hand. Aces of the red suits are wild.
struct Layout {
  std::string_view hand;
  std::string_view melds = "";  ///< natural ones, parted by /
  std::string_view other_meld = "";
  std::string_view line = "";
  Phase phase = Phase::draw;
  std::size_t stock = 12;
};

State state_of(const Layout& layout) {
  State state = Vazhushal::start(setup_of(2));
  state.stage = Stage::playing;
  state.phase = layout.phase;
  state.drawn = layout.phase == Phase::play ? Vazhushal::Drawn::stock : Vazhushal::Drawn::nothing;
  state.deal = 1;
  state.negative = *card_of("AS");
  state.negative_lies = true;
  state.wild = vazhushal::jokers | CardSet::of(*card_of("AD")) | CardSet::of(*card_of("AH"));
  state.hand[0] = bag_of(layout.hand);
  state.hand_size[0] = static_cast<std::uint8_t>(state.hand[0].size());
  const auto lay = [&](const vazhushal::Bag& cards, int seat) {
    state.melds[state.meld_count] = vazhushal::Meld(cards.one);
    state.meld_seat[state.meld_count++] = static_cast<std::int8_t>(seat);
  };
  std::istringstream groups{std::string(layout.melds)};
  for (std::string group; std::getline(groups, group, '/');) lay(bag_of(group), 0);
  if (!layout.other_meld.empty()) lay(bag_of(layout.other_meld), 1);
  std::istringstream words{std::string(layout.line)};
  for (std::string word; words >> word;) state.line[state.line_size++] = *card_of(word);
  Cards left = Vazhushal::pack(setup_of(2));
  for (const Card card : all_of(state)) left.erase(std::ranges::find(left, card));
  Rng rng(7);
  shuffle(left, rng);
  state.stock_size = static_cast<std::uint8_t>(layout.stock);
  for (std::size_t i = 0; i < left.size(); ++i) {
    if (i < layout.stock)
      state.stock[i] = left[i];
    else
      state.hand[1].insert(left[i]);
  }
  state.hand_size[1] = static_cast<std::uint8_t>(state.hand[1].size());
  return state;
}

Decision decide(const State& state, std::int64_t iterations) {
  const KnowledgeOf<Vazhushal> known(setup_of(2), Vazhushal::conceal(state, state.turn), state.turn);
  return think(known, Level::expert, {iterations, {}}, Rng(1));
}

std::string choice_in(const State& state, std::int64_t iterations = 1500) {
  return Vazhushal::write(*decide(state, iterations).move);
}

}  // namespace

class TestVazhushalMind : public QObject {
  Q_OBJECT
 private slots:
  void imaginesWhatFits();
  void unseenCardsMove();
  void sequencesLongHeldAreRarer();
  void thinksOfLegalMovesOnly();
  void thinksAlikeWhateverIsHidden();
  void weighsEveryMove();
  void playsEveryDealOut();
  void theQuickPolicyKeepsTheRules();
  void worthIsTheChanceToWin();
  void goesOutWhereItCan();
  void sweepsForTwoMelds();
  void rearrangesForADeepCard();
  void keepsItsWildCards();
  void hintsSayWhatAMoveIsGoodFor();
};

void TestVazhushalMind::imaginesWhatFits() {
  Rng rng(1);
  int looked = 0;
  each_position(3, [&](const State& state) {
    for (int seat = 0; seat < state.seats; ++seat) {
      const State known = Vazhushal::conceal(state, seat);
      const State imagined = Vazhushal::imagine(known, seat, rng);
      QVERIFY(Vazhushal::conceal(imagined, seat) == known);
      QVERIFY(all_of(imagined) == all_of(state));
      for (std::size_t i = 0; i < state.seats; ++i) {
        QCOMPARE(imagined.hand[i].size(), static_cast<int>(state.hand_size[i]));
        QVERIFY(imagined.hand[i].has_all(state.known[i]));
      }
      ++looked;
    }
  });
  QVERIFY(looked > 2000);
}

void TestVazhushalMind::unseenCardsMove() {
  Rng rng(2);
  const State state = dealt(setup_of(4), 1);
  const State known = Vazhushal::conceal(state, 0);
  CardSet held;
  CardSet on_top;
  for (int i = 0; i < 400; ++i) {
    const State imagined = Vazhushal::imagine(known, 0, rng);
    held |= imagined.hand[2].one;
    on_top.insert(imagined.stock[imagined.stock_size - 1U]);
  }
  QVERIFY(held.size() >= 50);
  QVERIFY(on_top.size() >= 48);
}

void TestVazhushalMind::sequencesLongHeldAreRarer() {
  State state = dealt(setup_of(4), 3);
  const auto share = [&](const State& of) {
    Rng rng(3);
    const State known = Vazhushal::conceal(of, 0);
    int sequences = 0;
    for (int i = 0; i < 1500; ++i)
      if (!vazhushal::sequence_in(Vazhushal::imagine(known, 0, rng).hand[2].one).empty()) ++sequences;
    return sequences;
  };
  const int before = share(state);
  state.draws[2] = 5;
  const int after = share(state);
  QVERIFY2(3 * after < before && after > 0, qPrintable(QString("%1, then %2").arg(before).arg(after)));
}

void TestVazhushalMind::thinksOfLegalMovesOnly() {
  int looked = 0;
  each_position(3, [&](const State& state) {
    for (const bool thorough : {true, false}) {
      Moves moves;
      Vazhushal::candidates(Vazhushal::conceal(state, state.turn), state.turn, thorough, moves);
      QVERIFY(!moves.empty());
      for (std::size_t i = 0; i < moves.size(); ++i) {
        QVERIFY2(fault_of(state, moves[i]).empty(), fault_of(state, moves[i]).c_str());
        QVERIFY(std::ranges::count(moves, moves[i]) == 1);
      }
      looked += static_cast<int>(moves.size());
      Moves legal;
      Vazhushal::legal(state, state.turn, legal);
      if (thorough && legal.size() > 1) QVERIFY(moves.size() > 1);
    }
  });
  QVERIFY(looked > 10000);
}

void TestVazhushalMind::thinksAlikeWhateverIsHidden() {
  Rng rng(4);
  int looked = 0;
  each_position(2, [&](const State& state) {
    const int seat = state.turn;
    const State known = Vazhushal::conceal(state, seat);
    const State imagined = Vazhushal::imagine(known, seat, rng);
    const auto thoughts = [&](const State& of, bool thorough) {
      Moves moves;
      Vazhushal::candidates(of, seat, thorough, moves);
      std::vector<float> weights;
      Vazhushal::weigh(of, seat, moves, weights);
      std::string text;
      for (std::size_t i = 0; i < moves.size(); ++i)
        text += Vazhushal::write(moves[i]) + " " + std::to_string(weights[i]) + " " +
                english(Vazhushal::reason(of, seat, moves[i], nullptr)) + "\n";
      return text;
    };
    for (const bool thorough : {true, false}) {
      QCOMPARE(thoughts(imagined, thorough), thoughts(known, thorough));
      QCOMPARE(thoughts(state, thorough), thoughts(known, thorough));
    }
    if (++looked % 40 != 0) return;
    const KnowledgeOf<Vazhushal> here(setup_of(state.seats), known, seat);
    const KnowledgeOf<Vazhushal> there(setup_of(state.seats), Vazhushal::conceal(imagined, seat), seat);
    const Decision one = think(here, Level::expert, {100, {}}, Rng(5));
    const Decision two = think(there, Level::expert, {100, {}}, Rng(5));
    QVERIFY(one.move == two.move);
    QCOMPARE(english(hint_of(here, one)), english(hint_of(there, two)));
  });
  QVERIFY(looked > 300);
}

void TestVazhushalMind::weighsEveryMove() {
  each_position(3, [&](const State& state) {
    for (const bool legal : {true, false}) {
      Moves moves;
      if (legal)
        Vazhushal::legal(state, state.turn, moves);
      else
        Vazhushal::candidates(state, state.turn, false, moves);
      std::vector<float> weights;
      Vazhushal::weigh(state, state.turn, moves, weights);
      QCOMPARE(weights.size(), moves.size());
      float sum = 0;
      for (const float weight : weights) {
        QVERIFY(std::isfinite(weight) && weight >= 0);
        sum += weight;
      }
      QVERIFY(sum > 0);
    }
  });
}

void TestVazhushalMind::playsEveryDealOut() {
  int out = 0;
  int deals = 0;
  for (const TableSetup& setup : setups())
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      State state = dealt(setup, seed);
      const Cards before = all_of(state);
      Rng rng(seed);
      Vazhushal::playout(state, rng);
      QVERIFY(state.phase == Phase::finished);
      QVERIFY(all_of(state) == before);
      QVERIFY(!state.last.winners.empty());
      if (state.last.reason == Vazhushal::Reason::out) ++out;
      ++deals;
    }
  QVERIFY2(out > deals / 3, qPrintable(QString("%1 of %2").arg(out).arg(deals)));
}

void TestVazhushalMind::theQuickPolicyKeepsTheRules() {
  int laid = 0;
  for (const TableSetup& setup : setups())
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
      State state = dealt(setup, seed);
      int moved = 0;
      for (; state.stage == Stage::playing && state.deal < 4; ++moved) {
        Moves moves;
        Vazhushal::candidates(state, state.turn, false, moves);
        QVERIFY2(fault_of(state, moves.front()).empty(), fault_of(state, moves.front()).c_str());
        if (moves.front().verb == Vazhushal::meld || moves.front().verb == Vazhushal::add) ++laid;
        Vazhushal::apply(state, state.turn, moves.front());
        QVERIFY(moved < 1500);
      }
    }
  QVERIFY(laid > 500);
}

void TestVazhushalMind::worthIsTheChanceToWin() {
  State state = Vazhushal::start(setup_of(2, {{0, 3}}));
  std::vector<double> worth(2);
  Vazhushal::worth(state, worth);
  QCOMPARE(worth[0], 0.5);
  QCOMPARE(worth[1], 0.5);
  // One more win or two more: as in tossing a coin.
  state.scores[0] = 2;
  state.scores[1] = 1;
  Vazhushal::worth(state, worth);
  QVERIFY(std::abs(worth[0] - 0.75) < 1e-12);
  state.scores[1] = 0;
  Vazhushal::worth(state, worth);
  QVERIFY(std::abs(worth[0] - 0.875) < 1e-12);
  state = Vazhushal::start(setup_of(6, {{0, 10}}));
  state.scores = {9, 3, 0, 8, 3, 7};
  worth.assign(6, 0);
  Vazhushal::worth(state, worth);
  double sum = 0;
  for (const double chance : worth) sum += chance;
  QVERIFY(std::abs(sum - 1) < 1e-9);
  QVERIFY(worth[0] > worth[3] && worth[3] > worth[5] && worth[5] > worth[1]);
  QVERIFY(std::abs(worth[1] - worth[4]) < 1e-12);
}

void TestVazhushalMind::goesOutWhereItCan() {
  // Two natural cards and a wild one make a meld, and the last card is left to be discarded.
  Layout layout{.hand = "8C 8H XB KD", .melds = "4S 5S 6S", .line = "2C", .phase = Phase::play};
  State state = state_of(layout);
  while (state.stage == Stage::playing && state.turn == 0) {
    const Decision decision = decide(state, 400);
    Vazhushal::apply(state, 0, *decision.move);
  }
  QVERIFY(state.last.winners.has(0));
  QVERIFY(state.last.reason == Vazhushal::Reason::out);
}

void TestVazhushalMind::sweepsForTwoMelds() {
  const Layout layout{.hand = "9D TD 5C 5H KS 2C",
                      .melds = "4S 5S 6S",
                      .other_meld = "2D 3D 4D",
                      .line = "JD 5D QC",
                      .phase = Phase::draw};
  const std::string move = choice_in(state_of(layout));
  QVERIFY2(move == "take 3 meld 9D TD JD", move.c_str());
}

void TestVazhushalMind::rearrangesForADeepCard() {
  // The run lends its 8D to a set with the card in the line; KS is left to go out with.
  const State state = state_of(
      {.hand = "KS 8C", .melds = "4D 5D 6D 7D 8D", .other_meld = "2H 3H 4H", .line = "8S", .phase = Phase::draw});
  const std::string move = choice_in(state);
  QVERIFY2(move == "take 1 arrange 8C 8D 8S / 4D 5D 6D 7D", move.c_str());
}

void TestVazhushalMind::keepsItsWildCards() {
  int discarded = 0;
  each_position(3, [&](const State& state) {
    const vazhushal::Bag& hand = state.hand[static_cast<std::size_t>(state.turn)];
    if (state.phase != Phase::play || (hand.one - state.wild).empty()) return;
    Moves moves;
    Vazhushal::candidates(state, state.turn, false, moves);
    if (moves.front().verb != Vazhushal::discard) return;
    QVERIFY2(!state.wild.has(moves.front().card()), Vazhushal::write(moves.front()).c_str());
    ++discarded;
  });
  QVERIFY(discarded > 300);
}

void TestVazhushalMind::hintsSayWhatAMoveIsGoodFor() {
  const State sweep = state_of({.hand = "9D TD 5C 5H KS 2C",
                                .melds = "4S 5S 6S",
                                .other_meld = "2D 3D 4D",
                                .line = "JD 5D QC",
                                .phase = Phase::draw});
  const KnowledgeOf<Vazhushal> known(setup_of(2), Vazhushal::conceal(sweep, 0), 0);
  const Decision decision = think(known, Level::expert, {600, {}}, Rng(1));
  const QString why = QString::fromStdString(english(hint_of(known, decision)));
  QVERIFY2(why.contains("It melds 3 cards and leaves 6 in your hand. 3 more can be melded."), qPrintable(why));
  const State last = state_of({.hand = "KS", .melds = "4S 5S 6S", .line = "2C", .phase = Phase::play});
  QCOMPARE(english(Vazhushal::reason(last, 0, {Vazhushal::discard, *card_of("KS")}, nullptr)),
           std::string("It's your last card: you go out."));
}

QTEST_APPLESS_MAIN(TestVazhushalMind)
#include "test_vazhushal_mind.moc"
