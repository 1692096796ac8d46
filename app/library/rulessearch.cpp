// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/rulessearch.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

#include "core/game.h"
#include "library/gamemap.h"
#include "library/rulespage.h"

namespace {

constexpr qsizetype mostHits = 40;

/// Letters alone, as they are compared: small, without accents.
QString folded(const QString& text) {
  QString plain = text.normalized(QString::NormalizationForm_KD).toLower();
  plain.removeIf([](QChar letter) { return letter.isMark(); });
  return plain;
}

/// What is told of a section, sentence by sentence.
QStringList sentencesOf(const QVariantMap& section) {
  static const QRegularExpression end(R"((?<=[.!?])\s+|\n\n|\n(?=[-*\d]))");
  QStringList sentences;
  for (const QVariant& each : section["blocks"].toList()) {
    const QVariantMap block = each.toMap();
    const QStringList cells = block["cells"].toStringList();
    const auto columns = block["columns"].toInt();
    for (qsizetype row = 0; columns > 0 && row < cells.size(); row += columns)
      sentences.append(plainText(cells.mid(row, columns).join(" – ")));
    const QVariantMap picture = block["picture"].toMap();
    if (!picture.isEmpty()) sentences.append(picture["caption"].toString());
    for (const QVariant& step : picture["steps"].toList()) sentences.append(step.toMap()["text"].toString());
    for (const QString& sentence : plainText(block["prose"].toString()).split(end, Qt::SkipEmptyParts))
      sentences.append(sentence.simplified());
  }
  return sentences;
}

struct Hit {
  QVariantMap map;
  bool first;
  bool inTitle;
};

}  // namespace

QVariantList rulesWith(const QString& wanted, const QString& firstGame) {
  const QStringList words = folded(wanted).split(' ', Qt::SkipEmptyParts);
  if (words.isEmpty()) return {};
  std::vector<Hit> hits;
  for (const fulltable::Game* game : fulltable::all_games()) {
    const QString id = textOf(game->info().id), name = textOf(game->info().name);
    const QVariantList& page = rulesOf(id);
    for (qsizetype place = 0; place < page.size(); ++place) {
      const QVariantMap section = page[place].toMap();
      const QString title = place == 0 ? name : section["title"].toString();
      const QStringList sentences = sentencesOf(section);
      const QString head = folded(name + ' ' + title), text = folded(sentences.join(' '));
      if (!std::ranges::all_of(words, [&](const QString& word) { return head.contains(word) || text.contains(word); }))
        continue;
      const auto found = [&](const QString& sentence) {
        const QString plain = folded(sentence);
        return std::ranges::count_if(words, [&](const QString& word) { return plain.contains(word); });
      };
      const auto best = std::ranges::max_element(sentences, {}, found);
      const QString ownTitle = folded(title);
      const bool named = std::ranges::all_of(words, [&](const QString& word) { return head.contains(word); });
      hits.push_back(
          {{{"gameId", id},
            {"gameName", name},
            {"section", static_cast<int>(place)},
            {"title", title},
            {"line", best == sentences.end() ? QString() : *best}},
           id == firstGame,
           named && std::ranges::any_of(words, [&](const QString& word) { return ownTitle.contains(word); })});
    }
  }
  std::ranges::stable_sort(hits, std::ranges::greater(),
                           [](const Hit& hit) { return 2 * int{hit.inTitle} + int{hit.first}; });
  QVariantList list;
  for (const Hit& hit : hits)
    if (list.size() < mostHits) list.append(hit.map);
  return list;
}
