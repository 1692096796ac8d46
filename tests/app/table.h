// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTemporaryDir>
#include <QtTest>
#include <memory>

#include "session/session.h"
#include "settings/settings.h"
#include "support/target_words.h"
#include "virtualtime.h"

/// What a game at the table needs, in a place of its own.
struct Table {
  QTemporaryDir folder;
  Settings settings{folder.filePath("settings.ini")};

  TimeSource* time = &worldTime();
  bool relaxed = false;       ///< games are begun as relaxed ones
  bool even = false;          ///< races are begun as even ones
  QList<double> tempos = {};  ///< how much time its people have in races

  Table() { settings.play()->setSpeed("instant"), settings.play()->setOpponents("instant"); }

  /// A game with players of these kinds, "human medium medium".
  std::unique_ptr<Session> begin(const QString& gameId, const QString& kinds, std::uint64_t seed = 1,
                                 const QVariantMap& options = {}) {
    const auto* game = fulltable::find_game(gameId.toStdString());
    Q_ASSERT(game);
    Seating seating;
    for (const QString& kind : kinds.split(' ')) {
      seating.kinds.push_back(*seatKindOf(kind));
      seating.names.append(QStringList{"Ada", "Ben", "Cleo", "Dan", "Eve"}.value(seating.names.size()));
    }
    seating.relaxed = relaxed;
    seating.tempos = tempos;
    auto gameSetup = fulltable::standard_setup(*game, seed);
    gameSetup.seats = seating.seats();
    for (auto option = options.begin(); option != options.end(); ++option)
      fulltable::set_option(game->info(), gameSetup.options, option.key().toStdString(),
                            option.value().toString().toStdString());
    auto match = fulltable::Match::start(*game, gameSetup);
    Q_ASSERT(match);
    if (even) match->app["even"] = true;
    return std::make_unique<Session>(std::move(*match), seating, QByteArray("salt"), &settings, std::vector<LogLine>(),
                                     *time);
  }
};

/// The same in a time of its own. Declared before its sessions, so that it ends after them.
struct TimedTable : Table {
  VirtualTime clock;

  TimedTable() { time = &clock; }

  /// Lets time go by until that is so; while something is thought about, time stands still. False: it never comes.
  template <class Condition>
  bool until(Session& session, Condition condition) {
    for (int steps = 0; steps < 1000000; ++steps) {
      QCoreApplication::processEvents();
      if (condition()) return true;
      if (session.isBusy()) {
        if (!QTest::qWaitFor([&] { return !session.isBusy(); }, 60000)) return false;
      } else if (!clock.step()) {
        return false;
      }
    }
    return false;
  }
};

/// Makes a legal move of the person who is to play, by hand: a card tapped or dropped, a pile, the pad, or a button. At
/// the end of the last deal, or where somebody else begins the next one, it only goes on.
inline bool playSomething(Session& session, fulltable::Rng& rng) {
  // How a deal came out stays until somebody goes on.
  const bool rested = session.shown()->resting();
  while (session.shown()->resting()) session.shown()->goOn();
  if (session.shown()->over()) return true;
  if (rested && !session.viewpoint()->myTurn() && session.viewpoint()->coverSeat() < 0) return true;
  if (session.viewpoint()->coverSeat() >= 0) session.uncover();
  const int before = session.game()->moveCount();
  std::vector<int> movable;
  const QSet<int> rows = session.cards()->movable();
  for (const int row : rows)
    if (row >= 0) movable.push_back(row);
  std::sort(movable.begin(), movable.end());
  fulltable::shuffle(movable, rng);
  for (const int row : movable) {
    if (!session.input()->lift(row)) continue;
    // A card that is only playable with others: they are selected, too, but for those that would take their place.
    for (const int other : movable) {
      const QList<int> held = session.input()->lifted();
      if (!session.input()->targets().isEmpty() || held.contains(other)) continue;
      session.input()->tap(other);
      if (session.input()->lifted().size() > held.size()) continue;
      session.input()->cancel();
      for (const int each : held) session.input()->tap(each);
    }
    const QList<Target> targets = session.input()->targets();
    if (targets.isEmpty()) continue;
    if (!session.input()->dropOn(
            targets[static_cast<qsizetype>(rng.below(static_cast<std::uint32_t>(targets.size())))]))
      continue;
    if (session.game()->moveCount() == before && !session.input()->chooser().isEmpty()) session.input()->choose(0);
    if (session.game()->moveCount() > before) return true;
  }
  if (session.input()->pad()->active() && rng.below(3) != 0) {
    session.input()->say();
    if (session.game()->moveCount() > before) return true;
  }
  for (int i = 0; i < session.input()->buttons()->rowCount(); ++i) {
    if (!session.input()->buttons()->row(i).enabled) continue;
    session.input()->press(i);
    if (session.game()->moveCount() > before) return true;
  }
  // A pile to be tapped, such as the stock, rather than what was laid out on the workspace.
  session.input()->closeWorkspace();
  session.input()->cancel();
  for (const QVariant& shown : session.shown()->piles()) {
    const QString pile = shown.toMap()["id"].toString();
    if (session.input()->moves().at(pile.toStdString()).empty()) continue;
    session.input()->tapPile(pile);
    if (!session.input()->question().isEmpty()) session.input()->tapPile(pile);
    if (session.game()->moveCount() > before) return true;
  }
  // At the beginning of a hand there may be nothing but the pad.
  session.input()->say();
  return session.game()->moveCount() > before;
}

/// What the model shows, pile by pile; checks on the way that each card has one row.
inline QMap<QString, QList<int>> shown(CardModel& cards) {
  QMap<QString, QMap<int, int>> piles;
  for (int row = 0; row < cards.rowCount(); ++row) {
    const QModelIndex index = cards.index(row);
    auto& pile = piles[cards.data(index, CardModel::Pile).toString()];
    const int place = cards.data(index, CardModel::Place).toInt();
    Q_ASSERT(!pile.contains(place));
    pile.insert(place, cards.data(index, CardModel::Code).toInt());
  }
  QMap<QString, QList<int>> codes;
  for (auto pile = piles.begin(); pile != piles.end(); ++pile) codes.insert(pile.key(), pile->values());
  return codes;
}

/// The same of a view.
inline QMap<QString, QList<int>> shown(const fulltable::View& view) {
  QMap<QString, QList<int>> codes;
  for (const auto& pile : view.piles)
    for (const fulltable::Card card : pile.cards)
      codes[QString::fromStdString(pile.id)].append(card.is_known() ? card.code() : -1);
  return codes;
}
