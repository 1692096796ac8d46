// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <deque>
#include <memory>

#include "game/chronicle.h"
#include "game/timesource.h"
#include "game/viewpoint.h"
#include "models/cardmodel.h"
#include "models/seatmodel.h"
#include "present/arrivals.h"
#include "present/frames.h"

class Settings;

/// Shows a viewpoint of a game: in which order, and how long each frame rests. Everything that is seen of a position
/// comes from here.
class Presenter : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the presenter")
  Q_PROPERTY(QString phase READ phase NOTIFY changed)
  Q_PROPERTY(int deal READ deal NOTIFY changed)
  Q_PROPERTY(QVariantMap facts READ facts NOTIFY changed)
  Q_PROPERTY(QVariantList scores READ scores NOTIFY changed)
  /// The cards that the rules mark and the viewer sees: each with its `code`, `row`, `kind` and `as`, the mark's words.
  Q_PROPERTY(QVariantList marked READ marked NOTIFY changed)
  /// What the viewer is asked to do, where that needs saying.
  Q_PROPERTY(QString prompt READ prompt NOTIFY changed)
  /// That it is the viewer's turn, where others have turns as well; who it is that sees the table goes without saying.
  Q_PROPERTY(QString turn READ turn NOTIFY changed)
  /// What the table says at places of its own, by their names.
  Q_PROPERTY(QVariantMap captions READ captions NOTIFY changed)
  /// The letters of the ranks, from the lowest to the highest.
  Q_PROPERTY(QString ranks READ ranks NOTIFY changed)
  /// The codes of the trumps, from the lowest to the highest.
  Q_PROPERTY(QList<int> trumps READ trumps NOTIFY changed)
  /// The cards of what was last declared, each with a letter for its `rank` and `suit`, empty where that is open.
  Q_PROPERTY(QVariantList declared READ declared NOTIFY changed)
  /// Cards that lie side by side, wherever they are held: each lot with its `title`, whether it is the `proof` of what
  /// was declared, and its `cards`: their `code`, `row`, `seat` and what each is there (`as`).
  Q_PROPERTY(QVariantList lots READ lots NOTIFY changed)
  /// What counts at the end of a deal, while that is shown: lines with `seat`, `pile`, the `codes` of its cards, their
  /// `roles` (what they stand for), the `points` of each, `sum` and `words`.
  Q_PROPERTY(QVariantList tally READ tally NOTIFY tallyChanged)
  Q_PROPERTY(QVariantList piles READ piles NOTIFY pilesChanged)
  /// The cards of the last finished trick, as played: their codes.
  Q_PROPERTY(QVariantList lastTrick READ lastTrick NOTIFY changed)
  Q_PROPERTY(bool over READ over NOTIFY changed)
  Q_PROPERTY(QVariantList winners READ winners NOTIFY changed)
  Q_PROPERTY(QString resultText READ resultText NOTIFY changed)
  /// A finished trick, or the end of a deal, is still shown.
  Q_PROPERTY(bool resting READ resting NOTIFY restingChanged)
  /// What rests is the last move of a deal.
  Q_PROPERTY(bool dealEnded READ dealEnded NOTIFY restingChanged)
  /// While something rests, the facts after it: who took the trick, what the deal brought. Empty otherwise.
  Q_PROPERTY(QVariantMap nextFacts READ nextFacts NOTIFY restingChanged)

 public:
  Presenter(Viewpoint& viewpoint, const Chronicle& chronicle, TimeSource& time, const Settings& settings,
            QObject* parent = nullptr);

  /// What is shown, which may be what came before the present position.
  const fulltable::View& view() const { return view_; }
  CardModel* cards() { return &cards_; }
  SeatModel* seats() { return &seats_; }
  QString phase() const;
  int deal() const { return view_.deal; }
  const QVariantMap& facts() const { return facts_; }
  QVariantList scores() const;
  QVariantList marked() const;
  QString prompt() const;
  QString turn() const;
  QVariantMap captions() const;
  QString ranks() const;
  QList<int> trumps() const;
  QVariantList declared() const;
  QVariantList lots() const;
  QVariantList tally() const;
  const QVariantList& piles() const { return piles_; }
  const QVariantList& lastTrick() const { return lastTrick_; }
  bool over() const { return game_.ended() && !resting_; }
  QVariantList winners() const;
  QString resultText() const { return over() ? game_.resultText() : QString(); }
  bool resting() const { return resting_; }
  bool dealEnded() const { return dealEnded_; }
  /// How a deal came out stands there until somebody goes on.
  bool waitsForReader() const;
  const QVariantMap& nextFacts() const { return nextFacts_; }
  /// What is shown is still the deal before the present one.
  bool showsLastDeal() const { return resting_ && afterwards_ == Reshuffle::all; }

  Q_INVOKABLE int pileSize(const QString& pile) const;
  /// The codes of the cards of a pile that are seen.
  Q_INVOKABLE QList<int> cardsOf(const QString& pile) const;
  /// The codes of a pile's cards, bottom to top; −1 for those that are not seen.
  Q_INVOKABLE QList<int> codesIn(const QString& pile) const;
  /// The code of a row's card, or −1.
  Q_INVOKABLE int codeOf(int row) const;
  /// The pile's name in words: "column 3", "foundation of hearts".
  Q_INVOKABLE QString pileName(const QString& pile) const;

  /// Shows what a move has led to, in its time. Returns whether that is a new deal already.
  bool present(const MoveReport& report);
  /// Shows the present position; a screen that several people share goes to the next of them first.
  void settle(const fulltable::Gesture& move = {}, Reshuffle reshuffle = Reshuffle::no);
  /// Shows that view of the position.
  void show(const fulltable::View& view, const fulltable::Gesture& move, Reshuffle reshuffle);
  /// Shows once more what the others have done since the viewer's last move. False: there is nothing of that.
  bool replay();
  /// Moves were taken back: nobody remembers them.
  void forget();
  /// From here on the next move starts from that view, although the cards still lie as they were shown.
  void assume(const fulltable::View& view) { view_ = view; }
  /// The plates tell of the first so many moves alone.
  void tellOnly(int moves) { shownMoves_ = moves; }
  /// Marks the seat that is being thought for; −1: none.
  void setThinking(int seat);
  /// What that seat did last, in whole sentences.
  Q_INVOKABLE QString storyOf(int seat) const { return chronicle_.storyOf(seat, viewpoint_.viewer(), showsEnded()); }

  /// A person has seen enough of it: on to what is to be looked at next; after the last frame, and when moves are shown
  /// once more, the position as it is.
  Q_INVOKABLE void goOn();
  /// What is shown before the game goes on is to be seen at least for so many milliseconds from now.
  Q_INVOKABLE void restLonger(int ms);
  /// No more frames: the position as it is.
  void endRest();

 signals:
  /// Another position is about to be shown: what people have laid out goes back first.
  void leaving();
  /// The cards lie as they should: what hands can do is to be found out.
  void shown();
  void changed();
  void pilesChanged();
  void restingChanged();
  void tallyChanged();
  /// What rested is over; a new deal is shown after it.
  void settled(bool newDeal);

 private:
  /// The next frame; after the last one the position as it is.
  void next();
  /// What is shown is the end of a deal, or of the game.
  bool showsEnded() const { return showsLastDeal() || game_.ended(); }
  void showFresh();
  void showSeats();
  /// The viewer, if that is a person: only people are spoken to.
  int personAtView() const;
  /// Several people look at what is no secret of any of them.
  bool sharedByPeople() const;
  /// In the viewer's words; what several people look at names them all.
  QString said(const fulltable::Text& text) const;

  Viewpoint& viewpoint_;
  const GameController& game_;
  const Chronicle& chronicle_;
  const Settings& settings_;

  fulltable::View view_;
  QVariantMap facts_, nextFacts_;
  QVariantList piles_, lastTrick_;
  bool resting_ = false;
  bool dealEnded_ = false;
  std::deque<TimedFrame> frames_;            ///< still to be shown
  std::vector<fulltable::TallyLine> tally_;  ///< of the deal that has ended last
  Reshuffle afterwards_ = Reshuffle::no;
  std::unique_ptr<Alarm> restAlarm_;
  bool replaying_ = false;
  int shownMoves_ = -1;  ///< that the plates tell of; −1: all
  Arrivals arrivals_;
  int thinkingSeat_ = -1;
  SeatModel seats_;
  CardModel cards_;
};
