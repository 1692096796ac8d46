// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ai/judge.h"
#include "ai/think.h"
#include "core/endgame.h"
#include "stomp_table.h"

using namespace fulltable;
using namespace fulltable::stomp_table;

// Scores and the end of a set, what is listed and shown, and what the computer players know.
namespace {

/// What the log tells of a move of the seat to act.
std::string log_of(const State& state, std::string_view text, int reader = -1) {
  const KnowledgeOf<Stomp> known({state.seats, {}, 0}, Stomp::conceal(state, state.turn), state.turn);
  return english(known.say(state.turn, *Stomp::read(text)), {"Ada", "Ben", "Cleo"}, reader);
}

/// Why a move is advised before another one, to the seat to act.
std::string why(const State& state, std::string_view move, std::string_view next_best) {
  const Move other = *Stomp::read(next_best);
  return english(Stomp::reason(Stomp::conceal(state, state.turn), state.turn, *Stomp::read(move), &other));
}

}  // namespace

class TestStompSet : public QObject {
  Q_OBJECT

 private slots:
  void scoring_example_1();
  void scoring_example_2();
  void scoring_example_3();
  void scoring_example_4();
  void chips_for_going_out();
  void chips_may_run_out();
  void further_games();
  void facts();
  void what_each_seat_sees();
  void legal_list();
  void at_the_table();
  void reasons();
  void refusals();
  void meant();
  void undo_save_and_load();
  void imagining();
  void trump_card_stays_known();
  void first_sight();
  void worth();
  void good_endings();
  void endings_by_trying();
  void points_count_when_the_set_is_decided();
};

void TestStompSet::scoring_example_1() {
  // The stock is empty; seat 1 wins a trick for 2 and goes out for 1.
  State state = ending({"4C 6C 7C", "8D 5S"}, Suit::hearts);
  make(state, {"play 4C", "play 8D"});
  QCOMPARE(log_of(state, "pass"), "Ada concedes to Ben: 2 points.");
  QCOMPARE(log_of(state, "pass", 0), "You concede to Ben: 2 points.");
  QCOMPARE(log_of(state, "pass", 1), "Ada concedes to you: 2 points.");
  make(state, {"pass"});
  QCOMPARE(Stomp::show(state, std::nullopt).scores, (std::vector{0, 2}));
  QCOMPARE(log_of(state, "play 5S"), "Ben leads the five of spades. Ben goes out.");
  QCOMPARE(log_of(state, "play 5S", 1), "You lead the five of spades. You go out.");
  make(state, {"play 5S"});
  QCOMPARE(Stomp::show(state, std::nullopt).scores, (std::vector{0, 3}));
  QVERIFY(Stomp::stage(state) == Stage::deal_due);
}

void TestStompSet::scoring_example_2() {
  Match match = match_with({"9S", "9D", "9H"}, "3C");
  // Seat 0 leads here; hand the lead to seat 1.
  QCOMPARE(play(match, {"play 9S", "pass"}), QString());
  QCOMPARE(match.state(std::nullopt)["scores"], json("[1, 0, 0]"));
  GameSetup game_setup = game_setup_of(3);
  game_setup.dealer = 0;
  game_setup.decks = {pack_for(game_setup, {"9D", "9H", "9S"}, "3C")};
  auto second = Match::start(stomp_game(), game_setup);
  QCOMPARE(play(*second, {"play 9D", "steal 9H", "steal 9S", "pass"}), QString());
  QCOMPARE(second->state(std::nullopt)["scores"], json("[1, 0, 0]"));
  QCOMPARE(facts_of(*second)["leader"], Json(0));
}

void TestStompSet::scoring_example_3() {
  State state = ending({"9D 4C", "8C 3C"}, Suit::hearts, {{{"scoring", "chips"}}});
  state.score = {39, 1};
  make(state, {"play 9D"});
  QCOMPARE(english(Stomp::buttons(state, 1)[0].label), "Concede and end the match: 1 chip");
  QCOMPARE(log_of(state, "pass"), "Ben concedes to Ada: 1 chip. Ben can't pay in full. The match ends.");
  make(state, {"pass"});
  QCOMPARE(Stomp::show(state, std::nullopt).scores, (std::vector{40, 0}));
  QVERIFY(Stomp::stage(state) == Stage::over);
  QCOMPARE(facts_of(state)["results"], json("[[1, -1]]"));
  QCOMPARE(facts_of(state)["last_trick"], json(R"({"taker": 0, "loser": 1, "points": 1, "out": false})"));
  // At the end of a set nothing is moved.
  QCOMPARE(state.trick.size(), std::size_t{1});
  QCOMPARE(Stomp::winners(state), std::vector<int>{0});
}

void TestStompSet::scoring_example_4() {
  State state = ending({"4C", "5C", "6C"}, Suit::hearts, {{{"games", "1"}}});
  state.score = {6, 9, 9};
  make(state, {"play 4C"});
  QVERIFY(Stomp::stage(state) == Stage::over);
  QCOMPARE(Stomp::winners(state), (std::vector{1, 2}));
}

void TestStompSet::chips_for_going_out() {
  State state = ending({"4C", "5C", "6C"}, Suit::hearts, {{{"scoring", "chips"}}});
  make(state, {"play 4C"});
  QCOMPARE(Stomp::show(state, std::nullopt).scores, (std::vector{21, 19, 20}));
  QVERIFY(Stomp::stage(state) == Stage::deal_due);
  State broke = ending({"4C", "5C", "6C"}, Suit::hearts, {{{"scoring", "chips"}}});
  broke.score = {5, 0, 55};
  make(broke, {"play 4C"});
  QVERIFY(Stomp::stage(broke) == Stage::over);
  QCOMPARE(facts_of(broke)["last_trick"]["points"], Json(0));
  QCOMPARE(facts_of(broke)["results"], json("[[0, 0, 0]]"));
}

void TestStompSet::chips_may_run_out() {
  // To hold none is allowed as long as nothing has to be paid.
  Match match = match_with({"AC KC", "8C"}, "3H", {{{"scoring", "chips"}, {"chips", "3"}}});
  for (int i = 0; i < 3; ++i) {
    const Texts legal = legal_texts(match);
    QCOMPARE(play(match, {legal.front(), "pass"}), QString());
  }
  QCOMPARE(match.state(std::nullopt)["scores"], json("[6, 0]"));
  QVERIFY(!match.over());
  QCOMPARE(facts_of(match)["game_points"], json("[3, -3]"));
  QCOMPARE(play(match, {legal_texts(match).front(), "pass"}), QString());
  QVERIFY(match.over());
  QCOMPARE(match.state(std::nullopt)["scores"], json("[6, 0]"));
  QCOMPARE(facts_of(match)["last_trick"]["points"], Json(0));
  QCOMPARE(refused(match, 0, "pass"), QString("game_over"));
}

void TestStompSet::further_games() {
  GameSetup game_setup = game_setup_of(3, {{{"games", "2"}}});
  game_setup.dealer = 1;
  auto match = Match::start(stomp_game(), game_setup);
  Rng rng(3);
  while (facts_of(*match)["results"].empty()) {
    const Texts legal = legal_texts(*match);
    QCOMPARE(play(*match, {legal[rng.below(static_cast<std::uint32_t>(legal.size()))]}), QString());
  }
  const Json state = match->state(std::nullopt);
  QCOMPARE(state["deal"], Json(2));
  QCOMPARE(state["dealer"], Json(2));
  QCOMPARE(turn(*match), 0);
  QCOMPARE(state["facts"]["game_points"], json("[0, 0, 0]"));
  QCOMPARE(state["facts"]["last_trick"]["out"], Json(true));
  QCOMPARE(state["piles"]["discard"], Json::array());
  QCOMPARE(state["scores"], state["facts"]["results"][0]);
  const std::vector<Text> recap = match->truth().recap();
  QCOMPARE(recap.size(), std::size_t{4});
  QCOMPARE(english(recap[0]), std::string("Game 1 of 2 is over"));
  for (int seat = 0; seat < 3; ++seat) {
    const int points = state["scores"][static_cast<std::size_t>(seat)];
    QCOMPARE(english(recap[static_cast<std::size_t>(seat) + 1], {"Ada", "Ben", "Cleo"}, seat),
             "You score " + english_plural("%n point(s)", points) + ", " + std::to_string(points) + " in all.");
  }
}

void TestStompSet::facts() {
  Match match = match_with({"9C", "TC"}, "3H");
  const Json facts = facts_of(match);
  QCOMPARE(facts, json(R"({"trump": "H", "trump_card": "3H", "trump_taker": null, "packs": 1, "games": 3,
                           "trick_value": 1, "leader": 0, "plays": [], "canceller": null, "game_points": [0, 0],
                           "results": [], "last_trick": null})"));
}

void TestStompSet::what_each_seat_sees() {
  Match match = match_with({"9C", "TC"}, "3H");
  const Json mine = match.state(0)["piles"];
  QCOMPARE(mine["hand.0"], piles_of(match)["hand.0"]);
  for (const Json& card : mine["hand.1"]) QCOMPARE(card, Json("??"));
  QCOMPARE(mine["stock"].size(), std::size_t{38});
  QCOMPARE(mine["stock"][0], Json("3H"));
  for (std::size_t i = 1; i < 38; ++i) QCOMPARE(mine["stock"][i], Json("??"));
  QCOMPARE(match.state(0)["facts"], facts_of(match));
  State over = ending({"4C", "5C 7C"}, Suit::hearts, {{{"games", "1"}}});
  make(over, {"play 4C"});
  QCOMPARE(Stomp::conceal(over, 0), over);
}

void TestStompSet::legal_list() {
  State state = ending({"9C 9D 9S 3H XB", "5C"}, Suit::hearts, {{{"jokers", "1"}}});
  QCOMPARE(legal_in(state), (Texts{"play 3H", "play 9C", "play 9C 9D", "play 9C 9D 9S", "play 9C 9D 9S XB",
                                   "play 9C 9D XB", "play 9C 9S", "play 9C 9S XB", "play 9C XB", "play 9D",
                                   "play 9D 9S", "play 9D 9S XB", "play 9D XB", "play 9S", "play 9S XB", "play XB"}));
  // Equal cards of two packs do not multiply the sets.
  State twins = ending({"9C 9C 3H 3H", "5C"}, Suit::hearts, {{{"packs", "two"}}});
  QCOMPARE(legal_in(twins), (Texts{"play 3H", "play 9C", "play 9C 9C"}));
  State reply = ending({"2H 4C", "2H 3H 9C"}, Suit::hearts, {{{"packs", "two"}}});
  make(reply, {"play 2H"});
  QCOMPARE(legal_in(reply), (Texts{"cancel 2H", "pass", "play 3H"}));
}

void TestStompSet::at_the_table() {
  Match match = match_with({"9C 9S", "9D 2H"}, "3H");
  const auto known = match.know(0);
  const Gesture gesture = known->gesture(0, *known->read("play 9C 9S"));
  QCOMPARE(gesture.cards, cards_of("9C 9S"));
  QCOMPARE(gesture.from, "hand.0");
  QCOMPARE(gesture.to, "trick");
  QCOMPARE(log_of(truth_of<Stomp>(match), "play 9C 9S"), "Ada leads the nine of clubs and the nine of spades.");
  QCOMPARE(english(known->say(0, *known->read("play 9C 9S")).advice), "Lead the nine of clubs and the nine of spades.");
  QCOMPARE(Language().render(known->say(0, *known->read("play 9C 9S")).plate, Style::tight), "Leads 9♣ 9♠");
  QCOMPARE(play(match, {"play 9C 9S"}), QString());
  const auto reply = match.know(1);
  QCOMPARE(english(reply->gesture(1, *reply->read("steal 9D")).label), "Steal");
  QCOMPARE(log_of(truth_of<Stomp>(match), "play 2H"), "Ben stomps with the two of hearts.");
  QCOMPARE(log_of(truth_of<Stomp>(match), "steal 9D"), "Ben steals the trick with the nine of diamonds.");
  const auto buttons = reply->buttons(1);
  QCOMPARE(buttons.size(), std::size_t{1});
  QCOMPARE(english(buttons[0].label), "Concede: 1 point");
  QCOMPARE(buttons[0].key, "P");
  const State chips = ending({"4C", "5C"}, Suit::hearts, {{{"scoring", "chips"}}});
  QCOMPARE(english(Stomp::buttons(chips, 0)[0].label), "Concede: 2 chips");
}

void TestStompSet::reasons() {
  Match match = match_with({"9C 9S 4C", "9D 2H KC KD"}, "3H");
  QCOMPARE(why(truth_of<Stomp>(match), "play 4C", "play 9C"), "It gets rid of a low card while it still counts.");
  QCOMPARE(why(truth_of<Stomp>(match), "play 9C", "play 4C"), "");
  QCOMPARE(play(match, {"play 9C"}), QString());
  QCOMPARE(why(truth_of<Stomp>(match), "play KC", "pass"), "Playing costs nothing now: you draw back up to seven.");
  QCOMPARE(why(truth_of<Stomp>(match), "steal 9D", "play KC"), "One card makes the whole set yours.");

  // Of the nines and the trumps all that is not held has been played.
  State state = ending({"9C 9D 4C 5S AH", "4D 5C 6C"}, Suit::hearts);
  QCOMPARE(why(state, "play 9C 9D", "play 4C"), "The other nines are gone or yours, so nobody can steal it.");
  QCOMPARE(why(state, "play AH", "play 4C"), "No higher trump is left.");
  make(state, {"play 4C"});
  QCOMPARE(why(state, "play 5C", "pass"), "Tricks count 2 now.");
  State last = ending({"4C 4D", "5C 6C"}, Suit::hearts);
  QCOMPARE(why(last, "play 4C 4D", "play 4C"), "These are your last cards: you go out for 1 point.");

  State trump = ending({"KC 3C", "2H 4C"}, Suit::hearts);
  trump.stock.push(*card_of("AH"));
  make(trump, {"play KC"});
  trump.stock.push(*card_of("AC"));
  QCOMPARE(why(trump, "pass", "play 2H"), "The trick is worth only 1. Save your trump for later.");
}

void TestStompSet::refusals() {
  const auto said = [](const State& state, const char* text) {
    return Stomp::why_not(state, state.turn, *Stomp::read(text)).text;
  };
  State state = ending({"9C 9D 3H", "KC 2H QC"}, Suit::hearts);
  QCOMPARE(said(state, "pass"), "You lead, so you must play a card.");
  QCOMPARE(said(state, "play QC"), "That card isn't in your hand.");
  make(state, {"play 9C 9D"});
  QCOMPARE(said(state, "play KC"), "You need 2 cards of a higher rank, a larger set of any rank, or a trump.");
  QCOMPARE(said(state, "play KC QC"), "The cards of a set must all have one rank.");
  State trumps = ending({"9H 4C", "3H 5C"}, Suit::hearts, {{{"packs", "two"}}});
  make(trumps, {"play 9H"});
  QCOMPARE(said(trumps, "play 3H"), "Your trump must be higher than the nine of hearts.");
  QCOMPARE(said(trumps, "cancel 3H"), "Only the other nine of hearts cancels this trump.");
}

void TestStompSet::meant() {
  Match match = match_with({"9C 3H", "9D TC"}, "4H", {{{"packs", "two"}}});
  QCOMPARE(play(match, {"play 9C"}), QString());
  auto known = match.know(1);
  QVERIFY(known->plays_sets());
  Moves moves;
  known->meant(1, cards_of("9D"), moves);
  QCOMPARE(moves.size(), std::size_t{2});
  QCOMPARE(known->write(moves[0]), "steal 9D");
  known->meant(1, cards_of("9D TC"), moves);
  QCOMPARE(moves.size(), std::size_t{1});
  QVERIFY(!known->allows(1, moves[0], {}));
  QCOMPARE(known->why_not(1, moves[0], {}).rule, "What can be played");
}

void TestStompSet::undo_save_and_load() {
  auto match = Match::start(stomp_game(), game_setup_of(5, {{{"jokers", "2"}, {"scoring", "chips"}}}, 9));
  Rng rng(5);
  for (int i = 0; i < 200 && !match->over(); ++i) {
    const Json before = match->state(std::nullopt);
    const Texts legal = legal_texts(*match);
    const std::string& move = legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    QCOMPARE(play(*match, {move}), QString());
    const Json after = match->state(std::nullopt);
    QVERIFY(!match->undo());
    QCOMPARE(match->state(std::nullopt), before);
    QCOMPARE(play(*match, {move}), QString());
    QCOMPARE(match->state(std::nullopt), after);
  }
  const auto loaded = Match::load(match->record());
  QVERIFY(loaded);
  QCOMPARE(loaded->state(std::nullopt), match->state(std::nullopt));
}

void TestStompSet::imagining() {
  for (int seats : {2, 4, 8}) {
    auto match = Match::start(stomp_game(), game_setup_of(seats, {{{"jokers", "2"}}}, 4));
    Rng rng(1);
    for (int i = 0; i < 150 && !match->over(); ++i) {
      for (int seat = 0; seat < seats; ++seat) {
        const State known = Stomp::conceal(truth_of<Stomp>(*match), seat);
        const State imagined = Stomp::imagine(known, seat, rng);
        QVERIFY(Stomp::conceal(imagined, seat) == known);
        Cards all;
        for (const auto& hand : imagined.hand) hand.for_each([&](Card card) { all.push_back(card); });
        for (const auto* pile : {&imagined.stock, &imagined.trick, &imagined.discard})
          all.insert(all.end(), pile->begin(), pile->end());
        Cards pack = match->pack(truth_of<Stomp>(*match).deal);
        std::ranges::sort(all);
        std::ranges::sort(pack);
        QVERIFY(all == pack);
      }
      const Texts legal = legal_texts(*match);
      QCOMPARE(play(*match, {legal[rng.below(static_cast<std::uint32_t>(legal.size()))]}), QString());
    }
  }
}

void TestStompSet::trump_card_stays_known() {
  // The player who has drawn the trump card holds it in everything that is imagined; with two players nothing is
  // unknown then.
  State state = ending({"4C 4D", "5C 6C", "7C 8C 9C"}, Suit::hearts);
  state.stock.push(state.trump_card);
  make(state, {"play 4C"});
  Rng rng(2);
  bool moved = false;
  for (int i = 0; i < 40; ++i) {
    const State imagined = Stomp::imagine(Stomp::conceal(state, 1), 1, rng);
    QVERIFY(imagined.hand[0].has(state.trump_card));
    moved |= !(imagined.hand[2] == state.hand[2]);
  }
  QVERIFY(moved);
  State two = ending({"4C 4D", "5C 6C"}, Suit::hearts);
  QVERIFY(Stomp::imagine(Stomp::conceal(two, 0), 0, rng) == two);
}

void TestStompSet::first_sight() {
  // Moves that do the same are looked at once.
  const State state = ending({"9C 9D 9S KH", "5C"}, Suit::hearts);
  Moves moves;
  Stomp::legal(state, 0, moves);
  std::vector<float> weights;
  Stomp::weigh(state, 0, moves, weights);
  QCOMPARE(weights.size(), moves.size());
  QCOMPARE(std::ranges::count_if(weights, [](float weight) { return weight > 0; }), std::ptrdiff_t{4});
  Rng rng(1);
  const int chosen = Stomp::rule_of_thumb(state, 0, moves, rng);
  QVERIFY(weights[static_cast<std::size_t>(chosen)] == *std::ranges::max_element(weights));
}

void TestStompSet::worth() {
  State state = ending({"4C", "5C", "6C"}, Suit::hearts);
  make(state, {"play 4C"});
  std::vector<double> shares(3);
  Stomp::worth(state, shares);
  QVERIFY(shares[0] > shares[1] && shares[1] == shares[2] && shares[1] > 0.1);
  // The fewer games are left, the more a lead is worth.
  State late = state;
  late.ended = static_cast<std::uint8_t>(late.games - 1);
  std::vector<double> last(3);
  Stomp::worth(late, last);
  QVERIFY(last[0] > shares[0]);
  late.ended = late.games;
  late.score = {4, 4, 1};
  Stomp::worth(late, last);
  QCOMPARE(last, (std::vector{0.5, 0.5, 0.0}));
}

void TestStompSet::good_endings() {
  const auto best = [](const State& state, int seat) {
    const GameSetup game_setup = game_setup_of(state.seats);
    const KnowledgeOf<Stomp> known({game_setup.seats, game_setup.options, 0}, Stomp::conceal(state, seat), seat);
    const Decision decision = think(known, Level::expert, {.iterations = 3000, .expired = {}}, Rng(7));
    return decision.move ? Stomp::write(*decision.move) : std::string();
  };
  // Ahead in the last game with a pair left: go out with it at once.
  State ahead = ending({"4C 4D", "AC AD 3C"}, Suit::hearts);
  ahead.ended = static_cast<std::uint8_t>(ahead.games - 1);
  QCOMPARE(best(ahead, 0), "play 4C 4D");
  // Two behind, the same cards: the other can beat neither high trump, and 2 + 1 wins where 1 would not.
  State behind = ending({"AH 2C", "KD 3D 5S"}, Suit::hearts);
  behind.ended = static_cast<std::uint8_t>(behind.games - 1);
  behind.score = {3, 5};
  QCOMPARE(best(behind, 0), "play AH");
}

/// What seat 0 still gains over seat 1 if both play on as well as can be, by trying everything under the rules;
/// doubled, and one more for a ruin.
static int tried_out(const State& state) {
  if (Stomp::stage(state) != Stage::playing) {
    const int lead = 2 * (state.score[0] - state.score[1]);
    return state.broke ? lead + (lead > 0 ? 1 : -1) : lead;
  }
  Moves moves;
  Stomp::legal(state, state.turn, moves);
  int best = 0;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    State next = state;
    Stomp::apply(next, state.turn, moves[i]);
    const int value = tried_out(next);
    if (i == 0 || (state.turn == 0 ? value > best : value < best)) best = value;
  }
  return best;
}

void TestStompSet::endings_by_trying() {
  const std::array<Variant, 4> variants{Variant{}, Variant{{{"packs", "two"}, {"jokers", "1"}}},
                                        Variant{{{"jokers", "2"}, {"aces", "low"}}},
                                        Variant{{{"scoring", "chips"}, {"packs", "two"}}}};
  for (std::uint64_t i = 0; i < 120; ++i) {
    const Variant& variant = variants[i % variants.size()];
    Rng rng = Rng(5).child(i);
    const GameSetup game_setup = game_setup_of(2, variant);
    Cards pack = stomp_game().pack({2, game_setup.options, 0});
    // Few ranks, so that they meet.
    std::erase_if(pack, [](Card card) { return !card.is_joker() && card.rank() > 3; });
    shuffle(pack, rng);
    std::array<std::string, 2> texts;
    for (std::size_t k = 0; k < 7; ++k) texts[k % 2] += to_text(pack[k]) + " ";
    State state = ending({texts[0], texts[1]}, Suit::hearts, variant);
    if (state.by_chips) state.score = {static_cast<std::int16_t>(1 + i % 3), 3};
    // Half of them within a trick.
    Moves moves;
    Stomp::legal(state, state.turn, moves);
    if (i % 2 == 0) Stomp::apply(state, state.turn, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    const int seat = state.turn;
    const KnowledgeOf<Stomp> known({2, game_setup.options, 1}, Stomp::conceal(state, seat), seat);
    known.candidates(seat, moves);
    const auto values = find_endgame("stomp")->values(known, moves);
    QCOMPARE(values.size(), moves.size());
    for (std::size_t k = 0; k < moves.size(); ++k) {
      State next = state;
      Stomp::apply(next, seat, moves[k]);
      const int value = tried_out(next);
      const int lead = (value - (value % 2)) / 2 - (state.score[0] - state.score[1]);
      QCOMPARE(values[k].lead, seat == 0 ? lead : -lead);
    }
  }
}

void TestStompSet::points_count_when_the_set_is_decided() {
  // Seven ahead in the last game: nothing can be lost any more, and still the last card is not held back.
  State state = ending({"5C", "4C 9D 2S"}, Suit::hearts);
  state.ended = static_cast<std::uint8_t>(state.games - 1);
  state.score = {9, 2};
  const KnowledgeOf<Stomp> lead({2, game_setup_of(2).options, 1}, Stomp::conceal(state, 0), 0);
  QVERIFY(think(lead, Level::expert, {}, Rng(1)).forced);
  State reply = ending({"4C 3D 9D", "5C"}, Suit::hearts);
  reply.ended = static_cast<std::uint8_t>(reply.games - 1);
  reply.score = {2, 9};
  make(reply, {"play 4C"});
  const KnowledgeOf<Stomp> known({2, game_setup_of(2).options, 1}, Stomp::conceal(reply, 1), 1);
  for (const Level level : {Level::hard, Level::expert}) {
    const Decision decision = think(known, level, {.iterations = 0, .expired = {}, .scores = true}, Rng(2));
    QCOMPARE(Stomp::write(*decision.move), std::string("play 5C"));
  }
  const Moves moves{*Stomp::read("play 5C"), *Stomp::read("pass")};
  const std::vector<Certain> values = find_endgame("stomp")->values(known, moves);
  QCOMPARE(values[0].worth, 1.0);
  QCOMPARE(values[0].lead, 1);
  QVERIFY(values[1].lead < values[0].lead);
  // To concede would cost 2, but no game: that is no mistake.
  const auto judged = judge(known, *Stomp::read("pass"), {}, Rng(3));
  QVERIFY(judged && !judged->better);
}

QTEST_APPLESS_MAIN(TestStompSet)
#include "test_stomp_set.moc"
