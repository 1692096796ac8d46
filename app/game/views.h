// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariant>
#include <optional>
#include <vector>

#include "core/view.h"

/// What all those views, of one position by different seats, agree upon: nobody's secrets.
fulltable::View publicView(const std::vector<fulltable::View>& views);

/// A gesture that plays an unseen card from its place, with the face that it then shows.
fulltable::Gesture revealed(const fulltable::Gesture& move, const fulltable::View& truth);

/// The view after cards were moved by hand, and nothing else: a trick complete before it is swept away.
fulltable::View withGesture(const fulltable::View& view, const fulltable::Gesture& move);

/// Whether face-down cards that every seat has put down were turned up together, and left their piles, on the way to
/// the next view: piles `bid.N` of a card each, told by seat in the fact `bids`. The last look then shows them.
bool turnUp(fulltable::View& lastLook, const fulltable::View& next);
/// A card that came to a pile of the table and left it at once with cards that lay there.
struct Catch {
  fulltable::Gesture move;  ///< that would have brought it to the pile
  fulltable::Card onto;     ///< the first card that it took
};
/// The catch that a move made by hand, or the tap of a pile, has led to from one view to the next; or nothing.
std::optional<Catch> catchBetween(const fulltable::View& before, const fulltable::View& after,
                                  const fulltable::Gesture& move);

/// The pile of that id, or nothing.
const fulltable::PileView* pileOf(const fulltable::View& view, const QString& id);

/// Whether some cards of the seat's view are not for everyone's eyes.
bool hasSecrets(const fulltable::View& view, int seat);

QVariant variantOf(const fulltable::Json& value);
/// The same of whole numbers.
QVariantList listOf(const auto& numbers) {
  QVariantList list;
  for (const int number : numbers) list.append(number);
  return list;
}
