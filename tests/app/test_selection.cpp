// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QtTest>

#include "support/heap_table.h"
#include "support/take_over.h"

// Sets of cards are selected one by one; everything shown and said about them comes from the legal moves.
class SelectionTest : public QObject {
  Q_OBJECT

 private slots:
  void tapSelectsAndDeselects() {
    HeapTable table;
    const int seven = table.row("7C");
    QVERIFY(table.session->input()->selects(seven));
    table.session->input()->tap(seven);
    QCOMPARE(table.session->input()->lifted(), QList<int>{seven});
    QVERIFY(table.is(seven, CardModel::Selected));
    QVERIFY(table.session->cards()
                ->data(table.session->cards()->index(seven), CardModel::Label)
                .toString()
                .contains("selected"));
    QCOMPARE(wordsOf(table.session->input()->targets()), (QStringList{"heap", "grave"}));
    QVERIFY(table.session->input()->canPlaySelection());
    table.session->input()->tap(seven);
    QVERIFY(table.session->input()->lifted().isEmpty());
    QVERIFY(!table.session->input()->canPlaySelection());
    QCOMPARE(table.session->game()->moveCount(), 0);
  }

  void buttonsAreTheMovesOfTheSelection() {
    HeapTable table;
    const QAbstractItemModelTester tester(table.session->input()->buttons(),
                                          QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(table.buttons(), QStringList{"Pass"});
    table.tap({"7C"});
    QCOMPARE(table.buttons(), (QStringList{"Play", "Bury", "Mourn", "Pass"}));
    table.tap({"7D"});
    QCOMPARE(table.buttons(), (QStringList{"Play", "Show", "Pass"}));
    QCOMPARE(table.session->input()->buttons()->row(1).key, QString("S"));
    table.session->input()->press(1);
    QCOMPARE(table.session->game()->moveCount(), 1);
    QCOMPARE(table.session->shown()->pileSize("grave"), 2);
  }

  /// Every card of this game is legal alone: also what does not go with those selected could be chosen instead of them.
  void whatCouldBeChosenInsteadStaysBright() {
    HeapTable table;
    const auto dimmed = [&] {
      return std::ranges::any_of(QStringList{"7C", "7D", "8C", "8D", "KS", "2C", "2S"}, [&](const QString& card) {
        return table.is(table.row(qPrintable(card)), CardModel::Dimmed);
      });
    };
    QVERIFY(!dimmed());
    table.session->input()->tap(table.row("7C", 0));
    QVERIFY(!dimmed());
    table.session->input()->cancel();
    // No set of four is legal, but the fourth alone is.
    table.tap({"2C", "2D", "2H"});
    QVERIFY(!dimmed());
    table.tap({"2S"});
    QCOMPARE(table.session->input()->lifted(), QList<int>{table.row("2S")});
  }

  void anotherRankBeginsAnew() {
    HeapTable table;
    table.tap({"7C", "7D", "8C"});
    QCOMPARE(table.session->input()->lifted(), QList<int>{table.row("8C")});
  }

  void oneSelectedCardDragsAll() {
    HeapTable table;
    const int first = table.row("7C", 0);
    const int second = table.row("7C", 1);
    table.session->input()->tap(first);
    table.session->input()->tap(second);
    QVERIFY(table.session->input()->lift(second));
    QCOMPARE(table.session->input()->cardsWith(second), (QList<int>{second, first}));
    // Let go over nothing, they stay selected.
    table.session->input()->letGo();
    QCOMPARE(table.session->input()->lifted().size(), 2);
    QVERIFY(table.session->input()->lift(first));
    QVERIFY(table.session->input()->dropOn(targetOf("heap")));
    QCOMPARE(table.session->game()->moveCount(), 1);
    QCOMPARE(table.session->shown()->pileSize("heap"), 2);
  }

  void anUnselectedCardIsDraggedAlone() {
    HeapTable table;
    table.tap({"7C"});
    QVERIFY(table.session->input()->lift(table.row("7D")));
    QCOMPARE(table.session->input()->cardsWith(table.row("7D")), QList<int>{table.row("7D")});
    table.session->input()->letGo();
    QVERIFY(table.session->input()->lifted().isEmpty());
  }

  void severalMovesAreOffered() {
    HeapTable table;
    table.tap({"KS"});
    QVERIFY(table.session->input()->dropOn(targetOf("grave")));
    QCOMPARE(table.session->game()->moveCount(), 0);
    QCOMPARE(table.session->input()->chooser().size(), 2);
    QCOMPARE(table.session->input()->chooser()[1].toMap()["label"].toString(), QString("Mourn"));
    table.session->input()->choose(1);
    QCOMPARE(table.session->game()->moveCount(), 1);
    QVERIFY(table.session->chronicle()->text().contains("mourns"));
  }

  void theChooserHasALineAndGoesForAHint() {
    HeapTable table;
    TableInput* input = table.session->input();
    table.tap({"KS"});
    QVERIFY(input->dropOn(targetOf("grave")));
    QCOMPARE(input->chooserLine(), 0);
    for (const int line : {1, 1, 0, 0}) {
      input->moveChooserLine(line == 0 ? -1 : 1);
      QCOMPARE(input->chooserLine(), line);
    }
    input->moveChooserLine(1);
    table.session->advisor()->hint();
    QVERIFY(input->chooser().isEmpty());
    // The next question begins at its first line.
    table.tap({"KS"});
    QVERIFY(input->dropOn(targetOf("grave")));
    QCOMPARE(input->chooserLine(), 0);
    QCOMPARE(table.session->game()->moveCount(), 0);
  }

  void doubleTapPlaysOneCard() {
    HeapTable table;
    table.tap({"7C", "7D"});
    table.session->input()->doubleTap(table.row("KS"));
    QCOMPARE(table.session->input()->lifted(), QList<int>{table.row("KS")});
    QCOMPARE(table.session->input()->chooser().size(), 3);
    table.session->input()->choose(0);
    QCOMPARE(table.session->shown()->pileSize("heap"), 1);
  }

  void aTapOnTheTargetPlaysAndElsewhereSaysWhyNot() {
    HeapTable table;
    table.tap({"7C", "7D"});
    table.session->input()->tapPile("heap");
    QCOMPARE(table.session->game()->moveCount(), 1);
    takeOver(table.session.get());
    table.tap({"KS"});
    // Seat 1 holds no king of spades; two cards were laid.
    table.session->input()->tap(table.row("QC"));
    QCOMPARE(wordsOf(table.session->input()->targets()), QStringList{"grave"});
    table.session->input()->tap(table.session->cards()->rowAt("heap", 0));
    QCOMPARE(table.session->input()->refusal(), QString("Lay as many cards as were laid last."));
    QCOMPARE(table.session->input()->lifted(), QList<int>{table.row("QC")});
    QCOMPARE(table.session->game()->moveCount(), 1);
    table.session->input()->tap(table.row("QD"));
    table.session->input()->playSelection();
    QCOMPARE(table.session->input()->chooser().size(), 2);
    table.session->input()->choose(0);
    QCOMPARE(table.session->shown()->pileSize("heap"), 4);
    QVERIFY(table.session->input()->lifted().isEmpty());
  }

  void whereNotAllIsListedAnySetCanBeTried() {
    HeapTable table(true);
    table.tap({"2C", "2D", "2H", "2S"});
    QCOMPARE(table.buttons(), (QStringList{"Play", "Pass"}));
    QCOMPARE(wordsOf(table.session->input()->targets()), QStringList{"heap"});
    table.tap({"KS"});
    QCOMPARE(table.buttons(), QStringList{"Pass"});
    QVERIFY(!table.is(table.row("8C"), CardModel::Dimmed));
    table.session->input()->playSelection();
    QCOMPARE(table.session->input()->refusal(), QString("A set is of one rank."));
    table.tap({"KS"});
    table.session->input()->playSelection();
    QCOMPARE(table.session->shown()->pileSize("heap"), 4);
  }

  void onlyOwnCardsAreSelectedInOnesTurn() {
    HeapTable table;
    for (const int row : table.session->cards()->rowsOf("hand.1")) QVERIFY(!table.session->input()->selects(row));
    QVERIFY(!table.session->input()->selects(-1));
    table.tap({"KS"});
    table.session->input()->press(0);
    letRest(table.session.get());
    QCOMPARE(table.session->viewpoint()->viewer(), -1);
    for (int row = 0; row < table.session->cards()->rowCount(); ++row) QVERIFY(!table.session->input()->selects(row));
    QVERIFY(table.session->input()->lifted().isEmpty());
  }
};

QTEST_GUILESS_MAIN(SelectionTest)
#include "test_selection.moc"
