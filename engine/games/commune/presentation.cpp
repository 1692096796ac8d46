// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>

#include "games/commune/commune.h"

// What Commune tells its table beyond the position: the hand declared and what proves it, words, hands turned up and
// laid side by side, and the ranking at the end.

namespace fulltable {

namespace {

using State = Commune::State;
using Phase = Commune::Phase;
using commune::is_wild;
using commune::Want;

/// As messages and outlines number the ranks, from the ace; −1 stays open.
int ace_first(int rank) {
  return rank < 0 ? -1 : (rank + 1) % commune::ranks;
}

Text label_of_rung(int rung) {
  return commune::label_of(commune::declaration(rung));
}

/// What a wild card fills: a place for a rank, for a suit, or for one card.
Text words_of(const Want& want) {
  const auto suit = static_cast<Suit>(want.suit);
  if (want.rank < 0) return message(Commune::id, "as {suit}").suit("suit", suit);
  if (want.suit < 0) return message(Commune::id, "as {rank}").rank("rank", ace_first(want.rank));
  return message(Commune::id, "as {c}").card("c", Card(ace_first(want.rank), suit));
}

/// A card for that place, one that is not among those if there is any. Where any of a suit will do, the lower the
/// better: below the top of a flush.
Card card_for(const Want& want, CardSet there) {
  Card found;
  for (const Card card : standard_pack()) {
    const bool fits = (want.suit < 0 || index_of(card.suit()) == want.suit) &&
                      (want.rank < 0 ? !is_wild(card) && card.rank() > 0 : card.rank() == ace_first(want.rank));
    if (!fits) continue;
    if (!there.has(card)) return card;
    found = card;
  }
  return found;
}

/// Where that card is seen, as a mark without words.
std::optional<Mark> place_of(const View& view, Card card) {
  for (const PileView& pile : view.piles) {
    const auto found = std::ranges::find(pile.cards, card);
    if (found == pile.cards.end()) continue;
    return Mark{.pile = pile.id, .place = static_cast<int>(found - pile.cards.begin()), .kind = Mark::Kind::proof};
  }
  return std::nullopt;
}

/// The cards that make the hand, or as much of it as is there.
std::vector<Mark> proof_in(const View& view, const commune::Proof& proof, CardSet there) {
  std::vector<Mark> marks;
  for (const commune::Maker& maker : proof.makers) {
    std::optional<Mark> mark = place_of(view, maker.card);
    if (!mark) continue;
    if (maker.as) {
      mark->text = words_of(*maker.as);
      mark->stands_for = card_for(*maker.as, there);
      there.insert(mark->stands_for);
    }
    marks.push_back(*std::move(mark));
  }
  return marks;
}

/// Those of a hand that is all of one rank by that rank, others by their name.
Text title_of(const commune::Declaration& declaration) {
  switch (declaration.category) {
    case commune::Category::high:
    case commune::Category::pair:
    case commune::Category::trips:
    case commune::Category::quads:
    case commune::Category::five_of_a_kind:
      return message(Commune::id, "{Plural rank}").rank("rank", ace_first(declaration.first));
    case commune::Category::two_pair:
    case commune::Category::straight:
    case commune::Category::flush:
    case commune::Category::full_house:
    case commune::Category::straight_flush: break;
  }
  return commune::label_of(declaration);
}

/// All cards turned up, and the viewer's own: those of the proof, then the others by their ranks from the highest, and
/// wild ones.
std::vector<Lot> lots_of(const State& state, std::optional<int> viewer, const View& view,
                         const commune::Declaration& declared, std::vector<Mark> proof) {
  CardSet left;
  for (int seat = 0; seat < state.seats; ++seat)
    if (state.turned_up.has(seat) || seat == viewer) left |= state.hand[static_cast<std::size_t>(seat)];
  std::vector<Lot> lots;
  if (!proof.empty()) {
    for (const Mark& mark : proof) {
      const auto pile = std::ranges::find(view.piles, mark.pile, &PileView::id);
      left.remove(pile->cards[static_cast<std::size_t>(mark.place)]);
    }
    lots.push_back({.title = title_of(declared), .proof = true, .cards = std::move(proof)});
  }
  const auto add = [&](Text title, auto&& belongs) {
    Lot lot{.title = std::move(title), .cards = {}};
    for (const PileView& pile : view.piles)
      for (std::size_t place = 0; place < pile.cards.size(); ++place)
        if (pile.cards[place].is_known() && left.has(pile.cards[place]) && belongs(pile.cards[place]))
          lot.cards.push_back({.pile = pile.id, .place = static_cast<int>(place)});
    if (!lot.cards.empty()) lots.push_back(std::move(lot));
  };
  for (int rank = commune::ranks - 1; rank >= 0; --rank)
    add(message(Commune::id, "{Plural rank}").rank("rank", ace_first(rank)),
        [&](Card card) { return !is_wild(card) && card.rank() == ace_first(rank); });
  add(message(Commune::id, "Wild"), is_wild);
  return lots;
}

/// "one king", "2 fours", "one more card of the suit".
Text missing_cards(const Want& want, int count) {
  if (want.rank < 0)
    return count == 1 ? message(Commune::id, "one more card of the suit")
                      : counted(Commune::id, "%n more card(s) of the suit", count);
  Text text = count == 1 ? message(Commune::id, "one {rank}") : counted(Commune::id, "%n {plural rank}", count);
  return std::move(text).rank("rank", ace_first(want.rank));
}

Text missing(const std::vector<Want>& places) {
  std::vector<Text> list;
  for (auto place = places.begin(); place != places.end(); ++place) {
    const auto is_like = [&](const Want& other) { return other.rank == place->rank; };
    if (std::find_if(places.begin(), place, is_like) != place) continue;
    list.push_back(missing_cards(*place, static_cast<int>(std::count_if(place, places.end(), is_like))));
  }
  return message(Commune::id, "Missing: {cards}").list("cards", std::move(list));
}

/// The three declarations before the last, as far as there are so many, the oldest first.
Text earlier(const State& state) {
  const auto said = [&](std::size_t back) {
    const Commune::Declared& each = state.declared[state.declared.size() - 1 - back];
    return message(Commune::id, "{s}: {hand}")
        .you(Commune::id, "You: {hand}")
        .seat("s", each.seat)
        .text("hand", label_of_rung(each.rung));
  };
  switch (state.declared.size()) {
    case 0:
    case 1: return {};
    case 2: return said(1);
    case 3: return message(Commune::id, "{one}  ·  {two}").text("one", said(2)).text("two", said(1));
    default:
      return message(Commune::id, "{one}  ·  {two}  ·  {three}")
          .text("one", said(3))
          .text("two", said(2))
          .text("three", said(1));
  }
}

/// "Ada declared three kings. Bruno called."
Text words_of_call(const Commune::Call& call) {
  return message(Commune::id, "{s} declared {hand}. {s2} called.")
      .you(Commune::id, "You declared {hand}. {s2} called.")
      .to(call.caller, Commune::id, "{s} declared {hand}. You called.")
      .seat("s", call.declarer)
      .seat("s2", call.caller)
      .text("hand", commune::in_words(commune::declaration(call.rung)));
}

Text words_of_loss(const State& state, int loser) {
  const int left = state.tokens[static_cast<std::size_t>(loser)];
  Text text = left == 0 ? message(Commune::id, "{s} loses the last token and is out.")
                              .you(Commune::id, "You lose your last token and are out.")
                        : message(Commune::id, "{s} loses a token and has {left} left.")
                              .you(Commune::id, "You lose a token and have {left} left.");
  return std::move(text).seat("s", loser).number("left", left);
}

constexpr std::array<std::string_view, Commune::most_seats> losing{
    "loses.0", "loses.1", "loses.2", "loses.3", "loses.4", "loses.5", "loses.6", "loses.7", "loses.8", "loses.9"};

}  // namespace

void Commune::annotate(const State& state, std::optional<int> viewer, View& view) {
  if (viewer && state.phase == Phase::challenge && to_act(state).has(*viewer))
    view.prompt = message(Commune::id, "Call, or let it stand?");
  const auto caption = [&](std::string_view name, Text text) {
    if (!text.empty()) view.captions.push_back({name, std::move(text)});
  };
  caption("all_cards", counted(Commune::id, "%n card(s) in all", state.commune_size()));
  if (state.declared.empty()) {
    caption("declarer", message(Commune::id, "Nothing declared yet"));
    return;
  }
  const commune::Declaration& last = commune::declaration(state.last_rung());
  for (const Want& place : commune::sketch_of(last)) view.declared.push_back({.rank = ace_first(place.rank)});
  caption("declarer",
          message(Commune::id, "{s} declares").you(Commune::id, "You declare").seat("s", state.declared.back().seat));
  caption("declared", commune::label_of(last));
  if (commune::names_one_suit(last.category)) caption("one_suit", message(Commune::id, "all of one suit"));
  caption("earlier", earlier(state));
  if (state.phase != Phase::showdown) return;
  std::vector<Mark> proof;
  if (state.result) {
    const CardSet cards = state.commune_cards();
    const commune::Proof found = commune::proof_of(last, cards);
    proof = proof_in(view, found, cards);
    view.marks = proof;
    caption("call", words_of_call(*state.result));
    caption("outcome",
            state.result->present ? message(Commune::id, "It's there!") : message(Commune::id, "It isn't there!"));
    caption("loss", words_of_loss(state, state.result->loser));
    caption(losing[static_cast<std::size_t>(state.result->loser)], message(Commune::id, "Loses a token"));
    if (!found.missing.empty()) caption("missing", missing(found.missing));
  }
  view.lots = lots_of(state, viewer, view, last, std::move(proof));
}

/// Who was left, and who went out when, the last one first.
std::vector<Text> Commune::recap(const State& state) {
  if (state.stage != Stage::over) return {};
  std::vector<Text> lines{message(Commune::id, "Ranking")};
  const auto add = [&](int seat) {
    lines.push_back(message(Commune::id, "{place}. {s}")
                        .you(Commune::id, "{place}. You")
                        .seat("s", seat)
                        .number("place", static_cast<std::int64_t>(lines.size())));
  };
  for (const int seat : winners(state)) add(seat);
  for (int i = state.out_count; i > 0; --i)
    if (const int seat = state.out[static_cast<std::size_t>(i - 1)]; !state.living(seat)) add(seat);
  return lines;
}

/// A call turns the hands up one after the other, from the caller's left on, and is judged.
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
  State judged = before;
  apply(judged, seat, move);
  moments.push_back({.beat = Beat::result, .state = std::move(judged)});
  return moments;
}

Stir Commune::stir(const State& before, int seat, const Move& move) {
  if (move.verb == deal_next) return {.impact = Impact::slight};
  if (move.verb != call) return {.impact = move.verb == declare ? Impact::strong : Impact::usual};
  State judged = before;
  apply(judged, seat, move);
  const int loser = judged.result->loser;
  if (judged.living(loser)) return {.impact = Impact::turning};
  return {.impact = Impact::turning, .cry = message(Commune::id, "Out!"), .seat = loser, .finally = true};
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
