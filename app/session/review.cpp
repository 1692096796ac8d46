// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/review.h"

#include <QHash>
#include <algorithm>

#include "ai/chances.h"
#include "game/gamecontroller.h"
#include "game/viewpoint.h"
#include "players/thinker.h"
#include "text/wording.h"

namespace {

constexpr int imagined = 200;  ///< positions, from which chances are counted

QString cardSign(fulltable::Card card) {
  return words(fulltable::message("Review", "{c}").card("c", card), {}, -1, fulltable::Style::tight);
}

QString percent(double share) {
  return Review::tr("%1%").arg(std::clamp(qRound(100 * share), 1, 99));
}

/// The chances in words: for each pile what is certain, then for each card where it may lie.
QVariantList told(const fulltable::Chances& chances, const QHash<QString, QString>& names) {
  const auto nameOf = [&names](const fulltable::PileId& pile) {
    const QString id = QString::fromStdString(pile);
    return names.value(id, id);
  };
  QVariantList list;
  const auto add = [&list](const QString& title, const QString& text) {
    list.append(QVariantMap{{"title", title}, {"text", text}});
  };
  QMap<QString, QStringList> sure;
  for (const auto& hidden : chances.cards)
    if (hidden.places.size() == 1) sure[nameOf(hidden.places.front().pile)].append(cardSign(hidden.card));
  for (auto pile = sure.begin(); pile != sure.end(); ++pile)
    add(Review::tr("Always in %1").arg(pile.key()), pile.value().join(' '));
  QMap<QString, QStringList> lacking;
  for (const auto& lack : chances.voids) lacking[nameOf(lack.pile)].append(suitWords(lack.suit));
  for (auto pile = lacking.begin(); pile != lacking.end(); ++pile)
    add(Review::tr("Never in %1").arg(pile.key()), listWords(pile.value()));
  for (const auto& hidden : chances.cards) {
    if (hidden.places.size() == 1) continue;
    QStringList places;
    for (const auto& place : hidden.places)
      places.append(Review::tr("%1 %2", "a place, the chance").arg(nameOf(place.pile), percent(place.share)));
    add(cardSign(hidden.card), places.join(QStringLiteral(" · ")));
  }
  return list;
}

}  // namespace

Review::Review(GameController& game, Viewpoint& viewpoint, Thinker& thinker, bool finished, QObject* parent)
    : QObject(parent),
      game_(game),
      viewpoint_(viewpoint),
      thinker_(thinker),
      moves_(game.moveCount()),
      finished_(finished) {
  connect(&game_, &GameController::jumped, this, [this] {
    emit moved();
    think();
  });
  viewpoint_.lookFrom(seats().value(0), false);
  think();
}

int Review::move() const {
  return game_.moveCount();
}

int Review::seat() const {
  return viewpoint_.viewer();
}

bool Review::isOpen() const {
  return viewpoint_.isOpen();
}

QList<int> Review::seats() const {
  if (!finished_) return game_.people();
  QList<int> all;
  for (int seat = 0; seat < game_.seats(); ++seat) all.append(seat);
  return all;
}

void Review::goTo(int move) {
  move = std::clamp(move, 0, moves_);
  if (move != game_.moveCount()) game_.goTo(move);
}

void Review::lookFrom(int seat) {
  if (seat < 0 ? !finished_ : !seats().contains(seat)) return;
  viewpoint_.lookFrom(seat < 0 ? viewpoint_.viewer() : seat, seat < 0);
  emit looked();
  think();
}

void Review::think() {
  thinker_.drop();
  known_.clear();
  thinking_ = !viewpoint_.isOpen() && !game_.match().over();
  emit knownChanged();
  if (!thinking_) return;
  QHash<QString, QString> names;
  for (const fulltable::PileView& pile : viewpoint_.view().piles)
    names.insert(QString::fromStdString(pile.id), pileWords(pile, game_.seating().names, viewpoint_.viewer()));
  const std::shared_ptr<const fulltable::Knowledge> known = viewpoint_.known().clone();
  thinker_.run(
      [known](const std::stop_token& stop) {
        return fulltable::chances_of(*known, imagined, [&stop] { return stop.stop_requested(); });
      },
      [this, names](const std::optional<fulltable::Chances>& chances) {
        thinking_ = false;
        if (chances) known_ = told(*chances, names);
        emit knownChanged();
      });
}
