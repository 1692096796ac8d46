// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>
#include <memory>

class QSqlDatabase;
class QSqlError;

/// The file of saved games: opened, locked against other programs and brought to the present version.
class GameFile {
 public:
  enum class State { closed, open, damaged, unreachable, inUse, newer };

  explicit GameFile(QString path);
  ~GameFile();
  GameFile(const GameFile&) = delete;
  GameFile& operator=(const GameFile&) = delete;

  /// Opens the file or makes it. One that is damaged or not ours is set aside under a name with the time in it; one of
  /// a newer version is left alone.
  void open();
  State state() const { return state_; }
  bool isOpen() const { return state_ == State::open; }
  /// Where the last file was set aside, or nothing.
  QString takeSetAside();
  /// Why it is damaged or unreachable, as the end of a sentence for a person.
  QString reason() const { return reason_; }
  QSqlDatabase connection() const;

 private:
  State tryToOpen();
  bool lock();
  State prepare(QSqlDatabase& database);
  State failed(const QSqlError& error);
  bool setAside();
  void close();

  QString path_;
  QString name_;  ///< of the connection
  std::unique_ptr<QLockFile> lock_;
  State state_ = State::closed;
  QString aside_;
  QString reason_;
};
