// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <optional>
#include <vector>

#include "core/move.h"
#include "models/rowmodel.h"

/// The moves without cards or piles, and what else than a click can be done with a chosen card, as buttons.
class ButtonModel : public RowModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the button model")
  /// The digit that changes the colours of the suits, and so presses no button.
  Q_PROPERTY(QString coloursKey READ coloursKey CONSTANT)

 public:
  enum Role { Label = Qt::UserRole + 1, Key, Enabled, Reason, Confirm, Armed, Primary, Choice, OnEnter };

  struct Row {
    int seat = 0;
    fulltable::Move move;
    QString label;
    QString key;
    bool enabled = false;
    QString reason;  ///< why it is not enabled
    bool confirm = false;
    bool withCard = false;     ///< it wants a card instead of `move`
    bool armed = false;        ///< the next card clicked is the one
    bool primary = false;      ///< it alone stands out
    bool choice = false;       ///< one of several answers that are as likely
    bool onEnter = false;      ///< a hint means it, or it is all there is to do: Enter presses it
    bool ofSelection = false;  ///< it plays the selected cards
    QString rule = {};         ///< the paragraph of the rules that is the reason

    friend bool operator==(const Row&, const Row&) = default;
  };

  using RowModel::RowModel;

  static QString coloursKey() { return QStringLiteral("4"); }
  /// The digit that presses that one of several, counted from 1; empty where there is none.
  Q_INVOKABLE static QString digit(int number);

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  void setRows(std::vector<Row> rows);
  /// The button of that key, listed now (`index`) or, with no index, once before.
  struct Known {
    int index = -1;
    Row row;
  };
  std::optional<Known> withKey(const QString& key) const;
  const Row& row(int index) const { return rows_[static_cast<std::size_t>(index)]; }

 private:
  std::vector<Row> rows_;
  std::vector<Row> once_;  ///< the last of each key
};
