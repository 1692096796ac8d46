// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/whynot.h"

#include <QCoreApplication>

#include "game/publicview.h"
#include "text/wording.h"

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

/// The rules' word on why the viewer may not do that: on what was taken up where there is no target, or else on the
/// likeliest move that it could mean. Empty where they have none.
WhyNot rulesWord(const InputHost& host, const fulltable::Gesture& gesture) {
  const fulltable::Knowledge& known = host.known();
  const auto told = [&](const fulltable::Refusal& refusal) {
    return WhyNot{words(refusal, host.names(), host.viewer()), QString::fromStdString(refusal.rule)};
  };
  if (gesture.to.empty()) {
    const auto refusal = known.why_stays(host.viewer(), gesture);
    return refusal ? told(*refusal) : WhyNot();
  }
  fulltable::Moves moves;
  known.meant(host.viewer(), gesture, moves);
  for (const fulltable::Move& move : moves)
    if (!known.allows(host.viewer(), move, {})) return told(known.why_not(host.viewer(), move, {}));
  return {};
}

}  // namespace

WhyNot whyNot(const InputHost& host, const MoveIndex& moves, const CardSlot& slot, const Target& target) {
  QString faceDown = Words::tr("That card is face down.");
  const auto* shown = pileOf(host.view(), slot.pile);
  const bool ownBack = shown && shown->sight == fulltable::Sight::others && shown->owner == host.viewer();
  if (!slot.card.is_known() && !ownBack && !host.mayAct()) return {faceDown};
  if (host.ended()) return {Words::tr("The game is over. Begin another one to play on.")};
  if (!host.plays()) return {Words::tr("You're only watching this game. Begin one of your own to play.")};
  if (!host.mayAct()) return {othersTurn(host), "Turn by turn"};
  fulltable::Gesture gesture;
  gesture.from = slot.pile.toStdString();
  if (slot.card.is_known() || ownBack) {
    gesture.cards = {slot.card};
    if (ownBack && !slot.card.is_known()) gesture.place = slot.place;
    gesture.to = target.pile.toStdString();
    if (target.card.is_known()) gesture.onto = {target.card};
  }
  if (WhyNot why = rulesWord(host, gesture); !why.text.isEmpty()) return why;
  if (gesture.cards.empty()) return {faceDown};
  if (target.pile.isEmpty()) return {Words::tr("You can't move the %1 now.").arg(cardWords(slot.card))};
  QStringList piles;
  for (const Choice& choice : moves.from(slot))
    if (const auto* pile = pileOf(host.view(), QString::fromStdString(choice.gesture.to)))
      piles.append(pileWords(*pile, host.names(), host.viewer()));
    else
      piles.append(QString::fromStdString(choice.gesture.to));
  piles.removeDuplicates();
  if (piles.isEmpty()) return {Words::tr("The %1 can't go there.").arg(cardWords(slot.card))};
  return {Words::tr("The %1 can't go there, but it can go to: %2.").arg(cardWords(slot.card), listWords(piles))};
}
