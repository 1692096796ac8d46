// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "yukon_table.h"

using namespace fulltable;
using namespace fulltable::yukon_table;

namespace {

/// Both examples of "Turn by turn", every refusal and a filled empty column can be reached from this deal.
const std::array<std::string_view, 7> example{
    "JD",
    "3C 8H 7S 6D 5S QS",
    "KS 9C QC TD 6H AC AD",
    "3H 2C 4S TC 5H 2S 9D KC",
    "QH JH 4C 8C 3S 4H 7C AH 6S",
    "7D TS 8S 9H 5D 4D KD JS 2H 3D",
    "6C TH 9S KH 2D 8D QD AS JC 7H 5C",
};

}  // namespace

class TestYukon : public QObject {
  Q_OBJECT
 private slots:
  void packAndPiles() {
    const Match match = match_of(1);
    const Json state = match.state(std::nullopt);
    QCOMPARE(state["piles"].size(), std::size_t{11});
    for (const char* id : {"foundation.C", "foundation.D", "foundation.H", "foundation.S"})
      QVERIFY(state["piles"].at(id).empty());
    QVERIFY(state["dealer"].is_null());
    QCOMPARE(state["deal"].get<int>(), 1);
    QCOMPARE(state["phase"].get<std::string>(), std::string("play"));
    QVERIFY(state["facts"]["face_down"] == Json({0, 1, 2, 3, 4, 5, 6}));
    QVERIFY(state["scores"] == Json({0}));
    QVERIFY(state["to_act"] == Json({0}));
  }

  void theDeal() {
    const Match match = match_with(standard_pack());
    QCOMPARE(pile(match, "tableau.1"), QString("AC"));
    QCOMPARE(pile(match, "tableau.2"), QString("2C 8C 3H 9H 2S 8S"));
    QCOMPARE(pile(match, "tableau.3"), QString("3C 9C AD 4H TH 3S 9S"));
    QCOMPARE(pile(match, "tableau.7"), QString("7C KC 5D 9D QD AH 2H 8H AS 7S KS"));
  }

  void theDealByPosition() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Match match = match_of(seed);
      std::array<std::string, 7> columns;
      std::array<std::string_view, 7> views;
      for (std::size_t c = 0; c < 7; ++c) {
        columns[c] = pile(match, ("tableau." + std::to_string(c + 1)).c_str()).toStdString();
        views[c] = columns[c];
      }
      QVERIFY(pack_for(views) == match.pack(1));
    }
  }

  void turnByTurnMovesAGroupAndTurnsACard() {
    Match match = match_with(pack_for(example));
    QCOMPARE(pile(match, "tableau.4", 0), QString("?? ?? ?? TC 5H 2S 9D KC"));
    VERIFY_PLAYED(match, "move TC tableau.1");
    QCOMPARE(pile(match, "tableau.1", 0), QString("JD TC 5H 2S 9D KC"));
    QCOMPARE(pile(match, "tableau.4", 0), QString("?? ?? 4S"));
    QVERIFY(match.state(0)["facts"]["face_down"] == Json({0, 1, 2, 2, 4, 5, 6}));
  }

  void turnByTurnPlaysToTheFoundation() {
    Match match = match_with(pack_for(example));
    VERIFY_PLAYED(match, "move AD foundation.D");
    QCOMPARE(pile(match, "foundation.D"), QString("AD"));
    QCOMPARE(pile(match, "tableau.3"), QString("KS 9C QC TD 6H AC"));
    QVERIFY(match.state(0)["scores"] == Json({1}));
  }

  void turnByTurnBuildsInSuit() {
    Match match = match_with(pack_for(example), {.suit = true});
    QVERIFY(!is_legal(match, "move TC tableau.1"));
    VERIFY_REFUSED(match, "move TC tableau.1", Code::illegal_move, "ten of diamonds");
    VERIFY_PLAYED(match, "move TD tableau.1");
    QCOMPARE(pile(match, "tableau.1"), QString("JD TD 6H AC AD"));
  }

  void emptyColumnsTakeKingsThatAreNotTheirBottomCard() {
    Match match = match_with(pack_for(example));
    VERIFY_PLAYED(match, "move JD tableau.2");
    QCOMPARE(pile(match, "tableau.1"), QString());
    VERIFY_REFUSED(match, "move QS tableau.1", Code::illegal_move, "Only a king");
    VERIFY_PLAYED(match, "move KD tableau.1");
    QCOMPARE(pile(match, "tableau.1"), QString("KD JS 2H 3D"));
  }

  void emptyColumnsTakeAnyCard() {
    Match match = match_with(pack_for(example), {.any = true});
    VERIFY_PLAYED(match, "move JD tableau.2");
    VERIFY_PLAYED(match, "move 2S tableau.1");
    QCOMPARE(pile(match, "tableau.1"), QString("2S 9D KC"));
  }

  void refusesWrongBuilds() {
    Match match = match_with(pack_for(example));
    VERIFY_REFUSED(match, "move TD tableau.1", Code::illegal_move, "both red");
    VERIFY_REFUSED(match, "move KD tableau.1", Code::illegal_move, "Only a ten can go onto the jack of diamonds");
    VERIFY_REFUSED(match, "move KD tableau.3", Code::illegal_move, "an ace");
    VERIFY_REFUSED(match, "move 9D tableau.4", Code::illegal_move, "in that column already");
    VERIFY_REFUSED(match, "move 4S tableau.7", Code::illegal_move, "face down");
  }

  void refusesWrongFoundationMoves() {
    Match match = match_with(pack_for(example));
    VERIFY_REFUSED(match, "move AD foundation.H", Code::illegal_move, "foundation of diamonds");
    VERIFY_REFUSED(match, "move AH foundation.H", Code::illegal_move, "other cards lie on the ace of hearts");
    VERIFY_REFUSED(match, "move JD foundation.D", Code::illegal_move, "needs the ace of diamonds next");
    VERIFY_PLAYED(match, "move AD foundation.D");
    VERIFY_REFUSED(match, "move AD tableau.1", Code::illegal_move, "do not come back");
    VERIFY_REFUSED(match, "move AD foundation.D", Code::illegal_move, "already");
  }

  void badMoves() {
    Match match = match_of(1);
    for (const char* text : {"", "move", "move 7H", "play 7H tableau.1", "move 7H tableau.0", "move 7H tableau.8",
                             "move 7H tableau.01", "move 7H tableau", "move 7H foundation.X", "move XB tableau.1",
                             "move ?? tableau.1", "move 7H tableau.1 tableau.2", "move 1H tableau.1"})
      VERIFY_REFUSED(match, text, Code::bad_move, "move");
  }

  void notation() {
    const Match match = match_of(1);
    const Move move = *match.truth().read("  MOVE   7h\tFoundation.s ");
    QCOMPARE(match.truth().write(move), std::string("move 7H foundation.S"));
    for (int pile_number = 0; pile_number < Yukon::piles; ++pile_number)
      for (const Card card : standard_pack()) {
        const Move any(0, card, pile_number);
        QVERIFY(*match.truth().read(match.truth().write(any)) == any);
      }
  }
};

QTEST_APPLESS_MAIN(TestYukon)
#include "test_yukon.moc"
