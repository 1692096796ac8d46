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
#include "core/pile_id.h"
#include "core/text.h"

namespace fulltable {

using Json = nlohmann::json;

/// The seats that may see the faces of a pile's cards.
enum class Sight {
  everyone,
  owner,   ///< the seat whose pile it is
  others,  ///< everyone but that seat
  nobody,
  partly,  ///< some of its cards everyone, the others nobody
};

/// How the cards of a pile lie.
enum class PileLook {
  squared,    ///< or as the table spreads them
  loose,      ///< each turned a little, as they fell
  crosswise,  ///< across the table's direction
};

/// A pile as one viewer sees it, in the words of the rules page.
struct PileView {
  PileId id;
  int owner = -1;  ///< seat, or −1 for the table's
  Sight sight = Sight::everyone;
  bool ordered = true;
  Cards cards;      ///< bottom to top, `unknown_card` for those the viewer may not see
  Text title = {};  ///< the pile in words: "column 3", "{s}'s hand"
  PileLook look = PileLook::squared;
};

/// A sign that the table puts on a card in view.
struct Mark {
  enum class Kind {
    wild,        ///< may stand for other cards
    bound,       ///< must be played, given or taken first
    due,         ///< asks for an answer now
    proof,       ///< is part of what somebody has declared
    price,       ///< costs or brings something
    second_use,  ///< can be used in another way, too
    winning,     ///< takes the trick, as far as it has come
  };
  PileId pile;
  int place = 0;  ///< from the bottom
  Kind kind = Kind::wild;
  Text text = {};                  ///< what it means here, for hover and screen reader
  Card stands_for = unknown_card;  ///< of a wild card that lies for another one
  int points = 0;                  ///< of `price`: what it brings, below 0 what it costs
  friend bool operator==(const Mark&, const Mark&) = default;
};

/// Cards that the table lays side by side, wherever they are held: the kings of all hands.
struct Lot {
  Text title;
  bool proof = false;       ///< they are what somebody has declared
  std::vector<Mark> cards;  ///< `text` and `stands_for`: what a card is there
  friend bool operator==(const Lot&, const Lot&) = default;
};

/// A card that is spoken of, not seen: what is left open is −1.
struct Outline {
  int rank = -1;  ///< ace 0 to king 12
  int suit = -1;  ///< clubs 0 to spades 3
  friend bool operator==(const Outline&, const Outline&) = default;
};

/// What a table shows in words at a place of its own, and that place's name: {"aim", "Every heart you capture costs."}.
struct Caption {
  std::string_view id;
  Text text;
  friend bool operator==(const Caption&, const Caption&) = default;
};

/// A position as one viewer sees it: the `state` of the protocol without what the match knows; and, from `marks` on,
/// what the table shows beyond that.
struct View {
  std::string_view phase;
  std::vector<PileView> piles;
  Json facts = Json::object();
  std::vector<int> scores;
  int dealer = -1;  ///< the present dealer's seat; −1 where nobody deals
  int deal = 1;     ///< deals of this game, from 1
  std::vector<Mark> marks;
  Text prompt = {};                    ///< what the viewer is asked to do now, where that needs saying
  std::string_view ranks = {};         ///< from the lowest to the highest, where an option makes them others than usual
  Cards trumps = {};                   ///< from the lowest to the highest, as long as there are any
  std::vector<Outline> declared = {};  ///< the cards of what was last declared, unseen
  std::vector<Caption> captions = {};
  std::vector<Lot> lots = {};  ///< while hands lie open together: their cards, side by side
};

/// What counts for one seat at the end of a deal, or so far, as the table counts it out card by card.
struct TallyLine {
  int seat = 0;
  PileId pile;  ///< where the cards lie; empty where no cards are counted
  Cards cards;
  std::vector<int> points = {};  ///< of each card
  int sum = 0;
  Text words = {};  ///< "Tricks", "Cards left in hand", and what does not come from cards
};

/// Something of a move that everybody should have time to see before the next: one step of how it is shown.
enum class Beat {
  laid,    ///< cards come to lie where they stay
  turned,  ///< what lay face down is turned up
  caught,  ///< a card lies upon the one that it takes
  trick,   ///< a complete trick
  reveal,  ///< hands or bids are shown
  result,  ///< what they bring
};

/// How much a move wants to be seen before another one is made.
enum class Impact {
  slight,   ///< nothing to look at: a card drawn unseen, a turn that is over
  usual,    ///< a card is played
  strong,   ///< it changes what others have or may do: a capture, a meld, a gift
  turning,  ///< a turning point of the game
};

/// What a move stirs up at the table. All of it is told to everybody.
struct Stir {
  Impact impact = Impact::usual;
  Text cry = {};         ///< what is called out at a turning point, in a word or two: "Pop!"
  int seat = -1;         ///< whose plate it comes from; −1: the mover's
  bool finally = false;  ///< called out once all that the move brings has been shown
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
  PileId from;
  PileId to;
  Text label;            ///< where several moves share a gesture, what a chooser calls this one: "To the six of clubs"
  std::string key = {};  ///< where cards are selected first: the key of the button that then appears, `label` on it
  Cards onto = {};
  int place = -1;                 ///< where the mover does not see the card: its place in `from`, from the bottom
  std::vector<PileId> also = {};  ///< where cards are selected first: further piles to drop them on to the same end

  bool goes_to(const PileId& pile) const { return to == pile || std::ranges::find(also, pile) != also.end(); }
};

/// How a button catches the eye where it can be pressed.
enum class Tone {
  main,    ///< what most people want then: the first such button stands out, and it alone
  choice,  ///< an answer as likely as the others
  quiet,   ///< what few want: to concede, to raise the stake
};

/// A move without cards or piles, as a button of the table. It is listed also while it is not legal, so that the table
/// can show it disabled with the reason. One labelled as gestures are does with a chosen card what they do.
struct Button {
  Move move;
  Text label;            ///< "Beg", "Accept (play for 3)"
  std::string key;       ///< "B", "Enter"
  bool confirm = false;  ///< ask once more before it is made
  /// Of many moves of a kind, such as declarations: the heading under which a pad lists this one. The label then is
  /// what tells it from the others there: one word, or two to be chosen one after the other.
  Text heading = {};
  Tone tone = Tone::main;
};

/// One step of how a move is shown: the position as it is seen then, and the hand's movement that led there.
struct Frame {
  Beat beat = Beat::laid;
  View view;
  Gesture step = {};         ///< what moved last; empty where nothing did
  Card onto = unknown_card;  ///< `caught`: the card that is taken
};

/// A move in the words of people, told before it is made.
struct Said {
  Text log;          ///< of another player, a whole sentence, with what the mover reads: "{s} leads {the c}."
  Text advice = {};  ///< the imperative: "Lead {the c}."
  Text plate = {};   ///< without name and full stop, for a tight place: "Leads {c}"
  Text noun = {};    ///< as the next best: "{the c}", "calling"
  std::vector<Text> then = {};  ///< what it brings about, a sentence each: "{s} takes the trick."
};

/// What the log tells of a move, in English: one sentence after the other.
std::string english(const Said& said, const std::vector<std::string>& names = {}, int reader = -1);

/// When a move of a real-time game was begun and done: virtual milliseconds since the game began.
struct Times {
  std::int64_t began = 0;
  std::int64_t done = 0;
  friend bool operator==(const Times&, const Times&) = default;
};

}  // namespace fulltable
