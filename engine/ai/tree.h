// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

namespace fulltable {

/// One choice at a node, known by its key; the next edge of the same node follows by index.
struct Edge {
  std::uint64_t key = 0;
  double value = 0;  ///< sum of what the game was worth to the seat that chooses here
  std::uint32_t visits = 0;
  std::uint32_t available = 0;  ///< how often it could be chosen when the node was reached
  std::uint32_t next = 0;
};

/// The search tree: nodes found by a 64-bit key of what their seat has noticed, in one arena each for nodes and edges.
class Tree {
 public:
  static constexpr std::uint32_t nothing = 0xffff'ffff;

  struct Found {
    std::uint32_t node;  ///< `nothing`: new, and the tree is full
    bool is_new;
  };

  /// Room for so many nodes.
  explicit Tree(std::size_t nodes);
  /// The node of that key; made if it is not there.
  Found node(std::uint64_t key);
  /// Replaces `out` by the node's edges of those keys, in their order; makes them where missing and counts them
  /// available.
  void edges_of(std::uint32_t node, const std::vector<std::uint64_t>& keys, std::vector<std::uint32_t>& out);
  const Edge& edge(std::uint32_t edge) const { return edges_[edge]; }
  /// The mean worth at a node for its seat; one half before it was counted.
  double mean(std::uint32_t node) const;
  /// Counts a visit of a node and of the edge taken there (`nothing`: none).
  void count(std::uint32_t node, std::uint32_t edge, double worth);

 private:
  struct Node {
    std::uint64_t key = 0;
    double value = 0;
    std::uint32_t visits = 0;
    std::uint32_t first = nothing;
  };

  std::size_t capacity_;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> table_;  ///< nodes by key, open addressing; a power of two
};

}  // namespace fulltable
