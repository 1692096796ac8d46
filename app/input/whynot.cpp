// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/whynot.h"

#include <QCoreApplication>
#include <algorithm>

#include "game/views.h"
#include "text/words.h"

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(WhyNot)
};

/// Names the players who are to move instead of the viewer.
QString othersTurn(const InputHost& host) {
  QStringList names;
  for (const int seat : host.known().to_act())
    if (!host.known().may_wait(seat)) names.append(host.names().value(seat));
  return Words::tr("It's %1's turn.").arg(listWords(names));
}

/// Why the viewer may not do that: the rules' word on the likeliest move that it could mean; nothing where it means
/// none, or a legal one.
std::optional<fulltable::Refusal> whyRefused(const InputHost& host, const fulltable::Gesture& gesture) {
  fulltable::Moves moves;
  host.known().meant(host.viewer(), gesture, moves);
  for (const fulltable::Move& move : moves)
    if (!host.known().allows(host.viewer(), move, {})) return host.known().why_not(host.viewer(), move, {});
  return std::nullopt;
}

QString told(const InputHost& host, const fulltable::Refusal& refusal) {
  return words(refusal, host.names(), host.viewer());
}

/// No pile takes it: the rules' word on it, or that on the first pile that it could mean.
QString noPileTakes(const InputHost& host, const CardSlot& slot) {
  fulltable::Gesture gesture;
  gesture.cards = {slot.card};
  gesture.from = slot.pile.toStdString();
  auto refusal = whyRefused(host, gesture);
  // Where cards are played up to, they are most likely meant to go.
  std::vector<fulltable::PileId> piles;
  piles.reserve(host.view().piles.size());
  for (const auto& pile : host.view().piles) piles.push_back(pile.id);
  std::stable_partition(piles.begin(), piles.end(),
                        [&](const auto& pile) { return pile.is(host.known().info().home); });
  for (const auto& pile : piles) {
    if (refusal || pile == gesture.from) continue;
    gesture.to = pile;
    refusal = whyRefused(host, gesture);
  }
  if (!refusal) return Words::tr("You can't move the %1 now.").arg(cardWords(slot.card));
  return Words::tr("The %1 can't go anywhere now. %2").arg(cardWords(slot.card), told(host, *refusal));
}

}  // namespace

QString whyNot(const InputHost& host, const MoveIndex& moves, const CardSlot& slot, const Target& target) {
  QString faceDown = Words::tr("That card is face down.");
  const auto* shown = pileOf(host.view(), slot.pile);
  const bool ownBack = shown && shown->sight == fulltable::Sight::others && shown->owner == host.viewer();
  if (!slot.card.is_known() && !ownBack && !host.mayAct()) return faceDown;
  if (host.ended()) return Words::tr("The game is over.");
  if (!host.plays()) return Words::tr("You're only watching this game.");
  if (!host.mayAct()) return othersTurn(host);
  fulltable::Gesture gesture;
  gesture.from = slot.pile.toStdString();
  if (!slot.card.is_known() && !ownBack) {
    const auto refusal = whyRefused(host, gesture);
    return refusal ? told(host, *refusal) : faceDown;
  }
  gesture.cards = {slot.card};
  if (!slot.card.is_known()) gesture.place = slot.place;
  gesture.to = target.pile.toStdString();
  if (target.card.is_known()) gesture.onto = {target.card};
  if (const auto refusal = whyRefused(host, gesture)) return told(host, *refusal);
  if (target.pile.isEmpty()) return noPileTakes(host, slot);
  QStringList piles;
  for (const Choice& choice : moves.from(slot))
    if (const auto* pile = pileOf(host.view(), QString::fromStdString(choice.gesture.to)))
      piles.append(pileWords(*pile, host.names(), host.viewer()));
    else
      piles.append(QString::fromStdString(choice.gesture.to));
  piles.removeDuplicates();
  if (piles.isEmpty()) return Words::tr("The %1 can't go there.").arg(cardWords(slot.card));
  return Words::tr("The %1 can't go there, but it can go to: %2.").arg(cardWords(slot.card), listWords(piles));
}
