// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>

#include "table.h"

namespace {
constexpr int patience = 60000;
constexpr int turns = 25;
}  // namespace

/// Every gesture that is refused says why, in the words of the rules.
class RefusalsTest : public QObject {
  Q_OBJECT

 private slots:
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
  }

  void everyGestureIsAnswered() {
    QFETCH(QString, game);
    QFETCH(QString, seats);
    QFETCH(QVariantMap, options);
    Table table;
    fulltable::Rng rng(1);
    const QRegularExpression vague("^You can't move the .* now\\.$| can't go there\\.$");
    for (const std::uint64_t seed : {1, 2}) {
      auto session = table.begin(game, seats, seed, options);
      for (int turn = 0; turn < turns && !session->shown()->over(); ++turn) {
        QTRY_VERIFY_WITH_TIMEOUT(session->viewpoint()->myTurn() || session->shown()->over(), patience);
        if (session->shown()->over()) break;
        const int before = session->game()->moveCount();
        for (int row = 0; row < session->cards()->rowCount(); ++row) {
          const QString pile = session->cards()->slot(row).pile;
          if (!session->cards()->movable().contains(row)) {
            const int serial = session->input()->refusalSerial();
            session->input()->tap(row);
            QCOMPARE(session->input()->refusalSerial(), serial + 1);
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
            QVERIFY2(!session->input()->refusal().contains(vague),
                     qPrintable(session->input()->refusal() + " onto " + to));
          }
          session->input()->cancel();
        }
        QCOMPARE(session->game()->moveCount(), before);
        QVERIFY(playSomething(*session, rng));
      }
    }
  }
};

QTEST_GUILESS_MAIN(RefusalsTest)
#include "test_refusals.moc"
