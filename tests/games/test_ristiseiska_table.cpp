// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ristiseiska_table.h"

using namespace fulltable;
using namespace fulltable::ristiseiska_table;
using Phase = Ristiseiska::Phase;

namespace {

const std::vector<std::string> names{"Ada", "Ben", "Cleo", "Dan"};

QString prompt(const State& state, int viewer) {
  return QString::fromStdString(english(Ristiseiska::show(state, viewer).prompt, names, viewer));
}

/// The captions, one a line: "skipped.2: Skipped: last card".
QStringList captions(const State& state) {
  QStringList lines;
  for (const Caption& caption : Ristiseiska::show(state, 0).captions)
    lines.append(QString::fromStdString(std::string(caption.id) + ": " + english(caption.text, names)));
  return lines;
}

/// What a drop of a card of seat 0 could mean.
QStringList meant(const State& state, std::string_view card, const char* to) {
  Moves moves;
  Ristiseiska::meant_by_gesture(state, 0, {.cards = {*card_of(card)}, .from = "hand.0", .to = to, .label = {}}, moves);
  QStringList texts;
  for (const Move& move : moves) texts.append(QString::fromStdString(Ristiseiska::write(move)));
  return texts;
}

/// The paragraph that forbids the first of these moves that is not allowed.
QString forbidding(const State& state, const QStringList& moves) {
  for (const QString& text : moves) {
    const Move move = *Ristiseiska::read(text.toStdString());
    if (!Ristiseiska::allows(state, 0, move)) return QString::fromStdString(Ristiseiska::why_not(state, 0, move).rule);
  }
  return {};
}

}  // namespace

/// What the rules tell the table beside the cards.
class TestRistiseiskaTable : public QObject {
  Q_OBJECT

 private slots:
  void prompts() {
    State state = middle({"8C KD", "KH QH", "KS QS"}, "7C");
    QCOMPARE(prompt(state, 0), QString());
    state = middle({"KC KD", "KH QH", "KS QS"}, "7C");
    QCOMPARE(prompt(state, 0), QString("No card fits. Press Beg."));
    QCOMPARE(prompt(state, 1), QString());
    make(state, "beg");
    QCOMPARE(prompt(state, 2), QString("Give Ada a card"));
    QCOMPARE(prompt(state, 0), QString());
    // With penalties nobody is told that no card fits.
    state = middle({"KC KD", "KH QH", "KS QS"}, "7C", {.penalised = true});
    QCOMPARE(prompt(state, 0), QString());
    state = middle({"8C KD", "KH QH", "KS QS"}, "7C", {.penalised = true});
    state.withheld[0] = set_of("8C");
    make(state, "play 8C");
    QCOMPARE(prompt(state, 1), QString("Give Ada a penalty card"));
    state = middle({"KC QH KD", "AD", "KH"}, "7C 8C 9C TC JC QC", {.again = true});
    make(state, "play KC");
    QCOMPARE(prompt(state, 0), QString("Play another card, or press Done"));
  }

  void wordsAtThePlates() {
    State state = middle({"KC KD", "KH QH", "AS 2S", "KS"}, "7C");
    QCOMPARE(captions(state), QStringList{"last.3: Last card!"});
    make(state, "beg");
    QCOMPARE(captions(state), QStringList{"skipped.3: Skipped: last card"});
    make(state, "give AS");
    QCOMPARE(captions(state), (QStringList{"last.2: Last card!", "skipped.3: Skipped: last card"}));
    make(state, "beg");
    QCOMPARE(captions(state), (QStringList{"last.2: Last card!", "last.3: Last card!"}));
    // Nobody can spare a card: everybody was asked.
    state = middle({"KC KD", "KH", "KS"}, "7C");
    make(state, "beg");
    QCOMPARE(captions(state), (QStringList{"skipped.1: Skipped: last card", "skipped.2: Skipped: last card"}));
    state = middle({"8C KD", "KH QH", "KS QS"}, "7C", {.penalised = true});
    state.withheld[0] = set_of("8C");
    make(state, "play 8C");
    QCOMPARE(captions(state), (QStringList{"caught.0: Caught!", "last.0: Last card!"}));
  }

  void whatADropMeans() {
    State state = middle({"8C KD", "KH QH", "KS QS"}, "7C");
    QCOMPARE(meant(state, "KD", "high.D"), QStringList{"play KD"});
    QCOMPARE(forbidding(state, meant(state, "KD", "high.D")), QString("Turn by turn"));
    QCOMPARE(forbidding(state, meant(state, "KD", "")), QString("Turn by turn"));
    QCOMPARE(forbidding(state, meant(state, "8C", "low.H")), QString());  // it fits, but elsewhere
    QCOMPARE(meant(state, "KD", "hand.1"), QStringList{"give KD"});
    QCOMPARE(forbidding(state, meant(state, "KD", "hand.1")), QString("Begging"));
    state.phase = Phase::give;
    state.beggar = 1;
    QCOMPARE(meant(state, "8C", ""), (QStringList{"give 8C", "play 8C"}));
    QCOMPARE(forbidding(state, meant(state, "8C", "high.C")), QString("Begging"));
    state.idle = 6;
    QCOMPARE(forbidding(state, meant(state, "8C", "hand.1")), QString("Nobody may hold the game up for ever"));
    state.phase = Phase::penalty;
    state.offender = 1;
    QCOMPARE(forbidding(state, meant(state, "8C", "high.C")), QString("False begging"));
    // Cards of others, and several at once, mean nothing.
    Moves moves;
    Ristiseiska::meant_by_gesture(state, 0, {.cards = {*card_of("KH")}, .from = "hand.1", .to = "high.H", .label = {}},
                                  moves);
    Ristiseiska::meant_by_gesture(state, 0, {.cards = {}, .from = "hand.0", .to = {}, .label = {}}, moves);
    QVERIFY(moves.empty());
  }

  void theDealIsCounted() {
    State state = middle({"8C", "KH QH", "KS"}, "7C", {.cards = true});
    QVERIFY(Ristiseiska::tally(state).empty());
    make(state, "play 8C");
    const auto lines = Ristiseiska::tally(state);
    QCOMPARE(lines.size(), std::size_t{3});
    QCOMPARE(lines[0].seat, 1);
    QVERIFY(lines[0].pile == "hand.1");
    QCOMPARE(json_of(lines[0].cards), Json::parse(R"(["QH", "KH"])"));
    QCOMPARE(lines[0].points, (std::vector<int>{-1, -1}));
    QCOMPARE(english(lines[0].words), std::string("Cards left in hand"));
    QCOMPARE(english(lines[2].words), std::string("Cards left in the other hands"));
    std::vector<int> sums(3);
    for (const TallyLine& line : lines) sums[static_cast<std::size_t>(line.seat)] += line.sum;
    QCOMPARE(sums, (std::vector<int>{3, -2, -1}));
    QCOMPARE(sums, std::vector<int>(state.score.begin(), state.score.begin() + 3));
    // A deal won counts one.
    state = middle({"8C", "KH QH", "KS"}, "7C");
    make(state, "play 8C");
    QCOMPARE(Ristiseiska::tally(state).size(), std::size_t{1});
    QCOMPARE(Ristiseiska::tally(state)[0].seat, 0);
    QCOMPARE(Ristiseiska::tally(state)[0].sum, 1);
  }

  /// In games of several deals the hands of others stay hidden: their cards are counted, but not named.
  void handsOfOthersAreCountedUnseen() {
    Match match = match_of(5, 3, {.deals = 2, .cards = true});
    Rng rng(1);
    State before = truth_of<Ristiseiska>(match);
    while (truth_of<Ristiseiska>(match).deal == 1) {
      before = truth_of<Ristiseiska>(match);
      QVERIFY(!match.submit(turn(match), random_move(match.truth(), rng)));
    }
    Moves moves;
    Ristiseiska::legal(before, before.turn, moves);
    const int winner = truth_of<Ristiseiska>(match).results.front().winner;
    const auto recap = match.truth().recap();
    QCOMPARE(recap.size(), std::size_t{4});
    QCOMPARE(english(recap[0]), std::string("Deal 1 of 2 is over"));
    QVERIFY(english(recap[1], {"Ada", "Ben", "Cleo"}, winner).starts_with("You go out first, "));
    QVERIFY(Ristiseiska::recap(before).empty());
    for (const Move& move : moves) {
      State ended = before;
      Ristiseiska::apply(ended, ended.turn, move);
      if (ended.phase != Phase::finished) continue;
      const int viewer = (winner + 1) % 3;
      for (const TallyLine& line : Ristiseiska::tally(Ristiseiska::conceal(ended, viewer))) {
        QCOMPARE(line.cards.size(), line.points.size());
        QVERIFY(line.cards.empty() || line.seat == viewer);
        QVERIFY(line.sum != 0);
      }
    }
  }
};

QTEST_APPLESS_MAIN(TestRistiseiskaTable)
#include "test_ristiseiska_table.moc"
