// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/launch.h"

#include <QCommandLineParser>

#include "core/game.h"
#include "game/seating.h"
#include "library/winnabledeals.h"
#include "match/game_setup.h"
#include "settings/accesssettings.h"

namespace {

const QStringList pages{"start", "new", "rules", "settings", "statistics", "log", "history"};
const QStringList speeds{"normal", "fast", "instant"};
const QStringList felts{"green", "blue", "burgundy", "charcoal", "linen"};

LaunchAnswer wrong(const QString& text) {
  return {std::nullopt, text, 2};
}

std::optional<int> number(const QString& text, int least, int most) {
  bool good = false;
  const int value = text.toInt(&good);
  return good && value >= least && value <= most ? std::optional(value) : std::nullopt;
}

QString list(const QStringList& words) {
  return words.join(QStringLiteral(", "));
}

/// Options of every Qt program, which Qt takes out when the application is made: with a value, and without.
const QStringList qtValues{
    "platform", "platformpluginpath", "platformtheme", "plugin",  "qwindowgeometry", "geometry",      "qwindowicon",
    "icon",     "qwindowtitle",       "title",         "session", "display",         "qmljsdebugger", "fontengine"};
const QStringList qtFlags{"reverse", "nograb", "dograb", "sync", "qdebug"};

QStringList withoutThoseOfQt(const QStringList& arguments) {
  QStringList ours{arguments.value(0)};
  for (qsizetype i = 1; i < arguments.size(); ++i) {
    const QString& argument = arguments[i];
    if (argument == "--") return ours + arguments.mid(i);
    const QString name = argument.startsWith('-') ? argument.mid(argument.startsWith("--") ? 2 : 1) : QString();
    if (qtValues.contains(name))
      ++i;
    else if (!qtFlags.contains(name) && !qtValues.contains(name.section('=', 0, 0)))
      ours.append(argument);
  }
  return ours;
}

QString helpText(const QCommandLineParser& parser, bool all) {
  // Without an application object the parser does not know the program's name.
  QString text = parser.helpText().replace("<executable_name>", "fulltable");
  if (all)
    text += QString("\nOptions of every Qt program, with a value: -%1.\nWithout one: -%2.\n")
                .arg(qtValues.join(", -"), qtFlags.join(", -"));
  return text;
}

}  // namespace

LaunchAnswer readCommandLine(const QStringList& arguments) {
  QCommandLineParser parser;
  parser.setApplicationDescription("A card table for the desktop.");
  const QCommandLineOption help = parser.addHelpOption();
  const QCommandLineOption version = parser.addVersionOption();
  parser.addOptions({
      {"game", "Start this game.", "id"},
      {"seed", "Deal number, from 0.", "number"},
      {"seats", "Who sits where: human, beginner, easy, medium, hard or expert, with commas.", "kinds"},
      {"option", "An option of the game; may be repeated.", "name=value"},
      {"speed", "How fast cards and opponents move: normal, fast or instant.", "speed"},
      {"felt", "Table colour: green, blue, burgundy, charcoal or linen.", "name"},
      {"text-size", "Size of all text: 80 to 200 hundredths of the usual one.", "percent"},
      {"page", "Open this page: start, new, rules, settings, statistics, log or history.", "name"},
      {"size", "Size of the window.", "WxH"},
      {"autoplay", "Computer players take every seat not given."},
      {"moves", "With --screenshot: take the picture after so many moves.", "number"},
      {"screenshot", "Save a picture of the window when all is quiet, and end.", "file"},
      {"table-only", "With --screenshot: the table alone, without cloth and bar."},
      {"data-dir", "Keep settings and games in this folder.", "folder"},
      {"print-first-frame", "Print the milliseconds until the first frame, and end."},
  });
  parser.addPositionalArgument("file", "A record of a game to open.", "[file]");
  if (!parser.parse(withoutThoseOfQt(arguments))) return wrong(parser.errorText());
  const bool helpToAll = parser.isSet("help-all");
  if (helpToAll || parser.isSet(help)) return {std::nullopt, helpText(parser, helpToAll), 0};
  if (parser.isSet(version)) return {std::nullopt, QStringLiteral("fulltable " FULLTABLE_VERSION), 0};
  const QStringList files = parser.positionalArguments();
  if (files.size() > 1) return wrong(QString("Unexpected argument '%1'. See --help.").arg(files[1]));
  if (!files.isEmpty() && parser.isSet("game")) return wrong("Either a file is opened, or a game is started.");

  Launch launch;
  launch.file = files.value(0);
  launch.speed = parser.value("speed");
  if (parser.isSet("speed") && !speeds.contains(launch.speed)) {
    return wrong(QString("Unknown speed '%1'. Choose one of: %2.").arg(launch.speed, list(speeds)));
  }
  launch.felt = parser.value("felt");
  if (parser.isSet("felt") && !felts.contains(launch.felt)) {
    return wrong(QString("Unknown table colour '%1'. Choose one of: %2.").arg(launch.felt, list(felts)));
  }
  launch.page = parser.value("page");
  if (parser.isSet("page") && !pages.contains(launch.page)) {
    return wrong(QString("Unknown page '%1'. Choose one of: %2.").arg(launch.page, list(pages)));
  }
  if (parser.isSet("text-size")) {
    const auto percent = number(parser.value("text-size"), AccessSettings::leastText, AccessSettings::mostText);
    if (!percent) return wrong(QString("The text size '%1' is not from 80 to 200.").arg(parser.value("text-size")));
    launch.textSize = *percent;
  }
  launch.dataDir = parser.value("data-dir");
  launch.screenshot = parser.value("screenshot");
  launch.tableOnly = parser.isSet("table-only");
  launch.autoplay = parser.isSet("autoplay");
  launch.printFirstFrame = parser.isSet("print-first-frame");
  if (parser.isSet("size")) {
    const QStringList parts = parser.value("size").split('x');
    const auto wide = number(parts.value(0), 320, 8192);
    const auto high = number(parts.value(1), 240, 8192);
    if (parts.size() != 2 || !wide || !high) {
      return wrong(QString("The size '%1' is not like 1280x800.").arg(parser.value("size")));
    }
    launch.size = QSize(*wide, *high);
  }
  if (parser.isSet("moves")) {
    const auto moves = number(parser.value("moves"), 0, 100000);
    if (!moves) return wrong(QString("'%1' is not a number of moves.").arg(parser.value("moves")));
    launch.moves = *moves;
  }
  if (parser.isSet("seed")) {
    const QString deal = parser.value("seed");
    if (!dealNumberOf(deal))
      return wrong(
          QString("'%1' is not a deal number: they go from 0 to %2.").arg(deal).arg(fulltable::max_deal_number));
    launch.deal = deal;
  }

  launch.gameId = parser.value("game");
  if (!parser.isSet("game")) {
    for (const char* name : {"seed", "seats", "option", "autoplay", "moves"}) {
      if (parser.isSet(name)) return wrong(QString("--%1 needs --game.").arg(name));
    }
    return {launch, {}, 0};
  }
  const fulltable::Game* game = fulltable::find_game(launch.gameId.toStdString());
  if (!game) {
    QStringList ids;
    for (const fulltable::Game* other : fulltable::all_games()) {
      ids.append(QString::fromUtf8(other->info().id.data(), static_cast<qsizetype>(other->info().id.size())));
    }
    return wrong(QString("Unknown game '%1'. Choose one of: %2.").arg(launch.gameId, list(ids)));
  }
  if (parser.isSet("seats")) {
    launch.seatKinds = parser.value("seats").split(',');
    for (const QString& kind : std::as_const(launch.seatKinds)) {
      if (!seatKindOf(kind))
        return wrong(
            QString("Unknown player '%1'. Choose one of: human, beginner, easy, medium, hard, expert.").arg(kind));
    }
  } else {
    for (int seat = 0; seat < game->info().default_seats; ++seat) {
      launch.seatKinds.append(seat == 0 && !launch.autoplay ? "human" : "medium");
    }
  }
  fulltable::GameSetup gameSetup = fulltable::standard_setup(*game, 0);
  gameSetup.seats = static_cast<int>(launch.seatKinds.size());
  const QStringList given = parser.values("option");
  for (const QString& option : given) {
    const auto at = option.indexOf('=');
    if (at < 1) return wrong(QString("The option '%1' is not like name=value.").arg(option));
    if (const auto refusal = fulltable::set_option(game->info(), gameSetup.options, option.left(at).toStdString(),
                                                   option.mid(at + 1).toStdString())) {
      return wrong(QString::fromStdString(refusal->text));
    }
    launch.options.insert(option.left(at), option.mid(at + 1));
  }
  if (const auto refusal = fulltable::check(*game, gameSetup)) return wrong(QString::fromStdString(refusal->text));
  return {launch, {}, 0};
}
