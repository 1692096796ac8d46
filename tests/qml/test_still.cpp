// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QFile>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>

#include "qml/driven_window.h"

// With reduced motion nothing moves and nothing fades, and nothing ever flashes: every animation asks the theme how
// long it lasts.
class TestStill : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void everyAnimationAsksTheTheme();
  void reducedMotionLeavesNone();

 private:
  /// What stands between the braces that open there.
  static QString block(const QString& text, qsizetype open) {
    int depth = 0;
    for (qsizetype i = open; i < text.size(); ++i) {
      depth += text[i] == '{' ? 1 : text[i] == '}' ? -1 : 0;
      if (depth == 0) return text.mid(open, i - open + 1);
    }
    return {};
  }
  /// What is wrong with the animations of a file; empty: nothing.
  static QString wrongWith(const QString& text) {
    static const QRegularExpression animations(R"(\b([A-Z]\w*)(Animation|Animator|Transition)\b(?: on [\w.]+)? \{)");
    static const QRegularExpression lasts(R"(\bduration: (.*Theme\.(?:lasting\((\d*)|flight|flip|dealStep).*)\n)");
    for (auto each = animations.globalMatch(text); each.hasNext();) {
      const QRegularExpressionMatch found = each.next();
      const QString kind = found.captured(1);
      const QString inside = block(text, found.capturedEnd() - 1);
      const bool group = kind == "Sequential" || kind == "Parallel";
      if (found.captured(2) != "Animation" || (!group && kind != "Number" && kind != "Pause"))
        return found.captured() + " is none of those that ask how long they last";
      if (!group && !lasts.match(inside).hasMatch()) return found.captured() + " does not ask how long it lasts";
      if (!inside.contains("Animation.Infinite")) continue;
      // What goes on is not begun, and takes its time: three times a second would be a flash.
      if (!QRegularExpression(R"(running: .*!Theme\.instant)").match(inside).hasMatch()) return "goes on for ever";
      double sum = 0;
      for (auto time = lasts.globalMatch(inside); time.hasNext();) sum += time.next().captured(2).toDouble();
      if (0.6 * sum < 340) return QString("flashes: %1 ms").arg(sum);
    }
    return {};
  }

  QTemporaryDir folder_;
};

void TestStill::everyAnimationAsksTheTheme() {
  QVERIFY(wrongWith("NumberAnimation {\n duration: Theme.lasting(90)\n}").isEmpty());
  for (const char* bad : {"NumberAnimation on x {\n duration: 90\n}", "NumberAnimation {\n to: 1\n}",
                          "ColorAnimation {\n duration: Theme.lasting(90)\n}",
                          "SequentialAnimation {\n loops: Animation.Infinite\n running: !Theme.instant\n"
                          " PauseAnimation {\n duration: Theme.lasting(100)\n }\n}"})
    QVERIFY2(!wrongWith(bad).isEmpty(), bad);
  int files = 0;
  for (QDirIterator each(FULLTABLE_SOURCES "/qml", {"*.qml"}, QDir::Files, QDirIterator::Subdirectories);
       each.hasNext(); ++files) {
    QFile file(each.next());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString wrong = wrongWith(QString::fromUtf8(file.readAll()));
    QVERIFY2(wrong.isEmpty(), qPrintable(file.fileName() + ": " + wrong));
  }
  QVERIFY(files > 100);
}

void TestStill::reducedMotionLeavesNone() {
  const auto main = openWindow(folder_, {"--game", "pop", "--seats", "human,easy", "--speed", "normal"});
  QVERIFY(main);
  QQmlComponent asker(qmlEngine(main->window()));
  asker.setData("import QtQml\nimport FullTable.Table\nQtObject { property int time: Theme.lasting(200) }", {});
  const std::unique_ptr<QObject> answer(asker.create());
  QVERIFY2(answer, qPrintable(asker.errorString()));
  const auto* table = find<GameTable>(main->window()->contentItem());
  LookSettings* look = main->app()->settings()->look();
  look->setReducedMotion(false);
  QCOMPARE(answer->property("time").toInt(), 200);
  QVERIFY(table->flight() > 0 && table->dealStep() > 0);
  look->setReducedMotion(true);
  QCOMPARE(answer->property("time").toInt(), 0);
  QVERIFY(table->flight() == 0 && table->dealStep() == 0);
}

QTEST_MAIN(TestStill)
#include "test_still.moc"
