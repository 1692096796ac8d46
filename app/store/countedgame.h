// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QList>
#include <QString>
#include <QStringList>
#include <optional>

class QSqlQuery;

/// An answer of a race, as it is kept with what was found in it.
struct CountedAnswer {
  QString kind;  ///< see fulltable::AnswerKind
  int time = 0;  ///< ms
  bool right = false;
};

/// A finished game as the statistics see it.
struct CountedGame {
  QString id;
  QString gameId;
  QDateTime began, ended;   ///< UTC
  std::optional<bool> won;  ///< see Ending
  int score = 0;
  QString result;
  int length = 0;  ///< in moves
  int seats = 1;
  QString dealNumber;
  QStringList kinds;  ///< of player, by seat: `human`, `easy`, `medium`, `hard`; `even` is the computer in an even race
  bool assisted = false;
  QByteArray options;  ///< the rules it was played by, as JSON
  int decisions = 0;   ///< that were judged
  int best = 0;        ///< and for which nothing better was found, or nothing certain
  /// How well it was played beside the strongest computer with the same cards: 100 is as well as that (see
  /// fulltable::Duplicate::percent). Nothing where that is not known.
  std::optional<double> percent;
  QList<CountedAnswer> answers;  ///< of a race
  bool leftOut = false;          ///< it was finished before the statistics were begun anew
};

/// All that may count: no removed games, none from files, none that were played on from another one.
QString selectCounted();
/// What `selectCounted` has found, in the order of their endings.
QList<CountedGame> countedGames(QSqlQuery& query);

/// The statement that counts anew the judged decisions in the analyses of games; `condition` chooses these.
QString judgeAnew(const QString& condition);
