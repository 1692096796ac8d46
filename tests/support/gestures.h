// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/game.h"
#include "core/notation.h"

namespace fulltable {

/// Cards from their texts, "7D XB"; "??" for one that is not seen.
inline Cards cards_from(std::string_view text) {
  Cards cards;
  for (const std::string& word : words_of(text)) cards.push_back(card_of(word).value_or(unknown_card));
  return cards;
}

/// Cards taken from a pile and let go over another, or upon a card of it; only tapped without a pile to go to.
inline Gesture drop(std::string_view cards, const PileId& from, const PileId& to, std::string_view onto = "") {
  return {.cards = cards_from(cards), .from = from, .to = to, .label = {}, .onto = cards_from(onto)};
}
inline Gesture tap(const PileId& pile, std::string_view card = "") {
  return drop(card, pile, {});
}

/// Why that gesture of the knowledge's owner does nothing, "paragraph: sentence"; empty where it means nothing that is
/// refused.
inline std::string why_nothing(const Knowledge& known, const Gesture& gesture) {
  Moves moves;
  known.meant(known.seat(), gesture, moves);
  for (const Move& move : moves) {
    if (known.allows(known.seat(), move, {})) continue;
    const Refusal refusal = known.why_not(known.seat(), move, {});
    return refusal.rule + ": " + refusal.text;
  }
  return "";
}

/// The cards of a pile in view; none where it is not there.
inline Cards cards_in_view(const View& view, std::string_view pile) {
  for (const PileView& each : view.piles)
    if (each.id == pile) return each.cards;
  return {};
}

}  // namespace fulltable
