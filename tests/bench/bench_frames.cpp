// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How fast the table draws: an animated deal of 52 cards, a dragged card, a dragged column, a window that changes size.
// usage: bench_frames [WxH]    on a display of its own, such as `xvfb-run`; QT_QUICK_BACKEND=software for that renderer
#include <QAbstractEventDispatcher>
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QTemporaryDir>
#include <QTest>
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <mutex>
#include <vector>

#include "library/app.h"
#include "shell/launch.h"
#include "shell/window.h"
#include "table/gametable.h"
#include "table/picture.h"
#include "table/pileitem.h"

namespace {

/// Takes the times of a window's frames, on whatever thread they are drawn.
class Stopwatch {
 public:
  explicit Stopwatch(QQuickWindow* window) {
    clock_.start();
    QObject::connect(
        window, &QQuickWindow::beforeSynchronizing, window, [this] { begun_ = now(); }, Qt::DirectConnection);
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window,
        [this] {
          const std::lock_guard lock(guard_);
          work_.push_back(now() - begun_);
          shown_.push_back(now());
          QAbstractEventDispatcher::instance(QCoreApplication::instance()->thread())->wakeUp();
        },
        Qt::DirectConnection);
  }
  double now() const { return static_cast<double>(clock_.nsecsElapsed()) / 1e6; }
  std::size_t frames() {
    const std::lock_guard lock(guard_);
    return shown_.size();
  }
  void reset() {
    const std::lock_guard lock(guard_);
    processor_ = processorTime();
    work_.clear();
    shown_.clear();
  }
  std::vector<double> work() {
    const std::lock_guard lock(guard_);
    return work_;
  }
  /// Milliseconds of processor time a frame since the reset, of all threads: what a busy machine does not change.
  double processorPerFrame() {
    const std::lock_guard lock(guard_);
    return (processorTime() - processor_) / static_cast<double>(std::max<std::size_t>(1, work_.size()));
  }
  /// The times between frames.
  std::vector<double> intervals() {
    const std::lock_guard lock(guard_);
    std::vector<double> between;
    for (std::size_t i = 1; i < shown_.size(); ++i) between.push_back(shown_[i] - shown_[i - 1]);
    return between;
  }

 private:
  static double processorTime() { return 1e3 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

  QElapsedTimer clock_;
  double processor_ = 0;
  std::mutex guard_;
  double begun_ = 0;
  std::vector<double> work_, shown_;
};

void reportProcessor(Stopwatch& watch) {
  std::printf("%-34s %.2f ms of processor time a frame\n", "", watch.processorPerFrame());
}

void report(const char* what, std::vector<double> times) {
  if (times.empty()) {
    std::printf("%-34s no frames\n", what);
    return;
  }
  std::ranges::sort(times);
  const auto at = [&](double part) {
    return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
  };
  std::printf("%-34s n %4zu   median %6.2f ms   95 %% %6.2f ms   longest %6.2f ms\n", what, times.size(), at(0.5),
              at(0.95), times.back());
}

template <class T>
T* find(QQuickItem* item) {
  if (auto* found = qobject_cast<T*>(item)) return found;
  for (QQuickItem* child : item->childItems()) {
    if (T* found = find<T>(child)) return found;
  }
  return nullptr;
}

/// Waits until all pictures are drawn and nothing moves.
void rest(Stopwatch& watch) {
  std::size_t before = 0;
  do {
    before = watch.frames();
    QTest::qWait(400);
  } while (watch.frames() != before || Picture::pending());
}

/// From each movement of the pointer until a frame shows it.
std::vector<double> drag(QQuickWindow* window, GameTable* table, Stopwatch& watch, int row) {
  std::vector<double> times;
  const QPoint from = table->mapToScene(table->visibleOf(row).center()).toPoint();
  QTest::mousePress(window, Qt::LeftButton, {}, from);
  QTest::mouseMove(window, from + QPoint(0, 12));
  QTest::qWait(150);
  for (int i = 0; i < 120; ++i) {
    const std::size_t before = watch.frames();
    const double begun = watch.now();
    QTest::mouseMove(window, from + QPoint((i % 60) * 5 - 150, 12 + (i % 40) * 3));
    // To look again and again would take a processor away from whoever draws the frame.
    while (watch.frames() == before && watch.now() - begun < 1000)
      QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    times.push_back(watch.now() - begun);
    QTest::qWait(8);
  }
  QTest::mouseRelease(window, Qt::LeftButton, {}, from);
  return times;
}

/// The card that lifts the most others, and how many they are together.
std::pair<int, int> longestLift(GameTable* table, Session* session, int most) {
  std::pair<int, int> best{-1, 0};
  for (const int row : session->cards()->movable()) {
    const auto group = static_cast<int>(session->input()->cardsWith(row).size());
    if (group <= most && group > best.second && !table->visibleOf(row).isEmpty()) best = {row, group};
  }
  return best;
}

/// Plays cards upon the longest columns until that many can be lifted at once.
void growColumn(GameTable* table, App* app, int wanted) {
  for (int deal = 1; deal < 200; ++deal) {
    app->newGame("yukon", {"human"}, {"Ada"}, {}, QString::number(deal), false);
    Session* session = app->session();
    for (int move = 0; move < 40; ++move) {
      table->layOutNow();
      if (longestLift(table, session, 52).second >= wanted) return;
      int longest = 0, from = -1;
      QString to;
      for (const int row : session->cards()->movable()) {
        if (!session->input()->lift(row)) continue;
        for (const auto& [target, card] : session->input()->targets()) {
          const int length = session->shown()->pileSize(target) + static_cast<int>(session->input()->lifted().size());
          if (target.startsWith("tableau") && session->shown()->pileSize(target) > 0 && length > longest)
            longest = length, from = row, to = target;
        }
        session->input()->cancel();
      }
      if (from < 0) break;
      session->input()->lift(from);
      session->input()->dropOn({to});
    }
  }
}

}  // namespace

int main(int argc, char** argv) {
  QGuiApplication app(argc, argv);
  QTemporaryDir folder;
  const QString size = argc > 1 ? argv[1] : "1280x800";
  const LaunchAnswer answer = readCommandLine({"fulltable", "--game", "yukon", "--seed", "7", "--size", size,
                                               "--data-dir", folder.path(), "--speed", "normal"});
  if (!answer.launch) return 2;
  MainWindow main(*answer.launch);
  main.app()->settings()->play()->setFirstHelp(false);
  QQuickWindow* window = main.window();
  if (!window || !QTest::qWaitForWindowExposed(window)) return 1;
  Stopwatch watch(window);
  rest(watch);
  std::printf("%s at %dx%d\n", QQuickWindow::sceneGraphBackend().isEmpty() ? "OpenGL" : "software", window->width(),
              window->height());

  watch.reset();
  main.app()->again(true);
  rest(watch);
  report("deal of 52: between frames", watch.intervals());
  report("deal of 52: work", watch.work());
  reportProcessor(watch);

  main.app()->settings()->play()->setSpeed("instant");
  main.app()->settings()->play()->setOpponents("instant");
  main.app()->newGame("yukon", {"human"}, {"Ada"}, {}, "7", false);
  rest(watch);
  Session* session = main.app()->session();
  auto* table = find<GameTable>(window->contentItem());
  watch.reset();
  report("drag of a card: event to frame", drag(window, table, watch, longestLift(table, session, 1).first));
  reportProcessor(watch);
  growColumn(table, main.app(), 12);
  rest(watch);
  session = main.app()->session();
  const auto [row, cards] = longestLift(table, session, 52);
  const QByteArray title = "drag of " + QByteArray::number(cards) + " cards: event to frame";
  watch.reset();
  report(title, drag(window, table, watch, row));
  reportProcessor(watch);

  rest(watch);
  watch.reset();
  const QSize begun = window->size();
  for (int i = 1; i <= 60; ++i) {
    window->resize(begun - QSize(i * 4, i * 2));
    QTest::qWait(16);
  }
  report("resizing: between frames", watch.intervals());
  report("resizing: work", watch.work());
  reportProcessor(watch);
  return 0;
}
