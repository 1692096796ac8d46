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

namespace {

/// The columns that every version knows.
constexpr int gameColumns = 9;

bool insert(QSqlQuery& query, const QVariantList& values) {
  for (const QVariant& value : values) query.addBindValue(value);
  return query.exec();
}

class Salvage {
 public:
  Salvage(const QSqlDatabase& from, const QSqlDatabase& to) : from_(from), to_(to) {}

  int run() {
    QSqlQuery query(from_);
    // Without it a file that is shorter than it should be is not read at all.
    query.exec("PRAGMA writable_schema = ON");
    timed_ = query.exec("PRAGMA user_version") && query.next() && query.value(0).toInt() != 1;
    // A hole is approached from both sides.
    for (const char* direction : {"", " DESC"}) {
      query.setForwardOnly(true);
      if (!query.exec(QString("SELECT id, game, record, began, changed, ended, won, score, result FROM games NOT "
                              "INDEXED ORDER BY rowid%1")
                          .arg(direction)))
        continue;
      while (query.next()) takeOver(query);
      query.finish();
    }
    return static_cast<int>(taken_.size());
  }

 private:
  void takeOver(const QSqlQuery& game) {
    const QVariant id = game.value(0);
    // What was cut off reads as zeros.
    if (id.toString().isEmpty() || taken_.contains(id.toString()) || game.value(2).toString().contains(QChar())) return;
    QVariantList values{id.toString()};
    for (int column = 1; column < gameColumns; ++column) values.append(game.value(column));
    QSqlQuery query(to_);
    query.prepare(
        "INSERT INTO games (id, game, record, began, changed, ended, won, score, result) VALUES (?, ?, ?, ?, ?, ?, ?, "
        "?, ?)");
    if (!insert(query, values)) return;
    taken_.insert(id.toString());
    takeMovesOver(id);
  }

  void takeMovesOver(const QVariant& id) {
    QSqlQuery moves(from_);
    moves.setForwardOnly(true);
    moves.prepare(QString("SELECT number, seat, move, %1 FROM moves WHERE game = ? ORDER BY number")
                      .arg(timed_ ? "began, done" : "-1, -1"));
    moves.addBindValue(id);
    if (!moves.exec()) return;
    QSqlQuery query(to_);
    query.prepare("INSERT INTO moves (game, number, seat, move, began, done) VALUES (?, ?, ?, ?, ?, ?)");
    for (int number = 0;
         moves.next() && moves.value(0).toInt() == number && !moves.value(2).toString().contains(QChar()); ++number)
      if (!insert(query, {id.toString(), number, moves.value(1), moves.value(2), moves.value(3), moves.value(4)}))
        return;
  }

  QSqlDatabase from_, to_;
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
