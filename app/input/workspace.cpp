// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/workspace.h"

#include <algorithm>
#include <iterator>

#include "text/wording.h"

using fulltable::Card;
using fulltable::Cards;
using fulltable::Draft;
using fulltable::DraftMeld;
using fulltable::Knowledge;
using fulltable::Mark;
using fulltable::PileView;
using fulltable::View;

const QString Workspace::loosePile = QStringLiteral("work.loose");
const QString Workspace::newPile = QStringLiteral("work.new");

namespace {

QString groupPile(std::size_t group) {
  return QStringLiteral("work.%1").arg(group);
}

std::string handOf(const Knowledge& known) {
  return fulltable::PileId(known.info().hand, known.seat());
}

const Cards& cardsOf(const View& view, fulltable::PileId pile) {
  static const Cards none;
  const auto found = std::ranges::find(view.piles, pile, &PileView::id);
  return found == view.piles.end() ? none : found->cards;
}

/// Takes a card out of a pile of the view, with what marks it.
void takeOut(View& view, PileView& pile, Cards::iterator card) {
  const auto place = static_cast<int>(card - pile.cards.begin());
  pile.cards.erase(card);
  std::erase_if(view.marks, [&](const Mark& mark) { return mark.pile == pile.id && mark.place == place; });
  for (Mark& mark : view.marks)
    if (mark.pile == pile.id && mark.place > place) --mark.place;
}

/// How many cards stand for the same in both.
int agreement(const DraftMeld& a, const DraftMeld& b) {
  int same = 0;
  for (std::size_t i = 0; i < a.cards.size(); ++i)
    for (std::size_t j = 0; j < b.cards.size(); ++j)
      if (a.cards[i] == b.cards[j] && a.roles[i] == b.roles[j]) ++same;
  return same;
}

}  // namespace

QVariantList Workspace::groups() const {
  QVariantList list;
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    const Group& group = groups_[i];
    const DraftMeld meld = meldOf(group);
    QVariantList roles, choices;
    for (std::size_t place = 0; place < meld.cards.size(); ++place)
      roles.append((meld.roles[place].is_known() ? meld.roles[place] : meld.cards[place]).code());
    for (const DraftMeld& reading : group.readings) {
      QVariantList substituted;
      for (std::size_t place = 0; place < reading.cards.size(); ++place)
        if (reading.cards[place] != reading.roles[place]) substituted.append(reading.roles[place].code());
      choices.append(QVariant(substituted));
    }
    if (choices.size() < 2) choices.clear();
    list.append(QVariantMap{{"pile", groupPile(i)},
                            {"cards", static_cast<int>(group.pieces.size())},
                            {"meld", !group.readings.empty()},
                            {"roles", roles},
                            {"choices", choices},
                            {"chosen", static_cast<int>(group.chosen)}});
  }
  return list;
}

void Workspace::begin(const Knowledge& known, const View& view, const Draft& draft,
                      const std::optional<Draft>& wanted) {
  draft_ = draft;
  hand_ = handOf(known);
  groups_.clear();
  loose_.clear();
  earlier_.clear();
  // What melds can be made of: those there are first, then the line, then the hand.
  std::vector<Piece> pieces;
  for (const DraftMeld& meld : draft.melds)
    for (const Card card : meld.cards) pieces.push_back({card, Source::meld});
  const Cards& line = cardsOf(view, draft.line);
  deepest_ = draft.due.is_known() ? draft.due.code() : -1;
  for (std::size_t i = line.size() - static_cast<std::size_t>(draft.taken); i < line.size(); ++i)
    pieces.push_back({line[i], Source::line});
  for (const Card card : cardsOf(view, fulltable::PileId(hand_))) pieces.push_back({card, Source::hand});
  for (const DraftMeld& meld : wanted.value_or(draft).melds) {
    Group group;
    group.pile = meld.pile;
    for (const Card card : meld.cards) {
      const auto piece = std::ranges::find(pieces, card, &Piece::card);
      if (piece == pieces.end()) continue;
      group.pieces.push_back(*piece);
      pieces.erase(piece);
    }
    read(known, group, meld);
    groups_.push_back(std::move(group));
  }
  std::ranges::copy_if(pieces, std::back_inserter(loose_),
                       [](const Piece& piece) { return piece.source != Source::hand; });
  judge(known);
}

void Workspace::close() {
  if (!draft_) return;
  draft_.reset();
  groups_.clear();
  loose_.clear();
  earlier_.clear();
  marks_.clear();
  move_.reset();
  problem_.clear();
  problemRule_.clear();
  deepest_ = -1;
  emit changed();
}

View Workspace::over(View view) const {
  if (!draft_) return view;
  const auto isLifted = [this](const fulltable::PileId& pile) {
    return std::ranges::find(draft_->melds, pile, &DraftMeld::pile) != draft_->melds.end();
  };
  std::erase_if(view.piles, [&](const PileView& pile) { return isLifted(pile.id); });
  std::erase_if(view.marks, [&](const Mark& mark) { return isLifted(mark.pile); });
  for (PileView& pile : view.piles) {
    for (int i = 0; pile.id == draft_->line && i < draft_->taken; ++i) takeOut(view, pile, pile.cards.end() - 1);
    if (pile.id != hand_) continue;
    for (const Group& group : groups_)
      for (const Piece& piece : group.pieces)
        if (const auto held = std::ranges::find(pile.cards, piece.card);
            piece.source == Source::hand && held != pile.cards.end())
          takeOut(view, pile, held);
  }
  view.marks.insert(view.marks.end(), marks_.begin(), marks_.end());
  using fulltable::message;
  const auto lay = [&view](const QString& id, const std::vector<Piece>& pieces, fulltable::Text title) {
    PileView pile{.id = id.toStdString(), .ordered = false, .cards = {}, .title = std::move(title)};
    for (const Piece& piece : pieces) pile.cards.push_back(piece.card);
    view.piles.push_back(std::move(pile));
  };
  for (std::size_t i = 0; i < groups_.size(); ++i)
    lay(groupPile(i), groups_[i].pieces,
        message("table", "meld {number} on the workspace").number("number", static_cast<int>(i) + 1));
  lay(loosePile, loose_, message("table", "workspace"));
  lay(newPile, {}, message("table", "new meld on the workspace"));
  return view;
}

std::vector<Workspace::Piece>* Workspace::piecesOf(const QString& pile) {
  if (pile == loosePile) return &loose_;
  for (std::size_t i = 0; i < groups_.size(); ++i)
    if (pile == groupPile(i)) return &groups_[i].pieces;
  return nullptr;
}

Workspace::Piece Workspace::pickUp(const Pick& pick) {
  std::vector<Piece>* pieces = piecesOf(pick.pile);
  if (!pieces) return {pick.card, Source::hand};
  const auto found = std::ranges::find(*pieces, pick.card, &Piece::card);
  const Piece piece = *found;
  pieces->erase(found);
  return piece;
}

QStringList Workspace::targets(const std::vector<Pick>& cards) const {
  QStringList list;
  const QString& home = cards.front().pile;
  for (std::size_t i = 0; i < groups_.size(); ++i)
    if (groupPile(i) != home) list.append(groupPile(i));
  bool whole = false;
  for (std::size_t i = 0; i < groups_.size(); ++i)
    whole = whole || (groupPile(i) == home && groups_[i].pieces.size() == cards.size());
  if (!whole) list.append(newPile);
  if (isGroup(home)) list += {loosePile, QString::fromStdString(hand_)};
  return list;
}

void Workspace::put(const Knowledge& known, const std::vector<Pick>& cards, const QString& target) {
  earlier_.push_back({groups_, loose_});
  std::vector<DraftMeld> before;
  for (const Group& group : groups_) before.push_back(meldOf(group));
  std::vector<Piece> moved;
  moved.reserve(cards.size());
  for (const Pick& pick : cards) moved.push_back(pickUp(pick));
  if (target == newPile) {
    groups_.emplace_back();
    before.emplace_back();
  }
  std::vector<Piece>* group = target == newPile ? &groups_.back().pieces : isGroup(target) ? piecesOf(target) : nullptr;
  for (const Piece& piece : moved) {
    if (group)
      group->push_back(piece);
    else if (piece.source != Source::hand)
      loose_.push_back(piece);
  }
  for (std::size_t i = 0; i < groups_.size(); ++i) read(known, groups_[i], before[i]);
  std::erase_if(groups_, [](const Group& each) { return each.pieces.empty(); });
  judge(known);
}

QString Workspace::bestTarget(const Knowledge& known, const Pick& card) const {
  for (std::size_t i = 0; i < groups_.size(); ++i) {
    Cards cards{card.card};
    for (const Piece& piece : groups_[i].pieces) cards.push_back(piece.card);
    // Two cards may be on their way to be a meld.
    if (!melding_->readings(known, cards).empty() || groups_[i].pieces.size() < 2) return groupPile(i);
  }
  return newPile;
}

void Workspace::choose(const Knowledge& known, int group, int choice) {
  if (group < 0 || group >= static_cast<int>(groups_.size())) return;
  Group& changed = groups_[static_cast<std::size_t>(group)];
  if (choice < 0 || choice >= static_cast<int>(changed.readings.size())) return;
  earlier_.push_back({groups_, loose_});
  const DraftMeld wanted = changed.readings[static_cast<std::size_t>(choice)];
  read(known, changed, wanted);
  judge(known);
}

bool Workspace::stepBack(const Knowledge& known) {
  if (earlier_.empty()) return false;
  groups_ = std::move(earlier_.back().groups);
  loose_ = std::move(earlier_.back().loose);
  earlier_.pop_back();
  judge(known);
  return true;
}

DraftMeld Workspace::meldOf(const Group& group) const {
  if (!group.readings.empty()) {
    DraftMeld meld = group.readings[group.chosen];
    meld.pile = group.pile;
    return meld;
  }
  DraftMeld meld{.cards = {}, .roles = {}, .pile = group.pile};
  for (const Piece& piece : group.pieces) meld.cards.push_back(piece.card);
  meld.roles.resize(meld.cards.size(), fulltable::unknown_card);
  return meld;
}

/// Finds what the cards make, as near as possible to what they made before.
void Workspace::read(const Knowledge& known, Group& group, const DraftMeld& before) {
  Cards cards;
  for (const Piece& piece : group.pieces) cards.push_back(piece.card);
  group.readings = melding_->readings(known, cards);
  group.chosen = 0;
  int most = -1;
  for (std::size_t i = 0; i < group.readings.size(); ++i) {
    const int same = agreement(group.readings[i], before);
    if (same <= most) continue;
    most = same;
    group.chosen = i;
  }
  if (group.readings.empty()) return;
  std::vector<Piece> ordered;
  for (const Card card : group.readings[group.chosen].cards) {
    const auto piece = std::ranges::find(group.pieces, card, &Piece::card);
    ordered.push_back(*piece);
    group.pieces.erase(piece);
  }
  group.pieces = std::move(ordered);
}

void Workspace::refuseMove(const fulltable::Refusal& refusal) {
  problem_ = words(refusal);
  problemRule_ = QString::fromStdString(refusal.rule);
}

void Workspace::judge(const Knowledge& known) {
  move_.reset();
  problemRule_.clear();
  Draft draft{.melds = {}, .taken = draft_->taken, .line = draft_->line};
  for (const Group& group : groups_) draft.melds.push_back(meldOf(group));
  const std::string text = melding_->compose(known, draft);
  const auto move = known.read(text);
  if (text.empty())
    problem_ = tr("Drag cards together to form melds.");
  else if (!move)
    problem_ = tr("This isn't a complete move yet.");
  else if (known.allows(known.seat(), *move, {}))
    move_ = *move;
  else
    refuseMove(known.why_not(known.seat(), *move, {}));
  if (move_) problem_.clear();
  marks_.clear();
  for (std::size_t i = 0; i < groups_.size(); ++i) addMarks(known, groupPile(i), draft.melds[i]);
  DraftMeld loose;
  for (const Piece& piece : loose_) loose.cards.push_back(piece.card);
  loose.roles.resize(loose.cards.size(), fulltable::unknown_card);
  addMarks(known, loosePile, loose);
  emit changed();
}

void Workspace::addMarks(const Knowledge& known, const QString& pile, const DraftMeld& meld) {
  for (std::size_t place = 0; place < meld.cards.size(); ++place)
    for (Mark& mark : melding_->marks(known, *draft_, meld.cards[place], meld.roles[place])) {
      mark.pile = pile.toStdString();
      mark.place = static_cast<int>(place);
      marks_.push_back(std::move(mark));
    }
}
