// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>
#include <QFile>
#include <QStringList>
#include <algorithm>
#include <array>
#include <cstdio>

#include "ai/think.h"
#include "cli.h"
#include "library/recordfile.h"
#include "match/game_setup.h"

namespace fulltable::cli {

namespace {

constexpr std::array commands{
    Command{"serve", "Speak the table protocol on standard input and output", serve},
    Command{"games", "List the games and their options", games},
    Command{"replay", "Play a record through under the rules", replay},
    Command{"analyse", "Judge the moves of a record by what their players knew", analyse},
    Command{"arena", "Let computer players play against each other", arena},
    Command{"solve", "Find out which solitaire deals can be won", solve},
    Command{"bench", "Measure the speed of rules and search", bench},
};

void printHelp() {
  print(QStringLiteral(
      "Usage: fulltable-cli COMMAND [OPTIONS]\n\nThe card games of Full Table without a window.\n\nCommands:"));
  for (const Command& command : commands)
    print(QStringLiteral("  %1 %2").arg(QLatin1String(command.name), -10).arg(QLatin1String(command.summary)));
  print(
      QStringLiteral("\nOptions:\n  -h, --help     This text; after a command, its own\n  -v, --version  The version"));
}

}  // namespace

void print(const QString& line) {
  std::fputs(qUtf8Printable(line), stdout);
  std::fputc('\n', stdout);
}

int fail(const QString& sentence) {
  std::fprintf(stderr, "fulltable-cli: %s\n", qUtf8Printable(sentence));
  return exitFailed;
}

int usageError(const QString& sentence) {
  fail(sentence);
  return exitUsage;
}

Arguments::Arguments(const char* command, const QString& description) : command_(QLatin1String(command)) {
  parser.setApplicationDescription(description);
  parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("This text.")});
}

bool Arguments::parse(const QStringList& arguments, int fewest, int most) {
  QStringList line{QStringLiteral("fulltable-cli ") + command_};
  line += arguments;
  const bool understood = parser.parse(line);
  if (understood && parser.isSet(QStringLiteral("help"))) {
    // Qt names the program itself in the usage line, without the command.
    print(parser.helpText().replace(QCoreApplication::arguments().constFirst(), line.constFirst()));
    return false;
  }
  exitStatus = exitUsage;
  if (!understood) {
    usageError(parser.errorText() + QStringLiteral(" (See fulltable-cli %1 --help.)").arg(command_));
    return false;
  }
  const auto given = parser.positionalArguments().size();
  if (given < fewest || given > most) {
    usageError(QStringLiteral("“%1” takes %2; see fulltable-cli %1 --help.")
                   .arg(command_, most == 0 ? QStringLiteral("no arguments") : QStringLiteral("other arguments")));
    return false;
  }
  exitStatus = exitDone;
  return true;
}

std::optional<std::int64_t> Arguments::number(const QString& option, std::int64_t min, std::int64_t max) {
  bool ok = false;
  const qint64 value = parser.value(option).toLongLong(&ok);
  if (ok && value >= min && value <= max) return value;
  exitStatus = usageError(QStringLiteral("--%1 takes a whole number from %2 to %3.").arg(option).arg(min).arg(max));
  return std::nullopt;
}

void Arguments::addCores() {
  parser.addOption({QStringLiteral("cores"),
                    QStringLiteral("How many cores of the processor work at a long decision, 1 to %1 (1). The moves "
                                   "stay the same.")
                        .arg(trees_of_long_search),
                    QStringLiteral("N"), QStringLiteral("1")});
}

std::optional<int> Arguments::cores() {
  const auto given = number(QStringLiteral("cores"), 1, trees_of_long_search);
  return given ? std::optional(static_cast<int>(*given)) : std::nullopt;
}

void Arguments::addGameOptions() {
  parser.addOption({QStringLiteral("option"),
                    QStringLiteral("An option of the game, as “games” lists them; may be given several times."),
                    QStringLiteral("NAME=VALUE")});
}

std::optional<Options> Arguments::gameOptions(const Game& game) {
  Options options = game.info().standard_options();
  for (const QString& given : parser.values(QStringLiteral("option"))) {
    const auto equals = given.indexOf(QLatin1Char('='));
    if (equals < 0) {
      exitStatus = usageError(QStringLiteral("--option takes NAME=VALUE, not “%1”.").arg(given));
      return std::nullopt;
    }
    const std::string name = given.left(equals).toStdString();
    if (const auto refusal = set_option(game.info(), options, name, given.mid(equals + 1).toStdString())) {
      exitStatus = usageError(QString::fromStdString(refusal->text));
      return std::nullopt;
    }
  }
  return options;
}

QString text(std::string_view view) {
  return QString::fromUtf8(view.data(), static_cast<qsizetype>(view.size()));
}

Result<std::vector<Json>> recordsIn(const QString& path) {
  if (path != QLatin1String("/dev/stdin")) return readRecords(path);
  QFile input;
  if (!input.open(stdin, QIODevice::ReadOnly)) return Refusal{Code::bad_record, "Standard input cannot be read.", ""};
  return readRecords(input, path);
}

const Game* gameNamed(const QString& id) {
  const Game* game = find_game(id.toStdString());
  if (game == nullptr) usageError(QStringLiteral("There is no game “%1”; “fulltable-cli games” lists them.").arg(id));
  return game;
}

}  // namespace fulltable::cli

int main(int argc, char* argv[]) {
  using namespace fulltable::cli;
  QCoreApplication application(argc, argv);
  const QStringList arguments = QCoreApplication::arguments();
  if (arguments.size() < 2) {
    printHelp();
    return exitUsage;
  }
  // The arena was called selfplay before.
  const QString name = arguments.at(1) == QLatin1String("selfplay") ? QStringLiteral("arena") : arguments.at(1);
  if (name == QLatin1String("--help") || name == QLatin1String("-h") || name == QLatin1String("help")) {
    printHelp();
    return exitDone;
  }
  if (name == QLatin1String("--version") || name == QLatin1String("-v")) {
    print(QStringLiteral("fulltable-cli " FULLTABLE_VERSION));
    return exitDone;
  }
  const auto command =
      std::ranges::find_if(commands, [&](const Command& one) { return name == QLatin1String(one.name); });
  if (command == commands.end())
    return usageError(QStringLiteral("There is no command “%1”; fulltable-cli --help lists them.").arg(name));
  return command->run(arguments.mid(2));
}
