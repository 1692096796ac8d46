// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>

#include "game/publicview.h"
#include "game/viewpoint.h"
#include "players/playerkinds.h"
#include "table.h"

namespace {

fulltable::Match matchOf(const char* id, int seats, std::uint64_t seed) {
  const auto* game = fulltable::find_game(id);
  auto gameSetup = fulltable::standard_setup(*game, seed);
  gameSetup.seats = seats;
  auto match = fulltable::Match::start(*game, gameSetup);
  Q_ASSERT(match);
  return std::move(*match);
}

Seating people(int seats) {
  Seating seating;
  for (int seat = 0; seat < seats; ++seat) {
    seating.kinds.push_back(SeatKind::human);
    seating.names.append(QStringList{"Ada", "Ben", "Cleo", "Dan"}.value(seat));
  }
  return seating;
}

/// A legal move of whoever must act, made.
void step(GameController& game, fulltable::Rng& rng) {
  for (const int seat : game.truth().to_act()) {
    if (game.truth().may_wait(seat)) continue;
    fulltable::Moves moves;
    game.truth().legal(seat, moves);
    game.play(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
    return;
  }
}

/// The cards of that pile that are seen.
int seen(const fulltable::View& view, const QString& pile) {
  int count = 0;
  if (const auto* shown = pileOf(view, pile))
    for (const fulltable::Card card : shown->cards) count += card.is_known() ? 1 : 0;
  return count;
}

}  // namespace

/// Makes the last of the legal moves, at once when it is told to.
class Scripted : public Player {
 public:
  bool isPerson() const override { return false; }
  void ask(std::shared_ptr<const fulltable::Knowledge> known, int, Answer answer) override {
    ++asked;
    known_ = std::move(known);
    answer_ = std::move(answer);
  }
  void forget() override { ++forgotten; }
  std::optional<fulltable::Reaction> reaction(const fulltable::Knowledge&, double) const override {
    return std::nullopt;
  }

  void answerNow() {
    fulltable::Moves moves;
    known_->legal(known_->seat(), moves);
    answer_(moves.back());
  }
  void answer(const fulltable::Move& move) { answer_(move); }
  bool wasAsked() const { return answer_ != nullptr; }
  const fulltable::Knowledge& known() const { return *known_; }

  int asked = 0, forgotten = 0;

 private:
  std::shared_ptr<const fulltable::Knowledge> known_;
  Answer answer_;
};

/// A game without a window: who looks on, and who plays.
class TableTest : public QObject {
  Q_OBJECT

 private slots:
  /// Two screens over one game: each sees its own hand and never the other, and both follow every move.
  void twoViewpointsOfOneGame() {
    for (const char* id : {"pop", "stomp", "umtali"}) {
      GameController game(matchOf(id, 2, 5), people(2));
      const Viewpoint ada(game, {0});
      const Viewpoint ben(game, {1});
      const Viewpoint shared(game, {0, 1});
      fulltable::Rng rng(3);
      for (int i = 0; i < 40 && !game.ended(); ++i) {
        for (const Viewpoint* each : {&ada, &ben}) {
          const int own = each == &ada ? 0 : 1;
          QCOMPARE(each->viewer(), own);
          QCOMPARE(each->coverSeat(), -1);
          QVERIFY(each->known().same(*game.match().know(own)));
          QCOMPARE(shown(each->view()), shown(game.match().know(own)->show(own)));
          QCOMPARE(seen(each->view(), QString("hand.%1").arg(1 - own)), 0);
        }
        if (game.truth().to_act().size() == 1) QVERIFY(ada.myTurn() != ben.myTurn());
        // The third screen is handed from one to the other, covered in between.
        QCOMPARE(shared.viewer(), -1);
        QCOMPARE(seen(shared.view(), "hand.0") + seen(shared.view(), "hand.1"), 0);
        QSignalSpy first(&ada, &Viewpoint::changed);
        QSignalSpy second(&ben, &Viewpoint::changed);
        step(game, rng);
        QVERIFY(first.count() > 0 && second.count() > 0);
      }
      QVERIFY(game.moveCount() > 10);
      game.undo();
      QVERIFY(ada.known().same(*game.match().know(0)));
    }
  }

  void theScreenIsHandedOn() {
    GameController game(matchOf("pop", 2, 9), people(2));
    Viewpoint screen(game, {0, 1});
    const int first = screen.coverSeat();
    QVERIFY(first >= 0);
    QSignalSpy changed(&screen, &Viewpoint::viewerChanged);
    screen.uncover();
    QCOMPARE(screen.viewer(), first);
    QCOMPARE(screen.coverSeat(), -1);
    QVERIFY(screen.myTurn());
    fulltable::Rng rng(1);
    step(game, rng);
    // Until somebody looks, the same person sits there.
    QCOMPARE(screen.viewer(), first);
    screen.handOver();
    QCOMPARE(screen.viewer(), -1);
    QCOMPARE(screen.coverSeat(), 1 - first);
    QCOMPARE(changed.count(), 2);
  }

  void aSeatThatIsLookedFromIsNeverCovered() {
    GameController game(matchOf("pop", 2, 9), people(2));
    Viewpoint screen(game, {0, 1});
    screen.lookFrom(1, false);
    fulltable::Rng rng(1);
    const int deal = screen.view().deal;
    while (!game.ended() && screen.view().deal < deal + 2) {
      step(game, rng);
      screen.handOver();
      QCOMPARE(screen.viewer(), 1);
      QCOMPARE(screen.coverSeat(), -1);
    }
    QVERIFY(screen.view().deal > deal);
  }

  void theControllerSaysWhatHappened() {
    GameController game(matchOf("pop", 2, 4), people(2));
    std::vector<MoveReport> reports;
    QStringList order;
    connect(&game, &GameController::trying, this, [&] { order.append("trying"); });
    connect(&game, &GameController::changed, this, [&] { order.append("changed"); });
    connect(&game, &GameController::moved, this, [&](const MoveReport& report) {
      order.append("moved");
      reports.push_back(report);
    });
    connect(&game, &GameController::jumped, this, [&] { order.append("jumped"); });
    fulltable::Rng rng(1);
    step(game, rng);
    QCOMPARE(order, (QStringList{"trying", "changed", "moved"}));
    const MoveReport& report = reports.front();
    QCOMPARE(report.number, 0);
    QVERIFY(report.after->same(game.truth()));
    QVERIFY(!report.before->same(*report.after));
    QCOMPARE(report.text.toStdString(), report.before->write(report.move));
    QVERIFY(!report.again);
    QSignalSpy refused(&game, &GameController::refused);
    game.play(report.seat, report.move);
    QCOMPARE(refused.count(), 1);
    QCOMPARE(game.moveCount(), 1);
    order.clear();
    QSignalSpy back(&game, &GameController::takenBack);
    game.undo();
    QCOMPARE(back.front().front().toInt(), 0);
    QCOMPARE(order, (QStringList{"changed", "jumped"}));
    game.redo();
    QVERIFY(reports.back().again);
    QVERIFY(reports.back().move == reports.front().move);
    QVERIFY(reports.back().after->same(game.truth()));
  }

  /// The computer gets up in the middle of a game and somebody else sits down, who plays on and may leave again.
  void aPlayerIsReplacedInTheMiddleOfAGame() {
    TimedTable table;
    auto session = table.begin("pop", "human easy", 11);
    fulltable::Rng rng(2);
    const auto personsTurn = [&] {
      return session->viewpoint()->myTurn() || session->shown()->resting() || session->shown()->over();
    };
    QVERIFY(table.until(*session, personsTurn));
    QVERIFY(playSomething(*session, rng));
    auto guest = std::make_unique<Scripted>();
    Scripted& scripted = *guest;
    session->seat(1, SeatKind::medium, std::move(guest));
    int moves = 0;
    for (int i = 0; i < 60 && moves < 5; ++i) {
      QVERIFY(table.until(*session, [&] { return personsTurn() || scripted.wasAsked(); }));
      if (session->game()->match().truth().to_act().has(1) && scripted.wasAsked() && scripted.known().to_act().has(1) &&
          scripted.known().same(*session->game()->match().know(1))) {
        const int before = session->game()->moveCount();
        // It knows what its seat knows, and nothing else.
        QCOMPARE(scripted.known().seat(), 1);
        scripted.answerNow();
        QVERIFY(table.until(*session, [&] { return session->game()->moveCount() > before; }));
        QCOMPARE(session->game()->match().history()[static_cast<std::size_t>(before)].seat, 1);
        ++moves;
      } else {
        QVERIFY(playSomething(*session, rng));
      }
    }
    QCOMPARE(moves, 5);
    // A person sits down there, too, and then the computer in both places.
    session->seat(1, SeatKind::human);
    QCOMPARE(session->game()->people(), (QList<int>{0, 1}));
    QVERIFY(playSomething(*session, rng));
    session->seat(0, SeatKind::easy);
    session->seat(1, SeatKind::easy);
    QVERIFY(session->game()->people().isEmpty());
    const int before = session->game()->moveCount();
    QVERIFY(
        table.until(*session, [&] { return session->game()->moveCount() > before + 4 || session->shown()->over(); }));
  }

  void anAnswerAboutAnotherPositionIsDropped() {
    TimedTable table;
    auto session = table.begin("pop", "human easy", 11, {{"pops", "off"}});
    auto guest = std::make_unique<Scripted>();
    Scripted& scripted = *guest;
    session->seat(1, SeatKind::easy, std::move(guest));
    fulltable::Rng rng(2);
    for (int i = 0; i < 8 && !scripted.wasAsked(); ++i) QVERIFY(playSomething(*session, rng));
    QVERIFY(scripted.wasAsked());
    const int before = session->game()->moveCount();
    if (!session->game()->canUndo()) {
      scripted.answerNow();
      QVERIFY(table.until(*session, [&] { return session->game()->moveCount() > before; }));
      for (int i = 0; i < 8 && session->viewpoint()->myTurn(); ++i) QVERIFY(playSomething(*session, rng));
    }
    QVERIFY(session->game()->canUndo());
    const int forgotten = scripted.forgotten;
    session->undo();
    QVERIFY(scripted.forgotten > forgotten);
    const int now = session->game()->moveCount();
    scripted.answerNow();
    table.clock.pass(10000);
    QCOMPARE(session->game()->moveCount(), now);
  }

  /// A player whose move is refused does not stop the game: it plays by the rule of thumb.
  void aMoveThatIsNoneDoesNotStopTheGame() {
    TimedTable table;
    auto session = table.begin("pop", "human easy", 11, {{"pops", "off"}});
    auto guest = std::make_unique<Scripted>();
    Scripted& scripted = *guest;
    session->seat(1, SeatKind::easy, std::move(guest));
    fulltable::Rng rng(2);
    for (int i = 0; i < 8 && !scripted.wasAsked(); ++i) QVERIFY(playSomething(*session, rng));
    QVERIFY(scripted.wasAsked());
    const auto& truth = session->game()->match().truth();
    fulltable::Moves legal;
    truth.legal(1, legal);
    // A card of the other hand.
    fulltable::Moves others;
    for (const char* text : {"play 2C", "play 2D", "play 2H", "play 2S", "play KC", "play KD", "play KH", "play KS"})
      if (const auto move = truth.read(text); move && !truth.allows(1, *move, {})) others.push_back(*move);
    QVERIFY(!others.empty());
    const int before = session->game()->moveCount();
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression("Seat 1 .*not allowed.*"));
    scripted.answer(others.front());
    QVERIFY(table.until(*session, [&] { return session->game()->moveCount() > before; }));
    QCOMPARE(session->game()->match().history()[static_cast<std::size_t>(before)].seat, 1);
  }

  void personsAnswerOnce() {
    Person person;
    int answers = 0;
    const auto match = matchOf("pop", 2, 1);
    QVERIFY(!person.choose(fulltable::Move()));
    person.ask(match.know(0), 0, [&](const std::optional<fulltable::Move>&) { ++answers; });
    QVERIFY(person.choose(fulltable::Move()));
    QVERIFY(!person.choose(fulltable::Move()));
    QCOMPARE(answers, 1);
    person.ask(match.know(0), 0, [&](const std::optional<fulltable::Move>&) { ++answers; });
    person.forget();
    QVERIFY(!person.choose(fulltable::Move()));
    QCOMPARE(answers, 1);
  }
};

QTEST_GUILESS_MAIN(TableTest)
#include "test_table.moc"
