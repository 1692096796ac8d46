// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/yukon/search.h"

#include <algorithm>

namespace fulltable::yukon_solver {

namespace {

/// By alternate colours.
constexpr bool builds_on(Slot card, Slot base) {
  return card / 4 + 1 == base / 4 && ((card ^ base) & 2) != 0;
}

/// Whether a card is not in the column with that top.
bool is_elsewhere(const Board& board, Slot card, Slot top) {
  return (board.up & bit(card)) != 0 || board.top_over(card) != top;
}

}  // namespace

Seen::Seen(std::size_t bytes)
    : size_(std::max<std::size_t>(bytes / sizeof(std::uint64_t), 64)),
      most_(size_ - size_ / 8),
      marks_(static_cast<std::uint64_t*>(std::calloc(size_, sizeof(std::uint64_t)))) {
  if (!marks_) most_ = 0;
}

std::size_t Seen::place_of(const Key& key) const {
  return static_cast<std::size_t>(((key.place >> 32) * static_cast<std::uint64_t>(size_)) >> 32);
}

bool Seen::has(const Key& key) const {
  const std::uint64_t mark = key.mark | 1;
  for (std::size_t place = place_of(key);; place = place + 1 == size_ ? 0 : place + 1) {
    if (marks_[place] == mark) return true;
    if (marks_[place] == 0) return false;
  }
}

bool Seen::add(const Key& key) {
  const std::uint64_t mark = key.mark | 1;
  std::size_t place = place_of(key);
  while (marks_[place] != 0) {
    if (marks_[place] == mark) return false;
    if (++place == size_) place = 0;
  }
  if (full()) return false;
  marks_[place] = mark;
  ++count_;
  return true;
}

void Seen::fetch(const Key& key) const {
#if defined(__GNUC__)
  __builtin_prefetch(&marks_[place_of(key)]);
#endif
}

Search::Search(Variant variant, Shortcuts shortcuts, std::size_t memory, std::uint64_t seed, int noise)
    : variant_(variant), shortcuts_(shortcuts), seen_(memory), rng_(seed), noise_(noise) {}

/// The cards that may be gripped: the face-up ones, and with that option the tops of the foundations.
Set Search::movable(const Board& board) const {
  return board.face_up() | (variant_.foundation_return ? board.up & ~(board.up >> 4) : 0);
}

template <class Visit>
void Search::for_each_step(const Board& board, Visit visit) const {
  const Set cards = movable(board);
  for (Set left = board.next_up() & board.tops; left != 0; left &= left - 1) visit(Step{first_of(left), foundation});
  for (Set tops = board.tops; tops != 0; tops &= tops - 1) {
    const Slot base = first_of(tops);
    for (Set left = variant_.builders(bit(base)) & cards; left != 0; left &= left - 1)
      if (const Slot card = first_of(left); is_elsewhere(board, card, base)) visit(Step{card, base});
  }
  if (!board.has_empty_column()) return;
  for (Set left = cards & ~board.bottoms & (variant_.any ? all_cards : kings); left != 0; left &= left - 1)
    visit(Step{first_of(left), table});
}

/// Whether a card leaves one of its two bases for the other, so that it could go back at once.
bool Search::is_sideways(const Board& board, Step step) const {
  return !variant_.suit && step.to < table && board.below[step.card] == twin_of(step.to) &&
         (board.hidden & bit(twin_of(step.to))) == 0;
}

template <class Visit>
void Search::for_each_sideways(const Board& board, Visit visit) const {
  if (variant_.suit) return;
  for (Set tops = board.tops; tops != 0; tops &= tops - 1) {
    const Slot base = first_of(tops);
    const Slot twin = twin_of(base);
    if ((bit(twin) & (board.up | board.hidden | board.tops)) != 0) continue;
    const Slot card = board.above[twin];
    if (builds_on(card, base) && board.top_over(card) != base) visit(Step{card, base});
  }
}

Key Search::key_of(const Board& board) const {
  Key key = board.key;
  if (shortcuts_.classes)
    for_each_sideways(board, [&](Step step) { key = with_either_base(key, step.card, board.below[step.card]); });
  return key;
}

void Search::play_safe(Board& board) {
  for (Set safe = safe_plays(board, variant_); safe != 0; safe = safe_plays(board, variant_)) {
    const Step step{first_of(safe), foundation};
    board.make(step);
    steps_.push_back(step);
  }
}

void Search::settle(Board& board) {
  if (!shortcuts_.safe) return;
  play_safe(board);
  if (!shortcuts_.classes) return;
  for (bool moved = true; moved;) {
    moved = false;
    for_each_sideways(board, [&](Step step) {
      const Slot freed = board.below[step.card];
      if (moved || (board.next_up() & bit(freed)) == 0) return;
      Board next = board;
      next.make(step);
      if ((safe_plays(next, variant_) & bit(freed)) == 0) return;
      board = next;
      steps_.push_back(step);
      play_safe(board);
      moved = true;
    });
  }
}

int Search::score_of(const Board& board) {
  int score = 4 * std::popcount(board.up) - 12 * std::popcount(board.hidden);
  for (Set left = board.face_up(); left != 0; left &= left - 1) {
    const Slot card = first_of(left);
    const Slot under = board.below[card];
    if (under < table && (variant_.bases(bit(card)) & bit(under)) == 0) score -= 3;
  }
  score += 4 * (Yukon::columns - std::popcount(board.tops));
  return score * 4 + (noise_ > 0 ? static_cast<int>(rng_.below(static_cast<std::uint32_t>(noise_))) : 0);
}

void Search::add_child(const Board& from, std::initializer_list<Step> steps) {
  const auto first = static_cast<std::uint32_t>(steps_.size());
  Child& child = children_.emplace_back(Child{from, {}, 0, first, first});
  for (const Step step : steps) {
    child.board.make(step);
    steps_.push_back(step);
  }
  settle(child.board);
  child.end_step = static_cast<std::uint32_t>(steps_.size());
  child.key = key_of(child.board);
  seen_.fetch(child.key);
}

void Search::expand_sideways(const Board& board, const Key& key, Step sideways) {
  const Slot freed = board.below[sideways.card];
  Board beside = board;
  beside.make(sideways);
  if (key_of(beside) != key) {
    add_child(board, {sideways});
    return;
  }
  // The position beside this one counts as the same; only steps that need the sideways step are new there.
  if ((beside.next_up() & bit(freed)) != 0) add_child(board, {sideways, {freed, foundation}});
  for (Set left = variant_.builders(bit(freed)) & movable(beside); left != 0; left &= left - 1)
    if (const Slot card = first_of(left); is_elsewhere(beside, card, freed))
      add_child(board, {sideways, {card, freed}});
  const Slot moved_top = board.top_over(sideways.card);
  for (Set left = variant_.builders(bit(moved_top)) & beside.face_up(); left != 0; left &= left - 1)
    if (const Slot card = first_of(left); beside.top_over(card) == freed)
      add_child(board, {sideways, {card, moved_top}});
  // A card below the freed one in its column can go onto it if another sideways step parts them.
  for_each_sideways(beside, [&](Step second) {
    if (second.card == sideways.card || beside.top_over(second.card) != freed) return;
    Board third = beside;
    third.make(second);
    for (Set left = variant_.builders(bit(freed)) & third.face_up(); left != 0; left &= left - 1)
      if (const Slot card = first_of(left); is_elsewhere(third, card, freed))
        add_child(board, {sideways, second, {card, freed}});
  });
}

void Search::expand(const Board& board, const Key& key) {
  for_each_step(board, [&](Step step) {
    if (shortcuts_.classes && is_sideways(board, step))
      expand_sideways(board, key, step);
    else
      add_child(board, {step});
  });
}

/// Drops the children that are known or refuted, and puts the rest in order, the best last.
void Search::weed(std::size_t first) {
  const auto begin = children_.begin() + static_cast<std::ptrdiff_t>(first);
  const auto end = std::remove_if(begin, children_.end(), [&](const Child& child) {
    return seen_.has(child.key) || (shortcuts_.hopeless && is_hopeless(child.board, variant_));
  });
  children_.erase(end, children_.end());
  for (auto child = begin; child != end; ++child) child->score = score_of(child->board);
  std::stable_sort(begin, children_.end(), [](const Child& a, const Child& b) { return a.score < b.score; });
}

Search::End Search::run(const Board& root, std::int64_t nodes, const std::function<bool()>& expired) {
  Board board = root;
  settle(board);
  if (shortcuts_.hopeless && is_hopeless(board, variant_)) return End::exhausted;
  children_.push_back({board, key_of(board), 0, 0, static_cast<std::uint32_t>(steps_.size())});
  frames_.push_back({0, static_cast<std::uint32_t>(steps_.size())});
  while (!frames_.empty()) {
    const std::size_t begin = frames_.back().first_child;
    if (children_.size() == begin) {
      steps_.resize(frames_.back().first_step);
      frames_.pop_back();
      if (!frames_.empty()) children_.pop_back();
      continue;
    }
    const Child child = children_.back();
    if (child.board.won()) return End::won;
    if (!seen_.add(child.key)) {
      if (seen_.full()) return End::cut;
      children_.pop_back();
      continue;
    }
    if (nodes > 0 && nodes_ >= nodes) return End::cut;
    if ((nodes_ & 1023) == 1023 && expired && expired()) return End::cut;
    ++nodes_;
    if (shortcuts_.jammed && is_jammed(child.board, variant_)) {
      children_.pop_back();
      continue;
    }
    const std::size_t first = children_.size();
    const auto first_step = static_cast<std::uint32_t>(steps_.size());
    expand(child.board, child.key);
    weed(first);
    frames_.push_back({first, first_step});
  }
  return End::exhausted;
}

std::vector<Step> Search::line() const {
  std::vector<Step> line;
  for (std::size_t i = 1; i <= frames_.size(); ++i) {
    const Child& child = i < frames_.size() ? children_[frames_[i].first_child - 1] : children_.back();
    for (std::uint32_t step = child.first_step; step < child.end_step; ++step) line.push_back(steps_[step]);
  }
  return line;
}

}  // namespace fulltable::yukon_solver
