// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/keysets.h"

#include <utility>
#include <vector>

namespace {

/// Of a pad: its tokens, and the keys of each player in their order.
struct KeySet {
  QStringList tokens;
  std::vector<QStringList> keys;
};

const KeySet& setOf(const QString& pad) {
  static const KeySet calls{{"A", "2", "3", "4", "5", "6", "7", "8", "9", "T", "J", "Q", "K", "C", "D", "H", "S"},
                            {{"A", "2", "3", "4", "5", "6", "7", "8", "9", "0 T", "J", "Q", "K", "C", "D", "H", "S"},
                             {"Num+1", "Num+2", "Num+3", "Num+4", "Num+5", "Num+6", "Num+7", "Num+8", "Num+9", "Num+0",
                              "Num+/", "Num+*", "Num+-", "Left", "Down", "Up", "Right"}}};
  // The gestures in the order of the table, then the turn.
  static const KeySet gestures{{"1", "2", "3", "4", "turn"},
                               {{"A", "S", "D", "F", "W"},
                                {"H", "J", "K", "L", "U"},
                                {"Left", "Down", "Up", "Right", "Shift"},
                                {"Num+1", "Num+2", "Num+3", "Num++", "Num+0"}}};
  return pad == "call" ? calls : gestures;
}

}  // namespace

int playersAtKeys(const QString& pad) {
  return static_cast<int>(setOf(pad).keys.size());
}

QStringList tokensOf(const QString& pad) {
  return setOf(pad).tokens;
}

QVariantMap standardKeys(const QString& pad, int player) {
  QVariantMap map;
  if (player < 0 || player >= playersAtKeys(pad)) return map;
  const QStringList& keys = setOf(pad).keys[static_cast<std::size_t>(player)];
  for (qsizetype i = 0; i < keys.size(); ++i) map.insert(setOf(pad).tokens[i], keys[i]);
  return map;
}
