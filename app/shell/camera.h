// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QTimer>

class QQuickWindow;
class Session;

/// Takes a picture of the window as soon as nothing moves, loads or thinks any more, and ends the program.
class Camera : public QObject {
  Q_OBJECT

 public:
  /// `session` may be null; with `moves` ≥ 0 the picture waits for so many moves or the end of the game, with −1 for
  /// the end only if `untilOver`. `tableOnly` leaves out what is round the game's own table.
  Camera(QQuickWindow* window, Session* session, const QString& file, int moves, bool untilOver, bool tableOnly);

 private:
  void look();
  bool quiet() const;
  void shoot();

  QQuickWindow* window_;
  Session* session_;
  QString file_;
  int moves_;
  bool untilOver_;
  bool tableOnly_;
  int quietLooks_ = 0;
  bool painted_ = false;  ///< a frame has been drawn since the last look
  QTimer timer_;
};
