// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/card.h"
#include "core/move.h"

namespace fulltable {

using Json = nlohmann::json;

/// Who may see the faces of a pile's cards.
enum class Sight {
  everyone,
  owner,   ///< the seat whose pile it is
  others,  ///< everyone but that seat
  nobody,
  partly,  ///< some of its cards everyone, the others nobody
};

/// A pile as one viewer sees it, in the words of the rules page.
struct PileView {
  std::string id;
  int owner = -1;  ///< seat, or −1 for the table's
  Sight sight = Sight::everyone;
  bool ordered = true;
  Cards cards;  ///< bottom to top, `unknown_card` for those the viewer may not see
};

/// A card in view that the table picks out, such as one that makes the hand somebody has declared.
struct Mark {
  Card card;
  std::string as;  ///< what it stands for, if not for itself
  friend bool operator==(const Mark&, const Mark&) = default;
};

/// A position as one viewer sees it: the `state` of the protocol without what the match knows.
struct View {
  std::string_view phase;
  std::vector<PileView> piles;
  Json facts = Json::object();
  std::vector<int> scores;
  int dealer = -1;  ///< the present dealer's seat; −1 where nobody deals
  int deal = 1;     ///< deals of this game, from 1
  std::vector<Mark> marked;
};

/// How far a game has come.
enum class Stage : std::uint8_t {
  playing,
  deal_due,  ///< a deal has ended and the next pack is wanted
  over,
};

/// How a move that concerns cards or piles is made by hand: `cards` (the gripped one first) are taken from pile `from`
/// and put on pile `to`, or upon one of the cards `onto` of that pile. Without cards, pile `from` is tapped. A move
/// that has none of them is a Button.
struct Gesture {
  Cards cards;
  std::string from;
  std::string to;
  std::string label;     ///< where several moves share a gesture, what a chooser calls this one: "To the six of clubs"
  std::string key = {};  ///< where cards are selected first: the key of the button that then appears, `label` on it
  Cards onto = {};
  int place = -1;  ///< where the mover does not see the card: its place in `from`, from the bottom
  std::vector<std::string> also =
      {};  ///< where cards are selected first: further piles to drop them on to the same end

  bool goes_to(std::string_view pile) const { return to == pile || std::ranges::find(also, pile) != also.end(); }
};

/// A move without cards or piles, as a button of the table. It is listed also while it is not legal, so that the table
/// can show it disabled with the reason. One labelled as gestures are does with a chosen card what they do.
struct Button {
  Move move;
  std::string label;     ///< "Beg", "Accept (raise to 3)"
  std::string key;       ///< "B", "Space"
  bool confirm = false;  ///< ask once more before it is made
  /// Of many moves of a kind, such as declarations: the heading under which a pad lists this one. The label then is
  /// what tells it from the others there: one word, or two to be chosen one after the other.
  std::string group = {};
};

/// When a move of a real-time game was begun and done: virtual milliseconds since the game began.
struct Times {
  std::int64_t began = 0;
  std::int64_t done = 0;
  friend bool operator==(const Times&, const Times&) = default;
};

}  // namespace fulltable
