// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/callpad.h"

#include <algorithm>
#include <utility>

namespace {

/// The letter that stands for a word on the keyboard.
QString keyOf(const QString& word) {
  return word.left(1).toUpper();
}

/// Letters that mean something else while a pad is used: Call, hint, log, sound, new game, pause and undo.
constexpr QLatin1String reserved("CHLMNPU");

/// What a key stands for: the ten has a letter, but people type a digit.
QString meantBy(const QString& key) {
  return key == QLatin1String("1") || key == QLatin1String("0") ? QStringLiteral("T") : key.toUpper();
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
  secondNext_ = false;
  asked_ = -1;
  giveKeys();
  chosen_ = begins ? -1 : lowest([&](const Row& row) { return row.text == before; });
  if (chosen_ < 0) chosen_ = lowest([](const Row&) { return true; });
  emit changed();
}

void CallPad::setHinted(const std::optional<fulltable::Move>& move) {
  if (hinted_ == move) return;
  hinted_ = move;
  emit changed();
}

void CallPad::askNothing() {
  if (std::exchange(asked_, -1) >= 0) emit changed();
}

void CallPad::forget() {
  asked_ = -1;
  secondNext_ = false;
  chosen_ = lowest([](const Row&) { return true; });
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

void CallPad::giveKeys() {
  keys_.clear();
  QString taken = reserved;
  for (const Row& row : rows_)
    for (const QString& word : row.words) taken += keyOf(word);
  const QString alphabet = QStringLiteral("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
  for (const QString& name : names()) {
    // A letter of its own name, the first that is free; else any.
    for (const QChar letter : name.toUpper() + alphabet) {
      if (!alphabet.contains(letter) || taken.contains(letter)) continue;
      keys_[name] = letter;
      taken += letter;
      break;
    }
  }
}

const CallPad::Row* CallPad::hintedRow() const {
  if (!active() || !hinted_) return nullptr;
  const int row = lowest([&](const Row& each) { return each.move == *hinted_; });
  return row < 0 ? nullptr : &rows_[static_cast<std::size_t>(row)];
}

QVariantList CallPad::headings() const {
  QVariantList list;
  const Row* hint = hintedRow();
  for (const QString& name : names())
    list.append(QVariantMap{{"name", name},
                            {"key", keys_.value(name)},
                            {"enabled", lowest([&](const Row& row) { return row.heading == name; }) >= 0},
                            {"current", current() && current()->heading == name},
                            {"hinted", hint && hint->heading == name}});
  return list;
}

QVariantList CallPad::words(qsizetype place) const {
  QVariantList list;
  if (!current()) return list;
  // One key after the other: a rank once its kind is chosen, the second once the first is.
  const Row* hint = hintedRow();
  if (hint && (hint->heading != current()->heading || (place > 0 && hint->words[0] != current()->words[0])))
    hint = nullptr;
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
                            {"hinted", hint && hint->words.value(place) == word},
                            {"held", held_.contains(keyOf(word))}});
  }
  return list;
}

std::optional<fulltable::Move> CallPad::chosen() const {
  if (!active()) return std::nullopt;
  return current()->move;
}

std::optional<fulltable::Move> CallPad::take() {
  if (active() && current()->confirm && !isAsking()) {
    asked_ = chosen_;
    emit changed();
    return std::nullopt;
  }
  return chosen();
}

void CallPad::choose(int row) {
  if (row < 0 || row == chosen_) return;
  chosen_ = row;
  asked_ = -1;
  emit changed();
}

void CallPad::propose(const fulltable::Move& move) {
  secondNext_ = false;
  choose(lowest([&](const Row& row) { return row.move == move; }));
}

void CallPad::chooseHeading(const QString& name) {
  emit touched();
  secondNext_ = false;
  choose(lowest([&](const Row& row) { return row.heading == name; }));
}

void CallPad::chooseFirst(const QString& word) {
  emit touched();
  const Row* now = current();
  if (!now) return;
  secondNext_ = false;
  const auto same = [&](const Row& row) { return row.heading == now->heading && row.words.value(0) == word; };
  const int kept = lowest([&](const Row& row) { return same(row) && row.words.value(1) == now->words.value(1); });
  choose(kept >= 0 ? kept : lowest(same));
}

void CallPad::chooseSecond(const QString& word) {
  emit touched();
  const Row* now = current();
  if (!now) return;
  secondNext_ = false;
  choose(lowest([&](const Row& row) {
    return row.heading == now->heading && row.words.value(0) == now->words.value(0) && row.words.value(1) == word;
  }));
}

bool CallPad::takes(const QString& key) const {
  if (!active() || key.size() != 1) return false;
  const QString meant = meantBy(key);
  return std::ranges::find(keys_, meant) != keys_.end() || std::ranges::any_of(rows_, [&](const Row& row) {
           return std::ranges::any_of(row.words, [&](const QString& word) { return keyOf(word) == meant; });
         });
}

bool CallPad::type(const QString& key) {
  if (!takes(key)) return false;
  emit touched();
  const QString meant = meantBy(key);
  const auto nameOf = [&](const QVariantList& list) -> QString {
    for (const QVariant& each : list)
      if (const auto map = each.toMap(); map["key"] == meant && map["enabled"].toBool()) return map["name"].toString();
    return {};
  };
  if (const QString name = nameOf(headings()); !name.isEmpty()) {
    chooseHeading(name);
  } else if (const QString second = secondNext_ ? nameOf(seconds()) : QString(); !second.isEmpty()) {
    chooseSecond(second);
  } else if (const QString first = nameOf(firsts()); !first.isEmpty()) {
    chooseFirst(first);
    secondNext_ = current()->words.size() > 1;
  }
  return true;
}
