// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/refusal.h"

namespace fulltable {

const char* to_text(Code code) {
  switch (code) {
    case Code::bad_json: return "bad_json";
    case Code::bad_request: return "bad_request";
    case Code::unknown_command: return "unknown_command";
    case Code::unknown_game: return "unknown_game";
    case Code::bad_option: return "bad_option";
    case Code::bad_seats: return "bad_seats";
    case Code::bad_deck: return "bad_deck";
    case Code::no_game: return "no_game";
    case Code::bad_move: return "bad_move";
    case Code::not_to_act: return "not_to_act";
    case Code::illegal_move: return "illegal_move";
    case Code::game_over: return "game_over";
    case Code::unsupported: return "unsupported";
    case Code::bad_record: return "bad_record";
    case Code::too_large: return "too_large";
  }
  return "";
}

}  // namespace fulltable
