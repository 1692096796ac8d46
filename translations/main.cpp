// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <cstdio>

#include "translations/messages.h"

/// usage: fulltable-messages FOLDER FILE    writes the engine's messages, read from its folder, for lupdate
int main(int argc, char** argv) {
  if (argc != 3) return 2;
  QStringList unread;
  const QByteArray text = markedForLupdate(messagesUnder(QString::fromLocal8Bit(argv[1]), unread)).toUtf8();
  for (const QString& call : unread) std::fprintf(stderr, "No literal: %s\n", qPrintable(call));
  QFile file(QString::fromLocal8Bit(argv[2]));
  return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && unread.isEmpty() ? 0 : 1;
}
