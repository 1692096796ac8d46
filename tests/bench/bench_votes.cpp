// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later

// The engine's search, one tree over all imagined deals in which every seat has its own view, against a determinising
// player, which searches some imagined deals one by one as if all cards were seen there, and takes the move that most
// of them found best. Both get the same time: the searches' iterations are given, and the time of each is printed
// beside the result. Deals are mirrored, two sides in turn round the table. Usage: bench_votes GAME [iterations of the
// one tree] [imagined deals] [iterations in each] [sets] [first deal number]
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include "match/match.h"
#include "protocol/autoplay.h"
#include "protocol/sample.h"
#include "protocol/sees_all.h"

using namespace fulltable;

namespace {

std::optional<Move> vote(const Knowledge& known, int worlds, std::int64_t iterations, Rng rng) {
  std::vector<std::pair<std::optional<Move>, int>> votes;
  for (int world = 0; world < worlds; ++world) {
    Rng own = rng.child(static_cast<std::uint64_t>(world));
    const auto position = known.imagine(own);
    const auto move = choose_seeing_all(*position, known.seat(), iterations, own.child(0));
    const auto found = std::ranges::find(votes, move, &std::pair<std::optional<Move>, int>::first);
    if (found == votes.end())
      votes.emplace_back(move, 1);
    else
      ++found->second;
  }
  return std::ranges::max_element(votes, {}, &std::pair<std::optional<Move>, int>::second)->first;
}

long number(int argc, char** argv, int place, long usual) {
  return argc > place ? std::atol(argv[place]) : usual;
}

}  // namespace

int main(int argc, char** argv) {
  const Game* const game = find_game(argc > 1 ? argv[1] : "chinese_ten");
  if (game == nullptr || game->info().real_time || game->info().solitaire) {
    std::fprintf(stderr, "No such game of several players that waits for them.\n");
    return 1;
  }
  const long iterations = number(argc, argv, 2, 800);
  const int worlds = static_cast<int>(number(argc, argv, 3, 20));
  const long each = number(argc, argv, 4, 40);
  const long sets = number(argc, argv, 5, 100);
  const long first = number(argc, argv, 6, 1);
  Sample shares;
  Sample leads;
  double seconds[2] = {0, 0};
  long decisions[2] = {0, 0};
  for (long set = 0; set < sets; ++set) {
    const auto deal = static_cast<std::uint64_t>(first + set);
    const GameSetup setup = standard_setup(*game, deal);
    double wins[2] = {0, 0};
    double ahead = 0;
    for (int turn = 0; turn < 2; ++turn) {
      auto match = Match::start(*game, setup);
      const Rng rng = Rng(deal).child(static_cast<std::uint64_t>(turn));
      std::uint64_t decision = 0;
      while (!match->over()) {
        const auto intent = next_intent(*match, [&](const Knowledge& known) -> std::optional<Move> {
          Moves moves;
          known.candidates(known.seat(), moves);
          if (moves.size() < 2 && !known.may_wait(known.seat())) return moves.front();
          const int side = (known.seat() + turn) % 2;
          const Rng own = rng.child(++decision);
          const std::clock_t begin = std::clock();
          const auto move = side == 0 ? think(known, Level::expert, {.iterations = iterations, .expired = {}}, own).move
                                      : vote(known, worlds, each, own);
          seconds[side] += static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
          ++decisions[side];
          return move;
        });
        if (!intent || match->submit(intent->seat, intent->move)) return 1;
      }
      const auto winners = match->truth().winners();
      for (const int seat : winners) wins[(seat + turn) % 2] += 1.0 / static_cast<double>(winners.size());
      const auto scores = match->truth().show(std::nullopt).scores;
      for (std::size_t seat = 0; seat < scores.size(); ++seat)
        ahead += ((static_cast<int>(seat) + turn) % 2 == 0 ? scores[seat] : -scores[seat]) /
                 static_cast<double>(scores.size());
    }
    if (wins[0] + wins[1] > 0) shares.add(wins[0] / (wins[0] + wins[1]));
    leads.add(ahead);
    const Mean share = shares.summary();
    const Mean lead = leads.summary();
    std::printf(
        "%s after %ld sets: one tree has %.1f %% ± %.1f of the wins, %.2f ± %.2f ahead; %.2f ms and %.2f ms a "
        "decision\n",
        game->info().id.data(), set + 1, 100 * share.value, 100 * share.margin, lead.value, lead.margin,
        1000 * seconds[0] / static_cast<double>(std::max(decisions[0], 1L)),
        1000 * seconds[1] / static_cast<double>(std::max(decisions[1], 1L)));
    std::fflush(stdout);
  }
  return 0;
}
