// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "core/random.h"

using namespace fulltable;

/// Deal numbers mean the same deals for ever: these numbers may never change.
class TestRandom : public QObject {
  Q_OBJECT
 private slots:
  void drawsStayInRange() {
    Rng rng(7);
    for (std::uint32_t bound = 1; bound < 200; ++bound) QVERIFY(rng.below(bound) < bound);
  }
  void childrenDiffer() {
    const Rng rng(7);
    QVERIFY(rng.child(1) != rng.child(2));
    QVERIFY(rng.child(1) == rng.child(1));
  }
};

QTEST_APPLESS_MAIN(TestRandom)
#include "test_random.moc"
