// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariant>

/// What a person has chosen, kept from day to day. A value that is not allowed counts as not chosen.
/// Deck, back, four colours and large index are those of `currentGame`.
class Settings : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.settings are the settings")
  Q_PROPERTY(QString speed READ speed WRITE setSpeed NOTIFY speedChanged)                  // normal, fast, instant
  Q_PROPERTY(QString trickRest READ trickRest WRITE setTrickRest NOTIFY trickRestChanged)  // short, long, click
  Q_PROPERTY(QString felt READ felt WRITE setFelt NOTIFY feltChanged)  // green, blue, burgundy, charcoal, linen
  Q_PROPERTY(bool sound READ sound WRITE setSound NOTIFY soundChanged)
  Q_PROPERTY(double volume READ volume WRITE setVolume NOTIFY volumeChanged)  // 0 to 1
  Q_PROPERTY(bool liftPlayable READ liftPlayable WRITE setLiftPlayable NOTIFY liftPlayableChanged)
  Q_PROPERTY(bool handByRank READ handByRank WRITE setHandByRank NOTIFY handByRankChanged)
  Q_PROPERTY(bool autoSafe READ autoSafe WRITE setAutoSafe NOTIFY autoSafeChanged)
  Q_PROPERTY(bool winnableLight READ winnableLight WRITE setWinnableLight NOTIFY winnableLightChanged)
  Q_PROPERTY(bool turnStock READ turnStock WRITE setTurnStock NOTIFY turnStockChanged)
  Q_PROPERTY(bool showPoints READ showPoints WRITE setShowPoints NOTIFY showPointsChanged)
  Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
  Q_PROPERTY(bool firstHelp READ firstHelp WRITE setFirstHelp NOTIFY firstHelpChanged)
  Q_PROPERTY(bool handNotices READ handNotices WRITE setHandNotices NOTIFY handNoticesChanged)
  Q_PROPERTY(bool shakes READ shakes WRITE setShakes NOTIFY shakesChanged)
  Q_PROPERTY(bool playForced READ playForced WRITE setPlayForced NOTIFY playForcedChanged)
  Q_PROPERTY(bool showDue READ showDue WRITE setShowDue NOTIFY showDueChanged)
  Q_PROPERTY(bool fullScreen READ fullScreen WRITE setFullScreen NOTIFY fullScreenChanged)
  Q_PROPERTY(QString playerName READ playerName WRITE setPlayerName NOTIFY playerNameChanged)
  Q_PROPERTY(QStringList friendNames READ friendNames WRITE setFriendNames NOTIFY friendNamesChanged)
  Q_PROPERTY(QString currentGame READ currentGame WRITE setCurrentGame NOTIFY currentGameChanged)
  Q_PROPERTY(QString deck READ deck WRITE setDeck NOTIFY deckChanged)
  Q_PROPERTY(QString back READ back WRITE setBack NOTIFY backChanged)  // lattice, scales, waves, stars, leaves, plain
  Q_PROPERTY(bool fourColour READ fourColour WRITE setFourColour NOTIFY fourColourChanged)
  Q_PROPERTY(bool largeIndex READ largeIndex WRITE setLargeIndex NOTIFY largeIndexChanged)

 public:
  /// Kept in that file, or where the desktop keeps settings.
  explicit Settings(const QString& file = {}, QObject* parent = nullptr);

  QString speed() const { return choice("speed"); }
  QString trickRest() const { return choice("trickRest"); }
  QString felt() const { return choice("felt"); }
  bool sound() const { return flag("sound", true); }
  double volume() const;
  bool liftPlayable() const { return flag("liftPlayable", true); }
  /// Whether hands that can be held either way are sorted by rank rather than by suit.
  bool handByRank() const { return flag("handByRank", false); }
  bool autoSafe() const { return flag("autoSafe", false); }
  bool winnableLight() const { return flag("winnableLight", false); }
  /// Whether the table turns a card for a person who can do nothing else.
  bool turnStock() const { return flag("turnStock", false); }
  /// Whether the points of captured cards are shown as they come.
  bool showPoints() const { return flag("showPoints", true); }
  /// Whether a few words of help are shown in the first game of each kind.
  bool firstHelp() const { return flag("firstHelp", true); }
  /// The desktop's wish, unless chosen otherwise.
  bool reducedMotion() const { return flag("reducedMotion", !desktopMotion_); }
  /// Whether games of several hands say what each is about when it begins.
  bool handNotices() const { return flag("handNotices", true); }
  /// Whether a heavy blow shakes what it hits.
  bool shakes() const { return flag("shakes", true); }
  /// Whether a card is played by itself where there is no other move.
  bool playForced() const { return flag("playForced", false); }
  /// Whether beginners are shown which gesture is due.
  bool showDue() const { return flag("showDue", false); }
  bool fullScreen() const { return flag("fullScreen", false); }
  QString playerName() const;
  QStringList friendNames() const;
  QString currentGame() const { return currentGame_; }
  QString deck() const;
  QString back() const { return choice("back"); }
  bool fourColour() const { return flag("fourColour", false); }
  bool largeIndex() const { return flag("largeIndex", false); }

  void setSpeed(const QString& value);
  void setTrickRest(const QString& value);
  void setFelt(const QString& value);
  void setSound(bool value);
  void setVolume(double value);
  void setLiftPlayable(bool value);
  void setHandByRank(bool value);
  void setAutoSafe(bool value);
  void setWinnableLight(bool value);
  void setTurnStock(bool value);
  void setShowPoints(bool value);
  void setReducedMotion(bool value);
  void setFirstHelp(bool value);
  /// Whether the desktop wishes for motion.
  void setDesktopMotion(bool motion);
  void setHandNotices(bool value);
  void setShakes(bool value);
  void setPlayForced(bool value);
  void setShowDue(bool value);
  void setFullScreen(bool value);
  void setPlayerName(const QString& value);
  void setFriendNames(const QStringList& value);
  void setCurrentGame(const QString& gameId);
  void setDeck(const QString& value);
  void setBack(const QString& value);
  void setFourColour(bool value);
  void setLargeIndex(bool value);

  /// The allowed values of speed, trickRest, felt or back.
  Q_INVOKABLE QStringList choices(const QString& name) const;
  /// How that game was last begun (seats, names, options), or an empty map.
  Q_INVOKABLE QVariantMap lastSetup(const QString& gameId) const;
  void setLastSetup(const QString& gameId, const QVariantMap& setup);
  /// Whether the help for a first game is still to be shown for that game, and that it has been read.
  Q_INVOKABLE bool wantsHelp(const QString& gameId) const;
  Q_INVOKABLE void setHelped(const QString& gameId);

  /// Races: the key (several, parted by spaces) of each token of a pad, "call" or "gestures", for a player from 0.
  Q_INVOKABLE QVariantMap raceKeys(const QString& pad, int player) const;
  Q_INVOKABLE QStringList raceTokens(const QString& pad) const;
  Q_INVOKABLE int racePlayers(const QString& pad) const;
  /// Gives a token that key; a key that somebody uses already is refused with a sentence, and nothing changes.
  Q_INVOKABLE QString setRaceKey(const QString& pad, int player, const QString& token, const QString& key);
  Q_INVOKABLE void resetRaceKeys(const QString& pad);

 signals:
  void speedChanged();
  void trickRestChanged();
  void feltChanged();
  void soundChanged();
  void volumeChanged();
  void liftPlayableChanged();
  void handByRankChanged();
  void autoSafeChanged();
  void winnableLightChanged();
  void turnStockChanged();
  void showPointsChanged();
  void reducedMotionChanged();
  void firstHelpChanged();
  void handNoticesChanged();
  void shakesChanged();
  void playForcedChanged();
  void showDueChanged();
  void fullScreenChanged();
  void playerNameChanged();
  void friendNamesChanged();
  void currentGameChanged();
  void deckChanged();
  void backChanged();
  void fourColourChanged();
  void largeIndexChanged();
  void raceKeysChanged();

 private:
  QString keyOf(const char* name) const;
  QString choice(const char* name) const;
  bool flag(const char* name, bool standard) const;
  /// Whether it was another value before.
  bool store(const char* name, const QVariant& value, const QVariant& before);

  QSettings settings_;
  QString currentGame_;
  bool desktopMotion_ = true;
};
