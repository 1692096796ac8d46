// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/whynot.h"

#include <QCoreApplication>

#include "game/views.h"
#include "input/meaning.h"
#include "text/words.h"

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(WhyNot)
};

/// Who is to move instead of the viewer.
QString othersTurn(const InputHost& host) {
  QStringList names;
  for (const int seat : host.known().to_act())
    if (!host.known().may_wait(seat)) names.append(host.names().value(seat));
  return Words::tr("It is the turn of %1.").arg(listWords(names));
}

/// No pile takes it: its foundation's reason, or the first of another pile.
QString noPileTakes(const InputHost& host, const CardSlot& slot) {
  const std::string from = slot.pile.toStdString();
  const std::string home =
      slot.card.is_joker() ? "" : std::string("foundation.") + fulltable::letter_of(slot.card.suit());
  QString why;
  for (const auto& pile : host.view().piles) {
    if (pile.id == from || (!why.isEmpty() && pile.id != home)) continue;
    if (const auto refusal = whyRefused(host.known(), slot.card, from, pile.id))
      why = words(*refusal, host.names(), host.viewer());
  }
  if (why.isEmpty()) return Words::tr("The %1 cannot be moved now.").arg(cardWords(slot.card));
  return Words::tr("No pile takes the %1 now. %2").arg(cardWords(slot.card), why);
}

}  // namespace

QString whyNot(const InputHost& host, const MoveIndex& moves, const CardSlot& slot, const Target& target) {
  QString faceDown = Words::tr("That card is face down.");
  const auto* shown = pileOf(host.view(), slot.pile);
  const bool ownBack = shown && shown->sight == fulltable::Sight::others && shown->owner == host.viewer();
  if (!slot.card.is_known() && !ownBack && !host.mayAct()) return faceDown;
  if (host.ended()) return Words::tr("The game is over.");
  if (!host.plays()) return Words::tr("Nobody at this screen plays in this game.");
  if (!host.mayAct()) return othersTurn(host);
  const std::string from = slot.pile.toStdString();
  if (!slot.card.is_known() && !ownBack) {
    const auto refusal = whyNotTapped(host.known(), from);
    return refusal ? words(*refusal, host.names(), host.viewer()) : faceDown;
  }
  if (const auto refusal = whyRefused(host.known(), slot.card, from, target.pile.toStdString(), target.card))
    return words(*refusal, host.names(), host.viewer());
  if (target.pile.isEmpty()) return noPileTakes(host, slot);
  QStringList piles;
  for (const Choice& choice : moves.from(slot))
    if (const auto* pile = pileOf(host.view(), QString::fromStdString(choice.gesture.to)))
      piles.append(pileWords(*pile, host.names()));
    else
      piles.append(QString::fromStdString(choice.gesture.to));
  piles.removeDuplicates();
  if (piles.isEmpty()) return Words::tr("The %1 cannot go there.").arg(cardWords(slot.card));
  return Words::tr("The %1 cannot go there. It goes to: %2.").arg(cardWords(slot.card), listWords(piles));
}
