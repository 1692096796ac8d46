// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/statistics.h"

#include <QDir>
#include <QLocale>
#include <QSaveFile>
#include <algorithm>
#include <map>

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

const QStringList choiceIds{"opponents", "seats", "rules"};

double minutes(qint64 ms) {
  return static_cast<double>(ms) / 60000;
}

QVariantMap mapOf(const Figures& figures) {
  return {{"played", figures.played},
          {"assisted", figures.assisted},
          {"shared", figures.shared},
          {"won", figures.won},
          {"lost", figures.lost},
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
  if (opponents == "mixed") return Statistics::tr("Mixed levels");
  return opponents.isEmpty() ? Statistics::tr("Alone") : Statistics::tr("Several people");
}

/// From the easiest on.
int orderOf(const QString& opponents) {
  static const QStringList order{"", "easy", "medium", "hard", "mixed", "people"};
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
                            {"lost", figures.lost}});
  }
  return list;
}

}  // namespace

Statistics::Statistics(Store& store, QObject* parent) : QObject(parent), store_(store) {
  connect(&store_, &Store::counted, this, &Statistics::take);
  work();
}

void Statistics::take(const QList<CountedGame>& games) {
  all_.assign(games.begin(), games.end());
  counted_.clear();
  for (const CountedGame& game : all_)
    if (!game.leftOut) counted_[game.gameId].push_back(&game);
  played_.clear();
  for (const fulltable::Game* game : fulltable::all_games()) {
    const QString id = textOf(game->info().id);
    QVariantMap map = of(id);
    const auto isThis = [&id](const CountedGame& one) { return one.gameId == id; };
    if (map["played"].toInt() == 0 && std::ranges::none_of(all_, isThis)) continue;
    map["id"] = id;
    map["name"] = textOf(game->info().name);
    played_.append(map);
  }
  work();
}

void Statistics::setGame(const QString& gameId) {
  if (std::exchange(game_, gameId) == gameId) return;
  chosen_.clear();
  work();
}

void Statistics::choose(const QString& choice, const QString& value) {
  chosen_[choice] = value;
  work();
}

CountedGames Statistics::gamesOf(const QString& gameId) const {
  if (!gameId.isEmpty()) return counted_.value(gameId);
  CountedGames games;
  for (const CountedGame& game : all_)
    if (!game.leftOut) games.push_back(&game);
  return games;
}

CountedGames Statistics::chosen() const {
  CountedGames games = gamesOf(game_);
  for (const QString& choice : choiceIds) {
    const QString value = chosen_.value(choice, "all");
    if (value != "all") std::erase_if(games, [&](const CountedGame* game) { return valueOf(*game, choice) != value; });
  }
  return games;
}

void Statistics::work() {
  leftOut_ = static_cast<int>(std::ranges::count_if(
      all_, [this](const CountedGame& game) { return game.leftOut && (game_.isEmpty() || game.gameId == game_); }));
  const CountedGames games = chosen();
  shown_ = mapOf(figuresOf(games));
  shown_["opponents"] = opponentsIn(games);
  shown_["recent"] = recentOf(games);
  shown_["rating"] = listOf(curveOf(games, [](const CountedGame& game) { return game.percent; }));
  shown_["wins"] = listOf(curveOf(games, [](const CountedGame& game) { return std::optional(*game.won ? 100.0 : 0); }));
  shown_["scores"] = listOf(curveOf(games, [](const CountedGame& game) { return std::optional<double>(game.score); }));
  shown_["reaction"] = listOf(curveOf(games, reactionOf));
  const fulltable::Answers* answers = fulltable::find_answers(game_.toStdString());
  shown_["reactions"] =
      answers ? reactionList(*answers, fulltable::figures_of(answersIn(games, answers->kinds()), 0)) : QVariantList();
  shown_["bars"] = listOf(barsOf(games));
  emit changed();
}

QVariantMap Statistics::of(const QString& gameId) const {
  return mapOf(figuresOf(gamesOf(gameId)));
}

const Statistics::Rules& Statistics::rulesOf(const CountedGame& game) const {
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

QString Statistics::valueOf(const CountedGame& game, const QString& choice) const {
  if (choice == "opponents") return opponentsOf(game);
  return choice == "seats" ? QString::number(game.seats) : rulesOf(game).key;
}

QString Statistics::wordsOf(const CountedGame& game, const QString& choice) const {
  if (choice == "opponents") return opponentWords(opponentsOf(game));
  return choice == "seats" ? tr("%n seat(s)", nullptr, game.seats) : rulesOf(game).words;
}

QVariantList Statistics::choices() const {
  QVariantList choices;
  if (game_.isEmpty()) return choices;
  const QHash<QString, QString> all{
      {"opponents", tr("All opponents")}, {"seats", tr("All numbers of seats")}, {"rules", tr("All rules")}};
  const QHash<QString, QString> titles{{"opponents", tr("Opponents")}, {"seats", tr("Seats")}, {"rules", tr("Rules")}};
  const CountedGames games = gamesOf(game_);
  for (const QString& choice : choiceIds) {
    std::map<std::pair<int, QString>, QString> found;
    for (const CountedGame* game : games) {
      const QString value = valueOf(*game, choice);
      const int order = choice == "opponents" ? orderOf(value) : choice == "seats" ? game->seats : 0;
      found.try_emplace({order, value}, wordsOf(*game, choice));
    }
    if (found.size() < 2) continue;
    QStringList values{"all"};
    QStringList words{all[choice]};
    for (const auto& [value, text] : found) {
      values.append(value.second);
      words.append(text);
    }
    choices.append(QVariantMap{{"id", choice},
                               {"title", titles[choice]},
                               {"values", values},
                               {"words", words},
                               {"value", chosen_.value(choice, "all")}});
  }
  return choices;
}

void Statistics::reset() {
  resetGame_ = game_;
  resetTime_ = QDateTime::currentMSecsSinceEpoch();
  store_.leaveOut(resetGame_, resetTime_);
}

void Statistics::undoReset() {
  if (const qint64 time = std::exchange(resetTime_, 0); time != 0) store_.count(resetGame_, time);
}

void Statistics::countAgain() {
  store_.count(game_, 0);
}

QString Statistics::fileName() const {
  return QStringLiteral("%1-%2.csv").arg(game_.isEmpty() ? "games" : game_, QDate::currentDate().toString(Qt::ISODate));
}

void Statistics::exportTo(const QUrl& file) {
  const CountedGames games = chosen();
  const QString path = QDir::toNativeSeparators(file.toLocalFile());
  QSaveFile out(file.toLocalFile());
  const QByteArray text = csvOf(games, [this](const CountedGame& game) { return rulesOf(game).words; });
  if (!out.open(QIODevice::WriteOnly) || out.write(text) != text.size() || !out.commit())
    return emit said(tr("“%1” cannot be written: %2.").arg(path, out.errorString()));
  emit said(tr("%n game(s) written to “%1”.", nullptr, static_cast<int>(games.size())).arg(path));
}
