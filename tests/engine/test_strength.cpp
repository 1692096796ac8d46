// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <cmath>

#include "protocol/selfplay.h"

using namespace fulltable;

namespace {

/// A player and how many games it imagines for a decision; 0: as many as its level is used to.
struct Contestant {
  Player player = Player::random;
  std::int64_t iterations = 0;
};

/// Neighbouring levels that a few dozen deals tell apart.
struct Neighbours {
  std::string_view game;
  Player better;
  Player worse;
};
constexpr std::array<Neighbours, 11> quick_neighbours{{{"pop", Player::easy, Player::beginner},
                                                       {"umtali", Player::easy, Player::beginner},
                                                       {"umtali", Player::medium, Player::easy},
                                                       {"lorum", Player::medium, Player::easy},
                                                       {"mate", Player::easy, Player::beginner},
                                                       {"chinese_ten", Player::easy, Player::beginner},
                                                       {"chinese_ten", Player::medium, Player::easy},
                                                       {"commune", Player::easy, Player::beginner},
                                                       {"commune", Player::medium, Player::easy},
                                                       {"ristiseiska", Player::easy, Player::beginner},
                                                       {"stomp", Player::medium, Player::easy}}};

/// Longest game of a solitaire, whose players may go to and fro.
constexpr int most_moves = 250;

/// The game is played on by the first contestant in every other seat from `first` on, by the second in the others.
void play_out(Match& match, const std::array<Contestant, 2>& sides, int first) {
  std::uint64_t decision = 0;
  const int most = match.info().solitaire ? most_moves : std::numeric_limits<int>::max();
  for (int moves = 0; moves < most && !match.over(); ++moves) {
    SeatSet declined;
    while (const auto seat = seat_to_ask(match.truth(), declined)) {
      const Contestant& side = sides[static_cast<std::size_t>(*seat + first) % 2];
      const Rng rng = Rng(match.game_setup().deal_number).child(++decision);
      const auto move = choose(*match.know(*seat), side.player, side.iterations, rng);
      if (move && match.submit(*seat, *move)) qFatal("a refused move");
      if (move) break;
      declined.insert(*seat);
    }
  }
}

/// How much more the first contestant has than the second, a seat.
struct Lead {
  double wins = 0;   ///< of the game; of a solitaire how many cards it puts up
  double score = 0;  ///< points or chips, where the game has such

  Lead operator+(const Lead& other) const { return {wins + other.wins, score + other.score}; }
  Lead operator-(const Lead& other) const { return {wins - other.wins, score - other.score}; }
};

Lead lead(const Game& game, std::uint64_t seed, const std::array<Contestant, 2>& sides, int first) {
  Match match = std::move(*Match::start(game, standard_setup(game, seed)));
  play_out(match, sides, first);
  const std::vector<int> score = match.truth().show(std::nullopt).scores;
  if (game.info().solitaire) return {static_cast<double>(score.front()), 0};
  std::array<double, 2> wins{};
  std::array<double, 2> scores{};
  std::array<int, 2> seats{};
  const auto side_of = [&](int seat) { return static_cast<std::size_t>(seat + first) % 2; };
  for (int seat = 0; seat < match.seats(); ++seat) {
    ++seats[side_of(seat)];
    scores[side_of(seat)] += score[static_cast<std::size_t>(seat)];
  }
  const auto winners = match.truth().winners();
  for (const int seat : winners) wins[side_of(seat)] += 1.0 / static_cast<double>(winners.size());
  const bool scored = game.info().score_unit != ScoreUnit::none;
  return {wins[0] / seats[0] - wins[1] / seats[1], scored ? scores[0] / seats[0] - scores[1] / seats[1] : 0};
}

/// Which of two did better with the same cards: above 0 the first. They play them twice, in each other's seats, and a
/// solitaire each for itself. Where both win as much, the one with more points or chips did better.
double compare(const Game& game, std::uint64_t seed, const std::array<Contestant, 2>& sides) {
  if (game.info().real_time) {
    SelfplayPlan plan;
    plan.seats = game.info().default_seats;
    plan.options = game.info().standard_options();
    plan.seed = seed;
    plan.games = 1;
    plan.sides = {sides[0].player, sides[1].player};
    const auto result = selfplay(game, plan);
    return result ? static_cast<double>(result->sets_won - result->sets_lost) : 0;
  }
  const Lead both = game.info().solitaire
                        ? lead(game, seed, {sides[0], sides[0]}, 0) - lead(game, seed, {sides[1], sides[1]}, 0)
                        : lead(game, seed, sides, 0) + lead(game, seed, sides, 1);
  return std::abs(both.wins) > 1e-9 ? both.wins : both.score;
}

}  // namespace

Q_DECLARE_METATYPE(const Game*)
Q_DECLARE_METATYPE(Contestant)

/// Each level of the computer plays better than the one two below it, the lowest better than chance; where a few deals
/// tell neighbours apart, they are compared, too. The others are told apart in `strength.md`, which takes longer. Deals
/// and decisions are the same at each run.
class TestStrength : public QObject {
  Q_OBJECT

 private slots:
  void everyLevelIsStronger_data() {
    QTest::addColumn<const Game*>("game");
    QTest::addColumn<Contestant>("better");
    QTest::addColumn<Contestant>("worse");
    for (const Game* game : all_games()) {
      const auto row = [&](Contestant better, Contestant worse) {
        const std::string name =
            std::string(game->info().id) + ": " + to_text(better.player) + " and " + to_text(worse.player);
        QTest::newRow(name.c_str()) << game << better << worse;
      };
      // The highest level takes a fraction of its time here, and must be better all the same. Of a solitaire most deals
      // are won by the medium one too, so that it would take hundreds to tell them apart.
      const bool alone = game->info().solitaire;
      row({Player::expert, alone ? 8 : 400}, {alone ? Player::random : Player::easy, 0});
      row({Player::medium, 0}, {Player::beginner, 0});
      if (!game->info().real_time) row({Player::beginner, 0}, {Player::random, 0});
      for (const Neighbours& pair : quick_neighbours)
        if (pair.game == game->info().id) row({pair.better, 0}, {pair.worse, 0});
    }
  }
  /// A sign test over deals, which goes on until it is clear (after Wald 1945): how much likelier the deals come out as
  /// they do if the better one does better in 60, 70, 80 or 90 of a hundred that are not drawn than if both are equal.
  /// Between equals that is a fair bet, so it comes to a hundred to one in one test of a hundred at most.
  void everyLevelIsStronger() {
    QFETCH(const Game*, game);
    QFETCH(Contestant, better);
    QFETCH(Contestant, worse);
    constexpr std::array claims{0.6, 0.7, 0.8, 0.9};
    constexpr int most_deals = 800;
    constexpr double clear = 100;
    double odds = 0;
    int won = 0;
    int lost = 0;
    int deals = 0;
    for (; deals < most_deals && odds < clear; ++deals) {
      const double difference = compare(*game, static_cast<std::uint64_t>(deals), {better, worse});
      if (std::abs(difference) < 1e-9) continue;
      (difference > 0 ? won : lost) += 1;
      odds = 0;
      for (const double claim : claims)
        odds += std::pow(2 * claim, won) * std::pow(2 - 2 * claim, lost) / static_cast<double>(claims.size());
    }
    const QString result = QStringLiteral("%1 deals: %2 better, %3 worse").arg(deals).arg(won).arg(lost);
    QVERIFY2(odds >= clear, qPrintable(result));
    qInfo("%s", qPrintable(result));
  }
};

QTEST_APPLESS_MAIN(TestStrength)
#include "test_strength.moc"
