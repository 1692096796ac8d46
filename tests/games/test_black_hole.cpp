// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "ai/think.h"
#include "black_hole_table.h"

using namespace fulltable;
using namespace fulltable::black_hole_table;

namespace {

/// A pack whose fans have no king and no two on top, over the ace of spades.
Cards pack_without_moves() {
  Cards low = cards_of("KC KD KH KS 2C 2D 2H 2S");
  Cards others;
  for (const Card card : standard_pack())
    if (std::ranges::find(low, card) == low.end() && card != Card(0, Suit::spades)) others.push_back(card);
  Cards pack{Card(0, Suit::spades)};
  for (int fan = 0; fan < 17; ++fan) {
    for (int height = 0; height < 3; ++height) {
      Cards& source = height < 2 && !low.empty() ? low : others;
      pack.push_back(source.back());
      source.pop_back();
    }
  }
  return pack;
}

/// The game once more from its rules page, in texts, to count by: what may be played from these fans, all tops being
/// compared by their distance on the ring.
struct Plain {
  std::vector<std::vector<std::string>> fans;
  std::string hole;  ///< the card in it; empty: none

  explicit Plain(const Json& state) {
    for (const auto& [id, cards] : state["piles"].items())
      if (id.starts_with("tableau.")) fans.push_back(cards.get<std::vector<std::string>>());
    if (const Json& cards = state["piles"]["hole"]; !cards.empty()) hole = cards.back().get<std::string>();
  }
  static std::size_t rank(const std::string& card) { return std::string_view("A23456789TJQK").find(card[0]); }
  bool fits(const std::vector<std::string>& fan) const {
    if (fan.empty()) return false;
    return hole.empty() || (rank(fan.back()) + 1) % 13 == rank(hole) || (rank(hole) + 1) % 13 == rank(fan.back());
  }
  /// How many ways there are to play so many cards on.
  std::int64_t lines(int depth) const {
    if (depth == 0) return 1;
    std::int64_t sum = 0;
    for (std::size_t f = 0; f < fans.size(); ++f) {
      if (!fits(fans[f])) continue;
      Plain next = *this;
      next.hole = fans[f].back();
      next.fans[f].pop_back();
      sum += next.lines(depth - 1);
    }
    return sum;
  }
};

std::int64_t lines_of(const BlackHole::State& state, int depth) {
  if (depth == 0) return 1;
  std::int64_t sum = 0;
  for (const Move& move : legal_in(state)) {
    BlackHole::State next = state;
    BlackHole::apply(next, 0, move);
    sum += lines_of(next, depth - 1);
  }
  return sum;
}

Solution solved(const BlackHole::State& state) {
  return BlackHole::solve(state, {}, 1);
}

constexpr std::array<Variant, 3> variants{{{}, {.first_card = true}, {.in_a_row = true}}};

}  // namespace

/// A move that must be refused with that code and a sentence that holds `words`, and changes nothing.
#define VERIFY_REFUSED(match, given, wanted, words)                                  \
  do {                                                                               \
    const Json before = (match).state(std::nullopt);                                 \
    const auto refusal = (match).submit(0, given);                                   \
    QVERIFY2(refusal, std::string(given).c_str());                                   \
    QCOMPARE(to_text(refusal->code), to_text(wanted));                               \
    QVERIFY2(refusal->text.find(words) != std::string::npos, refusal->text.c_str()); \
    QVERIFY((wanted) != Code::illegal_move || refusal->rule == "Playing a card");    \
    QVERIFY((match).state(std::nullopt) == before);                                  \
  } while (false)

class TestBlackHole : public QObject {
  Q_OBJECT
 private slots:
  void packAndPiles() {
    const Match match = match_of(1);
    const Json state = match.state(0);
    QCOMPARE(state["piles"].size(), std::size_t{18});
    QCOMPARE(pile(match, "hole", 0), QString("AS"));
    QVERIFY(state["dealer"].is_null());
    QCOMPARE(state["deal"].get<int>(), 1);
    QCOMPARE(state["phase"].get<std::string>(), std::string("play"));
    QVERIFY(state["scores"] == Json::array({1}));
    QVERIFY(state["to_act"] == Json::array({0}));
    QCOMPARE(match_of(1, {.in_a_row = true}).state(0)["piles"].size(), std::size_t{14});
  }

  /// The example of the rules page.
  void theDeal() {
    const Match match = match_with(standard_pack());
    QCOMPARE(pile(match, "hole", 0), QString("AS"));
    QCOMPARE(pile(match, "tableau.1", 0), QString("AC 2C 3C"));
    QCOMPARE(pile(match, "tableau.5", 0), QString("KC AD 2D"));
    QCOMPARE(pile(match, "tableau.13", 0), QString("JH QH KH"));
    QCOMPARE(pile(match, "tableau.14", 0), QString("2S 3S 4S"));
    QCOMPARE(pile(match, "tableau.17", 0), QString("JS QS KS"));
    QCOMPARE(legal_in(match), QStringList({"play 2D", "play KH", "play KS"}));
  }

  void theDealRoundTheFirstCard() {
    const Match match = match_with(standard_pack(), {.first_card = true});
    QCOMPARE(pile(match, "hole", 0), QString("AC"));
    QCOMPARE(pile(match, "tableau.1", 0), QString("2C 3C 4C"));
    QCOMPARE(pile(match, "tableau.13", 0), QString("QH KH AS"));
    QCOMPARE(pile(match, "tableau.17", 0), QString("JS QS KS"));
    const Cards pack = match_of(7).pack(1);
    const Match dealt = match_of(7, {.first_card = true});
    QCOMPARE(pile(dealt, "hole", 0), QString::fromStdString(to_text(pack.front())));
  }

  void theDealOfAllInARow() {
    for (const bool first_card : {false, true}) {
      const Match match = match_with(standard_pack(), {.in_a_row = true, .first_card = first_card});
      QCOMPARE(pile(match, "hole", 0), QString());
      QCOMPARE(pile(match, "tableau.1", 0), QString("AC 2C 3C 4C"));
      QCOMPARE(pile(match, "tableau.13", 0), QString("TS JS QS KS"));
      QVERIFY(match.state(0)["scores"] == Json::array({0}));
      QCOMPARE(legal_in(match).size(), 13);
    }
  }

  void turnByTurn() {
    Match match = match_with(standard_pack());
    QVERIFY(!match.submit(0, "play KS"));
    QCOMPARE(pile(match, "hole", 0), QString("AS KS"));
    QCOMPARE(pile(match, "tableau.17", 0), QString("JS QS"));
    QCOMPARE(legal_in(match), QStringList({"play AH", "play QC", "play QS"}));
    QVERIFY(!match.submit(0, "play QS"));
    QVERIFY(!match.submit(0, "play KH"));
    QCOMPARE(pile(match, "hole", 0), QString("AS KS QS KH"));
    QVERIFY(match.state(0)["scores"] == Json::array({4}));
  }

  void ranksGoRound() {
    for (int a = 0; a < 13; ++a)
      for (int b = 0; b < 13; ++b) {
        const int way = std::abs(a - b);
        QCOMPARE(BlackHole::are_neighbours(a, b), way == 1 || way == 12);
      }
    QCOMPARE(legal_in(position_of("5H", {"4C", "6D", "5C", "3S", "7H"})).size(), std::size_t{2});
    QCOMPARE(legal_in(position_of("KS", {"QC", "AD", "KC", "JS", "2H"})).size(), std::size_t{2});
    QCOMPARE(legal_in(position_of("AS", {"KC", "2D", "AC", "QS", "3H"})).size(), std::size_t{2});
  }

  /// Counted anew from the rules page, in all variants.
  void legalMovesAreCountedAnew() {
    for (const Variant variant : variants)
      for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        Match match = match_of(seed, variant);
        Rng rng(seed);
        QCOMPARE(lines_of(state_of(seed, variant), variant.in_a_row ? 3 : 6),
                 Plain(match.state(0)).lines(variant.in_a_row ? 3 : 6));
        while (!match.over()) {
          QVERIFY(match.truth().complete(0));
          const QStringList moves = legal_in(match);
          QCOMPARE(std::int64_t{moves.size()}, Plain(match.state(0)).lines(1));
          QVERIFY(!match.submit(
              0, moves[static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(moves.size())))].toStdString()));
        }
        QCOMPARE(Plain(match.state(0)).lines(1), 0);
      }
  }

  void everyOtherCardIsRefused() {
    for (const Variant variant : variants) {
      const Match match = match_of(3, variant);
      const QStringList moves = legal_in(match);
      for (const Card card : standard_pack()) {
        const Move move(0, card);
        const bool listed = moves.contains(QString::fromStdString("play " + to_text(card)));
        QCOMPARE(match.truth().allows(0, move, {}), listed);
        if (!listed) QVERIFY(!match.truth().why_not(0, move, {}).text.empty());
      }
    }
  }

  void illegalAndWhy() {
    Match match = match_with(standard_pack());
    VERIFY_REFUSED(match, "play 3C", Code::illegal_move,
                   "Only a king or a two can go onto the ace of spades, not the three of clubs.");
    VERIFY_REFUSED(match, "play 2C", Code::illegal_move,
                   "The three of clubs covers the two of clubs. You can play only the top card of a fan.");
    VERIFY_REFUSED(match, "play AS", Code::illegal_move,
                   "The ace of spades is already in the hole. Cards never come back from there.");
    Match row = match_with(standard_pack(), {.in_a_row = true});
    VERIFY_REFUSED(row, "play 2C", Code::illegal_move, "the top card of a column");
    QVERIFY(!row.submit(0, "play 4C"));
    VERIFY_REFUSED(row, "play 4C", Code::illegal_move, "already in the row");
  }

  void badMoves() {
    Match match = match_of(1);
    for (const char* text :
         {"", "play", "2D", "play 2D hole", "play XB", "play ??", "play 1H", "move 2D", "play 2D 3D"})
      VERIFY_REFUSED(match, text, Code::bad_move, "play 7H");
  }

  void notation() {
    const Match match = match_of(1);
    for (const Card card : standard_pack()) {
      const Move move(0, card);
      QVERIFY(*match.truth().read(match.truth().write(move)) == move);
    }
    QCOMPARE(match.truth().write(*match.truth().read("  PLAY   7h ")), std::string("play 7H"));
  }

  /// The example of the rules page.
  void scoringAndTheEndALoss() {
    BlackHole::State state = position_of("QD", {"KC KS"});
    QCOMPARE(state.in_hole, 50);
    BlackHole::apply(state, 0, *BlackHole::read("play KS"));
    QCOMPARE(state.stage, Stage::over);
    QVERIFY(BlackHole::winners(state).empty());
    QVERIFY(BlackHole::show(state, 0).scores == std::vector<int>{51});
    for (const char* last : {"AC", "QC"}) {
      BlackHole::State other = position_of("QD", {std::string(last) + " KS"});
      BlackHole::apply(other, 0, *BlackHole::read("play KS"));
      QCOMPARE(other.stage, Stage::playing);
    }
  }

  void scoringAndTheEndAWin() {
    for (const Variant variant : variants) {
      Match match = match_of(1, variant);
      for (std::uint64_t seed = 2; match.truth().solve({}, 1).finding != Finding::solvable; ++seed)
        match = match_of(seed, variant);
      const Solution solution = match.truth().solve({}, 1);
      int cards = variant.in_a_row ? 0 : 1;
      for (const Move& move : solution.moves) {
        QVERIFY(match.state(0)["scores"] == Json::array({cards}));
        QVERIFY(match.state(0)["facts"]["left"] == 52 - cards);
        QVERIFY(!match.submit(0, move));
        ++cards;
      }
      QCOMPARE(cards, 52);
      const Json state = match.state(0);
      QVERIFY(match.over());
      QVERIFY(state["scores"] == Json::array({52}));
      QVERIFY(state["winners"] == Json::array({0}));
      QCOMPARE(state["phase"].get<std::string>(), std::string("over"));
      VERIFY_REFUSED(match, "play KS", Code::game_over, "");
    }
  }

  void aDealWithoutAFirstMoveIsOver() {
    const Match match = match_with(pack_without_moves());
    QVERIFY(match.over());
    QVERIFY(match.state(0)["scores"] == Json::array({1}));
    QVERIFY(match.state(0)["winners"] == Json::array());
    QVERIFY(match.state(0)["to_act"].empty());
    QVERIFY(legal_in(match).empty());
  }

  void facts() {
    Match match = match_with(standard_pack());
    QVERIFY(match.state(0)["facts"]["left"] == 51);
    QVERIFY(match.state(0)["facts"]["ranks"] == Json({3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4}));
    QVERIFY(!match.submit(0, "play KS"));
    QVERIFY(match.state(0)["facts"]["left"] == 50);
    QVERIFY(match.state(0)["facts"]["ranks"] == Json({3, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 3}));
  }

  void whatEachSeatSees() {
    Json all = match_of(4).state(std::nullopt);
    Json seen = match_of(4).state(0);
    QVERIFY(seen["seed"].is_null());
    QVERIFY(seen["piles"] == all["piles"]);
    QVERIFY(seen["facts"] == all["facts"]);
    const auto known = match_of(4).know(0);
    Rng rng(1);
    QVERIFY(known->imagine(rng)->same(match_of(4).truth()));
  }

  void undoBringsACardBack() {
    Match match = match_with(standard_pack());
    const Json before = match.state(std::nullopt);
    QVERIFY(!match.submit(0, "play KS"));
    QVERIFY(!match.undo());
    QVERIFY(match.state(std::nullopt) == before);
    QVERIFY(!match.redo());
    QCOMPARE(pile(match, "tableau.17", 0), QString("JS QS"));
    const auto loaded = Match::load(match.record());
    QVERIFY(loaded);
    QVERIFY(loaded->state(std::nullopt) == match.state(std::nullopt));
  }

  void gestures() {
    const Match match = match_with(standard_pack());
    const Gesture gesture = match.truth().gesture(0, *match.truth().read("play KS"));
    QVERIFY(gesture.cards == cards_of("KS"));
    QCOMPARE(gesture.from, std::string("tableau.17"));
    QCOMPARE(gesture.to, std::string("hole"));
    Moves meant;
    match.truth().meant(0, Gesture{.cards = cards_of("2C"), .from = "tableau.1", .to = "tableau.2", .label = {}},
                        meant);
    QCOMPARE(match.truth().write(meant.at(0)), std::string("play 2C"));
    match.truth().meant(0, Gesture{.cards = {}, .from = "tableau.2", .to = {}, .label = {}}, meant);
    QCOMPARE(match.truth().write(meant.at(0)), std::string("play 6C"));
  }

  void words() {
    const Match match = match_with(standard_pack());
    const Said said = match.truth().say(0, *match.truth().read("play KS"));
    QCOMPARE(english(said, {"Ada"}), std::string("Ada plays the king of spades."));
    QCOMPARE(english(said, {"Ada"}, 0), std::string("You play the king of spades."));
    QCOMPARE(english(said.advice), std::string("Play the king of spades."));
    QCOMPARE(english(said.noun), std::string("the king of spades"));
    QCOMPARE(Language().render(said.plate, Style::tight), std::string("K♠"));
    const BlackHole::State state = position_of("QD", {"KC KS"});
    const Said last = BlackHole::say(state, 0, *BlackHole::read("play KS"));
    QCOMPARE(english(last.then.at(0)), std::string("No other card fits. Left over: 1 card."));
  }

  void pilesHaveTitles() {
    const View view = match_of(1).truth().show(0);
    QCOMPARE(english(view.piles[2].title), std::string("fan 3"));
    QCOMPARE(english(view.piles.back().title), std::string("black hole"));
    const View row = match_of(1, {.in_a_row = true}).truth().show(0);
    QCOMPARE(english(row.piles[2].title), std::string("column 3"));
    QCOMPARE(english(row.prompt), std::string("Begin with any top card."));
    QVERIFY(view.prompt.empty());
  }

  void kinAreTheNeighbouringRanks() {
    const BlackHole::State state = position_of("QD", {"KC 5S", "AD KS", "KD"});
    const Kin kin = BlackHole::kin(state, 0, *card_of("KC"));
    QVERIFY(kin.onto == cards_of("AD QD"));
    QVERIFY(kin.waits_for == cards_of("5S"));
    QVERIFY(BlackHole::kin(state, 0, *card_of("QD")).onto == cards_of("KC KS KD"));
  }

  void onlyForcedMovesAreSafe() {
    const BlackHole::State two = position_of("QD", {"5S KC", "AD KS"});
    QVERIFY(BlackHole::safe(two, 0).empty());
    const BlackHole::State one = position_of("QD", {"5S KC", "KS AD"});
    QVERIFY(BlackHole::safe(one, 0) == legal_in(one));
  }

  void theRuleOfThumbPlaysFromTallFans() {
    const BlackHole::State state = position_of("QD", {"KC", "5S KD", "KS", "3C 4C JD", "6S JC"});
    const Moves moves = legal_in(state);
    Rng rng(1);
    for (int i = 0; i < 20; ++i)
      QCOMPARE(moves[static_cast<std::size_t>(BlackHole::rule_of_thumb(state, 0, moves, rng))],
               *BlackHole::read("play JD"));
  }

  /// The weights tell how far a run goes from a move.
  void weightsAreLongestRuns() {
    const BlackHole::State state = position_of("QD", {"KC", "5S JD", "TH"});
    const Moves moves = legal_in(state);
    std::vector<float> weights;
    BlackHole::weigh(state, 0, moves, weights);
    QVERIFY(moves == (Moves{*BlackHole::read("play KC"), *BlackHole::read("play JD")}));
    QCOMPARE(weights[0], 25.0F);
    QCOMPARE(weights[1], 50.0F);
  }

  /// What a reason says of wins and losses is so.
  void reasonsAreTrue() {
    int losing = 0;
    int sooner = 0;
    int only = 0;
    int compared = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      BlackHole::State state = state_of(seed, {.in_a_row = seed % 4 == 0});
      Rng rng(seed);
      while (state.stage == Stage::playing) {
        const Moves moves = legal_in(state);
        const auto wins = [&](const Move& move) {
          BlackHole::State next = state;
          BlackHole::apply(next, 0, move);
          return solved(next).finding == Finding::solvable;
        };
        if (state.left() < 38 && moves.size() > 1) {
          const std::string why(BlackHole::reason(state, 0, moves[0], &moves[1]).source());
          const std::string outcome = english(BlackHole::outcome(state, 0, moves[0], &moves[1]));
          const std::string way =
              state.is_row() ? "From here the row can be completed." : "From here the hole can be filled.";
          QCOMPARE(outcome.starts_with(way), wins(moves[0]));
          QCOMPARE(
              outcome.ends_with(" As good: " + english(message("test", "{the c}").card("c", moves[1].card())) + "."),
              wins(moves[0]) && wins(moves[1]));
          QCOMPARE(outcome.starts_with("This deal can't be won any more. "), !wins(moves[0]));
          losing += wins(moves[0]) ? 0 : 1;
          if (why.starts_with("Every other card ends")) {
            ++sooner;
            QVERIFY(!wins(moves[0]));
          } else if (why.starts_with("Every other")) {
            ++only;
            for (std::size_t i = 1; i < moves.size(); ++i) QVERIFY(!wins(moves[i]));
          } else if (why.starts_with("After ")) {
            ++compared;
            QVERIFY(!wins(moves[1]));
          } else if (why.starts_with("It uncovers")) {
            QVERIFY(BlackHole::locate(state, moves[0].card()).height > 0);
          }
        }
        const Solution solution = solved(state);
        const bool follow = solution.finding == Finding::solvable && rng.below(8) != 0;
        BlackHole::apply(state, 0,
                         follow ? solution.moves[0] : moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
      }
    }
    QVERIFY(losing > 20);
    QVERIFY(sooner > 5);
    QVERIFY(only > 5);
    QVERIFY(compared > 20);
  }

  void reasonsInWords() {
    const auto why = [](const std::vector<std::string>& fans, const char* move, const char* other) {
      const Move next = *BlackHole::read(other);
      return english(BlackHole::reason(position_of("7C", fans), 0, *BlackHole::read(move), &next));
    };
    QCOMPARE(why({"7D 6C", "8D"}, "play 6C", "play 8D"),
             std::string("After the eight of diamonds no way to win is left."));
    QCOMPARE(why({"7D 6C", "8D"}, "play 8D", "play 6C"), std::string());
    QCOMPARE(why({"2D 6D 7D 6C", "3D 8D"}, "play 6C", "play 8D"), std::string("Every other card ends sooner."));
    QCOMPARE(why({"7D 6C", "8D", "9H 8H"}, "play 6C", "play 8H"), std::string("Every other card loses."));
    const auto alone = [](const std::vector<std::string>& fans) {
      return english(BlackHole::reason(position_of("7C", fans), 0, *BlackHole::read("play 6C"), nullptr));
    };
    QCOMPARE(alone({"7D 6C"}), std::string("It uncovers the seven of diamonds, which fits next."));
    QCOMPARE(alone({"4D 6C", "5D"}), std::string("It uncovers the four of diamonds."));
    QCOMPARE(alone({"6C"}), std::string());
  }

  /// Instead of the figures of a search.
  void outcomesInWords() {
    const auto outcome = [](const std::vector<std::string>& fans, const char* move, const char* other) {
      const Move next = other ? *BlackHole::read(other) : Move();
      return english(BlackHole::outcome(position_of("7C", fans), 0, *BlackHole::read(move), other ? &next : nullptr));
    };
    QCOMPARE(outcome({"6C"}, "play 6C", nullptr), std::string("It fills the hole."));
    QCOMPARE(outcome({"7D 6C"}, "play 6C", nullptr), std::string("From here the hole can be filled."));
    QCOMPARE(outcome({"7D 6C", "8D"}, "play 6C", "play 8D"), std::string("From here the hole can be filled."));
    QCOMPARE(outcome({"7D 6C", "7H 6D"}, "play 6C", "play 6D"),
             std::string("From here the hole can be filled. As good: the six of diamonds."));
    QCOMPARE(outcome({"7D 6C", "8D"}, "play 8D", "play 6C"),
             std::string("This deal can't be won any more. The longest run found plays 1 card."));
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const Match match = match_of(seed, {.in_a_row = seed % 2 == 0});
      const auto known = match.know(0);
      const std::string hint = english(hint_of(*known, think(*known, Level::expert, {}, Rng(seed))));
      QVERIFY2(hint.find("trial deal") == std::string::npos, hint.c_str());
      const bool can_be_won = match.truth().solve({}, 1).finding == Finding::solvable;
      QVERIFY2((hint.find("From here the ") != std::string::npos) == can_be_won, hint.c_str());
    }
  }

  /// The hard computer player wins what can be won: everything is open.
  void thinkingWins() {
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
      Match match = match_of(seed, {.in_a_row = seed % 3 == 0});
      const bool can_be_won = match.truth().solve({}, 1).finding == Finding::solvable;
      for (std::uint64_t i = 0; !match.over(); ++i)
        QVERIFY(!match.submit(0, *think(*match.know(0), Level::expert, {}, Rng(i)).move));
      QCOMPARE(!match.truth().winners().empty(), can_be_won);
      won += can_be_won ? 1 : 0;
    }
    QVERIFY(won > 3);
  }
};

QTEST_APPLESS_MAIN(TestBlackHole)
#include "test_black_hole.moc"
