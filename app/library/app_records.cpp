// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/app.h"
#include "library/gamerecord.h"

using fulltable::Json;

// Games that are begun from a record: those of files, and those played on from another one. They are read and replayed
// on threads of their own.

namespace {

Replayed replayOf(const Json& record) {
  Replayed game{fulltable::Match::load(record), std::nullopt, {}};
  if (!game.match) return game;
  game.seating = seatingOf(game.match->app, game.match->seats());
  if (game.seating) game.log = retell(*game.match, game.seating->names, game.seating->you());
  return game;
}

}  // namespace

void App::playOn() {
  const Review* review = session_ ? session_->review() : nullptr;
  if (!review || !review->isFinished()) return;
  Json record = session_->game()->match().record();
  Json& note = record["app"];
  for (const char* key : {"assisted", "imported", "scores"}) note.erase(key);
  // All cards have been seen.
  note["dealKnown"] = true;
  note["from"] = {{"id", reviewed_.id.toStdString()}, {"move", review->move()}};
  openGame(record);
}

void App::openGame(const Json& record) {
  cancelSearch();
  thinker_.run([record](const std::stop_token&) { return std::make_shared<Replayed>(replayOf(record)); },
               [this](const std::optional<std::shared_ptr<Replayed>>& found) {
                 if (!found) return fail();
                 goOnWith(**found);
               });
}

void App::goOnWith(Replayed& game) {
  if (!game.seating) return;
  const QByteArray salt = saltOf(game.match->app);
  seat(std::make_unique<Session>(std::move(*game.match), *game.seating, salt, &settings_, std::move(game.log), *time_),
       {});
  keep();
}

void App::openFiles(const QStringList& files) {
  history_.read(files, [this](std::vector<ReadRecord> records, const QStringList& problems) {
    openRecords(std::move(records), problems);
  });
}

void App::openUrls(const QList<QUrl>& urls) {
  QStringList files;
  for (const QUrl& url : urls)
    if (url.isLocalFile()) files.append(url.toLocalFile());
  if (!files.isEmpty()) openFiles(files);
}

void App::openRecords(std::vector<ReadRecord> records, const QStringList& problems) {
  setMessage({});
  for (ReadRecord& read : records) seatPlayers(read.record);
  if (records.size() != 1 || !problems.isEmpty()) return history_.takeIn(std::move(records), problems);
  cancelSearch();
  thinker_.run(
      [record = records.front().record](const std::stop_token&) {
        return std::make_shared<Replayed>(replayOf(record));
      },
      [this, records](const std::optional<std::shared_ptr<Replayed>>& found) mutable {
        const auto* game = found ? &(*found)->match : nullptr;
        if (game && *game && ((*game)->over() || (*game)->app.contains("result")))
          return history_.takeIn(std::move(records), {});
        if (!game) {
          fail();
        } else if (!*game) {
          setMessage(tr("“%1” is refused: %2").arg(records.front().file, QString::fromStdString(game->refusal().text)));
        } else {
          goOnWith(**found);
        }
        emit opened();
      });
}

void App::seatPlayers(Json& record) const {
  if (!record.is_object()) return;
  Json& note = record["app"];
  const auto seats = static_cast<int>(std::min<quint64>(numberOf(record, "seats"), 16));
  auto seating = seatingOf(note, seats);
  if (seating && !saltOf(note).isEmpty()) return;
  if (seats < 1) return;
  if (!seating) {
    seating.emplace();
    seating->kinds.assign(static_cast<std::size_t>(seats), SeatKind::medium);
    seating->kinds.front() = SeatKind::human;
    QStringList kinds;
    for (const SeatKind kind : seating->kinds) kinds.append(toText(kind));
    seating->names = seatNames(kinds, {});
  }
  if (!note.is_object()) note = Json::object();
  note.update(noteOf(*seating, drawnSalt(), isDealKnown(note)));
}
