// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTemporaryDir>
#include <QTest>
#include <map>

#include "ai/card_count.h"
#include "library/app.h"

using fulltable::CardCount;

namespace {

constexpr int patience = 60000;
constexpr int positions = 60;

std::vector<std::tuple<int, int, std::string>> factsOf(const CardCount& count) {
  std::vector<std::tuple<int, int, std::string>> facts;
  for (const auto& spot : count.cards)
    facts.emplace_back(spot.card.code(), static_cast<int>(spot.place), std::string(spot.pile));
  for (const auto& lack : count.voids) facts.emplace_back(-1, static_cast<int>(lack.suit), std::string(lack.pile));
  return facts;
}

/// Lets everybody play a move by the rule of thumb; false: nobody can.
bool moveOn(fulltable::Match& match, fulltable::Rng& rng) {
  for (const int seat : match.truth().to_act()) {
    const auto known = match.know(seat);
    fulltable::Moves moves;
    known->candidates(seat, moves);
    if (moves.empty()) continue;
    const int chosen = known->rule_of_thumb(seat, moves, rng);
    if (chosen >= 0 && !match.submit(seat, moves[static_cast<std::size_t>(chosen)])) return true;
  }
  return false;
}

}  // namespace

/// The card tracker: what it says is what the seat may know, and true.
class TrackerTest : public QObject {
  Q_OBJECT

 private slots:
  void itSaysOnlyWhatTheSeatMayKnow_data() {
    QTest::addColumn<QString>("game");
    for (const fulltable::Game* game : fulltable::all_games())
      if (!game->info().solitaire && !game->info().real_time)
        QTest::newRow(std::string(game->info().id).c_str()) << QString::fromStdString(std::string(game->info().id));
  }

  /// Where hidden cards lie otherwise, and the seat cannot tell, it says the same; and of the true position nothing
  /// that is not so.
  void itSaysOnlyWhatTheSeatMayKnow() {
    QFETCH(QString, game);
    const fulltable::Game& rules = *fulltable::find_game(game.toStdString());
    auto match = fulltable::Match::start(rules, fulltable::standard_setup(rules, 5));
    QVERIFY(bool(match));
    fulltable::Rng rng(3);
    for (int moves = 0; moves < 48 && !match->over(); ++moves) {
      if (moves % 8 == 3) check(*match, 0, rng);
      if (!moveOn(*match, rng)) break;
    }
  }

  /// The trump that lies under the stock for all to see will be drawn yet.
  void whatLiesOpenUnderTheStockIsNotOut() {
    const fulltable::Game& rules = *fulltable::find_game("stomp");
    const auto match = fulltable::Match::start(rules, fulltable::standard_setup(rules, 5));
    QVERIFY(bool(match));
    const CardCount count = fulltable::count_cards(*match->know(0), positions);
    QCOMPARE(count.count(CardCount::Place::out), 0);
    QCOMPARE(count.count(CardCount::Place::known), 1);
    QVERIFY(!count.trumps.empty());
    QCOMPARE(std::ranges::count(count.trumps, CardCount::Place::known, &CardCount::Spot::place), 1);
  }

  /// A card that went out face down lies on others that will not be drawn again.
  void whatLiesOpenUnderAHiddenDiscardIsOut() {
    const fulltable::Game& rules = *fulltable::find_game("umtali");
    auto match = fulltable::Match::start(rules, fulltable::standard_setup(rules, 5));
    QVERIFY(bool(match));
    fulltable::Rng rng(3);
    const auto hiddenDiscardOf = [&](int viewer) {
      const fulltable::View view = match->know(viewer)->show(viewer);
      const auto discard = std::ranges::find(view.piles, fulltable::PileId("discard"), &fulltable::PileView::id);
      return discard != view.piles.end() && discard->cards.size() > 1 && !discard->cards.back().is_known();
    };
    while (!match->over() && !hiddenDiscardOf(0) && !hiddenDiscardOf(1)) QVERIFY(moveOn(*match, rng));
    QVERIFY(!match->over());
    const int viewer = hiddenDiscardOf(0) ? 0 : 1;
    const CardCount count = fulltable::count_cards(*match->know(viewer), positions);
    QVERIFY(count.count(CardCount::Place::out) > 0);
    for (const auto& spot : count.cards)
      if (spot.pile == "discard") QVERIFY(spot.place == CardCount::Place::out);
  }

  void openingItMarksTheGame() {
    QTemporaryDir folder;
    App::setDataDir(folder.path());
    App app;
    QVERIFY(app.newGame("thieving_stink", {"human", "easy", "easy", "easy"}, {}, {}, "3", false));
    QTRY_VERIFY_WITH_TIMEOUT(app.session(), patience);
    Session& session = *app.session();
    QVERIFY(session.tracker()->isOffered());
    QVERIFY(session.tracker()->suits().isEmpty());
    QVERIFY(!session.game()->isAssisted());
    session.tracker()->setOpen(true);
    QVERIFY(session.game()->isAssisted());
    QTRY_COMPARE_WITH_TIMEOUT(session.tracker()->suits().size(), 4, patience);
    QVERIFY(!session.tracker()->lines().isEmpty());
    session.tracker()->setOpen(false);
    QVERIFY(session.tracker()->suits().isEmpty());
    QVERIFY(session.game()->isAssisted());
  }

  /// Races, solitaires and games with open cards have nothing to keep track of.
  void notEveryGameOffersIt() {
    QTemporaryDir folder;
    App::setDataDir(folder.path());
    App app;
    for (const char* game : {"yukon", "black_hole"}) {
      QVERIFY(app.newGame(game, {"human"}, {}, {}, "3", false));
      QTRY_VERIFY_WITH_TIMEOUT(app.session() && app.session()->game()->id() == game, patience);
      QVERIFY(!app.session()->tracker()->isOffered());
      app.session()->tracker()->setOpen(true);
      QVERIFY(!app.session()->tracker()->isOpen() && !app.session()->game()->isAssisted());
    }
    QVERIFY(app.newGame("stroop", {"human", "easy"}, {}, {}, "3", false));
    QTRY_VERIFY_WITH_TIMEOUT(app.session() && app.session()->game()->id() == "stroop", patience);
    QVERIFY(!app.session()->tracker()->isOffered());
  }

 private:
  static void check(const fulltable::Match& match, int seat, fulltable::Rng& rng) {
    const auto known = match.know(seat);
    const CardCount count = fulltable::count_cards(*known, positions);
    const auto other = known->imagine(rng);
    QVERIFY(factsOf(fulltable::count_cards(*other->know(seat), positions)) == factsOf(count));
    // Every card of the pack is told of once.
    fulltable::Cards told;
    for (const auto& spot : count.cards) told.push_back(spot.card);
    fulltable::Cards pack = match.game().pack(known->setup());
    std::ranges::sort(pack);
    QVERIFY(told == pack);
    std::map<std::string, fulltable::Cards> lying;
    for (const fulltable::PileView& pile : match.truth().show(std::nullopt).piles)
      lying[std::string(pile.id)] = pile.cards;
    for (const auto& spot : count.cards) {
      if (spot.place == CardCount::Place::unseen) continue;
      fulltable::Cards& cards = lying[std::string(spot.pile)];
      const auto found = std::ranges::find(cards, spot.card);
      QVERIFY2(found != cards.end(), fulltable::to_text(spot.card).c_str());
      cards.erase(found);
    }
    for (const auto& lack : count.voids)
      for (const fulltable::Card card : lying[std::string(lack.pile)])
        QVERIFY(card.is_joker() || card.suit() != lack.suit);
  }
};

QTEST_GUILESS_MAIN(TrackerTest)
#include "test_tracker.moc"
