// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "umtali_table.h"

using namespace fulltable;
using namespace fulltable::umtali_table;

namespace {

/// The rules page's second card: seat 0 lays a sequence of clubs, then 4C and 9H are discarded on the 2S.
const Layout second{.hand0 = "5C 6C 7C 4C 9C 9S KD 3H AH 8D",
                    .hand1 = "9H AC 6S TD QH KS 2D 5H 7D JC",
                    .upcard = "2S",
                    .stock = "JD KH QS"};

Match second_card_match(Variant variant = {}) {
  Match match = match_with(second, variant);
  play(match, {"draw stock", "meld 5C 6C 7C", "discard 4C", "draw stock", "discard 9H"});
  return match;
}

}  // namespace

// The hand from the deal to its score, and the deals that follow.
class TestUmtali : public QObject {
  Q_OBJECT
 private slots:
  void packAndPiles() {
    Match match = match_with(melds_at_once);
    const Json state = match.state(std::nullopt);
    QCOMPARE(state["piles"].size(), std::size_t{4});
    QCOMPARE(state["piles"]["stock"].size(), std::size_t{31});
    QCOMPARE(play(match, {"draw stock", "meld QC KC", "meld 8H 6H 7H", "meld JS"}), QString());
    QCOMPARE(pile(match, "meld.0.0"), QString("KC QC"));
    QCOMPARE(pile(match, "meld.0.1"), QString("6H 7H 8H"));
    QCOMPARE(pile(match, "meld.0.2"), QString("JS"));
    QCOMPARE(pile(match, "meld.1.0"), QString("no such pile"));
  }

  void theDeal() {
    GameSetup game_setup = game_setup_of({});
    game_setup.decks = {standard_pack()};
    game_setup.dealer = 0;
    const auto match = Match::start(umtali_game(), game_setup);
    QVERIFY(match);
    QCOMPARE(pile(*match, "hand.1"), QString("AC 3C 5C 7C 9C JC KC 2D 4D 6D"));
    QCOMPARE(pile(*match, "hand.0"), QString("2C 4C 6C 8C TC QC AD 3D 5D 7D"));
    QCOMPARE(pile(*match, "discard"), QString("8D"));
    QVERIFY(pile(*match, "stock").endsWith("JD TD 9D"));
    QCOMPARE(turn(*match), 1);
    QCOMPARE(phase(*match), QString("draw"));
    QVERIFY(fact(*match, "last_deal").is_null());
    QVERIFY(fact(*match, "out").is_null() && fact(*match, "taken").is_null() && fact(*match, "must_meld").is_null());
    QVERIFY(fact(*match, "side_points") == Json({0, 0}));
  }

  void drawing() {
    Match match = match_with(melds_at_once);
    QCOMPARE(legal(match, ""), QString("draw discard, draw stock"));
    for (const char* move : {"meld JS", "discard 2D"}) QCOMPARE(refused(match, move), QString("illegal_move"));
    QCOMPARE(play(match, {"draw discard"}), QString());
    QCOMPARE(phase(match), QString("meld"));
    QVERIFY(fact(match, "taken") == Json("TC"));
    QVERIFY(fact(match, "known") == Json::array({Json::array({"TC"}), Json::array()}));
    for (const char* move : {"draw stock", "draw discard"}) QCOMPARE(refused(match, move), QString("illegal_move"));
    QCOMPARE(refused(match, "discard TC"), QString("illegal_move"));
    QCOMPARE(play(match, {"discard 9S"}), QString());
    QVERIFY(fact(match, "taken").is_null());
    QVERIFY(fact(match, "known") == Json::array({Json::array({"TC"}), Json::array()}));
    QCOMPARE(fact(match, "idle_turns").get<int>(), 1);
    QCOMPARE(turn(match), 1);
  }

  void discardTaken() {
    Match match = match_with(melds_at_once, {.discard_taken = true});
    QCOMPARE(play(match, {"draw discard", "discard TC"}), QString());
    QVERIFY(fact(match, "known") == Json::array({Json::array(), Json::array()}));
  }

  void theSecondCard() {
    Match match = second_card_match();
    QCOMPARE(pile(match, "discard"), QString("2S 4C 9H"));
    QCOMPARE(play(match, {"draw discard"}), QString());
    QVERIFY(fact(match, "second_draw") == Json(false));
    QCOMPARE(play(match, {"meld 9C 9S 9H"}), QString());
    QVERIFY(fact(match, "second_draw") == Json(true) && fact(match, "taken").is_null());
    QCOMPARE(play(match, {"draw discard"}), QString());
    QVERIFY(fact(match, "must_meld") == Json("4C") && fact(match, "second_draw") == Json(false));
    QCOMPARE(legal(match, ""), QString("meld 4C"));
    for (const char* move : {"discard KD", "meld JD", "draw discard"})
      QCOMPARE(refused(match, move), QString("illegal_move"));
    QCOMPARE(play(match, {"meld 4C"}), QString());
    QVERIFY(fact(match, "must_meld").is_null());
    QCOMPARE(refused(match, "draw discard"), QString("illegal_move"));
    QCOMPARE(pile(match, "discard"), QString("2S"));
    QCOMPARE(play(match, {"meld JD", "discard 8D"}), QString());
  }

  void theSecondCardComesAtOnce() {
    Match match = second_card_match();
    // Another meld first: 9H is the first card taken, but the jack was laid before it.
    QCOMPARE(play(match, {"draw discard", "meld JD", "meld 9C 9S 9H"}), QString());
    QVERIFY(fact(match, "second_draw") == Json(false));
    QCOMPARE(refused(match, "draw discard"), QString("illegal_move"));
    Match other = second_card_match();
    QCOMPARE(play(other, {"draw discard", "meld 9C 9S 9H", "meld JD"}), QString());
    QCOMPARE(refused(other, "draw discard"), QString("illegal_move"));
    Match stock = second_card_match();
    QCOMPARE(play(stock, {"draw stock", "meld JD"}), QString());
    QCOMPARE(refused(stock, "draw discard"), QString("illegal_move"));
  }

  void theSecondCardMustBeMeldable() {
    Layout layout = second;
    layout.hand1 = "9H 3C 6S TD QH KS 2D 5H 7D JC";
    layout.hand0 = "5C 6C 7C AC 9C 9S KD 3H AH 8D";
    Match match = match_with(layout);
    QCOMPARE(play(match, {"draw stock", "meld 5C 6C 7C", "discard AC", "draw stock", "discard 9H", "draw discard",
                          "meld 9C 9S 9H"}),
             QString());
    QVERIFY(fact(match, "second_draw") == Json(true));
    QCOMPARE(refused(match, "draw discard", "ace of clubs"), QString("illegal_move"));
  }

  void goingOutByMeld() {
    Umtali::State state = position("KC QC JS", "KD 3S QH");
    make(state, {"meld KC QC", "meld JS"});
    QVERIFY(state.out == 0 && state.turn == 1 && state.phase == Umtali::Phase::draw);
    // The last turn goes by the same rules, and ends when all is melded, too.
    state.hand[1] = set_of("JD");
    state.hand_size[1] = 1;
    state.stock[std::size_t{state.stock_size} - 1] = *card_of("JH");
    make(state, {"draw stock", "meld JD", "meld JH"});
    QVERIFY(state.stage == Stage::over);
    QVERIFY(state.last.left.empty() && state.last.points[0] == 25 && state.last.points[1] == 10);
    // Then all cards are shown, also one that was discarded face down.
    state.face_down = true;
    QVERIFY(Umtali::show(state, std::nullopt).facts["face_down"] == Json(false));
  }

  void goingOutByDiscard_data() {
    QTest::addColumn<bool>("down");
    QTest::newRow("face up") << false;
    QTest::newRow("face down") << true;
  }
  void goingOutByDiscard() {
    QFETCH(bool, down);
    Match match = match_with(going_out);
    QCOMPARE(play(match, lays_all), QString());
    QVERIFY(fact(match, "out").is_null());
    QCOMPARE(legal(match, ""), QString("discard 3C, discard 3C down"));
    QCOMPARE(play(match, {down ? "discard 3C down" : "discard 3C"}), QString());
    QVERIFY(fact(match, "out") == Json(0) && fact(match, "face_down") == Json(down));
    QCOMPARE(turn(match), 1);
    QCOMPARE(legal(match, "draw "), down ? QString("stock") : QString("discard, stock"));
    if (down) QCOMPARE(refused(match, "draw discard"), QString("illegal_move"));
    QCOMPARE(pile(match, "discard", 0), QString("9C 3C"));
    QCOMPARE(pile(match, "discard", 1), down ? QString("9C ??") : QString("9C 3C"));
    QCOMPARE(pile(match, "discard"), QString("9C 3C"));
  }

  void theLastTurn() {
    Match match = match_with(going_out);
    QCOMPARE(play(match, lays_all), QString());
    QCOMPARE(play(match, {"discard 3C down", "draw stock", "meld AD 2D 3D 4D 5D", "meld QS", "meld KD"}),
             QString("meld KD: The king of diamonds doesn't go with anything on the table."));
    QCOMPARE(play(match, {"discard 6S"}), QString());
    QVERIFY(match.over());
    // 5H 6H 7H, 4H, KC QC, JS, 8C 8D 8S: 3 + 1 + 20 + 5 + 3, then 3S 7S KD QH. The queen of spades extends the jack.
    QVERIFY(
        fact(match, "last_deal") ==
        Json({{"deal", 1}, {"reason", "out"}, {"out", 0}, {"left", {"3S", "7S", "KD", "QH"}}, {"points", {44, 10}}}));
    QCOMPARE(pile(match, "meld.0.5"), QString("3S"));
    QCOMPARE(pile(match, "meld.0.8"), QString("QH"));
    QCOMPARE(pile(match, "hand.1"), QString());
    const Json state = match.state(1);
    QVERIFY(state["winners"] == Json::array({0}) && state["scores"] == Json({44, 10}));
    QVERIFY(state["facts"]["face_down"] == Json(false));
    for (const auto& [id, cards] : state["piles"].items())
      QVERIFY2(std::ranges::find(cards, Json("??")) == cards.end(), id.c_str());
  }

  void nothingIsDiscardedFaceDownInTheLastTurn() {
    Umtali::State state = position("JS", "KD");
    make(state, {"meld JS", "draw stock", "discard KD"});
    QVERIFY(state.stage == Stage::over);
    state = position("JS", "KD");
    make(state, {"meld JS", "draw stock"});
    const Card drawn = (state.hand[1] - set_of("KD")).first();
    QVERIFY(!allowed(state, "discard KD down"));
    state.hand[1].remove(drawn);
    state.hand_size[1] = 1;
    QVERIFY(!allowed(state, "discard KD down") && allowed(state, "discard KD"));
  }

  void scoringExample() {
    Umtali::State state = position("5H 6H 7H 4H KC QC JS 8C 8D TD", "KD 3S");
    state.stock[std::size_t{state.stock_size} - 1] = *card_of("9C");
    make(state, {"meld 5H 6H 7H", "meld 4H", "meld KC QC", "meld JS", "meld 8C 8D"});
    QCOMPARE(int{state.side_points[0]}, 31);
    make(state, {"discard TD down", "draw stock", "discard 9C"});
    QCOMPARE(int{state.last.points[0]}, 37);
    QCOMPARE(int{state.last.points[1]}, 0);
  }

  void stockIsTurnedOnce() {
    Match match = match_with(melds_at_once);
    for (int i = 0; i < 31; ++i) pass_turn(match);
    QVERIFY(fact(match, "turned") == Json(true));
    QVERIFY(!match.over());
    // The upcard was the oldest discard and is drawn first; the newest stays.
    const Json state = match.state(std::nullopt);
    QCOMPARE(state["piles"]["stock"].size(), std::size_t{31});
    QCOMPARE(state["piles"]["discard"].size(), std::size_t{1});
    QVERIFY(pile(match, "stock").endsWith("TH AS 9H TC"));
    QVERIFY(pile(match, "stock", 0).startsWith("?? ??"));
    for (int i = 0; i < 30; ++i) pass_turn(match);
    QVERIFY(!match.over());
    pass_turn(match);
    QVERIFY(match.over());
    QVERIFY(fact(match, "last_deal") ==
            Json({{"deal", 1}, {"reason", "stock"}, {"out", nullptr}, {"left", Json::array()}, {"points", {0, 0}}}));
    QVERIFY(match.state(std::nullopt)["winners"] == Json({0, 1}));
    QCOMPARE(pile(match, "hand.1").split(' ').size(), 10);
  }

  void stockEndsTheHand() {
    Match match = match_with(melds_at_once, {.stock_ends = true});
    QCOMPARE(play(match, {"draw stock", "meld KC QC", "meld JS", "discard 9H"}), QString());
    for (int i = 0; i < 29; ++i) pass_turn(match);
    QVERIFY(!match.over());
    pass_turn(match);
    QVERIFY(match.over());
    QVERIFY(fact(match, "last_deal") ==
            Json({{"deal", 1}, {"reason", "stock"}, {"out", nullptr}, {"left", Json::array()}, {"points", {25, 0}}}));
  }

  void lastTurnWithNothingToDraw_data() {
    QTest::addColumn<bool>("down");
    QTest::newRow("face up") << false;
    QTest::newRow("face down") << true;
  }
  void lastTurnWithNothingToDraw() {
    QFETCH(bool, down);
    Match match =
        match_with({.hand0 = "AC 2C 3C 4C 5C 6C 7C 8C 9C TC", .hand1 = "AD 2D 3D 4D 5D 6S 7S QS KD 3S", .upcard = "9H"},
                   {.stock_ends = true});
    for (int i = 0; i < 30; ++i) pass_turn(match);
    QCOMPARE(play(match, {"draw stock", "meld AC 2C 3C 4C 5C 6C 7C 8C 9C TC"}), QString());
    const std::string last = match.state(std::nullopt)["piles"]["hand.0"][0].get<std::string>();
    QCOMPARE(play(match, {"discard " + last + (down ? " down" : "")}), QString());
    QCOMPARE(turn(match), 1);
    QCOMPARE(phase(match), QString(down ? "meld" : "draw"));
    if (!down) QCOMPARE(legal(match, ""), QString("draw discard"));
    if (down) QCOMPARE(play(match, {"meld AD 2D 3D 4D 5D", "discard KD"}), QString());
    QCOMPARE(match.over(), down);
  }

  void sixteenIdleTurns() {
    Match match = match_with(melds_at_once, {.discard_taken = true});
    for (int i = 0; i < 15; ++i) {
      const std::string top = match.state(std::nullopt)["piles"]["discard"].back().get<std::string>();
      QCOMPARE(play(match, {"draw discard", "discard " + top}), QString());
    }
    QCOMPARE(fact(match, "idle_turns").get<int>(), 15);
    auto loaded = Match::load(match.record());
    QVERIFY(loaded);
    Match& other = *loaded;
    const std::string top = match.state(std::nullopt)["piles"]["discard"].back().get<std::string>();
    QCOMPARE(play(match, {"draw discard", "discard " + top}), QString());
    QVERIFY(match.over());
    QVERIFY(fact(match, "last_deal")["reason"] == Json("idle"));
    pass_turn(other);
    QCOMPARE(fact(other, "idle_turns").get<int>(), 0);
  }

  void nextDealer_data() {
    QTest::addColumn<bool>("winner");
    QTest::addColumn<bool>("melds");
    QTest::addColumn<int>("dealer");
    QTest::newRow("alternate") << false << true << 0;
    QTest::newRow("winner") << true << true << 0;
    QTest::newRow("winner, equal scores") << true << false << 1;
  }
  void nextDealer() {
    QFETCH(bool, winner);
    QFETCH(bool, melds);
    Match match = match_with(melds_at_once, {.hands = 2, .winner_deals = winner, .stock_ends = true});
    if (melds)
      QCOMPARE(play(match, {"draw stock", "meld KC QC", "discard 9H"}), QString());
    else
      pass_turn(match);
    for (int i = 0; i < 30; ++i) pass_turn(match);
    const Json state = match.state(std::nullopt);
    QCOMPARE(state["deal"].get<int>(), 2);
    QTEST(state["dealer"].get<int>(), "dealer");
    QCOMPARE(turn(match), 1 - state["dealer"].get<int>());
    QVERIFY(state["scores"] == (melds ? Json({20, 0}) : Json({0, 0})));
    QVERIFY(state["facts"]["side_points"] == Json({0, 0}) && state["facts"]["turned"] == Json(false));
    QCOMPARE(state["facts"]["last_deal"]["deal"].get<int>(), 1);
    QCOMPARE(state["piles"].size(), std::size_t{4});
  }

  void savedAndTakenBack() {
    Match match = second_card_match();
    QCOMPARE(play(match, {"draw discard", "meld 9C 9S 9H", "draw discard"}), QString());
    const auto loaded = Match::load(match.record());
    QVERIFY(loaded && loaded->state(std::nullopt) == match.state(std::nullopt));
    const Json before = match.state(std::nullopt);
    QCOMPARE(play(match, {"meld 4C"}), QString());
    QVERIFY(!match.undo() && match.state(std::nullopt) == before);
  }
};

QTEST_APPLESS_MAIN(TestUmtali)
#include "test_umtali.moc"
