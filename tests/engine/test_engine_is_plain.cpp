// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>

/// The engine is plain C++: the same everywhere, usable without a window, and without a state of its own.
class TestEngineIsPlain : public QObject {
  Q_OBJECT

 private slots:
  void includes_data() {
    QTest::addColumn<QString>("path");
    const QString root = QStringLiteral(FULLTABLE_TEST_DATA "/../engine");
    QDirIterator files(root, {QStringLiteral("*.h"), QStringLiteral("*.cpp"), QStringLiteral("*.in")}, QDir::Files,
                       QDirIterator::Subdirectories);
    int count = 0;
    while (files.hasNext()) {
      const QString path = files.next();
      QTest::newRow(qPrintable(QDir(root).relativeFilePath(path))) << path;
      ++count;
    }
    QVERIFY(count > 30);
  }
  void includes() {
    QFETCH(QString, path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString source = QString::fromUtf8(file.readAll());
    const QDir app(QStringLiteral(FULLTABLE_TEST_DATA "/../app"));
    static const QRegularExpression included(QStringLiteral("^\\s*#\\s*include\\s*[<\"]([^>\"]+)[>\"]"),
                                             QRegularExpression::MultilineOption);
    static const QSet<QString> refused{QStringLiteral("thread"),   QStringLiteral("mutex"),
                                       QStringLiteral("future"),   QStringLiteral("condition_variable"),
                                       QStringLiteral("atomic"),   QStringLiteral("iostream"),
                                       QStringLiteral("fstream"),  QStringLiteral("filesystem"),
                                       QStringLiteral("cstdio"),   QStringLiteral("stdio.h"),
                                       QStringLiteral("chrono"),   QStringLiteral("ctime"),
                                       QStringLiteral("time.h"),   QStringLiteral("random"),
                                       QStringLiteral("unistd.h"), QStringLiteral("pthread.h"),
                                       QStringLiteral("locale")};
    for (auto match = included.globalMatch(source); match.hasNext();) {
      const QString name = match.next().captured(1);
      QVERIFY2(!name.startsWith(QLatin1Char('Q')) && !name.contains(QLatin1String("Qt")), qPrintable(name));
      QVERIFY2(!refused.contains(name), qPrintable(name));
      QVERIFY2(!name.startsWith(QLatin1String("app/")) && !QFile::exists(app.filePath(name)), qPrintable(name));
    }
    // Tables that never change may be static; nothing else. The standard library's shuffles and draws differ between
    // platforms.
    static const QRegularExpression forbidden(QStringLiteral(
        "std::(shuffle|sample|mt19937|uniform_|random_device|default_random_engine)|\\bthread_local\\b|\\bthrow\\b"));
    // Not what is said to people.
    static const QRegularExpression spoken(QStringLiteral("\"(\\\\.|[^\"\\\\\n])*\""));
    const auto found = forbidden.match(QString(source).remove(spoken));
    QVERIFY2(!found.hasMatch(), qPrintable(found.captured()));
    static const QRegularExpression changing(
        QStringLiteral("^\\s*static (?!const|constexpr|inline const|_)[\\w:<>,*& ]+ \\w+(\\{|;| =)"),
        QRegularExpression::MultilineOption);
    const auto state = changing.match(source);
    QVERIFY2(!state.hasMatch(), qPrintable(state.captured()));
  }
  /// The player that sees all cards sits in the arena alone: nothing else knows of it.
  void nobodyElseSeesAll() {
    QStringList knowing;
    for (const char* folder : {"/../engine", "/../app"}) {
      QDirIterator files(QStringLiteral(FULLTABLE_TEST_DATA) + QLatin1String(folder),
                         {QStringLiteral("*.h"), QStringLiteral("*.cpp")}, QDir::Files, QDirIterator::Subdirectories);
      while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray source = file.readAll();
        if (source.contains("\"protocol/sees_all.h\"") || source.contains("\"protocol/selfplay.h\""))
          knowing += QFileInfo(file).fileName();
      }
    }
    knowing.sort();
    QCOMPARE(knowing, QStringList({QStringLiteral("arena.cpp"), QStringLiteral("sees_all.cpp"),
                                   QStringLiteral("selfplay.cpp"), QStringLiteral("selfplay.h")}));
  }
  /// core knows nothing above it; games know core alone (and their own folder).
  void layers() {
    const QString root = QStringLiteral(FULLTABLE_TEST_DATA "/../engine");
    static const QHash<QString, QStringList> allowed{
        {QStringLiteral("core"), {QStringLiteral("core")}},
        {QStringLiteral("games"), {QStringLiteral("core"), QStringLiteral("games")}},
        {QStringLiteral("match"), {QStringLiteral("core"), QStringLiteral("match")}},
        {QStringLiteral("ai"), {QStringLiteral("core"), QStringLiteral("ai")}},
        {QStringLiteral("protocol"),
         {QStringLiteral("core"), QStringLiteral("match"), QStringLiteral("ai"), QStringLiteral("protocol")}}};
    static const QRegularExpression own(QStringLiteral("^#include \"([a-z_]+)/([a-z_]+)"),
                                        QRegularExpression::MultilineOption);
    for (auto layer = allowed.begin(); layer != allowed.end(); ++layer) {
      QDirIterator files(root + QLatin1Char('/') + layer.key(), {QStringLiteral("*.h"), QStringLiteral("*.cpp")},
                         QDir::Files, QDirIterator::Subdirectories);
      while (files.hasNext()) {
        const QString path = files.next();
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString source = QString::fromUtf8(file.readAll());
        for (auto match = own.globalMatch(source); match.hasNext();) {
          const auto include = match.next();
          QVERIFY2(layer.value().contains(include.captured(1)), qPrintable(path + include.captured()));
          if (include.captured(1) == QLatin1String("games"))
            QVERIFY2(path.contains(QLatin1String("/games/") + include.captured(2) + QLatin1Char('/')),
                     qPrintable(path + include.captured()));
        }
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestEngineIsPlain)
#include "test_engine_is_plain.moc"
