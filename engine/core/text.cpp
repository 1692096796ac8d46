// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"

#include <algorithm>
#include <iterator>

namespace fulltable {

Text Text::verbatim(std::string words) {
  Text text;
  text.words_ = std::move(words);
  return text;
}

const Text::Value* Text::find(std::string_view gap) const {
  const auto found = std::ranges::find(gaps_, gap, &Gap::name);
  return found == gaps_.end() ? nullptr : &found->value;
}

Cards Text::named_cards() const {
  Cards named;
  const auto add = [&named](const Cards& cards) {
    std::ranges::copy_if(cards, std::back_inserter(named), &Card::is_known);
  };
  for (const Gap& gap : gaps_) {
    if (const auto* cards = std::get_if<Cards>(&gap.value)) add(*cards);
    if (const auto* texts = std::get_if<std::vector<Text>>(&gap.value))
      for (const Text& text : *texts) add(text.named_cards());
  }
  return named;
}

std::string_view Text::source_for(int seat) const {
  const Value* subject = find("s");
  const bool is_subject = subject != nullptr && *subject == Value(Seat{seat});
  const auto reader = std::ranges::find_if(
      readers_, [&](const Reader& each) { return each.seat == seat || (is_subject && each.seat == seat_of_s); });
  return reader == readers_.end() ? source() : reader->source;
}

Text Text::filled(std::string_view gap, Value value) && {
  const auto found = std::ranges::find(gaps_, gap, &Gap::name);
  if (found == gaps_.end())
    gaps_.push_back({gap, std::move(value)});
  else
    found->value = std::move(value);
  return std::move(*this);
}

Text Text::card(std::string_view gap, Card card) && {
  return std::move(*this).filled(gap, Cards{card});
}
Text Text::cards(std::string_view gap, Cards cards) && {
  return std::move(*this).filled(gap, std::move(cards));
}
Text Text::name(std::string_view gap, Card card) && {
  return std::move(*this).filled(gap, Name{card});
}
Text Text::seat(std::string_view gap, int seat) && {
  return std::move(*this).filled(gap, Seat{seat});
}
Text Text::rank(std::string_view gap, int rank) && {
  return std::move(*this).filled(gap, Rank{rank});
}
Text Text::suit(std::string_view gap, Suit suit) && {
  return std::move(*this).filled(gap, suit);
}
Text Text::number(std::string_view gap, std::int64_t number) && {
  return std::move(*this).filled(gap, number);
}
Text Text::text(std::string_view gap, Text words) && {
  return std::move(*this).filled(gap, std::vector<Text>{std::move(words)});
}
Text Text::list(std::string_view gap, std::vector<Text> words) && {
  return std::move(*this).filled(gap, std::move(words));
}
Text Text::words(std::string_view gap, std::string words) && {
  return std::move(*this).filled(gap, std::move(words));
}

Text Text::you(const char* context, const char* source) && {
  return std::move(*this).to(seat_of_s, context, source);
}
Text Text::you_counted(const char* context, const char* source) && {
  return std::move(*this).to(seat_of_s, context, source);
}
Text Text::to(int seat, [[maybe_unused]] const char* context, const char* source) && {
  readers_.push_back({seat, source});
  return std::move(*this);
}
Text Text::to_counted(int seat, const char* context, const char* source) && {
  return std::move(*this).to(seat, context, source);
}

Text counted(const char* context, const char* source, int count) {
  Text text(context, source);
  text.count_ = count;
  return text;
}

Text seconds(std::int64_t ms) {
  const std::int64_t hundredths = (ms + 5) / 10;
  const std::string part = std::to_string(hundredths % 100);
  return message("time", "{whole}.{part} s")
      .number("whole", hundredths / 100)
      .words("part", part.size() == 1 ? "0" + part : part);
}

}  // namespace fulltable
