// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>

#include "session/session.h"
#include "session/views.h"

// Melds put together on the worktop before they are a move; and what could be laid at once.

using fulltable::Card;
using fulltable::Cards;
using fulltable::Draft;
using fulltable::DraftMeld;

namespace {

/// So many are offered at once.
constexpr std::size_t mostOffers = 6;
/// Of cards taken from a line.
constexpr int anyNumber = -1;

Cards sorted(Cards cards) {
  std::ranges::sort(cards);
  return cards;
}

/// The meld of `after` that is not one of `before`.
const DraftMeld* newest(const Draft& before, const Draft& after) {
  const auto found = std::ranges::find_if(after.melds.rbegin(), after.melds.rend(), [&](const DraftMeld& meld) {
    return std::ranges::find(before.melds, meld) == before.melds.end();
  });
  return found == after.melds.rend() ? nullptr : &*found;
}

int substitutesIn(const DraftMeld& meld) {
  int count = 0;
  for (std::size_t i = 0; i < meld.cards.size(); ++i) count += meld.cards[i] == meld.roles[i] ? 0 : 1;
  return count;
}

QVariantMap shownMeld(const DraftMeld& meld) {
  QVariantList codes, roles;
  for (const Card card : meld.cards) codes.append(card.code());
  for (const Card role : meld.roles) roles.append(role.code());
  return {{"codes", codes}, {"roles", roles}};
}

}  // namespace

std::optional<Draft> Session::draftAt(const QString& pile, int place) const {
  if (!melding_ || !isSeatOfViewer() || ended() || resting_ || !known_->to_act().has(viewer_)) return std::nullopt;
  return melding_->draft_at(*known_, pile.toStdString(), place);
}

std::optional<Draft> Session::draftAt(int row) const {
  if (row < 0 || row >= cards_.count()) return std::nullopt;
  return draftAt(cards_.slot(row).pile, cards_.slot(row).place);
}

bool Session::canArrange() const {
  return !worktop_.isOpen() && draftAt(QString("hand.%1").arg(viewer_), 0).has_value();
}

bool Session::canMeld() const {
  const Choices moves = selectedMoves();
  return std::ranges::any_of(moves, [](const Choice& choice) { return choice.gesture.key == "M"; });
}

std::vector<Worktop::Pick> Session::picks() const {
  std::vector<Worktop::Pick> list;
  for (const int row : lifted_) list.push_back({.pile = cards_.slot(row).pile, .card = cards_.slot(row).card});
  return list;
}

void Session::findLays() {
  lays_.clear();
  std::optional<Draft> former;
  for (const Choice& choice : choices_) {
    const auto draft = melding_->draft_of(*known_, choice.move);
    if (!draft) continue;
    if (!former) {
      const int size = pileSize(QString::fromStdString(draft->line));
      former = draft->taken > 0 ? melding_->draft_at(*known_, draft->line, size - draft->taken)
                                : melding_->draft_at(*known_, choice.gesture.from, 0);
    }
    const DraftMeld* meld = former ? newest(*former, *draft) : nullptr;
    if (meld) lays_.push_back({choice, *draft, *meld});
  }
  // Natural melds first, then those that take up most.
  std::ranges::stable_sort(lays_, [](const Lay& a, const Lay& b) {
    const int left = substitutesIn(a.meld);
    const int right = substitutesIn(b.meld);
    if (left != right) return left < right;
    return a.meld.cards.size() > b.meld.cards.size();
  });
}

std::vector<const Session::Lay*> Session::laysOf(int taken) const {
  std::vector<const Lay*> list;
  for (const Lay& lay : lays_) {
    if (taken != anyNumber && lay.draft.taken != taken) continue;
    const Cards cards = sorted(lay.meld.cards);
    const bool part = std::ranges::any_of(list, [&](const Lay* other) {
      return other->draft.taken == lay.draft.taken && std::ranges::includes(sorted(other->meld.cards), cards);
    });
    if (!part) list.push_back(&lay);
    if (list.size() == mostOffers) break;
  }
  return list;
}

QVariantMap Session::sweep(int row) const {
  const auto draft = draftAt(row);
  if (!draft || draft->taken == 0 || worktop_.isOpen()) return {};
  QVariantList melds;
  for (const Lay* lay : laysOf(draft->taken)) melds.append(shownMeld(lay->meld));
  return {{"count", draft->taken}, {"row", row}, {"melds", melds}};
}

QVariantList Session::layOffers() const {
  QVariantList list;
  // With nothing taken onto the worktop only what lies there counts.
  if (!isSeatOfViewer() || (worktop_.isOpen() && worktop_.taken() == 0)) return list;
  const bool drawing =
      !worktop_.isOpen() && std::ranges::none_of(lays_, [](const Lay& lay) { return lay.draft.taken == 0; });
  for (const Lay* lay : laysOf(drawing ? anyNumber : worktop_.taken())) {
    QVariantMap offer = shownMeld(lay->meld);
    offer.insert("taken", drawing ? lay->draft.taken : 0);
    offer.insert("index", static_cast<int>(lay - lays_.data()));
    list.append(offer);
  }
  return list;
}

void Session::takeOffer(int index) {
  endRest();
  if (index < 0 || index >= static_cast<int>(lays_.size())) return;
  const Lay lay = lays_[static_cast<std::size_t>(index)];
  cancelLift();
  if (!worktop_.isOpen()) return make(lay.choice);
  if (const auto draft =
          melding_->draft_at(*known_, lay.draft.line, static_cast<int>(trueSize(lay.draft.line)) - lay.draft.taken))
    layOut(*draft, lay.draft);
}

std::size_t Session::trueSize(const std::string& pile) const {
  const fulltable::View view = currentView();
  const auto* shown = pileOf(view, QString::fromStdString(pile));
  return shown ? shown->cards.size() : 0;
}

void Session::layOut(const Draft& draft, const std::optional<Draft>& wanted) {
  worktop_.begin(*known_, currentView(), draft, wanted);
  showDraft();
}

void Session::showDraft() {
  setLifted({}, {});
  showNow(worktop_.over(currentView()), {}, Reshuffle::no);
}

void Session::openWorktop(int row) {
  endRest();
  const auto draft = row >= 0 ? draftAt(row) : draftAt(QString("hand.%1").arg(viewer_), 0);
  if (!draft) return;
  std::optional<Draft> wanted;
  if (draft->taken > 0) {
    const Card deepest = cards_.slot(row).card;
    const auto lays = laysOf(draft->taken);
    if (isSelection()) {
      // What was selected before is meant to go with the card.
      wanted = *draft;
      wanted->melds.push_back({.cards = cardsOf(lifted_), .roles = {}});
      wanted->melds.back().cards.push_back(deepest);
      wanted->melds.back().roles.resize(wanted->melds.back().cards.size());
    } else if (!lays.empty()) {
      wanted = lays.front()->draft;
    }
  }
  opener_ = row;
  layOut(*draft, wanted);
}

bool Session::tapForWorktop(int row) {
  const auto draft = selects(row) ? std::nullopt : draftAt(row);
  if (!draft) return false;
  if (draft->taken > 0) {
    openWorktop(row);
    return true;
  }
  // The first click of two on a meld does nothing.
  return lifted_.isEmpty();
}

bool Session::liftForWorktop(int row) {
  const auto draft = draftAt(row);
  if (!draft) {
    // What a click takes off a pile may also be dragged off it.
    if (!known_->plays_sets() || row < 0 || row >= cards_.count()) return false;
    const Choices found = choicesAt(cards_.slot(row).pile);
    if (found.size() != 1 || found.front().gesture.to.empty()) return false;
    setLifted({row}, {QString::fromStdString(found.front().gesture.to)});
    sweeping_ = true;
    return true;
  }
  if (draft->taken == 0) {
    openWorktop(row);
    return liftDraft(row);
  }
  setLifted(cards_.rowsOf(cards_.slot(row).pile).mid(cards_.slot(row).place),
            {QString("hand.%1").arg(viewer_), QString("meld.%1.%2").arg(viewer_).arg(draft->melds.size())});
  sweeping_ = true;
  return true;
}

bool Session::dropSweep(const QString& target) {
  const int row = lifted_.front();
  const bool there = targets_.contains(target);
  setLifted({}, {});
  if (!there) return false;
  if (draftAt(row))
    openWorktop(row);
  else
    tapPile(cards_.slot(row).pile);
  return true;
}

void Session::tryOnWorktop(const QString& pile) {
  if (worktop_.isOpen()) {
    if (!lifted_.isEmpty()) dropDraft(Worktop::newPile);
    return;
  }
  const auto draft = draftAt(QString("hand.%1").arg(viewer_), 0);
  if (!draft || !isSelection()) return;
  Draft wanted = *draft;
  auto group = std::ranges::find(wanted.melds, fulltable::PileId(pile.toStdString()), &DraftMeld::pile);
  if (group == wanted.melds.end()) group = wanted.melds.insert(wanted.melds.end(), DraftMeld());
  std::ranges::copy(cardsOf(lifted_), std::back_inserter(group->cards));
  group->roles.resize(group->cards.size());
  opener_ = -1;
  layOut(*draft, wanted);
}

void Session::closeWorktop() {
  if (!worktop_.isOpen()) return;
  worktop_.close();
  showDraft();
}

void Session::lay() {
  if (!worktop_.isOpen()) return;
  if (!worktop_.isValid()) return refuse(worktop_.problem());
  layFromWorktop(fulltable::Move(*worktop_.move()));
}

void Session::layFromWorktop(const fulltable::Move& move) {
  if (worktop_.isOpen()) {
    setLifted({}, {});
    worktop_.close();
    view_ = currentView();
  }
  make({move, known_->gesture(viewer_, move), {}});
}

void Session::chooseRoles(int group, int choice) {
  if (!worktop_.isOpen()) return;
  worktop_.choose(*known_, group, choice);
  showDraft();
}

bool Session::isOnWorktop(int row) const {
  if (row < 0 || row >= cards_.count()) return false;
  const QString& pile = cards_.slot(row).pile;
  return Worktop::isPile(pile) || pile == QString("hand.%1").arg(viewer_);
}

void Session::selectDraft(const QList<int>& rows) {
  if (rows.isEmpty()) return setLifted({}, {});
  std::vector<Worktop::Pick> cards;
  for (const int row : rows) cards.push_back({cards_.slot(row).pile, cards_.slot(row).card});
  setLifted(rows, worktop_.targets(cards));
}

bool Session::liftDraft(int row) {
  if (!isOnWorktop(row)) return false;
  QList<int> rows = lifted_;
  if (!rows.removeOne(row)) rows.clear();
  rows.prepend(row);
  selectDraft(rows);
  return true;
}

bool Session::dropDraft(const QString& target) {
  if (lifted_.isEmpty() || !targets_.contains(target)) return false;
  worktop_.put(*known_, picks(), target);
  opener_ = -1;
  showDraft();
  emit played("place");
  return true;
}

void Session::tapDraft(int row) {
  opener_ = -1;
  if (!isOnWorktop(row)) {
    // A card that lies deeper in the line: all down to it are wanted.
    if (const auto draft = draftAt(row); draft && draft->taken > 0) openWorktop(row);
    return;
  }
  // Cards of the hand and loose ones go together; those of a meld, with those of the same.
  const auto place = [this](int each) {
    const QString& pile = cards_.slot(each).pile;
    return Worktop::isGroup(pile) ? pile : QString();
  };
  QList<int> rows = lifted_;
  if (!rows.isEmpty() && place(rows.front()) != place(row)) {
    dropDraft(place(row).isEmpty() ? Worktop::loosePile : place(row));
    return;
  }
  if (!rows.removeOne(row)) rows.append(row);
  selectDraft(rows);
}

bool Session::doubleTapDraft(int row) {
  if (row >= 0 && row == std::exchange(opener_, -1) && worktop_.isValid()) {
    lay();
    return true;
  }
  if (!isOnWorktop(row)) return false;
  const QString pile = cards_.slot(row).pile;
  selectDraft({row});
  return dropDraft(Worktop::isGroup(pile) ? Worktop::loosePile
                                          : worktop_.bestTarget(*known_, {pile, cards_.slot(row).card}));
}
