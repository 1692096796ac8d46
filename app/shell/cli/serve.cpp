// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>
#include <chrono>
#include <cstdio>
#include <random>
#include <string>

#include "cli.h"
#include "protocol/lines.h"
#include "protocol/server.h"

#ifdef Q_OS_WIN
#include <fcntl.h>
#include <io.h>
#endif

namespace fulltable::cli {

namespace {

std::int64_t steadyMs() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

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
  if (!line.parse(arguments, 0, 0)) return line.exitStatus;
#ifdef Q_OS_WIN
  _setmode(_fileno(stdin), _O_BINARY);
  _setmode(_fileno(stdout), _O_BINARY);
#endif
  Server server(steadyMs, randomSeed);
  LineReader reader([] { return std::getc(stdin); });
  std::string request;
  while (!server.done() && reader.next(request)) {
    const std::string reply = server.answer(request) + '\n';
    std::fwrite(reply.data(), 1, reply.size(), stdout);
    if (std::fflush(stdout) != 0) return exitFailed;  // nobody reads the replies any more
  }
  return exitDone;
}

}  // namespace fulltable::cli
