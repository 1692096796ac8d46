// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace fulltable::commune {

/// For each seat the chance to be the last with tokens, if each hand any living player is as likely to lose one as any
/// other.
void chances_to_win(std::span<const std::uint8_t> tokens, std::vector<double>& out);

}  // namespace fulltable::commune
