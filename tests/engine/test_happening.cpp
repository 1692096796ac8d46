// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "match/happening.h"
#include "match/match.h"
#include "support/toy_snap.h"

using fulltable::Intent;
using fulltable::next_happening;
using fulltable::Times;

/// The one order of what happens in a race, for the table and for computers among themselves.
class TestHappening : public QObject {
  Q_OBJECT

  static fulltable::Match snap() {
    auto match = fulltable::Match::start(fulltable::toy::snap(), fulltable::standard_setup(fulltable::toy::snap(), 1));
    Q_ASSERT(match);
    return std::move(*match);
  }
  static Intent wish(int seat, std::int64_t began, std::int64_t done) {
    return {seat, fulltable::Move(), Times{began, done}};
  }

 private slots:
  void whatIsDueComesFirst() {
    const auto match = snap();
    const auto due = match.truth().next_event();
    QVERIFY(due);
    const auto alone = next_happening(match.truth(), {});
    QVERIFY(alone && !alone->move);
    QCOMPARE(alone->at, *due);
    const std::vector together{wish(0, *due - 5, *due)};
    QVERIFY(!next_happening(match.truth(), together)->move);
    const std::vector sooner{wish(0, *due - 5, *due - 1)};
    const auto first = next_happening(match.truth(), sooner);
    QVERIFY(first->move);
    QCOMPARE(first->at, *due - 1);
  }

  void theQuickerMoveComesFirst() {
    const auto match = snap();
    const auto first = [&](const std::vector<Intent>& wanted) {
      return next_happening(match.truth(), wanted)->move->seat;
    };
    QCOMPARE(first({wish(0, 1, 30), wish(1, 1, 20)}), 1);
    QCOMPARE(first({wish(1, 5, 20), wish(0, 4, 20)}), 0);
    QCOMPARE(first({wish(1, 4, 20), wish(0, 4, 20)}), 0);
  }

  void whatIsJudgedLateIsDoneNow() {
    auto match = snap();
    const auto due = *match.truth().next_event();
    QVERIFY(!match.advance(due / 2));
    const std::vector late{wish(1, due / 2 - 20, due / 2 - 10), wish(0, due / 2 - 5, due / 2 + 5)};
    const auto next = next_happening(match.truth(), late);
    QCOMPARE(next->move->seat, 1);
    QCOMPARE(next->move->times->done, match.truth().clock());
    QCOMPARE(next->move->times->began, due / 2 - 20);
  }

  void nothingIsDueAtTheEnd() {
    auto match = snap();
    for (int i = 0; i < 1000 && match.truth().next_event(); ++i)
      QVERIFY(!match.advance(*match.truth().next_event() - match.truth().clock()));
    QVERIFY(!match.truth().next_event());
    QVERIFY(!next_happening(match.truth(), {}));
  }
};

QTEST_APPLESS_MAIN(TestHappening)
#include "test_happening.moc"
