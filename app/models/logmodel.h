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
  /// The latest line, or nothing.
  QString last() const { return lines_.empty() ? QString() : lines_.back().text; }
  /// What that seat did last in this deal, or nothing.
  QString lastAct(int seat) const;

 private:
  std::vector<LogLine> lines_;
};
