// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>

#include "match/match.h"
#include "support/perft.h"

using namespace fulltable;

// The lines of the first moves, counted anew from the rules pages by the shortest reckoning that will do. Nothing of
// the games is used but the pack and who deals, so that a slip of the rules would have to be made twice to go
// unnoticed.
namespace {

constexpr int five = 4;
constexpr int six = 5;
constexpr int seven = 6;
constexpr int eight = 7;
constexpr int ten = 9;
constexpr int king = 12;

int suit_of(Card card) {
  return index_of(card.suit());
}

/// Yukon: seven columns, each its cards from the bottom and how many of them lie face down.
struct YukonTable {
  struct Column {
    Cards cards;
    std::size_t down = 0;
  };
  bool by_suit = false;
  bool any_in_empty = false;
  bool may_return = false;
  std::array<Column, 7> columns;
  std::array<int, 4> up{};  ///< cards on each foundation

  explicit YukonTable(const Cards& pack) {
    std::size_t next = 0;
    for (std::size_t row = 0; row < 7; ++row)
      for (std::size_t c = row; c < 7; ++c) columns[c].cards.push_back(pack[next++]);
    for (int row = 0; row < 4; ++row)
      for (std::size_t c = 1; c < 7; ++c) columns[c].cards.push_back(pack[next++]);
    for (std::size_t c = 0; c < 7; ++c) columns[c].down = c;
  }
  bool takes(const Column& column, Card card) const {
    if (column.cards.empty()) return any_in_empty || card.rank() == king;
    const Card top = column.cards.back();
    const bool suits_fit = by_suit ? suit_of(top) == suit_of(card) : is_red(top.suit()) != is_red(card.suit());
    return suits_fit && top.rank() == card.rank() + 1;
  }
  /// That many cards leave the column; what lay below is turned up.
  static void take(Column& column, std::size_t count) {
    column.cards.resize(column.cards.size() - count);
    column.down = std::min(column.down, column.cards.empty() ? 0 : column.cards.size() - 1);
  }
  std::vector<YukonTable> moves() const {
    std::vector<YukonTable> after;
    for (std::size_t from = 0; from < 7; ++from) {
      const Cards& cards = columns[from].cards;
      for (std::size_t at = columns[from].down; at < cards.size(); ++at)
        for (std::size_t to = 0; to < 7; ++to) {
          if (to == from || !takes(columns[to], cards[at]) || (at == 0 && columns[to].cards.empty())) continue;
          YukonTable next = *this;
          next.columns[to].cards.insert(next.columns[to].cards.end(), cards.begin() + static_cast<std::ptrdiff_t>(at),
                                        cards.end());
          take(next.columns[from], cards.size() - at);
          after.push_back(next);
        }
      if (!cards.empty() && up[static_cast<std::size_t>(suit_of(cards.back()))] == cards.back().rank()) {
        YukonTable next = *this;
        ++next.up[static_cast<std::size_t>(suit_of(cards.back()))];
        take(next.columns[from], 1);
        after.push_back(next);
      }
    }
    for (std::size_t suit = 0; may_return && suit < 4; ++suit)
      for (std::size_t to = 0; up[suit] > 0 && to < 7; ++to) {
        const Card card(up[suit] - 1, all_suits[suit]);
        if (!takes(columns[to], card)) continue;
        YukonTable next = *this;
        --next.up[suit];
        next.columns[to].cards.push_back(card);
        after.push_back(next);
      }
    return after;
  }
};

/// Ristiseiska as long as every seat has its first turn, and what the first one may do in its second.
struct SevensTable {
  int seats = 0;
  bool eight_after_six = false;
  int turn = 0;
  int turns = 0;
  std::vector<Cards> hands;
  std::array<int, 4> low{};   ///< the lowest card that lies of each suit; 0 cards: above the seven
  std::array<int, 4> high{};  ///< the highest

  SevensTable(const Cards& pack, int seat_count, int dealer) : seats(seat_count) {
    hands.resize(static_cast<std::size_t>(seats));
    low.fill(eight);
    high.fill(six);
    for (std::size_t i = 0; i < pack.size(); ++i) {
      const std::size_t seat = (static_cast<std::size_t>(dealer) + 1 + i) % static_cast<std::size_t>(seats);
      hands[seat].push_back(pack[i]);
      if (pack[i] == Card(seven, Suit::clubs)) turn = static_cast<int>(seat);
    }
  }
  bool open(Card card) const {
    if (turns == 0) return card == Card(seven, Suit::clubs);
    if (card.rank() == seven) return true;
    const auto suit = static_cast<std::size_t>(suit_of(card));
    if (low[suit] == eight) return false;
    if (card.rank() < seven) return card.rank() == low[suit] - 1;
    return card.rank() == high[suit] + 1 && (card.rank() != eight || !eight_after_six || low[suit] <= six);
  }
  std::vector<SevensTable> moves() const {
    std::vector<SevensTable> after;
    const auto seat = static_cast<std::size_t>(turn);
    SevensTable next = *this;
    next.turn = (turn + 1) % seats;
    ++next.turns;
    for (const Card card : hands[seat]) {
      if (!open(card)) continue;
      after.push_back(next);
      const auto suit = static_cast<std::size_t>(suit_of(card));
      std::erase(after.back().hands[seat], card);
      after.back().low[suit] = std::min(low[suit], card.rank());
      after.back().high[suit] = std::max(high[suit], card.rank());
    }
    if (after.empty()) after.push_back(next);  // the pass of a first turn, or to beg in a second
    return after;
  }
};

/// Chinese Ten: hand cards, the table, the stock, and a card turned up for which its player chooses.
struct TensTable {
  std::vector<Cards> hands;
  Cards table;
  Cards stock;  ///< the next card last
  std::size_t turn = 0;
  int triple = -1;
  bool to_draw = false;
  Card turned;

  TensTable(const Cards& pack, int seats, int dealer, bool any_four) {
    hands.resize(static_cast<std::size_t>(seats));
    turn = static_cast<std::size_t>((dealer + 1) % seats);
    for (std::size_t i = 0; i < 24; ++i) hands[(turn + i) % hands.size()].push_back(pack[i]);
    table.assign(pack.begin() + 24, pack.begin() + 28);
    stock.assign(pack.rbegin(), pack.rend() - 28);
    const auto twin = [](Card card) { return card.rank() == five || card.rank() >= ten; };
    const auto like = [&](Card card) { return std::ranges::count(table, card.rank(), &Card::rank); };
    if (std::ranges::all_of(table, twin) && (any_four || like(table[0]) == 4)) {
      table.clear();
      return;
    }
    for (const Card card : table)
      if (twin(card) && like(card) == 3) triple = card.rank();
  }
  static bool pair(Card a, Card b) {
    const bool pips = a.rank() < ten && b.rank() < ten;
    return pips ? a.rank() + b.rank() + 2 == 10 : a.rank() == b.rank();
  }
  /// What can come of a card put to the table: all captures, or that it is laid there.
  std::vector<TensTable> puts(Card card) const {
    std::vector<TensTable> after;
    if (card.rank() == triple) {
      after.push_back(*this);
      std::erase_if(after.back().table, [&](Card other) { return other.rank() == triple; });
      after.back().triple = -1;
      return after;
    }
    for (const Card other : table) {
      if (!pair(card, other)) continue;
      after.push_back(*this);
      std::erase(after.back().table, other);
    }
    if (after.empty()) {
      after.push_back(*this);
      after.back().table.push_back(card);
    }
    return after;
  }
  void pass_on() {
    to_draw = false;
    turned = unknown_card;
    turn = (turn + 1) % hands.size();
  }
  std::vector<TensTable> moves() const {
    std::vector<TensTable> after;
    if (turned.is_known()) {
      after = puts(turned);
      for (TensTable& next : after) next.pass_on();
    } else if (to_draw) {
      TensTable next = *this;
      const Card card = next.stock.back();
      next.stock.pop_back();
      std::vector<TensTable> drawn = next.puts(card);
      if (drawn.size() == 1) {
        drawn[0].pass_on();
        after = drawn;
      } else {
        next.turned = card;
        after.push_back(next);
      }
    } else {
      for (const Card card : hands[turn]) {
        TensTable next = *this;
        std::erase(next.hands[turn], card);
        next.to_draw = true;
        std::ranges::move(next.puts(card), std::back_inserter(after));
      }
    }
    return after;
  }
};

template <class Reckoned>
std::int64_t lines(const Reckoned& table, int depth) {
  const auto after = table.moves();
  if (depth == 1) return static_cast<std::int64_t>(after.size());
  std::int64_t sum = 0;
  for (const Reckoned& next : after) sum += next.moves().empty() ? 1 : lines(next, depth - 1);
  return sum;
}

Match started(const char* id, std::uint64_t seed, int seats,
              std::initializer_list<std::pair<const char*, Json>> options) {
  const Game& game = *find_game(id);
  GameSetup game_setup = standard_setup(game, seed);
  game_setup.seats = seats;
  Json given = Json::object();
  for (const auto& [option, value] : options) given[option] = value;
  game_setup.options = *options_of(game.info(), given);
  return std::move(*Match::start(game, game_setup));
}

}  // namespace

class TestPerft : public QObject {
  Q_OBJECT

 private slots:
  void yukon_data() {
    QTest::addColumn<bool>("bySuit");
    QTest::addColumn<bool>("anyInEmpty");
    QTest::addColumn<bool>("mayReturn");
    QTest::newRow("usual") << false << false << false;
    QTest::newRow("by suit") << true << false << false;
    QTest::newRow("any in empty columns") << false << true << false;
    QTest::newRow("back from foundations") << false << false << true;
  }
  void yukon() {
    QFETCH(bool, bySuit);
    QFETCH(bool, anyInEmpty);
    QFETCH(bool, mayReturn);
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
      const Match match = started("yukon", seed, 1,
                                  {{"build", bySuit ? "suit" : "alternate"},
                                   {"empty_columns", anyInEmpty ? "any" : "kings"},
                                   {"foundation_return", mayReturn}});
      YukonTable table(match.pack(1));
      table.by_suit = bySuit;
      table.any_in_empty = anyInEmpty;
      table.may_return = mayReturn;
      if (table.moves().empty()) continue;
      for (int depth = 1; depth <= 4; ++depth) QCOMPARE(perft(match.truth(), depth), lines(table, depth));
    }
  }

  void ristiseiska_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("afterSix");
    for (int seats = 3; seats <= 5; ++seats) {
      QTest::addRow("%d seats", seats) << seats << false;
      QTest::addRow("%d seats, eights after six", seats) << seats << true;
    }
  }
  void ristiseiska() {
    QFETCH(int, seats);
    QFETCH(bool, afterSix);
    for (std::uint64_t seed = 1; seed <= 15; ++seed) {
      const Match match = started("ristiseiska", seed, seats, {{"eights", afterSix ? "after_six" : "after_seven"}});
      SevensTable table(match.pack(1), seats, match.truth().setup().dealer);
      table.eight_after_six = afterSix;
      for (int depth = 1; depth <= seats + 1; ++depth) QCOMPARE(perft(match.truth(), depth), lines(table, depth));
    }
  }

  void chineseTen_data() {
    QTest::addColumn<int>("seats");
    QTest::addColumn<bool>("anyFour");
    for (int seats = 2; seats <= 4; ++seats) {
      QTest::addRow("%d seats", seats) << seats << false;
      QTest::addRow("%d seats, any four", seats) << seats << true;
    }
  }
  void chineseTen() {
    QFETCH(int, seats);
    QFETCH(bool, anyFour);
    int triples = 0;
    int cleared = 0;
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
      const Match match =
          started("chinese_ten", seed, seats, {{"dealer_takes", anyFour ? "any_four" : "four_of_a_kind"}});
      const TensTable table(match.pack(1), seats, match.truth().setup().dealer, anyFour);
      triples += table.triple >= 0 ? 1 : 0;
      cleared += table.table.empty() ? 1 : 0;
      if (seed > 40 && table.triple < 0 && !table.table.empty()) continue;  // the usual, many times over
      for (int depth = 1; depth <= 5; ++depth) QCOMPARE(perft(match.truth(), depth), lines(table, depth));
    }
    QVERIFY(triples > 0);
    QCOMPARE(cleared > 0, anyFour);
  }
};

QTEST_APPLESS_MAIN(TestPerft)
#include "test_perft.moc"
