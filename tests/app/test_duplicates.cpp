// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSignalSpy>
#include <QtTest>

#include "analysis/duplicates.h"
#include "library/app.h"
#include "protocol/autoplay.h"

namespace {

constexpr int patience = 120000;

fulltable::Match played(const char* id, const Seating& seating, std::int64_t mostMoves = 2000) {
  const auto* game = fulltable::find_game(id);
  auto setup = fulltable::standard_setup(*game, 3);
  setup.seats = seating.seats();
  auto match = fulltable::Match::start(*game, setup);
  const std::vector<fulltable::Level> levels(static_cast<std::size_t>(seating.seats()), fulltable::Level::easy);
  fulltable::play_on(*match, levels, 1, mostMoves);
  return std::move(*match);
}

const Seating onePerson{{SeatKind::human, SeatKind::easy}, {"Eve", "Ben"}};
const Seating twoPeople{{SeatKind::human, SeatKind::human}, {"Eve", "Ben"}};
const Seating alone{{SeatKind::human}, {"Eve"}};

void playToTheEnd(GameController& game) {
  fulltable::Moves moves;
  while (!game.ended()) {
    game.truth().legal(0, moves);
    game.play(0, moves.back());
  }
}

}  // namespace

/// The same cards, played by computers in a person's place.
class DuplicatesTest : public QObject {
  Q_OBJECT

 private slots:
  void tellsWhatComputersMadeOfTheSameCards() {
    const auto match = played("chinese_ten", onePerson);
    Duplicates duplicates;
    duplicates.setEffort(1, 60);
    QSignalSpy found(&duplicates, &Duplicates::found);
    duplicates.show("a", match, onePerson, true);
    QVERIFY(duplicates.running() && duplicates.results().isEmpty());
    QVERIFY(QTest::qWaitFor([&] { return !duplicates.running(); }, patience));
    QCOMPARE(found.size(), 1);
    QCOMPARE(found[0][0].toString(), "a");
    const auto percent = found[0][2].value<std::optional<double>>();
    QVERIFY(percent && *percent >= 0 && *percent <= 200);
    QCOMPARE(duplicates.results().size(), 1);
    const QVariantMap result = duplicates.results().front().toMap();
    QCOMPARE(result["unit"], "points");
    const QVariantList rows = result["rows"].toList();
    QCOMPARE(rows.size(), 4);
    QStringList names;
    for (const QVariant& row : rows) names.append(row.toMap()["name"].toString());
    QCOMPARE(names, QStringList({"Eve", "Expert", "Medium", "Easy"}));
    const int score = match.truth().show(std::nullopt).scores[0];
    QCOMPARE(rows[0].toMap()["text"].toString(), QString::number(score));
    // The sentence says what the numbers say.
    const int ahead = score - rows[1].toMap()["text"].toString().replace(QChar(0x2212), '-').toInt();
    QVERIFY2(ahead == 0 || result["told"].toString().contains(QString(" %1 point").arg(std::abs(ahead))),
             qPrintable(result["told"].toString()));
    QCOMPARE(*percent > 100, ahead > 0);
    // The same comes again, and what was kept is not worked out anew.
    const QByteArray kept = found[0][1].toByteArray();
    duplicates.show("b", match, onePerson, true);
    QVERIFY(QTest::qWaitFor([&] { return !duplicates.running(); }, patience));
    QCOMPARE(found.back()[1].toByteArray(), kept);
    Duplicates later;
    later.show("a", match, onePerson, true, kept);
    QVERIFY(!later.running());
    QCOMPARE(later.results(), duplicates.results());
    QCOMPARE(later.kept(), kept);
    QVERIFY(Duplicates::line(kept, fulltable::ScoreUnit::points).startsWith(QString("same cards: you %1,").arg(score)));
    QCOMPARE(Duplicates::line("rubbish", fulltable::ScoreUnit::points), QString());
  }

  void severalPeopleAreToldApart() {
    const auto match = played("chinese_ten", twoPeople);
    Duplicates duplicates;
    duplicates.setEffort(1, 30);
    QSignalSpy found(&duplicates, &Duplicates::found);
    duplicates.show("a", match, twoPeople, false);
    // Another game is looked at meanwhile: what was begun is found all the same.
    duplicates.clear();
    QVERIFY(!duplicates.running());
    QVERIFY(QTest::qWaitFor([&] { return found.size() == 1; }, patience));
    QVERIFY(!found[0][2].value<std::optional<double>>());
    QVERIFY(duplicates.results().isEmpty());
    duplicates.show("a", match, twoPeople, false, found[0][1].toByteArray());
    QCOMPARE(duplicates.results().size(), 2);
    QCOMPARE(duplicates.results()[1].toMap()["name"], "Ben");
    QVERIFY2(duplicates.results()[1].toMap()["told"].toString().contains("Ben"),
             qPrintable(duplicates.results()[1].toMap()["told"].toString()));
  }

  void aSolitaireIsWonOrLost() {
    Duplicates duplicates;
    duplicates.setEffort(1, 1);
    QSignalSpy found(&duplicates, &Duplicates::found);
    duplicates.show("a", played("black_hole", alone, 5), alone, true);
    QVERIFY(QTest::qWaitFor([&] { return !duplicates.running(); }, patience));
    const QVariantMap result = duplicates.results().front().toMap();
    QCOMPARE(result["unit"], "wins");
    QCOMPARE(result["rows"].toList().front().toMap()["text"], "Lost");
    const double percent = *found[0][2].value<std::optional<double>>();
    QVERIFY(percent == 0 || percent == 100);
  }

  void racesAndComputersAloneHaveNone() {
    Duplicates duplicates;
    const Seating computers{{SeatKind::easy, SeatKind::easy}, {"Ada", "Ben"}};
    duplicates.show("a", played("chinese_ten", computers), computers, false);
    QVERIFY(!duplicates.running());
    Seating four{{SeatKind::human, SeatKind::easy, SeatKind::easy, SeatKind::easy}, {"A", "B", "C", "D"}};
    duplicates.show("a", played("stroop", four, 20), four, true);
    QVERIFY(!duplicates.running());
  }

  /// Where that is not wished nothing is played; it is made up for when the game is looked at again.
  void noneWithoutTheWish() {
    QTemporaryDir folder;
    App::setDataDir(folder.path());
    App app;
    app.duplicates()->setEffort(1, 30);
    app.settings()->play()->setSameCards(false);
    const QSignalSpy found(app.duplicates(), &Duplicates::found);
    QVERIFY(app.newGame("black_hole", {"human"}, {}, {}, "3", false));
    playToTheEnd(*app.session()->game());
    QTRY_VERIFY_WITH_TIMEOUT(app.session()->shown()->over(), patience);
    app.reviewThis();
    QTRY_VERIFY_WITH_TIMEOUT(app.session()->review(), patience);
    QVERIFY(!app.duplicates()->running() && app.duplicates()->results().isEmpty());
    app.settings()->play()->setSameCards(true);
    QCOMPARE(found.size(), 0);
    const QSignalSpy listed(app.history(), &History::listed);
    app.history()->refresh();
    QTRY_VERIFY_WITH_TIMEOUT(!listed.isEmpty(), patience);
    app.review(app.history()->data(app.history()->index(0), History::SavedId).toString());
    QTRY_COMPARE_WITH_TIMEOUT(found.size(), 1, patience);
  }

  /// It is kept with the game, stands in the history, and goes where the game goes on.
  void isKeptWithTheGame() {
    QTemporaryDir folder;
    App::setDataDir(folder.path());
    {
      App app;
      app.duplicates()->setEffort(1, 30);
      QVERIFY(app.newGame("black_hole", {"human"}, {}, {}, "3", false));
      playToTheEnd(*app.session()->game());
      QTRY_VERIFY_WITH_TIMEOUT(!app.duplicates()->results().isEmpty(), patience);
      const QVariantList results = app.duplicates()->results();
      app.reviewThis();
      QTRY_VERIFY_WITH_TIMEOUT(app.session()->review(), patience);
      QVERIFY(!app.duplicates()->running());
      QCOMPARE(app.duplicates()->results(), results);
    }
    Database database(folder.filePath("games.sqlite"));
    database.open();
    const auto games = database.finishedGames();
    QCOMPARE(games->size(), 1);
    QVERIFY(games->front().percent);
    QVERIFY(!Duplicates::line(games->front().sameCards, fulltable::ScoreUnit::none).isEmpty());
    QCOMPARE(database.whole(games->front().id)->sameCards, games->front().sameCards);
    database.takeBack(games->front().id, 1);
    QVERIFY(database.whole(games->front().id)->sameCards.isEmpty());
  }
};

QTEST_GUILESS_MAIN(DuplicatesTest)
#include "test_duplicates.moc"
