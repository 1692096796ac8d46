// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli.h"
#include "match/match.h"

namespace fulltable::cli {

namespace {

/// The log sentence of a move with the seats and cards put in: “Seat 0 plays 7C”.
QString sentence(const Position& position, const Played& played) {
  return QString::fromStdString(english(position.say(played.seat, played.move)));
}

QString ending(const Match& match) {
  if (!match.over()) return QStringLiteral("The game is not over.");
  QStringList scores;
  for (const int score : match.truth().show(std::nullopt).scores) scores << QString::number(score);
  QStringList seats;
  for (const int seat : match.truth().winners()) seats << QString::number(seat);
  const QString winners = seats.isEmpty() ? QStringLiteral("nobody wins")
                          : seats.size() == 1
                              ? QStringLiteral("seat %1 wins").arg(seats.constFirst())
                              : QStringLiteral("seats %1 share the win").arg(seats.join(QLatin1String(", ")));
  return QStringLiteral("The game is over: %1. Scores: %2.").arg(winners, scores.join(QLatin1String(", ")));
}

void tell(const Match& loaded) {
  // A move is told before it is made: so the game is played once more beside the loaded one.
  auto match = Match::start(loaded.game(), loaded.game_setup());
  int number = 0;
  for (const Played& played : loaded.history()) {
    print(QStringLiteral("%1. %2").arg(++number).arg(sentence(match->truth(), played)));
    if (loaded.info().real_time)
      match->submit(played.seat, played.move, played.times);
    else
      match->submit(played.seat, played.move);
  }
  print(ending(loaded));
}

}  // namespace

int replay(const QStringList& arguments) {
  Arguments line(
      "replay",
      QStringLiteral("Replays the records of a file under the rules and prints their moves as sentences. A record "
                     "that does not replay ends the program with status 1."));
  line.parser.addPositionalArgument(
      QStringLiteral("FILE"),
      QStringLiteral("The records as text, or one as JSON, as “save” of the protocol gives it; /dev/stdin "
                     "reads what another program sends."));
  if (!line.parse(arguments, 1, 1)) return line.exitStatus;

  const QString path = line.parser.positionalArguments().constFirst();
  const auto records = recordsIn(path);
  if (!records) return fail(QString::fromStdString(records.refusal().text));
  for (const Json& record : *records) {
    const auto loaded = Match::load(record);
    if (!loaded)
      return fail(QStringLiteral("“%1” is refused: %2").arg(path, QString::fromStdString(loaded.refusal().text)));
    tell(*loaded);
  }
  return exitDone;
}

}  // namespace fulltable::cli
