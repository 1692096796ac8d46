// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <string_view>
#include <utility>

namespace fulltable {

/// One step of SplitMix64 (Steele, Lea, Flood 2014): mixes a 64-bit number so that near inputs give far outputs.
constexpr std::uint64_t mix(std::uint64_t value) {
  value += 0x9e3779b97f4a7c15;
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
  value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
  return value ^ (value >> 31);
}

/// A 64-bit hash of a text (FNV-1a), the same on every platform.
constexpr std::uint64_t hash_of(std::string_view text) {
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char letter : text) hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
  return hash;
}

/// The random numbers of everything here: xoshiro256** (Blackman, Vigna 2018), seeded by SplitMix64.
/// The standard library's distributions and shuffle differ between platforms; these do not, so that a deal number
/// means the same deal for ever. Test vectors: tests/engine/test_random.cpp.
class Rng {
 public:
  constexpr explicit Rng(std::uint64_t seed) {
    for (auto& word : state_) {
      word = mix(seed);
      seed += 0x9e3779b97f4a7c15;
    }
  }

  constexpr std::uint64_t next() {
    const std::uint64_t result = rotate(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotate(state_[3], 45);
    return result;
  }

  /// An even number from 0 to bound − 1, exactly uniform (values that would favour some are drawn again); bound ≥ 1.
  /// The division that tells which those are is mostly not needed (Lemire, Fast Random Integer Generation in an
  /// Interval, 2019).
  constexpr std::uint32_t below(std::uint32_t bound) {
    assert(bound >= 1);
    while (true) {
      const std::uint64_t product = (next() >> 32) * bound;
      const auto rest = static_cast<std::uint32_t>(product);
      if (rest >= bound || rest >= (0U - bound) % bound) return static_cast<std::uint32_t>(product >> 32);
    }
  }

  /// A number in [0, 1), a multiple of 2^-53.
  constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

  /// An independent generator, numbered: the same parent state and number give the same child.
  constexpr Rng child(std::uint64_t number) const { return Rng(mix(state_[0] ^ mix(number)) ^ state_[3]); }

  friend constexpr bool operator==(const Rng&, const Rng&) = default;

 private:
  static constexpr std::uint64_t rotate(std::uint64_t value, int by) { return (value << by) | (value >> (64 - by)); }
  std::array<std::uint64_t, 4> state_{};
};

/// Fisher–Yates from the last element to the first, with `rng.below`.
template <class Sequence>
constexpr void shuffle(Sequence& sequence, Rng& rng) {
  for (std::size_t left = sequence.size(); left > 1; --left)
    std::swap(sequence[left - 1], sequence[rng.below(static_cast<std::uint32_t>(left))]);
}

}  // namespace fulltable
