// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "cli.h"
#include "match/match.h"
#include "review/analysis.h"

namespace fulltable::cli {

namespace {

QString moveText(const Match& match, const Move& move) {
  return QString::fromStdString(match.truth().write(move));
}

QString judgedLine(const Match& match, const JudgedMove& judged) {
  const Judgement& judgement = judged.judgement;
  QString played = QStringLiteral("%1. seat %2 %3: %4 %")
                       .arg(judged.number + 1)
                       .arg(judged.seat)
                       .arg(moveText(match, match.history()[judged.number].move))
                       .arg(100 * judgement.value, 0, 'f', 1);
  if (!judgement.better && !judgement.better_waits) return played;
  QString line = QStringLiteral("%1; better %2 by %3 ± %4")
                     .arg(played, judgement.better ? moveText(match, *judgement.better) : QStringLiteral("to wait"))
                     .arg(100 * judgement.loss, 0, 'f', 1)
                     .arg(100 * judgement.error, 0, 'f', 1);
  if (judgement.gain.count > 0)
    line += QStringLiteral(", %1 ± %2 in the scores")
                .arg(judgement.gain.mean, 0, 'f', 1)
                .arg(judgement.gain.error, 0, 'f', 1);
  return line;
}

QString answersLine(const Match& match, int seat, const AnswerFigures& figures) {
  const Text& kind = find_answers(match.info().id)->kinds()[figures.kind].name;
  QString line = QStringLiteral("seat %1, %2: %3 right, %4 wrong")
                     .arg(seat)
                     .arg(QString::fromStdString(Language().render(kind)))
                     .arg(figures.right)
                     .arg(figures.wrong);
  if (figures.right > 0)
    line += QStringLiteral("; %1 s on average, %2 s at best")
                .arg(figures.mean / 1000, 0, 'f', 2)
                .arg(static_cast<double>(figures.quickest) / 1000, 0, 'f', 2);
  return line;
}

QString aloneLine(const Match& match, const WinnableUntil& alone) {
  const auto played = [&](std::size_t number) {
    return QStringLiteral("%1 (%2)").arg(number + 1).arg(moveText(match, match.history()[number].move));
  };
  if (alone.moves == match.history().size())
    return alone.line.empty() ? QStringLiteral("The deal was won.") : QStringLiteral("The deal can still be won.");
  if (const auto lost = alone.lost_by()) return QStringLiteral("Move %1 lost the deal.").arg(played(*lost));
  if (alone.lost == std::size_t{0}) return QStringLiteral("The deal could not be won.");
  const QString until = alone.moves ? QStringLiteral("A win was found up to move %1").arg(*alone.moves)
                                    : QStringLiteral("No win was found");
  return alone.lost ? QStringLiteral("%1; after move %2 there is none.").arg(until).arg(*alone.lost)
                    : QStringLiteral("%1; whether there is one later is not known.").arg(until);
}

}  // namespace

int analyse(const QStringList& arguments) {
  Arguments line(
      "analyse",
      QStringLiteral("Judges the moves of a record by what their players knew. Of each decision it tells how "
                     "likely the game was won after it, and by how much another move would have been better; "
                     "of a solitaire, which move lost it; of a race, how quick and how good the answers were by "
                     "kind of card."));
  line.parser.addPositionalArgument(QStringLiteral("FILE"),
                                    QStringLiteral("The record, or several, of which the first counts."));
  line.parser.addOption(
      {QStringLiteral("seat"), QStringLiteral("Judge this seat alone (default: all)."), QStringLiteral("SEAT")});
  line.parser.addOption({QStringLiteral("iterations"),
                         QStringLiteral("Trial games per decision (default: as the level expert)."),
                         QStringLiteral("N")});
  line.parser.addOption({QStringLiteral("deals"), QStringLiteral("Imagined deals in which two moves are compared."),
                         QStringLiteral("N"), QStringLiteral("1000")});
  line.parser.addOption({QStringLiteral("nodes"),
                         QStringLiteral("Positions looked at for each answer about a solitaire."), QStringLiteral("N"),
                         QStringLiteral("2000000")});
  line.parser.addOption({QStringLiteral("json"), QStringLiteral("Print the analysis as it is kept with a record.")});
  if (!line.parse(arguments, 1, 1)) return line.exitStatus;
  const QString path = line.parser.positionalArguments().constFirst();
  const auto records = recordsIn(path);
  if (!records) return fail(QString::fromStdString(records.refusal().text));
  const auto match = Match::load(records->front());
  if (!match)
    return fail(QStringLiteral("“%1” is refused: %2").arg(path, QString::fromStdString(match.refusal().text)));
  if (match->info().real_time && !find_answers(match->info().id))
    return fail(QStringLiteral("%1 is a race: there is nothing to judge.").arg(text(match->info().name)));

  AnalysisPlan plan;
  for (int seat = 0; seat < match->seats(); ++seat) plan.seats.insert(seat);
  if (line.parser.isSet(QStringLiteral("seat"))) {
    const auto seat = line.number(QStringLiteral("seat"), 0, match->seats() - 1);
    if (!seat) return line.exitStatus;
    plan.seats = {static_cast<int>(*seat)};
  }
  if (line.parser.isSet(QStringLiteral("iterations"))) {
    const auto iterations = line.number(QStringLiteral("iterations"), 1, 1000000000);
    if (!iterations) return line.exitStatus;
    plan.limits.iterations = *iterations;
  }
  const auto deals = line.number(QStringLiteral("deals"), 2, 1000000000);
  if (!deals) return line.exitStatus;
  plan.limits.deals = *deals;
  const auto nodes = line.number(QStringLiteral("nodes"), 1, 1000000000000);
  if (!nodes) return line.exitStatus;
  plan.solve.nodes = *nodes;

  const Analysis analysis = fulltable::analyse(*match, plan);
  if (line.parser.isSet(QStringLiteral("json"))) {
    print(QString::fromStdString(json_of(analysis, *match).dump()));
    return exitDone;
  }
  for (const JudgedMove& judged : analysis.judged) print(judgedLine(*match, judged));
  for (int seat = 0; seat < match->seats(); ++seat)
    for (const AnswerFigures& figures : figures_of(analysis.answers, seat)) print(answersLine(*match, seat, figures));
  if (analysis.alone) print(aloneLine(*match, *analysis.alone));
  return exitDone;
}

}  // namespace fulltable::cli
