// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "match/json_text.h"
#include "run.h"

#ifdef Q_OS_UNIX
#include <csignal>
#endif

using namespace fulltable;

/// Programs that take a seat in the arena: a good one, and all that can be wrong with one.
class TestSeated : public QObject {
  Q_OBJECT

 private:
  QTemporaryDir folder_;

  static Outcome arena(const QString& game, const QString& program, const QStringList& options = {}) {
    return run(QStringList{QStringLiteral("arena"), game, QStringLiteral("--players"),
                           QStringLiteral("rule,program:") + program} +
               options);
  }
  /// The command of a program of those lines, after which `ask` talks with the table, and `number` tells which start it
  /// is.
  QString python(const char* lines) {
    const QByteArray head = R"(
import json, os, sys, time
here = os.path.dirname(os.path.abspath(__file__))
with open(os.path.join(here, "started"), "a") as started:
    started.write(str(os.getpid()) + "\n")
number = len(open(os.path.join(here, "started")).readlines())
def ask(command, **keys):
    print(json.dumps({"cmd": command, **keys}), flush=True)
    return json.loads(sys.stdin.readline())
def sit():
    me = ask("hello")["seat"]
    state = ask("state", viewer=me)["state"]
    while not state["over"]:
        state = ask("play", seat=me, move=ask("legal", seat=me)["moves"][0])["state"]
)";
    QFile::remove(folder_.filePath(QStringLiteral("started")));
    QFile file(folder_.filePath(QStringLiteral("program.py")));
    if (!file.open(QIODevice::WriteOnly) || file.write(head + lines) < 0) qFatal("cannot write");
    return QStringLiteral("\"" FULLTABLE_PYTHON "\" \"%1\"").arg(file.fileName());
  }
  QList<int> started() const {
    QFile file(folder_.filePath(QStringLiteral("started")));
    QList<int> all;
    if (file.open(QIODevice::ReadOnly))
      for (const QByteArray& line : file.readAll().split('\n'))
        if (!line.isEmpty()) all.append(line.toInt());
    return all;
  }

 private slots:
  void initTestCase() {
    if (QStringLiteral(FULLTABLE_PYTHON).isEmpty()) QSKIP("There is no Python here.");
  }
  void anExampleTakesASeat_data() {
    QTest::addColumn<QString>("game");
    for (const char* game : {"pop", "ristiseiska", "vazhushal", "commune", "umtali"})
      QTest::newRow(game) << QString::fromLatin1(game);
  }
  void anExampleTakesASeat() {
    QFETCH(QString, game);
    const QString example = QStringLiteral("\"" FULLTABLE_PYTHON "\" \"" FULLTABLE_EXAMPLE "\"");
    const QStringList options{QStringLiteral("--games"), QStringLiteral("4"), QStringLiteral("--json")};
    const Outcome outcome = arena(game, example, options);
    QCOMPARE(outcome.err, QString());
    QCOMPARE(outcome.status, 0);
    const Json report = *parse_json(outcome.out.toStdString());
    QCOMPARE(report["games"], Json(4));
    QCOMPARE(report["interrupted"], Json(false));
    QCOMPARE(report["players"][1]["player"], Json("program:" + example.toStdString()));
    QVERIFY(report["players"][1]["decisions"].get<int>() > 4);
    QCOMPARE(arena(game, example, options).out, outcome.out);
  }
  /// It has what its seat has, and neither the deal number nor the cards of others, not even at the end.
  void nothingHiddenIsTold() {
    const QString spy = python(R"(
me = ask("hello")["seat"]
state = ask("state", viewer=me)["state"]
while True:
    assert state["seed"] is None, state
    hands = [state["piles"]["hand.0"], state["piles"]["hand.1"]]
    assert "??" not in hands[me] and (state["over"] or set(hands[1 - me]) <= {"??"}), state
    for command, keys in [("state", {}), ("state", {"viewer": 1 - me}), ("legal", {"seat": 1 - me}), ("save", {}),
                          ("undo", {}), ("bot", {"seat": 1 - me, "level": "easy"}), ("hint", {"seat": me}),
                          ("run", {"levels": ["easy", "easy"]}), ("new", {"game": "pop"}), ("solve", {})]:
        assert set(ask(command, **keys)) == {"ok", "error"}, command
    if state["over"]:
        break
    state = ask("play", seat=me, move=ask("legal", seat=me)["moves"][0])["state"]
print("seen", file=sys.stderr)
)");
    const Outcome outcome = arena(QStringLiteral("stomp"), spy, {QStringLiteral("--games"), QStringLiteral("4")});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err.count(QLatin1String("seen")), 4);
    QCOMPARE(started().size(), 4);
  }
  void faults_data() {
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("sentence");
    const auto row = [](const char* name, const char* lines, const char* sentence) {
      QTest::newRow(name) << QByteArray(lines) << QString::fromUtf8(sentence);
    };
    row("ends", "sys.exit(3)", "It ended before it had moved, with status 3.");
    row("fails", "ask('hello')['nothing']", "It ended before it had moved, with status 1.");
#ifdef Q_OS_UNIX
    row("crashes", "os.kill(os.getpid(), 9)", "It crashed.");
#endif
    row("is silent", "time.sleep(1000)", "It did not move within 1 s.");
    row("is silent after its first question", "ask('hello'); time.sleep(1000)", "It did not move within 1 s.");
    row("closes its output", "os.close(1); time.sleep(1000)", "It did not move within 1 s.");
    row("closes its input", "os.close(0); time.sleep(1000)", "It did not move within 1 s.");
    row("never stops asking", "while True: ask('state')",
        "It did not move within 1 s. Its last request was refused: The key “viewer” is missing");
    row("asks without listening",
        "while True: print(json.dumps({'cmd': 'legal', 'seat': 0}) + '\\n' + json.dumps({'cmd': 'legal', 'seat': 1}))",
        "It did not move within 1 s.");
    row("talks", "print('Good evening!', flush=True); sit()", "It wrote “Good evening!”, which is no request.");
    row("never ends its line", "while True: print('x' * 65536, end='')", "…”, which is no request.");
    row("lies", "me = ask('hello')['seat']; ask('play', seat=me, move='play AS AS')",
        "Its move “play AS AS” was refused: ");
    row("has a move that is none", "me = ask('hello')['seat']; ask('play', seat=me, move='abracadabra')",
        "Its move “abracadabra” was refused: “abracadabra” is not a move of this game");
    row("leaves", "ask('quit')", "It left before the game was over.");
  }
  void faults() {
    QFETCH(QByteArray, lines);
    QFETCH(QString, sentence);
    QElapsedTimer time;
    time.start();
    const Outcome outcome = arena(QStringLiteral("stomp"), python(lines.constData()),
                                  {QStringLiteral("--time-limit"), QStringLiteral("1")});
    QCOMPARE(outcome.status, 1);
    QCOMPARE(outcome.out, QString());
    QVERIFY2(outcome.err.contains(QLatin1String("fulltable-cli: The player program:")) &&
                 outcome.err.contains(QLatin1String(" failed in seat ")) && outcome.err.contains(sentence),
             qPrintable(outcome.err));
    QVERIFY2(time.elapsed() < 30000, qPrintable(QString::number(time.elapsed())));
    QVERIFY(!started().isEmpty());
#ifdef Q_OS_UNIX
    for (const int process : started()) QVERIFY(kill(process, 0) != 0);  // none is left
#endif
  }
  void itsCommandHasWords() {
    const QString program = python("print(sys.argv[1:], file=sys.stderr)\nsit()");
    const Outcome outcome =
        arena(QStringLiteral("stomp"), program + QStringLiteral(" --depth 5 \"a, b\",easy:1"),
              {QStringLiteral("--seats"), QStringLiteral("3"), QStringLiteral("--games"), QStringLiteral("1")});
    QCOMPARE(outcome.status, 0);
    QCOMPARE(outcome.err.count(QLatin1String("['--depth', '5', 'a, b']\n")), 3);
  }
  void notToBeStarted() {
    const Outcome outcome = arena(QStringLiteral("stomp"), QStringLiteral("no_such_program"));
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.err.contains(QStringLiteral("“no_such_program” cannot be started: ")), qPrintable(outcome.err));
  }
  void whatWasPlayedBeforeIsReported() {
    const QString program = python("if number == 6: sys.exit(4)\nsit()");
    const Outcome outcome = arena(QStringLiteral("stomp"), program);
    QCOMPARE(outcome.status, 1);
    QVERIFY2(outcome.out.contains(QLatin1String("4 games in 2 mirrored sets")) &&
                 outcome.out.contains(QLatin1String("interrupted")),
             qPrintable(outcome.out));
    QVERIFY2(outcome.err.contains(QLatin1String(" of deal 3, after ")), qPrintable(outcome.err));
  }
  /// What does not leave when the game is over is ended.
  void thoseThatStayAreSentAway() {
    const QString program = python("sit(); time.sleep(1000)");
    QElapsedTimer time;
    time.start();
    const Outcome outcome = arena(QStringLiteral("stomp"), program, {QStringLiteral("--games"), QStringLiteral("2")});
    QCOMPARE(outcome.status, 0);
    QVERIFY(time.elapsed() < 20000);
    QCOMPARE(started().size(), 2);
#ifdef Q_OS_UNIX
    for (const int process : started()) QVERIFY(kill(process, 0) != 0);
#endif
  }
  void interruptedItIsEnded() {
#ifdef Q_OS_UNIX
    const QString program = python("if number == 3: time.sleep(1000)\nsit()");
    QProcess process;
    process.start(QStringLiteral(FULLTABLE_CLI),
                  {QStringLiteral("arena"), QStringLiteral("stomp"), QStringLiteral("--players"),
                   QStringLiteral("rule,program:") + program});
    QTRY_COMPARE_WITH_TIMEOUT(started().size(), 3, 20000);
    kill(static_cast<pid_t>(process.processId()), SIGINT);
    QVERIFY(process.waitForFinished(20000));
    QCOMPARE(process.exitCode(), 0);
    QVERIFY(
        process.readAllStandardOutput().contains("2 games in 1 mirrored sets, 2 seats, deals from 1 on, interrupted"));
    QCOMPARE(process.readAllStandardError(), QByteArray());
    for (const int each : started()) QVERIFY(kill(each, 0) != 0);
#endif
  }
};

QTEST_GUILESS_MAIN(TestSeated)
#include "test_seated.moc"
