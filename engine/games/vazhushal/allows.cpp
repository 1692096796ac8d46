// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/vazhushal/notation.h"
#include "games/vazhushal/vazhushal.h"

// Whether a move of Vazhushal is legal, and if not, why: asked by the same function.

namespace fulltable {

namespace {

using vazhushal::Bag;
using vazhushal::Group;
using vazhushal::Kind;
using vazhushal::kind_of;
using vazhushal::Meld;
using vazhushal::Notation;
using State = Vazhushal::State;
using Phase = Vazhushal::Phase;
using Fault = std::optional<Refusal>;
using Counts = std::array<int, 54>;

constexpr const char* melds_rule = "Melds";
constexpr const char* draw_rule = "Phase draw";
constexpr const char* play_rule = "Phase play";
constexpr const char* final_rule = "Phase final_melds";

/// All melds of a player as a move would leave them.
struct Layout {
  std::vector<Meld> former;
  std::vector<Meld> list;
  Bag before;            ///< the hand
  Bag pool;              ///< with what is taken from the line
  Bag newly;             ///< melded by this move
  Card deepest;          ///< of the cards taken; unknown where none are
  bool is_free = false;  ///< that one need not be melded
};

Fault fault_of_group(const Group& group, CardSet wild) {
  CardSet roles;
  int substitutes = 0;
  for (const auto& [card, role] : group) {
    if (role.is_joker())
      return illegal(message(Vazhushal::id, "Say which card {the c} stands in for.").card("c", card),
                     "Melds: Notation");
    if (card != role && !wild.has(card))
      return illegal(message(Vazhushal::id, "{The c} isn't wild, so it can't stand in for {the role}.")
                         .card("c", card)
                         .card("role", role),
                     melds_rule);
    if (roles.has(role))
      return illegal(message(Vazhushal::id, "{The c} would be in that meld twice.").card("c", role), melds_rule);
    roles.insert(role);
    substitutes += card == role ? 0 : 1;
  }
  if (kind_of(roles) == Kind::none) {
    const Card low = roles.first();
    const bool one_suit = (roles - CardSet::of(low.suit())).empty();
    if (one_suit && low.rank() == vazhushal::ace_rank && roles.last().rank() == vazhushal::king_rank)
      return illegal(message(Vazhushal::id, "A sequence can't go from king to ace to two. The ace is low or high."),
                     melds_rule);
    return illegal(
        message(Vazhushal::id,
                "That isn't a meld. You need three in a row of one suit, or three of a rank in different suits."),
        melds_rule);
  }
  if (substitutes == roles.size())
    return illegal(message(Vazhushal::id, "A meld needs at least one natural card."), melds_rule);
  if (substitutes > static_cast<int>(Meld::most_substitutes))
    return illegal(message(Vazhushal::id, "There are not so many wild cards."), melds_rule);
  return std::nullopt;
}

void count(const Meld& meld, Counts& counts) {
  for (const auto& [card, role] : laid_cards(meld)) ++counts[static_cast<std::size_t>(card.code())];
}

/// Whether the cards are there, and all melded ones are still melded; finds out which ones are new.
Fault fault_of_cards(Layout& layout) {
  Counts wanted{};
  Counts melded{};
  for (const Meld& meld : layout.list) count(meld, wanted);
  for (const Meld& meld : layout.former) count(meld, melded);
  for (int code = 0; code < 54; ++code) {
    const Card card(code);
    const auto place = static_cast<std::size_t>(code);
    const int more = wanted[place] - melded[place];
    if (more < 0)
      return illegal(
          message(Vazhushal::id, "{The c} can't go back to your hand. Melded cards stay melded.").card("c", card),
          melds_rule);
    if (more > layout.pool.count(card)) {
      if (layout.pool.has(card))
        return illegal(message(Vazhushal::id, "You have only one {c} to meld.").card("c", card), play_rule);
      if (layout.deepest.is_known())
        return illegal(message(Vazhushal::id, "{The c} is neither in your hand nor in the sweep.").card("c", card),
                       play_rule);
      return illegal(message(Vazhushal::id, "{The c} isn't in your hand.").card("c", card), play_rule);
    }
    for (int i = 0; i < more; ++i) layout.newly.insert(card);
  }
  return std::nullopt;
}

/// Whether a player may have these melds side by side.
Fault fault_of_list(const Layout& layout, bool sets_differ) {
  if (go_together(layout.list, sets_differ)) return std::nullopt;
  for (std::size_t i = 0; i < layout.list.size(); ++i)
    for (std::size_t j = 0; j < i; ++j) {
      const CardSet roles = layout.list[i].roles;
      if (roles != layout.list[j].roles || (kind_of(roles) == Kind::set && !sets_differ)) continue;
      return illegal(message(Vazhushal::id, "You may not have two identical melds: {the cards}.")
                         .cards("cards", vazhushal::in_order(roles)),
                     melds_rule);
    }
  if (layout.former.empty())
    return illegal(
        message(Vazhushal::id, "Your first meld must be a natural sequence: three in a row of one suit, none wild."),
        melds_rule);
  return illegal(message(Vazhushal::id, "You must keep one natural sequence."), melds_rule);
}

/// The groups of the new list that did not lie there before and do not swallow a whole meld that did.
std::vector<Meld> new_melds(const Layout& layout) {
  std::vector<Meld> fresh = layout.list;
  std::vector<Meld> gone;
  for (const Meld& meld : layout.former) {
    const auto same = std::ranges::find(fresh, meld);
    if (same == fresh.end())
      gone.push_back(meld);
    else
      fresh.erase(same);
  }
  std::erase_if(fresh, [&](const Meld& meld) {
    return std::ranges::any_of(gone, [&](const Meld& old) { return meld.cards().has_all(old.cards()); });
  });
  return fresh;
}

/// What the first melds must be like for cards to be taken from the line with them.
bool opens_with(const Layout& layout) {
  const auto& list = layout.list;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (!list[i].is_natural_sequence()) continue;
    if (list[i].roles.has(layout.deepest)) return true;
    if (!layout.before.has_all(Bag(list[i].roles))) continue;
    if (layout.is_free) return true;
    for (std::size_t j = 0; j < list.size(); ++j)
      if (j != i && list[j].cards().has(layout.deepest)) return true;
  }
  return false;
}

/// Whether the deepest of the cards taken is melded as it must be.
Fault fault_of_taking(const Layout& layout) {
  if (layout.former.empty()) {
    if (opens_with(layout)) return std::nullopt;
  } else {
    if (layout.is_free) return std::nullopt;
    const auto fresh = new_melds(layout);
    const bool in_new = std::ranges::any_of(fresh, [&](const Meld& meld) { return meld.cards().has(layout.deepest); });
    if (in_new && layout.newly.has(layout.deepest)) return std::nullopt;
  }
  if (!layout.is_free && !layout.newly.has(layout.deepest))
    return illegal(
        message(Vazhushal::id, "If you take from the line, you must meld {the c}.").card("c", layout.deepest),
        draw_rule);
  if (!layout.former.empty())
    return illegal(message(Vazhushal::id, "{The c} must be in a new meld. Adding it to an old one isn't enough.")
                       .card("c", layout.deepest),
                   draw_rule);
  return illegal(
      message(Vazhushal::id, "{The c} needs a natural sequence, or another meld beside one all from your hand.")
          .card("c", layout.deepest),
      draw_rule);
}

Fault fault_of_layout(const State& state, Layout& layout) {
  if (auto fault = fault_of_cards(layout)) return fault;
  if (layout.newly.empty()) {
    if (state.phase != Phase::final_melds)
      return illegal(message(Vazhushal::id, "Use at least one card from your hand."), play_rule);
    if (std::ranges::is_permutation(layout.list, layout.former))
      return illegal(message(Vazhushal::id, "That changes nothing."), final_rule);
  }
  if (auto fault = fault_of_list(layout, state.sets_differ)) return fault;
  if (layout.deepest.is_known())
    if (auto fault = fault_of_taking(layout)) return fault;
  if (state.phase != Phase::final_melds && !state.out_without_discard && layout.newly.size() == layout.pool.size())
    return illegal(message(Vazhushal::id, "Keep one card to discard."), play_rule);
  return std::nullopt;
}

Layout layout_now(const State& state, int seat) {
  Layout layout;
  layout.former = Vazhushal::melds_of(state, seat);
  layout.before = layout.pool = state.hand[at(seat)];
  return layout;
}

/// Melds, arrangements, and both with cards from the line.
Fault fault_of_laying(const State& state, int seat, Vazhushal::Verb verb, const Notation& notation) {
  Layout layout = layout_now(state, seat);
  if (notation.count > 0) {
    if (notation.count > state.line_size)
      return illegal(counted(Vazhushal::id, "The line has only %n card(s).", state.line_size), draw_rule);
    layout.deepest = state.newest(notation.count);
    layout.is_free = state.is_starter_free() && notation.count == state.line_size;
    for (int k = 1; k <= notation.count; ++k) layout.pool.insert(state.newest(k));
  }
  if (verb == Vazhushal::take_meld || verb == Vazhushal::meld) layout.list = layout.former;
  for (const Group& group : notation.groups) {
    if (auto fault = fault_of_group(group, state.wild)) return fault;
    layout.list.push_back(*vazhushal::meld_of(group));
  }
  return fault_of_layout(state, layout);
}

Fault fault_of_adding(const State& state, int seat, const Notation& notation) {
  if (notation.seat != seat) return illegal(message(Vazhushal::id, "You can add only to your own melds."), play_rule);
  Layout layout = layout_now(state, seat);
  layout.list = layout.former;
  const auto number = static_cast<std::size_t>(notation.number);
  if (number >= layout.list.size()) return illegal(message(Vazhushal::id, "You have no such meld."), play_rule);
  Group group = laid_cards(layout.list[number]);
  const Group& added = notation.groups.front();
  group.insert(group.end(), added.begin(), added.end());
  vazhushal::sort_as_piled(group);
  if (auto fault = fault_of_group(group, state.wild)) return fault;
  layout.list[number] = *vazhushal::meld_of(group);
  return fault_of_layout(state, layout);
}

Fault fault_of_taking_all(const State& state, int seat, int count) {
  if (count > state.line_size)
    return illegal(counted(Vazhushal::id, "The line has only %n card(s).", state.line_size), draw_rule);
  if (!state.is_starter_free() || count < state.line_size)
    return illegal(
        message(Vazhushal::id, "If you take from the line, you must meld {the c}.").card("c", state.newest(count)),
        draw_rule);
  if (!Vazhushal::has_melds(state, seat))
    return illegal(
        message(Vazhushal::id, "You have no melds yet, so you must meld a natural sequence from your hand with it."),
        "Phase draw: free_starter");
  return std::nullopt;
}

Fault fault_of_phase(const State& state, Vazhushal::Verb verb) {
  const bool draws = verb <= Vazhushal::take_arrange;
  switch (state.phase) {
    case Phase::finished: return illegal(message(Vazhushal::id, "No deal is being played."), "Turn by turn");
    case Phase::draw:
      if (draws) return std::nullopt;
      if (verb == Vazhushal::pass)
        return illegal(message(Vazhushal::id, "You can finish only when the stock has run out."), final_rule);
      return illegal(message(Vazhushal::id, "Draw a card first, from the stock or the line."), "Turn by turn");
    case Phase::play:
      if (draws) return illegal(message(Vazhushal::id, "You have drawn. Now meld or discard."), "Turn by turn");
      if (verb == Vazhushal::pass)
        return illegal(message(Vazhushal::id, "Your turn ends with a discard."), "Turn by turn");
      return std::nullopt;
    case Phase::final_melds:
      if (draws || verb == Vazhushal::discard)
        return illegal(message(Vazhushal::id, "The stock has run out, so nobody draws or discards any more."),
                       final_rule);
      return std::nullopt;
  }
  return std::nullopt;
}

Fault fault_of(const State& state, int seat, const Move& move) {
  const auto verb = static_cast<Vazhushal::Verb>(move.verb);
  if (auto fault = fault_of_phase(state, verb)) return fault;
  switch (verb) {
    case Vazhushal::draw_stock:
    case Vazhushal::pass: return std::nullopt;
    case Vazhushal::take: return fault_of_taking_all(state, seat, vazhushal::notation_of(move).count);
    case Vazhushal::take_meld:
    case Vazhushal::take_arrange:
    case Vazhushal::meld:
    case Vazhushal::arrange: return fault_of_laying(state, seat, verb, vazhushal::notation_of(move));
    case Vazhushal::add: return fault_of_adding(state, seat, vazhushal::notation_of(move));
    case Vazhushal::discard:
      if (state.hand[at(seat)].has(move.card())) return std::nullopt;
      return illegal(message(Vazhushal::id, "{The c} isn't in your hand.").card("c", move.card()), play_rule);
  }
  return std::nullopt;
}

}  // namespace

bool Vazhushal::allows(const State& state, int seat, const Move& move) {
  return !fault_of(state, seat, move);
}

Refusal Vazhushal::why_not(const State& state, int seat, const Move& move) {
  return *fault_of(state, seat, move);
}

}  // namespace fulltable
