// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/vazhushal/notation.h"
#include "games/vazhushal/vazhushal.h"

// Vazhushal on the table: gestures, buttons, piles and facts.

namespace fulltable {

namespace {

using State = Vazhushal::State;
using Phase = Vazhushal::Phase;
using vazhushal::Group;
using vazhushal::Laid;
using vazhushal::Meld;

std::string hand_of(int seat) {
  return "hand." + std::to_string(seat);
}

std::string meld_pile(int seat, int number) {
  return "meld." + std::to_string(seat) + "." + std::to_string(number);
}

Json texts_of(const Cards& cards) {
  Json list = Json::array();
  for (const Card card : cards) list.push_back(to_text(card));
  return list;
}

Json texts_of(CardSet cards) {
  return texts_of(vazhushal::by_text(Cards(cards.begin(), cards.end())));
}

std::string_view phase_of(const State& state) {
  switch (state.phase) {
    case Phase::finished: break;
    case Phase::draw: return "draw";
    case Phase::play: return "play";
    case Phase::final_melds: return "final_melds";
  }
  return "over";
}

Json drawn_of(const State& state) {
  switch (state.drawn) {
    case Vazhushal::Drawn::nothing: break;
    case Vazhushal::Drawn::stock: return "stock";
    case Vazhushal::Drawn::line: return "line";
  }
  return nullptr;
}

Json misdeals_of(const State& state) {
  Json list = Json::array();
  for (const auto& [deal, seat, doubles] : state.misdeals)
    list.push_back({{"deal", deal}, {"seat", seat}, {"doubles", texts_of(doubles)}});
  return list;
}

Json last_deal_of(const State& state) {
  const auto& last = state.last;
  if (last.deal == 0) return nullptr;
  const bool out = last.reason == Vazhushal::Reason::out;
  Json winners = Json::array();
  for (const int seat : last.winners) winners.push_back(seat);
  Json points = nullptr;
  if (!out) {
    points = Json::array();
    for (int seat = 0; seat < state.seats; ++seat) points.push_back(last.points(seat));
  }
  return {{"deal", last.deal},
          {"reason", out ? "out" : "stock"},
          {"winners", std::move(winners)},
          {"points", std::move(points)}};
}

/// `10♦`, for labels.
std::string label_of(Card card) {
  constexpr std::array<const char*, 4> suits{"♣", "♦", "♥", "♠"};
  const std::string rank = card.rank() == vazhushal::ten_rank ? "10" : to_text(card).substr(0, 1);
  return rank + suits[static_cast<std::size_t>(index_of(card.suit()))];
}

std::string label_of(const std::vector<Group>& groups) {
  std::string text;
  for (const Group& group : groups) {
    if (!text.empty()) text += ',';
    for (const Laid& laid : group) text += (text.empty() ? "" : " ") + label_of(laid.role);
  }
  return text;
}

bool is_natural(const Group& group) {
  return std::ranges::all_of(group, [](const Laid& laid) { return laid.card == laid.role; });
}

Cards cards_of(const Group& group) {
  Cards cards;
  for (const Laid& laid : group) cards.push_back(laid.card);
  return cards;
}

int meld_number(const State& state, int seat) {
  const auto end = state.meld_seat.begin() + state.meld_count;
  return static_cast<int>(std::count(state.meld_seat.begin(), end, seat));
}

void show_melds(const State& state, int seat, View& view, Json& roles) {
  int number = 0;
  for (std::size_t i = 0; i < state.meld_count; ++i) {
    if (state.meld_seat[i] != seat) continue;
    const Meld& meld = state.melds[i];
    const std::string pile = meld_pile(seat, number++);
    view.piles.push_back({pile, seat, Sight::everyone, true, cards_of(laid_cards(meld)),
                          message(Vazhushal::id, "{s}'s meld {number}")
                              .you(Vazhushal::id, "your meld {number}")
                              .seat("s", seat)
                              .number("number", number)});
    roles[pile] = texts_of(vazhushal::in_order(meld.roles));
  }
}

}  // namespace

Gesture Vazhushal::gesture(const State& state, int seat, const Move& move) {
  const auto notation = vazhushal::notation_of(move);
  Cards swept;
  for (int k = notation.count; k > 0 && k <= state.line_size; --k) swept.push_back(state.newest(k));
  const std::string hand = hand_of(seat);
  switch (static_cast<Verb>(move.verb)) {
    case draw_stock: return {{}, "stock", hand, {}};
    case take: return {.cards = swept, .from = "discard", .to = hand, .label = message(Vazhushal::id, "Take line")};
    case take_meld:
    case take_arrange:
      return {.cards = swept,
              .from = "discard",
              .to = hand,
              .label = message(Vazhushal::id, "Meld {cards}").words("cards", label_of(notation.groups))};
    case meld: {
      const Group& group = notation.groups.front();
      return {.cards = cards_of(group),
              .from = hand,
              .to = meld_pile(seat, meld_number(state, seat)),
              .label = is_natural(group)
                           ? message(Vazhushal::id, "Meld")
                           : message(Vazhushal::id, "Meld as {cards}").words("cards", label_of(notation.groups)),
              .key = "M"};
    }
    case add: {
      const Group& group = notation.groups.front();
      return {.cards = cards_of(group),
              .from = hand,
              .to = meld_pile(notation.seat, notation.number),
              .label = is_natural(group)
                           ? message(Vazhushal::id, "Add to meld")
                           : message(Vazhushal::id, "Add as {cards}").words("cards", label_of(notation.groups)),
              .key = "M"};
    }
    case arrange: return {};
    case discard: return {{move.card()}, hand, "discard", message(Vazhushal::id, "Discard"), "X"};
    case pass: return {};
  }
  return {};
}

void Vazhushal::meant(const State& state, int seat, const Cards& cards, Moves& moves) {
  Bag bag;
  for (const Card card : cards) bag.insert(card);
  for (const Meld& meld : vazhushal::readings_of(bag, state.wild)) moves.push_back(meld_move(meld));
  const auto melds = melds_of(state, seat);
  for (std::size_t i = 0; i < melds.size(); ++i)
    for (const Meld& added : vazhushal::additions_of(melds[i], bag, state.wild))
      moves.push_back(add_move(added, seat, static_cast<int>(i)));
  if (cards.size() == 1) {
    moves.emplace_back(discard, cards.front());
  } else if (moves.empty()) {
    Group group;
    for (const Card card : cards) group.push_back({card, card});
    vazhushal::sort_as_piled(group);
    moves.push_back(vazhushal::move_of(meld, {.groups = {group}}));
  }
}

std::vector<Button> Vazhushal::buttons(const State& state, int) {
  if (state.phase == Phase::finished) return {};
  if (state.phase == Phase::final_melds) return {{Move(pass), message(Vazhushal::id, "Finish"), "P"}};
  return {{Move(draw_stock), message(Vazhushal::id, "Draw"), "D"}};
}

View Vazhushal::show(const State& state, std::optional<int> viewer) {
  const bool over = state.stage == Stage::over;
  View view;
  view.phase = phase_of(state);
  view.scores.assign(state.scores.begin(), state.scores.begin() + state.seats);
  view.dealer = state.dealer;
  view.deal = state.deal;

  const auto hidden_unless_over = [&](Sight sight) { return over ? Sight::everyone : sight; };
  for (int seat = 0; seat < state.seats; ++seat) {
    const bool open = over || state.turned_up.has(seat);
    Cards cards(state.hand_size[at(seat)], unknown_card);
    if (!viewer || *viewer == seat || open) cards = vazhushal::cards_of(state.hand[at(seat)]);
    view.piles.push_back({hand_of(seat), seat, open ? Sight::everyone : Sight::owner, false, std::move(cards),
                          message(Vazhushal::id, "{s}'s hand").you(Vazhushal::id, "your hand").seat("s", seat)});
  }
  Cards stock(state.stock.begin(), state.stock.begin() + state.stock_size);
  if (viewer && !over) std::ranges::fill(stock, unknown_card);
  view.piles.push_back(
      {"stock", -1, hidden_unless_over(Sight::nobody), true, std::move(stock), message(Vazhushal::id, "stock")});
  view.piles.push_back({"discard", -1, Sight::everyone, true,
                        Cards(state.line.begin(), state.line.begin() + state.line_size),
                        message(Vazhushal::id, "discard line")});
  const Cards negative = state.negative_lies ? Cards{state.negative} : Cards{};
  view.piles.push_back(
      {"negative", -1, Sight::everyone, true, negative, message(Vazhushal::id, "negative joker"), PileLook::crosswise});
  Json roles = Json::object();
  for (int seat = 0; seat < state.seats; ++seat) show_melds(state, seat, view, roles);

  Json known = Json::array();
  for (int seat = 0; seat < state.seats; ++seat)
    known.push_back(texts_of(vazhushal::by_text(vazhushal::cards_of(state.known[at(seat)]))));
  view.facts = {{"negative", state.negative.is_known() ? Json(to_text(state.negative)) : Json(nullptr)},
                {"wild", texts_of(state.wild)},
                {"roles", std::move(roles)},
                {"drawn", drawn_of(state)},
                {"starter_free", state.is_starter_free()},
                {"known", std::move(known)},
                {"misdeals", misdeals_of(state)},
                {"last_deal", last_deal_of(state)}};
  annotate(state, viewer, view);
  return view;
}

}  // namespace fulltable
