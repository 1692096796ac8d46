// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <map>

#include "match/json_text.h"
#include "protocol/server.h"

using namespace fulltable;

namespace {

/// A random game over the protocol, written down move by move: what changed, in the words of the rules page. The moves
/// are drawn from the sorted legal list, so that only a change of the rules changes the text.
class Playthrough {
 public:
  std::string text;

  void play(const GameInfo& info, const Json& options, std::uint64_t seed, int most_moves) {
    Json request = {{"cmd", "new"}, {"game", info.id}, {"seed", seed}, {"options", options}};
    Json state = ask(request)["state"];
    text += "== " + std::string(info.id) + ", seed " + std::to_string(seed) + ", " + json_text(options) + "\n";
    whole(state);
    Rng rng(seed);
    for (int number = 1; number <= most_moves && state["over"] == false; ++number) {
      text += std::to_string(number) + ". ";
      const Json next = info.real_time ? step_in_time(state, rng) : step(state, rng);
      if (next["deal"] != state["deal"])
        whole(next);
      else
        changes(state, next);
      state = next;
    }
    if (state["over"] == true)
      text += "over: winners " + json_text(state["winners"]) + ", scores " + json_text(state["scores"]) + "\n";
    text += "\n";
  }

 private:
  Json answer(const Json& request) { return *parse_json(server_.answer(json_text(request))); }
  Json ask(const Json& request) {
    const Json reply = answer(request);
    if (reply["ok"] != true) qFatal("%s refused: %s", json_text(request).c_str(), json_text(reply).c_str());
    return reply;
  }
  Json step(const Json& state, Rng& rng) {
    const auto [seat, move] = choose(state, rng);
    text += std::to_string(seat) + " " + move + "\n";
    return ask({{"cmd", "play"}, {"seat", seat}, {"move", move}})["state"];
  }
  /// In a race time goes to the next event now and then; otherwise somebody moves, also too late or too soon.
  Json step_in_time(const Json& state, Rng& rng) {
    const auto clock = state["clock_ms"].get<std::int64_t>();
    const Json& event = state["facts"]["next_ms"];
    if (state["to_act"].empty() || (!event.is_null() && rng.below(5) == 0)) {
      const std::int64_t wait = event.get<std::int64_t>() - clock;
      text += "advance " + std::to_string(wait) + "\n";
      return ask({{"cmd", "advance"}, {"ms", wait}})["state"];
    }
    const Json& seats = state["to_act"];
    const int seat = seats[rng.below(static_cast<std::uint32_t>(seats.size()))].get<int>();
    const Json moves = ask({{"cmd", "legal"}, {"seat", seat}})["moves"];
    const std::string move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))].get<std::string>();
    // At times in the same blink as another.
    const std::int64_t began = clock + rng.below(rng.below(3) == 0 ? 30 : 900);
    const std::int64_t done = began + rng.below(60);
    text += std::to_string(seat) + " " + move + ", " + std::to_string(began) + " to " + std::to_string(done) + "\n";
    const Json reply =
        answer({{"cmd", "play"}, {"seat", seat}, {"move", move}, {"began_ms", began}, {"done_ms", done}});
    if (reply["ok"] == true) return reply["state"];
    text += "   refused: " + reply["error"]["code"].get<std::string>() + "\n";
    return state;
  }
  std::pair<int, std::string> choose(const Json& state, Rng& rng) {
    // Seats that only may interrupt do so seldom: of several, mostly the one with the most to choose from moves.
    std::pair<int, Json> best{-1, Json::array()};
    for (const Json& seat : state["to_act"]) {
      const Json moves = ask({{"cmd", "legal"}, {"seat", seat}})["moves"];
      if (moves.size() > best.second.size() || rng.below(12) == 0) best = {seat.get<int>(), moves};
    }
    return {best.first, best.second[rng.below(static_cast<std::uint32_t>(best.second.size()))].get<std::string>()};
  }
  static std::string cards(const Json& list) {
    std::string line;
    for (const Json& card : list) line += " " + card.get<std::string>();
    return line.empty() ? " -" : line;
  }
  static std::string standing(const Json& state) {
    return "   " + state["phase"].get<std::string>() + ", to act " + json_text(state["to_act"]) + ", scores " +
           json_text(state["scores"]) + "\n";
  }
  void whole(const Json& state) {
    text += "   deal " + json_text(state["deal"]) + ", dealer " + json_text(state["dealer"]) + "\n" + standing(state);
    for (const auto& [id, list] : state["piles"].items()) text += "   " + id + ":" + cards(list) + "\n";
    text += "   " + json_text(state["facts"]) + "\n";
  }
  void changes(const Json& before, const Json& after) {
    std::string line;
    for (const auto& [id, list] : after["piles"].items()) {
      // Some games lay out piles that were not there before.
      const Json old = before["piles"].value(id, Json::array());
      if (list == old) continue;
      std::map<std::string, int> balance;
      for (const Json& card : list) ++balance[card.get<std::string>()];
      for (const Json& card : old) --balance[card.get<std::string>()];
      line += " " + id + ":";
      for (const auto& [card, count] : balance)
        for (int i = 0; i < std::abs(count); ++i) line += (count > 0 ? " +" : " -") + card;
    }
    if (!line.empty()) text += "  " + line + "\n";
    line.clear();
    for (const auto& [key, value] : after["facts"].items()) {
      const Json& old = before["facts"][key];
      if (value == old) continue;
      // Of a list that grew by one entry only the entry.
      const bool grew = value.is_array() && old.is_array() && value.size() == old.size() + 1 &&
                        std::equal(old.begin(), old.end(), value.begin());
      line += " " + key + (grew ? " + " + json_text(value.back()) : " " + json_text(value)) + ";";
    }
    if (!line.empty()) text += "  " + line + "\n";
    if (standing(before) != standing(after)) text += standing(after);
  }

  Server server_{[] { return std::int64_t{0}; }, [] { return std::uint64_t{0}; }};
};

Json value_of(const OptionSpec& spec, int value) {
  switch (spec.type) {
    case OptionType::boolean: return value != 0;
    case OptionType::integer: return value;
    case OptionType::choice: return spec.choices[static_cast<std::size_t>(value)];
  }
  return nullptr;
}

/// A long game with the usual options, and a short one for each other value of each option.
std::string playthroughs(const GameInfo& info) {
  Playthrough book;
  book.play(info, Json::object(), 1, 120);
  for (const OptionSpec& spec : info.options)
    for (int value = spec.type == OptionType::integer ? spec.max : 0;
         value <= (spec.type == OptionType::choice ? static_cast<int>(spec.choices.size()) - 1 : spec.max); ++value)
      if (value != spec.standard) book.play(info, {{std::string(spec.id), value_of(spec, value)}}, 2, 30);
  return book.text;
}

}  // namespace

/// How each game plays, in tests/golden. A change of the rules shows as a difference there: with FULLTABLE_GOLDEN=write
/// in the environment this test writes the files anew, to be looked at and committed together with the change.
class TestGolden : public QObject {
  Q_OBJECT

 private slots:
  void playsAsWritten_data() {
    QTest::addColumn<int>("place");
    for (std::size_t i = 0; i < all_games().size(); ++i)
      QTest::newRow(std::string(all_games()[i]->info().id).c_str()) << static_cast<int>(i);
  }
  void playsAsWritten() {
    QFETCH(int, place);
    const GameInfo& info = all_games()[static_cast<std::size_t>(place)]->info();
    const QByteArray played = QByteArray::fromStdString(playthroughs(info));
    QFile file(QStringLiteral(FULLTABLE_TEST_DATA "/golden/%1.txt").arg(QString::fromStdString(std::string(info.id))));
    if (qgetenv("FULLTABLE_GOLDEN") == "write") {
      QVERIFY(file.open(QIODevice::WriteOnly));
      QCOMPARE(file.write(played), played.size());
      return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName() + ": FULLTABLE_GOLDEN=write makes it"));
    const QList<QByteArray> written = file.readAll().split('\n');
    const QList<QByteArray> now = played.split('\n');
    for (qsizetype i = 0; i < std::min(written.size(), now.size()); ++i)
      QVERIFY2(written[i] == now[i], qPrintable(QStringLiteral("line %1 was “%2”, is “%3”")
                                                    .arg(i + 1)
                                                    .arg(QString::fromUtf8(written[i]), QString::fromUtf8(now[i]))));
    QCOMPARE(now.size(), written.size());
  }
};

QTEST_APPLESS_MAIN(TestGolden)
#include "test_golden.moc"
