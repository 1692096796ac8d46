// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/vazhushal.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <utility>

#include "games/vazhushal/basic_melds.h"
#include "games/vazhushal/notation.h"

namespace fulltable {

namespace {

using vazhushal::Bag;
using vazhushal::Kind;
using vazhushal::kind_of;
using vazhushal::Meld;
using vazhushal::Notation;
using State = Vazhushal::State;
using Phase = Vazhushal::Phase;
using Drawn = Vazhushal::Drawn;

constexpr std::size_t hand_cards = 13;
int left_of(const State& state, int seat) {
  return seat + 1 == state.seats ? 0 : seat + 1;
}

/// The cards of the other colour that the negative joker makes wild, and the printed jokers.
CardSet wild_with(Card negative) {
  CardSet wild = vazhushal::jokers;
  if (!negative.is_known() || negative.is_joker()) return wild;
  for (const Suit suit : all_suits)
    if (is_red(suit) != is_red(negative.suit())) wild.insert(Card(negative.rank(), suit));
  return wild;
}

/// What carries over to the next pack.
State before_deal(const State& state) {
  State next;
  next.seats = state.seats;
  next.target = state.target;
  next.turns_negative = state.turns_negative;
  next.draws_negative = state.draws_negative;
  next.sets_differ = state.sets_differ;
  next.out_without_discard = state.out_without_discard;
  next.free_starter = state.free_starter;
  next.joker_in_hand = state.joker_in_hand;
  next.dealer = state.dealer;
  next.scores = state.scores;
  next.last = state.last;
  next.deal = static_cast<std::uint16_t>(state.deal + 1);
  if (!state.misdeals.empty() && state.misdeals.back().deal == state.deal) next.misdeals = state.misdeals;
  return next;
}

void leave_hand(State& state, int seat, const Bag& cards) {
  state.hand[at(seat)] -= cards;
  state.hand_size[at(seat)] = static_cast<std::uint8_t>(state.hand_size[at(seat)] - cards.size());
  state.known[at(seat)] -= cards;
}

void come_to_hand(State& state, int seat, Card card, bool seen) {
  state.hand[at(seat)].insert(card);
  ++state.hand_size[at(seat)];
  if (seen) state.known[at(seat)].insert(card);
}

void put_meld(State& state, int seat, const Meld& meld) {
  assert(state.meld_count < Vazhushal::most_melds);
  state.melds[state.meld_count] = meld;
  state.meld_seat[state.meld_count++] = static_cast<std::int8_t>(seat);
}

void end_deal(State& state, Vazhushal::Reason reason, int out) {
  Vazhushal::DealResult result;
  result.deal = state.deal;
  result.reason = reason;
  if (reason == Vazhushal::Reason::out) {
    result.winners.insert(out);
  } else {
    int most = std::numeric_limits<int>::min();
    for (int seat = 0; seat < state.seats; ++seat) {
      result.melded[at(seat)] = static_cast<std::int16_t>(Vazhushal::melded_points(state, seat));
      result.in_hand[at(seat)] = static_cast<std::int16_t>(Vazhushal::hand_points(state, seat));
      most = std::max(most, result.points(seat));
    }
    for (int seat = 0; seat < state.seats; ++seat)
      if (result.points(seat) == most) result.winners.insert(seat);
  }
  for (const int seat : result.winners) ++state.scores[at(seat)];
  state.last = result;
  state.phase = Phase::finished;
  state.drawn = Drawn::nothing;
  const bool decided = std::ranges::any_of(state.scores, [&](int won) { return won >= state.target; });
  state.stage = decided ? Stage::over : Stage::deal_due;
  if (!decided) state.dealer = static_cast<std::int8_t>(left_of(state, state.dealer));
}

/// A player who has melded the last card, which only `out_without_discard` allows before the final melds, is out.
void look_whether_out(State& state, int seat) {
  if (state.phase == Phase::play && state.hand_size[at(seat)] == 0) end_deal(state, Vazhushal::Reason::out, seat);
}

/// The hand that was not well shuffled, or nothing.
std::optional<Vazhushal::Misdeal> misdeal_of(const State& state, int seat) {
  const CardSet doubles = state.hand[at(seat)].two;
  if (doubles.size() < Vazhushal::doubles_of_misdeal) return std::nullopt;
  return Vazhushal::Misdeal{state.deal, static_cast<std::int8_t>(seat), doubles};
}

/// Lists melds of what that seat can lay.
class Lister {
 public:
  Lister(const State& state, int seat, Moves& moves)
      : state_(state),
        seat_(seat),
        moves_(moves),
        hand_(state.hand[at(seat)]),
        has_melds_(Vazhushal::has_melds(state, seat)),
        keeps_(state.phase == Phase::final_melds || state.out_without_discard ? 0 : 1) {
    for (std::size_t i = 0; i < state.meld_count; ++i)
      if (state.meld_seat[i] == seat) former_.push_back(state.melds[i]);
  }

  void takes() {
    Bag pool = hand_;
    for (int count = 1; count <= state_.line_size; ++count) {
      const Card deepest = state_.newest(count);
      pool.insert(deepest);
      vazhushal::each_basic(pool, state_.wild, deepest, [&](const Meld& meld) {
        if (may_lay(meld, pool)) moves_.push_back(Vazhushal::take_meld_move(count, meld));
      });
      if (!has_melds_) openings(count, deepest, pool);
    }
    if (state_.line_size > 0 && state_.is_starter_free()) whole_line(pool);
  }

  void melds() {
    vazhushal::each_basic(hand_, state_.wild, unknown_card, [&](const Meld& meld) {
      if (may_lay(meld, hand_)) moves_.push_back(Vazhushal::meld_move(meld));
    });
  }

  /// Every card in every role that the melds have room for.
  void additions() {
    if (hand_.size() <= keeps_) return;
    for (std::size_t i = 0; i < former_.size(); ++i)
      for (const Card role : extenders_of(former_[i].roles)) {
        if (hand_.has(role)) addition(i, role, role);
        for (const Card card : hand_.one& state_.wild)
          if (card != role) addition(i, card, role);
      }
  }

 private:
  /// Whether a legal meld of cards of the pool may be laid beside the others.
  bool may_lay(const Meld& meld, const Bag& pool) const {
    if (pool.size() - meld.size() < keeps_) return false;
    if (!has_melds_) return meld.is_natural_sequence();
    return !is_there(meld.roles, former_.size());
  }

  /// Whether these roles are forbidden by another meld than that one.
  bool is_there(CardSet roles, std::size_t but) const {
    if (kind_of(roles) == Kind::set && !state_.sets_differ) return false;
    for (std::size_t i = 0; i < former_.size(); ++i)
      if (i != but && former_[i].roles == roles) return true;
    return false;
  }

  /// A natural sequence of three from the hand, and a meld with the deepest card.
  void openings(int count, Card deepest, const Bag& pool) {
    for (std::size_t i = 0; i < vazhushal::sequences_of_three; ++i) {
      const Meld first(vazhushal::triples[i]);
      if (!hand_.has_all(Bag(first.roles))) continue;
      const Bag rest = pool - Bag(first.roles);
      vazhushal::each_basic(rest, state_.wild, deepest, [&](const Meld& meld) {
        if (meld.roles == first.roles || rest.size() - meld.size() < keeps_) return;
        moves_.push_back(Vazhushal::take_arrange_move(count, std::array{first, meld}));
      });
    }
  }

  /// The line with a wild card that need not be melded.
  void whole_line(const Bag& pool) {
    if (has_melds_) {
      moves_.push_back(Vazhushal::take_move(state_.line_size));
      return;
    }
    const Card deepest = state_.newest(state_.line_size);
    for (std::size_t i = 0; i < vazhushal::sequences_of_three; ++i) {
      const Meld meld(vazhushal::triples[i]);
      const bool listed = meld.roles.has(deepest);
      if (!listed && hand_.has_all(Bag(meld.roles)) && may_lay(meld, pool))
        moves_.push_back(Vazhushal::take_meld_move(state_.line_size, meld));
    }
  }

  static CardSet extenders_of(CardSet roles) {
    const Card low = roles.first();
    const CardSet near = kind_of(roles) == Kind::set ? vazhushal::of_rank(low.rank()) : CardSet::of(low.suit());
    CardSet cards;
    for (const Card role : near - roles)
      if (kind_of(roles | CardSet::of(role)) != Kind::none) cards.insert(role);
    return cards;
  }

  void addition(std::size_t number, Card card, Card role) {
    const Meld& old = former_[number];
    if (is_there(old.roles | CardSet::of(role), number)) return;
    if (card != role && old.is_natural_sequence() && is_only_natural_sequence(number)) return;
    Meld added;
    added.insert(card, role);
    moves_.push_back(Vazhushal::add_move(added, seat_, static_cast<int>(number)));
  }

  bool is_only_natural_sequence(std::size_t number) const {
    for (std::size_t i = 0; i < former_.size(); ++i)
      if (i != number && former_[i].is_natural_sequence()) return false;
    return true;
  }

  const State& state_;
  int seat_;
  Moves& moves_;
  Bag hand_;
  bool has_melds_;
  int keeps_;  ///< how many cards must stay in the hand
  std::vector<Meld> former_;
};

/// The melds of a group list that the rules have found legal.
std::vector<Meld> melds_in(const Notation& notation) {
  std::vector<Meld> list;
  for (const auto& group : notation.groups) list.push_back(*vazhushal::meld_of(group));
  return list;
}

void apply_addition(State& state, int seat, const Notation& notation) {
  int number = 0;
  for (std::size_t i = 0; i < state.meld_count; ++i) {
    if (state.meld_seat[i] != seat || number++ != notation.number) continue;
    Meld longer = state.melds[i];
    for (const auto& [card, role] : notation.groups.front()) longer.insert(card, role);
    Vazhushal::extend(state, seat, i, longer);
    return;
  }
}

}  // namespace

const GameInfo& Vazhushal::info() {
  static const GameInfo info = [] {
    GameInfo game;
    game.id = "vazhushal";
    game.name = "Vazhushal";
    game.tagline = message(Vazhushal::id, "Rummy with a long discard line: meld a deep card and sweep up the rest");
    game.family = "rummy";
    game.family_name = message(Vazhushal::id, "Rummy");
    // A hand is melded almost as well at first sight: fewer looks alone would not set the levels apart.
    game.min_seats = 2;
    game.max_seats = most_seats;
    game.default_seats = 4;
    game.minutes = 10;
    game.score_unit = ScoreUnit::points;
    // Luck hides much here, and memory little: the levels stand further apart in how much they imagine.
    game.search = {
        {{400, 1, 1, 0.1, 0.5, 0}, {80, 4, 1, 0.1, 0.9, 0}, {100, 25, 1, 0.02}, {300, 0, 0, 0}, {12000, 0, 0, 0}}};
    game.options = {
        {.id = "target",
         .type = OptionType::integer,
         .choices = {},
         .min = 1,
         .max = 10,
         .standard = 1,
         .summary = "How many deals a player must win to win the game",
         .label = message(Vazhushal::id, "Deals to win")},
        {.id = "negative_joker",
         .type = OptionType::boolean,
         .choices = {},
         .standard = 1,
         .summary = "A negative joker is turned, and its rank in the other colour is wild as the printed jokers are",
         .label = message(Vazhushal::id, "Negative joker"),
         .help = message(Vazhushal::id, "A turned card makes its rank in the other colour wild")},
        {.id = "draw_negative",
         .type = OptionType::boolean,
         .choices = {},
         .summary = "The negative joker is the last card of the stock and can be drawn",
         .label = message(Vazhushal::id, "Draw the negative joker"),
         .help = message(Vazhushal::id, "It is the last card of the stock"),
         .expert = true},
        {.id = "identical",
         .type = OptionType::choice,
         .choices = {"sequences", "all"},
         .summary = "Which identical melds one player may not have: sequences only, or sets, too",
         .label = message(Vazhushal::id, "Not allowed twice"),
         .values = {message(Vazhushal::id, "Sequences"), message(Vazhushal::id, "Any meld")},
         .help = message(Vazhushal::id, "Per player"),
         .expert = true},
        {.id = "out_without_discard",
         .type = OptionType::boolean,
         .choices = {},
         .summary = "A player may go out by melding the last card; otherwise it must be discarded",
         .label = message(Vazhushal::id, "Go out by melding"),
         .help = message(Vazhushal::id, "Without a final discard"),
         .expert = true},
        {.id = "free_starter",
         .type = OptionType::boolean,
         .choices = {},
         .summary = "A wild card turned up to start the line may be taken without melding it",
         .label = message(Vazhushal::id, "Free first card"),
         .help = message(Vazhushal::id, "A wild card that starts the line need not be melded"),
         .expert = true},
        {.id = "joker_in_hand",
         .type = OptionType::integer,
         .choices = {},
         .min = 0,
         .max = 25,
         .standard = 0,
         .summary = "What a printed joker left in the hand costs when the stock runs out",
         .label = message(Vazhushal::id, "Joker left in hand"),
         .help = message(Vazhushal::id, "Points it costs when the stock runs out"),
         .expert = true},
    };
    game.presets = {{message(Vazhushal::id, "Tournament"), {{"target", 3}}}};
    return game;
  }();
  return info;
}

Cards Vazhushal::pack(const TableSetup& setup) {
  Cards pack;
  for (int decks = setup.seats == 2 ? 1 : 2; decks > 0; --decks) {
    const Cards one = standard_pack();
    pack.insert(pack.end(), one.begin(), one.end());
    pack.push_back(little_joker);
    pack.push_back(big_joker);
  }
  return pack;
}

State Vazhushal::start(const TableSetup& setup) {
  State state;
  state.seats = static_cast<std::uint8_t>(setup.seats);
  state.target = static_cast<std::uint8_t>(setup.options[0]);
  state.turns_negative = setup.options.on(1);
  state.draws_negative = setup.options.on(2);
  state.sets_differ = setup.options.on(3);
  state.out_without_discard = setup.options.on(4);
  state.free_starter = setup.options.on(5);
  state.joker_in_hand = static_cast<std::uint8_t>(setup.options[6]);
  state.dealer = static_cast<std::int8_t>(setup.dealer);
  return state;
}

void Vazhushal::deal(State& state, const Cards& pack) {
  assert(state.stage == Stage::deal_due && pack.size() == (state.seats == 2 ? 54U : 108U));
  State next = before_deal(state);
  const int first = left_of(next, next.dealer);
  std::size_t dealt = 0;
  for (int seat = first; dealt < hand_cards * next.seats; seat = left_of(next, seat))
    come_to_hand(next, seat, pack[dealt++], false);
  for (int seat = 0; seat < next.seats; ++seat)
    if (const auto misdeal = misdeal_of(next, seat)) next.misdeals.push_back(*misdeal);
  if (!next.misdeals.empty() && next.misdeals.back().deal == next.deal) {
    state = before_deal(state);
    state.misdeals = std::move(next.misdeals);
    return;
  }

  next.line[next.line_size++] = pack[dealt++];
  std::size_t end = pack.size();
  if (next.turns_negative) {
    next.negative = pack[--end];
    next.negative_lies = true;
  }
  next.wild = wild_with(next.negative);
  next.starter_lies = next.wild.has(next.line[0]);
  while (end > dealt) next.stock[next.stock_size++] = pack[--end];
  next.turn = static_cast<std::int8_t>(first);
  next.stage = Stage::playing;
  next.phase = Phase::draw;
  state = std::move(next);
}

bool Vazhushal::has_melds(const State& state, int seat) {
  const auto end = state.meld_seat.begin() + state.meld_count;
  return std::find(state.meld_seat.begin(), end, seat) != end;
}

std::vector<Meld> Vazhushal::melds_of(const State& state, int seat) {
  std::vector<Meld> list;
  for (std::size_t i = 0; i < state.meld_count; ++i)
    if (state.meld_seat[i] == seat) list.push_back(state.melds[i]);
  return list;
}

int Vazhushal::melded_points(const State& state, int seat) {
  int points = 0;
  for (std::size_t i = 0; i < state.meld_count; ++i)
    if (state.meld_seat[i] == seat) points += vazhushal::value_of(state.melds[i].roles);
  return points;
}

int Vazhushal::hand_points(const State& state, int seat) {
  int points = 0;
  for (const CardSet cards : {state.hand[at(seat)].one, state.hand[at(seat)].two}) {
    points += vazhushal::value_of(cards - vazhushal::jokers);
    points += state.joker_in_hand * (cards & vazhushal::jokers).size();
  }
  return points;
}

void Vazhushal::legal(const State& state, int seat, Moves& moves) {
  Lister lister(state, seat, moves);
  switch (state.phase) {
    case Phase::finished: break;
    case Phase::draw:
      moves.emplace_back(draw_stock);
      lister.takes();
      break;
    case Phase::play:
      lister.melds();
      lister.additions();
      for (const Card card : state.hand[at(seat)].one) moves.emplace_back(discard, card);
      break;
    case Phase::final_melds:
      lister.melds();
      lister.additions();
      moves.emplace_back(pass);
      break;
  }
}

void Vazhushal::apply(State& state, int seat, const Move& move) {
  // Most moves say no more than a card.
  if (move.verb == draw_stock) return take_stock(state, seat);
  if (move.verb == discard) return throw_away(state, seat, move.card());
  const Notation notation = vazhushal::notation_of(move);
  if (notation.count > 0) take_line(state, seat, notation.count);
  switch (static_cast<Verb>(move.verb)) {
    case draw_stock:
    case discard:
    case take: break;
    case take_meld:
    case meld: lay(state, seat, melds_in(notation).front()); break;
    case take_arrange:
    case arrange: rearrange(state, seat, melds_in(notation)); break;
    case add: apply_addition(state, seat, notation); break;
    case pass: end_final_melds(state, seat); break;
  }
}

void Vazhushal::take_stock(State& state, int seat) {
  if (state.line_size > 0) state.shunned[at(seat)].insert(state.newest(1));
  if (state.stock_size > 0) {
    come_to_hand(state, seat, std::exchange(state.stock[--state.stock_size], unknown_card), false);
  } else {
    come_to_hand(state, seat, state.negative, true);
    state.negative_lies = false;
  }
  ++state.draws[at(seat)];
  state.drawn = Drawn::stock;
  state.phase = Phase::play;
}

void Vazhushal::take_line(State& state, int seat, int count) {
  for (int i = 0; i < count; ++i)
    come_to_hand(state, seat, std::exchange(state.line[--state.line_size], unknown_card), true);
  if (state.line_size == 0) state.starter_lies = false;
  state.drawn = Drawn::line;
  state.phase = Phase::play;
}

void Vazhushal::lay(State& state, int seat, const Meld& meld) {
  leave_hand(state, seat, meld.cards());
  put_meld(state, seat, meld);
  look_whether_out(state, seat);
}

void Vazhushal::extend(State& state, int seat, std::size_t place, const Meld& longer) {
  leave_hand(state, seat, longer.cards() - state.melds[place].cards());
  state.melds[place] = longer;
  look_whether_out(state, seat);
}

void Vazhushal::rearrange(State& state, int seat, std::span<const Meld> list) {
  Bag cards;
  std::size_t kept = 0;
  for (std::size_t i = 0; i < state.meld_count; ++i) {
    if (state.meld_seat[i] == seat) {
      cards += state.melds[i].cards();
      continue;
    }
    state.melds[kept] = state.melds[i];
    state.meld_seat[kept++] = state.meld_seat[i];
  }
  for (std::size_t i = kept; i < state.meld_count; ++i) {
    state.melds[i] = {};
    state.meld_seat[i] = 0;
  }
  state.meld_count = static_cast<std::uint8_t>(kept);
  Bag wanted;
  for (const Meld& meld : list) {
    wanted += meld.cards();
    put_meld(state, seat, meld);
  }
  leave_hand(state, seat, wanted - cards);
  look_whether_out(state, seat);
}

void Vazhushal::throw_away(State& state, int seat, Card card) {
  Bag one;
  one.insert(card);
  leave_hand(state, seat, one);
  state.line[state.line_size++] = card;
  state.thrown[at(seat)].insert(card);
  state.drawn = Drawn::nothing;
  if (state.hand_size[at(seat)] == 0) {
    end_deal(state, Reason::out, seat);
    return;
  }
  state.turn = static_cast<std::int8_t>(left_of(state, seat));
  state.phase = Phase::draw;
  if (state.drawable() > 0) return;
  state.phase = Phase::final_melds;
  state.closer = static_cast<std::int8_t>(seat);
}

void Vazhushal::end_final_melds(State& state, int seat) {
  if (seat == state.closer)
    end_deal(state, Reason::stock, -1);
  else
    state.turn = static_cast<std::int8_t>(left_of(state, seat));
}

std::vector<int> Vazhushal::winners(const State& state) {
  std::vector<int> best;
  if (state.stage != Stage::over) return best;
  const int most = *std::ranges::max_element(state.scores);
  for (int seat = 0; seat < state.seats; ++seat)
    if (state.scores[at(seat)] == most) best.push_back(seat);
  return best;
}

}  // namespace fulltable

FULLTABLE_GAME(vazhushal, fulltable::Vazhushal)
