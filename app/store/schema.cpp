// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/schema.h"

#include <QCoreApplication>
#include <QSqlError>

#include "store/countedgame.h"

namespace {

class SchemaWords {
  Q_DECLARE_TR_FUNCTIONS(Database)
};

// SQLite's result codes: https://www.sqlite.org/rescode.html
enum Code {
  tablesDiffer = 1,
  busy = 5,
  locked = 6,
  readOnly = 8,
  inputOutput = 10,
  corrupt = 11,
  full = 13,
  cannotOpen = 14,
  contradiction = 19,
  noDatabase = 26
};

int codeOf(const QSqlError& error) {
  // The low byte is the kind of an extended code.
  return error.nativeErrorCode().toInt() & 0xff;
}

// The tables as version 3 made them.
const char* const tableOfGames =
    "CREATE TABLE %1 (id TEXT PRIMARY KEY, game TEXT NOT NULL, record TEXT NOT NULL, began INTEGER NOT NULL, changed "
    "INTEGER NOT NULL, ended INTEGER NOT NULL DEFAULT 0, won INTEGER, score INTEGER, result TEXT)";
const char* const tableOfMoves =
    "CREATE TABLE %1 (game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, number INTEGER NOT NULL, seat "
    "INTEGER "
    "NOT NULL, move TEXT NOT NULL, began INTEGER NOT NULL DEFAULT -1, done INTEGER NOT NULL DEFAULT -1, PRIMARY KEY "
    "(game, number)) WITHOUT ROWID";

/// Version 2 knew the times of a race.
QStringList from1() {
  return {"ALTER TABLE moves ADD COLUMN began INTEGER NOT NULL DEFAULT -1",
          "ALTER TABLE moves ADD COLUMN done INTEGER NOT NULL DEFAULT -1"};
}

/// Version 3 names games by UUIDs, not by numbers that could be drawn twice.
QStringList from2() {
  const QString taken =
      "INSERT INTO newGames "
      "SELECT CAST(id AS TEXT), game, record, began, changed, ended, won, score, result FROM games";
  return {QString(tableOfGames).arg("newGames"),
          taken,
          "DROP TABLE games",
          "ALTER TABLE newGames RENAME TO games",
          QString(tableOfMoves).arg("newMoves"),
          "INSERT INTO newMoves SELECT CAST(game AS TEXT), number, seat, move, began, done FROM moves",
          "DROP TABLE moves",
          "ALTER TABLE newMoves RENAME TO moves"};
}

/// Version 4 keeps what was removed for a while.
QStringList from3() {
  return {"ALTER TABLE games ADD COLUMN removed INTEGER"};
}

/// Version 5 lists the finished games, with how many moves they took and what was found when they were analysed; and
/// some of the cards of those in play.
QStringList from4() {
  return {"ALTER TABLE games ADD COLUMN length INTEGER", "ALTER TABLE games ADD COLUMN analysis TEXT",
          "ALTER TABLE games ADD COLUMN close_up TEXT",
          "UPDATE games SET length = (SELECT count(*) FROM moves WHERE moves.game = games.id) WHERE ended = 1",
          "CREATE INDEX finished ON games (changed) WHERE ended = 1"};
}

/// Version 6 keeps what computers made of the same cards, with the measure of strength from it, and which deal of the
/// day a game was.
QStringList from5() {
  return {"ALTER TABLE games ADD COLUMN same_cards TEXT", "ALTER TABLE games ADD COLUMN percent REAL",
          "ALTER TABLE games ADD COLUMN day TEXT", "CREATE INDEX days ON games (day) WHERE day IS NOT NULL"};
}

/// Version 7 tells apart what the statistics need: how many decisions were judged, and how many well, and which games
/// were finished before the statistics were begun anew.
QStringList from6() {
  return {
      "CREATE TABLE judged (game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE, decisions INTEGER NOT "
      "NULL, best INTEGER NOT NULL) WITHOUT ROWID",
      "CREATE TABLE left_out (game TEXT PRIMARY KEY REFERENCES games (id) ON DELETE CASCADE, since INTEGER NOT "
      "NULL) WITHOUT ROWID",
      judgeAnew("ended = 1")};
}

}  // namespace

QStringList upgradeFrom(int version) {
  QStringList statements;
  if (version == 0) statements += {QString(tableOfGames).arg("games"), QString(tableOfMoves).arg("moves")};
  if (version == 1) statements += from1();
  if (version == 1 || version == 2) statements += from2();
  if (version < 4) statements += from3();
  if (version < 5) statements += from4();
  if (version < 6) statements += from5();
  return version < 7 ? statements + from6() : statements;
}

QStringList tablesAreThere() {
  return {
      "SELECT id, game, record, began, changed, ended, won, score, result, removed, length, analysis, close_up, "
      "same_cards, percent, day FROM games LIMIT 0",
      "SELECT game, number, seat, move, began, done FROM moves LIMIT 0",
      "SELECT game, decisions, best FROM judged LIMIT 0", "SELECT game, since FROM left_out LIMIT 0"};
}

bool tellsDamage(const QSqlError& error) {
  const int code = codeOf(error);
  return code == corrupt || code == noDatabase || code == tablesDiffer;
}

bool tellsContradiction(const QSqlError& error) {
  return codeOf(error) == contradiction;
}

QString reasonOf(const QSqlError& error) {
  switch (codeOf(error)) {
    case busy:
    case locked: return SchemaWords::tr("another program is using the file of saved games");
    case readOnly: return SchemaWords::tr("the file of saved games may not be written to");
    case inputOutput: return SchemaWords::tr("the disk does not work as it should");
    case full: return SchemaWords::tr("the disk is full");
    case cannotOpen: return SchemaWords::tr("the file of saved games cannot be opened");
    case tablesDiffer:
    case corrupt:
    case noDatabase: return SchemaWords::tr("the file of saved games is damaged");
    default: return SchemaWords::tr("the file of saved games cannot be used (error %1)").arg(error.nativeErrorCode());
  }
}
