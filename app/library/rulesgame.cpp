// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/rulesgame.h"

#include <QCoreApplication>
#include <algorithm>

#include "text/wording.h"

namespace {

struct RulesGameWords {
  Q_DECLARE_TR_FUNCTIONS(RulesGame)
};

constexpr int reader = 0;

/// What the reader and the others are called.
QStringList readersNames() {
  return {RulesGameWords::tr("You"), "Ada", "Ben", "Cleo", "Dan", "Eve"};
}

/// The whole pack, those cards first.
std::optional<fulltable::Cards> packWith(const fulltable::Game& game, const fulltable::GameSetup& setup,
                                         const QString& first) {
  fulltable::Cards rest = game.pack({setup.seats, setup.options, 0}), pack;
  for (const QString& text : first.split(',')) {
    const auto card = fulltable::card_of(text.toStdString());
    const auto place = card ? std::ranges::find(rest, *card) : rest.end();
    if (place == rest.end()) return std::nullopt;
    pack.push_back(*card);
    rest.erase(place);
  }
  pack.insert(pack.end(), rest.begin(), rest.end());
  return pack;
}

bool uses(const fulltable::Gesture& gesture, const QString& pile, fulltable::Card card) {
  return gesture.from == pile.toStdString() && std::ranges::find(gesture.cards, card) != gesture.cards.end();
}

}  // namespace

std::optional<RulesGame> RulesGame::begin(const QString& gameId, const QString& setup, QString& problem) {
  const fulltable::Game* game = fulltable::find_game(gameId.toStdString());
  if (!game) return std::nullopt;
  fulltable::GameSetup wanted = fulltable::standard_setup(*game, 1);
  QString first;
  for (const QString& word : setup.split(' ', Qt::SkipEmptyParts)) {
    const QString key = word.section('=', 0, 0), value = word.section('=', 1);
    if (key == "seats") {
      wanted.seats = value.toInt();
    } else if (key == "deal") {
      wanted.deal_number = value.toULongLong();
    } else if (key == "dealer") {
      wanted.dealer = value.toInt();
    } else if (key == "pack") {
      first = value;
    } else if (fulltable::set_option(game->info(), wanted.options, key.toStdString(), value.toStdString())) {
      problem = word;
      return std::nullopt;
    }
  }
  if (!first.isEmpty()) {
    const auto pack = packWith(*game, wanted, first);
    if (!pack) return problem = first, std::nullopt;
    wanted.decks = {*pack};
  }
  auto match = fulltable::Match::start(*game, wanted);
  if (match) return RulesGame(std::move(*match));
  problem = QString::fromStdString(match.refusal().text);
  return std::nullopt;
}

QString RulesGame::play(const QString& move) {
  QString problem = move;
  for (const int seat : match_.truth().to_act()) {
    const auto refusal = match_.submit(seat, move.toStdString());
    if (!refusal) return {};
    problem = move + ": " + words(*refusal);
  }
  return problem;
}

QVariantList RulesGame::cards(const QStringList& piles, bool marked) const {
  const fulltable::View view = match_.know(reader)->show(reader);
  QVariantList list;
  const auto add = [&](const fulltable::PileView& pile, fulltable::Card card) {
    const QString id = QString::fromStdString(pile.id);
    list.append(QVariantMap{{"code", card.is_known() ? int{card.code()} : -1},
                            {"pile", id},
                            {"mark", !marked           ? ""
                                     : moves(id, card) ? "ring"
                                                       : "dim"}});
  };
  for (qsizetype at = 0; at < piles.size(); ++at) {
    const bool tops = piles[at] == "top", reversed = piles[at].startsWith('^');
    const QString name = tops ? piles.value(++at) + '.' : piles[at].mid(reversed ? 1 : 0);
    for (const fulltable::PileView& pile : view.piles) {
      const QString id = QString::fromStdString(pile.id);
      if (pile.cards.empty() || (tops ? !id.startsWith(name) : id != name)) continue;
      fulltable::Cards lying = pile.cards;
      if (tops) lying = {lying.back()};
      if (reversed) std::ranges::reverse(lying);
      for (const fulltable::Card card : lying) add(pile, card);
    }
  }
  return list;
}

bool RulesGame::knows(const QString& pile) const {
  const fulltable::View view = match_.know(reader)->show(reader);
  return std::ranges::any_of(view.piles, [&](const fulltable::PileView& each) {
    const QString id = QString::fromStdString(each.id);
    return id == pile || id.startsWith(pile + '.');
  });
}

bool RulesGame::moves(const QString& pile, fulltable::Card card) const {
  const auto known = match_.know(reader);
  fulltable::Moves moves;
  known->legal(reader, moves);
  return std::ranges::any_of(
      moves, [&](const fulltable::Move& move) { return uses(known->gesture(reader, move), pile, card); });
}

bool RulesGame::isTried(const QString& move) const {
  const auto known = match_.know(reader);
  const auto read = known->read(move.toStdString());
  return read && known->allows(reader, *read, {}) && !known->gesture(reader, *read).cards.empty();
}

RulesGame::Tried RulesGame::tried(const QString& pile, fulltable::Card card, const QString& move) const {
  const auto known = match_.know(reader);
  const auto next = known->read(move.toStdString());
  if (next && uses(known->gesture(reader, *next), pile, card)) return {true};
  if (moves(pile, card))
    return {false, RulesGameWords::tr("That is allowed, too. This example goes on with another card.")};
  fulltable::Gesture gesture;
  gesture.cards = {card};
  gesture.from = pile.toStdString();
  std::optional<fulltable::Refusal> refusal = known->why_stays(reader, gesture);
  if (fulltable::Moves meant; !refusal && known->plays_sets()) {
    known->meant(reader, gesture.cards, meant);
    if (!meant.empty()) refusal = known->why_not(reader, meant.front(), {});
  }
  if (!refusal) return {false, RulesGameWords::tr("That card does not do it. Look at the ones beside it.")};
  return {false, words(*refusal, readersNames(), reader), QString::fromStdString(refusal->rule)};
}
