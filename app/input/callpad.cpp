// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/callpad.h"

#include <algorithm>

namespace {

/// The letter that stands for a word on the keyboard.
QString keyOf(const QString& word) {
  return word.left(1).toUpper();
}

/// The digit of a heading, from 1; the tenth has 0.
QString digitOf(qsizetype place) {
  return place < 10 ? QString::number((place + 1) % 10) : QString();
}

}  // namespace

template <class Fits>
int CallPad::lowest(Fits fits) const {
  for (std::size_t i = 0; i < rows_.size(); ++i)
    if (rows_[i].enabled && fits(rows_[i])) return static_cast<int>(i);
  return -1;
}

void CallPad::setRows(std::vector<Row> rows, bool acting, const QSet<QString>& held) {
  if (rows == rows_ && acting == acting_ && held == held_) return;
  const QString before = proposal();
  const bool begins = acting && !acting_;
  rows_ = std::move(rows);
  acting_ = acting;
  held_ = held;
  awaited_ = 0;
  chosen_ = begins ? -1 : lowest([&](const Row& row) { return row.text == before; });
  if (chosen_ < 0) chosen_ = lowest([](const Row&) { return true; });
  emit changed();
}

QString CallPad::proposal() const {
  const Row* row = current();
  return row ? row->text : QString();
}

QStringList CallPad::names() const {
  QStringList list;
  for (const Row& row : rows_)
    if (list.isEmpty() || list.back() != row.heading) list.append(row.heading);
  return list;
}

QVariantList CallPad::headings() const {
  QVariantList list;
  const QStringList all = names();
  for (qsizetype i = 0; i < all.size(); ++i)
    list.append(QVariantMap{{"name", all[i]},
                            {"key", digitOf(i)},
                            {"enabled", lowest([&](const Row& row) { return row.heading == all[i]; }) >= 0},
                            {"current", current() && current()->heading == all[i]}});
  return list;
}

QVariantList CallPad::words(qsizetype place) const {
  QVariantList list;
  if (!current()) return list;
  QStringList seen;
  for (const Row& row : rows_) {
    if (row.heading != current()->heading || row.words.size() <= place || seen.contains(row.words[place])) continue;
    if (place > 0 && row.words[0] != current()->words[0]) continue;
    const QString& word = row.words[place];
    seen.append(word);
    const auto fits = [&](const Row& other) {
      return other.heading == row.heading && other.words.size() > place && other.words[place] == word &&
             (place == 0 || other.words[0] == row.words[0]);
    };
    list.append(QVariantMap{{"name", word},
                            {"key", keyOf(word)},
                            {"enabled", lowest(fits) >= 0},
                            {"current", current()->words[place] == word},
                            {"held", held_.contains(keyOf(word))}});
  }
  return list;
}

std::optional<fulltable::Move> CallPad::chosen() const {
  if (!active()) return std::nullopt;
  return current()->move;
}

void CallPad::choose(int row) {
  if (row < 0 || row == chosen_) return;
  chosen_ = row;
  emit changed();
}

void CallPad::propose(const fulltable::Move& move) {
  awaited_ = 0;
  choose(lowest([&](const Row& row) { return row.move == move; }));
}

void CallPad::chooseHeading(const QString& name) {
  emit touched();
  awaited_ = 0;
  choose(lowest([&](const Row& row) { return row.heading == name; }));
}

void CallPad::chooseFirst(const QString& word) {
  emit touched();
  const Row* now = current();
  if (!now) return;
  awaited_ = 0;
  const auto same = [&](const Row& row) { return row.heading == now->heading && row.words.value(0) == word; };
  const int kept = lowest([&](const Row& row) { return same(row) && row.words.value(1) == now->words.value(1); });
  choose(kept >= 0 ? kept : lowest(same));
}

void CallPad::chooseSecond(const QString& word) {
  emit touched();
  const Row* now = current();
  if (!now) return;
  awaited_ = 0;
  choose(lowest([&](const Row& row) {
    return row.heading == now->heading && row.words.value(0) == now->words.value(0) && row.words.value(1) == word;
  }));
}

bool CallPad::takes(const QString& key) const {
  if (!active() || key.size() != 1) return false;
  const QString upper = key.toUpper();
  return std::ranges::any_of(rows_,
                             [&](const Row& row) {
                               return std::ranges::any_of(row.words,
                                                          [&](const QString& word) { return keyOf(word) == upper; });
                             }) ||
         upper[0].isDigit();
}

bool CallPad::type(const QString& key) {
  if (!takes(key)) return false;
  emit touched();
  const QString upper = key.toUpper();
  const auto wordOf = [&](const QVariantList& list) -> QString {
    for (const QVariant& each : list)
      if (const auto map = each.toMap(); map["key"] == upper && map["enabled"].toBool()) return map["name"].toString();
    return {};
  };
  const bool digit = upper[0].isDigit();
  if (awaited_ == 2) {
    if (const QString word = wordOf(seconds()); !word.isEmpty()) {
      chooseSecond(word);
      return true;
    }
  }
  if (awaited_ == 1 || !digit) {
    if (const QString word = wordOf(firsts()); !word.isEmpty()) {
      chooseFirst(word);
      awaited_ = current()->words.size() > 1 ? 2 : 0;
      return true;
    }
  }
  if (!digit) return true;
  if (const QString name = wordOf(headings()); !name.isEmpty()) {
    chooseHeading(name);
    awaited_ = 1;
  }
  return true;
}
