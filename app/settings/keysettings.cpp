// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/keysettings.h"

#include "core/game.h"
#include "text/wording.h"

namespace {

QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

const fulltable::RacePad& padOf(const QString& gameId) {
  static const fulltable::RacePad none;
  const fulltable::Game* game = fulltable::find_game(gameId.toStdString());
  return game ? game->info().pad : none;
}

QString placeOf(const QString& gameId) {
  return "keys/" + textOf(padOf(gameId).id);
}

}  // namespace

QVariantList KeySettings::games() {
  QVariantList list;
  for (const fulltable::Game* game : fulltable::all_games())
    if (!game->info().pad.tokens.empty())
      list.append(QVariantMap{{"id", textOf(game->info().id)}, {"name", textOf(game->info().name)}});
  return list;
}

QVariantMap KeySettings::keys(const QString& gameId, int player) const {
  QVariantMap map;
  if (player < 0 || player >= players(gameId)) return map;
  const auto& usual = padOf(gameId).keys[static_cast<std::size_t>(player)];
  const QStringList all = tokens(gameId);
  for (qsizetype i = 0; i < all.size(); ++i) {
    const QString key = QString("%1/%2/%3").arg(placeOf(gameId)).arg(player).arg(all[i]);
    map.insert(all[i], file_.value(key, textOf(usual[static_cast<std::size_t>(i)])).toString());
  }
  return map;
}

QStringList KeySettings::tokens(const QString& gameId) {
  QStringList list;
  for (const auto token : padOf(gameId).tokens) list.append(textOf(token));
  return list;
}

QString KeySettings::tokenName(const QString& gameId, const QString& token) {
  const auto& names = padOf(gameId).names;
  const auto place = static_cast<std::size_t>(tokens(gameId).indexOf(token));
  return place < names.size() && !names[place].empty() ? words(names[place]) : token;
}

int KeySettings::players(const QString& gameId) {
  return static_cast<int>(padOf(gameId).keys.size());
}

QString KeySettings::setKey(const QString& gameId, int player, const QString& token, const QString& key) {
  if (key.isEmpty() || !tokens(gameId).contains(token)) return tr("That key cannot be used.");
  if (key == "P") return tr("“P” is taken: it stops the clock.");
  if (key == "Return" || key.endsWith(QLatin1String("Enter"))) return tr("“%1” has another use at the table.").arg(key);
  for (int other = 0; other < players(gameId); ++other) {
    const QVariantMap others = keys(gameId, other);
    for (auto used = others.begin(); used != others.end(); ++used)
      if (used.value().toString().split(' ').contains(key) && (other != player || used.key() != token))
        return tr("Player %2 already uses “%1”.").arg(key).arg(other + 1);
  }
  file_.setValue(QString("%1/%2/%3").arg(placeOf(gameId)).arg(player).arg(token), key);
  emit changed();
  return {};
}

void KeySettings::reset(const QString& gameId) {
  file_.remove(placeOf(gameId));
  emit changed();
}
