// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/umtali/umtali.h"

#include <algorithm>
#include <cassert>

#include "core/notation.h"

namespace fulltable {

namespace {

using umtali::bound_cards;
using umtali::Kind;
using umtali::kind_of;
using State = Umtali::State;
using Phase = Umtali::Phase;

void put_on_side(State& state, int seat, CardSet cards) {
  state.melds[state.meld_count] = cards;
  state.meld_seat[state.meld_count++] = static_cast<std::int8_t>(seat);
  state.open |= umtali::extenders_of(cards);
  state.melded |= cards;
  auto& points = state.side_points[at(seat)];
  points = static_cast<std::int16_t>(points + umtali::points_of(cards));
}

void leave_hand(State& state, int seat, CardSet cards) {
  state.hand[at(seat)] -= cards;
  state.hand_size[at(seat)] = static_cast<std::uint8_t>(state.hand_size[at(seat)] - cards.size());
  state.known[at(seat)] -= cards;
  state.remembered[at(seat)] -= cards;
}

void end_hand(State& state, Umtali::Reason reason) {
  CardSet left;
  if (reason == Umtali::Reason::out) {
    left = state.hand[at(1 - state.out)];
    for (const Card card : umtali::by_text(left)) Umtali::lay_what_is_left(state, card);
  }
  state.last = {state.deal, reason, state.out, left, state.side_points};
  for (const std::size_t seat : {0, 1})
    state.scores[seat] = static_cast<std::int16_t>(state.scores[seat] + state.side_points[seat]);
  state.phase = Phase::finished;
  if (state.deal == state.hands) {
    state.stage = Stage::over;
    return;
  }
  state.stage = Stage::deal_due;
  const auto& points = state.side_points;
  if (!state.winner_deals)
    state.dealer = static_cast<std::int8_t>(1 - state.dealer);
  else if (points[0] != points[1])
    state.dealer = points[0] > points[1] ? 0 : 1;
}

/// All of the discard pile but its top becomes the stock, the oldest card on top.
void turn_over(State& state) {
  const std::size_t count = state.discard_size - 1U;
  for (std::size_t i = 0; i < count; ++i) state.stock[i] = state.discard[count - 1 - i];
  state.stock_size = static_cast<std::uint8_t>(count);
  state.discard[0] = state.discard[count];
  for (std::size_t i = 0; i < count; ++i) state.discarded.remove(state.stock[i]);
  std::fill_n(state.discard.begin() + 1, count, unknown_card);
  state.discard_size = 1;
  state.turned = true;
}

void end_turn(State& state, int seat) {
  state.taken = state.must_meld = unknown_card;
  state.fresh = state.second_draw = false;
  state.idle_turns = state.productive ? 0 : static_cast<std::uint8_t>(state.idle_turns + 1);
  state.productive = false;
  state.passed[at(seat)] = state.open;
  if (state.in_last_turn()) {
    end_hand(state, Umtali::Reason::out);
    return;
  }
  if (state.hand_size[at(seat)] == 0) state.out = static_cast<std::int8_t>(seat);
  if (state.stock_size == 0) {
    if (state.turns_stock && !state.turned && state.discard_size >= 2)
      turn_over(state);
    else if (!state.in_last_turn()) {
      end_hand(state, Umtali::Reason::stock);
      return;
    }
  }
  if (state.idle_turns >= Umtali::most_idle_turns && !state.in_last_turn()) {
    end_hand(state, Umtali::Reason::idle);
    return;
  }
  state.turn = static_cast<std::int8_t>(1 - seat);
  const bool nothing_to_draw = state.stock_size == 0 && (state.discard_size == 0 || state.face_down);
  state.phase = nothing_to_draw ? Phase::meld : Phase::draw;
}

/// Two different cards, the rest of the hand few enough: what a pair to go out with needs besides being one.
bool leaves_few(const State& state, int seat) {
  return state.hand_size[at(seat)] <= 3;
}

CardSet whole_meld_of(CardSet hand, Card card) {
  CardSet largest;
  umtali::each_basic_with(hand, card, [&](CardSet meld) {
    if (meld.size() > largest.size()) largest = meld;
  });
  return largest;
}

std::optional<CardSet> set_of(const Move& move) {
  CardSet cards;
  for (std::size_t i = 0; i < move.count; ++i) {
    if (cards.has(move.card(i))) return std::nullopt;
    cards.insert(move.card(i));
  }
  return cards;
}

Refusal why_no_meld(const State& state, int seat, const Move& move) {
  constexpr const char* rule = "The melds";
  const auto cards = set_of(move);
  const CardSet hand = state.hand[at(seat)];
  if (!cards)
    return illegal(message(Umtali::id, "That isn't a meld: no meld has so many cards, or a card twice."), rule);
  if (const CardSet missing = *cards - hand; !missing.empty())
    return illegal(message(Umtali::id, "{The c} isn't in your hand.").card("c", missing.first()), "Phase meld");
  const Kind kind = kind_of(*cards);
  if (kind == Kind::none) {
    if (!(*cards & umtali::jacks).empty() && cards->size() > 1)
      return illegal(message(Umtali::id, "A jack is melded by itself, never with other cards."), rule);
    if (!(*cards & (umtali::kings | umtali::queens)).empty())
      return illegal(message(Umtali::id, "Sequences go only from ace to ten, and the ace is low."), rule);
    return illegal(
        message(Umtali::id, "Meld a single card, a king and queen of one suit, or three in a row or of a rank."), rule);
  }
  const CardSet bound = *cards & bound_cards(hand);
  if (!is_basic(kind) && !bound.empty()) {
    const CardSet whole = whole_meld_of(hand, bound.first());
    return illegal(message(Umtali::id, "{The c} belongs to a meld in your hand. Meld {the whole} together.")
                       .card("c", bound.first())
                       .cards("whole", umtali::in_order(whole)),
                   "The melds: Whole melds stay whole");
  }
  if (kind == Kind::single)
    return illegal(message(Umtali::id, "{The c} doesn't go with anything on the table.").card("c", cards->first()),
                   rule);
  return illegal(message(Umtali::id, "You may meld a pair only to go out, with one card left at most."), rule);
}

Refusal why_no_discard(const State& state, int seat, const Move& move) {
  const Card card = move.card();
  if (!state.hand[at(seat)].has(card))
    return illegal(message(Umtali::id, "{The c} isn't in your hand.").card("c", card), "Phase meld");
  if (move.verb == Umtali::discard)
    return illegal(message(Umtali::id, "You just took {the c}, so discard another card.").card("c", card),
                   "Phase meld");
  if (state.in_last_turn())
    return illegal(message(Umtali::id, "On the last turn you can't discard face down."), "Going out");
  return illegal(message(Umtali::id, "You may discard only your last card face down."), "Going out");
}

Refusal why_no_draw(const State& state, const Move& move) {
  if (state.phase == Phase::draw) {
    if (move.verb == Umtali::draw_stock) return illegal(message(Umtali::id, "The stock is empty."), "Phase draw");
    if (state.discard_size == 0) return illegal(message(Umtali::id, "The discard pile is empty."), "Phase draw");
    return illegal(message(Umtali::id, "The top discard is face down, so you can't take it."), "Phase draw");
  }
  if (move.verb == Umtali::draw_stock)
    return illegal(message(Umtali::id, "You have drawn. Now meld or discard."), "Turn by turn");
  if (state.second_draw)
    return illegal(
        message(Umtali::id, "You couldn't meld {the c} at once, so you can't take it.").card("c", state.top()),
        "The second card");
  return illegal(message(Umtali::id, "You may take a second card only if your first meld uses the one you took."),
                 "The second card");
}

}  // namespace

namespace umtali {

bool can_meld(CardSet hand, CardSet open, Card card) {
  hand.insert(card);
  const CardSet bound = bound_cards(hand);
  if (bound.has(card) || open.has(card)) return true;
  if (hand.size() > 3 || card.rank() == jack_rank) return false;
  return !(((hand - bound) & of_rank(card.rank())) - CardSet::of(card)).empty();
}

Cards in_order(CardSet meld) {
  Cards cards(meld.begin(), meld.end());
  if (kind_of(meld) == Kind::marriage) std::ranges::reverse(cards);
  return cards;
}

Cards by_text(CardSet cards) {
  Cards list(cards.begin(), cards.end());
  std::ranges::sort(list, {}, [](Card card) { return to_text(card); });
  return list;
}

}  // namespace umtali

const GameInfo& Umtali::info() {
  static const GameInfo info = [] {
    GameInfo game;
    game.id = id;
    game.name = "Umtali";
    game.tagline = message(Umtali::id, "A quick rummy with marriages, and single cards that go with the melds");
    game.family = "rummy";
    game.family_name = message(Umtali::id, "Rummy");
    game.min_seats = game.max_seats = game.default_seats = 2;
    game.minutes = 10;
    game.score_unit = ScoreUnit::points;
    // Hard plays through few games, so that the expert is the better player, and medium through fewer than hard.
    game.search = {{{120, 1, 1, 0.15, 0.5, 0},
                    {80, 20, 1, 0.04, 0.9, 0},
                    {100, 100, 2, 0, 0.95},
                    {300, 0, 0, 0},
                    {12000, 0, 0, 0}}};
    game.options = {
        {.id = "hands",
         .type = OptionType::integer,
         .choices = {},
         .min = 1,
         .max = 12,
         .standard = 4,
         .summary = "How many hands are added up to a game",
         .label = message(Umtali::id, "Deals per game")},
        {.id = "next_dealer",
         .type = OptionType::choice,
         .choices = {"alternate", "winner"},
         .summary = "Who deals the next hand: the other player, or who scored more in this one",
         .label = message(Umtali::id, "Next dealer"),
         .values = {message(Umtali::id, "Alternates"), message(Umtali::id, "Higher score")},
         .expert = true},
        {.id = "stock_end",
         .type = OptionType::choice,
         .choices = {"turn", "end"},
         .summary = "When the stock has run out: the discard pile is turned over once, or the hand ends",
         .label = message(Umtali::id, "When the stock runs out"),
         .values = {message(Umtali::id, "Turn the pile"), message(Umtali::id, "End the deal")},
         .help = message(Umtali::id, "The discard pile is turned over once"),
         .expert = true},
        {.id = "discard_taken",
         .type = OptionType::boolean,
         .choices = {},
         .summary = "The card just drawn from the discard pile may be discarded again in the same turn",
         .label = message(Umtali::id, "Discard the taken card"),
         .help = message(Umtali::id, "The card just taken from the pile may be discarded again"),
         .expert = true},
    };
    game.presets = {{message(Umtali::id, "Quick"), {{"hands", 2}}},
                    {message(Umtali::id, "Tournament"), {{"hands", 8}}}};
    game.settings = {{.id = "liftPlayable", .label = message(Umtali::id, "Raise playable cards"), .standard = true}};
    return game;
  }();
  return info;
}

Umtali::State Umtali::start(const TableSetup& setup) {
  State state;
  state.hands = static_cast<std::uint8_t>(setup.options[0]);
  state.winner_deals = setup.options.on(1);
  state.turns_stock = !setup.options.on(2);
  state.may_discard_taken = setup.options.on(3);
  state.dealer = static_cast<std::int8_t>(setup.dealer);
  return state;
}

void Umtali::deal(State& state, const Cards& pack) {
  assert(state.stage == Stage::deal_due && pack.size() == 52);
  State next;
  next.hands = state.hands;
  next.winner_deals = state.winner_deals;
  next.turns_stock = state.turns_stock;
  next.may_discard_taken = state.may_discard_taken;
  next.dealer = state.dealer;
  next.scores = state.scores;
  next.last = state.last;
  next.deal = static_cast<std::uint8_t>(state.deal + 1);
  const int first = 1 - state.dealer;
  for (std::size_t i = 0; i < 20; ++i) next.hand[i % 2 == 0 ? at(first) : at(1 - first)].insert(pack[i]);
  next.hand_size = {10, 10};
  next.discard[0] = pack[20];
  next.discard_size = 1;
  next.discarded.insert(pack[20]);
  next.stock_size = 31;
  std::reverse_copy(pack.begin() + 21, pack.end(), next.stock.begin());
  next.open = umtali::jacks;
  next.turn = static_cast<std::int8_t>(first);
  next.stage = Stage::playing;
  next.phase = Phase::draw;
  state = next;
}

bool Umtali::may_lay(const State& state, int seat, CardSet cards) {
  const CardSet hand = state.hand[at(seat)];
  if (!(cards - hand).empty()) return false;
  if (state.must_meld.is_known() && !cards.has(state.must_meld)) return false;
  const Kind kind = kind_of(cards);
  if (kind == Kind::none) return false;
  if (is_basic(kind)) return true;
  if (!(cards & bound_cards(hand)).empty()) return false;
  return kind == Kind::single ? state.open.has(cards.first()) : leaves_few(state, seat);
}

bool Umtali::may_discard(const State& state, int seat, Card card) {
  if (state.must_meld.is_known() || !state.hand[at(seat)].has(card)) return false;
  return card != state.taken || state.may_discard_taken || state.hand_size[at(seat)] == 1;
}

bool Umtali::may_draw_discard(const State& state, int seat) {
  if (state.discard_size == 0 || state.face_down) return false;
  if (state.phase == Phase::draw) return true;
  return state.second_draw && umtali::can_meld(state.hand[at(seat)], state.open, state.top());
}

void Umtali::legal(const State& state, int seat, Moves& moves) {
  if (may_draw_discard(state, seat)) moves.emplace_back(draw_discard);
  if (state.phase == Phase::draw) {
    if (state.stock_size > 0) moves.emplace_back(draw_stock);
    return;
  }
  const CardSet hand = state.hand[at(seat)];
  const CardSet bound = bound_cards(hand);
  const CardSet free = hand - bound;
  const Card must = state.must_meld;
  const auto add = [&](CardSet cards) {
    if (!must.is_known() || cards.has(must)) moves.push_back(lay_move(cards));
  };
  umtali::each_basic(hand, add);
  for (const Card card : free& state.open) add(CardSet::of(card));
  if (leaves_few(state, seat))
    for (const Card card : free - umtali::jacks)
      for (const Card other : free& umtali::of_rank(card.rank()))
        if (card < other) add(CardSet::of(card) | CardSet::of(other));
  if (must.is_known()) return;
  for (const Card card : hand)
    if (may_discard(state, seat, card)) moves.emplace_back(discard, card);
  if (state.hand_size[at(seat)] == 1 && !state.in_last_turn()) moves.emplace_back(discard_down, hand.first());
}

bool Umtali::allows(const State& state, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case draw_stock: return state.phase == Phase::draw && state.stock_size > 0;
    case draw_discard: return may_draw_discard(state, seat);
    case meld: {
      const auto cards = set_of(move);
      return state.phase == Phase::meld && cards && may_lay(state, seat, *cards);
    }
    case discard: return state.phase == Phase::meld && may_discard(state, seat, move.card());
    case discard_down:
      return state.phase == Phase::meld && may_discard(state, seat, move.card()) && state.hand_size[at(seat)] == 1 &&
             !state.in_last_turn();
  }
  return false;
}

Refusal Umtali::why_not(const State& state, int seat, const Move& move) {
  if (state.must_meld.is_known())
    return illegal(message(Umtali::id, "Meld {the c} now: it's your second card.").card("c", state.must_meld),
                   "The second card");
  if (move.verb == draw_stock || move.verb == draw_discard) return why_no_draw(state, move);
  if (state.phase == Phase::draw) return illegal(message(Umtali::id, "Draw a card first."), "Turn by turn");
  return move.verb == meld ? why_no_meld(state, seat, move) : why_no_discard(state, seat, move);
}

Kin Umtali::kin(const State& state, int seat, Card card) {
  Kin kin;
  const bool laying = state.phase == Phase::meld && to_act(state).has(seat);
  if (!laying || !may_lay(state, seat, CardSet::of(card))) return kin;
  for (std::size_t i = 0; i < state.meld_count; ++i) {
    const CardSet meld = state.melds[i];
    if (!umtali::extenders_of(meld).has(card)) continue;
    const bool below = meld.first().suit() == card.suit() && card < meld.first();
    kin.onto.push_back(below ? meld.first() : meld.last());
  }
  return kin;
}

void Umtali::apply(State& state, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case draw_stock: take_stock(state, seat); break;
    case draw_discard: take_discard(state, seat); break;
    case meld: lay(state, seat, *set_of(move)); break;
    case discard: throw_away(state, seat, move.card(), false); break;
    case discard_down: throw_away(state, seat, move.card(), true); break;
  }
}

void Umtali::take_stock(State& state, int seat) {
  const Card card = std::exchange(state.stock[--state.stock_size], unknown_card);
  state.hand[at(seat)].insert(card);
  ++state.hand_size[at(seat)];
  if (state.turned) state.remembered[at(seat)].insert(card);
  if (state.discard_size > 0 && !state.face_down) state.shunned[at(seat)].insert(state.top());
  state.productive = true;
  state.phase = Phase::meld;
}

void Umtali::take_discard(State& state, int seat) {
  const Card card = std::exchange(state.discard[--state.discard_size], unknown_card);
  state.discarded.remove(card);
  state.hand[at(seat)].insert(card);
  state.known[at(seat)].insert(card);
  ++state.hand_size[at(seat)];
  if (state.phase == Phase::draw) {
    state.taken = card;
    state.fresh = true;
  } else {
    state.must_meld = card;
    state.second_draw = false;
  }
  state.phase = Phase::meld;
}

void Umtali::lay(State& state, int seat, CardSet cards) {
  put_down(state, seat, cards);
  if (state.hand_size[at(seat)] == 0) end_turn(state, seat);
}

void Umtali::throw_away(State& state, int seat, Card card, bool down) {
  put_off(state, seat, card, down);
  end_turn(state, seat);
}

void Umtali::put_down(State& state, int seat, CardSet cards) {
  const bool with_taken = state.taken.is_known() && cards.has(state.taken);
  leave_hand(state, seat, cards);
  put_on_side(state, seat, cards);
  if (with_taken) state.taken = unknown_card;
  state.second_draw = state.fresh && with_taken && state.discard_size > 0;
  state.fresh = false;
  state.must_meld = unknown_card;
  state.productive = true;
}

void Umtali::put_off(State& state, int seat, Card card, bool down) {
  state.face_down = down;
  state.face_down_known = down && (state.known[at(seat)] | state.remembered[at(seat)]).has(card);
  leave_hand(state, seat, CardSet::of(card));
  state.discard[state.discard_size++] = card;
  if (!down) {
    state.discarded.insert(card);
    state.shunned[at(seat)].insert(card);
  }
}

void Umtali::lay_what_is_left(State& state, Card card) {
  leave_hand(state, 1 - state.out, CardSet::of(card));
  put_on_side(state, state.out, CardSet::of(card));
}

std::vector<int> Umtali::winners(const State& state) {
  if (state.stage != Stage::over) return {};
  if (state.scores[0] == state.scores[1]) return {0, 1};
  return {state.scores[0] > state.scores[1] ? 0 : 1};
}

}  // namespace fulltable

FULLTABLE_GAME(umtali, fulltable::Umtali)
