// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/buttonmodel.h"

#include <algorithm>

QString ButtonModel::digit(int number) {
  const QString digit = number < 10 ? QString::number(number) : QString();
  return digit == coloursKey() ? QString() : digit;
}

int ButtonModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant ButtonModel::data(const QModelIndex& index, int role) const {
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
    case Primary: return row.primary;
    case Choice: return row.choice;
    case OnEnter: return row.onEnter;
  }
  return {};
}

QHash<int, QByteArray> ButtonModel::roleNames() const {
  return {{Label, "label"}, {Key, "key"},         {Enabled, "enabled"}, {Reason, "reason"},  {Confirm, "confirm"},
          {Armed, "armed"}, {Primary, "primary"}, {Choice, "choice"},   {OnEnter, "onEnter"}};
}

void ButtonModel::setRows(std::vector<Row> rows) {
  for (const Row& row : rows) {
    if (row.key.isEmpty() || row.ofSelection) continue;
    std::erase_if(once_, [&](const Row& old) { return old.key == row.key; });
    once_.push_back(row);
  }
  replace(rows_, std::move(rows));
}

std::optional<ButtonModel::Known> ButtonModel::withKey(const QString& key) const {
  const auto now = std::ranges::find(rows_, key, &Row::key);
  if (now != rows_.end()) return Known{static_cast<int>(now - rows_.begin()), *now};
  const auto once = std::ranges::find(once_, key, &Row::key);
  return once == once_.end() ? std::nullopt : std::optional(Known{-1, *once});
}
