// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/gamerecord.h"

#include <QStringList>
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

quint64 numberOf(const Json& record, const char* key) {
  const auto number = record.find(key);
  return number != record.end() && number->is_number_integer() ? number->get<quint64>() : 0;
}

QByteArray beginningOf(const Match& match) {
  Json record = match.record();
  record["moves"] = Json::array();
  record.erase("clock_ms");
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

Replayed replayed(const SavedGame& saved, const QList<KeptMove>& moves) {
  Json beginning = Json::parse(saved.record.begin(), saved.record.end(), nullptr, false);
  // Older versions wrote it when nothing had been played yet.
  if (beginning.is_object()) beginning.erase("clock_ms");
  const auto upTo = [&](qsizetype count) {
    Json record = beginning;
    if (record.is_object() && record.contains("moves") && record["moves"].is_array())
      for (const KeptMove& move : moves.first(count)) {
        Json entry = Json::array({move.seat, move.text.toStdString()});
        if (move.began >= 0) entry.insert(entry.end(), {move.began, move.done});
        record["moves"].push_back(std::move(entry));
      }
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
