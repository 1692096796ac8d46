// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QStringList>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "core/game.h"

namespace fulltable::cli {

inline constexpr int exitDone = 0;
inline constexpr int exitFailed = 1;
inline constexpr int exitUsage = 2;

/// One command of the program: its own options, and what it does.
struct Command {
  const char* name;
  const char* summary;
  int (*run)(const QStringList& arguments);
};

int analyse(const QStringList& arguments);
int arena(const QStringList& arguments);
int bench(const QStringList& arguments);
int games(const QStringList& arguments);
int replay(const QStringList& arguments);
int serve(const QStringList& arguments);
int solve(const QStringList& arguments);

/// Prints to standard output and standard error.
void print(const QString& line);
int fail(const QString& sentence);
/// A mistake in how the program was called: a sentence on standard error, and the exit status for it.
int usageError(const QString& sentence);

/// The command line of one command. Prints help where asked for; `exitStatus` is set where the program should then end.
class Arguments {
 public:
  explicit Arguments(const char* command, const QString& description);

  QCommandLineParser parser;
  /// Parses; the arguments without a name must be so many. False: end with `exitStatus`.
  bool parse(const QStringList& arguments, int fewest, int most);
  int exitStatus = exitDone;

  /// A whole number of an option within a range; sets `exitStatus` and says so where it is none.
  std::optional<std::int64_t> number(const QString& option, std::int64_t min, std::int64_t max);

  /// Adds `--cores N`.
  void addCores();
  /// How many cores may work at a decision; sets `exitStatus` and says so where that is no number of them.
  std::optional<int> cores();

  /// Adds `--option NAME=VALUE`, which may be given several times.
  void addGameOptions();
  /// The options of a game as given; sets `exitStatus` and says so where one does not fit.
  std::optional<Options> gameOptions(const Game& game);

 private:
  QString command_;
};

QString text(std::string_view view);

/// The records in a file, or, from `/dev/stdin`, those that another program sends; or a sentence why there are none.
Result<std::vector<Json>> recordsIn(const QString& path);

/// The game of that id; nothing, with a sentence on standard error, where there is none.
const Game* gameNamed(const QString& id);

}  // namespace fulltable::cli
