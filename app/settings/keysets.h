// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <QVariantMap>

// The keys of races, where several people share one keyboard.

/// The most people at one keyboard, for the pads "call" and "gestures".
int playersAtKeys(const QString& pad);
/// What can be keyed on that pad, in its order: ranks and suits, or gestures and "turn".
QStringList tokensOf(const QString& pad);
/// The usual key (several, parted by spaces) of each token for that player, from 0; empty for who has no keys.
QVariantMap standardKeys(const QString& pad, int player);
