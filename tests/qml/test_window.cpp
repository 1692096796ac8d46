// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QRegularExpression>
#include <QTest>

#include "core/game.h"
#include "match/match.h"
#include "qml/driven_window.h"
#include "shell/renderer.h"
#include "table/tablecard.h"

constexpr int patience = 30000;

// The whole window without a screen, played with a real mouse and real keys. Any warning of QML fails the test.
class TestWindow : public QObject {
  Q_OBJECT

 private slots:
  void init();
  void theRendererIsChosen();
  void commandLine_data();
  void commandLine();
  void optionsOfQtAreLeftToQt();
  void aRecordIsOpened();
  void everythingStaysInside_data();
  void everythingStaysInside();
  void yukonByDragClickAndKeys();
  void longColumnsStayReadable();
  void enterIsSilentWhenAllIsOver();
  void aRefusalStandsAtTheCursor();
  void theHoleShowsItsRun();
  void platesStayAboveTheCardsOfADrag();
  void shelfFollowsTheFocus();
  void wrongDropGlidesBackAndSaysWhy();
  void onlyAPointerThatMovesIsToldWhyNot();
  void pagesOpen_data();
  void pagesOpen();
  void theTableHasTheKeysAgainAfterAPage();
  void logTellsMoves();
  void leaveAndComeBack();
  void aFirstGameBeginsWithHelp();
  void helpGoesAwayDuringTheDeal_data();
  void helpGoesAwayDuringTheDeal();

 private:
  std::unique_ptr<MainWindow> open(const QStringList& arguments, bool help = false) {
    return openWindow(folder_, arguments, help);
  }
  QTemporaryDir folder_;
};

void TestWindow::init() {
  failOnAnyWarning();
}

/// What a person has chosen holds; else it depends on whether there is a graphics processor.
void TestWindow::theRendererIsChosen() {
  QProcessEnvironment wishes;
  QVERIFY(drawsInSoftware(wishes, false));
  QVERIFY(!drawsInSoftware(wishes, true));
  wishes.insert("LIBGL_ALWAYS_SOFTWARE", "1");
  QVERIFY(drawsInSoftware(wishes, true));
  wishes.insert("LIBGL_ALWAYS_SOFTWARE", "0");
  QVERIFY(!drawsInSoftware(wishes, true));
  for (const char* chosen :
       {"QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND", "QSG_RHI_PREFER_SOFTWARE_RENDERER"}) {
    QProcessEnvironment own;
    own.insert(chosen, "opengl");
    QVERIFY2(!drawsInSoftware(own, false), chosen);
    own.insert(chosen, "");
    QVERIFY2(drawsInSoftware(own, false), chosen);
  }
  QVERIFY(!drawsOpenGlInSoftware({}, false));
  for (const char* api : {"opengl", "gl", "gles2"}) {
    QProcessEnvironment own;
    own.insert("QSG_RHI_BACKEND", api);
    QVERIFY2(drawsOpenGlInSoftware(own, false), api);
    QVERIFY2(!drawsOpenGlInSoftware(own, true), api);
    own.insert("LIBGL_ALWAYS_SOFTWARE", "1");
    QVERIFY2(drawsOpenGlInSoftware(own, true), api);
    own.insert("QT_QUICK_BACKEND", "software");
    QVERIFY2(!drawsOpenGlInSoftware(own, false), api);
  }
  wishes.insert("QSG_RHI_BACKEND", "vulkan");
  QVERIFY(!drawsOpenGlInSoftware(wishes, false));
}

void TestWindow::commandLine_data() {
  QTest::addColumn<QStringList>("arguments");
  QTest::addColumn<int>("status");
  QTest::newRow("help") << QStringList{"--help"} << 0;
  QTest::newRow("unknown game") << QStringList{"--game", "whist"} << 2;
  QTest::newRow("unknown seat") << QStringList{"--game", "pop", "--seats", "human,clever"} << 2;
  QTest::newRow("too many seats") << QStringList{"--game", "pop", "--seats", "human,easy,easy"} << 2;
  QTest::newRow("unknown option") << QStringList{"--game", "pop", "--option", "hearts=3"} << 2;
  QTest::newRow("value out of range") << QStringList{"--game", "pop", "--option", "target=2"} << 2;
  QTest::newRow("bad size") << QStringList{"--size", "big"} << 2;
  QTest::newRow("bad seed") << QStringList{"--game", "pop", "--seed", "-4"} << 2;
  QTest::newRow("too large a seed") << QStringList{"--game", "pop", "--seed", "9223372036854775808"} << 2;
  QTest::newRow("seed without game") << QStringList{"--seed", "4"} << 2;
  QTest::newRow("unknown page") << QStringList{"--page", "cellar"} << 2;
  QTest::newRow("unknown speed") << QStringList{"--speed", "slow"} << 2;
  QTest::newRow("unknown argument") << QStringList{"--fast"} << 2;
  QTest::newRow("two files") << QStringList{"one.fulltable", "two.fulltable"} << 2;
  QTest::newRow("file and game") << QStringList{"one.fulltable", "--game", "pop"} << 2;
  QTest::newRow("help to all") << QStringList{"--help-all", "-platform", "offscreen"} << 0;
  QTest::newRow("after Qt's options") << QStringList{"-platform", "offscreen", "-reverse", "--title=x", "--fast"} << 2;
}

void TestWindow::commandLine() {
  QFETCH(QStringList, arguments);
  QFETCH(int, status);
  const LaunchAnswer answer = readCommandLine(QStringList{"fulltable"} + arguments);
  QVERIFY(!answer.launch);
  QCOMPARE(answer.status, status);
  QVERIFY(!answer.text.isEmpty());
  QVERIFY(!answer.text.contains("executable_name"));
}

void TestWindow::optionsOfQtAreLeftToQt() {
  const LaunchAnswer answer = readCommandLine(
      {"fulltable", "-platform", "offscreen", "--title=Cards", "-reverse", "--game", "pop", "--seed", "4"});
  QVERIFY2(answer.launch, qPrintable(answer.text));
  QCOMPARE(answer.launch->gameId, QString("pop"));
  QCOMPARE(answer.launch->file, QString());
  QVERIFY(readCommandLine({"fulltable", "--help-all"}).text.contains("-platform"));
  QVERIFY(!readCommandLine({"fulltable", "--help"}).text.contains("-platform"));
}

void TestWindow::aRecordIsOpened() {
  QTemporaryDir folder;
  const auto written = [&folder](const char* name, const QByteArray& bytes) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly)) qFatal("cannot write");
    file.write(bytes);
    return file.fileName();
  };
  const fulltable::Game& game = *fulltable::find_game("yukon");
  const auto match = fulltable::Match::start(game, fulltable::standard_setup(game, 5));
  auto main = open({written("good.fulltable", QByteArray::fromStdString(match->record().dump()))});
  // It is read and played through beside the window.
  QTRY_VERIFY_WITH_TIMEOUT(main->app()->session(), patience);
  QCOMPARE(main->app()->session()->game()->id(), QString("yukon"));
  QTRY_VERIFY(find<GameTable>(main->window()->contentItem()));
  QCOMPARE(main->app()->message(), QString());
  main.reset();
  for (const QString& file :
       {written("bad.fulltable", "{}"), written("empty.fulltable", ""), folder.filePath("none"), folder.path()}) {
    main = open({file});
    QTRY_VERIFY_WITH_TIMEOUT(main->app()->message().contains(QFileInfo(file).fileName()), patience);
    QVERIFY(!main->app()->session());
    main.reset();
  }
}

void TestWindow::everythingStaysInside_data() {
  QTest::addColumn<QString>("game");
  QTest::addColumn<QString>("size");
  for (const fulltable::Game* each : fulltable::all_games()) {
    const auto game = QString::fromUtf8(each->info().id.data(), static_cast<qsizetype>(each->info().id.size()));
    for (const char* size : {"800x600", "1024x768", "1280x800", "1920x1080", "3840x2160", "900x1200"}) {
      QTest::newRow(qPrintable(QString("%1 %2").arg(game, size))) << game << QString(size);
    }
  }
}

void TestWindow::everythingStaysInside() {
  QFETCH(QString, game);
  QFETCH(QString, size);
  const auto main = open({"--game", game, "--seed", "7", "--size", size});
  QVERIFY(main);
  const auto* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(table);
  const QRectF all = QRectF(0, 0, table->width(), table->height()).adjusted(-1, -1, 1, 1);
  const CardModel* cards = main->app()->session()->cards();
  for (int row = 0; row < cards->rowCount(); ++row) {
    if (hides(table, cards->slot(row).pile)) continue;
    QVERIFY2(table->pileOf(cards->slot(row).pile), qPrintable("no place for " + cards->slot(row).pile));
    const QRectF rest = table->restOf(row);
    QVERIFY2(all.contains(rest), qPrintable(QString("card %1 of %2").arg(row).arg(cards->slot(row).pile)));
    const QRectF seen = table->visibleOf(row);
    if (!cards->slot(row).card.is_known() || seen.isEmpty()) continue;
    QVERIFY2(seen.width() >= 0.22 * rest.width() && seen.height() >= 0.23 * rest.height(),
             qPrintable("index covered in " + cards->slot(row).pile));
  }
  for (const PileItem* pile : table->piles())
    QVERIFY2(pile->pileId().isEmpty() || all.contains(pile->extent()), qPrintable(pile->pileId()));
}

void TestWindow::yukonByDragClickAndKeys() {
  const auto main = open({"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QVERIFY(table);

  LegalDrag legal = findLegalDrag(session);
  QVERIFY(legal.row >= 0);
  drag(main->window(), grip(table, legal.row), middle(table, table->targetRect(legal.to)));
  QCOMPARE(session->game()->moveCount(), 1);
  QCOMPARE(session->cards()->slot(legal.row).pile, legal.to.pile);
  table->layOutNow();

  QTest::keyClick(main->window(), Qt::Key_Z, Qt::ControlModifier);
  QCOMPARE(session->game()->moveCount(), 0);
  QTest::keyClick(main->window(), Qt::Key_Y, Qt::ControlModifier);
  QCOMPARE(session->game()->moveCount(), 1);
  table->layOutNow();

  legal = findLegalDrag(session);
  QVERIFY(legal.row >= 0);
  QTest::mouseClick(main->window(), Qt::LeftButton, {}, grip(table, legal.row));
  QVERIFY(session->game()->moveCount() == 2 || !session->input()->chooser().isEmpty() ||
          !session->input()->targets().isEmpty());
  if (session->game()->moveCount() == 1) {
    session->input()->cancelChoice();
    session->input()->cancel();
  }
  table->layOutNow();

  const int before = session->game()->moveCount();
  QTest::keyClick(main->window(), Qt::Key_Down);
  QVERIFY(!table->cursor().isEmpty());
  QTest::keyClick(main->window(), Qt::Key_A);
  QVERIFY(table->isShowingMoves());
  QTest::keyClick(main->window(), Qt::Key_A);
  QVERIFY(!table->isShowingMoves());
  QTest::keyClick(main->window(), Qt::Key_Return);
  if (table->isCarrying()) {
    // Where there is a choice the card is picked up first.
    QTest::keyClick(main->window(), Qt::Key_Escape);
    QVERIFY(!table->isCarrying());
    QTest::keyClick(main->window(), Qt::Key_Return);
    QTest::keyClick(main->window(), Qt::Key_Return);
  }
  QCOMPARE(session->game()->moveCount(), before + 1);
}

void TestWindow::longColumnsStayReadable() {
  const auto main = open({"--game", "yukon", "--seed", "7", "--size", "800x600"});
  QVERIFY(main);
  auto* table = find<GameTable>(main->window()->contentItem());
  int longest = 0;
  for (int deal = 1; deal < 60 && longest < 18; ++deal) {
    main->app()->newGame("yukon", {"human"}, {"Ada"}, {}, QString::number(deal), false);
    Session* session = main->app()->session();
    for (int move = 0; move < 30 && !session->shown()->over(); ++move) {
      // Whatever makes the longest column longer.
      int most = 0;
      int row = -1;
      QString to;
      for (const QVariant& legal : session->input()->drags()) {
        const QString pile = legal.toMap()["pile"].toString();
        const int card = legal.toMap()["row"].toInt();
        const int length =
            session->shown()->pileSize(pile) + static_cast<int>(session->input()->cardsWith(card).size());
        if (!pile.startsWith("tableau") || length <= most) continue;
        most = length;
        row = card;
        to = pile;
      }
      if (row < 0) break;
      QVERIFY(session->input()->lift(row) && session->input()->dropOn({to}));
      table->layOutNow();
      longest = std::max(longest, most);
      for (int card = 0; card < session->cards()->rowCount(); ++card) {
        const auto& slot = session->cards()->slot(card);
        if (!slot.card.is_known() || !slot.pile.startsWith("tableau")) continue;
        const qreal least = slot.card.rank() == 0 ? 0.32 : 0.22;
        QVERIFY2(table->visibleOf(card).height() >= least * table->restOf(card).height(),
                 qPrintable(QString("%1 of %2").arg(slot.place).arg(slot.size)));
      }
    }
  }
  QVERIFY(longest >= 18);
}

void TestWindow::aRefusalStandsAtTheCursor() {
  const auto main = open({"--game", "black_hole", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  const auto atCursor = [&] { return table->cursor().contains(table->lastPoint()); };
  // The cursor goes where a hint points, without an arrow key.
  QTest::keyClick(main->window(), Qt::Key_Down);
  QVERIFY(atCursor());
  QTest::keyClick(main->window(), Qt::Key_H);
  QTRY_COMPARE_WITH_TIMEOUT(table->chosen(), session->advisor()->hintCards().value(0, -2), 20000);
  QVERIFY(atCursor());
  // A card that is played takes it along to the hole.
  QTest::keyClick(main->window(), Qt::Key_Return);
  QCOMPARE(session->game()->moveCount(), 1);
  table->layOutNow();
  QVERIFY(atCursor());
  const auto playable = [&] {
    return session->cards()->slot(table->chosen()).pile == "hole" ||
           session->cards()->movable().contains(table->chosen());
  };
  for (int i = 0; i < 20 && playable(); ++i) QTest::keyClick(main->window(), i % 2 == 0 ? Qt::Key_Right : Qt::Key_Up);
  QTest::keyClick(main->window(), Qt::Key_Return);
  QCOMPARE(session->input()->refusalSerial(), 1);
  QVERIFY(table->cursor().contains(findType(table, "RefusalNote")->property("told").toPointF()));
}

void TestWindow::theHoleShowsItsRun() {
  const auto main = open({"--game", "black_hole", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  const QQuickItem* run = findType(table, "HoleRun");
  QVERIFY(run && !run->isVisible());
  const QPoint hole = middle(table, table->pileOf("hole")->topmost());
  QTest::mouseClick(main->window(), Qt::LeftButton, {}, hole);
  QVERIFY(run->isVisible());
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QVERIFY(!run->isVisible());
  // By keys the cursor goes to the hole with the card that is played.
  QTest::keyClick(main->window(), Qt::Key_Down);
  QTest::keyClick(main->window(), Qt::Key_H);
  QTRY_VERIFY_WITH_TIMEOUT(!session->advisor()->hintCards().isEmpty(), 20000);
  QTest::keyClick(main->window(), Qt::Key_Return);
  table->layOutNow();
  QCOMPARE(session->cards()->slot(table->chosen()).pile, QString("hole"));
  QTest::keyClick(main->window(), Qt::Key_Return);
  QVERIFY(run->isVisible());
  QCOMPARE(session->input()->refusalSerial(), 0);
  QTest::keyClick(main->window(), Qt::Key_Return);
  QVERIFY(!run->isVisible());
}

void TestWindow::enterIsSilentWhenAllIsOver() {
  const auto main = open({"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  QTest::keyClick(main->window(), Qt::Key_Down);
  session->game()->giveUp();
  QVERIFY(session->shown()->over());
  for (const auto key : {Qt::Key_Return, Qt::Key_Space}) QTest::keyClick(main->window(), key);
  QCOMPARE(session->input()->refusalSerial(), 0);
  QVERIFY(main->app()->session()->shown()->over());
  // When there was time to read it, Enter deals anew.
  QTRY_COMPARE(main->window()->activeFocusItem()->property("text").toString(), QString("New deal"));
  QTest::keyClick(main->window(), Qt::Key_Return);
  QTRY_VERIFY(!main->app()->session()->shown()->over());
}

void TestWindow::platesStayAboveTheCardsOfADrag() {
  const auto main = open({"--game", "ristiseiska", "--seats", "human,easy,easy", "--seed", "11"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  QTRY_VERIFY_WITH_TIMEOUT(findLegalDrag(session).row >= 0, 20000);
  table->layOutNow();
  const int row = findLegalDrag(session).row;
  const QPoint from = grip(table, row);
  QTest::mousePress(main->window(), Qt::LeftButton, {}, from);
  for (int i = 1; i <= 4; ++i) QTest::mouseMove(main->window(), from - QPoint(0, 10 * i));
  QVERIFY(table->isCarrying());
  const auto plates = findTypes(table, "SeatPlate");
  QCOMPARE(plates.size(), 3);
  for (const QQuickItem* plate : plates) {
    for (int card = 0; card < session->cards()->rowCount(); ++card) {
      QCOMPARE(plate->parentItem(), table->card(card)->parentItem());
      QCOMPARE(plate->z() > table->card(card)->z(), card != row);
    }
  }
  QTest::mouseRelease(main->window(), Qt::LeftButton, {}, from);
}

void TestWindow::shelfFollowsTheFocus() {
  const auto main = open({"--size", "800x600"});
  QVERIFY(main);
  const QRectF window(QPointF(), QSizeF(main->window()->size()));
  const auto games = static_cast<int>(main->app()->games().size());
  QStringList people;
  for (int i = 0; i < games; ++i) {
    QTest::keyClick(main->window(), Qt::Key_Right);
    const QQuickItem* item = main->window()->activeFocusItem();
    QVERIFY(QByteArray(item->metaObject()->className()).startsWith("ShelfCard"));
    QVERIFY2(window.contains(item->mapRectToScene(QRectF(QPointF(), item->size()))), qPrintable(QString::number(i)));
    people.append(item->property("seats").toString());
  }
  QVERIFY(people.contains("1 player") && people.contains("2 players") && people.contains("3–5 players"));
  for (int i = 0; i < games; ++i) QTest::keyClick(main->window(), Qt::Key_Up);
  QTest::keyClick(main->window(), Qt::Key_Return);
  QVERIFY(main->app()->session());
}

void TestWindow::wrongDropGlidesBackAndSaysWhy() {
  const auto main = open({"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  Session* session = main->app()->session();
  auto* table = find<GameTable>(main->window()->contentItem());
  const LegalDrag legal = findLegalDrag(session);
  QVERIFY(legal.row >= 0);
  session->input()->lift(legal.row);
  const QList<Target> targets = session->input()->targets();
  session->input()->cancel();
  for (const PileItem* pile : table->piles()) {
    if (targets.contains(Target{pile->pileId()}) || pile->pileId() == session->cards()->slot(legal.row).pile) continue;
    bool near = false;
    for (const Target& target : targets)
      near |= table->pileOf(target.pile)->extent().adjusted(-90, -90, 90, 90).intersects(pile->extent());
    if (near) continue;
    const QRectF home = table->restOf(legal.row);
    drag(main->window(), grip(table, legal.row), middle(table, pile->topmost()));
    QCOMPARE(session->game()->moveCount(), 0);
    QVERIFY(!session->input()->refusal().isEmpty());
    table->layOutNow();
    QCOMPARE(table->card(legal.row)->position(), home.topLeft());
    return;
  }
  QFAIL("no pile to drop wrongly on");
}

void TestWindow::onlyAPointerThatMovesIsToldWhyNot() {
  const auto main = open({"--game", "chinese_ten", "--seats", "human,easy", "--seed", "1"});
  QVERIFY(main);
  Session* session = main->app()->session();
  QTRY_VERIFY(session->viewpoint()->myTurn());
  const QString why = "Play a card from your hand first.";
  QQuickItem* turn = findButton(main.get(), "Turn card");
  QVERIFY(turn && !turn->isEnabled());
  const QPoint there = turn->mapToScene(QPointF(turn->width() / 2, turn->height() / 2)).toPoint();
  QTest::mouseMove(main->window(), there);
  QTest::qWait(200);
  QVERIFY(!drawsText(main->window()->contentItem(), why));
  QTest::mouseMove(main->window(), there + QPoint(2, 1));
  QTRY_VERIFY(drawsText(main->window()->contentItem(), why));
  QTest::mouseMove(main->window(), there - QPoint(0, 200));
  QTRY_VERIFY(!drawsText(main->window()->contentItem(), why));
}

void TestWindow::pagesOpen_data() {
  QTest::addColumn<QString>("page");
  for (const char* page : {"start", "new", "rules", "settings", "statistics"}) QTest::newRow(page) << QString(page);
}

void TestWindow::pagesOpen() {
  QFETCH(QString, page);
  const auto main = open({"--page", page});
  QVERIFY(main);
  QVERIFY(!main->window()->grabWindow().isNull());
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QVERIFY(!main->window()->grabWindow().isNull());
}

void TestWindow::theTableHasTheKeysAgainAfterAPage() {
  const auto main = open({"--game", "yukon", "--seed", "1"});
  QVERIFY(main);
  auto* table = find<GameTable>(main->window()->contentItem());
  for (const Qt::Key direction : {Qt::Key_Down, Qt::Key_Right}) {
    QTest::keyClick(main->window(), Qt::Key_F1);
    const QRectF before = table->cursor();
    QTest::keyClick(main->window(), direction);
    QCOMPARE(table->cursor(), before);
    QTest::keyClick(main->window(), Qt::Key_Escape);
    QTest::keyClick(main->window(), direction);
    QVERIFY(table->cursor() != before);
  }
}

void TestWindow::logTellsMoves() {
  const auto main = open({"--game", "yukon", "--seed", "1"});
  QVERIFY(main);
  Session* session = main->app()->session();
  const LegalDrag legal = findLegalDrag(session);
  QVERIFY(legal.row >= 0);
  QVERIFY(session->input()->lift(legal.row));
  QVERIFY(session->input()->dropOn(legal.to));
  QTest::keyClick(main->window(), Qt::Key_L);
  // Cards are signs there, the red suits in red; a screen reader has them in words.
  QString line = session->log()->data(session->log()->index(0), LogModel::Signs).toString();
  QVERIFY2(line.contains(QRegularExpression("[♣♦♥♠]")), qPrintable(line));
  line.replace(QRegularExpression("(\\w*[♥♦])"), "<font color=\"#b3261e\">\\1</font>");
  QTRY_VERIFY2(drawsText(main->window()->contentItem(), line), qPrintable(line));
  QVERIFY(!session->chronicle()->text().contains(QRegularExpression("[♣♦♥♠]")));
  QTest::keyClick(main->window(), Qt::Key_Escape);
  QTRY_VERIFY(!drawsText(main->window()->contentItem(), line));
}

void TestWindow::leaveAndComeBack() {
  const auto main = open({"--game", "yukon", "--seed", "7"});
  QVERIFY(main);
  main->app()->leave();
  QVERIFY(!main->app()->session());
  QVERIFY(!main->window()->grabWindow().isNull());
  main->app()->quickGame("ristiseiska");
  QVERIFY(main->app()->session());
  QVERIFY(!main->window()->grabWindow().isNull());
  main->app()->again(true);
  QVERIFY(!main->window()->grabWindow().isNull());
}

void TestWindow::helpGoesAwayDuringTheDeal_data() {
  QTest::addColumn<QString>("game");
  for (const fulltable::Game* game : fulltable::all_games()) {
    const std::string id(game->info().id);
    QTest::newRow(id.c_str()) << QString::fromStdString(id);
  }
}

void TestWindow::helpGoesAwayDuringTheDeal() {
  QFETCH(QString, game);
  const auto main = open({}, true);
  QVERIFY(main);
  main->app()->settings()->play()->setSpeed("normal");
  QVERIFY(!main->window()->grabWindow().isNull());
  main->app()->quickGame(game);
  QVERIFY(main->app()->session());
  const QString words = main->app()->firstHelp(game);
  QTRY_VERIFY(drawsText(main->window()->contentItem(), words));
  QTest::keyClick(main->window(), Qt::Key_Return);
  QVERIFY(!drawsText(main->window()->contentItem(), words));
  // The key was for the help alone: who sits here has not played.
  Session* session = main->app()->session();
  for (const auto& played : session->game()->match().history())
    QVERIFY(!session->game()->seating().isHuman(played.seat));
}

void TestWindow::aFirstGameBeginsWithHelp() {
  const auto main = open({"--game", "yukon", "--seed", "7"}, true);
  QVERIFY(main);
  const QString words = main->app()->firstHelp("yukon");
  QVERIFY(words.startsWith("- "));
  QVERIFY(drawsText(main->window()->contentItem(), words));
  QTest::keyClick(main->window(), Qt::Key_Return);
  QVERIFY(!drawsText(main->window()->contentItem(), words));
  QCOMPARE(main->app()->session()->game()->moveCount(), 0);
  main->app()->newGame("ristiseiska", {"human", "easy", "easy"}, {}, {}, "1", false);
  const QString others = main->app()->firstHelp("ristiseiska");
  QTRY_VERIFY(drawsText(main->window()->contentItem(), others));
  QTest::keyClick(main->window(), Qt::Key_Escape);
  main->app()->newGame("yukon", {"human"}, {}, {}, "8", false);
  QVERIFY(!drawsText(main->window()->contentItem(), words));
}

QTEST_MAIN(TestWindow)
#include "test_window.moc"
