// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QLocalSocket>
#include <QSignalSpy>
#include <QThread>

#include "driven_window.h"
#include "match/json_text.h"
#include "shell/onlywindow.h"

/// A program that is started once more shows the window that is there already.
class TestOnlyWindow : public QObject {
  Q_OBJECT

 private slots:
  void nobodyIsThere() {
    QElapsedTimer since;
    since.start();
    QVERIFY(!OnlyWindow(folder_.path()).askOther({}, 5000));
    QVERIFY(since.elapsed() < 2000);
  }

  void theFirstOneIsAsked() {
    OnlyWindow first(folder_.path());
    QVERIFY(first.listen());
    QSignalSpy asked(&first, &OnlyWindow::asked);
    QVERIFY(askFromOutside(folder_.path(), {}));
    QTRY_COMPARE(asked.size(), 1);
    QCOMPARE(asked[0][0].toString(), QString());
    QVERIFY(askFromOutside(folder_.path(), "some.fulltable"));
    QTRY_COMPARE(asked.size(), 2);
    QCOMPARE(asked[1][0].toString(), QDir::current().absoluteFilePath("some.fulltable"));
    // Other games are another matter, and so is a second one that would be asked.
    QVERIFY(!askFromOutside(folder_.filePath("other"), {}));
    OnlyWindow second(folder_.path());
    QVERIFY(!second.listen());
  }

  void whatIsNoRequestIsHungUpOn() {
    OnlyWindow first(folder_.path());
    QVERIFY(first.listen());
    const QSignalSpy asked(&first, &OnlyWindow::asked);
    for (const QByteArray& noise : {QByteArray("{\n"), QByteArray("[]\n"), QByteArray(100 * 1024, 'x')}) {
      QLocalSocket socket;
      socket.connectToServer(first.socket());
      QVERIFY(socket.waitForConnected(5000));
      socket.write(noise);
      QTRY_COMPARE_WITH_TIMEOUT(socket.state(), QLocalSocket::UnconnectedState, 10000);
    }
    QCOMPARE(asked.size(), 0);
    QVERIFY(askFromOutside(folder_.path(), {}));
  }

  void aFileIsOpenedInTheWindow() {
    const auto main = openWindow(folder_, {"--game", "yukon", "--seed", "3"});
    QVERIFY(main);
    const QString path = folder_.filePath("game.fulltable");
    {
      QFile file(path);
      QVERIFY(file.open(QIODevice::WriteOnly));
      file.write(QByteArray::fromStdString(fulltable::json_text(main->app()->session()->game()->match().record())));
    }
    main->app()->newGame("pop", {"human", "easy"}, {}, {}, "5", false);
    main->window()->showMinimized();
    main->comeForward(path, {});
    QTRY_COMPARE_WITH_TIMEOUT(main->app()->session()->game()->id(), QString("yukon"), 30000);
    QTRY_VERIFY(main->window()->isVisible() && main->window()->visibility() != QWindow::Minimized);
    main->comeForward(folder_.filePath("nowhere"), {});
    QTRY_VERIFY_WITH_TIMEOUT(!main->app()->message().isEmpty(), 30000);
    QCOMPARE(main->app()->session()->game()->id(), QString("yukon"));
  }

 private:
  /// As another program would, while this one goes on.
  static bool askFromOutside(const QString& folder, const QString& file) {
    bool answered = false;
    const std::unique_ptr<QThread> other(QThread::create([&] { answered = OnlyWindow(folder).askOther(file, 20000); }));
    other->start();
    while (!other->wait(1)) QCoreApplication::processEvents();
    return answered;
  }

  QTemporaryDir folder_;
};

QTEST_MAIN(TestOnlyWindow)
#include "test_onlywindow.moc"
