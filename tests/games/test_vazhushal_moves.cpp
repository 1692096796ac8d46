// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "vazhushal_table.h"

using namespace fulltable;
using namespace fulltable::vazhushal_table;
using Phase = Vazhushal::Phase;

// Moves that are long: all that anybody can have melded has room in one, and what has none stays illegal.

namespace {

QString rewritten(const QString& text) {
  const auto move = Vazhushal::read(text.toStdString());
  return move ? QString::fromStdString(Vazhushal::write(*move)) : "no move";
}

/// 93 cards of two packs in 31 melds, without a king.
QStringList natural_melds() {
  QStringList list{"AS 2S 3S", "4S 5S 6S", "7S 8S 9S", "TS JS QS", "2S 3S 4S", "5S 6S 7S", "8S 9S TS"};
  for (const QChar rank : QString("A23456789TJQ"))
    for (int i = 0; i < 2; ++i) list.append(QString("%1C %1D %1H").arg(rank));
  return list;
}

/// With all eight wild cards, the red kings and the jokers, as substitutes.
const QStringList substituted_melds{"XL=AC XL=AD AS", "XB=JC XB=JD JS", "KD=QC KH=QD QS", "KD=KC KH=KD KS"};

/// Three play with two packs, and seat 0 holds those cards. The king of spades makes the other kings wild.
Vazhushal::State position_of_three(const QString& hand, Phase phase) {
  Vazhushal::State state = Vazhushal::start({3, options_of({}), 2});
  Vazhushal::deal(state, pack_for({.hands = {"", "", ""}}));
  const std::array<std::string, 3> hands{hand.toStdString(), "KC", "KC"};
  for (std::size_t seat = 0; seat < hands.size(); ++seat) {
    state.hand[seat] = bag_of(hands[seat]);
    state.hand_size[seat] = static_cast<std::uint8_t>(state.hand[seat].size());
  }
  state.line = {};
  state.line_size = 0;
  state.stock = {};
  state.stock_size = 0;
  state.phase = phase;
  state.closer = 2;
  return state;
}

/// A list of melds as the cards it is made of.
QString cards_in(const QStringList& melds) {
  QStringList cards;
  for (const QString& word : melds.join(' ').split(' ')) cards.append(word.section('=', 0, 0));
  return cards.join(' ');
}

}  // namespace

class TestVazhushalMoves : public QObject {
  Q_OBJECT
 private slots:
  void nearlyAllCardsAreMelded() {
    const QStringList melds = natural_melds() + substituted_melds;
    QCOMPARE(melds.size(), 35);
    Vazhushal::State state = position_of_three(cards_in(melds), Phase::final_melds);
    QCOMPARE(state.hand_size[0], std::uint8_t{105});
    const std::string text = "arrange " + melds.join(" / ").toStdString();
    QCOMPARE(make(state, {text}), QString());
    QCOMPARE(state.hand_size[0], std::uint8_t{0});
    const auto list = Vazhushal::melds_of(state, 0);
    QCOMPARE(list.size(), std::size_t{35});
    QCOMPARE(pile(state, "meld.0.34"), QString("KD KH KS"));
    QVERIFY(*Vazhushal::read(text) == Vazhushal::arrange_move(list));
    QVERIFY(hash_of(*Vazhushal::read(text)) == hash_of(Vazhushal::arrange_move(list)));
    // The same in other roles and another order is another move.
    QStringList others = melds;
    others.last() = "KH=KC KD KS";
    QVERIFY(!(*Vazhushal::read("arrange " + others.join(" / ").toStdString()) == Vazhushal::arrange_move(list)));
    others = melds;
    others.swapItemsAt(0, 1);
    QVERIFY(!(*Vazhushal::read("arrange " + others.join(" / ").toStdString()) == Vazhushal::arrange_move(list)));
  }

  void longListsAreWrittenAsTheyAreRead() {
    QStringList melds = substituted_melds + natural_melds();
    for (; melds.size() <= 36; melds.append("KC KH KS"))
      for (const char* words : {"arrange ", "take 1 arrange ", "take 999 arrange "}) {
        const QString text = words + melds.join(" / ");
        QCOMPARE(rewritten(text), text);
      }
    melds = natural_melds().mid(7) + QStringList{"AS 2S 3S", "6S 7S 8S XB=9S TS", "3H XL=4H XB=5H KD=6H 7H 8H"};
    const QString text = "take 30 arrange " + melds.join(" / ");
    QCOMPARE(rewritten(text), text);
    // However a meld is written, equal moves are equal.
    QStringList upside_down;
    for (const QString& meld : std::as_const(melds)) {
      QStringList cards = meld.split(' ');
      std::ranges::reverse(cards);
      upside_down.append(cards.join("  "));
    }
    QVERIFY(*Vazhushal::read("take 30 arrange " + upside_down.join(" / ").toStdString()) ==
            *Vazhushal::read(text.toStdString()));
  }

  void everyMeldHasRoomInALongList() {
    int seen = 0;
    for (int size = 3; size <= 13; ++size)
      vazhushal::each_roles(size, [&](CardSet roles) {
        QStringList cards;
        for (const Card role : vazhushal::in_order(roles)) cards.append(QString::fromStdString(to_text(role)));
        const QString natural = cards.join(' ');
        cards[seen % size] = "XB=" + cards[seen % size];
        const QString list = QString(natural + " / " + cards.join(' ') + " / ").repeated(12) + "AC 2C 3C";
        QCOMPARE(rewritten("arrange " + list), "arrange " + list);
        ++seen;
      });
    QCOMPARE(seen, 369);
  }

  void theReasonIsThatOfTheWrongGroup() {
    const QString melds = natural_melds().join(" / ");
    const Vazhushal::State state = position_of_three(cards_in(natural_melds()) + " KS", Phase::play);
    const auto reason = [&](const char* group) {
      const QString text = "arrange " + melds + " / " + group;
      return rewritten(text) == text ? why_not(state, text.toStdString()) : "not as it was read";
    };
    QVERIFY(reason("5D 5D 6D").contains("The five of diamonds would be in that meld twice"));
    QVERIFY(reason("AC 2C KC").contains("A sequence can't go from king to ace to two"));
    QVERIFY(reason("5D 6D").contains("isn't a meld"));
    QVERIFY(reason("5D 6D XB").contains("Say which card the big joker stands in for"));
    QVERIFY(reason("5D 9C=6D 7D").contains("The nine of clubs isn't wild"));
    QVERIFY(reason("XB=5D XB=6D XL=7D").contains("at least one natural card"));
    QVERIFY(reason("JD QD KD").contains("jack of diamonds"));
    QCOMPARE(why_not(state, ("arrange " + melds).toStdString()), QString());
  }

  void whatIsTooLongIsNotLegal() {
    // Its beginning would be.
    const Vazhushal::State state = position({.hand0 = "8D 9D 8C 8H 8S 2C", .melds0 = "5D 6D 7D"});
    const QString cards = QString(" 9D").repeated(300);
    QStringList texts{"add 8D 9D" + cards + " meld.0.0",
                      "meld 8C 8H 8S" + QString(" 8S").repeated(300),
                      "arrange 5D 6D 7D / 8C 8H 8S" + QString(" / 8C 8H 8S").repeated(100),
                      "arrange 5D 6D 7D / 8C 8H 8S" + QString(" / 8C").repeated(100),
                      "arrange 5D 6D 7D / 8C 8H 8S /" + cards,
                      "arrange 5D 6D 7D / 8C 8H 8S /" + cards + " / 2C"};
    QVERIFY(allowed(state, "add 8D 9D meld.0.0") && allowed(state, "arrange 5D 6D 7D / 8C 8H 8S"));
    // All that can be melded, and one more group than there are cards for.
    const QStringList melds = natural_melds() + substituted_melds;
    const Vazhushal::State rich = position_of_three(cards_in(melds), Phase::final_melds);
    for (int count = 30; count <= melds.size(); ++count)
      for (int more = 2; more < 12; ++more) {
        QString longer = QStringList(melds.mid(melds.size() - count)).join(" / ") + " / AC";
        for (int i = 0; i < more; ++i) longer += QString(" XB=%1C").arg(QString("23456789TJQK")[i]);
        QVERIFY(!why_not(rich, "arrange " + longer.toStdString()).isEmpty());
        texts.append("arrange " + longer);
      }
    for (const QString& text : std::as_const(texts)) {
      QVERIFY2(!why_not(state, text.toStdString()).isEmpty(), qPrintable(text));
      const QString kept = rewritten(text);
      QCOMPARE(rewritten(kept), kept);
      QVERIFY2(*Vazhushal::read(kept.toStdString()) == *Vazhushal::read(text.toStdString()), qPrintable(text + kept));
    }
  }
};

QTEST_APPLESS_MAIN(TestVazhushalMoves)
#include "test_vazhushal_moves.moc"
