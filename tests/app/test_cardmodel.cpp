// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>

#include "table.h"

using fulltable::Card;
using fulltable::Cards;
using fulltable::Gesture;
using fulltable::Sight;
using fulltable::View;

namespace {

View viewOf(std::initializer_list<std::pair<const char*, Cards>> piles) {
  View view;
  for (const auto& [id, cards] : piles) {
    const bool hand = std::string_view(id).starts_with("hand");
    view.piles.push_back({id, -1, hand ? Sight::owner : Sight::everyone, !hand, cards});
  }
  return view;
}

Cards unseen(std::size_t count) {
  return Cards(count, fulltable::unknown_card);
}

}  // namespace

class CardModelTest : public QObject {
  Q_OBJECT

 private slots:
  void games_data() {
    QTest::addColumn<QString>("game");
    for (const auto* game : fulltable::all_games()) {
      const QString id = QString::fromStdString(std::string(game->info().id));
      QTest::newRow(qPrintable(id)) << id;
    }
  }

  void games() {
    QFETCH(QString, game);
    const auto* rules = fulltable::find_game(game.toStdString());
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      auto match = fulltable::Match::start(*rules, fulltable::standard_setup(*rules, seed));
      QVERIFY(match);
      const int viewer = static_cast<int>(seed) % match->seats();
      fulltable::Rng rng(seed);
      CardModel model;
      QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
      model.show(match->know(viewer)->show(viewer), {}, Reshuffle::all);
      const int rows = model.rowCount();
      for (int count = 0; count < 150 && !match->over(); ++count) {
        if (match->truth().to_act().empty()) {  // in a race something happens by itself
          const auto event = match->truth().next_event();
          QVERIFY(event && !match->advance(*event - match->truth().clock()));
          model.show(match->know(viewer)->show(viewer), {}, Reshuffle::no);
          continue;
        }
        const int seat = match->truth().to_act().front();
        const auto known = match->know(seat);
        fulltable::Moves moves;
        known->legal(seat, moves);
        if (moves.empty()) break;
        const auto move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        const Gesture gesture = known->gesture(seat, move);
        const bool timed = match->info().real_time;
        const fulltable::Times now{match->truth().clock(), match->truth().clock()};
        QVERIFY(!match->submit(seat, move, timed ? std::optional(now) : std::nullopt));
        const View view = match->know(viewer)->show(viewer);
        std::vector<CardSlot> before;
        for (int row = 0; row < rows; ++row) before.push_back(model.slot(row));
        QSet<int> told;
        const auto connection = connect(&model, &CardModel::dataChanged, this,
                                        [&](const QModelIndex& from, const QModelIndex&, const QList<int>& roles) {
                                          if (roles.contains(CardModel::Pile) || roles.contains(CardModel::Place))
                                            told.insert(from.row());
                                        });
        const bool newDeal = match->packs_dealt() > 1;
        model.show(view, gesture, newDeal ? Reshuffle::all : Reshuffle::no);
        disconnect(connection);
        QCOMPARE(shown(model), shown(view));
        QCOMPARE(model.rowCount(), rows);
        if (newDeal) break;
        for (int row = 0; row < rows; ++row) {
          const CardSlot& was = before[static_cast<std::size_t>(row)];
          const CardSlot& is = model.slot(row);
          if (was.card.is_known() && is.card.is_known()) QCOMPARE(is.card, was.card);
          QCOMPARE(told.contains(row), was.pile != is.pile || was.place != is.place);
        }
      }
    }
  }

  void anUnseenCardLeavesByChance() {
    // Whatever card is played, the same row leaves the hand for the same chance; and every row leaves now and then.
    QSet<int> left;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      int rowOfFirst = -1;
      for (const int code : {6, 51}) {
        fulltable::Rng rng(seed);
        const auto rows = slotsOf(viewOf({{"hand.1", unseen(5)}, {"trick", {}}}));
        const auto next = matchRows(rows, viewOf({{"hand.1", unseen(4)}, {"trick", {Card(code)}}}),
                                    {{Card(code)}, "hand.1", "trick", {}}, Reshuffle::no, rng);
        int row = 0;
        while (next[static_cast<std::size_t>(row)].pile != "trick") ++row;
        if (rowOfFirst < 0) rowOfFirst = row;
        QCOMPARE(row, rowOfFirst);
        left.insert(row);
      }
    }
    QCOMPARE(left.size(), 5);
  }

  void anUnseenCardPlayedByItsPlaceIsTheOneThatLeaves() {
    fulltable::Rng rng(1);
    const auto rows = slotsOf(viewOf({{"hand.0", unseen(4)}, {"trick", {Card(20)}}}));
    const Gesture move{.cards = {Card(7)}, .from = "hand.0", .to = "trick", .label = {}, .place = 1};
    const auto next =
        matchRows(rows, viewOf({{"hand.0", unseen(3)}, {"trick", {Card(20), Card(7)}}}), move, Reshuffle::no, rng);
    QCOMPARE(next[1], (CardSlot{"trick", 1, 2, Card(7)}));
    QCOMPARE(next[0].place, 0);
    QCOMPARE(next[2].place, 1);
    QCOMPARE(next[3].place, 2);
  }

  void theTopOfAnOrderedPileLeaves() {
    fulltable::Rng rng(1);
    const auto rows = slotsOf(viewOf({{"down.0", unseen(3)}, {"display.0", {Card(4)}}}));
    const auto next =
        matchRows(rows, viewOf({{"down.0", unseen(2)}, {"display.0", {Card(4), Card(9)}}}), {}, Reshuffle::no, rng);
    QCOMPARE(next[2].pile, QString("display.0"));
    QCOMPARE(next[2].card, Card(9));
    QCOMPARE(next[3], (CardSlot{"display.0", 0, 2, Card(4)}));
  }

  void whatIsTurnedUpComesFromThePileThatLosesACard() {
    // While a trick goes to the cards won, the next card of the display comes from the rest of it, not from the hand.
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      fulltable::Rng rng(seed);
      const auto rows = slotsOf(viewOf({{"hand.1", unseen(5)},
                                        {"down.1", unseen(3)},
                                        {"display.1", {Card(4)}},
                                        {"trick", {Card(7)}},
                                        {"won.1", {}}}));
      const auto next = matchRows(rows,
                                  viewOf({{"hand.1", unseen(5)},
                                          {"down.1", unseen(2)},
                                          {"display.1", {Card(4), Card(9)}},
                                          {"trick", {}},
                                          {"won.1", unseen(1)}}),
                                  {}, Reshuffle::no, rng);
      QCOMPARE(next[7], (CardSlot{"display.1", 1, 2, Card(9)}));
      QCOMPARE(next[9].pile, QString("won.1"));
    }
  }

  void aCardTurnedUpStaysWhereItLies() {
    fulltable::Rng rng(1);
    const auto rows = slotsOf(viewOf({{"tableau.1", {Card(), Card(), Card(3)}}, {"tableau.2", {}}}));
    const auto next = matchRows(rows, viewOf({{"tableau.1", {Card(), Card(8)}}, {"tableau.2", {Card(3)}}}),
                                {{Card(3)}, "tableau.1", "tableau.2", {}}, Reshuffle::no, rng);
    QCOMPARE(next[1], (CardSlot{"tableau.1", 1, 2, Card(8)}));
    QCOMPARE(next[2], (CardSlot{"tableau.2", 0, 1, Card(3)}));
  }

  void aCardGivenAwayKeepsItsRowButLosesItsFace() {
    CardModel model;
    model.show(viewOf({{"hand.0", {Card(1), Card(2)}}, {"hand.1", unseen(2)}}), {}, Reshuffle::all);
    const int row = model.rowOf(Card(2), "hand.0");
    model.show(viewOf({{"hand.0", {Card(1)}}, {"hand.1", unseen(3)}}), {{Card(2)}, "hand.0", "hand.1", {}},
               Reshuffle::no);
    QCOMPARE(model.slot(row).pile, QString("hand.1"));
    QCOMPARE(model.data(model.index(row), CardModel::Code).toInt(), -1);
    QCOMPARE(model.data(model.index(row), CardModel::Label).toString(), QString("face-down card, hand.1"));
  }

  void anotherDealMovesAllRows() {
    CardModel model;
    View view = viewOf({{"stock", fulltable::standard_pack()}});
    model.show(view, {}, Reshuffle::all);
    int same = 0;
    std::vector<CardSlot> before;
    for (int row = 0; row < 52; ++row) before.push_back(model.slot(row));
    model.show(view, {}, Reshuffle::all);
    for (int row = 0; row < 52; ++row) same += before[static_cast<std::size_t>(row)] == model.slot(row) ? 1 : 0;
    QVERIFY(same < 20);
    QCOMPARE(shown(model), shown(view));
  }

  void labelsAreWords() {
    CardModel model;
    model.setPileNames({{"tableau.3", "column 3"}});
    model.show(viewOf({{"tableau.3", {*fulltable::card_of("7H"), *fulltable::card_of("2S"), Card(0)}}}), {},
               Reshuffle::all);
    const int row = model.rowAt("tableau.3", 0);
    model.setMovable({row});
    QCOMPARE(model.data(model.index(row), CardModel::Label).toString(),
             QString("seven of hearts, column 3, with two cards on it, can be moved"));
  }
};

QTEST_GUILESS_MAIN(CardModelTest)
#include "test_cardmodel.moc"
