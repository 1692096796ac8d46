// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/ristiseiska/sampler.h"

// What a seat knows, and what might be true of what it does not know.
namespace fulltable {

namespace {

/// How often a beg is taken for honest where false ones are allowed: they seldom pay.
constexpr double trust = 0.9;

unsigned trusted_seats(const Ristiseiska::State& known, Rng& rng) {
  if (!known.penalised) return 0;
  unsigned seats = 0;
  for (int seat = 0; seat < known.seats; ++seat)
    if (rng.unit() < trust) seats |= 1U << seat;
  for (const Ristiseiska::Entry& entry : known.log)
    if (entry.act == Ristiseiska::Act::caught) seats &= ~(1U << entry.seat);
  return seats;
}

void fill_in(Ristiseiska::State& state, int viewer, const ristiseiska::Trail& trail,
             const ristiseiska::Sampler& sampler) {
  for (int seat = 0; seat < state.seats; ++seat) {
    if (seat == viewer) continue;
    state.hand[at(seat)] = sampler.hand(seat);
    state.withheld[at(seat)] = sampler.hand(seat) & trail.could_withhold(seat);
  }
  using Kind = ristiseiska::Happening::Kind;
  for (std::size_t i = 0; i < trail.happenings().size(); ++i) {
    const auto& happening = trail.happenings()[i];
    if (happening.kind != Kind::gift && happening.kind != Kind::enters) continue;
    const Card card = happening.kind == Kind::gift ? sampler.given(i) : happening.card;
    state.log[happening.entry].card = card;
    if (i >= trail.since_beg(happening.to)) state.withheld[at(happening.to)].remove(card);
  }
}

}  // namespace

Ristiseiska::State Ristiseiska::conceal(const State& state, int seat) {
  if (stage(state) == Stage::over) return state;
  State known = public_part(state);
  known.hand[at(seat)] = state.hand[at(seat)];
  known.withheld[at(seat)] = state.withheld[at(seat)];
  known.log.reserve(state.log.size());
  for (const Entry& entry : state.log) {
    const bool seen = entry.act != Act::give || entry.seat == seat || entry.to == seat;
    known.log.push_back({entry.seat, entry.act, seen ? entry.card : unknown_card, entry.to});
  }
  return known;
}

Move Ristiseiska::as_seen(const State& state, int viewer, int seat, const Move& move) {
  const int taker = state.phase == Phase::penalty ? state.offender : state.beggar;
  if (move.verb != give || viewer == seat || viewer == taker) return move;
  return {give, unknown_card};
}

Ristiseiska::State Ristiseiska::imagine(const State& known, int seat, Rng& rng) {
  State state = known;
  if (stage(known) == Stage::over) return state;
  using ristiseiska::Sampler;
  using ristiseiska::Trail;
  const unsigned trusted = trusted_seats(known, rng);
  const auto drawn = [&](const State& from, unsigned trusting, bool lenient, int tries) {
    const Trail trail(from, seat, trusting);
    Sampler sampler(trail, from, seat, rng);
    int steps = 50 + 4 * static_cast<int>(trail.stretches().size());
    while (!sampler.draw(steps, lenient)) {
      if ((sampler.exhausted() && !lenient) || tries-- == 0) return false;
      steps += lenient ? 0 : steps / 4;
    }
    fill_in(state, seat, trail, sampler);
    return true;
  };
  constexpr int few = 8;
  constexpr int many = 64;
  constexpr int very_many = 2000;
  if (trusted != 0 && drawn(known, trusted, false, few)) return state;
  if (drawn(known, 0, false, many)) return state;
  // A giver held up by `idle` may have had nothing but cards that fit.
  if (drawn(known, 0, true, very_many)) return state;
  // Only what nobody can have learnt in a real game leads here.
  State forgotten = known;
  forgotten.log.clear();
  drawn(forgotten, 0, false, many);
  return state;
}

void Ristiseiska::recall(State& known, int seat, Recall& recall) {
  // Cards on the table are seen. Without a beg or a pass in the log nothing is drawn from it, but what was given stays.
  std::erase_if(known.log, [&](const Entry& entry) {
    return entry.seat != seat && (entry.act == Act::pass || entry.act == Act::beg) && !recall.infers();
  });
}

}  // namespace fulltable
