// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <QStringList>
#include <vector>

#include "text/logtext.h"

/// What happened, one sentence a row, the oldest first; `signs` is the same with cards as signs.
class LogModel : public QAbstractListModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the log")

 public:
  enum Role { Text = Qt::UserRole + 1, Seat, Number, Signs, Brought };

  using QAbstractListModel::QAbstractListModel;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  void append(LogLine line);
  /// Forgets all lines about moves from that number on.
  void truncate(int number);
  QString text() const;
  /// The row of the last line about the first so many moves; −1: none.
  Q_INVOKABLE int rowAfter(int moves) const;
  /// The row of the first line about that move alone; −1: none.
  Q_INVOKABLE int rowOf(int number) const;
  /// What is told of that move.
  QString lineOf(int number) const;
  /// The latest line, or nothing.
  QString last() const { return lines_.empty() ? QString() : lines_.back().text; }
  /// The last lines, the oldest first.
  Q_INVOKABLE QStringList lastOf(int lines) const;
  /// What that seat did in this deal since `viewer` moved last, or in its last turn before that, of the first `moves`
  /// moves (−1: of all): its lines, the oldest first. `ended`: of the deal that has just ended.
  std::vector<const LogLine*> turnOf(int seat, int viewer, int moves = -1, bool ended = false) const;

 private:
  std::vector<LogLine> lines_;
};
