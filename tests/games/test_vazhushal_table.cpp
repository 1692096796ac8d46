// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include "core/melding.h"
#include "vazhushal_table.h"

using namespace fulltable;
using namespace fulltable::vazhushal_table;

namespace {

using Phase = Vazhushal::Phase;
using State = Vazhushal::State;

KnowledgeOf<Vazhushal> knowledge(const State& state, int seat) {
  return {{.seats = state.seats, .options = {}, .dealer = 0}, Vazhushal::conceal(state, seat), seat};
}

View view_of(const State& state, int viewer) {
  return Vazhushal::show(Vazhushal::conceal(state, viewer), viewer);
}

std::string why(const State& state, const Gesture& gesture) {
  return why_nothing(knowledge(state, state.turn), gesture);
}

/// "hand.0/3 wild, meld.0.1/2 stands for the king of hearts"
QString marks_of(const View& view) {
  QStringList list;
  for (const Mark& mark : view.marks) {
    if (mark.kind != Mark::Kind::wild) return "another kind";
    list.append(QString::fromStdString(mark.pile + "/" + std::to_string(mark.place) + " " + english(mark.text)));
  }
  return list.join(", ");
}

/// Both have only to finish; the game is then over.
const Scene last_melds{.hand0 = "4S XB",
                       .melds0 = "5D 6D 7D / 8C 8D XL=8H",
                       .hand1 = "4C TC",
                       .melds1 = "5H 6H 7H",
                       .phase = Phase::final_melds};

}  // namespace

// What Vazhushal tells its table: wild cards, words, hands turned up, the points of a deal, what a gesture means.
class TestVazhushalTable : public QObject {
  Q_OBJECT
 private slots:
  void wildCardsAreMarked() {
    const State state = position({.hand0 = "2C KH 9S",
                                  .melds0 = "5D 6D 7D / 8C XL=8D KD=8H",
                                  .line = "KH 3S",
                                  .hand1 = "XB KD",
                                  .melds1 = "JD QD KD"});
    QCOMPARE(marks_of(view_of(state, 0)),
             QString("hand.0/1 wild, discard/0 wild, meld.0.1/1 stands for the eight of diamonds, meld.0.1/2 stands "
                     "for the eight of hearts, meld.1.0/2 wild"));
    QVERIFY(marks_of(view_of(state, 1)).startsWith("hand.1/0 wild, hand.1/1 wild, discard/0 wild, "));
    const View view = view_of(state, 0);
    QCOMPARE(view.marks[2].stands_for, cards_of("8D")[0]);
    QCOMPARE(view.marks[0].stands_for, unknown_card);
    for (const Mark& mark : view.marks)
      QVERIFY(cards_in_view(view, mark.pile)[static_cast<std::size_t>(mark.place)].is_known());
  }

  void theNegativeJokerLiesCrosswise() {
    for (const PileView& pile : view_of(position({.hand0 = "2C"}), 0).piles)
      QCOMPARE(pile.look, pile.id == "negative" ? PileLook::crosswise : PileLook::squared);
  }

  void prompts() {
    const auto prompt = [](Phase phase, int viewer) {
      return QString::fromStdString(english(view_of(position({.hand0 = "2C", .phase = phase}), viewer).prompt));
    };
    QCOMPARE(prompt(Phase::draw, 0), QString("Draw, or click a card in the line to sweep it"));
    QCOMPARE(prompt(Phase::play, 0), QString("Meld what you like, then discard a card"));
    QCOMPARE(prompt(Phase::final_melds, 0), QString("The stock is out. Meld what you can, then finish"));
    QCOMPARE(prompt(Phase::draw, 1), QString());
  }

  void handsAreTurnedUpInTurnAtTheEnd() {
    State state = position(last_melds);
    const auto frames = [&state](int viewer, int seat, const char* move) {
      return PositionOf<Vazhushal>({}, state).frames(viewer, seat, *Vazhushal::read(move));
    };
    QVERIFY(frames(0, 0, "pass").empty());
    QCOMPARE(make(state, {"pass"}), QString());
    for (const int viewer : {0, 1}) {
      const auto seen = frames(viewer, 1, "pass");
      QCOMPARE(seen.size(), std::size_t{2});
      for (const Frame& frame : seen) QCOMPARE(frame.beat, Beat::reveal);
      QCOMPARE(cards_in_view(seen[0].view, "hand.0"), cards_of("4S XB"));
      QCOMPARE(cards_in_view(seen[0].view, "hand.1")[0].is_known(), viewer == 1);
      QCOMPARE(cards_in_view(seen[1].view, "hand.1"), cards_of("4C TC"));
      QVERIFY(!cards_in_view(seen[1].view, "stock").front().is_known());
    }
    // A further deal is to come: the hands stay hidden.
    state = position(last_melds, {.target = 3});
    QCOMPARE(make(state, {"pass"}), QString());
    QVERIFY(frames(0, 1, "pass").empty());
  }

  void theTallyAddsUp() {
    State state = position(last_melds, {.target = 3, .joker_in_hand = 15});
    QVERIFY(Vazhushal::tally(state).empty());
    QCOMPARE(make(state, {"pass", "pass"}), QString());
    QVERIFY(state.stage == Stage::deal_due);
    const auto texts = [&state](const State& known) {
      std::array<int, 2> sums{};
      QStringList list;
      for (const TallyLine& line : Vazhushal::tally(known)) {
        sums[static_cast<std::size_t>(line.seat)] += line.sum;
        QStringList points;
        for (const int each : line.points) points.append(QString::number(each));
        list.append(QString::fromStdString(line.pile + " " + english(line.words) + ": ") + points.join(' ') + " = " +
                    QString::number(line.sum));
      }
      if (sums[0] != state.last.points(0) || sums[1] != state.last.points(1)) list.append("wrong sum");
      return list.join(", ");
    };
    const QString open =
        "meld.0.0 Melded: 5 6 7 = 18, meld.0.1 Melded: 8 8 8 = 24, hand.0 Left in hand: -4 -15 = -19, "
        "meld.1.0 Melded: 5 6 7 = 18, hand.1 Left in hand: ";
    QCOMPARE(texts(state), open + "-4 -10 = -14");
    QCOMPARE(texts(Vazhushal::conceal(state, 0)), open + " = -14");
    const auto lines = Vazhushal::tally(state);
    QCOMPARE(lines[1].cards, cards_of("8C 8D XL"));
    QCOMPARE(english(view_of(state, 0).captions.front().text), std::string("The stock has run out."));
  }

  void nothingIsCountedWhenSomebodyGoesOut() {
    State state = position({.hand0 = "2C", .melds0 = "5D 6D 7D"});
    QCOMPARE(make(state, {"discard 2C"}), QString());
    QVERIFY(state.stage == Stage::over);
    QVERIFY(Vazhushal::tally(state).empty());
    QVERIFY(view_of(state, 0).captions.empty());
  }

  void theDeepestCardOfASweepIsDue() {
    State state = position({.hand0 = "9S 9H", .melds0 = "5D 6D 7D", .line = "KH 8C 9C", .phase = Phase::draw},
                           {.free_starter = true});
    const Melding& melding = *find_melding("vazhushal");
    const auto due = [&](int place) { return melding.draft_at(knowledge(state, 0), "discard", place)->due; };
    QCOMPARE(due(1), cards_of("8C")[0]);
    QCOMPARE(due(2), cards_of("9C")[0]);
    QCOMPARE(due(0), unknown_card);
    QCOMPARE(melding.draft_of(knowledge(state, 0), *Vazhushal::read("take 1 meld 9S 9H 9C"))->due, cards_of("9C")[0]);
    state.free_starter = false;
    QCOMPARE(due(0), cards_of("KH")[0]);
  }

  void everyGestureThatDoesNothingHasAReason() {
    State state = position({.hand0 = "2C XB 9S 9H",
                            .melds0 = "5D 6D 7D / 8C 8D 8H 8S",
                            .line = "3S 4H",
                            .melds1 = "5H 6H 7H",
                            .phase = Phase::draw});
    QCOMPARE(why(state, tap("stock")), std::string());
    QCOMPARE(why(state, tap("negative", "AS")),
             std::string("Turn by turn: That card is the negative joker. Draw from the stock."));
    QCOMPARE(why(state, tap("discard", "3S")),
             std::string("Phase draw: If you take from the line, you must meld the three of spades."));
    QVERIFY(why(state, drop("4H", "discard", "hand.0")).starts_with("Phase draw: "));
    QVERIFY(why(state, drop("2C", "hand.0", "discard")).starts_with("Turn by turn: Draw a card first"));
    QVERIFY(why(state, tap("hand.0", "2C")).starts_with("Turn by turn: "));
    QVERIFY(why(state, drop("2C", "hand.0", "meld.0.0")).starts_with("Turn by turn: "));
    QCOMPARE(why(state, tap("hand.1", "??")), std::string());
    state.phase = Phase::play;
    QCOMPARE(why(state, tap("stock")), std::string("Turn by turn: You have drawn. Now meld or discard."));
    QCOMPARE(why(state, tap("negative")), std::string("Turn by turn: You have drawn. Now meld or discard."));
    QCOMPARE(why(state, tap("discard", "3S")), std::string("Turn by turn: You have drawn. Now meld or discard."));
    QCOMPARE(why(state, drop("2C", "hand.0", "discard")), std::string());
    QVERIFY(why(state, drop("2C", "hand.0", "meld.0.0")).starts_with("Melds: That isn't a meld."));
    QVERIFY(why(state, drop("XB", "hand.0", "meld.0.1")).starts_with("Melds: "));
    QCOMPARE(why(state, drop("2C", "hand.0", "meld.1.0")),
             std::string("Phase play: You can add only to your own melds."));
    QVERIFY(why(state, drop("9S 9H", "hand.0", "meld.0.2")).starts_with("Melds: "));
    QVERIFY(why(state, drop("9S 9H", "hand.0", "discard")).starts_with("Melds: "));
    QCOMPARE(why(state, drop("5D", "meld.0.0", "hand.0")),
             std::string("Phase play: The five of diamonds isn't in your hand."));
    state.phase = Phase::final_melds;
    QVERIFY(why(state, drop("2C", "hand.0", "discard")).starts_with("Phase final_melds: "));
    QVERIFY(why(state, tap("stock")).starts_with("Phase final_melds: "));
  }
};

QTEST_APPLESS_MAIN(TestVazhushalTable)
#include "test_vazhushal_table.moc"
