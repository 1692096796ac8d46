// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>

#include "input/moveindex.h"
#include "support/heap_table.h"

namespace {

fulltable::Cards cardsOf(const char* texts) {
  fulltable::Cards cards;
  for (const QString& text : QString(texts).split(' ')) cards.push_back(*fulltable::card_of(text.toStdString()));
  return sorted(cards);
}

/// The moves of a seat after some moves of a game, listed as a table does that shows all its piles.
struct Listed {
  MoveIndex index;
  fulltable::Moves legal;
  std::unique_ptr<fulltable::Knowledge> known;

  Listed(const fulltable::Match& match, int seat) : known(match.know(seat)) {
    known->legal(seat, legal);
    index.list(*known, seat, known->show(seat).piles);
  }
};

fulltable::Match matchOf(const fulltable::Game& game, std::uint64_t seed) {
  return std::move(*fulltable::Match::start(game, fulltable::standard_setup(game, seed)));
}

}  // namespace

class MoveIndexTest : public QObject {
  Q_OBJECT

 private slots:
  void setsAreFoundByTheirCardsInAnyOrder() {
    const HeapTable table;
    const Listed listed(table.session->game()->match(), 0);
    const auto pair = listed.index.exactly("hand.0", cardsOf("7D 7C"));
    QVERIFY(!pair.empty());
    for (const Choice& choice : pair) QCOMPARE(choice.gesture.cards.size(), std::size_t{2});
    QVERIFY(listed.index.exactly("hand.0", cardsOf("7D 8C")).empty());
    QVERIFY(listed.index.exactly("hand.1", cardsOf("7D 7C")).empty());
    QVERIFY(listed.index.takes("hand.0", cardsOf("7C 7C 7D")));
    QVERIFY(listed.index.takes("hand.0", cardsOf("7C")));
    QVERIFY(!listed.index.takes("hand.0", cardsOf("7C 7C 7C")));
    QVERIFY(!listed.index.takes("hand.0", cardsOf("7C KS")));
  }

  void whatCanBeLaidAsANewPileIsListedWithoutItsParts() {
    const HeapTable table;
    const Listed listed(table.session->game()->match(), 0);
    QVERIFY(!listed.index.maximal().empty());
    for (const Choice& choice : listed.index.maximal()) {
      QVERIFY(choice.gesture.to.empty());
      for (const Choice& other : listed.index.maximal())
        QVERIFY(choice.sorted.size() >= other.sorted.size() || !std::ranges::includes(other.sorted, choice.sorted));
    }
    const MoveIndex nothing;
    QVERIFY(nothing.isEmpty() && nothing.maximal().empty());
  }

  void whatIsNotThereIsNotFound() {
    const HeapTable table;
    const Listed listed(table.session->game()->match(), 0);
    QVERIFY(!listed.index.withKey("Z"));
    QVERIFY(!listed.index.withPlace(-1) && !listed.index.withPlace(0));
    QVERIFY(!listed.index.onlyTap());
    QVERIFY(listed.index.at("heap").empty());
    QVERIFY(listed.index.from({"hand.0", 0, 10, fulltable::unknown_card}).empty());
  }

  /// In every game, at every turn of a while, the index has each move that is made by hand once, under its card.
  void everyMoveIsFoundByItsCard_data() {
    QTest::addColumn<QString>("id");
    for (const fulltable::Game* game : fulltable::all_games())
      if (!game->info().real_time)
        QTest::newRow(std::string(game->info().id).c_str()) << QString::fromStdString(std::string(game->info().id));
  }

  void everyMoveIsFoundByItsCard() {
    QFETCH(const QString, id);
    fulltable::Match match = matchOf(*fulltable::find_game(id.toStdString()), 5);
    fulltable::Rng rng(11);
    int looked = 0;
    for (int turn = 0; turn < 60 && !match.over(); ++turn) {
      const int seat = match.truth().to_act().front();
      const Listed listed(match, seat);
      std::size_t byHand = 0;
      for (const auto& move : listed.legal) {
        const auto gesture = listed.known->gesture(seat, move);
        if (gesture.cards.empty() && gesture.from.empty()) continue;
        ++byHand;
        QVERIFY(listed.index.has(move));
        const auto has = [&](const Choices& found) {
          return std::ranges::find(found, move, &Choice::move) != found.end();
        };
        const QString from = QString::fromStdString(gesture.from);
        if (gesture.cards.empty()) {
          QVERIFY(has(listed.index.at(gesture.from)));
          continue;
        }
        const bool unseen = gesture.place >= 0;
        const CardSlot slot{from, std::max(0, gesture.place), 1,
                            unseen ? fulltable::unknown_card : gesture.cards.front()};
        QVERIFY(has(listed.index.from(slot)));
        QVERIFY(has(listed.index.exactly(gesture.from, sorted(gesture.cards))));
        for (const fulltable::Card card : gesture.onto)
          QVERIFY(has(listed.index.onto({QString::fromStdString(gesture.to), 0, 1, card})));
        if (unseen) QVERIFY(listed.index.withPlace(gesture.place));
        ++looked;
      }
      QCOMPARE(listed.index.all().size(), byHand);
      QVERIFY(!match.submit(seat, listed.legal[rng.below(static_cast<std::uint32_t>(listed.legal.size()))], {}));
    }
    QVERIFY(looked > 0 || id == "commune");
  }
};

QTEST_GUILESS_MAIN(MoveIndexTest)
#include "test_moveindex.moc"
