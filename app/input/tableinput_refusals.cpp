// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include "game/publicview.h"
#include "input/tableinput.h"
#include "input/whynot.h"
#include "text/wording.h"

// Why something cannot be done.

void TableInput::refuse(const QString& text, const QList<int>& cards, const QString& rule) {
  refusal_ = text;
  refusedCards_ = cards;
  refusalRule_ = rule;
  ++refusalSerial_;
  emit refusalChanged();
}

void TableInput::leaveRefusal() {
  refusalRule_.clear();
}

void TableInput::refuseCard(int row, const Target& target) {
  const WhyNot why = whyNot(host_, moves_, slot(row), target);
  refuse(why.text, {}, why.rule);
}

void TableInput::refuse(const fulltable::Refusal& reason) {
  const QString text = words(reason, host_.names(), host_.viewer());
  refuse(text.isEmpty() ? tr("You can't do that now.") : text, {}, QString::fromStdString(reason.rule));
}

bool TableInput::refuseKey(const QString& key) {
  const Deed deed(*this);
  if (const auto button = buttons_.withKey(key)) {
    if (button->index >= 0) {
      if (!button->row.enabled) press(button->index);
      return !button->row.enabled;
    }
    if (!host_.mayAct()) {
      refuse(tr("It isn't your turn."), {}, "Turn by turn");
      return true;
    }
    refuse(host_.known().why_not(host_.viewer(), button->row.move, {}));
    return true;
  }
  // Of cards that are selected first.
  if (!host_.known().plays_sets()) return false;
  const bool usable = moves_.withKey(key.toStdString()) != nullptr;
  const auto barred = usable ? std::nullopt : setMoveWithKey(key);
  if (!usable && !barred) return false;
  if (!host_.mayAct())
    refuse(tr("It isn't your turn."), {}, "Turn by turn");
  else if (grip_.isSelection())
    refuseSelection({});
  else if (barred && !host_.known().allows(host_.viewer(), *barred, {}))
    refuse(host_.known().why_not(host_.viewer(), *barred, {}));
  else
    refuse(tr("Select the cards first."));
  return true;
}

std::optional<fulltable::Move> TableInput::setMoveWithKey(const QString& key) const {
  const auto* hand = pileOf(host_.view(), host_.ownHand());
  if (!hand || hand->cards.empty()) return std::nullopt;
  const auto& known = host_.known();
  const int seat = host_.viewer();
  fulltable::Moves moves;
  const auto withKey = [&]() -> std::optional<fulltable::Move> {
    const auto found = std::ranges::find_if(
        moves, [&](const fulltable::Move& move) { return known.gesture(seat, move).key == key.toStdString(); });
    return found == moves.end() ? std::nullopt : std::optional(*found);
  };
  // What one card or all could be, and where one could go.
  const fulltable::Cards one{hand->cards.front()};
  for (const fulltable::Cards& cards : {one, hand->cards}) {
    known.meant(seat, cards, moves);
    if (const auto found = withKey()) return found;
  }
  for (const fulltable::PileView& pile : host_.view().piles) {
    known.meant(seat, {one, hand->id, pile.id, {}}, moves);
    if (const auto found = withKey()) return found;
  }
  return std::nullopt;
}
