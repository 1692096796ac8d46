// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>

#include "lorum_table.h"

using namespace fulltable;
using namespace fulltable::lorum_table;

namespace {

const std::vector<std::string> names{"Ada", "Ben", "Cem", "Dea"};

QString caption(const View& view, std::string_view id) {
  for (const Caption& caption : view.captions)
    if (caption.id == id) return QString::fromStdString(english(caption.text, names));
  return {};
}

const PileView& pile_in(const View& view, const PileId& id) {
  return *std::ranges::find(view.piles, id, &PileView::id);
}

/// "pile card points: text" of each mark.
QStringList marks(const View& view) {
  QStringList list;
  for (const Mark& mark : view.marks) {
    const Card card = pile_in(view, mark.pile).cards[static_cast<std::size_t>(mark.place)];
    list << QString::fromStdString(std::string(mark.pile.text()) + " " + to_text(card) + " " +
                                   std::to_string(mark.points) + ": " + english(mark.text));
  }
  return list;
}

std::vector<Frame> frames(const Match& match, int viewer, const char* move) {
  return match.truth().frames(viewer, turn(match), *match.truth().read(move));
}

/// "paragraph: sentence" of the first thing that this movement could mean and that is not allowed.
QString refusal(const Match& match, const Gesture& gesture) {
  const int seat = turn(match);
  const auto known = match.truth().know(seat);
  Moves moves;
  known->meant(seat, gesture, moves);
  for (const Move& move : moves) {
    if (known->allows(seat, move, {})) continue;
    const Refusal why = known->why_not(seat, move, {});
    return QString::fromStdString(why.rule + ": " + english(why.message, names, seat));
  }
  return {};
}
QString refusal(const Match& match, const char* card, const char* to = "trick") {
  return refusal(match, Gesture{.cards = cards_of(card), .from = PileId("hand", turn(match)), .to = to, .label = {}});
}

/// Plays a deal at random to its end, which stays in view.
std::unique_ptr<Position> played_deal(const Match& match, std::uint64_t seed) {
  auto table = match.truth().clone();
  Rng rng(seed);
  while (table->stage() == Stage::playing) table->apply(table->to_act().front(), random_move(*table, rng));
  return table;
}

}  // namespace

class TestLorumTable : public QObject {
  Q_OBJECT
 private slots:
  void namesAndAims() {
    const auto aim = [](Contract contract, Variant variant = {}) {
      return caption(match_of(contract, {}, variant).truth().show(0), "aim");
    };
    QCOMPARE(aim(Contract::no_hearts), QString("Every heart you capture costs."));
    QCOMPARE(aim(Contract::queens), QString("Captured queens cost: hearts 4, diamonds 3, spades 2, clubs 1."));
    QCOMPARE(aim(Contract::no_tricks), QString("Every trick you take costs."));
    QCOMPARE(aim(Contract::hairy_ape), QString("The king of hearts costs 4. You see every hand but your own."));
    QCOMPARE(aim(Contract::hairy_ape, {.serious = true, .ape_chips = 9}), QString("Only the king of hearts costs: 9."));
    QCOMPARE(aim(Contract::train), QString("Reaching 25, 50 or 75 costs 1, 2 or 3."));
    QCOMPARE(aim(Contract::train, {.tens_count_ten = true}), QString("Reaching 25, 50, 75 or 100 costs 1, 2, 3 or 4."));
    QCOMPARE(aim(Contract::quart), QString("Go out first: each card others hold pays you 1."));
    QCOMPARE(aim(Contract::domino), QString("Go out first and win the pot. Each card left costs 1."));
    QCOMPARE(lorum_game().info().ranks, std::string_view("789TJQKA"));

    const View all = started(lorum_game(), game_setup_of({})).truth().show(2);
    QCOMPARE(caption(all, "contract"), QString("No Hearts"));
    QCOMPARE(caption(all, "contract.1") + caption(all, "contract.7"), QString("No HeartsDomino"));
    const View one = match_of(Contract::quart, {}).truth().show(2);
    QCOMPARE(caption(one, "contract"), QString("Quart"));
    QCOMPARE(caption(one, "contract.1"), QString());
  }

  void promptsForWhoeverIsToPlay() {
    const auto prompt = [](const Match& match, int viewer) {
      return QString::fromStdString(english(match.truth().show(viewer).prompt, names, viewer));
    };
    Match tricks = match_of(Contract::no_hearts, {"", "7S 7H", "8S", "8D 9D TD JD QD KD AD 7D"});
    QCOMPARE(prompt(tricks, 1), QString("Lead any card but a heart"));
    QCOMPARE(prompt(tricks, 2), QString());
    QCOMPARE(play(tricks, "7S"), QString());
    QCOMPARE(prompt(tricks, 2), QString("Follow suit: spades"));
    QCOMPARE(play(tricks, "8S"), QString());
    QCOMPARE(prompt(tricks, 3), QString("You have no spades. Play any card"));
    QCOMPARE(prompt(match_of(Contract::queens, {}), 1), QString("Lead any card"));
    QCOMPARE(prompt(match_of(Contract::hairy_ape, {}), 1), QString("Lead one of your hidden cards"));
    QCOMPARE(prompt(match_of(Contract::train, {}), 1), QString("Play any card. The total is 0"));
    Match quart = match_of(Contract::quart, {"", "7S", "8S"});
    QCOMPARE(prompt(quart, 1), QString("Begin a sequence with any card"));
    QCOMPARE(play(quart, "7S"), QString());
    QCOMPARE(prompt(quart, 2), QString("Play the eight of spades: it's next in the sequence"));
    Match domino = match_of(Contract::domino, {"", "9S 9H", "8S", "7C 8C TC JC QC KC AC 7D"});
    QCOMPARE(prompt(domino, 1), QString("Play any card. Every row begins with its rank"));
    QCOMPARE(play(domino, "9S"), QString());
    QCOMPARE(prompt(domino, 2), QString("Play a card that fits at the end of a row"));
    QCOMPARE(play(domino, "8S"), QString());
    QCOMPARE(prompt(domino, 3), QString("No card fits. Press Pass"));
  }

  void noticeUntilTheFirstCard() {
    Match match = match_of(Contract::no_tricks, {"", "7S"});
    QCOMPARE(caption(match.truth().show(0), "notice"), QString("Every trick you take costs."));
    QCOMPARE(play(match, "7S"), QString());
    QCOMPARE(caption(match.truth().show(0), "notice"), QString());
  }

  void stopsOfTheTrain() {
    const View three = match_of(Contract::train, {}).truth().show(0);
    QCOMPARE(caption(three, "stop.1") + ", " + caption(three, "stop.3"), QString("25: 1 chip, 75: 3 chips"));
    QCOMPARE(caption(three, "stop.4"), QString());
    const View four = match_of(Contract::train, {}, {.tens_count_ten = true}).truth().show(0);
    QCOMPARE(caption(four, "stop.4"), QString("100: 4 chips"));
    QCOMPARE(caption(match_of(Contract::quart, {}).truth().show(0), "stop.1"), QString());
  }

  void whatCardsAddToTheTrain() {
    const Hands hands{"", "7S TS JS QS KS AS 8D 9D"};
    const Match match = match_of(Contract::train, hands);
    QCOMPARE(marks(match.truth().show(1)),
             QStringList({"hand.1 7S 0: adds 0 to the total", "hand.1 TS 1: adds 1 to the total",
                          "hand.1 JS 2: adds 2 to the total", "hand.1 QS 3: adds 3 to the total",
                          "hand.1 KS 4: adds 4 to the total", "hand.1 AS 11: adds 11 to the total",
                          "hand.1 8D 0: adds 0 to the total", "hand.1 9D 0: adds 0 to the total"}));
    QVERIFY(match.truth().show(0).marks.empty() && match.truth().show(std::nullopt).marks.empty());
    const Match tens = match_of(Contract::train, hands, {.tens_count_ten = true});
    QVERIFY(marks(tens.truth().show(1)).contains("hand.1 TS 10: adds 10 to the total"));
  }

  void capturedCardsThatCost() {
    Match hearts = match_of(Contract::no_hearts, {"7H 7C 8C 9C TC JC QC KC", "8S", "9S", "TS"});
    QVERIFY(hearts.truth().show(0).marks.empty());
    QCOMPARE(play(hearts, "8S 9S TS"), QString());
    QCOMPARE(play(hearts, "7H"), QString());
    QCOMPARE(marks(hearts.truth().show(1)), QStringList("won.3 7H -1: costs 1 chip"));

    Match queens = match_of(Contract::queens, {"QS AS", "7S", "8S", "9S"});
    QCOMPARE(play(queens, "7S 8S 9S QS"), QString());
    QCOMPARE(marks(queens.truth().show(1)), QStringList("won.0 QS -2: costs 2 chips"));
    QVERIFY(match_of(Contract::quart, {}).truth().show(1).marks.empty());
  }

  void theKingOfHeartsIsMarkedWhereverItIsSeen() {
    const Hands hands{"", "KH"};
    const Match blind = match_of(Contract::hairy_ape, hands);
    QCOMPARE(marks(blind.truth().show(0)), QStringList("hand.1 KH -4: costs 4 chips"));
    QVERIFY(blind.truth().show(1).marks.empty());
    Match serious = match_of(Contract::hairy_ape, hands, {.serious = true});
    QVERIFY(serious.truth().show(0).marks.empty());
    QCOMPARE(marks(serious.truth().show(1)), QStringList("hand.1 KH -4: costs 4 chips"));
    QCOMPARE(play(serious, "KH"), QString());
    QCOMPARE(marks(serious.truth().show(0)), QStringList("trick KH -4: costs 4 chips"));
  }

  void whoIsWinningATrick() {
    Match match = match_of(Contract::queens, {"QS", "7S", "8D", "9S"});
    const auto told = [&] {
      const View view = match.truth().show(0);
      QStringList all;
      for (const char* place : {"trick.0", "trick.1", "trick.2", "trick.3"}) all << caption(view, place);
      return all.join("|");
    };
    QCOMPARE(told(), QString("|||"));
    QCOMPARE(play(match, "7S"), QString());
    QCOMPARE(told(), QString("|Ben led||"));
    QVERIFY(match.truth().show(0).marks.empty());
    QCOMPARE(play(match, "8D"), QString());
    QCOMPARE(told(), QString("|Ben led and is winning||"));
    QCOMPARE(play(match, "9S"), QString());
    QCOMPARE(told(), QString("|Ben led||Dea is winning"));
    const auto shown = frames(match, 0, "play QS");
    QCOMPARE(caption(shown[0].view, "trick.0"), QString("Ada takes the trick"));
    QCOMPARE(shown[0].view.marks.back().kind, Mark::Kind::winning);
    QCOMPARE(shown[0].view.marks.back().place, 3);
    // In the blind ape nobody takes a trick that no card followed.
    Match blind = match_of(Contract::hairy_ape, {"9S AD", "7S", "8D", "KH"});
    QCOMPARE(play(blind, "1 1"), QString());
    QCOMPARE(caption(blind.truth().show(0), "trick.1"), QString("Ben led"));
  }

  void aTrickIsSeenBeforeItIsTaken() {
    Match match = match_of(Contract::queens, {"QS", "7S", "8S", "9S"});
    QVERIFY(frames(match, 0, "play 7S").empty());
    QCOMPARE(play(match, "7S 8S 9S"), QString());
    for (const int viewer : {0, 1}) {
      const auto shown = frames(match, viewer, "play QS");
      QCOMPARE(shown.size(), std::size_t{1});
      QCOMPARE(shown[0].beat, Beat::trick);
      QCOMPARE(shown[0].view.phase, std::string_view("follow"));
      QVERIFY(pile_in(shown[0].view, "trick").cards == cards_of("7S 8S 9S QS"));
      QVERIFY(pile_in(shown[0].view, "won.0").cards.empty());
      QCOMPARE(pile_in(shown[0].view, "hand.0").cards.size(), std::size_t{7});
      QVERIFY(pile_in(shown[0].view, "hand.0").cards.front().is_known() == (viewer == 0));
      QVERIFY(shown[0].step.cards == cards_of("QS") && shown[0].step.to == "trick");
    }
  }

  void aBlindCardIsSeenWhereItFalls() {
    Match match = match_of(Contract::hairy_ape, {"9S AD", "7S", "8S", "KH"});
    QCOMPARE(play(match, "1 1 1"), QString());
    const auto shown = frames(match, 0, "play 2");
    QCOMPARE(shown.size(), std::size_t{1});
    QVERIFY(pile_in(shown[0].view, "trick").cards == cards_of("7S 8S KH AD"));
    QVERIFY(pile_in(shown[0].view, "hand.0").cards == Cards(7, unknown_card));
    QVERIFY(shown[0].step.cards == cards_of("AD"));
    QCOMPARE(shown[0].step.place, 1);
  }

  void aSequenceIsSeenBeforeItIsTurnedDown() {
    Match match = match_of(Contract::quart, {"JC 7S", "8C 9C", "TC"});
    QVERIFY(frames(match, 0, "play 8C").empty());
    QCOMPARE(play(match, "8C 9C TC"), QString());
    const auto shown = frames(match, 3, "play JC");
    QCOMPARE(shown.size(), std::size_t{1});
    QCOMPARE(shown[0].beat, Beat::laid);
    QVERIFY(pile_in(shown[0].view, "sequence").cards == cards_of("8C 9C TC JC"));
    QVERIFY(pile_in(shown[0].view, "played").cards.empty());
    const Match train = match_of(Contract::train, {"", "7S"});
    QVERIFY(frames(train, 0, "play 7S").empty());
  }

  void passingIsNothingToWatch() {
    Match match = match_of(Contract::domino, {"", "7S", "AC AD AH KC KD KH QC QD"});
    QCOMPARE(play(match, "7S"), QString());
    QVERIFY(frames(match, 0, "pass").empty());
  }

  void tallyIsWhatTheDealBrings_data() {
    QTest::addColumn<int>("contract");
    for (int i = 0; i < Lorum::contracts; ++i) QTest::newRow(Lorum::name_of(static_cast<Contract>(i)).data()) << i;
  }
  void tallyIsWhatTheDealBrings() {
    QFETCH(int, contract);
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      GameSetup game_setup = game_setup_of({.rounds = 2, .contract = static_cast<Contract>(contract)}, seed);
      const Match match = started(lorum_game(), game_setup);
      QVERIFY(match.truth().tally().empty());
      const auto table = played_deal(match, seed);
      const View view = table->show(std::nullopt);
      for (const bool known : {false, true}) {
        const auto lines = known ? table->know(1)->tally() : table->tally();
        std::array<int, 4> sums{};
        for (const TallyLine& line : lines) {
          sums[static_cast<std::size_t>(line.seat)] += line.sum;
          QVERIFY(!line.words.empty());
          QCOMPARE(line.points.size(), line.cards.size());
          if (!line.cards.empty()) QCOMPARE(std::accumulate(line.points.begin(), line.points.end(), 0), line.sum);
          for (const Card card : line.cards)
            QVERIFY(std::ranges::find(pile_in(view, line.pile).cards, card) != pile_in(view, line.pile).cards.end());
        }
        for (std::size_t seat = 0; seat < 4; ++seat) QCOMPARE(sums[seat], view.scores[seat] - 100);
      }
    }
  }

  void tallyWhereOneTakesAll() {
    Lorum::State state = Lorum::start({4, game_setup_of({.contract = Contract::no_hearts}).options, 0});
    Lorum::deal(state, pack_for({"7S", "8S", "9S", "TS"}));
    for (auto& hand : state.hand) {
      const Card last = hand.cards[0];
      hand = {};
      hand.cards[0] = last;
      hand.size = 1;
    }
    state.won[3] = lorum::hearts;
    state.gone = lorum::hearts;
    state.leader = state.turn = 0;
    for (const char* card : {"7S", "8S", "9S", "TS"}) Lorum::put(state, state.turn, *card_of(card));
    const auto lines = Lorum::tally(state);
    QCOMPARE(lines.size(), std::size_t{4});
    QCOMPARE(english(lines[0].words, names), std::string("To Dea"));
    QCOMPARE(english(lines[0].words, names, 3), std::string("To you"));
    QCOMPARE(lines[0].sum, -8);
    QCOMPARE(english(lines[3].words), std::string("8 hearts"));
    QCOMPARE(lines[3].sum, 24);
    QVERIFY(lines[3].points == std::vector<int>(8, 3));
  }

  void whatMovementsAreRefused() {
    Match hearts = match_of(Contract::no_hearts, {"9S AH", "7H 7S", "8S", "TS"});
    QCOMPARE(refusal(hearts, "7S"), QString());
    QCOMPARE(refusal(hearts, "7S", ""), QString());
    QCOMPARE(refusal(hearts, "7H"),
             QString("No Hearts: You can't lead a heart to the first trick while you hold another suit."));
    QCOMPARE(play(hearts, "7S 8S TS"), QString());
    QCOMPARE(refusal(hearts, "AH"), QString("The trick hands: You must follow suit: you hold a spade."));
    QCOMPARE(refusal(hearts, "7S"), QString("Turn by turn: The seven of spades isn't in your hand."));

    Match quart = match_of(Contract::quart, {"", "7S 9D", "", "8S 9H"});
    QCOMPARE(play(quart, "7S"), QString());
    QCOMPARE(refusal(quart, "8S", "sequence"), QString());
    QCOMPARE(refusal(quart, "9H", "sequence"), QString("Quart: Only the eight of spades continues the sequence."));

    Match domino = match_of(Contract::domino, {"", "7S", "9C AC"});
    QCOMPARE(play(domino, "7S"), QString());
    QCOMPARE(refusal(domino, "9C", "tableau.C"),
             QString("Domino: The nine of clubs doesn't fit. Play a seven, or the next card at the end of its row."));

    const Match blind = match_of(Contract::hairy_ape, {"KS", "7S"});
    QCOMPARE(refusal(blind, "7S"), QString("Hairy Ape: You can't see your cards here. Choose one by its place."));
    QCOMPARE(refusal(blind, "KS"), QString("Turn by turn: The king of spades isn't in your hand."));
    Gesture gesture{.cards = {unknown_card}, .from = "hand.1", .to = "trick", .label = {}, .place = 3};
    QCOMPARE(refusal(blind, gesture), QString());
    gesture.place = 8;
    QCOMPARE(refusal(blind, gesture), QString("Hairy Ape: No card is at that place. You have 8 cards left."));
    gesture.cards.clear();
    Moves moves;
    blind.truth().meant(1, gesture, moves);
    QVERIFY(moves.empty());
  }
};

QTEST_APPLESS_MAIN(TestLorumTable)
#include "test_lorum_table.moc"
