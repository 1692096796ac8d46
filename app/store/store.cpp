// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/store.h"

#include <chrono>
#include <exception>
#include <utility>

Store::Store(const QString& file, QObject* parent)
    : QObject(parent), there_(std::make_unique<QObject>()), database_(std::make_unique<Database>(file)) {
  qRegisterMetaType<QList<SavedGame>>();
  qRegisterMetaType<SavedGame>();
  qRegisterMetaType<QList<KeptMove>>();
  there_->moveToThread(&thread_);
  thread_.setObjectName("store");
  thread_.start();
  QMetaObject::invokeMethod(there_.get(), [this] {
    retry_ = std::make_unique<QTimer>();
    retry_->setInterval(retryTime);
    QObject::connect(retry_.get(), &QTimer::timeout, there_.get(), [this] {
      perform([this](Database& database) {
        if (!database.catchUp()) return;
        tell(database, asked_);
        tellCounted();
      });
    });
  });
}

Store::~Store() {
  // Behind everything that is still to be written; the connection must be closed where it was opened.
  QMetaObject::invokeMethod(there_.get(), [this] {
    retry_.reset();
    database_.reset();
    thread_.quit();
  });
  thread_.wait();
}

void Store::post(std::function<void(Database&)> task) {
  {
    const std::scoped_lock lock(mutex_);
    ++waiting_;
  }
  QMetaObject::invokeMethod(there_.get(), [this, task = std::move(task)] {
    perform([this, &task](Database& database) {
      // One of several leaves the writing to the last of them.
      database.gather(true);
      task(database);
      database.gather(isMoreWaiting());
      tellCounted();
    });
    countDone();
  });
}

bool Store::isMoreWaiting() {
  const std::scoped_lock lock(mutex_);
  return waiting_ > 1;
}

void Store::countDone() {
  const std::scoped_lock lock(mutex_);
  if (--waiting_ > 0) return;
  done_.notify_all();
  if (std::exchange(behind_, false)) emit caughtUp();
}

bool Store::waitUntilDone(int ms) {
  std::unique_lock lock(mutex_);
  const bool done = done_.wait_for(lock, std::chrono::milliseconds(ms), [this] { return waiting_ == 0; });
  behind_ = behind_ || !done;
  return done;
}

void Store::perform(const std::function<void(Database&)>& task) {
  try {
    task(*database_);
  } catch (const std::exception& error) {
    // Out of memory: nothing may leave the thread, and the game goes on.
    qCritical("saved games: %s", error.what());
    emit problem(tr("You can play on, but the game cannot be saved: there is not enough memory."));
  }
  if (const QString text = database_->takeProblem(); !text.isEmpty()) emit problem(text);
  if (!database_->waits())
    retry_->stop();
  else if (!retry_->isActive())
    retry_->start();
}

void Store::tell(Database& database, quint64 number) {
  if (number != asked_) return;
  const auto games = database.gamesInPlay();
  const auto removed = games ? database.removedGames() : std::nullopt;
  const auto days = removed ? database.dayGames() : std::nullopt;
  QMetaObject::invokeMethod(this, [this, number, games, removed, days] {
    if (number != asked_ || !removed) return;
    if (days) emit dayGames(*days);
    emit listed(*games, *removed);
  });
  told_ = true;
}

void Store::tellCounted() {
  // What waits may change it again, and a move should not wait for it.
  if (!told_ || isMoreWaiting() || !database_->takeCountChanged()) return;
  if (const auto games = database_->countedGames())
    QMetaObject::invokeMethod(this, [this, games] { emit counted(*games); });
}

void Store::open() {
  post([](Database& database) { database.open(); });
}

void Store::begin(const QString& id, const QString& gameId, const QByteArray& record, const QString& day) {
  post([=](Database& database) { database.begin(id, gameId, record, day); });
}

void Store::head(const QString& id, const QByteArray& record) {
  post([=](Database& database) { database.head(id, record); });
}

void Store::addMove(const QString& id, int number, const KeptMove& move) {
  post([=](Database& database) { database.addMove(id, number, move); });
}

void Store::takeBack(const QString& id, int count) {
  post([=](Database& database) { database.takeBack(id, count); });
}

void Store::note(const QString& id, const QString& status, const QByteArray& closeUp) {
  post([=](Database& database) { database.note(id, status, closeUp); });
}

void Store::end(const QString& id, const Ending& ending) {
  post([=](Database& database) { database.end(id, ending); });
}

void Store::keepAnalysis(const QString& id, const QByteArray& analysis) {
  post([=](Database& database) { database.keepAnalysis(id, analysis); });
}

void Store::keepSameCards(const QString& id, const QByteArray& sameCards, std::optional<double> percent) {
  post([=](Database& database) { database.keepSameCards(id, sameCards, percent); });
}

void Store::discard(const QString& id) {
  post([=](Database& database) { database.discard(id); });
}

void Store::remove(const QString& id) {
  post([=](Database& database) { database.remove(id); });
}

void Store::restore(const QString& id) {
  post([=](Database& database) { database.restore(id); });
}

void Store::list() {
  post([this, number = ++asked_](Database& database) { tell(database, number); });
}

void Store::listFinished() {
  post([this](Database& database) {
    if (const auto games = database.finishedGames())
      QMetaObject::invokeMethod(this, [this, games] { emit finished(*games); });
  });
}

void Store::bring(const QStringList& ids, std::function<void(const QList<KeptGame>&)> answer) {
  post([this, ids, answer = std::move(answer)](Database& database) {
    QList<KeptGame> games;
    for (const QString& id : ids)
      if (auto game = database.whole(id)) games.append(std::move(*game));
    QMetaObject::invokeMethod(this, [games, answer] { answer(games); });
  });
}

void Store::takeIn(const QList<std::pair<KeptGame, QString>>& games, std::function<void(int, int)> answer) {
  post([this, games, answer = std::move(answer)](Database& database) {
    int added = 0;
    int known = 0;
    for (const auto& [game, otherId] : games)
      if (const auto isNew = database.takeIn(game, otherId)) ++(*isNew ? added : known);
    QMetaObject::invokeMethod(this, [added, known, answer] { answer(added, known); });
  });
}

void Store::leaveOut(const QString& gameId, qint64 time) {
  post([=](Database& database) { database.leaveOut(gameId, time); });
}

void Store::count(const QString& gameId, qint64 time) {
  post([=](Database& database) { database.count(gameId, time); });
}

void Store::load(const QString& id, quint64 request) {
  post([this, id, request](Database& database) {
    const auto game = database.game(id);
    const auto moves = game ? database.moves(id) : std::nullopt;
    if (moves)
      emit loaded(request, *game, *moves);
    else
      tell(database, asked_);
  });
}
