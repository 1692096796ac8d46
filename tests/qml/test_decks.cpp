// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemModelTester>
#include <QDir>
#include <QElapsedTimer>
#include <QProcess>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include "core/game.h"
#include "library/app.h"
#include "shell/launch.h"
#include "shell/window.h"
#include "table/deckdrawings.h"
#include "table/deckmodel.h"
#include "table/picture.h"
#include "table/picturestore.h"
#include "table/svgfile.h"

// Decks of cards as KDE and GNOME install them, from small files made here.
class TestDecks : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void findsBothKinds();
  void drawsEveryCard_data();
  void drawsEveryCard();
  void saysWhatIsWrong_data();
  void saysWhatIsWrong();
  void whatWouldFillTheMemoryIsLeftPacked();
  void whatLiesAboutItsSizeIsLeftPacked();
  void whatWouldBeDrawnForEverIsNotDrawn();
  void outlinesHaveALimit();
  void whatIsDrawnForLongHoldsNothingUp();
  void ownJokersWhereThereAreNone();
  void ownCardsWhereTheDeckIsGone();
  void searchTellsGoodFromBroken();
  void everyGameUsesTheDeck();

 private:
  /// Where the desktop would keep its data.
  QString data() const { return folder_.filePath("share"); }
  QTemporaryDir folder_;
};

namespace {

const QStringList suits{"club", "diamond", "heart", "spade"};
const QStringList ranks{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king"};

/// What a deck made here is like.
struct Recipe {
  DeckKind kind = DeckKind::kde;
  QSize card{50, 70};
  QString missing = {}, empty = {}, twin = {};
  bool jokers = false;
};

QString nameOf(const Recipe& recipe, int suit, int rank) {
  return recipe.kind == DeckKind::kde ? ranks[rank] + '_' + suits[suit] : suits[suit] + '_' + ranks[rank];
}

QColor colorOf(int suit, int rank) {
  return QColor::fromHsv(suit * 90, 120 + rank * 10, 250 - rank * 10);
}

QByteArray svgOf(const Recipe& recipe) {
  QString text = "<svg xmlns='http://www.w3.org/2000/svg' width='1000' height='600'>";
  int number = 0;
  const auto add = [&](const QString& id, const QColor& color) {
    if (id == recipe.missing) return;
    const QRect place(QPoint(number % 15 * 60, number / 15 * 80), recipe.card);
    ++number;
    // An empty drawing still has its bounds.
    text += QString("<g id='%1'><rect x='%2' y='%3' width='%4' height='%5' fill='%6'/></g>")
                .arg(id)
                .arg(place.x())
                .arg(place.y())
                .arg(place.width())
                .arg(place.height())
                .arg(id == recipe.empty ? "none" : color.name());
  };
  for (int suit = 0; suit < 4; ++suit) {
    for (int rank = 0; rank < 13; ++rank) {
      const QString id = nameOf(recipe, suit, rank);
      add(id, id == recipe.twin ? colorOf(0, 0) : colorOf(suit, rank));
    }
  }
  if (recipe.jokers) {
    add(recipe.kind == DeckKind::kde ? "red_joker" : "joker_red", QColor("#ff0000"));
    add(recipe.kind == DeckKind::kde ? "black_joker" : "joker_black", QColor("#202020"));
  }
  add("back", QColor("#123456"));
  return (text + "</svg>").toUtf8();
}

/// As `gzip` packs a file.
QByteArray packed(const QByteArray& text) {
  quint32 sum = 0xffffffff;
  for (const char byte : text) {
    sum ^= static_cast<quint8>(byte);
    for (int bit = 0; bit < 8; ++bit) sum = (sum >> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  sum = ~sum;
  const QByteArray zlib = qCompress(text);
  QByteArray file("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10);
  file += zlib.mid(6, zlib.size() - 10);
  for (const quint32 number : {sum, static_cast<quint32>(text.size())})
    for (int i = 0; i < 4; ++i) file += static_cast<char>(number >> (8 * i) & 0xff);
  return file;
}

void write(const QString& path, const QByteArray& content) {
  QDir().mkpath(QFileInfo(path).path());
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(content);
}

DeckFile make(const QString& folder, const QString& name, const Recipe& recipe) {
  const QString path = recipe.kind == DeckKind::kde ? folder + "/carddecks/" + name + "/cards.svgz"
                                                    : folder + "/aisleriot/cards/" + name + ".svgz";
  write(path, packed(svgOf(recipe)));
  if (recipe.kind == DeckKind::kde) {
    write(folder + "/carddecks/" + name + "/index.desktop",
          "[Other]\nName=Wrong\n[KDE Backdeck]\nName=" + name.toUtf8() + "\nName[xx]=Other\nSVG=cards.svgz\n");
  }
  return {recipe.kind, name, path};
}

QImage drawn(const QString& name) {
  PictureStore& store = PictureStore::instance();
  const QSize size(60, 84);
  QImage image = store.find(name, size);
  QSignalSpy spy(&store, &PictureStore::drawn);
  if (image.isNull()) store.draw(name, size);
  for (int i = 0; i < 100 && image.isNull(); ++i) {
    spy.wait(100);
    image = store.find(name, size);
  }
  return image;
}

void collect(QQuickItem* item, QStringList& names) {
  if (const auto* picture = qobject_cast<Picture*>(item); picture && picture->isVisible())
    names.append(picture->name());
  for (QQuickItem* child : item->childItems()) collect(child, names);
}

}  // namespace

void TestDecks::initTestCase() {
  qputenv("XDG_DATA_HOME", data().toUtf8());
  qputenv("XDG_DATA_DIRS", folder_.filePath("none").toUtf8());
  qputenv("XDG_CACHE_HOME", folder_.filePath("cache").toUtf8());
}

void TestDecks::findsBothKinds() {
  const QString folder = folder_.filePath("both");
  make(folder, "Waves", {});
  make(folder, "old_paper", {.kind = DeckKind::gnome});
  write(folder + "/carddecks/nothing/index.desktop", "[KDE Backdeck]\nName=Nothing\n");
  write(folder + "/aisleriot/cards/readme.txt", "no cards");
  const QList<DeckFile> decks = findDecks({folder, folder});
  QCOMPARE(decks.size(), 2);
  QCOMPARE(decks[0].name, "Old paper");
  QVERIFY(decks[0].kind == DeckKind::gnome);
  QCOMPARE(decks[1].name, "Waves");
  QVERIFY(decks[1].kind == DeckKind::kde);
  for (const DeckFile& deck : decks) {
    const auto again = deckOf(deck.id());
    QVERIFY(again && again->kind == deck.kind && again->file == deck.file);
  }
  QVERIFY(!deckOf("fulltable"));
}

void TestDecks::drawsEveryCard_data() {
  QTest::addColumn<bool>("gnome");
  QTest::newRow("KDE") << false;
  QTest::newRow("GNOME") << true;
}

void TestDecks::drawsEveryCard() {
  QFETCH(bool, gnome);
  const DeckFile file = make(folder_.filePath("draw"), gnome ? "g" : "k",
                             {.kind = gnome ? DeckKind::gnome : DeckKind::kde, .jokers = true});
  DeckDrawings deck(file);
  QCOMPARE(deck.problem(), QString());
  for (int suit = 0; suit < 4; ++suit) {
    for (int rank = 0; rank < 13; ++rank) {
      const QImage image =
          deck.draw(QString("A23456789TJQK").mid(rank, 1) + QString("CDHS").mid(suit, 1), QSize(30, 42));
      QCOMPARE(image.pixelColor(15, 21), QColor(colorOf(suit, rank).name()));
    }
  }
  QCOMPARE(deck.draw("back", QSize(30, 42)).pixelColor(15, 21), QColor("#123456"));
  QCOMPARE(deck.draw("XB", QSize(30, 42)).pixelColor(15, 21), QColor("#ff0000"));
  QCOMPARE(deck.draw("XL", QSize(30, 42)).pixelColor(15, 21), QColor("#202020"));
}

void TestDecks::saysWhatIsWrong_data() {
  QTest::addColumn<QString>("missing");
  QTest::addColumn<QString>("empty");
  QTest::addColumn<QString>("twin");
  QTest::addColumn<bool>("flat");
  QTest::addColumn<QString>("word");
  QTest::newRow("no back") << "back" << QString() << QString() << false << "no back";
  QTest::newRow("empty back") << QString() << "back" << QString() << false << "back is empty";
  QTest::newRow("a card too few") << "7_heart" << QString() << QString() << false << "no card 7_heart";
  QTest::newRow("an empty card") << QString() << "queen_spade" << QString() << false << "card queen_spade is empty";
  QTest::newRow("two alike") << QString() << QString() << "10_club" << false << "cards look the same (10_club)";
  QTest::newRow("on its side") << QString() << QString() << QString() << true << "are sideways";
}

void TestDecks::saysWhatIsWrong() {
  QFETCH(QString, missing);
  QFETCH(QString, empty);
  QFETCH(QString, twin);
  QFETCH(bool, flat);
  QFETCH(QString, word);
  Recipe recipe{.missing = missing, .empty = empty, .twin = twin};
  if (flat) recipe.card = {58, 42};
  const QString problem = DeckDrawings(make(folder_.filePath("broken"), "b", recipe)).problem();
  QVERIFY2(problem.contains(word), qPrintable(problem));
}

void TestDecks::whatWouldFillTheMemoryIsLeftPacked() {
  const QString path = folder_.filePath("bomb/cards.svgz");
  write(path, packed("<svg>" + QByteArray(80 << 20, ' ') + "</svg>"));
  QVERIFY(QFileInfo(path).size() < 1 << 20);
  DeckDrawings deck({DeckKind::kde, "Bomb", path});
  QVERIFY2(deck.problem().contains("too large"), qPrintable(deck.problem()));
  QVERIFY(deck.draw("7C", QSize(40, 56)).isNull());
}

void TestDecks::whatLiesAboutItsSizeIsLeftPacked() {
  const QString path = folder_.filePath("liar/cards.svgz");
  write(path, packed("<svg>" + QByteArray(80 << 20, ' ') + "</svg>").chopped(4) + QByteArray(4, '\0'));
  DeckDrawings deck({DeckKind::kde, "Liar", path});
  QVERIFY2(deck.problem().contains("too large"), qPrintable(deck.problem()));
}

void TestDecks::whatWouldBeDrawnForEverIsNotDrawn() {
  // Each group uses the one before ten times: a thousand million rectangles.
  QByteArray nested = "<g id='u0'><rect width='1' height='1'/></g>";
  for (int level = 1; level < 10; ++level) {
    nested += "<g id='u" + QByteArray::number(level) + "'>";
    for (int i = 0; i < 10; ++i) nested += "<use xlink:href='#u" + QByteArray::number(level - 1) + "'/>";
    nested += "</g>";
  }
  const QByteArray head = "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'>";
  const QByteArray itself = "<g id='self'><use xlink:href='#self'/></g>";
  for (const QByteArray& drawings : {nested, itself}) {
    const QString path = folder_.filePath("nested/cards.svg");
    write(path, head + drawings + "</svg>");
    DeckDrawings deck({DeckKind::kde, "Nested", path});
    QVERIFY2(deck.problem().contains("too large"), qPrintable(deck.problem()));
  }
  QCOMPARE(drawnElements(head + "<g id='a'><rect/></g><use xlink:href='#a'/><use xlink:href='#a'/></svg>"), 9);
}

void TestDecks::outlinesHaveALimit() {
  const auto deckOf = [&](int corners) {
    QByteArray points;
    for (int i = 0; i < corners; ++i) points += i % 2 == 0 ? "0,0 " : "50,70 ";
    const QString path = folder_.filePath("outline/cards.svg");
    write(path, "<svg xmlns='http://www.w3.org/2000/svg'><polygon id='back' points='" + points + "'/></svg>");
    return DeckFile{DeckKind::kde, "Outline", path};
  };
  DeckDrawings usual(deckOf(1000));
  QVERIFY2(!usual.problem().contains("too large"), qPrintable(usual.problem()));
  DeckDrawings huge(deckOf(200000));
  QVERIFY2(huge.problem().contains("too large"), qPrintable(huge.problem()));
}

void TestDecks::whatIsDrawnForLongHoldsNothingUp() {
  const char* alone = "FULLTABLE_TEST_SLOW_DECK";
  if (qEnvironmentVariableIsSet(alone)) {
    // Dashes of next to no length along a long line, within all limits, take minutes.
    QByteArray points;
    for (int i = 0; i < 40000; ++i) points += i % 2 == 0 ? "0,0 " : "50,70 ";
    const DeckFile deck = make(data(), "Slow", {});
    write(deck.file, packed("<svg xmlns='http://www.w3.org/2000/svg' width='50' height='70'><polyline id='back' "
                            "fill='none' stroke='red' stroke-width='2' stroke-dasharray='0.1' points='" +
                            points + "'/></svg>"));
    QElapsedTimer closing;
    {
      DeckModel decks;
      decks.search();
      QTest::qWait(500);
      QVERIFY(decks.isSearching());
      closing.start();
    }
    QVERIFY2(closing.elapsed() < 2000, qPrintable(QString::number(closing.elapsed())));
    return;
  }
  QProcess child;
  QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
  environment.insert(alone, "1");
  child.setProcessEnvironment(environment);
  child.setProcessChannelMode(QProcess::MergedChannels);
  child.start(QCoreApplication::applicationFilePath(), {QTest::currentTestFunction()});
  QVERIFY(child.waitForFinished(30000));
  const QString said = child.readAll();
  QVERIFY2(child.exitStatus() == QProcess::NormalExit && child.exitCode() == 0, qPrintable(said));
  QVERIFY2(said.contains("0 failed"), qPrintable(said));
}

void TestDecks::ownJokersWhereThereAreNone() {
  const DeckFile deck = make(folder_.filePath("jokers"), "none", {});
  const QImage own = drawn("cards/face/XB");
  QVERIFY(!own.isNull());
  QCOMPARE(drawn("deck/" + deck.id() + "/XB"), own);
  QVERIFY(drawn("deck/" + deck.id() + "/7C") != drawn("cards/face/7C"));
}

void TestDecks::ownCardsWhereTheDeckIsGone() {
  QCOMPARE(drawn("deck/kde:/nowhere/cards.svgz/7C"), drawn("cards/face/7C"));
  QCOMPARE(drawn("deck/kde:/nowhere/cards.svgz/back"), drawn("cards/back/lattice"));
}

void TestDecks::searchTellsGoodFromBroken() {
  make(data(), "Good", {});
  make(data(), "better", {.kind = DeckKind::gnome});
  make(data(), "Lacking", {.missing = "2_club"});
  for (int time = 0; time < 2; ++time) {
    // The second time by what is remembered.
    DeckModel decks;
    const QAbstractItemModelTester tester(&decks);
    decks.search();
    QVERIFY(decks.isSearching());
    QTRY_VERIFY(!decks.isSearching());
    QCOMPARE(decks.rowCount(), 3);
    QCOMPARE(decks.index(0).data(DeckModel::DeckId).toString(), "fulltable");
    QCOMPARE(decks.index(1).data(DeckModel::Name).toString(), "Better");
    QCOMPARE(decks.index(2).data(DeckModel::Origin).toString(), "KDE");
    QCOMPARE(decks.leftOut(), "Lacking: it has no card 2_club");
  }
}

void TestDecks::everyGameUsesTheDeck() {
  const DeckFile deck = make(data(), "Good", {});
  const LaunchAnswer answer =
      readCommandLine({"fulltable", "--data-dir", folder_.filePath("app"), "--speed", "instant"});
  QVERIFY(answer.launch);
  const MainWindow main(*answer.launch);
  QVERIFY(main.window());
  QVERIFY(QTest::qWaitForWindowExposed(main.window()));
  for (const fulltable::Game* game : fulltable::all_games()) {
    const auto id = QString::fromUtf8(game->info().id.data(), static_cast<qsizetype>(game->info().id.size()));
    main.app()->quickGame(id);
    QTRY_VERIFY(main.app()->session() && main.app()->session()->game()->id() == id);
    main.app()->settings()->look()->setDeck(deck.id());
    const auto from = [&](const QString& start) {
      QStringList names;
      collect(main.window()->contentItem(), names);
      return names.filter(QRegularExpression("^" + start)).size();
    };
    QTRY_VERIFY2(from("deck/") > 0, qPrintable(id));
    QCOMPARE(from("cards/face/"), 0);
    QCOMPARE(from("cards/back/"), 0);
    QTRY_VERIFY(!Picture::pending());
  }
}

QTEST_MAIN(TestDecks)
#include "test_decks.moc"
