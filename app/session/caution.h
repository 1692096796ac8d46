// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <chrono>
#include <memory>
#include <optional>

#include "ai/judge.h"
#include "game/viewpoint.h"
#include "players/thinker.h"

class Settings;

/// For learners who wish it: before a move that gives much away it asks whether that is meant. It judges from what the
/// seat knows alone, as the analysis of a finished game does. In a solitaire it asks where all cards are seen and the
/// move loses a deal that could be won, for certain.
class Caution : public QObject {
  Q_OBJECT

 public:
  static constexpr std::chrono::milliseconds longestThought{1000};

  Caution(const Viewpoint& viewpoint, const Settings& settings, QObject* parent = nullptr);

  /// The position is another: thinks about it while the viewer does, who is to move.
  void lookAhead();
  /// Whether that move may be made at once. Where not, it is either told to be `harmless` or `doubted` soon; made
  /// again after that, it may.
  bool allows(const fulltable::Move& move);
  /// For how long a move is weighed at most; what is not certain by then is let pass.
  void setLongestWeighing(std::chrono::milliseconds longest) { longestWeighing_ = longest; }

 signals:
  void harmless(const fulltable::Move& move);
  /// What the viewer is to be asked, in a sentence.
  void doubted(const QString& question);

 private:
  bool isWanted() const;
  /// Begins to think about the viewer's move.
  void think();
  /// Whether the search alone shows that it gives nothing away.
  bool looksHarmless(const fulltable::Move& move) const;
  /// Finds out what the move that is held back costs.
  void weigh();
  void weighAlone();
  /// Asks whether the move that was held back is meant; nothing to ask: it is harmless.
  void answer(const QString& question);
  void settle(const std::optional<fulltable::Judgement>& judgement);

  const Viewpoint& viewpoint_;
  const Settings& settings_;
  std::chrono::milliseconds longestWeighing_ = longestThought;
  int seat_ = -1;  ///< whose move is thought about, or nobody's
  std::optional<fulltable::Decision> decision_;
  std::optional<fulltable::Solution> solution_;  ///< of a solitaire, instead
  std::optional<fulltable::Move> held_;          ///< waits for what is found out of it
  std::optional<fulltable::Move> cleared_;       ///< was found harmless, or is meant
  std::unique_ptr<Thinker> thinker_;             // last: its answers come to all of the above
};
