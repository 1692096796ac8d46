// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "library/app.h"

namespace {

constexpr int patience = 120000;

QList<QDate> days(const QStringList& texts) {
  QList<QDate> list;
  for (const QString& text : texts) list.append(QDate::fromString(text, Qt::ISODate));
  return list;
}

std::uint64_t numberOf(const char* game, const QDate& day) {
  return dealOfDay(*fulltable::find_game(game), day)->deal_number;
}

}  // namespace

/// The deals of the days: their numbers, the streaks, and that they are kept with the games.
class DayDealsTest : public QObject {
  Q_OBJECT

 private slots:
  /// For everybody and for ever: these numbers may not change.
  void everyDayHasItsNumber() {
    QCOMPARE(numberOf("pop", {2026, 11, 23}), 2026112300U);
    QCOMPARE(numberOf("commune", {2030, 1, 2}), 2030010200U);
    QCOMPARE(numberOf("black_hole", {2026, 11, 23}), 2026112300U);
    QCOMPARE(numberOf("black_hole", {2026, 11, 24}), 2026112400U);
    QCOMPARE(numberOf("black_hole", {2026, 11, 27}), 2026112701U);  // the first one cannot be won
    QCOMPARE(numberOf("yukon", {2026, 11, 23}), 2026112300U);
    QCOMPARE(numberOf("yukon", {2026, 11, 24}), 2026112400U);
    const auto setup = *dealOfDay(*fulltable::find_game("pop"), {2026, 11, 23});
    QCOMPARE(setup.seats, 2);
    std::stop_source source;
    source.request_stop();
    QVERIFY(!dealOfDay(*fulltable::find_game("yukon"), {2026, 11, 23}, source.get_token()));
  }

  void streaksAreDaysInARow_data() {
    QTest::addColumn<QStringList>("played");
    QTest::addColumn<int>("now");
    QTest::addColumn<int>("best");
    QTest::newRow("none") << QStringList() << 0 << 0;
    QTest::newRow("today") << QStringList{"2026-11-23"} << 1 << 1;
    QTest::newRow("up to yesterday") << QStringList{"2026-11-22", "2026-11-21"} << 2 << 2;
    QTest::newRow("over") << QStringList{"2026-11-21", "2026-11-20"} << 0 << 2;
    QTest::newRow("twice a day") << QStringList{"2026-11-23", "2026-11-23", "2026-11-22"} << 2 << 2;
    QTest::newRow("the end of a month") << QStringList{"2026-11-01", "2026-10-31", "2026-10-30", "2026-11-23"} << 1
                                        << 3;
    QTest::newRow("the end of a year and a leap day")
        << QStringList{"2023-12-31", "2024-01-01", "2024-02-28", "2024-02-29", "2024-03-01"} << 0 << 3;
    // Nights in which clocks are changed are nights.
    QTest::newRow("summer time") << QStringList{"2026-03-28", "2026-03-29", "2026-03-30", "2026-10-24",
                                                "2026-10-25", "2026-10-26", "2026-10-27"}
                                 << 0 << 4;
  }
  void streaksAreDaysInARow() {
    QFETCH(QStringList, played);
    QFETCH(int, now);
    QFETCH(int, best);
    const Streaks streaks = streaksOf(days(played), {2026, 11, 23});
    QCOMPARE(streaks.now, now);
    QCOMPARE(streaks.best, best);
  }

  void theCalendarTurns() {
    QTemporaryDir folder;
    App::setDataDir(folder.path());
    App app;
    DayDeals& calendar = *app.days();
    calendar.setClock([] { return QDate(2026, 3, 31); });
    QCOMPARE(calendar.today(), "2026-03-31");
    QCOMPARE(calendar.month().size(), 31);
    QVERIFY(!calendar.hasNext());
    calendar.turn(1);
    QCOMPARE(calendar.day(), "2026-03-31");
    calendar.turn(-1);
    QCOMPARE(calendar.day(), "2026-02-28");
    QCOMPARE(calendar.month().size(), 28);
    QVERIFY(calendar.hasNext());
    QCOMPARE(calendar.before(), (7 - QLocale().firstDayOfWeek() + 7) % 7);
    calendar.setDay("2026-04-01");
    QCOMPARE(calendar.day(), "2026-03-31");
    calendar.setDay("nonsense");
    QCOMPARE(calendar.day(), "2026-03-31");
    QCOMPARE(calendar.deals().size(), static_cast<int>(fulltable::all_games().size()));
    app.playDay("pop", "2026-04-01");
    QVERIFY(!app.session());
    // Day by day, also into the month before, and no farther than to today.
    calendar.goFrom("2026-03-01", -1);
    QCOMPARE(calendar.day(), "2026-02-28");
    calendar.goFrom("2026-02-28", 7);
    QCOMPARE(calendar.day(), "2026-03-07");
    calendar.goFrom("2026-03-28", 7);
    QCOMPARE(calendar.day(), "2026-03-31");
    calendar.goFrom("nonsense", 1);
    QCOMPARE(calendar.day(), "2026-03-31");
  }

  /// What was found ahead is kept, and begun without a search; what was tampered with is looked for again.
  void isFoundAhead() {
    QTemporaryDir folder;
    App::setDataDir(folder.path());
    const QDate day(2026, 11, 27);
    {
      Settings settings(folder.filePath("settings.ini"));
      const fulltable::Game& blackHole = *fulltable::find_game("black_hole");
      settings.setDayDeals("black_hole", {"2026-11-27 7", "2026-11-20 2026112000"});
      DaysAhead ahead(settings);
      QVERIFY(!ahead.numberOf(blackHole, day));
      ahead.look(day, 1);
      QTRY_VERIFY_WITH_TIMEOUT(!ahead.isBusy(), patience);
      QCOMPARE(ahead.numberOf(blackHole, day), std::optional<std::uint64_t>(2026112701));
      QVERIFY(ahead.numberOf(*fulltable::find_game("yukon"), day));
      QVERIFY(!ahead.numberOf(blackHole, {2026, 11, 20}));
      QVERIFY(!ahead.numberOf(blackHole, {2026, 11, 28}));
    }
    App app;
    app.days()->setClock([day] { return day; });
    app.playDay("black_hole", DayDeals::textOf(day));
    QVERIFY(app.session() && !app.searchingDeal());
    QCOMPARE(app.session()->game()->match().game_setup().deal_number, std::uint64_t{2026112701});
  }

  /// It is known again after the program was ended, goes on, and counts once it is over.
  void isKeptWithTheGame() {
    QTemporaryDir folder;
    App::setDataDir(folder.path());
    const QDate today(2026, 11, 23);
    Database::setClock([today] { return QDateTime(today, QTime(12, 0)).toMSecsSinceEpoch(); });
    const auto asUsual = qScopeGuard([] { Database::setClock({}); });
    const QString day = DayDeals::textOf(today);
    const auto stateIn = [&](App& app) {
      for (const QVariant& deal : app.days()->todaysDeals())
        if (deal.toMap()["gameId"] == "black_hole") return deal.toMap()["state"].toString();
      return QString("missing");
    };
    fulltable::Moves moves;
    const auto play = [&](App& app) {
      app.session()->game()->truth().legal(0, moves);
      app.session()->game()->play(0, moves.back());
    };
    std::uint64_t number = 0;
    {
      App app;
      app.days()->setClock([today] { return today; });
      app.duplicates()->setEffort(0, 0);
      QCOMPARE(stateIn(app), QString());
      app.playDay("black_hole", day);
      QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
      number = app.session()->game()->match().game_setup().deal_number;
      QCOMPARE(number / 100, static_cast<std::uint64_t>(today.toString("yyyyMMdd").toULongLong()));
      QVERIFY(!app.session()->game()->isDealTold());
      play(app);
    }
    App app;
    app.days()->setClock([today] { return today; });
    app.duplicates()->setEffort(0, 0);
    QTRY_COMPARE_WITH_TIMEOUT(stateIn(app), QString("playing"), patience);
    app.playDay("black_hole", day);
    QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
    QCOMPARE(app.session()->game()->moveCount(), 1);
    QCOMPARE(app.session()->game()->match().game_setup().deal_number, number);
    while (!app.session()->game()->ended()) play(app);
    QTRY_VERIFY_WITH_TIMEOUT(stateIn(app) == "played" || stateIn(app) == "won", patience);
    QCOMPARE(app.days()->streaks()["played"].toInt(), 1);
    // The same deal once more is no deal of the day; a day that has passed does not count for the streak.
    app.again(false);
    QVERIFY(app.session()->game()->match().app.value("day", "") == "");
    const QDate later = today.addDays(3);
    app.days()->setClock([later] { return later; });
    QCOMPARE(app.days()->streaks()["played"].toInt(), 0);
    QCOMPARE(app.days()->streaks()["bestPlayed"].toInt(), 1);
  }
};

QTEST_GUILESS_MAIN(DayDealsTest)
#include "test_daydeals.moc"
