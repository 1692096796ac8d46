// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>
#include <optional>
#include <vector>

#include "match/match.h"

/// What others do, or how much time passes, after a step of a lesson.
struct LessonEvent {
  int seat = 0;
  std::optional<fulltable::Move> move;  ///< nothing: time passes
  int wait = 0;                         ///< how much, in ms
};

/// One step: what the coach says, and what the person does.
struct LessonStep {
  int line = 0;                           ///< of the file
  QString title, text;                    ///< `{1}` is the name of seat 1
  std::optional<fulltable::Move> wanted;  ///< what the person is to do; nothing: to read
  std::vector<fulltable::Move> also;      ///< moves that are as good, after which all goes on in the same way
  bool found = false;                     ///< the person is to find the move: it is not pointed at
  QStringList shown;                      ///< cards and piles to look at
  struct Answer {
    fulltable::Move move;
    QString text;
  };
  std::vector<Answer> answers;      ///< to other moves
  QString otherwise;                ///< to those that have none
  std::vector<LessonEvent> events;  ///< afterwards
};

/// A guided first game: a fixed deal, played by a person at seat 0 and by what the file says of the others.
struct Lesson {
  const fulltable::Game* game = nullptr;
  fulltable::GameSetup setup;
  std::vector<LessonStep> steps;
};

/// Reads a lesson: Markdown, in which each section is a step. Nothing, and what is wrong in which line, where it is
/// none.
std::optional<Lesson> readLesson(const QString& gameId, const QString& text, QString& problem);

/// The file of that game's lesson in the program's language; empty where there is none.
QString lessonText(const QString& gameId);
