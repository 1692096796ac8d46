// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/stomp/stomp.h"

#include <algorithm>

#include "core/notation.h"

namespace fulltable {

using stomp::Hand;
using stomp::joker_set;
using stomp::Play;
using stomp::rank_set;

namespace {

enum OptionPlace : std::size_t { packs_option, jokers_option, aces_option, games_option, scoring_option, chips_option };
enum PacksChoice : std::uint8_t { automatic, one_pack, two_packs };

constexpr int most_seats_of_one_pack = 4;

/// To search longer soon brings little here: hard plays through few games, so that the expert is the better player, and
/// medium through fewer than hard.
constexpr std::array<SearchLevel, 5> levels{
    {{120, 1, 1, 0.15, 0.5, 0}, {80, 20, 1, 0.04, 0.9, 0}, {100, 100, 2, 0, 0.95}, {200, 0, 0, 0}, {12000, 0, 0, 0}}};

GameInfo make_info() {
  GameInfo info;
  info.id = Stomp::id;
  info.name = "Stomp";
  info.tagline = message(Stomp::id, "Beat it, steal it, stomp on it, or concede");
  info.family = "climbing";
  info.family_name = message(Stomp::id, "Climbing");
  info.min_seats = 2;
  info.max_seats = Stomp::max_seats;
  info.default_seats = 2;
  info.minutes = 20;
  info.minutes_from = {{2, 20}, {5, 40}};
  info.score_unit = ScoreUnit::points;
  info.search = levels;
  info.ranks = "23456789TJQKA";
  info.options = {
      {.id = "packs",
       .type = OptionType::choice,
       .choices = {"auto", "one", "two"},
       .max = 2,
       .summary = "One pack up to four players, two above, or as said",
       .label = message(Stomp::id, "Packs"),
       .values = {message(Stomp::id, "Automatic"), message(Stomp::id, "One"), message(Stomp::id, "Two")},
       .help = message(Stomp::id, "Automatic: two for five or more players"),
       .expert = true},
      {.id = "jokers",
       .type = OptionType::integer,
       .choices = {},
       .max = 2,
       .summary = "Jokers in each pack",
       .label = message(Stomp::id, "Jokers per pack"),
       .expert = true},
      {.id = "aces",
       .type = OptionType::choice,
       .choices = {"high", "low"},
       .summary = "Whether aces are the highest rank or the lowest",
       .label = message(Stomp::id, "Aces"),
       .values = {message(Stomp::id, "High"), message(Stomp::id, "Low")},
       .expert = true},
      {.id = "games",
       .type = OptionType::integer,
       .choices = {},
       .max = static_cast<int>(Stomp::max_games),
       .summary = "Games that make the set; 0: one more than players",
       .label = message(Stomp::id, "Games per match"),
       .help = message(Stomp::id, "Automatic: one more than the number of players"),
       .zero = message(Stomp::id, "Automatic")},
      {.id = "scoring",
       .type = OptionType::choice,
       .choices = {"points", "chips"},
       .summary = "Score points, or pay each other in chips",
       .label = message(Stomp::id, "Scoring"),
       .values = {message(Stomp::id, "Points"), message(Stomp::id, "Chips")}},
      {.id = "chips",
       .type = OptionType::integer,
       .choices = {},
       .min = 3,
       .max = 100,
       .standard = 20,
       .summary = "Chips each player begins with",
       .label = message(Stomp::id, "Starting chips"),
       .help = message(Stomp::id, "When scoring in chips"),
       .expert = true},
  };
  info.presets = {{message(Stomp::id, "Quick"), {{"games", 1}}}};
  info.settings = {{.id = "shakes",
                    .label = message(Stomp::id, "Shake cards when stomped"),
                    .help = message(Stomp::id, "When a trump beats a set"),
                    .standard = true}};
  return info;
}

int packs_of(const TableSetup& setup) {
  switch (setup.options[packs_option]) {
    case one_pack: return 1;
    case two_packs: return 2;
    default: return setup.seats > most_seats_of_one_pack ? 2 : 1;
  }
}

Hand hand_of(const Move& move) {
  Hand cards;
  for (std::size_t i = 0; i < move.count; ++i) cards.insert(move.card(i));
  return cards;
}

/// Whether the move names no card more often than the hand holds it.
bool holds(const Hand& hand, const Move& move) {
  for (std::size_t i = 0; i < move.count; ++i) {
    const Card card = move.card(i);
    const auto end = move.args.begin() + move.count;
    if (hand.count(card) < std::count(move.args.begin(), end, static_cast<std::uint8_t>(card.code()))) return false;
  }
  return true;
}

/// Lists every set out of these cards, of which the first `naturals` are no jokers, that beats what stands; sets of
/// jokers alone are left out.
class SetLister {
 public:
  SetLister(const Stomp::State& state, Moves& moves) : state_(state), moves_(moves) {}

  void list(const Hand& naturals, const Hand& jokers) {
    chosen_ = {};
    cards_.clear();
    add(naturals);
    naturals_ = cards_.size();
    add(jokers);
    choose(0);
  }

 private:
  struct Held {
    Card card;
    int count = 0;
  };

  void add(const Hand& hand) {
    for (const Card card : hand.once) cards_.push_back({card, hand.count(card)});
  }

  void choose(std::size_t place) {
    if (place == cards_.size()) {
      finish();
      return;
    }
    const Held& held = cards_[place];
    for (int taken = 0; taken <= held.count; ++taken) {
      choose(place + 1);
      if (taken < held.count) chosen_.insert(held.card);
    }
    for (int taken = 0; taken < held.count; ++taken) chosen_.remove(held.card);
  }

  void finish() {
    const bool jokers_alone = chosen_.without(joker_set).empty();
    if (chosen_.empty() || (jokers_alone && naturals_ > 0)) return;
    const auto play = Stomp::play_of(state_, chosen_);
    if (!play || !Stomp::beats(state_, *play)) return;
    Move move(Stomp::play);
    chosen_.for_each([&](Card card) { move.add(card); });
    moves_.push_back(move);
  }

  const Stomp::State& state_;
  Moves& moves_;
  std::vector<Held> cards_;
  std::size_t naturals_ = 0;
  Hand chosen_;
};

}  // namespace

const GameInfo& Stomp::info() {
  static const GameInfo info = make_info();
  return info;
}

std::optional<Refusal> Stomp::check(int seats, const Options& options) {
  if (options[packs_option] == one_pack && seats > most_seats_of_one_pack)
    return Refusal{Code::bad_option, message(Stomp::id, "One pack is enough for four players at most."), "Options"};
  return std::nullopt;
}

Cards Stomp::pack(const TableSetup& setup) {
  Cards cards;
  for (int i = 0; i < packs_of(setup); ++i) {
    const Cards one = standard_pack();
    cards.insert(cards.end(), one.begin(), one.end());
    if (setup.options[jokers_option] == 2) cards.push_back(little_joker);
    if (setup.options[jokers_option] >= 1) cards.push_back(big_joker);
  }
  return cards;
}

Stomp::State Stomp::start(const TableSetup& setup) {
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.packs = static_cast<std::uint8_t>(packs_of(setup));
  state.jokers = static_cast<std::uint8_t>(setup.options[jokers_option]);
  const int games = setup.options[games_option];
  state.games = static_cast<std::uint8_t>(games == 0 ? setup.seats + 1 : games);
  state.aces_low = setup.options.on(aces_option);
  state.by_chips = setup.options.on(scoring_option);
  state.dealer = static_cast<std::int8_t>(setup.dealer);
  if (state.by_chips)
    std::fill_n(state.score.begin(), setup.seats, static_cast<std::int16_t>(setup.options[chips_option]));
  return state;
}

void Stomp::deal(State& state, const Cards& pack) {
  assert(stage(state) == Stage::deal_due);
  if (state.deal > 0) state.dealer = static_cast<std::int8_t>(state.left_of(state.dealer));
  ++state.deal;
  state.hand = {};
  state.count = {};
  state.played = {};
  state.stock.clear();
  state.trick.clear();
  state.discard.clear();
  state.plays = {};
  state.standing = 0;
  state.gained = {};
  state.canceller = -1;
  state.trump_taker = -1;

  const auto dealt = at(hand_size * state.seats);
  int seat = state.dealer;
  for (std::size_t i = 0; i < dealt; ++i) {
    seat = state.left_of(seat);
    state.hand[at(seat)].insert(pack[i]);
    ++state.count[at(seat)];
  }
  const auto rest = pack.begin() + static_cast<std::ptrdiff_t>(dealt);
  const auto turned = std::find_if(rest, pack.end(), [](Card card) { return !card.is_joker(); });
  state.trump_card = *turned;
  state.trump = turned->suit();
  state.stock.push(*turned);
  for (auto card = pack.end(); card != rest;)
    if (--card != turned) state.stock.push(*card);

  state.leader = static_cast<std::int8_t>(state.left_of(state.dealer));
  state.turn = state.leader;
  state.phase = Phase::lead;
}

Stage Stomp::stage(const State& state) {
  if (state.phase != Phase::finished) return Stage::playing;
  return state.broke || state.ended == state.games ? Stage::over : Stage::deal_due;
}

std::optional<Play> Stomp::play_of(const State& state, const Hand& cards) {
  const int size = cards.size();
  if (size == 0) return std::nullopt;
  const auto sized = static_cast<std::uint8_t>(size);
  if (!cards.only(state.trumps()).empty()) {
    if (size > 1) return std::nullopt;
    return Play{state.turn, true, static_cast<std::int8_t>(cards.once.first().rank()), sized};
  }
  const CardSet naturals = cards.once - joker_set;
  const int rank = naturals.empty() ? state.top_rank() : naturals.first().rank();
  if (!(naturals - rank_set(rank)).empty()) return std::nullopt;
  return Play{state.turn, false, static_cast<std::int8_t>(rank), sized};
}

bool Stomp::beats(const State& state, const Play& cards) {
  if (state.standing == 0) return true;
  const Play& last = state.last();
  if (cards.trump != last.trump) return cards.trump;
  if (!cards.trump && cards.size != last.size) return cards.size > last.size;
  return state.height(cards.rank) > state.height(last.rank);
}

bool Stomp::may_steal(const State& state, Card card) {
  if (state.standing == 0 || state.last().trump) return false;
  return card.is_joker() || (card.suit() != state.trump && card.rank() == state.last().rank);
}

bool Stomp::may_cancel(const State& state, Card card) {
  return state.packs == 2 && state.standing > 0 && state.last().trump && card == state.trick.top();
}

void Stomp::legal(const State& state, int seat, Moves& moves) {
  const Hand& hand = state.hand[at(seat)];
  const Hand sets = hand.without(state.trumps());
  const Hand jokers = sets.only(joker_set);
  SetLister lister(state, moves);
  for (int rank = 0; rank < ranks; ++rank) {
    const Hand naturals = sets.only(rank_set(rank));
    if (!naturals.empty()) lister.list(naturals, jokers);
  }
  lister.list({}, jokers);
  for (const Card card : hand.only(state.trumps()).once)
    if (beats(state, {state.turn, true, static_cast<std::int8_t>(card.rank()), 1})) moves.emplace_back(play, card);
  if (state.phase != Phase::reply) return;
  for (const Card card : hand.once)
    if (may_steal(state, card)) moves.emplace_back(steal, card);
  for (const Card card : hand.once)
    if (may_cancel(state, card)) moves.emplace_back(cancel, card);
  moves.emplace_back(pass);
}

void Stomp::apply(State& state, [[maybe_unused]] int seat, const Move& move) {
  assert(seat == state.turn);
  make(state, static_cast<Verb>(move.verb), hand_of(move));
}

void Stomp::lay(State& state, const Hand& cards) {
  const int seat = state.turn;
  Hand& hand = state.hand[at(seat)];
  cards.for_each([&](Card card) {
    hand.remove(card);
    --state.count[at(seat)];
    state.trick.push(card);
    state.played.insert(card);
  });
  if (state.trump_taker == seat && cards.has(state.trump_card)) state.trump_taker = -1;
}

void Stomp::make(State& state, Verb verb, const Hand& cards) {
  const int seat = state.turn;
  state.canceller = -1;
  if (verb == pass) return concede(state);

  const auto played = play_of(state, cards);
  lay(state, cards);
  switch (verb) {
    case play: state.plays[state.standing++] = *played; break;
    case steal: {
      Play& last = state.plays[state.standing - 1U];
      ++last.size;
      last.seat = static_cast<std::int8_t>(seat);
      break;
    }
    case cancel:
      state.discard.push(state.trick.pop());
      state.discard.push(state.trick.pop());
      state.plays[--state.standing] = {};
      break;
    case pass: break;
  }
  draw(state, seat);
  if (state.count[at(seat)] == 0) return go_out(state, seat);
  state.phase = state.standing > 0 ? Phase::reply : Phase::lead;
  if (verb != cancel) {
    state.turn = static_cast<std::int8_t>(state.left_of(seat));
    return;
  }
  state.canceller = static_cast<std::int8_t>(seat);
  if (state.standing == 0) state.leader = static_cast<std::int8_t>(seat);
}

void Stomp::draw(State& state, int seat) {
  while (state.count[at(seat)] < hand_size && !state.stock.empty()) {
    if (state.stock.size() == 1) state.trump_taker = static_cast<std::int8_t>(seat);
    state.hand[at(seat)].insert(state.stock.pop());
    ++state.count[at(seat)];
  }
}

void Stomp::concede(State& state) {
  const int loser = state.turn;
  const int taker = state.last().seat == loser ? state.right_of(loser) : state.last().seat;
  const int paid = pay(state, loser, taker, state.trick_value());
  state.last_trick = {static_cast<std::int8_t>(taker), static_cast<std::int8_t>(loser), static_cast<std::int8_t>(paid),
                      false};
  if (state.broke) return end_game(state);
  for (const Card card : state.trick) state.discard.push(card);
  state.trick.clear();
  while (state.standing > 0) state.plays[--state.standing] = {};
  state.leader = static_cast<std::int8_t>(taker);
  state.turn = state.leader;
  state.phase = Phase::lead;
}

void Stomp::go_out(State& state, int seat) {
  const int loser = state.left_of(seat);
  const int paid = pay(state, loser, seat, 1);
  state.last_trick = {static_cast<std::int8_t>(seat), static_cast<std::int8_t>(loser), static_cast<std::int8_t>(paid),
                      true};
  end_game(state);
}

int Stomp::pay(State& state, int from, int to, int points) {
  const auto change = [&](int seat, int by) {
    state.score[at(seat)] = static_cast<std::int16_t>(state.score[at(seat)] + by);
    state.gained[at(seat)] = static_cast<std::int16_t>(state.gained[at(seat)] + by);
  };
  int paid = points;
  if (state.by_chips) {
    paid = std::min<int>(points, state.score[at(from)]);
    state.broke = paid < points;
    change(from, -paid);
  }
  change(to, paid);
  return paid;
}

void Stomp::end_game(State& state) {
  state.results[state.ended++] = state.gained;
  state.phase = Phase::finished;
  state.canceller = -1;
}

std::vector<int> Stomp::winners(const State& state) {
  const int best = *std::max_element(state.score.begin(), state.score.begin() + state.seats);
  std::vector<int> seats;
  for (int seat = 0; seat < state.seats; ++seat)
    if (state.score[at(seat)] == best) seats.push_back(seat);
  return seats;
}

Refusal Stomp::why_not(const State& state, int seat, const Move& move) {
  const auto verb = static_cast<Verb>(move.verb);
  if (verb != play && state.phase == Phase::lead) {
    if (verb == pass) return illegal(message(Stomp::id, "You lead, so you must play a card."), "Turn by turn");
    return illegal(message(Stomp::id, "You lead, so there's nothing to steal or cancel."), "Turn by turn");
  }
  if (!holds(state.hand[at(seat)], move)) {
    if (move.count > 1) return illegal(message(Stomp::id, "Those cards aren't in your hand."), "Turn by turn");
    return illegal(message(Stomp::id, "That card isn't in your hand."), "Turn by turn");
  }
  if (verb == cancel) {
    if (state.packs == 1) return illegal(message(Stomp::id, "You can cancel only with two packs."), "Options");
    if (!state.last().trump)
      return illegal(message(Stomp::id, "You can cancel only a trump, not a set."), "Turn by turn");
    return illegal(message(Stomp::id, "Only the other {c} cancels this trump.").card("c", state.trick.top()),
                   "Turn by turn");
  }
  if (verb == steal) {
    if (state.last().trump) return illegal(message(Stomp::id, "A trump can't be stolen."), "Turn by turn");
    if (!move.card().is_joker() && move.card().suit() == state.trump)
      return illegal(message(Stomp::id, "A trump is played alone, so it can't steal a set."), "Turn by turn");
    if (state.jokers > 0)
      return illegal(message(Stomp::id, "To steal, add a card of the same rank or a joker."), "Turn by turn");
    return illegal(message(Stomp::id, "To steal, add a card of the same rank."), "Turn by turn");
  }
  const Hand cards = hand_of(move);
  const auto made = play_of(state, cards);
  if (!made && !cards.only(state.trumps()).empty())
    return illegal(message(Stomp::id, "A trump is played alone, without any other card."), "What can be played");
  if (!made && state.jokers > 0)
    return illegal(message(Stomp::id, "The cards of a set must all have one rank, or be jokers."),
                   "What can be played");
  if (!made) return illegal(message(Stomp::id, "The cards of a set must all have one rank."), "What can be played");
  const Play& last = state.last();
  if (last.trump && !made->trump)
    return illegal(message(Stomp::id, "Only a higher trump beats a trump."), "What can be played");
  if (last.trump)
    return illegal(message(Stomp::id, "Your trump must be higher than {the c}.").card("c", state.trick.top()),
                   "What can be played");
  if (made->size < last.size)
    return illegal(
        counted(Stomp::id, "You need %n card(s) of a higher rank, a larger set of any rank, or a trump.", last.size),
        "What can be played");
  return illegal(message(Stomp::id, "You need a higher rank, a larger set, or a trump."), "What can be played");
}

}  // namespace fulltable

FULLTABLE_GAME(stomp, fulltable::Stomp)
