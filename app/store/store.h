// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QThread>
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

  void begin(int id, const QString& gameId, const QByteArray& record);
  void addMove(int id, int number, const KeptMove& move);
  void takeBack(int id, int count);
  void end(int id, const Ending& ending);
  void discard(int id);
  /// Asks for `listed` and `counted`.
  void list();
  /// Asks for `loaded`.
  void load(int id);

 signals:
  void listed(const QList<SavedGame>& games);
  void counted(const QVariantMap& statistics);
  void loaded(const SavedGame& game, const QList<KeptMove>& moves);
  /// Something cannot be kept; the sentence is for a person.
  void problem(const QString& text);

 private:
  void post(std::function<void(Database&)> task);

  QThread thread_;
  std::unique_ptr<QObject> there_;  ///< lives on the thread
  std::unique_ptr<Database> database_;
};
