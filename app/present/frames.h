// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/view.h"
#include "models/rowmatching.h"

class Settings;
class Viewpoint;
struct MoveReport;

/// What is shown for a while on the way to the position as it is: a frame of the rules, with its time.
struct TimedFrame {
  fulltable::View view;
  fulltable::Gesture move = {};                    ///< what was moved by hand since the last one
  int time = 0;                                    ///< milliseconds, or `untilClick`
  fulltable::Card onto = fulltable::unknown_card;  ///< the card under the one that was moved
  bool step = false;                               ///< on the way to the next one: a person who goes on skips it
  int moves = -1;                                  ///< so many have been made by then; −1: all
};

/// How a move is shown.
struct Showing {
  std::vector<TimedFrame> frames;  ///< in their order; none where the next position is shown at once
  Reshuffle afterwards = Reshuffle::no;
  fulltable::Cards trick;                   ///< the finished one, as played
  std::vector<fulltable::TallyLine> tally;  ///< what counts, where a deal has ended
};

/// The way from what is shown to what the viewpoint sees after a move. Where the screen then goes to another person,
/// what happened rests first.
Showing showingOf(const MoveReport& report, const fulltable::View& shown, const Viewpoint& viewpoint,
                  const Settings& settings);

/// What others have done since the viewer's last move, or in the last round, as the viewer saw it: move by move.
std::vector<TimedFrame> replayOf(const Viewpoint& viewpoint, const Settings& settings);
