// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/commune/commune.h"

// Commune in words and on the table: notation, log, buttons, piles and facts.

namespace fulltable {

namespace {

using commune::Category;
using commune::Declaration;
using State = Commune::State;
using Phase = Commune::Phase;

constexpr std::size_t at(int seat) {
  return static_cast<std::size_t>(seat);
}

std::string braces(int seat) {
  return "{s" + std::to_string(seat) + "}";
}

std::string_view phase_of(const State& state) {
  if (state.stage == Stage::over) return "over";
  switch (state.phase) {
    case Phase::declaring: return "declaring";
    case Phase::challenge: return "challenge";
    case Phase::showdown: return "showdown";
  }
  return "";
}

bool hands_are_open(const State& state) {
  return state.phase == Phase::showdown;
}

Json text_of(int rung) {
  return commune::to_text(commune::declaration(rung));
}

Json result_of(const State& state) {
  if (!state.result) return nullptr;
  return {{"caller", state.result->caller},
          {"declarer", state.result->declarer},
          {"declaration", text_of(state.result->rung)},
          {"present", state.result->present},
          {"loser", state.result->loser}};
}

template <class List>
Json first_of(const List& list, int count) {
  Json numbers = Json::array();
  for (int i = 0; i < count; ++i) numbers.push_back(list[at(i)]);
  return numbers;
}

/// What came of a call, once it has been seen.
std::string outcome(const Commune::Call& result) {
  return commune::in_words(commune::declaration(result.rung)) + (result.present ? " was there" : " was not there") +
         ", and " + braces(result.loser) + " lost a token";
}

std::string group_of(Category category) {
  switch (category) {
    case Category::high: return "High card";
    case Category::pair: return "Pair";
    case Category::two_pair: return "Two pair";
    case Category::trips: return "Three";
    case Category::straight: return "Straight";
    case Category::flush: return "Flush";
    case Category::full_house: return "Full house";
    case Category::quads: return "Four";
    case Category::straight_flush: return "Straight flush";
    case Category::five_of_a_kind: return "Five";
  }
  return "";
}

}  // namespace

std::string Commune::write(const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case declare: return "declare " + commune::to_text(declaration_of(move));
    case call: return "call";
    case pass: return "pass";
    case deal_next: return "deal";
  }
  return "";
}

Result<Move> Commune::read(std::string_view text) {
  const auto words = words_of(text);
  const auto wrong = [&] {
    return bad_move(
        text, "it takes “declare CATEGORY RANK” (“two_pair” and “full_house” two ranks), “call”, “pass” or “deal”");
  };
  if (words.empty()) return wrong();
  if (words.size() == 1) {
    if (words[0] == "call") return Move(call);
    if (words[0] == "pass") return Move(pass);
    if (words[0] == "deal") return Move(deal_next);
  }
  if (words[0] != "declare" || words.size() < 3) return wrong();
  const auto category = commune::category_of(words[1]);
  if (!category) return wrong();
  const bool two_ranks = commune::names_two_ranks(*category);
  if (words.size() != (two_ranks ? 4U : 3U)) return wrong();
  const auto first = commune::rank_of(words[2]);
  const auto second = two_ranks ? commune::rank_of(words[3]) : 0;
  if (!first || !second) return wrong();
  Move move(declare);
  move.add(static_cast<int>(*category));
  move.add(*first);
  move.add(*second);
  return move;
}

std::string Commune::old_say(const State& state, int, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case declare: return "{s} declares " + commune::in_words(declaration_of(move));
    case call:
      return "{s} calls " + commune::in_words(commune::declaration(state.last_rung())) + ", as " +
             braces(state.declared.back().seat) + " declared";
    case pass: return "{s} lets it stand";
    case deal_next: return "{s} deals; " + outcome(*state.result);
  }
  return "";
}

Gesture Commune::gesture(const State&, int, const Move&) {
  return {};
}

std::vector<Button> Commune::buttons(const State& state, int seat) {
  std::vector<Button> list;
  if (state.stage != Stage::playing) return list;
  if (state.phase == Phase::showdown) {
    if (to_act(state).has(seat)) list.push_back({Move(deal_next), "Deal", "Space"});
    return list;
  }
  if (!state.living(seat)) return list;
  list.push_back({Move(call), "Call", "C"});
  if (state.phase == Phase::challenge && to_act(state).has(seat)) list.push_back({Move(pass), "Let it stand", "Space"});
  for (int rung = commune::next_rung(-1, state.terms); rung < commune::rungs;
       rung = commune::next_rung(rung, state.terms)) {
    const Declaration& said = commune::declaration(rung);
    std::string ranks(1, commune::letters[said.first]);
    if (commune::names_two_ranks(said.category)) ranks += std::string(" ") + commune::letters[said.second];
    list.push_back({.move = declaring(rung), .label = ranks, .key = "", .group = group_of(said.category)});
  }
  return list;
}

View Commune::show(const State& state, std::optional<int>) {
  View view;
  view.phase = phase_of(state);
  view.dealer = state.dealer;
  view.deal = state.deal;
  for (int seat = 0; seat < state.seats; ++seat) {
    PileView hand;
    hand.id = "hand." + std::to_string(seat);
    hand.owner = seat;
    hand.sight = hands_are_open(state) ? Sight::everyone : Sight::owner;
    hand.ordered = false;
    hand.cards.assign(state.hand[at(seat)].begin(), state.hand[at(seat)].end());
    hand.cards.resize(state.hand_size[at(seat)], unknown_card);
    view.piles.push_back(std::move(hand));
    view.scores.push_back(state.tokens[at(seat)]);
  }
  PileView stock;
  stock.id = "stock";
  stock.sight = Sight::nobody;
  stock.cards.assign(state.stock.begin(), state.stock.begin() + state.stock_size);
  view.piles.push_back(std::move(stock));

  Json declarations = Json::array();
  for (const Declared& each : state.declared) declarations.push_back({each.seat, text_of(each.rung)});
  Json passed = Json::array();
  for (const int seat : state.passed) passed.push_back(seat);
  const bool begun = !state.declared.empty();
  view.facts = {{"tokens", first_of(state.tokens, state.seats)},
                {"starter", state.starter},
                {"declaration", begun ? text_of(state.last_rung()) : Json(nullptr)},
                {"declarer", begun ? Json(state.declared.back().seat) : Json(nullptr)},
                {"declarations", declarations},
                {"passed", passed},
                {"result", result_of(state)},
                {"out", first_of(state.out, state.out_count)}};
  if (state.result)
    for (const commune::Maker& maker : commune::makers(commune::declaration(state.result->rung), state.commune_cards()))
      for (const PileView& pile : view.piles)
        if (const auto card = std::ranges::find(pile.cards, maker.card); card != pile.cards.end())
          view.marks.push_back({.pile = pile.id,
                                .place = static_cast<int>(card - pile.cards.begin()),
                                .kind = Mark::Kind::proof,
                                .text = Text::verbatim(maker.as)});
  return view;
}

}  // namespace fulltable
