// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/review.h"

#include <algorithm>

#include "ai/chances.h"
#include "game/gamecontroller.h"
#include "game/viewpoint.h"
#include "players/thinker.h"
#include "text/chancewords.h"

namespace {

constexpr int imagined = 200;  ///< positions, from which chances are counted

}  // namespace

Review::Review(GameController& game, Viewpoint& viewpoint, Thinker& thinker, bool finished, QObject* parent)
    : QObject(parent),
      game_(game),
      viewpoint_(viewpoint),
      thinker_(thinker),
      moves_(game.moveCount()),
      finished_(finished) {
  connect(&game_, &GameController::jumped, this, [this] {
    emit moved();
    think();
  });
  viewpoint_.lookFrom(seats().value(0), false);
  think();
}

int Review::move() const {
  return game_.moveCount();
}

int Review::seat() const {
  return viewpoint_.viewer();
}

bool Review::isOpen() const {
  return viewpoint_.isOpen();
}

QList<int> Review::seats() const {
  if (!finished_) return game_.people();
  QList<int> all;
  for (int seat = 0; seat < game_.seats(); ++seat) all.append(seat);
  return all;
}

void Review::goTo(int move) {
  move = std::clamp(move, 0, moves_);
  if (move != game_.moveCount()) game_.goTo(move);
}

void Review::lookFrom(int seat) {
  if (seat < 0 ? !finished_ : !seats().contains(seat)) return;
  viewpoint_.lookFrom(seat < 0 ? viewpoint_.viewer() : seat, seat < 0);
  emit looked();
  think();
}

void Review::think() {
  thinker_.drop();
  known_.clear();
  thinking_ = !viewpoint_.isOpen() && !game_.match().over();
  emit knownChanged();
  if (!thinking_) return;
  const auto piles = namesOfPiles(viewpoint_.view(), game_.seating().names, viewpoint_.viewer());
  const std::shared_ptr<const fulltable::Knowledge> known = viewpoint_.known().clone();
  thinker_.run(
      [known](const std::stop_token& stop) {
        return fulltable::chances_of(*known, imagined, [&stop] { return stop.stop_requested(); });
      },
      [this, piles](const std::optional<fulltable::Chances>& chances) {
        thinking_ = false;
        if (chances)
          for (const ChanceLine& line : sureWords(*chances, piles) + likelyWords(*chances, piles))
            known_.append(QVariantMap{{"title", line.title}, {"text", line.text}});
        emit knownChanged();
      });
}
