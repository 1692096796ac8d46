// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#include <chrono>
#include <cstdio>
#include <mutex>
#include <random>
#include <string>

#include "cli.h"
#include "players/cores.h"
#include "protocol/lines.h"
#include "protocol/server.h"

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#else
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

namespace fulltable::cli {

namespace {

std::int64_t steadyMs() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

/// How long a move is thought about at the most once no more requests can come.
constexpr std::int64_t patienceMs = 5000;

/// Whether that end of a pipe tells, without anything being read or written, that nobody is at the other one.
bool isHungUp(int file) {
#ifdef Q_OS_WIN
  static_cast<void>(file);
  return false;
#else
  pollfd end{file, POLLIN, 0};
#ifdef POLLRDHUP
  end.events |= POLLRDHUP;
  constexpr int gone = POLLHUP | POLLERR | POLLRDHUP;
#else
  constexpr int gone = POLLHUP | POLLERR;
#endif
  return poll(&end, 1, 0) > 0 && (end.revents & gone) != 0;
#endif
}

/// Whether that is a file: it holds all that will ever come.
bool isFile(int file) {
#ifdef Q_OS_WIN
  static_cast<void>(file);
  return false;
#else
  struct stat about {};
  return fstat(file, &about) == 0 && S_ISREG(about.st_mode);
#endif
}

/// When work is given up: at once where nobody reads the reply any more; what could go on for days also some time after
/// the end of input.
class Patience {
 public:
  /// Asked by all threads that work at a reply.
  bool isOver(bool boundless) {
    const std::scoped_lock lock(mutex_);
    const std::int64_t now = steadyMs();
    if (now < nextLook_) return over_;
    constexpr std::int64_t betweenLooks = 50;
    nextLook_ = now + betweenLooks;
#ifndef Q_OS_WIN
    over_ = over_ || isHungUp(STDOUT_FILENO);
    if (!inputEnd_ && (isFile(STDIN_FILENO) || isHungUp(STDIN_FILENO))) inputEnd_ = now;
#endif
    over_ = over_ || (boundless && inputEnd_ && now - *inputEnd_ >= patienceMs);
    return over_;
  }
  bool wasOver() const {
    return over_;
  }

 private:
  std::mutex mutex_;
  std::int64_t nextLook_ = 0;
  std::optional<std::int64_t> inputEnd_;
  bool over_ = false;
};

/// A deal number that a person can read out and type.
std::uint64_t randomSeed() {
  std::random_device device;
  return 1 + device() % 999'999'999;
}

}  // namespace

int serve(const QStringList& arguments) {
  Arguments line(
      "serve",
      QStringLiteral("Speaks the table protocol: a JSON object a line on standard input, a reply a line on standard "
                     "output, until “quit” or the end of input."));
  line.addCores();
  if (!line.parse(arguments, 0, 0)) return line.exitStatus;
  const auto threads = line.cores();
  if (!threads) return line.exitStatus;
  Cores cores(*threads);
#ifdef Q_OS_WIN
  _setmode(_fileno(stdin), _O_BINARY);
  _setmode(_fileno(stdout), _O_BINARY);
#endif
  Patience patience;
  Server server(
      steadyMs, randomSeed, all_games(), [&patience](bool boundless) { return patience.isOver(boundless); },
      cores.crew());
  LineReader reader([] { return std::getc(stdin); });
  std::string request;
  while (!server.done() && reader.next(request)) {
    const std::string reply = server.answer(request) + '\n';
    if (patience.wasOver())
      return fail(QStringLiteral("A request was given up: it would have taken long, and nobody waits for it."));
    std::fwrite(reply.data(), 1, reply.size(), stdout);
    if (std::fflush(stdout) != 0) return exitFailed;  // nobody reads the replies any more
  }
  return exitDone;
}

}  // namespace fulltable::cli
