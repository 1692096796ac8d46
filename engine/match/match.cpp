// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/match.h"

#include <algorithm>
#include <utility>

namespace fulltable {

namespace {

Refusal bad_request(std::string text) {
  return {Code::bad_request, std::move(text), ""};
}

std::optional<Refusal> check_times(const Table& table, std::optional<Times> times) {
  if (!table.info().real_time) {
    if (times) return bad_request("Only moves of real-time games have times.");
    return std::nullopt;
  }
  if (!times) return bad_request("A move of this game needs “began_ms” and “done_ms”.");
  if (times->began < 0 || times->done < times->began || times->done > table.clock() + longest_wait)
    return bad_request("The times must be 0 ≤ began_ms ≤ done_ms ≤ clock_ms + 3600000.");
  if (times->done > longest_game) return bad_request("The clock of a game cannot go so far.");
  return std::nullopt;
}

}  // namespace

Match::Match(const Game& game, GameSetup game_setup) : game_(&game), game_setup_(std::move(game_setup)) {}

Result<Match> Match::start(const Game& game, const GameSetup& game_setup) {
  if (auto refusal = check(game, game_setup)) return *refusal;
  Match match(game, game_setup);
  if (!match.game_setup_.dealer) match.game_setup_.dealer = drawn_dealer(game_setup.deal_number, game_setup.seats);
  const TableSetup setup{game_setup.seats, game_setup.options, *match.game_setup_.dealer};
  match.packs_.push_back(game_setup.decks.empty() ? shuffled_pack(game, setup, game_setup.deal_number, 1)
                                                  : game_setup.decks.front());
  match.truth_ = game.start(setup, match.packs_.front());
  match.deal_if_due(*match.truth_);
  return match;
}

void Match::deal_if_due(Position& position) {
  while (position.stage() == Stage::deal_due) {
    // Undo and redo come past the same deals again; a pack once dealt stays the pack of that deal.
    const auto deal = static_cast<std::size_t>(position.show(std::nullopt).deal);
    if (deal >= packs_.size())
      packs_.push_back(deal < game_setup_.decks.size()
                           ? game_setup_.decks[deal]
                           : shuffled_pack(*game_, position.setup(), game_setup_.deal_number, deal + 1));
    position.deal(packs_[deal]);
  }
}

template <class ToMove>
std::optional<Refusal> Match::submit_move(int seat, std::optional<Times> times, ToMove to_move) {
  if (seat < 0 || seat >= seats()) return bad_request("There is no seat " + std::to_string(seat) + " in this game.");
  if (auto refusal = check_times(*truth_, times)) return refusal;
  if (over()) return Refusal{Code::game_over, "The game is over.", ""};

  std::unique_ptr<Position> next = truth_->clone();
  const bool late = times && times->done < next->clock();
  if (times && !late) {
    next->pass_time(times->done);
    deal_if_due(*next);
  }
  if (next->stage() == Stage::over) return Refusal{Code::game_over, "The game was over before that.", ""};
  if (!next->to_act().has(seat))
    return Refusal{Code::not_to_act, "Seat " + std::to_string(seat) + " has nothing to decide now.", ""};
  Result<Move> move = to_move(*next);
  if (!move) return move.refusal();
  if (late) return Refusal{Code::illegal_move, "That move was done before the present time.", "the clock"};
  const Times at = times.value_or(Times{});
  if (!next->allows(seat, *move, at)) return next->why_not(seat, *move, at);
  next->apply(seat, *move, at);
  deal_if_due(*next);

  history_.push_back({seat, *move, at});
  std::swap(truth_, next);
  if (!info().real_time) before_.push_back(std::move(next));
  redo_.clear();
  return std::nullopt;
}

std::optional<Refusal> Match::submit(int seat, std::string_view text, std::optional<Times> times) {
  return submit_move(seat, times, [&](const Position& position) { return position.read(text); });
}

std::optional<Refusal> Match::submit(int seat, const Move& move, std::optional<Times> times) {
  return submit_move(seat, times, [&](const Position&) { return Result<Move>(move); });
}

std::optional<Refusal> Match::advance(std::int64_t ms) {
  if (!info().real_time) return Refusal{Code::unsupported, std::string(info().name) + " has no clock.", ""};
  if (ms < 0 || ms > longest_wait) return bad_request("“ms” must be from 0 to 3600000.");
  if (over()) return Refusal{Code::game_over, "The game is over.", ""};
  if (truth_->clock() + ms > longest_game) return bad_request("The clock of a game cannot go so far.");
  truth_->pass_time(truth_->clock() + ms);
  deal_if_due(*truth_);
  return std::nullopt;
}

std::optional<Refusal> Match::undo() {
  if (info().real_time) return Refusal{Code::unsupported, "A real-time game cannot be taken back.", ""};
  if (history_.empty()) return Refusal{Code::illegal_move, "There is no move to take back.", ""};
  redo_.push_back(history_.back());
  history_.pop_back();
  truth_ = std::move(before_.back());
  before_.pop_back();
  return std::nullopt;
}

std::optional<Refusal> Match::redo() {
  if (redo_.empty()) return Refusal{Code::illegal_move, "There is no move to make again.", ""};
  std::vector<Played> rest = std::move(redo_);
  const Played again = rest.back();
  rest.pop_back();
  auto refusal = submit(again.seat, again.move);
  redo_ = std::move(rest);
  return refusal;
}

Json Match::state(std::optional<int> viewer) const {
  Json state = state_of(*truth_, viewer);
  if (!viewer || over()) state["seed"] = game_setup_.deal_number;
  return state;
}

Json state_of(const Table& table, std::optional<int> viewer) {
  const View view = table.show(viewer);
  const bool over = table.stage() == Stage::over;
  Json state = Json::object();
  state["game"] = table.info().id;
  state["seats"] = table.setup().seats;
  state["options"] = json_of(table.info(), table.setup().options);
  state["seed"] = nullptr;
  state["dealer"] = view.dealer < 0 ? Json(nullptr) : Json(view.dealer);
  state["deal"] = view.deal;
  state["phase"] = view.phase;
  Json to_act = Json::array();
  for (const int seat : table.to_act()) to_act.push_back(seat);
  state["to_act"] = std::move(to_act);
  Json piles = Json::object();
  for (const PileView& pile : view.piles) piles[pile.id] = json_of(pile.cards);
  state["piles"] = std::move(piles);
  state["facts"] = view.facts;
  state["scores"] = view.scores;
  state["over"] = over;
  state["winners"] = over ? Json(table.winners()) : Json::array();
  if (table.info().real_time) state["clock_ms"] = table.clock();
  return state;
}

}  // namespace fulltable
