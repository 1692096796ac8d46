// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "qml/driven_window.h"

namespace {

constexpr int patience = 30000;

const QQuickItem* rulesOf(const MainWindow* main) {
  return findType(main->window()->contentItem(), "RulesPage");
}

}  // namespace

// The rules: where they are opened, how they are searched, and their pictures.
class TestRules : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void aRefusalLeadsToItsRule();
  void anOptionLeadsToItsLine();
  void aWordIsFoundInAnotherGame();
  void picturesGoStepByStep();
  void cardsOfAPictureAreTried();
  void aSignLeadsToItsParagraph();
  void aLongPressTellsWhatACardCouldDo();

 private:
  std::unique_ptr<MainWindow> open(const QStringList& arguments) { return openWindow(folder_, arguments); }

  QTemporaryDir folder_;
};

void TestRules::aRefusalLeadsToItsRule() {
  const auto main = open({"--game", "ristiseiska", "--seed", "7"});
  QVERIFY(main);
  waitUntilDrawn(main->window());
  TableInput* input = main->app()->session()->input();
  input->refuse("You can't beg now.", {}, "Begging");
  QTest::keyClick(main->window(), Qt::Key_F1);
  QTRY_VERIFY_WITH_TIMEOUT(rulesOf(main.get()), patience);
  const int section = main->app()->rulesSection("ristiseiska", "Begging");
  QVERIFY(section > 0);
  QTRY_COMPARE_WITH_TIMEOUT(rulesOf(main.get())->property("reading").toInt(), section, patience);
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QTRY_VERIFY_WITH_TIMEOUT(!rulesOf(main.get()), patience);
  // Once it is gone, the rules are opened at their beginning.
  input->leaveRefusal();
  QTest::keyClick(main->window(), Qt::Key_F1);
  QTRY_VERIFY_WITH_TIMEOUT(rulesOf(main.get()), patience);
  QCOMPARE(rulesOf(main.get())->property("reading").toInt(), 0);
}

void TestRules::anOptionLeadsToItsLine() {
  const auto main = open({"--game", "yukon", "--page", "new"});
  QVERIFY(main);
  waitUntilDrawn(main->window());
  QQuickItem* option = findButton(main.get(), "Same suit");
  QVERIFY(option);
  option->forceActiveFocus(Qt::TabFocusReason);
  QTest::keyClick(main->window(), Qt::Key_F1);
  QTRY_VERIFY_WITH_TIMEOUT(rulesOf(main.get()), patience);
  QTRY_COMPARE_WITH_TIMEOUT(rulesOf(main.get())->property("reading").toInt(),
                            main->app()->rulesSection("yukon", "Options"), patience);
}

void TestRules::aWordIsFoundInAnotherGame() {
  const auto main = open({"--game", "yukon", "--page", "rules", "--size", "1366x768"});
  QVERIFY(main);
  waitUntilDrawn(main->window());
  QTest::keyClick(main->window(), Qt::Key_F, Qt::ControlModifier);
  for (const char letter : QByteArray("ladder")) QTest::keyClick(main->window(), letter);
  QTRY_VERIFY_WITH_TIMEOUT(findButton(main.get(), "Commune: The ladder"), patience);
  click(main.get(), "Commune: The ladder");
  QTRY_COMPARE_WITH_TIMEOUT(rulesOf(main.get())->property("gameId").toString(), QString("commune"), patience);
  QTRY_COMPARE_WITH_TIMEOUT(rulesOf(main.get())->property("reading").toInt(),
                            main->app()->rulesSection("commune", "The ladder"), patience);
}

void TestRules::picturesGoStepByStep() {
  const auto main = open({"--game", "ristiseiska", "--page", "rules", "--size", "800x600"});
  QVERIFY(main);
  waitUntilDrawn(main->window());
  const QQuickItem* picture = findType(rulesOf(main.get()), "RulesPicture");
  QVERIFY(picture);
  QCOMPARE(picture->property("at").toInt(), 0);
  QQuickItem* next = findButton(main.get(), "Next step");
  QVERIFY(next);
  // The page goes to what the keys have.
  next->forceActiveFocus(Qt::TabFocusReason);
  QTest::keyClick(main->window(), Qt::Key_Space);
  QCOMPARE(picture->property("at").toInt(), 1);
  QVERIFY(!next->isEnabled());
}

void TestRules::cardsOfAPictureAreTried() {
  const auto main = open({"--game", "ristiseiska", "--page", "rules", "--size", "1366x768"});
  QVERIFY(main);
  waitUntilDrawn(main->window());
  const QQuickItem* picture = findType(rulesOf(main.get()), "RulesPicture");
  QVERIFY(picture);
  QVERIFY(picture->property("tried").toBool());
  auto* row = const_cast<QQuickItem*>(findType(picture, "RulesRow"));
  QVERIFY(row);
  QVERIFY(QMetaObject::invokeMethod(row, "enter", Q_ARG(int, 0)));
  // To the hand below.
  QTest::keyClick(main->window(), Qt::Key_Down);
  // A card that has to wait, as the rules tell.
  QTest::keyClick(main->window(), Qt::Key_Return);
  QVERIFY(picture->property("answer").toString().contains("ace of clubs"));
  QCOMPARE(picture->property("at").toInt(), 0);
  for (int card = 0; card < 9; ++card) QTest::keyClick(main->window(), Qt::Key_Right);
  QTest::keyClick(main->window(), Qt::Key_Space);
  QCOMPARE(picture->property("at").toInt(), 1);
  QVERIFY(picture->property("done").toBool());
}

void TestRules::aSignLeadsToItsParagraph() {
  const auto main = open({"--game", "yukon", "--seed", "7", "--size", "1366x768"});
  QVERIFY(main);
  waitUntilDrawn(main->window());
  auto* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(table);
  const auto at = [&](const QString& pile) { return table->mapToScene(table->pileRect(pile).center()).toPoint(); };
  QTest::mouseClick(main->window(), Qt::RightButton, {}, at("foundation.C"));
  QTRY_VERIFY_WITH_TIMEOUT(rulesOf(main.get()), patience);
  QTRY_COMPARE_WITH_TIMEOUT(rulesOf(main.get())->property("reading").toInt(),
                            main->app()->rulesSection("yukon", "The foundations"), patience);
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QTRY_VERIFY_WITH_TIMEOUT(!rulesOf(main.get()), patience);
  // By keys: what the cursor is on.
  table->takeKeys(Qt::TabFocusReason);
  QTest::keyClick(main->window(), Qt::Key_Right);
  QVERIFY(table->signs().contains("pile tableau"));
  QTest::keyClick(main->window(), Qt::Key_F1);
  QTRY_VERIFY_WITH_TIMEOUT(rulesOf(main.get()), patience);
  QTRY_COMPARE_WITH_TIMEOUT(rulesOf(main.get())->property("reading").toInt(),
                            main->app()->rulesSection("yukon", "Moving cards"), patience);
}

void TestRules::aLongPressTellsWhatACardCouldDo() {
  const auto main = open({"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  waitUntilDrawn(main->window());
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  const QQuickItem* note = findType(table, "CouldNote");
  QVERIFY(note && !note->isVisible());
  const auto movable = session->cards()->movable();
  QVERIFY(!movable.isEmpty());
  const int row = *movable.begin();
  // A finger rests there.
  emit table->longPressed(row);
  QVERIFY(note->isVisible());
  QCOMPARE(note->property("text").toString(), session->input()->could(row));
  QVERIFY(!note->property("text").toString().isEmpty());
  // What it says leads to its paragraph.
  QQuickItem* rule = findButton(main.get(), "The rule");
  QVERIFY(rule && rule->isVisible());
  // A real finger that rests there.
  const QPoint at = table->mapToScene(table->cardRect(row).center()).toPoint();
  const QPoint away = table->mapToScene({4, table->height() - 4}).toPoint();
  QTest::mouseMove(main->window(), away);
  QTest::mouseClick(main->window(), Qt::LeftButton, {}, away);
  QTRY_VERIFY_WITH_TIMEOUT(!note->isVisible(), patience);
  auto* screen = QTest::createTouchDevice();
  QTest::touchEvent(main->window(), screen).press(0, at, main->window());
  QTRY_VERIFY_WITH_TIMEOUT(note->isVisible(), patience);
  QTest::touchEvent(main->window(), screen).release(0, at, main->window());
  QCOMPARE(note->property("text").toString(), session->input()->could(row));
  QTest::mouseClick(main->window(), Qt::LeftButton, {}, away);
  QTRY_VERIFY_WITH_TIMEOUT(!note->isVisible(), patience);
  QCOMPARE(session->game()->moveCount(), 0);
  // For those who do not wish to read it.
  main->app()->settings()->play()->setCardTips(false);
  QVERIFY(!note->isVisible());
  emit table->longPressed(row);
  QVERIFY(!note->isVisible());
  main->app()->settings()->play()->setCardTips(true);
  emit table->longPressed(row);
  const QPoint there = rule->mapToScene(QPointF(rule->width() / 2, rule->height() / 2)).toPoint();
  QTest::touchEvent(main->window(), screen).press(0, there, main->window());
  QTest::touchEvent(main->window(), screen).release(0, there, main->window());
  const QStringList signs = session->input()->signs(row, "");
  QVERIFY(!signs.isEmpty());
  QTRY_VERIFY_WITH_TIMEOUT(rulesOf(main.get()), patience);
  QTRY_COMPARE_WITH_TIMEOUT(rulesOf(main.get())->property("reading").toInt(),
                            main->app()->rulesSection("yukon", signs.first()), patience);
}

QTEST_MAIN(TestRules)
#include "test_rules.moc"
