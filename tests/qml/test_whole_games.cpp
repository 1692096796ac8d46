// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>

#include "qml/player_hands.h"

/// Whole games in the window: a person who follows the game's rule of thumb, by mouse or by keys, against computers.
/// Any warning of QML fails the test.
class TestWholeGames : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }

  void toTheEnd_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<bool>("keys");
    QTest::newRow("stomp, eight seats, by mouse")
        << QStringList{"--game",   "stomp",   "--seats", "human,easy,easy,easy,easy,easy,easy,easy",
                       "--option", "games=2", "--size",  "800x600"}
        << false;
    QTest::newRow("stomp with jokers and chips, by keys")
        << QStringList{"--game",   "stomp",    "--seats", "human,easy,easy", "--option",
                       "jokers=2", "--option", "games=2", "--option",        "scoring=chips"}
        << true;
    QTest::newRow("commune, by mouse") << QStringList{"--game", "commune", "--seats", "human,easy,easy,easy",
                                                      "--size", "800x600"}
                                       << false;
    QTest::newRow("commune, by keys") << QStringList{"--game",          "commune",  "--seats",
                                                     "human,easy,easy", "--option", "call_by=anyone"}
                                      << true;
    QTest::newRow("umtali, four hands by mouse") << QStringList{"--game", "umtali", "--seats", "human,easy"} << false;
    QTest::newRow("umtali, four hands by keys") << QStringList{"--game", "umtali", "--seats", "human,easy"} << true;
    const auto byMouse = [](const char* game, const QStringList& more) {
      QTest::newRow(qPrintable(QString("%1, by mouse").arg(game))) << QStringList{"--game", game} + more << false;
    };
    byMouse("black_hole", {"--size", "1366x768"});
    byMouse("chinese_ten", {"--seats", "human,easy"});
    byMouse("lorum", {"--seats", "human,easy,easy,easy", "--option", "rounds=1", "--size", "1366x768"});
    byMouse("mate", {"--seats", "human,easy", "--size", "800x600"});
    byMouse("pop", {"--seats", "human,easy", "--option", "target=5"});
    byMouse("ristiseiska", {"--seats", "human,easy,easy,easy", "--size", "3840x2160"});
    byMouse("thieving_stink", {"--seats", "human,easy,easy,easy", "--option", "target=50"});
  }

  void toTheEnd() {
    QFETCH(QStringList, arguments);
    QFETCH(bool, keys);
    const auto main = openWindow(folder_, arguments + QStringList{"--seed", "3"});
    QVERIFY(main);
    window_ = main->window();
    session_ = main->app()->session();
    table_ = find<GameTable>(window_->contentItem());
    PlayerHands hands(main.get());
    int turns = 0;
    while (!session_->shown()->over()) {
      QTRY_VERIFY_WITH_TIMEOUT(
          session_->shown()->over() || session_->shown()->resting() || session_->viewpoint()->myTurn(), 60000);
      if (session_->shown()->over()) break;
      if (session_->shown()->resting()) {
        session_->shown()->goOn();
        continue;
      }
      table_->layOutNow();
      const int before = session_->game()->moveCount();
      hands.make(usualMove(), keys);
      if (QTest::currentTestFailed()) return;
      QTRY_VERIFY2_WITH_TIMEOUT(session_->game()->moveCount() > before, qPrintable(whatStands(session_, hands.tried())),
                                5000);
      ++turns;
    }
    QVERIFY(turns > 2);  // a player who loses every round is soon out
    QVERIFY(session_->game()->solitaire() || !session_->shown()->winners().isEmpty());
    // What happened is told, if it is not shown by the places of all.
    const QQuickItem* end = findType(window_->contentItem(), "GameOver");
    QTRY_VERIFY_WITH_TIMEOUT(end->property("shown").toBool(), 30000);
    const QQuickItem* standing = findType(end, "EndStanding");
    QVERIFY(standing->property("placed").toBool() || !end->property("ending").toString().isEmpty());
  }

  /// A card that belongs to a whole meld of the hand is refused by itself, and the meld is framed.
  void refusedCardsAreNamed() {
    const auto main = openWindow(folder_, {"--game", "umtali", "--seats", "human,human", "--seed", "1"});
    QVERIFY(main);
    window_ = main->window();
    bool refused = false;
    for (int deal = 1; deal < 60 && !refused; ++deal) {
      main->app()->newGame("umtali", {"human", "human"}, {}, {}, QString::number(deal), false);
      session_ = main->app()->session();
      table_ = find<GameTable>(window_->contentItem());
      session_->uncover();
      QTest::keyClick(window_, Qt::Key_S);
      session_->input()->selectOffer();
      const QList<int> meld = session_->input()->lifted();
      session_->input()->cancel();
      table_->layOutNow();
      if (meld.size() < 3) continue;
      const QString place = QString("meld.%1.0").arg(session_->viewpoint()->viewer());
      drag(window_, at(table_->visibleOf(meld.front())), at(table_->pileOf(place)->extent()));
      refused = true;
      QVERIFY2(session_->input()->refusal().contains("belongs to a meld in your hand"),
               qPrintable(session_->input()->refusal()));
      QVERIFY(session_->input()->refusedCards().size() >= 3);
      QVERIFY(session_->input()->refusedCards().contains(meld.front()));
    }
    QVERIFY(refused);
  }

 private:
  /// What experience in that game would play.
  fulltable::Move usualMove() const {
    const int seat = session_->viewpoint()->viewer();
    const auto known = session_->game()->match().know(seat);
    fulltable::Moves moves;
    known->legal(seat, moves);
    fulltable::Rng rng(7);
    return moves[static_cast<std::size_t>(known->rule_of_thumb(seat, moves, rng))];
  }

  QPoint at(const QRectF& rect) const { return middle(table_, rect); }

  QTemporaryDir folder_;
  QQuickWindow* window_ = nullptr;
  Session* session_ = nullptr;
  GameTable* table_ = nullptr;
};

QTEST_MAIN(TestWholeGames)
#include "test_whole_games.moc"
