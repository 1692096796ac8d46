// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QColor>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QRegularExpression>

#include "qml/focus_seen.h"

// Whether every ink can be read on all that it lies on, on every cloth, as the guidelines for the web measure it.
class TestContrast : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void inksStandOut_data();
  void inksStandOut();
  void theDesktopIsFollowed();

 private:
  /// What is seen where one colour lies upon another.
  static QColor upon(const QColor& above, const QColor& below) {
    const auto mix = [&](double one, double other) { return one * above.alphaF() + other * (1 - above.alphaF()); };
    return QColor::fromRgbF(static_cast<float>(mix(above.redF(), below.redF())),
                            static_cast<float>(mix(above.greenF(), below.greenF())),
                            static_cast<float>(mix(above.blueF(), below.blueF())));
  }

  QTemporaryDir folder_;
};

void TestContrast::inksStandOut_data() {
  QTest::addColumn<QString>("felt");
  QTest::addColumn<bool>("high");
  for (const QString& felt : LookSettings::felts())
    for (const bool high : {false, true}) QTest::addRow("%s%s", qPrintable(felt), high ? ", high" : "") << felt << high;
}

void TestContrast::inksStandOut() {
  QFETCH(QString, felt);
  QFETCH(bool, high);
  const auto main = openWindow(folder_, {"--game", "pop", "--seats", "human,easy"});
  QVERIFY(main);
  main->app()->settings()->look()->setFelt(felt);
  main->app()->settings()->access()->setHighContrast(high);
  QQmlComponent asker(qmlEngine(main->window()));
  asker.setData("import QtQml\nimport FullTable.Table\nQtObject { property QtObject theme: Theme }", {});
  const std::unique_ptr<QObject> answer(asker.create());
  QVERIFY2(answer, qPrintable(asker.errorString()));
  const auto* theme = answer->property("theme").value<QObject*>();
  QVERIFY(theme);
  const auto colour = [&](const char* name) { return theme->property(name).value<QColor>(); };
  const QColor cloth = colour("clothColor");
  const auto check = [&](const char* ink, const QColor& ground, const char* name, double least) {
    const double found = contrast(colour(ink), ground);
    QVERIFY2(found >= least, qPrintable(QString("%1 on %2: %3").arg(ink, name).arg(found)));
  };
  const double text = high ? 7 : 4.5;
  for (const char* ink : {"clothInk", "clothInkFaint"}) {
    check(ink, cloth, "the cloth", text);
    for (const char* ground : {"panel", "plate"}) check(ink, upon(colour(ground), cloth), ground, text);
  }
  for (const char* ground : {"paper", "paperDeep", "paperPicked", "paperHover"})
    for (const char* ink : {"ink", "inkFaint"}) check(ink, colour(ground), ground, text);
  check("red", colour("paper"), "paper", text);
  check("action", colour("paper"), "paper", high ? 7 : 4.5);
  // What is no text, but tells something: where the turn is, and where the keys go.
  for (const char* ground : {"panel", "plate"}) check("accent", upon(colour(ground), cloth), ground, high ? 7 : 3);
  check("accent", cloth, "the cloth", high ? 7 : 3);
  if (!high) return;
  // What can be pressed has an edge, and cards have one.
  check("buttonEdge", cloth, "the cloth", 7);
  check("clothEdge", cloth, "the cloth", 7);
  check("paperEdge", colour("paper"), "paper", 7);
  QVERIFY(theme->property("cardEdge").toInt() >= 2);
  QVERIFY(theme->property("ring").toInt() >= 5);
}

void TestContrast::theDesktopIsFollowed() {
  Settings settings(folder_.filePath("contrast.ini"));
  QVERIFY(!settings.access()->highContrast());
  settings.access()->setDesktopContrast(true);
  QVERIFY(settings.access()->highContrast());
  settings.access()->setHighContrast(false);
  QVERIFY(!settings.access()->highContrast());
  // A light desktop has a light cloth, until one is chosen.
  QCOMPARE(settings.look()->felt(), QString("green"));
  settings.look()->setDesktopLight(true);
  QCOMPARE(settings.look()->felt(), QString("linen"));
  settings.look()->setFelt("green");
  QCOMPARE(settings.look()->felt(), QString("green"));
}

QTEST_MAIN(TestContrast)
#include "test_contrast.moc"
