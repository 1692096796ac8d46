// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "analysis/analyst.h"

#include <QLocale>
#include <algorithm>
#include <cmath>

#include "analysis/reactionlist.h"
#include "match/json_text.h"
#include "text/wording.h"

using fulltable::Json;
using fulltable::JudgedMove;
using fulltable::Judgement;
using fulltable::Match;

namespace {

constexpr std::size_t mostMistakes = 3;

int inHundred(double share) {
  return qRound(100 * share);
}

/// What is told to be lost, in hundredths: the difference of the two chances as they are told. 0: nothing certain.
int lossOf(const Judgement& judgement) {
  if (!judgement.is_certain()) return 0;
  return inHundred(judgement.value + judgement.loss) - inHundred(judgement.value);
}

QString unitOf(fulltable::ScoreUnit unit) {
  switch (unit) {
    case fulltable::ScoreUnit::none: return QStringLiteral("percent");
    case fulltable::ScoreUnit::points: return QStringLiteral("points");
    case fulltable::ScoreUnit::chips: return QStringLiteral("chips");
  }
  return {};
}

Json sharesText(const fulltable::Shares& shares) {
  return Json::array({shares.cards, shares.others, shares.own, shares.error});
}

std::optional<fulltable::Shares> sharesOf(const Json& json) {
  if (!json.is_array() || json.size() != 4 || !std::ranges::all_of(json, [](const Json& n) { return n.is_number(); }))
    return std::nullopt;
  return fulltable::Shares{json[0].get<double>(), json[1].get<double>(), json[2].get<double>(), json[3].get<double>()};
}

}  // namespace

Analyst::Analyst(QObject* parent) : QObject(parent) {}

Analyst::~Analyst() = default;

std::shared_ptr<const Match> Analyst::copyOf(const Match& match) {
  auto copy = Match::load(match.record());
  return copy ? std::make_shared<const Match>(std::move(*copy)) : nullptr;
}

void Analyst::setGame(std::shared_ptr<const Match> match, const Seating& seating, const QByteArray& kept) {
  thinker_.drop();
  match_ = std::move(match);
  seating_ = seating;
  analysis_.reset();
  shares_.clear();
  seat_ = seating.seats() > 0 ? people().front() : 0;
  if (const auto json = fulltable::parse_json(kept.toStdString()); match_ && json && json->is_object()) {
    analysis_ = fulltable::analysis_of(*json, *match_);
    if (analysis_ && json->contains("shares") && (*json)["shares"].is_object())
      for (const auto& [seat, shares] : (*json)["shares"].items())
        if (const auto read = sharesOf(shares)) shares_[QString::fromStdString(seat).toInt()] = *read;
  }
  setProgress(analysis_ ? 1 : 0);
  emit changed();
}

void Analyst::clear() {
  thinker_.drop();
  if (!hasGame()) return;
  match_.reset();
  analysis_.reset();
  shares_.clear();
  setProgress(0);
  emit changed();
}

bool Analyst::canJudge(const fulltable::Game& game) {
  if (game.info().real_time) return fulltable::find_answers(game.info().id) != nullptr;
  return !game.info().solitaire || game.can_solve();
}

QList<int> Analyst::people() const {
  QList<int> seats = seating_.people();
  if (seats.isEmpty())
    for (int seat = 0; seat < seating_.seats(); ++seat) seats.append(seat);
  return seats;
}

void Analyst::setSeat(int seat) {
  if (!people().contains(seat) || std::exchange(seat_, seat) == seat) return;
  emit changed();
  if (ready() && !running()) findShares();
}

void Analyst::start() {
  if (!possible() || running()) return;
  if (ready()) return findShares();
  fulltable::AnalysisPlan plan;
  for (const int seat : people()) plan.seats.insert(seat);
  plan.limits.iterations = effort_.iterations;
  plan.limits.deals = effort_.deals;
  plan.solve.nodes = effort_.nodes;
  plan.progress = [this](std::size_t done, std::size_t all) {
    const double share = static_cast<double>(done) / static_cast<double>(all);
    QMetaObject::invokeMethod(
        this,
        [this, share] {
          if (running()) setProgress(share);
        },
        Qt::QueuedConnection);
  };
  setProgress(0);
  thinker_.run([match = match_, plan](const std::stop_token& stop) { return fulltable::analyse(*match, plan, stop); },
               [this](std::optional<fulltable::Analysis> analysis) { judged(std::move(analysis)); });
  emit changed();
}

void Analyst::cancel() {
  thinker_.drop();
  setProgress(ready() ? 1 : 0);
  emit changed();
}

void Analyst::judged(std::optional<fulltable::Analysis> analysis) {
  if (analysis && analysis->complete) {
    analysis_ = std::move(analysis);
    setProgress(1);
    emit found(kept());
    findShares();
  }
  emit changed();
}

void Analyst::findShares() {
  if (match_->info().solitaire || race() || !match_->over() || shares_.contains(seat_)) return;
  fulltable::Replays replays;
  for (int seat = 0; seat < match_->seats(); ++seat)
    replays.levels.push_back(seating_.isHuman(seat) ? fulltable::Level::expert
                                                    : levelOf(seating_.kinds[static_cast<std::size_t>(seat)]));
  replays.games = effort_.games;
  replays.iterations = effort_.gameIterations;
  replays.seed = 1;
  thinker_.run([match = match_, seat = seat_,
                replays](const std::stop_token& stop) { return fulltable::shares_of(*match, seat, replays, stop); },
               [this, seat = seat_](const std::optional<std::optional<fulltable::Shares>>& shares) {
                 if (shares && *shares) {
                   shares_[seat] = **shares;
                   emit found(kept());
                 }
                 emit changed();
               });
  emit changed();
}

void Analyst::setProgress(double progress) {
  if (std::exchange(progress_, progress) != progress) emit progressChanged();
}

QByteArray Analyst::kept() const {
  if (!analysis_) return {};
  Json json = fulltable::json_of(*analysis_, *match_);
  for (const auto& [seat, shares] : shares_) json["shares"][std::to_string(seat)] = sharesText(shares);
  return QByteArray::fromStdString(json.dump());
}

QVariantList Analyst::chances() const {
  QVariantList chances;
  if (!analysis_) return chances;
  for (const JudgedMove& judged : analysis_->judged)
    if (judged.seat == seat_)
      chances.append(QVariantMap{{"move", static_cast<int>(judged.number) + 1},
                                 {"chance", 100 * judged.judgement.value},
                                 {"lost", lossOf(judged.judgement)}});
  return chances;
}

QVariantMap Analyst::mistake(const JudgedMove& judged) const {
  const Judgement& judgement = judged.judgement;
  const auto known = match_->after(judged.number).know(judged.seat);
  const fulltable::Move& played = match_->history()[judged.number].move;
  const auto say = [&](const fulltable::Text& text, fulltable::Style style = fulltable::Style::prose) {
    return words(text, seating_.names, judged.seat, style);
  };
  QString figures = tr("Winning chance: about %1% instead of %2%.")
                        .arg(inHundred(judgement.value + judgement.loss))
                        .arg(inHundred(judgement.value));
  if (const int more = qRound(judgement.gain.mean); more > 0 && judgement.gain.mean > 2 * judgement.gain.error)
    figures += ' ' + (match_->info().score_unit == fulltable::ScoreUnit::chips
                          ? tr("It brings %n chip(s) more in this deal.", nullptr, more)
                          : tr("It brings %n point(s) more in this deal.", nullptr, more));
  const auto notationOf = [&](const fulltable::Move& move) { return QString::fromStdString(known->write(move)); };
  return {{"move", static_cast<int>(judged.number) + 1},
          {"seat", judged.seat},
          {"notation", notationOf(played)},
          {"betterNotation", judgement.better ? notationOf(*judgement.better) : QString()},
          {"lost", lossOf(judgement)},
          {"played", say(known->say(judged.seat, played).log)},
          {"better", say(fulltable::advice_of(*known, judgement.better))},
          {"why", judgement.better ? say(known->reason(judged.seat, *judgement.better, &played)) : QString()},
          {"figures", figures}};
}

QVariantList Analyst::mistakes() const {
  QVariantList mistakes;
  if (!analysis_) return mistakes;
  for (const std::size_t place : analysis_->costliest(seat_, mostMistakes))
    if (lossOf(analysis_->judged[place].judgement) > 0) mistakes.append(mistake(analysis_->judged[place]));
  return mistakes;
}

QVariantMap Analyst::losses() const {
  QVariantMap losses;
  if (!analysis_) return losses;
  for (const JudgedMove& judged : analysis_->judged)
    if (const int lost = lossOf(judged.judgement)) losses.insert(QString::number(judged.number + 1), lost);
  if (const auto lost = analysis_->alone ? analysis_->alone->lost_by() : std::nullopt)
    losses.insert(QString::number(*lost + 1), 100);
  return losses;
}

int Analyst::costlyMove(int from, bool later) const {
  int found = 0;
  const QVariantMap all = losses();
  for (auto loss = all.begin(); loss != all.end(); ++loss) {
    const int move = loss.key().toInt();
    if (later ? move > from && (found == 0 || move < found) : move < from && move > found) found = move;
  }
  return found;
}

QVariantMap Analyst::mistakeAt(int move) const {
  if (!analysis_) return {};
  for (const JudgedMove& judged : analysis_->judged)
    if (static_cast<int>(judged.number) + 1 == move && lossOf(judged.judgement) > 0) return mistake(judged);
  return {};
}

QString Analyst::summary() const {
  if (!analysis_ || match_->info().solitaire || race()) return {};
  int all = 0;
  int good = 0;
  for (const JudgedMove& judged : analysis_->judged) {
    if (judged.seat != seat_) continue;
    ++all;
    good += lossOf(judged.judgement) == 0;
  }
  if (all == 0) return tr("There was nothing to decide.");
  return good == all
             ? tr("Nothing better was found than what was played, in %n decision(s).", nullptr, all)
             : tr("In %1 of %n decision(s) nothing better was found than what was played.", nullptr, all).arg(good);
}

QString Analyst::solitaireVerdict(const fulltable::WinnableUntil& alone) const {
  const std::size_t all = match_->history().size();
  if (alone.moves == all) return match_->over() ? tr("You won this deal.") : tr("This deal can still be won.");
  if (const auto lost = alone.lost_by()) {
    const fulltable::Said said = match_->after(*lost).say(0, match_->history()[*lost].move);
    return tr("This deal could be won until move %1. Move %2 lost it: %3")
        .arg(*lost)
        .arg(*lost + 1)
        .arg(closed(words(said.log, seating_.names, 0)));
  }
  if (alone.lost == std::size_t{0}) return tr("This deal could not be won.");
  if (alone.moves && alone.lost)
    return tr("This deal could be won until move %1, and not any more after move %2.")
        .arg(*alone.moves)
        .arg(*alone.lost);
  if (alone.moves)
    return tr("This deal could be won until move %1. What came after that was not settled.").arg(*alone.moves);
  if (alone.lost)
    return tr("After move %1 this deal could not be won. Whether it could before was not settled.").arg(*alone.lost);
  return tr("Whether this deal could be won was not settled.");
}

QVariantList Analyst::reactions() const {
  const fulltable::Answers* answers = analysis_ ? fulltable::find_answers(match_->info().id) : nullptr;
  return answers ? reactionList(*answers, fulltable::figures_of(analysis_->answers, seat_)) : QVariantList();
}

QString Analyst::raceVerdict() const {
  int right = 0;
  int wrong = 0;
  double sum = 0;
  for (const auto& [number, seat, answer] : analysis_->answers) {
    if (seat != seat_) continue;
    ++(answer.right ? right : wrong);
    if (answer.right) sum += static_cast<double>(answer.time);
  }
  if (right + wrong == 0) return tr("No card was answered.");
  if (right == 0) return tr("No answer was right.");
  return tr("Answers that were right: %1 of %2, after %3 seconds on average.")
      .arg(right)
      .arg(right + wrong)
      .arg(QLocale().toString(sum / right / 1000, 'f', 2));
}

QString Analyst::verdict() const {
  if (analysis_ && race()) return raceVerdict();
  return analysis_ && analysis_->alone ? solitaireVerdict(*analysis_->alone) : QString();
}

QStringList Analyst::line() const {
  QStringList line;
  if (!analysis_ || !analysis_->alone || !analysis_->alone->moves) return line;
  auto position = match_->after(*analysis_->alone->moves).clone();
  for (const fulltable::Move& move : analysis_->alone->line) {
    if (position->stage() != fulltable::Stage::playing || !position->allows(0, move, {})) break;
    line.append(words(position->say(0, move).advice, seating_.names, 0));
    position->apply(0, move);
  }
  return line;
}

QVariantMap Analyst::shares() const {
  const auto found = shares_.find(seat_);
  if (found == shares_.end()) return {};
  const auto unit = match_->info().score_unit;
  const double scale = unit == fulltable::ScoreUnit::none ? 100 : 1;
  const fulltable::Shares& shares = found->second;
  return {{"cards", scale * shares.cards},
          {"others", scale * shares.others},
          {"own", scale * shares.own},
          {"error", scale * shares.error},
          {"unit", unitOf(unit)}};
}
