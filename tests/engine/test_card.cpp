// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <bit>

#include "core/card.h"
#include "core/random.h"

using namespace fulltable;

class TestCard : public QObject {
  Q_OBJECT
 private slots:
  void bits_are_counted_as_the_library_counts_them() {
    QCOMPARE(count_bits(0), 0);
    QCOMPARE(count_bits(~std::uint64_t{0}), 64);
    for (int place = 0; place < 64; ++place) QCOMPARE(count_bits(std::uint64_t{1} << place), 1);
    Rng rng(1);
    for (int i = 0; i < 10000; ++i) {
      // Words with few bits, with half of them, and with many.
      const std::uint64_t word = rng.next();
      for (const std::uint64_t each : {word & rng.next() & rng.next(), word, word | rng.next() | rng.next()})
        QCOMPARE(count_bits(each), std::popcount(each));
    }
  }
};

QTEST_APPLESS_MAIN(TestCard)
#include "test_card.moc"
