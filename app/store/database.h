// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDateTime>
#include <QList>
#include <QSet>
#include <QString>
#include <QVariant>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include "store/countedgame.h"
#include "store/gamefile.h"

class QSqlError;
class QSqlQuery;

/// A move as it is kept.
struct KeptMove {
  int seat = 0;
  QString text;
  qint64 began = -1;  ///< in a race: on its clock, in ms; else −1
  qint64 done = -1;
};

/// A game in play, for the list of them.
struct SavedGame {
  QString id;
  QString gameId;
  QByteArray record;  ///< how it was begun: a record without its moves, as JSON
  QDateTime changed;
  int moves = 0;
  QString status;           ///< how it stands, in words
  QByteArray closeUp = {};  ///< and some of its cards, as they were given to `note`
};

/// A finished game, for the list of them.
struct FinishedGame {
  QString id;
  QString gameId;
  QDateTime changed;
  std::optional<bool> won;  ///< see Ending
  int score = 0;
  QString result;
  int length = 0;  ///< in moves
  bool removed = false;
  QByteArray record;          ///< how it was begun: a record without its moves, as JSON
  QByteArray sameCards = {};  ///< see `keepSameCards`
  std::optional<double> percent = {};
  QString day = {};  ///< which deal of the day it was (see `begin`), or empty
};

/// A deal of the day that was begun.
struct DayGame {
  QString id;
  QString gameId;
  QString day;  ///< 2026-11-23
  bool ended = false;
  std::optional<bool> won;  ///< see Ending
  int score = 0;
  QString result;
  QDateTime changed;  ///< when it was played last
};

/// How a game ended.
struct Ending {
  std::optional<bool> won;  ///< by the one person at the table; nothing where there were several or none, or where the
                            ///< game is marked as assisted
  int score = 0;            ///< of the first person
  QString text;
};

/// A whole game: as it is kept, or to be kept.
struct KeptGame {
  SavedGame head;
  QList<KeptMove> moves;
  std::optional<Ending> ending;  ///< nothing: it is in play
  QByteArray analysis = {};      ///< what was found when it was analysed, or empty
  QByteArray sameCards = {};     ///< see `Database::keepSameCards`
};

/// The saved games, on one thread. A change that cannot be written stays in memory and is tried again, together with
/// all that followed it, in one transaction. What fails is told by `takeProblem`.
class Database {
 public:
  explicit Database(const QString& path);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  /// Tells what time it is, in ms since 1970; empty: what the system says. For tests, while there is no database.
  static void setClock(std::function<qint64()> clock);

  void open();
  bool usable() const { return file_.isOpen(); }
  /// Whether another try can help: the file is not open, or something is not written yet.
  bool waits() const;
  /// Opens the file, where it is not open, and writes what is not written yet; false: something is left.
  bool catchUp();
  /// While on, changes are only gathered; switched off, they are written together.
  void gather(bool on);
  /// What went wrong since it was last asked, as a sentence for a person, or nothing.
  QString takeProblem();

  /// Nothing where they cannot be read.
  std::optional<QList<SavedGame>> gamesInPlay();
  /// Those that were removed, the last one first.
  std::optional<QList<SavedGame>> removedGames();
  /// Those that have ended, also removed ones, the last one first.
  std::optional<QList<FinishedGame>> finishedGames();
  /// Those that were the deal of a day.
  std::optional<QList<DayGame>> dayGames();
  /// A game in play.
  std::optional<SavedGame> game(const QString& id);
  /// Any game with its moves, also one that was removed. Nothing where there is none, or it cannot be read.
  std::optional<KeptGame> whole(const QString& id);
  /// Up to the first gap; what lies behind it cannot be replayed and is deleted.
  std::optional<QList<KeptMove>> moves(const QString& id);
  /// The finished games that may count, the last one at the end.
  std::optional<QList<CountedGame>> countedGames();
  /// Whether they may have changed since this was last asked.
  bool takeCountChanged() { return std::exchange(countChanged_, false); }

  /// `day`: it is the deal of that day (2026-11-23).
  void begin(const QString& id, const QString& gameId, const QByteArray& record, const QString& day = {});
  void head(const QString& id, const QByteArray& record);
  void addMove(const QString& id, int number, const KeptMove& move);
  /// Forgets the moves from `count` on; the game is in play again.
  void takeBack(const QString& id, int count);
  /// Written with the next change or `catchUp`.
  void note(const QString& id, const QString& status, const QByteArray& closeUp);
  void end(const QString& id, const Ending& ending);
  /// What was found in a game that has ended; it goes when the game goes on.
  void keepAnalysis(const QString& id, const QByteArray& analysis);
  /// What computers made of the same cards in a game that has ended, and how its one person did beside the strongest
  /// of them, in percent; it goes when the game goes on.
  void keepSameCards(const QString& id, const QByteArray& sameCards, std::optional<double> percent);
  /// Keeps a game that was played elsewhere, under its id, or if another game has that, under the other one; false: it
  /// is there already, and is listed again if it was removed. Nothing where the file cannot be read.
  std::optional<bool> takeIn(const KeptGame& game, const QString& otherId);
  /// Deletes a game for good.
  void discard(const QString& id);
  /// Removes a game from the list; it can be restored for `daysInBin` days.
  void remove(const QString& id);
  void restore(const QString& id);
  /// Begins the statistics anew, of a game or with an empty id of all: what was finished up to now is left out of them,
  /// and is marked with that time. `count` takes back what was left out at a time, or with 0 at any.
  void leaveOut(const QString& gameId, qint64 time);
  void count(const QString& gameId, qint64 time);

  static constexpr int daysInBin = 30;

 private:
  struct Statement {
    QString text;
    QVariantList values;
  };
  /// A change of one game: all of its statements or none.
  struct Change {
    QString game;
    std::vector<Statement> statements;
  };

  void change(const QString& game, std::vector<Statement> statements);
  std::optional<QList<SavedGame>> list(const QString& condition);
  /// Up to the first gap, and after how many moves the game stands; nothing where they cannot be read.
  std::optional<std::pair<QList<KeptMove>, int>> readMoves(const QString& id);
  bool keepsNothingOf(const QString& game) const;
  bool write();
  /// Writes all that is unwritten, or nothing of it; `failed` is the change that could not be made.
  QSqlError tryToWrite(const Change*& failed);
  /// Gives up a game whose changes contradict the file, so that it does not hold up the others.
  void giveUp(const QString& game);
  bool isUnwritten(const QString& game) const;
  /// With all that was changed; and what stands in the file at present.
  bool read(QSqlQuery& query, const Statement& statement);
  bool ask(QSqlQuery& query, const Statement& statement);
  bool told(const QSqlQuery& query);
  void tellUnsaved(const QString& sentence);

  GameFile file_;
  std::vector<Change> unwritten_;
  QSet<QString> givenUp_;
  bool gathering_ = false;
  bool countChanged_ = true;
  bool due_ = false;  ///< something gathered is to be written
  QString problem_;
  bool unsaved_ = false;  ///< a person was told that nothing can be saved at present
};
