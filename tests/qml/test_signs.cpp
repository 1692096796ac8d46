// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QImage>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>

#include "qml/driven_window.h"

// Whatever colour says is said by a shape, too: in grey no two states of a thing look the same.
class TestSigns : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void statesDifferInGrey_data();
  void statesDifferInGrey();

 private:
  QTemporaryDir folder_;
};

void TestSigns::statesDifferInGrey_data() {
  QTest::addColumn<QStringList>("states");
  QTest::addColumn<bool>("onPaper");
  QTest::newRow("a card: plain, selected, hinted, next best, winning, a target")
      << QStringList{"Item {}",
                     "CardFrame { sign: \"check\" }",
                     "CardFrame { hint: true; sign: \"hint\" }",
                     "CardFrame { hint: true; sign: \"2\" }",
                     "CardFrame {}",
                     "TargetGlow {}"}
      << true;
  QTest::newRow("a button: as ever, waiting for a card")
      << QStringList{"PushButton { text: \"Play\" }", "PushButton { text: \"Play\"; held: true }"} << false;
  QTest::newRow("a button on paper: as ever, chosen")
      << QStringList{"PushButton { text: \"Play\"; paper: true }",
                     "PushButton { text: \"Play\"; paper: true; held: true }"}
      << true;
  QTest::newRow("a key of a race: up, pressed")
      << QStringList{"RaceCap { text: \"K\" }", "RaceCap { text: \"K\"; lit: true }"} << true;
  QTest::newRow("a switch: off, on") << QStringList{"YesNo {}", "YesNo { on: true }"} << true;
  QTest::newRow("a card of a meld: itself, instead of another")
      << QStringList{"MeldSigns { codes: [5]; roles: [5]; size: 60 }", "MeldSigns { codes: [6]; roles: [5]; size: 60 }"}
      << true;
}

void TestSigns::statesDifferInGrey() {
  QFETCH(QStringList, states);
  QFETCH(bool, onPaper);
  const auto main = openWindow(folder_, {"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  constexpr int across = 100, down = 140, from = 60;
  QString cells;
  for (int i = 0; i < states.size(); ++i)
    cells += QString(
                 "Rectangle { x: %1; y: 30; width: %2; height: %3; color: %5; Loader { anchors.fill: parent; "
                 "sourceComponent: "
                 "Component { %4 } } }\n")
                 .arg(30 + i * (across + from))
                 .arg(across)
                 .arg(down)
                 .arg(states[i], onPaper ? "Theme.paper" : "\"transparent\"");
  QQmlComponent component(qmlEngine(main->window()));
  component.setData(("import QtQuick\nimport FullTable.Table\nimport FullTable.Parts\nimport FullTable.Shell\n"
                     "Rectangle { width: 900; height: 200; z: 1000; color: Theme.clothColor\n" +
                     cells + "}")
                        .toUtf8(),
                    {});
  const std::unique_ptr<QQuickItem> item(qobject_cast<QQuickItem*>(component.create()));
  QVERIFY2(item, qPrintable(component.errorString()));
  item->setParentItem(main->window()->contentItem());
  waitUntilDrawn(main->window());
  const auto differ = [&] {
    const QImage grey = main->window()->grabWindow().convertToFormat(QImage::Format_Grayscale8);
    const auto at = [&](int cell, int x, int y) { return qGray(grey.pixel(30 + cell * (across + from) + x, 30 + y)); };
    for (int one = 0; one < states.size(); ++one)
      for (int other = 0; other < one; ++other) {
        int count = 0;
        for (int x = -25; x < across + 25; ++x)
          for (int y = -25; y < down + 25; ++y) count += std::abs(at(one, x, y) - at(other, x, y)) > 40 ? 1 : 0;
        if (count < 40) return QString("%1 and %2: %3").arg(states[one], states[other]).arg(count);
      }
    return QString();
  };
  // Pictures are drawn on a thread of their own.
  QTRY_VERIFY2_WITH_TIMEOUT(differ().isEmpty(), qPrintable(differ()), 20000);
}

QTEST_MAIN(TestSigns)
#include "test_signs.moc"
