// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/camera.h"

#include <QCoreApplication>
#include <QQuickItemGrabResult>
#include <QQuickWindow>
#include <cstdio>

#include "session/session.h"
#include "table/gametable.h"
#include "table/picture.h"

namespace {

constexpr int lookEvery = 40;
constexpr int quietEnough = 4;  ///< looks in a row

GameTable* tableIn(QQuickItem* item) {
  if (auto* found = qobject_cast<GameTable*>(item)) return found;
  for (QQuickItem* child : item->childItems()) {
    if (GameTable* found = tableIn(child)) return found;
  }
  return nullptr;
}

}  // namespace

Camera::Camera(QQuickWindow* window, Session* session, const QString& file, int moves, bool untilOver, bool tableOnly)
    : window_(window), session_(session), file_(file), moves_(moves), untilOver_(untilOver), tableOnly_(tableOnly) {
  connect(&timer_, &QTimer::timeout, this, &Camera::look);
  // If the computers played on while cards are still being drawn, the table might never be quiet.
  if (session_ && moves_ >= 0)
    connect(session_, &Session::moved, this, [this] {
      if (session_->game()->moveCount() >= moves_) session_->players()->hold();
    });
  connect(window_, &QQuickWindow::frameSwapped, this, [this] { painted_ = true; });
  timer_.start(lookEvery);
}

bool Camera::quiet() const {
  if (Picture::pending()) return false;
  if (!session_ || session_->shown()->over()) return true;
  if (moves_ >= 0) return session_->game()->moveCount() >= moves_;
  return !untilOver_ && !session_->players()->thinking();
}

void Camera::look() {
  quietLooks_ = quiet() && !painted_ ? quietLooks_ + 1 : 0;
  painted_ = false;
  // A card that a race has just turned is not drawn yet.
  const bool still = moves_ > 0 && quiet() && !(session_ && session_->game()->realTime());
  if (quietLooks_ < quietEnough && !still) return;
  timer_.stop();
  shoot();
}

void Camera::shoot() {
  const auto end = [this](bool saved) {
    if (!saved) std::fprintf(stderr, "The picture could not be saved as %s.\n", qPrintable(file_));
    QCoreApplication::exit(saved ? 0 : 1);
  };
  GameTable* table = tableOnly_ ? tableIn(window_->contentItem()) : nullptr;
  if (!table) return end(window_->grabWindow().save(file_));
  const auto picture = table->grabToImage();
  connect(picture.get(), &QQuickItemGrabResult::ready, this, [this, picture, end] { end(picture->saveToFile(file_)); });
}
