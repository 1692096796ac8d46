// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>

#include "settings/settingsgroup.h"

/// What the table looks like. Deck, back, four colours and large index are those of the game at the table; where it has
/// none of its own, of all games.
class LookSettings : public SettingsGroup {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("The settings have it")
  Q_PROPERTY(QString felt READ felt WRITE setFelt NOTIFY changed)  // green, blue, burgundy, charcoal, linen
  Q_PROPERTY(QString deck READ deck WRITE setDeck NOTIFY changed)
  Q_PROPERTY(QString back READ back WRITE setBack NOTIFY changed)  // lattice, scales, waves, stars, leaves, plain
  Q_PROPERTY(bool fourColour READ fourColour WRITE setFourColour NOTIFY changed)
  Q_PROPERTY(bool largeIndex READ largeIndex WRITE setLargeIndex NOTIFY changed)
  Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY changed)
  Q_PROPERTY(bool fullScreen READ fullScreen WRITE setFullScreen NOTIFY changed)
  Q_PROPERTY(QList<QString> felts READ felts CONSTANT)
  Q_PROPERTY(QList<QString> backs READ backs CONSTANT)

 public:
  using SettingsGroup::SettingsGroup;

  /// The names of those that each game can have for itself.
  static QStringList ofOneGame() { return {"deck", "back", "fourColour", "largeIndex"}; }
  static QStringList felts() { return {"green", "blue", "burgundy", "charcoal", "linen"}; }
  static QStringList backs() { return {"lattice", "scales", "waves", "stars", "leaves", "plain"}; }
  /// A light one where the desktop is light, unless chosen otherwise.
  QString felt() const { return choice("felt", felts(), desktopLight_ ? "linen" : "green"); }
  QString deck() const;
  QString back() const { return choice("back", backs()); }
  bool fourColour() const { return flag("fourColour", false); }
  bool largeIndex() const { return flag("largeIndex", false); }
  /// The desktop's wish, unless chosen otherwise.
  bool reducedMotion() const { return flag("reducedMotion", !desktopMotion_); }
  bool fullScreen() const { return flag("fullScreen", false); }

  void setFelt(const QString& value);
  void setDeck(const QString& value) { set("deck", value, deck()); }
  void setBack(const QString& value);
  void setFourColour(bool value) { set("fourColour", value, fourColour()); }
  void setLargeIndex(bool value) { set("largeIndex", value, largeIndex()); }
  void setReducedMotion(bool value) { set("reducedMotion", value, reducedMotion()); }
  void setFullScreen(bool value) { set("fullScreen", value, fullScreen()); }
  /// Whether the desktop wishes for motion.
  void setDesktopMotion(bool motion);
  /// Whether the desktop wishes to be light.
  void setDesktopLight(bool light);
  /// That game is at the table, or none.
  void setGame(const QString& id);

 protected:
  QString keyOf(const QString& name) const override;

 private:
  QString game_;
  bool desktopMotion_ = true;
  bool desktopLight_ = false;
};
