// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/rulespicture.h"

#include <QCoreApplication>
#include <optional>

#include "core/card.h"
#include "text/wording.h"

namespace {

class PictureWords {
  Q_DECLARE_TR_FUNCTIONS(RulesPicture)
};

constexpr int backOfCard = -1;

struct PictureRow {
  QString label;
  QVariantList cards;
  QStringList told;
};

/// One row; what is no card comes to `unread`.
PictureRow pictureRow(const QString& line, QStringList& unread) {
  const qsizetype colon = line.indexOf(':');
  PictureRow row{line.left(colon).trimmed(), {}, {}};
  if (colon < 0) unread.append(line);
  bool gap = false;
  for (QString word : line.mid(colon + 1).split(' ', Qt::SkipEmptyParts)) {
    if (word == "|") {
      gap = true;
      continue;
    }
    const bool ring = word.endsWith('*'), dim = word.endsWith('-');
    if (ring || dim) word.chop(1);
    const bool back = word == "XX";
    const auto card = back ? std::nullopt : fulltable::card_of(word.toStdString());
    if (!back && !card) {
      unread.append(word);
      continue;
    }
    row.cards.append(QVariantMap{{"code", back ? backOfCard : int{card->code()}},
                                 {"mark", ring  ? "ring"
                                          : dim ? "dim"
                                                : ""},
                                 {"gap", gap}});
    const QString name = back ? PictureWords::tr("face-down card") : cardWords(*card);
    row.told.append(ring  ? PictureWords::tr("%1 (marked)", "a card in a picture of the rules").arg(name)
                    : dim ? PictureWords::tr("%1 (not meant)", "a card in a picture of the rules").arg(name)
                          : name);
    gap = false;
  }
  return row;
}

}  // namespace

QVariantMap rulesPicture(const QString& caption, const QStringList& lines) {
  QVariantList steps, rows;
  QStringList told, unread;
  QString text;
  const auto close = [&] {
    steps.append(QVariantMap{{"rows", rows}, {"text", text}, {"told", told.join(' ')}});
    rows.clear();
    told.clear();
    text.clear();
  };
  for (const QString& line : lines) {
    if (line.startsWith("---"))
      close();
    else if (line.startsWith("> "))
      text = line.mid(2).trimmed();
    else if (!line.trimmed().isEmpty()) {
      const PictureRow row = pictureRow(line, unread);
      rows.append(QVariantMap{{"label", row.label}, {"cards", row.cards}});
      told.append(PictureWords::tr("%1: %2.", "what cards in a picture are, the cards")
                      .arg(row.label, row.told.isEmpty() ? PictureWords::tr("no cards") : row.told.join(", ")));
    }
  }
  close();
  return {{"caption", caption}, {"steps", steps}, {"unread", unread}};
}
