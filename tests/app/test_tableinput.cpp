// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest>

#include "input/tableinput.h"
#include "match/match.h"
#include "support/target_words.h"
#include "support/toy_heap.h"

/// A game without a session: two people at one match, each seen in turn, and nothing ever rests.
class BareHost : public InputHost {
 public:
  BareHost(const fulltable::Game& game, std::uint64_t seed)
      : match_(std::move(*fulltable::Match::start(game, fulltable::standard_setup(game, seed)))),
        input(*this, cards, fulltable::find_melding(game.info().id)) {
    look({}, Reshuffle::all);
  }

  int viewer() const override { return viewer_; }
  const fulltable::Knowledge& known() const override { return *known_; }
  std::unique_ptr<fulltable::Knowledge> knownBy(int seat) const override { return match_.know(seat); }
  bool isPerson(int) const override { return true; }
  const QStringList& names() const override { return names_; }
  const fulltable::View& view() const override { return view_; }
  fulltable::View present() const override { return known_->show(viewer_); }
  bool ended() const override { return match_.over(); }
  bool resting() const override { return false; }
  bool showsLastDeal() const override { return false; }
  int moveCount() const override { return static_cast<int>(match_.history().size()); }
  QList<int> hintCards() const override { return hinted; }
  std::optional<fulltable::Move> hintedMove() const override { return hintMove; }
  bool clickSelects() const override { return selectsFirst; }
  bool isFinal(const fulltable::Move&) const override { return finally; }
  void endRest() override {}
  void leaveHint() override { ++hintsLeft; }
  void sound(const QString&) override {}
  void submitByHand(fulltable::Move move) override { submit(viewer_, move); }

  void show(const fulltable::View& view) override {
    view_ = view;
    cards.show(view_, {}, Reshuffle::no);
    input.refresh();
  }

  void submit(int seat, fulltable::Move move) override {
    const auto gesture = known_->gesture(seat, move);
    const std::int64_t now = match_.truth().clock();
    std::optional<fulltable::Times> times;
    if (match_.info().real_time) times = {now, now};
    QVERIFY(!match_.submit(seat, move, times));
    look(gesture, Reshuffle::no);
  }

 private:
  void look(const fulltable::Gesture& gesture, Reshuffle reshuffle) {
    viewer_ = match_.over() ? 0 : match_.truth().to_act().front();
    known_ = match_.know(viewer_);
    view_ = known_->show(viewer_);
    cards.show(view_, gesture, reshuffle);
    input.refresh();
  }

  fulltable::Match match_;
  std::unique_ptr<fulltable::Knowledge> known_;
  fulltable::View view_;
  QStringList names_{"Ada", "Ben", "Cleo", "Dan"};
  int viewer_ = 0;

 public:
  CardModel cards;
  TableInput input;
  QList<int> hinted;
  std::optional<fulltable::Move> hintMove;
  int hintsLeft = 0;
  bool selectsFirst = false;
  bool finally = false;
};

/// The input needs no session, only a host; and it tells what somebody did when it is done.
class TableInputTest : public QObject {
  Q_OBJECT

 private slots:
  /// One card of a set that a hint speaks of stands for all, also where it is dragged.
  void aHintedSetIsDraggedWhole() {
    BareHost host(fulltable::toy::heap(), 2);
    QList<int> set;
    for (const Choice& choice : host.input.moves().all()) {
      if (choice.gesture.cards.size() < 2) continue;
      for (const fulltable::Card card : choice.gesture.cards)
        set.append(host.cards.rowOf(card, QString::fromStdString(choice.gesture.from)));
      break;
    }
    QVERIFY(set.size() >= 2 && !set.contains(-1));
    QVERIFY(host.input.lift(set[1]));
    QCOMPARE(host.input.lifted(), QList<int>{set[1]});
    host.input.cancel();
    host.hinted = set;
    QVERIFY(host.input.lift(set[1]));
    const QList<int> lifted = host.input.lifted();
    QCOMPARE(lifted.first(), set[1]);
    QCOMPARE(QSet<int>(lifted.begin(), lifted.end()), QSet<int>(set.begin(), set.end()));
    QVERIFY(!host.input.targets().isEmpty());
    host.input.cancel();
    // Clicked one by one, as a lesson may ask for, they are all selected, too. A second click takes one away.
    const auto selects = [&](QSet<int> rows) {
      const QList<int> selected = host.input.lifted();
      return QSet<int>(selected.begin(), selected.end()) == rows;
    };
    for (const int row : set) {
      host.input.tap(row);
      QVERIFY(selects({set.begin(), set.end()}));
    }
    host.input.tap(set[1]);
    QSet<int> others(set.begin(), set.end());
    others.remove(set[1]);
    QVERIFY(selects(others));
  }

  void aCardIsLiftedAndDropped() {
    BareHost host(*fulltable::find_game("yukon"), 2);
    const QVariantList drags = host.input.drags();
    QVERIFY(!drags.isEmpty());
    const int row = drags.first().toMap()["row"].toInt();
    QVERIFY(host.input.lift(row));
    QCOMPARE(host.input.grip().mode, Grip::Mode::single);
    QCOMPARE(host.input.lifted().first(), row);
    QVERIFY(!host.input.targets().isEmpty());
    const Target to = host.input.targets().first();
    QVERIFY(host.input.dropOn(to));
    QCOMPARE(host.moveCount(), 1);
    QCOMPARE(host.cards.slot(row).pile, to.pile);
    QCOMPARE(host.input.grip(), Grip());
    QVERIFY(host.hintsLeft > 0);
  }

  void aFirstClickSelectsWhereThatIsWished() {
    BareHost host(*fulltable::find_game("lorum"), 2);
    QList<int> rows;
    for (const QVariant& drag : host.input.drags()) rows.append(drag.toMap()["row"].toInt());
    QVERIFY(rows.size() > 1);
    host.selectsFirst = true;
    host.input.tap(rows[0]);
    QCOMPARE(host.moveCount(), 0);
    QCOMPARE(host.input.lifted(), QList<int>{rows[0]});
    // Another one is chosen instead; the second click on it plays it.
    host.input.tap(rows[1]);
    QCOMPARE(host.moveCount(), 0);
    QCOMPARE(host.input.lifted(), QList<int>{rows[1]});
    host.input.tap(rows[1]);
    QCOMPARE(host.moveCount(), 1);
    host.selectsFirst = false;
    for (const QVariant& drag : host.input.drags()) {
      host.input.tap(drag.toMap()["row"].toInt());
      break;
    }
    QCOMPARE(host.moveCount(), 2);
  }

  void whatIsDoneIsToldOnceAtItsEnd() {
    BareHost host(*fulltable::find_game("yukon"), 2);
    const int row = host.input.drags().first().toMap()["row"].toInt();
    int told = 0;
    connect(&host.input, &TableInput::gripChanged, this, [&] {
      ++told;
      // Nothing is half done: asked from within the signal the input answers as afterwards.
      QCOMPARE(host.input.grip().rows.isEmpty(), host.input.targets().isEmpty());
      QCOMPARE(host.moveCount(), host.input.grip().rows.isEmpty() ? 1 : 0);
    });
    QVERIFY(host.input.lift(row));
    QCOMPARE(told, 1);
    QVERIFY(host.input.lift(row));
    QCOMPARE(told, 1);
    QVERIFY(host.input.dropOn(host.input.targets().first()));
    QCOMPARE(told, 2);
  }

  void aDropThatDoesNotFitSaysWhyAndIsPutBack() {
    BareHost host(*fulltable::find_game("yukon"), 2);
    const int row = host.input.drags().first().toMap()["row"].toInt();
    QVERIFY(host.input.lift(row));
    QString wrong;
    for (int column = 0; column < 7; ++column) {
      const QString pile = QString("tableau.%1").arg(column);
      if (!host.input.targets().contains(Target{pile}) && pile != host.cards.slot(row).pile) wrong = pile;
    }
    QVERIFY(!wrong.isEmpty());
    QVERIFY(!host.input.dropOn({wrong}));
    QVERIFY(host.input.refusal().size() > 20);
    QCOMPARE(host.input.grip(), Grip());
    QCOMPARE(host.moveCount(), 0);
  }

  void cardsOfAHandAreSelectedAndPutBack() {
    BareHost host(fulltable::toy::heap(), 3);
    QSignalSpy spy(&host.input, &TableInput::gripChanged);
    int row = -1;
    for (int each = 0; each < host.cards.count(); ++each)
      if (host.input.selects(each)) row = each;
    QVERIFY(row >= 0);
    host.input.tap(row);
    QCOMPARE(host.input.grip().mode, Grip::Mode::set);
    QVERIFY(host.input.canPlaySelection());
    QVERIFY(host.cards.data(host.cards.index(row), CardModel::Selected).toBool());
    // Dragged and let go over nothing it stays selected; a card that was not goes back.
    QVERIFY(host.input.lift(row));
    host.input.letGo();
    QCOMPARE(host.input.grip().mode, Grip::Mode::set);
    host.input.cancel();
    QCOMPARE(host.input.grip(), Grip());
    QVERIFY(host.input.lift(row));
    QCOMPARE(host.input.grip().mode, Grip::Mode::picked);
    host.input.letGo();
    QCOMPARE(host.input.grip(), Grip());
    QVERIFY(!host.cards.data(host.cards.index(row), CardModel::Selected).toBool());
    QCOMPARE(spy.count(), 4);
  }

  void aCardThatIsOnlyPutElsewhereInItsHandIsNoSelection() {
    BareHost host(fulltable::toy::heap(), 3);
    const int row = host.cards.rowsOf(QString("hand.%1").arg(host.viewer())).first();
    host.input.liftToOrder(row);
    QCOMPARE(host.input.lifted(), QList<int>{row});
    QVERIFY(host.input.targets().isEmpty());
    QVERIFY(!host.cards.data(host.cards.index(row), CardModel::Selected).toBool());
    QVERIFY(!host.input.dropOn({"heap"}));
    // Others may move meanwhile.
    host.input.refresh();
    QCOMPARE(host.input.lifted(), QList<int>{row});
    host.input.letGo();
    QVERIFY(host.input.lifted().isEmpty());
    QCOMPARE(host.moveCount(), 0);
  }

  void nothingIsDoneWithWhatIsNotThere() {
    BareHost host(fulltable::toy::heap(), 3);
    for (const int row : {-1, 1000}) {
      QVERIFY(!host.input.lift(row));
      host.input.tap(row);
      QVERIFY(!host.input.doubleTap(row));
      host.input.toFoundation(row);
      host.input.press(row, row);
      host.input.choose(row);
      host.input.tapPlace(row);
      host.input.takeOffer(row);
      host.input.openWorkspace(row);
      host.input.liftToOrder(row);
      QVERIFY(!host.input.selects(row));
    }
    host.input.tapPile("no such pile");
    QVERIFY(!host.input.dropOn({"no such pile"}));
    host.input.lay();
    host.input.closeWorkspace();
    host.input.chooseRoles(3, 3);
    QCOMPARE(host.moveCount(), 0);
    QCOMPARE(host.input.grip(), Grip());
  }

  void aPileSaysWhatATapDoes_data() {
    QTest::addColumn<QString>("said");
    QTest::newRow("chinese_ten") << "turn the top card of the stock";
    QTest::newRow("salute_the_king") << "turn a card";
    QTest::newRow("umtali") << "draw from the stock";
    QTest::newRow("vazhushal") << "draw from the stock";
  }
  /// As long as it does it, and no card says so with which it does nothing.
  void aPileSaysWhatATapDoes() {
    QFETCH(QString, said);
    BareHost host(*fulltable::find_game(QTest::currentDataTag()), 3);
    const QString ending = ", key Enter: " + said;
    fulltable::Rng rng(1);
    int draws = 0;
    int others = 0;
    for (int moves = 0; moves < 12; ++moves) {
      QString pile;
      for (const auto& each : host.view().piles)
        if (each.id.is("stock") && (each.owner < 0 || each.owner == host.viewer()))
          pile = QString::fromStdString(each.id);
      const QList<int> rows = host.cards.rowsOf(pile);
      QVERIFY(rows.size() > 1);
      const auto label = [&](int row) { return host.cards.index(row).data(CardModel::Label).toString(); };
      for (int row = 0; row < host.cards.count(); ++row)
        QVERIFY2(row == rows.back() || !label(row).contains("key Enter"), qPrintable(label(row)));
      const bool tells = label(rows.back()).endsWith(ending);
      const QString could = host.input.could(rows.back()).toLower();  // where a pointer rests; not in a race
      QCOMPARE(could == said + '.', tells && !host.known().info().real_time);
      const int before = host.moveCount();
      host.input.tap(rows.back());
      QVERIFY2(tells == (host.moveCount() > before), qPrintable(label(rows.back())));
      ++(tells ? draws : others);
      if (tells) continue;
      host.input.cancel();
      fulltable::Moves legal;
      host.known().legal(host.viewer(), legal);
      const int best = host.known().rule_of_thumb(host.viewer(), legal, rng);
      host.submit(host.viewer(), legal[static_cast<std::size_t>(best)]);
    }
    QVERIFY(draws > 1 && others > 1);
  }

  void enterPressesTheOnlyMoveThereIs() {
    BareHost host(*fulltable::find_game("commune"), 3);
    QVERIFY(!host.input.pressOnEnter());  // any hand may be declared
    host.submit(host.viewer(), *host.input.pad()->chosen());
    const auto call = host.input.buttons()->withKey("C");
    QVERIFY(call && call->row.enabled && !call->row.onEnter);
    QVERIFY(!host.input.pressOnEnter());
    host.submit(host.viewer(), call->row.move);
    const auto deal = host.input.buttons()->withKey("D");
    QVERIFY(deal && deal->row.onEnter && deal->row.primary);
    const int before = host.moveCount();
    QVERIFY(host.input.pressOnEnter());
    QCOMPARE(host.moveCount(), before + 1);
    QVERIFY(!host.input.pressOnEnter());
  }

  void whatAHintMeansStandsOutAlone() {
    const auto* commune = fulltable::find_game("commune");
    BareHost host(*commune, 3);
    TableInput& input = host.input;
    QVERIFY(input.pad()->isOnEnter());
    input.say();
    const auto outstanding = [&] {
      QStringList keys = input.pad()->isOnEnter() ? QStringList{"declare"} : QStringList();
      for (int i = 0; i < input.buttons()->rowCount(); ++i) {
        const ButtonModel::Row& row = input.buttons()->row(i);
        if (row.onEnter && row.primary) keys.append(row.key);
      }
      return keys;
    };
    QCOMPARE(outstanding(), QStringList{"declare"});
    const auto call = input.buttons()->withKey("C");
    QVERIFY(call && call->row.enabled);
    // Enter now calls, and declares nothing.
    host.hintMove = call->row.move;
    input.refreshButtons();
    QCOMPARE(outstanding(), QStringList{"C"});
    host.hintMove = input.pad()->chosen();
    input.refreshButtons();
    QCOMPARE(outstanding(), QStringList{"declare"});
    // A hint that means another hand than the one that is proposed.
    input.pad()->type("K");
    QCOMPARE(outstanding(), QStringList());
    host.hintMove.reset();
    input.refreshButtons();
    QCOMPARE(outstanding(), QStringList{"declare"});
  }
};

QTEST_GUILESS_MAIN(TableInputTest)
#include "test_tableinput.moc"
