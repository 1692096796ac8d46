// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/settings.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "settings/keysets.h"

namespace {

struct Choice {
  const char* name;
  QStringList values;  ///< the first is the standard one
};

const std::vector<Choice>& allChoices() {
  static const std::vector<Choice> choices{
      {"speed", {"normal", "fast", "instant"}},
      {"trickRest", {"long", "short", "click"}},
      {"felt", {"green", "blue", "burgundy", "charcoal", "linen"}},
      {"back", {"lattice", "scales", "waves", "stars", "leaves", "plain"}},
  };
  return choices;
}

const QStringList& valuesOf(const QString& name) {
  static const QStringList none;
  for (const Choice& choice : allChoices())
    if (name == QLatin1String(choice.name)) return choice.values;
  return none;
}

/// Names are shown on small plates.
constexpr int longestName = 24;

QString cleanName(const QString& name) {
  return name.simplified().left(longestName);
}

bool isOfOneGame(const char* name) {
  for (const char* one : {"deck", "back", "fourColour", "largeIndex"})
    if (qstrcmp(name, one) == 0) return true;
  return false;
}

}  // namespace

Settings::Settings(const QString& file, QObject* parent)
    : QObject(parent),
      settings_(file.isEmpty()
                    ? QSettings(QSettings::IniFormat, QSettings::UserScope, "fulltable", "fulltable").fileName()
                    : file,
                QSettings::IniFormat) {}

QString Settings::keyOf(const char* name) const {
  return isOfOneGame(name) && !currentGame_.isEmpty() ? currentGame_ + "/" + name : QString("table/") + name;
}

QString Settings::choice(const char* name) const {
  const QStringList& values = valuesOf(name);
  for (const QString& key : {keyOf(name), QString("table/") + name}) {
    QString value = settings_.value(key).toString();
    if (values.contains(value)) return value;
  }
  return values.front();
}

bool Settings::flag(const char* name, bool standard) const {
  for (const QString& key : {keyOf(name), QString("table/") + name}) {
    const QString value = settings_.value(key).toString();
    if (value == "true") return true;
    if (value == "false") return false;
  }
  return standard;
}

bool Settings::store(const char* name, const QVariant& value, const QVariant& before) {
  if (value == before) return false;
  settings_.setValue(keyOf(name), value);
  return true;
}

QStringList Settings::choices(const QString& name) const {
  return valuesOf(name);
}

double Settings::volume() const {
  bool ok = false;
  const double value = settings_.value("table/volume").toDouble(&ok);
  return ok && value >= 0 && value <= 1 ? value : 0.4;
}

QString Settings::playerName() const {
  const QString name = cleanName(settings_.value("table/playerName").toString());
  return name.isEmpty() ? tr("Player") : name;
}

QStringList Settings::friendNames() const {
  QStringList names;
  for (const QString& name : settings_.value("table/friendNames").toStringList())
    if (const QString clean = cleanName(name); !clean.isEmpty()) names.append(clean);
  return names;
}

QString Settings::deck() const {
  const QString name = settings_.value(keyOf("deck"), settings_.value("table/deck")).toString();
  return name.isEmpty() ? QStringLiteral("fulltable") : name;
}

void Settings::setSpeed(const QString& value) {
  if (valuesOf("speed").contains(value) && store("speed", value, speed())) emit speedChanged();
}

void Settings::setTrickRest(const QString& value) {
  if (valuesOf("trickRest").contains(value) && store("trickRest", value, trickRest())) emit trickRestChanged();
}

void Settings::setFelt(const QString& value) {
  if (valuesOf("felt").contains(value) && store("felt", value, felt())) emit feltChanged();
}

void Settings::setBack(const QString& value) {
  if (valuesOf("back").contains(value) && store("back", value, back())) emit backChanged();
}

void Settings::setSound(bool value) {
  if (store("sound", value, sound())) emit soundChanged();
}

void Settings::setLiftPlayable(bool value) {
  if (store("liftPlayable", value, liftPlayable())) emit liftPlayableChanged();
}

void Settings::setHandByRank(bool value) {
  if (store("handByRank", value, handByRank())) emit handByRankChanged();
}

void Settings::setAutoSafe(bool value) {
  if (store("autoSafe", value, autoSafe())) emit autoSafeChanged();
}

void Settings::setWinnableLight(bool value) {
  if (store("winnableLight", value, winnableLight())) emit winnableLightChanged();
}

void Settings::setTurnStock(bool value) {
  if (store("turnStock", value, turnStock())) emit turnStockChanged();
}

void Settings::setShowPoints(bool value) {
  if (store("showPoints", value, showPoints())) emit showPointsChanged();
}

void Settings::setReducedMotion(bool value) {
  if (store("reducedMotion", value, reducedMotion())) emit reducedMotionChanged();
}

void Settings::setFirstHelp(bool value) {
  if (store("firstHelp", value, firstHelp())) emit firstHelpChanged();
}

void Settings::setDesktopMotion(bool motion) {
  const bool before = reducedMotion();
  desktopMotion_ = motion;
  if (reducedMotion() != before) emit reducedMotionChanged();
}

void Settings::setHandNotices(bool value) {
  if (store("handNotices", value, handNotices())) emit handNoticesChanged();
}

void Settings::setShakes(bool value) {
  if (store("shakes", value, shakes())) emit shakesChanged();
}

void Settings::setPlayForced(bool value) {
  if (store("playForced", value, playForced())) emit playForcedChanged();
}

void Settings::setShowDue(bool value) {
  if (store("showDue", value, showDue())) emit showDueChanged();
}

void Settings::setFullScreen(bool value) {
  if (store("fullScreen", value, fullScreen())) emit fullScreenChanged();
}

void Settings::setFourColour(bool value) {
  if (store("fourColour", value, fourColour())) emit fourColourChanged();
}

void Settings::setLargeIndex(bool value) {
  if (store("largeIndex", value, largeIndex())) emit largeIndexChanged();
}

void Settings::setVolume(double value) {
  if (store("volume", std::clamp(value, 0.0, 1.0), volume())) emit volumeChanged();
}

void Settings::setPlayerName(const QString& value) {
  if (store("playerName", cleanName(value), playerName())) emit playerNameChanged();
}

void Settings::setFriendNames(const QStringList& value) {
  if (store("friendNames", value, friendNames())) emit friendNamesChanged();
}

void Settings::setDeck(const QString& value) {
  if (store("deck", value, deck())) emit deckChanged();
}

void Settings::setCurrentGame(const QString& gameId) {
  if (std::exchange(currentGame_, gameId) == gameId) return;
  emit currentGameChanged();
  emit deckChanged();
  emit backChanged();
  emit fourColourChanged();
  emit largeIndexChanged();
}

QVariantMap Settings::lastSetup(const QString& gameId) const {
  return settings_.value(gameId + "/setup").toMap();
}

void Settings::setLastSetup(const QString& gameId, const QVariantMap& setup) {
  settings_.setValue(gameId + "/setup", setup);
}

bool Settings::wantsHelp(const QString& gameId) const {
  return firstHelp() && !settings_.value(gameId + "/helped").toBool();
}

void Settings::setHelped(const QString& gameId) {
  if (!wantsHelp(gameId)) return;
  settings_.setValue(gameId + "/helped", true);
  emit firstHelpChanged();
}

QVariantMap Settings::raceKeys(const QString& pad, int player) const {
  QVariantMap keys = standardKeys(pad, player);
  for (auto key = keys.begin(); key != keys.end(); ++key)
    key.value() = settings_.value(QString("keys/%1/%2/%3").arg(pad).arg(player).arg(key.key()), key.value()).toString();
  return keys;
}

QStringList Settings::raceTokens(const QString& pad) const {
  return tokensOf(pad);
}

int Settings::racePlayers(const QString& pad) const {
  return playersAtKeys(pad);
}

QString Settings::setRaceKey(const QString& pad, int player, const QString& token, const QString& key) {
  if (key.isEmpty() || !tokensOf(pad).contains(token)) return tr("That key cannot be used.");
  if (key == "P") return tr("“P” stops the clock.");
  if (pad == "call" && (key == "Return" || key.endsWith(QLatin1String("Enter"))))
    return tr("“%1” calls a rank alone.").arg(key);
  for (int other = 0; other < playersAtKeys(pad); ++other) {
    const QVariantMap keys = raceKeys(pad, other);
    for (auto used = keys.begin(); used != keys.end(); ++used)
      if (used.value().toString().split(' ').contains(key) && (other != player || used.key() != token))
        return tr("“%1” is used by player %2 already.").arg(key).arg(other + 1);
  }
  settings_.setValue(QString("keys/%1/%2/%3").arg(pad).arg(player).arg(token), key);
  emit raceKeysChanged();
  return {};
}

void Settings::resetRaceKeys(const QString& pad) {
  settings_.remove("keys/" + pad);
  emit raceKeysChanged();
}
