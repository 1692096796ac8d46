// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "store/countedgame.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QSqlQuery>
#include <QVariant>

QString selectCounted() {
  // A record is JSON that may have been tampered with; what of it is text need not be read as JSON again.
  return "SELECT id, games.game, began, changed, won, score, result, length, CASE WHEN json_valid(record) THEN "
         "json_extract(record, '$.seats', '$.seed', '$.app.kinds', '$.app.assisted', '$.app.even') END, decisions, "
         "best, percent, "
         "since, CASE WHEN json_valid(record) THEN json_extract(record, '$.options') END, CASE WHEN decisions = 0 AND "
         "json_valid(analysis) THEN json_extract(analysis, '$.answers') END FROM games LEFT JOIN judged "
         "ON "
         "judged.game = id LEFT JOIN left_out ON left_out.game = id WHERE ended = 1 AND removed IS NULL AND record NOT "
         "LIKE '%\"imported\":true%' AND record NOT LIKE '%\"from\":{%' ORDER BY changed, games.rowid";
}

QList<CountedGame> countedGames(QSqlQuery& query) {
  QList<CountedGame> games;
  while (query.next()) {
    const QJsonArray record = QJsonDocument::fromJson(query.value(8).toByteArray()).array();
    CountedGame game;
    game.id = query.value(0).toString();
    game.gameId = query.value(1).toString();
    game.began = QDateTime::fromMSecsSinceEpoch(query.value(2).toLongLong(), Qt::UTC);
    game.ended = QDateTime::fromMSecsSinceEpoch(query.value(3).toLongLong(), Qt::UTC);
    if (!query.value(4).isNull()) game.won = query.value(4).toInt() == 1;
    game.score = query.value(5).toInt();
    game.result = query.value(6).toString();
    game.length = query.value(7).toInt();
    game.seats = record[0].toInt(1);
    game.dealNumber = QString::number(record[1].toInteger());
    const bool even = record[4].toBool();
    for (const auto& kind : record[2].toArray())
      game.kinds.append(even && kind.toString() != QLatin1String("human") ? QStringLiteral("even") : kind.toString());
    game.assisted = record[3].toBool();
    game.options = query.value(13).toByteArray();
    game.decisions = query.value(9).toInt();
    game.best = query.value(10).toInt();
    if (!query.value(11).isNull()) game.percent = query.value(11).toDouble();
    for (const auto& answer : QJsonDocument::fromJson(query.value(14).toByteArray()).array()) {
      const QJsonArray one = answer.toArray();
      game.answers.append({one[1].toString(), one[2].toInt(), one[3].toBool()});
    }
    game.leftOut = !query.value(12).isNull();
    games.append(game);
  }
  return games;
}

QString judgeAnew(const QString& condition) {
  // A loss that chance explains counts for nothing (Judgement::is_certain).
  return "INSERT OR REPLACE INTO judged (game, decisions, best) SELECT played, count(one.value), "
         "coalesce(sum(one.value "
         "IS NOT NULL AND coalesce(json_extract(one.value, '$.loss') <= 2 * json_extract(one.value, '$.error'), 1)), "
         "0) "
         "FROM (SELECT id AS played, CASE WHEN json_valid(analysis) THEN analysis ELSE '{}' END AS found FROM games "
         "WHERE analysis IS NOT NULL AND " +
         condition + ") LEFT JOIN json_each(found, '$.judged') AS one ON one.type = 'object' GROUP BY played";
}
