// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/view.h"

namespace fulltable {

/// The source of a sentence, for tests of games whose words are not messages yet.
inline std::string told(const Text& text) {
  return text.source();
}
inline std::string told(const Said& said) {
  return told(said.log);
}
inline std::string told(const std::optional<Said>& said) {
  return said ? told(*said) : "";
}
inline std::vector<std::string> told(const std::vector<Text>& lines) {
  std::vector<std::string> texts;
  for (const Text& line : lines) texts.push_back(told(line));
  return texts;
}

}  // namespace fulltable
