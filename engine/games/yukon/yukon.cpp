// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/yukon.h"

#include <algorithm>

#include "core/contract.h"
#include "core/notation.h"
#include "games/yukon/columns.h"

namespace fulltable {

namespace {

using yukon::column_of;
using yukon::height_of;
using yukon::is_next_up;
using yukon::king;

using State = Yukon::State;
using Place = Yukon::Place;
using Fault = Yukon::Fault;

bool is_column(int pile) {
  return pile < Yukon::columns;
}
Suit suit_of_foundation(int pile) {
  return static_cast<Suit>(pile - Yukon::columns);
}
/// Calls `visit(card, place)` for every card that might be moved.
template <class Visit>
void for_each_movable(const State& state, Visit visit) {
  for (int pile = 0; pile < Yukon::columns; ++pile) {
    const Yukon::Column& column = column_of(state, pile);
    for (int height = column.face_down; height < column.size; ++height)
      visit(column.cards[static_cast<std::size_t>(height)], Place{pile, height});
  }
  if (!state.foundation_return) return;
  for (const Suit suit : all_suits)
    if (const int height = height_of(state, suit); height > 0)
      visit(Card(height - 1, suit), Place{Yukon::foundation_of(suit), height - 1});
}

bool has_move(const State& state) {
  bool found = false;
  for_each_movable(state, [&](Card card, Place place) {
    for (int to = 0; to < Yukon::piles && !found; ++to) found = Yukon::fault_of(state, card, place, to) == Fault::none;
  });
  return found;
}

void look_for_end(State& state) {
  state.stage = state.score() == 52 || !has_move(state) ? Stage::over : Stage::playing;
}

Fault column_fault(const State& state, Card card, Place place, int to) {
  const Yukon::Column& column = column_of(state, to);
  if (column.size == 0) {
    if (state.empty_columns == Yukon::EmptyColumns::kings && card.rank() != king) return Fault::not_king;
    return is_column(place.pile) && place.height == 0 ? Fault::whole_column : Fault::none;
  }
  if (column.top().rank() != card.rank() + 1) return Fault::wrong_build_rank;
  if (Yukon::builds_on(state, card, column.top())) return Fault::none;
  return state.build == Yukon::Build::suit ? Fault::wrong_suit : Fault::wrong_colour;
}

Fault foundation_fault(const State& state, Card card, Place place, int to) {
  if (suit_of_foundation(to) != card.suit()) return Fault::wrong_foundation;
  if (place.height + 1 != column_of(state, place.pile).size) return Fault::covered;
  return card.rank() == height_of(state, card.suit()) ? Fault::none : Fault::wrong_foundation_rank;
}

}  // namespace

Card Yukon::Column::pop() {
  return std::exchange(cards[--size], unknown_card);
}

const GameInfo& Yukon::info() {
  static const GameInfo info{
      .id = "yukon",
      .name = "Yukon",
      .tagline = message(Yukon::id, "Solitaire with every card dealt: move any face-up card and all that covers it"),
      .family = "solitaire",
      .min_seats = 1,
      .max_seats = 1,
      .default_seats = 1,
      .minutes = 10,
      .real_time = false,
      .solitaire = true,
      .options = {{.id = "build",
                   .type = OptionType::choice,
                   .choices = {"alternate", "suit"},
                   .summary = "Columns are built down in alternating colours, or in suit (much harder)",
                   .label = message(Yukon::id, "Build down"),
                   .values = {message(Yukon::id, "Alternating colours"), message(Yukon::id, "Same suit")},
                   .help = message(Yukon::id, "Same suit is Russian Solitaire, much harder")},
                  {.id = "empty_columns",
                   .type = OptionType::choice,
                   .choices = {"kings", "any"},
                   .summary = "What may fill an empty column: kings only, or any card",
                   .label = message(Yukon::id, "Empty columns"),
                   .values = {message(Yukon::id, "Kings only"), message(Yukon::id, "Any card")}},
                  {.id = "foundation_return",
                   .type = OptionType::boolean,
                   .choices = {},
                   .summary = "The top card of a foundation may be moved back to a column",
                   .label = message(Yukon::id, "Return from foundations"),
                   .help = message(Yukon::id, "The top card of a foundation may return to a column")}},
      .home = "foundation",
      .family_name = message(Yukon::id, "Solitaire"),
  };
  return info;
}

State Yukon::start(const TableSetup& setup) {
  State state;
  state.build = static_cast<Build>(setup.options[0]);
  state.empty_columns = static_cast<EmptyColumns>(setup.options[1]);
  state.foundation_return = setup.options.on(2);
  return state;
}

void Yukon::deal(State& state, const Cards& pack) {
  assert(state.stage == Stage::deal_due && pack.size() == 52);
  std::size_t next = 0;
  for (std::size_t first = 0; first < columns; ++first)
    for (std::size_t c = first; c < columns; ++c) state.column[c].push(pack[next++]);
  while (next < pack.size())
    for (std::size_t c = 1; c < columns; ++c) state.column[c].push(pack[next++]);
  for (std::size_t c = 0; c < columns; ++c) state.column[c].face_down = static_cast<std::uint8_t>(c);
  look_for_end(state);
}

SeatSet Yukon::to_act(const State& state) {
  return state.stage == Stage::playing ? SeatSet{0} : SeatSet{};
}

bool Yukon::builds_on(const State& state, Card card, Card on) {
  if (on.rank() != card.rank() + 1) return false;
  return state.build == Build::suit ? on.suit() == card.suit() : is_red(on.suit()) != is_red(card.suit());
}

Place Yukon::locate(const State& state, Card card) {
  if (card.rank() < height_of(state, card.suit())) return {foundation_of(card.suit()), card.rank()};
  for (int pile = 0; pile < columns; ++pile) {
    const Column& column = column_of(state, pile);
    for (int height = 0; height < column.size; ++height)
      if (column.cards[static_cast<std::size_t>(height)] == card) return {pile, height};
  }
  return {};
}

Fault Yukon::fault_of(const State& state, Card card, Place place, int to) {
  if (place.pile < 0) return Fault::face_down;
  if (!is_column(place.pile)) {
    if (!is_column(to)) return Fault::on_foundation;
    if (!state.foundation_return) return Fault::no_return;
    if (place.height + 1 != height_of(state, card.suit())) return Fault::under_foundation_top;
    return column_fault(state, card, place, to);
  }
  if (place.height < column_of(state, place.pile).face_down) return Fault::face_down;
  if (!is_column(to)) return foundation_fault(state, card, place, to);
  if (to == place.pile) return Fault::same_column;
  return column_fault(state, card, place, to);
}

void Yukon::legal(const State& state, int /*seat*/, Moves& moves) {
  if (state.stage != Stage::playing) return;
  for_each_movable(state, [&](Card card, Place place) {
    for (int to = 0; to < piles; ++to)
      if (fault_of(state, card, place, to) == Fault::none) moves.emplace_back(0, card, to);
  });
}

bool Yukon::allows(const State& state, int /*seat*/, const Move& move) {
  return state.stage == Stage::playing &&
         fault_of(state, move.card(), locate(state, move.card()), move.at(1)) == Fault::none;
}

Refusal Yukon::why_not(const State& state, int /*seat*/, const Move& move) {
  const Card card = move.card();
  const int to = move.at(1);
  const Place place = locate(state, card);
  const auto target = [&] { return column_of(state, to).top(); };
  const auto refused = [&](Text text, const char* paragraph) {
    return illegal(std::move(text).card("c", card), paragraph);
  };
  switch (fault_of(state, card, place, to)) {
    case Fault::none: break;
    case Fault::face_down:
      return refused(message(Yukon::id, "{The c} is face down. You can move only face-up cards."), "Moving cards");
    case Fault::no_return:
      return refused(message(Yukon::id, "{The c} is on its foundation. Cards don't come back from there in this game."),
                     "The foundations");
    case Fault::under_foundation_top:
      return refused(message(Yukon::id, "Only the top card of a foundation can come back, not {the c}."),
                     "The foundations");
    case Fault::on_foundation:
      return refused(message(Yukon::id, "{The c} is already on its foundation."), "The foundations");
    case Fault::same_column: return refused(message(Yukon::id, "{The c} is already in that column."), "Moving cards");
    case Fault::not_king:
      return refused(message(Yukon::id, "Only a king can fill an empty column, not {the c}."), "Empty columns");
    case Fault::whole_column:
      return refused(
          message(Yukon::id, "{The c} is the bottom card of its column. Moving a whole column changes nothing."),
          "Empty columns");
    case Fault::wrong_build_rank:
      if (target().rank() == 0)
        return refused(message(Yukon::id, "{The t} is an ace, so nothing can go onto it.").card("t", target()),
                       "Moving cards");
      return refused(message(Yukon::id, "Only {a rank} can go onto {the t}, not {the c}.")
                         .rank("rank", target().rank() - 1)
                         .card("t", target()),
                     "Moving cards");
    case Fault::wrong_colour: {
      Text text = is_red(card.suit())
                      ? message(Yukon::id, "{The c} and {the t} are both red. Colours must alternate.")
                      : message(Yukon::id, "{The c} and {the t} are both black. Colours must alternate.");
      return refused(std::move(text).card("t", target()), "Moving cards");
    }
    case Fault::wrong_suit:
      return refused(message(Yukon::id, "Only {the fit} can go onto {the t}, not {the c}.")
                         .card("fit", Card(target().rank() - 1, target().suit()))
                         .card("t", target()),
                     "Moving cards");
    case Fault::wrong_foundation:
      return refused(message(Yukon::id, "{The c} belongs on the {suit} foundation.").suit("suit", card.suit()),
                     "The foundations");
    case Fault::covered:
      return refused(message(Yukon::id, "Other cards cover {the c}. Only a top card can go up."), "The foundations");
    case Fault::wrong_foundation_rank:
      return refused(message(Yukon::id, "The {suit} foundation needs {the fit} next, not {the c}.")
                         .suit("suit", card.suit())
                         .card("fit", Card(height_of(state, card.suit()), card.suit())),
                     "The foundations");
  }
  assert(false && "only asked for moves that are not allowed");
  return illegal(message(Yukon::id, "You can't make that move."), "Moving cards");
}

void Yukon::apply(State& state, int /*seat*/, const Move& move) {
  const Card card = move.card();
  const int to = move.at(1);
  const Place place = locate(state, card);
  assert(fault_of(state, card, place, to) == Fault::none);
  if (!is_column(place.pile)) {
    --state.up[static_cast<std::size_t>(index_of(card.suit()))];
    column_of(state, to).push(card);
  } else {
    Column& from = column_of(state, place.pile);
    if (is_column(to)) {
      Column& target = column_of(state, to);
      const auto height = static_cast<std::size_t>(place.height);
      for (std::size_t i = height; i < from.size; ++i) target.push(from.cards[i]);
      std::fill(from.cards.begin() + place.height, from.cards.begin() + from.size, unknown_card);
      from.size = static_cast<std::uint8_t>(place.height);
    } else {
      from.pop();
      ++state.up[static_cast<std::size_t>(index_of(card.suit()))];
    }
    if (from.face_down > 0 && from.face_down == from.size) --from.face_down;
  }
  look_for_end(state);
}

State Yukon::conceal(const State& state, int /*seat*/) {
  State known = public_part(state);
  for (std::size_t i = 0; i < columns; ++i) {
    const Column& column = state.column[i];
    Column& seen = known.column[i];
    seen.size = column.size;
    seen.face_down = column.face_down;
    std::copy(column.cards.begin() + column.face_down, column.cards.begin() + column.size,
              seen.cards.begin() + column.face_down);
  }
  return known;
}

State Yukon::imagine(const State& known, int /*seat*/, Rng& rng) {
  CardSet unseen((std::uint64_t{1} << 52) - 1);
  for (const Suit suit : all_suits)
    for (int rank = 0; rank < height_of(known, suit); ++rank) unseen.remove(Card(rank, suit));
  for (const Column& column : known.column)
    for (std::size_t i = column.face_down; i < column.size; ++i) unseen.remove(column.cards[i]);
  Cards cards(unseen.begin(), unseen.end());
  shuffle(cards, rng);
  State full = known;
  for (Column& column : full.column)
    for (std::size_t i = 0; i < column.face_down; ++i) {
      column.cards[i] = cards.back();
      cards.pop_back();
    }
  assert(cards.empty());
  return full;
}

View Yukon::show(const State& state, std::optional<int> /*viewer*/) {
  View view;
  view.phase = state.stage == Stage::over ? "over" : "play";
  Json face_down = Json::array();
  for (int pile = 0; pile < columns; ++pile) {
    const Column& column = column_of(state, pile);
    view.piles.push_back({.id = pile_id(pile),
                          .sight = Sight::partly,
                          .cards = Cards(column.cards.begin(), column.cards.begin() + column.size),
                          .title = message(Yukon::id, "column {column}").number("column", pile + 1)});
    face_down.push_back(column.face_down);
  }
  for (const Suit suit : all_suits) {
    PileView pile{.id = pile_id(foundation_of(suit)),
                  .cards = {},
                  .title = message(Yukon::id, "{suit} foundation").suit("suit", suit)};
    for (int rank = 0; rank < height_of(state, suit); ++rank) pile.cards.emplace_back(rank, suit);
    view.piles.push_back(std::move(pile));
  }
  view.facts["face_down"] = std::move(face_down);
  view.scores = {state.score()};
  view.deal = state.stage == Stage::deal_due ? 0 : 1;
  return view;
}

std::vector<int> Yukon::winners(const State& state) {
  return state.score() == 52 ? std::vector<int>{0} : std::vector<int>{};
}

std::string Yukon::pile_id(int pile) {
  if (is_column(pile)) return "tableau." + std::to_string(pile + 1);
  return std::string("foundation.") + letter_of(suit_of_foundation(pile));
}

std::string Yukon::write(const Move& move) {
  return "move " + to_text(move.card()) + " " + pile_id(move.at(1));
}

Result<Move> Yukon::read(std::string_view text) {
  const auto wrong = [&] { return bad_move(text, "write “move”, a card and a pile, such as “move 7H tableau.3”"); };
  const auto words = words_of(text);
  if (words.size() != 3 || words[0] != "move") return wrong();
  const auto card = card_of(words[1]);
  if (!card || card->is_joker()) return wrong();
  for (int pile = 0; pile < piles; ++pile)
    if (words_of(pile_id(pile)).front() == words[2]) return Move(0, *card, pile);
  return wrong();
}

namespace {

Said said_of_empty(Place place, int others) {
  if (!is_column(place.pile))
    return {.log = message(Yukon::id, "{s} moves {the c} back to empty column {column}.")
                       .you(Yukon::id, "You move {the c} back to empty column {column}."),
            .advice = message(Yukon::id, "Move {the c} back to empty column {column}.")};
  if (others == 1)
    return {.log = message(Yukon::id, "{s} moves {the c} and the card on it to empty column {column}.")
                       .you(Yukon::id, "You move {the c} and the card on it to empty column {column}."),
            .advice = message(Yukon::id, "Move {the c} and the card on it to empty column {column}.")};
  if (others > 0)
    return {.log = counted(Yukon::id, "{s} moves {the c} and the %n card(s) on it to empty column {column}.", others)
                       .you_counted(Yukon::id, "You move {the c} and the %n card(s) on it to empty column {column}."),
            .advice = counted(Yukon::id, "Move {the c} and the %n card(s) on it to empty column {column}.", others)};
  return {.log = message(Yukon::id, "{s} moves {the c} to empty column {column}.")
                     .you(Yukon::id, "You move {the c} to empty column {column}."),
          .advice = message(Yukon::id, "Move {the c} to empty column {column}.")};
}

Said said_of_building(Place place, int others) {
  if (!is_column(place.pile))
    return {.log = message(Yukon::id, "{s} moves {the c} back onto {the t}.")
                       .you(Yukon::id, "You move {the c} back onto {the t}."),
            .advice = message(Yukon::id, "Move {the c} back onto {the t}.")};
  if (others == 1)
    return {.log = message(Yukon::id, "{s} moves {the c} and the card on it onto {the t}.")
                       .you(Yukon::id, "You move {the c} and the card on it onto {the t}."),
            .advice = message(Yukon::id, "Move {the c} and the card on it onto {the t}.")};
  if (others > 0)
    return {.log = counted(Yukon::id, "{s} moves {the c} and the %n card(s) on it onto {the t}.", others)
                       .you_counted(Yukon::id, "You move {the c} and the %n card(s) on it onto {the t}."),
            .advice = counted(Yukon::id, "Move {the c} and the %n card(s) on it onto {the t}.", others)};
  return {.log = message(Yukon::id, "{s} moves {the c} onto {the t}.").you(Yukon::id, "You move {the c} onto {the t}."),
          .advice = message(Yukon::id, "Move {the c} onto {the t}.")};
}

}  // namespace

Said Yukon::say(const State& state, int /*seat*/, const Move& move) {
  const Card card = move.card();
  const int to = move.at(1);
  if (!is_column(to))
    return {.log = message(Yukon::id, "{s} moves {the c} to its foundation.")
                       .you(Yukon::id, "You move {the c} to its foundation.")
                       .card("c", card),
            .advice = message(Yukon::id, "Move {the c} to its foundation.").card("c", card),
            .plate = message(Yukon::id, "{c} to foundation").card("c", card),
            .noun = message(Yukon::id, "{the c} to its foundation").card("c", card)};
  const Place place = locate(state, card);
  const int others = is_column(place.pile) ? column_of(state, place.pile).size - place.height - 1 : 0;
  const Column& target = column_of(state, to);
  const bool empty = target.size == 0;
  Said said = empty ? said_of_empty(place, others) : said_of_building(place, others);
  said.plate = empty ? message(Yukon::id, "{c} to column {column}") : message(Yukon::id, "{c} on {t}");
  said.noun =
      empty ? message(Yukon::id, "{the c} to empty column {column}") : message(Yukon::id, "{the c} onto {the t}");
  for (Text* text : {&said.log, &said.advice, &said.plate, &said.noun}) {
    *text = std::move(*text).card("c", card);
    *text = empty ? std::move(*text).number("column", to + 1) : std::move(*text).card("t", target.top());
  }
  return said;
}

Gesture Yukon::gesture(const State& state, int /*seat*/, const Move& move) {
  const Place place = locate(state, move.card());
  Gesture gesture{.cards = {move.card()}, .from = pile_id(place.pile), .to = pile_id(move.at(1)), .label = {}};
  if (is_column(place.pile)) {
    const Column& column = column_of(state, place.pile);
    gesture.cards.assign(column.cards.begin() + place.height, column.cards.begin() + column.size);
  }
  return gesture;
}

void Yukon::meant_by_gesture(const State& /*state*/, int /*seat*/, const Gesture& gesture, Moves& moves) {
  if (gesture.cards.empty() || !gesture.cards.front().is_known()) return;
  const Card card = gesture.cards.front();
  if (gesture.to == info().home) moves.emplace_back(0, card, foundation_of(card.suit()));
  for (int to = 0; to < piles; ++to)
    if (gesture.to == pile_id(to)) moves.emplace_back(0, card, to);
}

std::optional<Refusal> Yukon::why_stays(const State& state, int seat, const Gesture& gesture) {
  if (gesture.cards.empty() || !gesture.cards.front().is_known()) return std::nullopt;
  const Card card = gesture.cards.front();
  const Place place = locate(state, card);
  // What is wrong with the card wherever it would go comes before what is wrong with the columns.
  std::optional<int> at_fault;
  for (int to = 0; to < piles; ++to) {
    const Fault fault = fault_of(state, card, place, to);
    if (fault == Fault::none) return std::nullopt;
    const bool its_own = fault == Fault::face_down || fault == Fault::no_return ||
                         fault == Fault::under_foundation_top || fault == Fault::whole_column;
    if (its_own) at_fault = to;
  }
  if (at_fault) return why_not(state, seat, Move(0, card, *at_fault));
  if (card.rank() == king)
    return illegal(message(Yukon::id, "{The c} can fill an empty column, but no column is empty.").card("c", card),
                   "Empty columns");
  if (state.build == Build::suit)
    return illegal(message(Yukon::id, "{The c} can go onto {the fit}, but no other column ends with it.")
                       .card("c", card)
                       .card("fit", Card(card.rank() + 1, card.suit())),
                   "Moving cards");
  Text text = is_red(card.suit())
                  ? message(Yukon::id, "{The c} can go onto a black {rank}, but no other column ends with one.")
                  : message(Yukon::id, "{The c} can go onto a red {rank}, but no other column ends with one.");
  return illegal(std::move(text).card("c", card).rank("rank", card.rank() + 1), "Moving cards");
}

Kin Yukon::kin(const State& state, int /*seat*/, Card card) {
  Kin kin;
  const int height = height_of(state, card.suit());
  if (card.rank() < height) return kin;
  for (const Column& column : state.column)
    for (std::size_t i = column.face_down; i < column.size; ++i) {
      const Card other = column.cards[i];
      if (builds_on(state, card, other)) kin.onto.push_back(other);
      if (other.suit() == card.suit() && other.rank() + 1 == card.rank()) kin.waits_for.push_back(other);
    }
  return kin;
}

}  // namespace fulltable

FULLTABLE_GAME(yukon, fulltable::Yukon)
