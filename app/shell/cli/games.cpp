// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli.h"

namespace fulltable::cli {

namespace {

QString valuesOf(const OptionSpec& spec) {
  switch (spec.type) {
    case OptionType::boolean:
      return QStringLiteral("true or false (default %1)")
          .arg(spec.standard != 0 ? QLatin1String("true") : QLatin1String("false"));
    case OptionType::integer:
      return QStringLiteral("%1 to %2 (default %3)").arg(spec.min).arg(spec.max).arg(spec.standard);
    case OptionType::choice: {
      QStringList words;
      for (const auto word : spec.choices) words << text(word);
      return words.join(QLatin1String(", ")) + QStringLiteral(" (default %1)").arg(words.at(spec.standard));
    }
  }
  return {};
}

}  // namespace

int games(const QStringList& arguments) {
  Arguments line(
      "games",
      QStringLiteral("Lists the games: their seats, and the options that “--option” and the table protocol take."));
  if (!line.parse(arguments, 0, 0)) return line.exitStatus;
  for (const Game* game : all_games()) {
    const GameInfo& info = game->info();
    QString seats = QString::number(info.min_seats);
    if (info.max_seats != info.min_seats)
      seats += QStringLiteral("–%1, default %2").arg(info.max_seats).arg(info.default_seats);
    print(QStringLiteral("%1: %2 (seats: %3)").arg(text(info.id), text(info.name), seats));
    print(QStringLiteral("  ") + QString::fromStdString(english(info.tagline)));
    for (const OptionSpec& spec : info.options) {
      print(QStringLiteral("  %1: %2").arg(text(spec.id), valuesOf(spec)));
      print(QStringLiteral("      ") + text(spec.summary));
    }
  }
  return exitDone;
}

}  // namespace fulltable::cli
