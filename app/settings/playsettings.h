// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>

#include "settings/settingsgroup.h"

/// How games are played, whichever they are. How a hand is sorted is chosen for the game at the table; where it has no
/// choice of its own, for all games.
class PlaySettings : public SettingsGroup {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("The settings have it")
  Q_PROPERTY(QString speed READ speed WRITE setSpeed NOTIFY changed)              // normal, fast, instant
  Q_PROPERTY(QString opponents READ opponents WRITE setOpponents NOTIFY changed)  // normal, slow, fast, instant
  Q_PROPERTY(QString trickRest READ trickRest WRITE setTrickRest NOTIFY changed)  // long, short, click
  Q_PROPERTY(bool handByRank READ handByRank WRITE setHandByRank NOTIFY changed)
  Q_PROPERTY(bool autoSafe READ autoSafe WRITE setAutoSafe NOTIFY changed)
  Q_PROPERTY(bool winnableLight READ winnableLight WRITE setWinnableLight NOTIFY changed)
  Q_PROPERTY(bool turnStock READ turnStock WRITE setTurnStock NOTIFY changed)
  Q_PROPERTY(bool playForced READ playForced WRITE setPlayForced NOTIFY changed)
  Q_PROPERTY(bool tracker READ tracker WRITE setTracker NOTIFY changed)
  Q_PROPERTY(QString clicks READ clicks WRITE setClicks NOTIFY changed)  // game, once, select
  Q_PROPERTY(bool careful READ careful WRITE setCareful NOTIFY changed)
  Q_PROPERTY(bool firstHelp READ firstHelp WRITE setFirstHelp NOTIFY changed)
  Q_PROPERTY(bool cardTips READ cardTips WRITE setCardTips NOTIFY changed)
  Q_PROPERTY(QString cores READ cores WRITE setCores NOTIFY changed)  // 1, 2, 4
  Q_PROPERTY(bool sameCards READ sameCards WRITE setSameCards NOTIFY changed)

 public:
  using SettingsGroup::SettingsGroup;

  /// The names of those that each game can have for itself.
  static QStringList ofOneGame() { return {"handByRank"}; }
  /// That game is at the table, or none.
  void setGame(const QString& id);
  QString speed() const { return choice("speed", speeds()); }
  /// How long computer players let people look before they move on, whatever the animation does.
  QString opponents() const { return choice("opponents", paces()); }
  /// How long rests what a move has brought: a finished trick, hands turned up, a verdict.
  QString trickRest() const { return choice("trickRest", rests()); }
  /// Whether hands that can be held either way are sorted by rank rather than by suit.
  bool handByRank() const { return flag("handByRank", false); }
  /// Whether safe cards of a solitaire go up by themselves after every move.
  bool autoSafe() const { return flag("autoSafe", false); }
  /// Whether it is always shown if a deal can still be won.
  bool winnableLight() const { return flag("winnableLight", false); }
  /// Whether the table turns a card for a person who can do nothing else.
  bool turnStock() const { return flag("turnStock", false); }
  /// Whether a card is played by itself where there is no other move.
  bool playForced() const { return flag("playForced", false); }
  /// Whether the card tracker stands beside the table; its games count as assisted.
  bool tracker() const { return flag("tracker", false); }
  /// What the first click on a card does: it plays it where that can be taken back; always; never, but selects it.
  QString clicks() const { return choice("clicks", clickings()); }
  /// Whether it is asked before a move that gives much away.
  bool careful() const { return flag("careful", false); }
  /// Whether a few words of help are shown in the first game of each kind.
  bool firstHelp() const { return flag("firstHelp", true); }
  /// Whether the table says what could be done with a card on which the pointer rests.
  bool cardTips() const { return flag("cardTips", true); }
  /// Whether computers play the cards of ended games again in the background.
  bool sameCards() const { return flag("sameCards", true); }

  /// On how many of the processor's cores a move is thought about; the answer is the same.
  QString cores() const { return choice("cores", coreCounts()); }

  void setSpeed(const QString& value);
  void setOpponents(const QString& value);
  void setTrickRest(const QString& value);
  void setHandByRank(bool value) { set("handByRank", value, handByRank()); }
  void setAutoSafe(bool value) { set("autoSafe", value, autoSafe()); }
  void setWinnableLight(bool value) { set("winnableLight", value, winnableLight()); }
  void setTurnStock(bool value) { set("turnStock", value, turnStock()); }
  void setPlayForced(bool value) { set("playForced", value, playForced()); }
  void setTracker(bool value) { set("tracker", value, tracker()); }
  void setClicks(const QString& value);
  void setCores(const QString& value);
  void setCareful(bool value) { set("careful", value, careful()); }
  void setFirstHelp(bool value) { set("firstHelp", value, firstHelp()); }
  void setCardTips(bool value) { set("cardTips", value, cardTips()); }
  void setSameCards(bool value) { set("sameCards", value, sameCards()); }

  /// Whether the help for a first game is still to be shown for that game, and that it has been read.
  Q_INVOKABLE bool wantsHelp(const QString& gameId) const;
  Q_INVOKABLE void setHelped(const QString& gameId);
  /// Nothing is helped with, whatever was chosen, until the program ends.
  void helpNobody() { setForNow("firstHelp", "false"); }

 protected:
  QString keyOf(const QString& name) const override;

 private:
  static QStringList speeds() { return {"normal", "fast", "instant"}; }
  static QStringList paces() { return {"normal", "slow", "fast", "instant"}; }
  static QStringList clickings() { return {"game", "once", "select"}; }
  /// As a search has four trees (see the engine's `Limits`), three would be no quicker than two.
  static QStringList coreCounts() { return {"1", "2", "4"}; }
  static QStringList rests() { return {"long", "short", "click"}; }

  QString game_;
};
