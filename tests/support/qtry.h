// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

// With Qt 6.8 or later read before every test's own text (tests/CMakeLists.txt). There the QTRY_… macros narrow the
// milliseconds of their timeout to int: with -Wconversion an error wherever they are used. So they wait like this.
#undef QTRY_IMPL
#define QTRY_IMPL(expr, timeout)                                                                                       \
  {                                                                                                                    \
    using namespace std::chrono_literals;                                                                              \
    static_cast<void>(                                                                                                 \
        QTest::qWaitFor([&] { return static_cast<bool>(expr); }, QDeadlineTimer(std::chrono::milliseconds(timeout)))); \
  }
