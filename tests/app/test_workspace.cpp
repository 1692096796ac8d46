// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QtTest>
#include <algorithm>

#include "core/melding.h"
#include "input/workspace.h"
#include "protocol/server.h"
#include "session/session.h"
#include "settings/settings.h"

namespace {

fulltable::Cards cardsOf(const char* texts) {
  fulltable::Cards cards;
  for (const QString& text : QString(texts).split(' ', Qt::SkipEmptyParts))
    cards.push_back(*fulltable::card_of(text.toStdString()));
  return cards;
}

/// The pack for which seat 1 deals those cards to seat 0; the line begins with `starter`, and then come `next`. The
/// negative joker AS makes the red aces wild.
fulltable::Cards packOf(const char* own, const char* starter, const char* next = "") {
  const fulltable::Game& game = *fulltable::find_game("vazhushal");
  fulltable::Cards left = game.pack({.seats = 2, .options = game.info().standard_options(), .dealer = 1});
  const auto take = [&left](fulltable::Card card) {
    left.erase(std::ranges::find(left, card));
    return card;
  };
  const fulltable::Card negative = take(*fulltable::card_of("AS"));
  const fulltable::Cards mine = cardsOf(own);
  for (const fulltable::Card card : mine) take(card);
  const fulltable::Card first = take(*fulltable::card_of(starter));
  const fulltable::Cards stock = cardsOf(next);
  for (const fulltable::Card card : stock) take(card);
  fulltable::Cards pack;
  for (std::size_t i = 0; i < 13; ++i) {
    pack.push_back(mine[i]);
    pack.push_back(left.back());
    left.pop_back();
  }
  pack.push_back(first);
  pack.insert(pack.end(), stock.begin(), stock.end());
  pack.insert(pack.end(), left.begin(), left.end());
  pack.push_back(negative);
  return pack;
}

/// A game of Vazhushal for two people with such a pack; seat 0 begins.
struct LineTable {
  QTemporaryDir folder;
  Settings settings{folder.filePath("settings.ini")};
  std::unique_ptr<Session> session;

  explicit LineTable(const char* own, const char* starter, const char* next = "") {
    settings.play()->setSpeed("instant");
    settings.play()->setClicks("once");
    const fulltable::Game& game = *fulltable::find_game("vazhushal");
    auto gameSetup = fulltable::standard_setup(game, 1);
    gameSetup.seats = 2;
    gameSetup.dealer = 1;
    gameSetup.decks = {packOf(own, starter, next)};
    auto match = fulltable::Match::start(game, gameSetup);
    const Seating seating{.kinds = {SeatKind::human, SeatKind::human}, .names = {"Ada", "Ben"}};
    session = std::make_unique<Session>(std::move(*match), seating, QByteArray("salt"), &settings);
    session->uncover();
  }

  int row(const char* card, const QString& pile = "hand.0") const {
    return session->cards()->rowOf(*fulltable::card_of(card), pile);
  }
  int where(const char* card) const {
    int row = 0;
    while (row < session->cards()->count() && session->cards()->slot(row).card != *fulltable::card_of(card)) ++row;
    return row < session->cards()->count() ? row : -1;
  }
  QString pileOf(const char* card) const { return session->cards()->slot(where(card)).pile; }
  void tap(const char* cards) {
    for (const QString& text : QString(cards).split(' ')) session->input()->tap(where(qPrintable(text)));
  }
  bool drop(const char* card, const QString& pile) {
    return session->input()->lift(where(card)) && session->input()->dropOn({pile});
  }
  QVariantMap group(int place) const { return session->input()->melds()->workspace()->groups().value(place).toMap(); }
};

constexpr const char* hand = "5D 6D 7D 8D 8S 9S 9C 9H AH KC JC 3C 2H";

}  // namespace

// Melds put together before they are a move, in a game with lines, melds and wild cards.
class WorkspaceTest : public QObject {
  Q_OBJECT

 private slots:
  void lookingAtTheLineTellsWhatItBrings() {
    const LineTable table(hand, "TS");
    const QVariantMap sweep = table.session->input()->melds()->sweep(table.where("TS"));
    QCOMPARE(sweep["count"].toInt(), 1);
    const auto melds = sweep["melds"].toList();
    QVERIFY(!melds.isEmpty());
    const auto codes = melds.first().toMap()["codes"].toList();
    QCOMPARE(codes.size(), 3);
    QVERIFY(codes.contains(fulltable::card_of("TS")->code()) && codes.contains(fulltable::card_of("8S")->code()));
    QVERIFY(table.session->input()->melds()->sweep(table.where("5D")).isEmpty());
  }

  void aCardOfTheLineComesWithItsMeld() {
    LineTable table(hand, "TS");
    Session* session = table.session.get();
    session->input()->tap(table.where("TS"));
    const Workspace* work = session->input()->melds()->workspace();
    QVERIFY(work->isOpen());
    QCOMPARE(work->taken(), 1);
    QVERIFY2(work->isValid(), qPrintable(work->problem()));
    QCOMPARE(session->game()->moveCount(), 0);
    QCOMPARE(session->shown()->pileSize("discard"), 0);
    // Put back, nothing has happened.
    session->input()->closeWorkspace();
    QCOMPARE(session->shown()->pileSize("discard"), 1);
    QCOMPARE(session->shown()->pileSize("hand.0"), 13);
    session->input()->tap(table.where("TS"));
    session->input()->lay();
    QCOMPARE(session->game()->moveCount(), 1);
    QCOMPARE(session->shown()->pileSize("meld.0.0"), 3);
    QVERIFY(!work->isOpen());
  }

  void whatMarksACardGoesWithIt() {
    const fulltable::Game& game = *fulltable::find_game("vazhushal");
    const fulltable::Melding& melding = *fulltable::find_melding("vazhushal");
    const auto position =
        game.start({.seats = 2, .options = game.info().standard_options(), .dealer = 1}, packOf(hand, "TS"));
    const auto known = position->know(0);
    const fulltable::View view = known->show(0);
    Workspace work(&melding);
    work.begin(*known, view, *melding.draft_at(*known, "discard", 0), std::nullopt);
    const auto marks = [&] {
      const fulltable::View over = work.over(view);
      QStringList list;
      for (const auto& mark : over.marks) {
        const auto pile = std::ranges::find(over.piles, mark.pile, &fulltable::PileView::id);
        list.append(QString::fromStdString(to_text(pile->cards[static_cast<std::size_t>(mark.place)]) + " in " +
                                           mark.pile + ": " + english(mark.text)));
      }
      return list.join(", ");
    };
    const auto put = [&](const char* card, const QString& from, const QString& to) {
      work.put(*known, {{from, *fulltable::card_of(card)}}, to);
    };
    QCOMPARE(marks(), QString("AH in hand.0: wild, TS in work.loose: must be melded"));
    put("TS", Workspace::loosePile, Workspace::newPile);
    put("3C", "hand.0", Workspace::newPile);
    put("9S", "hand.0", "work.0");
    QCOMPARE(marks(), QString("AH in hand.0: wild, TS in work.0: must be melded"));
    put("AH", "hand.0", "work.0");
    QCOMPARE(marks(), QString("TS in work.0: must be melded, AH in work.0: stands for the jack of spades"));
    put("AH", "work.0", "work.1");
    QCOMPARE(marks(), QString("TS in work.0: must be melded, AH in work.1: wild"));
    work.close();
    QCOMPARE(marks(), QString("AH in hand.0: wild"));
  }

  void aDoubleClickTakesAtOnce() {
    LineTable table(hand, "TS");
    const int row = table.where("TS");
    table.session->input()->tap(row);
    QVERIFY(table.session->input()->doubleTap(row));
    QCOMPARE(table.session->game()->moveCount(), 1);
    QCOMPARE(table.session->shown()->pileSize("hand.0"), 11);
  }

  void selectedCardsGoWithTheCardOfTheLine() {
    LineTable table(hand, "8H");
    table.tap("8D 8S");
    table.session->input()->tap(table.where("8H"));
    QCOMPARE(table.pileOf("8D"), table.pileOf("8H"));
    // A set is no first meld, and the rules say so.
    QVERIFY(!table.session->input()->melds()->workspace()->isValid());
    QVERIFY(!table.session->input()->melds()->workspace()->problem().isEmpty());
    // With a sequence all of the hand's beside it, it is.
    table.tap("5D 6D 7D");
    table.session->input()->tryMeld();
    QVERIFY2(table.session->input()->melds()->workspace()->isValid(),
             qPrintable(table.session->input()->melds()->workspace()->problem()));
    table.session->input()->lay();
    QCOMPARE(table.session->shown()->pileSize("meld.0.0") + table.session->shown()->pileSize("meld.0.1"), 6);
  }

  void wildCardsAskWhatTheyStandFor() {
    LineTable table(hand, "2C", "4S");
    Session* session = table.session.get();
    session->input()->tapPile("stock");
    QCOMPARE(session->shown()->phase(), QString("play"));
    table.tap("9C 9H AH");
    session->input()->tryMeld();
    QVERIFY(session->input()->melds()->workspace()->isOpen());
    QVERIFY(!session->input()->melds()->workspace()->isValid());
    QCOMPARE(table.group(0)["choices"].toList().size(), 2);
    const QVariant before = table.group(0)["roles"];
    session->input()->chooseRoles(0, 1 - table.group(0)["chosen"].toInt());
    QVERIFY(table.group(0)["roles"] != before);
    table.tap("5D 6D 7D");
    session->input()->tryMeld();
    QVERIFY2(session->input()->melds()->workspace()->isValid(),
             qPrintable(session->input()->melds()->workspace()->problem()));
    session->input()->lay();
    QCOMPARE(session->game()->moveCount(), 2);
    QCOMPARE(session->shown()->facts()["roles"].toMap().size(), 2);
  }

  void cardsAreDraggedFromMeldToMeld() {
    LineTable table(hand, "2C", "4S");
    Session* session = table.session.get();
    session->input()->tapPile("stock");
    table.tap("5D 6D 7D 8D");
    session->input()->playSelection();
    QCOMPARE(session->shown()->pileSize("meld.0.0"), 4);
    // The fourth card makes a set of its own with two of the hand's.
    session->input()->openWorkspace(-1);
    QVERIFY(!session->input()->melds()->workspace()->isValid());
    QVERIFY(table.drop("8D", Workspace::newPile));
    QVERIFY(!table.group(1)["meld"].toBool());
    const QString set = table.pileOf("8D");
    QVERIFY(table.drop("8S", set));
    QVERIFY(table.drop("AH", set));
    QVERIFY(table.group(1)["meld"].toBool());
    QVERIFY2(session->input()->melds()->workspace()->isValid(),
             qPrintable(session->input()->melds()->workspace()->problem()));
    // A card too many spoils it, and back in the hand it does not.
    QVERIFY(table.drop("KC", set));
    QVERIFY(!session->input()->melds()->workspace()->isValid());
    QVERIFY(table.drop("KC", "hand.0"));
    QVERIFY(session->input()->melds()->workspace()->isValid());
    QCOMPARE(session->shown()->pileSize("hand.0"), 8);
    // What was melded does not go back to the hand.
    QVERIFY(table.drop("5D", "hand.0"));
    QCOMPARE(table.pileOf("5D"), Workspace::loosePile);
    QVERIFY(!session->input()->melds()->workspace()->isValid());
    QVERIFY(table.drop("5D", table.pileOf("6D")));
    const int moves = session->game()->moveCount();
    // The same as a hint would have it is laid out at once.
    const auto move = session->input()->melds()->workspace()->move();
    QVERIFY(move);
    session->input()->closeWorkspace();
    QVERIFY(!session->input()->melds()->rearranges());
    session->input()->melds()->setHint(move);
    QVERIFY(session->input()->melds()->rearranges());
    session->input()->layOutHint();
    QVERIFY(session->input()->melds()->isOpen());
    QCOMPARE(session->game()->moveCount(), moves);
    QVERIFY(session->input()->melds()->workspace()->move() == move);
    session->input()->lay();
    QCOMPARE(session->game()->moveCount(), moves + 1);
    QCOMPARE(session->shown()->pileSize("meld.0.0") + session->shown()->pileSize("meld.0.1"), 6);
  }

  void aStepBackTakesOneThingBack() {
    LineTable table(hand, "2C", "4S");
    Session* session = table.session.get();
    const Workspace* work = session->input()->melds()->workspace();
    session->input()->tapPile("stock");
    session->input()->openWorkspace(-1);
    QVERIFY(!work->isAltered());
    QVERIFY(table.drop("8D", Workspace::newPile));
    QVERIFY(table.drop("8S", table.pileOf("8D")));
    QVERIFY(table.drop("8S", "hand.0"));
    QCOMPARE(table.pileOf("8S"), QString("hand.0"));
    session->input()->stepBack();
    QCOMPARE(table.pileOf("8S"), table.pileOf("8D"));
    session->undo();
    QCOMPARE(table.pileOf("8S"), QString("hand.0"));
    QVERIFY(work->isAltered());
    session->input()->stepBack();
    QCOMPARE(table.pileOf("8D"), QString("hand.0"));
    QVERIFY(work->isOpen() && !work->isAltered());
    session->input()->stepBack();
    QVERIFY(!work->isOpen());
    QCOMPARE(session->game()->moveCount(), 1);
  }

  void undoPutsTheWorkspaceBackFirst() {
    LineTable table(hand, "TS");
    table.session->input()->tap(table.where("TS"));
    table.session->undo();
    QVERIFY(!table.session->input()->melds()->workspace()->isOpen());
    QCOMPARE(table.session->shown()->pileSize("discard"), 1);
  }

  /// A player who asks for advice in the middle of putting melds together can follow it at once.
  void aHintIsPlayedFromTheOpenWorkspace() {
    LineTable table(hand, "TS");
    Session* session = table.session.get();
    session->input()->tap(table.where("TS"));
    QVERIFY(session->input()->melds()->workspace()->isOpen());
    session->advisor()->hint();
    QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hintText().isEmpty(), 20000);
    QVERIFY(session->input()->melds()->workspace()->isOpen());
    QVERIFY(session->playHint());
    QVERIFY2(!session->input()->melds()->workspace()->isOpen() && session->game()->moveCount() == 1,
             qPrintable(session->input()->refusal()));
    // What is changed on the workspace afterwards is something else than was hinted.
    session->undo();
    session->input()->tap(table.where("TS"));
    session->advisor()->hint();
    QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hintText().isEmpty(), 20000);
    session->undo();
    QVERIFY(!session->input()->melds()->workspace()->isOpen());
    QVERIFY(!session->playHint());
  }

  void offersAreLaidWithOneClick() {
    LineTable table(hand, "2C", "4S");
    Session* session = table.session.get();
    session->input()->tapPile("stock");
    const QVariantList offers = session->input()->melds()->offers();
    QVERIFY(!offers.isEmpty());
    QCOMPARE(offers.first().toMap()["codes"].toList().size(), 4);
    session->input()->takeOffer(offers.first().toMap()["index"].toInt());
    QCOMPARE(session->shown()->pileSize("meld.0.0"), 4);
  }

  /// No wild card is offered, or thought of, in the place of a card that is at hand.
  void noWildCardIsWasted() {
    const QStringList own = QString("5D 6D 7D 8D 8S 9S TS AH QC KC JC 3C 2H").split(' ');
    LineTable table(qPrintable(own.join(' ')), "2C", "4S");
    Session* session = table.session.get();
    const auto wasted = [&](const QVariantMap& offer) {
      const QVariantList codes = offer["codes"].toList(), roles = offer["roles"].toList();
      for (qsizetype i = 0; i < codes.size(); ++i)
        if (codes[i] != roles[i] && !codes.contains(roles[i]) &&
            session->cards()->rowOf(fulltable::Card(roles[i].toInt()), "hand.0") >= 0)
          return true;
      return false;
    };
    session->input()->tapPile("stock");
    while (true) {
      const QVariantList offers = session->input()->melds()->offers();
      for (const QVariant& offer : offers) QVERIFY(!wasted(offer.toMap()));
      fulltable::Moves moves;
      session->viewpoint()->known().candidates(0, moves);
      for (const fulltable::Move& move : moves) {
        const QString text = QString::fromStdString(session->viewpoint()->known().write(move));
        for (const QString& card : own)
          QVERIFY2(!text.contains("=" + card) || text.contains(" " + card) || table.row(qPrintable(card)) < 0,
                   qPrintable(text));
      }
      if (offers.isEmpty()) break;
      session->input()->takeOffer(offers.first().toMap()["index"].toInt());
    }
    QVERIFY(session->shown()->pileSize("meld.0.2") > 0);
  }
};

QTEST_GUILESS_MAIN(WorkspaceTest)
#include "test_workspace.moc"
