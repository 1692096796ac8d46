// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/gamerecord.h"

#include <QCoreApplication>
#include <QRandomGenerator>
#include <QStringList>
#include <QUuid>
#include <algorithm>
#include <utility>

using fulltable::Json;
using fulltable::Match;

Json noteOf(const Seating& seating, const QByteArray& salt, bool dealKnown) {
  Json kinds = Json::array();
  Json names = Json::array();
  for (const SeatKind kind : seating.kinds) kinds.push_back(toText(kind).toStdString());
  for (const QString& name : seating.names) names.push_back(name.toStdString());
  Json note{{"kinds", kinds}, {"names", names}, {"salt", salt.toHex().toStdString()}, {"dealKnown", dealKnown}};
  if (seating.relaxed) note["relaxed"] = true;
  if (std::ranges::any_of(seating.people(), [&](int seat) { return seating.tempo(seat) > 1; })) {
    note["tempos"] = Json::array();
    for (int seat = 0; seat < seating.seats(); ++seat) note["tempos"].push_back(seating.tempo(seat));
  }
  return note;
}

std::optional<Seating> seatingOf(const Json& note, int seats) {
  const auto list = [&note, seats](const char* key) {
    QStringList texts;
    if (note.is_object() && note.contains(key) && note[key].is_array())
      for (const Json& text : note[key])
        if (text.is_string()) texts.append(QString::fromStdString(text.get<std::string>()));
    return texts.size() == seats ? texts : QStringList();
  };
  if (!note.is_object() || seats < 1) return std::nullopt;
  Seating seating;
  for (const QString& text : list("kinds"))
    if (const auto kind = seatKindOf(text)) seating.kinds.push_back(*kind);
  seating.names = list("names");
  if (seating.seats() != seats || seating.names.size() != seats) return std::nullopt;
  seating.relaxed = note.value("relaxed", Json()) == true;
  if (const auto tempos = note.find("tempos"); tempos != note.end() && tempos->is_array())
    for (const Json& tempo : *tempos) seating.tempos.append(tempo.is_number() ? tempo.get<double>() : 1);
  return seating;
}

QByteArray saltOf(const Json& note) {
  return note.is_object() && note.contains("salt") && note["salt"].is_string()
             ? QByteArray::fromHex(QByteArray::fromStdString(note["salt"].get<std::string>()))
             : QByteArray();
}

QByteArray drawnSalt() {
  const quint64 halves[] = {QRandomGenerator::system()->generate64(), QRandomGenerator::system()->generate64()};
  return {reinterpret_cast<const char*>(halves), sizeof halves};
}

quint64 numberOf(const Json& record, const char* key) {
  const auto number = record.find(key);
  return number != record.end() && number->is_number_integer() ? number->get<quint64>() : 0;
}

namespace {

Json headOf(const Match& match) {
  Json record = match.record();
  record["moves"] = Json::array();
  record.erase("clock_ms");
  return record;
}

}  // namespace

QByteArray beginningOf(const Match& match) {
  return QByteArray::fromStdString(headOf(match).dump());
}

QByteArray endedHeadOf(const GameController& game) {
  Json record = headOf(game.match());
  if (!game.solitaire()) record["app"]["scores"] = game.truth().show(std::nullopt).scores;
  return QByteArray::fromStdString(record.dump());
}

QList<KeptMove> movesOf(const Match& match) {
  QList<KeptMove> moves;
  for (const fulltable::Played& played : match.history()) {
    KeptMove move{played.seat, QString::fromStdString(match.truth().write(played.move))};
    if (match.info().real_time) {
      move.began = played.times.began;
      move.done = played.times.done;
    }
    moves.append(move);
  }
  return moves;
}

namespace {

/// The moves as they stand in a record.
Json entriesOf(const QList<KeptMove>& moves) {
  Json entries = Json::array();
  for (const KeptMove& move : moves) {
    Json entry = Json::array({move.seat, move.text.toStdString()});
    if (move.began >= 0) entry.insert(entry.end(), {move.began, move.done});
    entries.push_back(std::move(entry));
  }
  return entries;
}

QString textIn(const Json& note, const char* key) {
  return note.is_object() && note.contains(key) && note[key].is_string()
             ? QString::fromStdString(note[key].get<std::string>())
             : QString();
}

}  // namespace

Ending endingOf(const GameController& game) {
  const Seating& seating = game.seating();
  const auto human = std::ranges::find(seating.kinds, SeatKind::human);
  const int seat = human == seating.kinds.end() ? 0 : static_cast<int>(human - seating.kinds.begin());
  Ending ending;
  const auto winners = game.givenUp() ? std::vector<int>() : game.truth().winners();
  if (seating.humans() == 1 && !game.isAssisted() && game.branchedAt() < 0)
    ending.won = std::ranges::find(winners, seat) != winners.end();
  const auto scores = game.truth().show(std::nullopt).scores;
  if (static_cast<std::size_t>(seat) < scores.size()) ending.score = scores[static_cast<std::size_t>(seat)];
  ending.text = game.resultText();
  if (game.isAssisted()) ending.text = QCoreApplication::translate("App", "%1 (assisted)").arg(ending.text);
  return ending;
}

std::optional<Json> recordOf(const KeptGame& game) {
  Json record = Json::parse(game.head.record.begin(), game.head.record.end(), nullptr, false);
  for (const char* key : {"game", "seats", "seed", "dealer", "options", "decks"})
    if (!record.is_object() || !record.contains(key)) return std::nullopt;
  record.erase("clock_ms");
  record["moves"] = entriesOf(game.moves);
  Json& note = record["app"];
  if (!note.is_object()) note = Json::object();
  note["id"] = game.head.id.toStdString();
  note["date"] = game.head.changed.toUTC().toString(Qt::ISODateWithMs).toStdString();
  if (game.ending) note["result"] = game.ending->text.toStdString();
  return record;
}

fulltable::Result<KeptGame> keptGameOf(Json record) {
  auto match = Match::load(record);
  if (!match) return match.refusal();
  const auto seating = seatingOf(match->app, match->seats());
  if (!seating) return fulltable::Refusal(fulltable::Code::bad_record, "Its players are not known.", "");
  KeptGame game;
  game.head.id = QUuid::fromString(textIn(match->app, "id")).toString(QUuid::WithoutBraces);
  if (QUuid::fromString(game.head.id).isNull()) game.head.id.clear();
  game.head.gameId = QString::fromStdString(std::string(match->info().id));
  game.head.changed = QDateTime::fromString(textIn(match->app, "date"), Qt::ISODateWithMs);
  if (!game.head.changed.isValid()) game.head.changed = QDateTime::currentDateTime();
  // An ended record that is not over was given up.
  const bool ended = match->over() || (match->info().solitaire && match->app.contains("result"));
  for (const char* key : {"id", "date", "result"}) match->app.erase(key);
  match->app["imported"] = true;
  game.head.record = beginningOf(*match);
  game.moves = movesOf(*match);
  GameController controller(std::move(*match), *seating);
  if (!ended) return game;
  if (controller.canGiveUp()) controller.giveUp();
  game.head.record = endedHeadOf(controller);
  game.ending = endingOf(controller);
  game.ending->won.reset();
  return game;
}

QString contentIdOf(const KeptGame& game) {
  Json record = Json::parse(game.head.record.begin(), game.head.record.end(), nullptr, false);
  record["moves"] = entriesOf(game.moves);
  if (record.contains("app")) record["app"] = record["app"].value("names", Json());
  const QUuid ours("{b6c0f3f8-62a4-4c39-9f2e-6d0d6a1f7c55}");
  return QUuid::createUuidV5(ours, QByteArray::fromStdString(record.dump())).toString(QUuid::WithoutBraces);
}

Replayed replayed(const SavedGame& saved, const QList<KeptMove>& moves) {
  Json beginning = Json::parse(saved.record.begin(), saved.record.end(), nullptr, false);
  // Older versions wrote it when nothing had been played yet.
  if (beginning.is_object()) beginning.erase("clock_ms");
  const auto upTo = [&](qsizetype count) {
    Json record = beginning;
    if (record.is_object() && record.contains("moves")) record["moves"] = entriesOf(moves.first(count));
    return Match::load(record);
  };
  Replayed game{upTo(moves.size()), std::nullopt, {}};
  if (!game.match) {
    qsizetype good = 0;
    qsizetype bad = moves.size();
    auto best = upTo(good);
    while (best && bad - good > 1) {
      const qsizetype middle = (good + bad) / 2;
      if (auto match = upTo(middle)) {
        best = std::move(match);
        good = middle;
      } else {
        bad = middle;
      }
    }
    if (!best) return game;
    game.match = std::move(best);
    game.leftOut = static_cast<int>(moves.size() - good);
  }
  game.seating = seatingOf(game.match->app, game.match->seats());
  if (game.seating) game.log = retell(*game.match, game.seating->names, game.seating->you());
  return game;
}
