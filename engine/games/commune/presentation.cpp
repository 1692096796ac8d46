// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "games/commune/commune.h"

// What Commune tells its table beyond the position: the hand declared and what proves it, words, hands turned up.

namespace fulltable {

namespace {

using State = Commune::State;
using Phase = Commune::Phase;
using commune::is_wild;
using commune::Want;

constexpr const char* id = "commune";

/// As messages and outlines number the ranks, from the ace; −1 stays open.
int from_ace(int rank) {
  return rank < 0 ? -1 : (rank + 1) % commune::ranks;
}

Text label_of_rung(int rung) {
  return commune::label_of(commune::declaration(rung));
}

/// What a wild card fills: a place for a rank, for a suit, or for one card.
Text words_of(const Want& want) {
  const auto suit = static_cast<Suit>(want.suit);
  if (want.rank < 0) return message(id, "as {suit}").suit("suit", suit);
  if (want.suit < 0) return message(id, "as {rank}").rank("rank", from_ace(want.rank));
  return message(id, "as {c}").card("c", Card(from_ace(want.rank), suit));
}

/// A card for that place, one that is not among those if there is any. Where any of a suit will do, the lower the
/// better: below the top of a flush.
Card card_for(const Want& want, CardSet there) {
  Card found;
  for (const Card card : standard_pack()) {
    const bool fits = (want.suit < 0 || index_of(card.suit()) == want.suit) &&
                      (want.rank < 0 ? !is_wild(card) && card.rank() > 0 : card.rank() == from_ace(want.rank));
    if (!fits) continue;
    if (!there.has(card)) return card;
    found = card;
  }
  return found;
}

void add_proof(View& view, const commune::Proof& proof, CardSet there) {
  for (const commune::Maker& maker : proof.makers) {
    Mark mark;
    mark.kind = Mark::Kind::proof;
    if (maker.as) {
      mark.text = words_of(*maker.as);
      mark.stands_for = card_for(*maker.as, there);
      there.insert(mark.stands_for);
    }
    for (const PileView& pile : view.piles) {
      const auto card = std::ranges::find(pile.cards, maker.card);
      if (card == pile.cards.end()) continue;
      mark.pile = pile.id;
      mark.place = static_cast<int>(card - pile.cards.begin());
      view.marks.push_back(mark);
    }
  }
}

/// "one king", "2 fours", "one more card of the suit".
Text missing_cards(const Want& want, int count) {
  if (want.rank < 0)
    return count == 1 ? message(id, "one more card of the suit") : counted(id, "%n more card(s) of the suit", count);
  Text text = count == 1 ? message(id, "one {rank}") : counted(id, "%n {plural rank}", count);
  return std::move(text).rank("rank", from_ace(want.rank));
}

Text missing(const std::vector<Want>& places) {
  std::vector<Text> list;
  for (auto place = places.begin(); place != places.end(); ++place) {
    const auto is_like = [&](const Want& other) { return other.rank == place->rank; };
    if (std::find_if(places.begin(), place, is_like) != place) continue;
    list.push_back(missing_cards(*place, static_cast<int>(std::count_if(place, places.end(), is_like))));
  }
  return message(id, "Missing: {cards}").list("cards", std::move(list));
}

/// The three declarations before the last, as far as there are so many, the oldest first.
Text earlier(const State& state) {
  const auto said = [&](std::size_t back) {
    const Commune::Declared& each = state.declared[state.declared.size() - 1 - back];
    return message(id, "{s}: {hand}")
        .you(id, "You: {hand}")
        .seat("s", each.seat)
        .text("hand", label_of_rung(each.rung));
  };
  switch (state.declared.size()) {
    case 0:
    case 1: return {};
    case 2: return said(1);
    case 3: return message(id, "{one}  ·  {two}").text("one", said(2)).text("two", said(1));
    default:
      return message(id, "{one}  ·  {two}  ·  {three}")
          .text("one", said(3))
          .text("two", said(2))
          .text("three", said(1));
  }
}

Text outcome_of(const Commune::Call& call) {
  Text text = call.present
                  ? message(id, "It's there! {s} loses a token").you(id, "It's there! You lose a token")
                  : message(id, "It isn't there! {s} loses a token").you(id, "It isn't there! You lose a token");
  return std::move(text).seat("s", call.loser);
}

}  // namespace

void Commune::annotate(const State& state, std::optional<int> viewer, View& view) {
  if (viewer && state.phase == Phase::challenge && to_act(state).has(*viewer))
    view.prompt = message(id, "Call, or let it stand?");
  const auto caption = [&](std::string_view name, Text text) {
    if (!text.empty()) view.captions.push_back({name, std::move(text)});
  };
  caption("all_cards", counted(id, "%n card(s) in all", state.commune_size()));
  if (state.declared.empty()) {
    caption("declarer", message(id, "Nothing declared yet"));
    return;
  }
  const commune::Declaration& last = commune::declaration(state.last_rung());
  for (const Want& place : commune::sketch_of(last)) view.declared.push_back({.rank = from_ace(place.rank)});
  caption("declarer", message(id, "{s} declares").you(id, "You declare").seat("s", state.declared.back().seat));
  caption("declared", commune::label_of(last));
  if (commune::names_one_suit(last.category)) caption("one_suit", message(id, "all of one suit"));
  caption("earlier", earlier(state));
  if (!state.result) return;
  const CardSet cards = state.commune_cards();
  const commune::Proof proof = commune::proof_of(last, cards);
  add_proof(view, proof, cards);
  caption("outcome", outcome_of(*state.result));
  if (!proof.missing.empty()) caption("missing", missing(proof.missing));
}

/// A call turns the hands up one after the other, from the caller's left on.
std::vector<Moment<Commune::State>> Commune::frames(const State& before, int seat, const Move& move) {
  std::vector<Moment<State>> moments;
  if (move.verb != call) return moments;
  State shown = before;
  shown.phase = Phase::showdown;
  for (int i = 1; i <= before.seats; ++i) {
    const int other = (seat + i) % before.seats;
    if (before.hand_size[static_cast<std::size_t>(other)] == 0) continue;
    shown.turned_up.insert(other);
    moments.push_back({.beat = Beat::reveal, .state = shown});
  }
  return moments;
}

/// Cards never leave the hand here: whatever is done with one, its owner is told what to do instead.
void Commune::meant_by_gesture(const State& state, int seat, const Gesture& gesture, Moves& moves) {
  // Of another hand only cards that are shown: at the showdown.
  const bool shown = !gesture.cards.empty() && gesture.cards.front().is_known();
  if (!gesture.from.is("hand") || (!shown && gesture.from != PileId("hand", seat))) return;
  moves.emplace_back(pass);
  if (state.phase == Phase::challenge) moves.push_back(declaring(0));
}

}  // namespace fulltable
