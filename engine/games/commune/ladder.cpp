// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/commune/ladder.h"

#include <algorithm>
#include <bit>

namespace fulltable::commune {

namespace {

/// Places of declarations in the ladder and back.
struct Ladder {
  std::array<Declaration, rungs> list{};
  std::array<std::array<std::array<std::int16_t, ranks>, ranks>, categories> place{};
  int size = 0;

  constexpr void add(Category category, int first, int second) {
    list[at(size)] = {category, static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)};
    place[static_cast<std::size_t>(category)][at(first)][at(second)] = static_cast<std::int16_t>(size);
    ++size;
  }

  constexpr Ladder() {
    for (auto& firsts : place)
      for (auto& seconds : firsts) seconds.fill(-1);
    for (std::size_t i = 0; i < categories; ++i) {
      const auto category = static_cast<Category>(i);
      for (int first = 0; first < ranks; ++first) switch (category) {
          case Category::high:
          case Category::pair:
          case Category::trips:
          case Category::quads:
          case Category::five_of_a_kind: add(category, first, 0); break;
          case Category::two_pair:
            for (int second = 0; second < first; ++second) add(category, first, second);
            break;
          case Category::full_house:
            for (int second = 0; second < ranks; ++second)
              if (second != first) add(category, first, second);
            break;
          case Category::straight:
          case Category::straight_flush:
            if (first >= 3) add(category, first, 0);
            break;
          case Category::flush:
            if (first >= 5) add(category, first, 0);
            break;
        }
    }
  }
};
constexpr Ladder ladder;
static_assert(ladder.size == rungs);

constexpr std::array<std::string_view, categories> category_texts{
    "high",  "pair",       "two_pair", "trips",          "straight",
    "flush", "full_house", "quads",    "straight_flush", "five_of_a_kind"};
/// How many of the first and of the second rank a hand of equal ranks wants.
struct Sizes {
  int first = 0;
  int second = 0;
};
constexpr Sizes sizes_of(Category category) {
  switch (category) {
    case Category::high: return {1, 0};
    case Category::pair: return {2, 0};
    case Category::two_pair: return {2, 2};
    case Category::trips: return {3, 0};
    case Category::full_house: return {3, 2};
    case Category::quads: return {4, 0};
    case Category::five_of_a_kind: return {5, 0};
    case Category::straight:
    case Category::flush:
    case Category::straight_flush: break;
  }
  return {};
}

int lacking_in_flush(unsigned suit, int top) {
  const unsigned lower = suit & ((1U << top) - 1);
  return (((suit >> top) & 1U) == 0 ? 1 : 0) + std::max(0, 4 - std::popcount(lower));
}

int lacking_in_straight_flush(unsigned suit, int top) {
  int lack = 0;
  for (const int rank : straight_to(top)) lack += ((suit >> rank) & 1U) == 0 ? 1 : 0;
  return lack;
}

std::vector<Want> wants(const Declaration& declaration, const Count& count) {
  const int top = declaration.first;
  const Sizes sizes = sizes_of(declaration.category);
  std::vector<Want> list;
  list.insert(list.end(), at(sizes.first), {top, -1});
  list.insert(list.end(), at(sizes.second), {declaration.second, -1});
  const auto best_suit = [&](auto lack) {
    const auto best = std::ranges::min_element(count.suit, {}, [&](unsigned suit) { return lack(suit, top); });
    return static_cast<int>(best - count.suit.begin());
  };
  if (declaration.category == Category::straight)
    for (const int rank : straight_to(top)) list.push_back({rank, -1});
  if (declaration.category == Category::straight_flush) {
    const int suit = best_suit(lacking_in_straight_flush);
    for (const int rank : straight_to(top)) list.push_back({rank, suit});
  }
  if (declaration.category == Category::flush) {
    const int suit = best_suit(lacking_in_flush);
    list.push_back({top, suit});
    unsigned lower = count.suit[at(suit)] & ((1U << top) - 1);
    for (int i = 0; i < 4; ++i) {
      const int rank = static_cast<int>(std::bit_width(lower)) - 1;
      if (rank >= 0) lower &= ~(1U << rank);
      list.push_back({rank, suit});
    }
  }
  return list;
}

bool fits(Card card, const Want& want) {
  if (is_wild(card) || want.rank < 0) return false;
  return rank_of(card) == want.rank && (want.suit < 0 || index_of(card.suit()) == want.suit);
}

}  // namespace

const Declaration& declaration(int rung) {
  return ladder.list[at(rung)];
}

int rung_of(const Declaration& declaration) {
  return ladder.place[static_cast<std::size_t>(declaration.category)][declaration.first][declaration.second];
}

bool on_ladder(int rung, const LadderOptions& ladder_options) {
  const Declaration& each = declaration(rung);
  switch (each.category) {
    case Category::straight: return true;
    case Category::flush:
    case Category::straight_flush: return ladder_options.flushes;
    case Category::five_of_a_kind:
      if (!ladder_options.five_of_a_kind) return false;
      break;
    case Category::high:
    case Category::pair:
    case Category::two_pair:
    case Category::trips:
    case Category::full_house:
    case Category::quads: break;
  }
  return ladder_options.twos || (each.first != two && (each.second != two || !names_two_ranks(each.category)));
}

int next_rung(int rung, const LadderOptions& ladder_options) {
  do {
    ++rung;
  } while (rung < rungs && !on_ladder(rung, ladder_options));
  return rung;
}

void Count::add(Card card) {
  if (is_wild(card)) {
    ++wild;
    return;
  }
  const int rank = rank_of(card);
  ++natural[at(rank)];
  auto& same = suit[at(index_of(card.suit()))];
  same = static_cast<std::uint16_t>(same | (1U << rank));
}

Count Count::of(CardSet cards) {
  Count count;
  for (const Card card : cards) count.add(card);
  return count;
}

int lacking(const Declaration& declaration, const Count& count) {
  const int top = declaration.first;
  int lack = 0;
  if (declaration.category == Category::straight) {
    for (const int rank : straight_to(top)) lack += count.natural[at(rank)] == 0 ? 1 : 0;
  } else if (declaration.category == Category::flush || declaration.category == Category::straight_flush) {
    lack = 5;
    for (const unsigned suit : count.suit)
      lack = std::min(lack, declaration.category == Category::flush ? lacking_in_flush(suit, top)
                                                                    : lacking_in_straight_flush(suit, top));
  } else {
    const Sizes sizes = sizes_of(declaration.category);
    lack = std::max(0, sizes.first - count.natural[declaration.first]) +
           std::max(0, sizes.second - count.natural[declaration.second]);
  }
  return lack;
}

bool is_there(const Declaration& declaration, const Count& count) {
  return lacking(declaration, count) <= count.wild;
}

Proof proof_of(const Declaration& declaration, CardSet cards) {
  Proof proof;
  CardSet left = cards;
  for (const Want& want : wants(declaration, Count::of(cards))) {
    const auto found = std::find_if(left.begin(), left.end(), [&](Card card) { return fits(card, want); });
    if (found == left.end()) {
      proof.missing.push_back(want);
      continue;
    }
    proof.makers.push_back({*found});
    left.remove(*found);
  }
  for (const Card card : left) {
    if (!is_wild(card) || proof.missing.empty()) continue;
    proof.makers.push_back({card, proof.missing.front()});
    proof.missing.erase(proof.missing.begin());
  }
  return proof;
}

std::vector<Want> sketch_of(const Declaration& declaration) {
  std::vector<Want> places = wants(declaration, {});
  for (Want& place : places) place.suit = -1;
  return places;
}

std::string to_text(const Declaration& declaration) {
  std::string text = std::string(to_text(declaration.category)) + " " + letters[declaration.first];
  if (names_two_ranks(declaration.category)) text += std::string(" ") + letters[declaration.second];
  return text;
}

std::string_view to_text(Category category) {
  return category_texts[static_cast<std::size_t>(category)];
}

std::optional<Category> category_of(std::string_view text) {
  const auto found = std::ranges::find(category_texts, text);
  if (found == category_texts.end()) return std::nullopt;
  return static_cast<Category>(found - category_texts.begin());
}

std::optional<int> rank_of(std::string_view letter) {
  if (letter.size() != 1) return std::nullopt;
  const auto rank = fulltable::rank_of(letter[0]);
  if (!rank) return std::nullopt;
  return (*rank + 12) % ranks;
}

}  // namespace fulltable::commune
