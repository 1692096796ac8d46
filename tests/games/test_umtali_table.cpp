// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include "umtali_table.h"

using namespace fulltable;
using namespace fulltable::umtali_table;

namespace {

const std::vector<std::string> goes_out{"draw stock", "meld 5H 6H 7H", "meld 4H",         "meld KC QC",
                                        "meld JS",    "meld 8C 8D 8S", "discard 3C down", "draw stock"};

/// Nothing that seat 0 holds can be melded.
const Layout plain{.hand0 = "6H 8H AC KC QD 7S 3D 5S 2D 9S",
                   .hand1 = "4D 6S 8C TD QH KS 2C 5C 7D JC",
                   .upcard = "TC",
                   .stock = "9H AS TH 4S"};

View view_of(const Match& match, int viewer) {
  return match.know(viewer)->show(viewer);
}

std::string prompt_for(const Match& match, int viewer) {
  return english(view_of(match, viewer).prompt, {"Ada", "Ben"}, viewer);
}

std::string caption(const View& view, std::string_view id, int reader = -1) {
  for (const Caption& each : view.captions)
    if (each.id == id) return english(each.text, {"Ada", "Ben"}, reader);
  return "";
}

std::vector<Frame> frames_of(const Match& match, int viewer, std::string_view move) {
  return match.truth().frames(viewer, turn(match), *match.truth().read(move));
}

std::string why(const Match& match, const Gesture& gesture) {
  return why_nothing(*match.know(turn(match)), gesture);
}

}  // namespace

// What Umtali tells its table: the way of a move, the points of a deal, marks and words, what a gesture means.
class TestUmtaliTable : public QObject {
  Q_OBJECT
 private slots:
  void whatIsLeftIsLaidCardByCard() {
    Match match = match_with(going_out);
    QCOMPARE(play(match, goes_out), QString());
    QCOMPARE(play(match, {"meld AD 2D 3D 4D 5D", "meld QS"}), QString());
    for (const int viewer : {0, 1}) {
      const auto frames = frames_of(match, viewer, "discard 6S");
      QCOMPARE(frames.size(), std::size_t{5});
      QCOMPARE(frames[0].step.cards, cards_of("6S"));
      QCOMPARE(frames[0].step.to, PileId("discard"));
      QCOMPARE(cards_in_view(frames[0].view, "hand.1").size(), std::size_t{4});
      QCOMPARE(cards_in_view(frames[0].view, "hand.1")[0].is_known(), viewer == 1);
      const Cards left = cards_of("3S 7S KD QH");
      for (std::size_t i = 0; i < 4; ++i) {
        const Frame& frame = frames[i + 1];
        const PileId pile("meld", 0, static_cast<int>(5 + i));
        QCOMPARE(frame.beat, Beat::laid);
        QCOMPARE(frame.step.cards, Cards{left[i]});
        QCOMPARE(frame.step.from, PileId("hand.1"));
        QCOMPARE(frame.step.to, pile);
        QCOMPARE(cards_in_view(frame.view, pile), Cards{left[i]});
        QCOMPARE(cards_in_view(frame.view, "hand.1").size(), 3 - i);
        QVERIFY(frame.view.scores == std::vector<int>({0, 0}));
      }
    }
  }

  void theDiscardIsSeenBeforeThePileIsTurned() {
    Match match = match_with(plain);
    for (int i = 0; i < 30; ++i) pass_turn(match);
    QVERIFY(frames_of(match, 0, "draw stock").empty());
    QCOMPARE(play(match, {"draw stock"}), QString());
    const Card card = cards_in_view(view_of(match, 0), "hand.0").front();
    const auto frames = frames_of(match, 1, "discard " + to_text(card));
    QCOMPARE(frames.size(), std::size_t{1});
    QCOMPARE(frames[0].beat, Beat::laid);
    QCOMPARE(cards_in_view(frames[0].view, "discard").back(), card);
    QVERIFY(cards_in_view(frames[0].view, "stock").empty());
  }

  void noFramesOfASingleMovement() {
    Match match = match_with(going_out);
    for (const std::string& move : goes_out) {
      QVERIFY(frames_of(match, 1, move).empty());
      QCOMPARE(play(match, {move}), QString());
    }
  }

  void theTallyAddsUp() {
    Match match = match_with(going_out);
    QCOMPARE(play(match, goes_out), QString());
    QVERIFY(match.truth().tally().empty());
    QCOMPARE(play(match, {"meld AD 2D 3D 4D 5D", "meld QS", "discard 6S"}), QString());
    std::array<int, 2> sums{};
    QStringList lines;
    for (const TallyLine& line : match.truth().tally()) {
      sums[static_cast<std::size_t>(line.seat)] += line.sum;
      if (!line.points.empty()) {
        QCOMPARE(line.points.size(), line.cards.size());
        QCOMPARE(std::accumulate(line.points.begin(), line.points.end(), 0), line.sum);
      }
      QCOMPARE(cards_in_view(view_of(match, 1), line.pile), line.cards);
      lines.append(QString::fromStdString(line.pile + " " + english(line.words, {"Ada", "Ben"})) + ' ' +
                   QString::number(line.sum));
    }
    QVERIFY((sums == std::array<int, 2>{44, 10}));
    QCOMPARE(lines.join(", "),
             QString("meld.0.0 Sequence 3, meld.0.1 Single 1, meld.0.2 Marriage 20, meld.0.3 Single 5, meld.0.4 Set 3, "
                     "meld.0.5 Left by Ben 1, meld.0.6 Left by Ben 1, meld.0.7 Left by Ben 5, meld.0.8 Left by Ben 5, "
                     "meld.1.0 Sequence 5, meld.1.1 Single 5"));
    QVERIFY(match.truth().tally()[2].points.empty());
    QCOMPARE(match.know(0)->tally().size(), std::size_t{11});
  }

  void prompts() {
    Match match = match_with(plain);
    QCOMPARE(prompt_for(match, 0), std::string("Draw from the stock or from the discard pile"));
    QCOMPARE(prompt_for(match, 1), std::string());
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(prompt_for(match, 0), std::string("Nothing to meld: discard a card"));
    match = match_with(going_out);
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(prompt_for(match, 0), std::string("Meld if you like, then discard"));
    match = match_with(going_out);
    QCOMPARE(play(match, goes_out), QString());
    QCOMPARE(prompt_for(match, 1), std::string("Last turn! Cards you keep count for Ada"));
    QCOMPARE(caption(view_of(match, 1), "last_turn"), std::string("Ada has gone out. Last turn!"));
    QCOMPARE(caption(view_of(match, 0), "last_turn", 0), std::string("You have gone out. Last turn!"));
  }

  void theSecondCardIsAskedForAndMarked() {
    Match match = match_with({.hand0 = "5C 6C 7C 4C 9C 9S KD 3H AH 8D",
                              .hand1 = "9H AC 6S TD QH KS 2D 5H 7D JC",
                              .upcard = "2S",
                              .stock = "JD KH QS"});
    QCOMPARE(play(match, {"draw stock", "meld 5C 6C 7C", "discard 9C", "draw stock", "discard JC", "draw discard"}),
             QString());
    QVERIFY(view_of(match, 0).marks.empty());
    QCOMPARE(play(match, {"meld JC"}), QString());
    QCOMPARE(prompt_for(match, 0), std::string("Meld if you like, then discard"));
    match = match_with({.hand0 = "5C 6C 7C 9D 8C 9S KD 3H AH 8D",
                        .hand1 = "9H AC 6S TD QH KS 2D 5H 7D JC",
                        .upcard = "4C",
                        .stock = "JD KH QS"});
    QCOMPARE(play(match,
                  {"draw stock", "meld 5C 6C 7C", "discard 8C", "draw stock", "discard JC", "draw discard", "meld JC"}),
             QString());
    QCOMPARE(prompt_for(match, 0), std::string("You may take the next discard if you meld it at once"));
    QCOMPARE(play(match, {"draw discard"}), QString());
    QCOMPARE(prompt_for(match, 0), std::string("Meld the second card now"));
    const View view = view_of(match, 0);
    QCOMPARE(view.marks.size(), std::size_t{1});
    QCOMPARE(view.marks[0].kind, Mark::Kind::bound);
    QCOMPARE(view.marks[0].pile, PileId("hand.0"));
    QCOMPARE(cards_in_view(view, "hand.0")[static_cast<std::size_t>(view.marks[0].place)], cards_of("8C")[0]);
    QVERIFY(view_of(match, 1).marks.empty());
    QCOMPARE(why(match, drop("KD", "hand.0", "discard")),
             std::string("The second card: Meld the eight of clubs now: it's your second card."));
  }

  void whichDeal() {
    Match match = match_with(plain, {.hands = 3});
    QCOMPARE(caption(view_of(match, 0), "deal"), std::string("Deal 1 of 3"));
    QCOMPARE(caption(view_of(match, 0), "last_deal"), std::string());
    Umtali::State state = Umtali::start({2, game_setup_of({.hands = 3}).options, 1});
    Umtali::deal(state, standard_pack());
    state.last.deal = 1;
    state.last.points = {31, 7};
    QCOMPARE(caption(Umtali::show(state, 1), "last_deal"), std::string("Last deal: Ben 7, Ada 31"));
    QCOMPARE(caption(Umtali::show(state, 1), "last_deal", 1), std::string("Last deal: you 7, Ada 31"));
  }

  void everyGestureThatDoesNothingHasAReason() {
    Match match = match_with(plain);
    QCOMPARE(why(match, drop("KC", "hand.0", "discard")), std::string("Turn by turn: Draw a card first."));
    QCOMPARE(why(match, tap("hand.0", "KC")), std::string("Turn by turn: Draw a card first."));
    QCOMPARE(why(match, tap("stock")), std::string());
    QCOMPARE(why(match, tap("discard", "TC")), std::string());
    QCOMPARE(why(match, tap("discard", "2C")),
             std::string("Phase draw: You can take only the top card of the discard pile."));
    QCOMPARE(why(match, tap("hand.1", "??")), std::string());
    QCOMPARE(play(match, {"draw stock"}), QString());
    QCOMPARE(why(match, tap("stock")), std::string("Turn by turn: You have drawn. Now meld or discard."));
    QVERIFY(why(match, tap("discard", "TC")).starts_with("The second card: "));
    QVERIFY(why(match, drop("TC", "discard", "hand.0")).starts_with("The second card: "));
    QCOMPARE(why(match, tap("hand.0", "KC")),
             std::string("The melds: The king of clubs doesn't go with anything on the table."));
    QVERIFY(why(match, drop("KC", "hand.0", "meld.0.0")).starts_with("The melds: "));
    QVERIFY(why(match, drop("KC 6H", "hand.0", "meld.0.0")).starts_with("The melds: "));
    QVERIFY(why(match, drop("KC 6H", "hand.0", "discard")).starts_with("The melds: "));
    QCOMPARE(why(match, drop("KC", "hand.0", "discard")), std::string());
    match = match_with(plain);
    QCOMPARE(play(match, {"draw discard"}), QString());
    QCOMPARE(why(match, drop("TC", "hand.0", "discard")),
             std::string("Phase meld: You just took the ten of clubs, so discard another card."));
    match = match_with(going_out);
    QCOMPARE(play(match, {"draw stock", "meld JS"}), QString());
    QCOMPARE(why(match, tap("meld.0.0", "JS")), std::string("Phase meld: The jack of spades isn't in your hand."));
  }
};

QTEST_APPLESS_MAIN(TestUmtaliTable)
#include "test_umtali_table.moc"
