// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether the window keeps drawing while the AI players think at their best: the times between frames that are drawn
// without a pause, during thought and (to compare) while nobody thinks.
// usage: bench_thinking [WxH]    on a display of its own; QT_QUICK_BACKEND=software for that renderer
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <algorithm>
#include <atomic>
#include <cstdio>
#include <mutex>
#include <vector>

#include "library/app.h"
#include "shell/launch.h"
#include "shell/window.h"

namespace {

/// The longest time between frames at 30 a second.
constexpr double limit = 33.4;

/// Takes the times between frames, apart for thought and rest.
class Stopwatch {
 public:
  std::atomic<bool> thinking = false;

  explicit Stopwatch(QQuickWindow* window) {
    clock_.start();
    QObject::connect(
        window, &QQuickWindow::frameSwapped, window, [this] { take(); }, Qt::DirectConnection);
    QObject::connect(window, &QQuickWindow::frameSwapped, window, &QQuickWindow::update);
  }
  std::vector<double> times(bool thought) {
    const std::lock_guard lock(guard_);
    return thought ? thought_ : idle_;
  }

 private:
  void take() {
    const std::lock_guard lock(guard_);
    const double now = static_cast<double>(clock_.nsecsElapsed()) / 1e6;
    const bool thought = thinking;
    if (last_ > 0 && thought == thoughtLast_) (thought ? thought_ : idle_).push_back(now - last_);
    last_ = now;
    thoughtLast_ = thought;
  }

  QElapsedTimer clock_;
  std::mutex guard_;
  double last_ = 0;
  bool thoughtLast_ = false;
  std::vector<double> thought_, idle_;
};

void report(const QByteArray& what, std::vector<double> times) {
  if (times.empty()) return;
  std::ranges::sort(times);
  const auto at = [&](double part) {
    return times[static_cast<std::size_t>(part * static_cast<double>(times.size() - 1))];
  };
  const auto late = std::ranges::count_if(times, [](double time) { return time > limit; });
  std::printf("%-28s n %5zu   median %6.2f ms   95 %% %6.2f ms   longest %6.2f ms   over 33 ms: %td\n", what.data(),
              times.size(), at(0.5), at(0.95), times.back(), late);
}

/// The first move that can be made by hand.
void playSomething(Session& session) {
  const int before = session.game()->moveCount();
  QList<int> rows(session.cards()->movable().begin(), session.cards()->movable().end());
  std::ranges::sort(rows);
  for (const int row : rows) {
    if (!session.input()->lift(row)) continue;
    session.input()->dropOn(session.input()->targets().value(0));
    if (!session.input()->chooser().isEmpty()) session.input()->choose(0);
    if (session.game()->moveCount() > before) return;
  }
  for (int row = 0; row < session.input()->buttons()->rowCount() && session.game()->moveCount() == before; ++row)
    if (session.input()->buttons()->row(row).enabled) session.input()->press(row);
}

bool measure(const char* game, const char* seats, const QString& size) {
  QTemporaryDir folder;
  const LaunchAnswer answer = readCommandLine({"fulltable", "--game", game, "--seed", "7", "--size", size, "--seats",
                                               seats, "--data-dir", folder.path(), "--speed", "fast"});
  if (!answer.launch) return false;
  MainWindow main(*answer.launch);
  if (!main.window()) return false;
  Session* session = main.app()->session();
  Stopwatch watch(main.window());
  QObject::connect(session->players(), &Players::thinkingChanged, main.window(),
                   [&] { watch.thinking = session->players()->thinking(); });
  watch.thinking = session->players()->thinking();
  main.window()->update();
  QElapsedTimer time;
  time.start();
  while (time.elapsed() < 25000 && !session->shown()->over()) {
    QCoreApplication::processEvents(QEventLoop::AllEvents, 10);
    if (session->shown()->resting()) session->shown()->goOn();
    if (session->viewpoint()->myTurn()) playSomething(*session);
  }
  report(QByteArray(game) + ", thinking", watch.times(true));
  report(QByteArray(game) + ", nobody thinks", watch.times(false));
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const QGuiApplication app(argc, argv);
  const QString size = argc > 1 ? argv[1] : "1280x800";
  return measure("pop", "human,hard", size) && measure("ristiseiska", "human,hard,hard,hard", size) ? 0 : 1;
}
