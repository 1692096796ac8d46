// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/view.h"

namespace fulltable {

std::string english(const Said& said, const std::vector<std::string>& names, int reader) {
  std::string words = english(said.log, names, reader);
  for (const Text& then : said.then) words += " " + english(then, names, reader);
  return words;
}

}  // namespace fulltable
