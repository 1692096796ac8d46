// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <vector>

#include "models/logmodel.h"

struct MoveReport;
struct Seating;

/// What is told of a game: the log, what each player did last, and what a screen reader speaks.
class Chronicle : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the chronicle")
  Q_PROPERTY(LogModel* log READ log CONSTANT)
  Q_PROPERTY(QString text READ text NOTIFY changed)
  Q_PROPERTY(QString lastLine READ lastLine NOTIFY changed)

 public:
  /// Of a game with those players. `log`: what a resumed game has told so far, from `retell`.
  Chronicle(const Seating& seating, std::vector<LogLine> log, QObject* parent = nullptr);

  LogModel* log() { return &log_; }
  QString text() const { return log_.text(); }
  QString lastLine() const { return log_.last(); }
  /// What that seat did in this deal since `viewer` moved last, or in its last turn before that, in a few words for
  /// each part of it; of the first `moves` moves (−1: of all). `ended`: of the deal that has just ended.
  QStringList turnOf(int seat, int viewer, int moves = -1, bool ended = false) const;
  /// The same in whole sentences.
  QString storyOf(int seat, int viewer, bool ended = false) const;
  QString announcement() const { return announcement_; }

  /// Writes a move down; returns what tells of it. `brief`: in few words, and nothing of what the listener did.
  QStringList record(const MoveReport& report, bool brief = false);
  /// A line of nobody's, after so many moves.
  void note(const QString& text, int number);
  /// Forgets all about moves from that number on.
  void truncate(int number);
  /// For the screen reader; nothing where there are no words. `news`: nobody waits for it as for an answer.
  Q_INVOKABLE void announce(const QString& text, bool news = false);

 signals:
  void changed();
  void announced(const QString& text, bool news);

 private:
  const Seating& seating_;
  LogModel log_;
  QString announcement_;
};
