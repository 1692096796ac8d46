// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/stomp/stomp.h"

// How Stomp appears on the table: piles, facts, notation, gestures, sentences.
namespace fulltable {

using stomp::Play;

namespace {

constexpr std::array<std::string_view, 4> verbs{"play", "steal", "cancel", "pass"};

std::string hand_of(int seat) {
  return "hand." + std::to_string(seat);
}
std::string_view phase_text(Stomp::Phase phase) {
  switch (phase) {
    case Stomp::Phase::finished: return "over";
    case Stomp::Phase::lead: return "lead";
    case Stomp::Phase::reply: return "reply";
  }
  return {};
}

Json seat_or_null(int seat) {
  return seat < 0 ? Json(nullptr) : Json(seat);
}

Json json_of(const Stomp::Points& points, int seats) {
  return std::vector<int>(points.begin(), points.begin() + seats);
}

Json plays_of(const Stomp::State& state) {
  Json list = Json::array();
  std::size_t next = 0;
  for (std::size_t i = 0; i < state.standing; ++i) {
    const Play& play = state.plays[i];
    Json cards = Json::array();
    for (int k = 0; k < play.size; ++k) cards.push_back(to_text(state.trick[next++]));
    list.push_back({{"seat", play.seat},
                    {"cards", std::move(cards)},
                    {"kind", play.trump ? "trump" : "set"},
                    {"rank", std::string(1, rank_letters[static_cast<std::size_t>(play.rank)])}});
  }
  return list;
}

Json last_trick_of(const Stomp::LastTrick& last) {
  if (last.taker < 0) return nullptr;
  return {{"taker", last.taker}, {"loser", last.loser}, {"points", last.points}, {"out", last.out}};
}

}  // namespace

View Stomp::show(const State& state, std::optional<int> viewer) {
  View view;
  view.phase = phase_text(state.phase);
  for (int seat = 0; seat < state.seats; ++seat) {
    Cards cards;
    state.hand[at(seat)].for_each([&](Card card) { cards.push_back(card); });
    cards.resize(state.count[at(seat)], unknown_card);
    view.piles.push_back({hand_of(seat), seat, Sight::owner, false, std::move(cards),
                          message(Stomp::id, "{s}'s hand").you(Stomp::id, "your hand").seat("s", seat)});
  }
  const auto common = [&](const char* pile, Sight sight, const stomp::Pile& cards, Text title) {
    view.piles.push_back({pile, -1, sight, true, Cards(cards.begin(), cards.end()), std::move(title)});
  };
  common("stock", Sight::partly, state.stock, message(Stomp::id, "stock"));
  common("trick", Sight::everyone, state.trick, message(Stomp::id, "trick"));
  common("discard", Sight::everyone, state.discard, message(Stomp::id, "discard pile"));

  Json results = Json::array();
  for (std::size_t i = 0; i < state.ended; ++i) results.push_back(json_of(state.results[i], state.seats));
  view.facts["trump"] = std::string(1, letter_of(state.trump));
  view.facts["trump_card"] = to_text(state.trump_card);
  view.facts["trump_taker"] = seat_or_null(state.trump_taker);
  view.facts["packs"] = state.packs;
  view.facts["games"] = state.games;
  view.facts["trick_value"] = state.trick_value();
  view.facts["leader"] = state.leader;
  view.facts["plays"] = plays_of(state);
  view.facts["canceller"] = seat_or_null(state.canceller);
  view.facts["game_points"] = json_of(state.gained, state.seats);
  view.facts["results"] = std::move(results);
  view.facts["last_trick"] = last_trick_of(state.last_trick);

  view.scores.assign(state.score.begin(), state.score.begin() + state.seats);
  view.dealer = state.dealer;
  view.deal = state.deal;
  annotate(state, viewer, view);
  return view;
}

std::string Stomp::write(const Move& move) {
  std::string text(verbs[move.verb]);
  for (std::size_t i = 0; i < move.count; ++i) text += " " + to_text(move.card(i));
  return text;
}

Result<Move> Stomp::read(std::string_view text) {
  const auto words = words_of(text);
  const auto verb = words.empty() ? verbs.end() : std::ranges::find(verbs, words.front());
  if (verb == verbs.end()) return bad_move(text, "it begins with play, steal, cancel or pass");
  const auto index = static_cast<int>(verb - verbs.begin());
  if (index == pass) {
    if (words.size() != 1) return bad_move(text, "nothing follows after pass");
    return Move(pass);
  }
  Cards cards;
  for (std::size_t i = 1; i < words.size(); ++i) {
    const auto card = card_of(words[i]);
    if (!card) return bad_move(text, "after " + words.front() + " come cards, such as 7C or XB");
    cards.push_back(*card);
  }
  if (cards.empty()) return bad_move(text, "after " + words.front() + " comes a card, such as 7C");
  if (index != play && cards.size() != 1) return bad_move(text, "after " + words.front() + " comes exactly one card");
  // More than a hand can hold is refused as not held, whatever follows.
  std::ranges::sort(cards);
  if (cards.size() > Move::capacity) cards.resize(Move::capacity);
  Move move(index);
  for (const Card card : cards) move.add(card);
  return move;
}

Gesture Stomp::gesture(const State&, int seat, const Move& move) {
  Gesture gesture{{}, hand_of(seat), "trick", {}};
  for (std::size_t i = 0; i < move.count; ++i) gesture.cards.push_back(move.card(i));
  switch (static_cast<Verb>(move.verb)) {
    case play:
      gesture.label = message(Stomp::id, "Play");
      gesture.key = "Enter";
      break;
    case steal:
      gesture.label = message(Stomp::id, "Steal");
      gesture.key = "S";
      break;
    case cancel:
      gesture.label = message(Stomp::id, "Cancel trump");
      gesture.key = "C";
      break;
    case pass: return {};
  }
  return gesture;
}

void Stomp::meant(const State& state, int, const Cards& cards, Moves& moves) {
  const auto mean = [&](Verb verb) {
    Move move(verb);
    for (const Card card : cards) move.add(card);
    moves.push_back(move);
  };
  if (cards.size() == 1 && may_cancel(state, cards.front())) mean(cancel);
  if (cards.size() == 1 && may_steal(state, cards.front())) mean(steal);
  mean(play);
}

}  // namespace fulltable
