// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/coulddo.h"

#include <QCoreApplication>
#include <QStringList>

#include "input/whynot.h"
#include "text/wording.h"

namespace {

struct CouldWords {
  Q_DECLARE_TR_FUNCTIONS(CouldDo)
};

constexpr qsizetype mostLines = 3;

}  // namespace

QString couldDo(const InputHost& host, const MoveIndex& moves, const CardSlot& slot, bool selects) {
  if (host.viewer() < 0 || host.known().info().real_time) return {};
  if (!host.mayAct()) return whyNot(host, moves, slot).text;
  Choices found = moves.from(slot);
  // A click on what lies there may mean something else than that card.
  if (found.empty()) found = moves.at(slot.pile.toStdString());
  if (found.empty()) found = moves.onto(slot);
  QStringList lines;
  for (const Choice& choice : found) {
    const QString line = words(host.known().say(host.viewer(), choice.move).advice, host.names(), host.viewer());
    if (line.isEmpty() || lines.contains(line)) continue;
    if (lines.size() == mostLines) {
      lines.append(CouldWords::tr("There are other moves, too."));
      break;
    }
    lines.append(line);
  }
  if (!lines.isEmpty()) return lines.join('\n');
  return selects ? CouldWords::tr("Select it, alone or with others.") : whyNot(host, moves, slot).text;
}
