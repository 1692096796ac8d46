// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pop_table.h"

using namespace fulltable;
using namespace fulltable::pop_table;

namespace {

/// The rules page's example trick; the clubs upcard makes no card of it a trump, a hearts upcard the last.
Layout example(std::string_view upcard) {
  return {.hand0 = "KS 7D 8D 9D TD QD 7S",
          .hand1 = "9H TH QH KD AD KC AC",
          .display0 = "TS 8C 9C TC QC AH KH",
          .display1 = "QS 8H 8S 9S AS JS JC",
          .upcard = upcard};
}

/// Hearts are trump; both little and big jack are in hands, with diamonds beside them.
const Layout jacks{.hand0 = "JD 7S 8S 9S TS QS KS",
                   .hand1 = "JH 7D 8D 9D TD QD AS",
                   .display0 = "8H KD 7C 8C 9C TC JC",
                   .display1 = "9H AD QC KC AC TH QH",
                   .upcard = "7H"};

/// The little joker is turned up: no trump, and the big joker is in a hand.
const Layout no_trump{.hand0 = "XB 7S 8S 9S TS QS KS",
                      .hand1 = "JH 7D 8D 9D TD QD AS",
                      .display0 = "8H KD 7C 8C 9C TC JC",
                      .display1 = "9H AD QC KC AC TH QH",
                      .upcard = "XL"};

}  // namespace

class TestPop : public QObject {
  Q_OBJECT
 private slots:
  void packAndPiles() {
    const Json state = match_of(1).state(std::nullopt);
    QCOMPARE(state["piles"].size(), std::size_t{11});
    std::size_t cards = 0;
    for (const auto& [id, pile] : state["piles"].items()) cards += pile.size();
    QCOMPARE(cards, std::size_t{34});
    for (const char* id : {"trick", "won.0", "won.1"}) QVERIFY(state["piles"].at(id).empty());
    QCOMPARE(pop_game().pack({2, {}, 0}).size(), std::size_t{34});
  }

  void theDeal() {
    GameSetup game_setup = game_setup_of({});
    game_setup.decks = {
        cards_of("7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD 7H 8H 9H TH JH QH KH AH 7S 8S 9S TS JS QS KS "
                 "AS XL XB")};
    game_setup.dealer = 0;
    const auto match = Match::start(pop_game(), game_setup);
    QVERIFY(match);
    // Spades are trump, so they and the jack of clubs come last in a hand.
    QCOMPARE(pile(*match, "hand.1"), QString("7C 9C KC 7D 9D JD JC"));
    QCOMPARE(pile(*match, "hand.0"), QString("8C TC QC AC 8D TD QD"));
    QCOMPARE(pile(*match, "down.1"), QString("KD 7H 9H JH KH"));
    QCOMPARE(pile(*match, "down.0"), QString("AD 8H TH QH AH"));
    QCOMPARE(pile(*match, "display.1"), QString("9S 7S"));
    QCOMPARE(pile(*match, "display.0"), QString("TS 8S"));
    QCOMPARE(pile(*match, "upcard"), QString("JS"));
    QCOMPARE(pile(*match, "stock"), QString("XB XL AS KS QS"));
    QCOMPARE(fact(*match, "leader").get<int>(), 1);
    QCOMPARE(fact(*match, "turn").get<int>(), 1);
    QCOMPARE(fact(*match, "cube").get<int>(), 1);
    QCOMPARE(phase(*match), QString("lead"));
    QCOMPARE(match->state(std::nullopt)["dealer"].get<int>(), 0);
  }

  void trumpAndRanks() {
    const pop::Order& hearts = pop::orders[2];
    const Cards trumps = cards_of("7H 8H 9H TH QH KH AH JD JH XL XB");
    for (std::size_t i = 0; i < trumps.size(); ++i) {
      QCOMPARE(hearts.suit_of(trumps[i]), 2);
      QCOMPARE(hearts.rank_of(trumps[i]), static_cast<int>(i));
    }
    const auto ranks_upwards = [](const pop::Order& order, std::string_view text) {
      const Cards cards = cards_of(text);
      for (std::size_t i = 1; i < cards.size(); ++i)
        if (order.strength(cards[i - 1], order.suit_of(cards[0])) >= order.strength(cards[i], order.suit_of(cards[0])))
          return false;
      return order.members[static_cast<std::size_t>(order.suit_of(cards[0]))].size() == static_cast<int>(cards.size());
    };
    QVERIFY(ranks_upwards(hearts, "7D 8D 9D TD QD KD AD"));
    QVERIFY(ranks_upwards(hearts, "7S 8S 9S TS JS QS KS AS"));
    QVERIFY(ranks_upwards(pop::orders[0], "7C 8C 9C TC QC KC AC JS JC XL XB"));
    QVERIFY(ranks_upwards(pop::orders[pop::no_suit], "7D 8D 9D TD JD QD KD AD"));
    QCOMPARE(pop::orders[pop::no_suit].suit_of(big_joker), pop::no_suit);
    QVERIFY(fact(match_with(jacks), "trump") == Json("H"));
    QVERIFY(fact(match_with(no_trump), "trump").is_null());
  }

  void turnByTurn() {
    Match match = match_with(example("7C"));
    QVERIFY(fact(match, "lead_area").is_null() && fact(match, "lead_suit").is_null());
    QCOMPARE(submit_all(match, {"0 lead display TS"}), QString());
    QCOMPARE(phase(match), QString("follow"));
    QVERIFY(fact(match, "lead_area") == Json("display") && fact(match, "lead_suit") == Json("S"));
    QCOMPARE(legal(match, 1), QString("play QS, pop"));
    QCOMPARE(submit_all(match, {"1 play QS"}), QString());
    QCOMPARE(phase(match), QString("continue"));
    QCOMPARE(legal(match, 0), QString("play 7S, play KS, pop"));
    QCOMPARE(submit_all(match, {"0 play KS"}), QString());
    QCOMPARE(phase(match), QString("close"));
    QCOMPARE(pile(match, "trick"), QString("TS QS KS"));
    QCOMPARE(legal(match, 1), QString("play 9H, play AC, play AD, play KC, play KD, play QH, play TH, pop"));
  }

  void exampleTrick() {
    const std::vector<std::string> moves{"0 lead display TS", "1 play QS", "0 play KS", "1 play 9H"};
    Match match = match_with(example("7C"));
    QCOMPARE(submit_all(match, moves), QString());
    QCOMPARE(pile(match, "won.0"), QString("TS QS KS 9H"));
    QVERIFY(fact(match, "tricks_won") == Json({1, 0}));
    Match hearts = match_with(example("7H"));
    QCOMPARE(submit_all(hearts, moves), QString());
    QCOMPARE(pile(hearts, "won.1"), QString("TS QS KS 9H"));
    QVERIFY(fact(hearts, "tricks_won") == Json({0, 1}));
  }

  void takingATrick() {
    Match match = match_with(example("7H"));
    QCOMPARE(submit_all(match, {"0 lead display TS", "1 play QS", "0 play KS", "1 play 9H"}), QString());
    QCOMPARE(pile(match, "trick"), QString());
    QCOMPARE(pile(match, "display.0"), QString("8C 9C"));
    QCOMPARE(pile(match, "display.1"), QString("8H 8S"));
    QCOMPARE(pile(match, "down.0"), QString("KH AH QC TC"));
    QCOMPARE(phase(match), QString("lead"));
    QCOMPARE(fact(match, "leader").get<int>(), 1);
    QCOMPARE(fact(match, "turn").get<int>(), 1);
    const Json trick = fact(match, "tricks")[0];
    QVERIFY(trick == Json({{"leader", 0}, {"area", "display"}, {"cards", {"TS", "QS", "KS", "9H"}}, {"winner", 1}}));
  }

  void followingInTheDisplay() {
    Match match = match_with(jacks);
    // No spade lies open, so any open card may be played, but none that is face down.
    QCOMPARE(submit_all(match, {"0 lead hand 7S", "1 play AS", "0 play KD"}), QString());
    QCOMPARE(legal(match, 1), QString("play 9H, play AD, pop"));
    QCOMPARE(refused(match, 1, "play QC"), QString("illegal_move"));
  }

  void jacksAreTrumps() {
    Match match = match_with(jacks);
    QCOMPARE(submit_all(match, {"0 lead hand JD"}), QString());
    QVERIFY(fact(match, "lead_suit") == Json("H"));
    QCOMPARE(legal(match, 1), QString("play JH, pop"));
    QCOMPARE(submit_all(match, {"1 play JH", "0 play 8H", "1 play 9H"}), QString());
    QVERIFY(fact(match, "tricks_won") == Json({0, 1}));

    Match diamonds = match_with(jacks);
    QCOMPARE(submit_all(diamonds, {"0 lead display KD", "1 play AD"}), QString());
    // The little jack is no diamond: it need not be played, but may.
    QVERIFY(legal(diamonds, 0).contains("play JD"));
    QVERIFY(legal(diamonds, 0).contains("play 7S"));
  }

  void noTrumpAndAJoker() {
    Match match = match_with(no_trump);
    QCOMPARE(submit_all(match, {"0 lead hand XB"}), QString());
    QVERIFY(fact(match, "lead_suit").is_null());
    QVERIFY(fact(match, "lead_area") == Json("hand"));
    QCOMPARE(legal(match, 1), QString("play 7D, play 8D, play 9D, play AS, play JH, play QD, play TD, pop"));
    QCOMPARE(submit_all(match, {"1 play 7D"}), QString());
    QVERIFY(fact(match, "lead_suit") == Json("D"));
    QCOMPARE(legal(match, 0), QString("play KD, pop"));
    QCOMPARE(submit_all(match, {"0 play KD", "1 play AD"}), QString());
    QVERIFY(fact(match, "tricks_won") == Json({0, 1}));

    Match follow = match_with(no_trump);
    QCOMPARE(submit_all(follow, {"0 lead display KD", "1 play AD"}), QString());
    QVERIFY2(legal(follow, 0).contains("play XB"), "without a diamond in the hand the joker may be thrown");
    QCOMPARE(submit_all(follow, {"0 play XB", "1 play 7D"}), QString());
    QVERIFY(fact(follow, "tricks_won") == Json({0, 1}));

    Layout other = no_trump;
    other.hand0 = "7S 8S 9S TS QS KS JS";
    other.hand1 = "XB 7D 8D 9D TD QD AS";
    Match bound = match_with(other);
    QCOMPARE(submit_all(bound, {"0 lead hand 7S"}), QString());
    QCOMPARE(legal(bound, 1), QString("play AS, pop"));
    QCOMPARE(refused(bound, 1, "play XB"), QString("illegal_move"));
  }

  void badMoves() {
    Match match = match_with(example("7C"));
    for (const char* text :
         {"", "lead", "lead KS", "lead hand", "lead table KS", "lead hand KS 7D", "play", "play KS 7D", "play ??",
          "play 1S", "pop now", "accept 2", "fold now", "raise", "lead hand XX"})
      QCOMPARE(refused(match, 0, text), QString("bad_move"));
    QCOMPARE(refused(match, 2, "pop"), QString("bad_request"));
  }

  void illegalCards() {
    Match match = match_with(example("7C"), {.pops = Pop::Pops::off});
    QCOMPARE(refused(match, 1, "play QS"), QString("not_to_act"));
    QCOMPARE(refused(match, 0, "play KS"), QString("illegal_move"));
    for (const char* text :
         {"lead display KS", "lead hand TS", "lead display 9C", "lead hand 2C", "lead display QS", "accept", "fold"})
      QCOMPARE(refused(match, 0, text), QString("illegal_move"));
    QCOMPARE(submit_all(match, {"0 lead display TS"}), QString());
    QCOMPARE(refused(match, 0, "play KS"), QString("not_to_act"));
    for (const char* text : {"lead display QS", "play 8H", "play KD", "play 8S", "pop"})
      QCOMPARE(refused(match, 1, text), QString("illegal_move"));
    QCOMPARE(submit_all(match, {"1 play QS"}), QString());
    QCOMPARE(refused(match, 0, "play 7D"), QString("illegal_move"));
    QCOMPARE(refused(match, 0, "play 8C"), QString("illegal_move"));
  }

  void notation() {
    const Match match = match_of(1);
    const auto canonical = [&](const char* text) {
      return QString::fromStdString(match.truth().write(*match.truth().read(text)));
    };
    QCOMPARE(canonical("  LEAD   Hand  ks "), QString("lead hand KS"));
    QCOMPARE(canonical("lead display xb"), QString("lead display XB"));
    QCOMPARE(canonical("Play\ttd"), QString("play TD"));
    for (const char* text : {"pop", "accept", "fold", "play 2C"}) QCOMPARE(canonical(text), QString(text));
  }

  void gesturesButtonsAndLog() {
    Match match = match_with(example("7C"));
    const Position& table = match.truth();
    const Gesture lead = table.gesture(0, *table.read("lead display TS"));
    QCOMPARE(lead.from, std::string("display.0"));
    QCOMPARE(lead.to, std::string("trick"));
    QVERIFY(lead.cards == cards_of("TS"));
    const std::vector<std::string> names{"Ada", "Ben"};
    const Said led = table.say(0, *table.read("lead display TS"));
    QCOMPARE(english(led, names), std::string("Ada leads the ten of spades from the display."));
    QCOMPARE(english(led, names, 0), std::string("You lead the ten of spades from your display."));
    QCOMPARE(english(led.advice), std::string("Lead the ten of spades from your display."));
    QCOMPARE(Language().render(led.plate, Style::tight), std::string("Leads 10♠"));
    QCOMPARE(english(table.why_not(0, *table.read("play TS"), {}).message),
             std::string("Lead a card from your hand or display."));
    QCOMPARE(table.buttons(1).size(), std::size_t{1});
    QCOMPARE(submit_all(match, {"0 lead display TS", "1 play QS", "0 play KS"}), QString());
    QCOMPARE(match.truth().gesture(1, *match.truth().read("play 9H")).from, std::string("hand.1"));
    const Said played = match.truth().say(1, *match.truth().read("play 9H"));
    QCOMPARE(english(played, names), std::string("Ben plays the nine of hearts. Ada takes the trick."));
    QCOMPARE(english(played, names, 0), std::string("Ben plays the nine of hearts. You take the trick."));
    QCOMPARE(english(match.truth().say(0, Move(Pop::pop)), names), std::string("Ada says “Pop!”"));
    QCOMPARE(submit_all(match, {"0 pop", "1 accept", "1 pop"}), QString());
    const auto answers = match.truth().buttons(0);
    QCOMPARE(answers.size(), std::size_t{3});
    QCOMPARE(english(answers[0].label), std::string("Accept (play for 3)"));
    QCOMPARE(english(answers[1].label), std::string("Fold (lose 2)"));
    QCOMPARE(english(match.truth().say(0, Move(Pop::accept)), names),
             std::string("Ada accepts. The cube goes up to 3."));
    QCOMPARE(english(match.truth().say(0, Move(Pop::fold)), names), std::string("Ada folds. Ben scores 2 points."));
    QCOMPARE(english(match.truth().say(0, Move(Pop::fold)), names, 1), std::string("Ada folds. You score 2 points."));
    QCOMPARE(english(match.truth().why_not(0, Move(Pop::pop), {}).message),
             std::string("Answer the pop first: accept or fold."));
    QCOMPARE(answers[0].key + answers[1].key + answers[2].key, std::string("AFP"));
    QCOMPARE(match.truth().buttons(1).size(), std::size_t{1});
    QVERIFY(match_of(1, {.pops = Pop::Pops::off}).truth().buttons(0).empty());
  }

  void undoSaveAndLoad() {
    Match match = match_with(example("7C"));
    const Json start = match.state(std::nullopt);
    QCOMPARE(submit_all(match, {"1 pop", "0 accept", "0 lead display TS", "1 play QS", "0 play KS", "1 play 9H"}),
             QString());
    const Json played = match.state(std::nullopt);
    const auto loaded = Match::load(match.record());
    QVERIFY(loaded);
    QVERIFY(loaded->state(std::nullopt) == played);
    for (int i = 0; i < 6; ++i) QVERIFY(!match.undo());
    QVERIFY(match.state(std::nullopt) == start);
    for (int i = 0; i < 6; ++i) QVERIFY(!match.redo());
    QVERIFY(match.state(std::nullopt) == played);
  }
};

QTEST_APPLESS_MAIN(TestPop)
#include "test_pop.moc"
