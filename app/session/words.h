// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include "core/view.h"

// The words in which the table speaks: for the log, the screen reader and short notices. The only place of them.

/// "seven of hearts", "little joker", "face-down card".
QString cardWords(fulltable::Card card);
/// "hearts".
QString suitWords(fulltable::Suit suit);
/// A pile's name: "column 3", "foundation of hearts", "hand of Ada".
QString pileWords(const fulltable::PileView& pile, const QStringList& names);
/// "seven of hearts, column 3, with two cards on it, selected, can be moved".
QString cardLabel(fulltable::Card card, const QString& pile, int above, bool movable, bool selected = false);
/// A card that its owner plays without seeing it: "face-down card 3 of 8, hand of Ada, can be moved".
QString cardByPlaceLabel(int place, int size, const QString& pile);
/// A game's sentence with names and card words in the places of `{s}`, `{s2}` and `{7C}`.
QString sentence(const std::string& said, int seat, const QStringList& names);
/// The same without its subject: "leads king of spades".
QString withoutSubject(const std::string& said, int seat, const QStringList& names);
/// A reason with card words in the places of the notation: "Queen of hearts lies in the other display."
QString inCardWords(const std::string& reason);
/// "Ada", "Ada and Ben", "Ada, Ben and Cleo".
QString listWords(const QStringList& names);
