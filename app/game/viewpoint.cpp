// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/viewpoint.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "game/publicview.h"

using fulltable::View;

Viewpoint::Viewpoint(const GameController& game, QList<int> people, QObject* parent)
    : QObject(parent), game_(game), people_(std::move(people)) {
  connect(&game_, &GameController::changed, this, &Viewpoint::look);
  handOver();
}

void Viewpoint::setPeople(QList<int> people) {
  people_ = std::move(people);
  handOver();
}

void Viewpoint::lookFrom(int seat, bool open) {
  fixed_ = seat;
  open_ = open;
  setViewer(seat, -1);
}

QVariantList Viewpoint::toAct() const {
  return game_.ended() ? QVariantList() : listOf(known_->to_act());
}

bool Viewpoint::myTurn() const {
  return isPerson() && !game_.ended() && known_->to_act().has(viewer_) && !known_->may_wait(viewer_);
}

const View& Viewpoint::view() const {
  if (view_) return *view_;
  if (open_) return view_.emplace(game_.truth().show(std::nullopt));
  if (viewer_ >= 0) return view_.emplace(game_.match().know(viewer_)->show(viewer_));
  std::vector<View> views;
  views.reserve(static_cast<std::size_t>(game_.seats()));
  for (int seat = 0; seat < game_.seats(); ++seat) views.push_back(game_.match().know(seat)->show(seat));
  return view_.emplace(publicView(views));
}

void Viewpoint::look() {
  known_ = game_.match().know(std::max(viewer_, 0));
  view_.reset();
  emit changed();
}

void Viewpoint::setViewer(int viewer, int coverSeat) {
  const bool same = viewer == viewer_ && coverSeat == coverSeat_;
  viewer_ = viewer;
  coverSeat_ = coverSeat;
  look();
  if (!same) emit viewerChanged();
}

int Viewpoint::wanted(int present) const {
  if (fixed_) return *fixed_;
  if (!isShared()) return people_.value(0, 0);
  if (game_.ended()) return std::max(present, 0);
  const auto& truth = game_.truth();
  std::optional<int> wanted;
  for (const int seat : truth.to_act()) {
    if (!people_.contains(seat) || truth.may_wait(seat)) continue;
    if (!wanted || seat == present) wanted = seat;
  }
  return wanted.value_or(present);
}

bool Viewpoint::changesHands() const {
  return viewer_ >= 0 && wanted(viewer_) != viewer_;
}

void Viewpoint::handOver() {
  // How a deal came out all of them look at together: the cards of the next are nobody's to see yet.
  const int deal = game_.truth().show(std::nullopt).deal;
  const int present = std::exchange(deal_, deal) == deal ? viewer_ : -1;
  const int next = wanted(present);
  if (next == present || !isShared() || game_.ended()) return setViewer(next, -1);
  const bool secrets = hasSecrets(game_.match().know(next)->show(next), next);
  setViewer(secrets ? -1 : next, secrets ? next : -1);
}

void Viewpoint::uncover() {
  if (coverSeat_ >= 0) setViewer(coverSeat_, -1);
}
