// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>
#include <QTimer>

class QQuickWindow;

/// The pulse by which things move in a window: a signal right before the window draws a picture, for as long as it is
/// wanted.
class Pulse : public QObject {
  Q_OBJECT

 public:
  explicit Pulse(QObject* parent = nullptr);

  /// Follows that window from now on; null: none.
  void watch(QQuickWindow* window);
  /// Asks for one more pulse.
  void want();
  /// Milliseconds since it was made.
  qint64 now() const { return clock_.elapsed(); }

 signals:
  void pulsed();
  /// A key, a button, a finger or the wheel was used in the window.
  void touched();

 protected:
  bool eventFilter(QObject* object, QEvent* event) override;

 private:
  QTimer timer_;
  QElapsedTimer clock_;
  QPointer<QQuickWindow> window_;
  bool ownPace_ = false;
};
