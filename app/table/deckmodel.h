// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QStringList>
#include <QThreadPool>
#include <atomic>
#include <vector>

/// The decks of cards that can be played with: our own first, then what the desktop has installed. Each of those is
/// tried in the background, card by card; what came of that is remembered until its file changes.
class DeckModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  /// The decks that cannot be played with, each with a word why, as one line.
  Q_PROPERTY(QString leftOut READ leftOut NOTIFY changed)
  Q_PROPERTY(bool searching READ isSearching NOTIFY changed)

 public:
  explicit DeckModel(QObject* parent = nullptr);
  ~DeckModel() override;

  enum Role { DeckId = Qt::UserRole + 1, Name, Origin };

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  QString leftOut() const { return leftOut_.join("; "); }
  bool isSearching() const { return searching_; }
  /// Looks for decks, the first time it is called.
  Q_INVOKABLE void search();

 signals:
  void changed();

 private:
  struct Row {
    QString id, name, origin;
  };

  void add(Row row);

  std::vector<Row> rows_;
  QStringList leftOut_;
  bool searching_ = false;
  bool searched_ = false;
  std::atomic_bool stop_ = false;
  QThreadPool pool_;
};
