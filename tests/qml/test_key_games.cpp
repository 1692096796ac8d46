// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/game.h"
#include "qml/focus_seen.h"

/// Whole games by key events alone, as somebody plays who has no mouse: the model says what to play, the keys play it.
/// At every step exactly one thing is seen to have them.
class TestKeyGames : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void init() { failOnAnyWarning(); }
  void toTheEnd_data();
  void toTheEnd();
  void aSolitaireIsGivenUp_data();
  void aSolitaireIsGivenUp();
  void aRaceIsStartedAndHeld_data();
  void aRaceIsStartedAndHeld();
  void cleanupTestCase() { main_.reset(); }

 private:
  void begin(const QString& game, const QStringList& seats, const QVariantMap& options);
  /// A key, and one focus after it.
  void press(Qt::Key key, Qt::KeyboardModifiers with = {});
  void type(const QString& key);
  void checkFocus();
  /// Goes round with Tab, both ways, and comes back to where it began.
  void goRound();
  /// Goes on with Tab until that button has the keys; then along its group.
  bool walkToButton(const QString& text);
  QString pileAtCursor() const;
  bool walkToPile(const QString& pile);
  bool walkToRow(int row);
  /// The row of one of those cards that is not selected yet.
  int rowOf(fulltable::Card card, const fulltable::PileId& pile) const;
  void makeMove();
  void byButton(const fulltable::Button& button, const fulltable::Gesture& gesture);
  void byCards(const fulltable::Gesture& gesture);
  void answer(const fulltable::Gesture& gesture);

  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> main_;
  QQuickWindow* window_ = nullptr;
  Session* session_ = nullptr;
  GameTable* table_ = nullptr;
  QString tried_;
};

namespace {

QString wordsOf(const fulltable::Text& text) {
  return QString::fromStdString(fulltable::english(text));
}

}  // namespace

void TestKeyGames::initTestCase() {
  main_ = openWindow(folder_, {});
  QVERIFY(main_);
  window_ = main_->window();
  main_->app()->settings()->play()->setOpponents("instant");
}

void TestKeyGames::begin(const QString& game, const QStringList& seats, const QVariantMap& options) {
  QVERIFY(main_->app()->newGame(game, seats, {}, options, "3", false));
  session_ = main_->app()->session();
  QVERIFY(session_);
  QTRY_VERIFY(find<GameTable>(window_->contentItem()));
  table_ = find<GameTable>(window_->contentItem());
  table_->layOutNow();
  waitUntilDrawn(window_);
}

void TestKeyGames::press(Qt::Key key, Qt::KeyboardModifiers with) {
  QTest::keyClick(window_, key, with);
  table_->layOutNow();
}

void TestKeyGames::type(const QString& key) {
  press(static_cast<Qt::Key>(key.front().toUpper().unicode()));
}

void TestKeyGames::checkFocus() {
  QString problem;
  QTRY_VERIFY2(focusRing(window_, problem), qPrintable(problem + "; " + whatStands(session_, tried_)));
}

void TestKeyGames::goRound() {
  press(Qt::Key_Tab);
  QString problem;
  const auto place = [&] {
    const QQuickItem* ring = focusRing(window_, problem);
    return ring ? inScene(ring) : QRectF();
  };
  const QRectF first = place();
  QVERIFY2(!first.isEmpty(), qPrintable(problem));
  for (const Qt::Key key : {Qt::Key_Tab, Qt::Key_Backtab}) {
    int steps = 0;
    do {
      press(key);
      QVERIFY2(!place().isEmpty(), qPrintable(problem));
      ++steps;
    } while (place() != first && steps < 20);
    QVERIFY2(steps >= 2 && steps < 20, qPrintable(problem));
  }
}

bool TestKeyGames::walkToButton(const QString& text) {
  const auto here = [&] {
    const QQuickItem* item = window_->activeFocusItem();
    return item && item->property("text").toString().startsWith(text) && item->inherits("QQuickAbstractButton");
  };
  for (int step = 0; step < 12; ++step) {
    if (here()) return true;
    // Along the group, there and back.
    for (const Qt::Key key : {Qt::Key_Home, Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up})
      for (int i = 0; i < 10; ++i) {
        const QQuickItem* before = window_->activeFocusItem();
        if (!before || !before->inherits("QQuickAbstractButton")) break;
        press(key);
        if (here()) return true;
        if (window_->activeFocusItem() == before) break;
      }
    press(Qt::Key_Tab);
  }
  return here();
}

QString TestKeyGames::pileAtCursor() const {
  if (const int row = table_->chosen(); row >= 0) return session_->cards()->slot(row).pile;
  for (const PileItem* pile : table_->piles())
    if (table_->cursor().center() == QRectF(pile->position(), pile->size()).center()) return pile->pileId();
  return {};
}

bool TestKeyGames::walkToPile(const QString& pile) {
  // From a button or the bar back to the cards.
  for (int i = 0; i < 20 && table_->cursor().isEmpty(); ++i) press(Qt::Key_Tab);
  for (const Qt::Key key : {Qt::Key_PageUp, Qt::Key_PageDown})
    for (int i = 0; i < 80 && pileAtCursor() != pile; ++i) {
      const QRectF before = table_->cursor();
      press(key);
      if (table_->cursor() == before) break;
    }
  return pileAtCursor() == pile;
}

bool TestKeyGames::walkToRow(int row) {
  if (row < 0 || !walkToPile(session_->cards()->slot(row).pile)) return false;
  for (const auto& [end, key] : {std::pair{Qt::Key_Home, Qt::Key_Right},
                                 {Qt::Key_Home, Qt::Key_Down},
                                 {Qt::Key_End, Qt::Key_Left},
                                 {Qt::Key_End, Qt::Key_Up}}) {
    if (!walkToPile(session_->cards()->slot(row).pile)) return false;
    press(end);
    for (int i = 0; i < 60 && table_->chosen() != row; ++i) {
      const QRectF before = table_->cursor();
      press(key);
      if (table_->cursor() == before) break;
    }
    if (table_->chosen() == row) return true;
  }
  return false;
}

int TestKeyGames::rowOf(fulltable::Card card, const fulltable::PileId& pile) const {
  int row = -1;
  for (const int each : session_->cards()->rowsOf(card, QString::fromStdString(pile)))
    if (!session_->input()->lifted().contains(each) && (row < 0 || each < row)) row = each;
  return row;
}

void TestKeyGames::makeMove() {
  const int seat = session_->viewpoint()->viewer();
  const auto known = session_->game()->match().know(seat);
  fulltable::Moves moves;
  known->legal(seat, moves);
  fulltable::Rng rng(7);
  const auto buttons = known->buttons(seat);
  auto move = moves[static_cast<std::size_t>(known->rule_of_thumb(seat, moves, rng))];
  // Melds are not put together here.
  if (known->write(move).starts_with("take"))
    for (const auto& each : moves)
      if (std::ranges::find(buttons, each, &fulltable::Button::move) != buttons.end()) move = each;
  tried_ = QString::fromStdString(known->write(move));
  for (const auto& button : buttons)
    if (button.move == move) return byButton(button, known->gesture(seat, move));
  byCards(known->gesture(seat, move));
}

void TestKeyGames::byButton(const fulltable::Button& button, const fulltable::Gesture& gesture) {
  const QString label = wordsOf(button.label);
  // What it does, it does with the card at the cursor.
  if (!gesture.cards.empty())
    QVERIFY2(walkToRow(rowOf(gesture.cards.front(), gesture.from)), qPrintable(whatStands(session_, tried_)));
  if (!button.heading.empty()) {
    const QVariantList headings = session_->input()->pad()->headings();
    for (const QVariant& heading : headings)
      if (heading.toMap()["name"] == wordsOf(button.heading)) type(heading.toMap()["key"].toString());
    for (const QString& word : label.split(' ')) type(word);
    press(Qt::Key_Return);
  } else if (button.key.empty() || (!session_->input()->pad()->shown() && session_->game()->moveCount() % 2 == 0)) {
    QVERIFY2(walkToButton(label), qPrintable(label));
    checkFocus();
    press(session_->game()->moveCount() % 4 == 0 ? Qt::Key_Space : Qt::Key_Return);
    if (button.confirm) press(Qt::Key_Return);
  } else {
    type(QString::fromStdString(button.key));
    if (button.confirm) type(QString::fromStdString(button.key));
  }
}

void TestKeyGames::byCards(const fulltable::Gesture& gesture) {
  const QString to = QString::fromStdString(gesture.to);
  if (gesture.cards.empty() && gesture.place < 0) {
    QVERIFY2(walkToPile(QString::fromStdString(gesture.from)), qPrintable(whatStands(session_, tried_)));
    checkFocus();
    press(Qt::Key_Return);
    return answer(gesture);
  }
  if (!gesture.key.empty()) {
    for (const auto card : gesture.cards) {
      QVERIFY2(walkToRow(rowOf(card, gesture.from)), qPrintable(whatStands(session_, tried_)));
      checkFocus();
      press(Qt::Key_Space);
    }
    if (gesture.key == "Enter")
      press(Qt::Key_Return);
    else
      type(QString::fromStdString(gesture.key));
    return answer(gesture);
  }
  const int row = gesture.place >= 0 ? session_->cards()->rowAt(QString::fromStdString(gesture.from), gesture.place)
                                     : rowOf(gesture.cards.front(), gesture.from);
  QVERIFY2(walkToRow(row), qPrintable(whatStands(session_, tried_)));
  checkFocus();
  press(Qt::Key_Return);
  answer(gesture);
}

/// Carried on, or asked which of several moves it was.
void TestKeyGames::answer(const fulltable::Gesture& gesture) {
  const QVariantList choices = session_->input()->chooser();
  for (qsizetype i = 0; i < choices.size(); ++i) {
    checkFocus();
    if (choices[session_->input()->chooserLine()].toMap()["label"].toString() == wordsOf(gesture.label)) break;
    press(Qt::Key_Down);
  }
  if (!choices.isEmpty()) press(Qt::Key_Return);
  if (!session_->input()->question().isEmpty()) press(Qt::Key_Return);
  if (session_->input()->targets().isEmpty()) return;
  const QString to = QString::fromStdString(gesture.to);
  for (int i = 0; i < 30; ++i) {
    checkFocus();
    const int row = table_->chosen();
    const bool onCard = row >= 0 && !gesture.onto.empty() && session_->cards()->slot(row).card == gesture.onto.front();
    const PileItem* pile = table_->pileOf(to);
    if (onCard || (gesture.onto.empty() && pile && pile->extent().intersects(table_->cursor()))) break;
    press(Qt::Key_Tab);
  }
  press(Qt::Key_Return);
}

void TestKeyGames::toTheEnd_data() {
  QTest::addColumn<QStringList>("seats");
  QTest::addColumn<QVariantMap>("options");
  /// Of long games no more than so many turns: the others are played to their end.
  QTest::addColumn<int>("most");
  const QStringList two{"human", "easy"};
  const QStringList three{"human", "easy", "easy"};
  const QStringList four{"human", "easy", "easy", "easy"};
  QTest::newRow("chinese_ten") << two << QVariantMap{} << 12;
  QTest::newRow("commune") << two << QVariantMap{{"tokens", 2}} << 99;
  QTest::newRow("lorum") << four << QVariantMap{{"rounds", 1}} << 10;
  QTest::newRow("mate") << two << QVariantMap{{"rounds", 1}} << 99;
  QTest::newRow("pop") << two << QVariantMap{{"target", 3}} << 99;
  QTest::newRow("ristiseiska") << three << QVariantMap{} << 99;
  QTest::newRow("stomp") << three << QVariantMap{{"games", 1}} << 4;
  QTest::newRow("thieving_stink") << four << QVariantMap{{"target", 50}} << 6;
  QTest::newRow("umtali") << two << QVariantMap{{"hands", 1}} << 99;
  QTest::newRow("vazhushal") << two << QVariantMap{} << 4;
}

void TestKeyGames::toTheEnd() {
  QFETCH(QStringList, seats);
  QFETCH(QVariantMap, options);
  QFETCH(int, most);
  begin(QString(QTest::currentDataTag()), seats, options);
  if (QTest::currentTestFailed()) return;
  QTRY_VERIFY(session_->viewpoint()->myTurn() || session_->shown()->resting());
  goRound();
  int turns = 0;
  while (!session_->shown()->over() && turns < most) {
    QTRY_VERIFY_WITH_TIMEOUT(
        session_->shown()->over() || session_->shown()->resting() || session_->viewpoint()->myTurn(), 60000);
    if (session_->shown()->over()) break;
    checkFocus();
    if (QTest::currentTestFailed()) return;
    if (session_->shown()->resting()) {
      // Back to the cards, where Enter goes on.
      press(Qt::Key_Escape);
      press(Qt::Key_Return);
      continue;
    }
    table_->layOutNow();
    const int before = session_->game()->moveCount();
    makeMove();
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY2_WITH_TIMEOUT(session_->game()->moveCount() > before, qPrintable(whatStands(session_, tried_)), 5000);
    ++turns;
  }
  QVERIFY(turns > 1);
  if (!session_->shown()->over()) return;
  // What there is to do then has the keys; Enter deals anew.
  const Session* ended = session_;
  QTRY_COMPARE(window_->activeFocusItem()->property("text").toString(), QString("New deal"));
  checkFocus();
  press(Qt::Key_Return);
  QTRY_VERIFY(main_->app()->session() != ended || !main_->app()->session()->shown()->over());
}

void TestKeyGames::aSolitaireIsGivenUp_data() {
  QTest::addColumn<int>("moves");
  QTest::newRow("black_hole") << 3;
  QTest::newRow("yukon") << 6;
}

void TestKeyGames::aSolitaireIsGivenUp() {
  QFETCH(int, moves);
  begin(QString(QTest::currentDataTag()), {"human"}, {});
  if (QTest::currentTestFailed()) return;
  goRound();
  for (int i = 0; i < moves && !session_->shown()->over(); ++i) {
    const int before = session_->game()->moveCount();
    makeMove();
    if (QTest::currentTestFailed()) return;
    QTRY_VERIFY2_WITH_TIMEOUT(session_->game()->moveCount() > before, qPrintable(whatStands(session_, tried_)), 5000);
    checkFocus();
  }
  // Through the bar and its menu, from which Esc leads back to where one was.
  QVERIFY(walkToButton("More"));
  press(Qt::Key_Return);
  checkFocus();
  press(Qt::Key_Escape);
  checkFocus();
  QCOMPARE(window_->activeFocusItem()->property("text").toString(), QString("More"));
  press(Qt::Key_Return);
  QVERIFY(walkToButton("Give up"));
  press(Qt::Key_Return);
  press(Qt::Key_Return);
  QTRY_VERIFY(session_->shown()->over());
  QTRY_COMPARE(window_->activeFocusItem()->property("text").toString(), QString("New deal"));
  checkFocus();
}

void TestKeyGames::aRaceIsStartedAndHeld_data() {
  QTest::addColumn<QStringList>("seats");
  QTest::newRow("salute_the_king") << QStringList{"human", "easy", "easy"};
  QTest::newRow("stroop") << QStringList{"human", "easy"};
}

void TestKeyGames::aRaceIsStartedAndHeld() {
  QFETCH(QStringList, seats);
  begin(QString(QTest::currentDataTag()), seats, {});
  if (QTest::currentTestFailed()) return;
  checkFocus();
  QCOMPARE(window_->activeFocusItem()->property("text").toString(), QString("Start"));
  goRound();
  QVERIFY(walkToButton("Start"));
  press(Qt::Key_Return);
  QTRY_VERIFY(session_->race()->running());
  QVERIFY(focusRings(window_).size() <= 1);
  type("P");
  QTRY_VERIFY(!session_->race()->running());
  QTRY_COMPARE(window_->activeFocusItem()->property("text").toString(), QString("Resume"));
  checkFocus();
  press(Qt::Key_Space);
  QTRY_VERIFY(session_->race()->running());
  type("P");
}

QTEST_MAIN(TestKeyGames)
#include "test_key_games.moc"
