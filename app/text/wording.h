// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include "ai/think.h"
#include "core/view.h"

// Cards, piles and the engine's texts in the person's language: for the log, the screen reader and short notices.

/// "seven of hearts", "little joker", "face-down card".
QString cardWords(fulltable::Card card);
/// "queen" for 11.
QString rankWords(int rank);
/// "Easy", "Medium", "Hard".
QString levelWords(fulltable::Level level);
/// "hearts".
QString suitWords(fulltable::Suit suit);
/// A pile's name: "column 3", "hearts foundation", "Ada's hand" or, for its owner, "your hand".
QString pileWords(const fulltable::PileView& pile, const QStringList& names, int reader = -1);
/// "seven of hearts, column 3, with two cards on it, selected, can be moved".
QString cardLabel(fulltable::Card card, const QString& pile, int above, bool movable, bool selected = false);
/// A card that its owner plays without seeing it: "face-down card 3 of 8, your hand, can be moved".
QString cardByPlaceLabel(int place, int size, const QString& pile);
/// A text of the engine in the person's language; for a reader at that seat (−1: for everybody) where it speaks to
/// them.
QString words(const fulltable::Text& text, const QStringList& names = {}, int reader = -1,
              fulltable::Style style = fulltable::Style::prose);
/// A refusal's sentence.
QString words(const fulltable::Refusal& refusal, const QStringList& names = {}, int reader = -1);
/// With a full stop, where it has no end.
QString closed(const QString& text);
/// Without the full stop at its end, for a button.
QString withoutStop(const QString& text);
/// The lines of a hint, without those that would say nothing; the first is the move.
QStringList hintLinesOf(const fulltable::Hint& hint, const QStringList& names, int reader);
/// A sentence of the log without its subject, for a plate: "leads king of spades".
QString withoutSubject(const fulltable::Text& text, const QStringList& names);
/// "Ada", "Ada and Ben", "Ada, Ben and Cleo".
QString listWords(const QStringList& names);
