// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>

#include "driven_window.h"

namespace {

QString labelOf(const fulltable::Text& label) {
  return QString::fromStdString(english(label));
}

}  // namespace

/// Whole games in the window: a person who follows the game's rule of thumb, by mouse or by keys, against computers.
/// Any warning of QML fails the test.
class TestWholeGames : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }

  void toTheEnd_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("keys");
    QTest::newRow("stomp, eight seats, by mouse")
        << QStringList{"--game",   "stomp",   "--seats", "human,easy,easy,easy,easy,easy,easy,easy",
                       "--option", "games=2", "--size",  "800x600"}
        << false;
    QTest::newRow("stomp with jokers and chips, by keys")
        << QStringList{"--game",   "stomp",    "--seats", "human,easy,easy", "--option",
                       "jokers=2", "--option", "games=2", "--option",        "scoring=chips"}
        << true;
    QTest::newRow("commune, by mouse") << QStringList{"--game", "commune", "--seats", "human,easy,easy,easy",
                                                      "--size", "800x600"}
                                       << false;
    QTest::newRow("commune, by keys") << QStringList{"--game",          "commune",  "--seats",
                                                     "human,easy,easy", "--option", "call_by=anyone"}
                                      << true;
    QTest::newRow("umtali, four hands by mouse") << QStringList{"--game", "umtali", "--seats", "human,easy"} << false;
    QTest::newRow("umtali, four hands by keys") << QStringList{"--game", "umtali", "--seats", "human,easy"} << true;
    const auto byMouse = [](const char* game, const QStringList& more) {
      QTest::newRow(qPrintable(QString("%1, by mouse").arg(game))) << QStringList{"--game", game} + more << false;
    };
    byMouse("black_hole", {"--size", "1366x768"});
    byMouse("chinese_ten", {"--seats", "human,easy"});
    byMouse("lorum", {"--seats", "human,easy,easy,easy", "--option", "rounds=1", "--size", "1366x768"});
    byMouse("mate", {"--seats", "human,easy", "--size", "800x600"});
    byMouse("pop", {"--seats", "human,easy", "--option", "target=5"});
    byMouse("ristiseiska", {"--seats", "human,easy,easy,easy", "--size", "3840x2160"});
    byMouse("thieving_stink", {"--seats", "human,easy,easy,easy", "--option", "target=50"});
  }

  void toTheEnd() {
    QFETCH(QStringList, arguments);
    QFETCH(bool, keys);
    const auto main = openWindow(folder_, arguments + QStringList{"--seed", "3"});
    QVERIFY(main);
    window_ = main->window();
    session_ = main->app()->session();
    table_ = find<GameTable>(window_->contentItem());
    int turns = 0;
    while (!session_->shown()->over()) {
      QTRY_VERIFY_WITH_TIMEOUT(
          session_->shown()->over() || session_->shown()->resting() || session_->viewpoint()->myTurn(), 60000);
      if (session_->shown()->over()) break;
      if (session_->shown()->resting()) {
        session_->shown()->goOn();
        continue;
      }
      table_->layOutNow();
      const int before = session_->game()->moveCount();
      makeMove(keys);
      if (QTest::currentTestFailed()) return;
      QTRY_VERIFY2_WITH_TIMEOUT(session_->game()->moveCount() > before, qPrintable(whatStands(session_, tried_)), 5000);
      ++turns;
    }
    QVERIFY(turns > 2);  // a player who loses every round is soon out
    QVERIFY(session_->game()->solitaire() || !session_->shown()->winners().isEmpty());
    // What happened is told where there is room for it, if it is not shown by the places of all.
    const QQuickItem* end = findType(window_->contentItem(), "GameOver");
    QTRY_VERIFY_WITH_TIMEOUT(end->isVisible(), 30000);
    const QQuickItem* standing = findType(end, "EndStanding");
    QVERIFY(!end->property("wordy").toBool() || standing->property("placed").toBool() ||
            !end->property("ending").toString().isEmpty());
  }

  /// A card that belongs to a whole meld of the hand is refused by itself, and the meld is framed.
  void refusedCardsAreNamed() {
    const auto main = openWindow(folder_, {"--game", "umtali", "--seats", "human,human", "--seed", "1"});
    QVERIFY(main);
    window_ = main->window();
    bool refused = false;
    for (int deal = 1; deal < 60 && !refused; ++deal) {
      main->app()->newGame("umtali", {"human", "human"}, {}, {}, QString::number(deal), false);
      session_ = main->app()->session();
      table_ = find<GameTable>(window_->contentItem());
      session_->uncover();
      QTest::keyClick(window_, Qt::Key_S);
      session_->input()->selectOffer();
      const QList<int> meld = session_->input()->lifted();
      session_->input()->cancel();
      table_->layOutNow();
      if (meld.size() < 3) continue;
      const QString place = QString("meld.%1.0").arg(session_->viewpoint()->viewer());
      drag(at(table_->visibleOf(meld.front())), at(table_->pileOf(place)->extent()));
      refused = true;
      QVERIFY2(session_->input()->refusal().contains("belongs to a meld in your hand"),
               qPrintable(session_->input()->refusal()));
      QVERIFY(session_->input()->refusedCards().size() >= 3);
      QVERIFY(session_->input()->refusedCards().contains(meld.front()));
    }
    QVERIFY(refused);
  }

 private:
  void makeMove(bool keys) {
    const auto known = session_->game()->match().know(session_->viewpoint()->viewer());
    const int seat = session_->viewpoint()->viewer();
    fulltable::Moves moves;
    known->legal(seat, moves);
    fulltable::Rng rng(7);
    const auto& move = moves[static_cast<std::size_t>(known->rule_of_thumb(seat, moves, rng))];
    const auto gesture = known->gesture(seat, move);
    tried_ = QString::fromStdString(known->write(move));
    for (const auto& button : known->buttons(seat)) {
      if (button.move != move) continue;
      // By mouse the card itself is dragged: a click on the hand would mean whatever lies there.
      if (!keys && gesture.key.empty() && !gesture.cards.empty() && gesture.from.starts_with("hand.")) continue;
      if (!button.heading.empty())
        declare(labelOf(button.heading), labelOf(button.label), keys);
      else if (keys || gesture.from.empty())
        press(QString::fromStdString(button.key), labelOf(button.label), keys);
      else
        click(at(table_->pileOf(pile(gesture.from))->topmost()));
      return;
    }
    if (!keys && gesture.key.empty()) {
      dragOne(gesture);
      return takeChoice(gesture);
    }
    select(gesture, keys);
    QVERIFY2(session_->input()->lifted().size() == static_cast<qsizetype>(gesture.cards.size()), qPrintable(tried_));
    if (keys)
      press(QString::fromStdString(gesture.key), {}, true);
    else
      drag(at(table_->visibleOf(session_->input()->lifted().front())), at(table_->pileRect(pile(gesture.to))));
    takeChoice(gesture);
  }

  void takeChoice(const fulltable::Gesture& gesture) {
    for (const QVariant& choice : session_->input()->chooser())
      if (choice.toMap()["label"].toString() == labelOf(gesture.label))
        return session_->input()->choose(choice.toMap()["index"].toInt());
  }

  /// Drags one card, with what lies on it, onto the card that is meant, or to its pile.
  void dragOne(const fulltable::Gesture& gesture) {
    table_->layOutNow();
    const CardModel* cards = session_->cards();
    const QString from = pile(gesture.from);
    const auto rowOf = [cards](fulltable::Card card, const QString& in) {
      const QSet<int> rows = cards->rowsOf(card, in);
      return rows.isEmpty() ? -1 : *std::ranges::min_element(rows);
    };
    const int row = gesture.place >= 0 ? cards->rowAt(from, gesture.place) : rowOf(gesture.cards.front(), from);
    QVERIFY2(row >= 0, qPrintable(tried_));
    const QPoint start = grip(table_, row);
    const QPoint off = start - middle(table_, table_->restOf(row));
    QRectF goal = table_->pileRect(pile(gesture.to));
    if (!gesture.onto.empty()) goal = table_->restOf(rowOf(gesture.onto.front(), pile(gesture.to)));
    drag(start, at(goal) + off);
  }

  /// What cannot be taken back is asked about, and done with a second click.
  void click(QPoint where) {
    QTest::mouseClick(window_, Qt::LeftButton, {}, where, 500);
    if (!session_->input()->question().isEmpty()) QTest::mouseClick(window_, Qt::LeftButton, {}, where, 500);
  }

  /// Card by card, with a click each, or by walking to it and Space.
  void select(const fulltable::Gesture& gesture, bool keys) {
    for (const auto card : gesture.cards) {
      table_->layOutNow();
      const CardModel* cards = session_->cards();
      int row = -1;
      for (const int each : cards->rowsOf(card, pile(gesture.from)))
        if (!session_->input()->lifted().contains(each) && (row < 0 || each < row)) row = each;
      if (keys && walkTo(row))
        QTest::keyClick(window_, Qt::Key_Space);
      else
        QTest::mouseClick(window_, Qt::LeftButton, {}, at(table_->visibleOf(row)), 500);
    }
    table_->layOutNow();
  }

  /// Moves the cursor along the hand until it is on that card.
  bool walkTo(int row) {
    if (table_->cursor().isEmpty()) QTest::keyClick(window_, Qt::Key_Down);
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right})
      for (int step = 0; step < 16; ++step) {
        if (table_->chosen() == row && !table_->cursor().isEmpty()) return true;
        QTest::keyClick(window_, key);
      }
    return false;
  }

  void declare(const QString& kind, const QString& ranks, bool keys) {
    const QStringList words = ranks.split(' ');
    if (keys) {
      const QVariantList headings = session_->input()->pad()->headings();
      for (const QVariant& heading : headings)
        if (heading.toMap()["name"] == kind) type(heading.toMap()["key"].toString());
      for (const QString& word : words) type(word);
      QTest::keyClick(window_, Qt::Key_Return);
      return;
    }
    clickButton(
        "kind", [&](const QString& text) { return text == kind; }, 0);
    for (qsizetype i = 0; i < words.size(); ++i)
      clickButton(
          "rank", [&](const QString& text) { return text == (words[i] == "T" ? "10" : words[i]); }, i);
    clickButton(
        "declaration", [this](const QString& text) { return text == session_->input()->pad()->proposalWords(); }, 0);
  }

  void press(const QString& key, const QString& label, bool keys) {
    if (!keys)
      return clickButton(
          "button", [&](const QString& text) { return text == label; }, 0);
    if (key == "Enter")
      QTest::keyClick(window_, Qt::Key_Return);
    else if (key == "Space")
      QTest::keyClick(window_, Qt::Key_Space);
    else
      type(key);
  }

  void type(const QString& key) { QTest::keyClick(window_, static_cast<Qt::Key>(key.front().toUpper().unicode())); }

  /// The buttons that can be seen whose text fits, in their places.
  QList<QQuickItem*> buttons(const std::function<bool(const QString&)>& fits) {
    QList<QQuickItem*> found;
    const std::function<void(QQuickItem*)> search = [&](QQuickItem* item) {
      if (!item->isVisible()) return;
      if (item->inherits("QQuickAbstractButton") && fits(item->property("text").toString())) found.append(item);
      for (QQuickItem* child : item->childItems()) search(child);
    };
    search(window_->contentItem());
    return found;
  }

  /// Clicks the button of that number, from 0, among those whose text fits, as soon as it is there and in its place.
  void clickButton(const char* what, const std::function<bool(const QString&)>& fits, qsizetype number) {
    QTRY_VERIFY2(!buttons(fits).isEmpty(), qPrintable(tried_ + ": " + what));
    clickStill(window_, [&]() -> const QQuickItem* {
      const QList<QQuickItem*> found = buttons(fits);
      // Where both ranks of a hand are the same buttons once more, the second row comes second.
      return found.value(std::min(number, found.size() - 1));
    });
  }

  void drag(const QPoint& from, const QPoint& to) {
    QTest::mousePress(window_, Qt::LeftButton, {}, from);
    for (int i = 1; i <= 10; ++i) QTest::mouseMove(window_, from + (to - from) * i / 10);
    QTest::mouseRelease(window_, Qt::LeftButton, {}, to);
  }

  QPoint at(const QRectF& rect) const { return table_->mapToScene(rect.center()).toPoint(); }
  static QString pile(const std::string& id) { return QString::fromStdString(id); }

  QTemporaryDir folder_;
  QQuickWindow* window_ = nullptr;
  Session* session_ = nullptr;
  GameTable* table_ = nullptr;
  QString tried_;
};

QTEST_MAIN(TestWholeGames)
#include "test_whole_games.moc"
