// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>
#include <QTimer>
#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>

#include "store/database.h"

/// Saved games and statistics, kept on a thread of their own. Everything asked for is done in its order, also when the
/// program ends; what has piled up is written together. What is written is on the disk: neither the end of the program
/// nor of the power takes it away.
class Store : public QObject {
  Q_OBJECT

 public:
  explicit Store(const QString& file, QObject* parent = nullptr);
  ~Store() override;

  /// Before all else, and once somebody listens: what is wrong with the file is a `problem` told once.
  void open();
  void begin(const QString& id, const QString& gameId, const QByteArray& record, const QString& day = {});
  /// Another head of that game's record.
  void head(const QString& id, const QByteArray& record);
  void addMove(const QString& id, int number, const KeptMove& move);
  void takeBack(const QString& id, int count);
  /// How a game in play stands, in a few words and cards.
  void note(const QString& id, const QString& status, const QByteArray& closeUp);
  void end(const QString& id, const Ending& ending);
  void keepAnalysis(const QString& id, const QByteArray& analysis);
  void keepSameCards(const QString& id, const QByteArray& sameCards, std::optional<double> percent);
  void discard(const QString& id);
  void remove(const QString& id);
  void restore(const QString& id);
  /// Waits so many ms at the most until everything asked for is done. False: `caughtUp` tells when it is.
  bool waitUntilDone(int ms);
  /// Asks for `listed`. What is asked for again before it has come comes once.
  void list();
  /// Asks for `finished`.
  void listFinished();
  /// Tells all that is known of those games; those that cannot be read are left out.
  void bring(const QStringList& ids, std::function<void(const QList<KeptGame>&)> answer);
  /// Keeps games that were played elsewhere, each with a second id (see Database), and tells how many of them are new,
  /// and how many were there already.
  void takeIn(const QList<std::pair<KeptGame, QString>>& games, std::function<void(int added, int known)> answer);
  /// See Database; `counted` follows.
  void leaveOut(const QString& gameId, qint64 time);
  void count(const QString& gameId, qint64 time);
  /// Asks for `loaded`, which repeats the number of the request; what cannot be loaded is a `problem`.
  void load(const QString& id, quint64 request);

 signals:
  void listed(const QList<SavedGame>& games, const QList<SavedGame>& removed);
  /// Before each `listed`.
  void dayGames(const QList<DayGame>& games);
  /// After the first `listed`, and when something has changed.
  void counted(const QList<CountedGame>& games);
  void finished(const QList<FinishedGame>& games);
  void loaded(quint64 request, const SavedGame& game, const QList<KeptMove>& moves);
  /// Everything asked for is done, after `waitUntilDone` was in vain.
  void caughtUp();
  /// Something cannot be kept; the sentence is for a person.
  void problem(const QString& text);

 private:
  /// After how many ms what could not be written is tried again.
  static constexpr int retryTime = 3000;

  void post(std::function<void(Database&)> task);
  void perform(const std::function<void(Database&)>& task);
  /// Tells what the file holds, if no other list is asked for until it arrives: `number` is that of the asking.
  void tell(Database& database, quint64 number);
  void tellCounted();
  /// One task of those posted is done.
  void countDone();
  bool isMoreWaiting();

  std::mutex mutex_;
  std::condition_variable done_;
  std::atomic<quint64> asked_ = 0;  ///< lists asked for
  int waiting_ = 0;                 ///< tasks posted and not done
  bool told_ = false;               ///< on the thread: a list was
  bool behind_ = false;             ///< somebody has waited for them in vain
  QThread thread_;
  std::unique_ptr<QObject> there_;  ///< lives on the thread
  std::unique_ptr<Database> database_;
  std::unique_ptr<QTimer> retry_;  ///< on the thread
};
