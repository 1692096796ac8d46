// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "games/thieving_stink/policy.h"
#include "stink_table.h"

using namespace fulltable;
using namespace fulltable::stink_table;

namespace {

using State = ThievingStink::State;

const State& truth_of(const Match& match) {
  return static_cast<const PositionOf<ThievingStink>&>(match.truth()).state();
}

/// Whether the first deal could have gone as it did if the seats now held the cards of that state.
bool could_have_been(const Match& match, const State& imagined) {
  std::array<Cards, 4> hands;
  for (std::size_t seat = 0; seat < 4; ++seat)
    for (const Card card : imagined.hand[seat]) hands[seat].push_back(card);
  std::vector<Played> moves = match.history();
  for (Played& played : moves) {
    const auto seat = static_cast<std::size_t>(played.seat);
    if (played.move.verb == ThievingStink::bid) played.move = Move(ThievingStink::bid, imagined.bids[seat]);
    hands[seat].push_back(played.move.card());
  }
  Cards pack;
  for (std::size_t i = 0; i < 52; ++i) {
    const Cards& hand = hands[i % 4];
    if (hand.size() != 13) return false;
    pack.push_back(hand[i / 4]);
  }
  if (std::set<Card>(pack.begin(), pack.end()).size() != 52) return false;
  GameSetup game_setup = match.game_setup();
  game_setup.decks = {pack};
  auto again = Match::start(stink_game(), game_setup);
  for (const Played& played : moves)
    if (again->submit(played.seat, played.move)) return false;
  return true;
}

/// The hidden hands as a text, to count them.
std::string hands_text(const State& state, int seat) {
  std::string text;
  for (int other = 0; other < 4; ++other)
    if (other != seat)
      for (const Card card : state.hand[static_cast<std::size_t>(other)]) text += to_text(card);
  return text;
}

/// In how many ways the unseen cards can lie, by the voids and sizes of the hands.
std::int64_t count_deals(const State& known, int seat, CardSet unseen, std::array<int, 4> room) {
  if (unseen.empty()) return 1;
  const Card card = unseen.pop_first();
  std::int64_t count = 0;
  for (int other = 0; other < 4; ++other) {
    auto& left = room[static_cast<std::size_t>(other)];
    if (other == seat || left == 0 || known.is_void(other, card.suit())) continue;
    --left;
    count += count_deals(known, seat, unseen, room);
    ++left;
  }
  return count;
}

}  // namespace

class TestThievingStinkKnowledge : public QObject {
  Q_OBJECT

 private slots:
  void whatEachSeatSees() {
    Match match = match_of(7);
    Rng rng(7);
    while (!match.over()) {
      const Json all = match.state(std::nullopt);
      for (int seat = 0; seat < 4; ++seat) {
        const Json seen = match.state(seat);
        for (const auto& [id, cards] : all["piles"].items()) {
          const bool hidden = (id.starts_with("hand.") || id.starts_with("bid.")) && id.back() - '0' != seat;
          const Json expected = hidden ? Json(std::vector<std::string>(cards.size(), "??")) : cards;
          QVERIFY2(seen["piles"][id] == expected, id.c_str());
        }
        QVERIFY(seen["facts"] == all["facts"]);
        QVERIFY(seen["seed"].is_null());
      }
      play_at_random(match, rng);
    }
    QVERIFY(match.state(2)["seed"] == 7);
  }

  void aBidIsNotNoticedBeforeTheLast() {
    Match match = match_of(3);
    const auto bids = [&](int seat) {
      Moves moves;
      match.truth().legal(seat, moves);
      return moves;
    };
    std::array<std::uint64_t, 4> one{};
    std::array<std::uint64_t, 4> other{};
    for (const int seat : {0, 1, 2, 3}) {
      const Moves moves = bids(seat);
      match.truth().as_seen(seat, moves[0], one);
      match.truth().as_seen(seat, moves[1], other);
      for (const int viewer : {0, 1, 2, 3}) {
        const auto place = static_cast<std::size_t>(viewer);
        QCOMPARE(one[place] == other[place], viewer != seat && seat != 3);
      }
      match.submit(seat, moves[0]);
    }
  }

  void samplingTheHiddenCardsFitsAllThatWasLearnt() {
    Moves moves;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      Match match = match_of(seed, {50, seed % 2 == 0});
      Rng rng(seed);
      while (!match.over() && match.packs_dealt() == 1) {
        for (int seat = 0; seat < 4; ++seat) {
          const State known = ThievingStink::conceal(truth_of(match), seat);
          for (int i = 0; i < 3; ++i) {
            const State imagined = ThievingStink::imagine(known, seat, rng);
            QVERIFY(ThievingStink::conceal(imagined, seat) == known);
            QVERIFY(could_have_been(match, imagined));
          }
        }
        // The rule of thumb now and then, so that voids and changes of trump come as in play.
        const int seat = match.truth().to_act().front();
        if (rng.below(2) == 0) {
          play_at_random(match, rng);
        } else {
          const auto known = match.know(seat);
          known->legal(seat, moves);
          match.submit(seat, moves[static_cast<std::size_t>(known->rule_of_thumb(seat, moves, rng))]);
        }
      }
    }
  }

  void samplingTheHiddenCardsIsEven() {
    int looked = 0;
    for (std::uint64_t seed = 1; seed <= 400 && looked < 20; ++seed) {
      Match match = match_of(seed);
      Rng rng(seed);
      while (truth_of(match).tricks_played < 9 || truth_of(match).trick_size > 0) play_at_random(match, rng);
      const int seat = match.truth().to_act().front();
      const State known = ThievingStink::conceal(truth_of(match), seat);
      std::array<int, 4> room{};
      for (std::size_t i = 0; i < 4; ++i) room[i] = known.hand_size[i];
      const CardSet unseen = stink::whole_pack - known.open - known.hand[static_cast<std::size_t>(seat)];
      const std::int64_t deals = count_deals(known, seat, unseen, room);
      if (deals < 2 || deals > 300) continue;
      ++looked;
      std::map<std::string, int> counts;
      constexpr int each = 100;
      for (std::int64_t i = 0; i < each * deals; ++i)
        ++counts[hands_text(ThievingStink::imagine(known, seat, rng), seat)];
      QCOMPARE(static_cast<std::int64_t>(counts.size()), deals);
      double chi_square = 0;
      for (const auto& [hands, count] : counts)
        chi_square += (count - each) * (count - each) / static_cast<double>(each);
      const auto freedom = static_cast<double>(deals - 1);
      QVERIFY2(chi_square < freedom + 5 * std::sqrt(2 * freedom) + 10, qPrintable(QString::number(chi_square)));
    }
    QCOMPARE(looked, 20);
  }

  void voidsAreLearnt() {
    Match match = match_with({"AS 4D AC", "3H KS TC", "3S 2D", "4S 2S"});
    VERIFY_MADE(match, "0 bid AS; 1 bid 3H; 2 bid 3S; 3 bid 4S");
    State after = truth_of(match);
    after.hand[1] = CardSet::of(Suit::clubs) & after.hand[1];
    ThievingStink::apply(after, 0, Move(ThievingStink::play, *card_of("4D")));
    ThievingStink::apply(after, 1, Move(ThievingStink::play, *card_of("TC")));
    // Neither a diamond nor a spade, which was trump.
    QVERIFY(after.is_void(1, Suit::diamonds));
    QVERIFY(after.is_void(1, Suit::spades));
    QVERIFY(!after.is_void(1, Suit::hearts));
    QVERIFY(!after.is_void(1, Suit::clubs));
  }

  void anImaginedBidIsOneOfThirteenUnknownCards() {
    Match match = match_of(11);
    VERIFY_MADE(match, ("1 bid " + pile(match, "hand.1").left(2).toStdString()).c_str());
    const State known = ThievingStink::conceal(truth_of(match), 0);
    Rng rng(5);
    std::set<Card> bids;
    for (int i = 0; i < 3000; ++i) {
      const State imagined = ThievingStink::imagine(known, 0, rng);
      QVERIFY(!known.hand[0].has(imagined.bids[1]));
      bids.insert(imagined.bids[1]);
    }
    QCOMPARE(bids.size(), std::size_t{39});
  }

  void notation() {
    const Match match = match_of(1);
    const Position& table = match.truth();
    for (const char* text : {"bid 9D", "play TC", "trump 2H"})
      QCOMPARE(table.write(*table.read(text)), std::string(text));
    QCOMPARE(table.write(*table.read("  TRUMP \t 2h ")), std::string("trump 2H"));
    QVERIFY(!table.read("trump"));
  }

  void saveLoadAndUndo() {
    Match match = match_of(5, {60, true});
    Rng rng(5);
    std::vector<Json> states{match.state(std::nullopt)};
    while (!match.over()) {
      play_at_random(match, rng);
      states.push_back(match.state(std::nullopt));
    }
    const auto loaded = Match::load(match.record());
    QVERIFY(loaded);
    QVERIFY(loaded->state(std::nullopt) == states.back());
    states.pop_back();
    for (; !states.empty(); states.pop_back()) {
      QVERIFY(!match.undo());
      QVERIFY(match.state(std::nullopt) == states.back());
    }
  }

  void gestures() {
    Match match = match_with({"9D", "9H TH 4C", "8S", "3C"});
    const auto gesture = [&](int seat, const char* text) {
      return match.truth().gesture(seat, *match.truth().read(text));
    };
    QCOMPARE(gesture(2, "bid 8S").from, std::string("hand.2"));
    QCOMPARE(gesture(2, "bid 8S").to, std::string("bid.2"));
    QVERIFY(match.truth().buttons(2).empty());
    VERIFY_MADE(match, "0 bid 9D; 1 bid 9H; 2 bid 8S; 3 bid 3C");
    QCOMPARE(gesture(1, "play TH").to, std::string("trick"));
    QCOMPARE(gesture(1, "trump TH").to, std::string("trump_stack"));
    QVERIFY(gesture(1, "trump TH").cards == cards_of("TH"));
    const auto buttons = match.truth().buttons(1);
    QCOMPARE(buttons.size(), std::size_t{1});
    QCOMPARE(buttons[0].label, gesture(1, "trump TH").label);
    QCOMPARE(buttons[0].key, std::string("T"));
  }

  void theLogTellsNoHiddenBid() {
    Match match = match_with({"9D", "9H TH 4C", "8S", "3C"});
    const std::vector<std::string> names{"Ada", "Ben", "Cleo", "Dan"};
    const auto say = [&](int seat, const char* text, int reader = -1) {
      return english(match.truth().say(seat, *match.truth().read(text)), names, reader);
    };
    QCOMPARE(say(0, "bid 9D"), std::string("Ada has bid."));
    VERIFY_MADE(match, "0 bid 9D; 2 bid 8S; 3 bid 3C");
    QCOMPARE(say(1, "bid 9H"), std::string("Ben has bid. Ada bids the nine of diamonds. Ben bids the nine of hearts. "
                                           "Cleo bids the eight of spades. Dan bids the three of clubs. Ben leads. "
                                           "Hearts are trump."));
    QCOMPARE(say(1, "bid 9H", 1).substr(0, 13), std::string("You have bid."));
    QCOMPARE(english(match.know(1)->say(1, *match.truth().read("bid 9H")), names),
             std::string("Ben has bid. The bids are turned up."));
    VERIFY_MADE(match, "1 bid 9H");
    QCOMPARE(say(1, "trump TH"), std::string("Ben keeps the trump stack with the ten of hearts. Hearts are trump."));
    QCOMPARE(say(1, "play 4C"), std::string("Ben leads the four of clubs."));
    QCOMPARE(say(1, "play 4C", 1), std::string("You lead the four of clubs."));
  }

  void worthIsTheChanceOfTheTeam() {
    const auto worth = [](int first, int second, int target = 500) {
      State state;
      state.totals = {first, second};
      state.target = static_cast<std::int16_t>(target);
      std::vector<double> out;
      ThievingStink::worth(state, out);
      return out;
    };
    for (const int target : {50, 333, 500, 1000})
      for (int first = 0; first < target; first += 35)
        for (int second = 0; second < target; second += 35) {
          const auto out = worth(first, second, target);
          QVERIFY(out[0] == out[2] && out[1] == out[3]);
          QVERIFY(std::abs(out[0] + out[1] - 1) < 1e-12);
          QVERIFY(std::abs(out[0] - worth(second, first, target)[1]) < 1e-12);
          QVERIFY(worth(first + 5, second, target)[0] >= out[0]);
          QVERIFY(first < second ? out[0] < 0.5 : first > second ? out[0] > 0.5 : std::abs(out[0] - 0.5) < 1e-12);
        }
    QCOMPARE(worth(505, 410)[0], 1.0);
    QCOMPARE(worth(505, 510)[0], 0.0);
    QCOMPARE(worth(505, 505)[0], 0.5);
    QVERIFY(worth(470, 300)[0] > 0.9);
  }

  void playingWell() {
    // With the last card the trump is stolen rather than a card led.
    Match match = match_with({"9D 2S", "9H", "8S", "3C"});
    VERIFY_MADE(match, "0 bid 9D; 1 bid 9H; 2 bid 8S; 3 bid 3C");
    Rng rng(1);
    Moves moves;
    State last = truth_of(match);
    last.tricks_played = 11;
    last.leader = 0;
    last.hand = {CardSet::of(*card_of("2S")), {}, {}, {}};
    last.hand_size.fill(1);
    ThievingStink::legal(last, 0, moves);
    const auto chosen = static_cast<std::size_t>(ThievingStink::rule_of_thumb(last, 0, moves, rng));
    QCOMPARE(ThievingStink::write(moves[chosen]), std::string("trump 2S"));
  }

  /// What is worked out once for a decision does not depend on the cards that were asked about before.
  void eachCardIsRatedAsIfAlone() {
    int cards = 0;
    for (std::uint64_t seed = 1; seed <= 150; ++seed) {
      Match match = match_of(seed);
      Rng rng(seed);
      for (std::uint32_t moves = 4 + rng.below(48); moves > 0; --moves) play_at_random(match, rng);
      const State& state = truth_of(match);
      if (state.stage != Stage::playing || state.bidding()) continue;
      stink::Outlook together(state, state.turn());
      for (const Card card : state.playable(state.hand[at(state.turn())])) {
        stink::Outlook alone(state, state.turn());
        QCOMPARE(together.play(card), alone.play(card));
        QCOMPARE(together.play(card), alone.play(card));
        ++cards;
      }
    }
    QVERIFY(cards > 300);
  }

  void playoutsEndTheDeal() {
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      Match match = match_of(seed);
      Rng rng(seed);
      for (std::uint32_t moves = rng.below(52); moves > 0; --moves) play_at_random(match, rng);
      State state = truth_of(match);
      const auto before = state.totals;
      ThievingStink::playout(state, rng);
      QVERIFY(state.stage != Stage::playing);
      QCOMPARE(state.tricks_played, 12);
      QVERIFY(state.totals != before);
      QCOMPARE(state.open.size(), 52);
    }
  }
};

QTEST_APPLESS_MAIN(TestThievingStinkKnowledge)
#include "test_thieving_stink_knowledge.moc"
