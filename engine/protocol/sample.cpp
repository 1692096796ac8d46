// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "protocol/sample.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace fulltable {

double student(std::int64_t degrees) {
  assert(degrees >= 1);
  constexpr double z = 1.959963984540054;
  const auto n = static_cast<double>(degrees);
  const double s = z * z;
  const double g1 = z * (s + 1) / 4;
  const double g2 = z * ((5 * s + 16) * s + 3) / 96;
  const double g3 = z * (((3 * s + 19) * s + 17) * s - 15) / 384;
  const double g4 = z * ((((79 * s + 776) * s + 1482) * s - 1920) * s - 945) / 92160;
  return z + (g1 + (g2 + (g3 + g4 / n) / n) / n) / n;
}

void Sample::add(double value) {
  sum += value;
  squares += value * value;
  ++count;
}

double Sample::mean() const {
  return count == 0 ? 0 : sum / static_cast<double>(count);
}

double Sample::standard_error() const {
  if (count < 2) return 0;
  const auto n = static_cast<double>(count);
  return std::sqrt(std::max(0.0, (squares / n - mean() * mean()) / (n - 1)));
}

Mean Sample::summary() const {
  return {mean(), count < 2 ? 0 : student(count - 1) * standard_error()};
}

double sign_test(std::int64_t won, std::int64_t lost) {
  const std::int64_t all = won + lost;
  const std::int64_t fewer = std::min(won, lost);
  if (all == 0) return 1;
  double tail = 0;
  for (std::int64_t k = 0; k <= fewer; ++k)
    tail += std::exp(std::lgamma(static_cast<double>(all) + 1) - std::lgamma(static_cast<double>(k) + 1) -
                     std::lgamma(static_cast<double>(all - k) + 1) - static_cast<double>(all) * std::log(2.0));
  return std::min(1.0, 2 * tail);
}

double paired_test(const Sample& differences) {
  const double error = differences.standard_error();
  if (error <= 0) return differences.sum == 0 || differences.count < 2 ? 1 : 0;
  const double t = differences.mean() / error;
  const auto degrees = static_cast<double>(differences.count - 1);
  // As far out in the normal distribution as that is in Student's (Wallace, Ann. Math. Stat. 30, 1959, 1124).
  const double normal = (8 * degrees + 1) / (8 * degrees + 3) * std::sqrt(degrees * std::log1p(t * t / degrees));
  return std::erfc(normal / std::sqrt(2.0));
}

SequentialTest::SequentialTest(double low, double high) : low_(low), high_(high) {
  assert(low < high);
  // A hypothesis needs values on both sides of its mean, also where all that were seen are alike: a thousandth of one
  // counts as seen far out, so far that it takes 31 values that are alike to decide.
  constexpr double far = 10;
  constexpr double hardly = 1e-3;
  seen_[low - far * (high - low)] = hardly;
  seen_[high + far * (high - low)] = hardly;
}

void SequentialTest::add(double value) {
  seen_[value] += 1;
}

/// Of the likeliest weights with that mean: seen·log(weight), but for what does not depend on the mean. They are
/// seen / (1 + tilt·(value − mean)), with the tilt for which the mean comes out (Van den Bergh, section 3).
double SequentialTest::log_likelihood(double mean) const {
  double least = -1 / (seen_.rbegin()->first - mean);
  double most = 1 / (mean - seen_.begin()->first);
  constexpr int halvings = 100;
  for (int i = 0; i < halvings; ++i) {
    const double tilt = (least + most) / 2;
    double pull = 0;
    for (const auto& [value, times] : seen_) pull += times * (value - mean) / (1 + tilt * (value - mean));
    (pull > 0 ? least : most) = tilt;
  }
  const double tilt = (least + most) / 2;
  double sum = 0;
  for (const auto& [value, times] : seen_) sum -= times * std::log(1 + tilt * (value - mean));
  return sum;
}

double SequentialTest::log_ratio() const {
  return log_likelihood(high_) - log_likelihood(low_);
}

Verdict SequentialTest::verdict() const {
  const double ratio = log_ratio();
  return ratio >= bound ? Verdict::higher : ratio <= -bound ? Verdict::lower : Verdict::open;
}

}  // namespace fulltable
