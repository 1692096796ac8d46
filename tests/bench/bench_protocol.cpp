// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// How long the table protocol takes for a request: bench_protocol [GAME]
// Random games of each game are played over it; processor time, the mean and the longest of each command.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <map>

#include "match/json_text.h"
#include "protocol/server.h"

using namespace fulltable;

namespace {

double cpu_microseconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return 1e6 * static_cast<double>(now.tv_sec) + 1e-3 * static_cast<double>(now.tv_nsec);
}

struct Cost {
  std::vector<double> each;
};

class Meter {
 public:
  Json ask(const char* what, const Json& request) {
    const std::string line = json_text(request);
    const double before = cpu_microseconds();
    const std::string reply = server_.answer(line);
    costs_[what].each.push_back(cpu_microseconds() - before);
    return *parse_json(reply);
  }
  void print(const char* game) {
    for (auto& [what, cost] : costs_) {
      std::ranges::sort(cost.each);
      double sum = 0;
      for (const double one : cost.each) sum += one;
      std::printf("%-14s %-8s %8zu requests  mean %7.1f us  99 %% %7.1f us  longest %7.1f us\n", game, what.c_str(),
                  cost.each.size(), sum / static_cast<double>(cost.each.size()), cost.each[cost.each.size() * 99 / 100],
                  cost.each.back());
    }
  }

 private:
  Server server_{[] { return std::int64_t{0}; }, [] { return std::uint64_t{0}; }};
  std::map<std::string, Cost> costs_;
};

}  // namespace

int main(int argc, char** argv) {
  for (const Game* game : all_games()) {
    const std::string id(game->info().id);
    if (game->info().real_time || (argc > 1 && id != argv[1])) continue;
    Meter meter;
    Rng rng(1);
    for (int number = 1; number <= 20; ++number) {
      Json state = meter.ask("new", {{"cmd", "new"}, {"game", id}, {"seed", number}})["state"];
      for (int moves = 0; moves < 200 && state["over"] == false; ++moves) {
        const Json& seats = state["to_act"];
        const Json seat = seats[rng.below(static_cast<std::uint32_t>(seats.size()))];
        const Json legal = meter.ask("legal", {{"cmd", "legal"}, {"seat", seat}})["moves"];
        meter.ask("state", {{"cmd", "state"}, {"viewer", seat}});
        const Json& move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
        state = meter.ask("play", {{"cmd", "play"}, {"seat", seat}, {"move", move}})["state"];
      }
    }
    meter.print(id.c_str());
  }
  return 0;
}
