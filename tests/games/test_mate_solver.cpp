// SPDX-FileCopyrightText: 2026 Full Board contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <unordered_map>

#include "ai/think.h"
#include "games/mate/values.h"
#include "mate_table.h"
#include "support/perft.h"

using namespace fulltable;
using namespace fulltable::mate_table;

// The computer's play of Mate against the rules reckoned anew, by the shortest way that will do: cards are texts, and
// all lines are tried.
namespace {

constexpr std::string_view ranks = "ATKQ7";
constexpr std::string_view suits = "CSHD";
const std::map<char, int> worth{{'A', 11}, {'T', 10}, {'K', 4}, {'Q', 3}, {'7', 7}};

using Texts = std::vector<std::string>;

struct Board {
  std::array<Texts, 2> hands;  ///< by seat
  int leader = 0;
  int move = 1;
  std::array<bool, 2> foreplaced{};
  std::array<std::string, 2> last;  ///< what each played in the move before

  bool lone() const { return foreplaced[0] != foreplaced[1]; }
  bool again(int seat) const { return move == 10 && lone() && foreplaced[static_cast<std::size_t>(seat)]; }
  Texts cards(int seat) const {
    const auto own = static_cast<std::size_t>(seat);
    return again(seat) ? Texts{last[own]} : hands[own];
  }
};

Texts answers_to(const Texts& hand, const std::string& lead) {
  Texts found;
  for (const std::string& card : hand)
    if (card[1] == lead[1]) found.push_back(card);
  if (!found.empty()) return found;
  for (const std::string& card : hand)
    if (card[0] == lead[0]) found.push_back(card);
  return found;
}

bool beats(const std::string& answer, const std::string& lead) {
  if (answer[1] == lead[1]) return ranks.find(answer[0]) < ranks.find(lead[0]);
  return suits.find(answer[1]) < suits.find(lead[1]);
}

int points_of_mate(const Board& table, const std::string& lead) {
  const bool foreplaced = table.foreplaced[static_cast<std::size_t>(table.leader)];
  const int points = worth.at(lead[0]) * (table.move + (foreplaced ? 1 : 0)) * (table.again(table.leader) ? 2 : 1);
  return table.leader == 0 ? points : -points;
}

Board after_move(const Board& table, const std::string& lead, const std::string& answer) {
  Board next = table;
  const std::array<std::string, 2> cards = table.leader == 0 ? std::array{lead, answer} : std::array{answer, lead};
  for (const std::size_t seat : {0U, 1U}) std::erase(next.hands[seat], cards[seat]);
  next.last = cards;
  if (beats(answer, lead)) next.leader = 1 - table.leader;
  ++next.move;
  return next;
}

using Memo = std::unordered_map<std::string, int>;

std::string key_of(const Board& table) {
  std::string key = std::to_string(table.leader);
  for (const Texts& hand : table.hands) {
    for (const std::string& card : hand) key += card;
    key += '/';
  }
  if (table.move == 10) key += table.last[0] + table.last[1];
  return key;
}

int reckoned(const Board& table, Memo& memo);

int reckoned_lead(const Board& table, const std::string& lead, Memo& memo) {
  const Texts answers = answers_to(table.cards(1 - table.leader), lead);
  if (answers.empty()) return points_of_mate(table, lead);
  std::vector<int> values;
  for (const std::string& answer : answers) values.push_back(reckoned(after_move(table, lead, answer), memo));
  return table.leader == 0 ? std::ranges::min(values) : std::ranges::max(values);
}

/// The points of seat 0 less those of seat 1 with best play of both. The memo is of one game.
int reckoned(const Board& table, Memo& memo) {
  const Texts leads = table.cards(table.leader);
  if (leads.empty() || table.move > 10 || table.cards(1 - table.leader).empty()) return 0;
  const std::string key = key_of(table);
  if (const auto known = memo.find(key); known != memo.end()) return known->second;
  std::vector<int> values;
  for (const std::string& lead : leads) values.push_back(reckoned_lead(table, lead, memo));
  return memo[key] = table.leader == 0 ? std::ranges::max(values) : std::ranges::min(values);
}

Texts texts_in(const Json& pile) {
  return pile.get<Texts>();
}

/// The table as the protocol shows it, before a lead; seat 0 and 1 as they sit.
Board table_of(const Match& match) {
  const Json state = match.state(std::nullopt);
  Board table;
  table.leader = state["facts"]["leader"].get<int>();
  table.move = state["facts"]["move"].get<int>();
  for (const std::size_t seat : {0U, 1U}) {
    const std::string number = std::to_string(seat);
    table.hands[seat] = texts_in(state["piles"]["hand." + number]);
    table.foreplaced[seat] = !state["piles"]["foreplaced." + number].empty();
    const Texts played = texts_in(state["piles"]["played." + number]);
    if (!played.empty()) table.last[seat] = played.back();
  }
  return table;
}

const Mate::State& state_in(const Match& match) {
  return static_cast<const PositionOf<Mate>&>(match.truth()).state();
}

Moves moves_of(const Match& match) {
  Moves moves;
  match.truth().legal(match.truth().to_act().front(), moves);
  return moves;
}

void play_at_random(Match& match, Rng& rng) {
  const Moves moves = moves_of(match);
  QVERIFY(!match.submit(match.truth().to_act().front(), moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
}

mate::Position dealt(std::string_view leading) {
  const mate::Hand hand = hand_of(leading);
  return {.hand = {hand, mate::whole_hand & ~hand}};
}

/// The same cards the other way round.
Board exchanged(const Board& dealt) {
  Board board;
  board.hands = {dealt.hands[1], dealt.hands[0]};
  board.leader = 1 - dealt.leader;
  return board;
}

/// Lines of so many cards from a table where somebody leads; after a mate they go on in the exchanged game, if there is
/// one.
std::int64_t lines(const Board& board, int cards, const Board* dealt) {
  if (cards == 0) return 1;
  std::int64_t sum = 0;
  for (const std::string& lead : board.cards(board.leader)) {
    const Texts answers = answers_to(board.cards(1 - board.leader), lead);
    if (cards == 1 || (answers.empty() && dealt == nullptr))
      ++sum;
    else if (answers.empty())
      sum += lines(exchanged(*dealt), cards - 1, nullptr);
    for (const std::string& answer : answers)
      if (cards > 1) sum += lines(after_move(board, lead, answer), cards - 2, dealt);
  }
  return sum;
}

}  // namespace

class TestMateSolver : public QObject {
  Q_OBJECT

 private slots:
  /// The positions of the rules page.
  void knownPositions_data() {
    QTest::addColumn<QString>("leading");
    QTest::addColumn<int>("plain");
    QTest::addColumn<int>("foreplacing");
    QTest::newRow("lost") << "7S AH TD KH QD 7C TS QC KD 7D" << -88 << -88;
    QTest::newRow("won") << "AD 7D KD QS TH KH AC AH TC TD" << 88 << 88;
    QTest::newRow("level") << "KH AD KS TH TD AC QC TS KC 7C" << 0 << 36;
  }
  void knownPositions() {
    QFETCH(QString, leading);
    QFETCH(int, plain);
    QFETCH(int, foreplacing);
    const mate::Position position = dealt(leading.toStdString());
    mate::Found found;
    mate::Solver solver(found);
    QCOMPARE(solver.value(position), plain);
    QCOMPARE(solver.best_foreplaced(position).value, foreplacing);
    if (leading.startsWith("KH")) {
      // The ten of hearts, answered by the king of diamonds.
      const auto first = solver.best_foreplaced(position);
      QCOMPARE(solver.value_of_foreplacing(position, mate::number_of(*card_of("TH"))), 36);
      QCOMPARE(solver.value_of_foreplacing(position, first.card), 36);
      QCOMPARE(solver.value_of_foreplacing(position, mate::number_of(*card_of("TH")), mate::number_of(*card_of("KD"))),
               36);
    }
  }

  /// Whole games, every position of which is valued move by move, with and without foreplaced cards.
  void valuesAreExact() {
    int mates = 0;
    for (std::uint64_t seed = 1; seed <= 24; ++seed) {
      Match match = match_of(seed, {.rounds = 1, .foreplace = seed % 4 != 0});
      Rng rng(seed);
      while (phase(match) == "foreplace") play_at_random(match, rng);
      // From the third move on all lines are soon tried.
      for (int card = 0; card < 4 && fact(match, "games").empty(); ++card) play_at_random(match, rng);
      Memo memo;
      while (fact(match, "games").empty()) {
        const Board table = table_of(match);
        const Moves leads = moves_of(match);
        const std::vector<int> values = mate::values_of(state_in(match), leads);
        const int sign = table.leader == 0 ? 1 : -1;
        for (std::size_t i = 0; i < leads.size(); ++i)
          QCOMPARE(values[i], sign * reckoned_lead(table, to_text(leads[i].card()), memo));
        QCOMPARE(mate::best_of(state_in(match)).value, std::ranges::max(values));
        const std::string lead = to_text(leads[rng.below(static_cast<std::uint32_t>(leads.size()))].card());
        QVERIFY(!match.submit(table.leader, "play " + lead));
        if (!fact(match, "games").empty()) {
          ++mates;
          break;
        }
        for (const Move& answer : moves_of(match))
          QCOMPARE(mate::value_of(state_in(match), answer),
                   -sign * reckoned(after_move(table, lead, to_text(answer.card())), memo));
        play_at_random(match, rng);
      }
    }
    QVERIFY(mates > 5);
  }

  /// What both foreplace is right against all that they could.
  void foreplacingIsExact() {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      const Match match = match_of(seed);
      const Mate::State& state = state_in(match);
      mate::Found found;
      mate::Solver solver(found);
      const mate::Position position = state.position();
      const auto cards = [](mate::Hand hand) {
        std::vector<int> list{-1};
        for (; hand != 0; hand &= hand - 1) list.push_back(mate::first_of(hand));
        return list;
      };
      int best = -1000;
      for (const int first : cards(position.hand[0])) {
        int least = 1000;
        for (const int second : cards(position.hand[1])) {
          if (first >= 0 && second >= 0 && mate::same_suit_or_rank(first, second)) continue;
          mate::Found anew(1 << 12);
          least = std::min(least, mate::Solver(anew).value_of_foreplacing(position, first, second));
        }
        QCOMPARE(solver.value_of_foreplacing(position, first), least);
        best = std::max(best, least);
      }
      QCOMPARE(solver.best_foreplaced(position).value, best);
      QCOMPARE(mate::best_of(state).value, best);
    }
  }

  /// Of 200 deals the leading side wins about half, the other a quarter.
  void theLeadIsAnAdvantage() {
    int won = 0;
    int lost = 0;
    int points = 0;
    for (std::uint64_t seed = 1; seed <= 200; ++seed) {
      Cards pack(mate::whole_pack.begin(), mate::whole_pack.end());
      Rng rng(seed);
      shuffle(pack, rng);
      mate::Position position;
      for (std::size_t i = 0; i < 20; ++i) position.hand[i % 2] |= mate::bit_of(mate::number_of(pack[i]));
      mate::Found found;
      const int value = mate::Solver(found).value(position);
      won += value > 0 ? 1 : 0;
      lost += value < 0 ? 1 : 0;
      points += value;
    }
    QVERIFY2(won >= 75 && won <= 120 && lost >= 35 && lost <= 70, qPrintable(QString("%1:%2").arg(won).arg(lost)));
    QVERIFY2(points > 200 * 5 && points < 200 * 18, qPrintable(QString::number(points)));
  }

  /// The hardest level never lets a point go, whatever the score; it is also asked early in a match and late.
  void theExpertIsExact() {
    int decisions = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Match match = match_of(seed, {.rounds = 2, .foreplace = seed % 3 != 0});
      Rng rng(seed);
      while (!match.over()) {
        const Moves moves = moves_of(match);
        const int seat = match.truth().to_act().front();
        if (moves.size() > 1 && rng.below(3) == 0) {
          ++decisions;
          const Decision decision = think(*match.know(seat), Level::expert, {}, Rng(seed));
          const std::vector<int> values = mate::values_of(state_in(match), moves);
          QVERIFY(decision.move);
          QCOMPARE(mate::value_of(state_in(match), *decision.move), std::ranges::max(values));
        }
        play_at_random(match, rng);
      }
    }
    QVERIFY(decisions > 60);
  }

  /// Two of them end every round level: both games of it begin with the same position.
  void perfectPlayersEndRoundsLevel() {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      Match match = match_of(seed, {.rounds = 1, .foreplace = true});
      std::uint64_t number = 0;
      while (!match.over()) {
        const int seat = match.truth().to_act().front();
        QVERIFY(!match.submit(seat, *think(*match.know(seat), Level::expert, {}, Rng(++number)).move));
      }
      QVERIFY(match.state(std::nullopt)["scores"][0] == match.state(std::nullopt)["scores"][1]);
    }
  }

  /// Legal moves, counted over the first cards of a game.
  void linesAreCountedAnew() {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const Match match = match_of(seed, {.rounds = 2, .foreplace = false});
      const Board dealt = table_of(match);
      for (int cards = 1; cards <= 5; ++cards) QCOMPARE(perft(match.truth(), cards), lines(dealt, cards, &dealt));
    }
  }

  /// Before both have decided what to foreplace: eleven ways, and those that the first card leaves.
  void waysToForeplaceAreCountedAnew() {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      const Match match = match_of(seed);
      const Json state = match.state(std::nullopt);
      std::int64_t ways = 11;
      for (const std::string& first : texts_in(state["piles"]["hand.0"])) {
        ++ways;
        for (const std::string& second : texts_in(state["piles"]["hand.1"]))
          if (first[0] != second[0] && first[1] != second[1]) ++ways;
      }
      QCOMPARE(perft(match.truth(), 1), std::int64_t{11});
      QCOMPARE(perft(match.truth(), 2), ways);
    }
  }

  void reasons() {
    const Match match = match_with("AD 7D KD QS TH KH AC AH TC TD", {.rounds = 2, .foreplace = false});
    const auto known = match.know(0);
    const Decision decision = think(*known, Level::expert, {}, Rng(1));
    const Hint hint = hint_of(*known, decision);
    QVERIFY2(english(hint.number).find("88 points") != std::string::npos, english(hint.number).c_str());
    QCOMPARE(english(hint).find("inning chance"), std::string::npos);
    const Mate::State state = state_of({.leading = "KD TH", .other = "TS AC", .move = 9});
    const Move mating(Mate::play, *card_of("KD"));
    const Move losing(Mate::play, *card_of("TH"));
    QCOMPARE(english(Mate::reason(state, 0, mating, &losing)),
             std::string("It can't be answered, and no later mate is worth more."));
    QVERIFY(Mate::reason(state, 0, losing, &mating).empty());
    QCOMPARE(mate::value_of(state, losing), -110);
    QCOMPARE(mate::value_ahead(state, losing, 1), 0);
    // In the other's place one answer is all there is; before that, one lead is better than the other.
    const auto outcome = [](const Mate::State& there, const Move& move, const Move* next) {
      return english(Mate::outcome(there, 0, move, next), {"Ada", "Ben"});
    };
    QCOMPARE(outcome(state, mating, nullptr), std::string("That is mate for 36 points."));
    QCOMPARE(outcome(state, mating, &losing),
             std::string("That is mate for 36 points. Next best: the ten of hearts, 110 points for Ben."));
    QCOMPARE(outcome(state, losing, nullptr), std::string("With best play Ben mates you in move 10 for 110 points."));
    QCOMPARE(outcome(state, losing, &mating), std::string("With best play Ben mates you in move 10 for 110 points."));
  }

  /// What a hint says of a move is what the solver says of it, in every phase, and no chance is guessed beside it.
  void outcomesAreTrue() {
    int better = 0;
    int reasons = 0;
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      Match match = match_of(seed, {.rounds = 1, .foreplace = seed % 2 == 0});
      Rng rng(seed);
      while (!match.over()) {
        const int seat = *seat_to_ask(match.truth(), {});
        const auto known = match.know(seat);
        const auto& state = static_cast<const KnowledgeOf<Mate>&>(*known).state();
        Moves moves;
        known->legal(seat, moves);
        const std::vector<int> values = mate::values_of(state, moves);
        const Move& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        const Mate::Game end = mate::end_after(state, move);
        const int value = values[static_cast<std::size_t>(std::ranges::find(moves, move) - moves.begin())];
        QCOMPARE(end.winner == seat ? end.points : -end.points, value);
        QCOMPARE(end.winner == Mate::nobody, value == 0);
        if (moves.size() > 1) {
          const int best = std::ranges::max(values);
          const Move& good = moves[static_cast<std::size_t>(std::ranges::find(values, best) - values.begin())];
          const std::string why(
              Mate::reason(state, seat, good, &good == moves.data() ? &moves[1] : moves.data()).source());
          const auto others = std::ranges::count_if(values, [&](int each) { return each < best; });
          if (why.starts_with("Every other") || why.starts_with("Anything else")) {
            ++reasons;
            QCOMPARE(others, static_cast<std::ptrdiff_t>(moves.size()) - 1);
            QVERIFY(best >= 0 && std::ranges::count_if(values, [](int each) { return each > 0; }) <= 1);
          }
          better += best > value ? 1 : 0;
        }
        QVERIFY(!match.submit(seat, move));
      }
    }
    QVERIFY(better > 20);
    QVERIFY(reasons > 20);
  }
};

QTEST_APPLESS_MAIN(TestMateSolver)
#include "test_mate_solver.moc"
