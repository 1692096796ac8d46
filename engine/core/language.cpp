// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cctype>

#include "core/text.h"

// How texts are rendered, and the English of cards, ranks, suits and numbers.

namespace fulltable {

namespace {

constexpr std::array<const char*, 13> rank_names{"ace",   "two",  "three", "four", "five",  "six", "seven",
                                                 "eight", "nine", "ten",   "jack", "queen", "king"};
constexpr std::array<const char*, 13> rank_plurals{"aces",   "twos",  "threes", "fours", "fives",  "sixes", "sevens",
                                                   "eights", "nines", "tens",   "jacks", "queens", "kings"};
constexpr std::array<const char*, 4> suit_names{"clubs", "diamonds", "hearts", "spades"};
constexpr std::array<const char*, 4> suit_singles{"club", "diamond", "heart", "spade"};
constexpr std::array<const char*, 4> suit_signs{"♣", "♦", "♥", "♠"};

bool begins_with_vowel(std::string_view word) {
  return !word.empty() && std::string_view("aeiou").find(word.front()) != std::string_view::npos;
}

std::string with_article(Language::Form form, const std::string& words) {
  switch (form) {
    case Language::Form::the: return "the " + words;
    case Language::Form::a: return (begins_with_vowel(words) ? "an " : "a ") + words;
    case Language::Form::plain:
    case Language::Form::plural: return words;
  }
  return words;
}

bool is_capital(char letter) {
  return letter >= 'A' && letter <= 'Z';
}
char lower(char letter) {
  return is_capital(letter) ? static_cast<char>(letter - 'A' + 'a') : letter;
}

/// The parts of a gap: "The c" is the form `the`, the name "c", and begins with a capital.
struct GapName {
  std::string name;
  Language::Form form = Language::Form::plain;
  bool capital = false;
};

GapName parsed(std::string_view gap) {
  GapName parts;
  parts.capital = !gap.empty() && is_capital(gap.front());
  std::string text(gap);
  if (parts.capital) text.front() = lower(text.front());
  const std::size_t space = text.find(' ');
  const std::string form = space == std::string::npos ? "" : text.substr(0, space);
  parts.name = space == std::string::npos ? text : text.substr(space + 1);
  if (form == "the") parts.form = Language::Form::the;
  if (form == "a") parts.form = Language::Form::a;
  if (form == "plural") parts.form = Language::Form::plural;
  return parts;
}

}  // namespace

std::string english_plural(std::string_view source, int count) {
  std::string text;
  for (std::size_t at = 0; at < source.size(); ++at) {
    if (source.compare(at, 2, "%n") == 0) {
      text += std::to_string(count);
      ++at;
    } else if (source[at] == '(' && at > 0 && std::isalpha(static_cast<unsigned char>(source[at - 1])) != 0) {
      const std::size_t end = source.find(')', at);
      if (end == std::string_view::npos) return text.append(source.substr(at));
      if (count != 1) text += source.substr(at + 1, end - at - 1);
      at = end;
    } else {
      text += source[at];
    }
  }
  return text;
}

std::string Language::render(const Text& text, Style style) const {
  if (text.empty()) return "";
  const std::string_view source = reader_ >= 0 ? text.source_for(reader_) : text.source();
  if (text.context().empty()) return std::string(source);
  const std::string pattern = translated(text.context(), source, text.count());
  std::string out;
  for (std::size_t at = 0; at < pattern.size();) {
    const std::size_t close = pattern[at] == '{' ? pattern.find('}', at) : std::string::npos;
    if (close == std::string::npos) {
      out += pattern[at++];
    } else {
      out += filled(text, std::string_view(pattern).substr(at + 1, close - at - 1), style);
      at = close + 1;
    }
  }
  return out;
}

std::string Language::filled(const Text& text, std::string_view gap, Style style) const {
  const GapName parts = parsed(gap);
  const Text::Value* value = text.find(parts.name);
  if (value == nullptr) return "{" + std::string(gap) + "}";
  std::string words = rendered(*value, parts.form, style);
  if (parts.capital && !words.empty() && words.front() >= 'a' && words.front() <= 'z')
    words.front() = static_cast<char>(words.front() - 'a' + 'A');
  return words;
}

std::string Language::rendered(const Text::Value& value, Form form, Style style) const {
  if (const auto* amount = std::get_if<std::int64_t>(&value)) return number(*amount);
  if (const auto* seat = std::get_if<Text::Seat>(&value)) return name(seat->number);
  if (const auto* which = std::get_if<Text::Rank>(&value)) return rank(which->number, form);
  if (const auto* which = std::get_if<Suit>(&value)) return suit(*which, form);
  if (const auto* words = std::get_if<std::string>(&value)) return *words;
  if (const auto* named = std::get_if<Text::Name>(&value)) return rendered(Cards{named->card}, form, style);
  std::vector<std::string> parts;
  if (const auto* cards = std::get_if<Cards>(&value)) {
    for (const Card each : *cards) parts.push_back(style == Style::tight ? sign(each) : card(each, form));
    if (style == Style::prose) return list(parts);
    std::string signs;
    for (const std::string& part : parts) signs += (signs.empty() ? "" : " ") + part;
    return signs;
  }
  for (const Text& each : std::get<std::vector<Text>>(value)) parts.push_back(render(each, style));
  return list(parts);
}

std::string Language::translated(std::string_view, std::string_view source, int count) const {
  return count < 0 ? std::string(source) : english_plural(source, count);
}

std::string Language::card(Card card, Form form) const {
  if (!card.is_known()) return form == Form::the ? "the face-down card" : "a face-down card";
  if (card == little_joker) return with_article(form, "little joker");
  if (card == big_joker) return with_article(form, "big joker");
  return with_article(form, rank(card.rank(), Form::plain) + " of " + suit(card.suit(), Form::plain));
}

std::string Language::rank(int rank, Form form) const {
  const auto place = static_cast<std::size_t>(rank);
  return form == Form::plural ? rank_plurals[place] : with_article(form, rank_names[place]);
}

std::string Language::suit(Suit suit, Form form) const {
  const auto place = static_cast<std::size_t>(index_of(suit));
  return form == Form::a ? std::string("a ") + suit_singles[place] : suit_names[place];
}

std::string Language::number(std::int64_t number) const {
  const std::string digits = std::to_string(number < 0 ? -number : number);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
    text += digits[i];
  }
  return number < 0 ? "−" + text : text;
}

std::string Language::list(const std::vector<std::string>& words) const {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

std::string Language::sign(Card card) const {
  if (!card.is_known()) return "?";
  if (card.is_joker()) return "Joker";
  const char letter = rank_letters[static_cast<std::size_t>(card.rank())];
  return (letter == 'T' ? "10" : std::string(1, letter)) + suit_signs[static_cast<std::size_t>(index_of(card.suit()))];
}

std::string Language::name(int seat) const {
  const auto place = static_cast<std::size_t>(seat);
  return place < names_.size() ? names_[place] : "Seat " + std::to_string(seat);
}

std::string english(const Text& text) {
  return Language().render(text);
}

std::string english(const Text& text, const std::vector<std::string>& names, int reader) {
  return Language(names, reader).render(text);
}

}  // namespace fulltable
