// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/lines.h"

namespace fulltable {

bool LineReader::next(std::string& line) {
  line.clear();
  int letter = next_char_();
  if (letter < 0) return false;
  for (; letter >= 0 && letter != '\n'; letter = next_char_())
    if (line.size() <= longest_line) line += static_cast<char>(letter);
  return true;
}

}  // namespace fulltable
