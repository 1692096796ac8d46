// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/notation.h"
#include "games/commune/commune.h"

// Commune on the table: notation, piles and facts.

namespace fulltable {

namespace {

using State = Commune::State;
using Phase = Commune::Phase;

std::string_view phase_of(const State& state) {
  if (state.stage == Stage::over) return "over";
  switch (state.phase) {
    case Phase::declaring: return "declaring";
    case Phase::challenge: return "challenge";
    case Phase::showdown: return "showdown";
  }
  return "";
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

Gesture Commune::gesture(const State&, int, const Move&) {
  return {};
}

View Commune::show(const State& state, std::optional<int> viewer) {
  View view;
  view.phase = phase_of(state);
  view.dealer = state.dealer;
  view.deal = state.deal;
  for (int seat = 0; seat < state.seats; ++seat) {
    PileView hand;
    hand.id = "hand." + std::to_string(seat);
    hand.owner = seat;
    hand.title = message(Commune::id, "{s}'s hand").you(Commune::id, "your hand").seat("s", seat);
    hand.sight = state.turned_up.has(seat) ? Sight::everyone : Sight::owner;
    hand.ordered = false;
    hand.cards.assign(state.hand[at(seat)].begin(), state.hand[at(seat)].end());
    hand.cards.resize(state.hand_size[at(seat)], unknown_card);
    view.piles.push_back(std::move(hand));
    view.scores.push_back(state.tokens[at(seat)]);
  }
  PileView stock;
  stock.id = "stock";
  stock.title = message(Commune::id, "stock");
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
  annotate(state, viewer, view);
  return view;
}

}  // namespace fulltable
