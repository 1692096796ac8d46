// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QUrl>
#include <functional>
#include <memory>
#include <vector>

#include "core/view.h"
#include "store/store.h"

class QSaveFile;
class Thinker;

/// A record that was read from a file of that name, with its players.
struct ReadRecord {
  QString file;
  fulltable::Json record;
};

/// The finished games, the last one first: as many as fit what is sought. They are read when somebody wants to see
/// them.
class History : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App has the history")
  /// Words that a game must have: its name, its players, its date, result or deal number.
  Q_PROPERTY(QString sought READ sought WRITE setSought NOTIFY filterChanged)
  /// The id of the only game that is listed, or empty.
  Q_PROPERTY(QString game READ game WRITE setGame NOTIFY filterChanged)
  /// The id of a game, of which only it and what was played on from it are listed, whatever else is asked; or empty.
  Q_PROPERTY(QString lineage READ lineage WRITE setLineage NOTIFY filterChanged)
  /// What else is asked of them: `all`, `won`, `lost`, `assisted`, `branch`, `imported`, `removed`.
  Q_PROPERTY(QString kind READ kind WRITE setKind NOTIFY filterChanged)
  Q_PROPERTY(int count READ count NOTIFY listed)
  /// How many there are of each game, by its id; those of all stand under an empty id, removed ones under `removed`.
  Q_PROPERTY(QVariantMap counts READ counts NOTIFY listed)

 public:
  enum Role {
    SavedId = Qt::UserRole + 1,
    GameName,
    When,
    Players,
    Result,
    Length,
    Notes,
    IsRemoved,
    Won,
    Scores,
    Lineage,  ///< the game that it was played on from, or itself, where others were; else empty
  };

  /// Files are written to that folder.
  History(Store& store, QString folder, QObject* parent = nullptr);
  ~History() override;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  QString sought() const { return sought_; }
  void setSought(const QString& text) { seek(sought_, text); }
  QString game() const { return game_; }
  void setGame(const QString& gameId) { seek(game_, gameId); }
  QString lineage() const { return lineage_; }
  void setLineage(const QString& savedId) { seek(lineage_, savedId); }
  QString kind() const { return kind_; }
  void setKind(const QString& kind) { seek(kind_, kind); }
  int count() const { return static_cast<int>(shown_.size()); }
  QVariantMap counts() const;

  /// Reads anew what there is.
  Q_INVOKABLE void refresh();
  /// Removes a game, and lists it again.
  Q_INVOKABLE void remove(const QString& savedId);
  Q_INVOKABLE void restore(const QString& savedId);
  /// Writes a game, or all that are listed, to that file, or without one to a new file of the usual folder; `said`
  /// tells where.
  Q_INVOKABLE void save(const QString& savedId, const QUrl& file = {});
  Q_INVOKABLE void saveAll(const QUrl& file = {});
  /// What a file of that game, or with an empty id of several, could be called; and the folder where such files are.
  Q_INVOKABLE QString fileName(const QString& savedId) const;
  Q_INVOKABLE QUrl folder() const;
  /// Reads files on a thread of its own, and answers with their records and sentences about what cannot be read.
  void read(const QStringList& files, std::function<void(std::vector<ReadRecord>, QStringList)> answer);
  /// Keeps the games of records that were read; `problems` are sentences about those that were not.
  void takeIn(std::vector<ReadRecord> records, QStringList problems);

 signals:
  void filterChanged();
  void listed();
  void said(const QString& text);
  /// What was to be taken in is done: so many games stand there, new or not.
  void taken(int games);

 private:
  /// What is told of a game.
  struct Told;
  struct Row {
    FinishedGame game;
    std::shared_ptr<const Told> told;
    QString lineage;
  };
  struct Intake;

  static std::shared_ptr<const Told> tell(const FinishedGame& game);
  /// All that is listed, made on a thread of its own: of ten thousand games it takes a while.
  static std::vector<Row> rowsOf(const QList<FinishedGame>& games);
  void list(std::vector<Row> rows);
  void seek(QString& by, const QString& text);
  bool fits(const Row& row) const;
  void filter();
  void markRemoved(const QString& savedId, bool removed);
  QString freeFile(const QString& name) const;
  void write(const QStringList& ids, const QString& path);
  void writeNext(const std::shared_ptr<QSaveFile>& file, QStringList ids, int written);
  void takeNext(const std::shared_ptr<Intake>& intake);

  Store& store_;
  QString folder_;
  std::vector<Row> rows_;
  std::vector<std::size_t> shown_;
  QString sought_, game_, lineage_;
  QString kind_ = QStringLiteral("all");
  QStringList words_;                 ///< sought, in lower case
  std::unique_ptr<Thinker> thinker_;  ///< reads and loads what is taken in
  std::unique_ptr<Thinker> teller_;   ///< makes the rows
};
