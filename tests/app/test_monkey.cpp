// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QDeadlineTimer>
#include <QtTest>

#include "table.h"

namespace {

/// What the hands of somebody do who knows no rules: taps, lifts, drops, keys and buttons, anything at any time.
class Monkey {
 public:
  Monkey(Session& session, std::uint64_t seed) : session_(session), rng_(seed) {}

  /// One gesture; what it was is the last line of `done`.
  void act() {
    switch (rng_.below(32)) {
      case 0: return number(2) == 0 ? undo() : play();
      case 1: return tell("redo", [this] { session_.game()->redo(); });
      case 2: return tell("cancel", [this] { session_.input()->cancel(); });
      case 3: return tell("let go", [this] { session_.input()->letGo(); });
      case 4: return tell("cancel choice", [this] { session_.input()->cancelChoice(); });
      case 5: return tell("play selection", [this] { session_.input()->playSelection(); });
      case 6: return tell("select offer", [this] { session_.input()->selectOffer(); });
      case 7: return tell("say", [this] { session_.input()->say(); });
      case 8: return tell("uncover", [this] { session_.uncover(); });
      case 9: return tell("go on", [this] { session_.shown()->goOn(); });
      case 10: return onWorkspace();
      case 11: return type();
      case 12:
      case 13: return press();
      case 14: {
        const int place = number(14) - 1;
        return tell(QString("tap place %1").arg(place), [&] { session_.input()->tapPlace(place); });
      }
      case 15: {
        const int place = number(3) - 1;
        return tell(QString("choose %1").arg(place), [&] { session_.input()->choose(place); });
      }
      case 16: {
        const QString pile = somePile();
        return tell("tap pile " + pile, [&] { session_.input()->tapPile(pile); });
      }
      case 17: return withCard("double tap", [this](int row) { session_.input()->doubleTap(row); });
      case 18: return withCard("to the foundation", [this](int row) { session_.input()->toFoundation(row); });
      case 19:
      case 20:
      case 21: return drop();
      case 22:
      case 23:
      case 24: return withCard("lift", [this](int row) { session_.input()->lift(row); });
      default: return withCard("tap", [this](int row) { session_.input()->tap(row); });
    }
  }

  const QStringList& done() const { return done_; }

 private:
  int number(int below) { return static_cast<int>(rng_.below(static_cast<std::uint32_t>(below))); }

  template <class Do>
  void tell(const QString& what, Do todo) {
    done_.append(what);
    todo();
  }

  QString somePile() {
    const QVariantList piles = session_.shown()->piles();
    // Now and then one that is not there.
    if (piles.isEmpty() || number(20) == 0) return QStringList{"", "hand", "work.new", "meld.0.0"}.value(number(4));
    return piles[number(static_cast<int>(piles.size()))].toMap()["id"].toString();
  }

  /// Any card, sooner one that can do something; now and then none.
  template <class Do>
  void withCard(const QString& what, Do todo) {
    QString pile = somePile();
    if (number(2) == 0) pile = "hand." + QString::number(session_.viewpoint()->viewer());
    const int size = session_.shown()->pileSize(pile);
    int place = size > 0 ? number(size) : -1;
    for (int i = 0; i < 6; ++i) {
      const QString other = somePile();
      const int at = session_.shown()->pileSize(other) > 0 ? number(session_.shown()->pileSize(other)) : -1;
      const bool movable = session_.cards()->movable().contains(session_.cards()->rowAt(pile, place));
      if (!movable && at >= 0) std::tie(pile, place) = std::pair(other, at);
    }
    tell(QString("%1 %2 %3").arg(what, pile).arg(place), [&] { todo(session_.cards()->rowAt(pile, place)); });
  }

  void drop() {
    const QList<Target> targets = session_.input()->targets();
    const Target target =
        targets.isEmpty() || number(6) == 0 ? Target{somePile()} : targets[number(static_cast<int>(targets.size()))];
    tell("drop on " + wordsOf(target), [&] {
      if (!session_.input()->dropOn(target) && number(2) == 0) session_.input()->letGo();
    });
  }

  void press() {
    const int row = number(session_.input()->buttons()->rowCount() + 1) - 1;
    const int card = number(session_.cards()->count() + 1) - 1;
    tell(QString("press %1").arg(row), [&] { session_.input()->press(row, number(3) == 0 ? card : -1); });
  }

  void type() {
    const QString key = QString("0123456789ACDHJKNPQST").mid(number(21), 1);
    tell("type " + key, [&] { session_.input()->pad()->type(key); });
  }

  void onWorkspace() {
    switch (number(6)) {
      case 0: return tell("open workspace", [this] { session_.input()->openWorkspace(); });
      case 1: return tell("lay", [this] { session_.input()->lay(); });
      case 2: return tell("close workspace", [this] { session_.input()->closeWorkspace(); });
      case 3: return tell("take offer", [this] { session_.input()->takeOffer(number(4) - 1); });
      case 4: return tell("choose roles", [this] { session_.input()->chooseRoles(number(4) - 1, number(4) - 1); });
      default: {
        const QString pile = somePile();
        return tell("try a meld on " + pile, [&] { session_.input()->tryMeld(pile); });
      }
    }
  }

  /// Something sensible, so that the game gets on.
  void play() {
    tell("play", [this] { playSomething(session_, rng_); });
  }

  void undo() {
    const int times = 1 + number(3);
    tell(QString("undo %1").arg(times), [&] {
      for (int i = 0; i < times; ++i) session_.undo();
    });
  }

  Session& session_;
  fulltable::Rng rng_;
  QStringList done_;
};

/// What must be true of all that is shown, whatever was done; a sentence about what is not, or nothing.
QString fault(Session& session) {
  CardModel& cards = *session.cards();
  QHash<QString, QSet<int>> places;
  for (int row = 0; row < cards.count(); ++row) {
    const CardSlot& slot = cards.slot(row);
    if (slot.place < 0 || slot.place >= slot.size || slot.size != session.shown()->pileSize(slot.pile))
      return "a card's place";
    if (cards.rowAt(slot.pile, slot.place) != row) return "a row";
    places[slot.pile].insert(slot.place);
    const bool held = session.input()->lifted().contains(row);
    if (cards.data(cards.index(row), CardModel::Selected).toBool() != held) return "selected is not what is lifted";
    if (cards.data(cards.index(row), CardModel::Label).toString().isEmpty()) return "a card without words";
  }
  int shown = 0;
  for (const QVariant& pile : session.shown()->piles()) shown += pile.toMap()["size"].toInt();
  if (shown != cards.count()) return "not all cards have a row";
  for (const int row : cards.movable())
    if (row < 0 || row >= cards.count()) return "a movable card that is not there";
  const QList<int> lifted = session.input()->lifted();
  if (lifted.isEmpty() && !session.input()->targets().isEmpty()) return "targets of nothing";
  if (QSet(lifted.begin(), lifted.end()).size() != lifted.size()) return "lifted twice";
  for (const int row : lifted) {
    if (row < 0 || row >= cards.count()) return "something lifted that is not there";
    if (!session.input()->cardsWith(row).contains(row)) return "a lifted card that would stay behind";
  }
  if (!session.input()->chooser().isEmpty() && session.input()->chooser().size() < 2) return "no choice";
  if (session.viewpoint()->myTurn() && (session.viewpoint()->viewer() < 0 || session.shown()->over()))
    return "a turn of nobody";
  for (const QVariant& drag : session.input()->drags())
    if (drag.toMap()["row"].toInt() < 0) return "a drag of nothing";
  for (const QVariant& offer : session.input()->melds()->offers())
    if (offer.toMap()["codes"].toList().isEmpty()) return "an empty offer";
  if (!session.input()->selectionWords().isEmpty() && lifted.isEmpty()) return "words about nothing";
  return {};
}

struct Manner {
  const char* speed;
  const char* rest;
  bool on;  ///< what a person may have done for oneself
};

constexpr Manner manners[] = {{"instant", "short", false}, {"fast", "click", true}, {"normal", "long", false}};

void waitForTheOthers(Session& session) {
  const QDeadlineTimer end(200);
  while (session.players()->thinking() && !end.hasExpired()) QCoreApplication::processEvents(QEventLoop::AllEvents, 5);
}

}  // namespace

/// Whatever is done at the table in whatever order, nothing breaks: models stay in order, and what is shown as possible
/// is there.
class MonkeyTest : public QObject {
  Q_OBJECT

 private slots:
  void everyGame_data() {
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("kinds");
    QTest::addColumn<int>("manner");
    for (const fulltable::Game* game : fulltable::all_games()) {
      const auto& info = game->info();
      const QString id = QString::fromUtf8(info.id.data(), static_cast<qsizetype>(info.id.size()));
      for (int manner = 0; manner < 3; ++manner) {
        const int seats = std::clamp(manner + 2, info.min_seats, info.max_seats);
        const QString people = QStringList(seats, "human").join(' ');
        QTest::addRow("%s, people, manner %d", qPrintable(id), manner) << id << people << manner;
        const QString mixed = QString("human" + QString(" easy").repeated(seats - 1));
        if (seats > 1) QTest::addRow("%s, computers, manner %d", qPrintable(id), manner) << id << mixed << manner;
      }
    }
  }

  void everyGame() {
    QFETCH(const QString, game);
    QFETCH(const QString, kinds);
    QFETCH(const int, manner);
    const Manner& wishes = manners[manner];
    Table table;
    table.settings.play()->setSpeed(wishes.speed);
    table.settings.play()->setTrickRest(wishes.rest);
    table.settings.play()->setAutoSafe(wishes.on);
    table.settings.play()->setPlayForced(wishes.on);
    table.settings.play()->setTurnStock(wishes.on);
    table.settings.play()->setWinnableLight(wishes.on);
    const auto session = table.begin(game, kinds, static_cast<std::uint64_t>(manner) + 7);
    const auto mode = QAbstractItemModelTester::FailureReportingMode::QtTest;
    const QAbstractItemModelTester cards(session->cards(), mode);
    const QAbstractItemModelTester buttons(session->input()->buttons(), mode);
    const QAbstractItemModelTester seats(session->seats(), mode);
    const QAbstractItemModelTester log(session->log(), mode);
    if (session->game()->realTime()) session->race()->start();

    Monkey monkey(*session, fulltable::hash_of(game.toStdString()) + static_cast<std::uint64_t>(manner));
    // On a long night more of them.
    const int wanted = qEnvironmentVariableIntValue("FULLTABLE_MONKEY");
    const int gestures = wanted > 0 ? wanted : 600;
    int most = 0;
    for (int i = 0; i < gestures; ++i) {
      monkey.act();
      // Timers and the computers' answers come in between; now and then they are waited for.
      if (i % 4 == 0) QCoreApplication::processEvents();
      if (i % 16 == 0) waitForTheOthers(*session);
      const QString wrong = fault(*session);
      QVERIFY2(wrong.isEmpty(),
               qPrintable(wrong + " after: " + monkey.done().mid(monkey.done().size() - 12).join("; ")));
      most = std::max(most, session->game()->moveCount());
      if (session->shown()->over()) session->undo();
    }
    // Computers may take longer than all of it.
    if (!session->game()->realTime() && !kinds.contains("easy")) QVERIFY2(most > 0, "no move was made");
  }
};

QTEST_GUILESS_MAIN(MonkeyTest)
#include "test_monkey.moc"
