// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <tuple>

#include "match/json_text.h"
#include "protocol/selfplay.h"
#include "support/perft.h"

using namespace fulltable;

namespace {

/// How much is played: enough that every player decides often, little enough for every build of the gate.
constexpr int most_moves = 120;
constexpr std::int64_t iterations = 60;
constexpr std::int64_t imagined = 2;  // of a solitaire, where each is searched by itself
constexpr int deepest = 6;
constexpr std::int64_t most_lines = 20000;

/// A running hash of texts, one after the other.
class Digest {
 public:
  void add(std::string_view text) { hash_ = mix(hash_ ^ hash_of(text)); }
  std::string text() const {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string result;
    for (int shift = 60; shift >= 0; shift -= 4) result += digits[(hash_ >> shift) & 15U];
    return result;
  }

 private:
  std::uint64_t hash_ = 0;
};

/// The state of the table for a viewer without what is set down before the game begins.
std::string seen(const Match& match, std::optional<int> viewer) {
  const Json state = match.state(viewer);
  Json result = Json::object();
  for (const char* key : {"dealer", "deal", "phase", "to_act", "piles", "facts", "scores", "over", "winners"})
    result[key] = state[key];
  if (match.info().real_time) result["clock_ms"] = state["clock_ms"];
  return json_text(result);
}

/// One game of the computer, each seat by another player at every move, boiled down to a line.
class Signature {
 public:
  explicit Signature(Match match) : match_(std::move(match)) {}

  std::string line() {
    std::string counts = perft_counts();
    look();
    for (int moves = 0; moves < most_moves && !match_.over(); ++moves) {
      if (!(match_.info().real_time ? react() : decide(moves))) break;
      look();
    }
    for (std::size_t deal = 1; deal <= match_.packs_dealt(); ++deal) deals_.add(json_text(json_of(match_.pack(deal))));
    return "deals " + deals_.text() + "  moves " + moves_.text() + "  views " + views_.text() + "  legal " +
           legal_.text() + "  perft" + counts;
  }

 private:
  std::string perft_counts() const {
    std::string text;
    std::int64_t lines = 1;
    std::int64_t expected = 1;
    for (int depth = 1; depth <= deepest && expected <= most_lines; ++depth) {
      const std::int64_t before = std::exchange(lines, perft(match_.truth(), depth));
      text += " " + std::to_string(lines);
      expected = lines * std::max<std::int64_t>(2, lines / before);
    }
    return text;
  }

  void look() {
    views_.add(seen(match_, std::nullopt));
    for (int seat = 0; seat < match_.seats(); ++seat) views_.add(seen(match_, seat));
    const Position& truth = match_.truth();
    Moves moves;
    for (const int seat : truth.to_act()) {
      truth.legal(seat, moves);
      std::vector<std::string> texts;
      for (const Move& move : moves) texts.push_back(truth.write(move));
      std::ranges::sort(texts);
      for (const std::string& text : texts) legal_.add(text);
      for (const Move& move : truth.safe_moves(seat)) legal_.add("safe " + truth.write(move));
    }
  }

  /// A move of one of those who are asked, or nobody's.
  bool decide(int number) {
    constexpr std::array players{Player::expert, Player::medium, Player::beginner, Player::rule, Player::random};
    SeatSet declined;
    while (const auto seat = seat_to_ask(match_.truth(), declined)) {
      const Player player = players[static_cast<std::size_t>(number + *seat) % players.size()];
      const Rng rng =
          Rng(match_.game_setup().deal_number).child(static_cast<std::uint64_t>(number)).child(declined.empty());
      const auto move = asked(*match_.know(*seat), player, rng);
      const std::string text = move ? match_.truth().write(*move) : "wait";
      moves_.add(std::to_string(*seat) + " " + text);
      if (move) return !match_.submit(*seat, text);
      if (declined.has(*seat)) return false;
      declined.insert(*seat);
    }
    return false;
  }

  /// What that player does, and what its search found on the way.
  std::optional<Move> asked(const Knowledge& known, Player player, const Rng& rng) {
    const auto level = level_of(to_text(player));
    if (!level) return choose(known, player, 0, rng);
    const Decision decision = think(known, *level, {match_.info().solitaire ? imagined : iterations, {}}, rng);
    for (const Candidate& candidate : decision.candidates)
      moves_.add((candidate.wait ? "wait" : known.write(candidate.move)) + " " + std::to_string(candidate.visits));
    return decision.move;
  }

  /// The first of the reactions of players of all levels, or what the clock brings before it.
  bool react() {
    constexpr std::array levels{Level::beginner, Level::easy, Level::medium, Level::hard, Level::expert};
    const std::uint64_t number = ++reactions_;
    std::optional<std::pair<int, Reaction>> first;
    const auto when = [](const Reaction& reaction) { return std::tuple(reaction.times.done, reaction.times.began); };
    for (const int seat : match_.truth().to_act()) {
      for (std::size_t level = 0; level < levels.size(); ++level) {
        Rng rng =
            Rng(match_.game_setup().deal_number).child(number).child(level).child(static_cast<std::uint64_t>(seat));
        const auto reaction = match_.game().react(*match_.know(seat), levels[level], rng);
        moves_.add(reaction ? std::to_string(seat) + " " + match_.truth().write(reaction->move) + " " +
                                  std::to_string(reaction->times.began) + " " + std::to_string(reaction->times.done)
                            : "wait");
        const bool plays = (number + static_cast<std::uint64_t>(seat)) % levels.size() == level;
        if (reaction && plays && (!first || when(*reaction) < when(first->second))) first = {seat, *reaction};
      }
    }
    const auto event = match_.truth().next_event();
    if (event && (!first || *event <= first->second.times.done))
      return !match_.advance(std::min(*event - match_.truth().clock(), longest_wait));
    return first && !match_.submit(first->first, first->second.move, first->second.times);
  }

  Match match_;
  Digest deals_, moves_, views_, legal_;
  std::uint64_t reactions_ = 0;
};

/// The values of an option that are worth a game each: all, or of a range the ends.
std::vector<int> values_of(const OptionSpec& spec) {
  if (spec.type == OptionType::boolean) return {0, 1};
  if (spec.type == OptionType::integer) return {spec.min, spec.max};
  std::vector<int> values;
  for (std::size_t i = 0; i < spec.choices.size(); ++i) values.push_back(static_cast<int>(i));
  return values;
}

QByteArray line_of(const Game& game, const GameSetup& game_setup) {
  const std::string start =
      std::to_string(game_setup.seats) + " seats " + json_text(json_of(game.info(), game_setup.options)) + "\n  ";
  auto match = Match::start(game, game_setup);
  if (!match) qFatal("%s does not start: %s", start.c_str(), match.refusal().text.c_str());
  return QByteArray::fromStdString(start + Signature(std::move(*match)).line() + "\n");
}

/// Every number of seats with the usual options, and every other value of each option with the usual seats, or the
/// fewest that it can be played with.
QByteArray signature_of(const Game& game) {
  const GameInfo& info = game.info();
  QByteArray text;
  GameSetup game_setup = standard_setup(game, 20);
  for (game_setup.seats = info.min_seats; game_setup.seats <= info.max_seats; ++game_setup.seats)
    if (!game.check(game_setup.seats, game_setup.options)) text += line_of(game, game_setup);
  for (std::size_t place = 0; place < info.options.size(); ++place)
    for (const int value : values_of(info.options[place])) {
      game_setup = standard_setup(game, 20);
      if (game_setup.options.value[place] == value) continue;
      game_setup.options.value[place] = value;
      if (game.check(game_setup.seats, game_setup.options)) game_setup.seats = info.min_seats;
      while (game_setup.seats <= info.max_seats && game.check(game_setup.seats, game_setup.options)) ++game_setup.seats;
      if (game_setup.seats <= info.max_seats) text += line_of(game, game_setup);
    }
  return text;
}

}  // namespace

/// That a change "plays the same": for each game and each of its options hashes of the deals, of what computer players
/// of all kinds do at a fixed effort, of what every seat sees and may do meanwhile, and how many lines of 1, 2, 3 …
/// moves begin at the first deal. Sentences for people are no part of it. With FULLTABLE_GOLDEN=write in the
/// environment this test writes tests/golden/<id>.signature anew; the commit says what plays differently.
class TestSignature : public QObject {
  Q_OBJECT

 private slots:
  void playsTheSame_data() {
    QTest::addColumn<int>("place");
    for (std::size_t i = 0; i < all_games().size(); ++i)
      QTest::newRow(std::string(all_games()[i]->info().id).c_str()) << static_cast<int>(i);
  }
  void playsTheSame() {
    QFETCH(int, place);
    const Game& game = *all_games()[static_cast<std::size_t>(place)];
    const QByteArray now = signature_of(game);
    QFile file(QStringLiteral(FULLTABLE_TEST_DATA "/golden/%1.signature")
                   .arg(QString::fromStdString(std::string(game.info().id))));
    if (qgetenv("FULLTABLE_GOLDEN") == "write") {
      QVERIFY(file.open(QIODevice::WriteOnly));
      QCOMPARE(file.write(now), now.size());
      return;
    }
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(file.fileName() + ": FULLTABLE_GOLDEN=write makes it"));
    const QList<QByteArray> lines = now.split('\n');
    const QList<QByteArray> written = file.readAll().split('\n');
    for (qsizetype i = 0; i + 1 < std::min(lines.size(), written.size()); i += 2) {
      QCOMPARE(lines[i], written[i]);
      QVERIFY2(lines[i + 1] == written[i + 1], lines[i] + " was\n" + written[i + 1] + ", is\n" + lines[i + 1]);
    }
    QCOMPARE(lines.size(), written.size());
  }
};

QTEST_APPLESS_MAIN(TestSignature)
#include "test_signature.moc"
