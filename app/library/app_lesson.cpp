// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "lesson/lesson.h"
#include "library/app.h"
#include "library/gamerecord.h"

bool App::hasLesson(const QString& gameId) {
  return !lessonText(gameId).isEmpty();
}

void App::beginLesson(const QString& gameId) {
  QString problem;
  auto lesson = readLesson(gameId, lessonText(gameId), problem);
  auto match = lesson ? fulltable::Match::start(*lesson->game, lesson->setup)
                      : fulltable::Result<fulltable::Match>(fulltable::Refusal());
  if (!match) return setMessage(tr("This lesson cannot be shown: %1").arg(problem));
  QStringList kinds{"human"};
  while (kinds.size() < lesson->setup.seats) kinds.append("medium");
  Seating seating;
  seating.names = seatNames(kinds, {});
  for (const QString& kind : std::as_const(kinds)) seating.kinds.push_back(*seatKindOf(kind));
  if (!session_ || !session_->coach()) {
    const bool inPlay =
        session_ && !session_->review() && !session_->game()->ended() && session_->game()->moveCount() > 0;
    beforeLesson_ = inPlay ? savedId_ : QString();
  }
  settings_.play()->setHelped(gameId);
  seat(std::make_unique<Session>(std::move(*match), seating, QByteArray("lesson"), &settings_, std::vector<LogLine>(),
                                 *time_, Session::Purpose::play, std::move(*lesson)),
       {});
}

void App::leaveLesson() {
  const QString before = std::exchange(beforeLesson_, {});
  if (before.isEmpty()) return leave();
  resume(before);
}

void App::playLessonOn() {
  if (!session_ || !session_->coach() || session_->game()->ended()) return;
  fulltable::Json record = session_->game()->match().record();
  record["app"] = noteOf(session_->game()->seating(), session_->game()->salt(), true);
  record["app"]["from"] = {{"id", ""}, {"move", session_->game()->moveCount()}};
  openGame(record);
}
