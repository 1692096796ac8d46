// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>

#include "match/json_text.h"
#include "match/match.h"
#include "run.h"

using namespace fulltable;

namespace {

QByteArray record_of_a_game() {
  auto match = std::move(*Match::start(*find_game("ristiseiska"), standard_setup(*find_game("ristiseiska"), 5)));
  Moves moves;
  while (!match.over()) {
    const int seat = match.truth().to_act().front();
    match.truth().legal(seat, moves);
    match.submit(seat, moves.back());
  }
  return QByteArray::fromStdString(json_text(match.record()));
}

}  // namespace

class TestProgram : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir folder_;
  QString written(const char* name, const QByteArray& bytes) const {
    QFile file(folder_.filePath(QString::fromLatin1(name)));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size()) qFatal("cannot write");
    return file.fileName();
  }

 private slots:
  void serves() {
    Outcome outcome = run({QStringLiteral("serve")},
                          "{\"cmd\":\"hello\",\"id\":1}\nrubbish\n{\"cmd\":\"quit\"}\n{\"cmd\":\"hello\"}\n");
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err, QString());
    const QStringList lines = outcome.out.split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 4);  // nothing after quit
    QCOMPARE((*parse_json(lines[0].toStdString()))["id"], Json(1));
    QVERIFY(lines[1].contains(QLatin1String("bad_json")));
    outcome = run({QStringLiteral("serve")}, "{\"cmd\":\"hello\"}");  // the end of input ends it, too
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.endsWith(QLatin1Char('\n')));
  }
  void skipsALongLine() {
    const Outcome outcome =
        run({QStringLiteral("serve")}, "{\"cmd\":\"" + QByteArray(5 << 20, 'x') + "\"}\n{\"cmd\":\"hello\"}\n");
    const QStringList lines = outcome.out.split(QLatin1Char('\n'));
    QCOMPARE(lines.size(), 3);
    QVERIFY(lines[0].contains(QLatin1String("too_large")));
    QVERIFY(lines[1].contains(QLatin1String("\"ok\":true")));
  }
  void answersEachRequestAtOnce() {
    QProcess process;
    process.start(QStringLiteral(FULLTABLE_CLI), {QStringLiteral("serve")});
    for (int i = 0; i < 3; ++i) {
      process.write("{\"cmd\":\"hello\"}\n");
      QTRY_VERIFY(process.canReadLine() || process.waitForReadyRead(100));
      QVERIFY(process.readLine().contains("\"ok\":true"));
    }
    process.closeWriteChannel();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitCode(), 0);
  }
  void playsTheSameOnSeveralCores() {
    const QByteArray asked =
        "{\"cmd\":\"new\",\"game\":\"lorum\",\"seed\":3}\n{\"cmd\":\"hint\",\"seat\":2}\n"
        "{\"cmd\":\"bot\",\"seat\":2,\"level\":\"expert\",\"seed\":4,\"iterations\":9000}\n"
        "{\"cmd\":\"run\",\"levels\":[\"expert\",\"expert\",\"expert\",\"expert\"],\"seed\":5,\"max_moves\":3}\n";
    const QStringList arena =
        QStringLiteral("arena chinese_ten --players expert:8000,easy --deals 1 --json").split(' ');
    const Outcome served = run({QStringLiteral("serve")}, asked);
    QCOMPARE(served.out.count(QLatin1String("\"ok\":true")), 4);
    const Outcome played = run(arena);
    QCOMPARE(played.status, 0);
    for (const char* cores : {"2", "4"}) {
      const QStringList option{QStringLiteral("--cores"), QLatin1String(cores)};
      QCOMPARE(run(QStringList{QStringLiteral("serve")} + option, asked).out, served.out);
      QCOMPARE(run(arena + option).out, played.out);
    }
  }
  void helpsAndVersion() {
    const Outcome help = run({QStringLiteral("--help")});
    QCOMPARE(help.status, 0);
    for (const char* name : {"serve", "games", "arena", "solve", "bench", "replay", "analyse"}) {
      QVERIFY(help.out.contains(QLatin1String(name)));
      const Outcome own = run({QLatin1String(name), QStringLiteral("--help")});
      QCOMPARE(own.status, 0);
      QVERIFY2(own.out.startsWith(QStringLiteral("Usage: fulltable-cli ") + QLatin1String(name)), qPrintable(own.out));
      QCOMPARE(own.err, QString());
    }
    const Outcome version = run({QStringLiteral("--version")});
    QCOMPARE(version.status, 0);
    QVERIFY(version.out.startsWith(QLatin1String("fulltable-cli ")));
  }
  void usageMistakes_data() {
    QTest::addColumn<QString>("line");
    for (const char* line : {"",
                             "fly",
                             "serve x",
                             "serve --fast",
                             "serve --cores 0",
                             "serve --cores 5",
                             "serve --cores many",
                             "games x",
                             "replay",
                             "replay a b",
                             "analyse",
                             "analyse a --seat",
                             "selfplay",
                             "selfplay chess",
                             "selfplay pop --games 0",
                             "selfplay pop --games many",
                             "selfplay pop --levels hard,best",
                             "selfplay pop --levels hard",
                             "selfplay pop --seats 3",
                             "selfplay pop --option target",
                             "selfplay pop --option target=100",
                             "selfplay pop --option other=1",
                             "selfplay yukon",
                             "arena",
                             "arena pop --players hard,hard:0",
                             "arena pop --players hard,hard:x",
                             "arena pop --players hard:5",
                             "arena pop --deals 0",
                             "arena pop --deals 1 --games 1",
                             "arena pop --h1 60",
                             "arena pop --test luck",
                             "arena pop --test score",
                             "arena pop --test wins --h0 60",
                             "arena pop --test wins --h1 many",
                             "arena pop --test wins --h1 101",
                             "arena stroop --players sees_all,easy",
                             "arena stroop --players program:x,easy",
                             "arena pop --players program:,easy",
                             "arena pop --time-limit 0",
                             "arena pop --cores 0",
                             "arena pop --cores 5",
                             "solve",
                             "solve pop",
                             "solve yukon --seeds x",
                             "solve yukon --seeds 5-1",
                             "solve yukon --seeds 1-2-3",
                             "solve yukon --ms -1",
                             "solve yukon --option build=x",
                             "bench chess",
                             "bench yukon",
                             "bench --seconds 0"})
      QTest::newRow(line) << QString::fromLatin1(line);
  }
  void usageMistakes() {
    QFETCH(QString, line);
    const Outcome outcome = run(line.split(QLatin1Char(' '), Qt::SkipEmptyParts));
    QCOMPARE(outcome.status, 2);
    if (!line.isEmpty()) {
      QVERIFY2(QRegularExpression(QStringLiteral("^fulltable-cli: .*[.)]\n$")).match(outcome.err).hasMatch(),
               qPrintable(outcome.err));
      QCOMPARE(outcome.out, QString());
    }
  }
  void listsGames() {
    const Outcome outcome = run({QStringLiteral("games")});
    QCOMPARE(outcome.status, 0);
    for (const Game* game : all_games())
      QVERIFY(outcome.out.contains(QString::fromStdString(std::string(game->info().name))));
  }
  void replays() {
    const QByteArray record = record_of_a_game();
    const Outcome outcome = run({QStringLiteral("replay"), written("good.json", record)});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.contains(QLatin1String("seven of clubs")));
    QVERIFY(outcome.out.contains(QLatin1String("The game is over: seat ")));
    QVERIFY(!outcome.out.contains(QLatin1Char('{')));
    QCOMPARE(outcome.out.count(QLatin1Char('\n')),
             static_cast<int>((*parse_json(record.toStdString()))["moves"].size()) + 1);
#ifdef Q_OS_UNIX
    const Outcome piped = run({QStringLiteral("replay"), QStringLiteral("/dev/stdin")}, record);
    QVERIFY2(piped.status == 0, qPrintable(piped.err));
    QCOMPARE(piped.out, outcome.out);
    QProcess endless;
    endless.start(QStringLiteral("sh"),
                  {QStringLiteral("-c"), QStringLiteral("yes | " FULLTABLE_CLI " replay /dev/stdin")});
    QVERIFY(endless.waitForFinished(20000));
    QCOMPARE(endless.exitCode(), 1);
    QVERIFY(endless.readAllStandardError().contains("too large for a record."));
#endif
  }
  void filesWithoutAnEndAreRefused() {
#ifdef Q_OS_UNIX
    const QString pipe = folder_.filePath(QStringLiteral("pipe")), link = folder_.filePath(QStringLiteral("link"));
    QCOMPARE(QProcess::execute(QStringLiteral("mkfifo"), {pipe}), 0);
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), link));
    QFile huge(folder_.filePath(QStringLiteral("huge")));
    QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(qint64{100} << 30));
    const std::pair<QString, QString> files[]{{QStringLiteral("/dev/zero"), QStringLiteral("a pipe or a device")},
                                              {link, QStringLiteral("a pipe or a device")},
                                              {pipe, QStringLiteral("a pipe or a device")},
                                              {QStringLiteral("/dev/stdin"), QStringLiteral("is not a record")},
                                              {folder_.path(), QStringLiteral("is a folder")},
                                              {huge.fileName(), QStringLiteral("too large for a record.")}};
    for (const QString& command : {QStringLiteral("replay"), QStringLiteral("analyse")})
      for (const auto& [file, sentence] : files) {
        const Outcome outcome = run({command, file});
        QCOMPARE(outcome.status, 1);
        QCOMPARE(outcome.out, QString());
        QVERIFY2(outcome.err.contains(sentence), qPrintable(outcome.err));
      }
#endif
  }
  void endlessThinkingEndsWithTheInput() {
#ifdef Q_OS_UNIX
    const QByteArray begin = "{\"cmd\":\"new\",\"game\":\"lorum\",\"seed\":1}\n";
    const QByteArray endless =
        "{\"cmd\":\"bot\",\"seat\":%1,\"level\":\"hard\",\"seed\":1,\"iterations\":1000000000}\n";
    const Outcome first = run({QStringLiteral("serve")}, begin);
    const int seat = (*parse_json(first.out.toStdString()))["state"]["to_act"][0].get<int>();
    QElapsedTimer time;
    time.start();
    const Outcome outcome = run({QStringLiteral("serve")},
                                begin + QString::fromLatin1(endless).arg(seat).toLatin1() + "{\"cmd\":\"quit\"}\n");
    QVERIFY2(time.elapsed() < 60000, qPrintable(QString::number(time.elapsed())));
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains(QLatin1String("given up")), qPrintable(outcome.err));
    QCOMPARE(outcome.out.count(QLatin1Char('\n')), 1);
    // Nor does anything go on that nobody would read.
    QProcess process;
    process.start(QStringLiteral("sh"), {QStringLiteral("-c"), QStringLiteral(FULLTABLE_CLI " serve | head -c 9")});
    process.write(begin + "{\"cmd\":\"run\",\"levels\":[\"hard\",\"hard\",\"hard\",\"hard\"]}\n");
    QVERIFY(process.waitForFinished(60000));
#endif
  }
  void refusesBrokenRecords() {
    const QByteArray record = record_of_a_game();
    QByteArray doctored = record;
    doctored.replace("\"play 7C\"", "\"play 8C\"");
    QVERIFY(doctored != record);
    for (const QString& path : {written("half.json", record.left(record.size() / 2)), written("empty.json", ""),
                                written("doctored.json", doctored), written("deep.json", QByteArray(100000, '[')),
                                folder_.filePath(QStringLiteral("none.json")), folder_.path()}) {
      const Outcome outcome = run({QStringLiteral("replay"), path});
      QCOMPARE(outcome.status, 1);
      QCOMPARE(outcome.out, QString());
      QVERIFY2(
          outcome.err.startsWith(QLatin1String("fulltable-cli: ")) && outcome.err.trimmed().endsWith(QLatin1Char('.')),
          qPrintable(outcome.err));
    }
  }
  void comparesPlayers() {
    const QStringList line{QStringLiteral("selfplay"), QStringLiteral("ristiseiska"), QStringLiteral("--games"),
                           QStringLiteral("8"),        QStringLiteral("--levels"),    QStringLiteral("rule,random"),
                           QStringLiteral("--seats"),  QStringLiteral("4"),           QStringLiteral("--option"),
                           QStringLiteral("deals=2")};
    const Outcome outcome = run(line);
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.contains(QLatin1String("8 games in 4 mirrored sets")));
    QVERIFY(outcome.out.contains(QLatin1String("p = ")));
    QCOMPARE(outcome.err, QString());  // no progress bar where there is no terminal
  }
  void theArenaStopsWhenDecidedAndSaysTheSameAgain() {
    const QStringList line{QStringLiteral("arena"),       QStringLiteral("ristiseiska"), QStringLiteral("--players"),
                           QStringLiteral("rule,random"), QStringLiteral("--test"),      QStringLiteral("wins"),
                           QStringLiteral("--json"),      QStringLiteral("--seats"),     QStringLiteral("4")};
    const Outcome outcome = run(line);
    QCOMPARE(outcome.status, 0);
    const Json report = *parse_json(outcome.out.toStdString());
    QCOMPARE(report["test"]["verdict"], Json("higher"));
    QVERIFY(report["sets"].get<int>() < 200);
    QVERIFY(report["share"]["mean"].get<double>() > 0.55);
    QCOMPARE(run(line).out, outcome.out);
  }
  void solves() {
    const Outcome outcome =
        run({QStringLiteral("solve"), QStringLiteral("yukon"), QStringLiteral("--seeds"), QStringLiteral("1-3"),
             QStringLiteral("--ms"), QStringLiteral("300"), QStringLiteral("--verbose"), QStringLiteral("--option"),
             QStringLiteral("build=suit")});
    QCOMPARE(outcome.status, 0);
    QVERIFY(outcome.out.contains(QLatin1String("deal 3: ")));
    QVERIFY(outcome.out.contains(QLatin1String("3 deals: ")));
  }
};

QTEST_GUILESS_MAIN(TestProgram)
#include "test_program.moc"
