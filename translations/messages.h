// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <vector>

// The engine knows no Qt, so that lupdate does not see what it says: its messages are read out of its sources here.

/// One text for translators, as `message`, `counted`, `you` and `to` of engine/core/text.h have it.
struct EngineMessage {
  QString context;
  QString source;
  bool counted = false;  ///< has plural forms

  friend bool operator==(const EngineMessage&, const EngineMessage&) = default;
};

/// The messages of one source file, whose constants stand there or in `headers`, those of its folder. Calls whose words
/// are no literals are added to `unread`.
std::vector<EngineMessage> messagesIn(const QString& code, QStringList& unread, const QString& headers = {});

/// Those of all files of a folder, each once.
std::vector<EngineMessage> messagesUnder(const QString& folder, QStringList& unread);

/// A source file that lupdate reads them from.
QString markedForLupdate(const std::vector<EngineMessage>& messages);
