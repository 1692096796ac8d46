// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/solver.h"

#include <bit>
#include <cassert>

#include "core/random.h"

namespace fulltable::vazhushal::exact {

Solver::Solver(const Parting& parting) : parting_(parting), laid_(parting.standing) {
  std::size_t classes = 0;
  CardSet faces;
  for (const Card card : parting.wild - jokers) {
    assert(classes + 1 < wild_classes);
    faces_[classes] = card;
    ++classes;
    faces.insert(card);
    class_of_[static_cast<std::size_t>(card.code())] = static_cast<std::uint8_t>(classes);
  }
  wild_places_ = by_rank(faces);
  for (std::size_t i = 0; i < wild_classes; ++i) {
    held_[i] = count(parting.cards, i);
    must_[i] = count(parting.must, i);
    class_worth_[i] = parting.worth[i == 0 ? 52U : static_cast<std::size_t>(face(i).is_known() ? face(i).code() : 52)];
    if (held_[i] > 0) best_worth_ = std::max(best_worth_, class_worth_[i]);
    pool_ += held_[i];
  }
  for (int place = 0; place < 52; ++place) {
    const Card card = card_at(place);
    gain_[static_cast<std::size_t>(place)] =
        parting.worth[static_cast<std::size_t>(card.code())] + parting.per_point * value_of(card);
  }
}

Node Solver::root() const {
  Node node;
  node.one = by_rank(parting_.cards.one);
  node.two = by_rank(parting_.cards.two);
  node.pool = static_cast<std::uint8_t>(pool_);
  node.pure = parting_.opened;
  for (const Bits bits : {node.one & ~wild_places_, node.two & ~wild_places_})
    for (Bits left = bits; left != 0; left &= left - 1) node.potential += potential(std::countr_zero(left));
  return node;
}

int Solver::solve(const Node& node, int need) {
  if (node.one == 0) return finish(node);
  const int most = most_of(node);
  if (most <= need) return most;
  if (!node.pure && !can_be_pure(node)) return impossible;
  const auto key = key_of(node);
  if (const Entry& known = memo_.find(key); known.exact || known.value <= need) return known.value;
  if (nodes_ >= 2 * parting_.most_nodes) return impossible;
  ++nodes_;

  const std::size_t from = choices_.size();
  const int lowest = std::countr_zero(node.one);
  list(node, lowest);
  const auto order = [&](const Choice& a, const Choice& b) {
    if (!node.pure && a.shape.is_natural_sequence() != b.shape.is_natural_sequence())
      return a.shape.is_natural_sequence();
    return a.gain > b.gain;
  };
  std::stable_sort(choices_.begin() + static_cast<std::ptrdiff_t>(from), choices_.end(), order);

  int best = impossible;
  bool melds = false;
  MeldShape shape;
  for (std::size_t i = from; i < choices_.size() && best < most; ++i) {
    if (is_late() && best > impossible) break;
    const Choice choice = choices_[i];
    const int value = below(node, choice, std::max(need, best));
    if (value <= best) continue;
    best = value;
    melds = true;
    shape = choice.shape;
  }
  choices_.resize(from);
  if (best < most && may_pass(node, lowest) && !(is_late() && best > impossible)) {
    const int value = solve(passed(node, lowest), std::max(need, best));
    if (value > best) {
      best = value;
      melds = false;
    }
  }
  Entry& entry = memo_.find(key);
  entry.value = best;
  entry.exact = best > need;
  entry.melds = melds;
  entry.shape = shape;
  return best;
}

int Solver::below(const Node& node, const Choice& choice, int need) {
  const Node next = after(node, choice.shape);
  lay(choice.shape);
  const int value = solve(next, need - choice.gain);
  unlay(choice.shape);
  return value <= impossible / 2 ? impossible : value + choice.gain;
}

Node Solver::after(const Node& node, const MeldShape& shape) const {
  Node next = node;
  for (unsigned left = shape.roles & ~unsigned{shape.substitutes}; left != 0; left &= left - 1) {
    const int place = shape.place(std::countr_zero(left));
    drop(next, place);
    if ((wild_places_ & bit(place)) != 0) {
      --next.pool;
      ++next.placed[class_at(place)];
    } else {
      next.potential -= potential(place);
    }
  }
  next.pool = static_cast<std::uint8_t>(next.pool - std::popcount(shape.substitutes));
  next.pure = next.pure || shape.is_natural_sequence();
  return next;
}

bool Solver::place_wild(Node& node, Card card) const {
  const std::size_t kind = class_of_[static_cast<std::size_t>(card.code())];
  if (node.placed[kind] == held_[kind]) return false;
  ++node.placed[kind];
  if (kind > 0) drop(node, place_of(card.rank(), index_of(card.suit())));
  return true;
}

std::optional<Node> Solver::after_whole(const Node& node, const Meld& meld) const {
  const MeldShape shape = shape_of(meld);
  if (!is_free(shape) || (by_rank(meld.natural()) & ~node.one) != 0) return std::nullopt;
  const Bits own = by_rank(meld.natural()) & wild_places_;
  if (std::popcount(shape.substitutes) + std::popcount(own) > node.pool) return std::nullopt;
  Node next = after(node, shape);
  for (int i = 0; i < meld.substituted.size(); ++i)
    if (!place_wild(next, meld.wild[static_cast<std::size_t>(i)])) return std::nullopt;
  return next;
}

int Solver::gain_of(const Meld& meld) const {
  int sum = parting_.per_point * value_of(meld.roles);
  const Bag cards = meld.cards();
  for (const CardSet layer : {cards.one, cards.two})
    for (const Card card : layer) sum += worth_of(card);
  return sum;
}

void Solver::follow(Node node, std::vector<MeldShape>& shapes) {
  while (node.one != 0) {
    const Entry entry = memo_.find(key_of(node));
    if (!entry.exact) return;
    if (entry.melds) {
      shapes.push_back(entry.shape);
      lay(entry.shape);
      node = after(node, entry.shape);
    } else {
      node = passed(node, std::countr_zero(node.one));
    }
  }
}

int Solver::count(const Bag& bag, std::size_t kind) const {
  if (kind == 0) return bag.count(little_joker) + bag.count(big_joker);
  return face(kind).is_known() ? bag.count(face(kind)) : 0;
}

Key Solver::key_of(const Node& node) const {
  const std::uint64_t flags = node.pool | (node.pure ? 16U : 0U) | (node.left ? 32U : 0U);
  const std::uint64_t placed = node.placed[0] | node.placed[1] << 3U | node.placed[2] << 6U;
  return {node.one | flags << 52, node.two | placed << 52, repeatable(node)};
}

std::uint64_t Solver::repeatable(const Node& node) const {
  std::uint64_t sum = 0;
  for (std::size_t i = parting_.standing.size(); i < laid_.size(); ++i) {
    const Bits roles = by_rank(laid_[i]);
    const int natural = std::popcount(roles & node.one);
    if (natural > 0 && std::popcount(roles) - natural <= node.pool) sum += mix(roles);
  }
  return sum;
}

int Solver::most_of(const Node& node) const {
  constexpr int most_points = 10;
  const int wild = best_worth_ + most_points * std::max(0, parting_.per_point);
  return node.potential + node.pool * std::max(0, wild) + substitutes_in(node) * best_worth_;
}

bool Solver::can_be_pure(const Node& node) const {
  const Bits low = node.one & node.one >> 4 & node.one >> 8;
  const Bits queens = node.one >> place_of(11, 0);
  const Bits kings = node.one >> place_of(king_rank, 0);
  return low != 0 || (queens & kings & node.one & 15) != 0;
}

bool Solver::may_pass(const Node& node, int place) const {
  if ((wild_places_ & bit(place)) != 0) return true;
  const Card card = card_at(place);
  return copies(node, place) <= parting_.cards.count(card) - parting_.must.count(card);
}

Node Solver::passed(const Node& node, int place) const {
  Node next = node;
  if ((wild_places_ & bit(place)) == 0) {
    next.left = true;
    next.potential -= copies(node, place) * potential(place);
  }
  next.one &= ~bit(place);
  next.two &= ~bit(place);
  return next;
}

int Solver::finish(const Node& node) const {
  if (!node.pure || (parting_.keep_one && !node.left && node.pool == 0)) return impossible;
  int substitutes = substitutes_in(node);
  int value = 0;
  std::array<int, wild_classes> free{};
  for (std::size_t i = 0; i < wild_classes; ++i) {
    const int due = std::max(0, must_[i] - node.placed[i]);
    substitutes -= due;
    value += due * class_worth_[i];
    free[i] = held_[i] - node.placed[i] - due;
  }
  if (substitutes < 0) return impossible;
  while (substitutes > 0) {
    std::size_t best = wild_classes;
    for (std::size_t i = 0; i < wild_classes; ++i)
      if (free[i] > 0 && (best == wild_classes || class_worth_[i] > class_worth_[best])) best = i;
    assert(best < wild_classes);
    const int taken = std::min(substitutes, free[best]);
    value += taken * class_worth_[best];
    substitutes -= taken;
    free[best] -= taken;
  }
  return value;
}

bool Solver::is_free(const MeldShape& shape) const {
  if (shape.set && !parting_.sets_differ) return true;
  return std::ranges::find(laid_, shape.all_roles()) == laid_.end();
}

}  // namespace fulltable::vazhushal::exact
