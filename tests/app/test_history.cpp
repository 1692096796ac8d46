// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>

#include "library/app.h"
#include "library/recordfile.h"
#include "match/record_text.h"
#include "table.h"
#include "text/wording.h"

namespace {

constexpr int patience = 60000;

/// The record of a game that is played to its end, with a person and a computer; a switch of its options is turned.
fulltable::Json played(const char* id, std::uint64_t deal, const char* person = "Zoe", int moves = 10000,
                       int otherOption = -1) {
  const auto& game = *fulltable::find_game(id);
  auto setup = fulltable::standard_setup(game, deal);
  if (otherOption >= 0) {
    auto& value = setup.options.value[static_cast<std::size_t>(otherOption)];
    value = value == 0 ? 1 : 0;
  }
  auto match = std::move(*fulltable::Match::start(game, setup));
  fulltable::Moves legal;
  fulltable::Rng rng(deal);
  for (int i = 0; i < moves && !match.over(); ++i) {
    const int seat = match.truth().to_act().front();
    match.truth().legal(seat, legal);
    match.submit(seat, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
  }
  fulltable::Json kinds = fulltable::Json::array({"human"});
  fulltable::Json names = fulltable::Json::array({person});
  for (int seat = 1; seat < match.seats(); ++seat) {
    kinds.push_back("hard");
    names.push_back("Ann " + std::to_string(seat));
  }
  match.app = {{"kinds", kinds}, {"names", names}, {"salt", "00ff"}};
  match.app["date"] = "2026-01-02T03:04:" + std::to_string(10 + deal % 50) + ".500Z";
  return match.record();
}

}  // namespace

/// The finished games: kept, looked for, removed and put back, written to files and read again.
class HistoryTest : public QObject {
  Q_OBJECT

  std::unique_ptr<QTemporaryDir> folder_;

  /// Reads the list anew.
  static void refresh(History& history) {
    const QSignalSpy listed(&history, &History::listed);
    history.refresh();
    QTRY_VERIFY_WITH_TIMEOUT(!listed.isEmpty(), patience);
  }
  static QString told(const History& history, int row, const char* role) {
    return history.data(history.index(row), history.roleNames().key(role)).toString();
  }
  /// Takes records in, and returns what is said about it.
  static QString takeIn(App& app, std::vector<ReadRecord> records) {
    const QSignalSpy said(app.history(), &History::said);
    app.openRecords(std::move(records));
    if (!QTest::qWaitFor([&] { return !said.isEmpty(); }, patience)) return "nothing";
    refresh(*app.history());
    return said[0][0].toString();
  }
  QStringList files() const { return QDir(folder_->filePath("records")).entryList({"*.fulltable"}, QDir::Files); }

 private slots:
  void anAnalysisStaysWithItsGame() {
    QTemporaryDir folder;
    const QString path = folder.filePath("games.sqlite");
    {
      Database database(path);
      database.open();
      database.begin("7", "pop", "{}");
      database.addMove("7", 0, {0, "play 7C"});
      database.keepAnalysis("7", "too early");
      QVERIFY(database.whole("7")->analysis.isEmpty());
      database.end("7", {});
      database.keepAnalysis("7", "{\"version\":1}");
      QCOMPARE(database.takeProblem(), QString());
    }
    Database database(path);
    database.open();
    QCOMPARE(database.whole("7")->analysis, QByteArray("{\"version\":1}"));
    // A game that goes on may end otherwise.
    database.takeBack("7", 0);
    database.end("7", {});
    QVERIFY(database.whole("7")->analysis.isEmpty());
  }

  void init() {
    folder_ = std::make_unique<QTemporaryDir>();
    App::setDataDir(folder_->path());
  }

  void aFinishedGameIsKept() {
    App app;
    app.newGame("yukon", {"human"}, {"Zoe"}, {}, "7", false);
    app.session()->advisor()->playSafe();
    app.session()->game()->giveUp();
    app.leave();
    refresh(*app.history());
    QCOMPARE(app.history()->count(), 1);
    QCOMPARE(told(*app.history(), 0, "gameName"), QString("Yukon"));
    QCOMPARE(told(*app.history(), 0, "players"), QString("Zoe"));
    QCOMPARE(told(*app.history(), 0, "result"), QString("You gave up."));
    QVERIFY(told(*app.history(), 0, "notes").contains(u"deal\u00A0no.\u00A07"));
  }

  /// The rules that are not the usual ones, and all scores; a game and what was played on from it know of each other.
  void aRowTellsOfRulesScoresAndBranches() {
    App app;
    fulltable::Json origin = played("pop", 5);
    origin["app"]["id"] = "11111111-2222-3333-4444-555555555555";
    fulltable::Json branch = played("pop", 5, "Max");
    branch["app"]["from"] = {{"id", "11111111-2222-3333-4444-555555555555"}, {"move", 3}};
    const fulltable::Json other = played("mate", 6, "Zoe", 10000, 1);
    const QString rules = words(fulltable::find_game("mate")->info().options[1].label) + ": ";
    takeIn(app, {{"a", origin}, {"b", branch}, {"c", other}});
    History& history = *app.history();
    QCOMPARE(history.count(), 3);
    QStringList families;
    for (int row = 0; row < 3; ++row) {
      families.append(told(history, row, "lineage"));
      QVERIFY(told(history, row, "scores").contains(QString("Ann 1\u00a0")));
      QCOMPARE(told(history, row, "notes").contains(rules), told(history, row, "gameName") == "Mate");
    }
    QCOMPARE(families.count("11111111-2222-3333-4444-555555555555"), 2);
    QCOMPARE(families.count(""), 1);
    history.setLineage("11111111-2222-3333-4444-555555555555");
    QCOMPARE(history.count(), 2);
    history.setLineage("");
    QCOMPARE(history.count(), 3);
  }

  void itIsLookedFor() {
    App app;
    QCOMPARE(
        takeIn(app,
               {{"a", played("yukon", 1, "Zoë", 30)}, {"b", played("pop", 77123)}, {"c", played("pop", 3, "Max")}}),
        QString("3 game(s) added."));
    History& history = *app.history();
    // A solitaire in play is none of the finished games.
    QCOMPARE(history.count(), 2);
    QTRY_COMPARE_WITH_TIMEOUT(app.continues().size(), 1, patience);
    const auto found = [&history](const QString& text) {
      history.setSought(text);
      return history.count();
    };
    QCOMPARE(found("max"), 1);
    QCOMPARE(told(history, 0, "players"), QString("Max, Ann 1 (hard)"));
    QCOMPARE(found("ann POP"), 2);
    QCOMPARE(found("ann mäx"), 0);
    QCOMPARE(found("no. 77123"), 1);
    QCOMPARE(found(""), 2);
    history.setKind("imported");
    QCOMPARE(history.count(), 2);
    history.setKind("won");
    QCOMPARE(history.count(), 0);
    history.setKind("all");
    history.setGame("yukon");
    QCOMPARE(history.count(), 0);
    history.setGame("pop");
    QCOMPARE(history.count(), 2);
    QCOMPARE(history.counts()["pop"].toInt(), 2);
    // They say nothing of how the person here plays.
    QCOMPARE(app.statistics()->of("pop")["played"].toInt(), 0);
  }

  void itIsRemovedAndPutBack() {
    App app;
    takeIn(app, {{"a", played("pop", 1)}, {"b", played("pop", 2)}, {"c", played("mate", 3)}});
    History& history = *app.history();
    const QString id = told(history, 1, "savedId");
    const QSignalSpy reset(&history, &History::modelReset);
    history.remove(id);
    QCOMPARE(history.count(), 2);
    QCOMPARE(history.counts()["removed"].toInt(), 1);
    history.restore(id);
    QCOMPARE(told(history, 1, "savedId"), id);
    // The list stays where it was scrolled to.
    QCOMPARE(reset.size(), 0);
    history.remove(id);
    refresh(history);
    QCOMPARE(history.count(), 2);
    history.setKind("removed");
    QCOMPARE(told(history, 0, "savedId"), id);
    // What was removed is none of the games in play that were.
    QTRY_VERIFY_WITH_TIMEOUT(app.removed().isEmpty(), patience);
  }

  void theFileCanBeChosen() {
    App app;
    takeIn(app, {{"a", played("mate", 1)}, {"b", played("pop", 2)}});
    History& history = *app.history();
    const QSignalSpy said(&history, &History::said);
    QVERIFY(history.fileName(told(history, 1, "savedId")).endsWith(".fulltable"));
    const QTemporaryDir away;
    const QString file = away.filePath("chosen.fulltable");
    history.save(told(history, 0, "savedId"), QUrl::fromLocalFile(file));
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, patience);
    QCOMPARE(readRecords(file)->size(), std::size_t{1});
    // What was there is written over: the dialog has asked.
    history.saveAll(QUrl::fromLocalFile(file));
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 2, patience);
    QCOMPARE(readRecords(file)->size(), std::size_t{2});
  }

  void oneOrManyGoThroughAFile() {
    App app;
    fulltable::Json strange = played("pop", 2);
    strange["app"]["dealKnown"] = true;
    takeIn(app, {{"a", played("mate", 1)}, {"b", strange}});
    History& history = *app.history();
    QSignalSpy said(&history, &History::said);
    history.save(told(history, 0, "savedId"));
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, patience);
    QVERIFY(said[0][0].toString().contains(files().value(0)));
    history.saveAll();
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 2, patience);
    const QString all = folder_->filePath("records/" + files().filter("games-").value(0));
    QCOMPARE(readRecords(all)->size(), std::size_t{2});
    // They are there already; elsewhere they are new, and come back as they went.
    app.openFiles({all});
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 3, patience);
    QCOMPARE(said[2][0].toString(), QString("2 game(s) were there already."));
    const QString result = told(history, 0, "result"), when = told(history, 0, "when");
    const QTemporaryDir away;
    QVERIFY(QFile::copy(all, away.filePath("some.fulltable")));
    App::setDataDir(away.path());
    App other;
    const QSignalSpy heard(other.history(), &History::said);
    other.openFiles({away.filePath("some.fulltable")});
    QTRY_COMPARE_WITH_TIMEOUT(heard.size(), 1, patience);
    QCOMPARE(heard[0][0].toString(), QString("2 game(s) added."));
    refresh(*other.history());
    QCOMPARE(told(*other.history(), 0, "result"), result);
    QCOMPARE(told(*other.history(), 0, "when"), when);
  }

  void whatIsDamagedIsToldByFileAndLine() {
    App app;
    const QString path = folder_->filePath("two.fulltable");
    QString text = QString::fromStdString(fulltable::record_text(played("mate", 1)));
    {
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(text.replace("\n1. ", "\n1.  ").toUtf8());
    }
    const auto line = text.section("\n1. ", 0, 0).count('\n') + 2;
    const QSignalSpy said(app.history(), &History::said);
    app.openFiles({path});
    QTRY_COMPARE_WITH_TIMEOUT(said.size(), 1, patience);
    QVERIFY2(app.message().contains(QString("two.fulltable” is damaged: Line %1 ").arg(line)),
             qPrintable(app.message()));
    // Of several, those that replay are taken in.
    fulltable::Json doctored = played("mate", 2);
    doctored["moves"][5][1] = "play 2C";
    const QString told = takeIn(app, {{"good", played("mate", 1)}, {"bad", doctored}, {"none", fulltable::Json(3)}});
    QVERIFY2(told.startsWith("1 game(s) added. “bad” is refused: Move 6"), qPrintable(told));
    QVERIFY2(told.contains("“none” is refused"), qPrintable(told));
  }
};

QTEST_GUILESS_MAIN(HistoryTest)
#include "test_history.moc"
