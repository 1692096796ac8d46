// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>
#include <QTimer>
#include <functional>
#include <memory>

#include "store/database.h"

/// Saved games and statistics, kept on a thread of their own: nobody waits for the disk. Everything asked for is done
/// in its order, also when the program ends.
class Store : public QObject {
  Q_OBJECT

 public:
  explicit Store(const QString& file, QObject* parent = nullptr);
  ~Store() override;

  /// Before all else, and once somebody listens: what is wrong with the file is a `problem` told once.
  void open();
  void begin(const QString& id, const QString& gameId, const QByteArray& record);
  void addMove(const QString& id, int number, const KeptMove& move);
  void takeBack(const QString& id, int count);
  /// How a game in play stands, in a few words.
  void note(const QString& id, const QString& status);
  void end(const QString& id, const Ending& ending);
  void discard(const QString& id);
  /// Asks for `listed` and `counted`.
  void list();
  /// Asks for `loaded`, which repeats the number of the request; what cannot be loaded is a `problem`.
  void load(const QString& id, quint64 request);

 signals:
  void listed(const QList<SavedGame>& games);
  void counted(const QVariantMap& statistics);
  void loaded(quint64 request, const SavedGame& game, const QList<KeptMove>& moves);
  /// Something cannot be kept; the sentence is for a person.
  void problem(const QString& text);

 private:
  /// After how many ms what could not be written is tried again.
  static constexpr int retryTime = 3000;

  void post(std::function<void(Database&)> task);
  void perform(const std::function<void(Database&)>& task);
  void tell(Database& database);

  QThread thread_;
  std::unique_ptr<QObject> there_;  ///< lives on the thread
  std::unique_ptr<Database> database_;
  std::unique_ptr<QTimer> retry_;  ///< on the thread
};
