// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wording.h"

#include "game/publicview.h"
#include "table.h"
#include "text/logtext.h"

class WordsTest : public QObject {
  Q_OBJECT

  /// What that seat is told of itself by its name, where it should read "you".
  QStringList faults_;
  const QStringList names_{"Ada", "Ben", "Cleo", "Dan", "Eve", "Fay"};

  void isSpokenTo(const fulltable::Text& text, int seats) {
    for (int you = 0; you < seats; ++you) {
      QStringList names;
      for (int seat = 0; seat < seats; ++seat) names.append(seat == you ? "§" : "Ben");
      const QString told = words(text, names, you);
      if (told.contains("§") && !faults_.contains(told)) faults_.append(told);
    }
  }

  void isSpokenTo(const fulltable::View& view, int viewer) {
    QStringList names;
    for (int seat = 0; seat < 20; ++seat) names.append(seat == viewer ? "§" : "Ben");
    QStringList told{words(view.prompt, names, viewer)};
    for (const auto& caption : view.captions) told.append(words(caption.text, names, viewer));
    for (const auto& mark : view.marks) told.append(words(mark.text, names, viewer));
    for (const auto& pile : view.piles) told.append(pileWords(pile, names, viewer));
    for (const QString& text : told)
      if (text.contains("§") && !faults_.contains(text)) faults_.append(text);
  }

  /// Plays at random until someone is told of a card that came to them, and returns all that they are told.
  QStringList arrivals(const char* id) {
    const auto* game = fulltable::find_game(id);
    QStringList told;
    for (std::uint64_t deal = 1; deal <= 4; ++deal) {
      auto match = fulltable::Match::start(*game, fulltable::standard_setup(*game, deal));
      fulltable::Rng rng(deal);
      fulltable::Moves moves;
      for (int count = 0; count < 150 && !match->over(); ++count) {
        const auto before = match->truth().clone();
        const int seat = before->to_act().front();
        before->legal(seat, moves);
        const fulltable::Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        if (match->submit(seat, move)) break;
        for (int you = 0; you < match->seats(); ++you)
          for (const LogLine& line : linesOf(*before, seat, move, match->truth(), count, names_, you))
            told.append(line.text);
      }
    }
    return told;
  }

  /// Plays at random to the end and listens.
  void hear(const fulltable::Game& game, const fulltable::GameSetup& gameSetup) {
    auto match = fulltable::Match::start(game, gameSetup);
    QVERIFY(match);
    fulltable::Rng rng(gameSetup.deal_number);
    QString verdict;
    for (int count = 0; count < 600 && !match->over(); ++count) {
      const auto before = match->truth().clone();
      fulltable::Moves moves;
      int mover = -1;
      for (const int seat : before->to_act()) {
        before->legal(seat, moves);
        if (moves.empty()) continue;
        mover = seat;
        break;
      }
      if (mover < 0) {
        if (match->advance(fulltable::longest_wait)) break;
        isSpokenTo(match->truth().verdict(), match->seats());
        continue;
      }
      const fulltable::Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      if (match->submit(mover, move)) break;
      const fulltable::Said said = match->truth().tell(mover, move).value_or(before->say(mover, move));
      isSpokenTo(said.log, match->seats());
      for (const auto& then : said.then) isSpokenTo(then, match->seats());
      isSpokenTo(match->truth().verdict(), match->seats());
      for (const auto& text : match->truth().recap()) isSpokenTo(text, match->seats());
      const int viewer = count % match->seats();
      isSpokenTo(match->know(viewer)->show(viewer), viewer);
    }
  }

 private slots:
  void aPersonAloneIsSpokenTo_data() {
    QTest::addColumn<QString>("id");
    for (const auto* game : fulltable::all_games()) {
      const std::string id(game->info().id);
      QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
  }
  void aPersonAloneIsSpokenTo() {
    QFETCH(QString, id);
    const fulltable::Game& game = *fulltable::find_game(id.toStdString());
    faults_.clear();
    for (std::uint64_t seed = 1; seed <= 4; ++seed) hear(game, fulltable::standard_setup(game, seed));
    for (std::size_t place = 0; place < game.info().options.size(); ++place) {
      const fulltable::OptionSpec& spec = game.info().options[place];
      const int most =
          spec.type == fulltable::OptionType::choice ? static_cast<int>(spec.choices.size()) - 1 : spec.max;
      for (const int value : {spec.min, most}) {
        fulltable::GameSetup gameSetup = fulltable::standard_setup(game, 9);
        gameSetup.options.value[place] = value;
        if (!fulltable::check(game, gameSetup)) hear(game, gameSetup);
      }
    }
    QVERIFY2(faults_.isEmpty(), qPrintable(faults_.join('\n')));
  }

  void everyPileHasItsOwnName() {
    const QStringList names{"Ada", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon"};
    for (const auto* game : fulltable::all_games()) {
      const auto match = fulltable::Match::start(*game, fulltable::standard_setup(*game, 1));
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

  void cardsThatComeAreTold() {
    const QStringList drawn = arrivals("vazhushal");
    QVERIFY(drawn.filter("It's the ").size() > 20);
    const QStringList paid = arrivals("stomp");
    QVERIFY(paid.filter("You get the ").size() > 20);
    QCOMPARE(paid.filter("It's the "), QStringList());
  }

  void theReasonOfARefusalIsFound() {
    const auto* yukon = fulltable::find_game("yukon");
    const auto match = fulltable::Match::start(*yukon, fulltable::standard_setup(*yukon, 2));
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
      const auto match = fulltable::Match::start(*game, fulltable::standard_setup(*game, 3));
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
#include "test_wording.moc"
