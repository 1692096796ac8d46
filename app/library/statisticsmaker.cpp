// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/statisticsmaker.h"

#include <QDir>
#include <QLocale>
#include <QSaveFile>
#include <algorithm>
#include <map>
#include <utility>

#include "analysis/reactionlist.h"
#include "core/game.h"
#include "game/seating.h"
#include "library/gamemap.h"
#include "library/ruleswords.h"
#include "match/game_setup.h"
#include "match/json_text.h"
#include "text/wording.h"

namespace {

constexpr qsizetype recentGames = 10;

/// The value of a choice that was not made.
const QString everything = QStringLiteral("all");

const QStringList choiceIds{"opponents", "seats", "rules"};

double minutes(qint64 ms) {
  return static_cast<double>(ms) / 60000;
}

/// Of the games that count.
QString shareWon(const Figures& figures) {
  if (figures.counted() == 0) return QStringLiteral("–");
  return StatisticsMaker::tr("%1%").arg(qRound(100.0 * figures.won / figures.counted()));
}

QVariantMap mapOf(const Figures& figures) {
  return {{"played", figures.played},
          {"assisted", figures.assisted},
          {"shared", figures.shared},
          {"won", figures.won},
          {"lost", figures.lost},
          {"share", shareWon(figures)},
          {"streak", figures.streak},
          {"bestStreak", figures.bestStreak},
          {"mean", figures.mean},
          {"spread", figures.spread},
          {"bestScore", figures.bestScore},
          {"minutes", minutes(figures.usualTime)},
          {"quickest", figures.quickest < 0 ? -1 : minutes(figures.quickest)},
          {"rated", figures.rated},
          {"decisions", figures.decisions},
          {"best", figures.best},
          {"percent", figures.percent}};
}

QVariantList listOf(const std::vector<CurvePoint>& curve) {
  const QLocale locale;
  QVariantList list;
  for (const CurvePoint& point : curve)
    list.append(QVariantMap{{"savedId", point.game->id},
                            {"number", point.number},
                            {"when", locale.toString(point.game->ended.toLocalTime().date(), QLocale::ShortFormat)},
                            {"value", point.value}});
  return list;
}

QVariantList recentOf(const CountedGames& games) {
  const QLocale locale;
  QVariantList recent;
  for (auto game = games.rbegin(); game != games.rend() && recent.size() < recentGames; ++game)
    recent.append(QVariantMap{{"savedId", (*game)->id},
                              {"when", locale.toString((*game)->ended.toLocalTime().date(), QLocale::ShortFormat)},
                              {"score", (*game)->score},
                              {"text", (*game)->result}});
  return recent;
}

QVariantList listOf(const std::vector<ScoreBar>& bars) {
  QVariantList list;
  for (const ScoreBar& bar : bars)
    list.append(QVariantMap{{"from", bar.from}, {"to", bar.to}, {"won", bar.won}, {"lost", bar.lost}});
  return list;
}

QString opponentWords(const QString& opponents) {
  if (const auto kind = seatKindOf(opponents)) return levelWords(levelOf(*kind));
  if (opponents == "even") return StatisticsMaker::tr("Even", "a race in which the computer is as fast as the person");
  if (opponents == "mixed") return StatisticsMaker::tr("Mixed levels");
  return opponents.isEmpty() ? StatisticsMaker::tr("Alone") : StatisticsMaker::tr("Several people");
}

/// From the easiest on.
int orderOf(const QString& opponents) {
  static const QStringList order{"", "beginner", "easy", "medium", "hard", "expert", "even", "mixed", "people"};
  return static_cast<int>(order.indexOf(opponents));
}

QVariantList opponentsIn(const CountedGames& games) {
  std::map<int, CountedGames> kinds;
  for (const CountedGame* game : games) kinds[orderOf(opponentsOf(*game))].push_back(game);
  QVariantList list;
  for (const auto& [order, those] : kinds) {
    const Figures figures = figuresOf(those);
    list.append(QVariantMap{{"words", opponentWords(opponentsOf(*those.front()))},
                            {"played", figures.played},
                            {"won", figures.won},
                            {"lost", figures.lost},
                            {"share", shareWon(figures)}});
  }
  return list;
}

}  // namespace

void StatisticsMaker::take(const QList<CountedGame>& games) {
  all_ = games;
  counted_.clear();
  for (const CountedGame& game : std::as_const(all_))
    if (!game.leftOut) counted_[game.gameId].push_back(&game);
}

QVariantMap StatisticsMaker::none() {
  return mapOf({});
}

QVariantList StatisticsMaker::games() const {
  QVariantList played;
  for (const fulltable::Game* game : fulltable::all_games()) {
    const QString id = textOf(game->info().id);
    const auto isThis = [&id](const CountedGame& one) { return one.gameId == id; };
    if (!counted_.contains(id) && std::ranges::none_of(all_, isThis)) continue;
    QVariantMap map = mapOf(figuresOf(counted_.value(id)));
    map["id"] = id;
    map["name"] = textOf(game->info().name);
    played.append(map);
  }
  return played;
}

CountedGames StatisticsMaker::gamesOf(const QString& gameId) const {
  if (!gameId.isEmpty()) return counted_.value(gameId);
  CountedGames games;
  for (const CountedGame& game : all_)
    if (!game.leftOut) games.push_back(&game);
  return games;
}

CountedGames StatisticsMaker::chosen(const StatisticsWish& wish) const {
  CountedGames games = gamesOf(wish.game);
  for (const QString& choice : choiceIds) {
    const QString value = wish.values.value(choice, everything);
    if (value != everything)
      std::erase_if(games, [&](const CountedGame* game) { return valueOf(*game, choice) != value; });
  }
  return games;
}

StatisticsPage StatisticsMaker::page(const StatisticsWish& wish) const {
  StatisticsPage page{wish.game, choices(wish), {}, 0};
  page.leftOut = static_cast<int>(std::ranges::count_if(all_, [&wish](const CountedGame& game) {
    return game.leftOut && (wish.game.isEmpty() || game.gameId == wish.game);
  }));
  const CountedGames games = chosen(wish);
  page.shown = mapOf(figuresOf(games));
  page.shown["opponents"] = opponentsIn(games);
  page.shown["recent"] = recentOf(games);
  page.shown["rating"] = listOf(curveOf(games, [](const CountedGame& game) { return game.percent; }));
  page.shown["wins"] =
      listOf(curveOf(games, [](const CountedGame& game) { return std::optional(*game.won ? 100.0 : 0); }));
  page.shown["scores"] =
      listOf(curveOf(games, [](const CountedGame& game) { return std::optional<double>(game.score); }));
  page.shown["reaction"] = listOf(curveOf(games, reactionOf));
  const fulltable::Answers* answers = fulltable::find_answers(wish.game.toStdString());
  page.shown["reactions"] =
      answers ? reactionList(*answers, fulltable::figures_of(answersIn(games, answers->kinds()), 0)) : QVariantList();
  page.shown["bars"] = listOf(barsOf(games));
  return page;
}

const StatisticsMaker::Rules& StatisticsMaker::rulesOf(const CountedGame& game) const {
  const QString written = game.gameId + ' ' + QString::fromUtf8(game.options);
  if (const auto known = rules_.constFind(written); known != rules_.constEnd()) return *known;
  Rules rules{"", tr("Unknown rules")};
  const fulltable::Game* kind = fulltable::find_game(game.gameId.toStdString());
  const auto json = fulltable::parse_json(game.options.toStdString());
  if (kind && json)
    if (const auto options = fulltable::options_of(kind->info(), *json))
      rules = {QString::fromStdString(fulltable::json_of(kind->info(), *options).dump()),
               rulesWords(kind->info(), *options)};
  return *rules_.insert(written, rules);
}

QString StatisticsMaker::valueOf(const CountedGame& game, const QString& choice) const {
  if (choice == "opponents") return opponentsOf(game);
  return choice == "seats" ? QString::number(game.seats) : rulesOf(game).key;
}

QString StatisticsMaker::wordsOf(const CountedGame& game, const QString& choice) const {
  if (choice == "opponents") return opponentWords(opponentsOf(game));
  return choice == "seats" ? tr("%n seat(s)", nullptr, game.seats) : rulesOf(game).words;
}

QVariantList StatisticsMaker::choices(const StatisticsWish& wish) const {
  QVariantList choices;
  if (wish.game.isEmpty()) return choices;
  const QHash<QString, QString> all{
      {"opponents", tr("All opponents")}, {"seats", tr("All numbers of seats")}, {"rules", tr("All rules")}};
  const QHash<QString, QString> titles{{"opponents", tr("Opponents")}, {"seats", tr("Seats")}, {"rules", tr("Rules")}};
  const CountedGames games = gamesOf(wish.game);
  for (const QString& choice : choiceIds) {
    std::map<std::pair<int, QString>, QString> found;
    for (const CountedGame* game : games) {
      const QString value = valueOf(*game, choice);
      const int order = choice == "opponents" ? orderOf(value) : choice == "seats" ? game->seats : 0;
      found.try_emplace({order, value}, wordsOf(*game, choice));
    }
    if (found.size() < 2) continue;
    QStringList values{everything};
    QStringList words{all[choice]};
    for (const auto& [value, text] : found) {
      values.append(value.second);
      words.append(text);
    }
    choices.append(QVariantMap{{"id", choice},
                               {"title", titles[choice]},
                               {"values", values},
                               {"words", words},
                               {"value", wish.values.value(choice, everything)}});
  }
  return choices;
}

QString StatisticsMaker::write(const StatisticsWish& wish, const QString& file) const {
  const CountedGames games = chosen(wish);
  const QString path = QDir::toNativeSeparators(file);
  QSaveFile out(file);
  const QByteArray text = csvOf(games, [this](const CountedGame& game) { return rulesOf(game).words; });
  if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size() || !out.commit())
    return tr("“%1” cannot be written: %2.").arg(path, out.errorString());
  return tr("%n game(s) written to “%1”.", nullptr, static_cast<int>(games.size())).arg(path);
}
