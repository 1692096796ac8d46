// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/game_setup.h"

#include <algorithm>
#include <charconv>

#include "core/notation.h"

namespace fulltable {

namespace {

std::string range_text(const OptionSpec& spec) {
  switch (spec.type) {
    case OptionType::boolean: return "true or false";
    case OptionType::integer:
      return "a whole number from " + std::to_string(spec.min) + " to " + std::to_string(spec.max);
    case OptionType::choice: {
      std::string text = "one of";
      for (std::size_t i = 0; i < spec.choices.size(); ++i)
        text += (i == 0 ? " " : ", ") + std::string(spec.choices[i]);
      return text;
    }
  }
  return {};
}

Refusal bad_value(const OptionSpec& spec) {
  return {Code::bad_option, "The option " + std::string(spec.id) + " takes " + range_text(spec) + ".", "options"};
}

std::optional<std::size_t> place_of(const GameInfo& info, std::string_view id) {
  const auto found = std::ranges::find(info.options, id, &OptionSpec::id);
  if (found == info.options.end()) return std::nullopt;
  return static_cast<std::size_t>(found - info.options.begin());
}

Refusal no_such_option(const GameInfo& info, std::string_view id) {
  return {Code::bad_option, std::string(info.name) + " has no option " + in_quotes(id) + ".", "options"};
}

std::optional<int> choice_of(const OptionSpec& spec, std::string_view word) {
  const auto found = std::ranges::find(spec.choices, word);
  if (found == spec.choices.end()) return std::nullopt;
  return static_cast<int>(found - spec.choices.begin());
}

std::optional<int> value_of(const OptionSpec& spec, const Json& value) {
  switch (spec.type) {
    case OptionType::boolean:
      if (value.is_boolean()) return value.get<bool>() ? 1 : 0;
      return std::nullopt;
    case OptionType::integer: {
      if (!value.is_number_integer()) return std::nullopt;
      if (value.is_number_unsigned() && value.get<std::uint64_t>() > static_cast<std::uint64_t>(spec.max))
        return std::nullopt;
      const auto number = value.get<std::int64_t>();
      if (number < spec.min || number > spec.max) return std::nullopt;
      return static_cast<int>(number);
    }
    case OptionType::choice:
      if (value.is_string()) return choice_of(spec, value.get_ref<const std::string&>());
      return std::nullopt;
  }
  return std::nullopt;
}

std::uint64_t deal_key(const Game& game, std::uint64_t deal_number) {
  return mix(deal_number) ^ hash_of(game.info().id);
}

}  // namespace

GameSetup standard_setup(const Game& game, std::uint64_t deal_number) {
  GameSetup game_setup;
  game_setup.seats = game.info().default_seats;
  game_setup.options = game.info().standard_options();
  game_setup.deal_number = deal_number;
  return game_setup;
}

Result<Options> options_of(const GameInfo& info, const Json& given) {
  if (!given.is_object()) return Refusal{Code::bad_request, "“options” must be an object.", ""};
  Options options = info.standard_options();
  for (const auto& [id, value] : given.items()) {
    const auto place = place_of(info, id);
    if (!place) return no_such_option(info, id);
    const OptionSpec& spec = info.options[*place];
    const auto number = value_of(spec, value);
    if (!number) return bad_value(spec);
    options.value[*place] = *number;
  }
  return options;
}

std::optional<Refusal> set_option(const GameInfo& info, Options& options, std::string_view id, std::string_view value) {
  const auto place = place_of(info, id);
  if (!place) return no_such_option(info, id);
  const OptionSpec& spec = info.options[*place];
  std::optional<int> number;
  switch (spec.type) {
    case OptionType::boolean:
      if (value == "true") number = 1;
      if (value == "false") number = 0;
      break;
    case OptionType::integer: {
      int parsed = 0;
      const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), parsed);
      if (error == std::errc{} && end == value.data() + value.size() && parsed >= spec.min && parsed <= spec.max)
        number = parsed;
      break;
    }
    case OptionType::choice: number = choice_of(spec, value); break;
  }
  if (!number) return bad_value(spec);
  options.value[*place] = *number;
  return std::nullopt;
}

Json json_of(const GameInfo& info, const Options& options) {
  Json result = Json::object();
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const OptionSpec& spec = info.options[i];
    const std::string id(spec.id);
    switch (spec.type) {
      case OptionType::boolean: result[id] = options.on(i); break;
      case OptionType::integer: result[id] = options[i]; break;
      case OptionType::choice: result[id] = spec.choices[static_cast<std::size_t>(options[i])]; break;
    }
  }
  return result;
}

Result<Cards> deck_of(const Json& list, std::size_t number) {
  const std::string name = "Pack " + std::to_string(number);
  if (!list.is_array()) return Refusal{Code::bad_deck, name + " must be a list of cards.", "pack"};
  Cards cards;
  cards.reserve(list.size());
  for (const Json& entry : list) {
    const auto card = entry.is_string() ? card_of(entry.get_ref<const std::string&>()) : std::nullopt;
    if (!card)
      return Refusal{Code::bad_deck,
                     name + " has something at place " + std::to_string(cards.size() + 1) + " that is no card.",
                     "pack"};
    cards.push_back(*card);
  }
  return cards;
}

Json json_of(const Cards& cards) {
  Json list = Json::array();
  for (const Card card : cards) list.push_back(to_text(card));
  return list;
}

std::optional<Refusal> check(const Game& game, const GameSetup& game_setup) {
  const GameInfo& info = game.info();
  if (game_setup.seats < info.min_seats || game_setup.seats > info.max_seats) {
    std::string wanted = std::to_string(info.min_seats);
    if (info.max_seats != info.min_seats) wanted += " to " + std::to_string(info.max_seats);
    wanted += info.max_seats == 1 ? " seat" : " seats";
    return Refusal{Code::bad_seats, std::string(info.name) + " is for " + wanted + ".", "seats"};
  }
  if (auto refusal = game.check(game_setup.seats, game_setup.options)) return refusal;
  if (game_setup.deal_number > max_deal_number) return Refusal{Code::bad_request, "The deal number is too large.", ""};
  if (game_setup.dealer && (*game_setup.dealer < 0 || *game_setup.dealer >= game_setup.seats))
    return Refusal{Code::bad_request,
                   "The dealer must be one of the seats 0 to " + std::to_string(game_setup.seats - 1) + ".", ""};
  Cards wanted = game.pack(TableSetup{game_setup.seats, game_setup.options, 0});
  std::ranges::sort(wanted);
  for (std::size_t i = 0; i < game_setup.decks.size(); ++i) {
    const std::string name = "Pack " + std::to_string(i + 1);
    Cards given = game_setup.decks[i];
    if (given.size() != wanted.size())
      return Refusal{
          Code::bad_deck,
          name + " has " + std::to_string(given.size()) + " cards, not " + std::to_string(wanted.size()) + ".", "pack"};
    std::ranges::sort(given);
    for (std::size_t k = 0; k < given.size(); ++k)
      if (given[k] != wanted[k]) {
        const bool surplus = given[k] < wanted[k];
        return Refusal{Code::bad_deck,
                       name + (surplus ? " has " + to_text(given[k]) + " too often or at all."
                                       : " lacks " + to_text(wanted[k]) + "."),
                       "pack"};
      }
  }
  return std::nullopt;
}

Cards shuffled_pack(const Game& game, const TableSetup& setup, std::uint64_t deal_number, std::size_t deal) {
  Cards pack = game.pack(setup);
  Rng rng = Rng(deal_key(game, deal_number)).child(deal);
  shuffle(pack, rng);
  return pack;
}

int drawn_dealer(std::uint64_t deal_number, int seats) {
  Rng rng = Rng(mix(deal_number)).child(0);
  return static_cast<int>(rng.below(static_cast<std::uint32_t>(seats)));
}

}  // namespace fulltable
