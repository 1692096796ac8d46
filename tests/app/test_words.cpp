// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/words.h"

#include "game/views.h"
#include "table.h"

class WordsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyPileHasItsOwnName() {
    const QStringList names{"Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"};
    for (const auto* game : fulltable::all_games()) {
      const auto match = fulltable::Match::start(*game, fulltable::standard_terms(*game, 1));
      QVERIFY(match);
      const auto view = match->know(0)->show(0);
      QSet<QString> words;
      for (const auto& pile : view.piles) {
        const QString word = pileWords(pile, names.mid(0, match->seats()));
        QVERIFY2(!pile.title.empty(), std::string(pile.id).c_str());
        QVERIFY2(!word.isEmpty() && !word.contains('.') && !word.contains('_'), std::string(pile.id).c_str());
        QVERIFY2(!words.contains(word), qPrintable(word));
        words.insert(word);
      }
    }
  }

  void reasonsNameCards() {
    using fulltable::message, fulltable::Card, fulltable::Suit;
    const auto refusal =
        fulltable::Refusal(fulltable::Code::illegal_move,
                           message("test", "{The c} lies in the other display.").card("c", Card(11, Suit::hearts)), "");
    QCOMPARE(words(refusal), QString("The queen of hearts lies in the other display."));
    QCOMPARE(refusal.text, std::string("The queen of hearts lies in the other display."));
  }

  void sentencesNamePeopleAndCards() {
    const QStringList names{"Ada", "Ben"};
    using fulltable::message, fulltable::Card, fulltable::Suit;
    const auto led = message("test", "{s} leads {the c} to {s2}.")
                         .you("test", "You lead {the c} to {s2}.")
                         .to(1, "test", "{s} leads {the c} to you.")
                         .card("c", Card(12, Suit::spades))
                         .seat("s", 0)
                         .seat("s2", 1);
    QCOMPARE(words(led, names), QString("Ada leads the king of spades to Ben."));
    QCOMPARE(words(led, names, 0), QString("You lead the king of spades to Ben."));
    QCOMPARE(words(led, names, 1), QString("Ada leads the king of spades to you."));
    QCOMPARE(withoutSubject(led, names), QString("leads the king of spades to Ben."));
    QCOMPARE(words(message("test", "an open { brace"), names), QString("an open { brace"));
    QCOMPARE(words(fulltable::seconds(904)), QString("0.90 s"));
    QCOMPARE(words(fulltable::seconds(12345)), QString("12.35 s"));
    const auto points = [](int count) { return words(fulltable::counted("test", "%n point(s)", count)); };
    QCOMPARE(points(1), QString("1 point"));
    QCOMPARE(points(3), QString("3 points"));
    QCOMPARE(listWords({"Ada"}), QString("Ada"));
    QCOMPARE(listWords({"Ada", "Ben", "Cleo"}), QString("Ada, Ben and Cleo"));
  }

  void theReasonOfARefusalIsFound() {
    const auto* yukon = fulltable::find_game("yukon");
    const auto match = fulltable::Match::start(*yukon, fulltable::standard_terms(*yukon, 2));
    const auto known = match->know(0);
    const auto view = known->show(0);
    int asked = 0;
    for (const auto& pile : view.piles) {
      if (pile.cards.empty() || !pile.id.starts_with("tableau")) continue;
      for (const char* suit : {"C", "D", "H", "S"}) {
        const std::string to = std::string("foundation.") + suit;
        const auto text = "move " + fulltable::to_text(pile.cards.back()) + " " + to;
        if (known->allows(0, *known->read(text), {})) continue;
        fulltable::Gesture gesture;
        gesture.cards = {pile.cards.back()};
        gesture.from = pile.id;
        gesture.to = to;
        fulltable::Moves meant;
        known->meant(0, gesture, meant);
        QCOMPARE(meant.size(), std::size_t{1});
        QCOMPARE(meant.front(), *known->read(text));
        ++asked;
      }
    }
    QVERIFY(asked > 20);
  }

  void publicViewsHideWhatAnySeatHides() {
    for (const auto* game : fulltable::all_games()) {
      const auto match = fulltable::Match::start(*game, fulltable::standard_terms(*game, 3));
      std::vector<fulltable::View> views;
      for (int seat = 0; seat < match->seats(); ++seat) views.push_back(match->know(seat)->show(seat));
      const auto common = publicView(views);
      for (std::size_t pile = 0; pile < common.piles.size(); ++pile)
        for (std::size_t place = 0; place < common.piles[pile].cards.size(); ++place)
          for (const auto& view : views) {
            const auto card = view.piles[pile].cards[place];
            const bool mine = common.piles[pile].sight == fulltable::Sight::owner;
            if (!card.is_known() || mine) QVERIFY(!common.piles[pile].cards[place].is_known());
          }
    }
  }

  void secretsOfFactsAreNotPublic() {
    fulltable::View a, b;
    a.facts = {{"trump", "H"}, {"withheld", {{"7C"}, nullptr}}, {"mine", 3}};
    b.facts = {{"trump", "H"}, {"withheld", {nullptr, {"8C"}}}, {"mine", 4}};
    const auto facts = publicView({a, b}).facts;
    QCOMPARE(facts["trump"].get<std::string>(), std::string("H"));
    QVERIFY(facts["withheld"][0].is_null() && facts["withheld"][1].is_null());
    QVERIFY(facts["mine"].is_null());
  }
};

QTEST_GUILESS_MAIN(WordsTest)
#include "test_words.moc"
