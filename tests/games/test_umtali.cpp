// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "umtali_table.h"

using namespace fulltable;
using namespace fulltable::umtali_table;
using umtali::Kind;

namespace {

/// Seat 0 has whole melds and singles at once; nothing that seat 1 holds goes with them.
const Layout plain{.hand0 = "6H 7H 8H KC QC JS 3D 3S 2D 9S",
                   .hand1 = "AC 4D 6S 8C TD QH KS 2C 5C 7D",
                   .upcard = "TC",
                   .stock = "9H AS TH 4S"};

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

/// Seat 0 goes out in its first turn: all but the last card is laid.
const Layout going_out{.hand0 = "5H 6H 7H 4H KC QC JS 8C 8D 8S",
                       .hand1 = "AD 2D 3D 4D 5D 6S 7S QS KD 3S",
                       .upcard = "9C",
                       .stock = "3C QH"};
const std::vector<std::string> lays_all{"draw stock", "meld 5H 6H 7H", "meld 4H",
                                        "meld KC QC", "meld JS",       "meld 8C 8D 8S"};

/// A hand in play without melds or history: seat 0, which has drawn, is to meld.
Umtali::State position(std::string_view hand0, std::string_view hand1) {
  Umtali::State state = Umtali::start({2, terms_of({}).options, 1});
  Umtali::deal(state, standard_pack());
  state.hand = {set_of(hand0), set_of(hand1)};
  for (const std::size_t seat : {0, 1}) state.hand_size[seat] = static_cast<std::uint8_t>(state.hand[seat].size());
  state.phase = Umtali::Phase::meld;
  return state;
}

bool allowed(const Umtali::State& state, const char* move) {
  return Umtali::allows(state, state.turn, *Umtali::read(move));
}

void make(Umtali::State& state, std::initializer_list<const char*> moves) {
  for (const char* move : moves) {
    QVERIFY2(allowed(state, move), move);
    Umtali::apply(state, state.turn, *Umtali::read(move));
  }
}

}  // namespace

class TestUmtali : public QObject {
  Q_OBJECT
 private slots:
  void packAndPiles() {
    Match match = match_with(plain);
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
    Terms terms = terms_of({});
    terms.decks = {standard_pack()};
    terms.dealer = 0;
    const auto match = Match::start(umtali_game(), terms);
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

  void theMelds_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<int>("kind");
    QTest::addColumn<int>("points");
    const auto row = [](const char* cards, Kind kind, int points) {
      QTest::newRow(cards) << QString(cards) << static_cast<int>(kind) << points;
    };
    row("7C 7D 7S", Kind::set, 3);
    row("TC TD TH TS", Kind::set, 20);
    row("AC AD AH", Kind::set, 3);
    row("KC KD KS", Kind::set, 15);
    row("JC JD JH", Kind::none, 0);
    row("8H 9H TH", Kind::sequence, 7);
    row("AH 2H 3H", Kind::sequence, 3);
    row("TH JH QH", Kind::none, 0);
    row("QH KH AH", Kind::none, 0);
    row("KH AH 2H", Kind::none, 0);
    row("4H 5H 7H", Kind::none, 0);
    row("4H 5H 6S", Kind::none, 0);
    row("KH QH", Kind::marriage, 20);
    row("KH QS", Kind::none, 0);
    row("JH QH", Kind::none, 0);
    row("4H 5H", Kind::none, 0);
    row("8C 8D", Kind::pair, 2);
    row("KC KD", Kind::pair, 10);
    row("JC JD", Kind::none, 0);
    row("AS", Kind::single, 1);
    row("JS", Kind::single, 5);
    row("TS", Kind::single, 5);
    row("9S", Kind::single, 1);
  }
  void theMelds() {
    QFETCH(QString, cards);
    const CardSet set = set_of(cards.toStdString());
    QTEST(static_cast<int>(umtali::kind_of(set)), "kind");
    QFETCH(int, points);
    if (points > 0) QCOMPARE(umtali::points_of(set), points);
  }

  void whatExtends_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("extenders");
    const auto row = [](const char* cards, const char* extenders) {
      QTest::newRow(cards) << QString(cards) << QString(extenders);
    };
    row("7C 7D 7S", "7H");
    row("7C 7D 7S 7H", "");
    row("8C 8D", "8H 8S");
    row("6H 7H 8H", "5H 9H");
    row("AH 2H 3H", "4H");
    row("8H 9H TH", "7H");
    row("TH", "9H JH TC TD TS");
    row("JH", "TH QH JC JD JS");
    row("KH", "QH KC KD KS");
    row("AH", "2H AC AD AS");
    row("KH QH", "");
  }
  void whatExtends() {
    QFETCH(QString, cards);
    QFETCH(QString, extenders);
    QVERIFY(umtali::extenders_of(set_of(cards.toStdString())) == set_of(extenders.toStdString()));
  }

  void singlesExtendOnEitherSide() {
    Match match = match_with(plain);
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(refused(match, "meld 3S"), QString("illegal_move"));
    QCOMPARE(play(match, {"meld 6H 7H 8H", "meld 9H", "discard 2D"}), QString());
    // Seat 1: 8C and QH do not go with the sequence's or the single's ends.
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(refused(match, "meld 8C"), QString("illegal_move"));
    QCOMPARE(refused(match, "meld QH"), QString("illegal_move"));
    QCOMPARE(play(match, {"discard AS", "draw stock"}), QString());
    // A single 9H takes TH and the other nines, whoever laid it.
    QCOMPARE(play(match, {"meld TH", "meld 9S", "discard 3D"}), QString());
    QCOMPARE(play(match, {"draw stock", "meld TD"}), QString());
    QCOMPARE(pile(match, "meld.1.0"), QString("TD"));
    QVERIFY(fact(match, "side_points") == Json({10, 5}));
  }

  void queenNextToATenNeedsTheJack() {
    Match match = match_with({.hand0 = "9H TH 8H JH 2C 3D 5S 6D 8S KS", .hand1 = "QH AC 4C 5D 7C 9D TC AD 3C 5C"});
    QCOMPARE(play(match, {"draw stock", "meld 8H 9H TH", "discard 2C", "draw stock"}), QString());
    QCOMPARE(refused(match, "meld QH"), QString("illegal_move"));
    QCOMPARE(play(match, {"discard AC", "draw stock", "meld JH", "discard 3D", "draw stock", "meld QH"}), QString());
  }

  void jacksAtAnyTime() {
    Match match = match_with(plain);
    QCOMPARE(play(match, {"draw stock", "meld JS"}), QString());
    QVERIFY(fact(match, "side_points") == Json({5, 0}));
  }

  void wholeMeldsStayWhole() {
    Match match = match_with({.hand0 = "6H 7H 8H KC 2D 3S 5C QD TH 4S", .hand1 = "9H 9D 9S AC 4C 6C 8D TC JC QS"});
    QCOMPARE(play(match, {"draw stock", "discard 2D", "draw stock", "meld 9H 9D 9S", "discard AC", "draw stock"}),
             QString());
    QCOMPARE(refused(match, "meld 8H"), QString("illegal_move"));
    Match single = match_with({.hand0 = "6H 7H 8H KC 2D 3S 5C QD TH 4S", .hand1 = "9H 9D 9S 9C AC 4C 6C 8D TC QS"});
    // Four nines: three are laid, the fourth extends them as a single.
    QCOMPARE(play(single,
                  {"draw stock", "discard 2D", "draw stock", "meld 9C 9D 9S", "meld 9H", "discard AC", "draw stock"}),
             QString());
    QCOMPARE(refused(single, "meld 8H", "the six of hearts, the seven of hearts and the eight of hearts together"),
             QString("illegal_move"));
    QCOMPARE(play(single, {"meld TH", "meld 6H 7H 8H"}), QString());
  }

  void longerMeldsMayBeLaidInParts() {
    const Layout layout{
        .hand0 = "4S 5S 6S 7S 2C 2D 2H 2S KD 9C", .hand1 = "AC 3C 6C 8D TC JC QS 5D 7H 9H", .upcard = "KH"};
    Match match = match_with(layout);
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(legal(match, "meld "),
             QString("2C 2D 2H, 2C 2D 2H 2S, 2C 2D 2S, 2C 2H 2S, 2D 2H 2S, 4S 5S 6S, 4S 5S 6S 7S, 5S 6S 7S"));
    QCOMPARE(play(match, {"meld 5S 6S 7S", "meld 4S", "meld 2C 2H 2S", "meld 2D"}), QString());
  }

  void drawing() {
    Match match = match_with(plain);
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
    Match match = match_with(plain, {.discard_taken = true});
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

  void pairsOnlyToGoOut() {
    Umtali::State state = position("8C 8D TD 9H", "KD 3S QH");
    QVERIFY(!allowed(state, "meld 8C 8D"));
    QCOMPARE(Umtali::why_not(state, 0, *Umtali::read("meld 8C 8D")).rule, std::string("The melds"));
    state = position("8C 8D TD", "KD 3S QH");
    make(state, {"meld 8C 8D"});
    QVERIFY(state.out == Umtali::nobody && state.turn == 0);
    make(state, {"discard TD"});
    QVERIFY(state.out == 0 && state.turn == 1);
    // Two cards of a rank: the pair empties the hand, and there is no discard.
    state = position("8C 8D", "KD 3S QH");
    make(state, {"meld 8C 8D"});
    QVERIFY(state.out == 0 && state.turn == 1 && state.discard_size == 1);
    // The third of the rank extends a pair as it would a set.
    state = position("8C 8D", "8H 3S QH");
    make(state, {"meld 8C 8D", "draw stock", "meld 8H"});
  }

  void pairsDoNotBreakWholeMelds() {
    Umtali::State state = position("8C 8D 8H", "KD 3S QH");
    QVERIFY(!allowed(state, "meld 8C 8D"));
    QCOMPARE(Umtali::why_not(state, 0, *Umtali::read("meld 8C 8D")).rule,
             std::string("The melds: Whole melds stay whole"));
    make(state, {"meld 8C 8D 8H"});
    QVERIFY(state.out == 0);
    state = position("KC KD QD", "3S QH");
    QVERIFY(!allowed(state, "meld KC KD"));
    QVERIFY(!allowed(position("JC JD 3S", "3H QH"), "meld JC JD"));
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
    QVERIFY(state["winners"] == Json({0}) && state["scores"] == Json({44, 10}));
    QVERIFY(state["facts"]["face_down"] == Json(false));
    for (const auto& [id, cards] : state["piles"].items())
      QVERIFY2(std::ranges::find(cards, Json("??")) == cards.end(), id.c_str());
  }

  void theRecap() {
    Match match = match_with(going_out);
    QCOMPARE(play(match, lays_all), QString());
    QVERIFY(match.truth().recap().empty());
    QCOMPARE(play(match, {"discard 3C down", "draw stock", "meld AD 2D 3D 4D 5D", "meld QS", "discard 6S"}), QString());
    std::vector<std::string> lines;
    for (const Text& line : match.truth().recap()) lines.push_back(english(line, {"Ada", "Ben"}));
    QVERIFY((lines == std::vector<std::string>{"Deal 1 of 1: Ada went out", "Ada: 44 points, 12 of them left by Ben",
                                               "Ben: 10 points"}));
    QCOMPARE(english(match.truth().recap()[0], {"Ada", "Ben"}, 0), std::string("Deal 1 of 1: you went out"));
  }

  void whatIsLaidIsSaidInFewWords() {
    const Umtali::State state = position("5H 6H 7H KC QC 8C 8D 8S JS 2H", "3S");
    const auto said = [&](const char* move, int reader = -1) {
      Said words = Umtali::say(state, 0, *Umtali::read(move));
      words.log = std::move(words.log).seat("s", 0);
      return english(words, {"Ada", "Ben"}, reader);
    };
    QCOMPARE(said("meld 5H 6H 7H"), std::string("Ada melds the five to seven of hearts."));
    QCOMPARE(said("meld 5H 6H 7H", 0), std::string("You meld the five to seven of hearts."));
    QCOMPARE(said("meld KC QC"), std::string("Ada melds a marriage in clubs."));
    QCOMPARE(said("meld 8C 8D 8S"),
             std::string("Ada melds the eight of clubs, the eight of diamonds and the eight of spades."));
    QCOMPARE(said("meld JS"), std::string("Ada melds the jack of spades."));
    QCOMPARE(said("discard 2H"), std::string("Ada discards the two of hearts."));
    const auto plate = [&](const char* move) {
      return Language().render(Umtali::say(state, 0, *Umtali::read(move)).plate, Style::tight);
    };
    QCOMPARE(plate("meld 5H 6H 7H"), std::string("5♥–7♥"));
    QCOMPARE(plate("meld KC QC"), std::string("K♣ Q♣"));
    QCOMPARE(plate("discard 2H"), std::string("−2♥"));
  }

  void reasons() {
    const Umtali::State state = position("5H 6H 7H KC QC 8C 8D 8S JS 2H", "3S");
    const auto why = [&](const char* move, const char* next) {
      const Move other = *Umtali::read(next);
      return english(Umtali::reason(Umtali::conceal(state, 0), 0, *Umtali::read(move), &other), {"Ada", "Ben"});
    };
    QCOMPARE(why("meld KC QC", "discard 2H"), std::string("It scores 20 points now."));
    QCOMPARE(why("discard 2H", "discard 8C"), std::string("It fits nothing in your hand or on the table."));
    QCOMPARE(why("meld KC QC", "meld JS"), std::string());
    Umtali::State drawing = position("5H 6H KC 8D", "3S");
    drawing.phase = Umtali::Phase::draw;
    drawing.discard[0] = *card_of("7H");
    drawing.discard_size = 1;
    const Move stock(Umtali::draw_stock);
    QCOMPARE(english(Umtali::reason(drawing, 0, Move(Umtali::draw_discard), &stock)),
             std::string("The seven of hearts completes a sequence: five to seven of hearts."));
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

  void kingAndQueenApartAreNoMarriage() {
    Umtali::State state = position("KC KD KS 2H 4H", "QC QD QH 3S 5S");
    make(state, {"meld KC KD KS", "discard 2H"});
    state.phase = Umtali::Phase::meld;
    make(state, {"meld QC QD QH"});
    QVERIFY(state.side_points[0] == 15 && state.side_points[1] == 15);
    QVERIFY(umtali::points_of(set_of("KC QC")) == 20);
  }

  void stockIsTurnedOnce() {
    Match match = match_with(plain);
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
    Match match = match_with(plain, {.stock_ends = true});
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
    Match match = match_with(plain, {.discard_taken = true});
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
    Match match = match_with(plain, {.hands = 2, .winner_deals = winner, .stock_ends = true});
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

  void illegalAndWhy_data() {
    QTest::addColumn<QString>("move");
    QTest::addColumn<QString>("word");
    const auto row = [](const char* move, const char* word) { QTest::newRow(move) << QString(move) << QString(word); };
    row("meld 2D", "doesn't go with anything");
    row("meld 7H", "belongs to a meld");
    row("meld KC", "belongs to a meld");
    row("meld 3D 3S", "one card left at most");
    row("meld JS 3S", "jack");
    row("meld KC QC JS", "jack");
    row("meld KC QC 9S", "Sequences");
    row("meld 2D 3D", "three in a row");
    row("meld 6H 7H", "three in a row");
    row("meld 6H 6H 7H", "twice");
    row("meld AD AH AS", "isn't in your hand");
    row("discard AD", "isn't in your hand");
    row("discard 2D down", "last card");
    row("draw stock", "have drawn");
    row("draw discard", "second card");
  }
  void illegalAndWhy() {
    QFETCH(QString, move);
    QFETCH(QString, word);
    Match match = match_with(plain);
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(refused(match, move.toStdString(), word.toStdString()), QString("illegal_move"));
  }

  void badMoves() {
    Match match = match_with(plain);
    QCOMPARE(play(match, {"draw stock"}), QString());
    for (const char* move : {"", "meld", "meld XB", "meld ZZ", "discard", "discard 5C 6C", "discard 5C up", "draw",
                             "draw hand", "draw stock stock", "pass", "meld 2D down", "discard XL"})
      QCOMPARE(refused(match, move), QString("bad_move"));
    const std::string all = "meld AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC AD 2D 3D";
    QCOMPARE(refused(match, all), QString("illegal_move"));
    QCOMPARE(Umtali::write(*Umtali::read(all)), all);
  }

  /// What a card would extend is pointed out at the card that it would lie next to.
  void kinOfACard() {
    Match match = match_with({.hand0 = "6H 7H 8H 9H 5H JD KS 2C 3D 4S", .hand1 = "", .upcard = "2S"});
    QCOMPARE(play(match, {"draw stock", "meld 6H 7H 8H"}), QString());
    const auto kin = [&](const char* card) { return match.know(0)->kin(0, *card_of(card)).onto; };
    QCOMPARE(kin("9H"), cards_of("8H"));
    QCOMPARE(kin("5H"), cards_of("6H"));
    QVERIFY(kin("JD").empty());  // needs nothing to extend
    QVERIFY(kin("KS").empty());
    QVERIFY(match.know(1)->kin(1, *card_of("9H")).onto.empty());
  }

  void notation() {
    QCOMPARE(Umtali::write(*Umtali::read("  MELD qc   kc")), std::string("meld KC QC"));
    QCOMPARE(Umtali::write(*Umtali::read("meld 8h 6h 7h")), std::string("meld 6H 7H 8H"));
    QCOMPARE(Umtali::write(*Umtali::read("meld 7s 7c 7h")), std::string("meld 7C 7H 7S"));
    QCOMPARE(Umtali::write(*Umtali::read("Discard 5c DOWN")), std::string("discard 5C down"));
    QVERIFY(*Umtali::read("meld qc kc") == Umtali::lay_move(set_of("KC QC")));
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
