// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDirIterator>
#include <QRegularExpression>
#include <QTemporaryDir>

#include "input/signs.h"
#include "library/app.h"
#include "library/rulespage.h"
#include "library/rulespicture.h"
#include "library/rulessearch.h"
#include "library/ruleswords.h"
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

  void everyValueOfEveryOptionHasItsLine() {
    const App app;
    for (const QVariant& game : app.games()) {
      const QString id = game.toMap()["id"].toString();
      QHash<QString, QString> unread = optionLines(rulesPage(rulesMarkdown(id)));
      const QVariantMap allLines = App::optionLines(id);
      for (const QVariant& option : game.toMap()["options"].toList()) {
        const QVariantMap spec = option.toMap();
        const QString label = spec["label"].toString();
        const QStringList lines = allLines[spec["id"].toString()].toStringList();
        const qsizetype values = spec["type"] == "choice" ? spec["choices"].toList().size()
                                 : spec["type"] == "bool" ? 2
                                                          : 1;
        QCOMPARE(lines.size(), values);
        for (const QString& line : lines) {
          QVERIFY2(!line.isEmpty(), qPrintable(id + ", " + label));
          // As help lines are: short, without a full stop.
          QVERIFY2(line.size() <= 150 && !line.endsWith('.'), qPrintable(line));
        }
        unread.removeIf([&](auto each) { return each.key().section(": ", 0, 0) == label.toLower(); });
      }
      QVERIFY2(unread.isEmpty(), qPrintable(id + ": " + QStringList(unread.keys()).join(", ")));
    }
  }

  /// Every paragraph that a refusal names is on the page of its game: what stands last in the sources of a refusal, and
  /// the names that they give to paragraphs.
  void everyParagraphThatARefusalNamesIsThere() {
    static const QRegularExpression statement(
        R"((?:illegal|refused|not_held|Refusal)\([^;]*\x22([A-Z][^\x22]*)\x22\)*;)"),
        constant(R"((?:rule|when_\w+) = \x22([A-Z][^\x22]*)\x22;)");
    for (const auto* game : fulltable::all_games()) {
      const QString id = QString::fromStdString(std::string(game->info().id));
      const QVariantList page = rulesPage(rulesMarkdown(id));
      int named = 0;
      for (QDirIterator files(QStringLiteral(FULLTABLE_TEST_DATA "/../engine/games/") + id, {"*.cpp"}, QDir::Files);
           files.hasNext();) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString source = QString::fromUtf8(file.readAll());
        for (const QRegularExpression& each : {statement, constant})
          for (auto found = each.globalMatch(source); found.hasNext(); ++named) {
            const QString rule = found.next().captured(1);
            QVERIFY2(sectionOf(page, rule) > 0, qPrintable(id + ": " + rule));
          }
      }
      QVERIFY2(named > 2, qPrintable(id));
      // Where somebody else's turn is told as the reason.
      QVERIFY2(game->info().max_seats == 1 || sectionOf(page, "Turn by turn") > 0, qPrintable(id));
      // Both ways: no section answers to a name twice.
      QStringList names;
      for (const QVariant& section : page) names += section.toMap()["rules"].toStringList();
      QCOMPARE(names.removeDuplicates(), 0);
    }
  }

  void aPageShowsTheRulesAsSet() {
    const fulltable::GameInfo& info = fulltable::find_game("thieving_stink")->info();
    fulltable::Options options = info.standard_options();
    options.value[1] = 1;
    const QVariantList page = rulesPage(
        "# Stink\n\n## Play\n\n<!-- only: two_on_top=low -->\nLow twos.\n\nAll twos.\n\n## Variants\n<!-- options "
        "-->\n\n| Option | What changes |\n| --- | --- |\n| Points to win | So many |\n| Twos on the stack: High | "
        "Only a two |\n");
    const QVariantList set = rulesAsSet(page, info, &options);
    QVERIFY(set[0].toMap()["played"].toString().contains("High"));
    const QVariantList play = set[1].toMap()["blocks"].toList();
    QCOMPARE(play.size(), 2);
    QVERIFY(play[0].toMap()["unset"].toBool() && play[0].toMap()["variant"].toBool());
    QCOMPARE(play[0].toMap()["given"].toString(), QString("Twos on the stack: Low"));
    QVERIFY(!play[1].toMap().contains("given"));
    // Without a game it is what usually holds.
    const QVariantMap low = rulesAsSet(page, info, nullptr)[1].toMap()["blocks"].toList()[0].toMap();
    QVERIFY(low["usual"].toBool() && !low["unset"].toBool() && !low["variant"].toBool());
    const QVariantList list = set[2].toMap()["blocks"].toList()[0].toMap()["list"].toList();
    QCOMPARE(list.size(), 2);
    QCOMPARE(list[0].toMap()["now"].toString(), QString("500"));
    const QVariantMap high = list[1].toMap()["rows"].toList()[1].toMap();
    QVERIFY(high["set"].toBool() && !high["usual"].toBool());
    QCOMPARE(high["line"].toString(), QString("Only a two"));
  }

  /// What a page says for one value of an option names one that there is.
  void whatHoldsForOneValueNamesIt() {
    for (const auto* game : fulltable::all_games()) {
      const QString id = QString::fromStdString(std::string(game->info().id));
      for (const QVariant& section : rulesAsSet(rulesPage(rulesMarkdown(id)), game->info(), nullptr))
        for (const QVariant& each : section.toMap()["blocks"].toList()) {
          const QVariantMap block = each.toMap();
          if (block.contains("only"))
            QVERIFY2(!block["given"].toString().isEmpty(), qPrintable(id + ": " + block["only"].toString()));
          QVERIFY2(!block["prose"].toString().contains("<!--"), qPrintable(block["prose"].toString()));
        }
    }
  }

  void picturesAreTakenApart() {
    const QVariantList blocks = rulesPage(
                                    "# Ape\n\n## Play\n\nText.\n\n```table A run\nYou: 7H* XX | 9C- 1X\n> Said.\n"
                                    "---\nTable:\n> More.\n```\n\nAfter.\n")[1]
                                    .toMap()["blocks"]
                                    .toList();
    QCOMPARE(blocks.size(), 3);
    QCOMPARE(blocks[2].toMap()["prose"].toString(), QString("After."));
    const QVariantMap picture = blocks[1].toMap()["picture"].toMap();
    QCOMPARE(picture["caption"].toString(), QString("A run"));
    QCOMPARE(picture["unread"].toStringList(), QStringList("1X"));
    const QVariantList steps = picture["steps"].toList();
    QCOMPARE(steps.size(), 2);
    const QVariantList cards = steps[0].toMap()["rows"].toList()[0].toMap()["cards"].toList();
    QCOMPARE(cards.size(), 3);
    QCOMPARE(cards[0].toMap()["mark"].toString(), QString("ring"));
    QCOMPARE(cards[1].toMap()["code"].toInt(), -1);
    QVERIFY(cards[2].toMap()["gap"].toBool() && cards[2].toMap()["mark"] == "dim");
    QCOMPARE(steps[0].toMap()["told"].toString(),
             QString("You: seven of hearts (marked), face-down card, nine of clubs (not meant)."));
    QCOMPARE(steps[1].toMap()["told"].toString(), QString("Table: no cards."));
  }

  /// Each game has three pictures or more, of cards of its pack, none of them twice, and with something said of them.
  void everyGameHasPicturesOfItsCards() {
    for (const auto* game : fulltable::all_games()) {
      const auto& info = game->info();
      const QString id = QString::fromStdString(std::string(info.id));
      const auto setup = fulltable::standard_setup(*game, 1);
      QSet<int> pack;
      for (const fulltable::Card card : game->pack({setup.seats, setup.options, 0})) pack.insert(card.code());
      int pictures = 0;
      for (const QVariant& section : rulesOf(id))
        for (const QVariant& block : section.toMap()["blocks"].toList()) {
          const QVariantMap picture = block.toMap()["picture"].toMap();
          if (picture.isEmpty()) continue;
          ++pictures;
          const QString at = id + ": " + picture["caption"].toString();
          QVERIFY2(!picture["caption"].toString().isEmpty(), qPrintable(at));
          QVERIFY2(picture["unread"].toStringList().isEmpty(),
                   qPrintable(at + ": " + picture["unread"].toStringList().join("; ")));
          for (const QVariant& step : picture["steps"].toList()) {
            QVERIFY2(!step.toMap()["text"].toString().isEmpty(), qPrintable(at));
            QSet<int> seen;
            for (const QVariant& row : step.toMap()["rows"].toList())
              for (const QVariant& card : row.toMap()["cards"].toList()) {
                const int code = card.toMap()["code"].toInt();
                if (code < 0) continue;
                QVERIFY2(pack.contains(code) && !seen.contains(code), qPrintable(at + QString(", %1").arg(code)));
                seen.insert(code);
              }
            QVERIFY2(!seen.isEmpty(), qPrintable(at));
          }
        }
      QVERIFY2(pictures >= 3, qPrintable(id));
    }
  }

  /// What pictures show of a game is so: each has one, but for races, and every card of it can be tried. What is ringed
  /// where one is tried is one that can be moved, and any other card is answered.
  void picturesOfGamesArePlayedThrough() {
    for (const auto* game : fulltable::all_games()) {
      const QString id = QString::fromStdString(std::string(game->info().id));
      const QVariantList page = rulesOf(id);
      int games = 0, right = 0;
      for (const QVariant& section : page)
        for (const QVariant& block : section.toMap()["blocks"].toList()) {
          const QVariantMap picture = block.toMap()["picture"].toMap();
          if (!picture.contains("game")) continue;
          ++games;
          const QVariantList steps = picture["steps"].toList();
          for (int at = 0; at < steps.size(); ++at) {
            const QVariantMap step = steps[at].toMap();
            if (!step["tried"].toBool()) continue;
            int found = 0;
            for (const QVariant& row : step["rows"].toList())
              for (const QVariant& each : row.toMap()["cards"].toList()) {
                const QVariantMap card = each.toMap();
                if (card["code"].toInt() < 0 || !card.contains("pile")) continue;
                const QString where = id + ", " + picture["caption"].toString() + ": " + card["name"].toString();
                const auto tried = tryInPicture(picture, at, card["pile"].toString(), card["code"].toInt());
                found += tried.right ? 1 : 0;
                QVERIFY2(tried.right == tried.text.isEmpty(), qPrintable(where));
                QVERIFY2(tried.rule.isEmpty() || sectionOf(page, tried.rule) > 0, qPrintable(where));
                if (card["mark"] == "dim") QVERIFY2(!tried.right && !tried.rule.isEmpty(), qPrintable(where));
              }
            QVERIFY2(found > 0, qPrintable(id + ", " + picture["caption"].toString()));
            right += found;
          }
        }
      QVERIFY2(game->info().real_time || games > 0, qPrintable(id));
      QVERIFY2(game->info().real_time || id == "commune" || right > 0, qPrintable(id));
    }
  }

  /// A wrong card gets the rules' own answer.
  void aWrongCardInAPictureIsAnswered() {
    const QVariantMap picture = rulesPicture("Row",
                                             {"game: deal=6 seats=4", "moves: play 7C; play 7D; play 7H; play 8D",
                                              "You = hand.0: legal", "---", "moves: play 7S", "Spades = seven.S"},
                                             "ristiseiska");
    QVERIFY(picture["unread"].toStringList().isEmpty());
    const auto code = [](const char* text) { return int{fulltable::card_of(text)->code()}; };
    QVERIFY(tryInPicture(picture, 0, "hand.0", code("7S")).right);
    const auto wrong = tryInPicture(picture, 0, "hand.0", code("QS"));
    QVERIFY(!wrong.right && wrong.text.contains("queen of spades"));
    QVERIFY(tryInPicture(picture, 0, "hand.0", code("6C")).rule.isEmpty());
    QVERIFY(!tryInPicture(picture, 1, "seven.S", code("7S")).right);
    QCOMPARE(
        rulesPicture("Row", {"game: deal=6 seats=4", "moves: play 8C", "You = hand.9: QS*"}, "ristiseiska")["unread"]
            .toStringList()
            .size(),
        3);
  }

  /// What is seen at a table leads to its paragraph. Hands are the whole game's.
  void signsLeadToTheirParagraphs() {
    const QStringList whole{"pile hand"};
    QStringList missing;
    for (const auto* game : fulltable::all_games()) {
      const QString id = QString::fromStdString(std::string(game->info().id));
      const QVariantList page = rulesOf(id);
      QSet<QString> seen;
      const auto look = [&](const fulltable::View& view) {
        for (const fulltable::PileView& pile : view.piles)
          for (int place = -1; place < static_cast<int>(pile.cards.size()); ++place)
            for (const QString& sign : signsOf(view, QString::fromStdString(pile.id), place)) seen.insert(sign);
        for (const fulltable::Caption& caption : view.captions)
          seen.insert("caption " + QString::fromStdString(std::string(caption.id)).section('.', 0, 0));
      };
      for (std::uint64_t deal = 1; deal <= 3; ++deal) {
        auto begun = fulltable::Match::start(*game, fulltable::standard_setup(*game, deal));
        fulltable::Match& match = *begun;
        fulltable::Rng rng(deal);
        for (int turn = 0; turn < 150 && !match.over(); ++turn) {
          for (int seat = 0; seat < 2 && seat < match.seats(); ++seat) look(match.know(seat)->show(seat));
          if (game->info().real_time && rng.below(2) == 0) {
            QVERIFY(!match.advance(700));
            continue;
          }
          const auto acting = match.truth().to_act();
          fulltable::Moves moves;
          for (const int seat : acting) {
            match.truth().legal(seat, moves);
            if (moves.empty()) continue;
            const auto& move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
            const std::int64_t now = match.truth().clock();
            (void)match.submit(seat, move,
                               game->info().real_time ? std::optional(fulltable::Times{now, now}) : std::nullopt);
            break;
          }
        }
      }
      for (const QString& sign : seen)
        if (!whole.contains(sign) && sectionOf(page, sign) <= 0) missing.append(id + ": " + sign);
    }
    missing.sort();
    for (const QString& sign : missing) qWarning("%s", qPrintable(sign));
    QVERIFY(missing.isEmpty());
  }

  /// What items of QML call their paragraph is on the page of their game, or of one at least.
  void itemsNameTheirParagraphs() {
    static const QRegularExpression named("ruleName: [^\"\n]*(?:\"\" && [^\"\n]*)?\"([^\"]+)\"");
    int count = 0;
    for (QDirIterator files(QStringLiteral(FULLTABLE_TEST_DATA "/../qml"), {"*.qml"}, QDir::Files,
                            QDirIterator::Subdirectories);
         files.hasNext();) {
      QFile file(files.next());
      QVERIFY(file.open(QIODevice::ReadOnly));
      const QString source = QString::fromUtf8(file.readAll());
      const QString own = file.fileName().section("/games/", 1, 1).section('/', 0, 0);
      for (auto found = named.globalMatch(source); found.hasNext(); ++count) {
        const QString name = found.next().captured(1);
        const auto games = fulltable::all_games();
        QVERIFY2(std::ranges::any_of(games,
                                     [&](const fulltable::Game* game) {
                                       const QString id = QString::fromStdString(std::string(game->info().id));
                                       return (own.isEmpty() || id == own) && sectionOf(rulesOf(id), name) > 0;
                                     }),
                 qPrintable(file.fileName() + ": " + name));
      }
    }
    QVERIFY(count > 15);
  }

  void rulesAreSearchedThrough() {
    const auto first = [](const QString& wanted, const QString& game = {}) {
      const QVariantList found = rulesWith(wanted, game);
      return found.isEmpty() ? QString()
                             : found[0].toMap()["gameName"].toString() + ": " + found[0].toMap()["title"].toString();
    };
    QCOMPARE(first("ladder"), QString("Commune: The ladder"));
    QCOMPARE(first("LORUM domino"), QString("Lórum: Domino"));
    QCOMPARE(first("lórum domino"), QString("Lórum: Domino"));
    QVERIFY(first("follow suit", "mate").startsWith("Mate"));
    QVERIFY(rulesWith("zebra", "").isEmpty());
    QVERIFY(rulesWith("  ", "").isEmpty());
    const QVariantMap hit = rulesWith("begging penalty", "")[0].toMap();
    QCOMPARE(hit["gameId"].toString(), QString("ristiseiska"));
    QVERIFY(!hit["line"].toString().isEmpty());
    const QVariantList page = rulesPage(rulesMarkdown("ristiseiska"));
    QCOMPARE(page[hit["section"].toInt()].toMap()["title"], hit["title"]);
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
