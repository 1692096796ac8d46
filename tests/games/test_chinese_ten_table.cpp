// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "chinese_ten_table.h"

using namespace fulltable;
using namespace fulltable::chinese_ten_table;

// What Chinese Ten tells its table: the way of a move, the counting out, marks and words, what a gesture means.
class TestChineseTenTable : public QObject {
  Q_OBJECT

 private slots:
  void a_capturing_card_lies_upon_what_it_takes();
  void no_frame_where_nothing_is_captured();
  void frames_hide_what_is_hidden();
  void the_tally_adds_up();
  void the_three_that_wait_are_marked();
  void prompts();
  void what_the_dealer_took();
  void every_gesture_that_does_nothing_has_a_reason();
};

namespace {

std::vector<Frame> frames_of(const Match& match, int viewer, std::string_view text) {
  return match.truth().frames(viewer, turn(match), *match.truth().read(text));
}

std::string prompt_for(const Match& match, int viewer) {
  return std::string(match.know(viewer)->show(viewer).prompt.source());
}

Cards known_of(const Cards& cards) {
  Cards known = cards;
  std::erase(known, unknown_card);
  return known;
}

std::string why(const Match& match, const Gesture& gesture) {
  return why_nothing(*match.know(turn(match)), gesture);
}

}  // namespace

void TestChineseTenTable::a_capturing_card_lies_upon_what_it_takes() {
  Match match = match_with({{"3D KH 2S", ""}, "7D 7S 9H 9C", "AS 8C"});
  auto frames = frames_of(match, 1, "play 3D 7S");
  QCOMPARE(frames.size(), std::size_t{1});
  QCOMPARE(frames[0].beat, Beat::caught);
  QCOMPARE(frames[0].onto, cards_of("7S")[0]);
  QCOMPARE(frames[0].step.from, PileId("hand.0"));
  QCOMPARE(frames[0].step.to, PileId("table"));
  QCOMPARE(frames[0].step.cards, cards_of("3D"));
  QCOMPARE(cards_in_view(frames[0].view, "table"), cards_of("7D 7S 9H 9C 3D"));
  QCOMPARE(cards_in_view(frames[0].view, "hand.0").size(), std::size_t{11});
  QVERIFY(cards_in_view(frames[0].view, "won.0").empty());
  // The card from the stock first lies beside it; only the choice brings it to the table.
  QCOMPARE(play(match, {"play 2S"}), QString());
  QVERIFY(frames_of(match, 0, "draw stock").empty());
  QCOMPARE(play(match, {"draw stock"}), QString());
  frames = frames_of(match, 0, "capture 9C");
  QCOMPARE(frames.size(), std::size_t{1});
  QCOMPARE(frames[0].step.from, PileId("turned"));
  QVERIFY(cards_in_view(frames[0].view, "turned").empty());
  QVERIFY(frames[0].view.prompt.empty());
  QCOMPARE(cards_in_view(frames[0].view, "table"), cards_of("7D 7S 9H 9C 2S AS"));
  QCOMPARE(frames[0].onto, cards_of("9C")[0]);
  // From the stock to the only card that fits.
  match = match_with({{"KH", ""}, "2S 4C 3H 8D", "7C"});
  QCOMPARE(play(match, {"play KH"}), QString());
  frames = frames_of(match, 0, "draw stock");
  QCOMPARE(frames.size(), std::size_t{1});
  QCOMPARE(frames[0].step.from, PileId("stock"));
  QCOMPARE(frames[0].onto, cards_of("3H")[0]);
  QCOMPARE(cards_in_view(frames[0].view, "stock").size(), std::size_t{23});
  // The fourth takes three and lies upon the first of them.
  match = match_with({{"KH", ""}, "KS KC 9D KD"});
  frames = frames_of(match, 0, "play KH");
  QCOMPARE(frames.size(), std::size_t{1});
  QCOMPARE(frames[0].onto, cards_of("KC")[0]);
}

void TestChineseTenTable::no_frame_where_nothing_is_captured() {
  Match match = match_with({{"KH", ""}, "2S 4C 3H 9D", "QC"});
  QVERIFY(frames_of(match, 0, "play KH").empty());
  QCOMPARE(play(match, {"play KH"}), QString());
  QVERIFY(frames_of(match, 0, "draw stock").empty());
}

void TestChineseTenTable::frames_hide_what_is_hidden() {
  Rng rng(5);
  for (int seats = 2; seats <= 4; ++seats) {
    Match match = match_of(7, seats);
    while (!match.over()) {
      const int seat = turn(match);
      const Move move = random_move(match.truth(), rng);
      for (int viewer = 0; viewer < seats; ++viewer)
        for (const Frame& frame : match.truth().frames(viewer, seat, move)) {
          std::size_t cards = 0;
          for (const PileView& pile : frame.view.piles) {
            cards += pile.cards.size();
            const bool hidden = pile.sight == Sight::nobody || (pile.sight == Sight::owner && pile.owner != viewer);
            if (hidden) QVERIFY(known_of(pile.cards).empty());
          }
          QCOMPARE(cards, std::size_t{52});
        }
      QVERIFY(!match.submit(seat, move));
    }
  }
}

void TestChineseTenTable::the_tally_adds_up() {
  Rng rng(3);
  for (int seats = 2; seats <= 4; ++seats) {
    auto position = the_game().start(
        TableSetup{.seats = seats, .options = game_setup_of(seats, 2).options, .dealer = 0}, standard_pack());
    QVERIFY(position->tally().empty());
    while (position->stage() == Stage::playing)
      position->apply(position->to_act().front(), random_move(*position, rng), {});
    QCOMPARE(position->stage(), Stage::deal_due);
    const State& state = state_of<ChineseTen>(*position);
    const auto lines = position->tally();
    QCOMPARE(lines.size(), static_cast<std::size_t>(seats));
    for (const TallyLine& line : lines) {
      QCOMPARE(line.pile, PileId("won", line.seat));
      QCOMPARE(line.sum, static_cast<int>(state.last_deal[at(line.seat)]));
      QCOMPARE(std::accumulate(line.points.begin(), line.points.end(), 0), line.sum);
      QCOMPARE(line.points.size(), line.cards.size());
      QVERIFY(std::ranges::none_of(line.points, [](int points) { return points == 0; }));
      QVERIFY(!line.words.empty());
    }
    QCOMPARE(position->know(1)->tally().size(), lines.size());
  }
}

void TestChineseTenTable::the_three_that_wait_are_marked() {
  Match match = match_with({{"KH", ""}, "KS KC 9D KD"});
  for (const int viewer : {0, 1}) {
    const View view = match.know(viewer)->show(viewer);
    QCOMPARE(view.marks.size(), std::size_t{3});
    QCOMPARE(view.marks[2].place, 3);
    for (const Mark& mark : view.marks) {
      QCOMPARE(mark.pile, PileId("table"));
      QCOMPARE(mark.kind, Mark::Kind::bound);
      QVERIFY(!mark.text.empty());
    }
  }
  QCOMPARE(play(match, {"play KH"}), QString());
  QVERIFY(match.know(0)->show(0).marks.empty());
}

void TestChineseTenTable::prompts() {
  Match match = match_with({{"3D KH 2S", ""}, "7D 7S 9H 9C", "AS"});
  QCOMPARE(prompt_for(match, 0), std::string("Play a card from your hand"));
  QCOMPARE(prompt_for(match, 1), std::string());
  QVERIFY(match.truth().show(std::nullopt).prompt.empty());
  QCOMPARE(play(match, {"play KH"}), QString());
  QCOMPARE(prompt_for(match, 0), std::string("Turn a card from the stock"));
  QCOMPARE(play(match, {"draw stock"}), QString());
  QCOMPARE(prompt_for(match, 0), std::string("Which card does it take?"));
  match = match_with({{"KH", ""}, "KS KC 9D KD"});
  QCOMPARE(prompt_for(match, 0), std::string("The fourth card takes all three"));
}

void TestChineseTenTable::what_the_dealer_took() {
  Match match = match_with({{"", ""}, "KS KC KH KD"});
  View view = match.know(0)->show(0);
  QCOMPARE(view.captions.size(), std::size_t{1});
  QCOMPARE(view.captions[0].id, std::string_view("dealer_takes"));
  QCOMPARE(english(view.captions[0].text, {"Ada", "Bo"}, 0), std::string("Four alike: the dealer, Bo, captures them"));
  QCOMPARE(english(view.captions[0].text, {"Ada", "Bo"}, 1), std::string("Four alike: you deal and capture them"));
  QCOMPARE(play(match, {legal_texts(match).front()}), QString());
  QVERIFY(match.know(0)->show(0).captions.empty());
  view = match_with({{"", ""}, "KS 5C TH JD"}, true).know(0)->show(0);
  QCOMPARE(english(view.captions[0].text, {"Ada", "Bo"}, 0),
           std::string("All fives, tens or court cards: the dealer, Bo, captures them"));
}

void TestChineseTenTable::every_gesture_that_does_nothing_has_a_reason() {
  Match match = match_with({{"3D KH 2S", ""}, "7D 7S 9H 9C", "AS"});
  QCOMPARE(why(match, drop("3D", "hand.0", "table", "9H")),
           std::string("What pairs: The three of diamonds doesn't take the nine of hearts. It takes a seven."));
  QVERIFY(why(match, drop("3D", "hand.0", "table")).starts_with("What pairs: "));
  QVERIFY(why(match, tap("hand.0", "3D")).starts_with("What pairs: "));
  QVERIFY(why(match, drop("KH", "hand.0", "table", "9H")).starts_with("What pairs: "));
  QCOMPARE(why(match, tap("stock")), std::string("Turn by turn: Play a card from your hand first."));
  QCOMPARE(why(match, tap("table", "7D")), std::string("Turn by turn: You don't hold the seven of diamonds."));
  QCOMPARE(why(match, drop("KH", "hand.0", "table")), std::string());
  QCOMPARE(why(match, tap("hand.1")), std::string());
  QVERIFY(why(match, tap("won.1", "AS")).starts_with("Turn by turn: The ace of spades was captured. "));
  QCOMPARE(play(match, {"play KH"}), QString());
  for (const Gesture& gesture : {drop("3D", "hand.0", "table", "7D"), tap("hand.0", "3D"), tap("table", "7D")})
    QCOMPARE(why(match, gesture), std::string("Turn by turn: Now turn the top card of the stock."));
  QCOMPARE(why(match, tap("stock")), std::string());
  QCOMPARE(play(match, {"draw stock"}), QString());
  QVERIFY(why(match, drop("AS", "turned", "table", "7D")).starts_with("What pairs: "));
  QVERIFY(why(match, tap("table", "7D")).starts_with("What pairs: "));
  for (const Gesture& gesture : {drop("AS", "turned", "table"), tap("turned", "AS"), tap("hand.0", "3D"), tap("stock")})
    QCOMPARE(why(match, gesture), std::string("Turn by turn: First choose the card that the ace of spades takes."));
  match = match_with({{"KH", ""}, "KS KC 9D KD"});
  QVERIFY(why(match, drop("KH", "hand.0", "table", "KC")).starts_with("Special layouts: "));
}

QTEST_APPLESS_MAIN(TestChineseTenTable)
#include "test_chinese_ten_table.moc"
