// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stink_table.h"

using namespace fulltable;
using namespace fulltable::stink_table;

namespace {

const Hands hands{"9D AD 4D 5C 6C", "9H 2S TH 8D KC", "8S 3S QC TD", "3C 4S 5D 5H"};
constexpr std::string_view bids = "0 bid 9D; 1 bid 9H; 2 bid 8S; 3 bid 3C";
const std::vector<std::string> names{"Ada", "Ben", "Cem", "Dea"};

QString prompt(const Match& match, int viewer) {
  return QString::fromStdString(english(match.truth().show(viewer).prompt, names, viewer));
}

QString caption(const View& view, std::string_view id, int viewer = 0) {
  for (const Caption& caption : view.captions)
    if (caption.id == id) return QString::fromStdString(english(caption.text, names, viewer));
  return {};
}
QString caption(const Match& match, std::string_view id, int viewer = 0) {
  return caption(match.truth().show(viewer), id, viewer);
}

const PileView& pile_in(const View& view, std::string_view id) {
  return *std::ranges::find(view.piles, PileId(id), &PileView::id);
}

std::vector<Frame> frames(const Match& match, int viewer, int seat, const char* move) {
  return match.truth().frames(viewer, seat, *match.truth().read(move));
}

/// "paragraph: sentence" of the first thing that this movement could mean and that is not allowed.
QString refusal(const Match& match, int seat, const char* card, const std::string& to) {
  const auto known = match.truth().know(seat);
  Moves moves;
  known->meant(seat, Gesture{.cards = cards_of(card), .from = PileId("hand", seat), .to = to, .label = {}}, moves);
  for (const Move& move : moves) {
    if (known->allows(seat, move, {})) continue;
    const Refusal why = known->why_not(seat, move, {});
    return QString::fromStdString(why.rule + ": " + english(why.message, names, seat));
  }
  return {};
}

}  // namespace

class TestThievingStinkTable : public QObject {
  Q_OBJECT

 private slots:
  void trumpsInOrder() {
    Match match = match_with(hands);
    QVERIFY(match.truth().show(0).trumps.empty());
    VERIFY_MADE(match, bids);
    QVERIFY(match.truth().show(0).trumps == cards_of("2H 3H 4H 5H 6H 7H 8H 9H TH JH QH KH AH"));
    QCOMPARE(stink_game().info().ranks, std::string_view("23456789TJQKA"));
  }

  void promptsForWhoeverIsToAct() {
    Match match = match_with(hands);
    for (const int seat : {0, 1, 2, 3})
      QCOMPARE(prompt(match, seat), QString("Choose a bid. The highest leads and sets trump"));
    QVERIFY(match.truth().show(std::nullopt).prompt.empty());
    VERIFY_MADE(match, "2 bid 8S");
    QCOMPARE(prompt(match, 2), QString());
    VERIFY_MADE(match, "0 bid 9D; 1 bid 9H; 3 bid 3C");
    QCOMPARE(prompt(match, 1), QString("Lead a card, or beat the stack to change trump"));
    QCOMPARE(prompt(match, 0) + prompt(match, 2) + prompt(match, 3), QString());
    VERIFY_MADE(match, "1 trump TH");
    QCOMPARE(prompt(match, 2), QString("Lead a card. This trick has only three cards"));
    VERIFY_MADE(match, "2 play 3S");
    QCOMPARE(prompt(match, 3), QString("Follow suit: spades"));
    for (const int seat : {0, 1, 2}) QCOMPARE(prompt(match, seat), QString());
    // What is asked of a player who cannot follow.
    VERIFY_MADE(match, "3 play 4S");
    QCOMPARE(prompt(match, 0), QString("You have no spades and no trump. Play any card"));
    Match highest = match_with({"2C 2D 2H 2S", "AS", "3D", "4D"});
    VERIFY_MADE(highest, "0 bid 2C; 1 bid AS; 2 bid 3D; 3 bid 4D");
    QCOMPARE(prompt(highest, 1), QString("Lead a card. None of yours beats the stack"));
  }

  void captions() {
    Match match = match_with(hands);
    QCOMPARE(caption(match, "stack"), QString());
    QCOMPARE(caption(match, "team.0"), QString("+0 in tricks, +0 on the stack"));
    VERIFY_MADE(match, bids);
    QCOMPARE(caption(match, "stack"), QString("Ben has the stack\n4 cards · 20 points"));
    QCOMPARE(caption(match, "stack", 1), QString("You have the stack\n4 cards · 20 points"));
    QCOMPARE(caption(match, "team.0"), QString("+0 in tricks, +0 on the stack"));
    QCOMPARE(caption(match, "team.1"), QString("+0 in tricks, +20 on the stack"));
    QCOMPARE(caption(match, "announcement"), QString());
    VERIFY_MADE(match, "1 trump TH");
    QCOMPARE(caption(match, "announcement"), QString("Ben made hearts trump"));
    QCOMPARE(caption(match, "announcement", 1), QString("You made hearts trump"));
    QCOMPARE(caption(match, "team.1"), QString("+0 in tricks, +25 on the stack"));
  }

  void whoIsWinningATrick() {
    Match match = match_with(hands);
    VERIFY_MADE(match, bids);
    VERIFY_MADE(match, "1 trump TH; 2 play 3S");
    QCOMPARE(caption(match, "trick.2"), QString("Cem led"));
    VERIFY_MADE(match, "3 play 4S");
    QCOMPARE(caption(match, "trick.2", 2), QString("You led"));
    QCOMPARE(caption(match, "trick.3"), QString("Dea is winning"));
    QCOMPARE(caption(match, "trick.3", 3), QString("You're winning"));
    const View view = match.truth().show(0);
    QCOMPARE(view.marks.size(), std::size_t{1});
    QCOMPARE(view.marks[0].kind, Mark::Kind::winning);
    QCOMPARE(view.marks[0].place, 1);
  }

  void bidsAreTurnedUpInTurn() {
    Match match = match_with(hands);
    QVERIFY(frames(match, 0, 0, "bid 9D").empty());
    VERIFY_MADE(match, "3 bid 3C; 1 bid 9H; 0 bid 9D");
    for (const int viewer : {0, 1, 2, 3}) {
      const auto shown = frames(match, viewer, 2, "bid 8S");
      QCOMPARE(shown.size(), std::size_t{5});
      QCOMPARE(caption(shown[3].view, "bid.1"), QString());
      QCOMPARE(caption(shown[4].view, "bid.1"), QString("highest"));
      QCOMPARE(caption(shown[4].view, "bid.0"), QString());
      QCOMPARE(shown[0].beat, Beat::laid);
      QCOMPARE(shown[0].step.to, std::string("bid.2"));
      QVERIFY(shown[0].step.cards == Cards{unknown_card});
      // Seat 3 deals, so seat 0 comes first.
      for (int up = 0; up <= 4; ++up) {
        const View& view = shown[static_cast<std::size_t>(up)].view;
        if (up > 0) QCOMPARE(shown[static_cast<std::size_t>(up)].beat, Beat::reveal);
        QCOMPARE(view.phase, std::string_view("bid"));
        QVERIFY(view.prompt.empty() && view.facts["bids"].is_null());
        const Cards all = cards_of("9D 9H 8S 3C");
        for (int seat = 0; seat < 4; ++seat) {
          const PileView& bid = pile_in(view, "bid." + std::to_string(seat));
          const bool seen = seat < up || seat == viewer;
          QVERIFY(bid.cards == Cards{seen ? all[static_cast<std::size_t>(seat)] : unknown_card});
          QVERIFY((bid.sight == Sight::everyone) == (seat < up));
          if (seat != viewer) QVERIFY(pile_in(view, "hand." + std::to_string(seat)).cards == Cards(12, unknown_card));
        }
      }
    }
    VERIFY_MADE(match, "2 bid 8S");
    QVERIFY(fact(match, "bids") == Json({"9D", "9H", "8S", "3C"}));
  }

  void aTrickIsSeenBeforeItIsTaken() {
    Match match = match_with({"9D 4D", "9H KH", "8S 3H", "3C 5H"});
    VERIFY_MADE(match, bids);
    QVERIFY(frames(match, 0, 1, "trump KH").empty());
    QVERIFY(frames(match, 0, 1, "play KH").empty());
    VERIFY_MADE(match, "1 play KH; 2 play 3H; 3 play 5H");
    const auto shown = frames(match, 3, 0, "play 4D");
    QCOMPARE(shown.size(), std::size_t{1});
    QCOMPARE(shown[0].beat, Beat::trick);
    QVERIFY(pile_in(shown[0].view, "trick").cards == cards_of("KH 3H 5H 4D"));
    QVERIFY(pile_in(shown[0].view, "won.1").cards.empty());
    QCOMPARE(shown[0].view.phase, std::string_view("follow"));
    QVERIFY(shown[0].step.cards == cards_of("4D") && shown[0].step.to == "trick");
  }

  void aTrickOfThree() {
    Match match = match_with({"9D 4D", "9H KH", "8S 3H", "3C 5H"});
    VERIFY_MADE(match, bids);
    VERIFY_MADE(match, "1 trump KH; 2 play 3H; 3 play 5H");
    const auto shown = frames(match, 1, 0, "play 4D");
    QCOMPARE(shown.size(), std::size_t{1});
    QVERIFY(pile_in(shown[0].view, "trick").cards == cards_of("3H 5H 4D"));
  }

  void tallyOfADeal() {
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U, 5U}) {
      const Match match = match_of(seed);
      const auto table = match.truth().clone();
      QVERIFY(table->tally().empty());
      Rng rng(seed);
      Moves moves;
      while (table->stage() == Stage::playing) {
        const int seat = table->to_act().front();
        table->legal(seat, moves);
        table->apply(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      }
      const View view = table->show(std::nullopt);
      std::array<int, 2> sums{};
      for (const TallyLine& line : table->tally()) {
        sums[static_cast<std::size_t>(line.seat % 2)] += line.sum;
        QCOMPARE(line.points.size(), line.cards.size());
        QCOMPARE(std::accumulate(line.points.begin(), line.points.end(), 0), line.sum);
        const Cards& there = pile_in(view, line.pile.text()).cards;
        for (const Card card : line.cards) QVERIFY(std::ranges::find(there, card) != there.end());
      }
      QCOMPARE(sums[0], view.scores[0]);
      QCOMPARE(sums[1], view.scores[1]);
      QVERIFY(table->know(2)->tally().size() == table->tally().size());
    }
  }

  void whatMovementsAreRefused() {
    Match match = match_with({"9D AD 4D", "9H 2S TH 8C", "8S 3S QC", "3C 4S 5S"});
    QCOMPARE(refusal(match, 0, "9D", "bid.0"), QString());
    QCOMPARE(refusal(match, 0, "9D", ""), QString());
    for (const char* to : {"trick", "trump_stack"})
      QCOMPARE(refusal(match, 0, "9D", to), QString("Phase bid: Bids come first. Put a card face down as your bid."));
    VERIFY_MADE(match, bids);
    QCOMPARE(refusal(match, 1, "8C", ""), QString());
    QCOMPARE(refusal(match, 1, "8C", "bid.1"),
             QString("Phase bid: The bids have been turned up already. Play a card."));
    QCOMPARE(
        refusal(match, 1, "8C", "trump_stack"),
        QString("A card beats the top of the stack: The eight of clubs doesn't beat the nine of hearts. You need a "
                "higher card or a two."));
    QCOMPARE(refusal(match, 1, "9H", "trick"), QString("Illegal, and why: The nine of hearts isn't in your hand."));
    VERIFY_MADE(match, "1 play 2S");
    QCOMPARE(refusal(match, 2, "QC", "trick"), QString("Phase follow: You hold a spade, so you must follow suit."));
    QCOMPARE(refusal(match, 2, "3S", "trump_stack"),
             QString("Phase lead: Only the leader can change trump, before the trick."));
    VERIFY_MADE(match, "2 play 3S; 3 play 4S");
    Match changed = match_with({"9D", "9H TH", "8S 3S 2C", "3C"});
    VERIFY_MADE(changed, bids);
    VERIFY_MADE(changed, "1 trump TH");
    QCOMPARE(refusal(changed, 2, "2C", "trump_stack"),
             QString("After a change of trump: Trump was changed in this trick already. Lead a card."));
  }
};

QTEST_APPLESS_MAIN(TestThievingStinkTable)
#include "test_thieving_stink_table.moc"
