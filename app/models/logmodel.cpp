// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/logmodel.h"

#include <algorithm>

int LogModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(lines_.size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const LogLine& line = lines_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case Qt::DisplayRole:
    case Text: return line.text;
    case Seat: return line.seat;
    case Number: return line.number;
    case Signs: return line.signs.isEmpty() ? line.text : line.signs;
    case Brought: return line.brought;
  }
  return {};
}

QHash<int, QByteArray> LogModel::roleNames() const {
  return {{Text, "text"}, {Seat, "seat"}, {Number, "number"}, {Signs, "signs"}, {Brought, "brought"}};
}

void LogModel::append(LogLine line) {
  beginInsertRows({}, rowCount(), rowCount());
  lines_.push_back(std::move(line));
  endInsertRows();
}

void LogModel::truncate(int number) {
  const auto from = std::ranges::find_if(lines_, [number](const LogLine& line) { return line.number >= number; });
  if (from == lines_.end()) return;
  beginRemoveRows({}, static_cast<int>(from - lines_.begin()), rowCount() - 1);
  lines_.erase(from, lines_.end());
  endRemoveRows();
}

QStringList LogModel::lastOf(int lines) const {
  QStringList last;
  for (auto line = lines_.rbegin(); line != lines_.rend() && last.size() < lines; ++line) last.prepend(line->text);
  return last;
}

int LogModel::rowAfter(int moves) const {
  const auto next = std::ranges::find_if(lines_, [moves](const LogLine& line) { return line.number >= moves; });
  return static_cast<int>(next - lines_.begin()) - 1;
}

int LogModel::rowOf(int number) const {
  const auto line =
      std::ranges::find_if(lines_, [number](const LogLine& one) { return one.number == number && one.seat >= 0; });
  return line == lines_.end() ? -1 : static_cast<int>(line - lines_.begin());
}

QString LogModel::lineOf(int number) const {
  const int row = rowOf(number);
  return row < 0 ? QString() : lines_[static_cast<std::size_t>(row)].text;
}

QString LogModel::text() const {
  QStringList texts;
  for (const LogLine& line : lines_) texts.append(line.text);
  return texts.join('\n');
}

std::vector<const LogLine*> LogModel::turnOf(int seat, int viewer, int moves, bool ended) const {
  std::vector<const LogLine*> turn;
  bool apart = false;  // others have moved between what this seat did
  int gaps = 0;
  for (std::size_t left = lines_.size(); left > 0; --left) {
    const LogLine& line = lines_[left - 1];
    if (moves >= 0 && line.number >= moves) continue;
    // A line of nobody's: another deal.
    if (line.seat < 0) {
      if (ended) continue;
      break;
    }
    ended = false;
    if (line.seat != seat) {
      if (!turn.empty() && line.seat == viewer) break;
      apart = true;
      continue;
    }
    // One's own turn is what was done without a break; others may have been begged from, or asked, in between.
    if (!turn.empty() && apart && (seat == viewer || ++gaps > 1)) break;
    apart = false;
    turn.insert(turn.begin(), &line);
  }
  return turn;
}
