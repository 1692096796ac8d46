// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ristiseiska_table.h"

using namespace fulltable;
using namespace fulltable::ristiseiska_table;
using Phase = Ristiseiska::Phase;
using Texts = std::vector<std::string>;

// The paragraphs of the rules page, each in a function named after it; those on begging: test_ristiseiska_begging.cpp.
class TestRistiseiska : public QObject {
  Q_OBJECT

 private slots:
  void options();
  void pack_and_piles();
  void the_deal();
  void open_cards_and_eights();
  void who_can_play_must_play();
  void first_turn();
  void going_out();
  void again();
  void bad_moves();
  void illegal_moves();
  void scoring();
  void further_deals();
  void what_each_seat_sees();
  void undo_save_and_load();
};

void TestRistiseiska::options() {
  const GameInfo& info = ristiseiska().info();
  QCOMPARE(info.min_seats, 3);
  QCOMPARE(info.max_seats, 5);
  QCOMPARE(info.default_seats, 4);
  const Json standard = json_of(info, info.standard_options());
  QCOMPARE(standard, Json::parse(R"({"false_beg": "refused", "eights": "after_seven", "ace_king_again": false,
                                     "deals": 1, "scoring": "wins"})"));
  for (const char* wrong : {R"({"deals": 0})", R"({"deals": 21})", R"({"eights": "never"})", R"({"scoring": 1})",
                            R"({"false_beg": true})", R"({"ace_king_again": "yes"})", R"({"jokers": 2})"}) {
    const auto options = options_of(info, Json::parse(wrong));
    QVERIFY(!options);
    QCOMPARE(options.refusal().code, Code::bad_option);
  }
}

void TestRistiseiska::pack_and_piles() {
  Match match = match_with({"7C 6C", "8C", "9C 7D", "TC"});
  QCOMPARE(play(match, {"play 7C", "play 8C", "play 9C", "play TC"}), QString());
  QCOMPARE(play(match, {"play 6C"}), QString());
  const Json piles = match.state(std::nullopt)["piles"];
  QCOMPARE(piles.size(), std::size_t{16});
  QCOMPARE(piles["seven.C"], Json::parse(R"(["7C"])"));
  QCOMPARE(piles["high.C"], Json::parse(R"(["8C", "9C", "TC"])"));
  QCOMPARE(piles["low.C"], Json::parse(R"(["6C"])"));
  for (const char* empty : {"seven.D", "low.D", "high.D", "seven.H", "low.H", "high.H", "seven.S", "low.S", "high.S"})
    QCOMPARE(piles[empty], Json::array());
  QCOMPARE(piles["hand.0"].size(), std::size_t{11});

  const State state = middle({"2D", "3D", "4D"}, "7C 6C 5C 4C 3C 2C AC 7S 8S 9S TS JS QS KS 7H 6H 5H 4H 3H 2H AH");
  QCOMPARE(facts_of(state)["closed"], Json::parse(R"(["high.S", "low.C", "low.H"])"));
  const View view = Ristiseiska::show(state, std::nullopt);
  const auto low = std::ranges::find(view.piles, "low.H", &PileView::id);
  QCOMPARE(json_of(low->cards), Json::parse(R"(["6H", "5H", "4H", "3H", "2H", "AH"])"));
}

void TestRistiseiska::the_deal() {
  for (int seats = 3; seats <= 5; ++seats) {
    for (int dealer = 0; dealer < seats; ++dealer) {
      GameSetup game_setup = game_setup_of(seats, {}, 7);
      game_setup.dealer = dealer;
      const auto match = Match::start(ristiseiska(), game_setup);
      const State& state = truth_of<Ristiseiska>(*match);
      const Cards& pack = match->pack(1);
      for (int i = 0; i < 52; ++i)
        QVERIFY(state.hand[static_cast<std::size_t>((dealer + 1 + i) % seats)].has(pack[static_cast<std::size_t>(i)]));
      QVERIFY(state.hand[static_cast<std::size_t>(state.turn)].has(first_card));
      for (int i = 0; i < seats; ++i)
        QCOMPARE(int{state.count[static_cast<std::size_t>((dealer + 1 + i) % seats)]}, (51 - i) / seats + 1);
    }
  }
}

void TestRistiseiska::open_cards_and_eights() {
  Match match = match_with({"6C 8C 7D", "7C", "", "KS"});
  QCOMPARE(turn(match), 1);
  QCOMPARE(legal_texts(match), Texts{"play 7C"});
  QCOMPARE(match.state(0)["facts"]["open"], Json::parse(R"(["7C"])"));
  QCOMPARE(play(match, {"play 7C"}), QString());
  QCOMPARE(match.state(0)["facts"]["open"], Json::parse(R"(["6C", "8C", "7D", "7H", "7S"])"));

  const std::string_view placed = "7C 6C 7D 8D 7H 7S 6S 5S";
  QCOMPARE(facts_of(middle({"AC", "2C", "3C"}, placed))["open"],
           Json::parse(R"(["5C", "8C", "6D", "9D", "6H", "8H", "4S", "8S"])"));
  const Variant after_six{false, true};
  QCOMPARE(facts_of(middle({"AC", "2C", "3C"}, "7C 6C 7D 7H 7S 6S 5S 8S", after_six))["open"],
           Json::parse(R"(["5C", "8C", "6D", "6H", "4S", "9S"])"));
  const auto row = match.state(0)["facts"]["row"];
  QCOMPARE(row, Json::parse(R"(["C"])"));
}

void TestRistiseiska::who_can_play_must_play() {
  State state = middle({"8C 2D", "KD QD", "KH QH"}, "7C");
  QCOMPARE(legal_in(state), Texts{"play 8C"});
  make(state, "play 8C");
  QCOMPARE(int{state.turn}, 1);
  QCOMPARE(legal_in(state), Texts{"beg"});
}

void TestRistiseiska::first_turn() {
  Match match = match_with({"7C 7D 7H 7S 6C 8C", "2C", "3C 9C", "4C"});
  QCOMPARE(play(match, {"play 7C"}), QString());
  QCOMPARE(legal_texts(match), Texts{"pass"});
  QCOMPARE(play(match, {"pass"}), QString());
  QCOMPARE(match.state(0)["facts"]["had_turn"], Json::parse("[true, true, false, false]"));
  QCOMPARE(match.state(0)["facts"]["idle"], Json(1));
  QCOMPARE(play(match, {"pass", "pass", "play 8C"}), QString());
  QCOMPARE(match.state(0)["facts"]["idle"], Json(0));
  QCOMPARE(legal_texts(match), Texts{"beg"});
}

void TestRistiseiska::going_out() {
  State state = middle({"8C", "KD QD", "KH"}, "7C");
  make(state, "play 8C");
  QCOMPARE(Ristiseiska::stage(state), Stage::over);
  QVERIFY(Ristiseiska::to_act(state).empty());
  const View view = Ristiseiska::show(state, std::nullopt);
  QCOMPARE(view.phase, std::string_view("over"));
  QCOMPARE(view.facts["open"], Json::array());
  QCOMPARE(view.facts["results"], Json::parse(R"([{"winner": 0, "left": [0, 2, 1]}])"));
}

void TestRistiseiska::again() {
  const Variant variant{false, false, true};
  State state = middle({"KC 8D QH", "KD", "KH"}, "7C 8C 9C TC JC QC 7D");
  make(state, "play KC");
  QCOMPARE(state.phase, Phase::play);

  state = middle({"KC KD 8S QH", "AD 2D", "KH 3D"}, "7C 8C 9C TC JC QC 7D 8D 9D TD JD QD 7S", variant);
  make(state, "play KC");
  QCOMPARE(state.phase, Phase::again);
  QCOMPARE(int{state.turn}, 0);
  QCOMPARE(legal_in(state), (Texts{"done", "play 8S", "play KD"}));
  const Refusal beg = Ristiseiska::why_not(state, 0, Move(Ristiseiska::beg));
  QCOMPARE(beg.code, Code::illegal_move);
  make(state, "play KD");
  QCOMPARE(state.phase, Phase::again);
  State stopped = state;
  make(stopped, "done");
  QCOMPARE(int{stopped.turn}, 1);
  QCOMPARE(int{stopped.idle}, 0);
  QCOMPARE(stopped.log.size(), std::size_t{2});  // not logged
  make(state, "play 8S");
  QCOMPARE(state.phase, Phase::play);
  QCOMPARE(int{state.turn}, 1);

  state = middle({"KC QH", "AD", "KH"}, "7C 8C 9C TC JC QC", variant);
  make(state, "play KC");
  QCOMPARE(legal_in(state), Texts{"done"});
  state = middle({"KC", "AD", "KH"}, "7C 8C 9C TC JC QC", variant);
  make(state, "play KC");
  QCOMPARE(state.phase, Phase::finished);
}

void TestRistiseiska::bad_moves() {
  Match match = match_with({"7C", "", "", ""});
  for (const char* text : {"", "play", "play 7C 8C", "play 1C", "give", "give 7C 7D", "pass 7C", "beg 1", "done now",
                           "discard 7C", "7C", "play ??", "play 7", "give hand"})
    QCOMPARE(refused(match, 0, text), QString("bad_move"));
  QVERIFY(*match.truth().read("  PLAY\t7c ") == Move(Ristiseiska::play, first_card));
  for (const char* text : {"play 7C", "pass", "beg", "give KD", "done", "play XL"})
    QCOMPARE(match.truth().write(*match.truth().read(text)), std::string(text));
}

void TestRistiseiska::illegal_moves() {
  Match match = match_with({"7C 7D 7H 7S 6C 8C KD", "2C", "3C 9C", "4C"});
  for (const char* text : {"play 7D", "play 2C", "play XB", "pass", "beg", "give 7C", "done"})
    QCOMPARE(refused(match, 0, text), QString("illegal_move"));
  QCOMPARE(refused(match, 1, "pass"), QString("not_to_act"));
  QCOMPARE(refused(match, 1, "rubbish"), QString("not_to_act"));
  QCOMPARE(refused(match, 4, "pass"), QString("bad_request"));
  QCOMPARE(refused(match, -1, "pass"), QString("bad_request"));
  QCOMPARE(play(match, {"play 7C"}), QString());
  for (const char* text : {"beg", "play 2C", "play 8C", "done", "give 2C"})
    QCOMPARE(refused(match, 1, text), QString("illegal_move"));
  QCOMPARE(play(match, {"pass", "pass", "pass"}), QString());
  for (const char* text : {"pass", "beg", "play KD", "give KD", "done"})
    QCOMPARE(refused(match, 0, text), QString("illegal_move"));
  QCOMPARE(play(match, {"play 8C"}), QString());
  for (const char* text : {"pass", "done", "give 2C"}) QCOMPARE(refused(match, 1, text), QString("illegal_move"));
  QCOMPARE(play(match, {"beg"}), QString());
  QCOMPARE(refused(match, 1, "give 2C"), QString("not_to_act"));
  for (const char* text : {"play 6C", "pass", "beg", "done", "give 2C", "give XL"})
    QCOMPARE(refused(match, 0, text), QString("illegal_move"));

  Rng rng(3);
  while (!match.over()) QCOMPARE(play(match, {match.truth().write(random_move(match.truth(), rng))}), QString());
  QCOMPARE(refused(match, 0, "play 7C"), QString("game_over"));
  QCOMPARE(refused(match, 9, "play 7C"), QString("bad_request"));
}

void TestRistiseiska::scoring() {
  State state = middle({"8C", "2D", "KD QD", "KH"}, "7C");
  make(state, "play 8C");
  QCOMPARE(Ristiseiska::show(state, std::nullopt).scores, (std::vector<int>{1, 0, 0, 0}));
  // Worked example 1.
  state = middle({"AD KS", "2D", "8C", "KH"}, "7C");
  state.turn = 2;
  make(state, "play 8C");
  QCOMPARE(Ristiseiska::show(state, std::nullopt).scores, (std::vector<int>{0, 0, 1, 0}));
  QCOMPARE(Ristiseiska::winners(state), std::vector<int>{2});
  // Worked example 2.
  state = middle({"AD 2D 3D", "4D", "8C", "KH QH JH TH 9H"}, "7C", {false, false, false, 1, true});
  state.turn = 2;
  make(state, "play 8C");
  QCOMPARE(Ristiseiska::show(state, std::nullopt).scores, (std::vector<int>{-3, -1, 9, -5}));
  QCOMPARE(Ristiseiska::winners(state), std::vector<int>{2});
  // Worked example 3.
  state = middle({"AD", "2D", "3D", "8C"}, "7C", {false, false, false, 3});
  for (const int winner : {0, 1, 3}) {
    if (Ristiseiska::stage(state) == Stage::deal_due) {
      Ristiseiska::deal(state, standard_pack());
      state.placed = set_of("7C");
    }
    state.turn = static_cast<std::int8_t>(winner);
    state.hand[static_cast<std::size_t>(winner)] = set_of("8C");
    state.count[static_cast<std::size_t>(winner)] = 1;
    make(state, "play 8C");
  }
  QCOMPARE(Ristiseiska::stage(state), Stage::over);
  QCOMPARE(Ristiseiska::winners(state), (std::vector<int>{0, 1, 3}));
}

void TestRistiseiska::further_deals() {
  GameSetup game_setup = game_setup_of(3, {false, false, false, 3, true}, 11);
  game_setup.dealer = 2;
  auto match = Match::start(ristiseiska(), game_setup);
  Rng rng(5);
  int deals = 1;
  while (!match->over()) {
    QVERIFY(!match->submit(turn(*match), random_move(match->truth(), rng)));
    const Json state = match->state(std::nullopt);
    if (state["deal"] == deals) continue;
    ++deals;
    QCOMPARE(state["deal"], Json(deals));
    QCOMPARE(state["dealer"], Json((2 + deals - 1) % 3));
    QCOMPARE(state["facts"]["log"], Json::array());
    QCOMPARE(state["facts"]["results"].size(), static_cast<std::size_t>(deals - 1));
    QCOMPARE(state["facts"]["had_turn"], Json::parse("[false, false, false]"));
    QCOMPARE(legal_texts(*match), Texts{"play 7C"});
  }
  QCOMPARE(deals, 3);
  const Json state = match->state(0);
  QCOMPARE(state["dealer"], Json(1));
  QCOMPARE(state["facts"]["results"].size(), std::size_t{3});
  int total = 0;
  for (const int score : state["scores"].get<std::vector<int>>()) total += score;
  QCOMPARE(total, 0);
}

void TestRistiseiska::what_each_seat_sees() {
  Match match = match_of(9, 4, {true});
  Rng rng(2);
  while (!match.over()) {
    const Json all = match.state(std::nullopt);
    for (int viewer = 0; viewer < 4; ++viewer) {
      const Json seen = match.state(viewer);
      QVERIFY(seen["seed"].is_null());
      for (int seat = 0; seat < 4; ++seat) {
        const std::string hand = "hand." + std::to_string(seat);
        QCOMPARE(seen["piles"][hand].size(), all["piles"][hand].size());
        if (seat == viewer)
          QCOMPARE(seen["piles"][hand], all["piles"][hand]);
        else
          for (const Json& card : seen["piles"][hand]) QCOMPARE(card, Json("??"));
        QCOMPARE(seen["facts"]["withheld"][static_cast<std::size_t>(seat)].is_null(), seat != viewer);
      }
      for (const Json& entry : seen["facts"]["log"])
        if (entry[1] == "give") QCOMPARE(entry[2] == "??", entry[0] != viewer && entry[3] != viewer);
    }
    QVERIFY(!match.submit(turn(match), random_move(match.truth(), rng, 0.3)));
  }
  Json open = match.state(1);
  QCOMPARE(open, match.state(std::nullopt));
  QCOMPARE(open["to_act"], Json::array());
}

void TestRistiseiska::undo_save_and_load() {
  Match match = match_of(4, 5, {true, true, true, 2, true});
  Rng rng(8);
  std::vector<Json> states;
  while (!match.over()) {
    states.push_back(match.state(std::nullopt));
    QVERIFY(!match.submit(turn(match), random_move(match.truth(), rng, 0.2)));
  }
  const auto loaded = Match::load(match.record());
  QVERIFY(loaded);
  QCOMPARE(loaded->state(std::nullopt), match.state(std::nullopt));
  for (auto before = states.rbegin(); before != states.rend(); ++before) {
    QVERIFY(!match.undo());
    QCOMPARE(match.state(std::nullopt), *before);
  }
  QVERIFY(match.undo());
}

QTEST_APPLESS_MAIN(TestRistiseiska)
#include "test_ristiseiska.moc"
