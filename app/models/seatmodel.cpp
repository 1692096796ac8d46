// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/seatmodel.h"

#include <algorithm>
#include <numeric>
#include <tuple>

int SeatModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant SeatModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Seat: return index.row();
    case Qt::DisplayRole:
    case Name: return row.name;
    case Kind: return row.kind;
    case IsHuman: return row.isHuman;
    case IsTurn: return row.isTurn;
    case IsWinner: return row.isWinner;
    case Thinking: return row.thinking;
    case Score: return row.score;
    case Cards: return row.cards;
    case LastAct: return row.lastAct;
    case Dealer: return row.dealer;
    case IsViewer: return row.isViewer;
    case Tempo: return row.tempo;
    case Face: return row.face;
    case About: return row.about;
  }
  return {};
}

QHash<int, QByteArray> SeatModel::roleNames() const {
  return {{Seat, "seat"},     {Name, "name"},         {Kind, "kind"},     {IsHuman, "isHuman"},
          {IsTurn, "isTurn"}, {IsWinner, "isWinner"}, {Score, "score"},   {Thinking, "thinking"},
          {Cards, "cards"},   {LastAct, "lastAct"},   {Dealer, "dealer"}, {IsViewer, "isViewer"},
          {Tempo, "tempo"},   {Face, "face"},         {About, "about"}};
}

QString SeatModel::name(int seat) const {
  return seat >= 0 && seat < rowCount() ? rows_[static_cast<std::size_t>(seat)].name : QString();
}

int SeatModel::face(int seat) const {
  return seat >= 0 && seat < rowCount() ? rows_[static_cast<std::size_t>(seat)].face : 1;
}

QList<int> SeatModel::standing() const {
  QList<int> seats(rowCount());
  std::iota(seats.begin(), seats.end(), 0);
  // In some games the fewest points win.
  const bool fewest = std::ranges::any_of(rows_, [this](const Row& winner) {
    return winner.isWinner && std::ranges::any_of(rows_, [&](const Row& each) { return each.score > winner.score; });
  });
  const auto rank = [&](int seat) {
    const Row& row = rows_[static_cast<std::size_t>(seat)];
    return std::tuple(!row.isWinner, fewest ? row.score : -row.score, row.cards);
  };
  std::ranges::stable_sort(seats, {}, rank);
  return seats;
}
