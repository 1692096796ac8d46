// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariant>
#include <optional>

#include "input/buttons.h"
#include "input/grip.h"
#include "input/meldinput.h"
#include "input/setrules.h"

/// What is done by hand at the table: taps, lifts, drops and keys choose from one list of legal moves. It alone knows
/// what is lifted; whatever somebody does is told when it is done, never in the middle of it.
class TableInput : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the input")
  /// The cards that are held or selected, and where they may be let go: each a `target`.
  Q_PROPERTY(QList<int> lifted READ lifted NOTIFY gripChanged)
  Q_PROPERTY(QVariantList targets READ targetList NOTIFY gripChanged)
  /// What can be done with the selected cards, in words; empty for nothing.
  Q_PROPERTY(QString selectionWords READ selectionWords NOTIFY gripChanged)
  /// What is asked before a move is made that cannot be taken back; empty for nothing.
  Q_PROPERTY(QString question READ question NOTIFY gripChanged)
  /// Whether a button was pressed that waits for a card.
  Q_PROPERTY(bool waits READ waits NOTIFY gripChanged)
  /// Whether a button lays what is selected as a meld.
  Q_PROPERTY(bool canMeld READ canMeld NOTIFY gripChanged)
  /// Whether there is something to lay out as a new pile.
  Q_PROPERTY(bool hasOffers READ hasOffers NOTIFY movesChanged)
  /// Where one gesture may mean several moves: their `label`, and an `index` to choose it by.
  Q_PROPERTY(QVariantList chooser READ chooser NOTIFY chooserChanged)
  /// Which of them Enter chooses.
  Q_PROPERTY(int chooserLine READ chooserLine NOTIFY chooserLineChanged)
  /// Why the last thing was refused that somebody tried; how many were; the viewer's cards that it speaks of, where it
  /// speaks of several.
  Q_PROPERTY(QString refusal READ refusal NOTIFY refusalChanged)
  Q_PROPERTY(int refusalSerial READ refusalSerial NOTIFY refusalChanged)
  Q_PROPERTY(QList<int> refusedCards READ refusedCards NOTIFY refusalChanged)
  /// The paragraph of the rules that says so, as long as the refusal is to be read; empty where it is none of the
  /// rules.
  Q_PROPERTY(QString refusalRule READ refusalRule NOTIFY refusalChanged)
  /// The buttons, the pad of declarations, and the workspace where melds are put together.
  Q_PROPERTY(ButtonModel* buttons READ buttons CONSTANT)
  Q_PROPERTY(CallPad* pad READ pad CONSTANT)
  Q_PROPERTY(MeldInput* melds READ melds CONSTANT)

 public:
  /// `melding`: null for games in which no melds are put together.
  TableInput(InputHost& host, CardModel& cards, const fulltable::Melding* melding);

  const Grip& grip() const { return grip_; }
  QList<int> lifted() const { return grip_.rows; }
  const QList<Target>& targets() const { return grip_.targets; }
  QVariantList targetList() const;
  QString selectionWords() const;
  QString question() const;
  bool waits() const { return grip_.mode == Grip::Mode::armed; }
  bool canMeld() const;
  bool hasOffers() const { return !moves_.maximal().empty(); }
  QVariantList chooser() const;
  bool isChoosing() const { return !choices_.empty(); }
  int chooserLine() const { return chooserLine_; }
  const QString& refusal() const { return refusal_; }
  int refusalSerial() const { return refusalSerial_; }
  const QList<int>& refusedCards() const { return refusedCards_; }
  const QString& refusalRule() const { return refusalRule_; }
  const MoveIndex& moves() const { return moves_; }
  ButtonModel* buttons() { return &buttons_; }
  CallPad* pad() { return &pad_; }
  MeldInput* melds() { return &melds_; }

  /// Something else is shown: the moves are listed anew, and what is held is put back unless it still means the same.
  void refresh();
  void refreshButtons();
  /// Moves were taken back or made again: what was held, asked, proposed or refused belongs to another position.
  void forget();

  /// Says why something cannot be done; `cards` are those of the viewer that it speaks of.
  Q_INVOKABLE void refuse(const QString& text, const QList<int>& cards = {}, const QString& rule = {});
  /// It is to be read no more, so that its paragraph is not what the rules are opened at.
  Q_INVOKABLE void leaveRefusal();
  /// Says why what that key means in this game cannot be done now. False: it has no meaning here.
  bool refuseKey(const QString& key);
  /// What the rules' paragraphs are named by that explain that card, or else that pile (`signsOf`).
  Q_INVOKABLE QStringList signs(int row, const QString& pile) const;
  /// What could be done with that card now, or why nothing, in words (`couldDo`).
  Q_INVOKABLE QString could(int row) const;
  /// Whether a person who looks at that card may want to know that: it is theirs, or something can be done with it.
  Q_INVOKABLE bool concerns(int row) const;
  /// The cards to point out while a person looks at that one: `{row, waits, goes}`, cards that it could be put on, now
  /// (`goes`) or at some time, and cards that it waits for.
  Q_INVOKABLE QVariantList kin(int row) const;
  /// The cards that go along with that one.
  Q_INVOKABLE QList<int> cardsWith(int row) const;
  /// Every legal move that is made with cards: `{row, pile}`, its first card and where it goes.
  Q_INVOKABLE QVariantList drags() const;
  /// Where that card would best go, of the piles that it may go to.
  QString bestPile(int row) const;
  /// The cards that a gesture takes, as far as they are shown.
  QList<int> rowsOf(const fulltable::Gesture& gesture) const;
  /// Whether that card is one that the viewer may select, as a part of a set.
  bool selects(int row) const;
  /// Whether what is selected can be played as it is.
  bool canPlaySelection() const { return melds_.isOpen() ? grip_.rows.isEmpty() : !selected_.empty(); }

  /// Takes a card up. False, with the reason told, where nothing can be done with it.
  Q_INVOKABLE bool lift(int row);
  /// Whether a card of the viewer's can be played, alone or as a part of a set.
  bool plays(int row) const { return selects(row) || (!melds_.isOpen() && !from(row).empty()); }
  /// Takes a card up that can only be held elsewhere in its hand.
  void liftToOrder(int row);
  bool isOrdering() const { return grip_.mode == Grip::Mode::ordering; }
  /// Lets what is held go there. False: it cannot, and where that wants a reason it was told.
  Q_INVOKABLE bool dropOn(const Target& target);
  /// Puts back whatever is held, selected or armed.
  Q_INVOKABLE void cancel();
  /// Ends a drag that led nowhere; what was selected before it stays so.
  Q_INVOKABLE void letGo();
  Q_INVOKABLE void tap(int row);
  /// Sends a card to its foundation, if it may go there, or plays what is likeliest meant.
  Q_INVOKABLE bool doubleTap(int row);
  /// Sends a card to its foundation, or says why not.
  Q_INVOKABLE void toFoundation(int row);
  Q_INVOKABLE void tapPile(const QString& pile);
  /// Whether a card that the viewer does not see may be played from that place (from 0), and to play it.
  bool hasPlace(int place) const { return moves_.withPlace(place) != nullptr; }
  void tapPlace(int place);

  Q_INVOKABLE void playSelection();
  /// Selects the next set of cards that can be laid out as a new pile, again and again.
  Q_INVOKABLE void selectOffer();
  Q_INVOKABLE void choose(int index);
  /// Another line of the chooser, up or down, is the one that Enter chooses.
  void moveChooserLine(int lines);
  Q_INVOKABLE void cancelChoice();
  /// Presses a button; one that wants a card takes that of `cardRow`, or the one clicked next.
  Q_INVOKABLE void press(int buttonRow, int cardRow = -1);
  /// Presses what is on Enter; whether there is such a button.
  bool pressOnEnter();
  /// Makes the move that the pad proposes.
  Q_INVOKABLE void say();

  /// Lays out what begins with that card: the newest cards of a line down to it, or one's melds; −1: one's melds.
  Q_INVOKABLE void openWorkspace(int row = -1);
  /// Lays the selected cards out as a meld, or as a part of the one in that pile, whether they are one or not.
  Q_INVOKABLE void tryMeld(const QString& pile = {});
  /// Makes the move that lies on the workspace, or says why not.
  Q_INVOKABLE void lay();
  Q_INVOKABLE void closeWorkspace();
  /// Takes back what was done last on the workspace; where that is nothing, closes it.
  Q_INVOKABLE void stepBack();
  /// Closes it without showing what lay there: something else is about to be shown.
  void leaveWorkspace() { melds_.workspace()->close(); }
  /// The wild cards of a meld on the workspace stand for other cards.
  Q_INVOKABLE void chooseRoles(int group, int choice);
  /// Lays out what the hint would make of one's melds.
  Q_INVOKABLE void layOutHint();
  /// Lays what is offered, or puts it together on the open workspace.
  Q_INVOKABLE void takeOffer(int index);

 signals:
  void gripChanged();
  void movesChanged();
  void chooserChanged();
  void chooserLineChanged();
  void refusalChanged();

 private:
  /// One thing that somebody does: what it changed is told at its end.
  class Deed {
   public:
    explicit Deed(TableInput& input) : input_(input) { ++input_.deeds_; }
    ~Deed() {
      if (--input_.deeds_ == 0) input_.tell();
    }
    Q_DISABLE_COPY_MOVE(Deed)

   private:
    TableInput& input_;
  };
  void tell();

  bool isRow(int row) const { return row >= 0 && row < cards_.count(); }
  const CardSlot& slot(int row) const { return cards_.slot(row); }
  Choices from(int row) const { return isRow(row) ? moves_.from(slot(row)) : Choices(); }
  QList<Target> targetsOfCard(int row) const;
  /// The target of what is lifted that this card is, or stands for.
  std::optional<Target> targetAt(int row) const;
  /// The one that experience in this game prefers.
  Choice best(const Choices& several) const;
  /// Whether it moves a card between piles that the viewer alone sees. Nobody else could notice a slip there, so a
  /// click only chooses the card, and another one or Enter makes the move.
  bool isSecret(const Choice& choice) const;
  void listMoves();
  /// What a tap on a pile does, in words, by the row of the card that lies upon it.
  QHash<int, QString> taps() const;
  /// The row of the uppermost card of that pile, or −1.
  int topOf(const QString& pile) const;
  void setGrip(const Grip& grip);
  /// Where one card alone can be played, and only its target is to be chosen.
  void liftTheOnlyCard();
  void make(const Choice& choice);
  /// The one move, or a choice among several.
  void makeOneOf(const Choices& found);
  void refuse(const fulltable::Refusal& reason);
  /// What that key does with a card of the hand in this game, though it may not be done now.
  std::optional<fulltable::Move> setMoveWithKey(const QString& key) const;
  void refuseCard(int row, const Target& target = {});
  void useKey(const std::string& key, int row);
  bool dropCard(const Target& target);
  bool dropLine(const Target& target);
  /// A tap on a card that makes no target; `held`: what was held before it.
  void tapToPlay(int row, const Grip& held);
  /// What a tap on the uppermost card of that pile means; `sure`: it is not asked about.
  void tapOff(const QString& pile, bool sure);
  /// Whether those moves are one that a single click must not make.
  bool isFinal(const Choices& found) const;

  void select(const QList<int>& rows, Grip::Mode mode = Grip::Mode::set);
  void toggle(int row);
  /// A hint speaks of a set, and of this card as one of it: it stands for all.
  bool standsForHint(int row) const;
  bool liftSelected(int row);
  bool playSelectionOn(const QString& pile);
  void refuseSelection(const QString& pile);
  /// Whether that was a card of the line, or of a meld, with which the workspace begins.
  bool tapForWorkspace(int row);
  bool liftForWorkspace(int row);

  InputHost& host_;
  CardModel& cards_;
  MoveIndex moves_;
  SetRules sets_;
  MeldInput melds_;
  ButtonModel buttons_;
  CallPad pad_;
  Grip grip_;
  CardSlot gripped_;     ///< what the first card of the grip was when it was taken
  QSet<int> cameAlong_;  ///< of the selected cards, those that another card of the hint brought along
  Choices selected_;     ///< the legal moves that are made with exactly what is selected
  Choices choices_;      ///< what the chooser asks about
  int chooserLine_ = 0;
  int nextOffer_ = 0;  ///< which of the sets that can be laid out is selected next
  int deeds_ = 0;
  QString refusal_;
  int refusalSerial_ = 0;
  QList<int> refusedCards_;
  QString refusalRule_;
  bool gripTold_ = true, chooserTold_ = true;
};
