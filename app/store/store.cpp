// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/store.h"

#include <utility>

Store::Store(const QString& file, QObject* parent)
    : QObject(parent), there_(std::make_unique<QObject>()), database_(std::make_unique<Database>(file)) {
  qRegisterMetaType<QList<SavedGame>>();
  qRegisterMetaType<SavedGame>();
  qRegisterMetaType<QList<KeptMove>>();
  there_->moveToThread(&thread_);
  thread_.setObjectName("store");
  thread_.start();
  post([](Database& database) { database.open(); });
}

Store::~Store() {
  // Behind everything that is still to be written; the connection must be closed where it was opened.
  QMetaObject::invokeMethod(there_.get(), [this] {
    database_.reset();
    thread_.quit();
  });
  thread_.wait();
}

void Store::post(std::function<void(Database&)> task) {
  QMetaObject::invokeMethod(there_.get(), [this, task = std::move(task)] {
    task(*database_);
    if (const QString text = database_->takeProblem(); !text.isEmpty()) emit problem(text);
  });
}

void Store::begin(int id, const QString& gameId, const QByteArray& record) {
  post([=](Database& database) { database.begin(id, gameId, record); });
}

void Store::addMove(int id, int number, const KeptMove& move) {
  post([=](Database& database) { database.addMove(id, number, move); });
}

void Store::takeBack(int id, int count) {
  post([=](Database& database) { database.takeBack(id, count); });
}

void Store::end(int id, const Ending& ending) {
  post([=](Database& database) { database.end(id, ending); });
}

void Store::discard(int id) {
  post([=](Database& database) { database.discard(id); });
}

void Store::list() {
  post([this](Database& database) {
    emit listed(database.gamesInPlay());
    emit counted(database.statistics());
  });
}

void Store::load(int id) {
  post([this, id](Database& database) {
    if (const auto game = database.game(id)) emit loaded(*game, database.moves(id));
  });
}
