// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/closeup.h"

#include <QCoreApplication>
#include <QLocale>
#include <algorithm>

#include "library/gamemap.h"
#include "library/gamerecord.h"
#include "match/json_text.h"

using fulltable::Card;
using fulltable::Cards;
using fulltable::Json;
using fulltable::PileView;

namespace {

constexpr std::size_t mostColumns = 4;
constexpr std::size_t mostInColumn = 5;
constexpr std::size_t mostInRow = 5;

class AppWords {
  Q_DECLARE_TR_FUNCTIONS(App)
};

/// The cards of a pile that are seen, no more than so many from its top.
Cards seenOf(const PileView& pile, std::size_t most) {
  Cards seen;
  for (const Card card : pile.cards)
    if (card.is_known()) seen.push_back(card);
  if (seen.size() > most) seen.erase(seen.begin(), seen.end() - static_cast<std::ptrdiff_t>(most));
  return seen;
}

/// The piles of a solitaire in which most lies, in their order.
std::vector<Cards> columnsOf(const std::vector<PileView>& piles) {
  std::vector<const PileView*> fullest;
  for (const PileView& pile : piles)
    if (!seenOf(pile, 1).empty()) fullest.push_back(&pile);
  std::ranges::stable_sort(fullest, std::ranges::greater(),
                           [](const PileView* pile) { return seenOf(*pile, pile->cards.size()).size(); });
  fullest.resize(std::min(fullest.size(), mostColumns));
  std::ranges::sort(fullest);
  std::vector<Cards> columns;
  columns.reserve(fullest.size());
  for (const PileView* pile : fullest) columns.push_back(seenOf(*pile, mostInColumn));
  return columns;
}

/// A row of what lies open on the table, and one of the hand of that seat (−1: of none).
std::vector<Cards> rowsOf(const std::vector<PileView>& piles, std::string_view hand, int seat) {
  std::vector<const PileView*> open;
  Cards own;
  for (const PileView& pile : piles) {
    if (pile.id.base() == hand) {
      if (pile.owner == seat) own = seenOf(pile, mostInRow);
    } else if (pile.sight == fulltable::Sight::everyone && !seenOf(pile, 1).empty()) {
      open.push_back(&pile);
    }
  }
  // Of many piles the uppermost cards, of few more of each.
  Cards table;
  const std::size_t each = open.empty() ? 0 : std::max<std::size_t>(1, mostInRow / open.size());
  for (const PileView* pile : open)
    for (const Card card : seenOf(*pile, each)) table.push_back(card);
  if (table.size() > mostInRow) table.resize(mostInRow);
  std::vector<Cards> rows;
  for (Cards* row : {&table, &own})
    if (!row->empty()) rows.push_back(std::move(*row));
  return rows;
}

}  // namespace

QByteArray closeUpOf(const fulltable::Match& match, const Seating& seating) {
  const fulltable::Position& truth = match.truth();
  const int you = seating.you();
  // What one seat sees; of what the others must not see nothing is taken.
  const std::vector<PileView> piles = match.know(std::max(you, 0))->show(std::max(you, 0)).piles;
  const auto& info = match.info();
  const auto cards = info.solitaire ? columnsOf(piles) : rowsOf(piles, info.hand, you);
  Json json = Json::object();
  if (const auto seat = fulltable::seat_to_ask(truth, truth.to_act()); seat && !info.solitaire && !info.real_time)
    json["turn"] = *seat;
  json["columns"] = info.solitaire;
  json["cards"] = Json::array();
  for (const Cards& row : cards) json["cards"].push_back(fulltable::json_of(row));
  return QByteArray::fromStdString(json.dump());
}

QVariantMap closeUpFrom(const QByteArray& kept, const Seating& seating) {
  const auto json = fulltable::parse_json(kept.toStdString());
  if (!json || !json->is_object() || !json->contains("cards") || !(*json)["cards"].is_array()) return {};
  QVariantList rows;
  for (const Json& row : (*json)["cards"]) {
    if (!row.is_array()) return {};
    QVariantList codes;
    for (const Json& text : row) {
      const auto card = text.is_string() ? fulltable::card_of(text.get_ref<const std::string&>()) : std::nullopt;
      if (!card) return {};
      codes.append(card->code());
    }
    rows.append(QVariant(codes));
  }
  QString turn;
  bool yours = false;
  if (const auto seat = json->find("turn"); seat != json->end() && seat->is_number_unsigned()) {
    const auto place = seat->get<quint64>();
    yours = seating.you() >= 0 && place == static_cast<quint64>(seating.you());
    if (place < static_cast<quint64>(seating.seats()))
      turn = yours ? AppWords::tr("Your turn")
                   : AppWords::tr("%1's turn").arg(seating.names[static_cast<qsizetype>(place)]);
  }
  return {{"turn", turn}, {"yours", yours}, {"columns", json->value("columns", Json()) == true}, {"cards", rows}};
}

QString whenWords(const QDateTime& when) {
  const QLocale locale;
  const qint64 days = when.date().daysTo(QDate::currentDate());
  if (days == 0) return AppWords::tr("Today, %1").arg(locale.toString(when.time(), QLocale::ShortFormat));
  if (days == 1) return AppWords::tr("Yesterday");
  if (days > 1 && days < 7) return locale.dayName(when.date().dayOfWeek());
  return locale.toString(when.date(), QLocale::ShortFormat);
}

QVariantMap cardOf(const SavedGame& saved) {
  const Json record = Json::parse(saved.record.begin(), saved.record.end(), nullptr, false);
  const fulltable::Game* game = fulltable::find_game(saved.gameId.toStdString());
  if (!game || !record.is_object() || !record.contains("app")) return {};
  const auto seating = seatingOf(record["app"], static_cast<int>(numberOf(record, "seats")));
  QStringList parts;
  if (isDealKnown(record["app"])) parts.append(AppWords::tr("Deal no. %1").arg(numberOf(record, "seed")));
  if (seating) parts.append(seating->names.join(", "));
  parts.append(AppWords::tr("%n move(s)", nullptr, saved.moves));
  return {{"savedId", saved.id},
          {"gameId", saved.gameId},
          {"gameName", textOf(game->info().name)},
          {"picture", pictureOf(saved.gameId)},
          {"closeUp", seating ? closeUpFrom(saved.closeUp, *seating) : QVariantMap()},
          {"status", saved.status.isEmpty() ? AppWords::tr("%n move(s)", nullptr, saved.moves) : saved.status},
          {"when", whenWords(saved.changed)},
          {"line", parts.join(" · ")}};
}
