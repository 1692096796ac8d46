// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>

namespace fulltable {

/// The 97.5 % point of Student's distribution with so many degrees of freedom (≥ 1), by the Cornish–Fisher series of
/// Abramowitz and Stegun 1964, 26.7.5: right to a thousandth from four on.
double student(std::int64_t degrees);

/// A mean with the half-width of its 95 % interval.
struct Mean {
  double value = 0;
  double margin = 0;
};

/// Sums from which a mean and its interval follow: mean ± t·s/√n with Student's t of n − 1 degrees of freedom. What is
/// added must be independent of each other: of mirrored games one value a set, since the games of a set share their
/// cards.
struct Sample {
  double sum = 0;
  double squares = 0;
  std::int64_t count = 0;

  void add(double value);
  double mean() const;
  double standard_error() const;
  Mean summary() const;
};

/// The chance that a fair coin falls at least as unevenly as that, exact.
double sign_test(std::int64_t won, std::int64_t lost);
/// The chance that differences between equals are at least that far from 0 in the mean: Student's test, right to a
/// twentieth of it from four differences on.
double paired_test(const Sample& differences);

enum class Verdict { open, lower, higher };

/// Wald's sequential test of the mean of values: whether it is `low` or `high`, each wrongly found in 5 % of all tests
/// at the most. The ratio of likelihoods is the generalized one, for a distribution of which no more is known than the
/// values seen: each hypothesis may take the likeliest weights of these values that give its mean (M. Van den Bergh, “A
/// practical introduction to the GSPRT”, 2020; with the five values of a pair of games it is the pentanomial test of
/// chess engines).
class SequentialTest {
 public:
  /// log((1 − α)/β) with α = β = 0.05: the test is decided as soon as the ratio leaves ±bound.
  static constexpr double bound = 2.944438979166441;

  /// low < high.
  SequentialTest(double low, double high);
  void add(double value);
  /// The logarithm of how much likelier the values are with the higher mean than with the lower one.
  double log_ratio() const;
  Verdict verdict() const;

 private:
  double log_likelihood(double mean) const;

  double low_;
  double high_;
  std::map<double, double> seen_;  ///< how often each value was seen
};

}  // namespace fulltable
