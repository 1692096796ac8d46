// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/actionmodel.h"

int ActionModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant ActionModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case Label: return row.label;
    case Key: return row.key;
    case Enabled: return row.enabled;
    case Reason: return row.reason;
    case Confirm: return row.confirm;
    case Armed: return row.armed;
  }
  return {};
}

QHash<int, QByteArray> ActionModel::roleNames() const {
  return {{Label, "label"},   {Key, "key"},         {Enabled, "enabled"},
          {Reason, "reason"}, {Confirm, "confirm"}, {Armed, "armed"}};
}
