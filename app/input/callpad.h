// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QObject>
#include <QSet>
#include <QStringList>
#include <QVariant>
#include <optional>
#include <vector>

#include "core/move.h"

/// A pad for moves of which there are too many for buttons, such as what can be declared: first a heading, then one
/// word or two. Something that may be said is always proposed, the lowest at first.
class CallPad : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("A session has the pad")
  /// Whether there is anything on it, also while nothing can be said now.
  Q_PROPERTY(bool shown READ shown NOTIFY changed)
  /// Whether the viewer may say what is proposed now.
  Q_PROPERTY(bool active READ active NOTIFY changed)
  /// What is proposed, as in the text of the move after its verb; empty if nothing can be said.
  Q_PROPERTY(QString proposal READ proposal NOTIFY changed)
  /// The same in words: "Declare a pair of fours".
  Q_PROPERTY(QString words READ proposalWords NOTIFY changed)
  /// Whether Enter says it: not while a hint names another move.
  Q_PROPERTY(bool onEnter READ isOnEnter NOTIFY changed)
  /// It was to be said, but cannot be true: it waits to be said once more.
  Q_PROPERTY(bool asking READ isAsking NOTIFY changed)
  /// Each with `name`, `key`, `enabled`, `current`, and `hinted`: to be pressed for the move of the hint; words also
  /// with `held`: whether the viewer holds such a card.
  Q_PROPERTY(QVariantList headings READ headings NOTIFY changed)
  Q_PROPERTY(QVariantList firsts READ firsts NOTIFY changed)
  Q_PROPERTY(QVariantList seconds READ seconds NOTIFY changed)

 public:
  struct Row {
    fulltable::Move move;
    QString text;
    QString heading;
    QStringList words;
    bool enabled = false;
    QString advice = {};
    bool confirm = false;  ///< ask once more before it is said
    friend bool operator==(const Row&, const Row&) = default;
  };

  using QObject::QObject;

  void setRows(std::vector<Row> rows, bool acting, const QSet<QString>& held);
  /// The move of the hint, which Enter makes before anything is said here, if there is one.
  void setHinted(const std::optional<fulltable::Move>& move);
  bool isOnEnter() const { return active() && (!hinted_ || current()->move == *hinted_); }
  bool shown() const { return !rows_.empty(); }
  bool active() const { return acting_ && chosen_ >= 0; }
  QString proposal() const;
  QString proposalWords() const { return current() ? current()->advice : QString(); }
  QVariantList headings() const;
  QVariantList firsts() const { return words(0); }
  QVariantList seconds() const { return words(1); }
  bool isAsking() const { return asked_ >= 0 && asked_ == chosen_; }
  /// The move that is proposed, if it may be made.
  std::optional<fulltable::Move> chosen() const;
  /// The same when it is to be made; nothing where it is asked about first, and has not been yet.
  std::optional<fulltable::Move> take();

  /// Each proposes the lowest there is of that kind, keeping the rest of the proposal where it can.
  Q_INVOKABLE void chooseHeading(const QString& name);
  Q_INVOKABLE void chooseFirst(const QString& word);
  Q_INVOKABLE void chooseSecond(const QString& word);

  /// Nothing is asked any more; the same is proposed.
  Q_INVOKABLE void askNothing();
  /// The same, and the lowest is proposed.
  void forget();

  /// Whether that key means something on the pad now.
  bool takes(const QString& key) const;
  /// Proposes that move, if it is one of the pad's.
  void propose(const fulltable::Move& move);

  /// A key: the letter of a heading, or of a word, which for a rank is its digit; 1 and 0 are the ten. Returns whether
  /// it meant something.
  bool type(const QString& key);

 signals:
  void changed();
  /// Somebody chose something, perhaps what was proposed already.
  void touched();

 private:
  template <class Fits>
  int lowest(Fits fits) const;
  void choose(int row);
  void giveKeys();
  QStringList names() const;
  QVariantList words(qsizetype place) const;
  /// The row of the hint, if it may be said.
  const Row* hintedRow() const;
  const Row* current() const { return chosen_ < 0 ? nullptr : &rows_[static_cast<std::size_t>(chosen_)]; }

  std::vector<Row> rows_;
  QSet<QString> held_;
  std::optional<fulltable::Move> hinted_;
  bool acting_ = false;
  int chosen_ = -1;
  int asked_ = -1;                ///< the row that was asked about
  bool secondNext_ = false;       ///< the next key tells the second word
  QHash<QString, QString> keys_;  ///< of the headings
};
