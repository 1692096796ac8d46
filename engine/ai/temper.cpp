// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/temper.h"

#include <array>
#include <cassert>
#include <cmath>
#include <limits>

#include "ai/think.h"

namespace fulltable {

namespace {

constexpr std::array<const char*, 5> temper_names{"steady", "cautious", "bold", "grabber", "bluffer"};

/// The least part of the visits of the best candidate with which a move is known well enough.
constexpr std::int64_t enough_visits = 2;

/// How far what a candidate brings lies apart from deal to deal: the standard deviation, in points or chips.
double spread(const Candidate& candidate) {
  return candidate.gain.error * std::sqrt(static_cast<double>(candidate.gain.count));
}

/// How much a temper likes a candidate, in a measure of its own. Where a game counts nothing, what is expected is
/// taken for safe.
double liking(const Candidate& candidate, float sight, Temper temper) {
  const bool counted = candidate.gain.count > 0;
  switch (temper) {
    case Temper::steady: break;
    case Temper::cautious: return counted ? -spread(candidate) : static_cast<double>(sight);
    case Temper::bold: return counted ? spread(candidate) : -static_cast<double>(sight);
    case Temper::grabber: return candidate.gain.mean;
    case Temper::bluffer: return -static_cast<double>(sight);
  }
  return 0;
}

}  // namespace

const char* to_text(Temper temper) {
  return temper_names[static_cast<std::size_t>(temper)];
}

std::optional<Temper> temper_of(std::string_view text) {
  for (std::size_t i = 0; i < temper_names.size(); ++i)
    if (text == temper_names[i]) return static_cast<Temper>(i);
  return std::nullopt;
}

std::size_t choose_by_temper(const std::vector<Candidate>& candidates, const std::vector<float>& sights, Temper temper,
                             double tolerance) {
  assert(!candidates.empty());
  const Candidate& best = candidates.front();
  std::size_t chosen = 0;
  double most = -std::numeric_limits<double>::infinity();
  for (std::size_t i = 0; i < candidates.size(); ++i) {
    const Candidate& candidate = candidates[i];
    if (candidate.value < best.value - tolerance || candidate.visits * enough_visits < best.visits) continue;
    const double liked = liking(candidate, i < sights.size() ? sights[i] : 0.0F, temper);
    if (liked <= most) continue;
    most = liked;
    chosen = i;
  }
  return chosen;
}

}  // namespace fulltable
