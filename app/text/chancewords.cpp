// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/chancewords.h"

#include <QCoreApplication>
#include <QMap>
#include <algorithm>

#include "text/wording.h"

namespace {

class ChanceWords {
  Q_DECLARE_TR_FUNCTIONS(ChanceWords)
};

QString cardSign(fulltable::Card card) {
  return words(fulltable::message("ChanceWords", "{c}").card("c", card), {}, -1, fulltable::Style::tight);
}

QString percent(double share) {
  return ChanceWords::tr("%1%").arg(std::clamp(qRound(100 * share), 1, 99));
}

QString nameOfPile(const fulltable::PileId& pile, const QHash<QString, QString>& piles) {
  const QString id = QString::fromStdString(pile);
  return piles.value(id, id);
}

}  // namespace

QHash<QString, QString> namesOfPiles(const fulltable::View& seen, const QStringList& names, int reader) {
  QHash<QString, QString> piles;
  for (const fulltable::PileView& pile : seen.piles)
    piles.insert(QString::fromStdString(pile.id), pileWords(pile, names, reader));
  return piles;
}

QList<ChanceLine> sureWords(const fulltable::Chances& chances, const QHash<QString, QString>& piles) {
  QList<ChanceLine> lines;
  QMap<QString, QStringList> sure;
  for (const auto& hidden : chances.cards)
    if (hidden.places.size() == 1) sure[nameOfPile(hidden.places.front().pile, piles)].append(cardSign(hidden.card));
  for (auto pile = sure.begin(); pile != sure.end(); ++pile)
    lines.append({ChanceWords::tr("Always in %1").arg(pile.key()), pile.value().join(' ')});
  QMap<QString, QStringList> lacking;
  for (const auto& lack : chances.voids) lacking[nameOfPile(lack.pile, piles)].append(suitWords(lack.suit));
  for (auto pile = lacking.begin(); pile != lacking.end(); ++pile)
    lines.append({ChanceWords::tr("Never in %1").arg(pile.key()), listWords(pile.value())});
  return lines;
}

QList<ChanceLine> likelyWords(const fulltable::Chances& chances, const QHash<QString, QString>& piles) {
  QList<ChanceLine> lines;
  for (const auto& hidden : chances.cards) {
    if (hidden.places.size() == 1) continue;
    QStringList places;
    for (const auto& place : hidden.places)
      places.append(
          ChanceWords::tr("%1 %2", "a place, the chance").arg(nameOfPile(place.pile, piles), percent(place.share)));
    lines.append({cardSign(hidden.card), places.join(QStringLiteral(" · "))});
  }
  return lines;
}
