// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/umtali/umtali.h"

// Umtali on the table: notation, gestures, buttons, piles and facts.

namespace fulltable {

namespace {

using State = Umtali::State;
using Phase = Umtali::Phase;
using umtali::Kind;

std::string hand_of(int seat) {
  return "hand." + std::to_string(seat);
}

Json seat_or_null(int seat) {
  return seat == Umtali::nobody ? Json(nullptr) : Json(seat);
}

Json card_or_null(Card card) {
  return card.is_known() ? Json(to_text(card)) : Json(nullptr);
}

Json texts_of(CardSet cards) {
  Json list = Json::array();
  for (const Card card : umtali::by_text(cards)) list.push_back(to_text(card));
  return list;
}

std::string_view phase_of(const State& state) {
  switch (state.phase) {
    case Phase::finished: break;
    case Phase::draw: return "draw";
    case Phase::meld: return "meld";
  }
  return "over";
}

Json last_deal_of(const Umtali::HandResult& last) {
  if (last.deal == 0) return nullptr;
  constexpr std::array<std::string_view, 3> reasons{"out", "stock", "idle"};
  return {{"deal", last.deal},
          {"reason", reasons[static_cast<std::size_t>(last.reason)]},
          {"out", seat_or_null(last.out)},
          {"left", texts_of(last.left)},
          {"points", last.points}};
}

/// The pile that a meld laid now will be.
std::string next_pile(const State& state, int seat) {
  const auto end = state.meld_seat.begin() + state.meld_count;
  return "meld." + std::to_string(seat) + "." + std::to_string(std::count(state.meld_seat.begin(), end, seat));
}

/// The melds that these cards extend, if they are a single one.
std::vector<PileId> extended_piles(const State& state, CardSet cards) {
  std::vector<PileId> piles;
  std::array<int, 2> next{};
  for (std::size_t i = 0; i < state.meld_count; ++i) {
    const int owner = state.meld_seat[i];
    const int place = next[at(owner)]++;
    if (cards.size() == 1 && umtali::extenders_of(state.melds[i]).has(cards.first()))
      piles.push_back("meld." + std::to_string(owner) + "." + std::to_string(place));
  }
  return piles;
}

Text word_for(CardSet meld) {
  switch (umtali::kind_of(meld)) {
    case Kind::none: break;
    case Kind::single: return message(Umtali::id, "Meld single");
    case Kind::pair: return message(Umtali::id, "Meld pair");
    case Kind::set: return message(Umtali::id, "Meld set");
    case Kind::sequence: return message(Umtali::id, "Meld sequence");
    case Kind::marriage: return message(Umtali::id, "Meld marriage");
  }
  return {};
}

}  // namespace

Move Umtali::lay_move(CardSet cards) {
  Move move(meld);
  if (umtali::kind_of(cards) == Kind::marriage) {
    move.add(cards.last());
    move.add(cards.first());
  } else {
    for (const Card card : cards) move.add(card);
  }
  return move;
}

std::string Umtali::write(const Move& move) {
  constexpr std::array<std::string_view, 5> words{"draw stock", "draw discard", "meld", "discard", "discard"};
  std::string text(words[move.verb]);
  for (std::size_t i = 0; i < move.count; ++i) text += " " + to_text(move.card(i));
  if (move.verb == discard_down) text += " down";
  return text;
}

Result<Move> Umtali::read(std::string_view text) {
  const auto words = words_of(text);
  const auto wrong = [&] {
    return bad_move(text,
                    "it takes “draw stock”, “draw discard”, “meld CARD …”, “discard CARD” or “discard CARD down”");
  };
  if (words.size() < 2) return wrong();
  if (words[0] == "draw") {
    if (words.size() == 2 && words[1] == "stock") return Move(draw_stock);
    if (words.size() == 2 && words[1] == "discard") return Move(draw_discard);
    return wrong();
  }
  const bool down = words[0] == "discard" && words.size() == 3 && words[2] == "down";
  Cards cards;
  for (std::size_t i = 1; i < words.size() - (down ? 1 : 0); ++i) {
    const auto card = card_of(words[i]);
    if (!card || card->is_joker()) return wrong();
    cards.push_back(*card);
  }
  if (words[0] == "discard" && cards.size() == 1) return Move(down ? discard_down : discard, cards.front());
  if (words[0] != "meld") return wrong();
  std::ranges::sort(cards);
  if (cards.size() == 2 && umtali::kind_of(CardSet::of(cards[0]) | CardSet::of(cards[1])) == Kind::marriage)
    std::ranges::reverse(cards);
  // So many cards are no meld, whatever follows.
  if (cards.size() > Move::capacity) cards.resize(Move::capacity);
  Move move(meld);
  for (const Card card : cards) move.add(card);
  return move;
}

Gesture Umtali::gesture(const State& state, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case draw_stock: return {{}, "stock", hand_of(seat), {}};
    case draw_discard: return {{state.top()}, "discard", hand_of(seat), {}};
    case meld: {
      const CardSet cards = Umtali::cards_of(move);
      return {.cards = umtali::in_order(cards),
              .from = hand_of(seat),
              .to = next_pile(state, seat),
              .label = word_for(cards),
              .key = "M",
              .also = extended_piles(state, cards)};
    }
    case discard: {
      const bool last = state.hand_size[at(seat)] == 1 && !state.in_last_turn();
      return {{move.card()},
              hand_of(seat),
              "discard",
              last ? message(Umtali::id, "Discard face up") : message(Umtali::id, "Discard"),
              "X"};
    }
    case discard_down: return {{move.card()}, hand_of(seat), "discard", message(Umtali::id, "Discard face down"), "B"};
  }
  return {};
}

void Umtali::meant(const State& state, int seat, const Cards& cards, Moves& moves) {
  if (cards.empty()) return;
  CardSet set;
  for (const Card card : cards) set.insert(card);
  moves.push_back(lay_move(set));
  if (cards.size() > 1 || state.phase == Phase::draw) return;
  moves.emplace_back(discard, cards.front());
  // Nobody means that with other cards in the hand.
  if (state.hand_size[at(seat)] == 1) moves.emplace_back(discard_down, cards.front());
}

std::vector<Button> Umtali::buttons(const State& state, int) {
  if (state.phase == Phase::finished) return {};
  return {{Move(draw_stock), message(Umtali::id, "Draw"), "S"},
          {Move(draw_discard), message(Umtali::id, "Take discard"), "D"}};
}

View Umtali::show(const State& state, std::optional<int> viewer) {
  const bool over = state.stage == Stage::over;
  View view;
  view.phase = phase_of(state);
  view.scores = {state.scores[0], state.scores[1]};
  view.dealer = state.dealer;
  view.deal = state.deal;

  const auto hidden_unless_over = [&](Sight sight) { return over ? Sight::everyone : sight; };
  for (const int seat : {0, 1}) {
    Cards cards(state.hand[at(seat)].begin(), state.hand[at(seat)].end());
    cards.resize(state.hand_size[at(seat)], unknown_card);
    view.piles.push_back({hand_of(seat), seat, hidden_unless_over(Sight::owner), false, std::move(cards),
                          message(Umtali::id, "{s}'s hand").you(Umtali::id, "your hand").seat("s", seat)});
  }
  Cards stock(state.stock.begin(), state.stock.begin() + state.stock_size);
  if (viewer && !over) std::ranges::fill(stock, unknown_card);
  view.piles.push_back(
      {"stock", -1, hidden_unless_over(Sight::nobody), true, std::move(stock), message(Umtali::id, "stock")});
  Cards discards(state.discard.begin(), state.discard.begin() + state.discard_size);
  if (viewer && !over && state.face_down && *viewer != state.out) discards.back() = unknown_card;
  view.piles.push_back({"discard", -1, state.face_down && !over ? Sight::partly : Sight::everyone, true,
                        std::move(discards), message(Umtali::id, "discard pile")});
  for (const int seat : {0, 1}) {
    int place = 0;
    for (std::size_t i = 0; i < state.meld_count; ++i) {
      if (state.meld_seat[i] != seat) continue;
      const std::string pile = "meld." + std::to_string(seat) + "." + std::to_string(place++);
      view.piles.push_back({pile, seat, Sight::everyone, true, umtali::in_order(state.melds[i]),
                            message(Umtali::id, "{s}'s meld {number}")
                                .you(Umtali::id, "your meld {number}")
                                .seat("s", seat)
                                .number("number", place)});
    }
  }

  view.facts = {{"out", seat_or_null(state.out)},
                {"face_down", state.face_down && !over},
                {"taken", card_or_null(state.taken)},
                {"must_meld", card_or_null(state.must_meld)},
                {"second_draw", state.second_draw},
                {"idle_turns", state.idle_turns},
                {"turned", state.turned},
                {"side_points", state.side_points},
                {"known", Json::array({texts_of(state.known[0]), texts_of(state.known[1])})},
                {"last_deal", last_deal_of(state.last)}};
  annotate(state, viewer, view);
  return view;
}

}  // namespace fulltable
