// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/duplicates.h"

#include "match/json_text.h"
#include "text/wording.h"

using fulltable::Duplicate;
using fulltable::Json;
using fulltable::ScoreUnit;

namespace {

double valueOf(const Duplicate::Result& result, ScoreUnit unit) {
  return unit == ScoreUnit::none ? 100 * result.win : result.score;
}

QString textOf(const Duplicate::Result& result, ScoreUnit unit) {
  if (unit != ScoreUnit::none) return QString::number(qRound(result.score)).replace('-', QChar(0x2212));
  if (result.win == 0) return Duplicates::tr("Lost");
  return result.win == 1 ? Duplicates::tr("Won") : Duplicates::tr("Won %1%").arg(qRound(100 * result.win));
}

QString unitName(ScoreUnit unit) {
  switch (unit) {
    case ScoreUnit::none: return QStringLiteral("wins");
    case ScoreUnit::points: return QStringLiteral("points");
    case ScoreUnit::chips: return QStringLiteral("chips");
  }
  return {};
}

/// How a person did beside the strongest; `alone`: they are spoken to.
QString besideBest(const Duplicate& made, ScoreUnit unit, const QString& name, bool alone) {
  if (unit == ScoreUnit::none) {
    if (made.own.win == made.levels.back().win)
      return alone ? Duplicates::tr("You did as well as Expert with these cards.")
                   : Duplicates::tr("%1 did as well as Expert with these cards.").arg(name);
    if (made.own.win > made.levels.back().win)
      return alone ? Duplicates::tr("You did better than Expert with these cards.")
                   : Duplicates::tr("%1 did better than Expert with these cards.").arg(name);
    return alone ? Duplicates::tr("Expert did better than you with these cards.")
                 : Duplicates::tr("Expert did better than %1 with these cards.").arg(name);
  }
  const int ahead = qRound(made.own.score) - qRound(made.levels.back().score);
  const bool chips = unit == ScoreUnit::chips;
  if (ahead == 0)
    return alone ? Duplicates::tr("You did as well as Expert with these cards.")
                 : Duplicates::tr("%1 did as well as Expert with these cards.").arg(name);
  if (ahead > 0) {
    if (alone)
      return chips ? Duplicates::tr("You did %n chip(s) better than Expert with these cards.", nullptr, ahead)
                   : Duplicates::tr("You did %n point(s) better than Expert with these cards.", nullptr, ahead);
    return chips ? Duplicates::tr("%1 did %n chip(s) better than Expert with these cards.", nullptr, ahead).arg(name)
                 : Duplicates::tr("%1 did %n point(s) better than Expert with these cards.", nullptr, ahead).arg(name);
  }
  if (alone)
    return chips ? Duplicates::tr("Expert did %n chip(s) better than you with these cards.", nullptr, -ahead)
                 : Duplicates::tr("Expert did %n point(s) better than you with these cards.", nullptr, -ahead);
  return chips ? Duplicates::tr("Expert did %n chip(s) better than %1 with these cards.", nullptr, -ahead).arg(name)
               : Duplicates::tr("Expert did %n point(s) better than %1 with these cards.", nullptr, -ahead).arg(name);
}

}  // namespace

Duplicates::Duplicates(QObject* parent) : QObject(parent), thinker_(Thinker::Haste::none) {}

Duplicates::~Duplicates() = default;

void Duplicates::setEffort(std::int64_t games, std::int64_t most) {
  games_ = games;
  most_ = most;
}

Duplicates::BySeat Duplicates::read(const QByteArray& kept) {
  BySeat made;
  const auto json = fulltable::parse_json(kept.toStdString());
  if (!json || !json->is_object()) return made;
  for (const auto& [seat, text] : json->items())
    if (auto one = fulltable::duplicate_of(text)) made.emplace(QString::fromStdString(seat).toInt(), std::move(*one));
  return made;
}

QByteArray Duplicates::write(const BySeat& made) {
  if (made.empty()) return {};
  Json json = Json::object();
  for (const auto& [seat, one] : made) json[std::to_string(seat)] = fulltable::json_of(one);
  return QByteArray::fromStdString(json.dump());
}

void Duplicates::show(const QString& id, const fulltable::Match& match, const Seating& seating, bool alone,
                      const QByteArray& kept) {
  key_ = id + '/' + QString::number(match.history().size());
  seating_ = seating;
  unit_ = match.info().score_unit;
  made_ = read(kept);
  std::erase_if(made_, [&](const auto& one) { return !seating.isHuman(one.first); });
  if (made_.empty() && wanted_ && games_ > 0 && seating.humans() > 0 && !match.info().real_time && !running()) {
    fulltable::Replays replays;
    for (int seat = 0; seat < match.seats(); ++seat)
      replays.levels.push_back(seating.isHuman(seat) ? fulltable::Level::expert
                                                     : levelOf(seating.kinds[static_cast<std::size_t>(seat)]));
    replays.games = match.info().solitaire ? 1 : games_;
    replays.most = most_;
    replays.seed = match.game_setup().deal_number;
    pending_.append(key_);
    thinker_.run(
        [record = match.record(), people = seating.people(), replays](const std::stop_token& stop) {
          BySeat made;
          const auto again = fulltable::Match::load(record);
          for (const int seat : people)
            if (auto one = again ? fulltable::duplicate_of(*again, seat, replays, stop) : std::nullopt)
              made.emplace(seat, std::move(*one));
          return made;
        },
        [this, id, key = key_, alone, unit = unit_](const std::optional<BySeat>& made) {
          pending_.removeOne(key);
          if (made && key == key_) made_ = *made;
          emit changed();
          if (made && !made->empty())
            emit found(id, write(*made), alone ? std::optional(made->begin()->second.percent(unit)) : std::nullopt);
        });
  }
  emit changed();
}

void Duplicates::clear() {
  key_.clear();
  made_.clear();
  emit changed();
}

QVariantMap Duplicates::told(int seat, const Duplicate& made) const {
  const bool alone = seating_.humans() == 1;
  const auto row = [this](const QString& name, const Duplicate::Result& result, bool own) {
    return QVariantMap{
        {"name", name}, {"value", valueOf(result, unit_)}, {"text", textOf(result, unit_)}, {"own", own}};
  };
  QVariantList rows{row(seating_.names.value(seat), made.own, true)};
  for (std::size_t level = made.levels.size(); level-- > 0;)
    rows.append(row(levelWords(fulltable::compared_levels[level]), made.levels[level], false));
  return {{"seat", seat},
          {"name", seating_.names.value(seat)},
          {"unit", unitName(unit_)},
          {"rows", rows},
          {"told", besideBest(made, unit_, seating_.names.value(seat), alone)}};
}

QVariantList Duplicates::results() const {
  QVariantList results;
  for (const auto& [seat, made] : made_) results.append(told(seat, made));
  return results;
}

QString Duplicates::line(const QByteArray& kept, ScoreUnit unit) {
  const BySeat made = kept.isEmpty() ? BySeat() : read(kept);
  if (made.size() != 1) return {};
  const Duplicate& one = made.begin()->second;
  return tr("same cards: you %1, Expert %2").arg(textOf(one.own, unit), textOf(one.levels.back(), unit));
}
