// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>

#include "core/game.h"
#include "qml/driven_window.h"

// Whether fingers hit what they mean: how large everything is that can be pressed, and how far it lies from the next.
class TestTargets : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void everyTableIsForFingers_data();
  void everyTableIsForFingers();
  void everyPageIsForFingers_data();
  void everyPageIsForFingers();

 private:
  struct Target {
    const QQuickItem* item;
    QRectF rect;
    QRectF seen;  ///< as much of it as nothing that scrolls cuts off
    QString name;
  };

  static constexpr qreal large = 44, apart = 8;
  /// What is one control in several parts, whose borders may be shared.
  static constexpr const char* joined[] = {"Segments", "Stepper", "SideList", "GameMenu", "MonthGrid"};

  static bool isOf(const QQuickItem* item, const QByteArray& type) {
    return QByteArray(item->metaObject()->className()).startsWith(type + "_QMLTYPE");
  }
  static bool isPressed(const QQuickItem* item) {
    return item->inherits("QQuickAbstractButton") || item->inherits("QQuickComboBox") ||
           item->inherits("QQuickTextField") || item->inherits("QQuickSlider") || isOf(item, "RaceCap");
  }
  /// What can be pressed, as far as its middle is seen.
  static void collect(const QQuickItem* item, const QRectF& sight, QList<Target>& found) {
    if (!item->isVisible() || item->opacity() == 0) return;
    const QRectF rect = item->mapRectToScene(QRectF(QPointF(), item->size()));
    const QRectF seen = item->clip() ? sight & rect : sight;
    if (isPressed(item) && seen.contains(rect.center()))
      found.append({item, rect, rect & seen, item->property("text").toString() + item->property("symbol").toString()});
    for (const QQuickItem* child : item->childItems()) collect(child, seen, found);
  }
  static const QQuickItem* control(const QQuickItem* item) {
    for (const QQuickItem* above = item; above; above = above->parentItem())
      if (std::ranges::any_of(joined, [&](const char* type) { return isOf(above, type); })) return above;
    return nullptr;
  }
  /// What is too small or too near to the next in that window; empty: nothing.
  static QString wrongWith(const QQuickItem* window) {
    QList<Target> found;
    collect(window, QRectF(QPointF(), window->size()), found);
    if (found.isEmpty()) return "nothing to press";
    for (qsizetype i = 0; i < found.size(); ++i) {
      const auto& [item, rect, seen, name] = found[i];
      if (rect.width() < large - 0.5 || rect.height() < large - 0.5)
        return QString("%1: %2 × %3").arg(name).arg(rect.width()).arg(rect.height());
      for (qsizetype j = 0; j < i; ++j) {
        const Target& other = found[j];
        if (item->isAncestorOf(other.item) || other.item->isAncestorOf(item)) continue;
        if (control(item) && control(item) == control(other.item)) continue;
        const qreal beside = std::max(seen.left() - other.seen.right(), other.seen.left() - seen.right());
        const qreal below = std::max(seen.top() - other.seen.bottom(), other.seen.top() - seen.bottom());
        if (std::max(beside, below) < apart - 0.5)
          return QString("%1 and %2: %3").arg(name, other.name).arg(std::max(beside, below));
      }
    }
    return {};
  }

  QTemporaryDir folder_;
};

void TestTargets::everyTableIsForFingers_data() {
  QTest::addColumn<QStringList>("arguments");
  for (const fulltable::Game* game : fulltable::all_games()) {
    const auto id = QString::fromUtf8(game->info().id.data(), static_cast<qsizetype>(game->info().id.size()));
    QTest::newRow(qPrintable(id)) << QStringList{"--game", id};
  }
  const auto people = [](int persons, int others) {
    return "human" + QString(",human").repeated(persons - 1) + QString(",easy").repeated(others);
  };
  QTest::newRow("commune, ten seats") << QStringList{"--game", "commune", "--seats", people(1, 9)};
  QTest::newRow("stroop, two people") << QStringList{"--game", "stroop", "--seats", people(2, 0)};
  QTest::newRow("stroop, three people") << QStringList{"--game", "stroop", "--seats", people(3, 0)};
  QTest::newRow("salute the king, four people") << QStringList{"--game", "salute_the_king", "--seats", people(4, 0)};
}

void TestTargets::everyTableIsForFingers() {
  QFETCH(QStringList, arguments);
  const auto main = openWindow(folder_, arguments + QStringList{"--seed", "7"});
  QVERIFY(main);
  QQuickItem* window = main->window()->contentItem();
  Session* session = main->app()->session();
  QTRY_VERIFY_WITH_TIMEOUT(session->game()->realTime() || session->viewpoint()->myTurn(), 60000);
  for (const QSize& size : {QSize(1366, 768), QSize(800, 600)}) {
    main->window()->resize(size);
    QTRY_COMPARE(window->size().toSize(), size);
    find<GameTable>(window)->layOutNow();
    const auto wrong = [&] { return wrongWith(window); };
    QTRY_VERIFY2_WITH_TIMEOUT(wrong().isEmpty(), qPrintable(QString::number(size.width()) + ": " + wrong()), 20000);
  }
}

void TestTargets::everyPageIsForFingers_data() {
  QTest::addColumn<QStringList>("arguments");
  /// In the menu of the game.
  QTest::addColumn<QString>("entry");
  QTest::newRow("start") << QStringList() << QString();
  for (const char* page : {"new", "rules", "settings", "statistics", "log"})
    QTest::newRow(page) << QStringList{"--game", "stroop", "--page", page} << QString();
  QTest::newRow("keys") << QStringList{"--game", "stroop"} << "Keys";
  for (const char* entry : {"History", "Check the shuffle", "Review", "Analysis", "Calendar"})
    QTest::newRow(entry) << QStringList{"--game", "black_hole", "--seed", "3"} << entry;
}

void TestTargets::everyPageIsForFingers() {
  QFETCH(QStringList, arguments);
  QFETCH(QString, entry);
  const auto main = openWindow(folder_, arguments);
  QVERIFY(main);
  QQuickItem* window = main->window()->contentItem();
  if (Session* session = entry.isEmpty() ? nullptr : main->app()->session(); session && session->game()->solitaire()) {
    const LegalDrag legal = findLegalDrag(session);
    QVERIFY(session->input()->lift(legal.row) && session->input()->dropOn(legal.to));
    session->game()->giveUp();
  }
  if (entry == "Review") {
    click(main.get(), entry);
    QTRY_VERIFY(findType(window, "ReviewPage"));
  } else if (entry == "Calendar") {
    click(main.get(), "All games");
    clickStill(main->window(), [&]() -> const QQuickItem* {
      for (const QQuickItem* button : findTypes(window, "ToolButton"))
        if (button->isVisible() && button->property("symbol").toString() == "calendar") return button;
      return nullptr;
    });
    QTRY_VERIFY(findType(window, "CalendarPage"));
  } else if (!entry.isEmpty()) {
    click(main.get(), "More");
    click(main.get(), entry);
    QTRY_VERIFY(findButton(main.get(), "Close"));
  }
  for (const QSize& size : {QSize(1366, 768), QSize(800, 600)}) {
    main->window()->resize(size);
    QTRY_COMPARE(window->size().toSize(), size);
    const QQuickItem* sheet = window;
    for (const char* page : {"NewGameSheet", "RulesPage", "SettingsPage", "StatisticsPage", "LogPage", "KeysPage",
                             "HistoryPage", "ShufflePage", "AnalysisPage", "CalendarPage"})
      if (const QQuickItem* open = findType(window, page)) sheet = open;
    const auto wrong = [&] { return wrongWith(sheet); };
    QTRY_VERIFY2_WITH_TIMEOUT(wrong().isEmpty(), qPrintable(QString::number(size.width()) + ": " + wrong()), 20000);
  }
}

QTEST_MAIN(TestTargets)
#include "test_targets.moc"
