// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lorum_table.h"

using namespace fulltable;
using namespace fulltable::lorum_table;

namespace {

/// Suits are dealt out so that everybody holds two of each.
constexpr Hands even{"7C JC 7D JD 7H JH 7S JS", "8C QC 8D QD 8H QH 8S QS", "9C KC 9D KD 9H KH 9S KS",
                     "TC AC TD AD TH AH TS AS"};
/// One suit each.
constexpr Hands one_suit{"7C 8C 9C TC JC QC KC AC", "7D 8D 9D TD JD QD KD AD", "7H 8H 9H TH JH QH KH AH",
                         "7S 8S 9S TS JS QS KS AS"};

}  // namespace

/// Pack, deal and the seven hands as they are played. What they cost is in test_lorum_chips.
class TestLorum : public QObject {
  Q_OBJECT
 private slots:
  void packAndPiles() {
    const Match match = started(lorum_game(), game_setup_of({}));
    const Json state = match.state(std::nullopt);
    QCOMPARE(state["piles"].size(), std::size_t{15});
    std::size_t cards = 0;
    for (const auto& [id, each] : state["piles"].items()) cards += each.size();
    QCOMPARE(cards, std::size_t{32});
    const auto same = lorum_game().pack({4, {}, 0});
    QCOMPARE(same.size(), std::size_t{32});
    QVERIFY(std::ranges::find(same, Card(1, Suit::clubs)) == same.end());
  }

  void theDeal() {
    GameSetup game_setup = game_setup_of({});
    game_setup.dealer = 2;
    game_setup.decks = {
        cards_of("7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD KD AD 7H 8H 9H TH JH QH KH AH 7S 8S 9S TS JS QS KS AS")};
    const Match match = started(lorum_game(), game_setup);
    QCOMPARE(pile(match, "hand.3"), QString("7C JC 7D JD 7H JH 7S JS"));
    QCOMPARE(pile(match, "hand.0"), QString("8C QC 8D QD 8H QH 8S QS"));
    QCOMPARE(pile(match, "hand.2"), QString("TC AC TD AD TH AH TS AS"));
    QCOMPARE(turn(match), 3);
    QCOMPARE(fact(match, "leader").get<int>(), 3);
    QCOMPARE(match.state(std::nullopt)["dealer"].get<int>(), 2);
  }

  void aRoundIsTheSevenHandsInOrder() {
    Match match = started(lorum_game(), game_setup_of({.rounds = 2}));
    Rng rng(3);
    Moves moves;
    std::vector<std::string> contracts;
    int deal = 0;
    while (!match.over()) {
      const View view = match.truth().show(std::nullopt);
      if (view.deal != deal) {
        deal = view.deal;
        contracts.push_back(view.facts["contract"]);
        QCOMPARE(view.dealer, (deal - 1) / 7);
        QCOMPARE(view.facts["round"].get<int>(), (deal - 1) / 7 + 1);
        QCOMPARE(turn(match), (view.dealer + 1) % 4);
        QCOMPARE(view.facts["last_deal"].is_null(), deal == 1);
      }
      match.truth().legal(turn(match), moves);
      QVERIFY(!match.submit(turn(match), moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
    }
    const std::vector<std::string> round{"no_hearts", "queens", "no_tricks", "hairy_ape", "train", "quart", "domino"};
    QCOMPARE(contracts.size(), std::size_t{14});
    for (std::size_t i = 0; i < 14; ++i) QCOMPARE(contracts[i], round[i % 7]);
    QCOMPARE(fact(match, "contract").get<std::string>(), std::string("domino"));
    QCOMPARE(fact(match, "pot").get<int>(), 0);
    QCOMPARE(phase(match), QString("over"));
  }

  void practiceChangesTheDealerEachDeal() {
    Match match = started(lorum_game(), game_setup_of({.rounds = 3, .contract = Contract::train}));
    QCOMPARE(match.state(std::nullopt)["dealer"].get<int>(), 0);
    while (match.truth().show(std::nullopt).deal == 1) {
      Moves moves;
      match.truth().legal(turn(match), moves);
      QVERIFY(!match.submit(turn(match), moves.front()));
    }
    QCOMPARE(match.state(std::nullopt)["dealer"].get<int>(), 1);
    QCOMPARE(fact(match, "round").get<int>(), 2);
    finish(match);
    QCOMPARE(match.truth().show(std::nullopt).deal, 3);
  }

  void theTrickHands() {
    Match match = match_of(Contract::no_tricks, even);
    QCOMPARE(phase(match), QString("lead"));
    QCOMPARE(legal(match, 1), QString("play 8C, play 8D, play 8H, play 8S, play QC, play QD, play QH, play QS"));
    QCOMPARE(play(match, "QC KC"), QString());
    QCOMPARE(phase(match), QString("follow"));
    QCOMPARE(pile(match, "trick"), QString("QC KC"));
    QCOMPARE(legal(match, 3), QString("play AC, play TC"));
    QCOMPARE(refused(match, 3, "play TD"), QString("illegal_move"));
    QCOMPARE(play(match, "TC JC"), QString());
    QCOMPARE(pile(match, "trick"), QString());
    QCOMPARE(pile(match, "won.2"), QString("TC JC QC KC"));
    QCOMPARE(fact(match, "leader").get<int>(), 2);
    QCOMPARE(fact(match, "last_winner").get<int>(), 2);
    QCOMPARE(fact(match, "last_trick"), Json::parse(R"([[1,"QC"],[2,"KC"],[3,"TC"],[0,"JC"]])"));
    QCOMPARE(fact(match, "tricks"), Json::parse("[0,0,1,0]"));
    QCOMPARE(turn(match), 2);
  }

  void whoCannotFollowPlaysAnything() {
    Match match = match_of(Contract::queens, one_suit);
    QCOMPARE(play(match, "7D"), QString());
    QCOMPARE(legal(match, 2).count("play"), 8);
    QCOMPARE(play(match, "AH AS AC"), QString());
    QCOMPARE(fact(match, "last_winner").get<int>(), 1);
  }

  void noHeartsBarsOnlyTheFirstLead() {
    Match match = match_of(Contract::no_hearts, even);
    QCOMPARE(legal(match, 1), QString("play 8C, play 8D, play 8S, play QC, play QD, play QS"));
    QCOMPARE(refused(match, 1, "play 8H"), QString("illegal_move"));
    QCOMPARE(play(match, "8C 9C TC 7C"), QString());
    QVERIFY(legal(match, 3).contains("play TH"));
    QCOMPARE(play(match, "TH"), QString());
    // Hearts may be thrown off in the first trick.
    Match other = match_of(Contract::no_hearts, one_suit);
    QCOMPARE(play(other, "7D AH"), QString());
  }

  void aLeaderWithOnlyHeartsMayLeadOne() {
    Match match = match_of(Contract::no_hearts, {one_suit[0], one_suit[2], one_suit[1], one_suit[3]});
    QCOMPARE(legal(match, 1).count("play"), 8);
    QCOMPARE(play(match, "9H"), QString());
    // All have learnt that seat 1 holds nothing but hearts.
    Rng rng(2);
    for (int i = 0; i < 20; ++i) {
      const auto imagined = match.know(3)->imagine(rng);
      for (const PileView& each : imagined->show(std::nullopt).piles)
        if (each.id == "hand.1")
          for (const Card card : each.cards) QVERIFY(card.suit() == Suit::hearts);
    }
  }

  void hairyApeBlind() {
    Match match = match_of(Contract::hairy_ape, {"AS 7S TS", "7C 8C", "7D AC", "8H AD"});
    QCOMPARE(legal(match, 1), QString("play 1, play 2, play 3, play 4, play 5, play 6, play 7, play 8"));
    // The rules page's example: nobody follows the seven of clubs.
    QCOMPARE(play(match, "1 1 1 1"), QString());
    QCOMPARE(pile(match, "won.1"), QString("7C"));
    QCOMPARE(pile(match, "won.2"), QString("7D"));
    QCOMPARE(pile(match, "won.3"), QString("8H"));
    QCOMPARE(pile(match, "won.0"), QString("AS"));
    QCOMPARE(turn(match), 1);
    QVERIFY(fact(match, "last_winner").is_null());
    QCOMPARE(fact(match, "last_trick"), Json::parse(R"([[1,"7C"],[2,"7D"],[3,"8H"],[0,"AS"]])"));
    QCOMPARE(fact(match, "tricks"), Json::parse("[0,0,0,0]"));
    QCOMPARE(legal(match, 1).count("play"), 7);
    // Then 8C, AC, AD, 7S: seat 2 followed.
    QCOMPARE(play(match, "1 1 1 1"), QString());
    QCOMPARE(pile(match, "won.2"), QString("8C AC 7D AD 7S"));
    QCOMPARE(turn(match), 2);
    QCOMPARE(fact(match, "last_winner").get<int>(), 2);
    QCOMPARE(fact(match, "tricks"), Json::parse("[0,0,1,0]"));
  }

  void movesInWords() {
    const std::vector<std::string> names{"Ada", "Ben", "Cleo", "Dan"};
    const auto said = [&](const Match& match, std::string_view move, int reader = -1) {
      return english(match.truth().say(turn(match), *match.truth().read(move)), names, reader);
    };
    Match tricks = match_of(Contract::no_tricks, even);
    QCOMPARE(said(tricks, "play QC"), std::string("Ben leads the queen of clubs."));
    QCOMPARE(english(tricks.truth().say(1, *tricks.truth().read("play QC")).advice),
             std::string("Lead the queen of clubs."));
    QCOMPARE(play(tricks, "QC KC TC"), QString());
    QCOMPARE(said(tricks, "play JC"), std::string("Ada plays the jack of clubs. Cleo takes the trick."));
    QCOMPARE(said(tricks, "play JC", 2), std::string("Ada plays the jack of clubs. You take the trick."));
    const Match train = match_of(Contract::train, even);
    QCOMPARE(said(train, "play QC"), std::string("Ben plays the queen of clubs. The total is 3."));
    const Match quart = match_of(Contract::quart, one_suit);
    QCOMPARE(said(quart, "play 7D", 1), std::string("You begin a sequence with the seven of diamonds."));
  }

  void reasonsAndRefusals() {
    const auto reason = [](const Match& match, std::string_view move, std::string_view next_best) {
      const Move other = *match.truth().read(next_best);
      return english(match.know(turn(match))->reason(turn(match), *match.truth().read(move), &other));
    };
    const auto refusal = [](Match& match, std::string_view move) {
      const auto refused = match.submit(turn(match), move);
      return refused ? refused->text : std::string("made");
    };
    Match tricks = match_of(Contract::no_tricks, even);
    QCOMPARE(play(tricks, "QC KC"), QString());
    QCOMPARE(reason(tricks, "play TC", "play AC"),
             std::string("It stays below the king of clubs, so somebody else takes the trick."));
    QCOMPARE(reason(tricks, "play AC", "play TC"), std::string());
    QCOMPARE(refusal(tricks, "play TD"), std::string("You must follow suit: you hold a club."));
    QCOMPARE(refusal(tricks, "play 7S"), std::string("The seven of spades isn't in your hand."));
    QCOMPARE(refusal(tricks, "pass"), std::string("You can't pass in No Tricks."));
    Match queens = match_of(Contract::queens, one_suit);
    QCOMPARE(play(queens, "7D"), QString());
    QCOMPARE(reason(queens, "play QH", "play AH"),
             std::string("You have no diamonds, so get rid of the queen of hearts."));
    const Match train = match_of(Contract::train, even);
    QCOMPARE(reason(train, "play 8C", "play QC"), std::string("It adds nothing to the total."));
    QCOMPARE(reason(train, "play QC", "play 8C"), std::string());
    const Match quart = match_of(Contract::quart, one_suit);
    QCOMPARE(english(quart.know(1)->reason(1, *quart.truth().read("play 7D"), nullptr)),
             std::string("You hold the next 3 cards yourself."));
    Match domino = match_of(Contract::domino, one_suit);
    QCOMPARE(play(domino, "8D 8H 8S 8C"), QString());
    QCOMPARE(reason(domino, "play 9D", "play 7D"), std::string("It opens the way for your ten of diamonds."));
    QCOMPARE(refusal(domino, "play TD"),
             std::string("The ten of diamonds doesn't fit. Play an eight, or the next card at the end of its row."));
    QCOMPARE(refusal(domino, "pass"), std::string("You hold cards that fit, so you must play one."));
  }

  void hairyApeBlindTurnsSightRound() {
    const Match match = match_of(Contract::hairy_ape, even);
    for (int viewer = 0; viewer < 4; ++viewer)
      for (int seat = 0; seat < 4; ++seat) {
        const std::string id = "hand." + std::to_string(seat);
        const QString shown = pile(match, id.c_str(), viewer);
        QCOMPARE(shown, viewer == seat ? QString("?? ?? ?? ?? ?? ?? ?? ??") : pile(match, id.c_str()));
      }
    // Nothing that the table says to its owner names a card.
    const auto known = match.know(1);
    const std::string own = english(known->say(1, Move(Lorum::turn_up, Card(2))), {"Ada", "Ben"}, 1);
    QCOMPARE(own, std::string("You turn up card 3 from the left."));
    // A hint calls it chance, once, and gives no figures beside it.
    QVERIFY(english(known->reason(1, Move(Lorum::turn_up, Card(2)), nullptr)).empty());
    QCOMPARE(english(known->outcome(1, Move(Lorum::turn_up, Card(2)), nullptr)),
             std::string("It's pure chance: you can't see your cards."));
    QVERIFY(!known->gesture(1, Move(Lorum::turn_up, Card(2))).cards.front().is_known());
    QCOMPARE(known->gesture(1, Move(Lorum::turn_up, Card(2))).place, 2);
    QVERIFY(known->say(1, Move(Lorum::turn_up, Card(2))).log.named_cards().empty());
    // The others see which it is.
    QCOMPARE(english(match.truth().say(1, Move(Lorum::turn_up, Card(2))), {"Ada", "Ben"}),
             std::string("Ben turns up the eight of diamonds."));
  }

  void hairyApeBlindEndsWithTheKing() {
    Match match = match_of(Contract::hairy_ape, {"7D", "7C", "KH", "7S"});
    QCOMPARE(play(match, "1 1 1 1"), QString());
    QVERIFY(match.over());
    QCOMPARE(scores(match), (std::vector{100, 100, 96, 100}));
    QCOMPARE(fact(match, "pot").get<int>(), 4);
    QCOMPARE(pile(match, "hand.0").count(' '), 6);
    // What nobody could see before stays unseen.
    QVERIFY(pile(match, "hand.2", 2).startsWith("??"));
  }

  void hairyApeSerious() {
    Match match = match_of(
        Contract::hairy_ape,
        {"7D 8D 9D TD JD QD KD AD", "7C 8C 9C TC JC QC KC AC", "KH 7H 8H 9H TH JH QH AH", "7S 8S 9S TS JS QS KS AS"},
        {.serious = true, .ape_chips = 10});
    QCOMPARE(pile(match, "hand.0", 0), QString("7D 8D 9D TD JD QD KD AD"));
    QCOMPARE(pile(match, "hand.2", 0), QString("?? ?? ?? ?? ?? ?? ?? ??"));
    QCOMPARE(refused(match, 1, "play 1"), QString("illegal_move"));
    // A lead that nobody can follow takes the trick.
    QCOMPARE(play(match, "7C 7H 7S 7D"), QString());
    QCOMPARE(fact(match, "last_winner").get<int>(), 1);
    QCOMPARE(play(match, "8C KH 8S 8D"), QString());
    QVERIFY(match.over());
    QCOMPARE(scores(match), (std::vector{100, 90, 100, 100}));
  }

  void train() {
    Match match = match_of(Contract::train, {"AC KC", "AD KH", "7D TD", "QS JH"});
    QCOMPARE(phase(match), QString("train"));
    QVERIFY(fact(match, "leader").is_null());
    QVERIFY(fact(match, "tricks").is_null());
    QCOMPARE(legal(match, 1).count("play"), 8);
    QCOMPARE(play(match, "AD 7D QS AC"), QString());
    QCOMPARE(fact(match, "count").get<int>(), 25);
    QCOMPARE(scores(match), (std::vector{99, 100, 100, 100}));
    QCOMPARE(fact(match, "pot").get<int>(), 1);
    QCOMPARE(pile(match, "played"), QString("AD 7D QS AC"));
    QCOMPARE(play(match, "KH TD JH KC"), QString());
    QCOMPARE(fact(match, "count").get<int>(), 25 + 4 + 1 + 2 + 4);
  }

  void trainTen() {
    Match match = match_of(Contract::train, {"TC", "TD", "TH", "TS"}, {.tens_count_ten = true});
    QCOMPARE(play(match, "TD TH TS"), QString());
    QCOMPARE(fact(match, "count").get<int>(), 30);
    QCOMPARE(scores(match), (std::vector{100, 100, 100, 99}));
    finish(match);
    QVERIFY(fact(match, "count").get<int>() >= 100);
    QCOMPARE(fact(match, "pot").get<int>(), 1 + 2 + 3 + 4);
    Match plain = match_of(Contract::train, even);
    finish(plain);
    QVERIFY(fact(plain, "count").get<int>() >= 75);
    QVERIFY(fact(plain, "count").get<int>() <= 84);
    QCOMPARE(fact(plain, "pot").get<int>(), 6);
  }

  void quart() {
    // The rules page's example.
    Match match = match_of(Contract::quart, {"JC 7C QS KS AS 7S 7D 7H", "8C 9C", "TC", "8D"});
    QCOMPARE(phase(match), QString("lead"));
    QCOMPARE(play(match, "8C"), QString());
    QCOMPARE(phase(match), QString("continue"));
    QCOMPARE(turn(match), 1);
    QCOMPARE(legal(match, 1), QString("play 9C"));
    QCOMPARE(play(match, "9C"), QString());
    QCOMPARE(turn(match), 2);
    QCOMPARE(fact(match, "leader").get<int>(), 1);
    QCOMPARE(play(match, "TC JC"), QString());
    QCOMPARE(pile(match, "played"), QString("8C 9C TC JC"));
    QCOMPARE(pile(match, "sequence"), QString());
    QCOMPARE(turn(match), 0);
    QCOMPARE(fact(match, "leader").get<int>(), 0);
    QCOMPARE(play(match, "7C"), QString());
    QCOMPARE(pile(match, "played"), QString("8C 9C TC JC 7C"));
    QCOMPARE(play(match, "QS KS AS 7S"), QString());
    QCOMPARE(pile(match, "played"), QString("8C 9C TC JC 7C QS KS AS 7S"));
    QCOMPARE(phase(match), QString("lead"));
  }

  void quartAceStops() {
    GameSetup game_setup = game_setup_of({.contract = Contract::quart, .aces_stop = true});
    game_setup.decks = {pack_for({"KS AS 7S"}, 3)};
    game_setup.dealer = 3;
    Match ace = started(lorum_game(), game_setup);
    QCOMPARE(turn(ace), 0);
    QCOMPARE(play(ace, "KS AS"), QString());
    QCOMPARE(phase(ace), QString("lead"));
    QCOMPARE(pile(ace, "played"), QString("KS AS"));
    QCOMPARE(turn(ace), 0);
  }

  void quartEndsAtOnceInsideASequence() {
    // Seat 1 leads out seven cards; the eighth begins a sequence that others could go on with.
    Match match = match_of(Contract::quart, {"", "QS KS AS 7S JC QC KC 7D", "8D", "AC"});
    QCOMPARE(play(match, "QS KS AS 7S"), QString());
    QCOMPARE(play(match, "JC QC KC AC"), QString());
    QCOMPARE(turn(match), 3);
    Match quick = match_of(Contract::quart, {"", "QS KS AS 7S QC KC AC 7C", "8D", ""});
    QCOMPARE(play(quick, "QS KS AS 7S QC KC AC 7C"), QString());
    QVERIFY(quick.over());
    QCOMPARE(scores(quick), (std::vector{92, 124, 92, 92}));
    // A sequence that the last card completes is turned down; one that it breaks off stays.
    QCOMPARE(pile(quick, "sequence"), QString());
    Match broken = match_of(Contract::quart, {"", "QS KS AS 7S QC KC AC 7D", "8D", ""});
    QCOMPARE(play(broken, "QS KS AS 7S QC KC AC"), QString());
    const int next = turn(broken);
    QVERIFY(next != 1);
    QCOMPARE(legal(broken, next), QString("play 7C"));
  }

  void quartBrokenOffSequenceStays() {
    GameSetup game_setup = game_setup_of({.contract = Contract::quart, .aces_stop = true});
    game_setup.decks = {pack_for({"", "QS KS AS QC KC AC AD 7D", "8D", ""})};
    Match match = started(lorum_game(), game_setup);
    QCOMPARE(play(match, "QS KS AS QC KC AC AD 7D"), QString());
    QVERIFY(match.over());
    QCOMPARE(pile(match, "sequence"), QString("7D"));
    QCOMPARE(pile(match, "played"), QString("QS KS AS QC KC AC AD"));
    QVERIFY(fact(match, "leader").is_null());
  }

  void domino() {
    Match match = match_of(Contract::domino, {"9S QS", "TS", "JS 8S TC", "7S KS"});
    QCOMPARE(phase(match), QString("domino"));
    QVERIFY(fact(match, "start_rank").is_null());
    QCOMPARE(legal(match, 1).count("play"), 8);
    QCOMPARE(play(match, "TS"), QString());
    QCOMPARE(fact(match, "start_rank").get<std::string>(), std::string("T"));
    QCOMPARE(refused(match, 2, "play 8S"), QString("illegal_move"));
    QCOMPARE(refused(match, 2, "pass"), QString("illegal_move"));
    QVERIFY(legal(match, 2).contains("play JS") && legal(match, 2).contains("play TC"));
    QCOMPARE(play(match, "JS"), QString());
    QCOMPARE(pile(match, "tableau.S"), QString("TS JS"));
    QCOMPARE(refused(match, 3, "play KS"), QString("illegal_move"));
  }

  void dominoRowsDoNotGoRound() {
    GameSetup game_setup = game_setup_of({.contract = Contract::domino});
    game_setup.decks = {pack_for({"", "AS 7C", "7S 8C", ""})};
    Match match = started(lorum_game(), game_setup);
    QCOMPARE(play(match, "AS"), QString());
    QVERIFY(!legal(match, 2).contains("7S"));
    QCOMPARE(refused(match, 2, "play 7S"), QString("illegal_move"));
  }

  void whoHoldsNoCardThatFitsPasses() {
    Match match = match_of(Contract::domino, {"9C 9D 9H 9S JC JD JH JS", "TC TD TH TS", "7C 8C 7D 8D 7H 8H 7S 8S",
                                              "QC QD QH QS KC KD KH KS"});
    QCOMPARE(play(match, "TC"), QString());
    QCOMPARE(legal(match, 2), QString("pass"));
    QCOMPARE(play(match, "pass pass"), QString());
    // Both have shown that they hold neither a neighbour nor another ten.
    Rng rng(5);
    for (int i = 0; i < 20; ++i) {
      const auto imagined = match.know(1)->imagine(rng);
      for (const PileView& each : imagined->show(std::nullopt).piles)
        if (each.id == "hand.2" || each.id == "hand.3")
          for (const Card card : each.cards)
            QVERIFY(card.rank() != 9 && to_text(card) != "9C" && to_text(card) != "JC");
    }
    QVERIFY(match.truth().buttons(0).size() == 1);
    QCOMPARE(match.truth().buttons(0).front().key, std::string("P"));
  }

  void facts() {
    const Match match = started(lorum_game(), game_setup_of({}));
    const Json facts = match.state(std::nullopt)["facts"];
    QCOMPARE(facts, Json::parse(R"({"contract":"no_hearts","round":1,"pot":0,"leader":1,"tricks":[0,0,0,0],
      "count":null,"start_rank":null,"last_trick":null,"last_winner":null,"last_deal":null})"));
    for (int viewer = 0; viewer < 4; ++viewer) QCOMPARE(match.state(viewer)["facts"], facts);
  }

  void lastTrickIsKeptOverNewDeals() {
    Match match = started(lorum_game(), game_setup_of({.rounds = 2, .contract = Contract::no_tricks}));
    while (match.truth().show(std::nullopt).deal == 1) {
      Moves moves;
      match.truth().legal(turn(match), moves);
      QVERIFY(!match.submit(turn(match), moves.back()));
    }
    QVERIFY(!fact(match, "last_trick").is_null());
    QCOMPARE(fact(match, "tricks"), Json::parse("[0,0,0,0]"));
    QCOMPARE(fact(match, "last_deal")["contract"].get<std::string>(), std::string("no_tricks"));
  }

  void notation() {
    const Match match = started(lorum_game(), game_setup_of({}));
    for (const char* text : {"play 7C", "play AS", "play 1", "play 8", "pass"}) {
      const auto move = match.truth().read(text);
      QVERIFY(move);
      QCOMPARE(match.truth().write(*move), std::string(text));
    }
    QCOMPARE(match.truth().write(*match.truth().read("  PLAY \t tC ")), std::string("play TC"));
    for (const char* text : {"play 2C", "play XL", "play 9", "play 0", "play 02", "lead 7C", "play", "pass 1", "", "7C",
                             "play ??", "play 7C 8C"})
      QVERIFY2(!match.truth().read(text), text);
  }

  void illegalAndWhy() {
    Match match = match_of(Contract::no_hearts, even);
    QCOMPARE(refused(match, 1, "play 2C"), QString("bad_move"));
    QCOMPARE(refused(match, 1, "play 9"), QString("bad_move"));
    QCOMPARE(refused(match, 1, "lead 7C"), QString("bad_move"));
    QCOMPARE(refused(match, 2, "play 9C"), QString("not_to_act"));
    QCOMPARE(refused(match, 2, "play 9"), QString("not_to_act"));
    QCOMPARE(refused(match, 1, "play 7C"), QString("illegal_move"));
    QCOMPARE(refused(match, 1, "play 1"), QString("illegal_move"));
    QCOMPARE(refused(match, 1, "pass"), QString("illegal_move"));
    Match blind = match_of(Contract::hairy_ape, even);
    QCOMPARE(refused(blind, 1, "play 8C"), QString("illegal_move"));
    QCOMPARE(play(blind, "1 1 1 1"), QString());
    QCOMPARE(refused(blind, turn(blind), "play 8"), QString("illegal_move"));
    Match chain = match_of(Contract::quart, {"", "8C 9D", "9C", ""});
    QCOMPARE(play(chain, "8C"), QString());
    QCOMPARE(refused(chain, 2, "play 7C"), QString("illegal_move"));
    QCOMPARE(refused(chain, 1, "play 9D"), QString("not_to_act"));
    Match ended = match_of(Contract::hairy_ape, {"7D", "7C", "KH", "7S"});
    QCOMPARE(play(ended, "1 1 1 1"), QString());
    QCOMPARE(refused(ended, 1, "xx"), QString("game_over"));
  }

  void saveLoadUndo() {
    Match match = started(lorum_game(), game_setup_of({.rounds = 1}));
    Rng rng(8);
    Moves moves;
    for (int i = 0; i < 120 && !match.over(); ++i) {
      match.truth().legal(turn(match), moves);
      const Json before = match.state(std::nullopt);
      QVERIFY(!match.submit(turn(match), moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
      const Json after = match.state(std::nullopt);
      QVERIFY(!match.undo());
      QCOMPARE(match.state(std::nullopt), before);
      QVERIFY(!match.redo());
      QCOMPARE(match.state(std::nullopt), after);
    }
    const auto loaded = Match::load(match.record());
    QVERIFY(loaded);
    QCOMPARE(loaded->state(std::nullopt), match.state(std::nullopt));
  }
};

QTEST_APPLESS_MAIN(TestLorum)
#include "test_lorum.moc"
