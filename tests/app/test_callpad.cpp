// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QTest>

#include "input/callpad.h"

namespace {

/// Three kinds of hands over the ranks 3 to 5 and K, those up to a text not to be said any more.
std::vector<CallPad::Row> rowsAbove(const QString& last) {
  std::vector<CallPad::Row> rows;
  bool enabled = last.isEmpty();
  const auto add = [&](const QString& id, const QString& heading, const QStringList& words) {
    fulltable::Move move(1);
    move.add(static_cast<int>(rows.size()));
    const QString text = id + " " + words.join(' ');
    rows.push_back({move, text, heading, words, enabled});
    enabled = enabled || text == last;
  };
  const QStringList ranks{"3", "4", "5", "T", "K"};
  for (const QString& rank : ranks) add("pair", "Pair", {rank});
  for (qsizetype high = 1; high < ranks.size(); ++high)
    for (qsizetype low = 0; low < high; ++low) add("two", "Two pair", {ranks[high], ranks[low]});
  for (const QString& rank : ranks) add("trips", "Three", {rank});
  return rows;
}

QStringList namesOf(const QVariantList& list, const char* only = nullptr) {
  QStringList names;
  for (const QVariant& each : list)
    if (!only || each.toMap()[only].toBool()) names.append(each.toMap()["name"].toString());
  return names;
}

}  // namespace

class CallPadTest : public QObject {
  Q_OBJECT

 private slots:
  void proposesTheLowest() {
    CallPad pad;
    QVERIFY(!pad.shown() && !pad.active() && !pad.chosen());
    pad.setRows(rowsAbove({}), true, {});
    QCOMPARE(pad.proposal(), QString("pair 3"));
    QVERIFY(pad.shown() && pad.active());
    pad.setRows(rowsAbove("two 5 3"), true, {});
    QCOMPARE(pad.proposal(), QString("two 5 4"));
    QCOMPARE(pad.chosen()->at(0), 7);
    QCOMPARE(namesOf(pad.headings(), "enabled"), (QStringList{"Two pair", "Three"}));
    QCOMPARE(namesOf(pad.firsts()), (QStringList{"4", "5", "T", "K"}));
    QCOMPARE(namesOf(pad.firsts(), "enabled"), (QStringList{"5", "T", "K"}));
    QCOMPARE(namesOf(pad.seconds()), (QStringList{"3", "4"}));
    QCOMPARE(namesOf(pad.seconds(), "enabled"), QStringList{"4"});
  }

  void theKeysOfAHintAreMarkedOneAfterTheOther() {
    CallPad pad;
    pad.setRows(rowsAbove("pair 5"), true, {});
    fulltable::Move hinted(1);
    hinted.add(14);  // two K T
    pad.setHinted(hinted);
    QCOMPARE(pad.proposal(), QString("pair T"));
    QCOMPARE(namesOf(pad.headings(), "hinted"), QStringList{"Two pair"});
    QVERIFY(namesOf(pad.firsts(), "hinted").isEmpty());
    pad.chooseHeading("Two pair");
    QCOMPARE(namesOf(pad.firsts(), "hinted"), QStringList{"K"});
    QVERIFY(namesOf(pad.seconds(), "hinted").isEmpty());
    pad.chooseFirst("K");
    QCOMPARE(namesOf(pad.seconds(), "hinted"), QStringList{"T"});
    pad.setHinted({});
    QVERIFY(namesOf(pad.headings(), "hinted").isEmpty());
  }

  void nothingIsLeft() {
    CallPad pad;
    pad.setRows(rowsAbove("trips K"), true, {});
    QVERIFY(pad.shown() && !pad.active() && !pad.chosen());
    QCOMPARE(pad.proposal(), QString());
    QVERIFY(!pad.type("2"));
  }

  void waitsForItsTurn() {
    CallPad pad;
    pad.setRows(rowsAbove({}), false, {});
    pad.chooseHeading("Three");
    QCOMPARE(pad.proposal(), QString("trips 3"));
    QVERIFY(!pad.active() && !pad.chosen());
    // What was thought of stays, as long as it may be said.
    pad.setRows(rowsAbove("pair K"), false, {});
    QCOMPARE(pad.proposal(), QString("trips 3"));
    pad.setRows(rowsAbove("pair K"), true, {});
    QCOMPARE(pad.proposal(), QString("two 4 3"));
  }

  void clicks() {
    CallPad pad;
    pad.setRows(rowsAbove({}), true, {"T"});
    QSignalSpy changed(&pad, &CallPad::changed);
    pad.chooseHeading("Two pair");
    QCOMPARE(pad.proposal(), QString("two 4 3"));
    pad.chooseFirst("K");
    QCOMPARE(pad.proposal(), QString("two K 3"));
    pad.chooseSecond("T");
    QCOMPARE(pad.proposal(), QString("two K T"));
    pad.chooseFirst("T");
    QCOMPARE(pad.proposal(), QString("two T 3"));
    QCOMPARE(changed.count(), 4);
    QCOMPARE(namesOf(pad.firsts(), "held"), QStringList{"T"});
    QCOMPARE(namesOf(pad.firsts(), "current"), QStringList{"T"});
    pad.setRows(rowsAbove("two K T"), true, {});
    pad.chooseHeading("Pair");
    QCOMPARE(pad.proposal(), QString("trips 3"));
  }

  void keys() {
    CallPad pad;
    pad.setRows(rowsAbove({}), true, {});
    const auto typed = [&](const QString& keys) {
      for (const QChar key : keys) pad.type(key);
      return pad.proposal();
    };
    // Kinds by letters of their names that are free, ranks by their digits, the ten by its letter, too.
    QStringList letters;
    for (const QVariant& each : pad.headings()) letters.append(each.toMap()["key"].toString());
    QCOMPARE(letters, (QStringList{"A", "W", "R"}));
    QCOMPARE(typed("4"), QString("pair 4"));
    QCOMPARE(typed("wk5"), QString("two K 5"));
    QCOMPARE(typed("4"), QString("two 4 3"));
    QCOMPARE(typed("r1"), QString("trips T"));
    QCOMPARE(typed("k"), QString("trips K"));
    QCOMPARE(typed("t"), QString("trips T"));
    QCOMPARE(typed("a5"), QString("pair 5"));
    // A key that stands for nothing is left to others.
    QVERIFY(!pad.type("x") && !pad.type("9") && !pad.type(""));
    QVERIFY(pad.takes("4") && pad.takes("K") && pad.takes("0") && !pad.takes("c"));
  }

  void whatCannotBeIsAskedAboutOnce() {
    CallPad pad;
    std::vector<CallPad::Row> rows = rowsAbove({});
    rows.back().confirm = true;
    pad.setRows(rows, true, {});
    QVERIFY(pad.take() == rows.front().move);
    pad.propose(rows.back().move);
    QVERIFY(!pad.take() && pad.isAsking());
    // Another thought, and it is asked again.
    pad.type("a");
    QVERIFY(!pad.isAsking());
    pad.propose(rows.back().move);
    QVERIFY(!pad.take() && pad.take() == rows.back().move);
  }
};

QTEST_GUILESS_MAIN(CallPadTest)
#include "test_callpad.moc"
