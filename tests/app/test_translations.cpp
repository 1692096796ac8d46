// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QProcess>
#include <QTemporaryDir>
#include <QXmlStreamReader>
#include <QtTest>
#include <algorithm>
#include <set>

#include "core/random.h"
#include "match/game_setup.h"
#include "match/match.h"
#include "translations/messages.h"

namespace {

using Key = std::pair<QString, QString>;  ///< context and source

std::set<Key> keysOf(const std::vector<EngineMessage>& messages) {
  std::set<Key> keys;
  for (const EngineMessage& message : messages) keys.insert({message.context, message.source});
  return keys;
}

std::vector<EngineMessage> ofTheEngine(QStringList& unread) {
  return messagesUnder(QStringLiteral(FULLTABLE_TEST_DATA "/../engine"), unread);
}

}  // namespace

/// Translators get every sentence of the engine, though it knows no Qt.
class TranslationsTest : public QObject {
  Q_OBJECT

  std::set<Key> known_;

  void isKnown(const fulltable::Text& text, int seats) const {
    // Names and what somebody typed have no context.
    if (text.context().empty()) return;
    const QString context = QString::fromStdString(std::string(text.context()));
    for (int seat = -1; seat < seats; ++seat) {
      const QString source = QString::fromStdString(std::string(text.source_for(seat)));
      QVERIFY2(known_.contains({context, source}), qPrintable(context + ": " + source));
    }
  }

 private slots:
  void initTestCase() {
    QStringList unread;
    const auto messages = ofTheEngine(unread);
    QVERIFY2(unread.isEmpty(), qPrintable(unread.join("\n")));
    known_ = keysOf(messages);
    QVERIFY(known_.size() > 800);
    QVERIFY(std::ranges::any_of(messages, &EngineMessage::counted));
  }

  void callsAreRead() {
    QStringList unread;
    const auto messages = messagesIn(
        "constexpr const char* id = \"one\";\n"
        "Text tell(bool all, int count) {\n"
        "  // message(id, \"A comment.\")\n"
        "  if (all) return message(id, \"{s} says “{w}”, \\\"quoted\\\", \"\n"
        "                              \"and goes on.\").you(id, \"You (yes) say it.\").seat(\"s\", 1);\n"
        "  return counted(\"two\", count > 1 ? \"%n card(s)\" : \"A card\", count)\n"
        "      .to_counted(1 - at(2, 3), id, \"%n for you\");\n"
        "}\n"
        "Text message(const char* context, const char* source) { return other.to(seat, context, source); }\n",
        unread);
    QVERIFY2(unread.isEmpty(), qPrintable(unread.join("\n")));
    const std::vector<EngineMessage> expected{{"one", "{s} says “{w}”, \"quoted\", and goes on.", false},
                                              {"one", "You (yes) say it.", false},
                                              {"two", "%n card(s)", true},
                                              {"two", "A card", true},
                                              {"one", "%n for you", true}};
    QCOMPARE(messages.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
      QVERIFY2(messages[i] == expected[i], qPrintable(messages[i].source));
    const auto named = messagesIn("return message(One::id, \"Words.\");", unread,
                                  "struct One { static constexpr const char* id = \"one\"; };");
    QCOMPARE(named.size(), 1);
    QCOMPARE(named.front().context, "one");
    messagesIn("return message(id, words);", unread);
    QCOMPARE(unread.size(), 1);
  }

  void lupdateFindsThem() {
    QTemporaryDir folder;
    QStringList unread;
    const auto messages = ofTheEngine(unread);
    QFile source(folder.filePath("engine_messages.cpp"));
    QVERIFY(source.open(QIODevice::WriteOnly));
    source.write(markedForLupdate(messages).toUtf8());
    source.close();
    const QString list = folder.filePath("words.ts");
    QProcess lupdate;
    lupdate.start(FULLTABLE_LUPDATE, {"-locations", "none", source.fileName(), "-ts", list});
    QVERIFY(lupdate.waitForFinished(60000) && lupdate.exitCode() == 0);
    QFile file(list);
    QVERIFY(file.open(QIODevice::ReadOnly));
    std::set<Key> found;
    std::set<Key> counted;
    QString context;
    bool plural = false;
    for (QXmlStreamReader xml(&file); !xml.atEnd();) {
      if (xml.readNext() != QXmlStreamReader::StartElement) continue;
      if (xml.name() == QLatin1String("message")) plural = xml.attributes().value("numerus") == QLatin1String("yes");
      if (xml.name() == QLatin1String("name")) context = xml.readElementText();
      if (xml.name() != QLatin1String("source")) continue;
      const Key key{context, xml.readElementText()};
      found.insert(key);
      if (plural) counted.insert(key);
    }
    for (const EngineMessage& message : messages) {
      const Key key{message.context, message.source};
      QVERIFY2(found.contains(key), qPrintable(message.source));
      QVERIFY2(!message.counted || counted.contains(key), qPrintable(message.source));
    }
  }

  void whatGamesSayIsFound_data() {
    QTest::addColumn<QString>("id");
    for (const fulltable::Game* game : fulltable::all_games())
      QTest::newRow(std::string(game->info().id).c_str()) << QString::fromStdString(std::string(game->info().id));
  }
  void whatGamesSayIsFound() {
    QFETCH(QString, id);
    const fulltable::Game& game = *fulltable::find_game(id.toStdString());
    const fulltable::GameInfo& info = game.info();
    isKnown(info.tagline, 0);
    isKnown(info.family_name, 0);
    for (const auto& option : info.options) {
      for (const auto& text : {option.label, option.help, option.zero}) isKnown(text, 0);
      for (const auto& text : option.values) isKnown(text, 0);
    }
    for (const auto& setting : info.settings) {
      isKnown(setting.label, 0);
      isKnown(setting.help, 0);
    }
    for (const auto& text : info.pad.names) isKnown(text, 0);
    fulltable::Rng rng(1);
    auto match = fulltable::Match::start(game, fulltable::standard_setup(game, 1));
    QVERIFY(match);
    for (int count = 0; count < 200 && !match->over(); ++count) {
      const auto position = match->truth().clone();
      for (const auto& text : position->recap()) isKnown(text, match->seats());
      const fulltable::SeatSet acting = position->to_act();
      if (acting.size() == 0) {
        if (match->advance(100)) break;
        continue;
      }
      const int seat = acting.front();
      fulltable::Moves moves;
      position->legal(seat, moves);
      if (moves.empty()) {
        if (match->advance(100)) break;
        continue;
      }
      const fulltable::Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
      const fulltable::Said said = position->say(seat, move);
      for (const auto& text : {said.log, said.advice, said.plate}) isKnown(text, match->seats());
      if (match->submit(seat, move)) break;
    }
  }
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "test_translations.moc"
