// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <optional>

#include "ai/temper.h"
#include "game/seating.h"

/// A computer player with a face and a temper of its own, known by its name.
struct Character {
  QString name;
  QString line;  ///< what to know of it, in a sentence
  fulltable::Temper temper;
  SeatKind level;  ///< what it is best met at; it plays at any
  int face;        ///< of the pictures, from 1
};

/// How many faces are drawn.
inline constexpr int faceCount = 16;

/// All of them, in the language of the program.
QList<Character> cast();
/// A temper in a word for people.
QString wordOf(fulltable::Temper temper);
/// The same of what plays a seat: "Person", or a level.
QString wordOf(SeatKind kind);
/// Who plays the computer's seat of that name; nobody where somebody else is called so.
std::optional<Character> characterNamed(const QString& name);
/// What there is to know of a computer player, in two lines: its level and temper, and the character's line. Empty for
/// a person.
QString aboutSeat(SeatKind kind, const QString& name);
/// The face at each seat: a character has its own, all others the next that is free, from that of the seat's number on.
QList<int> facesOf(const Seating& seating);
