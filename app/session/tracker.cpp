// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/tracker.h"

#include <QMap>
#include <algorithm>

#include "game/gamecontroller.h"
#include "game/viewpoint.h"
#include "players/thinker.h"
#include "text/wording.h"

using fulltable::Card;
using fulltable::CardCount;
using Place = fulltable::CardCount::Place;

namespace {

constexpr int trackedPositions = 300;  ///< imagined ones, in which hidden cards are looked for

const char* nameOfPlace(Place place) {
  switch (place) {
    case Place::unseen: return "unseen";
    case Place::own: return "own";
    case Place::known: return "known";
    case Place::out: return "out";
  }
  return "";
}

/// Whether anything is hidden from that seat at first.
bool hidesCards(const GameController& game, int seat) {
  const auto known = game.match().after(0).know(seat);
  const fulltable::View seen = known->show(seat);
  return std::ranges::any_of(seen.piles, [](const fulltable::PileView& pile) {
    return std::ranges::any_of(pile.cards, [](Card card) { return !card.is_known(); });
  });
}

}  // namespace

Tracker::Tracker(GameController& game, const Viewpoint& viewpoint, bool wanted, QObject* parent)
    : QObject(parent), game_(game), viewpoint_(viewpoint) {
  offered_ = wanted && !game_.solitaire() && !game_.realTime() && !game_.people().isEmpty() &&
             hidesCards(game_, game_.people().first());
  connect(&viewpoint_, &Viewpoint::changed, this, &Tracker::work);
}

Tracker::~Tracker() = default;

void Tracker::setOpen(bool open) {
  open = open && offered_;
  if (open == open_) return;
  open_ = open;
  if (open_) game_.markAssisted();
  work();
}

void Tracker::work() {
  const bool seen = open_ && viewpoint_.isPerson();
  if (thinker_) thinker_->drop();
  if (!seen) {
    const bool had = !suits_.isEmpty();
    suits_.clear();
    lines_.clear();
    if (had || !open_) emit changed();
    return;
  }
  if (!thinker_) thinker_ = std::make_unique<Thinker>();
  const std::shared_ptr<const fulltable::Knowledge> known = viewpoint_.known().clone();
  thinker_->run(
      [known](const std::stop_token& stop) {
        return fulltable::count_cards(*known, trackedPositions, [&stop] { return stop.stop_requested(); });
      },
      [this](const std::optional<CardCount>& count) {
        if (count) tell(*count);
      });
}

void Tracker::tell(const CardCount& count) {
  const fulltable::View& view = viewpoint_.view();
  const auto nameOf = [&](const fulltable::PileId& id) {
    const auto pile = std::ranges::find(view.piles, id, &fulltable::PileView::id);
    return pile == view.piles.end() ? QString() : pileWords(*pile, game_.seating().names, viewpoint_.viewer());
  };
  const auto wordsOf = [&](const CardCount::Spot& spot) {
    const QString card = cardWords(spot.card);
    switch (spot.place) {
      case Place::unseen: return tr("%1: not seen yet", "a card").arg(card);
      case Place::own: return tr("%1: in your hand", "a card").arg(card);
      case Place::known: return tr("%1: in %2 for certain", "a card, a place").arg(card, nameOf(spot.pile));
      case Place::out: return tr("%1: out, in %2", "a card, a place").arg(card, nameOf(spot.pile));
    }
    return QString();
  };
  const std::string_view ranks = view.ranks.empty() ? game_.match().info().ranks : view.ranks;
  const auto place = [&](Card card) {
    return card.is_joker() ? static_cast<std::size_t>(card.code())
                           : ranks.find(fulltable::rank_letters[static_cast<std::size_t>(card.rank())]);
  };
  QMap<int, QMap<std::size_t, std::vector<CardCount::Spot>>> rows;  // by suit, the jokers last
  for (const CardCount::Spot& spot : count.cards)
    rows[spot.card.is_joker() ? 4 : 3 - fulltable::index_of(spot.card.suit())][place(spot.card)].push_back(spot);
  suits_.clear();
  for (auto row = rows.begin(); row != rows.end(); ++row) {
    QVariantList cells;
    QStringList spoken;
    for (const auto& spots : std::as_const(*row)) {
      const CardCount::Spot& first = spots.front();
      const auto unseen = std::ranges::count(spots, Place::unseen, &CardCount::Spot::place);
      const bool own = std::ranges::find(spots, Place::own, &CardCount::Spot::place) != spots.end();
      QStringList told;
      for (const CardCount::Spot& spot : spots) told.append(wordsOf(spot));
      spoken += told;
      const QString rank = first.card.is_joker()
                               ? (first.card == fulltable::big_joker ? tr("B", "big joker, in one letter")
                                                                     : tr("L", "little joker, in one letter"))
                           : first.card.rank() == 9
                               ? QStringLiteral("10")
                               : QString(QChar(fulltable::rank_letters[static_cast<std::size_t>(first.card.rank())]));
      cells.append(QVariantMap{{"rank", rank},
                               {"state", nameOfPlace(own ? Place::own : first.place)},
                               {"left", spots.size() > 1 ? static_cast<int>(unseen) : 0},
                               {"text", told.join(QStringLiteral(". "))}});
    }
    const QString suit = row.key() < 4 ? QString(QChar("SHDC"[row.key()])) : QString();
    suits_.append(QVariantMap{{"suit", suit}, {"cells", cells}, {"text", spoken.join(QStringLiteral(". "))}});
  }
  lines_.clear();
  lines_.append(tr("%n card(s) not seen yet.", nullptr, count.count(Place::unseen)));
  if (!count.trumps.empty()) {
    const auto trumps = [&](Place at) { return std::ranges::count(count.trumps, at, &CardCount::Spot::place); };
    lines_.append(tr("Trumps: %1 of %2 are out, %3 in your hand.")
                      .arg(trumps(Place::out))
                      .arg(count.trumps.size())
                      .arg(trumps(Place::own)));
  }
  QMap<QString, QStringList> lacking;
  for (const auto& lack : count.voids) {
    const auto pile = std::ranges::find(view.piles, lack.pile, &fulltable::PileView::id);
    if (pile != view.piles.end()) lacking[game_.nameOf(pile->owner)].append(suitWords(lack.suit));
  }
  for (auto who = lacking.begin(); who != lacking.end(); ++who)
    lines_.append(tr("%1 is out of %2.", "a player, suits").arg(who.key(), listWords(who.value())));
  emit changed();
}
