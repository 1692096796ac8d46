// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "commune_table.h"

using namespace fulltable;
using namespace fulltable::commune_table;
using commune::Category;
using commune::Declaration;

namespace {

/// The declarations of a game, from the lowest to the highest.
std::vector<std::string> ladder_of(const commune::LadderOptions& ladder_options) {
  std::vector<std::string> list;
  for (int rung = commune::next_rung(-1, ladder_options); rung < commune::rungs;
       rung = commune::next_rung(rung, ladder_options))
    list.push_back(commune::to_text(commune::declaration(rung)));
  return list;
}

int count_of(const std::vector<std::string>& ladder, std::string_view category) {
  return static_cast<int>(
      std::ranges::count_if(ladder, [&](const std::string& each) { return words_of(each)[0] == category; }));
}

int rung_of(std::string_view text) {
  return commune::rung_of(Commune::declaration_of(*Commune::read("declare " + std::string(text))));
}

/// Whether natural cards and wild ones can be chosen for a hand, by trying every card for every place: slow and plain.
bool found_by_trying(const std::vector<std::pair<int, int>>& places, std::size_t place, Cards& cards) {
  if (place == places.size()) return true;
  for (std::size_t i = 0; i < cards.size(); ++i) {
    const Card card = cards[i];
    const auto [rank, suit] = places[place];
    const bool fits =
        commune::is_wild(card) || (commune::rank_of(card) == rank && (suit < 0 || index_of(card.suit()) == suit));
    if (!fits) continue;
    cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(i));
    const bool found = found_by_trying(places, place + 1, cards);
    cards.insert(cards.begin() + static_cast<std::ptrdiff_t>(i), card);
    if (found) return true;
  }
  return false;
}

bool there_by_trying(const Declaration& said, const Cards& held) {
  Cards cards = held;
  std::vector<std::pair<int, int>> places;
  const auto ranks = [&](int rank, int times, int suit = -1) {
    for (int i = 0; i < times; ++i) places.emplace_back(rank, suit);
  };
  const auto any_suit = [&](auto fill) {
    for (int suit = 0; suit < 4; ++suit) {
      places.clear();
      if (fill(suit)) return true;
    }
    return false;
  };
  switch (said.category) {
    case Category::high: ranks(said.first, 1); break;
    case Category::pair: ranks(said.first, 2); break;
    case Category::two_pair:
      ranks(said.first, 2);
      ranks(said.second, 2);
      break;
    case Category::trips: ranks(said.first, 3); break;
    case Category::full_house:
      ranks(said.first, 3);
      ranks(said.second, 2);
      break;
    case Category::quads: ranks(said.first, 4); break;
    case Category::five_of_a_kind: ranks(said.first, 5); break;
    case Category::straight:
      for (const int rank : commune::straight_to(said.first)) ranks(rank, 1);
      break;
    case Category::straight_flush:
      return any_suit([&](int suit) {
        for (const int rank : commune::straight_to(said.first)) ranks(rank, 1, suit);
        return found_by_trying(places, 0, cards);
      });
    case Category::flush:
      return any_suit([&](int suit) {
        // Every choice of four lower ranks.
        for (unsigned lower = 0; lower < (1U << said.first); ++lower) {
          if (std::popcount(lower) != 4) continue;
          places.clear();
          ranks(said.first, 1, suit);
          for (int rank = 0; rank < said.first; ++rank)
            if (((lower >> rank) & 1U) != 0) ranks(rank, 1, suit);
          if (found_by_trying(places, 0, cards)) return true;
        }
        return false;
      });
  }
  return found_by_trying(places, 0, cards);
}

}  // namespace

class TestCommuneLadder : public QObject {
  Q_OBJECT
 private slots:
  void theLadder_data() {
    QTest::addColumn<bool>("flushes");
    QTest::addColumn<bool>("five");
    QTest::addColumn<bool>("twos");
    QTest::addColumn<QList<int>>("sizes");
    QTest::addColumn<int>("all");
    // high, pair, two pair, trips, straight, flush, full house, quads, straight flush, five of a kind
    QTest::newRow("standard") << true << false << false << QList<int>{12, 12, 66, 12, 10, 8, 132, 12, 10, 0} << 274;
    QTest::newRow("without flushes") << false << false << false << QList<int>{12, 12, 66, 12, 10, 0, 132, 12, 0, 0}
                                     << 256;
    QTest::newRow("five of a kind") << true << true << false << QList<int>{12, 12, 66, 12, 10, 8, 132, 12, 10, 12}
                                    << 286;
    QTest::newRow("twos") << true << false << true << QList<int>{13, 13, 78, 13, 10, 8, 156, 13, 10, 0} << 314;
    QTest::newRow("twos and five") << true << true << true << QList<int>{13, 13, 78, 13, 10, 8, 156, 13, 10, 13} << 327;
  }
  void theLadder() {
    QFETCH(bool, flushes);
    QFETCH(bool, five);
    QFETCH(bool, twos);
    QFETCH(QList<int>, sizes);
    QFETCH(int, all);
    const auto ladder = ladder_of({flushes, five, twos});
    for (int i = 0; i < sizes.size(); ++i)
      QCOMPARE(count_of(ladder, commune::to_text(static_cast<Category>(i))), sizes[i]);
    QCOMPARE(static_cast<int>(ladder.size()), all);
    const auto text = [](bool on) { return std::string(on ? "true" : "false"); };
    const Match match = match_of(
        {.options = {{"flushes", text(flushes)}, {"five_of_a_kind", text(five)}, {"declare_twos", text(twos)}}});
    QCOMPARE(static_cast<int>(legal_texts(match, 1).size()), all);
  }

  void orderOfDeclarations_data() {
    QTest::addColumn<QString>("lower");
    QTest::addColumn<QString>("higher");
    const auto row = [](const char* lower, const char* higher) { QTest::newRow(higher) << lower << higher; };
    row("high 3", "high 4");
    row("high 9", "high T");
    row("high T", "high J");
    row("high K", "high A");
    row("high A", "pair 3");
    row("pair K", "pair A");
    row("pair A", "two_pair 4 3");
    row("two_pair 4 3", "two_pair 5 3");
    row("two_pair 5 3", "two_pair 5 4");
    row("two_pair K 4", "two_pair K 5");
    row("two_pair K Q", "two_pair A 3");
    row("two_pair A K", "trips 3");
    row("trips A", "straight 5");
    row("straight 5", "straight 6");
    row("straight K", "straight A");
    row("straight A", "flush 7");
    row("flush 7", "flush 8");
    row("flush A", "full_house 3 4");
    row("full_house 3 4", "full_house 3 5");
    row("full_house 3 A", "full_house 4 3");
    row("full_house Q 7", "full_house Q 8");
    row("full_house A K", "quads 3");
    row("quads A", "straight_flush 5");
    row("straight_flush K", "straight_flush A");
    row("straight_flush A", "five_of_a_kind 3");
    row("five_of_a_kind 3", "five_of_a_kind A");
    row("high 2", "high 3 ");
    row("pair 2", "pair 3 ");
    row("two_pair 3 2", "two_pair 4 2");
    row("full_house 3 2", "full_house 3 4 ");
    row("full_house A K ", "quads 2");
  }
  void orderOfDeclarations() {
    QFETCH(QString, lower);
    QFETCH(QString, higher);
    const int below = rung_of(lower.toStdString());
    const int above = rung_of(higher.toStdString());
    QVERIFY(below >= 0);
    QVERIFY(below < above);
  }

  void wildCards_data() {
    QTest::addColumn<QString>("commune");
    QTest::addColumn<QString>("declared");
    QTest::addColumn<bool>("there");
    const auto row = [](const char* commune, const char* declared, bool there) {
      QTest::newRow(qPrintable(QStringLiteral("%1: %2").arg(commune, declared))) << commune << declared << there;
    };
    const char* sixes = "6C 6H 2S KD 9D";
    for (const char* good : {"high K", "pair 6", "trips 6", "two_pair K 6", "pair 9", "high A"}) row(sixes, good, true);
    for (const char* bad : {"quads 6", "full_house 6 K", "two_pair K 9", "flush K", "trips 9"}) row(sixes, bad, false);
    row("AC 3D 4H XL 5S", "straight 5", true);
    row("AC 3D 4H 2C 5S", "straight 5", true);
    row("AC 3D 4H 5S 6S", "straight 5", false);
    row("AC 3D 4H 5S 6S", "straight 6", false);
    row("3D 4H 5S 6S XB", "straight 6", true);
    row("3D 4H 5S 6S XB", "straight 7", true);
    row("3D 4H 5S 6S XB", "straight 8", false);
    row("TD JH QS KS AC", "straight A", true);
    row("AD 3H 4S 5S XL", "straight A", false);
    row("AS QS 9S 7S 4S", "flush A", true);
    row("AS QS 9S 7S 4S", "flush Q", false);
    row("AS QS 9S 7S 4S 3S", "flush Q", true);
    row("AS QS 9S 7S 4S XL", "flush Q", true);
    row("AS QS 9S 7S 4S 2D", "flush K", true);
    row("AS QS 9S 7S 4S", "flush K", false);
    row("3S 4S 5S 6S XB", "flush 7", true);
    row("2S 3S 4S 5S 7S", "flush 7", true);
    row("2S 3S 4S 5S 7S", "straight_flush 7", true);
    row("2S 3S 4S 5S 7H", "straight_flush 7", false);
    row("AH 2S 3H 4H 5H", "straight_flush 5", true);
    row("TC JC QC KC AC", "straight_flush A", true);
    row("TC JC QC KC AC", "flush A", true);
    row("TC JC QC KC AC", "straight A", true);
    row("TC JC QC KC AD", "straight_flush A", false);
    row("6C 6D 6H 6S", "trips 6", true);
    row("6C 6D 6H 6S", "two_pair 6 5", false);
    row("6C 6D 6H 6S 2C", "five_of_a_kind 6", true);
    row("6C 6D 6H 6S", "five_of_a_kind 6", false);
    row("2C 2D 2H 2S XL", "five_of_a_kind A", true);
    row("2C 2D", "pair 2", true);
    row("2C 3D", "pair 2", false);
    row("XL 2D 3C", "trips 2", false);
    row("XL 2D XB", "trips 2", true);
    row("2C", "high A", true);
    row("KC", "high A", false);
    row("QC QD QH 7C 7D", "full_house Q 7", true);
    row("QC QD QH 7C 7D", "full_house 7 Q", false);
    row("QC QD QH 7C 7D XL", "full_house 7 Q", true);
  }
  void wildCards() {
    QFETCH(QString, commune);
    QFETCH(QString, declared);
    QFETCH(bool, there);
    QCOMPARE(holds(commune.toStdString(), declared.toStdString()), there);
  }

  void isItThere() {
    // The rule by counting what is lacking against the choice of cards by trying them all, in random communes.
    Rng rng(7);
    Cards pack = commune_game().pack({2, commune_game().info().standard_options(), 0});
    int there = 0;
    for (int i = 0; i < 60; ++i) {
      shuffle(pack, rng);
      const Cards cards(pack.begin(), pack.begin() + 1 + static_cast<std::ptrdiff_t>(rng.below(9)));
      CardSet set;
      for (const Card card : cards) set.insert(card);
      const auto count = commune::Count::of(set);
      for (int rung = 0; rung < commune::rungs; ++rung) {
        const Declaration& said = commune::declaration(rung);
        const bool good = there_by_trying(said, cards);
        there += good ? 1 : 0;
        if (commune::is_there(said, count) != good)
          QFAIL(qPrintable(QString::fromStdString(commune::to_text(said)) + QStringLiteral(", commune %1").arg(i)));
      }
    }
    QVERIFY(there > 500);
  }

  void makers_data() {
    QTest::addColumn<QString>("cards");
    QTest::addColumn<QString>("declared");
    QTest::addColumn<QString>("wanted");
    QTest::newRow("pair") << "6C 6H 6D KD"
                          << "pair 6"
                          << "6C 6D";
    QTest::newRow("pair with a wild card") << "6C 2H KD XL"
                                           << "pair 6"
                                           << "6C 2H=6";
    QTest::newRow("not there") << "6C KD"
                               << "trips 6"
                               << "6C";
    QTest::newRow("two pair") << "KC 6H 2D XL"
                              << "two_pair K 6"
                              << "KC 6H 2D=K XL=6";
    QTest::newRow("straight") << "AC 3D 4H XL 5S"
                              << "straight 5"
                              << "5S 4H 3D AC XL=2";
    QTest::newRow("flush") << "AS QS 9S 7S 4S 3S"
                           << "flush A"
                           << "AS QS 9S 7S 4S";
    QTest::newRow("flush with a wild card") << "AS QS 9S 7S 2D"
                                            << "flush A"
                                            << "AS QS 9S 7S 2D=S";
    QTest::newRow("straight flush") << "4H 5H 6H 7D XB 8H"
                                    << "straight_flush 8"
                                    << "8H 6H 5H 4H XB=7H";
  }
  void makers() {
    QFETCH(QString, cards);
    QFETCH(QString, declared);
    QFETCH(QString, wanted);
    const Declaration said = commune::declaration(rung_of(declared.toStdString()));
    QStringList found;
    for (const auto& maker : commune::proof_of(said, set_of(cards.toStdString())).makers) {
      std::string as = maker.as ? "=" : "";
      if (maker.as && maker.as->rank >= 0) as += commune::letters[static_cast<std::size_t>(maker.as->rank)];
      if (maker.as && maker.as->suit >= 0) as += letter_of(static_cast<Suit>(maker.as->suit));
      found.append(QString::fromStdString(to_text(maker.card) + as));
    }
    QCOMPARE(found.join(' '), wanted);
  }

  void inWords_data() {
    QTest::addColumn<QString>("declared");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("label");
    QTest::newRow("high") << "high A"
                          << "an ace"
                          << "High card, ace";
    QTest::newRow("pair") << "pair 6"
                          << "a pair of sixes"
                          << "Pair of sixes";
    QTest::newRow("two pair") << "two_pair K 4"
                              << "two pair, kings and fours"
                              << "Two pair, kings and fours";
    QTest::newRow("trips") << "trips 9"
                           << "three nines"
                           << "Three nines";
    QTest::newRow("straight") << "straight 9"
                              << "a nine-high straight"
                              << "Straight, nine high";
    QTest::newRow("flush") << "flush Q"
                           << "a queen-high flush"
                           << "Flush, queen high";
    QTest::newRow("full house") << "full_house Q 7"
                                << "a full house, queens over sevens"
                                << "Full house, queens over sevens";
    QTest::newRow("quads") << "quads J"
                           << "four jacks"
                           << "Four jacks";
    QTest::newRow("straight flush") << "straight_flush T"
                                    << "a ten-high straight flush"
                                    << "Straight flush, ten high";
    QTest::newRow("five") << "five_of_a_kind 8"
                          << "five eights"
                          << "Five eights";
  }
  void inWords() {
    QFETCH(QString, declared);
    QFETCH(QString, words);
    QFETCH(QString, label);
    const Declaration& said = commune::declaration(rung_of(declared.toStdString()));
    QCOMPARE(QString::fromStdString(english(commune::in_words(said))), words);
    QCOMPARE(QString::fromStdString(english(commune::label_of(said))), label);
    QCOMPARE(QString::fromStdString(commune::to_text(said)), declared);
  }
};

QTEST_APPLESS_MAIN(TestCommuneLadder)
#include "test_commune_ladder.moc"
