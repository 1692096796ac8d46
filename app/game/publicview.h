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

/// What QML and the rules call a mark: `wild`.
QString markName(fulltable::Mark::Kind kind);

/// The pile of that id, or nothing.
const fulltable::PileView* pileOf(const fulltable::View& view, const QString& id);

/// Whether no card that is seen lies elsewhere, and nothing that is known to all has changed.
bool sameToTheEye(const fulltable::View& before, const fulltable::View& after);

/// Whether every card of the view is seen.
bool isOpen(const fulltable::View& view);

/// Whether some cards of the seat's view are not for everyone's eyes.
bool hasSecrets(const fulltable::View& view, int seat);

QVariant variantOf(const fulltable::Json& value);
/// The same of whole numbers.
QVariantList listOf(const auto& numbers) {
  QVariantList list;
  for (const int number : numbers) list.append(number);
  return list;
}
