// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QGuiApplication>
#include <QIcon>
#include <QTimer>
#include <cstdio>
#ifdef __GLIBC__
#include <malloc.h>
#endif

#include "library/app.h"
#include "shell/desktopwishes.h"
#include "shell/launch.h"
#include "shell/onlywindow.h"
#include "shell/renderer.h"
#include "shell/screenshot.h"
#include "shell/window.h"
#include "sound/sounds.h"

namespace {

/// Milliseconds after the first frame when what it took is done.
constexpr int startedAfter = 1500;

/// Bytes from which a block, such as a picture on its way, is given back as soon as it is freed. Left alone the C
/// library raises this to the largest block ever freed, and keeps that much for each thread.
[[maybe_unused]] constexpr int givenBackAtOnce = 128 * 1024;

void giveBackLargeBlocks() {
#ifdef __GLIBC__
  mallopt(M_MMAP_THRESHOLD, givenBackAtOnce);
#endif
}

/// Gives back what the start has used and freed on several threads: the C library keeps it for each of them.
void giveBackMemory() {
  giveBackLargeBlocks();
#ifdef __GLIBC__
  malloc_trim(0);
#endif
}

}  // namespace

int main(int argc, char** argv) {
  QElapsedTimer sinceStart;
  sinceStart.start();
  QStringList arguments;
  for (int i = 0; i < argc; ++i) arguments.append(QString::fromLocal8Bit(argv[i]));
  const LaunchAnswer answer = readCommandLine(arguments);
  if (!answer.launch) {
    std::fprintf(answer.status == 0 ? stdout : stderr, "%s\n", qPrintable(answer.text));
    return answer.status;
  }
  const Launch& launch = *answer.launch;

  QCoreApplication::setOrganizationName(QStringLiteral("fulltable"));
  QCoreApplication::setApplicationName(QStringLiteral("fulltable"));
  QGuiApplication::setApplicationDisplayName(QStringLiteral("Full Table"));
  QGuiApplication::setDesktopFileName(QStringLiteral("io.github.fulltable.FullTable"));
  chooseRenderer();
  // OpenGL takes and frees so much at its start that it is quicker not to, until that is over.
  if (!QQuickWindow::sceneGraphBackend().isEmpty()) giveBackLargeBlocks();
  QGuiApplication app(argc, argv);
  QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/fulltable.svg")));

  if (!launch.dataDir.isEmpty()) App::setDataDir(launch.dataDir);
  OnlyWindow only(App::dataFolder());
  // A game of its own, or a picture, wants a window of its own.
  const bool another = launch.gameId.isEmpty() && launch.screenshot.isEmpty() && !launch.printFirstFrame;
  if (another && only.askOther(launch.file)) return 0;
  MainWindow main(launch);
  if (!main.window()) return 1;
  QObject::connect(&only, &OnlyWindow::asked, main.window(),
                   [&main](const QString& file, const QString& token) { main.comeForward(file, token); });
  if (launch.screenshot.isEmpty()) only.listen();
  QObject::connect(
      main.window(), &QQuickWindow::frameSwapped, main.app(),
      [&main] {
        askDesktopWishes(main.app()->settings());
        QTimer::singleShot(startedAfter, main.app(), giveBackMemory);
      },
      static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
  std::unique_ptr<Screenshot> screenshot;
  std::unique_ptr<Sounds> sounds;
  if (launch.screenshot.isEmpty()) {
    sounds = std::make_unique<Sounds>(main.app());
  } else {
    const auto shoot = [&] {
      screenshot = std::make_unique<Screenshot>(main.window(), main.app()->session(), launch.screenshot, launch.moves,
                                                launch.autoplay, launch.tableOnly);
      QObject::connect(screenshot.get(), &Screenshot::ended, &app,
                       [](bool saved) { QGuiApplication::exit(saved ? 0 : 1); });
    };
    if (launch.file.isEmpty())
      shoot();
    else
      QObject::connect(main.app(), &App::opened, main.window(), shoot, Qt::SingleShotConnection);
  }
  if (launch.printFirstFrame) {
    QObject::connect(
        main.window(), &QQuickWindow::frameSwapped, &app,
        [&sinceStart] {
          std::printf("%lld\n", static_cast<long long>(sinceStart.elapsed()));
          QCoreApplication::quit();
        },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
  }
  return QGuiApplication::exec();
}
