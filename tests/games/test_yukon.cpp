// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include "yukon_table.h"

using namespace fulltable;
using namespace fulltable::yukon_table;

namespace {

/// Both examples of "Turn by turn", every refusal and a filled empty column can be reached from this deal.
const std::array<std::string_view, 7> example{
    "JD",
    "3C 8H 7S 6D 5S QS",
    "KS 9C QC TD 6H AC AD",
    "3H 2C 4S TC 5H 2S 9D KC",
    "QH JH 4C 8C 3S 4H 7C AH 6S",
    "7D TS 8S 9H 5D 4D KD JS 2H 3D",
    "6C TH 9S KH 2D 8D QD AS JC 7H 5C",
};

/// No card fits anywhere: the queens and aces lie face down beneath kings and twos.
Cards pack_without_moves() {
  Cards hidden = cards_of("QC QD QH QS AC AD AH AS");
  const Cards tops = cards_of("KC 2C 2D 2H KD KH KS");
  Cards others;
  for (const Card card : standard_pack())
    if (std::ranges::find(hidden, card) == hidden.end() && std::ranges::find(tops, card) == tops.end())
      others.push_back(card);
  std::array<std::string, 7> columns{to_text(tops[0])};
  std::array<std::string_view, 7> views{columns[0]};
  for (std::size_t c = 1; c < 7; ++c) {
    for (std::size_t h = 0; h < c + 4; ++h) {
      Cards& source = h < c && !hidden.empty() ? hidden : others;
      columns[c] += to_text(source.back()) + " ";
      source.pop_back();
    }
    columns[c] += to_text(tops[c]);
    views[c] = columns[c];
  }
  return pack_for(views);
}

/// Plays the solver's line of a deal, and calls `visit` at every position of it.
template <class Visit>
void along_a_win(std::uint64_t seed, Variant variant, Visit visit) {
  Match match = match_of(seed, variant);
  SolveLimits limits;
  limits.nodes = 20000;
  for (const Move& move : match.truth().solve(limits, 1).moves) {
    visit(match);
    QVERIFY(!match.submit(0, move));
  }
  visit(match);
}

Moves legal_in(const Match& match) {
  Moves moves;
  match.truth().legal(0, moves);
  return moves;
}

}  // namespace

class TestYukon : public QObject {
  Q_OBJECT
 private slots:
  void packAndPiles() {
    const Match match = match_of(1);
    const Json state = match.state(std::nullopt);
    QCOMPARE(state["piles"].size(), std::size_t{11});
    for (const char* id : {"foundation.C", "foundation.D", "foundation.H", "foundation.S"})
      QVERIFY(state["piles"].at(id).empty());
    QVERIFY(state["dealer"].is_null());
    QCOMPARE(state["deal"].get<int>(), 1);
    QCOMPARE(state["phase"].get<std::string>(), std::string("play"));
    QVERIFY(state["facts"]["face_down"] == Json({0, 1, 2, 3, 4, 5, 6}));
    QVERIFY(state["scores"] == Json::array({0}));
    QVERIFY(state["to_act"] == Json::array({0}));
  }

  void theDeal() {
    const Match match = match_with(standard_pack());
    QCOMPARE(pile(match, "tableau.1"), QString("AC"));
    QCOMPARE(pile(match, "tableau.2"), QString("2C 8C 3H 9H 2S 8S"));
    QCOMPARE(pile(match, "tableau.3"), QString("3C 9C AD 4H TH 3S 9S"));
    QCOMPARE(pile(match, "tableau.7"), QString("7C KC 5D 9D QD AH 2H 8H AS 7S KS"));
  }

  void theDealByPosition() {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
      const Match match = match_of(seed);
      std::array<std::string, 7> columns;
      std::array<std::string_view, 7> views;
      for (std::size_t c = 0; c < 7; ++c) {
        columns[c] = pile(match, ("tableau." + std::to_string(c + 1)).c_str()).toStdString();
        views[c] = columns[c];
      }
      QVERIFY(pack_for(views) == match.pack(1));
    }
  }

  void turnByTurnMovesAGroupAndTurnsACard() {
    Match match = match_with(pack_for(example));
    QCOMPARE(pile(match, "tableau.4", 0), QString("?? ?? ?? TC 5H 2S 9D KC"));
    QCOMPARE(play(match, {"move TC tableau.1"}), QString());
    QCOMPARE(pile(match, "tableau.1", 0), QString("JD TC 5H 2S 9D KC"));
    QCOMPARE(pile(match, "tableau.4", 0), QString("?? ?? 4S"));
    QVERIFY(match.state(0)["facts"]["face_down"] == Json({0, 1, 2, 2, 4, 5, 6}));
  }

  void turnByTurnPlaysToTheFoundation() {
    Match match = match_with(pack_for(example));
    QCOMPARE(play(match, {"move AD foundation.D"}), QString());
    QCOMPARE(pile(match, "foundation.D"), QString("AD"));
    QCOMPARE(pile(match, "tableau.3"), QString("KS 9C QC TD 6H AC"));
    QVERIFY(match.state(0)["scores"] == Json::array({1}));
  }

  void turnByTurnBuildsInSuit() {
    Match match = match_with(pack_for(example), {.suit = true});
    QVERIFY(!is_legal(match, "move TC tableau.1"));
    QCOMPARE(refused(match, 0, "move TC tableau.1", "ten of diamonds"), QString("illegal_move"));
    QCOMPARE(play(match, {"move TD tableau.1"}), QString());
    QCOMPARE(pile(match, "tableau.1"), QString("JD TD 6H AC AD"));
  }

  void emptyColumnsTakeKingsThatAreNotTheirBottomCard() {
    Match match = match_with(pack_for(example));
    QCOMPARE(play(match, {"move JD tableau.2"}), QString());
    QCOMPARE(pile(match, "tableau.1"), QString());
    QCOMPARE(refused(match, 0, "move QS tableau.1", "Only a king"), QString("illegal_move"));
    QCOMPARE(play(match, {"move KD tableau.1"}), QString());
    QCOMPARE(pile(match, "tableau.1"), QString("KD JS 2H 3D"));
  }

  void emptyColumnsTakeAnyCard() {
    Match match = match_with(pack_for(example), {.any = true});
    QCOMPARE(play(match, {"move JD tableau.2"}), QString());
    QCOMPARE(play(match, {"move 2S tableau.1"}), QString());
    QCOMPARE(pile(match, "tableau.1"), QString("2S 9D KC"));
  }

  void refusesWrongBuilds() {
    Match match = match_with(pack_for(example));
    QCOMPARE(refused(match, 0, "move TD tableau.1", "both red"), QString("illegal_move"));
    QCOMPARE(refused(match, 0, "move KD tableau.1", "Only a ten can go onto the jack of diamonds"),
             QString("illegal_move"));
    QCOMPARE(refused(match, 0, "move KD tableau.3", "an ace"), QString("illegal_move"));
    QCOMPARE(refused(match, 0, "move 9D tableau.4", "already in that column"), QString("illegal_move"));
    QCOMPARE(refused(match, 0, "move 4S tableau.7", "face down"), QString("illegal_move"));
  }

  void refusesWrongFoundationMoves() {
    Match match = match_with(pack_for(example));
    QCOMPARE(refused(match, 0, "move AD foundation.H", "belongs on the diamonds foundation"), QString("illegal_move"));
    QCOMPARE(refused(match, 0, "move AH foundation.H", "Other cards cover the ace of hearts"), QString("illegal_move"));
    QCOMPARE(refused(match, 0, "move JD foundation.D", "needs the ace of diamonds next"), QString("illegal_move"));
    QCOMPARE(play(match, {"move AD foundation.D"}), QString());
    QCOMPARE(refused(match, 0, "move AD tableau.1", "don't come back"), QString("illegal_move"));
    QCOMPARE(refused(match, 0, "move AD foundation.D", "already"), QString("illegal_move"));
  }

  void refusesToMoveAWholeColumnToAnEmptyOne() {
    for (const bool any : {false, true}) {
      int met = 0;
      along_a_win(1, {.any = any}, [&](Match& match) {
        const Json piles = match.state(std::nullopt)["piles"];
        for (int empty = 1; empty <= 7; ++empty)
          for (int full = 1; full <= 7 && piles["tableau." + std::to_string(empty)].empty(); ++full) {
            const Json& column = piles["tableau." + std::to_string(full)];
            if (column.empty() || match.state(0)["piles"]["tableau." + std::to_string(full)][0] == "??") continue;
            const auto bottom = column[0].get<std::string>();
            if (match.over() || (!any && bottom[0] != 'K')) continue;
            const std::string text = "move " + bottom + " tableau." + std::to_string(empty);
            QCOMPARE(refused(match, 0, text, "bottom card of its column"), QString("illegal_move"));
            ++met;
          }
      });
      QVERIFY(met > 0);
    }
  }

  void cardsComeBackFromFoundations() {
    int back = 0;
    int covered = 0;
    for (std::uint64_t seed = 1; seed <= 10; ++seed)
      along_a_win(seed, {.foundation_return = true}, [&](Match& match) {
        const int score = match.state(0)["scores"][0].get<int>();
        for (const Move& move : legal_in(match)) {
          const std::string suit(1, letter_of(move.card().suit()));
          const Json up = match.state(0)["piles"]["foundation." + suit];
          if (up.empty() || match.over()) continue;
          if (up.size() > 1) {
            const std::string text = "move A" + suit + " " + Yukon::pile_id(0);
            QCOMPARE(refused(match, 0, text, "Only the top card of a foundation"), QString("illegal_move"));
            ++covered;
          }
          if (up.back() != to_text(move.card())) continue;
          QCOMPARE(match.truth().gesture(0, move).from, "foundation." + suit);
          QVERIFY(!match.submit(0, move));
          QCOMPARE(match.state(0)["scores"][0].get<int>(), score - 1);
          QVERIFY(match.state(0)["piles"][Yukon::pile_id(move.at(1))].back() == to_text(move.card()));
          QVERIFY(!match.undo());
          ++back;
        }
      });
    QVERIFY(back > 0);
    QVERIFY(covered > 0);
  }

  void scoringAndTheEndAWin() {
    int score = 0;
    along_a_win(2, {}, [&](Match& match) {
      const Json state = match.state(0);
      int up = 0;
      for (const char* id : {"foundation.C", "foundation.D", "foundation.H", "foundation.S"})
        up += static_cast<int>(state["piles"][id].size());
      score = state["scores"][0].get<int>();
      QCOMPARE(score, up);
      QCOMPARE(state["over"].get<bool>(), up == 52);
      QCOMPARE(state["phase"].get<std::string>(), std::string(up == 52 ? "over" : "play"));
      QVERIFY(state["winners"] == (up == 52 ? Json::array({0}) : Json::array()));
      if (up == 52) QCOMPARE(refused(match, 0, "move KS tableau.1"), QString("game_over"));
    });
    QCOMPARE(score, 52);
  }

  void scoringAndTheEndALoss() {
    Match match = match_of(1, {.suit = true});
    while (!match.over()) QVERIFY(!match.submit(0, legal_in(match).front()));
    QVERIFY(match.state(0)["scores"][0].get<int>() < 52);
    QVERIFY(match.state(0)["winners"] == Json::array());
    QVERIFY(match.state(0)["to_act"].empty());
  }

  void scoringAndTheEndADealWithoutAnyMove() {
    const Match match = match_with(pack_without_moves());
    QVERIFY(match.over());
    QVERIFY(match.state(0)["winners"] == Json::array());
    QVERIFY(legal_in(match).empty());
  }

  void whatEachSeatSees() {
    const Match match = match_of(4);
    const Json all = match.state(std::nullopt);
    const Json seen = match.state(0);
    QVERIFY(seen["seed"].is_null());
    for (int c = 0; c < 7; ++c) {
      const std::string id = "tableau." + std::to_string(c + 1);
      for (std::size_t h = 0; h < all["piles"][id].size(); ++h) {
        const bool hidden = static_cast<int>(h) < c;
        QVERIFY(all["piles"][id][h] != "??");
        QVERIFY(seen["piles"][id][h] == (hidden ? Json("??") : all["piles"][id][h]));
      }
    }
  }

  void imaginedDealsDiffer() {
    const auto known = match_of(4).know(0);
    Rng rng(1);
    const auto first = known->imagine(rng);
    const auto second = known->imagine(rng);
    QVERIFY(!first->same(*second));
    QVERIFY(first->know(0)->same(*known));
    QVERIFY(second->know(0)->same(*known));
  }

  void legalListIsComplete() {
    for (const bool other : {false, true})
      along_a_win(5, {.any = other, .foundation_return = other}, [](const Match& match) {
        QVERIFY(match.truth().complete(0));
        const Moves moves = legal_in(match);
        for (int to = 0; to < Yukon::piles; ++to)
          for (const Card card : standard_pack()) {
            const Move move(0, card, to);
            QCOMPARE(match.truth().allows(0, move, {}), std::ranges::find(moves, move) != moves.end());
          }
      });
  }

  void safeMovesNeedTheLowerCardsOfTheOtherColour() {
    int unsafe = 0;
    along_a_win(3, {}, [&](const Match& match) {
      const Moves safe = match.truth().safe_moves(0);
      const Json piles = match.state(0)["piles"];
      for (const Move& move : legal_in(match)) {
        if (move.at(1) < Yukon::columns) continue;
        const bool red = is_red(move.card().suit());
        const auto lower = static_cast<std::size_t>(move.card().rank());
        const bool wanted = piles[red ? "foundation.C" : "foundation.D"].size() >= lower &&
                            piles[red ? "foundation.S" : "foundation.H"].size() >= lower;
        QCOMPARE(std::ranges::find(safe, move) != safe.end(), wanted || lower == 0);
        if (!wanted) ++unsafe;
      }
    });
    QVERIFY(unsafe > 0);
  }

  void savedAndLoaded() {
    along_a_win(1, {.any = true}, [](const Match& match) {
      const auto loaded = Match::load(match.record());
      QVERIFY(loaded);
      QVERIFY(loaded->state(std::nullopt) == match.state(std::nullopt));
    });
  }

  void undoTurnsTheCardDownAgain() {
    Match match = match_with(pack_for(example));
    const Json before = match.state(std::nullopt);
    QCOMPARE(play(match, {"move TC tableau.1"}), QString());
    QVERIFY(!match.undo());
    QVERIFY(match.state(std::nullopt) == before);
    QVERIFY(!match.redo());
    QCOMPARE(pile(match, "tableau.4", 0), QString("?? ?? 4S"));
  }

  void gestureLiftsTheCardAndAllOnIt() {
    const Match match = match_with(pack_for(example));
    const Gesture gesture = match.truth().gesture(0, *match.truth().read("move TC tableau.1"));
    QVERIFY(gesture.cards == cards_of("TC 5H 2S 9D KC"));
    QCOMPARE(gesture.from, std::string("tableau.4"));
    QCOMPARE(gesture.to, std::string("tableau.1"));
  }

  /// Every drop or tap that does nothing has a reason, with its paragraph.
  void gesturesThatDoNothingHaveAReason() {
    const auto why = [](const Match& match, const Gesture& gesture) { return why_nothing(*match.know(0), gesture); };
    Match match = match_with(pack_for(example));
    QVERIFY(why(match, drop("TC 5H 2S 9D KC", "tableau.4", "tableau.1")).empty());
    QCOMPARE(why(match, drop("KC", "tableau.4", "tableau.1")),
             std::string("Moving cards: Only a ten can go onto the jack of diamonds, not the king of clubs."));
    QVERIFY(why(match, drop("KC", "tableau.4", "tableau.4")).starts_with("Moving cards: "));
    QVERIFY(why(match, drop("KC", "tableau.4", "foundation.H")).starts_with("The foundations: "));
    QCOMPARE(why(match, drop("TC 5H 2S 9D KC", "tableau.4", "foundation")),
             std::string("The foundations: Other cards cover the ten of clubs. Only a top card can go up."));
    QCOMPARE(why(match, drop("KC", "tableau.4", "foundation")),
             std::string("The foundations: The clubs foundation needs the ace of clubs next, not the king of clubs."));
    QVERIFY(why(match, tap("tableau.4", "TC 5H 2S 9D KC")).empty());
    QCOMPARE(why(match, tap("tableau.4", "KC")),
             std::string("Empty columns: The king of clubs can fill an empty column, but no column is empty."));
    QCOMPARE(play(match, {"move AD foundation.D"}), QString());
    QCOMPARE(
        why(match, tap("foundation.D", "AD")),
        std::string("The foundations: The ace of diamonds is on its foundation. Cards don't come back from there in "
                    "this game."));
    QVERIFY(why(match, tap("tableau.4")).empty());
    QVERIFY(why(match, tap("tableau.4", "??")).empty());
  }

  void logTellsNothingHidden() {
    const Match match = match_with(pack_for(example));
    const auto said = [&](const char* text) { return match.truth().say(0, *match.truth().read(text)); };
    QCOMPARE(english(said("move TC tableau.1"), {"Ada"}),
             std::string("Ada moves the ten of clubs and the 4 cards on it onto the jack of diamonds."));
    QCOMPARE(english(said("move TC tableau.1"), {"Ada"}, 0),
             std::string("You move the ten of clubs and the 4 cards on it onto the jack of diamonds."));
    QCOMPARE(english(said("move TC tableau.1").advice),
             std::string("Move the ten of clubs and the 4 cards on it onto the jack of diamonds."));
    QCOMPARE(english(said("move TC tableau.1").noun), std::string("the ten of clubs onto the jack of diamonds"));
    QCOMPARE(english(said("move AD foundation.D"), {"Ada"}),
             std::string("Ada moves the ace of diamonds to its foundation."));
    QCOMPARE(Language().render(said("move TC tableau.1").plate, Style::tight), std::string("10♣ on J♦"));
  }

  void pilesHaveTitles() {
    const View view = match_of(1).truth().show(0);
    QCOMPARE(english(view.piles[2].title), std::string("column 3"));
    QCOMPARE(english(view.piles.back().title), std::string("spades foundation"));
  }

  void reasonsAreTrue() {
    Match match = match_with(pack_for(example));
    const auto reason = [&](const char* move, const char* other) {
      const auto known = match.know(0);
      const Move next = *known->read(other);
      return english(known->reason(0, *known->read(move), &next));
    };
    QCOMPARE(reason("move TC tableau.1", "move AD foundation.D"), std::string("It turns up a hidden card."));
    QCOMPARE(reason("move AD foundation.D", "move TC tableau.1"),
             std::string("It uncovers the ace of clubs, which can go to its foundation."));
    QCOMPARE(play(match, {"move AD foundation.D"}), QString());
    QCOMPARE(reason("move AC foundation.C", "move TC tableau.1"),
             std::string("No card in the columns needs it any more."));
  }

  /// Whatever is said, at every position of a win: a hidden card turns up, a card uncovered is the next one.
  void reasonsHoldAfterwards() {
    const auto hidden = [](const Position& position) {
      const View view = position.show(0);
      const auto counts = view.facts["face_down"].get<std::vector<int>>();
      return std::accumulate(counts.begin(), counts.end(), 0);
    };
    int turned = 0;
    int freed = 0;
    along_a_win(1, {}, [&](const Match& match) {
      const auto known = match.know(0);
      Moves moves;
      known->legal(0, moves);
      for (const Move& move : moves) {
        const Text why = known->reason(0, move, nullptr);
        const bool turns = why.source().starts_with("It turns up");
        const auto after = match.truth().clone();
        after->apply(0, move, {});
        QCOMPARE(hidden(*after) < hidden(match.truth()), turns);
        turned += turns ? 1 : 0;
        if (!why.source().starts_with("It uncovers")) continue;
        Moves next;
        after->legal(0, next);
        const Card card = why.named_cards().front();
        QVERIFY(std::ranges::any_of(next, [&](const Move& each) {
          return each.card() == card && each.at(1) == Yukon::foundation_of(card.suit());
        }));
        ++freed;
      }
    });
    QVERIFY(turned > 20);
    QVERIFY(freed > 0);
  }

  void badMoves() {
    Match match = match_of(1);
    for (const char* text : {"", "move", "move 7H", "play 7H tableau.1", "move 7H tableau.0", "move 7H tableau.8",
                             "move 7H tableau.01", "move 7H tableau", "move 7H foundation.X", "move XB tableau.1",
                             "move ?? tableau.1", "move 7H tableau.1 tableau.2", "move 1H tableau.1"})
      QCOMPARE(refused(match, 0, text, "move"), QString("bad_move"));
  }

  void notation() {
    const Match match = match_of(1);
    const Move move = *match.truth().read("  MOVE   7h\tFoundation.s ");
    QCOMPARE(match.truth().write(move), std::string("move 7H foundation.S"));
    for (int pile_number = 0; pile_number < Yukon::piles; ++pile_number)
      for (const Card card : standard_pack()) {
        const Move any(0, card, pile_number);
        QVERIFY(*match.truth().read(match.truth().write(any)) == any);
      }
  }
};

QTEST_APPLESS_MAIN(TestYukon)
#include "test_yukon.moc"
