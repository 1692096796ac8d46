// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

/// Several times what the largest decks need: more would fill the memory, or draw for minutes.
constexpr qint64 largestSvg = 64 << 20;
constexpr qint64 mostDrawnElements = 1 << 20;
/// Characters of one outline (`d`, `points`): four times what the longest of real decks has.
constexpr qsizetype longestOutline = 512 << 10;
/// So many characters of an outline count as one more element.
constexpr qsizetype outlineOfElement = 256;

/// The text of an SVG file, unpacked where it is packed with gzip. Nothing where the text or what it draws is larger
/// than the limits, whatever the file says of itself; empty where the file cannot be read.
std::optional<QByteArray> readSvg(const QString& path);

/// How many elements an SVG draws, those drawn by `use` counted each time and long outlines as several;
/// `mostDrawnElements` + 1 at most, also where one outline is longer than the limit.
qint64 drawnElements(const QByteArray& svg);
