// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the window's thread is busy at once with many finished games: their list, what is looked for in it, and the
// statistics. And how long it takes to store a move.
// usage: bench_history [GAMES [WxH]]    10000 games by default; on a display of its own
#include <QGuiApplication>
#include <cstdio>
#include <ctime>

#include "library/gamerecord.h"
#include "qml/driven_window.h"
#include "qml/sheet_checks.h"

namespace {

/// Of this thread, in ms.
double processorTime() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

/// Takes the processor time of each event that is handled, with what is handled within it.
class TimedApplication : public QGuiApplication {
 public:
  using QGuiApplication::QGuiApplication;

  bool notify(QObject* object, QEvent* event) override {
    if (deep_ > 0) return QGuiApplication::notify(object, event);
    ++deep_;
    const double before = processorTime();
    const bool done = QGuiApplication::notify(object, event);
    longest_ = std::max(longest_, processorTime() - before);
    --deep_;
    return done;
  }
  double takeLongest() { return std::exchange(longest_, 0); }

 private:
  int deep_ = 0;
  double longest_ = 0;
};

/// Does it, within an event unless it brings events itself, and goes on until it is done.
void measure(const char* what, const std::function<void()>& act, const std::function<bool()>& done = {},
             bool clicks = false) {
  auto* application = static_cast<TimedApplication*>(QCoreApplication::instance());
  QElapsedTimer all;
  QObject here;
  application->takeLongest();
  all.start();
  if (clicks)
    act();
  else
    QTimer::singleShot(0, &here, act);
  while (all.elapsed() < 300 || (done && !done() && all.elapsed() < 60000)) QCoreApplication::processEvents();
  std::printf("%-34s longest event %7.1f ms\n", what, application->takeLongest());
}

QString nameOf(int number) {
  const QStringList names{"Zoe", "Max", "Kim", "Lea", "Ali"};
  return names[number % names.size()];
}

void fill(const QString& path, int count) {
  Database database(path);
  database.open();
  const auto games = fulltable::all_games();
  database.gather(true);
  const qint64 now = QDateTime::currentMSecsSinceEpoch();
  for (int number = 0; number < count; ++number) {
    const fulltable::Game& game = *games[static_cast<std::size_t>(number) % games.size()];
    auto match =
        fulltable::Match::start(game, fulltable::standard_setup(game, static_cast<std::uint64_t>(1000 + number)));
    Seating seating;
    for (int seat = 0; seat < match->seats(); ++seat) {
      seating.kinds.push_back(seat == 0 ? SeatKind::human : SeatKind::hard);
      seating.names.append(seat == 0 ? nameOf(number) : QString("Ann %1").arg(seat));
    }
    match->app = noteOf(seating, "salt", false);
    const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
    Database::setClock([=] { return now - qint64{3600000} * (count - number); });
    database.begin(id, QString::fromStdString(std::string(game.info().id)), beginningOf(*match));
    for (int move = 0; move < 40; ++move) database.addMove(id, move, {0, QString("play 7C")});
    database.end(id, {number % 3 > 0, 40 + number * 37 % 90, "You win!"});
    database.keepSameCards(id, "{}", 80 + number * 17 % 50);
  }
  database.gather(false);
  Database::setClock({});
}

void storeMoves(const QString& path) {
  Database database(path);
  database.open();
  database.begin("moves", "pop", "{}");
  std::vector<double> times;
  for (int move = 0; move < 2000; ++move) {
    QElapsedTimer time;
    time.start();
    database.addMove("moves", move, {0, QString("play 7C")});
    times.push_back(static_cast<double>(time.nsecsElapsed()) / 1e6);
  }
  database.discard("moves");
  std::ranges::sort(times);
  std::printf("a move is stored in: median %.2f ms, 99 %% %.2f ms, longest %.2f ms\n", times[1000], times[1980],
              times.back());
}

}  // namespace

int main(int argc, char** argv) {
  TimedApplication application(argc, argv);
  const int count = argc > 1 ? std::atoi(argv[1]) : 10000;
  const QString size = argc > 2 ? argv[2] : "1280x800";
  const QTemporaryDir folder;
  QDir(folder.path()).mkpath("1");
  fill(folder.filePath("1/games.sqlite"), count);
  storeMoves(folder.filePath("1/games.sqlite"));
  const auto main = openWindow(folder, {"--size", size});
  if (!main) return 1;
  App& app = *main->app();
  QQuickItem* content = main->window()->contentItem();
  const auto all = [&] { return app.statistics()->of("pop")["played"].toInt() > 0; };
  measure(
      "the program begins", [] {}, all);
  measure(
      "history: opened", [&] { click(main.get(), "History"); }, [&] { return app.history()->count() == count; }, true);
  const QQuickItem* list = findType(content, "HistoryRow");
  while (list && !list->inherits("QQuickListView")) list = list->parentItem();
  if (list) {
    auto* flick = const_cast<QQuickItem*>(list);
    measure("history: scrolled", [&] {
      for (int step = 1; step <= 100; ++step)
        QTimer::singleShot(step * 2, flick, [=] { flick->setProperty("contentY", step * 130); });
    });
    measure("history: scrolled to its end", [&] { QMetaObject::invokeMethod(flick, "positionViewAtEnd"); });
  }
  for (const char* sought : {"z", "zo", "zoe", "zoe ann 1", "nobody of that name", ""})
    measure(qPrintable(QString("history: “%1” sought").arg(sought)), [&] { app.history()->setSought(sought); });
  for (const char* kind : {"won", "lost", "assisted", "branch", "imported", "removed", "all"})
    measure(qPrintable(QString("history: %1").arg(kind)), [&] { app.history()->setKind(kind); });
  measure("history: one game", [&] { app.history()->setGame("pop"); });
  measure("history: all games", [&] { app.history()->setGame(""); });
  measure(
      "history: closed", [&] { click(main.get(), "Close"); }, {}, true);
  measure(
      "statistics: opened", [&] { click(main.get(), "Statistics"); }, {}, true);
  for (const char* game : {"pop", "lorum", "yukon", ""})
    measure(qPrintable(QString("statistics: %1").arg(*game ? game : "all games")),
            [&] { app.statistics()->setGame(game); });
  app.statistics()->setGame("pop");
  measure("statistics: opponents", [&] { app.statistics()->choose("opponents", "hard"); });
  return 0;
}
