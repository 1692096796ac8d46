// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLocalServer>
#include <QObject>
#include <QString>

/// One window for one person's saved games: a program that is started once more asks the one that runs already to
/// show itself, and ends. They meet at a local socket that only this user can open.
class OnlyWindow : public QObject {
  Q_OBJECT

 public:
  /// `folder`: where the saved games lie.
  explicit OnlyWindow(const QString& folder, QObject* parent = nullptr);

  /// Asks the program that runs already with these games to come forward and, with a path, to open that record.
  /// False: there is none, or it does not answer within `patience` ms.
  bool askOther(const QString& file, int patience = 2000) const;
  /// The name of the socket.
  QString socket() const { return name_; }
  /// From now on this is the program that is asked. False: another one is asked already, or there is no such socket.
  bool listen();

 signals:
  /// Another start of the program: come forward, and open that file where it is not empty. With `token` the desktop
  /// allows it.
  void asked(const QString& file, const QString& token);

 private:
  void hear(QLocalSocket* socket);

  QString name_;
  QLocalServer server_;
};
