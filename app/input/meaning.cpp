// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/meaning.h"

#include <algorithm>
#include <vector>

#include "core/notation.h"

using fulltable::Knowledge;

namespace {

std::string baseOf(const std::string& pile) {
  return pile.substr(0, pile.find('.'));
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

bool same(const std::string& a, const std::string& b) {
  return fulltable::words_of(a) == fulltable::words_of(b);
}

/// The texts of legal moves with this card and these piles in the places of theirs, then the commonest forms of moves.
std::vector<std::string> guesses(const Knowledge& known, const std::string& card, const std::string& from,
                                 const std::string& to, fulltable::Card onto) {
  std::vector<std::string> exact;
  std::vector<std::string> texts;
  fulltable::Moves moves;
  known.legal(known.seat(), moves);
  for (const auto& move : moves) {
    const auto gesture = known.gesture(known.seat(), move);
    if (gesture.cards.empty()) continue;
    std::vector<std::string> words = fulltable::words_of(known.write(move));
    bool fits = true;
    bool upon = false;
    for (std::string& word : words) {
      if (same(word, fulltable::to_text(gesture.cards.front()))) {
        word = card;
      } else if (!gesture.onto.empty() && same(word, fulltable::to_text(gesture.onto.front()))) {
        upon = onto.is_known();
        word = upon ? fulltable::to_text(onto) : std::string();
      } else if (same(word, gesture.to)) {
        fits = fits && !to.empty();
        word = to;
      } else if (same(word, gesture.from) || same(word, baseOf(gesture.from))) {
        word = same(word, gesture.from) ? from : baseOf(from);
      }
    }
    std::erase(words, std::string());
    if (fits) (upon ? exact : texts).push_back(joined(words));
  }
  texts.insert(texts.begin(), exact.begin(), exact.end());
  // A pile may be called after what is done with its cards.
  if (!to.empty()) {
    texts.push_back(baseOf(to).substr(0, to.find('_')) + " " + card);
    texts.push_back("move " + card + " " + to);
  }
  for (const char* verb : {"play ", "give ", "discard "}) texts.push_back(verb + card);
  return texts;
}

}  // namespace

std::optional<fulltable::Refusal> whyRefused(const Knowledge& known, fulltable::Card card, const std::string& from,
                                             const std::string& to, fulltable::Card onto) {
  for (const std::string& text : guesses(known, fulltable::to_text(card), from, to, onto)) {
    const auto move = known.read(text);
    if (move && !known.allows(known.seat(), *move, {})) return known.why_not(known.seat(), *move, {});
  }
  return std::nullopt;
}

std::optional<fulltable::Refusal> whyNotTapped(const Knowledge& known, const std::string& pile) {
  for (const char* verb : {"draw ", "take "}) {
    const auto move = known.read(verb + pile);
    if (move && !known.allows(known.seat(), *move, {})) return known.why_not(known.seat(), *move, {});
  }
  return std::nullopt;
}
