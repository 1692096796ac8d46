// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QTimer>
#include <QUrl>
#include <QVariant>
#include <memory>

#include "analysis/analyst.h"
#include "analysis/duplicates.h"
#include "game/timesource.h"
#include "library/daydeals.h"
#include "library/daysahead.h"
#include "library/history.h"
#include "library/shelf.h"
#include "library/statistics.h"
#include "players/thinker.h"
#include "session/session.h"
#include "settings/settings.h"
#include "store/store.h"

class QJSEngine;
class QQmlEngine;

struct Replayed;

/// The program for QML: all games, the one at the table, saved games and the settings.
class App : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON
  Q_PROPERTY(QVariantList games READ games CONSTANT)
  Q_PROPERTY(Shelf* shelf READ shelf CONSTANT)
  /// Saved games, the last one first: maps of `savedId`, `gameId`, `gameName`, `picture`, `closeUp` (see
  /// `closeUpFrom`), `status` (how it stands), `when` and `line` (its deal and players).
  Q_PROPERTY(QVariantList continues READ continues NOTIFY continuesChanged)
  /// Those that were removed and can still be restored, in the same way.
  Q_PROPERTY(QVariantList removed READ removed NOTIFY continuesChanged)
  Q_PROPERTY(int daysInBin READ daysInBin CONSTANT)
  Q_PROPERTY(Session* session READ session NOTIFY sessionChanged)
  Q_PROPERTY(History* history READ history CONSTANT)
  Q_PROPERTY(DayDeals* days READ days CONSTANT)
  Q_PROPERTY(Statistics* statistics READ statistics CONSTANT)
  Q_PROPERTY(Settings* settings READ settings CONSTANT)
  /// Of the ended game at the table or in review, once it has been asked for by `analyse`.
  Q_PROPERTY(Analyst* analyst READ analyst CONSTANT)
  /// What computers made of the same cards as the ended game at the table or in review.
  Q_PROPERTY(Duplicates* duplicates READ duplicates CONSTANT)
  /// Whether there will be something to analyse: not in races, nor in solitaires without a solver.
  Q_PROPERTY(bool canAnalyse READ canAnalyse NOTIFY sessionChanged)
  /// Of a game that is looked at again: how it came out, when, and which deal it was.
  Q_PROPERTY(QString reviewed READ reviewed NOTIFY sessionChanged)
  Q_PROPERTY(QString message READ message NOTIFY messageChanged)
  Q_PROPERTY(bool searchingDeal READ searchingDeal NOTIFY searchingDealChanged)
  /// What is shown is not on the disk yet.
  Q_PROPERTY(bool saving READ saving NOTIFY savingChanged)
  Q_PROPERTY(QString version READ version CONSTANT)
  Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT)

 public:
  explicit App(QObject* parent = nullptr);
  ~App() override;
  /// The one App of the program, for QML.
  static App* create(QQmlEngine* engine, QJSEngine* scriptEngine);
  /// Settings and saved games go there instead of the usual places; to be called before the App is made. Without it the
  /// environment variable FULLTABLE_DATA_DIR decides.
  static void setDataDir(const QString& folder);
  /// Where they go.
  static QString dataFolder();
  /// Opens the games of those files: a single one that is in play goes on and is kept from now on; ended ones, and
  /// several, come to the saved games. `message` says what cannot be read; `opened` tells when all that is done.
  void openFiles(const QStringList& files);
  void openRecords(std::vector<ReadRecord> records, const QStringList& problems = {});
  /// The time that games go by from the next one on; it must outlive them. That of the world without it.
  void setTime(TimeSource& time) { time_ = &time; }

  QVariantList games() const { return games_; }
  Shelf* shelf() { return &shelf_; }
  QVariantList continues() const { return continues_; }
  QVariantList removed() const { return removed_; }
  int daysInBin() const { return Database::daysInBin; }
  Session* session() const { return session_.get(); }
  History* history() { return &history_; }
  DayDeals* days() { return &days_; }
  Statistics* statistics() { return &statistics_; }
  Settings* settings() { return &settings_; }
  Analyst* analyst() { return &analyst_; }
  Duplicates* duplicates() { return &duplicates_; }
  bool canAnalyse() const;
  QString reviewed() const { return reviewed_.line; }
  QString message() const { return message_; }
  bool searchingDeal() const { return searchingDeal_; }
  bool saving() const { return saving_; }
  /// How long a move waits for the disk before it is shown, in ms: no longer than the screen may wait for a frame.
  void setPatience(int ms) { patience_ = ms; }
  QString version() const;
  QString qtVersion() const;

  Q_INVOKABLE void dismissMessage();
  /// The same for what was dropped on the window.
  Q_INVOKABLE void openUrls(const QList<QUrl>& urls);
  /// Kinds are `human`, `easy`, `medium`, `hard`; without a typed name a seat is called as `seatNames` says, without a
  /// deal number one is drawn. `relaxed`, `tempos`: see Seating. False: `message` says why it cannot be.
  Q_INVOKABLE bool newGame(const QString& gameId, const QStringList& seatKinds, const QStringList& typedNames,
                           const QVariantMap& options, const QString& deal, bool winnableOnly, bool relaxed = false,
                           const QVariantList& tempos = {});
  /// A game with the seats and options it was last begun with.
  Q_INVOKABLE void quickGame(const QString& gameId);
  /// The deal of that day (2026-11-23): begins it, against hard players, or goes on with it.
  Q_INVOKABLE void playDay(const QString& gameId, const QString& day);
  Q_INVOKABLE void resume(const QString& savedId);
  /// Looks at a saved game again, or at the one at the table.
  Q_INVOKABLE void review(const QString& savedId);
  Q_INVOKABLE void reviewThis();
  /// Back to the game in play that was looked at, or to the start page.
  Q_INVOKABLE void endReview();
  /// A new game from where the review of a finished one stands, with the same hidden cards.
  Q_INVOKABLE void playOn();
  /// The check of the deal at the table, once that may be told (see `checkedDeal`); else nothing.
  Q_INVOKABLE QVariantMap shuffle() const;
  /// Whether there is a lesson of that game, and to begin it; it is not kept, and counts for nothing.
  Q_INVOKABLE static bool hasLesson(const QString& gameId);
  Q_INVOKABLE void beginLesson(const QString& gameId);
  /// Back to the game that was in play before, or to the start page.
  Q_INVOKABLE void leaveLesson();
  /// A game of its own from where the lesson stands, which counts for nothing either.
  Q_INVOKABLE void playLessonOn();
  /// Removes a saved game from the list, and puts it back.
  Q_INVOKABLE void remove(const QString& savedId);
  Q_INVOKABLE void restore(const QString& savedId);
  /// Back to the start page; a game in play stays saved.
  Q_INVOKABLE void leave();
  /// The game at the table once more, with another deal or the same.
  Q_INVOKABLE void again(bool newDeal);
  /// Judges the decisions of the game at the table, when it is over, or of the finished one in review.
  Q_INVOKABLE void analyse();
  Q_INVOKABLE void cancelSearch();
  Q_INVOKABLE QString rulesText(const QString& gameId) const;
  /// The same in sections, as `rulesPage` and `rulesAsSet` say, with the options of the game at the table.
  Q_INVOKABLE QVariantList rulesSections(const QString& gameId) const;
  /// What each value of each option changes (`linesOf`), by the options' ids.
  Q_INVOKABLE static QVariantMap optionLines(const QString& gameId);
  /// Which of them a refusal's paragraph is in; −1: none.
  Q_INVOKABLE int rulesSection(const QString& gameId, const QString& rule) const;
  /// What comes of a card tried in a picture of the rules (`RulesGame::tried`): a map of `right`, `text` and `rule`.
  Q_INVOKABLE static QVariantMap tryInRules(const QVariantMap& picture, int step, const QString& pile, int code);
  /// The first of those paragraphs that its page has, or empty.
  Q_INVOKABLE static QString firstRule(const QString& gameId, const QStringList& rules);
  /// Where the rules of all games speak of those words (`rulesWith`).
  Q_INVOKABLE static QVariantList searchRules(const QString& wanted, const QString& firstGame);
  /// The section of the rules for a first game, without its heading.
  Q_INVOKABLE QString firstHelp(const QString& gameId) const;
  /// Markdown as it is read out.
  Q_INVOKABLE static QString plain(const QString& markdown);
  /// The seats a new game of that kind is offered with: a list of maps of `kind` and `name`, which is empty where
  /// nobody has typed one.
  Q_INVOKABLE QVariantList proposedSeats(const QString& gameId, int seats) const;
  /// What players of those kinds are called: what was typed, else "You" for a person alone, "Player 1" for one of
  /// several, and names of their own for computers.
  Q_INVOKABLE QStringList seatNames(const QStringList& kinds, const QStringList& typed) const;
  /// The computer players that have a character: maps of `name`, `kind` (what they are best met at), `temper` (a word)
  /// and `line` (a sentence).
  Q_INVOKABLE static QVariantList cast();
  /// A kind of player in a word for people.
  Q_INVOKABLE static QString kindWord(const QString& kind);
  /// The number of the face, from 1, at each seat of players of those kinds and names.
  Q_INVOKABLE static QList<int> seatFaces(const QStringList& kinds, const QStringList& names);

 signals:
  void continuesChanged();
  void sessionChanged();
  void messageChanged();
  void searchingDealChanged();
  void savingChanged();
  /// Games were added to the history, and want to be seen.
  void historyWanted();
  /// What was to be opened is at the table or among the saved games, or refused.
  void opened();

 private:
  /// Puts a game at the table in the place of the last one, or nothing.
  void seat(std::unique_ptr<Session> session, const QString& savedId);
  /// `dealKnown`: a person knows the deal number; `day`: it is the deal of that day.
  void begin(const fulltable::Game& game, const fulltable::GameSetup& gameSetup, const Seating& seating, bool dealKnown,
             const QString& day = {});
  void search(const fulltable::Game& game, const fulltable::GameSetup& gameSetup, const Seating& seating,
              bool dealKnown);
  /// What was being thought about has come to nothing.
  void fail();
  void replay(quint64 request, const SavedGame& saved, const QList<KeptMove>& moves);
  void showSaved(const QList<SavedGame>& games, const QList<SavedGame>& removed);
  /// Begins to play what a good record tells of, under a new id.
  void openGame(const fulltable::Json& record);
  void goOnWith(Replayed& game);
  void lookAt(const KeptGame& kept);
  /// Begins to keep the game at the table, with all that was played.
  void keep();
  /// Gives a record that came without players some.
  void seatPlayers(fulltable::Json& record) const;
  void keepEnding();
  /// Keeps that the game at the table is marked as assisted.
  void keepMark();
  /// Keeps how the game at the table stands, for the start page.
  void keepStatus();
  void setMessage(const QString& text);
  void setSearching(bool searching);
  void setSaving(bool saving);

  QVariantList games_;
  Shelf shelf_;
  QVariantList continues_;
  QVariantList removed_;
  /// What is looked at again.
  struct Reviewed {
    QString id, line;
    std::optional<KeptGame> inPlay;  ///< the game that goes on afterwards
  };

  Reviewed reviewed_;
  int unreadable_ = 0;  ///< how many saved games cannot be shown
  QString message_;
  bool searchingDeal_ = false;
  bool saving_ = false;
  int patience_ = 12;
  quint64 loading_ = 0;   ///< of what the store was asked for last: what it loads for earlier requests is dropped
  QString beforeLesson_;  ///< the saved game that was at the table
  QString savedId_;       ///< of the game at the table; empty: it is not kept
  Settings settings_;
  Store store_;
  History history_;
  DayDeals days_;
  DaysAhead ahead_{settings_};
  QTimer idle_;  ///< nothing is at the table, nor was a moment ago
  Statistics statistics_;
  Analyst analyst_;
  Duplicates duplicates_;
  TimeSource* time_ = &worldTime();
  std::unique_ptr<Session> session_;
  Thinker thinker_;  // last: its answers come to all of the above
};
