// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vazhushal_table.h"

using namespace fulltable;
using namespace fulltable::vazhushal_table;
using Phase = Vazhushal::Phase;
using vazhushal::Kind;

// The deal, melds and how they are laid, and how a deal ends. Taking from the line: test_vazhushal_takes.cpp.

namespace {

/// Three doubles are in the hand of seat 0, and two in that of seat 1.
const Layout thrown_in{
    .hands = {"2H 2H 5C 5C XB XB 3S 4D 6H 7S 8C 9D TH", "KD KD QC QC 4C 6C 8D TD JH AH 3H 5S 7H", ""}};
const Layout good{.hands = {"2H 5C XB 3S 4D 6H 7S 8C 9D TH JC QD KH", "", ""}};

}  // namespace

class TestVazhushal : public QObject {
  Q_OBJECT
 private slots:
  void packAndPiles_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<int>("stock");
    QTest::newRow("one pack") << 2 << 26;
    QTest::newRow("three") << 3 << 67;
    QTest::newRow("six") << 6 << 28;
  }
  void packAndPiles() {
    QFETCH(int, seats);
    Layout layout;
    layout.hands.resize(static_cast<std::size_t>(seats));
    const Match match = match_with(layout);
    const Json piles = match.state(std::nullopt)["piles"];
    QCOMPARE(piles.size(), static_cast<std::size_t>(seats + 3));
    QTEST(static_cast<int>(piles["stock"].size()), "stock");
    QCOMPARE(pile(match, "discard"), QString("2S"));
    QCOMPARE(pile(match, "negative"), QString("KS"));
    QCOMPARE(pile(match, "meld.0.0"), QString("no such pile"));
  }

  void theDeal() {
    GameSetup game_setup = game_setup_of(2);
    game_setup.decks = {vazhushal_game().pack({2, {}, 0})};
    game_setup.dealer = 0;
    const auto match = Match::start(vazhushal_game(), game_setup);
    QVERIFY(match);
    QCOMPARE(pile(*match, "hand.1"), QString("AC 3C 5C 7C 9C JC KC 2D 4D 6D 8D TD QD"));
    QCOMPARE(pile(*match, "hand.0"), QString("2C 4C 6C 8C TC QC AD 3D 5D 7D 9D JD KD"));
    QCOMPARE(pile(*match, "discard"), QString("AH"));
    QCOMPARE(pile(*match, "negative"), QString("XB"));
    QVERIFY(pile(*match, "stock").startsWith("XL KS") && pile(*match, "stock").endsWith("4H 3H 2H"));
    QCOMPARE(turn(*match), 1);
    QCOMPARE(phase(*match), QString("draw"));
    for (const char* key : {"drawn", "last_deal"}) QVERIFY(fact(*match, key).is_null());
    QVERIFY(fact(*match, "misdeals") == Json::array() && fact(*match, "roles") == Json::object());
    QVERIFY(fact(*match, "known") == Json::array({Json::array(), Json::array()}));
  }

  void misdeal() {
    Layout second = thrown_in;
    std::swap(second.hands[0], second.hands[2]);
    const Match match = match_with({pack_for(thrown_in), pack_for(second), pack_for(good)}, 3);
    const Json state = match.state(std::nullopt);
    QCOMPARE(state["deal"].get<int>(), 3);
    QCOMPARE(state["dealer"].get<int>(), 2);
    const Json doubles = {"2H", "5C", "XB"};
    QVERIFY(fact(match, "misdeals") == Json::array({{{"deal", 1}, {"seat", 0}, {"doubles", doubles}},
                                                    {{"deal", 2}, {"seat", 2}, {"doubles", doubles}}}));
    QCOMPARE(pile(match, "hand.0").size(), 13 * 3 - 1);
    QCOMPARE(turn(match), 0);
    QVERIFY(fact(match, "last_deal").is_null());
    const auto loaded = Match::load(match.record());
    QVERIFY(loaded && loaded->state(std::nullopt) == state);
  }

  void misdealsAreForgottenInTheNextDeal() {
    Match match = match_with({pack_for(thrown_in), pack_for(good), pack_for(good)}, 3, {.target = 5});
    QCOMPARE(fact(match, "misdeals").size(), std::size_t{1});
    for (int i = 0; i < 67; ++i) idle_turn(match);
    QCOMPARE(play(match, {"pass", "pass"}), QString());
    QCOMPARE(fact(match, "misdeals").size(), std::size_t{1});
    QCOMPARE(play(match, {"pass"}), QString());
    QCOMPARE(match.state(std::nullopt)["deal"].get<int>(), 3);
    QCOMPARE(match.state(std::nullopt)["dealer"].get<int>(), 0);
    QVERIFY(fact(match, "misdeals") == Json::array());
  }

  void wildCards_data() {
    QTest::addColumn<QString>("negative");
    QTest::addColumn<QString>("wild");
    QTest::newRow("black") << "AS"
                           << "AD AH XB XL";
    QTest::newRow("red") << "7D"
                         << "7C 7S XB XL";
    QTest::newRow("joker") << "XB"
                           << "XB XL";
  }
  void wildCards() {
    QFETCH(QString, negative);
    const std::string card = negative.toStdString();
    const Match match = match_with({.hands = {"", ""}, .starter = "5S", .negative = card});
    QTEST(texts_of(fact(match, "wild")), "wild");
    QVERIFY(fact(match, "negative") == Json(card));
    const Match without = match_with({.hands = {"", ""}, .starter = "5S", .negative = card}, {.negative_joker = false});
    QCOMPARE(texts_of(fact(without, "wild")), QString("XB XL"));
    QVERIFY(fact(without, "negative").is_null());
    QCOMPARE(pile(without, "negative"), QString());
    QVERIFY(pile(without, "stock").startsWith(negative));
  }

  void melds_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<bool>("legal");
    const auto row = [](const char* cards, bool is_legal) { QTest::newRow(cards) << QString(cards) << is_legal; };
    row("AS 2S 3S", true);
    row("QS KS AS", true);
    row("KS AS 2S", false);
    row("4S 5S 7S", false);
    row("4S 5S 6C", false);
    row("4S 5S", false);
    row("9C 9D 9H", true);
    row("9C 9D 9H 9S", true);
    row("9C 9D 9D", false);
    row("9C 9C 9D 9H 9S", false);
    row("4S 5S XB=6S", true);
    row("4S XB=5S XL=6S", true);
    row("XL=4S XB=5S KD=6S", false);
    row("4S 5S XB=5S", false);
    row("4S 5S 7C=6S", false);
    row("4S 5S XB", false);
    row("KD=JS QS KS", true);
    row("KD=JS KD=TS QS", true);
    row("JD QD KD", true);
    row("KD KH=QD KD=JD", true);
    row("KD KS KH", true);
    row("KD KD=KH KS", true);
    row("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS", true);
    row("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS XB=AS", false);
  }
  void melds() {
    QFETCH(QString, cards);
    QFETCH(bool, legal);
    Scene scene{.hand0 = "", .melds0 = "2D 3D 4D"};
    std::string hand = "2C";
    for (const std::string& word : words_of(cards.toStdString())) hand += " " + word.substr(0, 2);
    scene.hand0 = hand;
    const QString why = why_not(position(scene), "meld " + cards.toStdString());
    QCOMPARE(why.isEmpty(), legal);
    QVERIFY(legal || why.size() > 20);
  }

  void thirteenCards() {
    Vazhushal::State state = position({.hand0 = "2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS 2C"});
    QCOMPARE(make(state, {"meld 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS AS"}), QString());
    QCOMPARE(pile(state, "meld.0.0"), QString("AS 2S 3S 4S 5S 6S 7S 8S 9S TS JS QS KS"));
  }

  void firstMeldIsANaturalSequence() {
    Vazhushal::State state = position({.hand0 = "5D 6D 7D 9C 9D 9H XB KD QD JD 2C"});
    for (const char* move : {"meld 9C 9D 9H", "meld 5D 6D XB=7D", "meld QD KD XB=AD", "arrange 9C 9D 9H / 5D 6D XB=7D"})
      QVERIFY(why_not(state, move).contains("first meld must be a natural sequence"));
    QVERIFY(allowed(state, "arrange 9C 9D 9H / 5D 6D 7D"));
    // A wild card that stands for itself is natural.
    QCOMPARE(make(state, {"meld JD QD KD", "meld 9C 9D 9H", "meld 5D 6D XB=7D"}), QString());
  }

  void theNaturalSequenceIsNotSpoiled() {
    Vazhushal::State state = position({.hand0 = "XB 8D 4S 5S 6S 2C 3C", .melds0 = "5D 6D 7D"});
    QVERIFY(why_not(state, "add XB=8D meld.0.0").contains("must keep one natural sequence"));
    QVERIFY(why_not(state, "arrange XB=4D 5D 6D 7D").contains("must keep one natural sequence"));
    QCOMPARE(make(state, {"add 8D meld.0.0"}), QString());
    QVERIFY(!allowed(state, "add XB=9D meld.0.0"));
    QCOMPARE(make(state, {"meld 4S 5S 6S", "add XB=9D meld.0.0"}), QString());
    QCOMPARE(pile(state, "meld.0.0"), QString("5D 6D 7D 8D XB"));
    QVERIFY(fact(state, "roles")["meld.0.0"] == Json({"5D", "6D", "7D", "8D", "9D"}));
    // Now the other one must stay natural.
    QVERIFY(why_not(state, "arrange 5D 6D 7D 8D XB=9D / 3C 4S 5S 6S").contains("isn't a meld"));
    state.hand[0].insert(little_joker);
    ++state.hand_size[0];
    QVERIFY(why_not(state, "add XL=7S meld.0.1").contains("must keep one natural sequence"));
  }

  void identicalMelds() {
    const Scene scene{.hand0 = "5D 6D 7D 9C 9D XB 8D 2C 4C", .melds0 = "5D 6D 7D / 9C 9D 9H"};
    for (const bool all : {false, true}) {
      const Vazhushal::State state = position(scene, {.sets_differ = all});
      QVERIFY(why_not(state, "meld 5D 6D 7D").contains("identical"));
      QVERIFY(why_not(state, "meld 5D 6D XB=7D").contains("identical"));
      QVERIFY(allowed(state, "meld 5D 6D 7D 8D"));
      QCOMPARE(allowed(state, "meld 9C 9D XB=9H"), !all);
      QVERIFY(allowed(state, "meld 9C 9D XB=9S"));
    }
    // Nor by an addition.
    Vazhushal::State state = position({.hand0 = "8D 2C 3C", .melds0 = "5D 6D 7D 8D / 5D 6D 7D"});
    QVERIFY(why_not(state, "add 8D meld.0.1").contains("identical"));
  }

  void pilesAndRoles() {
    Vazhushal::State state =
        position({.hand0 = "XB KD QS AS KS 9S 9C XL 3C 4C", .melds0 = "5D 6D 7D", .negative = "KC"});
    QCOMPARE(make(state, {"meld AS KS QS", "meld XL=9H 9S 9C"}), QString());
    QCOMPARE(pile(state, "meld.0.1"), QString("QS KS AS"));
    QCOMPARE(pile(state, "meld.0.2"), QString("9C XL 9S"));
    QVERIFY(
        fact(state, "roles") ==
        Json({{"meld.0.0", {"5D", "6D", "7D"}}, {"meld.0.1", {"QS", "KS", "AS"}}, {"meld.0.2", {"9C", "9H", "9S"}}}));
    // After an arrangement the melds are numbered as it lists them.
    QCOMPARE(make(state, {"arrange 9S XL=9H 9C / KD=JS QS KS AS / 7D 6D 5D"}), QString());
    QCOMPARE(pile(state, "meld.0.0"), QString("9C XL 9S"));
    QCOMPARE(pile(state, "meld.0.1"), QString("KD QS KS AS"));
  }

  void phasePlay() {
    Vazhushal::State state = position({.hand0 = "5D 6D 7D 8D 9D 8C 8H 2C", .melds1 = "4S 5S 6S"});
    QVERIFY(why_not(state, "meld 5D 6D 4D").contains("The four of diamonds isn't in your hand"));
    QVERIFY(why_not(state, "discard KD").contains("isn't in your hand"));
    QVERIFY(why_not(state, "pass").contains("discard"));
    QVERIFY(why_not(state, "take 1 meld 2C 3C 4C").contains("have drawn"));
    QCOMPARE(make(state, {"meld 5D 6D 7D"}), QString());
    QVERIFY(why_not(state, "add 8D meld.1.0").contains("your own melds"));
    QVERIFY(why_not(state, "add 8D meld.0.1").contains("no such meld"));
    QVERIFY(why_not(state, "add 9D meld.0.0").contains("isn't a meld"));
    QVERIFY(why_not(state, "add 7D meld.0.0").contains("twice"));
    QVERIFY(why_not(state, "add 8D=4D meld.0.0").contains("isn't wild"));
    QCOMPARE(make(state, {"add 9D 8D meld.0.0"}), QString());
    QCOMPARE(pile(state, "meld.0.0"), QString("5D 6D 7D 8D 9D"));
    QVERIFY(why_not(state, "arrange 5D 6D 7D / 8C 8H 8D").contains("The nine of diamonds can't go back"));
    QVERIFY(why_not(state, "arrange 5D 6D 7D 8D 9D").contains("at least one card from your hand"));
    QVERIFY(why_not(state, "arrange 5D 6D 7D 8D 9D / 8C 8H 8S").contains("The eight of spades isn't in your hand"));
    QVERIFY(why_not(state, "arrange 5D 6D 7D 8D 9D / 8C 8D 8H").contains("The eight of diamonds isn't in your hand"));
    QCOMPARE(make(state, {"discard 2C"}), QString());
    QCOMPARE(pile(state, "discard"), QString("2S 2C"));
    QVERIFY(state.turn == 1 && state.phase == Phase::draw && fact(state, "drawn").is_null());
  }

  void rearranging() {
    Vazhushal::State state = position({.hand0 = "8C 8H 2C 3S", .melds0 = "5D 6D 7D 8D / XB=9S TS JS"});
    QCOMPARE(make(state, {"arrange 5D 6D 7D / 8C 8D 8H / TS JS XB=QS"}), QString());
    QCOMPARE(pile(state, "meld.0.1"), QString("8C 8D 8H"));
    QCOMPARE(pile(state, "meld.0.2"), QString("TS JS XB"));
    QCOMPARE(pile(state, "hand.0"), QString("2C 3S"));
    // Without melds it lays several at once.
    state = position({.hand0 = "8C 8H 8D 2C 3C 4C 3S"});
    QCOMPARE(make(state, {"arrange 8C 8D 8H / 2C 3C 4C"}), QString());
  }

  void theLastCardIsDiscarded() {
    const Scene scene{.hand0 = "8C 8D 8H", .melds0 = "5D 6D 7D"};
    Vazhushal::State state = position(scene);
    QVERIFY(why_not(state, "meld 8C 8D 8H").contains("one card to discard"));
    QVERIFY(why_not(state, "arrange 5D 6D 7D / 8C 8D 8H").contains("one card to discard"));
    QCOMPARE(make(state, {"add 8D meld.0.0", "discard 8C", "draw stock", "discard 3C", "draw stock"}), QString());
    state = position(scene, {.out_without_discard = true});
    QCOMPARE(make(state, {"meld 8C 8D 8H"}), QString());
    QVERIFY(state.stage == Stage::over && fact(state, "last_deal")["reason"] == Json("out"));
    state = position({.hand0 = "8D", .melds0 = "5D 6D 7D"});
    QVERIFY(why_not(state, "add 8D meld.0.0").contains("one card to discard"));
    state = position({.hand0 = "8D", .melds0 = "5D 6D 7D"}, {.out_without_discard = true});
    QCOMPARE(make(state, {"add 8D meld.0.0"}), QString());
    QVERIFY(state.stage == Stage::over);
  }

  void goingOut() {
    Vazhushal::State state = position({.hand0 = "8C 8D 8H KD", .melds0 = "5D 6D 7D"}, {.target = 2});
    QCOMPARE(make(state, {"meld 8C 8D 8H", "discard KD"}), QString());
    QVERIFY(state.stage == Stage::deal_due && state.dealer == 0 && Vazhushal::to_act(state).empty());
    QVERIFY(fact(state, "last_deal") == Json({{"deal", 1}, {"reason", "out"}, {"winners", {0}}, {"points", nullptr}}));
    QVERIFY(Vazhushal::winners(state).empty());
    Vazhushal::deal(state, pack_for({.hands = {"", ""}}));
    QVERIFY(state.deal == 2 && state.turn == 1 && state.scores[0] == 1 && state.meld_count == 0);
    QVERIFY(fact(state, "last_deal")["deal"] == Json(1));
    state.hand[1] = bag_of("4C");
    state.hand_size[1] = 1;
    state.phase = Phase::play;
    state.scores[1] = 1;
    QCOMPARE(make(state, {"discard 4C"}), QString());
    QVERIFY(state.stage == Stage::over && Vazhushal::winners(state) == std::vector<int>{1});
  }

  void theStockRunsOut() {
    Match match = match_with({.hands = {"", "", ""}});
    for (int i = 0; i < 66; ++i) idle_turn(match);
    QCOMPARE(phase(match), QString("draw"));
    QCOMPARE(turn(match), 0);
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(phase(match), QString("play"));
    QCOMPARE(pile(match, "stock"), QString());
    const Json hand = match.state(std::nullopt)["piles"]["hand.0"];
    QCOMPARE(play(match, {"discard " + hand[0].get<std::string>()}), QString());
    // Seat 0 drew last and is the last to meld.
    for (const int seat : {1, 2, 0}) {
      QCOMPARE(phase(match), QString("final_melds"));
      QCOMPARE(turn(match), seat);
      QVERIFY(fact(match, "drawn").is_null());
      QCOMPARE(play(match, {"pass"}), QString());
    }
    QVERIFY(match.over());
    const Json state = match.state(1);
    for (const auto& [id, cards] : state["piles"].items())
      QVERIFY2(std::ranges::find(cards, Json("??")) == cards.end(), id.c_str());
  }

  void finalMelds() {
    Vazhushal::State state = position(
        {.hand0 = "5D 6D 7D 8C 8D 8H XB 2C 4S 5S 9S JC KC", .hand1 = "3C 3D 3H 9D", .phase = Phase::final_melds});
    for (const char* move : {"draw stock", "take 1 meld 5D 6D 7D", "discard 2C"})
      QVERIFY(why_not(state, move).contains("nobody draws or discards"));
    // A first natural sequence may still be laid here.
    QVERIFY(!allowed(state, "meld 8C 8D 8H"));
    QCOMPARE(make(state, {"meld 5D 6D 7D", "meld 8C 8D 8H", "meld 4S 5S XB=6S"}), QString());
    // To change the role of a wild card brings no card, but changes something; another order does not.
    QVERIFY(why_not(state, "arrange 8C 8D 8H / 5D 6D 7D / 4S 5S XB=6S").contains("changes nothing"));
    QVERIFY(why_not(state, "arrange 5D 6D 7D / 4S 5S XB=6S").contains("can't go back"));
    QVERIFY(why_not(state, "arrange 8C 8D 8H XB=8S / 5D 6D 7D / 4S 5S").contains("isn't a meld"));
    QCOMPARE(make(state, {"arrange 5D 6D 7D / 8C 8D 8H / XB=3S 4S 5S"}), QString());
    QCOMPARE(make(state, {"arrange 5D 6D 7D / 8C 8D 8H / 4S 5S XB=6S", "pass"}), QString());
    // Seat 1 has no natural sequence and may lay none of its sets.
    QCOMPARE(int{state.turn}, 1);
    QVERIFY(why_not(state, "meld 3C 3D 3H").contains("natural sequence"));
    QVERIFY(why_not(state, "add 9D meld.0.0").contains("your own melds"));
    QCOMPARE(make(state, {"pass"}), QString());
    // 18 + 24 + 15, less 2 + 9 + 10 + 10; and less 3 + 3 + 3 + 9.
    QVERIFY(fact(state, "last_deal") ==
            Json({{"deal", 1}, {"reason", "stock"}, {"winners", {0}}, {"points", {26, -18}}}));
  }

  void theLastTurnGoesOn() {
    // A player who goes out in the turn of the last card wins; no final melds are laid.
    Vazhushal::State state = position({.hand0 = "KD", .melds0 = "5D 6D 7D", .phase = Phase::draw});
    state.stock_size = 1;
    state.stock[0] = *card_of("8D");
    QCOMPARE(make(state, {"draw stock", "add 8D meld.0.0", "discard KD"}), QString());
    QVERIFY(fact(state, "last_deal")["reason"] == Json("out"));
  }

  void emptyHandInTheFinalMeldsIsNotOut() {
    Vazhushal::State state = position({.hand0 = "8C 8D 8H", .melds0 = "5D 6D 7D", .phase = Phase::final_melds});
    QCOMPARE(make(state, {"meld 8C 8D 8H"}), QString());
    QVERIFY(state.stage == Stage::playing && state.turn == 0);
    QCOMPARE(legal(state, ""), QString("pass"));
    QCOMPARE(make(state, {"pass", "pass"}), QString());
    QVERIFY(fact(state, "last_deal") ==
            Json({{"deal", 1}, {"reason", "stock"}, {"winners", {0}}, {"points", {42, -16}}}));
  }

  void drawNegative() {
    Match match = match_with({.hands = {"", ""}, .negative = "KS"}, {.draw_negative = true});
    for (int i = 0; i < 26; ++i) idle_turn(match);
    QCOMPARE(phase(match), QString("draw"));
    QCOMPARE(pile(match, "stock"), QString());
    QCOMPARE(pile(match, "negative"), QString("KS"));
    const int seat = turn(match);
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(pile(match, "negative"), QString());
    QVERIFY(pile(match, seat == 0 ? "hand.0" : "hand.1").contains("KS"));
    QVERIFY(fact(match, "known")[static_cast<std::size_t>(seat)] == Json::array({"KS"}));
    QVERIFY(fact(match, "negative") == Json("KS"));
    QCOMPARE(texts_of(fact(match, "wild")), QString("KD KH XB XL"));
    QCOMPARE(play(match, {"discard KS"}), QString());
    QCOMPARE(phase(match), QString("final_melds"));
    Match stays = match_with({.hands = {"", ""}});
    for (int i = 0; i < 26; ++i) idle_turn(stays);
    QCOMPARE(phase(stays), QString("final_melds"));
    QCOMPARE(pile(stays, "negative"), QString("KS"));
  }

  void scoring_data() {
    QTest::addColumn<QString>("melds");
    QTest::addColumn<QString>("hand");
    QTest::addColumn<int>("joker");
    QTest::addColumn<int>("points");
    QTest::newRow("first example") << "5D 6D 7D / QH QS XB=QC"
                                   << "KD 4S XL" << 0 << 34;
    QTest::newRow("second example") << "AH 2H 3H"
                                    << "QS QD" << 0 << -5;
    QTest::newRow("a substitute") << "4S 5S 6S / 7D 8D XB=9D"
                                  << "" << 0 << 39;
    QTest::newRow("high ace") << "QH KH AH"
                              << "" << 0 << 30;
    QTest::newRow("jokers cost") << "TH JH QH"
                                 << "XL XL XB KH" << 20 << -40;
  }
  void scoring() {
    QFETCH(QString, melds);
    QFETCH(QString, hand);
    QFETCH(int, joker);
    const std::string laid = melds.toStdString();
    const std::string held = hand.toStdString();
    const Vazhushal::State state = position({.hand0 = held, .melds0 = laid}, {.joker_in_hand = joker});
    QTEST(Vazhushal::melded_points(state, 0) - Vazhushal::hand_points(state, 0), "points");
  }

  void tiedDeal() {
    Vazhushal::State state = position(
        {.hand0 = "4S", .melds0 = "5D 6D 7D", .hand1 = "4C", .melds1 = "5H 6H 7H", .phase = Phase::final_melds},
        {.target = 1});
    QCOMPARE(make(state, {"pass", "pass"}), QString());
    QVERIFY(fact(state, "last_deal") ==
            Json({{"deal", 1}, {"reason", "stock"}, {"winners", {0, 1}}, {"points", {14, 14}}}));
    QVERIFY(Vazhushal::winners(state) == (std::vector<int>{0, 1}));
  }

  void known() {
    Vazhushal::State state =
        position({.hand0 = "9S 9H 2C 4S 5S", .melds0 = "5D 6D 7D", .line = "8C 9S 2C", .phase = Phase::draw});
    QCOMPARE(make(state, {"take 2 meld 9S 9H XB=9C"}).contains("The big joker is neither"), true);
    state.hand[0].insert(big_joker);
    ++state.hand_size[0];
    QCOMPARE(make(state, {"take 2 meld 9S 9H XB=9C"}), QString());
    // A nine of spades was played, so one leaves the list, whichever it was.
    QVERIFY(fact(state, "known")[0] == Json::array({"2C"}));
    QCOMPARE(pile(state, "hand.0"), QString("2C 2C 4S 5S 9S"));
    QCOMPARE(make(state, {"discard 2C"}), QString());
    QVERIFY(fact(state, "known")[0] == Json::array());
  }

  void savedAndTakenBack() {
    Match match = match_with({.hands = {"8S 9S TS JS 2C 4C 6C 8C TC QC 2D 4D 6D", ""}, .starter = "7S"});
    QCOMPARE(play(match, {"take 1 meld 7S 8S 9S TS JS", "discard QC", "draw stock"}), QString());
    const auto loaded = Match::load(match.record());
    QVERIFY(loaded && loaded->state(std::nullopt) == match.state(std::nullopt));
    const Json before = match.state(std::nullopt);
    idle_turn(match);
    QVERIFY(!match.undo() && !match.undo() && !match.undo());
    QCOMPARE(phase(match), QString("play"));
    QVERIFY(!match.redo() && match.state(std::nullopt) != before);
  }

  void whatEachSeatSees() {
    Match match = match_with({.hands = {"8S 9S TS JS 2C 4C 6C 8C TC QC 2D 4D 6D", ""}, .starter = "7S"});
    QCOMPARE(play(match, {"take 1 meld 7S 8S 9S", "discard QC", "draw stock"}), QString());
    const Json truth = match.state(std::nullopt);
    for (const int viewer : {0, 1}) {
      const Json seen = match.state(viewer);
      QVERIFY(seen["facts"] == truth["facts"] && seen["seed"].is_null());
      for (const auto& [id, cards] : seen["piles"].items()) {
        const bool hidden = id == "stock" || id == "hand." + std::to_string(1 - viewer);
        QVERIFY2(hidden ? std::ranges::count(cards, Json("??")) == static_cast<std::ptrdiff_t>(cards.size())
                        : cards == truth["piles"][id],
                 id.c_str());
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestVazhushal)
#include "test_vazhushal.moc"
