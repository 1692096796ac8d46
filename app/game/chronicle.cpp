// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/chronicle.h"

#include <utility>

#include "game/gamecontroller.h"
#include "text/logtext.h"
#include "text/wording.h"

Chronicle::Chronicle(const Seating& seating, std::vector<LogLine> log, QObject* parent)
    : QObject(parent), seating_(seating) {
  for (LogLine& line : log) log_.append(std::move(line));
}

QStringList Chronicle::turnOf(int seat, int viewer, int moves, bool ended) const {
  std::vector<fulltable::Text> acts;
  for (const LogLine* line : log_.turnOf(seat, viewer, moves, ended)) acts.push_back(line->act);
  return actWords(acts, seating_.names);
}

QString Chronicle::storyOf(int seat, int viewer, bool ended) const {
  QStringList told;
  for (const LogLine* line : log_.turnOf(seat, viewer, -1, ended)) told.append(line->text);
  return told.join('\n');
}

QStringList Chronicle::record(const MoveReport& report, bool brief) {
  QStringList texts;
  for (const LogLine& line : linesOf(*report.before, report.seat, report.move, *report.after, report.number,
                                     seating_.names, seating_.you())) {
    log_.append(line);
    if (!brief || line.seat < 0 || line.brought)
      texts.append(line.text);
    else if (line.seat != seating_.you())
      texts.append(tr("%1: %2", "a player, what they did")
                       .arg(seating_.names.value(line.seat), words(line.act, seating_.names)));
  }
  emit changed();
  return texts;
}

void Chronicle::note(const QString& text, int number) {
  log_.append({text, -1, number, {}});
  emit changed();
}

void Chronicle::truncate(int number) {
  log_.truncate(number);
  emit changed();
}

void Chronicle::announce(const QString& text, bool news) {
  if (text.isEmpty()) return;
  // A screen reader only speaks what has changed.
  const QChar mark(QChar::Nbsp);
  announcement_ = announcement_ == text ? text + mark : text;
  emit announced(announcement_, news);
}
