// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/figures.h"

#include <algorithm>
#include <cmath>

namespace {

void takeScores(Figures& figures, const std::vector<int>& scores) {
  if (scores.empty()) return;
  double sum = 0;
  for (const int score : scores) sum += score;
  const auto count = static_cast<double>(scores.size());
  figures.mean = sum / count;
  figures.bestScore = *std::ranges::max_element(scores);
  if (scores.size() < 2) return;
  double squares = 0;
  for (const int score : scores) squares += (score - figures.mean) * (score - figures.mean);
  figures.spread = std::sqrt(squares / (count - 1));
}

qint64 medianOf(std::vector<qint64> times) {
  if (times.empty()) return 0;
  const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
  std::ranges::nth_element(times, middle);
  return *middle;
}

QString cell(const QString& text) {
  if (!text.contains('"') && !text.contains(',') && !text.contains('\n') && !text.contains('\r')) return text;
  return '"' + QString(text).replace("\"", "\"\"") + '"';
}

/// With what the clock on the wall said.
QString timeText(const QDateTime& when) {
  const QDateTime local = when.toLocalTime();
  return local.toOffsetFromUtc(local.offsetFromUtc()).toString(Qt::ISODate);
}

/// The smallest of 1, 2, 5, 10, 20, … with which the scores fill no more than that many bars.
int roundWidth(int least, int most, int bars) {
  for (int unit = 1;; unit *= 10)
    for (const int step : {1, 2, 5}) {
      const int width = step * unit;
      const auto place = [width](int score) { return std::floor(static_cast<double>(score) / width); };
      if (place(most) - place(least) < bars || unit >= 100'000'000) return width;
    }
}

}  // namespace

QString opponentsOf(const CountedGame& game) {
  // Asked of thousands of games: nothing is copied.
  const QString* level = nullptr;
  int people = 0;
  bool mixed = false;
  for (const QString& kind : game.kinds) {
    if (kind == QLatin1String("human")) {
      ++people;
      continue;
    }
    mixed = mixed || (level && *level != kind);
    level = &kind;
  }
  if (people != 1) return QStringLiteral("people");
  if (mixed) return QStringLiteral("mixed");
  return level ? *level : QString();
}

Figures figuresOf(const CountedGames& games) {
  Figures figures;
  std::vector<int> scores;
  std::vector<qint64> times;
  for (const CountedGame* game : games) {
    ++figures.played;
    if (game->assisted)
      ++figures.assisted;
    else if (!isOwn(*game))
      ++figures.shared;
    if (!isOwn(*game)) continue;
    ++(*game->won ? figures.won : figures.lost);
    figures.streak = *game->won ? figures.streak + 1 : 0;
    figures.bestStreak = std::max(figures.bestStreak, figures.streak);
    scores.push_back(game->score);
    times.push_back(game->began.msecsTo(game->ended));
    if (*game->won && (figures.quickest < 0 || times.back() < figures.quickest)) figures.quickest = times.back();
    figures.decisions += game->decisions;
    figures.best += game->best;
    figures.rated += game->percent.has_value();
  }
  takeScores(figures, scores);
  figures.usualTime = medianOf(std::move(times));
  if (figures.rated > 0)
    figures.percent = curveOf(games, [](const CountedGame& game) { return game.percent; }).back().value;
  return figures;
}

std::vector<CurvePoint> curveOf(const CountedGames& games,
                                const std::function<std::optional<double>(const CountedGame&)>& measure,
                                std::size_t most) {
  std::vector<CurvePoint> curve;
  std::vector<double> values;
  double sum = 0;
  for (const CountedGame* game : games) {
    const auto value = isOwn(*game) ? measure(*game) : std::nullopt;
    if (!value) continue;
    values.push_back(*value);
    sum += *value;
    if (values.size() > span) sum -= values[values.size() - span - 1];
    const auto number = static_cast<int>(values.size());
    curve.push_back({game, number, sum / std::min(number, span)});
  }
  if (curve.size() <= most || most < 2) return curve;
  std::vector<CurvePoint> thinned;
  for (std::size_t i = 0; i < most; ++i) thinned.push_back(curve[i * (curve.size() - 1) / (most - 1)]);
  return thinned;
}

std::vector<ScoreBar> barsOf(const CountedGames& games) {
  CountedGames own;
  std::ranges::copy_if(games, std::back_inserter(own), [](const CountedGame* game) { return isOwn(*game); });
  if (own.empty()) return {};
  const auto [least, most] = std::ranges::minmax(own, {}, &CountedGame::score);
  const int width = roundWidth(least->score, most->score, 12);
  const auto place = [width](int score) { return static_cast<int>(std::floor(static_cast<double>(score) / width)); };
  const int first = place(least->score);
  std::vector<ScoreBar> bars;
  for (int i = first; i <= place(most->score); ++i) bars.push_back({i * width, i * width + width - 1});
  for (const CountedGame* game : own) {
    ScoreBar& bar = bars[static_cast<std::size_t>(place(game->score) - first)];
    ++(*game->won ? bar.won : bar.lost);
  }
  return bars;
}

std::vector<fulltable::GivenAnswer> answersIn(const CountedGames& games,
                                              const std::vector<fulltable::AnswerKind>& kinds) {
  std::vector<fulltable::GivenAnswer> given;
  for (const CountedGame* game : games) {
    if (!isOwn(*game)) continue;
    for (const CountedAnswer& answer : game->answers) {
      const auto kind = std::ranges::find(kinds, answer.kind.toStdString(), &fulltable::AnswerKind::id);
      if (kind != kinds.end())
        given.push_back({0, 0, {static_cast<std::size_t>(kind - kinds.begin()), answer.time, answer.right}});
    }
  }
  return given;
}

std::optional<double> reactionOf(const CountedGame& game) {
  double sum = 0;
  int right = 0;
  for (const CountedAnswer& answer : game.answers) {
    if (!answer.right) continue;
    sum += answer.time;
    ++right;
  }
  return right > 0 ? std::optional(sum / right) : std::nullopt;
}

QByteArray csvOf(const CountedGames& games, const std::function<QString(const CountedGame&)>& rules) {
  // The names of the columns are for programs, and the same in every language.
  QString text =
      "game,began,ended,seats,opponents,rules,deal,moves,result,won,score,assisted,decisions,best_decisions,"
      "percent_of_strongest\r\n";
  for (const CountedGame* game : games) {
    const QStringList cells{game->gameId,
                            timeText(game->began),
                            timeText(game->ended),
                            QString::number(game->seats),
                            opponentsOf(*game),
                            rules(*game),
                            game->dealNumber,
                            QString::number(game->length),
                            game->result,
                            game->won ? QString::number(*game->won ? 1 : 0) : QString(),
                            QString::number(game->score),
                            QString::number(game->assisted ? 1 : 0),
                            game->decisions > 0 ? QString::number(game->decisions) : QString(),
                            game->decisions > 0 ? QString::number(game->best) : QString(),
                            game->percent ? QString::number(*game->percent, 'f', 1) : QString()};
    for (qsizetype i = 0; i < cells.size(); ++i) text += (i > 0 ? "," : "") + cell(cells[i]);
    text += "\r\n";
  }
  return text.toUtf8();
}
