// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pop_table.h"

using namespace fulltable;
using namespace fulltable::pop_table;

namespace {

const Layout layout{.hand0 = "KS 7D 8D 9D TD QD 7S",
                    .hand1 = "9H TH QH KD AD KC AC",
                    .display0 = "TS 8C 9C TC QC AH KH",
                    .display1 = "QS 8H 8S 9S AS JS JC",
                    .upcard = "7H"};

std::string prompt(const Match& match, int viewer) {
  return english(match.truth().show(viewer).prompt, {"Ada", "Ben"}, viewer);
}

/// "id: text" of the captions with such ids, in the words of that reader.
QString told(const View& view, const QStringList& ids, int reader = -1) {
  QStringList list;
  for (const Caption& caption : view.captions)
    if (const auto id = QString::fromStdString(std::string(caption.id)); ids.contains(id))
      list << id + ": " + QString::fromStdString(english(caption.text, {"Ada", "Ben"}, reader));
  return list.join(", ");
}

/// From where a viewer has to play.
QString captions(const Match& match, std::optional<int> viewer) {
  return told(match.truth().show(viewer), {"hand", "display"});
}

/// "paragraph: sentence" of the first thing that this movement could mean and that is not allowed.
QString refusal(const Match& match, int seat, const char* card, const char* from, const char* to = "trick") {
  const auto known = match.truth().know(seat);
  Moves moves;
  known->meant(seat, Gesture{.cards = cards_of(card), .from = from, .to = to, .label = {}}, moves);
  for (const Move& move : moves) {
    if (known->allows(seat, move, {})) continue;
    const Refusal why = known->why_not(seat, move, {});
    return QString::fromStdString(why.rule + ": " + english(why.message, {"Ada", "Ben"}, seat));
  }
  return {};
}

/// What the last round brought each seat, by the lines of its tally.
std::array<int, 2> tallied(const Position& table) {
  std::array<int, 2> sums{};
  for (const TallyLine& line : table.tally()) sums[static_cast<std::size_t>(line.seat)] += line.sum;
  return sums;
}

}  // namespace

class TestPopTable : public QObject {
  Q_OBJECT
 private slots:
  void trumpsInOrder() {
    QVERIFY(match_with(layout).truth().show(0).trumps == cards_of("7H 8H 9H TH QH KH AH JD JH XL XB"));
    Layout joker = layout;
    joker.upcard = "XL";
    QVERIFY(match_with(joker).truth().show(0).trumps.empty());
  }

  void promptsForWhoeverIsToAct() {
    Match match = match_with(layout);
    QCOMPARE(prompt(match, 0), std::string("Your lead: hand or display"));
    QCOMPARE(prompt(match, 1), std::string());
    QVERIFY(match.truth().show(std::nullopt).prompt.empty());
    QCOMPARE(submit_all(match, {"1 pop"}), QString());
    QCOMPARE(prompt(match, 0), std::string("Ben says “Pop!” Accept or fold?"));
    QCOMPARE(prompt(match, 1), std::string());
    QCOMPARE(submit_all(match, {"0 accept", "0 lead hand 7S"}), QString());
    QCOMPARE(prompt(match, 0), std::string());
    QCOMPARE(prompt(match, 1), std::string("You have no spades. Play any card from your hand"));
    Match display = match_with(layout);
    QCOMPARE(submit_all(display, {"0 lead display TS"}), QString());
    QCOMPARE(prompt(display, 1), std::string("Follow suit from your display: spades"));
    QCOMPARE(submit_all(display, {"1 play QS"}), QString());
    QCOMPARE(prompt(display, 0), std::string("Follow suit from your hand: spades"));
  }

  void areaToPlayFrom() {
    Match match = match_with(layout);
    QCOMPARE(captions(match, 0), QString());
    QCOMPARE(submit_all(match, {"0 lead display TS"}), QString());
    QCOMPARE(captions(match, 0), QString());
    QCOMPARE(captions(match, std::nullopt), QString());
    QCOMPARE(captions(match, 1), QString("display: Play from your display"));
    QCOMPARE(submit_all(match, {"1 play QS"}), QString());
    QCOMPARE(captions(match, 0), QString("hand: Play from your hand"));
    QCOMPARE(submit_all(match, {"0 pop"}), QString());
    QCOMPARE(captions(match, 0) + captions(match, 1), QString());
  }

  void whoseTheCardsOfATrickAre() {
    const QStringList places{"trick.0", "trick.1", "trick.2", "trick.3"};
    Match match = match_with(layout);
    QCOMPARE(told(match.truth().show(0), places), QString());
    QCOMPARE(told(match.truth().show(0), {"winning", "count"}, 0),
             QString("winning: You lead., count: Trick 1 of 7. Four win the round."));
    QCOMPARE(submit_all(match, {"0 lead display TS"}), QString());
    const View led = match.truth().show(1);
    QCOMPARE(told(led, places, 1), QString("trick.0: Ada led, trick.1: Your display card, trick.2: Ada's hand card, "
                                           "trick.3: Your hand card"));
    QCOMPARE(submit_all(match, {"1 play QS"}), QString());
    const View answered = match.truth().show(0);
    QCOMPARE(told(answered, places, 0),
             QString("trick.0: You led, trick.1: Ben, trick.2: Your hand card, trick.3: Ben's hand card"));
    QCOMPARE(told(answered, {"winning"}, 0), QString("winning: Ben is winning this trick."));
    QCOMPARE(answered.marks.size(), std::size_t{1});
    QCOMPARE(answered.marks[0].kind, Mark::Kind::winning);
    QCOMPARE(answered.marks[0].place, 1);
  }

  void whatAPopAsksFor() {
    Match match = match_with(layout);
    QCOMPARE(told(match.truth().show(0), {"pop"}), QString());
    QCOMPARE(submit_all(match, {"1 pop"}), QString());
    QCOMPARE(told(match.truth().show(0), {"pop"}, 0), QString("pop: Ben wants to play for 2."));
    QCOMPARE(told(match.truth().show(1), {"pop"}, 1), QString("pop: You want to play for 2."));
  }

  void aPopIsATurningPoint() {
    Match match = match_with(layout);
    const auto stir = [&](int seat, const char* move) { return match.truth().stir(seat, *match.truth().read(move)); };
    QCOMPARE(english(stir(1, "pop").cry), std::string("Pop!"));
    QCOMPARE(stir(1, "pop").impact, Impact::turning);
    QCOMPARE(stir(1, "pop").seat, 1);
    QCOMPARE(stir(0, "lead display TS").impact, Impact::usual);
    QVERIFY(stir(0, "lead display TS").cry.empty());
  }

  void aTrickIsSeenBeforeItIsTaken() {
    Match match = match_with(layout);
    const auto frames = [&](int viewer, int seat, const char* move) {
      return match.truth().frames(viewer, seat, *match.truth().read(move));
    };
    QVERIFY(frames(0, 0, "lead display TS").empty());
    QVERIFY(frames(0, 1, "pop").empty());
    QCOMPARE(submit_all(match, {"0 lead display TS", "1 play QS", "0 play KS"}), QString());
    for (const int viewer : {0, 1}) {
      const auto shown = frames(viewer, 1, "play 9H");
      QCOMPARE(shown.size(), std::size_t{1});
      const Frame& frame = shown.front();
      QCOMPARE(frame.beat, Beat::trick);
      QCOMPARE(frame.view.phase, std::string_view("close"));
      QVERIFY(frame.view.prompt.empty());
      QCOMPARE(told(frame.view, {"winning", "hand", "display"}), QString("winning: Ben takes the trick."));
      QCOMPARE(frame.step.from, std::string("hand.1"));
      QCOMPARE(frame.step.to, std::string("trick"));
      for (const PileView& pile : frame.view.piles) {
        if (pile.id == "trick") QVERIFY(pile.cards == cards_of("TS QS KS 9H"));
        if (pile.id == "won.0" || pile.id == "won.1") QVERIFY(pile.cards.empty());
        if (pile.id == "down.0") QCOMPARE(pile.cards, Cards(5, unknown_card));
        if (pile.id == "hand.1") QCOMPARE(pile.cards.size(), std::size_t{6});
        if (pile.id == "hand.1" && viewer == 0) QCOMPARE(pile.cards, Cards(6, unknown_card));
      }
    }
  }

  void tallyOfARound() {
    for (const int tricks : {2, 3, 4, 5}) {
      Match match = match_with(layout);
      QVERIFY(match.truth().tally().empty());
      // A round that is over is there until the next pack is given.
      const auto round = match.truth().clone();
      const std::vector<int> before = match.truth().show(std::nullopt).scores;
      bool found = false;
      for (std::uint64_t seed = 1; seed <= 20000 && !found; ++seed) {
        round->assign(match.truth());
        Rng rng(seed);
        std::vector<std::pair<int, Move>> played;
        play_cards(*round, rng, played);
        found = round->show(std::nullopt).facts["results"].back()["tricks"][0] == tricks;
      }
      QVERIFY(found);
      const auto sums = tallied(*round);
      const std::vector<int> after = round->show(std::nullopt).scores;
      QCOMPARE(sums[0], after[0] - before[0]);
      QCOMPARE(sums[1], after[1] - before[1]);
      const auto lines = round->tally();
      QCOMPARE(lines.size(), tricks == 3 || tricks == 4 ? std::size_t{2} : std::size_t{1});
      QCOMPARE(english(lines.front().words), std::to_string(std::max(tricks, 7 - tricks)) + " tricks");
      const auto recap = round->recap();
      QCOMPARE(recap.size(), std::size_t{3});
      QCOMPARE(english(recap[0]), std::string("Round 1 is over"));
      const std::size_t winner = tricks >= 4 ? 0 : 1;
      for (const std::size_t line : {std::size_t{1}, std::size_t{2}}) {
        const std::size_t seat = line == 1 ? winner : 1 - winner;
        const int captured = seat == 0 ? tricks : 7 - tricks;
        QCOMPARE(english(recap[line], {"Ada", "Ben"}, 0),
                 (seat == 0 ? "You take " : "Ben takes ") + std::to_string(captured) + " of 7 tricks and " +
                     (seat == 0 ? "score " : "scores ") + english_plural("%n point(s)", sums[seat]) + ", " +
                     std::to_string(after[seat]) + " in all.");
      }
    }
  }

  void tallyOfAFold() {
    Match match = match_with(layout, {.target = 3, .pops = Pop::Pops::any_time});
    QCOMPARE(submit_all(match, {"0 pop", "1 accept", "1 pop", "0 accept", "0 pop", "1 fold"}), QString());
    QVERIFY(match.over());
    QVERIFY((tallied(match.truth()) == std::array{3, 0}));
    QCOMPARE(english(match.truth().tally().front().words, {"Ada", "Ben"}), std::string("Ben folded"));
    QCOMPARE(english(match.truth().tally().front().words, {"Ada", "Ben"}, 1), std::string("You folded"));
  }

  void recapOfAFold() {
    Match match = match_with(layout);
    QVERIFY(match.truth().recap().empty());
    QCOMPARE(submit_all(match, {"0 pop", "1 fold"}), QString());
    const auto recap = match.truth().recap();
    QCOMPARE(recap.size(), std::size_t{3});
    QCOMPARE(english(recap[1], {"Ada", "Ben"}), std::string("Ada scores 1 point, 1 in all."));
    QCOMPARE(english(recap[2], {"Ada", "Ben"}), std::string("Ben folds and scores 0 points, 0 in all."));
    QCOMPARE(english(recap[2], {"Ada", "Ben"}, 1), std::string("You fold and score 0 points, 0 in all."));
  }

  void whatMovementsAreRefused() {
    Match match = match_with(layout);
    QCOMPARE(refusal(match, 0, "KS", "hand.0"), QString());
    QCOMPARE(refusal(match, 0, "TS", "display.0", ""), QString());
    QCOMPARE(refusal(match, 0, "QS", "display.1"), QString("Turn by turn: The queen of spades is in Ben's display."));
    QCOMPARE(refusal(match, 0, "7H", "upcard"),
             QString("Turn by turn: The seven of hearts isn't one of the face-up cards of your display."));
    QCOMPARE(refusal(match, 1, "KC", "hand.1"), QString("Turn by turn: Ada plays a card now. You can only pop."));
    QCOMPARE(submit_all(match, {"0 lead display TS"}), QString());
    QCOMPARE(refusal(match, 1, "KC", "hand.1"), QString("Turn by turn: This card must come from your display."));
    QCOMPARE(refusal(match, 1, "8H", "display.1"),
             QString("Turn by turn: Suit led: Spades were led and your display shows one, so you must follow suit."));
    QCOMPARE(refusal(match, 1, "TS", "trick"),
             QString("Turn by turn: The ten of spades isn't one of the face-up cards of your display."));
    QCOMPARE(submit_all(match, {"1 play QS"}), QString());
    QCOMPARE(refusal(match, 0, "8C", "display.0", "stock"),
             QString("Turn by turn: This card must come from your hand."));
    QCOMPARE(refusal(match, 0, "7D", "hand.0"),
             QString("Turn by turn: Suit led: Spades were led and you hold one, so you must follow suit."));
    QCOMPARE(submit_all(match, {"1 pop"}), QString());
    QCOMPARE(refusal(match, 0, "KS", "hand.0"),
             QString("Turn by turn: Popping: Answer the pop first: accept or fold."));
    Moves moves;
    match.truth().meant(0, Gesture{.cards = {unknown_card}, .from = "down.0", .to = {}, .label = {}}, moves);
    QVERIFY(moves.empty());
  }
};

QTEST_APPLESS_MAIN(TestPopTable)
#include "test_pop_table.moc"
