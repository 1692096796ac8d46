// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/app.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>
#include <chrono>
#include <utility>

#include "game/cast.h"
#include "library/closeup.h"
#include "library/gamemap.h"
#include "library/gamerecord.h"
#include "library/rulespage.h"
#include "library/rulespicture.h"
#include "library/rulessearch.h"
#include "library/ruleswords.h"
#include "library/winnabledeals.h"

using fulltable::Game;
using fulltable::GameSetup;
using fulltable::Json;

namespace {

constexpr std::chrono::seconds idleTime{5};

QString chosenFolder;

/// Whether settings and games go where programs usually keep them.
bool isUsualFolder() {
  return chosenFolder.isEmpty() && qEnvironmentVariableIsEmpty("FULLTABLE_DATA_DIR");
}

std::uint64_t drawnDealNumber() {
  // Short enough to be told to a friend.
  return static_cast<std::uint64_t>(QRandomGenerator::system()->bounded(1, 1'000'000'000));
}

QVariantList gameMaps() {
  QVariantList games;
  for (const Game* game : fulltable::all_games()) games.append(gameMap(game->info()));
  return games;
}

/// Why a saved game cannot be shown.
QString whyNot(const Replayed& game) {
  return game.match ? App::tr("its players are not known") : QString::fromStdString(game.match.refusal().text);
}

}  // namespace

QString App::dataFolder() {
  if (!chosenFolder.isEmpty()) return chosenFolder;
  if (QString folder = qEnvironmentVariable("FULLTABLE_DATA_DIR"); !folder.isEmpty()) return folder;
  return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation);
}

App::App(QObject* parent)
    : QObject(parent),
      games_(gameMaps()),
      shelf_(games_),
      settings_(isUsualFolder() ? QString() : QDir(dataFolder()).filePath("settings.ini")),
      store_(QDir(dataFolder()).filePath("games.sqlite")),
      history_(store_, isUsualFolder() ? QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation)
                                       : QDir(dataFolder()).filePath("records")),
      days_(store_),
      statistics_(store_) {
  const auto setDay = [this] { shelf_.setDay(QDate::fromString(days_.today(), Qt::ISODate)); };
  setDay();
  connect(&days_, &DayDeals::changed, this, setDay);
  connect(&store_, &Store::counted, &shelf_, &Shelf::count);
  connect(&store_, &Store::problem, this, &App::setMessage);
  connect(&store_, &Store::listed, this, &App::showSaved);
  connect(&history_, &History::said, this, &App::setMessage);
  connect(&statistics_, &Statistics::said, this, &App::setMessage);
  connect(&history_, &History::taken, this, [this](int games) {
    if (games > 0) {
      store_.list();
      emit historyWanted();
    }
    emit opened();
  });
  connect(&store_, &Store::loaded, this, &App::replay);
  connect(&store_, &Store::caughtUp, this, [this] {
    // More may have been asked for meanwhile.
    setSaving(!store_.waitUntilDone(0));
  });
  connect(&analyst_, &Analyst::found, this, [this](const QByteArray& analysis) {
    const QString& id = savedId_.isEmpty() ? reviewed_.id : savedId_;
    if (!id.isEmpty()) store_.keepAnalysis(id, analysis);
  });
  connect(&duplicates_, &Duplicates::found, this,
          [this](const QString& id, const QByteArray& made, std::optional<double> percent) {
            if (!id.isEmpty()) store_.keepSameCards(id, made, percent);
          });
  const auto wanted = [this] { duplicates_.setWanted(settings_.play()->sameCards()); };
  connect(settings_.play(), &SettingsGroup::changed, this, wanted);
  wanted();
  idle_.setSingleShot(true);
  idle_.setInterval(idleTime);
  connect(&idle_, &QTimer::timeout, this, [this] { ahead_.look(QDate::fromString(days_.today(), Qt::ISODate)); });
  idle_.start();
  store_.open();
  store_.list();
}

App::~App() {
  if (!session_) return;
  session_->disconnect(this);
  if (session_->game()->moveCount() > 0)
    keepStatus();
  else if (!session_->shown()->over())
    store_.discard(savedId_);
}

App* App::create(QQmlEngine*, QJSEngine*) {
  return new App;
}

void App::setDataDir(const QString& folder) {
  chosenFolder = folder;
}

QString App::version() const {
  return QStringLiteral(FULLTABLE_VERSION);
}

QString App::qtVersion() const {
  return QString::fromLatin1(qVersion());
}

void App::dismissMessage() {
  setMessage({});
}

void App::setMessage(const QString& text) {
  if (std::exchange(message_, text) != text) emit messageChanged();
}

void App::setSaving(bool saving) {
  if (std::exchange(saving_, saving) != saving) emit savingChanged();
}

void App::setSearching(bool searching) {
  if (std::exchange(searchingDeal_, searching) != searching) emit searchingDealChanged();
}

void App::seat(std::unique_ptr<Session> session, const QString& savedId) {
  cancelSearch();
  // A call may come out of the old session, which must not vanish under it.
  if (session_ && session_->game()->moveCount() > 0) keepStatus();
  if (Session* old = session_.release()) {
    old->disconnect(this);
    if (old->game()->moveCount() == 0 && !old->shown()->over()) store_.discard(savedId_);
    old->deleteLater();
  }
  session_ = std::move(session);
  savedId_ = savedId;
  ahead_.stop();
  if (session_)
    idle_.stop();
  else
    idle_.start();
  analyst_.clear();
  duplicates_.clear();
  settings_.setCurrentGame(session_ ? session_->game()->id() : QString());
  emit sessionChanged();
  store_.list();
  if (!session_ || session_->review() || session_->coach()) return;
  connect(session_.get(), &Session::recorded, this,
          [this](int number, int mover, const QString& move, std::optional<fulltable::Times> times) {
            const auto at = times.value_or(fulltable::Times{-1, -1});
            keepStatus();
            store_.addMove(savedId_, number, {mover, move, at.began, at.done});
            // It is shown when it is on the disk; a race does not wait, nor anybody for a slow disk.
            if (!session_->game()->realTime() && !saving_) setSaving(!store_.waitUntilDone(patience_));
          });
  connect(session_->game(), &GameController::takenBack, this, [this](int count) {
    if (savedId_.isEmpty()) return keep();
    store_.takeBack(savedId_, count);
  });
  connect(session_->game(), &GameController::nowAssisted, this, &App::keepMark);
  connect(session_.get(), &Session::finished, this, &App::keepEnding);
  connect(session_.get(), &Session::anew, this, [this] { again(false); });
  if (session_->shown()->over()) keepEnding();
}

void App::keepStatus() {
  const Presenter& shown = *session_->shown();
  if (shown.over() || savedId_.isEmpty()) return;
  const QVariantList scores = shown.scores();
  QString status;
  if (session_->game()->solitaire()) {
    status = tr("Home: %1 of %2").arg(scores.value(0).toInt()).arg(session_->cards()->rowCount());
  } else if (std::ranges::any_of(scores, [](const QVariant& score) { return score.toInt() != 0; })) {
    QStringList standings;
    for (int seat = 0; seat < scores.size(); ++seat)
      standings.append(tr("%1\u00a0%2", "player, score").arg(session_->game()->nameOf(seat)).arg(scores[seat].toInt()));
    status = standings.join(" · ");
  }
  store_.note(savedId_, status, closeUpOf(session_->game()->match(), session_->game()->seating()));
}

void App::keep() {
  savedId_ = QUuid::createUuid().toString(QUuid::WithoutBraces);
  const fulltable::Match& match = session_->game()->match();
  store_.begin(savedId_, session_->game()->id(), beginningOf(match));
  keepStatus();
  int number = 0;
  for (const KeptMove& move : movesOf(match)) store_.addMove(savedId_, number++, move);
}

void App::keepMark() {
  if (!savedId_.isEmpty()) store_.head(savedId_, beginningOf(session_->game()->match()));
}

void App::keepEnding() {
  if (savedId_.isEmpty()) return;
  const Ending ending = endingOf(*session_->game());
  store_.head(savedId_, endedHeadOf(*session_->game()));
  store_.end(savedId_, ending);
  store_.list();
  duplicates_.show(savedId_, session_->game()->match(), session_->game()->seating(), ending.won.has_value());
  // Nothing is searched there.
  if (session_->game()->realTime()) analyse();
}

void App::begin(const Game& game, const GameSetup& gameSetup, const Seating& seating, bool dealKnown,
                const QString& day) {
  auto match = fulltable::Match::start(game, gameSetup);
  if (!match) return setMessage(QString::fromStdString(match.refusal().text));
  const QByteArray salt = drawnSalt();
  match->app = noteOf(seating, salt, dealKnown);
  const bool contest = seating.humans() > 0 && seating.humans() < seating.seats();
  if (game.info().real_time && contest && settings_.games()->isOn("evenRace")) match->app["even"] = true;
  if (!day.isEmpty()) match->app["day"] = day.toStdString();
  keepCommitment(*match, salt);
  const QString id = QUuid::createUuid().toString(QUuid::WithoutBraces);
  store_.begin(id, textOf(game.info().id), beginningOf(*match), day);
  seat(std::make_unique<Session>(std::move(*match), seating, salt, &settings_, std::vector<LogLine>(), *time_), id);
}

bool App::newGame(const QString& gameId, const QStringList& seatKinds, const QStringList& typedNames,
                  const QVariantMap& options, const QString& deal, bool winnableOnly, bool relaxed,
                  const QVariantList& tempos) {
  const Game* game = fulltable::find_game(gameId.toStdString());
  const auto cannot = [this](const QString& reason) {
    setMessage(reason);
    return false;
  };
  if (!game) return cannot(tr("There is no game “%1” in this collection.").arg(gameId));
  const int seats = static_cast<int>(seatKinds.size());
  Seating seating;
  seating.names = seatNames(seatKinds, typedNames);
  for (const QString& kind : seatKinds) seating.kinds.push_back(seatKindOf(kind).value_or(SeatKind::medium));
  seating.relaxed = relaxed;
  for (const QVariant& tempo : tempos) seating.tempos.append(tempo.toDouble());
  const auto number = deal.isEmpty() ? std::optional(drawnDealNumber()) : dealNumberOf(deal);
  if (!number)
    return cannot(tr("“%1” is not a deal number: they go from 0 to %2.").arg(deal).arg(fulltable::max_deal_number));
  GameSetup gameSetup = fulltable::standard_setup(*game, *number);
  gameSetup.seats = seats;
  for (auto option = options.begin(); option != options.end(); ++option) {
    const auto refusal = fulltable::set_option(game->info(), gameSetup.options, option.key().toStdString(),
                                               option.value().toString().toStdString());
    if (refusal) return cannot(QString::fromStdString(refusal->text));
  }
  if (const auto refusal = fulltable::check(*game, gameSetup)) return cannot(QString::fromStdString(refusal->text));
  setMessage({});
  settings_.setLastSetup(gameId, {{"kinds", seatKinds},
                                  {"names", typedNames},
                                  {"options", options},
                                  {"winnableOnly", winnableOnly},
                                  {"relaxed", relaxed},
                                  {"tempos", tempos}});
  const bool typed = !deal.isEmpty();
  if (winnableOnly && game->can_solve())
    search(*game, gameSetup, seating, typed);
  else
    begin(*game, gameSetup, seating, typed);
  return true;
}

void App::search(const Game& game, const GameSetup& gameSetup, const Seating& seating, bool dealKnown) {
  cancelSearch();
  setSearching(true);
  thinker_.run([&game, gameSetup](const std::stop_token& stop) { return findWinnable(game, gameSetup, stop); },
               [this, &game, seating, dealKnown](const std::optional<std::optional<GameSetup>>& found) {
                 if (!found) return fail();
                 if (*found) begin(game, **found, seating, dealKnown);
               });
}

void App::fail() {
  setSearching(false);
  setMessage(tr("There is not enough memory for this."));
}

void App::cancelSearch() {
  ++loading_;
  thinker_.drop();
  setSearching(false);
}

QVariantList App::proposedSeats(const QString& gameId, int seats) const {
  const Game* game = fulltable::find_game(gameId.toStdString());
  if (!game) return {};
  if (seats <= 0) seats = game->info().default_seats;
  const QVariantMap last = settings_.lastSetup(gameId);
  const QStringList kinds = last.value("kinds").toStringList();
  const QStringList names = last.value("names").toStringList();
  const QVariantList tempos = last.value("tempos").toList();
  QVariantList list;
  for (int place = 0; place < seats; ++place) {
    QString kind = kinds.value(place);
    if (!seatKindOf(kind)) kind = place == 0 ? "human" : "medium";
    QString name = names.value(place).simplified();
    if (name == tr("Player")) name.clear();  // nobody typed it: so the first person was called once
    const double tempo = std::clamp(tempos.value(place, 1).toDouble(), 1.0, 5.0);
    list.append(QVariantMap{{"kind", kind}, {"name", name}, {"tempo", tempo}});
  }
  return list;
}

QStringList App::seatNames(const QStringList& kinds, const QStringList& typed) const {
  QStringList known{tr("Kamala")};
  for (const Character& character : ::cast()) known.append(character.name);
  known.append({tr("Mateo"), tr("Nadia"), tr("Oskar"), tr("Priya")});
  QStringList names;
  for (int seat = 0; seat < kinds.size(); ++seat) names.append(typed.value(seat).simplified());
  const bool alone = kinds.count("human") == 1;
  const qsizetype first = kinds.indexOf("human");
  if (first >= 0 && names[first].isEmpty() && (alone || settings_.hasPlayerName()))
    names[first] = settings_.playerName();
  for (qsizetype seat = 0; seat < kinds.size(); ++seat) {
    if (!names[seat].isEmpty()) continue;
    // Two of one name could not be told apart.
    const auto free = std::find_if(known.begin() + std::min(seat, known.size()), known.end(),
                                   [&](const QString& name) { return !names.contains(name); });
    names[seat] = kinds[seat] == "human" || free == known.end() ? tr("Player %1").arg(seat + 1) : *free;
  }
  return names;
}

QVariantList App::cast() {
  QVariantList list;
  for (const Character& character : ::cast())
    list.append(QVariantMap{{"name", character.name},
                            {"kind", toText(character.level)},
                            {"temper", wordOf(character.temper)},
                            {"line", character.line}});
  return list;
}

QString App::kindWord(const QString& kind) {
  const auto known = seatKindOf(kind);
  return known ? wordOf(*known) : QString();
}

QList<int> App::seatFaces(const QStringList& kinds, const QStringList& names) {
  Seating seating;
  for (const QString& kind : kinds) seating.kinds.push_back(seatKindOf(kind).value_or(SeatKind::medium));
  seating.names = names;
  return facesOf(seating);
}

void App::quickGame(const QString& gameId) {
  const Game* game = fulltable::find_game(gameId.toStdString());
  if (!game) return setMessage(tr("There is no game “%1” in this collection.").arg(gameId));
  const QVariantMap last = settings_.lastSetup(gameId);
  const auto count = static_cast<int>(last.value("kinds").toStringList().size());
  const bool fits = count >= game->info().min_seats && count <= game->info().max_seats;
  QStringList kinds;
  QStringList names;
  for (const QVariant& place : proposedSeats(gameId, fits ? count : 0)) {
    kinds.append(place.toMap().value("kind").toString());
    names.append(place.toMap().value("name").toString());
  }
  newGame(gameId, kinds, names, last.value("options").toMap(), {}, last.value("winnableOnly").toBool(),
          last.value("relaxed").toBool(), last.value("tempos").toList());
}

void App::showSaved(const QList<SavedGame>& games, const QList<SavedGame>& removed) {
  QVariantList list;
  QVariantList bin;
  int unreadable = 0;
  for (const SavedGame& saved : games) {
    if (session_ && saved.id == savedId_) continue;
    if (const QVariantMap card = cardOf(saved); !card.isEmpty())
      list.append(card);
    else
      ++unreadable;
  }
  for (const SavedGame& saved : removed)
    if (const QVariantMap card = cardOf(saved); !card.isEmpty()) bin.append(card);
  const bool same = std::exchange(continues_, list) == list;
  if (std::exchange(removed_, bin) != bin || !same) emit continuesChanged();
  if (unreadable > std::exchange(unreadable_, unreadable))
    setMessage(tr("%n saved game(s) cannot be read by this version of Full Table. They are kept as they are.", nullptr,
                  unreadable));
}

void App::resume(const QString& savedId) {
  cancelSearch();
  store_.load(savedId, loading_);
}

void App::replay(quint64 request, const SavedGame& saved, const QList<KeptMove>& moves) {
  if (request != loading_) return;
  thinker_.run(
      [saved, moves](const std::stop_token&) { return std::make_shared<Replayed>(replayed(saved, moves)); },
      [this, id = saved.id](const std::optional<std::shared_ptr<Replayed>>& found) {
        if (!found) return fail();
        Replayed& game = **found;
        if (!game.seating) {
          return setMessage(tr("This game cannot be continued: %1").arg(whyNot(game)));
        }
        const QByteArray salt = saltOf(game.match->app);
        if (game.leftOut > 0) store_.takeBack(id, static_cast<int>(game.match->history().size()));
        seat(std::make_unique<Session>(std::move(*game.match), *game.seating, salt, &settings_, game.log, *time_), id);
        if (game.leftOut > 0)
          setMessage(tr("The last %n move(s) of this game could not be played again: it goes on from before them.",
                        nullptr, game.leftOut));
      });
}

void App::review(const QString& savedId) {
  cancelSearch();
  store_.bring({savedId}, [this, number = loading_](const QList<KeptGame>& games) {
    if (number != loading_) return;
    if (games.isEmpty()) return setMessage(tr("This game is not among the saved ones any more."));
    lookAt(games.front());
  });
}

void App::reviewThis() {
  if (!session_ || session_->game()->moveCount() == 0) return;
  if (!session_->game()->ended() && session_->game()->seating().humans() > 1)
    return setMessage(tr("A game of several people can be reviewed when it is over: their hands are still hidden."));
  const fulltable::Match& match = session_->game()->match();
  KeptGame kept;
  kept.head = {
      savedId_, session_->game()->id(), beginningOf(match), QDateTime::currentDateTime(), session_->game()->moveCount(),
      {}};
  kept.moves = movesOf(match);
  if (session_->game()->ended()) kept.ending = endingOf(*session_->game());
  kept.analysis = analyst_.kept();
  kept.sameCards = duplicates_.kept();
  lookAt(kept);
}

void App::lookAt(const KeptGame& kept) {
  thinker_.run(
      [kept](const std::stop_token&) {
        auto game = std::make_shared<Replayed>(replayed(kept.head, kept.moves));
        auto copy = game->match && kept.ending ? Analyst::copyOf(*game->match) : nullptr;
        return std::pair(std::move(game), std::move(copy));
      },
      [this, kept](std::optional<std::pair<std::shared_ptr<Replayed>, std::shared_ptr<const fulltable::Match>>> found) {
        if (!found) return fail();
        auto& [replay, copy] = *found;
        Replayed& game = *replay;
        if (!game.seating) return setMessage(tr("This game cannot be shown: %1").arg(whyNot(game)));
        const QByteArray salt = saltOf(game.match->app);
        const auto purpose = kept.ending ? Session::Purpose::reviewOfFinished : Session::Purpose::reviewInPlay;
        QStringList line{whenWords(kept.head.changed)};
        if (kept.ending) {
          line.prepend(kept.ending->text);
          line.append(tr("Deal no. %1").arg(game.match->game_setup().deal_number));
        }
        reviewed_ = {kept.head.id, line.join(" · "), kept.ending ? std::nullopt : std::optional(kept)};
        seat(std::make_unique<Session>(std::move(*game.match), *game.seating, salt, &settings_, game.log, *time_,
                                       purpose),
             {});
        if (!kept.ending) return;
        duplicates_.show(kept.head.id, *copy, session_->game()->seating(), kept.ending->won.has_value(),
                         kept.sameCards);
        analyst_.setGame(std::move(copy), session_->game()->seating(), kept.analysis);
        // From its beginning; of one in play the last moves are looked for.
        session_->review()->goTo(0);
      });
}

void App::endReview() {
  if (!reviewed_.inPlay) return leave();
  cancelSearch();
  replay(loading_, reviewed_.inPlay->head, reviewed_.inPlay->moves);
}

QVariantMap App::shuffle() const {
  const bool told = session_ && (session_->review() ? session_->review()->isFinished() : session_->game()->ended());
  return told ? checkedDeal(session_->game()->match(), session_->game()->salt()) : QVariantMap();
}

void App::remove(const QString& savedId) {
  store_.remove(savedId);
  store_.list();
}

void App::restore(const QString& savedId) {
  history_.restore(savedId);
  store_.list();
}

void App::leave() {
  seat(nullptr, {});
}

bool App::canAnalyse() const {
  return session_ && Analyst::canJudge(session_->game()->match().game()) &&
         (!session_->review() || session_->review()->isFinished());
}

void App::analyse() {
  if (!session_ || (session_->review() ? !session_->review()->isFinished() : !session_->shown()->over())) return;
  if (!analyst_.hasGame()) analyst_.setGame(Analyst::copyOf(session_->game()->match()), session_->game()->seating());
  analyst_.start();
}

void App::again(bool newDeal) {
  if (!session_) return;
  const Game& game = session_->game()->match().game();
  const Seating seating = session_->game()->seating();
  GameSetup gameSetup = session_->game()->match().game_setup();
  if (newDeal) {
    gameSetup.deal_number = drawnDealNumber();
    gameSetup.dealer.reset();
    gameSetup.decks.clear();
    if (game.can_solve() && settings_.lastSetup(session_->game()->id()).value("winnableOnly").toBool())
      return search(game, gameSetup, seating, false);
  }
  begin(game, gameSetup, seating, !newDeal && session_->game()->isDealTold());
}

QString App::rulesText(const QString& gameId) const {
  return rulesMarkdown(gameId);
}

QVariantList App::rulesSections(const QString& gameId) const {
  QVariantList page = rulesOf(gameId);
  const fulltable::Game* game = fulltable::find_game(gameId.toStdString());
  if (!game) return page;
  const bool played = session_ && session_->game()->id() == gameId;
  return rulesAsSet(page, game->info(), played ? &session_->game()->match().game_setup().options : nullptr);
}

QVariantMap App::optionLines(const QString& gameId) {
  QVariantMap lines;
  const fulltable::Game* game = fulltable::find_game(gameId.toStdString());
  if (!game) return lines;
  const QHash<QString, QString> told = ::optionLines(rulesOf(gameId));
  for (const fulltable::OptionSpec& spec : game->info().options) lines.insert(textOf(spec.id), linesOf(spec, told));
  return lines;
}

int App::rulesSection(const QString& gameId, const QString& rule) const {
  return sectionOf(rulesOf(gameId), rule);
}

QString App::firstRule(const QString& gameId, const QStringList& rules) {
  const auto rule =
      std::ranges::find_if(rules, [&](const QString& each) { return sectionOf(rulesOf(gameId), each) > 0; });
  return rule == rules.end() ? QString() : *rule;
}

QVariantMap App::tryInRules(const QVariantMap& picture, int step, const QString& pile, int code) {
  const RulesGame::Tried tried = tryInPicture(picture, step, pile, code);
  return {{"right", tried.right}, {"text", tried.text}, {"rule", tried.rule}};
}

QVariantList App::searchRules(const QString& wanted, const QString& firstGame) {
  return rulesWith(wanted, firstGame);
}

QString App::plain(const QString& markdown) {
  return plainText(markdown);
}

QString App::firstHelp(const QString& gameId) const {
  return rulesText(gameId).section("## In your first game\n", 1, 1).section("\n## ", 0, 0).trimmed();
}
