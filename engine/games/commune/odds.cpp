// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/commune/odds.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

namespace fulltable::commune {

namespace {

constexpr int most = 54;

/// Binomial coefficients; 0 where there are none.
struct Choose {
  std::array<std::array<double, most + 1>, most + 1> table{};
  constexpr Choose() {
    for (std::size_t n = 0; n <= most; ++n) {
      table[n][0] = 1;
      for (std::size_t k = 1; k <= n; ++k) table[n][k] = table[n - 1][k - 1] + (k < n ? table[n - 1][k] : 0.0);
    }
  }
  constexpr double operator()(int n, int k) const {
    return n < 0 || k < 0 || k > n ? 0.0 : table[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
  }
};
constexpr Choose choose;

/// What cannot change a move is not reckoned with.
constexpr double negligible = 1e-4;

/// The ways to have fewer than `least` of `marked` cards among `drawn` of `all`.
double ways_of_fewer(int least, int marked, int drawn, int all) {
  double ways = 0;
  for (int i = 0; i < least; ++i) ways += choose(marked, i) * choose(all - marked, drawn - i);
  return ways;
}

float mixed(float chance, float without, float with) {
  return without + chance * (with - without);
}

}  // namespace

Odds::Odds(CardSet own, int commune_size, int pack_size)
    : own_(Count::of(own)),
      drawn_(commune_size - own.size()),
      natural_(48 - (own.size() - own_.wild)),
      wild_(pack_size - 48 - own_.wild) {
  for (int less = 0; less < 9 && less <= drawn_; ++less)
    if (const double ways = choose(natural_, drawn_ - less); ways > 0)
      per_way_[static_cast<std::size_t>(less)] = 1 / ways;
  for (int less = 0; less < 3 && less <= drawn_; ++less) {
    const double per_way = 1 / choose(natural_ + wild_, drawn_ - less);
    for (int wild = 0; wild <= std::min(wild_, drawn_ - less); ++wild)
      share_[static_cast<std::size_t>(less)][static_cast<std::size_t>(wild)] =
          choose(wild_, wild) * choose(natural_, drawn_ - less - wild) * per_way;
  }
}

template <class Given>
float Odds::over_wild(int less, Given given) const {
  double sum = 0;
  for (int wild = 0; wild <= std::min(wild_, drawn_ - less); ++wild) {
    const double share = share_[static_cast<std::size_t>(less)][static_cast<std::size_t>(wild)];
    if (share > negligible) sum += share * given(own_.wild + wild, drawn_ - less - wild);
  }
  return static_cast<float>(std::clamp(sum, 0.0, 1.0));
}

double Odds::fewer(int least, int marked, int natural) const {
  return ways_of_fewer(least, marked, natural, natural_) * per_way_[static_cast<std::size_t>(drawn_ - natural)];
}

float Odds::of_ranks(int wanted, int natural_left, int others_wanted, int others_left, int less) const {
  if (wanted + others_wanted <= own_.wild) return 1;
  if (wanted + others_wanted > own_.wild + drawn_ - less) return 0;
  return over_wild(less, [&](int wild, int natural) {
    const int lack = wanted + others_wanted - wild;
    if (lack <= 0) return 1.0;
    if (others_wanted == 0) return 1 - fewer(lack, natural_left, natural);
    if (wanted == 0) return 1 - fewer(lack, others_left, natural);
    double ways = 0;
    for (int first = 0; first <= natural_left; ++first)
      for (int second = 0; second <= others_left; ++second) {
        if (std::max(0, wanted - first) + std::max(0, others_wanted - second) > wild) continue;
        ways += choose(natural_left, first) * choose(others_left, second) *
                choose(natural_ - natural_left - others_left, natural - first - second);
      }
    return ways * per_way_[static_cast<std::size_t>(drawn_ - natural)];
  });
}

float Odds::of_straight(int top) const {
  int missing = 0;
  int always = 0;
  for (const int rank : straight_to(top)) {
    if (rank == two)
      ++always;
    else if (own_.natural[static_cast<std::size_t>(rank)] == 0)
      ++missing;
  }
  return over_wild(0, [&](int wild, int natural) {
    const int spare = wild - always;
    if (spare < 0) return 0.0;
    if (spare >= missing) return 1.0;
    // Exactly so many of the missing ranks stay without a card, by inclusion and exclusion.
    double ways = 0;
    for (int open = 0; open <= spare; ++open)
      for (int more = 0; more <= missing - open; ++more)
        ways += (more % 2 == 0 ? 1 : -1) * choose(missing, open) * choose(missing - open, more) *
                choose(natural_ - 4 * (open + more), natural);
    return ways * per_way_[static_cast<std::size_t>(drawn_ - natural)];
  });
}

float Odds::of_flush(int top) const {
  return over_wild(0, [&](int wild, int natural) {
    double none = 1;
    double best = 0;
    for (const unsigned suit : own_.suit) {
      const int lower = std::popcount(suit & ((1U << top) - 1));
      const int lower_left = top - 1 - lower;
      const int wanted = std::max(0, 4 - lower) - wild;
      double good = 0;
      if (((suit >> top) & 1U) != 0) {
        good = 1 - fewer(wanted, lower_left, natural);
      } else {
        // With the top card among those drawn, and without it.
        const double per_way = per_way_[static_cast<std::size_t>(drawn_ - natural)];
        const int others = natural_ - 1;
        good += (choose(others, natural - 1) - ways_of_fewer(wanted, lower_left, natural - 1, others)) * per_way;
        if (wild > 0)
          good += (choose(others, natural) - ways_of_fewer(wanted + 1, lower_left, natural, others)) * per_way;
      }
      none *= std::max(0.0, 1 - std::min(best, good));  // rounding may lead just below 0
      best = std::max(best, good);
    }
    // What one suit lacks the others have: they miss together less often than if each were drawn by itself. The
    // exponent, 1 3/8, is the one that comes nearest to counting.
    const double root = std::sqrt(std::sqrt(none));
    return 1 - (1 - best) * none * root * std::sqrt(root);
  });
}

float Odds::of_straight_flush(int top) const {
  return over_wild(0, [&](int wild, int natural) {
    double none = 1;
    for (const unsigned suit : own_.suit) {
      int missing = 0;
      int spare = wild;
      for (const int rank : straight_to(top)) {
        if (rank == two)
          --spare;
        else if (((suit >> rank) & 1U) == 0)
          ++missing;
      }
      if (spare >= 0) none *= fewer(missing - spare, missing, natural);
    }
    return 1 - none;
  });
}

float Odds::of(const Declaration& declaration) const {
  return of(declaration, Hints{});
}

float Odds::of(const Declaration& declaration, const Hints& hints) const {
  const int top = declaration.first;
  const auto single = [&](int wanted) {
    const int held = top == two ? 0 : own_.natural[declaration.first];
    const int left = top == two ? 0 : 4 - held;
    const float chance = of_ranks(std::max(0, wanted - held), left, 0, 0, 0);
    const float hint = hints[declaration.first];
    if (hint <= 0 || chance >= 1 || left == 0 || drawn_ == 0) return chance;
    return mixed(hint, chance, of_ranks(std::max(0, wanted - held - 1), left - 1, 0, 0, 1));
  };
  const auto both = [&](int wanted, int others_wanted) {
    const int other = declaration.second;
    const int held = top == two ? 0 : own_.natural[declaration.first];
    const int others_held = other == two ? 0 : own_.natural[declaration.second];
    const int left = top == two ? 0 : 4 - held;
    const int others_left = other == two ? 0 : 4 - others_held;
    const auto with = [&](int more, int others_more) {
      return of_ranks(std::max(0, wanted - held - more), left - more,
                      std::max(0, others_wanted - others_held - others_more), others_left - others_more,
                      more + others_more);
    };
    const float chance = with(0, 0);
    const bool first = hints[declaration.first] > 0 && left > 0 && drawn_ > 0;
    const bool second = hints[declaration.second] > 0 && others_left > 0 && drawn_ > 0;
    if (chance >= 1 || (!first && !second)) return chance;
    const float hint = first ? hints[declaration.first] : 0.0F;
    const float other_hint = second ? hints[declaration.second] : 0.0F;
    const float one = first ? with(1, 0) : chance;
    const float another = second ? with(0, 1) : chance;
    const float two_more = first && second && drawn_ > 1 ? with(1, 1) : std::max(one, another);
    return mixed(hint, mixed(other_hint, chance, another), mixed(other_hint, one, two_more));
  };
  switch (declaration.category) {
    case Category::high: return single(1);
    case Category::pair: return single(2);
    case Category::two_pair: return both(2, 2);
    case Category::trips: return single(3);
    case Category::straight: return of_straight(top);
    case Category::flush: return of_flush(top);
    case Category::full_house: return both(3, 2);
    case Category::quads: return single(4);
    case Category::straight_flush: return of_straight_flush(top);
    case Category::five_of_a_kind: return single(5);
  }
  return 0;
}

float blind_odds(int rung, int commune_size, int pack_size) {
  static const std::vector<float> table = [] {
    std::vector<float> list;
    for (const int pack : {52, 54})
      for (int size = 0; size <= most; ++size) {
        const Odds odds({}, std::min(size, pack), pack);
        for (int each = 0; each < rungs; ++each) list.push_back(odds.of(declaration(each)));
      }
    return list;
  }();
  const int row = (pack_size == 54 ? most + 1 : 0) + commune_size;
  return table[static_cast<std::size_t>(row) * static_cast<std::size_t>(rungs) + static_cast<std::size_t>(rung)];
}

}  // namespace fulltable::commune
