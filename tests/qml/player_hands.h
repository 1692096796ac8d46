// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "qml/driven_window.h"

/// The hands of the person at the table: they make any move of a game that goes in turns, by real mouse or key events.
class PlayerHands {
 public:
  explicit PlayerHands(const MainWindow* main)
      : window_(main->window()), session_(main->app()->session()), table_(find<GameTable>(window_->contentItem())) {}

  /// Makes that move of the viewer.
  void make(const fulltable::Move& move, bool keys) {
    const int seat = session_->viewpoint()->viewer();
    const auto known = session_->game()->match().know(seat);
    const auto gesture = known->gesture(seat, move);
    tried_ = QString::fromStdString(known->write(move));
    for (const auto& button : known->buttons(seat)) {
      if (button.move != move) continue;
      // By mouse the card itself is dragged: a click on the hand would mean whatever lies there.
      if (!keys && gesture.key.empty() && !gesture.cards.empty() && gesture.from.starts_with("hand.")) continue;
      if (!button.heading.empty())
        declare(labelOf(button.heading), labelOf(button.label), keys);
      else if (keys || gesture.from.empty())
        press(QString::fromStdString(button.key), labelOf(button.label), keys);
      else
        click(at(table_->pileOf(pile(gesture.from))->topmost()));
      return;
    }
    if (!keys && gesture.key.empty()) {
      dragOne(gesture);
      return takeChoice(gesture);
    }
    select(gesture, keys);
    QVERIFY2(session_->input()->lifted().size() == static_cast<qsizetype>(gesture.cards.size()), qPrintable(tried_));
    if (keys)
      press(QString::fromStdString(gesture.key), {}, true);
    else if (!table_->pileOf(pile(gesture.to)))
      // What is only laid has no place yet.
      return clickButton(labelOf(gesture.label));
    else
      drag(window_, at(table_->visibleOf(session_->input()->lifted().front())), at(table_->pileRect(pile(gesture.to))));
    takeChoice(gesture);
  }

  /// The move that was tried last, for the message of a test that waits in vain.
  QString tried() const { return tried_; }
  /// Clicks the button with that text, as soon as it is there and in its place.
  void clickButton(const QString& text) {
    clickButton(
        "button", [&](const QString& each) { return each == text; }, 0);
  }

 private:
  static QString labelOf(const fulltable::Text& label) { return QString::fromStdString(english(label)); }

  void takeChoice(const fulltable::Gesture& gesture) {
    for (const QVariant& choice : session_->input()->chooser())
      if (choice.toMap()["label"].toString() == labelOf(gesture.label))
        return session_->input()->choose(choice.toMap()["index"].toInt());
  }

  /// Drags one card, with what lies on it, onto the card that is meant, or to its pile.
  void dragOne(const fulltable::Gesture& gesture) {
    table_->layOutNow();
    const CardModel* cards = session_->cards();
    const QString from = pile(gesture.from);
    const auto rowOf = [cards](fulltable::Card card, const QString& in) {
      const QSet<int> rows = cards->rowsOf(card, in);
      return rows.isEmpty() ? -1 : *std::ranges::min_element(rows);
    };
    const int row = gesture.place >= 0 ? cards->rowAt(from, gesture.place) : rowOf(gesture.cards.front(), from);
    QVERIFY2(row >= 0, qPrintable(tried_));
    const QPoint start = grip(table_, row);
    const QPoint off = start - middle(table_, table_->restOf(row));
    QRectF goal = table_->pileRect(pile(gesture.to));
    if (!gesture.onto.empty()) goal = table_->restOf(rowOf(gesture.onto.front(), pile(gesture.to)));
    drag(window_, start, at(goal) + off);
  }

  /// What cannot be taken back is asked about, and done with a second click.
  void click(QPoint where) {
    QTest::mouseClick(window_, Qt::LeftButton, {}, where, 500);
    if (!session_->input()->question().isEmpty()) QTest::mouseClick(window_, Qt::LeftButton, {}, where, 500);
  }

  /// Card by card, with a click each, or by walking to it and Space.
  void select(const fulltable::Gesture& gesture, bool keys) {
    QSet<int> done;
    for (const auto card : gesture.cards) {
      table_->layOutNow();
      const CardModel* cards = session_->cards();
      int row = -1;
      // With one card of a hint come the others.
      bool lifted = false;
      for (const int each : cards->rowsOf(card, pile(gesture.from)))
        if (!session_->input()->lifted().contains(each)) {
          if (row < 0 || each < row) row = each;
        } else if (!done.contains(each)) {
          done.insert(each);
          lifted = true;
          break;
        }
      if (lifted) continue;
      done.insert(row);
      if (keys && walkTo(row))
        QTest::keyClick(window_, Qt::Key_Space);
      else
        QTest::mouseClick(window_, Qt::LeftButton, {}, at(table_->visibleOf(row)), 500);
    }
    table_->layOutNow();
  }

  /// Moves the cursor along the hand until it is on that card.
  bool walkTo(int row) {
    if (table_->cursor().isEmpty()) QTest::keyClick(window_, Qt::Key_Down);
    for (const Qt::Key key : {Qt::Key_Left, Qt::Key_Right})
      for (int step = 0; step < 16; ++step) {
        if (table_->chosen() == row && !table_->cursor().isEmpty()) return true;
        QTest::keyClick(window_, key);
      }
    return false;
  }

  void declare(const QString& kind, const QString& ranks, bool keys) {
    const QStringList words = ranks.split(' ');
    if (keys) {
      const QVariantList headings = session_->input()->pad()->headings();
      for (const QVariant& heading : headings)
        if (heading.toMap()["name"] == kind) type(heading.toMap()["key"].toString());
      for (const QString& word : words) type(word);
      QTest::keyClick(window_, Qt::Key_Return);
      return;
    }
    clickButton(
        "kind", [&](const QString& text) { return text == kind; }, 0);
    for (qsizetype i = 0; i < words.size(); ++i)
      clickButton(
          "rank", [&](const QString& text) { return text == (words[i] == "T" ? "10" : words[i]); }, i);
    clickButton(
        "declaration", [this](const QString& text) { return text == session_->input()->pad()->proposalWords(); }, 0);
  }

  void press(const QString& key, const QString& label, bool keys) {
    if (!keys)
      return clickButton(
          "button", [&](const QString& text) { return text == label; }, 0);
    if (key == "Enter")
      QTest::keyClick(window_, Qt::Key_Return);
    else if (key == "Space")
      QTest::keyClick(window_, Qt::Key_Space);
    else
      type(key);
  }

  void type(const QString& key) { QTest::keyClick(window_, static_cast<Qt::Key>(key.front().toUpper().unicode())); }

  /// The buttons that can be seen whose text fits, in their places.
  QList<QQuickItem*> buttons(const std::function<bool(const QString&)>& fits) {
    QList<QQuickItem*> found;
    const std::function<void(QQuickItem*)> search = [&](QQuickItem* item) {
      if (!item->isVisible()) return;
      if (item->inherits("QQuickAbstractButton") && fits(item->property("text").toString())) found.append(item);
      for (QQuickItem* child : item->childItems()) search(child);
    };
    search(window_->contentItem());
    return found;
  }

  /// Clicks the button of that number, from 0, among those whose text fits, as soon as it is there and in its place.
  void clickButton(const char* what, const std::function<bool(const QString&)>& fits, qsizetype number) {
    QTRY_VERIFY2(!buttons(fits).isEmpty(), qPrintable(tried_ + ": " + what));
    clickStill(window_, [&]() -> const QQuickItem* {
      const QList<QQuickItem*> found = buttons(fits);
      // Where both ranks of a hand are the same buttons once more, the second row comes second.
      return found.value(std::min(number, found.size() - 1));
    });
  }

  QPoint at(const QRectF& rect) const { return middle(table_, rect); }
  static QString pile(const std::string& id) { return QString::fromStdString(id); }

  QQuickWindow* window_ = nullptr;
  Session* session_ = nullptr;
  GameTable* table_ = nullptr;
  QString tried_;
};
