// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeyEvent>

#include "patient_time.h"
#include "qml/driven_window.h"

/// The visible items of that QML type.
inline QList<QQuickItem*> visibleTypes(QQuickItem* item, const QByteArray& type) {
  QList<QQuickItem*> found;
  if (!item->isVisible()) return found;
  if (QByteArray(item->metaObject()->className()).startsWith(type + "_QMLTYPE")) found.append(item);
  for (QQuickItem* child : item->childItems()) found += visibleTypes(child, type);
  return found;
}

/// The visible item of that type with that text or symbol.
inline QQuickItem* named(QQuickItem* root, const QByteArray& type, const QString& name) {
  for (QQuickItem* item : visibleTypes(root, type))
    if (item->property("text") == name || item->property("symbol") == name) return item;
  return nullptr;
}

inline QRectF sceneRect(const QQuickItem* item) {
  return item->mapRectToScene(QRectF(0, 0, item->width(), item->height()));
}

inline QPoint centre(const QQuickItem* item) {
  return sceneRect(item).center().toPoint();
}

/// Whether a text is drawn somewhere that begins so.
inline bool reads(QQuickItem* item, const QString& text) {
  if (!item->isVisible()) return false;
  if (item->property("text").toString().startsWith(text) && item->property("contentWidth").toReal() > 0) return true;
  return std::ranges::any_of(item->childItems(), [&](QQuickItem* child) { return reads(child, text); });
}

/// The window with a race in it, whose time the test makes pass.
class RaceWindow : public QObject {
 protected:
  std::unique_ptr<MainWindow> open(const QStringList& arguments, bool help = false, TimeSource* time = nullptr) {
    auto main = openWindow(folder_, arguments, help, time ? time : &time_);
    if (!main) return nullptr;
    main->window()->requestActivate();
    return QTest::qWaitForWindowActive(main->window()) ? std::move(main) : nullptr;
  }
  static int topOf(Session* session) {
    return session->game()->match().truth().show(std::nullopt).piles[1].cards.back().code();
  }
  /// A key pressed and let go.
  static void press(QQuickWindow* window, int name) {
    QKeyEvent down(QEvent::KeyPress, name, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &down);
    QKeyEvent up(QEvent::KeyRelease, name, Qt::NoModifier);
    QCoreApplication::sendEvent(window, &up);
    QCoreApplication::processEvents();
  }
  /// A good call: another rank of the class, in the other colour.
  static QString answerTo(int code) {
    const int rank = code % 13;
    const bool red = code / 13 == 1 || code / 13 == 2;
    const QString ranks = rank == 0 || rank >= 10 ? "KQ" : "45";
    const QString own = QString("A23456789TJQK")[rank];
    return (ranks.startsWith(own) ? ranks.mid(1, 1) : ranks.left(1)) + (red ? "S" : "H");
  }
  static void key(QQuickWindow* window, int key, bool keypad, quint64 timestamp) {
    QKeyEvent event(QEvent::KeyPress, key, keypad ? Qt::KeypadModifier : Qt::NoModifier);
    event.setTimestamp(timestamp);
    QCoreApplication::sendEvent(window, &event);
  }

  QTemporaryDir folder_;
  PatientTime time_;
};
