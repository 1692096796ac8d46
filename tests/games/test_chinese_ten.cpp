// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chinese_ten_table.h"

using namespace fulltable;
using namespace fulltable::chinese_ten_table;

// The paragraphs of the rules page, each in a function named after it.
class TestChineseTen : public QObject {
  Q_OBJECT

 private slots:
  void options();
  void pack_and_piles();
  void the_deal();
  void four_of_a_kind_are_the_dealers();
  void any_four_twins_are_the_dealers();
  void triple();
  void what_pairs();
  void phase_play();
  void phase_draw();
  void phase_capture();
  void comes_out_even();
  void leftovers_with_any_four();
  void bad_moves();
  void illegal_moves();
  void scoring();
  void end_of_the_game();
  void further_deals();
  void last_play_and_last_deal();
  void what_each_seat_sees();
  void undo_save_and_load();
  void sentences();
  void reasons();
  void at_the_table();
};

namespace {

Json facts_of(const Match& match) {
  return match.state(std::nullopt)["facts"];
}
Json pile_of(const Match& match, const char* pile) {
  return match.state(std::nullopt)["piles"][pile];
}
Json texts(std::string_view cards) {
  Json list = Json::array();
  for (const Card card : cards_of(cards)) list.push_back(to_text(card));
  return list;
}

void play_on(Match& match, Rng& rng) {
  QVERIFY(!match.submit(turn(match), random_move(match.truth(), rng)));
}

/// Plays to the end of the game, always the first legal move in the order of their texts.
void play_out(Match& match) {
  while (!match.over()) QCOMPARE(play(match, {legal_texts(match).front()}), QString());
}

}  // namespace

void TestChineseTen::options() {
  const GameInfo& info = the_game().info();
  QCOMPARE(info.min_seats, 2);
  QCOMPARE(info.max_seats, 4);
  QCOMPARE(info.default_seats, 2);
  QCOMPARE(json_of(info, info.standard_options()), Json::parse(R"({"deals": 1, "dealer_takes": "four_of_a_kind"})"));
  for (const char* wrong :
       {R"({"deals": 0})", R"({"deals": 21})", R"({"dealer_takes": "all"})", R"({"deals": true})", R"({"aces": 1})"}) {
    const auto options = options_of(info, Json::parse(wrong));
    QVERIFY(!options);
    QCOMPARE(options.refusal().code, Code::bad_option);
  }
}

void TestChineseTen::pack_and_piles() {
  for (int seats = 2; seats <= 4; ++seats) {
    const Match match = match_of(3, seats);
    const Json piles = match.state(std::nullopt)["piles"];
    QCOMPARE(piles.size(), static_cast<std::size_t>(2 * seats + 3));
    for (int seat = 0; seat < seats; ++seat) {
      QCOMPARE(piles["hand." + std::to_string(seat)].size(), static_cast<std::size_t>(24 / seats));
      QCOMPARE(piles["won." + std::to_string(seat)], Json::array());
    }
    QCOMPARE(piles["stock"].size(), std::size_t{24});
    QCOMPARE(piles["table"].size(), std::size_t{4});
    QCOMPARE(piles["turned"], Json::array());
  }
}

void TestChineseTen::the_deal() {
  for (int seats = 2; seats <= 4; ++seats) {
    for (int dealer = 0; dealer < seats; ++dealer) {
      GameSetup game_setup = game_setup_of(seats, 1, false, 5);
      game_setup.dealer = dealer;
      const auto match = Match::start(the_game(), game_setup);
      const State& state = truth_of<ChineseTen>(*match);
      const Cards& pack = match->pack(1);
      for (int i = 0; i < 24; ++i)
        QVERIFY(state.hand[static_cast<std::size_t>((dealer + 1 + i) % seats)].has(pack[static_cast<std::size_t>(i)]));
      QCOMPARE(json_of(Cards(pack.begin() + 24, pack.begin() + 28)), pile_of(*match, "table"));
      Cards stock(pack.begin() + 28, pack.end());
      std::ranges::reverse(stock);
      QCOMPARE(json_of(stock), pile_of(*match, "stock"));
      QCOMPARE(turn(*match), (dealer + 1) % seats);
      QCOMPARE(match->state(std::nullopt)["phase"], Json("play"));
    }
  }
}

void TestChineseTen::four_of_a_kind_are_the_dealers() {
  for (const char* four : {"5S 5C 5H 5D", "TC TD TH TS", "JH JD JS JC", "QC QD QH QS", "KD KC KS KH"}) {
    for (const bool any_four : {false, true}) {
      const Match match = match_with({{"", "", ""}, four}, any_four);
      QCOMPARE(pile_of(match, "table"), Json::array());
      QCOMPARE(pile_of(match, "won.2").size(), std::size_t{4});
      QCOMPARE(facts_of(match)["triple"], Json(nullptr));
      QCOMPARE(facts_of(match)["last_play"],
               Json({{"seat", 2}, {"card", nullptr}, {"source", "layout"}, {"captured", texts(four)}}));
      QCOMPARE(turn(match), 0);
    }
  }
  const Match match = match_with({{"", ""}, "9S 9C 9H 9D"});
  QCOMPARE(pile_of(match, "table"), texts("9S 9C 9H 9D"));
  QCOMPARE(facts_of(match)["last_play"], Json(nullptr));
}

void TestChineseTen::any_four_twins_are_the_dealers() {
  for (const char* four : {"KS QH TC 5D", "KS KH KC 5D", "JS JH TC TD"}) {
    const Match narrow = match_with({{"", ""}, four});
    QCOMPARE(pile_of(narrow, "table"), texts(four));
    const Match wide = match_with({{"", ""}, four}, true);
    QCOMPARE(pile_of(wide, "table"), Json::array());
    QCOMPARE(pile_of(wide, "won.1").size(), std::size_t{4});
    QCOMPARE(facts_of(wide)["triple"], Json(nullptr));
    QCOMPARE(facts_of(wide)["last_play"]["captured"], texts(four));
  }
  QCOMPARE(pile_of(match_with({{"", ""}, "KS QH TC 4D"}, true), "table"), texts("KS QH TC 4D"));
}

void TestChineseTen::triple() {
  for (const char* rank : {"5", "T", "J", "Q", "K"}) {
    const std::string three = std::string(rank) + "S " + rank + "C 2H " + rank + "D";
    QCOMPARE(facts_of(match_with({{"", ""}, three}))["triple"], Json(rank));
    QCOMPARE(facts_of(match_with({{"", ""}, three}, true))["triple"], Json(rank));
  }
  for (const char* other : {"AS AC AH 2D", "9S 9C 9H KD", "KS KC 2H 3D", "4S 4D 4H 6D"})
    QCOMPARE(facts_of(match_with({{"", ""}, other}))["triple"], Json(nullptr));

  // From the hand.
  Match match = match_with({{"KH 4D", "2C"}, "KS KC 6H KD", "8S"});
  QCOMPARE(refused(match, 0, "play KH KD", "takes all three"), QString("illegal_move"));
  QCOMPARE(play(match, {"play KH"}), QString());
  QCOMPARE(pile_of(match, "table"), texts("6H"));
  QCOMPARE(pile_of(match, "won.0"), texts("KC KD KH KS"));
  QCOMPARE(facts_of(match)["triple"], Json(nullptr));
  QCOMPARE(facts_of(match)["points"], Json::parse("[20, 0]"));
  QCOMPARE(facts_of(match)["last_play"],
           Json({{"seat", 0}, {"card", "KH"}, {"source", "hand"}, {"captured", texts("KS KC KD")}}));

  // From the stock, without a choice.
  match = match_with({{"4D", "2C"}, "KS KC 6H KD", "KH"});
  QCOMPARE(play(match, {"play 4D 6H", "draw stock"}), QString());
  QCOMPARE(pile_of(match, "won.0"), texts("KC 4D KD 6H KH KS"));
  QCOMPARE(facts_of(match)["triple"], Json(nullptr));
  QCOMPARE(facts_of(match)["last_play"]["source"], Json("stock"));
  QCOMPARE(facts_of(match)["last_play"]["captured"], texts("KS KC KD"));
  QCOMPARE(turn(match), 1);
}

void TestChineseTen::what_pairs() {
  using namespace fulltable::chinese_ten;
  const std::string_view partner = "98765432ATJQK";
  for (const Card card : all_cards) {
    const int rank = *rank_of(partner[static_cast<std::size_t>(card.rank())]);
    QCOMPARE(partner_rank(card.rank()), rank);
    QCOMPARE(partners_of(card), of_rank(rank) - CardSet::of(card));
    QCOMPARE(is_twin(card.rank()), rank == card.rank());
  }
  // Cards that lay side by side from the start do not capture each other.
  const Match match = match_with({{"", ""}, "3S 7C AH 9D"});
  QCOMPARE(pile_of(match, "table"), texts("3S 7C AH 9D"));
}

void TestChineseTen::phase_play() {
  Match match = match_with({{"3D KH 2C 8C 9C 9D JC QC TS TC TD TH", ""}, "7D 7S AH JD", "4S"});
  QCOMPARE(legal_texts(match), (Texts{"play 2C", "play 3D 7D", "play 3D 7S", "play 8C", "play 9C AH", "play 9D AH",
                                      "play JC JD", "play KH", "play QC", "play TC", "play TD", "play TH", "play TS"}));
  Match other = match_with({{"3D KH 2C 8C 9C 9D JC QC TS TC TD TH", ""}, "7D 7S AH JD", "4S"});
  QCOMPARE(play(match, {"play 3D 7S"}), QString());
  QCOMPARE(pile_of(match, "table"), texts("7D AH JD"));
  QCOMPARE(pile_of(match, "won.0"), texts("3D 7S"));
  QCOMPARE(match.state(0)["phase"], Json("draw"));
  QCOMPARE(turn(match), 0);
  // Nobody has to play a card that captures.
  QCOMPARE(play(other, {"play KH"}), QString());
  QCOMPARE(pile_of(other, "table"), texts("7D 7S AH JD KH"));
  QCOMPARE(facts_of(other)["last_play"],
           Json({{"seat", 0}, {"card", "KH"}, {"source", "hand"}, {"captured", Json::array()}}));
}

void TestChineseTen::phase_draw() {
  Match match = match_with({{"3D 2S", "JC TS", "6S"}, "7D 7S AH JD", "4S 7C KS"});
  QCOMPARE(play(match, {"play 2S"}), QString());
  QCOMPARE(legal_texts(match), Texts{"draw stock"});
  QCOMPARE(match.state(1)["piles"]["stock"], Json(std::vector<std::string>(24, "??")));
  QCOMPARE(play(match, {"draw stock"}), QString());  // nothing pairs
  QCOMPARE(pile_of(match, "table"), texts("7D 7S AH JD 2S 4S"));
  QCOMPARE(pile_of(match, "stock").size(), std::size_t{23});
  QCOMPARE(turn(match), 1);
  QCOMPARE(match.state(0)["phase"], Json("play"));
  QCOMPARE(play(match, {"play JC JD", "draw stock"}), QString());
  QCOMPARE(pile_of(match, "table"), texts("7D 7S AH 2S 4S 7C"));
  QCOMPARE(turn(match), 2);
  QCOMPARE(play(match, {"play 6S 4S", "draw stock"}), QString());
  QCOMPARE(turn(match), 0);

  // Exactly one pairs: also the card just played from the hand.
  match = match_with({{"3D 2S", ""}, "4C TS TH AH", "8H"});
  QCOMPARE(play(match, {"play 2S", "draw stock"}), QString());
  QCOMPARE(pile_of(match, "table"), texts("4C TS TH AH"));
  QCOMPARE(pile_of(match, "won.0"), texts("8H 2S"));
  QCOMPARE(facts_of(match)["last_play"],
           Json({{"seat", 0}, {"card", "8H"}, {"source", "stock"}, {"captured", {"2S"}}}));
  QCOMPARE(turn(match), 1);
}

void TestChineseTen::phase_capture() {
  // The example of the rules page.
  GameSetup game_setup = game_setup_of(2);
  game_setup.dealer = 0;
  game_setup.decks = {pack_for({{"AD", "KC"}, "9D 9S 9C 2H", "AH"})};
  Match match = std::move(*Match::start(the_game(), game_setup));
  QCOMPARE(play(match, {"play AD 9S"}), QString());
  QCOMPARE(pile_of(match, "won.1"), texts("AD 9S"));
  const Json last = facts_of(match)["last_play"];
  QCOMPARE(play(match, {"draw stock"}), QString());
  QCOMPARE(match.state(0)["phase"], Json("capture"));
  QCOMPARE(pile_of(match, "turned"), texts("AH"));
  QCOMPARE(match.state(0)["piles"]["turned"], texts("AH"));
  QCOMPARE(facts_of(match)["last_play"], last);
  QCOMPARE(turn(match), 1);
  QCOMPARE(legal_texts(match), (Texts{"capture 9C", "capture 9D"}));
  const Json before = facts_of(match)["points"];
  QCOMPARE(before, Json::parse("[0, 20]"));
  QCOMPARE(play(match, {"capture 9D"}), QString());
  QCOMPARE(facts_of(match)["points"], Json::parse("[0, 50]"));
  QCOMPARE(pile_of(match, "table"), texts("9C 2H"));
  QCOMPARE(pile_of(match, "turned"), Json::array());
  QCOMPARE(facts_of(match)["last_play"],
           Json({{"seat", 1}, {"card", "AH"}, {"source", "stock"}, {"captured", {"9D"}}}));
  QCOMPARE(turn(match), 0);
  QVERIFY(!match.undo());
  QCOMPARE(play(match, {"capture 9C"}), QString());
  QCOMPARE(facts_of(match)["points"], Json::parse("[0, 40]"));
}

void TestChineseTen::comes_out_even() {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const int seats = static_cast<int>(2 + seed % 3);
    Match match = match_of(seed, seats);
    Rng rng(seed);
    int plays = 0;
    while (!match.over()) {
      plays += match.state(std::nullopt)["phase"] == "play" ? 1 : 0;
      play_on(match, rng);
    }
    QCOMPARE(plays, 24);
    const Json piles = match.state(std::nullopt)["piles"];
    QCOMPARE(piles["table"], Json::array());
    QCOMPARE(piles["stock"], Json::array());
    int total = 0;
    for (const int points : facts_of(match)["points"].get<std::vector<int>>()) total += points;
    QCOMPARE(total, seats == 2 ? 210 : seats == 3 ? 240 : 280);
  }
}

void TestChineseTen::leftovers_with_any_four() {
  Match match = match_with({{"", ""}, "KS QH TC 5D"}, true);
  play_out(match);
  const Json left = pile_of(match, "table");
  QCOMPARE(left.size(), std::size_t{4});
  std::vector<char> ranks;
  for (const Json& card : left) ranks.push_back(card.get<std::string>()[0]);
  std::ranges::sort(ranks);
  QCOMPARE(std::string(ranks.begin(), ranks.end()), std::string("5KQT"));
  int open = 0;
  for (const Json& card : left) open += ::fulltable::chinese_ten::points_of(*card_of(card.get<std::string>()), 2);
  const auto points = facts_of(match)["points"].get<std::vector<int>>();
  QCOMPARE(points[0] + points[1], 210 - open);
}

void TestChineseTen::bad_moves() {
  Match match = match_of(2, 2);
  for (const char* text : {"play 10H", "play 3H 7D 7C", "draw", "pass", "", "play", "play XB", "play 3D XL", "play ??",
                           "capture", "capture 9D 9S", "capture XB", "draw table", "draw stock 2", "take 9D"})
    QCOMPARE(refused(match, turn(match), text), QString("bad_move"));
  const auto read = [&](std::string_view text) { return match.truth().read(text); };
  QCOMPARE(match.truth().write(*read(" PLAY  3d\t7D ")), std::string("play 3D 7D"));
  QCOMPARE(match.truth().write(*read("Draw  STOCK")), std::string("draw stock"));
  QCOMPARE(match.truth().write(*read("capture tc")), std::string("capture TC"));
}

void TestChineseTen::illegal_moves() {
  Match match = match_with({{"3D KH AD", "2C"}, "7D 7S 9H 9C", "AS 4C"});
  QCOMPARE(refused(match, 0, "play 2C", "don't hold"), QString("illegal_move"));
  QCOMPARE(refused(match, 0, "play 3D 7C", "isn't on the table"), QString("illegal_move"));
  QCOMPARE(refused(match, 0, "play 3D 9H", "takes a seven"), QString("illegal_move"));
  QCOMPARE(refused(match, 0, "play KH 9H", "own rank"), QString("illegal_move"));
  QCOMPARE(refused(match, 0, "play KH KH", "isn't on the table"), QString("illegal_move"));
  QCOMPARE(refused(match, 0, "play 3D", "Choose one"), QString("illegal_move"));
  QCOMPARE(refused(match, 0, "draw stock", "Play a card from your hand first"), QString("illegal_move"));
  QCOMPARE(refused(match, 0, "capture 9H"), QString("illegal_move"));
  QCOMPARE(refused(match, 1, "play 2C"), QString("not_to_act"));
  QCOMPARE(refused(match, 1, "rubbish"), QString("not_to_act"));
  QCOMPARE(refused(match, 2, "play 2C"), QString("bad_request"));
  QCOMPARE(play(match, {"play KH"}), QString());
  QCOMPARE(refused(match, 0, "play 3D 7D", "turn the top card"), QString("illegal_move"));
  QCOMPARE(refused(match, 0, "capture 9H"), QString("illegal_move"));
  QCOMPARE(play(match, {"draw stock"}), QString());
  QCOMPARE(refused(match, 0, "play 3D 7D", "the card that the ace of spades takes"), QString("illegal_move"));
  QCOMPARE(refused(match, 0, "draw stock", "the card that the ace of spades takes"), QString("illegal_move"));
  QCOMPARE(refused(match, 0, "capture 7D", "takes a nine"), QString("illegal_move"));
  QCOMPARE(refused(match, 0, "capture 9S", "isn't on the table"), QString("illegal_move"));
  QCOMPARE(play(match, {"capture 9C"}), QString());
  play_out(match);
  QCOMPARE(refused(match, 0, "play 3D"), QString("game_over"));
}

void TestChineseTen::scoring() {
  using namespace fulltable::chinese_ten;
  const auto points = [](std::string_view text, int seats) {
    CardSet set;
    for (const Card card : cards_of(text)) set.insert(card);
    return points_of(set, seats);
  };
  QCOMPARE(points("7D 3D 9S AD 9D AH KS KH", 2), 70);
  QCOMPARE(points("AC 9H", 2), 10);
  QCOMPARE(points("AC 9H", 3), 10);
  QCOMPARE(points("AC 9H", 4), 50);
  QCOMPARE(points("AS", 2), 0);
  QCOMPARE(points("AS", 3), 30);
  QCOMPARE(points("AS", 4), 30);
  for (int seats = 2; seats <= 4; ++seats) {
    const std::vector<int> red{20, 2, 3, 4, 5, 6, 7, 8, 10, 10, 10, 10, 10};
    for (int rank = 0; rank < 13; ++rank) {
      QCOMPARE(points_of(Card(rank, Suit::hearts), seats), red[static_cast<std::size_t>(rank)]);
      QCOMPARE(points_of(Card(rank, Suit::diamonds), seats), red[static_cast<std::size_t>(rank)]);
      if (rank == 0) continue;
      QCOMPARE(points_of(Card(rank, Suit::clubs), seats), 0);
      QCOMPARE(points_of(Card(rank, Suit::spades), seats), 0);
    }
  }
}

void TestChineseTen::end_of_the_game() {
  State state = truth_of<ChineseTen>(match_of(1, 4));
  state.phase = Phase::finished;
  state.done = 1;
  state.score = {70, 90, 30, 90};
  QCOMPARE(ChineseTen::winners(state), (std::vector<int>{1, 3}));
  state = truth_of<ChineseTen>(match_of(1, 2));
  state.score = {105, 105, 0, 0};
  QCOMPARE(ChineseTen::winners(state), (std::vector<int>{0, 1}));

  Match match = match_of(6, 3);
  QCOMPARE(match.state(0)["scores"], Json::parse("[0, 0, 0]"));
  play_out(match);
  const Json end = match.state(std::nullopt);
  QCOMPARE(end["phase"], Json("over"));
  QCOMPARE(end["scores"], end["facts"]["points"]);
  QCOMPARE(end["scores"], end["facts"]["last_deal"]);
  const auto scores = end["scores"].get<std::vector<int>>();
  const auto best = std::ranges::max_element(scores) - scores.begin();
  QCOMPARE(end["winners"].front(), Json(best));
  QCOMPARE(end["deal"], Json(1));
}

void TestChineseTen::further_deals() {
  GameSetup game_setup = game_setup_of(3, 3, false, 8);
  game_setup.dealer = 1;
  auto match = Match::start(the_game(), game_setup);
  Rng rng(4);
  std::vector<int> sum{0, 0, 0};
  int deal = 1;
  QVERIFY(match->truth().recap().empty());
  while (!match->over()) {
    play_on(*match, rng);
    const Json state = match->state(std::nullopt);
    if (state["deal"] == deal) {
      QCOMPARE(state["scores"], Json(sum));
      continue;
    }
    ++deal;
    QCOMPARE(state["dealer"], Json((1 + deal - 1) % 3));
    QCOMPARE(state["facts"]["points"], Json::parse("[0, 0, 0]"));
    QCOMPARE(turn(*match), (1 + deal) % 3);
    for (std::size_t seat = 0; seat < 3; ++seat) sum[seat] += state["facts"]["last_deal"][seat].get<int>();
    QCOMPARE(state["scores"], Json(sum));
    const std::vector<Text> recap = match->truth().recap();
    QCOMPARE(recap.size(), std::size_t{4});
    QCOMPARE(english(recap[0]), "Deal " + std::to_string(deal - 1) + " of 3 is over");
    const int scored = state["facts"]["last_deal"][2].get<int>();
    QCOMPARE(english(recap[3], {"Ada", "Ben", "Cleo"}), "Cleo scores " + std::to_string(scored) +
                                                            (scored == 1 ? " point, " : " points, ") +
                                                            std::to_string(sum[2]) + " in all.");
    if (deal == 3) break;
  }
  play_out(*match);
  QVERIFY(match->truth().recap().empty());
  const Json state = match->state(std::nullopt);
  for (std::size_t seat = 0; seat < 3; ++seat) sum[seat] += state["facts"]["last_deal"][seat].get<int>();
  QCOMPARE(state["scores"], Json(sum));
  QCOMPARE(state["dealer"], Json(0));
  QCOMPARE(sum[0] + sum[1] + sum[2], 3 * 240);
}

void TestChineseTen::last_play_and_last_deal() {
  GameSetup game_setup = game_setup_of(2, 2);
  game_setup.dealer = 1;
  game_setup.decks = {pack_for({{"", ""}, "2S 3S 4S TS"}), pack_for({{"", ""}, "2S 3S 4S TS"})};
  Match match = std::move(*Match::start(the_game(), game_setup));
  QCOMPARE(facts_of(match)["last_play"], Json(nullptr));
  QCOMPARE(facts_of(match)["last_deal"], Json(nullptr));
  while (match.state(0)["deal"] == 1) QCOMPARE(play(match, {legal_texts(match).front()}), QString());
  const Json last = facts_of(match)["last_play"];  // over the new deal
  QCOMPARE(last["source"], Json("stock"));
  QVERIFY(!last["captured"].empty());
  QVERIFY(facts_of(match)["last_deal"].is_array());
}

void TestChineseTen::what_each_seat_sees() {
  Match match = match_of(9, 4);
  Rng rng(2);
  while (!match.over()) {
    const Json all = match.state(std::nullopt);
    for (int viewer = 0; viewer < 4; ++viewer) {
      const Json seen = match.state(viewer);
      QCOMPARE(seen["facts"], all["facts"]);
      for (const auto& [pile, cards] : seen["piles"].items()) {
        const bool hidden = pile == "stock" || (pile.starts_with("hand") && pile != "hand." + std::to_string(viewer));
        if (hidden)
          QCOMPARE(cards, Json(std::vector<std::string>(all["piles"][pile].size(), "??")));
        else
          QCOMPARE(cards, all["piles"][pile]);
      }
      QCOMPARE(truth_of<ChineseTen>(match).let_go, state_of<ChineseTen>(*match.know(viewer)).let_go);
    }
    play_on(match, rng);
  }
}

void TestChineseTen::undo_save_and_load() {
  Match match = match_of(4, 3, 2, true);
  Rng rng(8);
  std::vector<Json> states;
  while (!match.over()) {
    states.push_back(match.state(std::nullopt));
    play_on(match, rng);
  }
  const auto loaded = Match::load(match.record());
  QVERIFY(loaded);
  QCOMPARE(loaded->state(std::nullopt), match.state(std::nullopt));
  QVERIFY(loaded->truth().same(match.truth()));
  for (auto before = states.rbegin(); before != states.rend(); ++before) {
    QVERIFY(!match.undo());
    QCOMPARE(match.state(std::nullopt), *before);
  }
  QVERIFY(match.undo());
}

void TestChineseTen::sentences() {
  Match match = match_with({{"3D KH 2S", "QH"}, "7D 7S 9H QS", "4C AS 9C AC"});
  const std::vector<std::string> names{"Ada", "Ben"};
  const auto said = [&](std::string_view text) { return match.truth().say(turn(match), *match.truth().read(text)); };
  const auto say = [&](std::string_view text) { return english(said(text), names); };
  const auto tell = [&](int seat, std::string_view text, int reader = -1) {
    const auto told = match.know(seat)->tell(seat, *match.truth().read(text));
    return told ? english(*told, names, reader) : std::string();
  };
  const auto plate = [&](int seat, std::string_view text) {
    return Language().render(match.know(seat)->tell(seat, *match.truth().read(text))->plate, Style::tight);
  };
  QCOMPARE(say("play 3D 7D"), std::string("Ada takes the seven of diamonds with the three of diamonds."));
  QCOMPARE(english(said("play 3D 7D"), names, 0),
           std::string("You take the seven of diamonds with the three of diamonds."));
  QCOMPARE(english(said("play 3D 7D").advice), std::string("Take the seven of diamonds with the three of diamonds."));
  QCOMPARE(Language().render(said("play 3D 7D").plate, Style::tight), std::string("3♦ takes 7♦"));
  QCOMPARE(say("play KH"), std::string("Ada puts down the king of hearts."));
  QCOMPARE(play(match, {"play KH"}), QString());
  QCOMPARE(tell(0, "play KH"), std::string());
  QCOMPARE(say("draw stock"), std::string("Ada turns the top card of the stock."));
  QCOMPARE(play(match, {"draw stock"}), QString());
  QCOMPARE(tell(0, "draw stock"), std::string("Ada turns the four of clubs and leaves it on the table."));
  QCOMPARE(play(match, {"play QH QS", "draw stock"}), QString());
  QCOMPARE(tell(1, "draw stock"), std::string("Ben turns the ace of spades and takes the nine of hearts."));
  QCOMPARE(tell(1, "draw stock", 1), std::string("You turn the ace of spades and take the nine of hearts."));
  QCOMPARE(plate(1, "draw stock"), std::string("Turns A♠, takes 9♥"));
  QCOMPARE(play(match, {"play 3D 7D", "draw stock"}), QString());
  QCOMPARE(plate(0, "draw stock"), std::string("Turns 9♣"));
  QCOMPARE(tell(0, "draw stock"), std::string("Ada turns the nine of clubs and leaves it on the table."));

  match = match_with({{"KH", ""}, "KS KC 9D KD", "2H"});
  QCOMPARE(say("play KH"),
           std::string("Ada takes the king of clubs, the king of diamonds and the king of spades with the king of "
                       "hearts."));
  match = match_with({{"2S", ""}, "9H 9C 9D KD", "AH"});
  QCOMPARE(play(match, {"play 2S", "draw stock"}), QString());
  QCOMPARE(tell(0, "draw stock"), std::string("Ada turns the ace of hearts and can choose a card."));
  QCOMPARE(say("capture 9C"), std::string("Ada takes the nine of clubs with the ace of hearts."));
}

void TestChineseTen::reasons() {
  Match match = match_with({{"3D 3S KH 2S", "QH"}, "7D 7S 9H QS", "4C AS 9C AC"});
  const auto reason = [&](std::string_view text, std::string_view other) {
    const auto known = match.know(turn(match));
    const Move next = *known->read(other);
    return english(known->reason(known->seat(), *known->read(text), &next), {"Ada", "Ben"});
  };
  QCOMPARE(reason("play 3D 7D", "play 3S 7D"), std::string("It captures 10 points."));
  QCOMPARE(reason("play 3S 7D", "play 3D 7S"), std::string("It captures 7 points."));
  QCOMPARE(reason("play 3D 7S", "play 3S 7D"), std::string());
  QCOMPARE(reason("play 2S", "play KH"), std::string());
  match = match_with({{"3D KH 2S", "QH"}, "KS KC 9D KD", "2H"});
  QCOMPARE(reason("play KH", "play 2S"), std::string("It captures 20 points."));
}

void TestChineseTen::at_the_table() {
  Match match = match_with({{"3D KH 2S", ""}, "7D 7S 9H 9C", "AS"});
  const auto gesture = [&](std::string_view text) {
    return match.know(turn(match))->gesture(turn(match), *match.truth().read(text));
  };
  QCOMPARE(gesture("play 3D 7S").from, std::string("hand.0"));
  QCOMPARE(gesture("play 3D 7S").to, std::string("table"));
  QCOMPARE(gesture("play 3D 7S").onto, cards_of("7S"));
  QCOMPARE(gesture("play KH").to, std::string("table"));
  QVERIFY(gesture("play KH").onto.empty());
  QCOMPARE(gesture("draw stock").from, std::string("stock"));
  QVERIFY(gesture("draw stock").cards.empty());
  const auto buttons = match.truth().buttons(0);
  QCOMPARE(buttons.size(), std::size_t{1});
  QCOMPARE(buttons[0].key, std::string("T"));
  QVERIFY(!match.truth().allows(0, buttons[0].move, {}));
  QCOMPARE(play(match, {"play KH", "draw stock"}), QString());
  QCOMPARE(gesture("capture 9C").cards, cards_of("AS"));
  QCOMPARE(gesture("capture 9C").from, std::string("turned"));
  QCOMPARE(gesture("capture 9C").onto, cards_of("9C"));
  match = match_with({{"KH", ""}, "KS KC 9D KD"});
  QCOMPARE(gesture("play KH").onto, cards_of("KC KD KS"));
  play_out(match);
  QVERIFY(match.truth().buttons(0).empty());
}

QTEST_APPLESS_MAIN(TestChineseTen)
#include "test_chinese_ten.moc"
