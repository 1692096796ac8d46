// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/conformance.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <set>

#include "match/json_text.h"

namespace fulltable {

std::vector<std::string> texts_of(const Table& table, int seat) {
  Moves moves;
  table.legal(seat, moves);
  std::vector<std::string> texts;
  for (const Move& move : moves) texts.push_back(table.write(move));
  std::ranges::sort(texts);
  return texts;
}

namespace {

constexpr std::size_t most_faults = 8;

/// What a view says, as JSON: the same keys as the protocol's state.
Json json_of(const View& view) {
  Json piles = Json::object();
  for (const PileView& pile : view.piles) piles[pile.id] = json_of(pile.cards);
  return {
      {"phase", view.phase}, {"piles", piles}, {"facts", view.facts}, {"scores", view.scores}, {"dealer", view.dealer}};
}

bool may_see(const PileView& pile, int viewer) {
  switch (pile.sight) {
    case Sight::everyone:
    case Sight::partly: return true;
    case Sight::owner: return pile.owner == viewer;
    case Sight::others: return pile.owner != viewer;
    case Sight::nobody: return false;
  }
  return false;
}

bool must_see(const PileView& pile, int viewer) {
  return pile.sight != Sight::partly && may_see(pile, viewer);
}

std::string kind_of(const std::string& pile) {
  return pile.substr(0, pile.find('.'));
}

std::string shouted(const std::string& text) {
  std::string result = "  ";
  for (const char letter : text) {
    result += static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
    if (letter == ' ') result += " \t ";
  }
  return result + " ";
}

std::size_t unknown_cards(const View& view) {
  std::size_t count = 0;
  for (const PileView& pile : view.piles)
    count += static_cast<std::size_t>(std::ranges::count(pile.cards, unknown_card));
  return count;
}

}  // namespace

void Conformance::fault(const std::string& text) {
  if (faults_.size() < most_faults) faults_.push_back(where_ + ": " + text);
}

void Conformance::play(GameSetup game_setup, const Plan& plan) {
  game_setup.deal_number = 0x5eed'0000'0000'0000 | plan.seed;  // long enough not to turn up in a state by chance
  rng_ = Rng(plan.seed);
  const std::string game = std::string(game_.info().id) + ", " + std::to_string(game_setup.seats) + " seats, " +
                           json_text(json_of(game_.info(), game_setup.options)) + ", seed " + std::to_string(plan.seed);
  where_ = game;
  auto started = Match::start(game_, game_setup);
  if (!started) return fault("does not start: " + started.refusal().text);
  Match& match = *started;
  fairness_.begin(match, plan.seed, plan.swaps);
  const bool thorough_always = plan.looks >= plan.most_moves;
  int length = 0;
  while (!match.over() && length < plan.most_moves && faults_.size() < most_faults) {
    where_ = game + ", move " + std::to_string(length);
    // Games of any length get their looks at the beginning and then ever more seldom.
    const bool thoroughly =
        thorough_always || length < plan.looks / 2 || rng_.below(static_cast<std::uint32_t>(2 + length / 8)) == 0;
    if (thoroughly) look(match);
    if (!step(match, thoroughly)) break;
    ++length;
  }
  where_ = game + ", end after " + std::to_string(length);
  moves_ += length;
  if (!match.over()) {
    if (plan.must_end) fault("a random game does not end");
    return;
  }
  look(match);
  look_at_end(match.truth());
}

bool Conformance::step(Match& match, bool thoroughly) {
  const Position& truth = match.truth();
  std::vector<int> seats;
  for (const int seat : truth.to_act()) seats.push_back(seat);
  const bool timed = match.info().real_time;
  const auto event = truth.next_event();
  if (timed && event && (seats.empty() || rng_.below(3) != 0)) {
    const auto before = truth.clone();
    if (match.advance(std::min(*event - truth.clock(), longest_wait))) fault("time cannot be passed");
    fairness_.note(match, *before, -1, {}, {match.truth().clock(), match.truth().clock()});
    return true;
  }
  if (seats.empty()) {
    fault("nobody is to act, and the game is not over");
    return false;
  }
  // Interruptions are made now and then only, so that games go on.
  std::vector<int> bound;
  std::ranges::copy_if(seats, std::back_inserter(bound), [&](int seat) { return !truth.may_wait(seat); });
  if (!bound.empty() && rng_.below(8) != 0) seats = bound;
  const int seat = seats[rng_.below(static_cast<std::uint32_t>(seats.size()))];
  Moves moves;
  truth.legal(seat, moves);
  if (moves.empty()) {
    fault("seat " + std::to_string(seat) + " is to act and has no legal move");
    return false;
  }
  const auto before = truth.clone();
  const Times now{truth.clock(), truth.clock()};
  const Move chosen = moves[rng_.below(static_cast<std::uint32_t>(moves.size()))];
  if (!move(match, seat, chosen, thoroughly)) return false;
  fairness_.note(match, *before, seat, chosen, now);
  return true;
}

/// Makes a legal move; whether it was accepted.
bool Conformance::move(Match& match, int seat, const Move& move, bool thoroughly) {
  const Position& truth = match.truth();
  const bool timed = match.info().real_time;
  std::optional<Times> times;
  if (timed) times = Times{truth.clock(), truth.clock()};
  const Said said = truth.say(seat, move);

  if (!thoroughly) {
    const auto refusal = match.submit(seat, move, times);
    if (refusal) fault("the legal “" + truth.write(move) + "” is refused: " + refusal->text);
    return !refusal;
  }
  const Json state = match.state(std::nullopt);
  const auto before = truth.clone();
  std::vector<std::string> shown;
  for (int viewer = 0; viewer < match.seats(); ++viewer) shown.push_back(json_text(json_of(truth.show(viewer))));
  if (const auto refusal = match.submit(seat, move, times)) {
    fault("the legal “" + before->write(move) + "” is refused: " + refusal->text);
    return false;
  }

  // With a new deal the last card of the old one is gone before anybody could look at it here.
  if (match.truth().show(std::nullopt).deal == before->show(std::nullopt).deal) look_at_words(match, said, shown);
  if (!timed) look_at_undo(match, *before, state);
  return true;
}

/// The log and the plates name no card that somebody cannot see before or after.
void Conformance::look_at_words(const Match& after, const Said& said, const std::vector<std::string>& shown_before) {
  const std::string line = english(said.log);
  if (said.log.source().find("{s") == std::string::npos) fault("the sentence “" + line + "” does not name who moves");
  Cards named = said.log.named_cards();
  for (const Text& text : said.then) std::ranges::copy(text.named_cards(), std::back_inserter(named));
  std::ranges::copy(said.plate.named_cards(), std::back_inserter(named));
  for (int viewer = 0; viewer < after.seats(); ++viewer) {
    // Some of them only other readers are told.
    const std::string told = english(said, {}, viewer) + " " + english(said.plate, {}, viewer);
    const std::string shown = json_text(json_of(after.truth().show(viewer)));
    for (const Card card : named) {
      const std::string name = '"' + to_text(card) + '"';
      if (told.find(english(message("test", "{c}").card("c", card))) != std::string::npos &&
          shown_before[static_cast<std::size_t>(viewer)].find(name) == std::string::npos &&
          shown.find(name) == std::string::npos)
        fault("the sentence “" + line + "” tells seat " + std::to_string(viewer) + " a card that it may not see");
    }
  }
  look_at_text(said.log);
  look_at_text(said.advice);
  look_at_text(said.plate);
  look_at_text(said.noun);
  for (const Text& text : said.then) look_at_text(text);
}

/// Every gap is filled.
void Conformance::look_at_text(const Text& text) {
  const std::string words = english(text);
  if (words.find('{') != std::string::npos || words.find("%n") != std::string::npos)
    fault("the text “" + words + "” has a gap");
}

void Conformance::look_at_undo(Match& match, const Position& before, const Json& state_before) {
  const auto after = match.truth().clone();
  const Json state_after = match.state(std::nullopt);
  if (match.undo() || !match.truth().same(before) || match.state(std::nullopt) != state_before)
    fault("to take a move back does not give the state before it");
  if (match.redo() || !match.truth().same(*after) || match.state(std::nullopt) != state_after)
    fault("to make a move again does not give the state after it");
}

void Conformance::look(Match& match) {
  ++looks_;
  look_at_piles(match);
  if (!faults_.empty()) return;  // the other checks rely on sound piles
  for (int seat = 0; seat < match.seats(); ++seat) look_at_seat(match, seat);
  look_at_playout(match);
  look_at_record(match);
  look_at_reactions(match);
  fairness_.look();
}

/// Cards are conserved; piles keep their names; faces show only where the pile's sight allows it.
void Conformance::look_at_piles(const Match& match) {
  const View all = match.truth().show(std::nullopt);
  if (all.phase.empty() || (all.phase == "over") != match.over())
    fault("the phase is “" + std::string(all.phase) + "”");
  if (all.scores.size() != static_cast<std::size_t>(match.seats())) fault("there is not one score a seat");
  Cards pack = match.pack(static_cast<std::size_t>(all.deal));
  std::ranges::sort(pack);
  Cards seen;
  std::set<std::string> ids;
  for (const PileView& pile : all.piles) {
    seen.insert(seen.end(), pile.cards.begin(), pile.cards.end());
    if (!ids.insert(pile.id).second) fault("two piles are called " + pile.id);
    if (pile.owner < -1 || pile.owner >= match.seats()) fault(pile.id + " belongs to no seat of the table");
  }
  std::ranges::sort(seen);
  if (seen != pack) fault("the piles hold " + std::to_string(seen.size()) + " cards that are not exactly the pack");

  for (int viewer = 0; viewer < match.seats(); ++viewer) {
    const View view = match.truth().show(viewer);
    const std::string who = " for seat " + std::to_string(viewer);
    if (view.piles.size() != all.piles.size()) {
      fault("there are other piles" + who);
      continue;
    }
    for (std::size_t i = 0; i < view.piles.size(); ++i) {
      const PileView& pile = view.piles[i];
      const PileView& truth = all.piles[i];
      if (pile.id != truth.id || pile.cards.size() != truth.cards.size()) {
        fault(pile.id + " has another name or number of cards" + who);
        continue;
      }
      Cards left = truth.cards;
      for (std::size_t k = 0; k < pile.cards.size(); ++k) {
        if (!pile.cards[k].is_known()) {
          if (must_see(pile, viewer)) fault("a card of " + pile.id + " is hidden" + who);
          continue;
        }
        if (!may_see(pile, viewer) && !match.over()) fault("a face of " + pile.id + " shows" + who);
        const auto found = std::ranges::find(left, pile.cards[k]);
        if (found == left.end() || (pile.ordered && truth.cards[k] != pile.cards[k]))
          fault(pile.id + " shows a card that is not there" + who);
        else
          left.erase(found);
      }
    }
    const Json state = match.state(viewer);
    if (!match.over() && (!state["seed"].is_null() ||
                          json_text(state).find(std::to_string(match.game_setup().deal_number)) != std::string::npos))
      fault("the deal number is known" + who);
  }
}

void Conformance::look_at_seat(Match& match, int seat) {
  const Position& truth = match.truth();
  const auto known = match.know(seat);
  const std::string who = " for seat " + std::to_string(seat);
  if (known->seat() != seat) fault("the knowledge is another seat's" + who);
  if (known->stage() != truth.stage() || known->to_act() != truth.to_act())
    fault("who is to act differs in the knowledge" + who);
  if (json_of(known->show(seat)) != json_of(truth.show(seat)))
    fault("the knowledge shows something else than the table" + who);
  look_at_hidden(match, seat, *known);
  look_at_forgotten(match, seat, *known);
  look_at_moves(match, seat, *known);
  std::set<std::string> keys;
  for (const Button& button : known->buttons(seat)) {
    if (button.label.empty()) fault("a button has no label" + who);
    if (!button.key.empty() && !keys.insert(button.key).second) fault("two buttons have the key " + button.key + who);
    const auto move = known->read(known->write(button.move));
    if (!move || !(*move == button.move))
      fault("the move of button “" + english(button.label) + "” does not read back" + who);
  }
}

/// What is unseen is imagined anew each time, and fits what is known.
void Conformance::look_at_hidden(const Match& match, int seat, const Knowledge& known) {
  const Position& truth = match.truth();
  const std::string who = " for seat " + std::to_string(seat);
  View own = known.show(seat);
  const View true_view = truth.show(std::nullopt);
  // A card that lies face down, but that the facts name, is known: captured tricks, for example.
  const std::string facts = json_text(own.facts);
  for (std::size_t p = 0; p < own.piles.size(); ++p)
    for (std::size_t k = 0; k < own.piles[p].cards.size(); ++k)
      if (const Card card = true_view.piles[p].cards[k]; facts.find(to_text(card)) != std::string::npos)
        own.piles[p].cards[k] = card;
  const std::size_t unknown = unknown_cards(own);
  const auto legal = texts_of(truth, seat);
  auto imagined = known.imagine(rng_);
  constexpr int times = 4;
  for (int i = 0; i < times; ++i) {
    if (i > 0) known.imagine(*imagined, rng_);
    if (!imagined->know(seat)->same(known)) return fault("what is imagined is not what is known" + who);
    if (imagined->to_act() != truth.to_act()) fault("who is to act differs in what is imagined" + who);
    if (texts_of(*imagined, seat) != legal) fault("own legal moves differ in what is imagined" + who);
    if (unknown < 6) continue;
    const View view = imagined->show(std::nullopt);
    Cards pack;
    for (std::size_t p = 0; p < view.piles.size(); ++p) {
      const Cards& cards = view.piles[p].cards;
      pack.insert(pack.end(), cards.begin(), cards.end());
      if (cards.size() != own.piles[p].cards.size())
        return fault(view.piles[p].id + " is imagined with another number of cards" + who);
      Guess& guess = guesses_[kind_of(view.piles[p].id)];
      Cards left;  // the true faces of the hidden cards; equal cards are rare enough not to matter
      for (std::size_t k = 0; k < cards.size(); ++k)
        if (!own.piles[p].cards[k].is_known()) left.push_back(true_view.piles[p].cards[k]);
      const auto hidden = left.size();
      for (std::size_t k = 0; k < cards.size(); ++k) {
        if (own.piles[p].cards[k].is_known()) continue;
        ++guess.places;
        if (view.piles[p].ordered) {
          guess.right += cards[k] == true_view.piles[p].cards[k] ? 1 : 0;
          guess.blind += static_cast<std::int64_t>(1000 / unknown);
        } else {
          guess.right += std::ranges::count(left, cards[k]) > 0 ? 1 : 0;
          guess.blind += static_cast<std::int64_t>(1000 * hidden / unknown);
        }
      }
    }
    std::ranges::sort(pack);
    Cards whole = match.pack(static_cast<std::size_t>(true_view.deal));
    std::ranges::sort(whole);
    if (pack != whole) return fault("what is imagined is not a whole pack" + who);
  }
}

/// What is believed with a bad memory fits a whole pack, and leaves the seat its moves.
void Conformance::look_at_forgotten(const Match& match, int seat, const Knowledge& known) {
  const std::string who = " for seat " + std::to_string(seat);
  const auto believed = known.recalled({0.5, 0.5, rng_.child(1)});
  const auto imagined = believed->imagine(rng_);
  if (!imagined->know(seat)->same(*believed)) return fault("what is imagined is not what is believed" + who);
  if (imagined->to_act() != match.truth().to_act()) fault("who is to act differs in what is believed" + who);
  if (texts_of(*imagined, seat) != texts_of(match.truth(), seat))
    fault("own legal moves differ in what is believed" + who);
  if (unknown_cards(known.show(seat)) < 6) return;
  Cards pack;
  for (const PileView& pile : imagined->show(std::nullopt).piles)
    pack.insert(pack.end(), pile.cards.begin(), pile.cards.end());
  std::ranges::sort(pack);
  Cards whole = match.pack(static_cast<std::size_t>(match.truth().show(std::nullopt).deal));
  std::ranges::sort(whole);
  if (pack != whole) fault("what is believed is not a whole pack" + who);
}

void Conformance::sum_up() {
  where_ = std::string(game_.info().id);
  for (const auto& [kind, guess] : guesses_) {
    if (guess.places < 40) continue;
    const double right = static_cast<double>(guess.right) / static_cast<double>(guess.places);
    const double blind = static_cast<double>(guess.blind) / 1000.0 / static_cast<double>(guess.places);
    // Seats that have learnt something guess better than blindly; one that is always right has seen the cards.
    if (right > 0.6 + 0.4 * blind)
      fault("the hidden cards of “" + kind + "” are imagined as they truly are: " + std::to_string(right) +
            " of them, blindly " + std::to_string(blind));
  }
  fairness_.sum_up();
}

void Conformance::look_at_moves(Match& match, int seat, const Knowledge& known) {
  const Position& truth = match.truth();
  const std::string who = " for seat " + std::to_string(seat);
  const auto texts = texts_of(truth, seat);
  if (std::ranges::adjacent_find(texts) != texts.end()) fault("a legal move is listed twice" + who);
  if (texts_of(known, seat) != texts) fault("own legal moves differ in the knowledge" + who);
  Moves moves;
  truth.legal(seat, moves);
  if (!truth.to_act().has(seat)) {
    if (!moves.empty()) fault("there are legal moves although it is not to act" + who);
    return;
  }
  const Hands hands{known, truth.show(seat), known.buttons(seat)};
  for (const Move& move : moves) look_at_hands_on(truth, seat, move, hands);
  std::vector<float> weights;
  known.weigh(seat, moves, weights);
  if (weights.size() != moves.size() + (known.may_wait(seat) ? 1 : 0)) fault("there is not one weight a move" + who);
  for (const float weight : weights)
    if (!(weight >= 0) || !std::isfinite(weight)) fault("a weight is no number from 0 on" + who);
  const int chosen = known.rule_of_thumb(seat, moves, rng_);
  if (chosen < (known.may_wait(seat) ? -1 : 0) || chosen >= static_cast<int>(moves.size()))
    fault("the rule of thumb chooses no legal move" + who);
  look_at_refusals(match, seat);
}

/// One legal move: its text both ways, and that a hand can make it.
void Conformance::look_at_hands_on(const Position& truth, int seat, const Move& move, const Hands& hands) {
  const Times now{truth.clock(), truth.clock()};
  const std::string text = truth.write(move);
  if (!truth.allows(seat, move, now)) fault("“" + text + "” is listed, but not allowed");
  for (const std::string& variant : {text, shouted(text)}) {
    const auto read = truth.read(variant);
    if (!read || !(*read == move))
      fault("“" + variant + "” does not read back");
    else if (truth.write(*read) != text)
      fault("“" + variant + "” is not written canonically");
  }
  if (truth.read(text + " zz9")) fault("“" + text + " zz9” is read as a move");

  const Gesture gesture = hands.known.gesture(seat, move);
  if (gesture.cards.empty() && gesture.from.empty() && gesture.to.empty()) {
    if (std::ranges::find(hands.buttons, move, &Button::move) == hands.buttons.end())
      fault("“" + text + "” has neither a gesture nor a button");
    return;
  }
  const auto pile_of = [](const View& view, const PileId& id) {
    return std::ranges::find(view.piles, id, &PileView::id);
  };
  const auto is_there = [&](const PileId& id) { return pile_of(hands.view, id) != hands.view.piles.end(); };
  if (!gesture.to.empty() && !is_there(gesture.to)) {
    // A move may lay out a pile that was not there before.
    const auto after = truth.clone();
    after->apply(seat, move, now);
    const View later = after->show(seat);
    if (pile_of(later, gesture.to) == later.piles.end())
      fault("the gesture of “" + text + "” ends at no pile: " + gesture.to);
  }
  for (const PileId& id : gesture.also)
    if (!is_there(id)) fault("the gesture of “" + text + "” may end at no pile: " + id);
  if (!gesture.from.empty() && !is_there(gesture.from))
    fault("the gesture of “" + text + "” names no pile: " + gesture.from);
  if (gesture.from.empty()) fault("the gesture of “" + text + "” begins at no pile");
  const auto from = pile_of(hands.view, gesture.from);
  if (from == hands.view.piles.end()) return;
  if (gesture.place >= 0 && (static_cast<std::size_t>(gesture.place) >= from->cards.size() || !from->ordered))
    fault("the gesture of “" + text + "” takes a card from a place that is not there");
  for (const Card card : gesture.cards)
    if (std::ranges::find(from->cards, card) == from->cards.end())
      fault("the gesture of “" + text + "” takes a card that does not lie in " + gesture.from);
}

/// Moves that are not listed are refused where the list is complete, and a refusal changes nothing.
void Conformance::look_at_refusals(Match& match, int seat) {
  const Position& truth = match.truth();
  const Times now{truth.clock(), truth.clock()};
  Moves moves;
  truth.legal(seat, moves);
  std::vector<std::string> texts = texts_of(truth, seat);
  std::set<std::string> tried(texts.begin(), texts.end());
  for (const Button& button : truth.buttons(seat)) texts.push_back(truth.write(button.move));
  const Json state = match.state(std::nullopt);
  for (int i = 0; i < 24 && !texts.empty(); ++i) {
    // A move of the notation, one card of it exchanged for another.
    std::string text = texts[rng_.below(static_cast<std::uint32_t>(texts.size()))];
    for (std::size_t at = 0; at + 1 < text.size(); ++at)
      if (const auto card = card_of(text.substr(at, 2)); card && (at == 0 || text[at - 1] == ' ')) {
        text.replace(at, 2, to_text(Card(static_cast<int>(rng_.below(52)))));
        break;
      }
    const auto move = truth.read(text);
    if (!move) {
      if (move.refusal().code != Code::bad_move || move.refusal().text.empty())
        fault("“" + text + "” is refused without a word");
      continue;
    }
    if (!tried.insert(text).second || std::ranges::find(moves, *move) != moves.end()) continue;
    if (truth.allows(seat, *move, now)) {
      if (truth.complete(seat)) fault("“" + text + "” is allowed, but not listed in a complete list");
      continue;
    }
    const Refusal why = truth.why_not(seat, *move, now);
    if (why.code != Code::illegal_move || why.text.size() < 8 || why.text.back() != '.')
      fault("“" + text + "” is refused without a sentence: “" + why.text + "”");
    std::optional<Times> times;
    if (match.info().real_time) times = now;
    if (!match.submit(seat, *move, times)) return fault("“" + text + "” is not allowed, but accepted");
  }
  if (match.state(std::nullopt) != state) fault("a refusal changed the state");
}

void Conformance::look_at_end(const Position& position) {
  std::vector<double> worth;
  position.worth(worth);
  double sum = 0;
  for (const double share : worth) {
    if (!(share >= -1e-9 && share <= 1 + 1e-9)) fault("a game is worth " + std::to_string(share) + " to a seat");
    sum += share;
  }
  if (worth.size() != static_cast<std::size_t>(position.setup().seats)) fault("the game has not one worth a seat");
  // Partners win together, each the whole of it; so many of them in every deal alike.
  if (together_ == 0) together_ = std::max(1.0, std::round(sum));
  if (position.setup().seats > 1 && std::abs(sum - together_) > 1e-6)
    fault("the game is worth " + std::to_string(sum) + " to all seats together");
  if (position.stage() != Stage::over) return;
  const auto winners = position.winners();
  for (std::size_t seat = 0; seat < worth.size(); ++seat) {
    const bool wins = std::ranges::find(winners, static_cast<int>(seat)) != winners.end();
    const double share = wins ? together_ / static_cast<double>(winners.size()) : 0;
    if (std::abs(worth[seat] - share) > 1e-6)
      fault("at its end the game is worth " + std::to_string(worth[seat]) + " to a seat");
  }
  if (!std::ranges::is_sorted(winners) || std::ranges::adjacent_find(winners) != winners.end())
    fault("the winners are not in order");
  if (winners.empty() && !position.info().solitaire) fault("nobody wins");
  if (!position.to_act().empty()) fault("somebody is to act after the end");
}

void Conformance::look_at_playout(const Match& match) {
  if (match.over() || match.info().real_time || match.info().solitaire) return;
  auto end = match.truth().clone();
  end->playout(rng_);
  if (end->stage() == Stage::playing) return fault("a playout does not reach the end of the deal");
  look_at_end(*end);
}

/// Saved as text and loaded again, a game is the same game.
void Conformance::look_at_record(const Match& match) {
  const auto record = parse_json(json_text(match.record()));
  if (!record) return fault("the record is no JSON");
  const auto loaded = Match::load(*record, std::array{&game_});
  if (!loaded) return fault("the record does not load: " + loaded.refusal().text);
  if (loaded->state(std::nullopt) != match.state(std::nullopt)) fault("the loaded game is another");
  // What each seat sees and knows comes of the true position alone.
  if (!loaded->truth().same(match.truth())) fault("the loaded game has another position");
  const int seat = static_cast<int>(rng_.below(static_cast<std::uint32_t>(match.seats())));
  if (loaded->state(seat) != match.state(seat)) fault("the loaded game looks different");
  if (!loaded->know(seat)->same(*match.know(seat))) fault("the loaded game has another knowledge");
}

/// What a race player means to do is allowed if nothing else happens before.
void Conformance::look_at_reactions(const Match& match) {
  if (!match.info().real_time) return;
  for (const int seat : match.truth().to_act()) {
    Rng rng(rng_.next());
    const auto reaction = game_.react(*match.know(seat), Level::medium, rng);
    if (!reaction) continue;
    const auto next = match.truth().next_event();
    if (reaction->times.done < match.truth().clock()) fault("a reaction lies in the past");
    if (next && *next <= reaction->times.done) continue;
    auto position = match.truth().clone();
    position->pass_time(reaction->times.done);
    if (!position->allows(seat, reaction->move, reaction->times)) fault("a reaction is not allowed");
  }
}

}  // namespace fulltable
