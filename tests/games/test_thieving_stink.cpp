// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stink_table.h"

using namespace fulltable;
using namespace fulltable::stink_table;

namespace {

/// Bids 9D, 9H, 8S, 3C lead to the example of phase `bid`.
const Hands bid_example{"9D AD 4D 5C 6C", "9H 2S TH 8D KC", "8S 3S QC TD", "3C 4S 5D 5H"};
constexpr std::string_view bid_example_bids = "0 bid 9D; 1 bid 9H; 2 bid 8S; 3 bid 3C";

/// "Scoring and the end", example 1: one suit each, the hearts with seat 1.
const Hands one_suit_each{"AS KS QS JS TS 9S 8S 7S 6S 5S 4S 3S 2S", "AH KH QH JH TH 9H 8H 7H 6H 5H 4H 3H 2H",
                          "AD KD QD JD TD 9D 8D 7D 6D 5D 4D 3D 2D", "AC KC QC JC TC 9C 8C 7C 6C 5C 4C 3C 2C"};

/// "Scoring and the end", example 2.
const Hands theft{"AS KS QS JS TS 9S 8S 7S 6S 5S 4S JC 2C", "3D AC 2H 3S AD KD QD JD TD 9D 8D 7D 6D",
                  "3H QC AH 2S KH QH JH TH 9H 8H 7H 6H 5H", "3C KC TC 9C 8C 7C 6C 5C 4C 5D 4D 2D 4H"};
constexpr std::string_view theft_until_the_last_trick =
    "3 bid 3C; 0 bid AS; 1 bid 3D; 2 bid 3H;"
    "0 play KS; 1 play 3S; 2 play 2S; 3 play KC; 0 play QS; 1 play AD; 2 play KH; 3 play TC;"
    "0 play JS; 1 play KD; 2 play QH; 3 play 9C; 0 play TS; 1 play QD; 2 play JH; 3 play 8C;"
    "0 play 9S; 1 play JD; 2 play TH; 3 play 7C; 0 play 8S; 1 play TD; 2 play 9H; 3 play 6C;"
    "0 play 7S; 1 play 9D; 2 play 8H; 3 play 5D; 0 play 6S; 1 play 8D; 2 play 7H; 3 play 4D;"
    "0 play 5S; 1 play 7D; 2 play 6H; 3 play 2D; 0 play 4S; 1 play 6D; 2 play 5H; 3 play 4H;"
    "0 play JC; 1 play AC; 2 play QC; 3 play 4C";

/// Plays on with the first legal move of whoever is to act, to the end of the deal.
void finish_deal(Match& match) {
  const auto deals = match.packs_dealt();
  Moves moves;
  while (!match.over() && match.packs_dealt() == deals) {
    const int seat = match.truth().to_act().front();
    match.truth().legal(seat, moves);
    match.submit(seat, moves.front());
  }
}

}  // namespace

class TestThievingStink : public QObject {
  Q_OBJECT

 private slots:
  void options() {
    const GameInfo& info = stink_game().info();
    QCOMPARE(info.options.size(), std::size_t{2});
    QCOMPARE(info.options[0].standard, 500);
    for (const int target : {50, 500, 1000}) QVERIFY(options_of(info, {{"target", target}}));
    for (const int target : {49, 1001})
      QCOMPARE(to_text(options_of(info, {{"target", target}}).refusal().code), to_text(Code::bad_option));
    QVERIFY(!options_of(info, {{"two_on_top", "middle"}}));
    const Json state = match_of(1, {120, true}).state(std::nullopt);
    QVERIFY(state["options"] == Json({{"target", 120}, {"two_on_top", "high"}}));
    QCOMPARE(info.min_seats, 4);
    QCOMPARE(info.max_seats, 4);
  }

  void packAndPiles() {
    const Match match = match_of(1);
    const Json state = match.state(std::nullopt);
    QCOMPARE(state["piles"].size(), std::size_t{14});
    for (const int seat : {0, 1, 2, 3}) {
      const std::string number = std::to_string(seat);
      QCOMPARE(state["piles"].at("hand." + number).size(), std::size_t{13});
      QVERIFY(state["piles"].at("bid." + number).empty());
      QVERIFY(state["piles"].at("won." + number).empty());
    }
    QVERIFY(state["piles"].at("trump_stack").empty());
    QVERIFY(state["piles"].at("trick").empty());
    QCOMPARE(stink::honours.size(), 16);
  }

  void twoOrders() {
    const Cards rising = cards_of("2C 9D 9H 9S TC AC AD AH AS");
    for (std::size_t i = 1; i < rising.size(); ++i) QVERIFY(stink::height(rising[i - 1]) < stink::height(rising[i]));
    QVERIFY(stink::strength(*card_of("AD")) > stink::strength(*card_of("KD")));
    QVERIFY(stink::above(*card_of("QC")) == (CardSet::of(*card_of("KC")) | CardSet::of(*card_of("AC"))));
  }

  void theDeal() {
    GameSetup game_setup = game_setup_of();
    game_setup.dealer = 1;
    game_setup.decks = {standard_pack()};
    const Match match = std::move(*Match::start(stink_game(), game_setup));
    QCOMPARE(pile(match, "hand.2"), QString("5C 9C KC AC 4D 8D QD 3H 7H JH 2S 6S TS"));
    QCOMPARE(pile(match, "hand.1"), QString("4C 8C QC 3D 7D JD 2H 6H TH 5S 9S KS AS"));
    QCOMPARE(match.state(std::nullopt)["dealer"].get<int>(), 1);
  }

  void theDealPassesToTheLeft() {
    Match match = match_of(4);
    for (const int dealer : {3, 0, 1, 2}) {
      const Json state = match.state(std::nullopt);
      QCOMPARE(state["dealer"].get<int>(), dealer);
      QCOMPARE(state["deal"].get<int>(), static_cast<int>(match.packs_dealt()));
      const Card first = match.pack(match.packs_dealt())[0];
      const std::string left = "hand." + std::to_string((dealer + 1) % 4);
      QVERIFY(pile(match, left).contains(QString::fromStdString(to_text(first))));
      finish_deal(match);
    }
  }

  void phaseBid() {
    Match match = match_with(bid_example);
    QCOMPARE(phase(match), QString("bid"));
    QVERIFY(to_act(match) == Json({0, 1, 2, 3}));
    for (const char* key : {"trump", "trump_holder", "leader", "bids", "last_trick", "last_winner", "last_deal"})
      QVERIFY(fact(match, key).is_null());
    VERIFY_MADE(match, "2 bid 8S");
    QVERIFY(to_act(match) == Json({0, 1, 3}));
    QCOMPARE(pile(match, "bid.2", 2), QString("8S"));
    QCOMPARE(pile(match, "bid.2", 0), QString("??"));
    QVERIFY(!pile(match, "hand.2").contains("8S"));
    QVERIFY(fact(match, "bids").is_null());
    VERIFY_MADE(match, "0 bid 9D; 3 bid 3C");
    QCOMPARE(phase(match), QString("bid"));
    VERIFY_MADE(match, "1 bid 9H");
    QCOMPARE(phase(match), QString("lead"));
    QVERIFY(to_act(match) == Json::array({1}));
    QCOMPARE(pile(match, "trump_stack", 3), QString("8S 3C 9D 9H"));
    QVERIFY(fact(match, "bids") == Json({"9D", "9H", "8S", "3C"}));
    QVERIFY(fact(match, "trump") == "H");
    QVERIFY(fact(match, "trump_holder") == 1);
    QVERIFY(fact(match, "leader") == 1);
    for (const int seat : {0, 1, 2, 3}) {
      QCOMPARE(pile(match, "bid." + std::to_string(seat)), QString());
      QCOMPARE(match.state(std::nullopt)["piles"].at("hand." + std::to_string(seat)).size(), std::size_t{12});
    }
  }

  void phaseBidATwoIsTheLowestBid() {
    Match match = match_with({"2S", "3C", "2C", "2H"});
    VERIFY_MADE(match, "0 bid 2S; 1 bid 3C; 2 bid 2C; 3 bid 2H");
    QVERIFY(fact(match, "leader") == 1);
    QCOMPARE(pile(match, "trump_stack"), QString("2C 2H 2S 3C"));
  }

  void phaseLeadACard() {
    Match match = match_with(bid_example);
    VERIFY_MADE(match, bid_example_bids);
    VERIFY_MADE(match, "1 play 8D");
    QCOMPARE(phase(match), QString("follow"));
    QVERIFY(to_act(match) == Json::array({2}));
    QCOMPARE(pile(match, "trick", 0), QString("8D"));
    QVERIFY(fact(match, "changed") == false);
  }

  void phaseLeadAChangeOfTrump() {
    Match match = match_with(bid_example);
    VERIFY_MADE(match, bid_example_bids);
    // The holder may go higher on his own stack, in the same suit too.
    VERIFY_MADE(match, "1 trump TH");
    QCOMPARE(pile(match, "trump_stack"), QString("8S 3C 9D 9H TH"));
    QVERIFY(fact(match, "trump") == "H");
    QVERIFY(fact(match, "changed") == true);
    QVERIFY(fact(match, "leader") == 1);
    QCOMPARE(phase(match), QString("lead"));
    QVERIFY(to_act(match) == Json::array({2}));
  }

  void aCardBeatsTheTopOfTheStack() {
    const auto beaters = [](const char* top, bool high) { return stink::beaters(*card_of(top), high); };
    const auto set = [](std::string_view text) {
      CardSet cards;
      for (const Card card : cards_of(text)) cards.insert(card);
      return cards;
    };
    for (const bool high : {false, true}) {
      QVERIFY(beaters("9D", high) == set("9H 9S TC TD TH TS JC JD JH JS QC QD QH QS KC KD KH KS AC AD AH AS "
                                         "2C 2D 2H 2S"));
      QVERIFY(beaters("AC", high) == set("AD AH AS 2C 2D 2H 2S"));
      QVERIFY(beaters("AS", high) == set("2C 2D 2H 2S"));
    }
    QVERIFY(beaters("2H", true) == set("2C 2D 2S"));
    QVERIFY(beaters("2H", false) == stink::whole_pack - set("2H"));
  }

  void afterAChangeOfTrump() {
    Match match = match_with({"9D 4C 5C", "9H 2S AD", "8S AC 2D", "3D 6C 7C"});
    VERIFY_MADE(match, "0 bid 9D; 1 bid 9H; 2 bid 8S; 3 bid 3D; 1 trump 2S");
    QVERIFY(!legal(match, 2).contains("trump"));
    QCOMPARE(refused(match, 2, "trump 2D", "changed in this trick already"), QString("illegal_move"));
    VERIFY_MADE(match, "2 play AC; 3 play 6C");
    QVERIFY(fact(match, "changed") == true);
    QVERIFY(to_act(match) == Json::array({0}));
    VERIFY_MADE(match, "0 play 4C");
    QCOMPARE(phase(match), QString("lead"));
    QVERIFY(fact(match, "changed") == false);
    QVERIFY(fact(match, "leader") == 2);
    QVERIFY(fact(match, "trump_holder") == 1);
    QCOMPARE(pile(match, "won.2"), QString("AC 6C 4C"));
    QVERIFY(fact(match, "last_trick") == Json::parse(R"([[2, "AC"], [3, "6C"], [0, "4C"]])"));
    for (const int seat : {0, 1, 2, 3})
      QCOMPARE(match.state(std::nullopt)["piles"].at("hand." + std::to_string(seat)).size(), std::size_t{11});
    // In the next trick there is the full choice again, with a two on top: of every card, or of the other twos.
    QVERIFY(legal(match, 2).contains("trump 2D"));
    QCOMPARE(legal(match, 2).count("trump"), 11);
  }

  void phaseFollow() {
    Match match = match_with({"AS 4D 5D 6D 7D 8D 9D TD JD QD KD AD 3D", "3H KS QS TC 9C 4H 5H 6H 7H 8H 9H TH JH",
                              "3S 8C 7C 6C 5C 4C 3C 2C JC QC KC AC 2D", "4S JS TS 9S 8S 7S 6S 5S 2S QH KH AH 2H"});
    VERIFY_MADE(match, "0 bid AS; 1 bid 3H; 2 bid 3S; 3 bid 4S; 0 play 4D");
    // Void in the suit led: a trump must be played, any of them.
    QCOMPARE(legal(match, 1), QString("play KS, play QS"));
    QCOMPARE(refused(match, 1, "play TC", "You have no diamonds, so you must play a trump."), QString("illegal_move"));
    VERIFY_MADE(match, "1 play QS");
    // The suit led must be followed.
    QCOMPARE(legal(match, 2), QString("play 2D"));
    QCOMPARE(refused(match, 2, "play AC", "You hold a diamond, so you must follow suit."), QString("illegal_move"));
    VERIFY_MADE(match, "2 play 2D");
    // A trump already there need not be beaten.
    QCOMPARE(legal(match, 3).count("play"), 8);
    VERIFY_MADE(match, "3 play 2S");
    QVERIFY(fact(match, "last_winner") == 1);
    QCOMPARE(pile(match, "won.1"), QString("4D QS 2D 2S"));
    // Neither the suit led nor a trump: anything.
    VERIFY_MADE(match, "1 play KS");
    QCOMPARE(legal(match, 2).count("play"), 11);
    VERIFY_MADE(match, "2 play 8C");
    // Trump led is followed like any suit.
    QCOMPARE(legal(match, 3).count("play"), 7);
    VERIFY_MADE(match, "3 play JS; 0 play 5D");
    QVERIFY(fact(match, "last_winner") == 1);
    // Without a trump the highest card of the suit led takes the trick; a higher one of another suit does not.
    VERIFY_MADE(match, "1 play 9C; 2 play 7C; 3 play 5S; 0 play AD");
    QVERIFY(fact(match, "last_winner") == 3);
    QCOMPARE(pile(match, "won.3"), QString("9C 7C 5S AD"));
    QCOMPARE(fact(match, "tricks_played").get<int>(), 3);
    QVERIFY(fact(match, "trick_points") == Json({0, 40}));
    QVERIFY(to_act(match) == Json::array({3}));
  }

  void withoutATrumpTheHighestOfTheSuitLedWins() {
    Match match = match_with({"AS 4D AC", "3H 6D", "3S TD", "4S 9D"});
    VERIFY_MADE(match, "0 bid AS; 1 bid 3H; 2 bid 3S; 3 bid 4S; 0 play 4D; 1 play 6D; 2 play TD; 3 play 9D");
    QVERIFY(fact(match, "last_winner") == 2);
    QVERIFY(fact(match, "last_trick") == Json::parse(R"([[0, "4D"], [1, "6D"], [2, "TD"], [3, "9D"]])"));
    QCOMPARE(pile(match, "won.2"), QString("4D 6D TD 9D"));
    QCOMPARE(pile(match, "trick"), QString());
  }

  void scoringExampleOne() {
    Match match = match_with(one_suit_each);
    VERIFY_MADE(match, "0 bid 3S; 1 bid AH; 2 bid 3D; 3 bid 3C");
    finish_deal(match);
    const Json state = match.state(std::nullopt);
    QVERIFY(state["scores"] == Json({0, 170, 0, 170}));
    QVERIFY(state["facts"]["last_deal"] == Json::parse(R"({"tricks": [0, 150], "stack": [0, 20]})"));
    QCOMPARE(state["deal"].get<int>(), 2);
    QCOMPARE(phase(match), QString("bid"));
    QVERIFY(state["facts"]["tricks_played"] == 0);
    QVERIFY(state["facts"]["trick_points"] == Json({0, 0}));
    QVERIFY(state["facts"]["last_winner"] == 1);
    QCOMPARE(state["facts"]["last_trick"].size(), std::size_t{4});
    QVERIFY(!state["over"].get<bool>());
  }

  void scoringExampleTwoTheTheft() {
    Match match = match_with(theft);
    VERIFY_MADE(match, theft_until_the_last_trick);
    QVERIFY(fact(match, "trick_points") == Json({110, 30}));
    QVERIFY(match.state(std::nullopt)["scores"] == Json({0, 0, 0, 0}));
    QCOMPARE(legal(match, 1), QString("play 2H, trump 2H"));
    VERIFY_MADE(match, "1 trump 2H");
    QVERIFY(fact(match, "trump") == "H");
    VERIFY_MADE(match, "2 play AH; 3 play 5C; 0 play 2C");
    QVERIFY(match.state(std::nullopt)["scores"] == Json({120, 55, 120, 55}));
    QVERIFY(fact(match, "last_deal") == Json::parse(R"({"tricks": [120, 30], "stack": [0, 25]})"));
    const auto recap = [&](std::size_t line, int reader) {
      return english(match.truth().recap().at(line), {"Ada", "Ben", "Cleo", "Dan"}, reader);
    };
    QCOMPARE(match.truth().recap().size(), std::size_t{3});
    QCOMPARE(recap(0, -1), std::string("Deal 1"));
    QCOMPARE(recap(1, -1), std::string("Ada and Cleo: 12 honours, 120. Total 120."));
    QCOMPARE(recap(2, -1), std::string("Ben and Dan: 3 honours, 30. Stack: 5 cards, 25. Deal 55, total 55."));
    QCOMPARE(recap(1, 2), std::string("You and Ada: 12 honours, 120. Total 120."));
    QCOMPARE(recap(2, 1), std::string("You and Dan: 3 honours, 30. Stack: 5 cards, 25. Deal 55, total 55."));
    QVERIFY(fact(match, "last_trick") == Json::parse(R"([[2, "AH"], [3, "5C"], [0, "2C"]])"));
  }

  void scoringExampleTwoWithoutTheTheft() {
    Match match = match_with(theft);
    VERIFY_MADE(match, theft_until_the_last_trick);
    VERIFY_MADE(match, "1 play 2H; 2 play AH; 3 play 5C; 0 play 2C");
    QVERIFY(match.state(std::nullopt)["scores"] == Json({140, 30, 140, 30}));
  }

  void theEnd() {
    Match match = match_with(one_suit_each, {170, false});
    VERIFY_MADE(match, "0 bid 3S; 1 bid AH; 2 bid 3D; 3 bid 3C");
    finish_deal(match);
    QVERIFY(match.over());
    const Json state = match.state(0);
    QCOMPARE(phase(match), QString("over"));
    QVERIFY(state["winners"] == Json({1, 3}));
    QVERIFY(state["to_act"].empty());
    QVERIFY(state["facts"]["leader"].is_null());
    QVERIFY(state["facts"]["changed"] == false);
    QVERIFY(state["facts"]["trump"] == "H");
    QVERIFY(state["facts"]["trump_holder"] == 1);
    QCOMPARE(state["piles"]["won.1"].size(), std::size_t{48});
    QCOMPARE(state["piles"]["trump_stack"].size(), std::size_t{4});
    QVERIFY(state["piles"]["hand.2"].empty());
    QVERIFY(state["piles"]["trick"].empty());
    QCOMPARE(state["deal"].get<int>(), 1);
    QCOMPARE(refused(match, 1, "play 2H", "over"), QString("game_over"));
  }

  void theEndBothReachTheTarget() {
    Match match = match_with(theft, {50, false});
    VERIFY_MADE(match, theft_until_the_last_trick);
    VERIFY_MADE(match, "1 trump 2H; 2 play AH; 3 play 5C; 0 play 2C");
    QVERIFY(match.over());
    QVERIFY(match.state(std::nullopt)["winners"] == Json({0, 2}));
  }

  void theEndATieIsPlayedOff() {
    int ties = 0;
    for (std::uint64_t seed = 1; seed <= 400 && ties < 3; ++seed) {
      Match match = match_of(seed, {50, false});
      Rng rng(seed);
      while (!match.over() && match.packs_dealt() == 1) play_at_random(match, rng);
      const Json scores = match.state(std::nullopt)["scores"];
      QVERIFY(scores[0] == scores[2] && scores[1] == scores[3]);
      const bool reached = std::max(scores[0], scores[1]).get<int>() >= 50;
      QCOMPARE(match.over(), reached && scores[0] != scores[1]);
      if (match.over()) {
        QVERIFY(match.state(std::nullopt)["winners"] == (scores[0] > scores[1] ? Json({0, 2}) : Json({1, 3})));
      } else {
        ++ties;
        QCOMPARE(phase(match), QString("bid"));
        while (!match.over()) play_at_random(match, rng);
      }
    }
    QCOMPARE(ties, 3);
  }

  void illegalAndWhy() {
    Match match = match_with(bid_example);
    for (const char* text : {"", "bid", "bid 9D 9H", "bid XL", "bid XB", "bid 10D", "bid ??", "pass", "lead 9D", "9D"})
      QCOMPARE(refused(match, 0, text, "it takes"), QString("bad_move"));
    QCOMPARE(refused(match, 0, "bid 9H", "The nine of hearts isn't in your hand."), QString("illegal_move"));
    QCOMPARE(refused(match, 0, "play 9D", "Bids come first."), QString("illegal_move"));
    QCOMPARE(refused(match, 0, "trump 9D", "Bids come first."), QString("illegal_move"));
    VERIFY_MADE(match, "0 bid 9D");
    QCOMPARE(refused(match, 0, "bid AD", "nothing to decide"), QString("not_to_act"));
    QCOMPARE(refused(match, 0, "nonsense", "nothing to decide"), QString("not_to_act"));
    VERIFY_MADE(match, "1 bid 9H; 2 bid 8S; 3 bid 3C");
    QCOMPARE(refused(match, 1, "bid TH", "have been turned up already"), QString("illegal_move"));
    QCOMPARE(refused(match, 1, "play AD", "The ace of diamonds isn't in your hand."), QString("illegal_move"));
    QCOMPARE(refused(match, 1, "trump AD", "The ace of diamonds isn't in your hand."), QString("illegal_move"));
    QCOMPARE(refused(match, 1, "trump 8D", "The eight of diamonds doesn't beat the nine of hearts."),
             QString("illegal_move"));
    QCOMPARE(refused(match, 2, "play TD", "nothing to decide"), QString("not_to_act"));
    VERIFY_MADE(match, "1 play 8D");
    QCOMPARE(refused(match, 2, "trump QC", "Only the leader can change trump"), QString("illegal_move"));
    QCOMPARE(refused(match, 2, "play QC", "You hold a diamond, so you must follow suit."), QString("illegal_move"));
    QCOMPARE(refused(match, 4, "play QC", "no seat 4"), QString("bad_request"));
  }

  /// The reason of a seat for a move before another one, as Ada, Ben, Cleo or Dan would read it.
  void reasons() {
    const auto reason = [](const Match& match, int seat, std::string_view move, std::string_view next_best) {
      const Position& truth = match.truth();
      const Move other = *truth.read(next_best);
      const Text text = match.know(seat)->reason(seat, *truth.read(move), &other);
      return english(text, {"Ada", "Ben", "Cleo", "Dan"}, seat);
    };
    // The longest suit, or a singleton.
    Match suited = match_with({"AS KS 4D AC 5D 6D 7D 8D 9D QD TC 3C 2H", "3H", "3S TD", "4S KD"});
    QCOMPARE(reason(suited, 0, "bid QD", "bid TC"),
             std::string("Diamonds are your longest suit, and a winning bid makes them trump."));
    QCOMPARE(reason(suited, 0, "bid 2H", "bid TC"), std::string("It need not win, and it leaves you void in hearts."));
    QCOMPARE(reason(suited, 0, "bid KS", "bid QD"), std::string());
    QCOMPARE(reason(suited, 0, "bid TC", "bid QD"), std::string());

    Match theft_due = match_with(theft);
    VERIFY_MADE(theft_due, theft_until_the_last_trick);
    QCOMPARE(reason(theft_due, 1, "trump 2H", "play 2H"), std::string("You take the stack: 25 points if you keep it."));

    Match trick = match_with({"AS KD 4D", "3H 6D JD", "3S TD QD", "4S AD 2D"});
    VERIFY_MADE(trick, "0 bid AS; 1 bid 3H; 2 bid 3S; 3 bid 4S");
    VERIFY_MADE(trick, "0 play KD");
    QCOMPARE(reason(trick, 1, "play 6D", "play JD"), std::string());  // Dan may still win it
    VERIFY_MADE(trick, "1 play 6D");
    QCOMPARE(reason(trick, 2, "play QD", "play TD"),
             std::string("Ada is winning the trick: give it your honour, worth 10."));
    VERIFY_MADE(trick, "2 play QD");
    QCOMPARE(reason(trick, 3, "play AD", "play 2D"), std::string("The trick holds 2 honours, worth 20."));

    Match lost = match_with({"AS AD 4D", "3H 6D JD", "3S TD QD", "4S KD 2D 3D"});
    VERIFY_MADE(lost, "0 bid AS; 1 bid 3H; 2 bid 3S; 3 bid 4S; 0 play AD; 1 play 6D; 2 play TD");
    QCOMPARE(reason(lost, 3, "play 3D", "play KD"), std::string("The trick is lost, so keep your honours."));
  }

  void pilesAreNamed() {
    const Match match = match_with(bid_example);
    std::vector<std::string> titles;
    for (const PileView& pile : match.truth().show(0).piles)
      titles.push_back(english(pile.title, {"Ada", "Ben", "Cleo", "Dan"}, 0));
    QCOMPARE((std::vector<std::string>(titles.begin(), titles.begin() + 4)),
             (std::vector<std::string>{"your hand", "your bid", "cards you have won", "Ben's hand"}));
    QCOMPARE(titles.at(12), std::string("trump stack"));
    QCOMPARE(titles.at(13), std::string("trick"));
  }

  void illegalOnATwoThatIsHigh() {
    Match match = match_with({"9D 4C", "9H 2S", "8S AC KC 2D", "3D 6C"}, {500, true});
    VERIFY_MADE(match, "0 bid 9D; 1 bid 9H; 2 bid 8S; 3 bid 3D; 1 trump 2S; 2 play AC; 3 play 6C; 0 play 4C");
    QCOMPARE(refused(match, 2, "trump KC", "The king of clubs doesn't beat the two of spades. You need another two."),
             QString("illegal_move"));
    QCOMPARE(legal(match, 2).count("trump"), 1);
    VERIFY_MADE(match, "2 trump 2D");
    QVERIFY(fact(match, "trump_holder") == 2);
  }
};

QTEST_APPLESS_MAIN(TestThievingStink)
#include "test_thieving_stink.moc"
