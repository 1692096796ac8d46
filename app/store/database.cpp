// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/database.h"

#include <QCoreApplication>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <algorithm>
#include <utility>

#include "store/schema.h"

namespace {

constexpr qint64 aDay = qint64{24} * 3600 * 1000;  ///< in ms

class DatabaseWords {
  Q_DECLARE_TR_FUNCTIONS(Database)
};

std::function<qint64()> clockOfFiles;

qint64 now() {
  return clockOfFiles ? clockOfFiles() : QDateTime::currentMSecsSinceEpoch();
}

bool run(QSqlQuery& query, const QString& statement, const QVariantList& values) {
  if (!query.prepare(statement)) return false;
  for (const QVariant& value : values) query.addBindValue(value);
  return query.exec();
}

SavedGame savedGame(const QSqlQuery& query) {
  return {query.value(0).toString(),    query.value(1).toString(),
          query.value(2).toByteArray(), QDateTime::fromMSecsSinceEpoch(query.value(3).toLongLong()),
          query.value(4).toInt(),       query.value(5).toString(),
          query.value(6).toByteArray()};
}

const char* const selectGames =
    "SELECT id, game, record, changed, (SELECT count(*) FROM moves WHERE moves.game = games.id), result, close_up FROM "
    "games "
    "WHERE ";

}  // namespace

Database::Database(const QString& path) : file_(path) {}

void Database::setClock(std::function<qint64()> clock) {
  clockOfFiles = std::move(clock);
}

Database::~Database() {
  if (!unwritten_.empty()) catchUp();
}

QString Database::takeProblem() {
  return std::exchange(problem_, {});
}

bool Database::waits() const {
  return file_.state() != GameFile::State::newer && (!usable() || !unwritten_.empty());
}

void Database::open() {
  file_.open();
  if (file_.state() == GameFile::State::newer)
    tellUnsaved(DatabaseWords::tr(
        "The saved games were written by a newer version of Full Table. They are left as they are, and "
        "nothing is saved by this version."));
  else if (file_.state() == GameFile::State::inUse)
    tellUnsaved(DatabaseWords::tr(
        "Full Table is already open with these saved games. What is played here is saved when the other "
        "window is closed."));
  else if (!usable())
    tellUnsaved(DatabaseWords::tr("Games cannot be saved: %1.").arg(file_.reason()));
  else
    change({}, {{"DELETE FROM games WHERE removed < ?", {now() - daysInBin * aDay}}});
  if (const auto damage = file_.takeDamage())
    problem_ = damage->rescued > 0
                   ? DatabaseWords::tr(
                         "The file of saved games was damaged. %n game(s) could be rescued; the damaged file is "
                         "kept as %1.",
                         nullptr, damage->rescued)
                         .arg(damage->keptAs)
                   : DatabaseWords::tr(
                         "The saved games could not be read: %1. The file is kept as %2, and a new one was "
                         "started.")
                         .arg(damage->reason, damage->keptAs);
}

bool Database::catchUp() {
  due_ = false;
  if (!usable() && waits()) open();
  return usable() && write();
}

void Database::tellUnsaved(const QString& sentence) {
  if (!std::exchange(unsaved_, true)) problem_ = sentence;
}

void Database::change(const QString& game, std::vector<Statement> statements) {
  if (keepsNothingOf(game)) return;
  unwritten_.push_back({game, std::move(statements)});
  due_ = true;
  if (!gathering_) catchUp();
}

void Database::gather(bool on) {
  gathering_ = on;
  if (!on && due_) catchUp();
}

bool Database::keepsNothingOf(const QString& game) const {
  return file_.state() == GameFile::State::newer || givenUp_.contains(game);
}

bool Database::write() {
  while (usable() && !unwritten_.empty()) {
    const Change* failed = nullptr;
    const QSqlError error = tryToWrite(failed);
    if (!error.isValid()) {
      unwritten_.clear();
      break;
    }
    qWarning("saved games: %s", qPrintable(error.text()));
    if (!failed || !tellsContradiction(error)) {
      tellUnsaved(DatabaseWords::tr("You can play on, but the game cannot be saved: %1.").arg(reasonOf(error)));
      return false;
    }
    giveUp(QString(failed->game));
  }
  if (usable() && std::exchange(unsaved_, false)) {
    problem_ = DatabaseWords::tr("Games are saved again.");
    countChanged_ = true;
  }
  return unwritten_.empty();
}

QSqlError Database::tryToWrite(const Change*& failed) {
  QSqlQuery query(file_.connection());
  if (!query.exec("BEGIN IMMEDIATE")) return query.lastError();
  const auto undone = [&query] {
    QSqlError error = query.lastError();
    query.exec("ROLLBACK");
    return error;
  };
  for (const Change& change : unwritten_)
    for (const Statement& statement : change.statements)
      if (!run(query, statement.text, statement.values)) {
        failed = &change;
        return undone();
      }
  return query.exec("COMMIT") ? QSqlError() : undone();
}

void Database::giveUp(const QString& game) {
  std::erase_if(unwritten_, [&game](const Change& change) { return change.game == game; });
  givenUp_.insert(game);
  problem_ =
      DatabaseWords::tr("The game goes on, but from here on it cannot be saved: the file holds another course of it.");
}

bool Database::isUnwritten(const QString& game) const {
  return std::ranges::any_of(unwritten_, [&game](const Change& change) { return change.game == game; });
}

void Database::begin(const QString& id, const QString& gameId, const QByteArray& record, const QString& day) {
  change(id, {{"INSERT INTO games (id, game, record, began, changed, day) VALUES (?, ?, ?, ?, ?, ?)",
               {id, gameId, QString::fromUtf8(record), now(), now(), day.isEmpty() ? QVariant() : QVariant(day)}}});
}

void Database::head(const QString& id, const QByteArray& record) {
  change(id, {{"UPDATE games SET record = ? WHERE id = ?", {QString::fromUtf8(record), id}}});
}

void Database::addMove(const QString& id, int number, const KeptMove& move) {
  change(id, {{"INSERT INTO moves (game, number, seat, move, began, done) VALUES (?, ?, ?, ?, ?, ?)",
               {id, number, move.seat, move.text, move.began, move.done}},
              {"UPDATE games SET changed = ? WHERE id = ?", {now(), id}}});
}

void Database::takeBack(const QString& id, int count) {
  // Of a game in play there is nothing to be counted anew.
  QSqlQuery query;
  if (ask(query, {"SELECT ended FROM games WHERE id = ?", {id}}) && query.next() && query.value(0).toInt() == 1)
    countChanged_ = true;
  change(id,
         {{"DELETE FROM moves WHERE game = ? AND number >= ?", {id, count}},
          {"UPDATE games SET changed = ?, ended = 0, won = NULL, score = NULL, result = NULL, length = NULL, analysis "
           "= NULL, same_cards = NULL, percent = NULL WHERE id = ?",
           {now(), id}},
          {"DELETE FROM judged WHERE game = ?", {id}},
          {"DELETE FROM left_out WHERE game = ?", {id}}});
}

void Database::note(const QString& id, const QString& status, const QByteArray& closeUp) {
  if (keepsNothingOf(id)) return;
  // What stands there once a game has ended is how it ended.
  unwritten_.push_back({id,
                        {{"UPDATE games SET result = ?, close_up = ? WHERE id = ? AND ended = 0",
                          {status, QString::fromUtf8(closeUp), id}}}});
}

void Database::keepAnalysis(const QString& id, const QByteArray& analysis) {
  countChanged_ = true;
  change(id, {{"UPDATE games SET analysis = ? WHERE id = ? AND ended = 1", {QString::fromUtf8(analysis), id}},
              {judgeAnew("id = ?"), {id}}});
}

void Database::keepSameCards(const QString& id, const QByteArray& sameCards, std::optional<double> percent) {
  countChanged_ = true;
  change(id, {{"UPDATE games SET same_cards = ?, percent = ? WHERE id = ? AND ended = 1",
               {QString::fromUtf8(sameCards), percent ? QVariant(*percent) : QVariant(), id}}});
}

void Database::end(const QString& id, const Ending& ending) {
  countChanged_ = true;
  const QVariant won = ending.won ? QVariant(*ending.won ? 1 : 0) : QVariant(QMetaType(QMetaType::Int));
  change(id,
         {{"UPDATE games SET changed = ?, ended = 1, won = ?, score = ?, result = ?, length = (SELECT count(*) FROM "
           "moves WHERE moves.game = games.id) WHERE id = ?",
           {now(), won, ending.score, ending.text, id}}});
}

std::optional<bool> Database::takeIn(const KeptGame& game, const QString& otherId) {
  for (const QString& id : {game.head.id, otherId}) {
    if (id.isEmpty()) continue;
    if (isUnwritten(id)) return false;
    QSqlQuery query;
    if (!ask(query,
             {"SELECT ended, (SELECT count(*) FROM moves WHERE moves.game = games.id) FROM games WHERE id = ?", {id}}))
      return std::nullopt;
    if (query.next()) {
      if (query.value(0).toBool() != game.ending.has_value() || query.value(1).toInt() != game.moves.size()) continue;
      query.finish();
      restore(id);
      return false;
    }
    const qint64 when = game.head.changed.toMSecsSinceEpoch();
    std::vector<Statement> statements{
        {"INSERT INTO games (id, game, record, began, changed, ended, score, result, length) VALUES (?, ?, ?, ?, ?, ?, "
         "?, ?, ?)",
         {id, game.head.gameId, QString::fromUtf8(game.head.record), when, when, game.ending ? 1 : 0,
          game.ending ? QVariant(game.ending->score) : QVariant(), game.ending ? game.ending->text : game.head.status,
          game.moves.size()}}};
    int number = 0;
    for (const KeptMove& move : game.moves)
      statements.push_back({"INSERT INTO moves (game, number, seat, move, began, done) VALUES (?, ?, ?, ?, ?, ?)",
                            {id, number++, move.seat, move.text, move.began, move.done}});
    change(id, std::move(statements));
    return true;
  }
  return false;
}

void Database::discard(const QString& id) {
  givenUp_.remove(id);
  change(id, {{"DELETE FROM games WHERE id = ?", {id}}});
}

void Database::remove(const QString& id) {
  countChanged_ = true;
  change(id, {{"UPDATE games SET removed = ? WHERE id = ?", {now(), id}}});
}

void Database::restore(const QString& id) {
  countChanged_ = true;
  change(id, {{"UPDATE games SET removed = NULL WHERE id = ?", {id}}});
}

bool Database::read(QSqlQuery& query, const Statement& statement) {
  catchUp();
  return ask(query, statement);
}

bool Database::ask(QSqlQuery& query, const Statement& statement) {
  if (!usable()) return false;
  query = QSqlQuery(file_.connection());
  query.setForwardOnly(true);
  if (run(query, statement.text, statement.values)) return true;
  told(query);
  return false;
}

bool Database::told(const QSqlQuery& query) {
  const QSqlError error = query.lastError();
  if (!error.isValid()) return false;
  qWarning("saved games: %s", qPrintable(error.text()));
  problem_ = DatabaseWords::tr("The saved games cannot be read: %1.").arg(reasonOf(error));
  return true;
}

std::optional<QList<SavedGame>> Database::gamesInPlay() {
  return list("ended = 0 AND removed IS NULL ORDER BY changed DESC, rowid DESC");
}

std::optional<QList<SavedGame>> Database::removedGames() {
  return list("ended = 0 AND removed IS NOT NULL ORDER BY removed DESC, rowid DESC");
}

std::optional<QList<SavedGame>> Database::list(const QString& condition) {
  QSqlQuery query;
  if (!read(query, {selectGames + condition, {}})) return std::nullopt;
  QList<SavedGame> games;
  while (query.next()) games.append(savedGame(query));
  if (told(query)) return std::nullopt;
  return games;
}

std::optional<SavedGame> Database::game(const QString& id) {
  QSqlQuery query;
  if (!read(query, {QString(selectGames) + "ended = 0 AND removed IS NULL AND id = ?", {id}})) return std::nullopt;
  if (isUnwritten(id)) {
    problem_ = DatabaseWords::tr("This game cannot be continued before its last moves are saved.");
    return std::nullopt;
  }
  if (query.next()) {
    givenUp_.remove(id);
    return savedGame(query);
  }
  if (!told(query)) problem_ = DatabaseWords::tr("This game is not among the saved ones any more.");
  return std::nullopt;
}

std::optional<QList<FinishedGame>> Database::finishedGames() {
  QSqlQuery query;
  if (!read(query, {"SELECT id, game, changed, won, score, result, coalesce(length, (SELECT count(*) FROM moves WHERE "
                    "moves.game = games.id)), removed IS NOT NULL, record, same_cards, percent, day FROM games WHERE "
                    "ended = 1 ORDER BY changed DESC, rowid DESC",
                    {}}))
    return std::nullopt;
  QList<FinishedGame> games;
  while (query.next())
    games.append({query.value(0).toString(), query.value(1).toString(),
                  QDateTime::fromMSecsSinceEpoch(query.value(2).toLongLong()),
                  query.value(3).isNull() ? std::nullopt : std::optional(query.value(3).toInt() == 1),
                  query.value(4).toInt(), query.value(5).toString(), query.value(6).toInt(), query.value(7).toBool(),
                  query.value(8).toByteArray(), query.value(9).toByteArray(),
                  query.value(10).isNull() ? std::nullopt : std::optional(query.value(10).toDouble()),
                  query.value(11).toString()});
  if (told(query)) return std::nullopt;
  return games;
}

std::optional<QList<DayGame>> Database::dayGames() {
  QSqlQuery query;
  if (!read(query, {"SELECT id, game, day, ended, won, score, result, changed FROM games WHERE day IS NOT NULL AND "
                    "removed IS NULL ORDER BY changed, rowid",
                    {}}))
    return std::nullopt;
  QList<DayGame> games;
  while (query.next())
    games.append(
        {query.value(0).toString(), query.value(1).toString(), query.value(2).toString(), query.value(3).toBool(),
         query.value(4).isNull() ? std::nullopt : std::optional(query.value(4).toInt() == 1), query.value(5).toInt(),
         query.value(6).toString(), QDateTime::fromMSecsSinceEpoch(query.value(7).toLongLong())});
  if (told(query)) return std::nullopt;
  return games;
}

std::optional<KeptGame> Database::whole(const QString& id) {
  QSqlQuery query;
  if (!read(query, {QString(selectGames) + "id = ?", {id}}) || !query.next()) return std::nullopt;
  KeptGame game{savedGame(query), {}, {}};
  if (!read(query, {"SELECT won, score, result, analysis, same_cards FROM games WHERE ended = 1 AND id = ?", {id}}))
    return std::nullopt;
  if (query.next()) {
    game.analysis = query.value(3).toByteArray();
    game.sameCards = query.value(4).toByteArray();
    game.ending = {query.value(0).isNull() ? std::nullopt : std::optional(query.value(0).toInt() == 1),
                   query.value(1).toInt(), query.value(2).toString()};
  }
  const auto found = readMoves(id);
  if (!found) return std::nullopt;
  game.moves = found->first;
  return game;
}

std::optional<QList<KeptMove>> Database::moves(const QString& id) {
  const auto found = readMoves(id);
  if (!found) return std::nullopt;
  const auto& [moves, played] = *found;
  if (const int lost = played - static_cast<int>(moves.size()); lost > 0) {
    problem_ = DatabaseWords::tr("The last %n move(s) of this game were not saved: it goes on from before them.",
                                 nullptr, lost);
    change(id, {{"DELETE FROM moves WHERE game = ? AND number >= ?", {id, moves.size()}}});
  }
  return moves;
}

std::optional<std::pair<QList<KeptMove>, int>> Database::readMoves(const QString& id) {
  QSqlQuery query;
  if (!read(query, {"SELECT number, seat, move, began, done FROM moves WHERE game = ? ORDER BY number", {id}}))
    return std::nullopt;
  QList<KeptMove> moves;
  int played = 0;
  while (query.next()) {
    const int number = query.value(0).toInt();
    played = number + 1;
    if (number == moves.size())
      moves.append({query.value(1).toInt(), query.value(2).toString(), query.value(3).toLongLong(),
                    query.value(4).toLongLong()});
  }
  if (told(query)) return std::nullopt;
  return std::pair(moves, played);
}

std::optional<QList<CountedGame>> Database::countedGames() {
  QSqlQuery query;
  if (!read(query, {selectCounted(), {}})) return std::nullopt;
  auto games = ::countedGames(query);
  if (told(query)) return std::nullopt;
  return games;
}

void Database::leaveOut(const QString& gameId, qint64 time) {
  countChanged_ = true;
  change({},
         {{"INSERT OR IGNORE INTO left_out SELECT id, ? FROM games WHERE ended = 1 AND coalesce(?, '') IN (game, '')",
           {time, gameId}}});
}

void Database::count(const QString& gameId, qint64 time) {
  countChanged_ = true;
  change({}, {{"DELETE FROM left_out WHERE ? IN (since, 0) AND game IN (SELECT id FROM games WHERE coalesce(?, '') IN "
               "(game, ''))",
               {time, gameId}}});
}
