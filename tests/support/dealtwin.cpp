// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/dealtwin.h"

#include <algorithm>
#include <cctype>

#include "match/json_text.h"

namespace fulltable {

namespace {

int deal_of(const Position& position) {
  return position.show(std::nullopt).deal;
}

/// The text of a move with its cards exchanged.
std::string exchanged(const std::string& text, const std::map<Card, Card>& cards) {
  std::string result = text;
  const auto part_of_word = [&](std::size_t at) {
    return at < text.size() && std::isalnum(static_cast<unsigned char>(text[at])) != 0;
  };
  for (std::size_t at = 0; at + 1 < text.size(); ++at) {
    if ((at > 0 && part_of_word(at - 1)) || part_of_word(at + 2)) continue;
    const auto card = card_of(text.substr(at, 2));
    if (const auto found = card ? cards.find(*card) : cards.end(); found != cards.end())
      result.replace(at, 2, to_text(found->second));
  }
  return result;
}

std::uint64_t noticed(const Position& position, int viewer, int seat, const Move& move) {
  std::vector<std::uint64_t> numbers(static_cast<std::size_t>(position.setup().seats));
  position.as_seen(seat, move, numbers);
  return numbers[static_cast<std::size_t>(viewer)];
}

}  // namespace

Cards unseen_by(const Position& position, int viewer) {
  const View all = position.show(std::nullopt);
  const View own = position.show(viewer);
  const std::string facts = json_text(own.facts);
  std::map<Card, int> copies;
  for (const PileView& pile : all.piles)
    for (const Card card : pile.cards) ++copies[card];
  // A card that lies face down, but that the facts name, is known: captured tricks, for example.
  const auto named = [&](Card card) {
    return copies[card] == 1 && facts.find('"' + to_text(card) + '"') != std::string::npos;
  };
  Cards unseen;
  for (std::size_t p = 0; p < all.piles.size(); ++p) {
    Cards hidden = all.piles[p].cards;
    for (const Card card : own.piles[p].cards)
      if (const auto found = std::ranges::find(hidden, card); found != hidden.end()) hidden.erase(found);
    for (const Card card : hidden)
      if (!named(card)) unseen.push_back(card);
  }
  return unseen;
}

std::string heard(const Said& said, int viewer) {
  return english(said, {}, viewer) + '|' + english(said.plate);
}

bool sounds_alike(const Said& one, const Said& other, int viewer) {
  return (one.log == other.log && one.then == other.then && one.plate == other.plate) ||
         heard(one, viewer) == heard(other, viewer);
}

bool looks_alike(const View& one, const View& other) {
  return one.phase == other.phase && one.facts == other.facts && one.scores == other.scores &&
         one.dealer == other.dealer && one.deal == other.deal && one.marks == other.marks &&
         std::ranges::equal(one.piles, other.piles, [](const PileView& a, const PileView& b) {
           return a.id == b.id && a.owner == b.owner && a.sight == b.sight && a.ordered == b.ordered &&
                  a.cards == b.cards && a.title == b.title && a.look == b.look;
         });
}

void DealTwin::begin(const Match& match) {
  due_ = nullptr;
  // Packs that were thrown in come before the one that is played.
  for (std::size_t number = 1; number < match.packs_dealt(); ++number)
    if (due_)
      due_->deal(match.pack(number));
    else
      due_ = game_.start(match.truth().setup(), match.pack(number));
  pack_ = match.pack(match.packs_dealt());
  events_.clear();
  positions_.clear();
  positions_.push_back(match.truth().clone());
  ended_ = too_long_ = false;
}

void DealTwin::note(const Match& match, const Position& before, int seat, const Move& move, Times times) {
  constexpr std::size_t most_events = 300;
  too_long_ = too_long_ || events_.size() == most_events;
  if (!too_long_) {
    events_.push_back({seat, move, times});
    positions_.push_back(match.truth().clone());
  }
  const int present = deal_of(match.truth());
  const int last = deal_of(before);
  ended_ = present != last;
  if (!ended_) return;
  next_packs_.clear();
  next_due_ = before.clone();
  if (match.info().real_time) next_due_->pass_time(times.done);
  if (seat >= 0) next_due_->apply(seat, move, times);
  for (int deal = last + 1; deal <= present; ++deal) {
    next_packs_.push_back(match.pack(static_cast<std::size_t>(deal)));
    if (deal < present) next_due_->deal(next_packs_.back());
  }
}

void DealTwin::go_on(const Match& match) {
  due_ = std::move(next_due_);
  pack_ = next_packs_.back();
  events_.clear();
  positions_.clear();
  positions_.push_back(match.truth().clone());
  ended_ = too_long_ = false;
}

bool DealTwin::only(int seat) const {
  return std::ranges::all_of(events_, [&](const Event& event) { return event.seat == -1 || event.seat == seat; });
}

DealTwin::Result DealTwin::compare(int viewer, std::size_t step, std::unique_ptr<Position> twin) const {
  const auto here = positions_[step]->know(viewer);
  const auto there = twin->know(viewer);
  if (here->same(*there)) return {std::move(twin), ""};
  // Everybody is told who is to act.
  if (here->to_act() != there->to_act() || here->stage() != there->stage()) return {};
  if (!looks_alike(here->show(viewer), there->show(viewer))) return {};
  const std::string after = step == 0 ? "the deal" : "move " + std::to_string(step) + " of the deal";
  return {std::move(twin), "knows after " + after + " what it has not seen"};
}

DealTwin::Result DealTwin::follow(int viewer, std::size_t step, const Position& twin, const Move& move) const {
  const Event& event = events_[step];
  auto next = twin.clone();
  if (next->info().real_time) next->pass_time(event.times.done);
  bool heard_alike = true;
  if (event.seat >= 0) {
    if (!next->to_act().has(event.seat) || !next->allows(event.seat, move, event.times)) return {};
    heard_alike =
        sounds_alike(positions_[step]->say(event.seat, event.move), next->say(event.seat, move), viewer) &&
        noticed(*positions_[step], viewer, event.seat, event.move) == noticed(*next, viewer, event.seat, move);
    next->apply(event.seat, move, event.times);
  }
  const bool last = ended_ && step + 1 == events_.size();
  if (last)
    for (const Cards& pack : next_packs_)
      if (next->stage() == Stage::deal_due) next->deal(pack);
  if (!last && event.seat >= 0 && heard_alike)
    heard_alike = sounds_alike(positions_[step + 1]->tell(event.seat, event.move).value_or(Said{}),
                               next->tell(event.seat, move).value_or(Said{}), viewer);
  Result result = compare(viewer, step + 1, std::move(next));
  if (!result.position || !result.leak.empty() || heard_alike) return result;
  // The end of a deal may bring cards to light that nobody sees any more when the next one lies there.
  if (last) return {};
  result.leak = "hears of “" + positions_[step]->write(event.move) + "” what it has not seen";
  return result;
}

DealTwin::Result DealTwin::play(int viewer, const Cards& from, const Cards& to, Rng& rng) const {
  std::vector<std::size_t> all(pack_.size());
  for (std::size_t i = 0; i < all.size(); ++i) all[i] = i;
  shuffle(all, rng);
  std::vector<std::size_t> places;
  for (const Card card : from) {
    const auto place = std::ranges::find_if(all, [&](std::size_t one) { return pack_[one] == card; });
    if (place == all.end()) return {};
    places.push_back(*place);
    all.erase(place);
  }
  return play(viewer, places, to);
}

DealTwin::Result DealTwin::play(int viewer, const std::vector<std::size_t>& places, const Cards& cards) const {
  Cards pack = pack_;
  std::map<Card, Card> exchange;
  for (std::size_t i = 0; i < places.size(); ++i) {
    pack[places[i]] = cards[i];
    exchange[pack_[places[i]]] = cards[i];
  }

  std::unique_ptr<Position> twin = due_ ? due_->clone() : game_.start(positions_.front()->setup(), pack);
  if (due_) twin->deal(pack);
  Result result = compare(viewer, 0, std::move(twin));
  for (std::size_t step = 0; step < events_.size() && result.position; ++step) {
    const Event& event = events_[step];
    Result next = follow(viewer, step, *result.position, event.move);
    if (!next.position && event.seat >= 0) {
      // Where a card is moved face down, it is another one there.
      const auto meant = result.position->read(exchanged(result.position->write(event.move), exchange));
      if (meant && !(*meant == event.move)) next = follow(viewer, step, *result.position, *meant);
    }
    result.position = std::move(next.position);
    if (result.leak.empty()) result.leak = std::move(next.leak);
  }
  return result;
}

}  // namespace fulltable
