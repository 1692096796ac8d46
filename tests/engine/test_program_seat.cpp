// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <deque>

#include "match/json_text.h"
#include "protocol/program_seat.h"
#include "protocol/selfplay.h"
#include "toys.h"

using namespace fulltable;

// A program is told of a knowledge; there is no way to tell it of a position.
template <class T>
concept Tellable = requires(ProgramSeat& seat, const T& of) {
  seat.ask(of);
  seat.end(of);
};
static_assert(Tellable<Knowledge> && !Tellable<Position> && !Tellable<Match>);

/// What a program would write, and what was written to it.
struct Script {
  std::deque<std::string> lines;
  std::vector<Json> replies;
};

namespace {

/// A program that reads its lines from a script, or is asked for each line by what it was last told.
class Scripted : public Channel {
 public:
  using Next = std::function<std::string(const std::vector<Json>&)>;
  explicit Scripted(Script& script, Next next = {}) : script_(script), next_(std::move(next)) {}

  void begin(bool) override {}
  Result<std::string> read() override {
    if (next_) return next_(script_.replies);
    if (script_.lines.empty()) return Refusal{Code::unsupported, "It is silent.", ""};
    std::string line = script_.lines.front();
    script_.lines.pop_front();
    return line;
  }
  void write(std::string_view line) override { script_.replies.push_back(*parse_json(line)); }

 private:
  Script& script_;
  Next next_;
};

const GameOf<ToySnatch> snatch_game;
const TableSetup two_seats{2, {}, 0};

std::string fault_of(const Game& game, int seat, std::deque<std::string> lines) {
  Script script{std::move(lines), {}};
  const auto answer =
      ProgramSeat(std::make_unique<Scripted>(script)).ask(*game.start(two_seats, standard_pack())->know(seat));
  return answer ? "" : answer.refusal().text;
}

}  // namespace

/// A program in a seat of the arena: what it is told, and what it may not do.
class TestProgramSeat : public QObject {
  Q_OBJECT

 private slots:
  void repliesWhenItIsAskedAgain() {
    const auto position = snatch_game.start(two_seats, standard_pack());
    Script script{{R"({"cmd":"hello","id":7})", R"({"cmd":"play","seat":0,"move":"0","id":8})"}, {}};
    ProgramSeat seat(std::make_unique<Scripted>(script));
    const auto move = seat.ask(*position->know(0));
    QVERIFY(move && *move == Move(0));
    QCOMPARE(script.replies.size(), std::size_t{1});
    QCOMPARE(script.replies[0]["id"], Json(7));
    QCOMPARE(script.replies[0]["seat"], Json(0));
    QCOMPARE(script.replies[0]["protocol"], Json(1));
    position->apply(0, Move(0));
    script.lines = {R"({"cmd":"quit"})"};
    const auto left = seat.ask(*position->know(0));
    QCOMPARE(script.replies.size(), std::size_t{2});
    QCOMPARE(script.replies[1]["id"], Json(8));
    QVERIFY(script.replies[1]["state"]["seed"].is_null());
    QCOMPARE(left.refusal().text, std::string("It left before the game was over."));
  }
  void mayRatherWait() {
    const auto position = snatch_game.start(two_seats, standard_pack());
    Script script{{R"({"cmd":"play","seat":1,"move":null})"}, {}};
    const auto move = ProgramSeat(std::make_unique<Scripted>(script)).ask(*position->know(1));
    QVERIFY(move && !*move);
    QCOMPARE(fault_of(snatch_game, 0, {R"({"cmd":"play","seat":0,"move":null})"}),
             std::string("Its move “null” was refused: This seat has to move."));
  }
  void faultsAreToldInSentences() {
    const auto fault = [](std::deque<std::string> lines) { return fault_of(snatch_game, 0, std::move(lines)); };
    QCOMPARE(fault({}), std::string("It is silent."));
    QCOMPARE(fault({"Good evening!"}), std::string("It wrote “Good evening!”, which is no request."));
    QCOMPARE(fault({"[]"}), std::string("It wrote “[]”, which is no request."));
    QVERIFY(fault({"{\"cmd\":\"" + std::string(2 << 20, 'x') + "\"}"}).ends_with("…”, which is no request."));
    QVERIFY(fault({R"({"cmd":"play","seat":0,"move":"fly"})"}).starts_with("Its move “fly” was refused: "));
    QVERIFY(fault({R"({"cmd":"play","seat":0,"move":"9"})"}).starts_with("Its move “9” was refused: "));
    QVERIFY(fault({R"({"cmd":"play","seat":0,"move":5})"}).starts_with("Its move “5” was refused: "));
    // What does not move is refused, and the program may ask better; if it does not, its last mistake is told.
    QCOMPARE(fault({R"({"cmd":"play","seat":1,"move":"0"})"}),
             std::string("It is silent. Its last request was refused: This program sits in seat 0 and sees no other."));
  }
  /// The true deal, the other seats and the computer are none of its business.
  void seesItsOwnSeatAlone() {
    for (const char* line :
         {R"({"cmd":"state"})", R"({"cmd":"state","viewer":0})", R"({"cmd":"state","viewer":2})",
          R"({"cmd":"legal","seat":0})", R"({"cmd":"save"})", R"({"cmd":"undo"})", R"({"cmd":"hint","seat":1})",
          R"({"cmd":"bot","seat":0,"level":"hard"})", R"({"cmd":"run","levels":["hard","hard"]})", R"({"cmd":"solve"})",
          R"({"cmd":"load","record":{}})", R"({"cmd":"new","game":"pop"})", R"({"cmd":"advance","ms":1})",
          R"({"cmd":5})", "{}"}) {
      Script script{{line}, {}};
      const auto answer =
          ProgramSeat(std::make_unique<Scripted>(script)).ask(*snatch_game.start(two_seats, standard_pack())->know(1));
      QVERIFY(!answer);
      QCOMPARE(script.replies.size(), std::size_t{1});
      QVERIFY2(script.replies[0]["ok"] == false && !script.replies[0].contains("state"), line);
    }
  }
  /// In every game it is told word for word what the referee tells that seat, and the deal number never.
  void isToldWhatItsSeatMayKnow() {
    for (const Game* game : all_games()) {
      if (game->info().solitaire || game->info().real_time) continue;
      auto match = std::move(*Match::start(*game, standard_setup(*game, 11)));
      std::vector<Script> scripts(static_cast<std::size_t>(match.seats()));
      std::vector<std::unique_ptr<ProgramSeat>> seats;
      for (Script& script : scripts) seats.push_back(std::make_unique<ProgramSeat>(std::make_unique<Scripted>(script)));
      Rng rng(3);
      for (int i = 0; i < 400 && !match.over(); ++i) {
        const int seat = *seat_to_ask(match.truth(), {});
        Script& script = scripts[static_cast<std::size_t>(seat)];
        script.replies.clear();
        Moves moves;
        match.truth().legal(seat, moves);
        const std::string move = match.truth().write(moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        script.lines = {json_text({{"cmd", "state"}, {"viewer", seat}}), json_text({{"cmd", "legal"}, {"seat", seat}}),
                        json_text({{"cmd", "play"}, {"seat", seat}, {"move", move}})};
        const auto known = match.know(seat);
        const auto answer = seats[static_cast<std::size_t>(seat)]->ask(*known);
        QVERIFY2(answer, game->info().id.data());
        const std::size_t replies = script.replies.size();
        QCOMPARE(script.replies[replies - 2]["state"], match.state(seat));
        QCOMPARE(script.replies[replies - 1]["moves"].size(), moves.size());
        QVERIFY(!match.submit(seat, **answer));
      }
      if (!match.over()) continue;
      for (int seat = 0; seat < match.seats(); ++seat) {
        Script& script = scripts[static_cast<std::size_t>(seat)];
        script.replies.clear();
        script.lines = {json_text({{"cmd", "state"}, {"viewer", seat}}), R"({"cmd":"quit"})"};
        seats[static_cast<std::size_t>(seat)]->end(*match.know(seat));
        Json state = match.state(seat);
        QVERIFY(!state["seed"].is_null());
        state["seed"] = nullptr;
        QCOMPARE(script.replies[script.replies.size() - 2]["state"], state);
      }
    }
  }
  /// The arena starts it for each game, and ends with what it did wrong after the sets that were played.
  void playsInTheArena() {
    int started = 0;
    SelfplayPlan plan;
    plan.seats = 2;
    plan.sides = {Player::rule, Program{"lowest"}};
    plan.games = 6;
    std::vector<std::unique_ptr<Script>> scripts;
    const int good = 6;
    plan.start = [&](const std::string& command) -> Result<std::unique_ptr<Channel>> {
      if (command != "lowest") return Refusal{Code::unsupported, "There is no such program.", ""};
      scripts.push_back(std::make_unique<Script>());
      const bool fails = ++started > good;
      int seat = -1;
      return std::unique_ptr<Channel>(std::make_unique<Scripted>(
          *scripts.back(), [fails, seat](const std::vector<Json>& replies) mutable -> std::string {
            if (fails) return "Alas!";
            if (replies.empty()) return R"({"cmd":"hello"})";
            if (seat < 0) seat = replies[0]["seat"];
            const Json& last = replies.back();
            if (last.contains("moves"))
              return json_text({{"cmd", "play"}, {"seat", seat}, {"move", last["moves"].front()}});
            if (last.contains("state") && last["state"]["over"] == true) return R"({"cmd":"quit"})";
            return json_text({{"cmd", "legal"}, {"seat", seat}});
          }));
    };
    const Game& game = *find_game("stomp");
    plan.options = game.info().standard_options();
    const auto result = selfplay(game, plan);
    QVERIFY(result);
    QCOMPARE(result->fault, std::string());
    QCOMPARE(result->games, 6);
    QCOMPARE(started, 6);  // anew for each game: it can remember nothing of the same cards
    QVERIFY(result->sides[1].decisions > 30);
    started = 2;
    const auto failed = selfplay(game, plan);
    QCOMPARE(failed->sets, 2);
    QVERIFY2(failed->fault.starts_with("The player program:lowest failed in seat ") &&
                 failed->fault.ends_with(" moves. It wrote “Alas!”, which is no request."),
             failed->fault.c_str());
    plan.sides[1] = Program{"none"};
    QCOMPARE(selfplay(game, plan)->fault, std::string("There is no such program."));
    plan.start = {};
    QCOMPARE(to_text(selfplay(game, plan).refusal().code), "unsupported");
  }
};

QTEST_APPLESS_MAIN(TestProgramSeat)
#include "test_program_seat.moc"
