// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "library/app.h"
#include "library/rulespage.h"
#include "table.h"

/// The rules for people fit the program.
class RulesPageTest : public QObject {
  Q_OBJECT

 private slots:
  void init() { App::setDataDir(folder_.path()); }

  void rulesPagesAreTakenApart() {
    const QVariantList page = rulesPage(
        "# Ape\n\nA game.\n\n## Cards\n\nThe *cards*:\n\n| card | worth |\n| --- | ---: |\n| ace | 1 |\n| king |\n\n- "
        "a list\n"
        "- of two\n\n### Jokers\n\n#1 is no heading.\n");
    QCOMPARE(page.size(), 3);
    QCOMPARE(page[0].toMap()["title"].toString(), QString("Ape"));
    QCOMPARE(page[2].toMap()["level"].toInt(), 3);
    QCOMPARE(page[2].toMap()["blocks"].toList()[0].toMap()["prose"].toString(), QString("#1 is no heading."));
    const QVariantList blocks = page[1].toMap()["blocks"].toList();
    QCOMPARE(blocks.size(), 3);
    QCOMPARE(blocks[1].toMap()["columns"].toInt(), 2);
    QCOMPARE(blocks[1].toMap()["cells"].toStringList(), QStringList({"card", "worth", "ace", "1", "king", ""}));
    QCOMPARE(blocks[2].toMap()["prose"].toString(), QString("- a list\n- of two"));
  }

  void rulesAreReadOutWithoutSigns() {
    QCOMPARE(plainText("The **stock** of [cards](a.md):\n\n- *one* card, 3 - 2\n- `F`"),
             QString("The stock of cards:\n\none card, 3 - 2\nF"));
  }

  void rulesPagesNameTheOptionsAsTheSheetDoes() {
    const App app;
    for (const QVariant& game : app.games()) {
      const QString page = app.rulesText(game.toMap()["id"].toString());
      for (const QVariant& option : game.toMap()["options"].toList()) {
        const QVariantMap spec = option.toMap();
        const QString label = spec["label"].toString();
        QVERIFY2(page.contains("**" + label + "**") || page.contains("| " + label), qPrintable(label));
        for (const QString& value : spec["values"].toStringList())
          QVERIFY2(page.contains(value, Qt::CaseInsensitive), qPrintable(label + ": " + value));
      }
    }
  }

  void rulesPagesQuoteButtonsThatExist() {
    QString sources;
    for (const char* folder : {"qml", "app", "engine"})
      for (QDirIterator files(QStringLiteral(FULLTABLE_TEST_DATA "/../") + folder, {"*.qml", "*.cpp"}, QDir::Files,
                              QDirIterator::Subdirectories);
           files.hasNext();) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        sources += QString::fromUtf8(file.readAll());
      }
    const App app;
    int quotes = 0;
    for (const QVariant& game : app.games()) {
      const QString page = app.rulesText(game.toMap()["id"].toString());
      static const QRegularExpression quoted("“([A-Z][^”]*)”");
      for (auto found = quoted.globalMatch(page); found.hasNext(); ++quotes) {
        const QString label = found.next().captured(1);
        QVERIFY2(sources.contains('"' + label + '"'), qPrintable(label));
      }
    }
    QVERIFY(quotes > 5);
  }

 private:
  QTemporaryDir folder_;
};

QTEST_GUILESS_MAIN(RulesPageTest)
#include "test_rulespage.moc"
