// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLockFile>
#include <QString>
#include <memory>
#include <optional>

class QSqlDatabase;
class QSqlError;

/// The file of saved games: opened, locked against other programs and brought to the present version.
class GameFile {
 public:
  enum class State { closed, open, damaged, unreachable, inUse, newer };
  /// What became of a file that could not be used.
  struct Damage {
    QString keptAs;
    QString reason;   ///< as the end of a sentence for a person
    int rescued = 0;  ///< how many games of it stand in the new file
  };

  explicit GameFile(QString path);
  ~GameFile();
  GameFile(const GameFile&) = delete;
  GameFile& operator=(const GameFile&) = delete;

  /// Opens the file or makes it, for its owner alone. One that is damaged or not ours is set aside under a name with
  /// the time in it, and what can be read of it is taken over; one of a newer version is left alone.
  void open();
  State state() const { return state_; }
  bool isOpen() const { return state_ == State::open; }
  /// What was set aside since it was last asked, or nothing.
  std::optional<Damage> takeDamage();
  /// Why it is damaged or unreachable, as the end of a sentence for a person.
  QString reason() const { return reason_; }
  QSqlDatabase connection() const;

 private:
  State tryToOpen();
  bool lock();
  State prepare(QSqlDatabase& database);
  State upgrade(QSqlDatabase& database, int version);
  void closeToOthers() const;
  State failed(const QSqlError& error);
  bool setAside();
  void close();

  QString path_;
  QString name_;  ///< of the connection
  std::unique_ptr<QLockFile> lock_;
  State state_ = State::closed;
  bool tried_ = false;  ///< what stands in the file may be of our own making
  std::optional<Damage> damage_;
  QString reason_;
};
