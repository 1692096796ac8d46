// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/onlywindow.h"

#include <QCryptographicHash>
#include <QDir>
#include <QElapsedTimer>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>
#include <QStandardPaths>
#include <algorithm>

namespace {

constexpr qint64 longestRequest = 65536;
const QByteArray understood = "ok\n";

/// A name for the socket: one for each folder of saved games. A path where sockets are files.
QString socketName(const QString& folder) {
  const QString real = QFileInfo(folder).canonicalFilePath();
  const QByteArray hash = QCryptographicHash::hash(
      (real.isEmpty() ? QFileInfo(folder).absoluteFilePath() : real).toUtf8(), QCryptographicHash::Sha256);
  const QString name = "fulltable-" + QString::fromLatin1(hash.toHex().left(16));
#ifdef Q_OS_UNIX
  const QString own = QStandardPaths::writableLocation(QStandardPaths::RuntimeLocation);
  return QDir(own.isEmpty() ? QDir::tempPath() : own).filePath(name);
#else
  return name;
#endif
}

/// Whether somebody may listen there: without its file nobody does, and there is no need to ask.
bool mayListen([[maybe_unused]] const QString& name) {
#ifdef Q_OS_UNIX
  return QFileInfo::exists(name);
#else
  return true;
#endif
}

}  // namespace

OnlyWindow::OnlyWindow(const QString& folder, QObject* parent) : QObject(parent), name_(socketName(folder)) {
  server_.setSocketOptions(QLocalServer::UserAccessOption);
  connect(&server_, &QLocalServer::newConnection, this, [this] {
    while (QLocalSocket* socket = server_.nextPendingConnection()) {
      connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
      connect(socket, &QLocalSocket::readyRead, this, [this, socket] { hear(socket); });
      hear(socket);
    }
  });
}

bool OnlyWindow::askOther(const QString& file, int patience) const {
  if (!mayListen(name_)) return false;
  QElapsedTimer since;
  since.start();
  const auto left = [&] { return std::max(1, patience - static_cast<int>(since.elapsed())); };
  QLocalSocket socket;
  socket.connectToServer(name_);
  if (!socket.waitForConnected(left())) return false;
  const QJsonObject request{{"file", file.isEmpty() ? QString() : QFileInfo(file).absoluteFilePath()},
                            {"token", qEnvironmentVariable("XDG_ACTIVATION_TOKEN")}};
  socket.write(QJsonDocument(request).toJson(QJsonDocument::Compact) + '\n');
  QByteArray answer;
  while (answer.size() < understood.size() && since.elapsed() < patience && socket.waitForReadyRead(left()))
    answer += socket.readAll();
  return answer == understood;
}

bool OnlyWindow::listen() {
  if (mayListen(name_)) {
    // The socket of another program would be replaced without a word; that of a killed one must be.
    QLocalSocket socket;
    socket.connectToServer(name_);
    if (socket.waitForConnected(200)) return false;
    QLocalServer::removeServer(name_);
  }
  return server_.listen(name_);
}

void OnlyWindow::hear(QLocalSocket* socket) {
  if (!socket->canReadLine()) {
    if (socket->bytesAvailable() > longestRequest) socket->abort();
    return;
  }
  const QJsonObject request = QJsonDocument::fromJson(socket->readLine(longestRequest)).object();
  if (!request.contains("file")) return socket->abort();
  socket->write(understood);
  socket->flush();
  socket->disconnectFromServer();
  emit asked(request["file"].toString(), request["token"].toString());
}
