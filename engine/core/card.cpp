// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/card.h"

namespace fulltable {

namespace {
// Not std::toupper, which follows the locale of the program: a Turkish i has another capital.
char upper(char letter) {
  return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
}
}  // namespace

std::string to_text(Card card) {
  if (!card.is_known()) return "??";
  if (card == little_joker) return "XL";
  if (card == big_joker) return "XB";
  return {rank_letters[static_cast<std::size_t>(card.rank())], letter_of(card.suit())};
}

std::optional<int> rank_of(char letter) {
  const auto at = rank_letters.find(upper(letter));
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<int>(at);
}

std::optional<Suit> suit_of(char letter) {
  const auto at = std::string_view("CDHS").find(upper(letter));
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<Suit>(at);
}

std::optional<Card> card_of(std::string_view text) {
  if (text.size() != 2) return std::nullopt;
  if (upper(text[0]) == 'X') {
    if (upper(text[1]) == 'L') return little_joker;
    if (upper(text[1]) == 'B') return big_joker;
    return std::nullopt;
  }
  const auto rank = rank_of(text[0]);
  const auto suit = suit_of(text[1]);
  if (!rank || !suit) return std::nullopt;
  return Card(*rank, *suit);
}

Cards standard_pack() {
  Cards pack;
  pack.reserve(52);
  for (int code = 0; code < 52; ++code) pack.push_back(Card(code));
  return pack;
}

}  // namespace fulltable
