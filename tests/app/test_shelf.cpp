// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "library/app.h"

/// Which games the start page offers, and in what order.
class ShelfTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    App::setDataDir(folder_.path());
    app_ = std::make_unique<App>();
  }
  void cleanup() { app_.reset(); }

  void wishesAreMetTogether() {
    Shelf& shelf = *app_->shelf();
    const auto all = shelf.games().size();
    QCOMPARE(all, app_->games().size());
    for (const QString mood : {"think", "gamble", "race", "alone"})
      for (const QString people : {"all", "1", "2", "3", "4", "5", "6"})
        for (const QString& time : Shelf::times()) {
          shelf.setMood(mood);
          shelf.setPeople(people);
          shelf.setTime(time);
          for (const QVariant& one : shelf.games()) {
            const QVariantMap game = one.toMap();
            QCOMPARE(game["mood"].toString(), mood);
            if (people != "all") QVERIFY(game["maxSeats"].toInt() >= people.toInt());
            if (people != "all" && people != "6") QVERIFY(game["minSeats"].toInt() <= people.toInt());
            const int minutes = game["minutes"].toInt();
            if (people != "all") QCOMPARE(minutes, game["minutesWith"].toMap().value(people).toInt());
            if (time == "longer") QVERIFY(minutes > 30);
            if (time.toInt() > 0) QVERIFY(minutes <= time.toInt());
          }
        }
    shelf.showAll();
    QCOMPARE(shelf.games().size(), all);
  }

  /// Each game is found by its mood, and by some number of people and some time.
  void everyGameIsFound() {
    Shelf& shelf = *app_->shelf();
    QStringList found;
    for (const QString mood : {"think", "gamble", "race", "alone"}) {
      shelf.setMood(mood);
      QVERIFY2(!shelf.games().isEmpty(), qPrintable(mood));
      found += ids();
    }
    QCOMPARE(found.size(), app_->games().size());
    shelf.showAll();
    shelf.setTime("longer");
    QVERIFY(!shelf.games().isEmpty());
  }

  /// Long ones take longer with more people.
  void minutesGoByPeople() {
    app_->shelf()->setPeople("2");
    const int two = minutesOf("commune");
    app_->shelf()->setPeople("6");
    QVERIFY(minutesOf("commune") > two);
    app_->shelf()->setTime("5");
    QVERIFY(!ids().contains("commune"));
  }

  void whatIsPlayedMostComesFirst() {
    Shelf& shelf = *app_->shelf();
    shelf.setDay(QDate(2026, 11, 23));
    const QString week = Shelf::gameOfWeek(QDate(2026, 11, 23), app_->games());
    QCOMPARE(ids().first(), week);
    // Where nothing has been played, that all is new is no news.
    QVERIFY(!signs().contains("new"));
    QStringList others = ids().mid(1);
    const QString often = others[5], once = others[2];
    QList<CountedGame> games;
    for (const QString& id : {often, once, often}) {
      CountedGame game;
      game.gameId = id;
      games.append(game);
    }
    shelf.count(games);
    QCOMPARE(ids().mid(0, 3), QStringList({often, once, week}));
    others.removeAll(often);
    others.removeAll(once);
    QCOMPARE(ids().mid(3), others);
    QCOMPARE(signs().mid(0, 3), QStringList({"", "", "week"}));
    QCOMPARE(signs().count("new"), others.size());
    // What changes nothing disturbs nobody.
    QSignalSpy changed(&shelf, &Shelf::gamesChanged);
    shelf.count(games);
    QCOMPARE(changed.size(), 0);
  }

  /// One from Monday to Sunday, and each comes in its turn.
  void everyWeekHasItsGame() {
    QStringList had;
    const QDate monday(2026, 11, 23);
    QCOMPARE(monday.dayOfWeek(), 1);
    for (int week = 0; week < app_->games().size(); ++week) {
      const QString game = Shelf::gameOfWeek(monday.addDays(7 * week), app_->games());
      for (int day = 1; day < 7; ++day)
        QCOMPARE(Shelf::gameOfWeek(monday.addDays(7 * week + day), app_->games()), game);
      QVERIFY(!had.contains(game));
      had.append(game);
    }
    QCOMPARE(Shelf::gameOfWeek({}, app_->games()), QString());
    app_->days()->setClock([] { return QDate(2026, 11, 30); });
    QCOMPARE(ids().first(), had[1]);
  }

 private:
  QStringList column(const char* key) {
    QStringList list;
    for (const QVariant& game : app_->shelf()->games()) list.append(game.toMap()[key].toString());
    return list;
  }
  QStringList ids() { return column("id"); }
  QStringList signs() { return column("sign"); }
  int minutesOf(const QString& id) {
    return app_->shelf()->games().value(ids().indexOf(id)).toMap()["minutes"].toInt();
  }

  QTemporaryDir folder_;
  std::unique_ptr<App> app_;
};

QTEST_GUILESS_MAIN(ShelfTest)
#include "test_shelf.moc"
