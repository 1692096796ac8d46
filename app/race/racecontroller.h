// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QStringList>
#include <QVariant>
#include <functional>
#include <memory>
#include <vector>

#include "core/reflexes.h"
#include "game/chronicle.h"
#include "game/gamecontroller.h"
#include "match/happening.h"
#include "players/players.h"
#include "race/raceclock.h"
#include "race/slowtime.h"

class Settings;

/// Games against the clock: it drives the game, and what people do counts from the moment in which they did it. For
/// other games it stands still. Where some people have more time than others (`Seating::tempos`), the clock goes as
/// slowly as the one with the most time needs, and what others do counts as much later as they have less. In an even
/// race (`even` in `app` of the record) the computers' tempo follows the people, and is kept for the next one.
class RaceController : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the race")
  /// Whether the clock runs.
  Q_PROPERTY(bool running READ running NOTIFY changed)
  /// What is counted down before the clock runs: 3, 2, 1, and 0 otherwise.
  Q_PROPERTY(int countdown READ countdown NOTIFY changed)
  /// The referee's word on how the last round ended.
  Q_PROPERTY(QString verdict READ verdict NOTIFY verdictChanged)
  /// What people do by keys of their own, each with its `key` on the pad, its `label`, and the `symbol` that shows it.
  Q_PROPERTY(QVariantList pad READ pad NOTIFY padChanged)
  /// The person who has something to choose before the race goes on, or −1; and the choices, each also with the
  /// `heading` that is chosen first and whether it is `open`.
  Q_PROPERTY(int chooser READ chooser NOTIFY choicesChanged)
  Q_PROPERTY(QVariantList choices READ choices NOTIFY choicesChanged)

 public:
  RaceController(GameController& game, Players& players, Chronicle& chronicle, TimeSource& time, Settings& settings,
                 QObject* parent = nullptr);

  /// In a lesson no clock runs, and whatever a person does goes there.
  void setTeacher(std::function<void(int seat, const fulltable::Move& move)> teacher) { teacher_ = std::move(teacher); }

  bool running() const { return teacher_ || clock_.isRunning(); }
  int countdown() const { return countdown_; }
  QString verdict() const { return verdict_; }
  QVariantList pad() const { return pad_; }
  int chooser() const { return chooser_; }
  QVariantList choices() const { return choices_; }

  /// Counts down, and the clock runs.
  Q_INVOKABLE void start();
  Q_INVOKABLE void pause();
  /// The virtual time now, and that of an input event's time stamp, in ms.
  Q_INVOKABLE double now() const { return static_cast<double>(clock_.now()); }
  Q_INVOKABLE double time(double timestamp);
  /// A person's move with its times on the virtual clock.
  Q_INVOKABLE void move(int seat, const QString& text, double began, double done);
  /// The same by what was pressed for it: the key of a button of the rules.
  Q_INVOKABLE void press(int seat, const QString& key, double began, double done);
  /// A person's move that is done now.
  void moveNow(int seat, const fulltable::Move& move);

  /// Those sentences tell of a move: they are announced with what else happens at that time.
  void tellLater(const QStringList& texts) { told_ += texts; }

 signals:
  void changed();
  void verdictChanged();
  void padChanged();
  void choicesChanged();
  /// Something has happened by itself.
  void timePassed();
  void refused(const QString& text);
  void finished();

 private:
  /// What a person did: as it counts, and when it was done.
  struct Input {
    fulltable::Intent intent;
    fulltable::Times pressed;
  };

  /// What there is to press now. The pad stays while it is the same: nothing may be drawn anew under a finger.
  void listButtons();
  int choosing() const;
  void countDown();
  /// Looks whether everybody is still there.
  void tick();
  /// Everything that was due by now happens, in the order of its time.
  void run();
  /// What a person does at those times on the clock.
  void judge(int seat, const fulltable::Move& move, fulltable::Times pressed);
  /// When on the clock that counts, with the person's tempo.
  std::int64_t counted(int seat, std::int64_t at) const;
  std::optional<fulltable::Happening> next() const;
  /// In an even race: where a round ended since that position, the tempo goes after it.
  void follow(const fulltable::Position& before);
  /// Something else can be seen from now on.
  void reopen();
  /// The referee's verdict, if it is new; and all that happened just now, in one announcement.
  void tell(const QStringList& turned);

  GameController& game_;
  Players& players_;
  Chronicle& chronicle_;
  Settings& settings_;
  SlowTime slow_;
  RaceClock clock_;
  /// In an even race: the tempo of the computers.
  std::optional<fulltable::EvenTempo> even_;
  std::int64_t opened_ = 0;    ///< since when what lies there can be seen
  std::vector<Input> inputs_;  ///< of people, not yet judged
  QStringList told_;           ///< moves that are still to be announced
  std::function<void(int, const fulltable::Move&)> teacher_;
  int sole_ = -1;  ///< the seat that alone was to act when that was last told
  int countdown_ = 0;
  QString verdict_;
  QVariantList pad_;
  int chooser_ = -1;
  QVariantList choices_;
  std::unique_ptr<Alarm> due_, run_, tick_, absent_, count_;
};
