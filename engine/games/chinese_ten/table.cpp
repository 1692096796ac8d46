// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "core/notation.h"
#include "games/chinese_ten/chinese_ten.h"

// How Chinese Ten appears on the table: piles, facts, notation, gestures, sentences.
namespace fulltable {

namespace {

constexpr std::array<std::string_view, 3> verbs{"play", "draw", "capture"};
constexpr std::array<std::string_view, 3> sources{"hand", "stock", "layout"};

std::string hand_of(int seat) {
  return "hand." + std::to_string(seat);
}

std::string_view phase_text(ChineseTen::Phase phase) {
  switch (phase) {
    case ChineseTen::Phase::finished: return "over";
    case ChineseTen::Phase::play: return "play";
    case ChineseTen::Phase::draw: return "draw";
    case ChineseTen::Phase::capture: return "capture";
  }
  return {};
}

Json json_of(const ChineseTen::LastPlay& last) {
  if (last.seat < 0) return nullptr;
  Json captured = Json::array();
  for (std::size_t i = 0; i < last.taken; ++i) captured.push_back(to_text(last.captured[i]));
  return {{"seat", last.seat},
          {"card", last.card.is_known() ? Json(to_text(last.card)) : Json(nullptr)},
          {"source", sources[static_cast<std::size_t>(last.source)]},
          {"captured", std::move(captured)}};
}

Cards cards_of(CardSet set) {
  return {set.begin(), set.end()};
}

}  // namespace

View ChineseTen::show(const State& state, std::optional<int> viewer) {
  View view;
  view.phase = phase_text(state.phase);
  for (int seat = 0; seat < state.seats; ++seat) {
    Cards hand = cards_of(state.hand[at(seat)]);
    hand.resize(state.count[at(seat)], unknown_card);
    view.piles.push_back({hand_of(seat), seat, Sight::owner, false, std::move(hand),
                          message(ChineseTen::id, "{s}'s hand").you(ChineseTen::id, "your hand").seat("s", seat)});
  }
  view.piles.push_back({"stock", -1, Sight::nobody, true, Cards(state.stock.begin(), state.stock.begin() + state.left),
                        message(ChineseTen::id, "stock")});
  view.piles.push_back({"table", -1, Sight::everyone, true,
                        Cards(state.table.begin(), state.table.begin() + state.laid),
                        message(ChineseTen::id, "table")});
  view.piles.push_back({"turned", -1, Sight::everyone, true, state.turned.is_known() ? Cards{state.turned} : Cards{},
                        message(ChineseTen::id, "card from the stock")});
  Json points = Json::array();
  for (int seat = 0; seat < state.seats; ++seat) {
    const CardSet won = state.won[at(seat)];
    view.piles.push_back(
        {"won." + std::to_string(seat), seat, Sight::everyone, false, cards_of(won),
         message(ChineseTen::id, "cards won by {s}").you(ChineseTen::id, "cards you won").seat("s", seat)});
    points.push_back(chinese_ten::points_of(won, state.seats));
  }
  Json last_deal = nullptr;
  if (state.done > 0) last_deal = std::vector<int>(state.last_deal.begin(), state.last_deal.begin() + state.seats);
  view.facts["triple"] =
      state.triple < 0 ? Json(nullptr) : Json(std::string(1, rank_letters[static_cast<std::size_t>(state.triple)]));
  view.facts["points"] = std::move(points);
  view.facts["last_play"] = json_of(state.last);
  view.facts["last_deal"] = std::move(last_deal);

  view.scores.assign(state.score.begin(), state.score.begin() + state.seats);
  view.dealer = state.dealer;
  view.deal = state.deal;
  annotate(state, viewer, view);
  return view;
}

std::string ChineseTen::write(const Move& move) {
  if (move.verb == draw) return "draw stock";
  std::string text(verbs[move.verb]);
  for (std::size_t i = 0; i < move.count; ++i) text += " " + to_text(move.card(i));
  return text;
}

Result<Move> ChineseTen::read(std::string_view text) {
  const auto words = words_of(text);
  const auto verb = words.empty() ? verbs.end() : std::ranges::find(verbs, words.front());
  if (verb == verbs.end()) return bad_move(text, "it begins with play, draw or capture");
  Move move(static_cast<int>(verb - verbs.begin()));
  if (move.verb == draw) {
    if (words.size() != 2 || words[1] != "stock") return bad_move(text, "a card is turned by draw stock");
    return move;
  }
  const std::size_t most = move.verb == play ? 3 : 2;
  for (std::size_t i = 1; i < words.size() && words.size() <= most; ++i) {
    const auto card = card_of(words[i]);
    if (card && !card->is_joker()) move.add(*card);
  }
  if (words.size() < 2 || move.count + 1U != words.size())
    return bad_move(text, move.verb == play ? "after play come one or two cards, such as play 3D 7D"
                                            : "after capture comes one card, such as capture 9D");
  return move;
}

namespace {

Said said_of_taking(Card card, const Cards& taken) {
  Said said{.log = message(ChineseTen::id, "{s} takes {the t} with {the c}.")
                       .you(ChineseTen::id, "You take {the t} with {the c}."),
            .advice = message(ChineseTen::id, "Take {the t} with {the c}."),
            .plate = message(ChineseTen::id, "{c} takes {t}"),
            .noun = message(ChineseTen::id, "{the t} with {the c}")};
  for (Text* text : {&said.log, &said.advice, &said.plate, &said.noun})
    *text = std::move(*text).card("c", card).cards("t", taken);
  return said;
}

}  // namespace

Said ChineseTen::say(const State& state, [[maybe_unused]] int seat, const Move& move) {
  if (move.verb == draw)
    return {.log = message(ChineseTen::id, "{s} turns the top card of the stock.")
                       .you(ChineseTen::id, "You turn the top card of the stock."),
            .advice = message(ChineseTen::id, "Turn the top card of the stock."),
            .plate = message(ChineseTen::id, "Turns a card"),
            .noun = message(ChineseTen::id, "the stock")};
  if (move.verb == capture) return said_of_taking(state.turned, {move.card()});
  const Card card = move.card();
  const Cards taken = move.count == 2 ? Cards{move.card(1)} : cards_of(state.fitting(card));
  if (!taken.empty()) return said_of_taking(card, taken);
  return {.log = message(ChineseTen::id, "{s} puts down {the c}.")
                     .you(ChineseTen::id, "You put down {the c}.")
                     .card("c", card),
          .advice = message(ChineseTen::id, "Put down {the c}.").card("c", card),
          .plate = message(ChineseTen::id, "{c} down").card("c", card),
          .noun = message(ChineseTen::id, "{the c}").card("c", card)};
}

std::optional<Said> ChineseTen::tell(const State& after, int seat, const Move& move) {
  if (move.verb != draw) return std::nullopt;
  const LastPlay& last = after.last;
  const bool chooses = after.turned.is_known();
  if (!chooses && (last.seat != seat || last.source != Source::stock)) return std::nullopt;
  const Card card = chooses ? after.turned : last.card;
  Said said{.log = {}, .plate = message(ChineseTen::id, "Turns {c}").card("c", card)};
  if (chooses)
    said.log = message(ChineseTen::id, "{s} turns {the c} and can choose a card.")
                   .you(ChineseTen::id, "You turn {the c} and can choose a card.");
  else if (last.taken == 0)
    said.log = message(ChineseTen::id, "{s} turns {the c} and leaves it on the table.")
                   .you(ChineseTen::id, "You turn {the c} and leave it on the table.");
  else {
    const Cards taken(last.captured.begin(), last.captured.begin() + last.taken);
    said.log = message(ChineseTen::id, "{s} turns {the c} and takes {the t}.")
                   .you(ChineseTen::id, "You turn {the c} and take {the t}.")
                   .cards("t", taken);
    said.plate = message(ChineseTen::id, "Turns {c}, takes {t}").card("c", card).cards("t", taken);
  }
  said.log = std::move(said.log).card("c", card);
  return said;
}

/// The end of the game needs none: there the table counts the cards out.
std::vector<Text> ChineseTen::recap(const State& state) {
  if (state.done == 0 || state.done == state.deals) return {};
  std::vector<Text> lines{message(ChineseTen::id, "Deal {deal} of {deals} is over")
                              .number("deal", state.done)
                              .number("deals", state.deals)};
  for (int seat = 0; seat < state.seats; ++seat)
    lines.push_back(counted(ChineseTen::id, "{s} scores %n point(s), {total} in all.", state.last_deal[at(seat)])
                        .you_counted(ChineseTen::id, "You score %n point(s), {total} in all.")
                        .seat("s", seat)
                        .number("total", state.score[at(seat)]));
  return lines;
}

Gesture ChineseTen::gesture(const State& state, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case play: {
      Text label = message(ChineseTen::id, "With {the c}").card("c", move.card());
      Gesture gesture{{move.card()}, hand_of(seat), "table", std::move(label), {}};
      gesture.onto = move.count == 2 ? Cards{move.card(1)} : cards_of(state.fitting(move.card()));
      return gesture;
    }
    case draw: return {{}, "stock", {}, {}, {}};
    case capture: return {.cards = {state.turned}, .from = "turned", .to = "table", .label = {}, .onto = {move.card()}};
  }
  return {};
}

std::vector<Button> ChineseTen::buttons(const State& state, [[maybe_unused]] int seat) {
  if (state.phase == Phase::finished) return {};
  return {{Move(draw), message(ChineseTen::id, "Turn card"), "T", false}};
}

}  // namespace fulltable
