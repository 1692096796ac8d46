// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QAbstractListModel>
#include <vector>

/// A list model that is given all its rows at once. As long as their number stays the same it tells only of those that
/// have changed; otherwise it is reset.
class RowModel : public QAbstractListModel {
  Q_OBJECT
  QML_ANONYMOUS

 public:
  using QAbstractListModel::QAbstractListModel;

 protected:
  template <class Row>
  void replace(std::vector<Row>& rows, std::vector<Row> next) {
    if (rows.size() != next.size()) {
      beginResetModel();
      rows = std::move(next);
      endResetModel();
      return;
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (rows[i] == next[i]) continue;
      rows[i] = std::move(next[i]);
      const QModelIndex changed = index(static_cast<int>(i));
      emit dataChanged(changed, changed);
    }
  }
};
