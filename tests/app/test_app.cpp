// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>

#include "game/commitment.h"
#include "library/app.h"
#include "table.h"

namespace {
constexpr int patience = 60000;
}

class AppTest : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    App::setDataDir(folder_->path());
  }

  void gamesAreDescribed() {
    App app;
    QVERIFY(app.games().size() >= 3);
    QVERIFY(!app.rulesText("yukon").isEmpty());
    for (const QVariant& game : app.games()) {
      const QVariantMap map = game.toMap();
      QVERIFY(!map["name"].toString().isEmpty());
      QVERIFY(!map["familyName"].toString().isEmpty());
      QVERIFY(map["defaultSeats"].toInt() >= map["minSeats"].toInt());
      for (const QVariant& option : map["options"].toList()) {
        const QVariantMap spec = option.toMap();
        QVERIFY(QStringList({"bool", "int", "choice"}).contains(spec["type"].toString()));
        // All that a person reads of it comes from the rules.
        QVERIFY2(!spec["label"].toString().isEmpty(), qPrintable(spec["id"].toString()));
        if (spec["type"] == "choice")
          QCOMPARE(spec["values"].toStringList().size(), spec["choices"].toStringList().size());
        if (spec["type"] == "choice") QVERIFY(spec["choices"].toStringList().contains(spec["standard"].toString()));
      }
      const QString id = map["id"].toString();
      // A preset sets only what there is, and something.
      for (const QVariant& preset : map["presets"].toList()) {
        const QVariantMap values = preset.toMap()["options"].toMap();
        QVERIFY(!preset.toMap()["name"].toString().isEmpty());
        bool differs = false;
        for (const QVariant& option : map["options"].toList()) {
          const QVariant value = values.value(option.toMap()["id"].toString());
          differs |= value.isValid() && value != option.toMap()["standard"];
        }
        QVERIFY2(differs, qPrintable(id));
        QVERIFY2(app.newGame(id, QStringList(map["defaultSeats"].toInt(), "human"), {}, values, "1", false),
                 qPrintable(app.message()));
      }
      QFile page(QStringLiteral(FULLTABLE_TEST_DATA "/../assets/rules/") + id + ".md");
      QVERIFY2(page.open(QIODevice::ReadOnly), qPrintable(id));
      QCOMPARE(app.rulesText(id), QString::fromUtf8(page.readAll()));
    }
  }

  void aKilledGameResumes() {
    fulltable::Rng rng(1);
    const QString copy = folder_->filePath("copy");
    QDir().mkpath(copy);
    App app;
    app.settings()->play()->setSpeed("instant");
    app.settings()->play()->setOpponents("instant");
    app.newGame("ristiseiska", {"human", "easy", "medium"}, {"Zoe", "", ""}, {{"scoring", "cards"}}, "77", false, true);
    QVERIFY2(app.session(), qPrintable(app.message()));
    QCOMPARE(app.session()->game()->dealNumber(), QString("77"));
    for (int i = 0; i < 3 || !app.session()->game()->canUndo(); ++i) {
      QTRY_VERIFY_WITH_TIMEOUT(app.session()->viewpoint()->myTurn(), patience);
      QVERIFY(playSomething(*app.session(), rng));
    }
    QTRY_VERIFY_WITH_TIMEOUT(app.session()->viewpoint()->myTurn(), patience);
    // In a relaxed game, which is marked for it.
    app.session()->undo();
    app.session()->game()->redo();
    QVERIFY(app.session()->game()->isAssisted());
    const QString log = app.session()->chronicle()->text();
    const QString commitment = app.session()->game()->commitment();
    const auto known = app.session()->game()->match().know(0);
    const int moves = app.session()->game()->moveCount();
    // The files as they lie there when the program is killed.
    const auto kept = [&]() -> qsizetype {
      QDir(copy).removeRecursively();
      QDir().mkpath(copy);
      for (const char* file : {"games.sqlite", "games.sqlite-wal"})
        QFile::copy(folder_->filePath(file), copy + "/" + file);
      Database database(copy + "/games.sqlite");
      database.open();
      const auto games = database.gamesInPlay();
      const auto played = games && !games->isEmpty() ? database.moves(games->first().id) : std::nullopt;
      return played ? played->size() : -1;
    };
    QTRY_COMPARE_WITH_TIMEOUT(kept(), moves, patience);

    App::setDataDir(copy);
    App later;
    later.settings()->play()->setSpeed("instant");
    later.settings()->play()->setOpponents("instant");
    QTRY_COMPARE_WITH_TIMEOUT(later.continues().size(), 1, patience);
    const QVariantMap saved = later.continues()[0].toMap();
    QCOMPARE(saved["gameId"].toString(), QString("ristiseiska"));
    QVERIFY2(saved["line"].toString().contains("Zoe"), qPrintable(saved["line"].toString()));
    later.resume(saved["savedId"].toString());
    QTRY_VERIFY_WITH_TIMEOUT(later.session(), patience);
    QCOMPARE(later.session()->game()->moveCount(), moves);
    QVERIFY(later.session()->game()->match().know(0)->same(*known));
    QCOMPARE(later.session()->chronicle()->text(), log);
    QCOMPARE(later.session()->game()->commitment(), commitment);
    QCOMPARE(later.session()->game()->options()["scoring"].toString(), QString("cards"));
    QVERIFY(later.session()->game()->canUndo());
    QVERIFY(later.session()->game()->isAssisted());
    QTRY_COMPARE_WITH_TIMEOUT(later.continues().size(), 0, patience);
    // Played on to its end it counts as played, neither as won nor as lost.
    later.session()->seat(0, SeatKind::easy);
    QTRY_VERIFY_WITH_TIMEOUT(
        later.statistics()->of("ristiseiska")["played"].toInt() == 1 || (later.session()->shown()->goOn(), false),
        patience);
    const QVariantMap numbers = later.statistics()->of("ristiseiska");
    QVERIFY(numbers["won"].toInt() == 0 && numbers["lost"].toInt() == 0);
    QVERIFY(later.statistics()->shown()["recent"].toList()[0].toMap()["text"].toString().endsWith("(assisted)"));
  }

  void leavingKeepsTheGame() {
    fulltable::Rng rng(1);
    App app;
    app.newGame("yukon", {"human"}, {}, {}, "5", false);
    app.leave();
    QVERIFY(!app.session());
    app.newGame("yukon", {"human"}, {}, {}, "6", false);
    QVERIFY(playSomething(*app.session(), rng));
    app.leave();
    // Nothing is left of the game in which nobody moved.
    // Lists that were asked for before may come first.
    const auto only = [&app] {
      return app.continues().size() == 1 ? app.continues()[0].toMap()["line"].toString() : QString();
    };
    QTRY_VERIFY_WITH_TIMEOUT(only().startsWith("Deal no. 6"), patience);
    QTRY_VERIFY_WITH_TIMEOUT(app.continues()[0].toMap()["status"].toString().startsWith("Home: "), patience);
    QVERIFY(app.continues()[0].toMap()["when"].toString().startsWith("Today"));
    // What was removed can be put back.
    const QString id = app.continues()[0].toMap()["savedId"].toString();
    app.remove(id);
    QTRY_VERIFY_WITH_TIMEOUT(app.continues().isEmpty() && app.removed().size() == 1, patience);
    QCOMPARE(app.removed()[0].toMap()["savedId"].toString(), id);
    app.restore(id);
    QTRY_VERIFY_WITH_TIMEOUT(app.continues().size() == 1 && app.removed().isEmpty(), patience);
    app.resume(id);
    QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
    QCOMPARE(app.session()->game()->moveCount(), 1);
  }

  void theLastWishWins() {
    fulltable::Rng rng(1);
    App app;
    QStringList ids;
    for (const char* deal : {"5", "6"}) {
      app.newGame("yukon", {"human"}, {}, {}, deal, false);
      QVERIFY(playSomething(*app.session(), rng));
      app.leave();
    }
    QTRY_COMPARE_WITH_TIMEOUT(app.continues().size(), 2, patience);
    for (const QVariant& saved : app.continues()) ids.append(saved.toMap()["savedId"].toString());
    // Asked for while another one is still being loaded: a saved game, or a new one.
    app.resume(ids[1]);
    app.resume(ids[0]);
    QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
    QCOMPARE(app.session()->game()->dealNumber(), QString("6"));
    app.resume(ids[1]);
    app.newGame("yukon", {"human"}, {}, {}, "7", false);
    QSignalSpy replaced(&app, &App::sessionChanged);
    QVERIFY(!replaced.wait(300));
    QCOMPARE(app.session()->game()->dealNumber(), QString("7"));
  }

  void aGameThatIsGoneIsToldOf() {
    App app;
    app.resume("no such game");
    QTRY_VERIFY_WITH_TIMEOUT(app.message().contains("not among the saved ones"), patience);
    QVERIFY(!app.session());
  }

  void aSecondWindowSaysThatItSavesNothingYet() {
    fulltable::Rng rng(1);
    auto first = std::make_unique<App>();
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(folder_->filePath("games.sqlite")), patience);
    App second;
    QTRY_VERIFY_WITH_TIMEOUT(second.message().contains("already open"), patience);
    second.newGame("yukon", {"human"}, {}, {}, "5", false);
    QVERIFY(playSomething(*second.session(), rng));
    first.reset();
    QTRY_VERIFY_WITH_TIMEOUT(second.message().contains("saved again"), patience);
    second.leave();
    QTRY_COMPARE_WITH_TIMEOUT(second.continues().size(), 1, patience);
  }

  void everyDealNumberIsKept() {
    fulltable::Rng rng(1);
    const QString largest = "9223372036854775807";
    App app;
    for (const char* wrong : {"9223372036854775808", "99999999999999999999999", "-1", "4.5", "five", " "}) {
      QVERIFY(!app.newGame("yukon", {"human"}, {}, {}, wrong, false));
      QVERIFY2(app.message().contains("from 0 to 9223372036854775807"), qPrintable(app.message()));
      QVERIFY(!app.session());
    }
    for (const QString& deal : {QString("0"), QString("9007199254740993"), largest}) {
      QVERIFY2(app.newGame("yukon", {"human"}, {}, {}, deal, false), qPrintable(app.message()));
      QCOMPARE(app.session()->game()->dealNumber(), deal);
    }
    QVERIFY(playSomething(*app.session(), rng));
    app.leave();
    QTRY_VERIFY_WITH_TIMEOUT(
        app.continues().size() == 1 && app.continues()[0].toMap()["line"].toString().contains(largest), patience);
    app.resume(app.continues()[0].toMap()["savedId"].toString());
    QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
    QCOMPARE(app.session()->game()->dealNumber(), largest);
  }

  void theDealNumberIsToldWhenNothingIsHiddenAnyMore() {
    fulltable::Rng rng(1);
    App app;
    QString last;
    const auto resumed = [&app, &last] {
      app.leave();
      // A list that was asked for before may still have the game that has ended.
      const auto only = [&app] {
        return app.continues().size() == 1 ? app.continues()[0].toMap()["savedId"].toString() : QString();
      };
      QTRY_VERIFY_WITH_TIMEOUT(!only().isEmpty() && only() != last, patience);
      last = only();
      app.resume(last);
      QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
    };
    app.quickGame("yukon");
    QVERIFY(playSomething(*app.session(), rng));
    QCOMPARE(app.session()->game()->commitment().size(), 64);
    QCOMPARE(app.session()->game()->dealNumber(), QString());
    resumed();
    if (QTest::currentTestFailed()) return;
    QCOMPARE(app.session()->game()->dealNumber(), QString());
    app.session()->game()->giveUp();
    const QString deal = app.session()->game()->dealNumber();
    QVERIFY(deal.toULongLong() > 0);
    // The same cards again: a person has seen the number.
    app.again(false);
    QCOMPARE(app.session()->game()->dealNumber(), deal);
    QVERIFY(playSomething(*app.session(), rng));
    resumed();
    if (QTest::currentTestFailed()) return;
    QCOMPARE(app.session()->game()->dealNumber(), deal);
    app.again(true);
    QCOMPARE(app.session()->game()->dealNumber(), QString());
  }

  void aMoveIsOnTheDiskBeforeItIsShown() {
    fulltable::Rng rng(1);
    App app;
    app.setPatience(patience);
    app.newGame("yukon", {"human"}, {}, {}, "5", false);
    for (int moves = 1; moves <= 5; ++moves) {
      QVERIFY(playSomething(*app.session(), rng));
      QVERIFY(!app.saving());
      QCOMPARE(movesOnTheDisk(), moves);
    }
    {
      // Something slow is shown, and told.
      app.setPatience(12);
      const auto other = hold();
      QVERIFY(playSomething(*app.session(), rng));
      QVERIFY(app.saving());
      QVERIFY(playSomething(*app.session(), rng));
    }
    QTRY_VERIFY_WITH_TIMEOUT(!app.saving(), patience);
    QTRY_COMPARE_WITH_TIMEOUT(movesOnTheDisk(), 7, patience);
  }

  void givingUpCountsAsLost() {
    fulltable::Rng rng(1);
    App app;
    app.quickGame("yukon");
    QVERIFY(app.session());
    QVERIFY(playSomething(*app.session(), rng));
    app.session()->game()->giveUp();
    QTRY_COMPARE_WITH_TIMEOUT(app.statistics()->of("yukon")["lost"].toInt(), 1, patience);
    QCOMPARE(app.statistics()->of("yukon")["played"].toInt(), 1);
    QCOMPARE(app.statistics()->of("pop")["played"].toInt(), 0);
    const QString deal = app.session()->game()->dealNumber();
    app.session()->restart();
    QVERIFY(!app.session()->shown()->over());
    QCOMPARE(app.session()->game()->dealNumber(), deal);
    app.again(true);
    QVERIFY(app.session()->game()->dealNumber() != deal);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
  }

  void whatCannotBeBegunSaysWhy() {
    App app;
    QVERIFY(!app.newGame("pop", {"human", "easy", "easy"}, {}, {}, "1", false));
    QVERIFY(!app.session());
    QVERIFY(!app.message().isEmpty());
    app.dismissMessage();
    QVERIFY(!app.newGame("pop", {"human", "easy"}, {}, {{"target", 99}}, "1", false));
    QVERIFY(!app.session());
    QVERIFY(!app.message().isEmpty());
    QVERIFY(!app.newGame("chess", {"human"}, {}, {}, "1", false));
    QVERIFY(!app.session());
    QVERIFY(app.newGame("pop", {"human", "easy"}, {}, {}, "1", false));
    QVERIFY(app.message().isEmpty());
  }

  void theLastSetupIsOfferedAgain() {
    {
      App app;
      app.newGame("pop", {"human", "hard"}, {"Zoe", "Max"}, {{"target", 11}}, "1", false);
      QVERIFY2(app.session(), qPrintable(app.message()));
    }
    App app;
    app.quickGame("pop");
    QCOMPARE(app.session()->game()->seating().names, QStringList({"Zoe", "Max"}));
    QCOMPARE(app.session()->game()->seating().kinds[1], SeatKind::hard);
    QCOMPARE(app.session()->game()->options()["target"].toInt(), 11);
  }

  void aPersonAloneIsCalledYou() {
    App app;
    QCOMPARE(app.seatNames({"human", "easy", "hard"}, {}), QStringList({"You", "Ada", "Bruno"}));
    QCOMPARE(app.seatNames({"easy", "human"}, {}), QStringList({"Kamala", "You"}));
    QCOMPARE(app.seatNames({"human", "easy"}, {"Zoe", ""}), QStringList({"Zoe", "Ada"}));
    // Several must be told apart.
    QCOMPARE(app.seatNames({"human", "easy", "human"}, {}), QStringList({"Player 1", "Ada", "Player 3"}));
    app.settings()->setPlayerName("Ada");
    QCOMPARE(app.seatNames({"human", "easy", "easy"}, {}), QStringList({"Ada", "Bruno", "Clara"}));
    QCOMPARE(app.seatNames({"human", "human"}, {}), QStringList({"Ada", "Player 2"}));
    app.settings()->setPlayerName("");
    // Nothing that nobody typed is kept as a name.
    app.newGame("pop", {"human", "easy"}, {}, {}, "1", false);
    QCOMPARE(app.session()->game()->seating().names, QStringList({"You", "Ada"}));
    app.settings()->setPlayerName("Zoe");
    app.quickGame("pop");
    QCOMPARE(app.session()->game()->seating().names, QStringList({"Zoe", "Ada"}));
  }

  void settingsAreReset() {
    App app;
    Settings& settings = *app.settings();
    settings.setPlayerName("Zoe");
    settings.look()->setFelt("blue");
    settings.look()->setFullScreen(true);
    settings.games()->set("shakes", false);
    settings.setCurrentGame("yukon");
    settings.look()->setBack("stars");
    settings.setCurrentGame({});
    settings.reset();
    QCOMPARE(settings.playerName(), QString("You"));
    QCOMPARE(settings.look()->felt(), QString("green"));
    QVERIFY(settings.games()->isOn("shakes") && settings.look()->fullScreen());
    settings.setCurrentGame("yukon");
    QCOMPARE(settings.look()->back(), QString("lattice"));
    settings.undoReset();
    QCOMPARE(settings.look()->back(), QString("stars"));
    QCOMPARE(settings.look()->felt(), QString("blue"));
    QCOMPARE(settings.playerName(), QString("Zoe"));
    QVERIFY(!settings.games()->isOn("shakes"));
  }

  /// How a hand is sorted each game keeps for itself, also when the program begins anew.
  void handsAreSortedByGame() {
    {
      App app;
      app.settings()->setCurrentGame("umtali");
      QSignalSpy changed(app.settings()->play(), &PlaySettings::changed);
      app.settings()->play()->setHandByRank(true);
      QCOMPARE(changed.count(), 1);
    }
    App app;
    QVERIFY(!app.settings()->play()->handByRank());
    app.settings()->setCurrentGame("vazhushal");
    QVERIFY(!app.settings()->play()->handByRank());
    app.settings()->setCurrentGame("umtali");
    QVERIFY(app.settings()->play()->handByRank());
    app.settings()->reset();
    QVERIFY(!app.settings()->play()->handByRank());
    app.settings()->undoReset();
    QVERIFY(app.settings()->play()->handByRank());
  }

  void badSettingsFallBack() {
    QFile file(folder_->filePath("settings.ini"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "[table]\nspeed=warp\nfelt=7\nvolume=loud\nsound=maybe\nplayerName=@Invalid()\n[yukon]\nsetup=@Variant(xx)"
        "\nback=3\n");
    file.close();
    App app;
    Settings& settings = *app.settings();
    QCOMPARE(settings.play()->speed(), QString("normal"));
    QCOMPARE(settings.look()->felt(), QString("green"));
    QCOMPARE(settings.sound()->volume(), 0.4);
    QVERIFY(settings.sound()->isOn());
    QVERIFY(!settings.playerName().isEmpty());
    settings.setCurrentGame("yukon");
    QCOMPARE(settings.look()->back(), QString("lattice"));
    // Those of single games are as their rules have them.
    for (const char* id : {"showPoints", "liftPlayable", "handNotices", "shakes"}) QVERIFY(settings.games()->isOn(id));
    QVERIFY(!settings.games()->isOn("showDue") && !settings.games()->isOn("of no game"));
    // All games' settings are listed, whichever is at the table; those of the game at the table come first.
    const qsizetype all = settings.games()->list().size();
    QVERIFY(all >= 5);
    settings.setCurrentGame("pop");
    QCOMPARE(settings.games()->list().size(), all);
    settings.setCurrentGame("stomp");
    QCOMPARE(settings.games()->list().size(), all);
    QCOMPARE(settings.games()->list()[0].toMap()["id"].toString(), QString("shakes"));
    settings.games()->set("shakes", false);
    QCOMPARE(settings.games()->allOn().toMap().value("shakes"), QVariant(false));
    settings.setCurrentGame("yukon");
    settings.play()->setSpeed("nonsense");
    QCOMPARE(settings.play()->speed(), QString("normal"));
    QSignalSpy changed(settings.look(), &LookSettings::changed);
    settings.look()->setBack("stars");
    QCOMPARE(changed.count(), 1);
    settings.setCurrentGame("pop");
    QCOMPARE(settings.look()->back(), QString("lattice"));
    app.quickGame("yukon");
    QVERIFY(app.session());
  }

  void aGameGoesOnFromItsLastGoodMove() {
    QString id;
    {
      App app;
      fulltable::Rng rng(1);
      app.newGame("yukon", {"human"}, {}, {}, "5", false);
      for (int i = 0; i < 5; ++i) QVERIFY(playSomething(*app.session(), rng));
    }
    {
      Database database(folder_->filePath("games.sqlite"));
      database.open();
      id = database.gamesInPlay()->first().id;
      QCOMPARE(database.moves(id)->size(), 5);
      database.takeBack(id, 3);
      database.addMove(id, 3, {0, "move KC foundation.C"});
      database.addMove(id, 4, {0, "no move at all"});
    }
    App app;
    app.resume(id);
    QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
    QCOMPARE(app.session()->game()->moveCount(), 3);
    QVERIFY2(app.message().contains("The last 2 move(s)"), qPrintable(app.message()));
    // It is kept from there on.
    fulltable::Rng rng(2);
    QVERIFY(playSomething(*app.session(), rng));
    app.dismissMessage();
    app.leave();
    app.resume(id);
    QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
    QCOMPARE(app.session()->game()->moveCount(), 4);
    QCOMPARE(app.message(), QString());
  }

  void recordsThatCannotBeReadAreToldOf() {
    {
      Database database(folder_->filePath("games.sqlite"));
      database.open();
      database.begin("no game", "whist", "{}");
      database.begin("no record", "pop", "half a rec");
      database.begin("no such option", "yukon",
                     R"({"format":"fulltable-record","version":1,"game":"yukon","seats":1,"options":{"x":1},"seed":1,)"
                     R"("dealer":null,"decks":[],"moves":[],"app":{"kinds":["human"],"names":["Zoe"]}})");
    }
    App app;
    QTRY_COMPARE_WITH_TIMEOUT(app.continues().size(), 1, patience);
    QVERIFY2(app.message().contains("2 saved game(s) cannot be read"), qPrintable(app.message()));
    app.resume("no such option");
    QTRY_VERIFY_WITH_TIMEOUT(app.message().contains("cannot be continued"), patience);
    QVERIFY(!app.session());
    QCOMPARE(app.continues().size(), 1);
    // It is told once.
    app.dismissMessage();
    app.newGame("yukon", {"human"}, {}, {}, "5", false);
    app.leave();
    QTRY_COMPARE_WITH_TIMEOUT(app.continues().size(), 1, patience);
    QCOMPARE(app.message(), QString());
  }

  void recordsAreOpened() {
    const auto recordOf = [](const char* id, int moves) {
      auto match = std::move(
          *fulltable::Match::start(*fulltable::find_game(id), fulltable::standard_setup(*fulltable::find_game(id), 5)));
      fulltable::Moves legal;
      for (int i = 0; i < moves && !match.over(); ++i) {
        const int seat = match.truth().to_act().front();
        match.truth().legal(seat, legal);
        match.submit(seat, legal.back());
      }
      return match.record();
    };
    App app;
    app.settings()->play()->setOpponents("normal");
    QSignalSpy opened(&app, &App::opened);
    app.openRecords({{"half.fulltable", recordOf("ristiseiska", 9)}});
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 1, patience);
    QVERIFY2(app.session(), qPrintable(app.message()));
    QVERIFY(app.session()->game()->moveCount() >= 9);
    QCOMPARE(app.session()->game()->people(), QList<int>{0});
    app.leave();
    QTRY_COMPARE_WITH_TIMEOUT(app.continues().size(), 1, patience);
    app.resume(app.continues()[0].toMap()["savedId"].toString());
    QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
    QVERIFY(app.session()->game()->moveCount() >= 9);
    app.leave();
    // One that has ended comes to the others, and counts for nothing.
    QSignalSpy wanted(&app, &App::historyWanted);
    app.openRecords({{"whole.fulltable", recordOf("ristiseiska", 10000)}});
    QTRY_COMPARE_WITH_TIMEOUT(wanted.size(), 1, patience);
    QTRY_COMPARE_WITH_TIMEOUT(app.continues().size(), 1, patience);
    QCOMPARE(app.statistics()->of("ristiseiska")["played"].toInt(), 0);
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 2, patience);
    QCOMPARE(app.message(), QString("1 game(s) added."));
    // What is refused leaves everything as it was.
    fulltable::Json doctored = recordOf("ristiseiska", 9);
    doctored["moves"][3][1] = "play 7C";
    app.openRecords({{"doctored.fulltable", doctored}});
    QTRY_COMPARE_WITH_TIMEOUT(opened.size(), 3, patience);
    QVERIFY2(app.message().contains("“doctored.fulltable” is refused: Move 4"), qPrintable(app.message()));
    QVERIFY(!app.session());
  }

  void gamesOfOlderVersionsGoOn_data() {
    QTest::addColumn<int>("version");
    for (const int version : {1, 2, 3, 4}) QTest::addRow("%d", version) << version;
  }

  /// Also a race, which goes on where its clock stood.
  void gamesOfOlderVersionsGoOn() {
    QFETCH(int, version);
    QVERIFY(QFile::copy(QString(FULLTABLE_TEST_DATA "/app/saved/games-%1.sqlite").arg(version),
                        folder_->filePath("games.sqlite")));
    App app;
    QTRY_COMPARE_WITH_TIMEOUT(app.continues().size(), version == 1 ? 1 : 2, patience);
    const QVariantList games = app.continues();
    for (const QVariant& saved : games) {
      const bool race = saved.toMap()["gameId"] == "stroop";
      app.resume(saved.toMap()["savedId"].toString());
      QTRY_VERIFY_WITH_TIMEOUT(app.session() && app.session()->game()->realTime() == race, patience);
      QVERIFY(app.session()->game()->moveCount() >= (race ? 6 : 18));
      QCOMPARE(app.message(), QString());
    }
    QTRY_COMPARE_WITH_TIMEOUT(app.statistics()->of("yukon")["won"].toInt(), 1, patience);
  }

  void onlyWinnableDealsAreProvedOnTheWorker() {
    App app;
    app.settings()->play()->setSpeed("instant");
    app.settings()->play()->setOpponents("instant");
    app.newGame("yukon", {"human"}, {}, {}, "100", true);
    QVERIFY(app.searchingDeal());
    QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
    QVERIFY(!app.searchingDeal());
    app.session()->advisor()->checkWinnable();
    QTRY_VERIFY_WITH_TIMEOUT(app.session()->advisor()->winnable() != 3, patience);
    QCOMPARE(app.session()->advisor()->winnable(), 1);
  }

 private:
  /// Another program's hold on the file, as long as it lives.
  struct Hold {
    explicit Hold(const QString& path) {
      QSqlDatabase other = QSqlDatabase::addDatabase("QSQLITE", "hold");
      other.setDatabaseName(path);
      if (!other.open() || !QSqlQuery(other).exec("BEGIN IMMEDIATE")) qFatal("cannot hold the file");
    }
    ~Hold() { QSqlDatabase::removeDatabase("hold"); }
    Hold(const Hold&) = delete;
    Hold& operator=(const Hold&) = delete;
  };
  std::unique_ptr<Hold> hold() const { return std::make_unique<Hold>(folder_->filePath("games.sqlite")); }

  int movesOnTheDisk() const {
    int moves = -1;
    {
      QSqlDatabase other = QSqlDatabase::addDatabase("QSQLITE", "reader");
      other.setDatabaseName(folder_->filePath("games.sqlite"));
      QSqlQuery query(other.open() ? other : QSqlDatabase());
      if (query.exec("SELECT count(*) FROM moves") && query.next()) moves = query.value(0).toInt();
    }
    QSqlDatabase::removeDatabase("reader");
    return moves;
  }

  std::unique_ptr<QTemporaryDir> folder_;
};

QTEST_GUILESS_MAIN(AppTest)
#include "test_app.moc"
