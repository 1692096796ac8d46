// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stomp_table.h"

using namespace fulltable;
using namespace fulltable::stomp_table;

namespace {

const std::vector<std::string> names{"Ada", "Ben", "Cem"};

QString caption(const View& view, std::string_view id, int reader = -1) {
  for (const Caption& caption : view.captions)
    if (caption.id == id) return QString::fromStdString(english(caption.text, names, reader));
  return {};
}
QString caption(const State& state, std::string_view id, int reader = -1) {
  return caption(Stomp::show(state, std::nullopt), id, reader);
}

const PileView& pile_in(const View& view, const PileId& id) {
  return *std::ranges::find(view.piles, id, &PileView::id);
}

std::vector<Frame> frames(const Match& match, int viewer, const char* move) {
  return match.truth().frames(viewer, turn(match), *match.truth().read(move));
}

/// "paragraph: sentence" of the first thing that this movement could mean and that is not allowed.
QString refusal(const Match& match, const char* cards, const char* to = "trick") {
  const int seat = turn(match);
  const auto known = match.truth().know(seat);
  Moves moves;
  known->meant(seat, Gesture{.cards = cards_of(cards), .from = PileId("hand", seat), .to = to, .label = {}}, moves);
  for (const Move& move : moves) {
    if (known->allows(seat, move, {})) continue;
    const Refusal why = known->why_not(seat, move, {});
    return QString::fromStdString(why.rule + ": " + english(why.message, names, seat));
  }
  return {};
}

const Variant two_packs{{{"packs", "two"}}};

}  // namespace

class TestStompTable : public QObject {
  Q_OBJECT
 private slots:
  void trumpsInOrder() {
    const State high = ending({"4C", "5C"}, Suit::hearts);
    QVERIFY(Stomp::show(high, 0).trumps == cards_of("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"));
    const State low = ending({"4C", "5C"}, Suit::clubs, {{{"aces", "low"}}});
    QVERIFY(Stomp::show(low, 0).trumps == cards_of("AC 2C 3C 4C 5C 6C 7C 8C 9C TC JC QC KC"));
    QCOMPARE(stomp_game().info().ranks, std::string_view("23456789TJQKA"));
  }

  void whatIsToBeBeaten() {
    State state = ending({"9C 4D 4S", "9S KH", "9D 5C"}, Suit::hearts);
    QCOMPARE(caption(state, "play"), QString("Ada leads"));
    QCOMPARE(caption(state, "play", 0), QString("You lead"));
    make(state, {"play 9C"});
    QCOMPARE(caption(state, "play"), QString("Ada: single"));
    make(state, {"steal 9S"});
    QCOMPARE(caption(state, "play"), QString("Ben: pair"));
    make(state, {"steal 9D"});
    QCOMPARE(caption(state, "play"), QString("Cem: three"));
    QCOMPARE(caption(state, "play", 2), QString("You: three"));
    State trump = ending({"9C 4D", "KH 4S"}, Suit::hearts);
    make(trump, {"play 9C", "play KH"});
    QCOMPARE(caption(trump, "play"), QString("Ben: a trump"));
    State large = ending({"9C 9C 9D 9D 9S 9S XL 4C", "5C"}, Suit::hearts, {{{"packs", "two"}, {"jokers", "2"}}});
    make(large, {"play 9C 9C 9D 9D 9S 9S XL"});
    QCOMPARE(caption(large, "play"), QString("Ada: 7 cards"));
  }

  void whatMayBeDoneIsSaid() {
    const auto asked = [](const State& state, int viewer) {
      return QString::fromStdString(english(Stomp::show(state, viewer).prompt, names, viewer));
    };
    State state = ending({"9C 4D 4S", "9S TD KH", "9D 5C", "3C 5D"}, Suit::hearts);
    QCOMPARE(asked(state, 0), QString("Lead a card, cards of one rank, or a trump"));
    QCOMPARE(asked(state, 1), QString());
    make(state, {"play 9C"});
    QCOMPARE(asked(state, 0), QString());
    QCOMPARE(asked(state, 1), QString("Beat it, steal it with the same rank, or concede"));
    make(state, {"steal 9S"});
    QCOMPARE(asked(state, 2), QString("Steal it with the same rank, or concede"));
    make(state, {"steal 9D"});
    QCOMPARE(asked(state, 3), QString("You have nothing to beat it. Concede"));
    State set = ending({"4C 3D", "5D 5S"}, Suit::hearts);
    make(set, {"play 4C"});
    QCOMPARE(asked(set, 1), QString("Beat it with a higher or larger set or a trump, or concede"));
    State trump = ending({"4C 6H 9H", "5H 7S"}, Suit::hearts);
    make(trump, {"play 4C", "play 5H"});
    QCOMPARE(asked(trump, 0), QString("Play a higher trump, or concede"));
    State twin = ending({"4C 5H 6H", "5H 7S 8S"}, Suit::hearts, two_packs);
    make(twin, {"play 4C", "play 5H"});
    QCOMPARE(asked(twin, 0), QString("Play a higher trump, cancel it with its twin, or concede"));
    State only = ending({"4C 5H", "5H 7S 8S"}, Suit::hearts, two_packs);
    make(only, {"play 4C", "play 5H"});
    QCOMPARE(asked(only, 0), QString("Cancel the trump with its twin, or concede"));
  }

  void theStockHasRunOut() {
    const Match match = match_with({"9C", "8D"}, "3H");
    QCOMPARE(caption(match.truth().show(0), "stock") + caption(match.truth().show(0), "announcement"), QString());
    State state = ending({"5S", "4C 4D"}, Suit::hearts);
    QCOMPARE(caption(state, "stock"), QString("Tricks count 2"));
    QCOMPARE(caption(state, "announcement"), QString("The stock is empty. Tricks now count 2"));
    make(state, {"play 5S"});
    QCOMPARE(caption(state, "announcement"), QString());
  }

  void somebodyCannotPay() {
    State state = ending({"5S 6S", "4C 4D"}, Suit::hearts, {{{"scoring", "chips"}}});
    state.score[1] = 1;
    make(state, {"play 5S"});
    QCOMPARE(caption(state, "end"), QString());
    QVERIFY(Stomp::frames(state, 1, Move(Stomp::pass)).empty());
    make(state, {"pass"});
    QCOMPARE(caption(state, "end"), QString("Ben can't pay in full. The match ends."));
    QCOMPARE(caption(state, "end", 1), QString("You can't pay in full. The match ends."));
  }

  void aConcededTrickIsSeenBeforeItIsTaken() {
    Match match = match_with({"9C 9S", "8D"}, "3H");
    QVERIFY(frames(match, 0, "play 9C 9S").empty());
    QCOMPARE(play(match, {"play 9C 9S"}), QString());
    const auto shown = frames(match, 0, "pass");
    QCOMPARE(shown.size(), std::size_t{1});
    QCOMPARE(shown[0].beat, Beat::trick);
    QVERIFY(pile_in(shown[0].view, "trick").cards == cards_of("9C 9S"));
    QVERIFY(pile_in(shown[0].view, "discard").cards.empty());
    QVERIFY(shown[0].step.cards.empty() && shown[0].step.from.empty());
    QVERIFY(shown[0].view.prompt.empty());
  }

  void theTwinIsSeenUponTheTrump() {
    Match match = match_with({"9C 5H", "2H 8S", "2H JC 6H"}, "3H", two_packs);
    QCOMPARE(play(match, {"play 9C", "play 2H"}), QString());
    const auto shown = frames(match, 0, "cancel 2H");
    QCOMPARE(shown.size(), std::size_t{1});
    QCOMPARE(shown[0].beat, Beat::laid);
    QVERIFY(pile_in(shown[0].view, "trick").cards == cards_of("9C 2H 2H"));
    QVERIFY(pile_in(shown[0].view, "discard").cards.empty());
    QVERIFY(pile_in(shown[0].view, "hand.2").cards == Cards(6, unknown_card));
    QVERIFY(shown[0].step.cards == cards_of("2H") && shown[0].step.to == "trick");
    QCOMPARE(play(match, {"cancel 2H"}), QString());
    QCOMPARE(piles_of(match)["discard"], json(R"(["2H", "2H"])"));
  }

  void nothingIsCounted() {
    State state = ending({"5S", "4C 4D"}, Suit::hearts);
    make(state, {"play 5S"});
    QVERIFY(Stomp::tally(state).empty());
  }

  void whatMovementsAreRefused() {
    Match match = match_with({"9C 9S 2H KH", "8D 8S 9D 3H TC TD TS"}, "4H");
    QCOMPARE(refusal(match, "9S 9C"), QString());
    QCOMPARE(refusal(match, "9C 2H"), QString("What can be played: A trump is played alone, without any other card."));
    QCOMPARE(refusal(match, "8D"), QString("Turn by turn: That card isn't in your hand."));
    QCOMPARE(play(match, {"play 9C 9S"}), QString());
    QCOMPARE(refusal(match, "TC TD", ""), QString());
    QCOMPARE(refusal(match, "8D TC"), QString("What can be played: The cards of a set must all have one rank."));
    QCOMPARE(refusal(match, "8D 8S"), QString("What can be played: You need a higher rank, a larger set, or a trump."));
    QCOMPARE(refusal(match, "TC", "discard"),
             QString("What can be played: You need 2 cards of a higher rank, a larger set of any rank, or a trump."));
    QCOMPARE(play(match, {"play 3H"}), QString());
    QCOMPARE(refusal(match, "9D"), QString("Turn by turn: That card isn't in your hand."));
    QCOMPARE(refusal(match, "2H"), QString("What can be played: Your trump must be higher than the three of hearts."));
    Moves moves;
    match.truth().meant(0, Gesture{.cards = {unknown_card}, .from = "stock", .to = "trick", .label = {}}, moves);
    match.truth().meant(0, Gesture{.cards = {}, .from = "discard", .to = {}, .label = {}}, moves);
    QVERIFY(moves.empty());
  }
};

QTEST_APPLESS_MAIN(TestStompTable)
#include "test_stomp_table.moc"
