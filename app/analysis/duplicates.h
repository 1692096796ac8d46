// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <map>
#include <optional>

#include "game/seating.h"
#include "players/thinker.h"
#include "review/same_cards.h"

/// What computer players made of the cards of ended games in the persons' seats, worked out in the background with the
/// time that nothing else wants.
class Duplicates : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.duplicates tells of the game at the table")
  /// Of the game that is shown, a map for each person: `seat`, `name`, `unit` (`points`, `chips` or `wins`), `rows` and
  /// `told`, how the person did beside the strongest, as a sentence. Rows are maps of `name`, `value` (in `unit`, wins
  /// in percent), `text` and `own`; the first is the person's, then come the levels, the strongest first.
  Q_PROPERTY(QVariantList results READ results NOTIFY changed)
  /// Whether there will be more.
  Q_PROPERTY(bool running READ running NOTIFY changed)

 public:
  explicit Duplicates(QObject* parent = nullptr);
  ~Duplicates() override;

  /// Shows an ended game of that id, with what was found before, if anything; else that is worked out now, and told by
  /// `found` also when another game is shown by then. `alone`: the game counts for its one person.
  void show(const QString& id, const fulltable::Match& match, const Seating& seating, bool alone,
            const QByteArray& kept = {});
  /// Nothing is shown any more.
  void clear();
  /// How often each level plays the cards, and how many imagined games a decision gets at the most; 0 games: never. For
  /// tests.
  void setEffort(std::int64_t games, std::int64_t most);
  /// Whether anything is worked out from now on; what was found before is shown all the same.
  void setWanted(bool wanted) { wanted_ = wanted; }

  QVariantList results() const;
  bool running() const { return pending_.contains(key_); }
  /// What has been found of the game that is shown, as `found` tells it; empty where nothing has.
  QByteArray kept() const { return write(made_); }
  /// What `found` told of a game, as a short line for lists; empty where it tells nothing.
  static QString line(const QByteArray& kept, fulltable::ScoreUnit unit);

 signals:
  void changed();
  /// What was found out about a game, and what it says of the strength of its one person (see
  /// `fulltable::Duplicate::percent`).
  void found(const QString& id, const QByteArray& duplicates, std::optional<double> percent);

 private:
  using BySeat = std::map<int, fulltable::Duplicate>;

  static BySeat read(const QByteArray& kept);
  static QByteArray write(const BySeat& made);
  QVariantMap told(int seat, const fulltable::Duplicate& made) const;

  QString key_;  ///< of the game that is shown: its id, and after how many moves it ended
  Seating seating_;
  fulltable::ScoreUnit unit_ = fulltable::ScoreUnit::none;
  BySeat made_;
  QStringList pending_;  ///< such keys
  bool wanted_ = true;
  std::int64_t games_ = 2;
  std::int64_t most_ = 1000;
  Thinker thinker_;  // last: its answers come to all of the above
};
