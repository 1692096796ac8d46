// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commune_table.h"

using namespace fulltable;
using namespace fulltable::commune_table;

namespace {

/// Two players with a token each: the first call ends the game.
Variant duel(std::string pack) {
  return {.seats = 2, .options = {{"tokens", "1"}}, .packs = {std::move(pack)}};
}

}  // namespace

class TestCommune : public QObject {
  Q_OBJECT
 private slots:
  void options() {
    const GameInfo& info = commune_game().info();
    QCOMPARE(info.min_seats, 2);
    QCOMPARE(info.max_seats, 10);
    QCOMPARE(info.default_seats, 4);
    const Json standard = json_of(info, info.standard_options());
    QVERIFY(standard == Json({{"tokens", 3},
                              {"jokers", true},
                              {"flushes", true},
                              {"five_of_a_kind", false},
                              {"declare_twos", false},
                              {"call_by", "next"},
                              {"starter", "left_of_dealer"}}));
  }

  void packAndPiles() {
    const Match match = match_of({.seats = 4});
    const Json piles = match.state(std::nullopt)["piles"];
    QCOMPARE(piles.size(), std::size_t{5});
    QCOMPARE(piles["stock"].size(), std::size_t{50});
    for (int seat = 0; seat < 4; ++seat) QCOMPARE(piles["hand." + std::to_string(seat)].size(), std::size_t{1});
    const Match without = match_of({.seats = 4, .options = {{"jokers", "false"}}});
    QCOMPARE(without.state(std::nullopt)["piles"]["stock"].size(), std::size_t{48});
  }

  void theDeal() {
    const Match match = example();
    QCOMPARE(pile(match, "hand.0"), QString("6C"));
    QCOMPARE(pile(match, "hand.1"), QString("KD"));
    QCOMPARE(pile(match, "hand.2"), QString("2S"));
    QVERIFY(pile(match, "stock").startsWith("XB XL KS"));
    QVERIFY(pile(match, "stock").endsWith("3C 2C AC"));
    QCOMPARE(phase(match), QString("declaring"));
    QCOMPARE(match.state(std::nullopt)["deal"].get<int>(), 1);
    QCOMPARE(match.state(std::nullopt)["dealer"].get<int>(), 0);
    QVERIFY(match.state(std::nullopt)["to_act"] == Json::array({1}));
    QVERIFY(fact(match, "starter") == 1);
  }

  void theDealToFewTokens() {
    // First seat 2 and then seat 0 lose a token: they get two cards each, one at a time.
    Match match = match_of({.seats = 3, .packs = {"3C 4C 5C", "3C 4C 5C 6C", "KC QC JC TC 9C 8C"}});
    QCOMPARE(submit_all(match, {"1 declare high 3", "2 call", "1 deal"}), QString());
    QCOMPARE(pile(match, "hand.2"), QString("3C 6C"));
    QCOMPARE(pile(match, "hand.0"), QString("4C"));
    QCOMPARE(pile(match, "hand.1"), QString("5C"));
    QCOMPARE(submit_all(match, {"2 declare high 3", "0 declare pair A", "1 call", "2 deal"}), QString());
    QVERIFY(fact(match, "tokens") == Json({2, 3, 2}));
    QVERIFY(fact(match, "starter") == 0);
    QCOMPARE(pile(match, "hand.0"), QString("TC KC"));
    QCOMPARE(pile(match, "hand.1"), QString("QC"));
    QCOMPARE(pile(match, "hand.2"), QString("9C JC"));
  }

  void theDealerPasses() {
    // Seat 1 is out: neither deals nor gets cards.
    Match match = match_of({.seats = 3, .options = {{"tokens", "1"}}, .packs = {"3C 4C 5C", "7C 8C"}});
    QCOMPARE(submit_all(match, {"1 declare pair A", "2 call"}), QString());
    QVERIFY(fact(match, "out") == Json::array({1}));
    QVERIFY(match.state(std::nullopt)["to_act"] == Json::array({2}));
    QCOMPARE(pile(match, "hand.1"), QString("3C"));
    QCOMPARE(submit_all(match, {"2 deal"}), QString());
    QCOMPARE(match.state(std::nullopt)["dealer"].get<int>(), 2);
    QCOMPARE(pile(match, "hand.1"), QString());
    QCOMPARE(pile(match, "hand.0"), QString("7C"));
    QCOMPARE(pile(match, "hand.2"), QString("8C"));
    QVERIFY(match.state(std::nullopt)["to_act"] == Json::array({0}));
  }

  void starter() {
    // Seat 1 loses a token, seat 1 deals: the next to the left begins, or the loser.
    const std::vector<std::string> moves{"1 declare pair A", "2 call", "1 deal"};
    Match left = match_of({.seats = 3, .packs = {"3C 4C 5C"}});
    QCOMPARE(submit_all(left, moves), QString());
    QVERIFY(fact(left, "starter") == 2);
    Match loser = match_of({.seats = 3, .options = {{"starter", "loser"}}, .packs = {"3C 4C 5C"}});
    QCOMPARE(submit_all(loser, moves), QString());
    QVERIFY(fact(loser, "starter") == 1);
    // Out by that: the next living player to their left.
    Match out = match_of({.seats = 3, .options = {{"starter", "loser"}, {"tokens", "1"}}, .packs = {"3C 4C 5C"}});
    QCOMPARE(submit_all(out, {"1 declare pair A", "2 call", "2 deal"}), QString());
    QVERIFY(fact(out, "starter") == 2);
  }

  void turnByTurn() {
    Match match = example();
    QVERIFY(!has(legal_texts(match, 1), "call"));
    QCOMPARE(legal_texts(match, 1).size(), std::size_t{274});
    QVERIFY(legal_texts(match, 0).empty());
    QVERIFY(fact(match, "declaration").is_null() && fact(match, "declarer").is_null());
    QCOMPARE(submit_all(match, {"1 declare high K"}), QString());
    QVERIFY(match.state(std::nullopt)["to_act"] == Json::array({2}));
    QVERIFY(has(legal_texts(match, 2), "call") && has(legal_texts(match, 2), "declare high A"));
    QVERIFY(!has(legal_texts(match, 2), "declare high K"));
    QCOMPARE(legal_texts(match, 2).size(), std::size_t{1 + 274 - 11});
    QCOMPARE(submit_all(match, {"2 declare straight_flush A"}), QString());
    QVERIFY(legal_texts(match, 0) == std::vector<std::string>{"call"});
    QVERIFY(fact(match, "declarations") == Json({{1, "high K"}, {2, "straight_flush A"}}));
    QVERIFY(fact(match, "declaration") == "straight_flush A" && fact(match, "declarer") == 2);
  }

  void theCallExample() {
    Match match = example();
    QCOMPARE(submit_all(match, {"1 declare high K", "2 declare pair K", "0 declare pair A", "1 call"}), QString());
    QCOMPARE(phase(match), QString("showdown"));
    QVERIFY(fact(match, "result") ==
            Json({{"caller", 1}, {"declarer", 0}, {"declaration", "pair A"}, {"present", false}, {"loser", 0}}));
    QVERIFY(fact(match, "tokens") == Json({2, 3, 3}));
    QVERIFY(match.state(std::nullopt)["scores"] == Json({2, 3, 3}));
    QVERIFY(match.state(std::nullopt)["to_act"] == Json::array({1}));
    QCOMPARE(match.state(std::nullopt)["dealer"].get<int>(), 0);
    QVERIFY(legal_texts(match, 1) == std::vector<std::string>{"deal"});
    QCOMPARE(submit_all(match, {"1 deal"}), QString());
    const Json piles = match.state(std::nullopt)["piles"];
    QCOMPARE(piles["hand.0"].size(), std::size_t{2});
    QCOMPARE(piles["hand.1"].size(), std::size_t{1});
    QCOMPARE(piles["hand.2"].size(), std::size_t{1});
    QVERIFY(match.state(std::nullopt)["to_act"] == Json::array({2}));
    QVERIFY(fact(match, "result").is_null() && fact(match, "declaration").is_null());
    QVERIFY(fact(match, "declarations") == Json::array());
    QCOMPARE(match.state(std::nullopt)["deal"].get<int>(), 2);
  }

  void theCallOfWhatIsThere() {
    Match match = example();
    QCOMPARE(submit_all(match, {"1 declare high K", "2 declare pair K", "0 call"}), QString());
    QVERIFY(fact(match, "result")["present"] == true);
    QVERIFY(fact(match, "result")["loser"] == 0);
    QVERIFY(fact(match, "tokens") == Json({2, 3, 3}));
  }

  void anyoneMayCall() {
    Match match = match_of({.seats = 4, .options = {{"call_by", "anyone"}}, .packs = {"3C 4C 5C 6C"}});
    QCOMPARE(submit_all(match, {"1 declare high 3"}), QString());
    QCOMPARE(phase(match), QString("challenge"));
    QVERIFY(match.state(std::nullopt)["to_act"] == Json({0, 3}));
    QVERIFY(legal_texts(match, 3) == (std::vector<std::string>{"call", "pass"}));
    QVERIFY(legal_texts(match, 2).empty());
    QCOMPARE(submit_all(match, {"3 pass"}), QString());
    QVERIFY(fact(match, "passed") == Json::array({3}));
    QVERIFY(match.state(std::nullopt)["to_act"] == Json::array({0}));
    QCOMPARE(submit_all(match, {"0 pass"}), QString());
    QCOMPARE(phase(match), QString("declaring"));
    QVERIFY(fact(match, "passed") == Json({0, 3}));
    QVERIFY(match.state(std::nullopt)["to_act"] == Json::array({2}));
    QCOMPARE(submit_all(match, {"2 declare pair A"}), QString());
    QVERIFY(fact(match, "passed") == Json::array());
    QVERIFY(match.state(std::nullopt)["to_act"] == Json({0, 1}));
    QCOMPARE(submit_all(match, {"0 call"}), QString());
    QVERIFY(fact(match, "result")["caller"] == 0 && fact(match, "result")["loser"] == 2);
  }

  void anyoneMayCallBetweenTwo() {
    // There is nobody to ask but the next in turn.
    Match match = match_of({.seats = 2, .options = {{"call_by", "anyone"}}});
    QCOMPARE(submit_all(match, {"1 declare high 3"}), QString());
    QCOMPARE(phase(match), QString("declaring"));
    QVERIFY(has(legal_texts(match, 0), "call"));
  }

  void illegalAndWhy() {
    Match match = example();
    QCOMPARE(refused(match, 1, "call"), QString("illegal_move"));
    QCOMPARE(refused(match, 1, "pass"), QString("illegal_move"));
    QCOMPARE(refused(match, 1, "deal"), QString("illegal_move"));
    QCOMPARE(refused(match, 0, "declare high 3"), QString("not_to_act"));
    for (const char* move : {"declare pair 2", "declare two_pair 4 K", "declare two_pair 6 6", "declare full_house 9 9",
                             "declare straight 4", "declare flush 6", "declare five_of_a_kind 8", "declare high 2",
                             "declare full_house 3 2", "declare straight_flush 2"})
      QCOMPARE(refused(match, 1, move), QString("illegal_move"));
    for (const char* move :
         {"", "raise", "declare", "declare royal_flush A", "declare pair", "declare pair 6 7", "declare two_pair K",
          "declare two_pair K 4 3", "declare pair 10", "declare pair 6H", "call now", "pass on", "deal 2", "declare A"})
      QCOMPARE(refused(match, 1, move), QString("bad_move"));
    QCOMPARE(submit_all(match, {"1 declare pair K"}), QString());
    QCOMPARE(refused(match, 2, "declare pair K"), QString("illegal_move"));
    QCOMPARE(refused(match, 2, "declare high A"), QString("illegal_move"));
    const auto refusal = match.submit(2, std::string_view("declare pair Q"));
    QVERIFY(refusal && refusal->text.find("something higher than a pair of kings") != std::string::npos);
    QCOMPARE(submit_all(match, {"2 call"}), QString());
    QCOMPARE(refused(match, 1, "declare pair A"), QString("illegal_move"));
    QCOMPARE(refused(match, 1, "call"), QString("illegal_move"));
    QCOMPARE(refused(match, 2, "deal"), QString("not_to_act"));
  }

  void illegalUnderTheOptions() {
    Match plain = example({{"flushes", "false"}});
    QCOMPARE(refused(plain, 1, "declare flush A"), QString("illegal_move"));
    QCOMPARE(refused(plain, 1, "declare straight_flush A"), QString("illegal_move"));
    QCOMPARE(refused(plain, 1, "declare quads A"), QString("ok"));
    QVERIFY(legal_texts(plain, 2) == std::vector<std::string>{"call"});
    Match rich = example({{"five_of_a_kind", "true"}, {"declare_twos", "true"}});
    QCOMPARE(refused(rich, 1, "declare straight 4"), QString("illegal_move"));
    QCOMPARE(refused(rich, 1, "declare high 2"), QString("ok"));
    QCOMPARE(refused(rich, 2, "declare full_house 2 A"), QString("ok"));
    QCOMPARE(refused(rich, 0, "declare five_of_a_kind 2"), QString("ok"));
    Match open = example({{"call_by", "anyone"}});
    QCOMPARE(submit_all(open, {"1 declare high 3"}), QString());
    QCOMPARE(refused(open, 0, "declare high 4"), QString("illegal_move"));
    QCOMPARE(refused(open, 0, "deal"), QString("illegal_move"));
    QCOMPARE(refused(open, 2, "declare high 4"), QString("not_to_act"));
  }

  void notation() {
    const auto text = [](std::string_view given) {
      const auto move = Commune::read(given);
      return move ? QString::fromStdString(Commune::write(*move)) : QString("bad_move");
    };
    QCOMPARE(text("  DECLARE   Two_Pair k 4 "), QString("declare two_pair K 4"));
    QCOMPARE(text("declare straight_flush t"), QString("declare straight_flush T"));
    QCOMPARE(text("Call"), QString("call"));
    QCOMPARE(text("PASS"), QString("pass"));
    QCOMPARE(text("deal"), QString("deal"));
  }

  void scoringAndTheEnd() {
    Match match = match_of(duel("KD 6C"));
    QCOMPARE(submit_all(match, {"1 declare pair K", "0 call"}), QString());
    QCOMPARE(phase(match), QString("over"));
    QVERIFY(match.state(std::nullopt)["over"] == true);
    QVERIFY(match.state(std::nullopt)["winners"] == Json::array({0}));
    QVERIFY(match.state(std::nullopt)["scores"] == Json({1, 0}));
    QVERIFY(match.state(std::nullopt)["to_act"] == Json::array());
    QVERIFY(fact(match, "out") == Json::array({1}));
    QCOMPARE(refused(match, 0, "deal"), QString("game_over"));
  }

  void lengthOfAGame() {
    // Random games have between (n − 1) · tokens and n · tokens − 1 hands.
    for (int seats = 2; seats <= 10; seats += 4)
      for (const int tokens : {1, 3}) {
        Match match = match_of({.seats = seats, .options = {{"tokens", std::to_string(tokens)}}}, 5);
        Rng rng(11);
        Moves moves;
        while (!match.over()) {
          const int seat = match.truth().to_act().front();
          match.truth().legal(seat, moves);
          const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
          QVERIFY(!match.submit(seat, move));
        }
        const int hands = match.state(std::nullopt)["deal"].get<int>();
        QVERIFY(hands >= (seats - 1) * tokens && hands <= seats * tokens - 1);
        QCOMPARE(fact(match, "out").size(), static_cast<std::size_t>(seats - 1));
      }
  }

  void whatEachSeatSees() {
    Match match = example();
    QCOMPARE(pile(match, "hand.1", 1), QString("KD"));
    QCOMPARE(pile(match, "hand.0", 1), QString("??"));
    QVERIFY(pile(match, "stock", 1).startsWith("?? ??"));
    QCOMPARE(submit_all(match, {"1 declare high A", "2 call"}), QString());
    for (int viewer = 0; viewer < 3; ++viewer) {
      QCOMPARE(pile(match, "hand.0", viewer), QString("6C"));
      QCOMPARE(pile(match, "hand.2", viewer), QString("2S"));
      QVERIFY(!pile(match, "stock", viewer).contains('C'));
      QVERIFY(match.state(viewer)["facts"] == match.state(std::nullopt)["facts"]);
    }
    Match end = match_of(duel("KD 6C"));
    QCOMPARE(submit_all(end, {"1 declare pair K", "0 call"}), QString());
    QCOMPARE(pile(end, "hand.1", 0), QString("KD"));
    QVERIFY(pile(end, "stock", 0).startsWith("?? ??"));
  }

  void whatMakesTheHand() {
    Match match = example();
    QVERIFY(match.truth().show(1).marks.empty());
    QCOMPARE(submit_all(match, {"1 declare high K", "2 declare pair K", "0 call"}), QString());
    const auto marked = match.truth().show(1).marks;
    QCOMPARE(marked.size(), std::size_t{2});
    const auto card_at = [&match](const Mark& mark) {
      const View view = match.truth().show(1);
      return std::ranges::find(view.piles, mark.pile, &PileView::id)->cards[static_cast<std::size_t>(mark.place)];
    };
    QVERIFY(card_at(marked[0]) == Card(12, Suit::diamonds) && english(marked[0].text).empty());
    QVERIFY(card_at(marked[1]) == Card(1, Suit::spades) && english(marked[1].text) == "as king");
  }

  void saveUndoAndLoad() {
    Match match = example({{"call_by", "anyone"}});
    QCOMPARE(submit_all(match, {"1 declare high K", "0 pass", "2 declare pair K", "1 call", "1 deal"}), QString());
    const auto loaded = Match::load(match.record());
    QVERIFY(loaded);
    QVERIFY(loaded->state(std::nullopt) == match.state(std::nullopt));
    QVERIFY(!match.undo() && !match.undo());
    QCOMPARE(phase(match), QString("challenge"));
    QVERIFY(fact(match, "tokens") == Json({3, 3, 3}));
    QVERIFY(!match.redo() && !match.redo());
    QVERIFY(loaded->state(std::nullopt) == match.state(std::nullopt));
  }

  void buttons() {
    const auto of = [](const Match& match, int seat) {
      QStringList labels;
      for (const Button& button : match.know(seat)->buttons(seat))
        if (button.heading.empty()) labels.append(QString::fromStdString(english(button.label)));
      return labels.join(", ");
    };
    Match match = example({{"call_by", "anyone"}});
    QCOMPARE(of(match, 0), QString("Call"));
    QCOMPARE(submit_all(match, {"1 declare high K"}), QString());
    QCOMPARE(of(match, 0), QString("Call, Let it stand"));
    QCOMPARE(of(match, 2), QString("Call"));
    QCOMPARE(submit_all(match, {"0 call"}), QString());
    QCOMPARE(of(match, 0), QString());
    QCOMPARE(of(match, 1), QString("Deal"));
    std::size_t grouped = 0;
    for (const Button& button : example().know(1)->buttons(1)) grouped += button.heading.empty() ? 0 : 1;
    QCOMPARE(grouped, std::size_t{274});
  }

  void sentences() {
    Match match = example({{"call_by", "anyone"}});
    const std::vector<std::string> names{"Ada", "Ben", "Cleo"};
    const auto said = [&](int seat, std::string_view move, int reader = -1) {
      const Said words = match.know(seat)->say(seat, *match.truth().read(move));
      return QString::fromStdString(english(words, names, reader));
    };
    QCOMPARE(said(1, "declare pair K"), QString("Ben declares a pair of kings."));
    QCOMPARE(said(1, "declare pair K", 1), QString("You declare a pair of kings."));
    QCOMPARE(said(1, "declare high A"), QString("Ben declares an ace."));
    QCOMPARE(said(1, "declare straight 8"), QString("Ben declares an eight-high straight."));
    QCOMPARE(said(1, "declare full_house Q 7"), QString("Ben declares a full house, queens over sevens."));
    const Said pair = match.know(1)->say(1, *match.truth().read("declare pair T"));
    QCOMPARE(english(pair.advice), std::string("Declare a pair of tens."));
    QCOMPARE(english(pair.plate), std::string("Pair of tens"));
    QCOMPARE(submit_all(match, {"1 declare pair K"}), QString());
    QCOMPARE(said(0, "pass"), QString("Ada lets it stand."));
    QCOMPARE(said(0, "call"), QString("Ada calls Ben: a pair of kings."));
    QCOMPARE(said(0, "call", 1), QString("Ada calls you: a pair of kings."));
    QCOMPARE(QString::fromStdString(match.know(2)->why_not(2, *match.truth().read("declare high K"), {}).text),
             QString("First call the last declaration, or let it stand."));
    QCOMPARE(submit_all(match, {"0 call"}), QString());
    const auto told = [&](int reader) {
      return QString::fromStdString(english(*match.truth().tell(0, *match.truth().read("call")), names, reader));
    };
    QCOMPARE(told(-1), QString("Ada calls Ben: a pair of kings. It was there: a pair of kings. Ada loses a token."));
    QCOMPARE(told(0), QString("You call Ben: a pair of kings. It was there: a pair of kings. You lose a token."));
    QCOMPARE(said(1, "deal"), QString("Ben deals."));
  }

  void reasons() {
    Match match = example();
    const auto why = [&](int seat, std::string_view move, std::string_view next) {
      const Move other = *match.truth().read(next);
      return QString::fromStdString(
          english(match.know(seat)->reason(seat, *match.truth().read(move), &other), {"Ada", "Ben", "Cleo"}));
    };
    QCOMPARE(why(1, "declare high K", "declare quads K"), QString("You hold it yourself."));
    QCOMPARE(submit_all(match, {"1 declare quads 9"}), QString());
    QCOMPARE(why(2, "call", "declare straight_flush 9"), QString("It's almost never there."));
    QCOMPARE(why(2, "declare quads T", "declare straight_flush 9"),
             QString("It's the smallest step up, and leaves the problem to Ada."));
  }
};

QTEST_APPLESS_MAIN(TestCommune)
#include "test_commune.moc"
