// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vazhushal_table.h"

using namespace fulltable;
using namespace fulltable::vazhushal_table;
using Phase = Vazhushal::Phase;

// Taking from the line, and what the legal list promises of it.

namespace {

/// The rules page's example: no melds yet, and 8S in the hand.
const Scene example{.hand0 = "8S 2C 5H", .line = "7D QD 3H 9S TS KD TD", .phase = Phase::draw};

}  // namespace

class TestVazhushalTakes : public QObject {
  Q_OBJECT
 private slots:
  void theExample() {
    Vazhushal::State state = position(example);
    QCOMPARE(make(state, {"take 4 meld 8S 9S TS"}), QString());
    QCOMPARE(pile(state, "meld.0.0"), QString("8S 9S TS"));
    QCOMPARE(pile(state, "hand.0"), QString("2C TD KD 5H"));
    QCOMPARE(pile(state, "discard"), QString("7D QD 3H"));
    QVERIFY(state.phase == Phase::play && state.turn == 0);
    QVERIFY(fact(state, "drawn") == Json("line"));
    QVERIFY(fact(state, "known") == Json::array({{"KD", "TD"}, Json::array()}));
    QVERIFY(why_not(state, "draw stock").contains("have drawn"));
    QVERIFY(why_not(state, "take 1 meld 8S 9S TS").contains("have drawn"));
  }

  void refusedAsAWhole() {
    const Vazhushal::State state = position(example);
    QVERIFY(why_not(state, "take 5 meld 8S 9S TS").contains("must meld the three of hearts"));
    QVERIFY(
        why_not(state, "take 3 meld 8S 9S TS").contains("The nine of spades is neither in your hand nor in the sweep"));
    QVERIFY(why_not(state, "take 8 meld 8S 9S TS").contains("only 7 cards"));
    QVERIFY(why_not(state, "take 999 meld 8S 9S TS").contains("only 7 cards"));
    QVERIFY(why_not(state, "take 4").contains("must meld the nine of spades"));
    QVERIFY(why_not(state, "take 4 meld 8S 9S KD=TS").contains("natural sequence"));
    QVERIFY(why_not(state, "take 4 meld 8S 9S 8S").contains("twice"));
    for (const char* move : {"meld 8S 9S TS", "add 8S meld.0.0", "arrange 8S 9S TS", "discard 8S"})
      QVERIFY(why_not(state, move).contains("Draw a card first"));
    QVERIFY(why_not(state, "pass").contains("when the stock has run out"));

    Match match = match_with({.hands = {"8S 9S 2C 4C 6C 8C TC QC 2D 4D 6D 8D TD", ""}, .starter = "TS"});
    for (const char* move : {"take 2 meld 8S 9S TS", "take 1 meld 8S 9S JS", "take 1 arrange 8S 9S TS / 2C 2D 2S"})
      QCOMPARE(refused(match, move), QString("illegal_move"));
    QCOMPARE(play(match, {"take 1 meld 8S 9S TS", "discard 2C"}), QString());
    QCOMPARE(pile(match, "discard"), QString("2C"));
  }

  void withMelds() {
    const Scene scene{
        .hand0 = "8D 9D 8S 2C 2H", .melds0 = "5D 6D 7D / 4C 4H 4S", .line = "3H TD 8H QC", .phase = Phase::draw};
    Vazhushal::State state = position(scene);
    QCOMPARE(make(state, {"take 2 meld 8D 8H 8S"}), QString());
    QCOMPARE(pile(state, "meld.0.2"), QString("8D 8H 8S"));
    state = position(scene);
    // Only to make an old meld longer, with or without a rearrangement around it.
    QVERIFY(
        why_not(state, "take 3 arrange 5D 6D 7D 8D 9D TD / 4C 4H 4S").contains("Adding it to an old one isn't enough"));
    // The old sequence is parted: 8D 9D TD is new, although 7D leaves its old place.
    QVERIFY(!allowed(state, "take 3 arrange 5D 6D / 7D 8D 9D TD / 4C 4H 4S"));
    QCOMPARE(make(state, {"take 3 arrange 5D 6D 7D / 8D 9D TD / 4C 4H 4S"}), QString());
    QCOMPARE(pile(state, "meld.0.1"), QString("8D 9D TD"));
    // Made of parts of former melds.
    state = position({.hand0 = "8D 2C 2H", .melds0 = "4D 5D 6D 7D / 9C 9H 9S", .line = "8H", .phase = Phase::draw});
    QVERIFY(why_not(state, "take 1 arrange 4D 5D 6D 7D 8D / 9C 9H 9S").contains("must meld the eight of hearts"));
    state = position({.hand0 = "7C 2C 2H", .melds0 = "4D 5D 6D 7D / 9C 9H 9S", .line = "7H", .phase = Phase::draw});
    QCOMPARE(make(state, {"take 1 arrange 4D 5D 6D / 9C 9H 9S / 7C 7D 7H"}), QString());
    QCOMPARE(pile(state, "meld.0.2"), QString("7C 7D 7H"));
  }

  void swallowingAWholeMeldIsNotNew() {
    const Scene scene{.hand0 = "4D 2C", .melds0 = "5D 6D 7D / 9C TC JC", .line = "8D", .phase = Phase::draw};
    Vazhushal::State state = position(scene);
    for (const char* move : {"take 1 arrange 5D 6D 7D 8D / 9C TC JC", "take 1 arrange 9C TC JC / 4D 5D 6D 7D 8D"})
      QVERIFY(why_not(state, move).contains("The eight of diamonds must be in a new meld"));
    // With the joker taken out of it, the set is a new one.
    state =
        position({.hand0 = "TC 4H", .melds0 = "3S 4S 5S / 5D 6D 7D / 9C XB=9D 9S", .line = "9H", .phase = Phase::draw});
    QVERIFY(
        why_not(state, "take 1 arrange 3S 4S 5S / 5D 6D 7D / 9C XB=9D 9H 9S").contains("to an old one isn't enough"));
    QCOMPARE(why_not(state, "take 1 arrange 3S 4S 5S / 5D 6D 7D XB=8D / 9C 9H 9S"), QString());
  }

  void anotherOfTwoEqualSetsIsNew() {
    const Scene scene{.hand0 = "9C 9S 2C 4S", .melds0 = "5D 6D 7D / 9C 9H 9S", .line = "9H", .phase = Phase::draw};
    QVERIFY(allowed(position(scene), "take 1 meld 9C 9H 9S"));
    QVERIFY(allowed(position(scene), "take 1 arrange 5D 6D 7D / 9C 9H 9S / 9C 9H 9S"));
    QVERIFY(!allowed(position(scene, {.sets_differ = true}), "take 1 meld 9C 9H 9S"));
  }

  void theFirstMeldWithTheDeepestCard() {
    const Scene scene{.hand0 = "8S 9S 9H XB 2C 4C 5C 6C 3D", .line = "QD TS 9D KC", .phase = Phase::draw};
    const Vazhushal::State state = position(scene);
    // a: a natural sequence with the deepest card; there may be more melds.
    QVERIFY(allowed(state, "take 3 meld 8S 9S TS"));
    QVERIFY(allowed(state, "take 3 arrange 8S 9S TS / 4C 5C 6C"));
    QVERIFY(allowed(state, "take 3 arrange 4C 5C 6C / 8S 9S TS"));
    QVERIFY(!allowed(state, "take 3 meld 9S TS XB=JS"));
    // b: a natural sequence from the hand, and another meld with the deepest card.
    QVERIFY(!allowed(state, "take 2 arrange 4C 5C 6C / 9H 9S XB=9D"));
    QVERIFY(allowed(state, "take 2 arrange 4C 5C 6C / 9D 9H 9S"));
    QVERIFY(allowed(state, "take 2 arrange 9D 9H 9S / 4C 5C 6C"));
    QVERIFY(allowed(state, "take 2 arrange 9D 9H XB=9S / 4C 5C 6C"));
    QVERIFY(why_not(state, "take 2 meld 9D 9H 9S").contains("first meld must be a natural sequence"));
    QVERIFY(why_not(state, "take 2 meld 4C 5C 6C").contains("must meld the nine of diamonds"));
    QVERIFY(why_not(state, "take 3 arrange 9D 9H 9S / 4C 5C 6C").contains("must meld the ten of spades"));
    // As the rules page writes it: the joker stands for the diamond, the line gives 9S.
    QVERIFY(allowed(position({.hand0 = "4C 5C 6C 9H XB 2D", .line = "3D 9S 8H", .phase = Phase::draw}),
                    "take 2 arrange 4C 5C 6C / 9H 9S XB=9D"));
  }

  void theOtherNaturalSequenceMustBeFromTheHand() {
    // The only natural sequence needs the newest card of the line, and the deepest comes into a set.
    const Vazhushal::State state = position({.hand0 = "4C 5C 9H 9S 2D", .line = "9D 6C", .phase = Phase::draw});
    QVERIFY(why_not(state, "take 2 arrange 4C 5C 6C / 9D 9H 9S").contains("all from your hand"));
    QVERIFY(allowed(state, "take 1 meld 4C 5C 6C"));
  }

  void freeStarter() {
    const Scene scene{.hand0 = "4C 5C 6C 9S 9H", .line = "KD 3S 7D", .phase = Phase::draw};
    Vazhushal::State state = position(scene, {.free_starter = true});
    QVERIFY(fact(state, "starter_free") == Json(true));
    QVERIFY(why_not(state, "take 3").contains("natural sequence from your hand"));
    QVERIFY(why_not(state, "take 2").contains("must meld the three of spades"));
    QVERIFY(why_not(state, "take 2 meld 4C 5C 6C").contains("must meld the three of spades"));
    QVERIFY(allowed(state, "take 3 arrange 4C 5C 6C / 9H 9S KD=9D"));
    QVERIFY(!allowed(state, "take 3 meld 9H 9S KD=9D"));
    QCOMPARE(make(state, {"take 3 meld 4C 5C 6C"}), QString());
    QCOMPARE(pile(state, "discard"), QString());
    QVERIFY(fact(state, "starter_free") == Json(false));
    QVERIFY(fact(state, "known") == Json::array({{"3S", "7D", "KD"}, Json::array()}));
    // Whatever lies there next is nobody's starter.
    QCOMPARE(make(state, {"discard KD", "draw stock", "discard 3C"}), QString());
    QVERIFY(fact(state, "starter_free") == Json(false));
    QVERIFY(!allowed(state, "take 2"));

    state = position({.hand0 = "9S 9H", .melds0 = "4C 5C 6C", .line = "KD 3S 7C", .phase = Phase::draw},
                     {.free_starter = true});
    QVERIFY(allowed(state, "take 3 meld 9H 9S KD=9D"));
    QVERIFY(allowed(state, "take 3 arrange 4C 5C 6C 7C"));
    QVERIFY(!allowed(state, "take 1 arrange 4C 5C 6C 7C"));
    QVERIFY(!allowed(state, "take 4"));
    QCOMPARE(legal(state, "take 3"), QString(" meld KD=9C 9H 9S,  meld KD=9D 9H 9S"));
    QCOMPARE(make(state, {"take 3"}), QString());
    QCOMPARE(pile(state, "hand.0"), QString("7C KD 9H 3S 9S"));
    QVERIFY(state.phase == Phase::play);
  }

  void freeStarterOnlyIfWildAndByOption() {
    const Scene scene{.hand0 = "9S 9H", .melds0 = "4C 5C 6C", .line = "KD 3S", .phase = Phase::draw};
    QVERIFY(!allowed(position(scene), "take 2"));
    QVERIFY(fact(position(scene), "starter_free") == Json(false));
    const Scene tame{.hand0 = "9S 9H", .melds0 = "4C 5C 6C", .line = "KC 3S", .phase = Phase::draw};
    QVERIFY(!allowed(position(tame, {.free_starter = true}), "take 2"));
    Match match = match_with({.hands = {"", ""}, .starter = "XL"}, {.free_starter = true});
    QVERIFY(fact(match, "starter_free") == Json(true));
    QCOMPARE(play(match, {"draw stock", "discard AC"}), QString());
    QVERIFY(fact(match, "starter_free") == Json(true));
    Match other = match_with({.hands = {"", ""}, .starter = "XL"});
    QVERIFY(fact(other, "starter_free") == Json(false));
  }

  void oneCardMustBeLeft() {
    const Scene scene{.hand0 = "8S 9S", .melds0 = "5D 6D 7D", .line = "3H TS JS", .phase = Phase::draw};
    QVERIFY(why_not(position(scene), "take 2 meld 8S 9S TS JS").contains("one card to discard"));
    QVERIFY(allowed(position(scene), "take 2 meld 8S 9S TS"));
    Vazhushal::State state = position(scene, {.out_without_discard = true});
    QCOMPARE(make(state, {"take 2 meld 8S 9S TS JS"}), QString());
    QVERIFY(state.stage == Stage::over && state.scores[0] == 1);
    QVERIFY(fact(state, "drawn").is_null());
  }

  void listWithMelds() {
    const Vazhushal::State state =
        position({.hand0 = "8S 9S XB KD QC", .melds0 = "5D 6D 7D", .line = "3H TS 8H", .phase = Phase::draw});
    QCOMPARE(legal(state, ""),
             QString("draw stock, take 1 meld KD=8C 8H 8S, take 1 meld KD=8D 8H 8S, take 1 meld XB=8C 8H 8S, take 1 "
                     "meld XB=8D 8H 8S, take 2 meld 8S 9S TS, take 2 meld 8S KD=9S TS, take 2 meld 8S XB=9S TS, take 2 "
                     "meld 9S TS KD=JS, take 2 meld 9S TS XB=JS, take 2 meld KD=8S 9S TS, take 2 meld XB=8S 9S TS"));
  }

  void listWithoutMelds() {
    const Vazhushal::State state =
        position({.hand0 = "8S 9S XB 4C 5C 6C 2D", .line = "3H TS 2H", .phase = Phase::draw});
    QCOMPARE(legal(state, "take 1 "), QString("arrange 4C 5C 6C / 2D 2H XB=2S, arrange 4C 5C 6C / XB=2C 2D 2H"));
    QCOMPARE(legal(state, "take 2 "),
             QString("arrange 4C 5C 6C / 8S 9S TS, arrange 4C 5C 6C / 8S XB=9S TS, arrange 4C 5C 6C / 9S TS XB=JS, "
                     "arrange 4C 5C 6C / XB=8S 9S TS, meld 8S 9S TS"));
    // 3H goes with nothing but 2H and the joker.
    QCOMPARE(legal(state, "take 3 "), QString("arrange 4C 5C 6C / 2H 3H XB=4H, arrange 4C 5C 6C / XB=AH 2H 3H"));
  }

  void listWithTheFreeStarter() {
    const Vazhushal::State state =
        position({.hand0 = "4C 5C 6C 7C 2D", .line = "XL 2H", .phase = Phase::draw}, {.free_starter = true});
    QCOMPARE(legal(state, "take 2 meld "), QString("4C 5C 6C, 5C 6C 7C"));
    QVERIFY(allowed(state, "take 2 meld 4C 5C 6C 7C"));
    // With the deepest card in it, such a sequence is listed once.
    const Vazhushal::State twice =
        position({.hand0 = "QD KD JD 2C", .line = "KD", .phase = Phase::draw}, {.free_starter = true});
    QCOMPARE(legal(twice, "take 1 meld "), QString("JD QD KD"));
  }
};

QTEST_APPLESS_MAIN(TestVazhushalTakes)
#include "test_vazhushal_takes.moc"
