// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

class QQuickWindow;
class Session;

/// Takes a picture of the window as soon as all that it shows is drawn and nothing moves, loads or thinks any more.
/// Where so many moves are not made because a person would have to make one, it says so and takes the picture of that;
/// where nothing comes at all, it ends without one.
class Screenshot : public QObject {
  Q_OBJECT

 public:
  /// `session` may be null; with `moves` ≥ 0 the picture waits for so many moves or the end of the game, with −1 for
  /// the end only if `untilOver`. `tableOnly` leaves out what is round the game's own table.
  /// `patience`: ms without a move after which it gives up.
  Screenshot(QQuickWindow* window, Session* session, const QString& file, int moves, bool untilOver, bool tableOnly,
             int patience = 60000);

 signals:
  void ended(bool saved);

 private:
  void look();
  bool quiet() const;
  /// Whether nothing more happens before a person has moved.
  bool isPersonAwaited() const;
  void shoot();

  QQuickWindow* window_;
  Session* session_;
  QString file_;
  int moves_;
  bool untilOver_;
  bool tableOnly_;
  int patience_;
  int quietLooks_ = 0;
  int unpaintedLooks_ = 0;
  int awaitedLooks_ = 0;
  QElapsedTimer sinceMoved_;
  bool painted_ = false;  ///< a frame has been drawn since the last look
  QTimer timer_;
};
