// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QQuickWindow>
#include <QRect>
#include <QTimer>

class Settings;

/// The size of a first window: a comfortable one, or as much of the screen as it leaves for windows and their frames.
QSize firstSize(const QSize& available);

/// Where a window comes back that was there before: all of it on one of the screens, given as far as they are free for
/// windows; a null rectangle where it was never shown.
QRect placeAgain(const QRect& before, const QList<QRect>& screens);

/// Remembers where a window is, how large, and whether it is maximised.
class WindowPlace : public QObject {
  Q_OBJECT

 public:
  WindowPlace(QQuickWindow* window, Settings* settings);
  ~WindowPlace() override;

 private:
  void look();
  void keep();

  QPointer<QQuickWindow> window_;
  Settings* settings_;
  QTimer quiet_;  ///< runs until the window has kept its place for a while
};
