// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/proof.h"

#include <algorithm>
#include <cassert>
#include <optional>

namespace fulltable::yukon_solver {

namespace {

constexpr std::size_t deepest = 250;  ///< deeper ones have not been seen; each takes some of the thread's stack
constexpr int noise = 60;

}  // namespace

Set Proof::Child::moved() const {
  Set cards = 0;
  for (std::size_t i = 0; i < count; ++i) cards |= bit(steps[i].card);
  return cards;
}

/// Adds to a nogood what proves it, given what is proved by the lost children of a node.
class Proof::Closing {
 public:
  Closing(const Node& node, const Board& root)
      : node_(node), root_(root), up_(node.members.front().board.up), steps_of_(node.members.size()) {
    for (const Child& child : node.children) steps_of_[child.member] |= bit(child.step().card);
  }

  /// The least found that has all of that one; empty if some step of its cards is not known to be lost.
  Nogood close(const Nogood& seed);

 private:
  /// Parts of a nogood each of which makes a step impossible.
  struct Blocks {
    std::array<Nogood, 3> any;
    std::size_t count = 0;
    void add(const Nogood& nogood) { any[count++] = nogood; }
  };

  bool has(const Nogood& part) const {
    return (part.placed & ~nogood_.placed) == 0 && (part.unplayed & ~(nogood_.unplayed | (nogood_.placed & ~up_))) == 0;
  }
  int growth(const Nogood& part) const {
    return size_of({part.placed & ~nogood_.placed, part.unplayed & ~(nogood_.unplayed | nogood_.placed)}, board());
  }
  const Board& board() const { return node_.members.front().board; }
  bool take(Slot card, bool placed);
  bool take_step(std::size_t member, Slot card, Slot to);
  static std::optional<Set> needed_for(const Member& member, const Child& child, Set cards);
  bool stay_inside();
  static Blocks blocks(const Member& member, const Board& root, Slot card, Slot to);

  const Node& node_;
  const Board& root_;
  const Set up_;
  std::vector<Set> steps_of_;  ///< the cards that children are steps of, by their members
  Nogood nogood_;
  std::vector<Blocks> blocks_;
  std::vector<const Child*> inside_;  ///< whose steps its cards can make
};

Nogood Proof::Closing::close(const Nogood& seed) {
  nogood_ = seed;
  blocks_.clear();
  inside_.clear();
  Nogood done;
  for (std::size_t blocked = 0;;) {
    if (const Set placed = nogood_.placed & ~done.placed & ~up_; placed != 0) {
      done.placed |= placed & -placed;
      if (!take(first_of(placed), true)) return {};
    } else if (const Set unplayed = nogood_.unplayed & ~nogood_.placed & ~done.unplayed; unplayed != 0) {
      done.unplayed |= unplayed & -unplayed;
      if (!take(first_of(unplayed), false)) return {};
    } else if (blocked < blocks_.size()) {
      const Blocks& blocks = blocks_[blocked++];
      const auto end = blocks.any.begin() + static_cast<std::ptrdiff_t>(blocks.count);
      if (std::none_of(blocks.any.begin(), end, [&](const Nogood& part) { return has(part); }))
        nogood_.add(*std::min_element(blocks.any.begin(), end,
                                      [&](const Nogood& a, const Nogood& b) { return growth(a) < growth(b); }));
    } else {
      const Set before = nogood_.placed;
      if (!stay_inside()) return {};
      if (nogood_.placed == before) return nogood_;
    }
  }
}

/// Goes through the steps that would change what the nogood says of a card; false if one is not known to be lost.
bool Proof::Closing::take(Slot card, bool placed) {
  for (std::size_t member = 0; member < node_.members.size(); ++member) {
    if (placed) {
      for (Set bases = standard.bases(bit(card)); bases != 0; bases &= bases - 1)
        if (!take_step(member, card, first_of(bases))) return false;
      if ((kings & bit(card)) != 0 && !take_step(member, card, table)) return false;
    }
    if (!take_step(member, card, foundation)) return false;
  }
  return true;
}

bool Proof::Closing::take_step(std::size_t index, Slot card, Slot to) {
  const Member& member = node_.members[index];
  const Slot from = member.board.below[card];
  if (to == from) return true;
  if ((member.either_way & bit(card)) != 0 && to == twin_of(from)) return true;
  bool found = false;
  Nogood best;
  const bool can_move = (steps_of_[index] & bit(card)) != 0;
  for (auto next = node_.children.begin(); can_move && next != node_.children.end(); ++next) {
    const Child& child = *next;
    if (child.member != index || child.step().card != card || child.step().to != to) continue;
    if (child.inside) {
      inside_.push_back(&child);
      return true;
    }
    found = true;
    if (!child.lost || is_whole(child.nogood)) continue;
    const std::optional<Set> needed = needed_for(member, child, child.nogood.placed);
    if (!needed) continue;
    Nogood nogood = child.nogood;
    if ((nogood_.placed & bit(card)) == 0) nogood.placed &= ~bit(card);  // the step says where it lies then
    nogood.placed |= *needed;
    if (best.is_empty() || growth(nogood) < growth(best)) best = nogood;
  }
  if (found) {
    nogood_.add(best);
    return !best.is_empty();
  }
  const Blocks impossible = blocks(member, root_, card, to);
  if (impossible.count == 0) return false;
  blocks_.push_back(impossible);
  return true;
}

/// The cards that must lie as they do before a step for these to lie as they do after it, wherever those lay before
/// that lie either way; nothing if it is not known to help.
std::optional<Set> Proof::Closing::needed_for(const Member& member, const Child& child, Set cards) {
  const Step step = child.step();
  Set needed = 0;
  for (Set fixed = cards & member.either_way & ~child.either_way & ~bit(step.card); fixed != 0; fixed &= fixed - 1) {
    const Slot card = first_of(fixed);
    const Slot under = child.board.below[card];
    if (under >= table) return std::nullopt;
    // From its other base it would keep the step from being made: it lies on that base, which is to be built on or to
    // go up, or it is carried, with what is to be built on, by the card that goes.
    const Slot other = twin_of(under);
    if (step.to == other || (step.card == other && step.to == foundation)) continue;
    Set between = 0;
    const auto lies_over = [&](Slot top, Slot down) {
      for (; top < table && top != down; top = member.board.below[top]) between |= bit(top);
      return top == down;
    };
    if (!lies_over(step.to, card) || !lies_over(other, step.card) || (between & member.either_way) != 0)
      return std::nullopt;
    needed |= between;
  }
  return needed;
}

/// Adds what it takes that the steps to other members lead to the same nogood; false if they may not.
bool Proof::Closing::stay_inside() {
  return std::ranges::all_of(inside_, [&](const Child* child) {
    const std::optional<Set> needed = needed_for(node_.members[child->member], *child, nogood_.placed);
    nogood_.placed |= needed.value_or(0);
    return needed.has_value();
  });
}

Proof::Closing::Blocks Proof::Closing::blocks(const Member& member, const Board& root, Slot card, Slot to) {
  const Board& board = member.board;
  Blocks blocks;
  const auto covered = [&](Slot by) {
    if (by != nothing && (member.either_way & bit(by)) == 0) blocks.add({.placed = bit(by)});
  };
  if ((board.hidden & bit(card)) != 0) blocks.add({.placed = bit(root.above[card])});
  if (to == foundation) {
    if (card >= 4 && (board.up & bit(card - 4)) == 0) blocks.add({.unplayed = bit(card - 4)});
    covered(board.above[card]);
  } else if (to == table) {
    if (board.below[card] == table)
      blocks.add({.placed = bit(card)});
    else if (!board.has_empty_column())
      blocks.add({.placed = board.bottoms});
  } else if ((board.up & bit(to)) != 0) {
    blocks.add({.placed = bit(to)});
  } else {
    covered(board.above[to]);
    Set between = 0;
    Slot under = to;
    for (; under < table && under != card; under = board.below[under]) between |= bit(under);
    if (under == card && (between & member.either_way) == 0) blocks.add({.placed = between});
  }
  return blocks;
}

Proof::Proof(const Puzzle& puzzle, const Board& root, std::size_t memory, std::uint64_t seed)
    : puzzle_(puzzle),
      root_(root),
      rng_(seed),
      size_(std::max<std::size_t>(memory / sizeof(Entry), 64)),
      most_filled_(size_ - size_ / 8),
      entries_(size_),
      learned_(root, memory) {}

solver::End Proof::search(std::int64_t nodes, const std::function<bool()>& expired) {
  for (const std::int64_t end = nodes_ + nodes; nodes_ < end;) {
    const std::int64_t before = nodes_;
    const solver::End found = run(std::min(next_run_, end - nodes_), expired);
    next_run_ += next_run_ / 8;
    if (found != solver::End::cut) return found;
    if (nodes_ == before || filled_ >= most_filled_ || (expired && expired())) break;
  }
  return solver::End::cut;
}

/// One search from the root.
solver::End Proof::run(std::int64_t nodes, const std::function<bool()>& expired) {
  ++runs_;
  most_nodes_ = nodes_ + nodes;
  expired_ = &expired;
  end_ = solver::End::exhausted;
  Board board = root_;
  scratch_.clear();
  puzzle_.settle(board, scratch_);
  line_ = scratch_;
  if (board.won()) return solver::End::won;
  if (why_hopeless(board).is_empty()) {
    const Entry* known = entry_of(puzzle_.key_of(board));
    if (known == nullptr) return solver::End::cut;
    if (!is_proved(*known)) {
      const std::vector<Step> first = line_;
      line_.clear();
      refute(board, 0);
      line_.insert(line_.begin(), first.begin(), first.end());
    }
  }
  return end_;
}

/// Where a position's entry is, or would be; null if the table is full.
Proof::Entry* Proof::entry_of(const solver::Key& key) {
  if (filled_ >= most_filled_) return nullptr;
  const std::uint64_t mark = key.mark | 1;
  auto slot = static_cast<std::size_t>(((key.place >> 32) * static_cast<std::uint64_t>(size_)) >> 32);
  while (entries_[slot].mark != mark && entries_[slot].mark != 0) slot = slot + 1 == size_ ? 0 : slot + 1;
  return &entries_[slot];
}

/// Why a position is lost; `end_` says otherwise if it is not known to be.
Nogood Proof::refute(const Board& board, std::size_t depth) {
  if (nodes_ >= most_nodes_ || depth >= deepest || ((nodes_ & 255) == 255 && *expired_ && (*expired_)())) {
    end_ = solver::End::cut;
    return {};
  }
  ++nodes_;
  if (depth == path_.size()) path_.push_back(std::make_unique<Node>());
  Node& node = *path_[depth];
  const Nogood nogood = refute(node, board, depth);
  if (end_ != solver::End::exhausted) return {};
  for (const Member& member : node.members) {
    if (Entry* entry = entry_of(member.key)) entry->nogood = nogood;
    if (!is_whole(nogood)) learned_.add(nogood, member.board, member.either_way);
  }
  return nogood;
}

Nogood Proof::refute(Node& node, const Board& board, std::size_t depth) {
  if (const Nogood nogood = add_members(node, board); !nogood.is_empty() || end_ != solver::End::exhausted)
    return nogood;
  Nogood best;
  const auto look_at = [&](const Child& child) {
    const Nogood nogood = taken_over(node, child);
    if (!nogood.is_empty() && (best.is_empty() || size_of(nogood, board) < size_of(best, board))) best = nogood;
  };
  for (Child& child : node.children) {
    for (const Member& member : node.members)
      if (child.key == member.key) {
        child.inside = true;
        child.either_way = member.either_way;
      }
    if (child.inside) continue;
    if (child.board.won()) {
      win(node, child);
      return {};
    }
    const Nogood nogood = puzzle_.is_hopeless(child.board) ? why_hopeless(child.board)
                                                           : known(child.board, child.key, child.moved() | child.safe);
    if (nogood.is_empty()) continue;
    set_lost(child, nogood);
    look_at(child);
  }
  if (!best.is_empty()) return best;
  if (const Nogood nogood = closed(node); !nogood.is_empty()) return nogood;
  for (Child& child : node.children)
    child.score = puzzle_.score_of(child.board) + (runs_ > 1 ? static_cast<int>(rng_.below(noise)) : 0);
  std::stable_sort(node.children.begin(), node.children.end(),
                   [](const Child& a, const Child& b) { return a.score > b.score; });
  for (Child& child : node.children) {
    if (child.lost || child.inside) continue;
    const Entry* entry = entry_of(child.key);
    if (entry == nullptr) {
      end_ = solver::End::cut;
      return {};
    }
    Nogood nogood = known(child.board, child.key, child.moved() | child.safe);
    if (nogood.is_empty()) {
      nogood = whole;
      if (!is_proved(*entry) && (entry->mark == 0 || entry->nogood.unplayed != runs_))
        nogood = refute(child.board, depth + 1);
    }
    if (end_ == solver::End::won) win(node, child);
    if (end_ != solver::End::exhausted) return {};
    set_lost(child, nogood);
    look_at(child);
    if (!best.is_empty()) return best;
    if (is_whole(child.nogood)) continue;
    if (const Nogood proved = closed(node); !proved.is_empty()) return proved;
  }
  return whole;
}

/// Fills a node with a position, those that sideways steps lead to and fro between, and all ways on; a nogood if one of
/// them is refuted already.
Nogood Proof::add_members(Node& node, const Board& board) {
  node.members.clear();
  node.children.clear();
  node.differing = node.either_way = 0;
  if (const Nogood nogood = add_member(node, board, 0, {}); !nogood.is_empty()) return nogood;
  for (std::size_t member = 0; member < node.members.size() && end_ == solver::End::exhausted; ++member) {
    const std::size_t first = node.children.size();
    add_children(node, member);
    for (std::size_t i = first; i < node.children.size(); ++i) {
      const Child& child = node.children[i];
      if (child.count != 1 || !puzzle_.is_sideways(node.members[member].board, child.step())) continue;
      const Nogood nogood = add_member(node, child.board, member, child.step());
      if (nogood.is_empty()) continue;
      return (nogood.placed & node.differing) == 0 ? nogood : whole;
    }
  }
  return {};
}

/// Adds a position to a node, if it is not there yet; a nogood if it is refuted.
Nogood Proof::add_member(Node& node, const Board& board, std::size_t from, Step step) {
  const solver::Key key = puzzle_.key_of(board);
  for (const Member& member : node.members)
    if (member.key == key) return {};
  const Set either_way = puzzle_.either_way(board);
  if (!node.members.empty()) {
    const Member& first = node.members.front();
    for (Slot card = 0; card < table; ++card)
      if (first.board.below[card] != board.below[card]) node.differing |= bit(card);
    node.differing |= first.either_way ^ either_way;
  }
  node.either_way |= either_way;
  Entry* entry = entry_of(key);
  if (entry == nullptr) {
    end_ = solver::End::cut;
    return {};
  }
  if (is_proved(*entry)) return entry->nogood;
  if (entry->mark == 0) ++filled_;
  *entry = {key.mark | 1, {.unplayed = runs_}};
  node.members.push_back({board, key, either_way, from, step});
  const Slot jammed = jammed_card(board, standard);
  if (jammed == nothing) return {};
  const Nogood nogood = why_jammed(board, jammed);
  assert((nogood.placed & either_way) == 0);
  return nogood;
}

void Proof::add_children(Node& node, std::size_t member) {
  const Board board = node.members[member].board;
  puzzle_.expand(board, node.members[member].key, [&](std::initializer_list<Step> steps) {
    Child& child = node.children.emplace_back(board, member);
    for (const Step step : steps) {
      child.board.make(step);
      child.steps[child.count++] = step;
    }
    const Set up = child.board.up;
    scratch_.clear();
    puzzle_.settle(child.board, scratch_);
    child.safe = child.board.up & ~up;
    child.key = puzzle_.key_of(child.board);
  });
}

/// A nogood of that position, found before there or elsewhere; empty if none is known. `moved`: cards that its last
/// steps have moved.
Nogood Proof::known(const Board& board, const solver::Key& key, Set moved) {
  const Entry* entry = entry_of(key);
  if (entry != nullptr && is_proved(*entry) && !is_whole(entry->nogood)) return entry->nogood;
  return learned_.find(board, puzzle_.either_way(board), moved);
}

/// Keeps a nogood of the position after a child's safe moves, as one before them: they can be made there, too, if the
/// cards that could be built on them are up, and what lay on them has left.
void Proof::set_lost(Child& child, const Nogood& nogood) const {
  child.lost = true;
  child.nogood = nogood;
  if (is_whole(nogood)) return;
  child.either_way = puzzle_.either_way(child.board);
  Set done = 0;
  while (const Set left = child.nogood.placed & child.safe & ~done) {
    const Slot card = first_of(left);
    done |= bit(card);
    child.nogood.placed |= bit(card) >> 4 | standard.builders(bit(card));
    if (const Slot above = root_.above[card]; above != nothing) child.nogood.placed |= bit(above);
  }
}

Nogood Proof::taken_over(const Node& node, const Child& child) {
  if (is_whole(child.nogood)) return {};
  const Set changed = child.moved() | node.differing | (node.either_way & ~child.either_way);
  return (child.nogood.placed & changed) == 0 ? child.nogood : Nogood{};
}

Nogood Proof::closed(const Node& node) const {
  Nogood best;
  Closing closing(node, root_);
  const Board& board = node.members.front().board;
  Set tried = 0;
  for (const Child& child : node.children) {
    const Set seed = bit(child.step().card);
    if (!child.lost || is_whole(child.nogood) || (tried & seed) != 0) continue;
    tried |= seed;
    const Nogood nogood = closing.close({child.nogood.placed | seed, child.nogood.unplayed});
    if (nogood.is_empty() || is_whole(nogood)) continue;
    if (best.is_empty() || size_of(nogood, board) < size_of(best, board)) best = nogood;
  }
  return best;
}

/// Puts the steps to a child before those to the win.
void Proof::win(const Node& node, const Child& child) {
  end_ = solver::End::won;
  std::vector<Step> steps;
  for (std::size_t member = child.member; member != 0; member = node.members[member].from)
    steps.insert(steps.begin(), node.members[member].step);
  steps.insert(steps.end(), child.steps.begin(), child.steps.begin() + static_cast<std::ptrdiff_t>(child.count));
  Board board = node.members[child.member].board;
  for (std::size_t i = 0; i < child.count; ++i) board.make(child.steps[i]);
  puzzle_.settle(board, steps);
  line_.insert(line_.begin(), steps.begin(), steps.end());
}

}  // namespace fulltable::yukon_solver
