// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace fulltable {

struct Candidate;

/// What a player likes, of moves that are worth much the same to it. It decides nothing else, so that players of one
/// level are about as strong as each other.
enum class Temper {
  steady,    ///< the best move, as the search found it
  cautious,  ///< what comes to about the same however the cards lie
  bold,      ///< what may come to much or to little
  grabber,   ///< what brings most in this deal
  bluffer,   ///< what others would expect least, by first sight
};

/// `steady`, `cautious`, `bold`, `grabber`, `bluffer`.
const char* to_text(Temper temper);
std::optional<Temper> temper_of(std::string_view text);

/// The place of the one that the temper likes best, of those that are worth as much as the first but for `tolerance`
/// (0 to 1, as values are) and were tried often enough to tell. `sights` are the game's weights of the candidates at
/// first sight, in their order; nothing is known where it is empty. Of equals the first. There must be a candidate.
std::size_t choose_by_temper(const std::vector<Candidate>& candidates, const std::vector<float>& sights, Temper temper,
                             double tolerance);

}  // namespace fulltable
