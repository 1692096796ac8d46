// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "match/json_text.h"
#include "match/record_text.h"
#include "support/fuzz_input.h"

using namespace fulltable;

/// The same inputs each time; the fuzz targets under tests/fuzz look further.
class TestHostileInput : public QObject {
  Q_OBJECT

 private slots:
  void samplesAreSound() {
    for (const std::string& record : sample_records()) QCOMPARE(fault_after_record(record), std::string());
    std::string session;
    for (const std::string& line : sample_lines()) session += line + "\n";
    QCOMPARE(fault_after_lines(session), std::string());
  }
  void randomBytes() {
    Rng rng(1);
    for (int i = 0; i < 2000; ++i) {
      std::string bytes(rng.below(200), ' ');
      for (char& byte : bytes) byte = static_cast<char>(rng.below(256));
      QCOMPARE(fault_after_lines(bytes), std::string());
      QCOMPARE(fault_after_record(bytes), std::string());
    }
  }
  void mutatedLines() {
    const auto samples = sample_lines();
    Rng rng(2);
    for (int i = 0; i < 600; ++i) {
      std::string session;
      for (int k = 0; k < 8; ++k) {
        std::string line = samples[rng.below(static_cast<std::uint32_t>(samples.size()))];
        if (rng.below(2) == 0) line = mutated(std::move(line), samples, rng);
        session += line + "\n";
      }
      QCOMPARE(fault_after_lines(session), std::string());
    }
  }
  void mutatedRecords() {
    auto samples = sample_records();
    for (std::size_t number = 0, all = samples.size(); number < all; number += 3)
      samples.push_back(record_text(*parse_json(samples[number])));
    Rng rng(3);
    for (int i = 0; i < 3000; ++i) {
      const std::string record = mutated(samples[rng.below(static_cast<std::uint32_t>(samples.size()))], samples, rng);
      QCOMPARE(fault_after_record(record), std::string());
    }
  }
};

QTEST_APPLESS_MAIN(TestHostileInput)
#include "test_hostile_input.moc"
