// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// Whether the program grows while it is used: its private memory, in megabytes, at the start page, and after each round
// in which computers have played every game once, or those given, at instant pace, with the window drawing it all.
// Linux tells it. usage: bench_memory [NUMBER [GAME...]]    at least so many games, 100 if not given; on a display of
// its own
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFile>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTimer>
#include <cstdio>

#include "library/app.h"
#include "shell/launch.h"
#include "shell/window.h"

namespace {

constexpr int longestGame = 120000;  ///< ms; what takes longer is left

/// A loop of its own: only in such a one is deleted what was to be deleted later.
void spend(int ms) {
  QEventLoop loop;
  QTimer::singleShot(ms, &loop, &QEventLoop::quit);
  loop.exec();
}

double privateMegabytes() {
  QFile file("/proc/self/smaps_rollup");
  if (!file.open(QIODevice::ReadOnly)) return 0;
  double kilobytes = 0;
  for (const QByteArray& line : file.readAll().split('\n'))
    if (line.startsWith("Private_Clean:") || line.startsWith("Private_Dirty:"))
      kilobytes += line.mid(14).simplified().split(' ').first().toDouble();
  return kilobytes / 1024;
}

/// Lets computers play a game to its end, as long as that does not take too long.
bool play(App& app, const QString& id) {
  QStringList kinds;
  QStringList names;
  for (const QVariant& seat : app.proposedSeats(id, 0)) {
    kinds.append("easy");
    names.append(seat.toMap().value("name").toString());
  }
  if (!app.newGame(id, kinds, names, {}, {}, false)) return false;
  QElapsedTimer time;
  time.start();
  while (!app.session()->shown()->over() && time.elapsed() < longestGame) {
    spend(10);
    if (app.session()->shown()->resting()) app.session()->shown()->goOn();
  }
  if (!app.session()->shown()->over()) std::printf("%s: left before its end\n", qPrintable(id));
  // What was won and lost is told at its end.
  spend(200);
  return true;
}

}  // namespace

int main(int argc, char** argv) {
  const QGuiApplication application(argc, argv);
  const int wanted = argc > 1 ? QByteArray(argv[1]).toInt() : 100;
  QTemporaryDir folder;
  const LaunchAnswer answer =
      readCommandLine({"fulltable", "--speed", "instant", "--size", "1280x800", "--data-dir", folder.path()});
  if (!answer.launch) return 1;
  MainWindow main(*answer.launch);
  if (!main.window()) return 1;
  main.app()->settings()->play()->helpNobody();
  spend(3000);
  std::printf("start page           %6.1f MB\n", privateMegabytes());
  std::fflush(stdout);
  QStringList games;
  for (int i = 2; i < argc; ++i) games.append(argv[i]);
  if (games.isEmpty())
    for (const QVariant& game : main.app()->games()) games.append(game.toMap().value("id").toString());
  for (int played = 0; played < wanted;) {
    for (const QString& game : games)
      if (!play(*main.app(), game)) return 1;
    played += static_cast<int>(games.size());
    spend(3000);
    std::printf("after %4d games     %6.1f MB\n", played, privateMegabytes());
    std::fflush(stdout);
  }
  return 0;
}
