// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QMap>
#include <QProcess>
#include <QRandomGenerator>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <cstdio>

#include "library/app.h"
#include "table.h"

namespace {

constexpr int patience = 60000;
const char* const childOption = "--play";

void say(const QString& line) {
  std::puts(qPrintable(line));
  std::fflush(stdout);
}

/// The program that is killed: goes on with the saved game, or begins one, and says of each move that it is shown.
int playUntilKilled(int argc, char** argv) {
  const QCoreApplication application(argc, argv);
  App::setDataDir(QString::fromLocal8Bit(argv[2]));
  App app;
  app.settings()->play()->setSpeed("instant");
  app.settings()->play()->setOpponents("instant");
  const auto begin = [&app] { app.newGame("ristiseiska", {"easy", "easy", "easy", "easy"}, {}, {}, {}, false); };
  QObject::connect(&app, &App::messageChanged, &app, [&app] { say("! " + app.message()); });
  QObject::connect(&app, &App::sessionChanged, &app, [&app, &begin] {
    Session* session = app.session();
    const QString salt = QString::fromLatin1(session->game()->salt().toHex());
    // What is behind says so, and promises nothing yet.
    const auto show = [&app, session, salt] {
      if (!app.saving()) say(QString("%1 %2").arg(salt).arg(session->game()->moveCount()));
    };
    QObject::connect(session, &Session::moved, &app, show);
    QObject::connect(&app, &App::savingChanged, session, show);
    QObject::connect(session, &Session::finished, &app, begin, Qt::QueuedConnection);
    show();
  });
  const auto once = static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection);
  QObject::connect(
      app.statistics(), &Statistics::changed, &app,
      [&app, &begin] {
        if (app.continues().isEmpty()) return begin();
        app.resume(app.continues()[0].toMap()["savedId"].toString());
      },
      once);
  return QCoreApplication::exec();
}

}  // namespace

/// The program is killed at random moments. No move that was shown is lost, and every game goes on.
class KillsTest : public QObject {
  Q_OBJECT

 private slots:
  void noShownMoveIsLost() {
    const int kills =
        qEnvironmentVariableIsSet("FULLTABLE_KILLS") ? qEnvironmentVariableIntValue("FULLTABLE_KILLS") : 15;
    const QTemporaryDir folder;
    QMap<QString, int> shown;  // by the salt of the game
    QRandomGenerator random(7);
    int moves = 0;
    for (int kill = 0; kill < kills; ++kill) {
      QProcess child;
      child.start(QCoreApplication::applicationFilePath(), {childOption, folder.path()});
      QVERIFY(child.waitForReadyRead(patience));
      QTest::qSleep(random.bounded(400));
      child.kill();
      QVERIFY(child.waitForFinished(patience));
      for (const QByteArray& line : child.readAllStandardOutput().split('\n')) {
        // The last line may be cut off anywhere.
        const QList<QByteArray> words = line.split(' ');
        QVERIFY2(words[0] != "!", line.constData());
        if (words.size() != 2 || words[1].toInt() == 0) continue;
        int& most = shown[QString::fromLatin1(words[0])];
        moves += qMax(0, words[1].toInt() - most);
        most = qMax(most, words[1].toInt());
      }
      for (auto game = shown.cbegin(); game != shown.cend(); ++game) {
        const int kept = keptIn(folder.filePath("games.sqlite"), game.key());
        QVERIFY2(kept >= game.value(), qPrintable(QString("kill %1: %2 of %3").arg(kill).arg(kept).arg(game.value())));
      }
    }
    qInfo("%d kills, %d moves in %d games", kills, moves, static_cast<int>(shown.size()));
    QVERIFY(moves > 0);
  }

 private:
  static int keptIn(const QString& path, const QString& salt) {
    int moves = -1;
    {
      QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", "kept");
      database.setDatabaseName(path);
      QSqlQuery query(database.open() ? database : QSqlDatabase());
      query.prepare(
          "SELECT (SELECT count(*) FROM moves WHERE moves.game = games.id) FROM games WHERE instr(record, ?) > 0");
      query.addBindValue(salt);
      if (query.exec() && query.next()) moves = query.value(0).toInt();
    }
    QSqlDatabase::removeDatabase("kept");
    return moves;
  }
};

int main(int argc, char** argv) {
  if (argc == 3 && QByteArray(argv[1]) == childOption) return playUntilKilled(argc, argv);
  QCoreApplication application(argc, argv);
  KillsTest test;
  return QTest::qExec(&test, argc, argv);
}
#include "test_kills.moc"
