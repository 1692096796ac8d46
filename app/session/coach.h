// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <memory>

#include "game/chronicle.h"
#include "game/gamecontroller.h"
#include "game/timesource.h"
#include "lesson/lesson.h"

class Settings;

/// Leads a person through a lesson: says what to do and why, lets nothing else be done, and makes the others' moves.
class Coach : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session that is a lesson has it")
  /// Which step it is, from 0, of how many.
  Q_PROPERTY(int step READ step NOTIFY changed)
  Q_PROPERTY(int steps READ steps CONSTANT)
  Q_PROPERTY(QString title READ title NOTIFY changed)
  /// Markdown.
  Q_PROPERTY(QString text READ text NOTIFY changed)
  /// What is to be done now, in a sentence; empty where the step is only read.
  Q_PROPERTY(QString task READ task NOTIFY changed)
  /// What there is to say to another move that was tried; empty for nothing.
  Q_PROPERTY(QString answer READ answer NOTIFY changed)
  /// The piles to look at.
  Q_PROPERTY(QStringList piles READ piles NOTIFY changed)
  /// The coach waits for the person: to read on, or to make the move that `showMe` would make.
  Q_PROPERTY(bool reading READ isReading NOTIFY changed)
  Q_PROPERTY(bool playing READ isPlaying NOTIFY changed)
  Q_PROPERTY(bool canGoBack READ canGoBack NOTIFY changed)
  /// The last step has been reached.
  Q_PROPERTY(bool done READ isDone NOTIFY changed)

 public:
  Coach(Lesson lesson, GameController& game, Chronicle& chronicle, TimeSource& time, const Settings& settings,
        QObject* parent = nullptr);

  int step() const { return step_; }
  int steps() const { return static_cast<int>(lesson_.steps.size()); }
  QString title() const { return named(at().title); }
  QString text() const { return named(at().text); }
  QString task() const;
  QString answer() const { return answer_; }
  QStringList piles() const;
  bool isReading() const { return stage_ == Stage::asked && !at().wanted && !isDone(); }
  bool isPlaying() const { return stage_ == Stage::asked && at().wanted; }
  bool canGoBack() const;
  bool isDone() const { return stage_ == Stage::asked && step_ + 1 == steps(); }

  /// The move that is wanted now, where it is pointed at.
  std::optional<fulltable::Move> pointedMove() const;
  /// The cards to look at.
  QStringList cards() const;
  /// Whether a person's move is the one that is wanted. Another one is answered.
  bool takes(int seat, const fulltable::Move& move);
  /// A new position, or nothing rests any more: goes on to what comes next.
  void proceed(bool resting);

  Q_INVOKABLE void goOn();
  Q_INVOKABLE void back();
  /// Makes the move that is wanted.
  Q_INVOKABLE void showMe();

 signals:
  void changed();
  /// That is what the person was shown.
  void wanted(const fulltable::Move& move);
  /// One of the others makes that move as soon as its time has come.
  void othersMove(int seat, const fulltable::Move& move);
  /// What is shown and marked is to be looked at anew.
  void renewed();

 private:
  /// The person is asked, or it is for the others.
  enum class Stage { asked, others };

  const LessonStep& at() const { return lesson_.steps[static_cast<std::size_t>(step_)]; }
  QString named(QString text) const;
  void begin(int step);
  /// Tells the step to those who cannot see it.
  void speak();
  /// In a race: what comes next happens.
  void happen();

  Lesson lesson_;
  GameController& game_;
  Chronicle& chronicle_;
  const Settings& settings_;
  int step_ = 0;
  Stage stage_ = Stage::asked;
  std::size_t event_ = 0;  ///< of the step, which comes next
  bool coming_ = false;    ///< that event is under way
  bool pointed_ = false;   ///< a move that was to be found has been shown
  QString answer_;
  QList<int> begun_;  ///< by step: after how many moves it began
  std::unique_ptr<Alarm> alarm_;
};
