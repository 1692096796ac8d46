// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/solver_memo.h"

#include "core/random.h"

namespace fulltable::vazhushal::exact {

Entry& Memo::find(const Key& key) {
  if (2 * count_ > entries_.size()) grow();
  Entry& entry = slot(key);
  if (!entry.used) {
    ++count_;
    entry.used = true;
    entry.key = key;
    entry.value = -impossible;
  }
  return entry;
}

Entry& Memo::slot(const Key& key) {
  std::size_t place = mix(key[0] ^ mix(key[1] ^ key[2])) & (entries_.size() - 1);
  while (entries_[place].used && entries_[place].key != key) place = (place + 1) & (entries_.size() - 1);
  return entries_[place];
}

void Memo::grow() {
  std::vector<Entry> old(4 * entries_.size());
  old.swap(entries_);
  for (const Entry& entry : old)
    if (entry.used) slot(entry.key) = entry;
}

}  // namespace fulltable::vazhushal::exact
