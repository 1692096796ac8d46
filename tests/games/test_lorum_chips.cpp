// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/lorum/play_value.h"
#include "lorum_table.h"

using namespace fulltable;
using namespace fulltable::lorum_table;

namespace {

/// Four tricks of a deal in which the winners take these cards; only sums of chips matter here.
Lorum::State after_tricks(Contract contract, const std::array<std::string_view, 4>& won, int pot) {
  Lorum::State state = Lorum::start({4, game_setup_of({.contract = contract}).options, 0});
  state.stage = Stage::deal_due;
  Lorum::deal(state, pack_for({"", "", "", ""}));
  state.pot = static_cast<std::int16_t>(pot);
  // One trick is left: what was taken before is given, and each seat holds one card of that last trick.
  CardSet last;
  for (const std::string_view card : {"7S", "8S", "9S", "TS"}) last.insert(*card_of(card));
  state.gone = lorum::whole_pack - last;
  for (std::size_t seat = 0; seat < 4; ++seat) {
    state.won[seat] = {};
    for (const Card card : cards_of(won[seat])) state.won[seat].insert(card);
    state.hand[seat] = {};
    state.hand[seat].cards[0] = cards_of("7S 8S 9S TS")[seat];
    state.hand[seat].size = 1;
  }
  return state;
}

struct Case {
  Contract contract;
  std::array<std::string_view, 4> won;
  std::array<int, 4> tricks;  ///< before the last one, which seat 3 takes
  std::array<int, 4> change;
  int pot;
};

constexpr std::array cases{
    Case{Contract::no_hearts, {"7H 8H", "9H TH JH QH", "KH", "AH"}, {}, {-2, -4, -1, -1}, 8},
    Case{Contract::no_hearts, {"", "7H 8H 9H", "TH JH QH KH", "AH"}, {}, {8, -3, -4, -1}, 0},
    Case{Contract::no_hearts, {"", "7H 8H 9H", "TH JH QH KH AH", ""}, {}, {4, -3, -5, 4}, 0},
    Case{Contract::no_hearts, {"", "7H 8H 9H TH JH QH KH AH", "", ""}, {}, {-8, 24, -8, -8}, 0},
    Case{Contract::queens, {"QC", "QH", "QS", "QD"}, {}, {-1, -4, -2, -3}, 10},
    Case{Contract::queens, {"QD", "QS", "QH QC", ""}, {}, {-3, -2, -5, 10}, 0},
    Case{Contract::queens, {"", "", "QC", "QH QD QS"}, {}, {5, 5, -1, -9}, 0},
    Case{Contract::queens, {"", "", "QH QD QS QC", ""}, {}, {-10, -10, 30, -10}, 0},
    Case{Contract::no_tricks, {}, {2, 1, 2, 2}, {-2, -1, -2, -3}, 8},
    Case{Contract::no_tricks, {}, {0, 4, 1, 2}, {8, -4, -1, -3}, 0},
    Case{Contract::no_tricks, {}, {0, 2, 0, 5}, {4, -2, 4, -6}, 0},
    Case{Contract::no_tricks, {}, {0, 0, 0, 7}, {-8, -8, -8, 24}, 0},
};

/// Plays the last trick, which seat 3 takes with the ten of spades.
void play_last_trick(Lorum::State& state) {
  state.leader = state.turn = 0;
  for (int seat = 0; seat < 4; ++seat) Lorum::put(state, seat, state.hand[static_cast<std::size_t>(seat)].cards[0]);
}

double best_other(const std::vector<double>& worth) {
  return *std::max_element(worth.begin() + 1, worth.end());
}

}  // namespace

/// What each hand costs, the pot, the end of the game, and what the AI thinks of it.
class TestLorumChips : public QObject {
  Q_OBJECT
 private slots:
  void whoPaysWhom_data() {
    QTest::addColumn<int>("number");
    for (std::size_t i = 0; i < cases.size(); ++i)
      QTest::addRow("%s %zu", Lorum::name_of(cases[i].contract).data(), i) << static_cast<int>(i);
  }
  void whoPaysWhom() {
    QFETCH(int, number);
    const Case& one = cases[static_cast<std::size_t>(number)];
    constexpr int pot_before = 5;
    Lorum::State state = after_tricks(one.contract, one.won, pot_before);
    for (std::size_t seat = 0; seat < 4; ++seat) state.tricks[seat] = static_cast<std::uint8_t>(one.tricks[seat]);
    play_last_trick(state);
    QVERIFY(state.stage == Stage::over);
    int sum = 0;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      QCOMPARE(state.chips[seat] - 100, one.change[seat]);
      QCOMPARE(static_cast<int>(state.last_deal.change[seat]), one.change[seat]);
      sum += one.change[seat];
    }
    QCOMPARE(static_cast<int>(state.pot), pot_before + one.pot);
    QCOMPARE(sum, -one.pot);
  }

  void trainPaysAtOnce() {
    Match match = match_of(Contract::train, {"AC QC", "AD KD", "JD 7D", "QS JH"});
    // 11, 13, 16, 27: the ace crosses 25 from 16.
    QCOMPARE(play(match, "AD JD QS AC"), QString());
    QCOMPARE(scores(match), (std::vector{99, 100, 100, 100}));
    QVERIFY(fact(match, "last_deal").is_null());
    finish(match);
    QCOMPARE(fact(match, "pot").get<int>(), 6);
    const Json deal = fact(match, "last_deal");
    int sum = 0;
    for (const Json& change : deal["change"]) sum += change.get<int>();
    QCOMPARE(sum, -6);
    QCOMPARE(deal["pot"].get<int>(), 6);
  }

  void quartPaysByTheCard() {
    Match match = match_of(Contract::quart, {"", "QS KS AS 7S QC KC AC 7C", "8D", ""});
    QCOMPARE(play(match, "QS KS AS 7S QC KC AC 7C"), QString());
    QCOMPARE(scores(match), (std::vector{92, 124, 92, 92}));
    QCOMPARE(fact(match, "last_deal"), Json::parse(R"({"contract":"quart","change":[-8,24,-8,-8],"pot":0})"));
  }

  void dominoTakesThePot() {
    Lorum::State state = Lorum::start({4, game_setup_of({.contract = Contract::domino}).options, 0});
    Lorum::deal(state, pack_for({"", "", "", ""}));
    state.pot = 18;
    const std::array<std::string_view, 4> left{"TS", "7C 7D", "7H", "AC AD AH"};
    state.gone = lorum::whole_pack;
    for (std::size_t seat = 0; seat < 4; ++seat) {
      state.hand[seat] = {};
      for (const Card card : cards_of(left[seat])) {
        state.hand[seat].cards[state.hand[seat].size++] = card;
        state.gone.remove(card);
      }
    }
    state.start_rank = 9;
    state.turn = 0;
    Lorum::put(state, 0, *card_of("TS"));
    QVERIFY(state.stage == Stage::over);
    QCOMPARE(state.last_deal.change, (std::array<std::int16_t, 4>{24, -2, -1, -3}));
    QCOMPARE(static_cast<int>(state.pot), 0);
  }

  void thePotIsKeptFromDealToDeal() {
    Match match = started(lorum_game(), game_setup_of({.rounds = 4, .contract = Contract::train}));
    finish(match);
    QCOMPARE(fact(match, "pot").get<int>(), 24);
    int sum = 0;
    for (const int score : scores(match)) sum += score;
    QCOMPARE(sum, 400 - 24);
  }

  void chipsArePaidInFull() {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Match match = started(lorum_game(), game_setup_of({.rounds = 2, .chips = 3}, seed));
      finish(match, seed);
      int sum = 0;
      for (const int score : scores(match)) sum += score;
      QCOMPARE(sum, 12);
      QCOMPARE(fact(match, "pot").get<int>(), 0);
      const int most = std::ranges::max(scores(match));
      for (const int winner : match.truth().winners()) QCOMPARE(scores(match)[static_cast<std::size_t>(winner)], most);
    }
  }

  void debtsAreAllowedAndTiesShared() {
    Match match = match_of(Contract::quart, {"", "QS KS AS 7S QC KC AC 7C", "8D", ""}, {.chips = 0});
    QCOMPARE(play(match, "QS KS AS 7S QC KC AC 7C"), QString());
    QCOMPARE(scores(match), (std::vector{-8, 24, -8, -8}));
    QCOMPARE(match.truth().winners(), std::vector{1});
    Match ape = match_of(Contract::hairy_ape, {"7D", "7C", "KH", "7S"});
    QCOMPARE(play(ape, "1 1 1 1"), QString());
    QCOMPARE(ape.truth().winners(), (std::vector{0, 1, 3}));
  }

  void theEndIsTold() {
    Match match = match_of(Contract::quart, {"", "QS KS AS 7S QC KC AC 7C", "8D", ""});
    const auto told = [](const Table& table, int reader = -1) {
      std::vector<std::string> lines;
      for (const Text& line : table.recap()) lines.push_back(english(line, {"Ada", "Ben", "Cleo", "Dan"}, reader));
      return lines;
    };
    QVERIFY(told(match.truth()).empty());
    QCOMPARE(play(match, "QS KS AS 7S QC KC AC 7C"), QString());
    QCOMPARE(
        told(match.truth(), 1),
        (std::vector<std::string>{"Quart is over", "Ada has 8 cards left. Ada pays 8 chips to you.",
                                  "You went out. You get 24 chips.", "Cleo has 8 cards left. Cleo pays 8 chips to you.",
                                  "Dan has 8 cards left. Dan pays 8 chips to you."}));
    QCOMPARE(told(match.truth()).at(4), std::string("Dan has 8 cards left. Dan pays 8 chips to Ben."));
    Match ape = match_of(Contract::hairy_ape, {"7D", "7C", "KH", "7S"});
    QCOMPARE(play(ape, "1 1 1 1"), QString());
    QCOMPARE(told(*ape.know(2), 2),
             (std::vector<std::string>{"Hairy Ape is over", "Ada escaped the king of hearts.",
                                       "Ben escaped the king of hearts.",
                                       "You captured the king of hearts. You pay 4 chips into the pot.",
                                       "Dan escaped the king of hearts.", "The pot now holds 4 chips."}));
    Match domino = started(lorum_game(), game_setup_of({.contract = Contract::domino}));
    finish(domino);
    const auto lines = told(domino.truth());
    QCOMPARE(lines.back(), std::string("The pot is empty again."));
    QVERIFY(std::ranges::any_of(lines,
                                [](const std::string& line) { return line.find("went out.") != std::string::npos; }));
    QVERIFY(std::ranges::any_of(
        lines, [](const std::string& line) { return line.find("takes the pot of ") != std::string::npos; }));
  }

  void aLeadDecidesTheLastDealOnly() {
    Lorum::State state = Lorum::start({4, game_setup_of({.rounds = 4}).options, 0});
    state.chips = {110, 100, 100, 100};
    state.deal = 1;
    std::vector<double> early(4);
    Lorum::worth(state, early);
    state.deal = 27;
    std::vector<double> late(4);
    Lorum::worth(state, late);
    QVERIFY(early[0] > best_other(early));
    QVERIFY(late[0] > early[0]);
    state.deal = 28;
    state.stage = Stage::over;
    std::vector<double> over(4);
    Lorum::worth(state, over);
    QCOMPARE(over, (std::vector<double>{1, 0, 0, 0}));
  }

  void knowsGoodCards() {
    const auto appeal_of = [](const Match& match, int seat, const char* card) {
      const auto known = match.know(seat);
      const auto& state = static_cast<const KnowledgeOf<Lorum>&>(*known).state();
      return lorum::play_value(lorum::Outlook(state, seat), *card_of(card));
    };
    // A high card goes under a higher one, and a queen most gladly.
    Match queens = match_of(Contract::queens, {"", "KC", "QC 7C JC", ""});
    QCOMPARE(play(queens, "KC"), QString());
    QVERIFY(appeal_of(queens, 2, "QC") > appeal_of(queens, 2, "JC"));
    QVERIFY(appeal_of(queens, 2, "JC") > appeal_of(queens, 2, "7C"));
    // A long run of one's own is the lead in Quart.
    const Match quart = match_of(Contract::quart, {"", "8S 9S TS JS 8D", "9D", ""});
    QVERIFY(appeal_of(quart, 1, "8S") > appeal_of(quart, 1, "8D"));
    // Nobody pays in Train who need not.
    Match train = match_of(Contract::train, {"", "AC", "AD KD 7D", "KC"});
    QCOMPARE(play(train, "AC 7D"), QString());
    QVERIFY(appeal_of(train, 3, "KC") > -1);
    Match near = match_of(Contract::train, {"KH", "AC", "AD", "AS 7D"});
    QCOMPARE(play(near, "AC AD"), QString());
    QVERIFY(appeal_of(near, 3, "7D") > appeal_of(near, 3, "AS"));
  }

  void allDealsThatFitAreImagined() {
    // Seat 2 lacks clubs and seat 3 diamonds; what is imagined for seat 1 keeps to it and moves the rest about.
    Match match =
        match_of(Contract::no_tricks, {"7D 8D", "7C 8C 9D TD", "7H 8H 9H TH JD QD KD AD", "JH QH KH AH 9C TC JC QC"});
    QCOMPARE(play(match, "7C 7H 9C KC"), QString());
    QCOMPARE(turn(match), 0);
    QCOMPARE(play(match, "7D 9D JD JH"), QString());
    Rng rng(7);
    std::array<int, 3> hearts{};
    constexpr int times = 400;
    for (int i = 0; i < times; ++i) {
      const auto imagined = match.know(1)->imagine(rng);
      const View view = imagined->show(std::nullopt);
      for (const PileView& each : view.piles) {
        for (const Card card : each.cards) {
          if (each.id == "hand.2") QVERIFY(card.suit() != Suit::clubs);
          if (each.id == "hand.3") QVERIFY(card.suit() != Suit::diamonds);
          if (card.suit() != Suit::hearts) continue;
          if (each.id == "hand.0") ++hearts[0];
          if (each.id == "hand.2") ++hearts[1];
          if (each.id == "hand.3") ++hearts[2];
        }
      }
    }
    for (const int count : hearts) QVERIFY(count > times / 4);
  }
};

QTEST_APPLESS_MAIN(TestLorumChips)
#include "test_lorum_chips.moc"
