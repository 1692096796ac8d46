// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/screenshot.h"

#include <QQuickItemGrabResult>
#include <QQuickWindow>
#include <algorithm>
#include <cstdio>

#include "session/session.h"
#include "table/gametable.h"
#include "table/picture.h"
#include "table/tablecard.h"

namespace {

constexpr int lookEvery = 40;
constexpr int quietEnough = 4;    ///< looks in a row
constexpr int lastingLooks = 25;  ///< what is still painted after so many quiet ones never ends

GameTable* tableIn(QQuickItem* item) {
  if (auto* found = qobject_cast<GameTable*>(item)) return found;
  for (QQuickItem* child : item->childItems()) {
    if (GameTable* found = tableIn(child)) return found;
  }
  return nullptr;
}

/// Whether no card is on its way or being turned, and every picture shows what it is to show.
bool isDrawn(const QQuickItem* item) {
  if (!item->isVisible()) return true;
  if (const auto* card = qobject_cast<const TableCard*>(item); card && (card->isGliding() || card->isTurning()))
    return false;
  if (const auto* picture = qobject_cast<const Picture*>(item);
      picture && !picture->name().isEmpty() && picture->width() >= 1 && picture->height() >= 1 && !picture->isCurrent())
    return false;
  return std::ranges::all_of(item->childItems(), isDrawn);
}

}  // namespace

Screenshot::Screenshot(QQuickWindow* window, Session* session, const QString& file, int moves, bool untilOver,
                       bool tableOnly, int patience)
    : window_(window),
      session_(session),
      file_(file),
      moves_(moves),
      untilOver_(untilOver),
      tableOnly_(tableOnly),
      patience_(patience) {
  connect(&timer_, &QTimer::timeout, this, &Screenshot::look);
  // If the computers played on while cards are still being drawn, the table might never be quiet.
  if (session_)
    connect(session_, &Session::moved, this, [this] {
      sinceMoved_.restart();
      if (moves_ >= 0 && session_->game()->moveCount() >= moves_) session_->players()->halt();
    });
  sinceMoved_.start();
  connect(window_, &QQuickWindow::frameSwapped, this, [this] { painted_ = true; });
  timer_.start(lookEvery);
}

bool Screenshot::isPersonAwaited() const {
  if (!session_ || session_->shown()->over() || session_->shown()->resting() || session_->players()->thinking())
    return false;
  const fulltable::Position& position = session_->game()->truth();
  // A race begins when a person there starts it.
  if (session_->game()->realTime() && !session_->race()->running()) return !session_->game()->people().isEmpty();
  for (const int seat : position.to_act())
    if (session_->game()->seating().isHuman(seat) && !position.may_wait(seat)) return true;
  return false;
}

bool Screenshot::quiet() const {
  if (Picture::pending() || !isDrawn(window_->contentItem())) return false;
  if (!session_ || session_->shown()->over()) return true;
  if (moves_ >= 0) return session_->game()->moveCount() >= moves_ || awaitedLooks_ >= quietEnough;
  return !untilOver_ && !session_->players()->thinking();
}

void Screenshot::look() {
  awaitedLooks_ = isPersonAwaited() ? awaitedLooks_ + 1 : 0;
  quietLooks_ = quiet() ? quietLooks_ + 1 : 0;
  unpaintedLooks_ = quietLooks_ > 0 && !painted_ ? unpaintedLooks_ + 1 : 0;
  painted_ = false;
  if (unpaintedLooks_ >= quietEnough || quietLooks_ >= lastingLooks) {
    timer_.stop();
    if (const int made = session_ ? session_->game()->moveCount() : 0; session_ && made < moves_ && awaitedLooks_ > 0)
      std::fprintf(stderr, "A person is to move after %d of %d moves: the picture shows that.\n", made, moves_);
    shoot();
  } else if (sinceMoved_.hasExpired(patience_)) {
    timer_.stop();
    std::fprintf(stderr, "Nothing has moved for long, and still the table is not what the picture is to show.\n");
    emit ended(false);
  }
}

void Screenshot::shoot() {
  const auto save = [this](bool saved) {
    if (!saved) std::fprintf(stderr, "The picture could not be saved as %s.\n", qPrintable(file_));
    emit ended(saved);
  };
  GameTable* table = tableOnly_ ? tableIn(window_->contentItem()) : nullptr;
  if (!table) return save(window_->grabWindow().save(file_));
  const auto picture = table->grabToImage();
  if (!picture) return save(false);
  connect(picture.get(), &QQuickItemGrabResult::ready, this,
          [this, picture, save] { save(picture->saveToFile(file_)); });
}
