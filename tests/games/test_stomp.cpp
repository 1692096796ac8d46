// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stomp_table.h"

using namespace fulltable;
using namespace fulltable::stomp_table;
using Phase = Stomp::Phase;

// The paragraphs of the rules page, each in a function named after it.
class TestStomp : public QObject {
  Q_OBJECT

 private slots:
  void options();
  void pack_and_piles();
  void the_deal();
  void what_can_be_played_data();
  void what_can_be_played();
  void aces_low();
  void turn_by_turn();
  void draw();
  void steal();
  void steal_with_jokers();
  void cancel();
  void cancel_to_nothing();
  void passing_to_the_right();
  void going_out();
  void going_out_by_cancelling();
  void trump_taker();
  void bad_moves();
  void illegal_moves();
};

void TestStomp::options() {
  const GameInfo& info = stomp_game().info();
  QCOMPARE(info.min_seats, 2);
  QCOMPARE(info.max_seats, 8);
  QCOMPARE(info.default_seats, 2);
  QCOMPARE(json_of(info, info.standard_options()), json(R"({"packs": "auto", "jokers": 0, "aces": "high", "games": 0,
                                                            "scoring": "points", "chips": 20})"));
  for (const char* wrong : {R"({"packs": "three"})", R"({"jokers": 3})", R"({"aces": true})", R"({"games": 13})",
                            R"({"scoring": "cards"})", R"({"chips": 2})", R"({"chips": 101})"}) {
    const auto options = options_of(info, Json::parse(wrong));
    QVERIFY2(!options, wrong);
    QCOMPARE(options.refusal().code, Code::bad_option);
  }
  for (int seats = 2; seats <= 8; ++seats) {
    const auto refusal = check(stomp_game(), game_setup_of(seats, {{{"packs", "one"}}}));
    QCOMPARE(refusal.has_value(), seats > 4);
    if (refusal) QCOMPARE(refusal->code, Code::bad_option);
    QVERIFY(!check(stomp_game(), game_setup_of(seats, {{{"packs", "two"}}})));
    auto match = Match::start(stomp_game(), game_setup_of(seats));
    QCOMPARE(facts_of(*match)["packs"], Json(seats > 4 ? 2 : 1));
    QCOMPARE(facts_of(*match)["games"], Json(seats + 1));
  }
  QCOMPARE(facts_of(match_with({"", ""}, "", {{{"games", "12"}, {"packs", "two"}}}))["games"], Json(12));
  QCOMPARE(facts_of(match_with({"", ""}, "", {{{"packs", "two"}}}))["packs"], Json(2));
}

void TestStomp::pack_and_piles() {
  const auto size = [](int seats, const Variant& variant) {
    const GameSetup game_setup = game_setup_of(seats, variant);
    return stomp_game().pack({seats, game_setup.options, 0}).size();
  };
  QCOMPARE(size(4, {}), std::size_t{52});
  QCOMPARE(size(4, {{{"jokers", "1"}}}), std::size_t{53});
  QCOMPARE(size(5, {}), std::size_t{104});
  QCOMPARE(size(5, {{{"jokers", "2"}}}), std::size_t{108});
  const GameSetup one = game_setup_of(2, {{{"jokers", "1"}}});
  QCOMPARE(stomp_game().pack({2, one.options, 0}).back(), big_joker);

  Match match = match_with({"9C", "8D"}, "2H");
  QCOMPARE(piles_of(match).size(), std::size_t{5});
  QCOMPARE(play(match, {"play 9C"}), QString());
  QCOMPARE(piles_of(match)["trick"], json(R"(["9C"])"));
  QCOMPARE(piles_of(match)["discard"], Json::array());
  QCOMPARE(play(match, {"pass"}), QString());
  QCOMPARE(piles_of(match)["trick"], Json::array());
  QCOMPARE(piles_of(match)["discard"], json(R"(["9C"])"));
}

void TestStomp::the_deal() {
  // The joker before the trump card stays where it is, to be drawn first.
  Match match = match_with({"9C", ""}, "XB 9H 4C", {{{"jokers", "1"}}});
  const State& state = truth_of<Stomp>(match);
  QCOMPARE(facts_of(match)["trump"], Json("H"));
  QCOMPARE(facts_of(match)["trump_card"], Json("9H"));
  QCOMPARE(state.stock.size(), std::size_t{39});
  QCOMPARE(state.stock[0], *card_of("9H"));
  QCOMPARE(state.stock[38], big_joker);
  QCOMPARE(state.stock[37], *card_of("4C"));
  QCOMPARE(play(match, {"play 9C"}), QString());
  QVERIFY(truth_of<Stomp>(match).hand[0].has(big_joker));

  for (int dealer = 0; dealer < 3; ++dealer) {
    GameSetup game_setup = game_setup_of(3);
    game_setup.dealer = dealer;
    auto dealt = Match::start(stomp_game(), game_setup);
    QCOMPARE(dealt->state(std::nullopt)["dealer"], Json(dealer));
    QCOMPARE(turn(*dealt), (dealer + 1) % 3);
    QCOMPARE(facts_of(*dealt)["leader"], Json((dealer + 1) % 3));
    QVERIFY(truth_of<Stomp>(*dealt).hand[at((dealer + 1) % 3)].has(dealt->pack(1)[0]));
    for (int seat = 0; seat < 3; ++seat) QCOMPARE(int(truth_of<Stomp>(*dealt).count[at(seat)]), 7);
  }
}

void TestStomp::what_can_be_played_data() {
  QTest::addColumn<QByteArray>("standing");
  QTest::addColumn<QByteArray>("answer");
  QTest::addColumn<bool>("beats");
  const auto row = [](const char* standing, const char* answer, bool beats) {
    QTest::newRow(qPrintable(QString("%1 by %2").arg(standing, answer)))
        << QByteArray(standing) << QByteArray(answer) << beats;
  };
  // Hearts are trump.
  row("9C", "TC", true);
  row("9C", "9D", false);
  row("9C", "8C", false);
  row("KC", "AC", true);
  row("AC", "2D", false);
  row("KC", "2C 2D", true);
  row("KC KD", "2C 2D 2S", true);
  row("3C 3D", "4C 4D", true);
  row("4C 4D", "4S XL", false);
  row("4C 4D", "5S XL", true);
  row("KC KD KS", "2H", true);
  row("2H", "3H", true);
  row("3H", "2H", false);
  row("2H", "AC AD AS", false);
  row("KH", "AH", true);
  row("AC", "XL", false);
  row("KC", "XL", true);
  row("2C", "XB", true);
  row("AC AD", "XL XB", false);
  row("KC KD", "XL XB", true);
  row("QC QD XL", "KC KD XB", true);
  row("QC", "2C XL XB", true);
}

void TestStomp::what_can_be_played() {
  QFETCH(QByteArray, standing);
  QFETCH(QByteArray, answer);
  QFETCH(bool, beats);
  const Variant jokers{{{"jokers", "2"}}};
  State state = ending({standing.toStdString() + " 7C", answer.toStdString() + " 7D"}, Suit::hearts, jokers);
  make(state, {"play " + standing.toStdString()});
  const Texts legal = legal_in(state);
  const std::string text = Stomp::write(*Stomp::read("play " + answer.toStdString()));
  QCOMPARE(std::ranges::find(legal, text) != legal.end(), beats);
}

void TestStomp::aces_low() {
  State state = ending({"KC 2D", "AC AD 3S"}, Suit::hearts, {{{"aces", "low"}}});
  make(state, {"play 2D"});
  QCOMPARE(legal_in(state), (Texts{"pass", "play 3S", "play AC AD"}));
  State trumps = ending({"2H 4C", "AH 3D"}, Suit::hearts, {{{"aces", "low"}}});
  make(trumps, {"play 2H"});
  QCOMPARE(legal_in(trumps), Texts{"pass"});
  State joker = ending({"QD 4C", "XB 3D"}, Suit::hearts, {{{"aces", "low"}, {"jokers", "1"}}});
  make(joker, {"play QD", "play XB"});
  QCOMPARE(facts_of(joker)["plays"][1]["rank"], Json("K"));
}

void TestStomp::turn_by_turn() {
  Match match = match_with({"9C 9S", "9D TC", "4C 2H"}, "3H");
  QCOMPARE(match.state(std::nullopt)["phase"], Json("lead"));
  QCOMPARE(play(match, {"play 9s 9c"}), QString());
  QCOMPARE(match.state(std::nullopt)["phase"], Json("reply"));
  QCOMPARE(turn(match), 1);
  QCOMPARE(facts_of(match)["plays"], json(R"([{"seat": 0, "cards": ["9C", "9S"], "kind": "set", "rank": "9"}])"));
  QCOMPARE(play(match, {"steal 9D"}), QString());
  QCOMPARE(piles_of(match)["trick"], json(R"(["9C", "9S", "9D"])"));
  QCOMPARE(play(match, {"play 2H"}), QString());
  QCOMPARE(facts_of(match)["plays"], json(R"([{"seat": 1, "cards": ["9C", "9S", "9D"], "kind": "set", "rank": "9"},
                                              {"seat": 2, "cards": ["2H"], "kind": "trump", "rank": "2"}])"));
  QCOMPARE(facts_of(match)["leader"], Json(0));
  QCOMPARE(play(match, {"pass"}), QString());
  QCOMPARE(piles_of(match)["discard"], json(R"(["9C", "9S", "9D", "2H"])"));
  QCOMPARE(facts_of(match)["leader"], Json(2));
  QCOMPARE(turn(match), 2);
  QCOMPARE(facts_of(match)["last_trick"], json(R"({"taker": 2, "loser": 0, "points": 1, "out": false})"));
}

void TestStomp::draw() {
  Match match = match_with({"9C 9S 9D", "TC"}, "3H 2C 2D 2S");
  QCOMPARE(play(match, {"play 9C 9D 9S"}), QString());
  const Json hand = piles_of(match)["hand.0"];
  QCOMPARE(hand.size(), std::size_t{7});
  for (const char* drawn : {"2C", "2D", "2S"}) QVERIFY(std::ranges::find(hand, Json(drawn)) != hand.end());
  const std::size_t stock = piles_of(match)["stock"].size();
  QCOMPARE(play(match, {"pass"}), QString());
  QCOMPARE(piles_of(match)["stock"].size(), stock);
  // With fewer cards than are wanted the stock is emptied, and the trump card comes last.
  State state = ending({"4C 4D 4S", "5C"}, Suit::hearts);
  state.stock.push(*card_of("AH"));
  state.stock.push(*card_of("2C"));
  make(state, {"play 4C 4D 4S"});
  QVERIFY(state.stock.empty());
  QCOMPARE(int(state.count[0]), 2);
  QCOMPARE(facts_of(state)["trick_value"], Json(2));
}

void TestStomp::steal() {
  // Three players, clubs are trump.
  Match match = match_with({"9D 4D", "9H 4H", "9S 9C"}, "3C");
  QCOMPARE(play(match, {"play 9D"}), QString());
  const Texts legal = legal_texts(match);
  QVERIFY(std::ranges::find(legal, "steal 9H") != legal.end());
  QCOMPARE(play(match, {"steal 9H", "steal 9S"}), QString());
  const auto lasts = facts_of(match)["plays"].back();
  QCOMPARE(lasts, json(R"({"seat": 2, "cards": ["9D", "9H", "9S"], "kind": "set", "rank": "9"})"));
  QCOMPARE(refused(match, 0, "steal 9C"), QString("illegal_move"));
  QCOMPARE(play(match, {"pass"}), QString());
  QCOMPARE(match.state(std::nullopt)["scores"], json("[0, 0, 1]"));
}

void TestStomp::steal_with_jokers() {
  State state = ending({"XL 5C", "AD 4C", "XB 7C"}, Suit::hearts, {{{"jokers", "2"}}});
  make(state, {"play XL"});
  QCOMPARE(facts_of(state)["plays"][0]["rank"], Json("A"));
  make(state, {"steal AD"});
  QCOMPARE(facts_of(state)["plays"][0]["cards"], json(R"(["XL", "AD"])"));
  QCOMPARE(legal_in(state), (Texts{"pass", "steal XB"}));
  make(state, {"steal XB"});
  QCOMPARE(facts_of(state)["plays"], json(R"([{"seat": 2, "cards": ["XL", "AD", "XB"], "kind": "set", "rank": "A"}])"));
}

void TestStomp::cancel() {
  const Variant two{{{"packs", "two"}}};
  Match match = match_with({"9C 5H", "2H 8S", "2H JC 6H"}, "3H", two);
  QCOMPARE(play(match, {"play 9C", "play 2H"}), QString());
  const Texts legal = legal_texts(match);
  QVERIFY(std::ranges::find(legal, "cancel 2H") != legal.end());
  const std::size_t stock = piles_of(match)["stock"].size();
  QCOMPARE(play(match, {"cancel 2H"}), QString());
  // The canceller has drawn, and has to deal with what stands again.
  QCOMPARE(piles_of(match)["stock"].size(), stock - 1);
  QCOMPARE(piles_of(match)["discard"], json(R"(["2H", "2H"])"));
  QCOMPARE(facts_of(match)["canceller"], Json(2));
  QCOMPARE(turn(match), 2);
  QCOMPARE(match.state(std::nullopt)["phase"], Json("reply"));
  QCOMPARE(facts_of(match)["plays"], json(R"([{"seat": 0, "cards": ["9C"], "kind": "set", "rank": "9"}])"));
  QCOMPARE(play(match, {"play JC"}), QString());
  QCOMPARE(facts_of(match)["canceller"], Json(nullptr));
  QCOMPARE(turn(match), 0);
  QCOMPARE(play(match, {"pass"}), QString());
  QCOMPARE(facts_of(match)["last_trick"]["taker"], Json(2));
}

void TestStomp::cancel_to_nothing() {
  Match match = match_with({"2H 9C", "2H 8S"}, "3H", {{{"packs", "two"}}});
  QCOMPARE(play(match, {"play 2H", "cancel 2H"}), QString());
  QCOMPARE(match.state(std::nullopt)["phase"], Json("lead"));
  QCOMPARE(turn(match), 1);
  QCOMPARE(facts_of(match)["leader"], Json(1));
  QCOMPARE(facts_of(match)["canceller"], Json(1));
  QCOMPARE(refused(match, 1, "pass"), QString("illegal_move"));
}

void TestStomp::passing_to_the_right() {
  // Two players: seat 0's nine is stomped on; seat 0 cancels and meets its own nine.
  State two = ending({"9C 2H 4C", "2H 8S"}, Suit::hearts, {{{"packs", "two"}}});
  make(two, {"play 9C", "play 2H", "cancel 2H"});
  QCOMPARE(int(two.turn), 0);
  QCOMPARE(legal_in(two), Texts{"pass"});
  make(two, {"pass"});
  QCOMPARE(facts_of(two)["last_trick"], json(R"({"taker": 1, "loser": 0, "points": 2, "out": false})"));
  // Three players: the trick goes to whose trump was cancelled.
  State three = ending({"9C 2H 4C", "TC 5C", "2H 8S"}, Suit::hearts, {{{"packs", "two"}}});
  make(three, {"play 9C", "play TC", "play 2H", "cancel 2H", "pass"});
  QCOMPARE(facts_of(three)["last_trick"]["taker"], Json(1));
  // Two cancellations bring seat 2's own nine back: conceded, it goes to the player on the right.
  State own = ending({"2H 5C", "3H 4C", "9C 2H 3H 8S"}, Suit::hearts, {{{"packs", "two"}}});
  own.turn = 2;
  make(own, {"play 9C", "play 2H", "play 3H", "cancel 3H", "cancel 2H"});
  QCOMPARE(facts_of(own)["plays"][0]["seat"], Json(2));
  make(own, {"pass"});
  QCOMPARE(facts_of(own)["last_trick"], json(R"({"taker": 1, "loser": 2, "points": 2, "out": false})"));
}

void TestStomp::going_out() {
  State state = ending({"5S", "4C 4D"}, Suit::hearts);
  make(state, {"play 5S"});
  QVERIFY(state.phase == Phase::finished);
  QCOMPARE(facts_of(state)["last_trick"], json(R"({"taker": 0, "loser": 1, "points": 1, "out": true})"));
  QCOMPARE(facts_of(state)["results"], json("[[1, 0]]"));
  QCOMPARE(state.trick.size(), std::size_t{1});
  // A steal goes out too, and the trick counts for nobody.
  State steal = ending({"5S 8C", "5D"}, Suit::hearts);
  make(steal, {"play 5S", "steal 5D"});
  QCOMPARE(facts_of(steal)["results"], json("[[0, 1]]"));
  // While there is a stock the hand is refilled: seven of a kind ends nothing.
  State stock = ending({"9C 9D 9S 9C 9D 9S XL", "5D"}, Suit::hearts, {{{"packs", "two"}, {"jokers", "2"}}});
  for (const char* card : {"AH", "2C", "3C"}) stock.stock.push(*card_of(card));
  make(stock, {"play 9C 9C 9D 9D 9S 9S XL"});
  QVERIFY(stock.phase == Phase::reply);
  QCOMPARE(int(stock.count[0]), 3);
}

void TestStomp::going_out_by_cancelling() {
  State state = ending({"2H 9C", "2H"}, Suit::hearts, {{{"packs", "two"}}});
  make(state, {"play 2H", "cancel 2H"});
  QVERIFY(state.phase == Phase::finished);
  QCOMPARE(facts_of(state)["results"], json("[[0, 1]]"));
  QCOMPARE(facts_of(state)["canceller"], Json(nullptr));
}

void TestStomp::trump_taker() {
  State state = ending({"4C 4D", "5C 6C"}, Suit::hearts);
  state.stock.push(state.trump_card);
  QCOMPARE(facts_of(state)["trump_taker"], Json(nullptr));
  make(state, {"play 4C"});
  QCOMPARE(facts_of(state)["trump_taker"], Json(0));
  make(state, {"play 5C", "play AH"});
  QCOMPARE(facts_of(state)["trump_taker"], Json(nullptr));
  // Cancelling with an equal card counts as having played it.
  State twin = ending({"AH 4C", "AH 6C"}, Suit::hearts, {{{"packs", "two"}}});
  twin.trump_taker = 1;
  make(twin, {"play AH", "cancel AH"});
  QCOMPARE(facts_of(twin)["trump_taker"], Json(nullptr));
}

void TestStomp::bad_moves() {
  Match match = match_with({"9C 9S", "8D"}, "2H");
  for (const char* text : {"play", "steal", "cancel", "steal 9C 9S", "cancel 9C 9S", "pass 9C", "lead 9C", "play 10C",
                           "play 9C ??", "", "pass now"})
    QCOMPARE(refused(match, 0, text), QString("bad_move"));
  QCOMPARE(refused(match, 1, "nonsense"), QString("not_to_act"));
}

void TestStomp::illegal_moves() {
  Match match = match_with({"9C 9S 3H 4H 5C", "8D 8C 9D TH XB 2H QC"}, "6H", {{{"jokers", "1"}}});
  // A player who leads must play, and only what is held.
  for (const char* text : {"pass", "steal 9C", "cancel 3H", "play QC", "play XL", "play 9C 9C", "play 9C 5C",
                           "play 3H 4H", "play 9C 3H", "play 9C 9C 9C 9C 9C 9C 9C 9C 9C 9C 9C 9C 9C 9C 9C 9C"})
    QCOMPARE(refused(match, 0, text), QString("illegal_move"));
  QCOMPARE(play(match, {"play 9C 9S"}), QString());
  for (const char* text : {"play 8C 8D", "play 9D", "play 9D XB", "play QC", "play XB TH", "steal 2H", "steal QC",
                           "cancel TH", "steal 9H", "play TH 2H"})
    QCOMPARE(refused(match, 1, text), QString("illegal_move"));
  QCOMPARE(play(match, {"play TH"}), QString());
  for (const char* text : {"play 3H", "play 5C", "steal 5C", "cancel TH"})
    QCOMPARE(refused(match, 0, text), QString("illegal_move"));
  QCOMPARE(play(match, {"pass"}), QString());

  Match two = match_with({"9C 3H", "3H 4H 8D"}, "6H", {{{"packs", "two"}}});
  QCOMPARE(play(two, {"play 9C"}), QString());
  QCOMPARE(refused(two, 1, "cancel 3H"), QString("illegal_move"));
  QCOMPARE(play(two, {"pass", "play 3H"}), QString());
  QCOMPARE(refused(two, 1, "cancel 4H"), QString("illegal_move"));
  QCOMPARE(refused(two, 1, "steal 3H"), QString("illegal_move"));
  // Every refusal names its rule.
  const auto known = two.know(1);
  for (const char* text : {"cancel 4H", "play 8D", "steal 8D"})
    QVERIFY(known->why_not(1, *known->read(text), {}).text.ends_with('.'));
}

QTEST_APPLESS_MAIN(TestStomp)
#include "test_stomp.moc"
