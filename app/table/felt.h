// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>

/// The cloth of the table, `green` for example: light in the middle, with a fine grain that also hides the steps of the
/// gradient. Very large ones are drawn smaller, since nobody sees the difference. A byte a pixel with a table of
/// colours, but for large ones.
QImage drawFelt(const QString& name, const QSize& size);
