// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/commune/commune.h"

// Commune in words: declarations, log and buttons.

namespace fulltable {

namespace {

using commune::Category;
using commune::Declaration;

/// As messages number the ranks, from the ace.
int from_ace(int rank) {
  return (rank + 1) % commune::ranks;
}

Text with_ranks(Text text, const Declaration& declaration) {
  return std::move(text).rank("rank", from_ace(declaration.first)).rank("other", from_ace(declaration.second));
}

Text heading_of(Category category) {
  switch (category) {
    case Category::high: return message(Commune::id, "High card");
    case Category::pair: return message(Commune::id, "Pair");
    case Category::two_pair: return message(Commune::id, "Two pair");
    case Category::trips: return message(Commune::id, "3 of a kind");
    case Category::straight: return message(Commune::id, "Straight");
    case Category::flush: return message(Commune::id, "Flush");
    case Category::full_house: return message(Commune::id, "Full house");
    case Category::quads: return message(Commune::id, "4 of a kind");
    case Category::straight_flush: return message(Commune::id, "Straight flush");
    case Category::five_of_a_kind: return message(Commune::id, "5 of a kind");
  }
  return {};
}

Said said_of_call(int declarer, int rung) {
  return {.log = message(Commune::id, "{s} calls {s2}: {hand}.")
                     .you(Commune::id, "You call {s2}: {hand}.")
                     .to(declarer, Commune::id, "{s} calls you: {hand}.")
                     .seat("s2", declarer)
                     .text("hand", commune::in_words(commune::declaration(rung))),
          .advice = message(Commune::id, "Call."),
          .plate = message(Commune::id, "Calls"),
          .noun = message(Commune::id, "calling")};
}

}  // namespace

Text commune::in_words(const Declaration& declaration) {
  const auto text = [&] {
    switch (declaration.category) {
      case Category::high: return message(Commune::id, "{a rank}");
      case Category::pair: return message(Commune::id, "a pair of {plural rank}");
      case Category::two_pair: return message(Commune::id, "two pair, {plural rank} and {plural other}");
      case Category::trips: return message(Commune::id, "three {plural rank}");
      case Category::straight: return message(Commune::id, "{a rank}-high straight");
      case Category::flush: return message(Commune::id, "{a rank}-high flush");
      case Category::full_house: return message(Commune::id, "a full house, {plural rank} over {plural other}");
      case Category::quads: return message(Commune::id, "four {plural rank}");
      case Category::straight_flush: return message(Commune::id, "{a rank}-high straight flush");
      case Category::five_of_a_kind: return message(Commune::id, "five {plural rank}");
    }
    return Text();
  };
  return with_ranks(text(), declaration);
}

Text commune::label_of(const Declaration& declaration) {
  const auto text = [&] {
    switch (declaration.category) {
      case Category::high: return message(Commune::id, "High card, {rank}");
      case Category::pair: return message(Commune::id, "Pair of {plural rank}");
      case Category::two_pair: return message(Commune::id, "Two pair, {plural rank} and {plural other}");
      case Category::trips: return message(Commune::id, "Three {plural rank}");
      case Category::straight: return message(Commune::id, "Straight, {rank} high");
      case Category::flush: return message(Commune::id, "Flush, {rank} high");
      case Category::full_house: return message(Commune::id, "Full house, {plural rank} over {plural other}");
      case Category::quads: return message(Commune::id, "Four {plural rank}");
      case Category::straight_flush: return message(Commune::id, "Straight flush, {rank} high");
      case Category::five_of_a_kind: return message(Commune::id, "Five {plural rank}");
    }
    return Text();
  };
  return with_ranks(text(), declaration);
}

Said Commune::say(const State& state, int, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case declare: {
      const Text hand = commune::in_words(declaration_of(move));
      return {
          .log =
              message(Commune::id, "{s} declares {hand}.").you(Commune::id, "You declare {hand}.").text("hand", hand),
          .advice = message(Commune::id, "Declare {hand}.").text("hand", hand),
          .plate = commune::label_of(declaration_of(move)),
          .noun = hand};
    }
    case call: return said_of_call(state.declared.back().seat, state.last_rung());
    case pass:
      return {.log = message(Commune::id, "{s} lets it stand.").you(Commune::id, "You let it stand."),
              .advice = message(Commune::id, "Let it stand."),
              .plate = message(Commune::id, "Lets it stand"),
              .noun = message(Commune::id, "letting it stand")};
    case deal_next:
      return {.log = message(Commune::id, "{s} deals.").you(Commune::id, "You deal."),
              .advice = message(Commune::id, "Deal."),
              .plate = message(Commune::id, "Deals"),
              .noun = message(Commune::id, "dealing")};
  }
  return {};
}

std::optional<Said> Commune::tell(const State& after, int, const Move& move) {
  if (move.verb != call || !after.result) return std::nullopt;
  const Call& result = *after.result;
  Said said = said_of_call(result.declarer, result.rung);
  Text outcome = result.present ? message(Commune::id, "It was there: {hand}. {s} loses a token.")
                                      .you(Commune::id, "It was there: {hand}. You lose a token.")
                                : message(Commune::id, "It wasn't there: {hand}. {s} loses a token.")
                                      .you(Commune::id, "It wasn't there: {hand}. You lose a token.");
  said.then.push_back(
      std::move(outcome).seat("s", result.loser).text("hand", commune::in_words(commune::declaration(result.rung))));
  if (!after.living(result.loser))
    said.then.push_back(message(Commune::id, "{s} is out.").you(Commune::id, "You're out.").seat("s", result.loser));
  return said;
}

std::vector<Button> Commune::buttons(const State& state, int seat) {
  std::vector<Button> list;
  if (state.stage != Stage::playing) return list;
  if (state.phase == Phase::showdown) {
    if (to_act(state).has(seat)) list.push_back({Move(deal_next), message(Commune::id, "Deal"), "D"});
    return list;
  }
  if (!state.living(seat)) return list;
  const bool asked = state.phase == Phase::challenge && to_act(state).has(seat);
  list.push_back({.move = Move(call),
                  .label = message(Commune::id, "Call"),
                  .key = "C",
                  .tone = asked ? Tone::choice : Tone::quiet});
  if (asked)
    list.push_back(
        {.move = Move(pass), .label = message(Commune::id, "Let it stand"), .key = "P", .tone = Tone::choice});
  const CardSet held = state.hand[static_cast<std::size_t>(seat)];
  const commune::Count own = commune::Count::of(held);
  const int others = state.commune_size() - held.size();
  for (int rung = commune::next_rung(-1, state.ladder_options); rung < commune::rungs;
       rung = commune::next_rung(rung, state.ladder_options)) {
    const Declaration& said = commune::declaration(rung);
    std::string ranks(1, commune::letters[said.first]);
    if (commune::names_two_ranks(said.category)) ranks += std::string(" ") + commune::letters[said.second];
    list.push_back({.move = declaring(rung),
                    .label = Text::verbatim(ranks),
                    .key = "",
                    // Even if all that is hidden were wild: a slip, or a bold lie.
                    .confirm = commune::lacking(said, own) - own.wild > others,
                    .heading = heading_of(said.category)});
  }
  return list;
}

}  // namespace fulltable
