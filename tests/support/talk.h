// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "match/json_text.h"
#include "protocol/server.h"
#include "support/toy_knock.h"
#include "support/toy_ladder.h"
#include "support/toy_snap.h"

namespace fulltable {

/// A session of the table protocol with the games of the tests, in virtual time.
class Talk {
 public:
  std::int64_t now = 0;  ///< grows by a millisecond whenever it is looked at
  std::uint64_t next_seed = 0x1234'5678'9abc'def0;

  std::string line(std::string_view text) { return server_.answer(text); }
  Json ask(const Json& request) { return *parse_json(server_.answer(json_text(request))); }
  /// Asks and takes the state of the reply; null where there is none.
  Json state_after(const Json& request) { return ask(request).value("state", Json(nullptr)); }
  /// The code of the refusal, or "ok".
  std::string code(const Json& request) { return code_of(ask(request)); }
  static std::string code_of(const Json& reply) {
    return reply["ok"] == true ? "ok" : reply["error"]["code"].get<std::string>();
  }
  bool done() const { return server_.done(); }

 private:
  std::array<const Game*, 3> games_{&toy::knock(), &toy::snap(), &toy::ladder()};
  Server server_{[this] { return ++now; }, [this] { return next_seed += 0x1111'1111'1111'1111; }, games_};
};

/// What the protocol's tests ask for again and again.
inline Json new_knock() {
  return *parse_json(R"({"cmd":"new","game":"knock","seed":7,"dealer":2})");
}
inline Json new_snap() {
  return *parse_json(R"({"cmd":"new","game":"snap","seed":7})");
}
inline Json referee(Talk& talk) {
  return talk.state_after({{"cmd", "state"}});
}
inline std::string first_legal(Talk& talk, int seat) {
  return talk.ask({{"cmd", "legal"}, {"seat", seat}})["moves"].back().get<std::string>();
}

}  // namespace fulltable

#define COMPARE_CODE(talk, request, expected) QCOMPARE(QString::fromStdString((talk).code(request)), QString(expected))
