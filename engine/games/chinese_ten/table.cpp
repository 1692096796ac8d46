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

/// `{7D}`, `{KC}, {KD} and {KS}`.
std::string told(const Cards& cards) {
  std::string text;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (i > 0) text += i + 1 == cards.size() ? " and " : ", ";
    text += "{" + to_text(cards[i]) + "}";
  }
  return text;
}

}  // namespace

View ChineseTen::show(const State& state, [[maybe_unused]] std::optional<int> viewer) {
  View view;
  view.phase = phase_text(state.phase);
  for (int seat = 0; seat < state.seats; ++seat) {
    Cards hand = cards_of(state.hand[at(seat)]);
    hand.resize(state.count[at(seat)], unknown_card);
    view.piles.push_back({hand_of(seat), seat, Sight::owner, false, std::move(hand)});
  }
  view.piles.push_back(
      {"stock", -1, Sight::nobody, true, Cards(state.stock.begin(), state.stock.begin() + state.left)});
  view.piles.push_back(
      {"table", -1, Sight::everyone, true, Cards(state.table.begin(), state.table.begin() + state.laid)});
  view.piles.push_back({"turned", -1, Sight::everyone, true, state.turned.is_known() ? Cards{state.turned} : Cards{}});
  Json points = Json::array();
  for (int seat = 0; seat < state.seats; ++seat) {
    const CardSet won = state.won[at(seat)];
    view.piles.push_back({"won." + std::to_string(seat), seat, Sight::everyone, false, cards_of(won)});
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

std::string ChineseTen::old_say(const State& state, [[maybe_unused]] int seat, const Move& move) {
  if (move.verb == draw) return "{s} turns the top card of the stock";
  if (move.verb == capture) return "{s} takes {" + to_text(move.card()) + "} with {" + to_text(state.turned) + "}";
  const Cards taken = move.count == 2 ? Cards{move.card(1)} : cards_of(state.fitting(move.card()));
  const std::string card = "{" + to_text(move.card()) + "}";
  return taken.empty() ? "{s} lays down " + card : "{s} takes " + told(taken) + " with " + card;
}

std::string ChineseTen::old_tell(const State& after, int seat, const Move& move) {
  if (move.verb != draw) return {};
  if (after.turned.is_known()) return "{s} turns {" + to_text(after.turned) + "} and may choose what it takes";
  const LastPlay& last = after.last;
  if (last.seat != seat || last.source != Source::stock) return {};
  const std::string card = "{s} turns {" + to_text(last.card) + "}";
  if (last.taken == 0) return card + " and lays it down";
  return card + " and takes " + told(Cards(last.captured.begin(), last.captured.begin() + last.taken));
}

/// The end of the game needs none: there the table counts the cards out.
std::vector<std::string> ChineseTen::old_recap(const State& state) {
  if (state.done == 0 || state.done == state.deals) return {};
  std::vector<std::string> lines{"Deal " + std::to_string(state.done) + " of " + std::to_string(state.deals) +
                                 " is over"};
  for (int seat = 0; seat < state.seats; ++seat)
    lines.push_back("{s" + std::to_string(seat) + "}: " + std::to_string(state.last_deal[at(seat)]) + " points, " +
                    std::to_string(state.score[at(seat)]) + " in all");
  return lines;
}

Gesture ChineseTen::gesture(const State& state, int seat, const Move& move) {
  switch (static_cast<Verb>(move.verb)) {
    case play: {
      Gesture gesture{{move.card()}, hand_of(seat), "table", "With the {" + to_text(move.card()) + "}", {}};
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
  return {{Move(draw), "Turn a card", "Space", false}};
}

}  // namespace fulltable
