// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "library/closeup.h"
#include "support/match_table.h"

using fulltable::Match;

namespace {

Seating seatingOf(int seats, int people) {
  Seating seating;
  for (int seat = 0; seat < seats; ++seat) {
    seating.kinds.push_back(seat < people ? SeatKind::human : SeatKind::easy);
    seating.names.append(QString("Player %1").arg(seat + 1));
  }
  return seating;
}

/// A game after some moves that anybody could have made.
Match begun(const fulltable::Game& game, int seats, std::uint64_t dealNumber, std::size_t moves) {
  auto setup = fulltable::standard_setup(game, dealNumber);
  setup.seats = seats;
  Match match = std::move(*Match::start(game, setup));
  fulltable::Rng rng(dealNumber);
  while (match.history().size() < moves && !match.over() && !match.truth().to_act().empty())
    if (match.submit(match.truth().to_act().front(), fulltable::random_move(match.truth(), rng))) break;
  return match;
}

QList<int> codesOf(const QVariantMap& closeUp) {
  QList<int> codes;
  for (const QVariant& row : closeUp["cards"].toList())
    for (const QVariant& code : row.toList()) codes.append(code.toInt());
  return codes;
}

/// Whether the card lies in a pile of which that holds.
template <class Holds>
bool lies(const Match& match, int code, int viewer, Holds holds) {
  for (const auto& pile : match.know(viewer)->show(viewer).piles)
    for (const fulltable::Card card : pile.cards)
      if (card.code() == code && holds(pile)) return true;
  return false;
}

}  // namespace

class CloseUpTest : public QObject {
  Q_OBJECT

 private slots:
  void showsCardsOfEveryGame_data() {
    QTest::addColumn<QByteArray>("id");
    for (const fulltable::Game* game : fulltable::all_games()) {
      const QByteArray id = QByteArray::fromStdString(std::string(game->info().id));
      QTest::newRow(id) << id;
    }
  }
  void showsCardsOfEveryGame() {
    QFETCH(QByteArray, id);
    const fulltable::Game& game = *fulltable::find_game(id.toStdString());
    const auto& info = game.info();
    int shown = 0;
    for (std::uint64_t dealNumber = 1; dealNumber < 6; ++dealNumber) {
      const Match match = begun(game, info.default_seats, dealNumber, dealNumber);
      if (match.over()) continue;
      const Seating seating = seatingOf(info.default_seats, 1);
      const QVariantMap closeUp = closeUpFrom(closeUpOf(match, seating), seating);
      const QList<int> codes = codesOf(closeUp);
      shown += static_cast<int>(codes.size());
      QCOMPARE(closeUp["columns"].toBool(), info.solitaire);
      QVERIFY(closeUp["cards"].toList().size() <= (info.solitaire ? 4 : 2));
      for (const int code : codes) QVERIFY(lies(match, code, 0, [](const auto&) { return true; }));
      QCOMPARE(closeUp["turn"].toString().isEmpty(), info.solitaire || info.real_time);
    }
    QVERIFY(shown > 0 || info.real_time);
  }

  void tellsWhoseTurnItIs() {
    const fulltable::Game& game = *fulltable::find_game("lorum");
    QStringList turns;
    for (std::size_t moves = 1; moves < 5; ++moves) {
      const Match match = begun(game, 4, 1, moves);
      const Seating seating = seatingOf(4, 1);
      const QVariantMap closeUp = closeUpFrom(closeUpOf(match, seating), seating);
      QCOMPARE(closeUp["yours"].toBool(), match.truth().to_act().has(0));
      turns.append(closeUp["turn"].toString());
    }
    QVERIFY(turns.contains("Your turn"));
    QVERIFY(turns.contains("Player 2's turn"));
  }

  // With several people at the table nothing is shown that not everybody sees.
  void ofSeveralPeopleNoHandIsShown() {
    for (const fulltable::Game* game : fulltable::all_games()) {
      const auto& info = game->info();
      if (info.solitaire || info.max_seats < 2) continue;
      for (std::uint64_t dealNumber = 1; dealNumber < 4; ++dealNumber) {
        const Match match = begun(*game, info.default_seats, dealNumber, 5 * dealNumber);
        const Seating seating = seatingOf(info.default_seats, 2);
        for (const int code : codesOf(closeUpFrom(closeUpOf(match, seating), seating)))
          QVERIFY(lies(match, code, 0, [](const auto& pile) { return pile.sight == fulltable::Sight::everyone; }));
      }
    }
  }

  void whatCannotBeReadIsLeftOut() {
    const Seating seating = seatingOf(2, 1);
    for (const QByteArray bad : {"", "x", "[]", "{}", "{\"cards\":7}", "{\"cards\":[7]}", "{\"cards\":[[\"ZZ\"]]}"})
      QVERIFY(closeUpFrom(bad, seating).isEmpty());
    const QVariantMap strange = closeUpFrom("{\"turn\":99,\"cards\":[[\"7C\"]]}", seating);
    QCOMPARE(strange["turn"].toString(), QString());
    QCOMPARE(codesOf(strange).size(), 1);
  }
};

QTEST_GUILESS_MAIN(CloseUpTest)
#include "test_closeup.moc"
