// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "players/playerkinds.h"
#include "table.h"

namespace {

constexpr qint64 tenMinutes = 600000;

/// Plays by the rule of thumb, as soon as it is told to.
class Thumb : public Player {
 public:
  bool isPerson() const override { return false; }
  void ask(std::shared_ptr<const fulltable::Knowledge> known, int, Answer answer) override {
    known_ = std::move(known);
    answer_ = std::move(answer);
  }
  void forget() override { answer_ = nullptr; }
  std::optional<fulltable::Reaction> reaction(const fulltable::Knowledge&, double) const override {
    return std::nullopt;
  }

  /// False: nothing was asked.
  bool answerNow() {
    if (!answer_) return false;
    std::exchange(answer_, nullptr)(ruleOfThumbMove(*known_));
    return true;
  }

 private:
  std::shared_ptr<const fulltable::Knowledge> known_;
  Answer answer_;
};

/// Several deals, though not many, where the game has an option for that.
QVariantMap severalDeals(const fulltable::GameInfo& info) {
  static const std::set<std::string_view> counts{"deals", "rounds", "games", "hands"};
  QVariantMap options;
  for (const fulltable::OptionSpec& option : info.options) {
    const bool few = option.id == "target" && option.standard == 1;
    if (option.type == fulltable::OptionType::integer && option.max > 1 && (few || counts.contains(option.id)))
      options.insert(QString::fromUtf8(option.id.data(), static_cast<qsizetype>(option.id.size())), "2");
  }
  return options;
}

/// Whether the next deal was a move of its own, after all had seen how the last one came out.
bool isDealtByHand(const fulltable::Match& match, std::size_t number) {
  const auto& played = match.history()[number];
  const fulltable::Position& before = match.after(number);
  fulltable::Moves moves;
  before.legal(played.seat, moves);
  return moves.size() == 1 && before.gesture(played.seat, played.move).from.empty();
}

/// The moves with which a deal ended that was not the last.
std::vector<std::size_t> endsOfDeals(const fulltable::Match& match) {
  std::vector<std::size_t> ends;
  const auto dealAfter = [&](std::size_t moves) { return match.after(moves).show(std::nullopt).deal; };
  for (std::size_t number = 0; number < match.history().size(); ++number)
    if (dealAfter(number) != dealAfter(number + 1)) ends.push_back(number);
  return ends;
}

}  // namespace

/// How a deal came out is told, and stays until somebody goes on.
class DealsTest : public QObject {
  Q_OBJECT

 private slots:
  void everyEndOfADealWaits_data() {
    QTest::addColumn<QString>("id");
    for (const fulltable::Game* game : fulltable::all_games())
      if (!game->info().real_time && !game->info().solitaire)
        QTest::newRow(std::string(game->info().id).c_str()) << QString::fromStdString(std::string(game->info().id));
  }

  void everyEndOfADealWaits() {
    QFETCH(QString, id);
    TimedTable table;
    const fulltable::GameInfo& info = fulltable::find_game(id.toStdString())->info();
    QStringList kinds{"human"};
    while (kinds.size() < info.default_seats) kinds.append("easy");
    auto session = table.begin(id, kinds.join(' '), 3, severalDeals(info));
    std::vector<Thumb*> players;
    for (int seat = 0; seat < info.default_seats; ++seat) {
      auto player = std::make_unique<Thumb>();
      players.push_back(player.get());
      session->seat(seat, seat == 0 ? SeatKind::human : SeatKind::easy, std::move(player));
    }
    qsizetype halts = 0;
    while (!session->game()->ended()) {
      QCoreApplication::processEvents();
      if (session->shown()->dealEnded() && !session->game()->ended()) {
        ++halts;
        const int moves = session->game()->moveCount();
        QVERIFY2(session->game()->recap().size() > 1, qPrintable(session->game()->recapText()));
        table.clock.pass(tenMinutes);
        QVERIFY(session->shown()->dealEnded());
        QCOMPARE(session->game()->moveCount(), moves);
        session->shown()->goOn();
        QVERIFY(!session->shown()->dealEnded());
        continue;
      }
      const bool answered = std::ranges::any_of(players, [](Thumb* player) { return player->answerNow(); });
      if (!answered && !table.clock.step()) {
        QVERIFY(session->shown()->resting());
        session->shown()->goOn();
      }
    }
    const fulltable::Match& match = session->game()->match();
    const auto ends = endsOfDeals(match);
    QVERIFY(!ends.empty());
    QCOMPARE(halts, std::ranges::count_if(ends, [&](std::size_t number) { return !isDealtByHand(match, number); }));
  }
};

QTEST_GUILESS_MAIN(DealsTest)
#include "test_deals.moc"
