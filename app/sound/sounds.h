// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class App;
class QThread;
class Session;

/// Plays what the game at the table sounds like, as far as the settings wish it. The sounds live on a thread of their
/// own, made at the first sound: neither a slow nor a missing sound server ever holds up the window.
class Sounds : public QObject {
  Q_OBJECT

 public:
  explicit Sounds(App* app, QObject* parent = nullptr);
  ~Sounds() override;

  /// The file of a sound among the resources; empty for one that is not heard.
  static QString fileOf(const QString& name);
  void play(const QString& name);

 signals:
  /// For the thread of the sounds.
  void wanted(const QString& name, int times, double volume);

 private:
  void follow();

  App* app_;
  QPointer<Session> session_;
  QThread* thread_;
};
