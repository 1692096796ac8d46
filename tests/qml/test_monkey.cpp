// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "driven_window.h"

namespace {

/// Hands over a real table that press, drag and type anything, half of it unfinished.
class Hands {
 public:
  Hands(MainWindow& main, std::uint64_t seed)
      : window_(*main.window()), session_(*main.app()->session()), rng_(seed), table_(*find<GameTable>(content())) {}

  void act() {
    switch (number(14)) {
      case 0: return tell("press", [this] { QTest::mousePress(&window_, Qt::LeftButton, {}, somewhere()); });
      case 1: return tell("release", [this] { QTest::mouseRelease(&window_, Qt::LeftButton, {}, somewhere()); });
      case 2: return tell("right click", [this] { QTest::mouseClick(&window_, Qt::RightButton, {}, somewhere()); });
      case 3: return tell("double click", [this] { QTest::mouseDClick(&window_, Qt::LeftButton, {}, somewhere()); });
      case 4:
      case 5: return tell("move", [this] { QTest::mouseMove(&window_, somewhere()); });
      case 6: return tell("drag", [this] { drag(&window_, somewhere(), somewhere()); });
      case 7: return tell("drop", [this] { drag(&window_, somewhere(), aTarget()); });
      case 8:
      case 9: return tell("click", [this] { QTest::mouseClick(&window_, Qt::LeftButton, {}, somewhere()); });
      default: return type();
    }
  }

  /// What is not true of the table now, or nothing.
  QString fault() const {
    const QList<int>& carried = static_cast<const TableLayout&>(table_).lifted();
    if (table_.isCarrying() != !carried.isEmpty()) return "carrying nothing";
    if (table_.isCarrying() && carried != session_.input()->lifted()) return "carrying what is not held";
    if (!table_.cursor().isEmpty() && !table_.boundingRect().intersects(table_.cursor())) return "a cursor outside";
    for (const int row : carried)
      if (row < 0 || row >= session_.cards()->count()) return "carrying what is not there";
    return {};
  }

  QString last() const { return done_.mid(std::max<qsizetype>(0, done_.size() - 10)).join("; "); }

 private:
  int number(int below) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(below))); }
  QQuickItem* content() const { return window_.contentItem(); }

  template <class Do>
  void tell(const QString& what, Do todo) {
    done_.append(what);
    todo();
  }

  /// On a card, sooner one that can be moved; or on a pile; or anywhere.
  QPoint somewhere() {
    const int kind = number(8);
    const QSet<int> movable = session_.cards()->movable();
    QList<int> rows(movable.begin(), movable.end());
    std::ranges::sort(rows);
    if (kind == 0) {
      const QPoint point(number(static_cast<int>(table_.width())), number(static_cast<int>(table_.height())));
      return table_.mapToScene(point).toPoint();
    }
    if (kind == 1 && !table_.piles().isEmpty())
      return middle(&table_, table_.piles()[number(static_cast<int>(table_.piles().size()))]->extent());
    if (kind < 6 && !rows.isEmpty()) return grip(&table_, rows[number(static_cast<int>(rows.size()))]);
    return session_.cards()->count() > 0 ? grip(&table_, number(session_.cards()->count())) : QPoint(5, 5);
  }

  QPoint aTarget() {
    const QList<Target> targets = session_.input()->targets();
    if (targets.isEmpty()) return somewhere();
    return middle(&table_, table_.targetArea(targets[number(static_cast<int>(targets.size()))]));
  }

  void type() {
    constexpr Qt::Key keys[] = {Qt::Key_Left, Qt::Key_Right, Qt::Key_Up,    Qt::Key_Down, Qt::Key_Return,
                                Qt::Key_Tab,  Qt::Key_Space, Qt::Key_Enter, Qt::Key_F,    Qt::Key_1,
                                Qt::Key_9,    Qt::Key_M,     Qt::Key_W,     Qt::Key_B,    Qt::Key_Escape};
    const Qt::Key key = keys[number(static_cast<int>(std::size(keys)))];
    // With nothing in hand it would leave the table.
    if (key == Qt::Key_Escape && session_.input()->lifted().isEmpty()) return;
    const Qt::KeyboardModifier with = number(5) == 0 ? Qt::ShiftModifier : Qt::NoModifier;
    tell("key " + QKeySequence(key).toString(), [&] { QTest::keyClick(&window_, key, with); });
  }

  QQuickWindow& window_;
  Session& session_;
  fulltable::Rng rng_;
  GameTable& table_;
  QStringList done_;
};

}  // namespace

/// What a table carries is always what the game's input holds, whatever is pressed, dragged and typed in whatever
/// order.
class WindowMonkeyTest : public QObject {
  Q_OBJECT

 private slots:
  void everyTable_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("seats");
    for (const fulltable::Game* game : fulltable::all_games()) {
      const auto& info = game->info();
      const QString id = QString::fromStdString(std::string(info.id));
      const int others = info.min_seats - 1;
      QTest::addRow("%s, people", qPrintable(id)) << id << "human" + QString(",human").repeated(others);
      if (others > 0)
        QTest::addRow("%s, computers", qPrintable(id)) << id << "human" + QString(",easy").repeated(others);
    }
  }

  void everyTable() {
    QFETCH(const QString, game);
    QFETCH(const QString, seats);
    const auto main = openWindow(folder_, {"--game", game, "--seats", seats, "--seed", "3"});
    QVERIFY(main && main->app()->session());
    Session* session = main->app()->session();
    Hands hands(*main, fulltable::hash_of(game.toStdString()));
    for (int i = 0; i < 150; ++i) {
      if (session->coverSeat() >= 0) session->uncover();
      hands.act();
      if (i % 8 == 0) QTest::qWait(1);
      QVERIFY2(main->app()->session() == session, qPrintable("the game is left after: " + hands.last()));
      const QString wrong = hands.fault();
      QVERIFY2(wrong.isEmpty(), qPrintable(wrong + " after: " + hands.last()));
      if (session->over()) session->undo();
    }
  }

 private:
  QTemporaryDir folder_;
};

QTEST_MAIN(WindowMonkeyTest)
#include "test_monkey.moc"
