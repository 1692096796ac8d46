// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QRegularExpression>

#include "app/virtualtime.h"
#include "qml/layout_checks.h"
#include "qml/player_hands.h"

namespace {

/// The cap of the person's pad in a race with that text or symbol, or null.
const QQuickItem* capOf(const MainWindow* main, const QString& name) {
  for (const QQuickItem* cap : findTypes(main->window()->contentItem(), "RaceCap"))
    if (cap->isVisible() && (cap->property("text") == name || cap->property("symbol") == name)) return cap;
  return nullptr;
}

}  // namespace

/// Every guided first game by mouse, from its first step to its last, in a small window, there with large text, too,
/// and in a usual one: each step can be done as a newcomer would do it, and whatever is to be read or pressed lies
/// free. Any warning of QML fails the test.
class TestGuidedGames : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void cleanup() { main_.reset(); }
  void toTheEnd_data();
  void toTheEnd();
  void aDoubleClickDrawsAndNoMore();
  void eachCardOfASetIsClicked();

 private:
  Session* session() const { return main_->app()->session(); }
  Coach* coach() const { return session()->coach(); }
  GameTable* table() const { return find<GameTable>(main_->window()->contentItem()); }
  /// The coach waits for the person.
  bool asks() const { return coach()->isReading() || coach()->isPlaying() || coach()->isDone(); }
  void watch();
  QString wrong() const;
  void play(const fulltable::Move& move);
  void race(const fulltable::Move& move);
  void sweep(const QString& text);

  QTemporaryDir folder_;
  VirtualTime time_;
  std::unique_ptr<MainWindow> main_;
  bool apart_ = true;  ///< no text may lie upon another
};

void TestGuidedGames::toTheEnd_data() {
  QTest::addColumn<QString>("id");
  QTest::addColumn<QString>("size");
  QTest::addColumn<QString>("text");
  for (const auto& [size, text] : {std::pair{"800x600", "100"}, {"800x600", "200"}, {"1366x768", "100"}})
    for (const QString& file : QDir(":/lessons").entryList({"*.md"})) {
      const QString id = file.chopped(3);
      QTest::newRow(qPrintable(QString("%1, %2, %3 %").arg(id, size, text))) << id << size << text;
    }
}

void TestGuidedGames::toTheEnd() {
  QFETCH(QString, id);
  QFETCH(QString, size);
  QFETCH(QString, text);
  main_ = openWindow(folder_, {"--size", size, "--text-size", text}, false, &time_);
  QVERIFY(main_);
  apart_ = id != "commune";  // its keys bear two texts
  main_->app()->beginLesson(id);
  QVERIFY(coach());
  QTRY_VERIFY(findType(main_->window()->contentItem(), "CoachPane"));
  // What is read is as large as it is wished for, however little room the table has.
  const double usual = std::max(0.86, std::min(main_->window()->width() / 1280.0, main_->window()->height() / 768.0));
  const auto read = findTypes(findType(main_->window()->contentItem(), "CoachPane"), "Prose");
  QVERIFY(!read.isEmpty());
  for (const QQuickItem* each : read)
    QCOMPARE(each->property("font").value<QFont>().pixelSize(), qRound(16 * usual * text.toInt() / 100));
  while (!coach()->isDone()) {
    const int step = coach()->step();
    const auto where = [&] { return QString("step %1, %2").arg(step + 1).arg(coach()->title()); };
    // What a pointer that rests brings up is not looked at.
    QTest::mouseMove(main_->window(), QPoint(main_->window()->width() / 2, 4));
    table()->layOutNow();
    QTRY_VERIFY2_WITH_TIMEOUT(wrong().isEmpty(), qPrintable(where() + ": " + wrong()), 5000);
    if (coach()->isReading()) {
      click(main_.get(), "Continue");
    } else {
      // Where there is no room for a button the key does the same.
      if (id == "umtali" && session()->input()->hasOffers()) {
        QTest::keyClick(main_->window(), Qt::Key_W);
        QVERIFY2(session()->input()->canPlaySelection(), qPrintable(where()));
        session()->input()->cancel();
      }
      if (!coach()->pointedMove()) click(main_.get(), "Show me");
      QTRY_VERIFY2(coach()->pointedMove(), qPrintable(where()));
      play(*coach()->pointedMove());
    }
    if (QTest::currentTestFailed()) return;
    watch();
    QVERIFY2(coach()->step() == step + 1,
             qPrintable(where() + ": " + coach()->answer() + whatStands(session(), "the wanted move")));
  }
  QTRY_VERIFY2_WITH_TIMEOUT(wrong().isEmpty(), qPrintable("at the end: " + wrong()), 5000);
  QTRY_VERIFY(findButton(main_.get(), "Again"));
}

/// The second click of two on the stock means the stock, not the card that the first one drew.
void TestGuidedGames::aDoubleClickDrawsAndNoMore() {
  main_ = openWindow(folder_, {"--size", "1366x768"}, false, &time_);
  QVERIFY(main_);
  main_->app()->beginLesson("vazhushal");
  coach()->goOn();
  watch();
  QCOMPARE(coach()->step(), 1);
  table()->layOutNow();
  const QPoint stock = middle(table(), table()->pileOf("stock")->topmost());
  QTest::mouseClick(main_->window(), Qt::LeftButton, {}, stock, 500);
  QTest::mouseDClick(main_->window(), Qt::LeftButton, {}, stock);
  watch();
  QCOMPARE(coach()->step(), 2);
  QCOMPARE(coach()->answer(), QString());
  QVERIFY(session()->input()->lifted().isEmpty());
}

/// “Select the king and the queen”: whoever clicks both has both; and Enter says what one of them alone lacks.
void TestGuidedGames::eachCardOfASetIsClicked() {
  main_ = openWindow(folder_, {"--size", "1366x768"}, false, &time_);
  QVERIFY(main_);
  main_->app()->beginLesson("umtali");
  coach()->goOn();
  watch();
  coach()->showMe();
  watch();
  QCOMPARE(coach()->step(), 2);
  const auto tap = [&](const char* card) {
    table()->layOutNow();
    const QSet<int> rows = session()->cards()->rowsOf(*fulltable::card_of(card), "hand.0");
    QTest::mouseClick(main_->window(), Qt::LeftButton, {}, grip(table(), *rows.begin()), 500);
  };
  tap("KH");
  tap("QH");
  QCOMPARE(session()->input()->lifted().size(), 2);
  tap("QH");
  QCOMPARE(session()->input()->lifted().size(), 1);
  QTest::keyClick(main_->window(), Qt::Key_Return);
  QVERIFY(!session()->input()->refusal().isEmpty());
  QCOMPARE(session()->input()->lifted().size(), 1);
  tap("QH");
  QTest::keyClick(main_->window(), Qt::Key_Return);
  watch();
  QCOMPARE(coach()->step(), 3);
  // By keys it is told what is selected: the four of diamonds stands for all three of them.
  QObject listener;
  QStringList told;
  connect(session()->chronicle(), &Chronicle::announced, &listener, [&](const QString& text) { told.append(text); });
  for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Home, Qt::Key_Right, Qt::Key_Right, Qt::Key_Space})
    QTest::keyClick(main_->window(), key);
  QCOMPARE(session()->input()->lifted().size(), 3);
  QVERIFY2(told.join(' ').contains("Selected: four of diamonds, five of diamonds, six of diamonds. Enter: "),
           qPrintable(told.join('|')));
}

/// What the others do, without its rests.
void TestGuidedGames::watch() {
  QElapsedTimer patience;
  patience.start();
  const auto goesOn = [&] {
    QCoreApplication::processEvents();
    if (session()->shown()->resting())
      session()->shown()->goOn();
    else if (!asks() && !time_.step())
      QTest::qWait(5);
    return asks() && !session()->shown()->resting();
  };
  while (!goesOn() && !patience.hasExpired(30000)) {
  }
}

QString TestGuidedGames::wrong() const {
  QQuickItem* window = main_->window()->contentItem();
  QString found = wrongWith(table(), session(), false);
  if (found.isEmpty()) found = cutText(window, QRectF({}, window->size()));
  if (found.isEmpty()) found = coveredByPlates(window, table(), session());
  return found.isEmpty() && apart_ ? TextsApart::wrongWith(window) : found;
}

void TestGuidedGames::play(const fulltable::Move& move) {
  if (session()->game()->realTime()) return race(move);
  const QString text = QString::fromStdString(session()->viewpoint()->known().write(move));
  if (text.startsWith("take ")) return sweep(text);
  PlayerHands(main_.get()).make(move, false);
}

/// In a race what is pressed are the caps of the pad, one after the other.
void TestGuidedGames::race(const fulltable::Move& move) {
  for (const auto& button : session()->viewpoint()->known().buttons(0)) {
    if (button.move != move) continue;
    const QString keys = QString::fromStdString(button.key);
    QStringList caps = keys.split(' ');
    if (caps.size() == 2) {
      caps = {caps[0] == "T" ? "10" : caps[0], "suit-" + caps[1]};
    } else {
      for (const QVariant& each : session()->race()->pad())
        if (each.toMap()["key"] == keys) caps = QStringList{each.toMap()["label"].toString()};
    }
    waitUntilDrawn(main_->window());
    // Without a pause in between: half a call is forgotten after a while.
    for (const QString& name : caps) {
      const QQuickItem* cap = capOf(main_.get(), name);
      QVERIFY2(cap, qPrintable(name));
      const QPointF centre(cap->width() / 2, cap->height() / 2);
      QTest::mouseClick(main_->window(), Qt::LeftButton, {}, cap->mapToScene(centre).toPoint());
    }
    return;
  }
  QFAIL("no button makes that move");
}

/// In Vazhushal: a click on the deepest card that is taken, the cards of the hand that go with it, and “Meld”.
void TestGuidedGames::sweep(const QString& text) {
  const QString number = text.section(' ', 1, 1);
  const QStringList cards = text.section(' ', 3).split(' ');
  const QList<int> line = session()->cards()->rowsOf("discard");
  const int deepest = session()->cards()->rowAt("discard", static_cast<int>(line.size()) - number.toInt());
  table()->layOutNow();
  QTest::mouseClick(main_->window(), Qt::LeftButton, {}, grip(table(), deepest));
  const Workspace* workspace = session()->input()->melds()->workspace();
  QVERIFY(workspace->isOpen());
  QString group = session()->cards()->slot(deepest).pile;
  if (!Workspace::isGroup(group)) group = Workspace::newPile;
  for (const QString& each : cards) {
    if (workspace->isValid()) break;
    const auto card = fulltable::card_of(each.section('=', 0, 0).toStdString());
    const QSet<int> held = session()->cards()->rowsOf(*card, "hand.0");
    if (held.isEmpty()) continue;
    table()->layOutNow();
    drag(main_->window(), grip(table(), *held.begin()), middle(table(), table()->pileOf(group)->extent()));
    group = session()->cards()->slot(*held.begin()).pile;
  }
  QVERIFY2(workspace->isValid(), qPrintable(workspace->problem()));
  click(main_.get(), "Meld");
}

QTEST_MAIN(TestGuidedGames)
#include "test_guided_games.moc"
