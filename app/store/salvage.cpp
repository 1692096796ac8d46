// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/salvage.h"

#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QUuid>
#include <QVariant>
#include <utility>

#include "store/countedgame.h"

namespace {

/// Runs a prepared statement.
bool runWith(QSqlQuery& query, const QVariantList& values) {
  for (const QVariant& value : values) query.addBindValue(value);
  return query.exec();
}

/// The columns of a table, by a database's own account.
QStringList columnsOf(const QSqlDatabase& database, const QString& table) {
  QSqlQuery query(database);
  query.prepare("SELECT name FROM pragma_table_info(?)");
  QStringList names;
  if (runWith(query, {table}))
    while (query.next()) names.append(query.value(0).toString());
  return names;
}

/// What was cut off reads as zeros.
bool isCutOff(const QVariant& value) {
  return value.toString().contains(QChar());
}

class Salvage {
 public:
  Salvage(const QSqlDatabase& from, const QSqlDatabase& to) : from_(from), to_(to) {}

  int run() {
    QSqlQuery query(from_);
    // Without it a file that is shorter than it should be is not read at all.
    query.exec("PRAGMA writable_schema = ON");
    // Older versions have fewer columns.
    const QStringList theirs = columnsOf(from_, "games");
    columns_ = columnsOf(to_, "games");
    columns_.removeIf([&theirs](const QString& name) { return !theirs.contains(name); });
    if (!columns_.contains("id") || !columns_.contains("record")) return 0;
    timed_ = columnsOf(from_, "moves").contains("done");
    // A hole is approached from both sides.
    for (const char* direction : {"", " DESC"}) {
      query.setForwardOnly(true);
      if (!query.exec("SELECT " + columns_.join(", ") + " FROM games NOT INDEXED ORDER BY rowid" + direction)) continue;
      while (query.next()) takeOver(query);
      query.finish();
    }
    return static_cast<int>(taken_.size());
  }

 private:
  void takeOver(const QSqlQuery& game) {
    const QString id = game.value("id").toString();
    if (id.isEmpty() || taken_.contains(id) || isCutOff(game.value("record"))) return;
    QVariantList values;
    for (const QString& column : std::as_const(columns_)) {
      const QVariant value = column == "id" ? QVariant(id) : game.value(column);
      values.append(isCutOff(value) ? QVariant() : value);
    }
    QSqlQuery query(to_);
    const QStringList places(columns_.size(), "?");
    query.prepare(QString("INSERT INTO games (%1) VALUES (%2)").arg(columns_.join(", "), places.join(", ")));
    if (!runWith(query, values)) return;
    taken_.insert(id);
    takeMovesOver(id);
    takeMarksOver(id);
  }

  void takeMovesOver(const QString& id) {
    QSqlQuery moves(from_);
    moves.setForwardOnly(true);
    moves.prepare(QString("SELECT number, seat, move, %1 FROM moves WHERE game = ? ORDER BY number")
                      .arg(timed_ ? "began, done" : "-1, -1"));
    if (!runWith(moves, {id})) return;
    QSqlQuery query(to_);
    query.prepare("INSERT INTO moves (game, number, seat, move, began, done) VALUES (?, ?, ?, ?, ?, ?)");
    for (int number = 0; moves.next() && moves.value(0).toInt() == number && !isCutOff(moves.value(2)); ++number)
      if (!runWith(query, {id, number, moves.value(1), moves.value(2), moves.value(3), moves.value(4)})) return;
  }

  /// What the statistics need besides: how good the moves were, and whether a reset leaves the game out.
  void takeMarksOver(const QString& id) {
    QSqlQuery query(to_);
    query.prepare(judgeAnew("id = ?"));
    runWith(query, {id});
    QSqlQuery mark(from_);
    mark.prepare("SELECT since FROM left_out WHERE game = ?");
    if (!runWith(mark, {id}) || !mark.next()) return;
    query.prepare("INSERT INTO left_out (game, since) VALUES (?, ?)");
    runWith(query, {id, mark.value(0)});
  }

  QSqlDatabase from_, to_;
  QStringList columns_;  ///< of a game, as far as both know them
  bool timed_ = true;
  QSet<QString> taken_;
};

}  // namespace

int salvage(const QString& damagedFile, const QSqlDatabase& to) {
  const QString name = QUuid::createUuid().toString();
  int games = 0;
  {
    QSqlDatabase from = QSqlDatabase::addDatabase("QSQLITE", name);
    from.setDatabaseName(damagedFile);
    from.setConnectOptions("QSQLITE_OPEN_READONLY");
    QSqlQuery all(to);
    if (from.open() && all.exec("BEGIN IMMEDIATE")) {
      games = Salvage(from, to).run();
      if (!all.exec("COMMIT")) {
        all.exec("ROLLBACK");
        games = 0;
      }
    }
    from.close();
  }
  QSqlDatabase::removeDatabase(name);
  // What reading has put beside it.
  QFile::remove(damagedFile + "-shm");
  if (QFileInfo(damagedFile + "-wal").size() == 0) QFile::remove(damagedFile + "-wal");
  return games;
}
