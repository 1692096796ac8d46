// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QTemporaryDir>
#include <QtTest>

#include "game/cast.h"
#include "library/app.h"

namespace {

QStringList kindsOf(int people, int computers) {
  return QStringList(people, "human") + QStringList(computers, "medium");
}

}  // namespace

/// Computer players that one knows by name.
class CastTest : public QObject {
  Q_OBJECT

  QTemporaryDir folder_;

 private slots:
  void init() { App::setDataDir(folder_.path()); }

  void aDozenThatCanBeToldApart() {
    const QList<Character> all = cast();
    QCOMPARE(all.size(), 12);
    QSet<QString> names, lines;
    QSet<int> faces, tempers, levels;
    for (const Character& each : all) {
      names.insert(each.name);
      lines.insert(each.line);
      faces.insert(each.face);
      tempers.insert(static_cast<int>(each.temper));
      levels.insert(static_cast<int>(each.level));
      QVERIFY(each.level != SeatKind::human);
      QVERIFY(each.face >= 1 && each.face <= faceCount);
      QVERIFY2(each.line.endsWith('.') && each.line.size() < 60, qPrintable(each.line));
      QCOMPARE(characterNamed(each.name)->line, each.line);
    }
    QCOMPARE(names.size(), 12);
    QCOMPARE(lines.size(), 12);
    QCOMPARE(faces.size(), 12);
    QCOMPARE(tempers.size(), 5);
    QCOMPARE(levels.size(), 5);
    QCOMPARE(aboutSeat(SeatKind::hard, "Clara"), QString::fromUtf8("Hard · Cautious\nWaits, and gives nothing away."));
    QCOMPARE(aboutSeat(SeatKind::easy, "Zoe"), "Easy");
    QCOMPARE(App::kindWord("human"), "Person");
    QCOMPARE(App::kindWord("expert"), "Expert");
    QCOMPARE(App::kindWord("queen"), "");
    QCOMPARE(aboutSeat(SeatKind::human, "Clara"), "");
    QVERIFY(!characterNamed("") && !characterNamed("ada") && !characterNamed("Zoe"));
  }

  void everyFaceIsAnotherOne() {
    const App app;
    for (int people = 0; people <= 4; ++people)
      for (int computers = people == 0 ? 1 : 0; people + computers <= 12; ++computers) {
        const QStringList kinds = kindsOf(people, computers);
        const QList<int> faces = App::seatFaces(kinds, app.seatNames(kinds, {}));
        QCOMPARE(faces.size(), kinds.size());
        QCOMPARE(QSet<int>(faces.begin(), faces.end()).size(), kinds.size());
        for (const int face : faces) QVERIFY(face >= 1 && face <= faceCount);
      }
    // More than there are faces.
    const QList<int> faces = App::seatFaces(kindsOf(20, 0), QStringList(20, "Zoe"));
    for (const int face : faces) QVERIFY(face >= 1 && face <= faceCount);
  }

  void aCharacterKeepsItsFaceWhereverItSits() {
    const auto jonas = characterNamed("Jonas");
    QVERIFY(jonas);
    QCOMPARE(App::seatFaces(kindsOf(1, 2), {"You", "Jonas", "Zoe"})[1], jonas->face);
    QCOMPARE(App::seatFaces(kindsOf(1, 2), {"You", "Zoe", "Jonas"})[2], jonas->face);
    // A person of that name is not the character.
    QVERIFY(App::seatFaces(kindsOf(1, 1), {"Jonas", "Zoe"})[0] != jonas->face);
  }

  void whoSitsThereCanBeChosen() {
    App app;
    QCOMPARE(App::cast().size(), 12);
    const QVariantMap first = App::cast()[1].toMap();
    QCOMPARE(first["name"].toString(), "Bruno");
    QCOMPARE(first["kind"].toString(), "easy");
    QCOMPARE(first["temper"].toString(), "Greedy");
    QCOMPARE(first["line"].toString(), "Takes what he can get, and asks later.");
    QVERIFY(app.newGame("pop", {"human", "hard"}, {"", "Jonas"}, {}, "1", false));
    QCOMPARE(app.session()->game()->nameOf(1), "Jonas");
    QCOMPARE(app.session()->seats()->face(1), characterNamed("Jonas")->face);
    // And is there again the next time.
    QCOMPARE(app.proposedSeats("pop", 2)[1].toMap()["name"].toString(), "Jonas");
  }
};

QTEST_MAIN(CastTest)
#include "test_cast.moc"
