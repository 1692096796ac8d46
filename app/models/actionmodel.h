// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <vector>

#include "core/move.h"
#include "models/rowmodel.h"

/// The moves without cards or piles, and what else than a click can be done with a chosen card, as buttons.
class ActionModel : public RowModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the action model")

 public:
  enum Role { Label = Qt::UserRole + 1, Key, Enabled, Reason, Confirm, Armed };

  struct Row {
    int seat = 0;
    fulltable::Move move;
    QString label;
    QString key;
    bool enabled = false;
    QString reason;  ///< why it is not enabled
    bool confirm = false;
    bool withCard = false;  ///< it wants a card instead of `move`
    bool armed = false;     ///< the next card clicked is the one

    friend bool operator==(const Row&, const Row&) = default;
  };

  using RowModel::RowModel;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  void setRows(std::vector<Row> rows) { replace(rows_, std::move(rows)); }
  const Row& row(int index) const { return rows_[static_cast<std::size_t>(index)]; }

 private:
  std::vector<Row> rows_;
};
