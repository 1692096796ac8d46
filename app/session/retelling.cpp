// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/retelling.h"

#include <algorithm>
#include <utility>

#include "game/chronicle.h"
#include "game/gamecontroller.h"
#include "game/publicview.h"
#include "game/viewpoint.h"
#include "present/presenter.h"
#include "text/wording.h"

namespace {

constexpr int mostEvents = 12;

/// Cards in words from bottom to top, those that are not seen together.
QString listOfCards(const fulltable::Cards& cards) {
  QStringList told;
  int unseen = 0;
  const auto tellUnseen = [&] {
    if (unseen == 1) told.append(cardWords(fulltable::unknown_card));
    if (unseen > 1) told.append(Retelling::tr("face-down cards: %1").arg(unseen));
    unseen = 0;
  };
  for (const fulltable::Card card : cards) {
    if (!card.is_known()) {
      ++unseen;
      continue;
    }
    tellUnseen();
    told.append(cardWords(card));
  }
  tellUnseen();
  return told.join(", ");
}

}  // namespace

Retelling::Retelling(Presenter& shown, const Viewpoint& viewpoint, const GameController& game, Chronicle& chronicle)
    : shown_(shown), viewpoint_(viewpoint), game_(game), chronicle_(chronicle) {
  // Whoever does not see it would wait for what comes next.
  connect(&shown, &Presenter::restingChanged, this, [this] {
    const bool waits = shown_.waitsForReader() && !viewpoint_.people().empty();
    if (!std::exchange(waited_, waits) && waits) chronicle_.announce(tr("Press Enter to go on."), true);
  });
}

void Retelling::sayEvents() {
  const LogModel& log = *chronicle_.log();
  QStringList lines;
  for (int row = log.rowCount() - 1; row >= 0 && lines.size() < mostEvents; --row) {
    const QModelIndex index = log.index(row);
    lines.prepend(closed(log.data(index, LogModel::Text).toString()));
    if (log.data(index, LogModel::Seat).toInt() == viewpoint_.viewer()) break;
  }
  chronicle_.announce(lines.isEmpty() ? tr("Nothing has happened yet.") : lines.join(' '));
}

QString Retelling::yourTurn(bool full) const {
  QStringList told{tr("Your turn.")};
  if (full) {
    if (const QString prompt = shown_.prompt(); !prompt.isEmpty()) told.append(closed(prompt));
    if (const auto movable = shown_.cards()->movable().size(); movable > 0)
      told.append(tr("Cards that can be moved: %1.").arg(movable));
  }
  return told.join(' ');
}

void Retelling::sayTurn() {
  if (shown_.over()) return chronicle_.announce(shown_.resultText());
  if (shown_.resting()) return chronicle_.announce(tr("Press Enter to go on."));
  // A race is only asked about while its clock stands still.
  if (game_.realTime()) return chronicle_.announce(tr("The clock is stopped."));
  if (viewpoint_.myTurn()) return chronicle_.announce(yourTurn(true));
  QStringList told;
  for (const SeatModel::Row& row : shown_.seats()->rows())
    if (row.isTurn) told.append(tr("%1's turn.").arg(row.name));
  chronicle_.announce(told.isEmpty() ? tr("It isn't your turn.") : told.join(' '));
}

void Retelling::saySeat() {
  const auto& rows = shown_.seats()->rows();
  if (game_.solitaire())
    return chronicle_.announce(tr("Home: %1 of %2. Moves: %3.")
                                   .arg(shown_.scores().value(0).toInt())
                                   .arg(shown_.cards()->rowCount())
                                   .arg(game_.moveCount()));
  if (rows.empty()) return;
  seat_ = (seat_ + 1) % static_cast<int>(rows.size());
  const SeatModel::Row& row = rows[static_cast<std::size_t>(seat_)];
  QStringList parts{tr("%1: score %2, cards in hand: %3", "a player").arg(row.name).arg(row.score).arg(row.cards)};
  if (row.isTurn) parts.append(tr("to move"));
  if (row.dealer) parts.append(tr("dealer"));
  const QString story = shown_.storyOf(seat_).replace('\n', ' ');
  chronicle_.announce(closed(parts.join(", ")) + (story.isEmpty() ? QString() : ' ' + story));
}

void Retelling::sayTable(const QList<Heap>& heaps) {
  QStringList told;
  for (const Heap& heap : heaps) {
    const auto* pile = pileOf(shown_.view(), heap.pile);
    if (!pile || pile->cards.empty()) continue;
    QString cards = listOfCards(heap.squared ? fulltable::Cards{pile->cards.back()} : pile->cards);
    if (heap.squared && pile->cards.size() > 1)
      cards = tr("%1, the upper one of %2").arg(cards).arg(pile->cards.size());
    told.append(tr("%1: %2.", "a pile, its cards").arg(shown_.pileName(heap.pile), cards));
  }
  chronicle_.announce(told.isEmpty() ? tr("No cards lie on the table.") : told.join(' '));
}

void Retelling::sayMovable() {
  const QSet<int> movable = shown_.cards()->movable();
  QList<int> rows(movable.begin(), movable.end());
  std::ranges::sort(rows);
  QStringList told;
  for (const int row : std::as_const(rows)) {
    const CardSlot& slot = shown_.cards()->slot(row);
    told.append(tr("%1, %2", "a card, its pile").arg(cardWords(slot.card), shown_.pileName(slot.pile)));
  }
  chronicle_.announce(
      told.isEmpty() ? tr("No card can be moved.")
                     : tr("Cards that can be moved: %1. %2.", "how many, which").arg(told.size()).arg(told.join("; ")));
}

void Retelling::sayHand(const QList<int>& rows) {
  if (game_.solitaire()) return sayMovable();
  fulltable::Cards cards;
  for (const int row : rows) cards.push_back(shown_.cards()->slot(row).card);
  chronicle_.announce(cards.empty()
                          ? tr("You hold no cards.")
                          : tr("You hold %1: %2.", "how many, which").arg(rows.size()).arg(listOfCards(cards)));
}
