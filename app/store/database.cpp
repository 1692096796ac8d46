// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/database.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <algorithm>
#include <span>
#include <utility>

namespace {

/// Of the tables below; a file with another one is not ours to write to.
constexpr int schemaVersion = 2;

const char* const schema[] = {
    "CREATE TABLE games (id INTEGER PRIMARY KEY, game TEXT NOT NULL, record TEXT NOT NULL, began INTEGER NOT NULL, "
    "changed INTEGER NOT NULL, ended INTEGER NOT NULL DEFAULT 0, won INTEGER, score INTEGER, result TEXT)",
    "CREATE TABLE moves (game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE, number INTEGER NOT NULL, "
    "seat INTEGER NOT NULL, move TEXT NOT NULL, began INTEGER NOT NULL DEFAULT -1, done INTEGER NOT NULL DEFAULT -1, "
    "PRIMARY KEY (game, number)) WITHOUT ROWID",
};

/// What made version 2 of version 1.
const char* const fromVersion1[] = {
    "ALTER TABLE moves ADD COLUMN began INTEGER NOT NULL DEFAULT -1",
    "ALTER TABLE moves ADD COLUMN done INTEGER NOT NULL DEFAULT -1",
};

/// How many games the statistics name one by one.
constexpr int recentGames = 10;

class Words {
  Q_DECLARE_TR_FUNCTIONS(Database)
};

qint64 now() {
  return QDateTime::currentMSecsSinceEpoch();
}

SavedGame savedGame(const QSqlQuery& query) {
  return {query.value(0).toInt(), query.value(1).toString(), query.value(2).toByteArray(),
          QDateTime::fromMSecsSinceEpoch(query.value(3).toLongLong()), query.value(4).toInt()};
}

const char* const selectGames =
    "SELECT id, game, record, changed, (SELECT count(*) FROM moves WHERE moves.game = games.id) FROM games WHERE ended "
    "= 0 ";

}  // namespace

Database::Database(QString file) : file_(std::move(file)), connection_(QUuid::createUuid().toString()) {}

Database::~Database() {
  close();
}

void Database::close() {
  if (!QSqlDatabase::contains(connection_)) return;
  QSqlDatabase::database(connection_, false).close();
  QSqlDatabase::removeDatabase(connection_);
}

QString Database::takeProblem() {
  return std::exchange(problem_, {});
}

bool Database::isDamage(const QString& nativeError) const {
  // SQLITE_CORRUPT and SQLITE_NOTADB; the low byte is the kind of an extended code.
  const int code = nativeError.toInt() & 0xff;
  return code == 11 || code == 26;
}

void Database::open() {
  QDir().mkpath(QFileInfo(file_).absolutePath());
  State state = openFile();
  if (state == State::damaged && setAside()) state = openFile();
  usable_ = state == State::sound;
  if (!usable_ && problem_.isEmpty())
    problem_ = Words::tr("Games cannot be saved: %1").arg(error_.isEmpty() ? file_ : error_);
}

Database::State Database::openFile() {
  close();
  QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", connection_);
  database.setDatabaseName(file_);
  if (!database.open()) {
    error_ = database.lastError().text();
    return isDamage(database.lastError().nativeErrorCode()) ? State::damaged : State::unreachable;
  }
  QSqlQuery query(database);
  const auto failure = [&] {
    error_ = query.lastError().text();
    return isDamage(query.lastError().nativeErrorCode()) ? State::damaged : State::unreachable;
  };
  if (!query.exec("PRAGMA quick_check") || !query.next()) return failure();
  if (query.value(0).toString() != "ok") return State::damaged;
  if (!query.exec("SELECT count(*) FROM sqlite_schema") || !query.next()) return failure();
  const bool empty = query.value(0).toInt() == 0;
  if (!query.exec("PRAGMA user_version") || !query.next()) return failure();
  const int version = query.value(0).toInt();
  if (!empty && version != schemaVersion && version != 1) return State::damaged;
  query.finish();

  for (const char* pragma : {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL", "PRAGMA foreign_keys = ON"})
    if (!query.exec(pragma)) return failure();
  query.finish();
  if (empty || version != schemaVersion) {
    database.transaction();
    const auto statements = empty ? std::span<const char* const>(schema) : std::span<const char* const>(fromVersion1);
    for (const char* statement : statements)
      if (!query.exec(statement)) return failure();
    if (!query.exec(QString("PRAGMA user_version = %1").arg(schemaVersion))) return failure();
    if (!database.commit()) return State::unreachable;
  }
  return State::sound;
}

bool Database::setAside() {
  close();
  const QString aside = file_ + ".damaged-" + QDateTime::currentDateTime().toString("yyyyMMdd-hhmmss-zzz");
  if (!QFile::rename(file_, aside)) return false;
  for (const char* part : {"-wal", "-shm"}) QFile::rename(file_ + part, aside + part);
  problem_ = Words::tr("The file of saved games could not be read. It was set aside as %1, and a new one was begun.")
                 .arg(QDir::toNativeSeparators(aside));
  return true;
}

bool Database::run(const QString& statement, const QVariantList& values) {
  if (!usable_) return false;
  QSqlQuery query(QSqlDatabase::database(connection_));
  bool ok = query.prepare(statement);
  if (ok) {
    for (const QVariant& value : values) query.addBindValue(value);
    ok = query.exec();
  }
  if (!ok) problem_ = Words::tr("The game goes on, but it cannot be saved: %1").arg(query.lastError().text());
  return ok;
}

void Database::begin(int id, const QString& gameId, const QByteArray& record) {
  run("INSERT INTO games (id, game, record, began, changed) VALUES (?, ?, ?, ?, ?)",
      {id, gameId, QString::fromUtf8(record), now(), now()});
}

void Database::addMove(int id, int number, const KeptMove& move) {
  run("INSERT OR REPLACE INTO moves (game, number, seat, move, began, done) VALUES (?, ?, ?, ?, ?, ?)",
      {id, number, move.seat, move.text, move.began, move.done});
  run("UPDATE games SET changed = ? WHERE id = ?", {now(), id});
}

void Database::takeBack(int id, int count) {
  run("DELETE FROM moves WHERE game = ? AND number >= ?", {id, count});
  run("UPDATE games SET changed = ?, ended = 0, won = NULL, score = NULL, result = NULL WHERE id = ?", {now(), id});
}

void Database::end(int id, const Ending& ending) {
  const QVariant won = ending.won ? QVariant(*ending.won ? 1 : 0) : QVariant(QMetaType(QMetaType::Int));
  run("UPDATE games SET changed = ?, ended = 1, won = ?, score = ?, result = ? WHERE id = ?",
      {now(), won, ending.score, ending.text, id});
}

void Database::discard(int id) {
  run("DELETE FROM games WHERE id = ?", {id});
}

QList<SavedGame> Database::gamesInPlay() {
  QList<SavedGame> games;
  if (!usable_) return games;
  QSqlQuery query(QSqlDatabase::database(connection_));
  query.exec(QString(selectGames) + "ORDER BY changed DESC");
  while (query.next()) games.append(savedGame(query));
  return games;
}

std::optional<SavedGame> Database::game(int id) {
  if (!usable_) return std::nullopt;
  QSqlQuery query(QSqlDatabase::database(connection_));
  query.prepare(QString(selectGames) + "AND id = ?");
  query.addBindValue(id);
  if (!query.exec() || !query.next()) return std::nullopt;
  return savedGame(query);
}

QList<KeptMove> Database::moves(int id) {
  QList<KeptMove> moves;
  if (!usable_) return moves;
  QSqlQuery query(QSqlDatabase::database(connection_));
  query.prepare("SELECT number, seat, move, began, done FROM moves WHERE game = ? ORDER BY number");
  query.addBindValue(id);
  query.exec();
  // A gap can only come from a write that failed; what follows it cannot be replayed.
  while (query.next() && query.value(0).toInt() == moves.size())
    moves.append(
        {query.value(1).toInt(), query.value(2).toString(), query.value(3).toLongLong(), query.value(4).toLongLong()});
  return moves;
}

QVariantMap Database::statistics() {
  QVariantMap all;
  if (!usable_) return all;
  QSqlQuery query(QSqlDatabase::database(connection_));
  query.exec("SELECT game, won, score, result, changed FROM games WHERE ended = 1 ORDER BY changed");
  while (query.next()) {
    QVariantMap game = all.value(query.value(0).toString()).toMap();
    const auto add = [&game](const char* key, int number) { game[key] = game.value(key, 0).toInt() + number; };
    const bool counts = !query.value(1).isNull();
    const bool won = query.value(1).toInt() == 1;
    add("played", 1);
    add("won", counts && won ? 1 : 0);
    add("lost", counts && !won ? 1 : 0);
    if (counts) game["streak"] = won ? game.value("streak", 0).toInt() + 1 : 0;
    game["bestStreak"] = std::max(game.value("bestStreak", 0).toInt(), game.value("streak", 0).toInt());
    game["bestScore"] = std::max(game.value("bestScore", query.value(2)).toInt(), query.value(2).toInt());
    QVariantList recent = game.value("recent").toList();
    recent.prepend(QVariantMap{{"when", QDateTime::fromMSecsSinceEpoch(query.value(4).toLongLong())},
                               {"won", counts ? QVariant(won) : QVariant()},
                               {"score", query.value(2)},
                               {"text", query.value(3)}});
    if (recent.size() > recentGames) recent.removeLast();
    game["recent"] = recent;
    all[query.value(0).toString()] = game;
  }
  return all;
}
