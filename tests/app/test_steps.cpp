// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/notation.h"
#include "present/steps.h"

using fulltable::Cards;
using fulltable::Sight;
using fulltable::unknown_card;
using fulltable::View;

// What is shown on the way to a position in which several hands are turned up, or hands are laid out.
class StepsTest : public QObject {
  Q_OBJECT

 private slots:
  void handsAreTurnedFromTheNextSeatOn() {
    View before;
    before.piles = {
        hand(0, "??"), hand(1, "KD"), hand(2, "?? ??"), hand(3, "??"), {"stock", -1, Sight::nobody, true, {}}};
    View after = before;
    after.piles[0].cards = cards("7C");
    after.piles[2].cards = cards("8D 9H");
    after.piles[3].cards = cards("XL");
    after.facts["result"] = true;
    const auto steps = turnedInTurn(before, after, 2);
    QCOMPARE(steps.size(), std::size_t{3});
    QCOMPARE(steps[0].view.piles[2].cards, cards("8D 9H"));
    QCOMPARE(steps[0].view.piles[3].cards, cards("??"));
    QCOMPARE(steps[1].view.piles[3].cards, cards("XL"));
    QCOMPARE(steps[1].view.piles[0].cards, cards("??"));
    QCOMPARE(steps[2].view.piles[0].cards, cards("7C"));
    QVERIFY(!steps[2].view.facts.contains("result"));
    // Where the seat after the last is the first again.
    QCOMPARE(turnedInTurn(before, after, 4)[0].view.piles[0].cards, cards("7C"));
  }

  void oneHandIsNoRound() {
    View before;
    before.piles = {hand(0, "7C"), hand(1, "??")};
    View after = before;
    after.piles[1].cards = cards("KD");
    QVERIFY(turnedInTurn(before, after, 0).empty());
    // Another deal is another matter.
    after.piles = {hand(0, "8C 9C"), hand(1, "KD TD")};
    before.piles = {hand(0, "??"), hand(1, "??")};
    QVERIFY(turnedInTurn(before, after, 0).empty());
  }

  void leftCardsAreLaidOneByOne() {
    View before;
    before.piles = {hand(0, ""), hand(1, "?? ??"), meld("meld.0.0", "4C 5C 6C")};
    View after = before;
    after.piles[1].cards.clear();
    after.piles.push_back(meld("meld.0.1", "3S"));
    after.piles.push_back(meld("meld.0.2", "KD"));
    const auto steps = laidInTurn(before, after);
    QCOMPARE(steps.size(), std::size_t{2});
    QCOMPARE(steps[0].move.from, std::string("hand.1"));
    QCOMPARE(steps[0].move.to, std::string("meld.0.1"));
    QCOMPARE(steps[0].view.piles[1].cards, cards("??"));
    QCOMPARE(steps[0].view.piles.back().cards, cards("3S"));
    QVERIFY(steps[1].view.piles[1].cards.empty());
    QCOMPARE(steps[1].view.piles.back().cards, cards("KD"));
    QVERIFY(laidInTurn(before, before).empty());
  }

 private:
  static Cards cards(const char* text) {
    Cards list;
    for (const std::string& word : fulltable::words_of(text))
      list.push_back(word == "??" ? unknown_card : *fulltable::card_of(word));
    return list;
  }
  static fulltable::PileView hand(int seat, const char* text) {
    return {"hand." + std::to_string(seat), seat, Sight::owner, false, cards(text)};
  }
  static fulltable::PileView meld(const char* id, const char* text) {
    return {id, 0, Sight::everyone, true, cards(text)};
  }
};

QTEST_GUILESS_MAIN(StepsTest)
#include "test_steps.moc"
