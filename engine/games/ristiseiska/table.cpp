// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/ristiseiska/presentation.h"

// How Ristiseiska appears on the table: piles, facts, notation, gestures, sentences.
namespace fulltable {

namespace {

constexpr std::array<std::string_view, 5> verbs{"play", "pass", "beg", "give", "done"};
constexpr std::array<std::string_view, 5> acts{"play", "pass", "beg", "give", "caught"};

std::string pile_of(std::string_view kind, Suit suit) {
  return std::string(kind) + "." + letter_of(suit);
}
std::string hand_of(int seat) {
  return "hand." + std::to_string(seat);
}

/// The pile of the layout that takes that card.
std::string place_of(Card card) {
  if (card.rank() == seven_rank) return pile_of("seven", card.suit());
  return pile_of(card.rank() < seven_rank ? "low" : "high", card.suit());
}

std::string_view phase_text(Ristiseiska::Phase phase) {
  switch (phase) {
    case Ristiseiska::Phase::finished: return "over";
    case Ristiseiska::Phase::play: return "play";
    case Ristiseiska::Phase::give: return "give";
    case Ristiseiska::Phase::again: return "again";
    case Ristiseiska::Phase::penalty: return "penalty";
  }
  return {};
}

Json seat_or_null(int seat) {
  return seat < 0 ? Json(nullptr) : Json(seat);
}

Json texts_of(CardSet cards) {
  Json list = Json::array();
  for (const Card card : cards) list.push_back(to_text(card));
  return list;
}

Json sorted_texts_of(CardSet cards) {
  std::vector<std::string> texts;
  for (const Card card : cards) texts.push_back(to_text(card));
  std::ranges::sort(texts);
  return texts;
}

Json closed_piles(CardSet placed) {
  Json list = Json::array();
  for (const Suit suit : all_suits)
    if (placed.has(Card(king_rank, suit))) list.push_back(pile_of("high", suit));
  for (const Suit suit : all_suits)
    if (placed.has(Card(ace_rank, suit))) list.push_back(pile_of("low", suit));
  return list;
}

Json log_of(const std::vector<Ristiseiska::Entry>& log) {
  Json list = Json::array();
  for (const auto& entry : log) {
    const bool has_card = entry.act == Ristiseiska::Act::play || entry.act == Ristiseiska::Act::give;
    list.push_back(Json::array({entry.seat, acts[static_cast<std::size_t>(entry.act)],
                                has_card ? Json(to_text(entry.card)) : Json(nullptr), seat_or_null(entry.to)}));
  }
  return list;
}

Json results_of(const Ristiseiska::State& state) {
  Json list = Json::array();
  for (const auto& result : state.results) {
    Json left = Json::array();
    for (int seat = 0; seat < state.seats; ++seat) left.push_back(result.left[at(seat)]);
    list.push_back({{"winner", result.winner}, {"left", std::move(left)}});
  }
  return list;
}

}  // namespace

View Ristiseiska::show(const State& state, std::optional<int> viewer) {
  View view;
  view.phase = phase_text(state.phase);
  for (int seat = 0; seat < state.seats; ++seat) {
    const CardSet hand = state.hand[at(seat)];
    Cards cards(hand.begin(), hand.end());
    cards.resize(state.count[at(seat)], unknown_card);
    Text title = message(Ristiseiska::id, "{s}'s hand").you(Ristiseiska::id, "your hand").seat("s", seat);
    view.piles.push_back({hand_of(seat), seat, Sight::owner, false, std::move(cards), std::move(title)});
  }
  for (const Suit suit : all_suits) {
    const CardSet placed = state.placed & CardSet::of(suit);
    const CardSet below = placed & ranks(ace_rank, six_rank);
    const CardSet above = placed & ranks(eight_rank, king_rank);
    const CardSet seven = placed & sevens_of_all;
    Cards low(below.begin(), below.end());
    std::ranges::reverse(low);
    view.piles.push_back({pile_of("seven", suit), -1, Sight::everyone, true, Cards(seven.begin(), seven.end()),
                          message(Ristiseiska::id, "place for {the c}").card("c", Card(seven_rank, suit))});
    view.piles.push_back({pile_of("low", suit), -1, Sight::everyone, true, std::move(low),
                          message(Ristiseiska::id, "{suit} below the seven").suit("suit", suit)});
    view.piles.push_back({pile_of("high", suit), -1, Sight::everyone, true, Cards(above.begin(), above.end()),
                          message(Ristiseiska::id, "{suit} above the seven").suit("suit", suit)});
  }

  const bool over = stage(state) == Stage::over;
  Json row = Json::array();
  for (std::size_t i = 0; i < state.sevens; ++i) row.push_back(std::string(1, letter_of(state.row[i])));
  Json had_turn = Json::array();
  Json withheld = Json::array();
  for (int seat = 0; seat < state.seats; ++seat) {
    had_turn.push_back((state.had_turn >> seat & 1) != 0);
    const bool seen = !viewer || *viewer == seat || over;
    withheld.push_back(seen ? sorted_texts_of(state.withheld[at(seat)]) : Json(nullptr));
  }
  view.facts["open"] = over ? Json::array() : texts_of(state.open());
  view.facts["row"] = std::move(row);
  view.facts["closed"] = closed_piles(state.placed);
  view.facts["had_turn"] = std::move(had_turn);
  view.facts["idle"] = state.idle;
  view.facts["beggar"] = seat_or_null(state.beggar);
  view.facts["offender"] = seat_or_null(state.offender);
  view.facts["withheld"] = std::move(withheld);
  view.facts["log"] = log_of(state.log);
  view.facts["results"] = results_of(state);

  view.scores.assign(state.score.begin(), state.score.begin() + state.seats);
  view.dealer = state.dealer;
  view.deal = state.deal;
  view.prompt = ristiseiska::prompt_for(state, viewer);
  view.captions = ristiseiska::captions_of(state);
  return view;
}

std::string Ristiseiska::write(const Move& move) {
  std::string text(verbs[move.verb]);
  if (move.count > 0) text += " " + to_text(move.card());
  return text;
}

Result<Move> Ristiseiska::read(std::string_view text) {
  const auto words = words_of(text);
  const auto verb = words.empty() ? verbs.end() : std::ranges::find(verbs, words.front());
  if (verb == verbs.end()) return bad_move(text, "it begins with play, pass, beg, give or done");
  const auto index = static_cast<int>(verb - verbs.begin());
  if (index != play && index != give) {
    if (words.size() != 1) return bad_move(text, "nothing follows after " + words.front());
    return Move(index);
  }
  const auto card = words.size() == 2 ? card_of(words[1]) : std::nullopt;
  if (!card) return bad_move(text, "after " + words.front() + " comes one card, such as 7C");
  return Move(index, *card);
}

namespace {

Said said_of_play(const Ristiseiska::State& state, int seat, Card card) {
  const bool caught = state.withheld[at(seat)].has(card) && state.giver_for(seat) >= 0;
  Said said{
      .log = message(Ristiseiska::id, "{s} plays {the c}.").you(Ristiseiska::id, "You play {the c}.").card("c", card),
      .advice = message(Ristiseiska::id, "Play {the c}.").card("c", card),
      .plate = message(Ristiseiska::id, "{c}").card("c", card),
      .noun = message(Ristiseiska::id, "{the c}").card("c", card)};
  if (caught) {
    said.log = message(Ristiseiska::id, "{s} plays {the c} too late and is caught.")
                   .you(Ristiseiska::id, "You play {the c} too late and are caught.")
                   .card("c", card);
    said.plate = message(Ristiseiska::id, "Caught!");
  } else if (state.count[at(seat)] == 1) {
    said.then = {message(Ristiseiska::id, "{s} goes out and wins the deal.")
                     .you(Ristiseiska::id, "You go out and win the deal.")
                     .seat("s", seat)};
  }
  return said;
}

Said said_of_beg(const Ristiseiska::State& state, int seat) {
  const int giver = state.giver_for(seat);
  Said said{.log = message(Ristiseiska::id, "{s} begs, but nobody can spare a card.")
                       .you(Ristiseiska::id, "You beg, but nobody can spare a card."),
            .advice = message(Ristiseiska::id, "Nothing fits, so beg."),
            .plate = message(Ristiseiska::id, "Begs"),
            .noun = message(Ristiseiska::id, "begging")};
  if (giver < 0) return said;
  said.log = message(Ristiseiska::id, "{s} begs {s2} for a card.")
                 .you(Ristiseiska::id, "You beg {s2} for a card.")
                 .to(giver, Ristiseiska::id, "{s} begs you for a card.")
                 .seat("s2", giver);
  said.advice = Ristiseiska::playable(state, seat).empty()
                    ? message(Ristiseiska::id, "Nothing fits, so beg: {s2} gives you a card.").seat("s2", giver)
                    : message(Ristiseiska::id, "Beg, though a card fits: {s2} gives you a card.").seat("s2", giver);
  return said;
}

}  // namespace

Said Ristiseiska::say(const State& state, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case play: return said_of_play(state, seat, move.card());
    case pass:
      return {.log = message(Ristiseiska::id, "{s} passes.").you(Ristiseiska::id, "You pass."),
              .advice = message(Ristiseiska::id, "Pass."),
              .plate = message(Ristiseiska::id, "Passes"),
              .noun = message(Ristiseiska::id, "passing")};
    case beg: return said_of_beg(state, seat);
    case give: {
      const int taker = state.phase == Phase::penalty ? state.offender : state.beggar;
      return {.log = message(Ristiseiska::id, "{s} gives {s2} a card.")
                         .you(Ristiseiska::id, "You give {s2} {the c}.")
                         .to(taker, Ristiseiska::id, "{s} gives you {the c}.")
                         .seat("s2", taker)
                         .card("c", move.card()),
              .advice = message(Ristiseiska::id, "Give {s2} {the c}.").seat("s2", taker).card("c", move.card()),
              .plate = message(Ristiseiska::id, "Gives a card"),
              .noun = message(Ristiseiska::id, "{the c}").card("c", move.card())};
    }
    case done:
      return {.log = message(Ristiseiska::id, "{s} stops here.").you(Ristiseiska::id, "You stop here."),
              .advice = message(Ristiseiska::id, "Stop here."),
              .plate = message(Ristiseiska::id, "Stops"),
              .noun = message(Ristiseiska::id, "stopping")};
  }
  return {};
}

Gesture Ristiseiska::gesture(const State& state, int seat, const Move& move) {
  if (move.verb == play) return {{move.card()}, hand_of(seat), place_of(move.card()), {}};
  if (move.verb == give)
    return {{move.card()}, hand_of(seat), hand_of(state.phase == Phase::penalty ? state.offender : state.beggar), {}};
  return {};
}

std::vector<Button> Ristiseiska::buttons(const State& state, int seat) {
  std::vector<Button> buttons;
  if (state.phase == Phase::finished) return buttons;
  if ((state.had_turn >> seat & 1) == 0) {
    buttons.push_back({Move(pass), message(Ristiseiska::id, "Pass"), "B", false});
  } else {
    const bool risky = state.penalised && !playable(state, seat).empty();
    buttons.push_back({Move(beg), message(Ristiseiska::id, "Beg"), "B", risky});
  }
  if (state.phase == Phase::again && state.turn == seat)
    buttons.push_back({Move(done), message(Ristiseiska::id, "Done"), "D", false});
  return buttons;
}

}  // namespace fulltable
