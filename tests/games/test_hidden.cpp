// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "match/hidden.h"
#include "match/match.h"

using namespace fulltable;

namespace {

/// Another position that the player could be in, for all they know.
std::unique_ptr<Position> another(const Position& position, int seat, Rng& rng) {
  return position.know(seat)->imagine(rng);
}

}  // namespace

/// What counts as having seen something hidden, against what it means: what is not so would have looked the same in
/// every position that the player could have been in.
class TestHidden : public QObject {
  Q_OBJECT

 private slots:
  void whatShowsNothingLooksTheSameInEveryPosition_data() {
    QTest::addColumn<QString>("id");
    for (const Game* game : all_games())
      if (!game->info().real_time)
        QTest::newRow(std::string(game->info().id).c_str())
            << QString::fromUtf8(game->info().id.data(), static_cast<qsizetype>(game->info().id.size()));
  }
  void whatShowsNothingLooksTheSameInEveryPosition() {
    QFETCH(QString, id);
    const Game& game = *find_game(id.toStdString());
    Rng rng(7);
    int quiet = 0, showing = 0;
    for (std::uint64_t deal_number = 1; deal_number <= 4; ++deal_number) {
      auto match = Match::start(game, standard_setup(game, deal_number));
      QVERIFY(match);
      for (int made = 0; made < 150 && !match->over(); ++made) {
        const std::unique_ptr<Position> before = match->truth().clone();
        const int mover = match->truth().to_act().front();
        Moves moves;
        before->candidates(mover, moves);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        QVERIFY(!match->submit(mover, move));
        for (int seat = 0; seat < match->seats(); ++seat) {
          if (shows_hidden(*before, match->truth(), mover, move, seat)) {
            ++showing;
            continue;
          }
          ++quiet;
          const auto known = match->know(seat);
          for (int other = 0; other < 4; ++other) {
            const std::unique_ptr<Position> imagined = another(*before, seat, rng);
            QVERIFY2(imagined->allows(mover, move, {}), before->write(move).c_str());
            imagined->apply(mover, move);
            QVERIFY2(
                imagined->know(seat)->show(seat).facts == known->show(seat).facts && imagined->know(seat)->same(*known),
                (before->write(move) + " of seat " + std::to_string(mover) + ", seen by " + std::to_string(seat))
                    .c_str());
          }
        }
      }
    }
    qInfo("%s: %d moves showed something, %d nothing", qPrintable(id), showing, quiet);
    QVERIFY(quiet + showing > 0);
  }

  void aDrawnCardIsSeenByWhoDrawsIt() {
    const Game& game = *find_game("umtali");
    auto match = Match::start(game, standard_setup(game, 3));
    QVERIFY(match);
    for (int made = 0; made < 12; ++made) {
      const int mover = match->truth().to_act().front();
      Moves moves;
      match->truth().legal(mover, moves);
      const auto draw = std::ranges::find_if(
          moves, [&](const Move& move) { return match->truth().gesture(mover, move).from == "stock"; });
      const std::unique_ptr<Position> before = match->truth().clone();
      QVERIFY(!match->submit(mover, draw == moves.end() ? moves.front() : *draw));
      if (draw == moves.end()) continue;
      QVERIFY(shows_hidden(*before, match->truth(), mover, match->history().back().move, mover));
      return;
    }
    QFAIL("nobody drew a card");
  }
};

QTEST_GUILESS_MAIN(TestHidden)
#include "test_hidden.moc"
