// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <vector>

#include "models/rowmodel.h"

/// The people and the computer players round the table, one row a seat.
class SeatModel : public RowModel {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the seat model")

 public:
  enum Role {
    Seat = Qt::UserRole + 1,
    Name,
    Kind,
    IsHuman,
    IsTurn,
    IsWinner,
    Thinking,
    Score,
    Cards,
    LastAct,
    Dealer,
    IsViewer,
    Tempo,
    Face,
    About,
  };

  struct Row {
    QString name;
    QString kind;
    bool isHuman = false;
    bool isTurn = false;
    bool isWinner = false;
    bool thinking = false;
    int score = 0;
    int cards = 0;    ///< in hand
    QString lastAct;  ///< its last turn: each part of it a line
    bool dealer = false;
    bool isViewer = false;
    double tempo = 1;  ///< how much more time than usual it has in a race
    int face = 1;      ///< of the pictures, from 1
    QString about;     ///< what there is to know of a computer player

    friend bool operator==(const Row&, const Row&) = default;
  };

  using RowModel::RowModel;

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;
  Q_INVOKABLE QString name(int seat) const;
  Q_INVOKABLE int face(int seat) const;
  /// The seats from the first to the last: winners, then by scores, and where those are equal by cards left.
  Q_INVOKABLE QList<int> standing() const;

  void setRows(std::vector<Row> rows) { replace(rows_, std::move(rows)); }
  const std::vector<Row>& rows() const { return rows_; }

 private:
  std::vector<Row> rows_;
};
