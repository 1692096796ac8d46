// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/thorough_candidates.h"

#include <algorithm>

#include "games/vazhushal/partition.h"

namespace fulltable::vazhushal {

namespace {

using State = Vazhushal::State;
using Phase = Vazhushal::Phase;

/// What cards are melded for: to have few in the hand, with or without the wild ones that could do more later, or for
/// what they count in the end.
enum class Aim { few_cards, wild_kept, points };

constexpr std::int16_t a_card = 20;
/// Two natural cards are worth it, if they cannot be melded otherwise; one is not.
constexpr std::int16_t price_of_wild = -30;
constexpr int nodes_in_hand = 6000;
constexpr int nodes_of_sweep = 600;

class CandidateFinder {
 public:
  CandidateFinder(const State& state, int seat, Moves& moves)
      : state_(state),
        seat_(seat),
        moves_(moves),
        hand_(state.hand[at(seat)]),
        former_(Vazhushal::melds_of(state, seat)) {
    for (const Meld& meld : former_) {
      laid_ += meld.cards();
      lends_ = lends_ || meld.size() > 3 || !meld.substituted.empty() || former_.size() >= 3;
    }
  }

  void draw() {
    moves_.emplace_back(Vazhushal::draw_stock);
    Bag pool = hand_;
    for (int count = 1; count <= state_.line_size; ++count) {
      pool.insert(state_.newest(count));
      sweep(pool, count, Aim::few_cards);
      if (!(pool.one & state_.wild).empty()) sweep(pool, count, Aim::wild_kept);
    }
    if (state_.is_starter_free() && state_.line_size > 0) free_sweep(pool);
  }

  void play() {
    const bool final = state_.phase == Phase::final_melds;
    if (final) {
      head_for(Aim::points);
    } else {
      head_for(Aim::few_cards);
      head_for(Aim::wild_kept);
      if (state_.drawable() <= 2 * state_.seats) head_for(Aim::points);
    }
    if (final && moves_.empty())
      Vazhushal::legal(state_, seat_, moves_);  // what the search for the best melds has overlooked still counts
    else if (final)
      moves_.emplace_back(Vazhushal::pass);
    else
      for (const Card card : hand_.one) moves_.emplace_back(Vazhushal::discard, card);
  }

 private:
  Parting parting_of(const Bag& cards, Aim aim) const {
    Parting parting;
    parting.cards = cards;
    parting.wild = state_.wild;
    parting.sets_differ = state_.sets_differ;
    parting.keep_one = state_.phase != Phase::final_melds && !state_.out_without_discard;
    for (int code = 0; code < 54; ++code) {
      const Card card(code);
      auto& worth = parting.worth[static_cast<std::size_t>(code)];
      switch (aim) {
        case Aim::few_cards:
          worth = static_cast<std::int16_t>(a_card + (card.is_joker() ? 0 : value_of(card) / 4));
          break;
        case Aim::wild_kept: worth = state_.wild.has(card) ? price_of_wild : a_card; break;
        case Aim::points:
          worth = static_cast<std::int16_t>(card.is_joker() ? state_.joker_in_hand : value_of(card));
          break;
      }
    }
    parting.per_point = aim == Aim::points ? 1 : 0;
    parting.most_nodes = state_.phase == Phase::draw ? nodes_of_sweep : nodes_in_hand;
    return parting;
  }

  /// Melds the cards themselves that are at hand, not wild ones that stand for them. What was melded before stays, and
  /// so does the card that must be melded.
  void use_naturals(std::vector<Meld>& melds, Bag pool, Card due = unknown_card) const {
    Bag used;
    for (const Meld& meld : melds) used += meld.cards();
    pool -= used;
    for (Meld& meld : melds) {
      const Meld before = meld;
      Meld frugal;
      for (const Card role : before.roles) {
        const Card card = before.card_for(role);
        const bool replaced = card != role && card != due && !laid_.has(card) && pool.has(role);
        if (replaced) {
          pool.remove(role);
          pool.insert(card);
        }
        frugal.insert(replaced ? role : card, role);
      }
      meld = frugal;
    }
  }

  /// Offers the moves that lead from the melds there are to the best there could be.
  void head_for(Aim aim) {
    Parting parting = parting_of(hand_ + laid_, aim);
    parting.must = laid_;
    Partition partition = best_partition(parting);
    if (partition.melds.empty()) return;
    // What counts in the end may do better with the card that costs more in the hand.
    if (aim != Aim::points) use_naturals(partition.melds, hand_ + laid_);
    const auto steps = steps_to(partition.melds);
    if (!steps) {
      offer(Vazhushal::arrange_move(partition.melds));
      return;
    }
    for (const Move& step : *steps) offer(step);
  }

  /// The melds and additions that make these of the former ones; nothing if cards must be moved about.
  std::optional<Moves> steps_to(std::vector<Meld> list) const {
    Moves steps;
    for (std::size_t i = 0; i < former_.size(); ++i) {
      const Meld& old = former_[i];
      auto now = std::ranges::find(list, old);
      if (now == list.end()) now = std::ranges::find_if(list, [&](const Meld& meld) { return is_longer(meld, old); });
      if (now == list.end()) return std::nullopt;
      if (*now != old) {
        Meld added;
        for (const Card role : now->roles - old.roles) added.insert(now->card_for(role), role);
        steps.push_back(Vazhushal::add_move(added, seat_, static_cast<int>(i)));
      }
      list.erase(now);
    }
    for (const Meld& meld : list) steps.push_back(Vazhushal::meld_move(meld));
    return steps;
  }
  static bool is_longer(const Meld& meld, const Meld& old) {
    if (!(old.roles - meld.roles).empty()) return false;
    return std::ranges::all_of(old.roles, [&](Card role) { return meld.card_for(role) == old.card_for(role); });
  }

  void sweep(const Bag& pool, int count, Aim aim) {
    Parting parting = parting_of(pool, aim);
    Demand demand;
    demand.deepest = state_.newest(count);
    demand.hand = hand_;
    demand.any_meld = parting.opened = !former_.empty();
    for (const Meld& meld : former_) parting.standing.push_back(meld.roles);
    auto plain = best_partition(parting, demand);
    if (plain) use_naturals(plain->melds, pool, demand.deepest);
    if (plain) offer_take(count, *plain);
    if (former_.empty() || !lends_) return;

    Parting moved = parting_of(pool + laid_, aim);
    moved.must = laid_;
    moved.must.insert(demand.deepest);
    demand.any_meld = false;
    demand.former = former_;
    auto rearranged = best_partition(moved, demand);
    if (!rearranged) return;
    use_naturals(rearranged->melds, pool + laid_, demand.deepest);
    // The former melds count in it, too.
    int gain = rearranged->value;
    for (const CardSet layer : {laid_.one, laid_.two})
      for (const Card card : layer) gain -= parting.worth[static_cast<std::size_t>(card.code())];
    if (!plain || gain > plain->value) offer(Vazhushal::take_arrange_move(count, rearranged->melds));
  }

  void offer_take(int count, const Partition& partition) {
    const Meld& first = partition.melds.front();
    if (!former_.empty() || first.is_natural_sequence()) {
      offer(Vazhushal::take_meld_move(count, first));
      return;
    }
    for (const Meld& meld : partition.melds)
      if (meld.is_natural_sequence() && hand_.has_all(meld.cards())) {
        offer(Vazhushal::take_arrange_move(count, std::array{meld, first}));
        return;
      }
  }

  /// The whole line where its deepest card, a wild one, need not be melded.
  void free_sweep(const Bag& pool) {
    if (!former_.empty()) {
      offer(Vazhushal::take_move(state_.line_size));
      return;
    }
    for (const Meld& meld : best_partition(parting_of(pool, Aim::wild_kept)).melds)
      if (meld.is_natural_sequence() && hand_.has_all(meld.cards()))
        offer(Vazhushal::take_meld_move(state_.line_size, meld));
  }

  void offer(const Move& move) {
    if (std::ranges::find(moves_, move) != moves_.end()) return;
    if (Vazhushal::allows(state_, seat_, move)) moves_.push_back(move);
  }

  const State& state_;
  int seat_;
  Moves& moves_;
  Bag hand_;
  std::vector<Meld> former_;
  Bag laid_;
  bool lends_ = false;  ///< the melds have something to spare for a new one
};

}  // namespace

void thorough_candidates(const State& state, int seat, Moves& moves) {
  CandidateFinder thinker(state, seat, moves);
  if (state.phase == Phase::draw)
    thinker.draw();
  else
    thinker.play();
}

}  // namespace fulltable::vazhushal
