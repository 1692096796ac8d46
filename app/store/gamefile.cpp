// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/gamefile.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QUuid>
#include <utility>

#include "store/salvage.h"
#include "store/schema.h"

namespace {

/// How long another program's hold on the file is waited for, in ms.
const char* const patience = "QSQLITE_BUSY_TIMEOUT=300";

class GameFileWords {
  Q_DECLARE_TR_FUNCTIONS(GameFile)
};

}  // namespace

GameFile::GameFile(QString path) : path_(std::move(path)), name_(QUuid::createUuid().toString()) {}

GameFile::~GameFile() {
  close();
}

QSqlDatabase GameFile::connection() const {
  return QSqlDatabase::database(name_, false);
}

std::optional<GameFile::Damage> GameFile::takeDamage() {
  return std::exchange(damage_, std::nullopt);
}

void GameFile::close() {
  if (QSqlDatabase::contains(name_)) {
    connection().close();
    QSqlDatabase::removeDatabase(name_);
  }
  lock_.reset();
}

void GameFile::open() {
  state_ = tryToOpen();
  if (state_ == State::damaged && setAside()) {
    state_ = tryToOpen();
    if (isOpen()) damage_->rescued = salvage(damage_->keptAs, connection());
  }
  if (!isOpen()) close();
}

GameFile::State GameFile::tryToOpen() {
  close();
  QDir().mkpath(QFileInfo(path_).absolutePath());
  if (!lock()) return State::inUse;
  if (const QFileInfo file(path_); !std::exchange(tried_, true) && file.exists() && file.size() == 0) {
    // SQLite would take it for a new one, and delete what still stands in the log beside it.
    reason_ = GameFileWords::tr("the file is empty");
    return State::damaged;
  }
  QSqlDatabase database = QSqlDatabase::addDatabase("QSQLITE", name_);
  database.setDatabaseName(path_);
  database.setConnectOptions(patience);
  return database.open() ? prepare(database) : failed(database.lastError());
}

bool GameFile::lock() {
  // Two programs that add moves to one game would spoil it.
  lock_ = std::make_unique<QLockFile>(path_ + ".lock");
  lock_->setStaleLockTime(0);
  // In a folder without room or right for the lock the file will tell why.
  if (lock_->tryLock() || lock_->error() != QLockFile::LockFailedError) return true;
  // A killed program leaves its lock behind, and another program may have its number by now.
  return lock_->removeStaleLockFile() && lock_->tryLock();
}

GameFile::State GameFile::prepare(QSqlDatabase& database) {
  QSqlQuery query(database);
  if (!query.exec("PRAGMA quick_check") || !query.next()) return failed(query.lastError());
  if (query.value(0).toString() != "ok") {
    reason_ = GameFileWords::tr("the file of saved games is damaged");
    return State::damaged;
  }
  if (!query.exec("SELECT count(*) FROM sqlite_schema") || !query.next()) return failed(query.lastError());
  const bool empty = query.value(0).toInt() == 0;
  if (!query.exec("PRAGMA user_version") || !query.next()) return failed(query.lastError());
  const int version = query.value(0).toInt();
  query.finish();
  if (version > schemaVersion) return State::newer;
  if (!empty && version < 1) {
    reason_ = GameFileWords::tr("the file of saved games is one of another program");
    return State::damaged;
  }
  closeToOthers();
  return upgrade(database, empty ? 0 : version);
}

GameFile::State GameFile::upgrade(QSqlDatabase& database, int version) {
  QStringList statements{"PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"};
  if (version != schemaVersion) {
    statements += "BEGIN IMMEDIATE";
    statements += upgradeFrom(version);
    statements += {QString("PRAGMA user_version = %1").arg(schemaVersion), "COMMIT"};
  }
  statements += tablesAreThere();
  statements += "PRAGMA foreign_keys = ON";
  QSqlQuery query(database);
  for (const QString& statement : std::as_const(statements)) {
    if (!query.exec(statement)) return failed(query.lastError());
    query.finish();
  }
  return State::open;
}

void GameFile::closeToOthers() const {
  // What SQLite puts beside it later has the rights of the file.
  for (const char* part : {"", "-wal", "-shm"})
    if (QFile::exists(path_ + part)) QFile::setPermissions(path_ + part, QFile::ReadOwner | QFile::WriteOwner);
}

GameFile::State GameFile::failed(const QSqlError& error) {
  qWarning("saved games: %s", qPrintable(error.text()));
  reason_ = reasonOf(error);
  return tellsDamage(error) ? State::damaged : State::unreachable;
}

bool GameFile::setAside() {
  // The lock is of the name, not of the file: nobody else comes between.
  const std::unique_ptr<QLockFile> lock = std::move(lock_);
  close();
  const QString aside = path_ + ".damaged-" + QDateTime::currentDateTime().toString("yyyyMMdd-hhmmss-zzz");
  if (!QFile::rename(path_, aside)) return false;
  for (const char* part : {"-wal", "-shm"}) QFile::rename(path_ + part, aside + part);
  damage_ = Damage{QDir::toNativeSeparators(aside), reason_};
  return true;
}
