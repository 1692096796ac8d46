// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "session/advisor.h"

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

#include "ai/dead_end.h"
#include "game/publicview.h"
#include "players/cores.h"
#include "settings/settings.h"
#include "text/chancewords.h"
#include "text/wording.h"

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::chrono::seconds longestHint{5};
constexpr std::chrono::seconds longestSolve{10};
constexpr int imaginedForHints = 200;  ///< positions, from which it is counted where hidden cards lie

/// What `winnable` says.
enum Light { dark, solvable, unsolvable, searching };

Light lightOf(fulltable::Finding finding) {
  switch (finding) {
    case fulltable::Finding::solvable: return solvable;
    case fulltable::Finding::unsolvable: return unsolvable;
    case fulltable::Finding::unknown: return dark;
  }
  return dark;
}

}  // namespace

Advisor::Advisor(const Viewpoint& viewpoint, CardModel& cards, Chronicle& chronicle, Thinker& thinker, TimeSource& time,
                 const Settings& settings, QObject* parent)
    : QObject(parent),
      viewpoint_(viewpoint),
      game_(viewpoint.game()),
      cards_(cards),
      chronicle_(chronicle),
      thinker_(thinker),
      settings_(settings) {
  again_ = time.alarm([this] {
    if (viewpoint_.myTurn() && viewpoint_.viewer() == asker_) hint();
  });
  connect(&viewpoint_, &Viewpoint::changed, this, &Advisor::changed);
  connect(this, &Advisor::hintChanged, this, &Advisor::hintUseChanged);
}

void Advisor::clear() {
  if (winnable_ == searching) setWinnable(dark);
  if (hintLines_.isEmpty() && !hinting_) return;
  // Others may choose at the same time: as long as nothing that is seen moves, a hint stays.
  const fulltable::Knowledge& known = viewpoint_.known();
  const int viewer = viewpoint_.viewer();
  if (!hintLines_.isEmpty() && viewpoint_.myTurn() && !game_.realTime() && known.seat() == viewer &&
      sameToTheEye(hintView_, known.show(viewer)))
    return;
  // A person who still waits for a hint gets it for the new position: perhaps another seat only chose to wait. Of
  // several people the next might be another.
  const auto& history = game_.match().history();
  const bool waits = !history.empty() && history.back().seat != viewer;
  if (std::exchange(hinting_, false) && waits) {
    asker_ = viewer;
    again_->start(0);
  }
  closeHint();
}

void Advisor::closeHint() {
  hintLines_.clear();
  more_.clear();
  others_.clear();
  explained_ = false;
  hintTarget_ = {};
  hintCards_.clear();
  leaveHint();
  cards_.setHinted({});
  emit hintChanged();
}

qint64 Advisor::pace() const {
  return settings_.play()->speed() == "instant" ? 0 : finale_ ? 75 : 150;
}

void Advisor::stopPlayingUp() {
  playingSafe_ = false;
  finale_ = false;
  setWinnable(dark);
  emit changed();
}

std::optional<fulltable::Move> Advisor::lookOver(bool byHand) {
  setNotice({});
  if (winnable_ == solvable) setWinnable(dark);
  if (byHand) playingSafe_ = settings_.play()->autoSafe();
  if (byHand && winsBySafeMoves()) playingSafe_ = finale_ = true;
  // One after the other, so that the eye can follow.
  if (auto safe = playingSafe_ ? safeMove() : std::nullopt) {
    emit changed();
    return safe;
  }
  playingSafe_ = false;
  finale_ = false;
  emit changed();
  const std::shared_ptr<const fulltable::Knowledge> known = viewpoint_.known().clone();
  thinker_.run([known](const std::stop_token& stop) { return fulltable::is_dead_end(*known, stop); },
               [this](std::optional<bool> stuck) {
                 if (stuck.value_or(false)) setNotice(tr("Only back-and-forth moves are left."));
               });
  if (settings_.play()->winnableLight()) checkWinnable();
  return std::nullopt;
}

void Advisor::setNotice(const QString& text) {
  if (std::exchange(notice_, text) == text) return;
  emit noticeChanged();
  if (!text.isEmpty()) chronicle_.announce(text);
}

void Advisor::setWinnable(int winnable) {
  if (std::exchange(winnable_, winnable) != winnable) emit winnableChanged();
}

void Advisor::checkWinnable() {
  if (!canSolve() || winnable_ == searching) return;
  setWinnable(searching);
  const std::shared_ptr<const fulltable::Position> truth = game_.truth().clone();
  thinker_.run(
      [truth](const std::stop_token& stop) {
        fulltable::SolveLimits limits;
        limits.expired = [&stop, end = Clock::now() + longestSolve] {
          return stop.stop_requested() || Clock::now() >= end;
        };
        return truth->solve(limits, 1).finding;
      },
      [this](std::optional<fulltable::Finding> finding) {
        setWinnable(lightOf(finding.value_or(fulltable::Finding::unknown)));
      });
}

void Advisor::hint() {
  emit asked();
  if (!canHint() || hinting_) return;
  if (winnable_ == searching) {
    thinker_.drop();
    setWinnable(dark);
  }
  if (game_.realTime()) return hintInRace();
  // It is still there to be read, or played by Enter. Who asks again is told more; who does not see it, all of it.
  if (awaited_ && !hintLines_.isEmpty()) {
    explained_ = true;
    markCards();
    emit hintChanged();
    return chronicle_.announce(hintTold());
  }
  hinting_ = awaited_ = true;
  emit hintChanged();
  const std::shared_ptr<const fulltable::Knowledge> known = viewpoint_.known().clone();
  const fulltable::Rng rng(static_cast<std::uint64_t>(game_.moveCount()) + 1);
  thinker_.run(
      [known, rng, count = thinker_.cores()](const std::stop_token& stop) {
        Cores cores(count);
        fulltable::Limits limits;
        limits.crew = cores.crew();
        limits.scores = true;
        limits.expired = [end = Clock::now() + longestHint] { return Clock::now() >= end; };
        const auto decision = fulltable::think(*known, fulltable::Level::expert, limits, rng, stop);
        Advice advice{decision.move, fulltable::hint_of(*known, decision)};
        if (!advice.hint.basis.empty())
          advice.chances = fulltable::chances_of(*known, imaginedForHints, [&stop] { return stop.stop_requested(); });
        return advice;
      },
      [this](const std::optional<Advice>& advice) {
        if (advice) return showHint(*advice);
        hinting_ = false;
        emit hintChanged();
      });
}

void Advisor::leaveHint() {
  const bool move = std::exchange(hintMove_, {}).has_value();
  if (std::exchange(awaited_, false)) emit hintUseChanged();
  if (move) emit hintLeft();
}

void Advisor::hintInRace() {
  const fulltable::Knowledge& known = viewpoint_.known();
  const int seat = viewpoint_.viewer();
  fulltable::Moves moves;
  known.legal(seat, moves);
  fulltable::Rng rng(static_cast<std::uint64_t>(game_.moveCount()));
  if (const int place = moves.empty() ? -1 : known.rule_of_thumb(seat, moves, rng); place >= 0) {
    const fulltable::Move& move = moves[static_cast<std::size_t>(place)];
    fulltable::Decision decision;
    decision.move = move;
    hintLines_ = hintLinesOf(fulltable::hint_of(known, decision), game_.seating().names, seat);
  } else {
    hintLines_ = {tr("Wait. There's nothing for you to do now.")};
  }
  emit hintChanged();
  chronicle_.announce(hintText());
}

std::pair<QList<int>, Target> Advisor::placesOf(const fulltable::Move& move) const {
  const fulltable::Knowledge& known = viewpoint_.known();
  const auto gesture = known.gesture(known.seat(), move);
  QList<int> rows = cards_.rowsOf(gesture);
  Target target = targetsOf(gesture).front();
  // A pile that is tapped, such as the stock, is what to look at, not where its card goes.
  const QString from = QString::fromStdString(gesture.from);
  if (const QList<int> pile = cards_.rowsOf(from); rows.isEmpty() && !pile.isEmpty()) {
    rows = {pile.back()};
    target = {from};
  }
  // What comes into the hand lies there soon enough; the whole hand says nothing.
  if (gesture.to == fulltable::PileId(known.info().hand, known.seat()) && target.pile != from) target = {};
  return {rows, target};
}

void Advisor::markCards() {
  const bool told = explained_ && !others_.empty();
  QHash<int, QString> signs;
  for (const int row : std::as_const(hintCards_)) signs.insert(row, told ? "1" : "hint");
  for (std::size_t i = 0; told && i < others_.size(); ++i) {
    if (!others_[i]) continue;
    auto [rows, target] = placesOf(*others_[i]);
    rows.removeIf([&](int row) { return signs.contains(row); });
    // The same cards to another place: it is the place that says so.
    if (const QList<int> there = cards_.rowsOf(target.pile);
        rows.isEmpty() && !there.isEmpty() && !signs.contains(there.back()))
      rows = {there.back()};
    for (const int row : std::as_const(rows)) signs.insert(row, QString::number(i + 2));
  }
  cards_.setHinted(signs);
}

void Advisor::compare(const QString& played, const QString& better) {
  QHash<int, QString> signs;
  const auto mark = [&](const QString& text, const QString& sign) {
    const auto move = viewpoint_.known().read(text.toStdString());
    if (!move) return;
    auto [rows, target] = placesOf(*move);
    if (const int onto = target.isCard() ? cards_.rowOf(target.card, target.pile) : -1; onto >= 0) rows.append(onto);
    for (const int row : std::as_const(rows)) signs.insert(row, sign);
  };
  mark(better, "better");
  mark(played, "played");
  cards_.setHinted(signs);
}

void Advisor::point(const std::optional<fulltable::Move>& move, const QStringList& cards) {
  hintCards_.clear();
  hintTarget_ = {};
  others_.clear();
  explained_ = false;
  if (move) std::tie(hintCards_, hintTarget_) = placesOf(*move);
  for (int row = 0; row < cards_.count(); ++row)
    if (const fulltable::Card card = cards_.slot(row).card;
        card.is_known() && cards.contains(QString::fromStdString(fulltable::to_text(card))))
      hintCards_.append(row);
  markCards();
  emit hintChanged();
}

void Advisor::showHint(const Advice& advice) {
  const fulltable::Knowledge& known = viewpoint_.known();
  const int seat = known.seat();
  hintLines_ = hintLinesOf(advice.hint, game_.seating().names, seat);
  tellMore(advice);
  hinting_ = false;
  hintCards_.clear();
  hintTarget_ = {};
  hintMove_ = awaited_ ? advice.move : std::nullopt;
  if (advice.move) {
    std::tie(hintCards_, hintTarget_) = placesOf(*advice.move);
    if (hintMove_) emit hinted(*hintMove_);
  }
  hintView_ = known.show(seat);
  markCards();
  emit hintChanged();
  chronicle_.announce(hintText());
}

void Advisor::tellMore(const Advice& advice) {
  more_.clear();
  explained_ = false;
  others_ = advice.hint.other_moves;
  const fulltable::Knowledge& known = viewpoint_.known();
  const QStringList& names = game_.seating().names;
  for (const fulltable::Text& other : advice.hint.others) {
    const QString told = words(other, names, known.seat());
    more_.append(more_.isEmpty() ? tr("Next best: %1.").arg(told) : tr("Then: %1.").arg(told));
  }
  QStringList sure;
  for (const ChanceLine& line : sureWords(advice.chances, namesOfPiles(viewpoint_.view(), names, known.seat())))
    sure.append(QStringLiteral("%1: %2.").arg(line.title, line.text));
  if (!sure.isEmpty()) more_.append(tr("Hidden cards, as far as you can know. %1").arg(sure.join(' ')));
  if (!advice.hint.basis.empty()) more_.append(words(advice.hint.basis, names, known.seat()));
}

std::optional<fulltable::Move> Advisor::safeMove() const {
  if (!viewpoint_.myTurn()) return std::nullopt;
  const fulltable::Moves moves = viewpoint_.known().safe_moves(viewpoint_.viewer());
  return moves.empty() ? std::nullopt : std::optional(moves.front());
}

bool Advisor::winsBySafeMoves() const {
  if (!isOpen(viewpoint_.view())) return false;
  // Every card is seen, so that there is nothing to imagine.
  fulltable::Rng rng(1);
  const auto position = viewpoint_.known().imagine(rng);
  while (position->stage() == fulltable::Stage::playing) {
    const fulltable::Moves moves = position->safe_moves(viewpoint_.viewer());
    if (moves.empty()) return false;
    position->apply(viewpoint_.viewer(), moves.front());
  }
  return !position->winners().empty();
}

void Advisor::playSafe() {
  emit asked();
  const auto safe = safeMove();
  if (!safe) {
    emit refused(tr("No card is safe to move up now."));
    return;
  }
  playingSafe_ = true;
  emit safeMoveWanted(*safe);
}
