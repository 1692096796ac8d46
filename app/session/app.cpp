// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/app.h"

#include <QFile>
#include <QQmlEngine>
#include <QRandomGenerator>

#include "session/views.h"

using fulltable::Game;

namespace {

QString text(std::string_view value) {
  return QString::fromUtf8(value.data(), static_cast<qsizetype>(value.size()));
}

QVariantMap optionMap(const fulltable::OptionSpec& spec) {
  QStringList choices;
  for (const auto choice : spec.choices) choices.append(text(choice));
  const auto type = spec.type;
  return {{"id", text(spec.id)},
          {"type", type == fulltable::OptionType::boolean   ? "bool"
                   : type == fulltable::OptionType::integer ? "int"
                                                            : "choice"},
          {"choices", choices},
          {"min", spec.min},
          {"max", spec.max},
          {"standard", type == fulltable::OptionType::choice    ? QVariant(choices.value(spec.standard))
                       : type == fulltable::OptionType::boolean ? QVariant(spec.standard != 0)
                                                                : QVariant(spec.standard)},
          {"summary", text(spec.summary)},
          {"label", text(spec.summary)}};
}

QVariantMap gameMap(const fulltable::GameInfo& info) {
  QVariantList options;
  for (const auto& spec : info.options) options.append(optionMap(spec));
  return {{"id", text(info.id)},
          {"name", text(info.name)},
          {"tagline", text(info.tagline)},
          {"family", text(info.family)},
          {"minSeats", info.min_seats},
          {"maxSeats", info.max_seats},
          {"defaultSeats", info.default_seats},
          {"minutes", info.minutes},
          {"solitaire", info.solitaire},
          {"realTime", info.real_time},
          {"options", options}};
}

}  // namespace

App::App(QObject* parent) : QObject(parent) {
  for (const Game* game : fulltable::all_games()) games_.append(gameMap(game->info()));
}

App::~App() = default;

App* App::create(QQmlEngine*, QJSEngine*) {
  return new App;
}

QString App::version() const {
  return QStringLiteral(FULLTABLE_VERSION);
}

void App::dismissMessage() {
  setMessage({});
}

void App::setMessage(const QString& text) {
  if (std::exchange(message_, text) != text) emit messageChanged();
}

void App::setSession(std::unique_ptr<Session> session) {
  // QML lets go of the old session before it is destroyed.
  const auto old = std::exchange(session_, std::move(session));
  settings_.setCurrentGame(session_ ? session_->gameId() : QString());
  emit sessionChanged();
}

void App::newGame(const QString& gameId, const QStringList& seatKinds, const QStringList& seatNames,
                  const QVariantMap& options, double seed, bool) {
  const Game* game = fulltable::find_game(gameId.toStdString());
  if (!game) return;
  Seating seating;
  for (const QString& kind : seatKinds) seating.kinds.push_back(seatKindOf(kind).value_or(SeatKind::medium));
  seating.names = seatNames;
  fulltable::Terms terms = fulltable::standard_terms(
      *game, seed >= 0 ? static_cast<std::uint64_t>(seed) : QRandomGenerator::system()->bounded(1, 1'000'000'000));
  terms.seats = seating.seats();
  for (auto option = options.begin(); option != options.end(); ++option) {
    const auto refusal = fulltable::set_option(game->info(), terms.options, option.key().toStdString(),
                                               option.value().toString().toStdString());
    if (refusal) return setMessage(QString::fromStdString(refusal->text));
  }
  auto match = fulltable::Match::start(*game, terms);
  if (!match) return setMessage(QString::fromStdString(match.refusal().text));
  QByteArray salt(16, 0);
  QRandomGenerator::system()->fillRange(reinterpret_cast<quint32*>(salt.data()), 4);
  setSession(std::make_unique<Session>(std::move(*match), seating, salt, &settings_));
}

QVariantList App::proposedSeats(const QString& gameId, int seats) const {
  const QStringList others{tr("Ada"),   tr("Bruno"), tr("Clara"), tr("Dimitri"), tr("Esther"),
                           tr("Farid"), tr("Greta"), tr("Hugo"),  tr("Irene")};
  const Game* game = fulltable::find_game(gameId.toStdString());
  QVariantList list;
  for (int seat = 0; game && seat < (seats > 0 ? seats : game->info().default_seats); ++seat)
    list.append(QVariantMap{{"kind", seat == 0 ? "human" : "medium"},
                            {"name", seat == 0 ? settings_.playerName() : others.value(seat - 1)}});
  return list;
}

void App::quickGame(const QString& gameId) {
  QStringList kinds, names;
  for (const QVariant& seat : proposedSeats(gameId, 0)) {
    kinds.append(seat.toMap().value("kind").toString());
    names.append(seat.toMap().value("name").toString());
  }
  newGame(gameId, kinds, names, {}, -1, false);
}

void App::resume(int) {}
void App::discard(int) {}
void App::leave() {
  setSession(nullptr);
}
void App::again(bool) {}
void App::cancelSearch() {}
QVariantMap App::statistics(const QString&) const {
  return {};
}

QString App::rulesText(const QString& gameId) const {
  QFile file(":/rules/" + gameId + ".md");
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}
