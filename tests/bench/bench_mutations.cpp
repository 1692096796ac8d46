// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How many mutated inputs a second the table protocol takes, as the fuzz targets give it, but without sanitizers:
// bench_mutations [SECONDS]
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "support/fuzz_input.h"

using namespace fulltable;

int main(int argc, char** argv) {
  using Clock = std::chrono::steady_clock;
  const std::chrono::seconds wanted(argc > 1 ? std::atoi(argv[1]) : 10);
  const auto samples = sample_lines();
  Rng rng(1);
  long inputs = 0;
  const auto begin = Clock::now();
  while (Clock::now() - begin < wanted) {
    std::string line = mutated(samples[rng.below(static_cast<std::uint32_t>(samples.size()))], samples, rng);
    if (const std::string fault = fault_after_lines(line + "\n"); !fault.empty()) {
      std::printf("%s\n", fault.c_str());
      return 1;
    }
    ++inputs;
  }
  const double seconds = std::chrono::duration<double>(Clock::now() - begin).count();
  std::printf("%.0f mutated requests a second\n", static_cast<double>(inputs) / seconds);
  return 0;
}
