// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QRegularExpression>
#include <QtTest>
#include <functional>

/// Which part may know which in the application: no part of it leads back to itself by way of what it includes.
class LayersTest : public QObject {
  Q_OBJECT

  /// A part is a header with its source; `players/players` of app/players/players.h.
  QMap<QString, QSet<QString>> parts_;

  /// What stands between the bracket before that place and its counterpart, without what inner brackets hold.
  static QString bodyAt(const QString& code, qsizetype place) {
    QString body;
    for (int depth = 1; place < code.size(); ++place) {
      if (code[place] == '{') ++depth;
      if (code[place] == '}' && --depth == 0) break;
      if (depth == 1) body += code[place];
    }
    return body;
  }
  /// How many variables the body of a class declares.
  static int fieldsIn(QString body) {
    static const QRegularExpression macro("\\bQ(ML)?_\\w+(\\([^)]*\\))?"), label("\\w+( slots)?:(?!:)"),
        angles("<[^<>]*>"), nothing("^(using|friend|enum|class|struct|template|static)\\b");
    body.remove(macro).remove(label);
    while (body.contains(angles)) body.remove(angles);
    int fields = 0;
    for (const QString& part : body.split(';')) {
      const QString statement = part.trimmed();
      if (statement.isEmpty() || statement.section('=', 0, 0).contains('(') || nothing.match(statement).hasMatch())
        continue;
      fields += static_cast<int>(statement.count(',')) + 1;
    }
    return fields;
  }

 private slots:
  void initTestCase() {
    const QDir root(QStringLiteral(FULLTABLE_TEST_DATA "/../app"));
    static const QRegularExpression included("^#include \"([a-z_/]+)\\.h\"", QRegularExpression::MultilineOption);
    QDirIterator files(root.path(), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
      const QString path = files.next();
      const QString part = root.relativeFilePath(path).section('.', 0, 0);
      QFile file(path);
      QVERIFY(file.open(QIODevice::ReadOnly));
      QSet<QString>& known = parts_[part];
      for (auto match = included.globalMatch(QString::fromUtf8(file.readAll())); match.hasNext();) {
        const QString other = match.next().captured(1);
        if (other != part && root.exists(other + ".h")) known.insert(other);
      }
    }
    QVERIFY(parts_.size() > 50);
  }

  /// No class has grown into everything: 25 properties and 25 fields are enough for one concern.
  void noClassIsTooLarge() {
    const QDir root(QStringLiteral(FULLTABLE_TEST_DATA "/../app"));
    static const QRegularExpression head("\\b(?:class|struct) (\\w+)[^;{()]*\\{");
    int classes = 0;
    QDirIterator files(root.path(), {"*.h"}, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext()) {
      QFile file(files.next());
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QString code = QString::fromUtf8(file.readAll()).remove(QRegularExpression("//[^\n]*"));
      for (auto found = head.globalMatch(code); found.hasNext(); ++classes) {
        const auto match = found.next();
        const QString body = bodyAt(code, match.capturedEnd());
        const QString what = file.fileName() + ": " + match.captured(1);
        QVERIFY2(body.count("Q_PROPERTY(") <= 25, qPrintable(what));
        QVERIFY2(fieldsIn(body) <= 25, qPrintable(what + " has " + QString::number(fieldsIn(body)) + " fields"));
      }
    }
    QVERIFY(classes > 60);
  }

  void noCircleOfParts() {
    QSet<QString> done;
    QStringList way;
    const std::function<QString(const QString&)> circleFrom = [&](const QString& part) -> QString {
      if (way.contains(part)) return (way.mid(way.indexOf(part)) + QStringList{part}).join(" → ");
      if (done.contains(part)) return {};
      way.append(part);
      for (const QString& other : parts_.value(part))
        if (const QString circle = circleFrom(other); !circle.isEmpty()) return circle;
      way.removeLast();
      done.insert(part);
      return {};
    };
    for (auto part = parts_.begin(); part != parts_.end(); ++part) {
      const QString circle = circleFrom(part.key());
      QVERIFY2(circle.isEmpty(), qPrintable(circle));
    }
  }

  void noArrowGoesUp() {
    const QMap<QString, QStringList> mayKnow{
        {"store", {}},
        {"text", {}},
        {"lesson", {}},
        {"settings", {"text"}},
        {"models", {"text"}},
        {"game", {"models", "text"}},
        {"players", {"game"}},
        {"present", {"game", "models", "settings", "text"}},
        {"input", {"game", "models", "text"}},
        {"race", {"game", "players", "settings", "text"}},
        {"session", {"game", "input", "lesson", "models", "players", "present", "race", "settings", "text"}},
        {"analysis", {"game", "players", "text"}},
        {"library", {"analysis", "game", "lesson", "players", "session", "settings", "store", "text"}},
        {"sound", {"library"}},
        {"table", {"input", "models", "session"}},
        {"access", {"input", "models", "session", "table"}},
        {"shell", {"game", "library", "players", "session", "settings", "sound", "table"}},
    };
    for (auto part = parts_.begin(); part != parts_.end(); ++part) {
      const QString folder = part.key().section('/', 0, 0);
      QVERIFY2(mayKnow.contains(folder), qPrintable(part.key()));
      for (const QString& other : part.value()) {
        const QString theirs = other.section('/', 0, 0);
        QVERIFY2(theirs == folder || mayKnow[folder].contains(theirs), qPrintable(part.key() + " → " + other));
      }
    }
  }
};

QTEST_APPLESS_MAIN(LayersTest)
#include "test_layers.moc"
