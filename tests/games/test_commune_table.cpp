// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commune_table.h"

using namespace fulltable;
using namespace fulltable::commune_table;

namespace {

std::string caption(const View& view, std::string_view id, int reader = -1) {
  for (const Caption& each : view.captions)
    if (each.id == id) return english(each.text, {"Ada", "Ben", "Cleo"}, reader);
  return "";
}

View view_of(const Match& match, int viewer) {
  return match.know(viewer)->show(viewer);
}

/// The table after seat 1 has declared that and seat 2 has called it.
Match called(std::string_view hand, const std::string& pack) {
  Match match = match_of({.packs = {pack}});
  const QString refusal = submit_all(match, {"1 declare " + std::string(hand), "2 call"});
  if (!refusal.isEmpty()) qFatal("%s", qPrintable(refusal));
  return match;
}

}  // namespace

// What Commune tells its table: the hand declared, what proves it and what is missing, hands turned up, gestures.
class TestCommuneTable : public QObject {
  Q_OBJECT
 private slots:
  void ranksAreHeldAceHigh() { QCOMPARE(commune_game().info().ranks, std::string_view("23456789TJQKA")); }

  void whatIsDeclared_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("ranks");
    QTest::addColumn<QString>("label");
    QTest::newRow("high") << "high K"
                          << "K"
                          << "High card, king";
    QTest::newRow("two pair") << "two_pair K 4"
                              << "K K 4 4"
                              << "Two pair, kings and fours";
    QTest::newRow("straight") << "straight 5"
                              << "5 4 3 2 A"
                              << "Straight, five high";
    QTest::newRow("flush") << "flush Q"
                           << "Q - - - -"
                           << "Flush, queen high";
    QTest::newRow("full house") << "full_house 3 Q"
                                << "3 3 3 Q Q"
                                << "Full house, threes over queens";
    QTest::newRow("straight flush") << "straight_flush T"
                                    << "T 9 8 7 6"
                                    << "Straight flush, ten high";
  }
  void whatIsDeclared() {
    QFETCH(QString, hand);
    QFETCH(QString, ranks);
    QFETCH(QString, label);
    Match match = example();
    QVERIFY(view_of(match, 0).declared.empty());
    QCOMPARE(caption(view_of(match, 0), "declarer"), std::string("Nothing declared yet"));
    QCOMPARE(submit_all(match, {"1 declare " + hand.toStdString()}), QString());
    const View view = view_of(match, 0);
    QStringList found;
    for (const Outline& outline : view.declared) {
      QCOMPARE(outline.suit, -1);
      found.append(outline.rank < 0 ? QString("-")
                                    : QString(QChar(rank_letters[static_cast<std::size_t>(outline.rank)])));
    }
    QCOMPARE(found.join(' '), ranks);
    QCOMPARE(QString::fromStdString(caption(view, "declared")), label);
    QCOMPARE(caption(view, "declarer"), std::string("Ben declares"));
    QCOMPARE(caption(view, "declarer", 1), std::string("You declare"));
    QCOMPARE(caption(view, "all_cards"), std::string("3 cards in all"));
    QCOMPARE(caption(view, "one_suit"), std::string(hand.contains("flush") ? "all of one suit" : ""));
  }

  void threeEarlierDeclarationsAreTold() {
    Match match = example();
    QCOMPARE(submit_all(match, {"1 declare high 7"}), QString());
    QCOMPARE(caption(view_of(match, 0), "earlier"), std::string());
    QCOMPARE(submit_all(match, {"2 declare high 9"}), QString());
    QCOMPARE(caption(view_of(match, 0), "earlier"), std::string("Ben: High card, seven"));
    QCOMPARE(submit_all(match, {"0 declare pair 3"}), QString());
    QCOMPARE(caption(view_of(match, 0), "earlier"), std::string("Ben: High card, seven  ·  Cleo: High card, nine"));
    QCOMPARE(submit_all(match, {"1 declare pair 4", "2 declare pair 5"}), QString());
    QCOMPARE(caption(view_of(match, 0), "earlier"),
             std::string("Cleo: High card, nine  ·  Ada: Pair of threes  ·  Ben: Pair of fours"));
  }

  void theOutcome() {
    const View there = view_of(called("high K", "KD 2S 6C"), 0);
    QCOMPARE(caption(there, "call"), std::string("Ben declared a king. Cleo called."));
    QCOMPARE(caption(there, "call", 1), std::string("You declared a king. Cleo called."));
    QCOMPARE(caption(there, "call", 2), std::string("Ben declared a king. You called."));
    QCOMPARE(caption(there, "outcome"), std::string("It's there!"));
    QCOMPARE(caption(there, "loss"), std::string("Cleo loses a token and has 2 left."));
    QCOMPARE(caption(there, "loss", 2), std::string("You lose a token and have 2 left."));
    QCOMPARE(caption(there, "loses.2"), std::string("Loses a token"));
    QCOMPARE(caption(there, "missing"), std::string());
    const View not_there = view_of(called("full_house Q 4", "KD 2S 6C"), 0);
    QCOMPARE(caption(not_there, "outcome"), std::string("It isn't there!"));
    QCOMPARE(caption(not_there, "loss"), std::string("Ben loses a token and has 2 left."));
  }

  void handsLieTogetherByRanks() {
    const auto lots = [](const View& view) {
      QStringList list;
      for (const Lot& lot : view.lots) {
        QString cards;
        for (const Mark& mark : lot.cards) {
          const PileView& pile = *std::ranges::find(view.piles, mark.pile, &PileView::id);
          cards += ' ' + QString::fromStdString(to_text(pile.cards[static_cast<std::size_t>(mark.place)]));
          if (!mark.text.empty()) cards += '=' + QString::fromStdString(english(mark.text));
        }
        list << (lot.proof ? "*" : "") + QString::fromStdString(english(lot.title)) + ":" + cards;
      }
      return list.join(", ");
    };
    QCOMPARE(lots(view_of(called("pair K", "KD 2S 6C"), 0)), QString("*Kings: KD 2S=as king, Sixes: 6C"));
    QCOMPARE(lots(view_of(called("pair 6", "KD 2S 7C"), 0)), QString("*Sixes: 2S=as six, Kings: KD, Sevens: 7C"));
    // Hands that are not all of one rank go by their names; what is not needed lies by itself.
    QCOMPARE(lots(view_of(called("high 6", "KD 2S 6C"), 0)), QString("*Sixes: 6C, Kings: KD, Wild: 2S"));
    Match match = example();
    QVERIFY(view_of(match, 0).lots.empty());
    QCOMPARE(submit_all(match, {"1 declare high K"}), QString());
    QVERIFY(view_of(match, 0).lots.empty());
    // Turned up one after the other, by ranks until the verdict.
    const auto frames = match.truth().frames(0, 2, *match.truth().read("call"));
    QCOMPARE(lots(frames[0].view), QString("Sixes: 6C"));
    QCOMPARE(lots(frames[2].view), QString("Kings: KD, Sixes: 6C, Wild: 2S"));
  }

  void theRankingAtTheEnd() {
    Match match = match_of({.options = {{"tokens", "1"}}, .packs = {"KD 2S 6C", "KD 2S 6C"}});
    QVERIFY(match.truth().recap().empty());
    QCOMPARE(submit_all(match, {"1 declare high K", "2 call"}), QString());
    while (!match.over()) {
      const View view = match.truth().show(std::nullopt);
      const char* move = view.phase == "showdown"              ? " deal"
                         : view.facts["declaration"].is_null() ? " declare high 3"
                                                               : " call";
      QCOMPARE(submit_all(match, {std::to_string(*match.truth().to_act().begin()) + move}), QString());
    }
    QStringList told;
    for (const Text& line : match.truth().recap())
      told << QString::fromStdString(english(line, {"Ada", "Ben", "Cleo"}));
    QCOMPARE(told.size(), 4);
    QCOMPARE(told[0], QString("Ranking"));
    QCOMPARE(told[3], QString("3. Cleo"));
  }

  void whatIsMissing_data() {
    QTest::addColumn<QString>("hand");
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("missing");
    const auto row = [](const char* hand, const char* cards, const char* missing) {
      QTest::newRow(hand) << QString(hand) << QString(cards) << QString(missing);
    };
    row("high Q", "KD 3S 6C", "one queen");
    row("pair K", "KH 3S 6C", "one king");
    row("trips 9", "3C 4C 6D", "3 nines");
    row("full_house Q 4", "KD 2S 6C", "2 queens and 2 fours");
    row("two_pair K 4", "4H 9C 9D", "2 kings and one four");
    row("straight 8", "8C 5D 2H", "one six and one four");
    row("flush K", "KD 3D 6C", "3 more cards of the suit");
    row("flush A", "5H 3H 9C", "one ace and 2 more cards of the suit");
    row("straight_flush 6", "6C 5C 3C", "one four and one two");
  }
  void whatIsMissing() {
    QFETCH(QString, hand);
    QFETCH(QString, cards);
    QFETCH(QString, missing);
    const Match match = called(hand.toStdString(), cards.toStdString());
    QCOMPARE(QString::fromStdString(caption(view_of(match, 0), "missing")), "Missing: " + missing);
  }

  void proofStandsForACardThatIsNotThere() {
    const View view = view_of(called("pair K", "KD 2S 6C"), 0);
    QCOMPARE(view.marks.size(), std::size_t{2});
    QCOMPARE(view.marks[0].kind, Mark::Kind::proof);
    QCOMPARE(view.marks[0].stands_for, unknown_card);
    QCOMPARE(view.marks[1].pile, PileId("hand.2"));
    QCOMPARE(view.marks[1].stands_for.rank(), 12);
    QVERIFY(view.marks[1].stands_for != Card(12, Suit::diamonds));
    // Any of a suit is meant to be lower than the top of the flush, and wild cards stand for none.
    for (const Mark& mark : view_of(called("flush 9", "9D 2S XB"), 0).marks)
      if (mark.stands_for.is_known()) QVERIFY(mark.stands_for.rank() >= 2 && mark.stands_for.rank() < 8);
  }

  void promptOnlyForThoseWhoAreAsked() {
    Match match = example({{"call_by", "anyone"}});
    QVERIFY(view_of(match, 1).prompt.empty());
    QCOMPARE(submit_all(match, {"1 declare high K"}), QString());
    QCOMPARE(view_of(match, 0).prompt.source(), std::string_view("Call, or let it stand?"));
    QVERIFY(view_of(match, 1).prompt.empty());
    QVERIFY(match.truth().show(std::nullopt).prompt.empty());
  }

  void aCallTurnsTheHandsUpInTurn() {
    Match match = example();
    QCOMPARE(submit_all(match, {"1 declare high K"}), QString());
    const auto seen = [&](int viewer) {
      QStringList moments;
      auto frames = match.truth().frames(viewer, 2, *match.truth().read("call"));
      // The last one tells how it came out.
      if (frames.back().beat != Beat::result || frames.back().view.facts["result"].is_null())
        moments.append("no verdict");
      frames.pop_back();
      for (const Frame& frame : frames) {
        QString cards;
        for (const char* hand : {"hand.0", "hand.1", "hand.2"})
          cards += QString::fromStdString(to_text(cards_in_view(frame.view, hand)[0])) + ' ';
        moments.append(cards.trimmed());
        if (frame.beat != Beat::reveal || !frame.view.marks.empty() || !frame.view.facts["result"].is_null())
          moments.append("too early");
      }
      return moments.join(", ");
    };
    QCOMPARE(seen(2), QString("6C ?? 2S, 6C KD 2S, 6C KD 2S"));
    QCOMPARE(seen(0), QString("6C ?? ??, 6C KD ??, 6C KD 2S"));
    QVERIFY(match.truth().frames(0, 2, *match.truth().read("declare pair K")).empty());
  }

  void aCallIsATurningPoint() {
    Match match = example({{"tokens", "1"}});
    QCOMPARE(submit_all(match, {"1 declare high K"}), QString());
    QCOMPARE(match.truth().stir(2, *match.truth().read("declare pair K")).impact, Impact::strong);
    const Stir stir = match.truth().stir(2, *match.truth().read("call"));
    QCOMPARE(stir.impact, Impact::turning);
    // The king is there: the caller loses the only token, which is called out once everybody has seen it.
    QCOMPARE(english(stir.cry), std::string("Out!"));
    QCOMPARE(stir.seat, 2);
    QVERIFY(stir.finally);
    QVERIFY(example().truth().stir(1, *match.truth().read("declare high K")).cry.empty());
  }

  void cardsStayInTheHand() {
    Match match = example({{"call_by", "anyone"}});
    QCOMPARE(why_nothing(*match.know(1), tap("hand.1", "KD")),
             std::string("Turn by turn: On your turn you must declare or call."));
    QCOMPARE(why_nothing(*match.know(1), drop("KD", "hand.1", "hand.0")),
             std::string("Turn by turn: On your turn you must declare or call."));
    QCOMPARE(why_nothing(*match.know(1), tap("hand.0", "??")), std::string());
    QCOMPARE(submit_all(match, {"1 declare high K"}), QString());
    QCOMPARE(why_nothing(*match.know(0), tap("hand.0", "6C")),
             std::string("Turn by turn: First call the last declaration, or let it stand."));
    QCOMPARE(submit_all(match, {"0 call"}), QString());
    QCOMPARE(why_nothing(*match.know(1), tap("hand.1", "KD")),
             std::string("Turn by turn: The hand was called. Now the next dealer deals."));
  }
};

QTEST_APPLESS_MAIN(TestCommuneTable)
#include "test_commune_table.moc"
