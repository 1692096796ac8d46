// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "mate_table.h"

using namespace fulltable;
using namespace fulltable::mate_table;

namespace {

/// What the dealer, seat 0, holds; seat 1 has AC KC QC 7C AS KS QS 7S AH 7H.
constexpr std::string_view red_and_tens = "TC TS TH TD KH QH KD QD 7D AD";

const std::vector<std::string> names{"Ada", "Ben"};

/// Plays on at random to the end of the game that is being played.
void play_game(Match& match, Rng& rng) {
  const Json game = fact(match, "game");
  Moves moves;
  while (!match.over() && fact(match, "game") == game) {
    const int seat = match.truth().to_act().front();
    match.truth().legal(seat, moves);
    QVERIFY(!match.submit(seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]));
  }
}

}  // namespace

class TestMate : public QObject {
  Q_OBJECT
 private slots:
  void packAndPiles() {
    const Match match = match_of(1);
    const Json state = match.state(std::nullopt);
    QCOMPARE(state["piles"].size(), std::size_t{6});
    QCOMPARE(mate_game().pack({2, {}, 0}).size(), std::size_t{20});
    for (const char* id : {"hand.0", "hand.1"}) QCOMPARE(state["piles"].at(id).size(), std::size_t{10});
    for (const char* id : {"played.0", "played.1", "foreplaced.0", "foreplaced.1"})
      QVERIFY(state["piles"].at(id).empty());
    // Everybody sees everything.
    for (const int seat : {0, 1}) {
      const Json seen = match.state(seat);
      QVERIFY(seen["piles"] == state["piles"]);
      QVERIFY(seen["facts"] == state["facts"]);
    }
  }

  void theOrderOfCards() {
    QString text;
    for (const Card card : mate::whole_pack) text += QString::fromStdString(to_text(card)) + ' ';
    QCOMPARE(text, QString("AC TC KC QC 7C AS TS KS QS 7S AH TH KH QH 7H AD TD KD QD 7D "));
    QCOMPARE(mate_game().info().ranks, std::string_view("7QKTA"));
  }

  void theDeal() {
    GameSetup game_setup = game_setup_of({});
    game_setup.decks = {cards_of("AC TC KC QC 7C AS TS KS QS 7S AH TH KH QH 7H AD TD KD QD 7D")};
    const auto match = Match::start(mate_game(), game_setup);
    QVERIFY(match);
    QCOMPARE(pile(*match, "hand.1"), QString("AC TC KC QC 7C AH TH KH QH 7H"));
    QCOMPARE(pile(*match, "hand.0"), QString("AS TS KS QS 7S AD TD KD QD 7D"));
    QCOMPARE(match->state(std::nullopt)["dealer"].get<int>(), 0);
    QCOMPARE(fact(*match, "leader").get<int>(), 0);
    QCOMPARE(phase(*match), QString("foreplace"));
  }

  void handsKeepTheirOrder() {
    Match match = match_with(red_and_tens);
    QCOMPARE(submit_all(match, {"0 foreplace TS", "1 pass", "0 play KD", "1 play KC"}), QString());
    QCOMPARE(pile(match, "hand.0"), QString("TC TH TD KH QH QD 7D AD"));
    QCOMPARE(pile(match, "foreplaced.0"), QString("TS"));
    QCOMPARE(pile(match, "played.1"), QString("KC"));
  }

  void foreplacing() {
    Match match = match_with(red_and_tens);
    QCOMPARE(refused(match, 1, "pass"), QString("not_to_act"));
    QCOMPARE(legal(match, 0).count("foreplace"), 10);
    QVERIFY(legal(match, 0).endsWith("pass"));
    QCOMPARE(why_refused(match, 0, "play TC"), QString("Phase foreplace: Foreplace a card or say no before you play."));
    QCOMPARE(why_refused(match, 0, "foreplace AC"), QString("Phase foreplace: The ace of clubs isn't in your hand."));
    QCOMPARE(submit_all(match, {"0 foreplace KH"}), QString());
    QCOMPARE(phase(match), QString("foreplace"));
    QCOMPARE(fact(match, "leader").get<int>(), 0);
    // Neither hearts nor kings.
    QCOMPARE(legal(match, 1), QString("foreplace 7C, foreplace 7S, foreplace AC, foreplace AS, foreplace QC, "
                                      "foreplace QS, pass"));
    for (const char* card : {"AH", "KS"})
      QCOMPARE(why_refused(match, 1, std::string("foreplace ") + card),
               QString("Phase foreplace: Seat 0 put the king of hearts out of play. Choose another suit and another "
                       "rank."));
    QCOMPARE(submit_all(match, {"1 foreplace 7C"}), QString());
    QCOMPARE(phase(match), QString("lead"));
    QCOMPARE(why_refused(match, 0, "foreplace TC"),
             QString("Phase foreplace: Cards are foreplaced only before the first lead."));
    QCOMPARE(why_refused(match, 0, "pass"), QString("Phase foreplace: You can say no only before the first lead."));

    Match free = match_with(red_and_tens);
    QCOMPARE(submit_all(free, {"0 pass"}), QString());
    QCOMPARE(legal(free, 1).count("foreplace"), 10);
  }

  void withoutForeplacing() {
    Match match = match_with(red_and_tens, {.rounds = 1, .foreplace = false});
    QCOMPARE(phase(match), QString("lead"));
    QVERIFY(match.truth().buttons(0).empty());
    QCOMPARE(why_refused(match, 0, "pass"), QString("Options: This game is played without foreplacing."));
    QCOMPARE(why_refused(match, 0, "foreplace TC"), QString("Options: This game is played without foreplacing."));
  }

  void followSuitElseRank() {
    Match match = match_with("AC TC KC QC 7C AS TS KS QH 7D", {.rounds = 2, .foreplace = false});
    QCOMPARE(why_refused(match, 0, "play QS"),
             QString("Phases lead and follow: The queen of spades isn't in your hand."));
    QCOMPARE(submit_all(match, {"0 play TS"}), QString());
    QCOMPARE(fact(match, "led").get<std::string>(), std::string("TS"));
    QCOMPARE(legal(match, 1), QString("play 7S, play QS"));
    QCOMPARE(why_refused(match, 1, "play AH"),
             QString("Phases lead and follow: Spades were led and you hold one, so you must follow suit."));
    QCOMPARE(submit_all(match, {"1 play QS", "0 play KC"}), QString());
    QCOMPARE(legal(match, 1), QString("play KD, play KH"));
    QCOMPARE(why_refused(match, 1, "play AH"),
             QString("Phases lead and follow: You have no clubs, so you must answer with a king."));
    QCOMPARE(why_refused(match, 1, "play KC"),
             QString("Phases lead and follow: The king of clubs isn't in your hand."));
  }

  /// Of one suit the higher rank wins, of one rank the higher suit; the winner leads.
  void whoWinsAMove() {
    const auto leader_after = [](std::string_view lead, std::string_view answer) {
      const std::string own = std::string(lead) + " 7H";
      const std::string others = std::string(answer) + " QH";
      Mate::State state = state_of({.leading = own, .other = others, .move = 3});
      Mate::apply(state, 0, Move(Mate::play, *card_of(lead)));
      Mate::apply(state, 1, Move(Mate::play, *card_of(answer)));
      return int{state.leader};
    };
    for (const auto& [high, low] : std::vector<std::pair<const char*, const char*>>{
             {"AS", "TS"}, {"TS", "KS"}, {"KS", "QS"}, {"QS", "7S"}, {"KC", "KS"}, {"KS", "KH"}, {"KH", "KD"}}) {
      if (high[1] == 'H' || low[1] == 'H') continue;
      QCOMPARE(leader_after(high, low), 0);
      QCOMPARE(leader_after(low, high), 1);
    }
    QCOMPARE(mate::answers(hand_of("KS AH"), mate::number_of(*card_of("KD"))), hand_of("KS"));
    QVERIFY(mate::number_of(*card_of("7S")) < mate::number_of(*card_of("AH")));
  }

  void mateEndsTheGameAtOnce() {
    // All clubs and all kings: the king of clubs has no answer.
    constexpr std::string_view leading = "AC TC KC QC 7C KS KH KD AS TS";
    Match match = match_with(leading, {.rounds = 2, .foreplace = false});
    QCOMPARE(submit_all(match, {"0 play KC"}), QString());
    QVERIFY(fact(match, "games") == Json::array({{{"game", 1},
                                                  {"winner", 0},
                                                  {"card", "KC"},
                                                  {"move", 1},
                                                  {"counted", 1},
                                                  {"overmate", false},
                                                  {"points", 4}}}));
    QVERIFY(match.state(std::nullopt)["scores"] == Json({4, 0}));
    // The other has these cards now, and leads; none of them has been played.
    QCOMPARE(fact(match, "game").get<int>(), 2);
    QCOMPARE(pile(match, "hand.1"), QString(leading.data()));
    QCOMPARE(pile(match, "played.0") + pile(match, "played.1"), QString());
    QVERIFY(match.truth().to_act() == SeatSet{1});
  }

  /// The examples of the rules page.
  void scoring() {
    QCOMPARE(after(state_of({.leading = "KD TH", .other = "TS AC", .move = 7}), "KD"),
             QString("0: 28 points, move 7 counts 7"));
    QCOMPARE(after(state_of({.leading = "KD TH", .other = "TS AC QS", .move = 7, .foreplaced = "7H"}), "KD"),
             QString("0: 32 points, move 7 counts 8"));
    QCOMPARE(after(state_of({.leading = "AC", .other = "KD", .move = 10}), "AC"),
             QString("0: 110 points, move 10 counts 10"));
    QCOMPARE(after(state_of({.leading = "AC", .other = "KD 7D", .move = 9, .foreplaced = "7H"}), "AC"),
             QString("0: 110 points, move 9 counts 10"));
    // The mater's own card counts, not the other's.
    QCOMPARE(after(state_of({.leading = "AC TD", .other = "KD", .move = 9, .other_foreplaced = "7H"}), "AC"),
             QString("0: 99 points, move 9 counts 9"));
    for (const auto& [card, points] :
         std::vector<std::pair<const char*, int>>{{"AC", 22}, {"TC", 20}, {"KC", 8}, {"QC", 6}, {"7C", 14}}) {
      const std::string other = card[0] == '7' ? "QH" : "7H";
      QVERIFY(after(state_of({.leading = card, .other = other, .move = 2}), card)
                  .startsWith(QStringLiteral("0: %1 points").arg(points)));
    }
  }

  void theExampleOfTheNinthMove() {
    const Mate::State state = state_of({.leading = "TH KD", .other = "TS AC", .move = 9});
    QCOMPARE(after(state, "KD"), QString("0: 36 points, move 9 counts 9"));
    QCOMPARE(after(state, "TH TS AC"), QString("1: 110 points, move 10 counts 10"));
  }

  void nobodyIsMated() {
    QCOMPARE(after(state_of({.leading = "AC", .other = "KC", .move = 10}), "AC KC"), QString("tie in move 10"));
    // Both have foreplaced: a game of nine moves.
    QCOMPARE(after(state_of({.leading = "AC", .other = "KC", .move = 9, .foreplaced = "7D", .other_foreplaced = "QS"}),
                   "AC KC"),
             QString("tie in move 9"));
    Mate::State state = state_of({.leading = "AC", .other = "KC", .move = 10});
    Mate::apply(state, 0, Move(Mate::play, *card_of("AC")));
    Mate::apply(state, 1, Move(Mate::play, *card_of("KC")));
    QCOMPARE(int{state.games[0].counted}, 0);
    QCOMPARE(int{state.scores[0]} + state.scores[1], 0);
  }

  void theTenthMoveAfterForeplacing() {
    // The foreplacer wins the ninth move, leads its card again and mates: an overmate.
    const Ending ninth{.leading = "AC", .other = "KC 7D", .move = 9, .foreplaced = "QS"};
    QCOMPARE(after(state_of(ninth), "AC KC"), QString());
    QCOMPARE(after(state_of(ninth), "AC KC AC"), QString("0: 242 points, move 10 counts 11, overmate"));
    QCOMPARE(after(state_of({.leading = "QC", .other = "QD 7H", .move = 9, .foreplaced = "AS"}), "QC QD QC"),
             QString("0: 66 points, move 10 counts 11, overmate"));
    // It is answered: nothing.
    QCOMPARE(after(state_of({.leading = "AC", .other = "KC 7C", .move = 9, .foreplaced = "QS"}), "AC KC AC 7C"),
             QString("tie in move 10"));
    // The other wins the ninth move, and mates with its last card: times ten.
    QCOMPARE(after(state_of({.leading = "KC", .other = "TC AD", .move = 9, .foreplaced = "QS"}), "KC TC AD"),
             QString("1: 110 points, move 10 counts 10"));
    // Or the card of the ninth move answers once more.
    QCOMPARE(after(state_of({.leading = "KC", .other = "TC 7C", .move = 9, .foreplaced = "QS"}), "KC TC 7C KC"),
             QString("tie in move 10"));
    // The second player has foreplaced.
    QCOMPARE(after(state_of({.leading = "KC 7D", .other = "TC", .move = 9, .other_foreplaced = "QS"}), "KC TC TC"),
             QString("1: 220 points, move 10 counts 11, overmate"));
  }

  void theCardThatIsPlayedAgain() {
    Mate::State state = state_of({.leading = "AC", .other = "KC 7D", .move = 9, .foreplaced = "QS"});
    QVERIFY(Mate::show(state, 0).facts["again"].is_null());
    Mate::apply(state, 0, Move(Mate::play, *card_of("AC")));
    Mate::apply(state, 1, Move(Mate::play, *card_of("KC")));
    const View view = Mate::show(state, 0);
    QCOMPARE(view.facts["again"].get<std::string>(), std::string("AC"));
    QCOMPARE(view.facts["move"].get<int>(), 10);
    const Move again(Mate::play, *card_of("AC"));
    const Gesture gesture = Mate::gesture(state, 0, again);
    QCOMPARE(gesture.from, PileId("played", 0));
    QVERIFY(gesture.cards == cards_of("AC"));
    QCOMPARE(english(Mate::why_not(state, 0, Move(Mate::play, *card_of("7H"))).message),
             std::string("Your hand is empty. Play the ace of clubs once more."));
    // The mark of a mating card lies on it where it is.
    QVERIFY(!view.marks.empty());
    QCOMPARE(view.marks.back().pile, PileId("played", 0));
    QCOMPARE(view.marks[0].points, 242);
    const std::size_t cards = state.played_size[0];
    Mate::put(state, mate::number_of(*card_of("AC")));
    QCOMPARE(std::size_t{state.played_size[0]}, cards);
  }

  /// Seats X Y, Y X, X Y …; the same hand leads in both games of a round.
  void handsAreExchanged() {
    Match match = match_of(7, {.rounds = 3, .foreplace = true});
    Rng rng(5);
    std::vector<int> dealers;
    QString leading;
    QString following;
    for (int game = 1; game <= 6; ++game) {
      const Json state = match.state(std::nullopt);
      QCOMPARE(fact(match, "game").get<int>(), game);
      QCOMPARE(state["deal"].get<int>(), (game + 1) / 2);
      const int dealer = state["dealer"].get<int>();
      dealers.push_back(dealer);
      QCOMPARE(fact(match, "leader").get<int>(), dealer);
      QCOMPARE(fact(match, "move").get<int>(), 1);
      const std::array<QString, 2> hands{pile(match, "hand.0"), pile(match, "hand.1")};
      const auto own = static_cast<std::size_t>(dealer);
      if (game % 2 == 0) {
        QCOMPARE(hands[own], leading);
        QCOMPARE(hands[1 - own], following);
      }
      leading = hands[own];
      following = hands[1 - own];
      // One of them foreplaces now and then; the card is there again.
      play_game(match, rng);
    }
    QVERIFY((dealers == std::vector<int>{0, 1, 1, 0, 0, 1}));
    QVERIFY(match.over());
    QCOMPARE(match.packs_dealt(), std::size_t{3});
  }

  void theEndOfAMatch() {
    int shared = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      Match match = match_of(seed, {.rounds = 1, .foreplace = true});
      Rng rng(seed);
      while (!match.over()) play_game(match, rng);
      const Json state = match.state(std::nullopt);
      QCOMPARE(phase(match), QString("over"));
      const Json games = fact(match, "games");
      QCOMPARE(games.size(), std::size_t{2});
      std::array<int, 2> sums{};
      for (std::size_t i = 0; i < games.size(); ++i) {
        const Json& game = games[i];
        QCOMPARE(game["game"].get<std::size_t>(), i + 1);
        if (game["winner"].is_null()) {
          QVERIFY(game["card"].is_null());
          QCOMPARE(game["counted"].get<int>(), 0);
          QCOMPARE(game["points"].get<int>(), 0);
          continue;
        }
        static const std::map<char, int> worth{{'A', 11}, {'T', 10}, {'7', 7}, {'K', 4}, {'Q', 3}};
        const int points = worth.at(game["card"].get<std::string>()[0]) * game["counted"].get<int>() *
                           (game["overmate"].get<bool>() ? 2 : 1);
        QCOMPARE(game["points"].get<int>(), points);
        sums[game["winner"].get<std::size_t>()] += points;
      }
      QVERIFY(state["scores"] == Json(sums));
      const std::vector<int> winners = match.truth().winners();
      if (sums[0] == sums[1]) ++shared;
      QVERIFY(winners == (sums[0] == sums[1] ? std::vector<int>{0, 1} : std::vector<int>{sums[0] > sums[1] ? 0 : 1}));
      QCOMPARE(refused(match, 0, "pass"), QString("game_over"));
    }
    QVERIFY(shared < 40);
  }

  void badMoves() {
    Match match = match_with(red_and_tens);
    for (const char* text : {"", "play", "play 9C", "play JC", "play XB", "play ??", "play TC TS", "foreplace",
                             "foreplace 2D", "pass now", "lead TC", "fold"})
      QCOMPARE(refused(match, 0, text), QString("bad_move"));
    QCOMPARE(refused(match, 2, "pass"), QString("bad_request"));
  }

  void notation() {
    const Match match = match_of(1);
    const auto canonical = [&](const char* text) {
      return QString::fromStdString(match.truth().write(*match.truth().read(text)));
    };
    QCOMPARE(canonical("  PLAY  tc "), QString("play TC"));
    QCOMPARE(canonical("Foreplace\t7d"), QString("foreplace 7D"));
    QCOMPARE(canonical("PASS"), QString("pass"));
  }

  void gesturesAndButtons() {
    Match match = match_with(red_and_tens);
    const Position& table = match.truth();
    const Gesture aside = table.gesture(0, *table.read("foreplace TC"));
    QCOMPARE(aside.from, PileId("hand.0"));
    QCOMPARE(aside.to, PileId("foreplaced.0"));
    const auto buttons = table.buttons(0);
    QCOMPARE(buttons.size(), std::size_t{2});
    QVERIFY(buttons[0].label == aside.label);
    QCOMPARE(buttons[0].key + buttons[1].key, std::string("FP"));
    QCOMPARE(table.write(buttons[1].move), std::string("pass"));
    Moves meant;
    table.meant(0, Gesture{.cards = cards_of("TC"), .from = "hand.0", .to = "played.0", .label = {}}, meant);
    QCOMPARE(table.write(meant.at(0)), std::string("play TC"));
    table.meant(0, Gesture{.cards = cards_of("TC"), .from = "hand.0", .to = {}, .label = {}}, meant);
    QCOMPARE(table.write(meant.at(0)), std::string("foreplace TC"));
    QVERIFY(
        why_nothing(*match.know(0), tap("hand.0", "TC")).ends_with(": Foreplace a card or say no before you play."));
    QCOMPARE(submit_all(match, {"0 pass", "1 pass"}), QString());
    QVERIFY(match.truth().buttons(0).empty());
    QCOMPARE(match.truth().gesture(0, *match.truth().read("play TC")).to, PileId("played.0"));
  }

  void words() {
    Match match = match_with(red_and_tens);
    const auto said = [&](int seat, const char* move, int reader) {
      return QString::fromStdString(english(match.truth().say(seat, *match.truth().read(move)), names, reader));
    };
    QCOMPARE(said(0, "foreplace TC", -1), QString("Ada puts the ten of clubs out of play."));
    QCOMPARE(said(0, "foreplace TC", 0), QString("You put the ten of clubs out of play."));
    QCOMPARE(said(0, "pass", 1), QString("Ada foreplaces nothing."));
    QCOMPARE(submit_all(match, {"0 pass", "1 pass"}), QString());
    QCOMPARE(said(0, "play KD", -1), QString("Ada leads the king of diamonds."));
    QCOMPARE(submit_all(match, {"0 play KD"}), QString());
    QCOMPARE(said(1, "play KC", 1), QString("You answer with the king of clubs."));
    QCOMPARE(english(match.truth().show(1).prompt), std::string("You have no diamonds. Answer with a king"));
    QVERIFY(match.truth().show(0).prompt.empty());

    Mate::State state = state_of({.leading = "KD TH", .other = "TS AC", .move = 7});
    QCOMPARE(english(Mate::say(state, 0, Move(Mate::play, *card_of("KD"))).then.at(0), names, 1),
             std::string("Ada mates in move 7 and scores 28 points."));
    QCOMPARE(english(Mate::say(state, 0, Move(Mate::play, *card_of("KD"))).then.at(0), names, 0),
             std::string("You mate in move 7 and score 28 points."));
    QCOMPARE(english(Mate::say(state, 0, Move(Mate::play, *card_of("KD"))).then.at(1)),
             std::string("The hands change sides."));
  }

  void marksAndKin() {
    const Mate::State state = state_of({.leading = "KD TH", .other = "TS AC", .move = 7});
    Mate::State dealt = state;
    dealt.dealt[0][0] = static_cast<std::int8_t>(mate::number_of(*card_of("KD")));
    dealt.dealt[0][1] = static_cast<std::int8_t>(mate::number_of(*card_of("TH")));
    const View view = Mate::show(dealt, 0);
    QVERIFY(!view.marks.empty());
    QCOMPARE(view.marks[0].points, 28);
    QCOMPARE(english(view.marks[0].text), std::string("Mates for 28 points"));
    QVERIFY(Mate::kin(state, 0, *card_of("KD")).onto.empty());
    QVERIFY(Mate::kin(state, 0, *card_of("TH")).onto == cards_of("TS"));
    // What the other's cards would ask of one's own, too.
    QVERIFY(Mate::kin(state, 0, *card_of("AC")).onto.empty());
  }

  /// The last position of a game is shown, and what it brought, before the hands change sides.
  void framesOfAMate() {
    Match match = match_of(3, {.rounds = 1, .foreplace = false});
    Rng rng(2);
    Moves moves;
    for (;;) {
      const int seat = match.truth().to_act().front();
      match.truth().legal(seat, moves);
      const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      const auto before = match.truth().clone();
      QVERIFY(!match.submit(seat, move));
      const auto frames = before->frames(0, seat, move);
      if (fact(match, "games").empty()) {
        QVERIFY(frames.empty());
        continue;
      }
      QCOMPARE(frames.size(), std::size_t{2});
      QVERIFY(frames[0].beat == Beat::laid);
      QCOMPARE(frames[0].view.facts["games"].size(), std::size_t{0});
      QVERIFY(frames[1].beat == Beat::result);
      QCOMPARE(frames[1].view.facts["games"].size(), std::size_t{1});
      QCOMPARE(frames[1].view.facts["game"].get<int>(), 1);
      // All twenty cards lie where they were.
      for (const Frame& frame : frames) {
        std::size_t cards = 0;
        for (const PileView& each : frame.view.piles) cards += each.cards.size();
        QCOMPARE(cards, std::size_t{20});
        const auto played = std::ranges::find(frame.view.piles, PileId("played", seat), &PileView::id);
        QVERIFY(played->cards.back() == move.card());
      }
      QVERIFY(frames[1].view.scores == match.truth().show(std::nullopt).scores);
      QVERIFY(frames[0].view.captions.empty());
      QCOMPARE(frames[1].view.captions.size(), std::size_t{1});
      QCOMPARE(english(match.truth().show(0).captions.at(0).text), std::string("The same cards, the other way round"));
      break;
    }
  }

  void recapAndTally() {
    Match match = match_of(4);
    Rng rng(1);
    QVERIFY(match.truth().recap().empty());
    play_game(match, rng);
    QVERIFY(match.truth().recap().empty());
    play_game(match, rng);
    const auto recap = match.truth().recap();
    QCOMPARE(recap.size(), std::size_t{3});
    QCOMPARE(english(recap[0]), std::string("Round 1"));
    QVERIFY(english(recap[1], names).starts_with("Game 1: "));
    QVERIFY(english(recap[2], names).starts_with("Game 2: "));
    std::array<int, 2> sums{};
    for (const TallyLine& line : match.truth().tally()) sums[static_cast<std::size_t>(line.seat)] += line.sum;
    QVERIFY(match.state(std::nullopt)["scores"] == Json(sums));
  }

  void undoSaveAndLoad() {
    Match match = match_of(9);
    const Json start = match.state(std::nullopt);
    Rng rng(3);
    play_game(match, rng);
    play_game(match, rng);
    QCOMPARE(submit_all(match, {"1 pass", "0 pass"}), QString());
    const Json played = match.state(std::nullopt);
    const auto loaded = Match::load(match.record());
    QVERIFY(loaded);
    QVERIFY(loaded->state(std::nullopt) == played);
    const std::size_t moves = match.history().size();
    for (std::size_t i = 0; i < moves; ++i) QVERIFY(!match.undo());
    QVERIFY(match.state(std::nullopt) == start);
    for (std::size_t i = 0; i < moves; ++i) QVERIFY(!match.redo());
    QVERIFY(match.state(std::nullopt) == played);
  }
};

QTEST_APPLESS_MAIN(TestMate)
#include "test_mate.moc"
