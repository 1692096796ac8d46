// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <array>
#include <thread>

#include "match/json_text.h"
#include "protocol/selfplay.h"

using namespace fulltable;

namespace {

/// What computer players of all kinds do in one game, in words: views, moves, reactions, a record and its replay.
std::string story_of(const Game& game, std::uint64_t seed) {
  auto match = std::move(*Match::start(game, standard_setup(game, seed)));
  std::string story;
  for (std::uint64_t number = 0; number < 12 && !match.over(); ++number) {
    const Rng rng = Rng(seed).child(number);
    if (game.info().real_time) {
      for (const int seat : match.truth().to_act())
        for (const Level level : {Level::beginner, Level::easy, Level::medium, Level::expert}) {
          Rng draws = rng.child(static_cast<std::uint64_t>(seat));
          const auto reaction = game.react(*match.know(seat), level, draws);
          if (reaction) story += match.truth().write(reaction->move) + std::to_string(reaction->times.done) + "\n";
        }
      if (match.advance(700)) break;
    } else {
      constexpr std::array players{Player::hard, Player::easy, Player::rule, Player::random};
      const int seat = match.truth().to_act().front();
      const auto known = match.know(seat);
      const auto effort = game.info().solitaire ? 1 : 20;
      const auto move = choose(*known, players[number % players.size()], effort, rng);
      const auto fallback = choose(*known, Player::rule, effort, rng);
      if (!move && !fallback) break;
      story += match.truth().write(move ? *move : *fallback) + "\n";
      if (match.submit(seat, move ? *move : *fallback)) break;
    }
    for (int seat = 0; seat < match.seats(); ++seat) story += json_text(match.state(seat)) + "\n";
  }
  const auto again = Match::load(match.record());
  return story + (again ? json_text(again->state(std::nullopt)) : again.refusal().text);
}

}  // namespace

Q_DECLARE_METATYPE(const Game*)

/// The engine keeps nothing outside of what it is given: games played at the same time in several threads go as each
/// would alone. Under the thread sanitizer this finds what two of them share, such as a table filled at first use.
class TestThreads : public QObject {
  Q_OBJECT

 private slots:
  void playsAlikeSideBySide_data() {
    QTest::addColumn<const Game*>("game");
    for (const Game* game : all_games()) QTest::newRow(std::string(game->info().id).c_str()) << game;
  }
  void playsAlikeSideBySide() {
    QFETCH(const Game*, game);
    // The threads come first: whatever is made once only is then made by several.
    constexpr std::size_t threads = 3;
    std::array<std::string, threads> stories;
    {
      std::vector<std::jthread> running;
      for (std::size_t i = 0; i < threads; ++i)
        running.emplace_back([&stories, game, i] { stories[i] = story_of(*game, 5 + i / 2); });
    }
    QVERIFY(stories[0].size() > 500);
    QCOMPARE(stories[1], stories[0]);
    QVERIFY(stories[2] != stories[0]);
    QCOMPARE(story_of(*game, 5), stories[0]);
    QCOMPARE(story_of(*game, 6), stories[2]);
  }
};

QTEST_APPLESS_MAIN(TestThreads)
#include "test_threads.moc"
