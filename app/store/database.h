// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QString>
#include <QVariant>
#include <optional>

/// A move as it is kept.
struct KeptMove {
  int seat = 0;
  QString text;
  qint64 began = -1;  ///< in a race: on its clock, in ms; else −1
  qint64 done = -1;
};

/// A game in play, for the list of them.
struct SavedGame {
  int id = 0;
  QString gameId;
  QByteArray record;  ///< how it was begun: a record without its moves, as JSON
  QDateTime changed;
  int moves = 0;
};

/// How a game ended.
struct Ending {
  std::optional<bool> won;  ///< by the one person at the table; nothing where there were several or none
  int score = 0;            ///< of the first person
  QString text;
};

/// The file with the games. It belongs to one thread. Whatever fails is told by `problem` and leaves the file as it
/// was.
class Database {
 public:
  explicit Database(QString file);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  /// Opens the file or makes it; one that is damaged or not ours is set aside under a name with the time in it.
  void open();
  bool usable() const { return usable_; }
  /// What went wrong since it was last asked, as a sentence for a person, or nothing.
  QString takeProblem();

  QList<SavedGame> gamesInPlay();
  std::optional<SavedGame> game(int id);
  QList<KeptMove> moves(int id);
  /// For each game id a map: played, won, lost, streak, bestStreak, bestScore, recent.
  QVariantMap statistics();

  void begin(int id, const QString& gameId, const QByteArray& record);
  void addMove(int id, int number, const KeptMove& move);
  /// Forgets the moves from `count` on; the game is in play again.
  void takeBack(int id, int count);
  void end(int id, const Ending& ending);
  void discard(int id);

 private:
  enum class State { sound, damaged, unreachable };

  State openFile();
  bool setAside();
  bool run(const QString& statement, const QVariantList& values = {});
  bool isDamage(const QString& nativeError) const;
  void close();

  QString file_;
  QString connection_;
  QString error_;  ///< of the last statement that failed
  QString problem_;
  bool usable_ = false;
};
