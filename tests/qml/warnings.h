// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRegularExpression>
#include <QTest>

/// A warning fails a test. One is Qt's own and says nothing of us: where a pause is stopped while nothing else moves,
/// its clock of animations already stands still.
inline void failOnAnyWarning() {
  QTest::failOnWarning(QRegularExpression("^(?!QUnifiedTimer::stopAnimationDriver: driver is not running$)"));
}
