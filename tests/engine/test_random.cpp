// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <array>
#include <numeric>

#include "core/random.h"

using namespace fulltable;

namespace {

constexpr std::size_t cards = 52;
using Pack = std::array<std::size_t, cards>;

Pack shuffled(Rng& rng) {
  Pack pack{};
  std::iota(pack.begin(), pack.end(), std::size_t{0});
  shuffle(pack, rng);
  return pack;
}

/// xoshiro256** as its authors publish it (https://prng.di.unimi.it/xoshiro256starstar.c), from any state.
struct Published {
  std::array<std::uint64_t, 4> s;

  static std::uint64_t rotl(std::uint64_t x, int k) { return (x << k) | (x >> (64 - k)); }
  std::uint64_t next() {
    const std::uint64_t result = rotl(s[1] * 5, 7) * 9;
    const std::uint64_t t = s[1] << 17;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rotl(s[3], 45);
    return result;
  }
};

}  // namespace

/// Deal numbers mean the same deals for ever: these numbers may never change.
class TestRandom : public QObject {
  Q_OBJECT
 private slots:
  /// The first five numbers of SplitMix64 from 1234567, as widely published with its algorithm.
  void splitMixIsAsPublished() {
    constexpr std::array<std::uint64_t, 5> published{6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                                     4593380528125082431U, 16408922859458223821U};
    std::uint64_t state = 1234567;
    for (const std::uint64_t number : published) {
      QCOMPARE(mix(state), number);
      state += 0x9e3779b97f4a7c15;
    }
  }
  /// The authors' generator gives the numbers that its other implementations are tested by, from the state 1, 2, 3, 4;
  /// and ours gives the authors' numbers from the state that SplitMix64 makes of a seed.
  void xoshiroIsAsPublished() {
    constexpr std::array<std::uint64_t, 10> published{11520U,
                                                      0U,
                                                      1509978240U,
                                                      1215971899390074240U,
                                                      1216172134540287360U,
                                                      607988272756665600U,
                                                      16172922978634559625U,
                                                      8476171486693032832U,
                                                      10595114339597558777U,
                                                      2904607092377533576U};
    Published authors{{1, 2, 3, 4}};
    for (const std::uint64_t number : published) QCOMPARE(authors.next(), number);

    authors = {{6457827717110365317U, 3203168211198807973U, 9817491932198370423U, 4593380528125082431U}};
    Rng rng(1234567);
    for (int i = 0; i < 1000; ++i) QCOMPARE(rng.next(), authors.next());
  }
  /// Of what is made of those numbers.
  void drawsForEver() {
    Rng rng(1);
    std::array<std::uint32_t, 8> drawn{};
    for (std::uint32_t& number : drawn) number = rng.below(52);
    QCOMPARE(drawn, (std::array<std::uint32_t, 8>{36, 27, 29, 20, 36, 7, 3, 19}));
    QCOMPARE(rng.unit(), 0.86715248476860041);
    QCOMPARE(Rng(1).child(2).next(), std::uint64_t{9522575696514537965U});
    const Pack pack = shuffled(rng);
    QCOMPARE((std::array{pack[0], pack[1], pack[2], pack[51]}), (std::array<std::size_t, 4>{4, 43, 33, 28}));
  }
  void drawsStayInRange() {
    Rng rng(7);
    for (std::uint32_t bound = 1; bound < 200; ++bound) QVERIFY(rng.below(bound) < bound);
  }
  /// Numbers above 2^31 are where a draw without rejection would be uneven: a third of 3 · 2^30 would come twice as
  /// often as the others.
  void drawsAreEvenForLargeBounds() {
    constexpr std::uint32_t third = 1U << 30;
    constexpr int draws = 30000;
    std::array<int, 3> counts{};
    Rng rng(8);
    for (int i = 0; i < draws; ++i) ++counts[rng.below(3 * third) / third];
    for (const int count : counts) QVERIFY2(std::abs(count - draws / 3) < 400, qPrintable(QString::number(count)));
  }
  void childrenDiffer() {
    const Rng rng(7);
    QVERIFY(rng.child(1) != rng.child(2));
    QVERIFY(rng.child(1) == rng.child(1));
  }
  /// A card does not tell the next one: each pair of neighbours comes equally often. Chi-square over the 52 · 51
  /// counts: each has a variance of 51/52 of its mean, so their sum is 2601 on the average, with a deviation of
  /// about 72.
  void neighboursAreEven() {
    constexpr int deals = 10400;
    std::vector<std::array<int, cards>> counts(cards);
    for (int seed = 0; seed < deals; ++seed) {
      Rng rng = Rng(static_cast<std::uint64_t>(seed)).child(1);
      const Pack pack = shuffled(rng);
      for (std::size_t place = 1; place < cards; ++place) ++counts[pack[place - 1]][pack[place]];
    }
    constexpr double expected = deals * 51 / (52.0 * 51);
    double whole = 0;
    for (std::size_t a = 0; a < cards; ++a)
      for (std::size_t b = 0; b < cards; ++b)
        if (a != b) whole += (counts[a][b] - expected) * (counts[a][b] - expected) / expected;
    QVERIFY2(whole > 2240 && whole < 2960, qPrintable(QString::number(whole)));
  }
};

QTEST_APPLESS_MAIN(TestRandom)
#include "test_random.moc"
