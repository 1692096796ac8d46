// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/tree.h"

#include <bit>

namespace fulltable {

Tree::Tree(std::size_t nodes) : capacity_(nodes + 1), table_(std::bit_ceil(2 * capacity_), nothing) {
  nodes_.reserve(capacity_);
  edges_.reserve(4 * capacity_);
}

Tree::Found Tree::node(std::uint64_t key) {
  const std::size_t mask = table_.size() - 1;
  std::size_t place = key & mask;
  while (table_[place] != nothing) {
    if (nodes_[table_[place]].key == key) return {table_[place], false};
    place = (place + 1) & mask;
  }
  if (nodes_.size() == capacity_) return {nothing, true};
  const auto made = static_cast<std::uint32_t>(nodes_.size());
  nodes_.push_back({.key = key});
  table_[place] = made;
  return {made, true};
}

void Tree::edges_of(std::uint32_t node, const std::vector<std::uint64_t>& keys, std::vector<std::uint32_t>& out) {
  out.clear();
  std::uint32_t last = nothing;  // of the chain, once its end was seen
  std::uint32_t guess = nodes_[node].first;
  for (const std::uint64_t key : keys) {
    // Choices mostly come in the same order each time, so the edge after the last one found is tried first.
    std::uint32_t found = guess;
    if (found == nothing || edges_[found].key != key) {
      found = nodes_[node].first;
      while (found != nothing && edges_[found].key != key) {
        if (edges_[found].next == nothing) last = found;
        found = edges_[found].next;
      }
    }
    if (found == nothing) {
      found = static_cast<std::uint32_t>(edges_.size());
      edges_.push_back({.key = key, .next = nothing});
      if (last == nothing)
        nodes_[node].first = found;
      else
        edges_[last].next = found;
      last = found;
    }
    ++edges_[found].available;
    guess = edges_[found].next;
    out.push_back(found);
  }
}

double Tree::mean(std::uint32_t node) const {
  const Node& at = nodes_[node];
  return at.visits == 0 ? 0.5 : at.value / static_cast<double>(at.visits);
}

void Tree::count(std::uint32_t node, std::uint32_t edge, double worth) {
  ++nodes_[node].visits;
  nodes_[node].value += worth;
  if (edge == nothing) return;
  ++edges_[edge].visits;
  edges_[edge].value += worth;
}

}  // namespace fulltable
