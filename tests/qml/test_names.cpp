// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QtTest>

#include "core/game.h"
#include "qml/driven_window.h"

// The names that join a game's table and its rules: piles, facts, options, phases and moves. A name that only one side
// knows would show nothing, and nobody would be told.
class TestNames : public QObject {
  Q_OBJECT

 private slots:
  void init() { failOnAnyWarning(); }
  void everyPileHasItsPlace_data();
  void everyPileHasItsPlace();
  void tablesUseTheRulesNames_data();
  void tablesUseTheRulesNames();
  void sharedPartsNameNoGame();
  void nobodyElseKnowsCards();

 private:
  QTemporaryDir folder_;
};

namespace {

QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString contents(const QString& path) {
  QFile file(path);
  return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

/// All such files below that folder of the sources, by their paths.
QMap<QString, QString> sources(const QString& folder, const QStringList& names = {"*.qml"}) {
  QMap<QString, QString> found;
  QDirIterator files(FULLTABLE_SOURCES + ("/" + folder), names, QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) {
    const QString path = files.next();
    found.insert(path, contents(path));
  }
  return found;
}

/// A card that lies where the table has no place for it, by its pile; empty: none.
QString unplaced(const GameTable* table, Session* session) {
  for (int row = 0; row < session->cards()->count(); ++row) {
    const QString& pile = session->cards()->slot(row).pile;
    if (!table->pileOf(pile) && !hides(table, pile)) return pile;
  }
  return {};
}

/// The standard options, and each option with each of its other values.
QList<QVariantMap> variants(const fulltable::GameInfo& info) {
  QList<QVariantMap> all{{}};
  for (const auto& option : info.options) {
    const auto add = [&](const QVariant& value) { all.append({{textOf(option.id), value}}); };
    switch (option.type) {
      case fulltable::OptionType::boolean: add(option.standard == 0); break;
      case fulltable::OptionType::integer: add(option.standard == option.max ? option.min : option.max); break;
      case fulltable::OptionType::choice:
        for (std::size_t i = 0; i < option.choices.size(); ++i)
          if (static_cast<int>(i) != option.standard) add(textOf(option.choices[i]));
        break;
    }
  }
  return all;
}

}  // namespace

void TestNames::everyPileHasItsPlace_data() {
  QTest::addColumn<QString>("game");
  for (const fulltable::Game* game : fulltable::all_games())
    QTest::newRow(game->info().id.data()) << textOf(game->info().id);
}

/// The computer plays, with every value of every option; wherever cards come to lie, they have a place.
void TestNames::everyPileHasItsPlace() {
  QFETCH(QString, game);
  const fulltable::GameInfo& info = fulltable::find_game(game.toStdString())->info();
  const auto main = openWindow(folder_, {"--game", game, "--seed", "5"});
  QVERIFY(main);
  int played = 0;
  for (const QVariantMap& options : variants(info)) {
    for (const int seats : QSet<int>{info.default_seats, options.isEmpty() ? info.max_seats : info.default_seats}) {
      const QStringList kinds(seats, info.solitaire ? "human" : "easy");
      // Not every value goes with every number of seats.
      if (!main->app()->newGame(game, kinds, {}, options, "5", false)) continue;
      ++played;
      const QPointer<Session> session = main->app()->session();
      QString missing;
      int looks = 0;
      // The table of the new game takes the place of the old one's when it is ready.
      const auto look = [&] {
        const auto* table = find<GameTable>(main->window()->contentItem());
        if (!missing.isEmpty() || !table || !session || table->session() != session) return;
        ++looks;
        // Places that a move has just made are there with the next frame.
        const auto found = [&] {
          table = find<GameTable>(main->window()->contentItem());
          missing = table && session && table->session() == session ? unplaced(table, session) : QString();
          return missing.isEmpty();
        };
        static_cast<void>(found() || QTest::qWaitFor(found, 3000));
      };
      look();
      if (info.real_time) session->race()->start();
      const int enough = options.isEmpty() ? 120 : 30;
      QElapsedTimer clock;
      clock.start();
      while (!session->shown()->over() && session->game()->moveCount() < enough && clock.elapsed() < 2500 &&
             missing.isEmpty() && !info.solitaire) {
        if (session->shown()->resting()) session->shown()->goOn();
        QTest::qWait(5);
        look();
      }
      look();
      QVERIFY(looks > 0);
      QVERIFY2(missing.isEmpty(), qPrintable(missing + " has no place with " +
                                             QJsonDocument(QJsonObject::fromVariantMap(options)).toJson()));
    }
  }
  QVERIFY(played > static_cast<int>(info.options.size()) / 2);
}

void TestNames::tablesUseTheRulesNames_data() {
  everyPileHasItsPlace_data();
}

/// What a game's own files ask of its rules by name occurs in its golden playthroughs; options are among its options,
/// and phases, of which a random game need not see all, among the words of its rules.
void TestNames::tablesUseTheRulesNames() {
  QFETCH(QString, game);
  const QString golden = contents(FULLTABLE_SOURCES + ("/tests/golden/" + game + ".txt"));
  QVERIFY(!golden.isEmpty());
  QString rules;
  QDirIterator code(FULLTABLE_SOURCES + ("/engine/games/" + game), {"*.cpp", "*.h"}, QDir::Files);
  while (code.hasNext()) rules += contents(code.next());
  QString options;
  for (const auto& option : fulltable::find_game(game.toStdString())->info().options)
    options += textOf(option.id) + "\n";
  QString settings;
  for (const auto& setting : fulltable::find_game(game.toStdString())->info().settings)
    settings += textOf(setting.id) + "\n";
  struct Kind {
    const char* what;
    QRegularExpression inQml;
    QString known;  ///< how it is written there, with %1 for the name
    const QString* where;
  };
  const QList<Kind> kinds{
      {"fact", QRegularExpression(R"re(\b(?:facts|next)\??\.([a-z]\w*))re"), R"("%1":)", &golden},
      {"pile", QRegularExpression(R"re((?:\bpile: |pileSize\(|codesIn\(|cardsOf\()"([a-z_]+))re"), R"(^ +%1[.:])",
       &golden},
      {"move", QRegularExpression(R"re(\bverb [!=]== "([a-z_]+))re"), R"(^\d+\. \d+ %1\b)", &golden},
      {"option", QRegularExpression(R"re((?:\boption\("|\boptions\.)([a-z_]+))re"), R"(^%1$)", &options},
      {"setting", QRegularExpression(R"re(\bgames\.on\.(\w+))re"), R"(^%1$)", &settings},
      {"phase", QRegularExpression(R"re(\bphase [!=]== "([a-z_]+))re"), R"("%1")", &rules},
  };
  const auto files = sources("qml/games/" + game);
  QVERIFY(!files.isEmpty());
  for (auto file = files.begin(); file != files.end(); ++file) {
    for (const Kind& kind : kinds) {
      auto matches = kind.inQml.globalMatch(file.value());
      while (matches.hasNext()) {
        const QString name = matches.next().captured(1);
        // The piles of the workspace are the table's own.
        if (name == "work") continue;
        const QRegularExpression known(kind.known.arg(name), QRegularExpression::MultilineOption);
        QVERIFY2(known.match(*kind.where).hasMatch(),
                 qPrintable(QString("%1: no %2 '%3'").arg(file.key(), kind.what, name)));
      }
    }
  }
}

/// What every table has and what several games share speak of no game, and the program asks for none by its name.
// What a card is worth, how ranks follow each other and how moves are written the rules tell.
void TestNames::nobodyElseKnowsCards() {
  const QRegularExpression known(
      R"(% ?13\b|code\w* ?/ ?13\b|A23456789TJQK|23456789TJQKA|\bfamily\b ?(==|===)|starts_with\("(hand|meld|bid|trick|foundation|stock)|\bfind_game\(")");
  // A hand's default order, until the rules tell theirs; an alphabet for keys is not one.
  const QStringList allowed{"app/table/fan.h", "app/table/tablelayout.h", "qml/table/PlayTable.qml"};
  for (const char* folder : {"qml", "app"}) {
    const auto files = sources(folder, {"*.qml", "*.cpp", "*.h"});
    QVERIFY(files.size() > 30);
    for (auto file = files.begin(); file != files.end(); ++file) {
      if (std::ranges::any_of(allowed, [&](const QString& path) { return file.key().endsWith(path); })) continue;
      const auto match = known.match(file.value());
      QVERIFY2(!match.hasMatch(), qPrintable(file.key() + ": " + match.captured()));
    }
  }
}

void TestNames::sharedPartsNameNoGame() {
  for (const char* folder : {"qml/table", "qml/parts", "qml/shell"}) {
    const auto files = sources(folder);
    for (auto file = files.begin(); file != files.end(); ++file) {
      for (const fulltable::Game* game : fulltable::all_games()) {
        // `list.pop()` is no game.
        const QRegularExpression name(QString(R"((?<![.\w])(%1|%2)\b(?!\())")
                                          .arg(QRegularExpression::escape(textOf(game->info().id)),
                                               QRegularExpression::escape(textOf(game->info().name))),
                                      QRegularExpression::CaseInsensitiveOption);
        QVERIFY2(!name.match(file.value()).hasMatch(),
                 qPrintable(file.key() + " speaks of " + textOf(game->info().name)));
      }
    }
  }
  const auto program = sources("app", {"*.cpp", "*.h"});
  QVERIFY(!program.isEmpty());
  for (auto file = program.begin(); file != program.end(); ++file)
    QVERIFY2(!file.value().contains("find_game(\""), qPrintable(file.key()));
}

QTEST_MAIN(TestNames)
#include "test_names.moc"
