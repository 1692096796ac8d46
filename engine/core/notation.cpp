// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation.h"

#include <utility>

namespace fulltable {

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  bool in_word = false;
  for (const char letter : text) {
    if (letter == ' ' || letter == '\t') {
      in_word = false;
      continue;
    }
    if (!in_word) words.emplace_back();
    in_word = true;
    words.back() += letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
  }
  return words;
}

std::string in_quotes(std::string_view text) {
  constexpr std::size_t longest = 60;
  if (text.size() <= longest) return "“" + std::string(text) + "”";
  std::size_t end = longest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;  // not within a UTF-8 character
  return "“" + std::string(text.substr(0, end)) + "…”";
}

Refusal bad_move(std::string_view text, std::string_view expected) {
  return {Code::bad_move, in_quotes(text) + " is not a move of this game: " + std::string(expected) + ".", "notation"};
}

Refusal illegal(Text text, std::string rule) {
  return {Code::illegal_move, std::move(text), std::move(rule)};
}

}  // namespace fulltable
