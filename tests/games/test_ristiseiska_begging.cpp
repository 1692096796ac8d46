// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ristiseiska_table.h"

using namespace fulltable;
using namespace fulltable::ristiseiska_table;
using Phase = Ristiseiska::Phase;
using Texts = std::vector<std::string>;

// The paragraphs of the rules page on begging, each in a function named after it.
class TestRistiseiskaBegging : public QObject {
  Q_OBJECT

 private slots:
  void begging();
  void giver_skips_single_cards();
  void nobody_may_hold_the_game_up();
  void false_begging();
  void found_out_with_the_last_card();
  void no_penalty_where_nobody_can_pay();
};

void TestRistiseiskaBegging::begging() {
  Match match = match_with({"7C 7D 7H 7S 6C 8C KD", "2C", "3C 9C", "4C"});
  QCOMPARE(play(match, {"play 7C", "pass", "pass", "pass", "play 8C", "beg"}), QString());
  Json state = match.state(1);
  QCOMPARE(state["phase"], Json("give"));
  QCOMPARE(state["to_act"], Json::parse("[0]"));
  QCOMPARE(state["facts"]["beggar"], Json(1));
  QCOMPARE(legal_texts(match).size(), std::size_t{11});
  QCOMPARE(play(match, {"give KD"}), QString());
  state = match.state(std::nullopt);
  QCOMPARE(state["phase"], Json("play"));
  QCOMPARE(state["to_act"], Json::parse("[2]"));  // the beggar's turn is over
  QCOMPARE(state["facts"]["beggar"], Json(nullptr));
  QCOMPARE(state["facts"]["idle"], Json(1));
  const Json& hand = state["piles"]["hand.1"];
  QVERIFY(std::find(hand.begin(), hand.end(), Json("KD")) != hand.end());
  const Json log = Json::parse(R"([[0, "play", "7C", null], [1, "pass", null, null], [2, "pass", null, null],
      [3, "pass", null, null], [0, "play", "8C", null], [1, "beg", null, 0], [0, "give", "KD", 1]])");
  QCOMPARE(state["facts"]["log"], log);
  QCOMPARE(match.state(0)["facts"]["log"], log);
  QCOMPARE(match.state(1)["facts"]["log"], log);
  Json concealed = log;
  concealed[6][2] = "??";
  QCOMPARE(match.state(2)["facts"]["log"], concealed);
}

void TestRistiseiskaBegging::giver_skips_single_cards() {
  // Worked example 4, with the seats turned so that the beggar acts.
  State state = middle({"AD", "2D 3D 4D 5D", "KD", "AH"}, "7C");
  state.turn = 3;
  State begged = state;
  make(begged, "beg");
  QCOMPARE(int{begged.turn}, 1);
  QCOMPARE(begged.log.back(), (Ristiseiska::Entry{3, Act::beg, unknown_card, 1}));
  state = middle({"AD", "2D", "KD", "AH"}, "7C");
  state.turn = 3;
  make(state, "beg");
  QCOMPARE(state.phase, Phase::play);
  QCOMPARE(int{state.turn}, 0);
  QCOMPARE(int{state.idle}, 1);
  QCOMPARE(facts_of(state)["log"], Json::parse(R"([[3, "beg", null, null]])"));
}

void TestRistiseiskaBegging::nobody_may_hold_the_game_up() {
  State state = middle({"KD QD", "8C AD", "KH QH"}, "7C");
  make(state, "beg");  // seat 2 gives
  state.idle = 5;
  QCOMPARE(legal_in(state), (Texts{"give KH", "give QH"}));
  make(state, "give KH");
  state = middle({"KD QD", "KH QH", "8C AD"}, "7C");
  state.idle = 5;
  make(state, "beg");
  QCOMPARE(legal_in(state), (Texts{"give 8C", "give AD"}));
  state.idle = 6;
  QCOMPARE(legal_in(state), Texts{"give AD"});
  const Refusal refusal = Ristiseiska::why_not(state, 2, Move(Ristiseiska::give, *card_of("8C")));
  QCOMPARE(refusal.code, Code::illegal_move);
  QCOMPARE(refusal.rule, std::string("Nobody may hold the game up for ever"));
  state.hand[2] = set_of("8C 7D");
  QCOMPARE(legal_in(state), (Texts{"give 7D", "give 8C"}));

  state = middle({"8C QD", "KH QH", "AD KS"}, "7C", {true});
  QCOMPARE(legal_in(state), (Texts{"beg", "play 8C"}));
  state.idle = 6;
  QCOMPARE(legal_in(state), Texts{"play 8C"});
}

void TestRistiseiskaBegging::false_begging() {
  const Variant variant{true};
  State state = middle({"8C 7D 6C KD", "6S 5S 4S", "AH KH 2H", "TS"}, "7C 7S", variant);
  make(state, "beg");
  QCOMPARE(state.phase, Phase::give);
  QCOMPARE(int{state.turn}, 2);  // seat 3 has one card
  make(state, "give AH");
  QCOMPARE(facts_of(state)["withheld"], Json::parse(R"([["6C", "7D", "8C"], [], [], []])"));
  make(state, "play 6S");
  make(state, "beg");  // honest
  QCOMPARE(int{state.turn}, 1);
  make(state, "give 4S");
  QCOMPARE(facts_of(state)["withheld"][2], Json::array());
  make(state, "beg");
  make(state, "give 4S");
  QCOMPARE(int{state.turn}, 0);
  state.turn = 1;
  state.hand[1] = set_of("5S");
  state.count[1] = 1;
  State kept = state;

  // Given away, a card is withheld no longer.
  kept.turn = 1;
  kept.hand[1] = set_of("QS JS");
  kept.count[1] = 2;
  make(kept, "beg");
  QCOMPARE(int{kept.turn}, 0);
  make(kept, "give 7D");
  QCOMPARE(facts_of(kept)["withheld"][0], Json::parse(R"(["6C", "8C"])"));

  // Found out: everybody with two cards gives one, clockwise from the left.
  state.turn = 0;
  state.hand[1] = set_of("5S QS");
  state.count[1] = 2;
  make(state, "play 8C");
  QCOMPARE(state.phase, Phase::penalty);
  QCOMPARE(int{state.offender}, 0);
  QCOMPARE(int{state.turn}, 1);
  QCOMPARE(facts_of(state)["withheld"][0], Json::array());
  QCOMPARE(legal_in(state), (Texts{"give 5S", "give QS"}));
  make(state, "give QS");
  QCOMPARE(int{state.turn}, 2);
  make(state, "give KH");
  QCOMPARE(int{state.turn}, 3);
  make(state, "give TS");
  QCOMPARE(state.phase, Phase::play);
  QCOMPARE(int{state.offender}, -1);
  QCOMPARE(int{state.turn}, 1);
  const Json log = facts_of(state)["log"];
  QCOMPARE(log[log.size() - 4], Json::parse(R"([0, "caught", null, null])"));
  QCOMPARE(log[log.size() - 3], Json::parse(R"([1, "give", "QS", 0])"));
  QCOMPARE(int{state.idle}, 0);
  QCOMPARE(state.hand[0], set_of("7D 6C KD AH QS KH TS"));

  // No false beg in the first turn, nor where nobody can give.
  state = middle({"8C 7D", "5S", "AH", "TS"}, "7C 7S", variant);
  QCOMPARE(legal_in(state), (Texts{"play 7D", "play 8C"}));
  state = middle({"8C 7D", "5S 4S", "AH", "TS"}, "7C 7S", variant);
  state.had_turn = 0;
  QCOMPARE(legal_in(state), (Texts{"play 7D", "play 8C"}));
  state = middle({"8C 7D", "5S 4S", "AH", "TS"}, "7C 7S");
  QCOMPARE(legal_in(state), (Texts{"play 7D", "play 8C"}));
}

void TestRistiseiskaBegging::found_out_with_the_last_card() {
  State state = middle({"KC", "6S 5S", "AH", "TS 9S"}, "7C 8C 9C TC JC QC", {true, false, true});
  state.withheld[0] = set_of("KC");
  make(state, "play KC");
  QCOMPARE(state.phase, Phase::penalty);
  QCOMPARE(int{state.count[0]}, 0);
  make(state, "give 5S");
  QCOMPARE(int{state.turn}, 3);  // seat 2 has one card
  make(state, "give TS");
  QCOMPARE(state.phase, Phase::play);  // no other card after the king
  QCOMPARE(int{state.turn}, 1);
  QCOMPARE(state.hand[0], set_of("5S TS"));
}

void TestRistiseiskaBegging::no_penalty_where_nobody_can_pay() {
  State state = middle({"KC", "6S", "AH", "TS"}, "7C 8C 9C TC JC QC", {true});
  state.withheld[0] = set_of("KC");
  make(state, "play KC");
  QCOMPARE(Ristiseiska::stage(state), Stage::over);
  QCOMPARE(state.log.size(), std::size_t{1});
  state = middle({"KC 8D", "6S", "AH", "TS"}, "7C 8C 9C TC JC QC 7D", {true, false, true});
  state.withheld[0] = set_of("KC");
  make(state, "play KC");
  QCOMPARE(state.phase, Phase::again);
}

QTEST_APPLESS_MAIN(TestRistiseiskaBegging)
#include "test_ristiseiska_begging.moc"
