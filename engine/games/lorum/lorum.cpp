// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/lorum/lorum.h"

#include <algorithm>
#include <cassert>

#include "core/notation.h"

namespace fulltable {

namespace {

using Contract = Lorum::Contract;
using State = Lorum::State;
using lorum::strength;

enum Option : std::size_t { rounds, contract, chips, ape, ape_chips, train_ten, quart_ace };

/// Medium and hard play through fewer games than usual, so that there is room for each level above the one below.
constexpr std::array<SearchLevel, 5> levels{
    {{120, 1, 1, 0.15, 0.5, 0}, {80, 20, 1, 0.04, 0.9, 0}, {80, 80, 2, 0, 0.95}, {150, 0, 0, 0}, {12000, 0, 0, 0}}};

void add(std::int16_t& number, int what) {
  number = static_cast<std::int16_t>(number + what);
}

GameInfo make_info() {
  GameInfo info;
  info.id = Lorum::id;
  info.name = "Lórum";
  info.tagline = message(Lorum::id, "Seven contracts in one game, settled in chips");
  info.family = "compendium";
  info.family_name = message(Lorum::id, "Compendium");
  info.min_seats = info.max_seats = info.default_seats = Lorum::seats;
  info.minutes = 55;
  info.score_unit = ScoreUnit::chips;
  info.search = levels;
  info.ranks = "789TJQKA";
  std::vector<Text> contract_values{message(Lorum::id, "All seven")};
  for (int each = 0; each < Lorum::contracts; ++each)
    contract_values.push_back(Lorum::words_of_contract(static_cast<Contract>(each)));
  info.options = {
      {.id = "rounds",
       .type = OptionType::integer,
       .choices = {},
       .min = 1,
       .max = 4,
       .standard = 4,
       .summary = "Dealers' rounds of seven hands each",
       .label = message(Lorum::id, "Rounds"),
       .help = message(Lorum::id, "One dealer each: seven deals, or one of a single contract")},
      {.id = "contract",
       .type = OptionType::choice,
       .choices = {"all", "no_hearts", "queens", "no_tricks", "hairy_ape", "train", "quart", "domino"},
       .standard = 0,
       .summary = "All seven hands, or one of them for practice",
       .label = message(Lorum::id, "Contracts"),
       .values = std::move(contract_values),
       .help = message(Lorum::id, "Choose one to practise it")},
      {.id = "chips",
       .type = OptionType::integer,
       .choices = {},
       .min = 0,
       .max = 1000,
       .standard = 100,
       .summary = "Chips each player begins with",
       .label = message(Lorum::id, "Starting chips"),
       .expert = true},
      {.id = "ape",
       .type = OptionType::choice,
       .choices = {"blind", "serious"},
       .standard = 0,
       .summary = "Hairy Ape with the backs to their owner, or not",
       .label = message(Lorum::id, "Hairy Ape"),
       .values = {message(Lorum::id, "Blind"), message(Lorum::id, "Normal")},
       .help = message(Lorum::id, "Blind: you see every hand but your own")},
      {.id = "ape_chips",
       .type = OptionType::integer,
       .choices = {},
       .min = 1,
       .max = 20,
       .standard = 4,
       .summary = "Price of the king of hearts in Hairy Ape",
       .label = message(Lorum::id, "King of hearts"),
       .help = message(Lorum::id, "What it costs in Hairy Ape"),
       .expert = true},
      {.id = "train_ten",
       .type = OptionType::choice,
       .choices = {"one", "ten"},
       .standard = 0,
       .summary = "What a ten counts in Train",
       .label = message(Lorum::id, "Tens in Train"),
       .values = {message(Lorum::id, "Count 1"), message(Lorum::id, "Count 10")},
       .help = message(Lorum::id, "With 10 there is a fourth stop, at 100"),
       .expert = true},
      {.id = "quart_ace",
       .type = OptionType::choice,
       .choices = {"seven", "stop"},
       .standard = 0,
       .summary = "What follows an ace in Quart: the seven, or nothing",
       .label = message(Lorum::id, "After an ace in Quart"),
       .values = {message(Lorum::id, "Seven follows"), message(Lorum::id, "Sequence ends")},
       .expert = true},
  };
  info.presets = {{message(Lorum::id, "Quick"), {{"rounds", 1}}}};
  info.settings = {{.id = "handNotices",
                    .label = message(Lorum::id, "Explain each deal"),
                    .help = message(Lorum::id, "What it is about, when one begins"),
                    .standard = true}};
  return info;
}

void remove(Lorum::Hand& hand, Card card) {
  const auto end = hand.cards.begin() + hand.size;
  const auto place = std::find(hand.cards.begin(), end, card);
  assert(place != end);
  std::move(place + 1, end, place);
  hand.cards[--hand.size] = unknown_card;
}

int holder_of(const State& state, Card card) {
  for (int seat = 0; seat < Lorum::seats; ++seat) {
    const Lorum::Hand& hand = state.hand[at(seat)];
    if (std::find(hand.cards.begin(), hand.cards.begin() + hand.size, card) != hand.cards.begin() + hand.size)
      return seat;
  }
  return Lorum::nobody;
}

/// Whether a heart may not be led: in the first trick of No Hearts by who has another suit.
bool hearts_barred(const State& state, CardSet hand) {
  return state.contract == Contract::no_hearts && state.trick_size == 0 && state.gone.empty() &&
         !(hand - lorum::hearts).empty();
}

void pay(State& state, int seat, int amount) {
  add(state.chips[at(seat)], -amount);
}

void pay_pot(State& state, int seat, int amount) {
  pay(state, seat, amount);
  add(state.pot, amount);
}

/// Hands 1 to 3: how the chips go depends on how many players have a count above 0.
void settle_counts(State& state, const std::array<std::int8_t, 4>& count) {
  int total = 0;
  int payers = 0;
  for (const int each : count) {
    total += each;
    payers += each > 0 ? 1 : 0;
  }
  for (int seat = 0; seat < Lorum::seats; ++seat) {
    const int own = count[at(seat)];
    if (payers == 4)
      pay_pot(state, seat, own);
    else if (payers == 1)
      pay(state, seat, own > 0 ? -3 * total : total);
    else
      pay(state, seat, own > 0 ? own : -total / (4 - payers));
  }
}

void end_deal(State& state, const std::array<std::int8_t, 4>& count, int pot_taken) {
  Lorum::Settlement& deal = state.last_deal;
  deal = {.contract = state.contract, .change = {}, .count = count, .pot = state.pot, .pot_taken = 0};
  add(deal.pot_taken, pot_taken);
  for (std::size_t seat = 0; seat < 4; ++seat) add(deal.change[seat], state.chips[seat] - state.chips_before[seat]);
  state.settled = true;
  state.turn = state.leader = Lorum::nobody;
  state.stage = state.deal == state.deals() ? Stage::over : Stage::deal_due;
}

void settle_tricks(State& state) {
  std::array<std::int8_t, 4> count{};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    if (state.contract == Contract::no_hearts)
      count[seat] = static_cast<std::int8_t>((state.won[seat] & lorum::hearts).size());
    else if (state.contract == Contract::no_tricks)
      count[seat] = static_cast<std::int8_t>(state.tricks[seat]);
    else
      for (const Suit suit : all_suits)
        if (state.won[seat].has(Card(11, suit)))
          count[seat] = static_cast<std::int8_t>(count[seat] + lorum::value_of_queen(suit));
  }
  settle_counts(state, count);
  end_deal(state, count, 0);
}

/// The seat that takes the complete trick; none where each captures its own card.
int winner_of(const State& state) {
  const int best = state.best_place();
  return best < 0 ? Lorum::nobody : (state.leader + best) % 4;
}

void take_trick(State& state) {
  const int winner = winner_of(state);
  state.last_trick = {state.trick, state.leader, static_cast<std::int8_t>(winner)};
  for (int i = 0; i < 4; ++i) {
    const int captor = winner == Lorum::nobody ? (state.leader + i) % 4 : winner;
    state.won[at(captor)].insert(state.trick[at(i)]);
  }
  if (winner != Lorum::nobody) {
    ++state.tricks[at(winner)];
    state.leader = static_cast<std::int8_t>(winner);
  }
  state.turn = state.leader;
  state.trick = {};
  state.trick_size = 0;
  if (state.contract == Contract::hairy_ape) {
    std::array<std::int8_t, 4> count{};
    for (int seat = 0; seat < 4; ++seat) {
      if (!state.won[at(seat)].has(lorum::king_of_hearts)) continue;
      count[at(seat)] = 1;
      pay_pot(state, seat, state.ape_chips);
      end_deal(state, count, 0);
    }
  } else if (state.hand[at(state.turn)].size == 0) {
    settle_tricks(state);
  }
}

void lay_in_trick(State& state, int seat, Card card) {
  if (state.trick_size > 0 && !state.is_blind() && card.suit() != state.trick[0].suit())
    state.lacks[at(seat)] |= CardSet::of(state.trick[0].suit());
  // A player who leads a heart to the first trick of No Hearts has shown a hand of hearts only.
  if (card.suit() == Suit::hearts && hearts_barred(state, lorum::whole_pack))
    state.lacks[at(seat)] |= lorum::whole_pack - lorum::hearts;
  state.trick[state.trick_size++] = card;
}

void pass_turn(State& state, int seat) {
  state.turn = static_cast<std::int8_t>(Lorum::left_of(seat));
}

void go_on_with_train(State& state, int seat, Card card) {
  const int stop = state.next_stop();
  state.total = static_cast<std::uint8_t>(state.total + lorum::train_value(card, state.ten_counts_ten));
  pass_turn(state, seat);
  if (state.total < 25 * stop) return;
  pay_pot(state, seat, stop);
  if (stop == state.last_stop()) end_deal(state, {}, 0);
}

std::array<std::int8_t, 4> cards_left(const State& state) {
  std::array<std::int8_t, 4> left{};
  for (std::size_t seat = 0; seat < 4; ++seat) left[seat] = static_cast<std::int8_t>(state.hand[seat].size);
  return left;
}

void go_on_with_sequence(State& state, int seat) {
  if (const auto next = state.due()) {
    state.turn = static_cast<std::int8_t>(holder_of(state, *next));
  } else {
    for (std::size_t i = 0; i < state.sequence_size; ++i) state.played[state.played_size++] = state.sequence[i];
    state.sequence = {};
    state.sequence_size = 0;
    state.turn = state.leader = static_cast<std::int8_t>(seat);
  }
  if (state.hand[at(seat)].size > 0) return;
  const auto left = cards_left(state);
  for (int other = 0; other < 4; ++other) {
    pay(state, other, left[at(other)]);
    pay(state, seat, -left[at(other)]);
  }
  end_deal(state, left, 0);
}

void go_on_with_rows(State& state, int seat) {
  pass_turn(state, seat);
  if (state.hand[at(seat)].size > 0) return;
  const auto left = cards_left(state);
  for (int other = 0; other < 4; ++other) pay_pot(state, other, left[at(other)]);
  const int pot = std::exchange(state.pot, std::int16_t{0});
  pay(state, seat, -pot);
  end_deal(state, left, pot);
}

}  // namespace

int Lorum::State::best_place() const {
  int best = 0;
  bool followed = false;
  for (int i = 1; i < trick_size; ++i) {
    const Card card = trick[at(i)];
    if (card.suit() != trick[0].suit()) continue;
    followed = true;
    if (strength(card) > strength(trick[at(best)])) best = i;
  }
  return is_blind() && !followed ? -1 : best;
}

const GameInfo& Lorum::info() {
  static const GameInfo info = make_info();
  return info;
}

std::optional<Card> Lorum::State::due() const {
  if (sequence_size == 0 || sequence_size == 4) return std::nullopt;
  const auto next = lorum::card_after(sequence[at(sequence_size - 1)], ace_stops);
  if (next && gone.has(*next)) return std::nullopt;
  return next;
}

bool Lorum::State::fits(Card card) const {
  if (start_rank < 0 || card.rank() == start_rank) return true;
  const int start = strength(Card(start_rank, Suit::clubs));
  const int own = strength(card);
  return gone.has(lorum::with_strength(own < start ? own + 1 : own - 1, card.suit()));
}

Cards Lorum::pack(const TableSetup&) {
  return {lorum::whole_pack.begin(), lorum::whole_pack.end()};
}

Lorum::State Lorum::start(const TableSetup& setup) {
  State state;
  state.rounds = static_cast<std::uint8_t>(setup.options[rounds]);
  state.practised = static_cast<std::int8_t>(setup.options[contract] - 1);
  state.chips.fill(static_cast<std::int16_t>(setup.options[chips]));
  state.blind = !setup.options.on(ape);
  state.ape_chips = static_cast<std::uint8_t>(setup.options[ape_chips]);
  state.ten_counts_ten = setup.options.on(train_ten);
  state.ace_stops = setup.options.on(quart_ace);
  state.first_dealer = static_cast<std::int8_t>(setup.dealer);
  return state;
}

void Lorum::deal(State& state, const Cards& pack) {
  assert(state.stage == Stage::deal_due && pack.size() == 32);
  const int done = state.deal;
  state.deal = static_cast<std::uint8_t>(done + 1);
  state.contract = static_cast<Contract>(state.practised < 0 ? done % contracts : state.practised);
  state.dealer = static_cast<std::int8_t>((state.first_dealer + done / state.deals_per_round()) % 4);
  state.leader = state.turn = static_cast<std::int8_t>(left_of(state.dealer));
  state.chips_before = state.chips;
  state.hand = {};
  state.won = {};
  state.tricks = {};
  state.trick = {};
  state.trick_size = 0;
  state.played = {};
  state.played_size = 0;
  state.sequence = {};
  state.sequence_size = 0;
  state.gone = {};
  state.order = {};
  state.start_rank = -1;
  state.total = 0;
  state.lacks = {};
  int seat = state.leader;
  for (const Card card : pack) {
    Hand& hand = state.hand[at(seat)];
    hand.cards[hand.size++] = card;
    seat = left_of(seat);
  }
  state.stage = Stage::playing;
}

CardSet Lorum::cards_of(const State& state, int seat) {
  CardSet cards;
  const Hand& hand = state.hand[at(seat)];
  for (std::size_t i = 0; i < hand.size; ++i)
    if (hand.cards[i].is_known()) cards.insert(hand.cards[i]);
  return cards;
}

CardSet Lorum::playable(const State& state, int seat) {
  const CardSet hand = cards_of(state, seat);
  switch (state.contract) {
    case Contract::no_hearts:
    case Contract::queens:
    case Contract::no_tricks:
    case Contract::hairy_ape: {
      if (state.trick_size == 0) return hearts_barred(state, hand) ? hand - lorum::hearts : hand;
      const CardSet following = hand & CardSet::of(state.trick[0].suit());
      return following.empty() ? hand : following;
    }
    case Contract::train: return hand;
    case Contract::quart: {
      const auto next = state.due();
      return next ? hand & CardSet::of(*next) : hand;
    }
    case Contract::domino: {
      CardSet fitting;
      for (const Card card : hand)
        if (state.fits(card)) fitting.insert(card);
      return fitting;
    }
  }
  return {};
}

void Lorum::legal(const State& state, int seat, Moves& moves) {
  if (state.is_blind()) {
    for (int place = 0; place < state.hand[at(seat)].size; ++place) moves.emplace_back(turn_up).add(place);
    return;
  }
  const CardSet cards = playable(state, seat);
  for (const Card card : cards) moves.emplace_back(play, card);
  if (cards.empty()) moves.emplace_back(pass);
}

void Lorum::apply(State& state, int seat, const Move& move) {
  assert(seat == state.turn);
  switch (static_cast<Verb>(move.verb)) {
    case play: put(state, seat, move.card()); break;
    case turn_up: put(state, seat, state.hand[at(seat)].cards[at(move.at(0))]); break;
    case pass:
      for (const Card card : lorum::whole_pack - state.gone)
        if (state.fits(card)) state.lacks[at(seat)].insert(card);
      pass_turn(state, seat);
      break;
  }
}

void Lorum::lay(State& state, int seat, Card card) {
  remove(state.hand[at(seat)], card);
  switch (state.contract) {
    case Contract::no_hearts:
    case Contract::queens:
    case Contract::no_tricks:
    case Contract::hairy_ape: lay_in_trick(state, seat, card); break;
    case Contract::train: state.played[state.played_size++] = card; break;
    case Contract::quart:
      if (state.sequence_size == 0) state.leader = static_cast<std::int8_t>(seat);
      state.sequence[state.sequence_size++] = card;
      break;
    case Contract::domino:
      if (state.start_rank < 0) state.start_rank = static_cast<std::int8_t>(card.rank());
      break;
  }
  state.order[at(state.gone.size())] = card;
  state.gone.insert(card);
}

void Lorum::put(State& state, int seat, Card card) {
  lay(state, seat, card);
  switch (state.contract) {
    case Contract::no_hearts:
    case Contract::queens:
    case Contract::no_tricks:
    case Contract::hairy_ape:
      pass_turn(state, seat);
      if (state.trick_size == 4) take_trick(state);
      break;
    case Contract::train: go_on_with_train(state, seat, card); break;
    case Contract::quart: go_on_with_sequence(state, seat); break;
    case Contract::domino: go_on_with_rows(state, seat); break;
  }
}

std::vector<int> Lorum::winners(const State& state) {
  std::vector<int> seats_with_most;
  if (state.stage != Stage::over) return seats_with_most;
  const int most = std::ranges::max(state.chips);
  for (int seat = 0; seat < seats; ++seat)
    if (state.chips[at(seat)] == most) seats_with_most.push_back(seat);
  return seats_with_most;
}

Refusal Lorum::why_not(const State& state, int seat, const Move& move) {
  const std::string heading(name_of(state.contract));
  if (move.verb == pass) {
    if (state.contract != Contract::domino)
      return illegal(
          message(Lorum::id, "You can't pass in {contract}.").text("contract", words_of_contract(state.contract)),
          heading);
    if (playable(state, seat).size() > 1)
      return illegal(message(Lorum::id, "You hold cards that fit, so you must play one."), "Domino");
    return illegal(message(Lorum::id, "You hold a card that fits, so you must play it."), "Domino");
  }
  if (move.verb == turn_up) {
    if (!state.is_blind())
      return illegal(message(Lorum::id, "You can see your cards, so name the one you play."), "Turn by turn");
    return illegal(counted(Lorum::id, "No card is at that place. You have %n card(s) left.", state.hand[at(seat)].size),
                   "Hairy Ape");
  }
  const Card card = move.card();
  bool is_elsewhere = false;
  for (int other = 0; other < seats; ++other) is_elsewhere |= other != seat && cards_of(state, other).has(card);
  if (state.is_blind() && !is_elsewhere)
    return illegal(message(Lorum::id, "You can't see your cards here. Choose one by its place."), "Hairy Ape");
  const CardSet hand = cards_of(state, seat);
  if (!hand.has(card))
    return illegal(message(Lorum::id, "{The c} isn't in your hand.").card("c", card), "Turn by turn");
  if (hearts_barred(state, hand))
    return illegal(message(Lorum::id, "You can't lead a heart to the first trick while you hold another suit."),
                   "No Hearts");
  if (state.is_trick_hand())
    return illegal(message(Lorum::id, "You must follow suit: you hold {a suit}.").suit("suit", state.trick[0].suit()),
                   "The trick hands");
  if (const auto next = state.due())
    return illegal(message(Lorum::id, "Only {the c} continues the sequence.").card("c", *next), "Quart");
  return illegal(message(Lorum::id, "{The c} doesn't fit. Play {a rank}, or the next card at the end of its row.")
                     .card("c", card)
                     .rank("rank", state.start_rank),
                 "Domino");
}

}  // namespace fulltable

FULLTABLE_GAME(lorum, fulltable::Lorum)
