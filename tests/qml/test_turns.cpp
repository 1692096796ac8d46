// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTimer>

#include "core/game.h"
#include "players/playerkinds.h"
#include "qml/layout_checks.h"
#include "qml/target_checks.h"

namespace {

/// Answers at once by the rule of thumb: every run sees the same turns.
class Thumb : public Player {
 public:
  bool isPerson() const override { return false; }
  void ask(std::shared_ptr<const fulltable::Knowledge> known, int, Answer answer) override {
    QTimer::singleShot(0, &timer_,
                       [known = std::move(known), answer = std::move(answer)] { answer(ruleOfThumbMove(*known)); });
  }
  void forget() override {}
  std::optional<fulltable::Reaction> reaction(const fulltable::Knowledge&, double) const override { return {}; }

 private:
  QObject timer_;
};

}  // namespace

// What a person finds at each of their turns, with all that can be pressed then: in a small window, with text of the
// usual and of the largest size, nothing is cut or covered, and fingers hit what they mean.
class TestTurns : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void everyTurnHasRoom_data();
  void everyTurnHasRoom();

 private:
  QTemporaryDir folder_;
};

void TestTurns::everyTurnHasRoom_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<int>("percent");
  for (const fulltable::Game* game : fulltable::all_games()) {
    if (game->info().real_time) continue;
    const auto id = QString::fromUtf8(game->info().id.data(), static_cast<qsizetype>(game->info().id.size()));
    for (const int percent : {100, 200}) QTest::addRow("%s, %d %%", qPrintable(id), percent) << id << percent;
  }
}

void TestTurns::everyTurnHasRoom() {
  QFETCH(QString, game);
  QFETCH(int, percent);
  const auto main = openWindow(
      folder_, {"--game", game, "--seed", "7", "--size", "800x600", "--text-size", QString::number(percent)});
  QVERIFY(main);
  QQuickItem* window = main->window()->contentItem();
  Session* session = main->app()->session();
  auto* table = find<GameTable>(window);
  for (int seat = 1; seat < session->game()->match().seats(); ++seat)
    session->players()->replace(seat, std::make_unique<Thumb>());
  session->players()->forget();
  session->players()->ask();
  fulltable::Rng rng(7);
  for (int turn = 0; turn < 40 && !session->shown()->over(); ++turn) {
    QTRY_VERIFY_WITH_TIMEOUT(session->shown()->over() || session->shown()->resting() || session->viewpoint()->myTurn(),
                             60000);
    if (session->shown()->over()) break;
    table->layOutNow();
    const auto wrong = [&] {
      QString found = wrongWith(table, session, false);
      if (found.isEmpty()) found = cutText(window, QRectF({}, window->size()));
      // What came out lies above everything until it is clicked away.
      if (session->shown()->dealEnded() || session->shown()->over()) return found;
      if (found.isEmpty()) found = coveredByPlates(window, table, session);
      if (found.isEmpty()) found = TextsApart::wrongWith(window);
      return found.isEmpty() ? wrongTargets(window) : found;
    };
    // What is called out stands for a moment.
    QTRY_VERIFY2_WITH_TIMEOUT(wrong().isEmpty(),
                              qPrintable(QString("turn %1, %2: %3").arg(turn).arg(session->shown()->phase(), wrong())),
                              8000);
    if (session->shown()->resting()) {
      session->shown()->goOn();
      continue;
    }
    QVERIFY2(session->viewpoint()->myTurn(), "Something was wrong until the rest was over.");
    const int seat = session->viewpoint()->viewer();
    const auto known = session->game()->match().know(seat);
    fulltable::Moves moves;
    known->legal(seat, moves);
    const int before = session->game()->moveCount();
    session->players()->choose(seat, moves[static_cast<std::size_t>(known->rule_of_thumb(seat, moves, rng))]);
    QTRY_VERIFY(session->game()->moveCount() > before);
  }
}

QTEST_MAIN(TestTurns)
#include "test_turns.moc"
