// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>

#include "library/rulespage.h"
#include "table.h"

namespace {
constexpr int patience = 60000;
constexpr int turns = 25;

/// Whether the last refusal leads to the paragraph that it names; where none of the rules is meant, to none.
bool isOnPage(const QVariantList& page, const TableInput* input) {
  return input->refusalRule().isEmpty() || sectionOf(page, input->refusalRule()) > 0;
}
}  // namespace

/// Every gesture that is refused says why, in the words of the rules.
class RefusalsTest : public QObject {
  Q_OBJECT

 private slots:
  void keysOfButtonsSayWhyTheyDoNothing_data() {
    QTest::addColumn<QString>("game");
    for (const fulltable::Game* game : fulltable::all_games()) {
      const std::string id(game->info().id);
      if (!game->info().real_time) QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }
  }

  void keysOfButtonsSayWhyTheyDoNothing() {
    QFETCH(QString, game);
    Table table;
    fulltable::Rng rng(5);
    const int seats = fulltable::find_game(game.toStdString())->info().default_seats;
    auto session = table.begin(game, QStringList(seats, "human").join(' '), 4);
    TableInput& input = *session->input();
    QSet<QString> once;
    for (int turn = 0; turn < turns && !session->shown()->over(); ++turn) {
      while (session->shown()->resting()) session->shown()->goOn();
      if (session->viewpoint()->coverSeat() >= 0) session->uncover();
      input.cancel();
      QSet<QString> now;
      int primary = 0;
      for (int index = 0; index < input.buttons()->rowCount(); ++index) {
        const ButtonModel::Row row = input.buttons()->row(index);
        primary += row.primary ? 1 : 0;
        if (row.key.isEmpty()) continue;
        now.insert(row.key);
        QCOMPARE(input.refuseKey(row.key), !row.enabled);
        if (!row.enabled) QCOMPARE(input.refusal(), row.reason);
      }
      QVERIFY(primary < 2);
      // What was offered before has a meaning still.
      for (const QString& key : once - now) {
        const int serial = input.refusalSerial();
        QVERIFY2(input.refuseKey(key), qPrintable(key));
        QVERIFY(input.refusalSerial() > serial && !input.refusal().isEmpty());
      }
      once += now;
      QVERIFY(!input.refuseKey("Y"));
      input.cancel();
      QVERIFY2(playSomething(*session, rng), qPrintable(session->shown()->phase()));
    }
  }

  void aKeyForCardsSaysWhatComesFirst_data() {
    QTest::addColumn<QString>("game");
    QTest::newRow("vazhushal") << "vazhushal";
    QTest::newRow("umtali") << "umtali";
  }
  // Before a draw no button offers to discard.
  void aKeyForCardsSaysWhatComesFirst() {
    QFETCH(QString, game);
    Table table;
    auto session = table.begin(game, "human human", 4);
    if (session->viewpoint()->coverSeat() >= 0) session->uncover();
    TableInput& input = *session->input();
    const int serial = input.refusalSerial();
    QVERIFY(input.refuseKey("X"));
    QVERIFY(input.refusalSerial() > serial);
    QVERIFY2(input.refusal().startsWith("Draw"), qPrintable(input.refusal()));
    QVERIFY(!input.refuseKey("Y"));
    // Then it speaks of no card that nobody has chosen.
    fulltable::Moves legal;
    session->game()->truth().legal(session->viewpoint()->viewer(), legal);
    for (const auto& move : legal)
      if (session->game()->truth().write(move).ends_with("stock")) {
        session->game()->play(session->viewpoint()->viewer(), move);
        break;
      }
    while (session->shown()->resting()) session->shown()->goOn();
    QVERIFY(input.refuseKey("X"));
    QCOMPARE(input.refusal(), QString("Select the cards first."));
  }

  void everyGestureIsAnswered_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("seats");
    QTest::addColumn<QVariantMap>("options");
    QTest::newRow("yukon") << "yukon"
                           << "human" << QVariantMap();
    QTest::newRow("yukon, every option") << "yukon"
                                         << "human"
                                         << QVariantMap{{"build", "suit"},
                                                        {"empty_columns", "any"},
                                                        {"foundation_return", "true"}};
    QTest::newRow("ristiseiska") << "ristiseiska"
                                 << "human easy easy" << QVariantMap();
    QTest::newRow("ristiseiska, every option")
        << "ristiseiska"
        << "human easy easy"
        << QVariantMap{{"false_beg", "penalised"}, {"eights", "after_six"}, {"ace_king_again", "true"}};
    QTest::newRow("pop") << "pop"
                         << "human easy" << QVariantMap();
    QTest::newRow("pop, on turn") << "pop"
                                  << "human easy" << QVariantMap{{"pops", "on_turn"}};
    for (const auto* game : fulltable::all_games()) {
      const auto& info = game->info();
      const QString id = QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
      if (info.real_time || QStringList{"yukon", "ristiseiska", "pop"}.contains(id)) continue;
      QString seats = "human";
      for (int seat = 1; seat < info.default_seats; ++seat) seats += " easy";
      QTest::newRow(qPrintable(id + ", any game")) << id << seats << QVariantMap();
    }
  }

  void everyGestureIsAnswered() {
    QFETCH(QString, game);
    QFETCH(QString, seats);
    QFETCH(QVariantMap, options);
    Table table;
    fulltable::Rng rng(1);
    const QRegularExpression vague("^You can't move the .* now\\.$| can't go there\\.$");
    const QVariantList page = rulesPage(rulesMarkdown(game));
    const auto tells = [&](const QString& tip) { return !tip.isEmpty() && !tip.contains(vague); };
    const bool named = !QByteArray(QTest::currentDataTag()).endsWith("any game");
    for (std::uint64_t seed = 1; seed <= (named ? 2 : 1); ++seed) {
      auto session = table.begin(game, seats, seed, options);
      for (int turn = 0; turn < (named ? turns : turns / 2) && !session->shown()->over(); ++turn) {
        const auto asked = [&] {
          while (session->shown()->resting()) session->shown()->goOn();
          return session->viewpoint()->myTurn() || session->shown()->over();
        };
        QTRY_VERIFY_WITH_TIMEOUT(asked(), patience);
        if (session->shown()->over()) break;
        const int before = session->game()->moveCount();
        for (int row = 0; row < session->cards()->rowCount(); ++row) {
          const CardSlot slot = session->cards()->slot(row);
          const QString pile = slot.pile;
          // Asked before anything is tried, it says something, and changes nothing.
          if (turn % 5 == 0) QVERIFY2(tells(session->input()->could(row)), qPrintable(pile));
          // A click selects it, or lays it out on the workspace.
          if (session->input()->selects(row) || session->input()->melds()->draftAt(row)) continue;
          if (!session->cards()->movable().contains(row)) {
            // A click on what lies there means something else than that card.
            const auto& moves = session->input()->moves();
            const bool used = !moves.at(pile.toStdString()).empty() || !moves.onto(slot).empty();
            const auto lies = std::ranges::find_if(
                session->viewpoint()->view().piles,
                [&](const fulltable::PileView& each) { return QString::fromStdString(each.id) == pile; });
            const bool own = lies->owner == session->viewpoint()->viewer() || session->game()->seats() == 1;
            QVERIFY2(session->input()->concerns(row) == (used || own), qPrintable(pile));
            if (used) continue;
            const int serial = session->input()->refusalSerial();
            session->input()->tap(row);
            QCOMPARE(session->input()->refusalSerial(), serial + 1);
            QVERIFY2(isOnPage(page, session->input()), qPrintable(session->input()->refusalRule()));
            QVERIFY2(
                !session->input()->refusal().contains(vague),
                qPrintable(
                    QString("%1 in %2, phase %3").arg(session->input()->refusal(), pile, session->shown()->phase())));
            continue;
          }
          for (const QVariant& other : session->shown()->piles()) {
            const QString to = other.toMap()["id"].toString();
            QVERIFY(session->input()->lift(row));
            if (to == pile || wordsOf(session->input()->targets()).contains(to)) continue;
            const int serial = session->input()->refusalSerial();
            QVERIFY(!session->input()->dropOn({to}));
            QCOMPARE(session->input()->refusalSerial(), serial + 1);
            QVERIFY2(isOnPage(page, session->input()), qPrintable(session->input()->refusalRule()));
            QVERIFY2(!session->input()->refusal().contains(vague),
                     qPrintable(session->input()->refusal() + " onto " + to));
          }
          session->input()->cancel();
        }
        QCOMPARE(session->game()->moveCount(), before);
        QVERIFY2(playSomething(*session, rng), qPrintable(session->shown()->phase()));
        // Nor is it silent while others play.
        for (int row = 0; turn % 5 == 0 && !session->viewpoint()->myTurn() && row < session->cards()->rowCount(); ++row)
          QVERIFY2(tells(session->input()->could(row)), qPrintable(session->cards()->slot(row).pile));
      }
    }
  }
};

QTEST_GUILESS_MAIN(RefusalsTest)
#include "test_refusals.moc"
