// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ristiseiska_table.h"

using namespace fulltable;
using namespace fulltable::ristiseiska_table;
using Phase = Ristiseiska::Phase;

// What is told in words: buttons, refusals, names of piles, advice.
class TestRistiseiskaWords : public QObject {
  Q_OBJECT

 private slots:
  void at_the_table();
  void told_in_words();
  void reasons();
};

void TestRistiseiskaWords::at_the_table() {
  Match match = match_with({"7C 7D 7H 7S 6C 8C KD", "2C", "3C 9C", "4C"});
  const auto gesture = [&](std::string_view text) {
    return match.truth().gesture(turn(match), *match.truth().read(text));
  };
  QCOMPARE(gesture("play 7C").from, std::string("hand.0"));
  QCOMPARE(gesture("play 7C").to, std::string("seven.C"));
  QCOMPARE(gesture("play 6C").to, std::string("low.C"));
  QCOMPARE(gesture("play 8C").to, std::string("high.C"));
  QVERIFY(gesture("beg").cards.empty() && gesture("beg").from.empty());
  auto buttons = match.truth().buttons(1);
  QCOMPARE(buttons.size(), std::size_t{1});
  QCOMPARE(english(buttons[0].label), std::string("Pass"));
  QCOMPARE(buttons[0].key, std::string("B"));
  QCOMPARE(play(match, {"play 7C", "pass", "pass", "pass", "play 8C"}), QString());
  buttons = match.truth().buttons(1);
  QCOMPARE(english(buttons[0].label), std::string("Beg"));
  QVERIFY(!buttons[0].confirm);
  const std::vector<std::string> names{"Ada", "Ben", "Cleo", "Dan"};
  const Said beg = match.truth().say(1, buttons[0].move);
  QCOMPARE(english(beg, names), std::string("Ben begs Ada for a card."));
  QCOMPARE(english(beg, names, 0), std::string("Ben begs you for a card."));
  QCOMPARE(english(beg.advice, names), std::string("Nothing fits, so beg: Ada gives you a card."));
  QCOMPARE(play(match, {"beg"}), QString());
  QCOMPARE(gesture("give KD").to, std::string("hand.1"));
  const Said gift = match.truth().say(0, *match.truth().read("give KD"));
  QCOMPARE(english(gift, names), std::string("Ada gives Ben a card."));
  QCOMPARE(english(gift, names, 0), std::string("You give Ben the king of diamonds."));
  QCOMPARE(english(gift, names, 1), std::string("Ada gives you the king of diamonds."));
  QCOMPARE(english(gift, names, 2), std::string("Ada gives Ben a card."));
  QCOMPARE(english(Ristiseiska::why_not(truth_of<Ristiseiska>(match), 0, Move(Ristiseiska::pass)).message, names),
           std::string("Give Ben a card first."));

  State state = middle({"8C KD", "KH QH", "KS"}, "7C", {true});
  QVERIFY(Ristiseiska::buttons(state, 0)[0].confirm);
  QVERIFY(!Ristiseiska::buttons(state, 1)[0].confirm);
  state = middle({"KC QH", "AD", "KH"}, "7C 8C 9C TC JC QC", {false, false, true});
  make(state, "play KC");
  QCOMPARE(Ristiseiska::buttons(state, 0).size(), std::size_t{2});
  QCOMPARE(english(Ristiseiska::buttons(state, 0)[1].label), std::string("Done"));
  QCOMPARE(Ristiseiska::buttons(state, 1).size(), std::size_t{1});
}

void TestRistiseiskaWords::told_in_words() {
  State state = middle({"8C KD", "KH QH", "KS"}, "7C", {true});
  state.withheld[0] = set_of("8C");
  const Said caught = Ristiseiska::say(state, 0, Move(Ristiseiska::play, *card_of("8C")));
  QCOMPARE(english(caught.log), std::string("{s} plays the eight of clubs too late and is caught."));
  QCOMPARE(english(caught.plate), std::string("Caught!"));
  const Said last = Ristiseiska::say(state, 2, Move(Ristiseiska::play, *card_of("KS")));
  QCOMPARE(english(last.then.front(), {"Ada", "Ben", "Cleo"}), std::string("Cleo goes out and wins the deal."));
  QCOMPARE(english(last.then.front(), {"Ada", "Ben", "Cleo"}, 2), std::string("You go out and win the deal."));
  QCOMPARE(Language().render(last.plate, Style::tight), std::string("K♠"));

  const auto refusal = [&](int seat, const char* text) {
    return Ristiseiska::why_not(state, seat, *Ristiseiska::read(text)).text;
  };
  QCOMPARE(refusal(0, "play KD"),
           std::string("The king of diamonds doesn't fit yet. Each row grows outwards from its seven."));
  QCOMPARE(refusal(0, "play 2C"), std::string("You don't hold the two of clubs."));
  QCOMPARE(refusal(0, "pass"), std::string("You hold a card that fits, so you must play it."));
  QCOMPARE(refusal(2, "pass"), std::string("You can pass only on your first turn. Now you must beg."));
  const View view = Ristiseiska::show(state, 0);
  QCOMPARE(english(view.piles[1].title, {"Ada", "Ben", "Cleo"}), std::string("Ben's hand"));
  QCOMPARE(english(view.piles[3].title), std::string("place for the seven of clubs"));
  QCOMPARE(english(view.piles[4].title), std::string("clubs below the seven"));
}

void TestRistiseiskaWords::reasons() {
  const auto reason = [](const State& state, const char* move, const char* other) {
    const Move next = *Ristiseiska::read(other);
    return english(Ristiseiska::reason(Ristiseiska::conceal(state, 0), 0, *Ristiseiska::read(move), &next),
                   {"Ada", "Ben", "Cleo"});
  };
  State state = middle({"6C 5C 4C 8C KH 7S", "AD 2D 3D", "QD"}, "7C 7H 8H 9H TH JH QH");
  QCOMPARE(reason(state, "play 6C", "play 8C"),
           std::string("It opens the way for your five of clubs and four of clubs."));
  QCOMPARE(reason(state, "play KH", "play 8C"), std::string("A king opens nothing for the others."));
  QCOMPARE(reason(state, "play 8C", "play 7S"),
           std::string("It keeps the seven of spades back, which the others may be waiting for."));
  QCOMPARE(reason(state, "play 8C", "play KH"), std::string());
  QCOMPARE(reason(state, "play 8C", "play 6C"), std::string());
  state = middle({"6C 5C 8C 9C 7S", "AD 2D 3D", "QD"}, "7C");
  QCOMPARE(reason(state, "play 6C", "play 8C"), std::string());
  state = middle({"6C 5C 8C 9C TC 7S", "AD 2D 3D", "QD"}, "7C");
  QCOMPARE(reason(state, "play 8C", "play 6C"),
           std::string("It opens the way for your nine of clubs and ten of clubs."));
  QCOMPARE(reason(state, "play 6C", "play 7S"), std::string("It opens the way for your five of clubs."));
  state = middle({"KD 6C 5C 8C", "AD 2D", "QD"}, "7C");
  make(state, "play 6C");
  state.phase = Phase::give;
  state.beggar = 1;
  QCOMPARE(reason(state, "give KD", "give 5C"), std::string("Ben won't be able to play it for a long time."));
  QCOMPARE(reason(state, "give 5C", "give KD"), std::string());
}

QTEST_APPLESS_MAIN(TestRistiseiskaWords)
#include "test_ristiseiska_words.moc"
