// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "games/ristiseiska/ristiseiska.h"

namespace fulltable::ristiseiska {

/// Something that happened in the deal and concerns the cards hidden from the viewer.
struct Happening {
  enum class Kind : std::uint8_t {
    check,   ///< `seat` turned out to hold none of `none` and all of `held`
    gift,    ///< `seat` gave `to` a card that the viewer did not see; none of `none`
    leaves,  ///< `card` was placed from that hand or came to the viewer
    enters,  ///< `card` came to that hand from the viewer
  };

  Kind kind = Kind::check;
  std::int8_t seat = 0;
  std::int8_t to = -1;
  Card card;
  std::uint16_t entry = 0;                                   ///< its place in the log
  std::array<std::uint8_t, Ristiseiska::max_seats> count{};  ///< cards in each hand right before
  CardSet open;                                              ///< what the layout would have taken
  CardSet none;
  CardSet held;
  CardSet freed;       ///< cards of which nothing is known before this
  bool binds = false;  ///< `leaves`: something is known of the card before this
};

/// The time in which a hidden card is subject to conditions: from happening `first` until before happening `end`, when
/// it lies with `seat`, or until now, when that is unknown (−1).
struct Stretch {
  Card card;
  std::uint16_t first = 0;
  std::uint16_t end = 0;
  std::int8_t seat = -1;
};

/// Everything that the log of a deal shows one seat of the cards hidden from it.
class Trail {
 public:
  /// `trusted` is the set of seats (bits) whose begs are taken for honest even where false ones are allowed.
  Trail(const Ristiseiska::State& known, int viewer, unsigned trusted);

  const std::vector<Happening>& happenings() const { return happenings_; }
  /// Those that ended in the past first, then those of the cards still hidden, the most restricted first.
  const std::vector<Stretch>& stretches() const { return stretches_; }
  /// The cards hidden now that could be anywhere.
  CardSet free_cards() const { return free_; }
  /// With false begging: the cards that would be withheld by that seat now, if it has held them since its last beg.
  CardSet could_withhold(int seat) const;
  /// The happenings from this on came after that beg.
  std::size_t since_beg(int seat) const { return static_cast<std::size_t>(last_beg_[at(seat)]) + 1; }

 private:
  struct Replay;
  Happening& add(const Replay& now, Happening::Kind kind, int seat);
  void restrict(Replay& now, std::size_t happening, CardSet cards);
  void learn_from_play(Replay& now, int seat, Card card, bool caught);
  void close(const Replay& now, Card card, int seat);
  void leave(Replay& now, int seat, Card card);

  std::vector<Happening> happenings_;
  std::vector<Stretch> stretches_;
  CardSet free_;
  std::array<std::int16_t, Ristiseiska::max_seats> last_beg_{};  ///< since it was last found out; −1 if none
};

/// How likely a card is given away, against others in the hand: far-out ones rather than ones that fit.
inline float generosity(Card card, CardSet open) {
  if (open.has(card)) return 0.3F;
  const int distance = card.rank() < seven_rank ? seven_rank - card.rank() : card.rank() - seven_rank;
  return 0.4F + 0.2F * static_cast<float>(distance);
}
inline constexpr float most_generosity = 1.6F;

}  // namespace fulltable::ristiseiska
