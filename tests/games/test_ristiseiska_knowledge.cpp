// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/ristiseiska/trail.h"
#include "ristiseiska_table.h"

using namespace fulltable;
using namespace fulltable::ristiseiska_table;

class TestRistiseiskaKnowledge : public QObject {
  Q_OBJECT

 private slots:
  void imagined_deals_replay();
  void unseen_cards_are_anywhere();
  void who_begins_holds_the_first_card();
  void begs_and_passes_are_believed();
  void given_cards_are_remembered();
  void false_begs_are_possible();
  void as_likely_as_by_rejection();
};

namespace {

/// The hands that were dealt, if all of a full state is true.
std::vector<CardSet> dealt_hands(const State& state) {
  std::vector<CardSet> hands(state.hand.begin(), state.hand.begin() + state.seats);
  for (auto entry = state.log.rbegin(); entry != state.log.rend(); ++entry) {
    if (entry->act == Act::play || entry->act == Act::give) hands[at(entry->seat)].insert(entry->card);
    if (entry->act == Act::give) hands[at(entry->to)].remove(entry->card);
  }
  return hands;
}

/// Deals the same hands again and makes the moves of the log under the rules; the state reached, or the refusal.
Result<State> replay(const State& state) {
  State played;
  played.seats = state.seats;
  played.deals = state.deals;
  played.penalised = state.penalised;
  played.after_six = state.after_six;
  played.ace_king_again = state.ace_king_again;
  played.by_cards = state.by_cards;
  played.score = state.score;
  played.results = state.results;
  std::vector<CardSet> hands = dealt_hands(state);
  played.dealer = static_cast<std::int8_t>(state.deal > 1 ? state.right_of(state.dealer) : state.dealer);
  played.deal = static_cast<std::uint8_t>(state.deal - 1);
  Cards pack;
  for (int i = 0, seat = state.dealer; i < 52; ++i) {
    seat = state.left_of(seat);
    if (hands[at(seat)].empty()) return Refusal{Code::bad_deck, "wrong sizes of hands", ""};
    pack.push_back(hands[at(seat)].pop_first());
  }
  Ristiseiska::deal(played, pack);
  Moves moves;
  const auto make = [&](int seat, const Move& move) -> std::optional<Refusal> {
    if (played.turn != seat) return Refusal{Code::not_to_act, "not to act", ""};
    moves.clear();
    Ristiseiska::legal(played, seat, moves);
    if (std::ranges::find(moves, move) == moves.end()) return Ristiseiska::why_not(played, seat, move);
    Ristiseiska::apply(played, seat, move);
    return std::nullopt;
  };
  for (const auto& entry : state.log) {
    if (entry.act == Act::caught) continue;
    if (played.phase == Ristiseiska::Phase::again && entry.seat != played.turn)
      if (auto refusal = make(played.turn, Move(Ristiseiska::done))) return *refusal;
    Move move(static_cast<int>(entry.act));
    if (entry.act == Act::play || entry.act == Act::give) move.add(entry.card);
    if (auto refusal = make(entry.seat, move)) return *refusal;
  }
  if (played.phase == Ristiseiska::Phase::again && state.phase != Ristiseiska::Phase::again)
    if (auto refusal = make(played.turn, Move(Ristiseiska::done))) return *refusal;
  return played;
}

}  // namespace

void TestRistiseiskaKnowledge::imagined_deals_replay() {
  int replayed = 0;
  for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
    const int seats = static_cast<int>(3 + seed % 3);
    Match match = match_of(seed, seats, variant_of(seed / 3));
    Rng rng(seed);
    const double false_begs = seed % 5 == 0 ? 0.3 : 0.05;
    while (!match.over()) {
      for (int seat = 0; seat < seats; ++seat) {
        if (rng.below(4) != 0) continue;
        const auto known = match.know(seat);
        const auto imagined = known->imagine(rng);
        QVERIFY(imagined->know(seat)->same(*known));
        const auto again = replay(state_of<Ristiseiska>(*imagined));
        if (!again)
          QFAIL(qPrintable(QString("seed %1 seat %2: %3").arg(seed).arg(seat).arg(again.refusal().text.c_str())));
        if (!(*again == state_of<Ristiseiska>(*imagined)))
          qDebug() << seed << seat << match.state(seat).dump().c_str() << imagined->show({}).facts.dump().c_str();
        QVERIFY(*again == state_of<Ristiseiska>(*imagined));
        ++replayed;
      }
      const int seat = turn(match);
      QVERIFY(!match.submit(seat, random_move(match.truth(), rng, false_begs)));
    }
  }
  QVERIFY(replayed > 10000);
}

namespace {

/// How often each unseen card is imagined in each hand.
using Places = std::array<std::array<double, Ristiseiska::max_seats>, 52>;

void count(Places& places, const State& state, double part) {
  for (std::size_t seat = 0; seat < state.seats; ++seat)
    for (const Card card : state.hand[seat]) places[static_cast<std::size_t>(card.code())][seat] += part;
}

Places imagined_places(const Match& match, int seat, int times) {
  Places places{};
  Rng rng(17);
  const auto known = match.know(seat);
  for (int i = 0; i < times; ++i) count(places, state_of<Ristiseiska>(*known->imagine(rng)), 1.0 / times);
  return places;
}

double place(const Places& places, std::string_view card, std::size_t seat) {
  return places[static_cast<std::size_t>(card_of(card)->code())][seat];
}

/// Seat 0 holds all that fits after 7C, 8C is played next, and seat 1 is given KD.
Match with_a_beg() {
  Match match = match_with({"7C 7D 7H 7S 6C 8C 9C KD 3D", "2C AC 3C 4C", "5C TC JC", "QC KC AD 2D"});
  const QString refusal = play(match, {"play 7C", "pass", "pass", "pass", "play 8C", "beg", "give KD"});
  if (!refusal.isEmpty()) qFatal("%s", qPrintable(refusal));
  return match;
}

}  // namespace

void TestRistiseiskaKnowledge::unseen_cards_are_anywhere() {
  Match match = match_with({"7C 8C", "", "", ""});
  QCOMPARE(play(match, {"play 7C"}), QString());
  const Places places = imagined_places(match, 0, 6000);
  for (const Card card : all_cards - truth_of<Ristiseiska>(match).hand[0] - CardSet::of(first_card))
    for (std::size_t seat = 1; seat < 4; ++seat)
      QVERIFY(std::abs(places[static_cast<std::size_t>(card.code())][seat] - 1.0 / 3) < 0.035);
}

void TestRistiseiskaKnowledge::who_begins_holds_the_first_card() {
  const Match match = match_with({"", "7C", "", ""});
  QCOMPARE(place(imagined_places(match, 0, 100), "7C", 1), 1.0);
  QCOMPARE(place(imagined_places(match, 1, 100), "7C", 1), 1.0);
}

void TestRistiseiskaKnowledge::begs_and_passes_are_believed() {
  Match match = match_with({"7C KD QD", "2C AC 3C", "7D 7H 9C", "7S 6C 8C"});
  QCOMPARE(play(match, {"play 7C", "pass"}), QString());
  Places places = imagined_places(match, 0, 2000);
  for (const auto card : {"7D", "7H", "7S", "6C", "8C"}) {
    QCOMPARE(place(places, card, 1), 0.0);
    QVERIFY(place(places, card, 2) > 0.4 && place(places, card, 3) > 0.4);
  }
  QVERIFY(place(places, "9C", 1) > 0.3);
  // What became open later may be there.
  QCOMPARE(play(match, {"play 7D", "play 8C"}), QString());
  places = imagined_places(match, 0, 2000);
  QVERIFY(place(places, "9C", 1) > 0.25);
  QVERIFY(place(places, "6D", 1) > 0.25);
  QCOMPARE(place(places, "7H", 1), 0.0);
}

void TestRistiseiskaKnowledge::given_cards_are_remembered() {
  Match match = with_a_beg();
  for (const int seat : {0, 1}) QCOMPARE(place(imagined_places(match, seat, 300), "KD", 1), 1.0);
  const double elsewhere = place(imagined_places(match, 2, 4000), "KD", 1);
  QVERIFY(elsewhere > 0.2 && elsewhere < 0.8);
  // Seat 1 gives a card to seat 2, unseen by seats 0 and 3: the king may have gone on.
  QCOMPARE(play(match, {"beg", "give 2C"}), QString());
  const Places places = imagined_places(match, 0, 3000);
  QVERIFY(place(places, "KD", 1) > 0.5 && place(places, "KD", 2) > 0.02);
  QCOMPARE(place(places, "KD", 3), 0.0);
  QCOMPARE(place(imagined_places(match, 1, 100), "2C", 2), 1.0);
}

void TestRistiseiskaKnowledge::false_begs_are_possible() {
  Match match = match_with({"7C 7D 7H 7S", "2C AC 3C 9C 6D", "4C 8D 8H", "5C KC 8S"}, {true});
  QCOMPARE(play(match, {"play 7C", "pass", "pass", "pass", "play 7D", "beg", "give 6C"}), QString());
  const double hidden = place(imagined_places(match, 3, 6000), "6D", 1);
  QVERIFY(hidden > 0.02 && hidden < 0.25);
  QVERIFY(truth_of<Ristiseiska>(match).withheld[1].has(*card_of("6D")));
}

void TestRistiseiskaKnowledge::as_likely_as_by_rejection() {
  // What seat 3 thinks, against deals drawn blindly, thrown away where they do not fit, and given from by chance.
  const Match match = with_a_beg();
  const State& truth = truth_of<Ristiseiska>(match);
  const CardSet after_seven = open_cards(set_of("7C"), false);
  const CardSet after_eight = open_cards(set_of("7C 8C"), false);
  Places blind{};
  Rng rng(23);
  const CardSet hidden = all_cards - truth.placed - truth.hand[3];
  int fitting = 0;
  for (int tries = 0; tries < 2000000 && fitting < 8000; ++tries) {
    Cards cards(hidden.begin(), hidden.end());
    shuffle(cards, rng);
    std::array<CardSet, 3> hands{};
    hands[0] = set_of("7C 8C");
    for (std::size_t i = 0; i < cards.size(); ++i) hands[i < 11 ? 0 : i < 24 ? 1 : 2].insert(cards[i]);
    if (!(hands[1] & (after_seven | after_eight)).empty() || !(hands[2] & after_seven).empty()) continue;
    hands[0] -= set_of("7C 8C");
    double total = 0;
    for (const Card card : hands[0]) total += ristiseiska::generosity(card, after_eight);
    double left = rng.unit() * total;
    Card given = hands[0].first();
    for (const Card card : hands[0]) {
      given = card;
      left -= ristiseiska::generosity(card, after_eight);
      if (left < 0) break;
    }
    hands[0].remove(given);
    hands[1].insert(given);
    for (std::size_t seat = 0; seat < 3; ++seat)
      for (const Card card : hands[seat]) blind[static_cast<std::size_t>(card.code())][seat] += 1;
    ++fitting;
  }
  QVERIFY(fitting > 3000);
  const Places drawn = imagined_places(match, 3, 12000);
  double largest = 0;
  for (const Card card : hidden)
    for (std::size_t seat = 0; seat < 3; ++seat)
      largest = std::max(largest, std::abs(blind[static_cast<std::size_t>(card.code())][seat] / fitting -
                                           drawn[static_cast<std::size_t>(card.code())][seat]));
  QVERIFY2(largest < 0.06, qPrintable(QString::number(largest)));
}

QTEST_APPLESS_MAIN(TestRistiseiskaKnowledge)
#include "test_ristiseiska_knowledge.moc"
