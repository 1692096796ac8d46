// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/meldinput.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

#include "game/publicview.h"

using fulltable::Card;
using fulltable::Cards;
using fulltable::Draft;
using fulltable::DraftMeld;

namespace {

/// So many are offered at once.
constexpr std::size_t mostOffers = 6;
/// Of cards taken from a line.
constexpr int anyNumber = -1;

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

int sizeIn(const fulltable::View& view, const std::string& pile) {
  const auto* shown = pileOf(view, QString::fromStdString(pile));
  return shown ? static_cast<int>(shown->cards.size()) : 0;
}

}  // namespace

MeldInput::MeldInput(const fulltable::Melding* melding, InputHost& host, const CardModel& cards, const MoveIndex& moves)
    : melding_(melding), host_(host), cards_(cards), moves_(moves), workspace_(melding) {}

void MeldInput::refresh() {
  if (!melding_) return;
  if (!isOpen()) findLays();
  canOpen_ = !isOpen() && draftOfHand().has_value();
  offers_ = listOffers();
  emit changed();
}

std::optional<Draft> MeldInput::draftAt(const QString& pile, int place) const {
  if (!melding_ || host_.resting() || !host_.mayAct()) return std::nullopt;
  return melding_->draft_at(host_.known(), pile.toStdString(), place);
}

std::optional<Draft> MeldInput::draftAt(int row) const {
  if (!isRow(row)) return std::nullopt;
  return draftAt(cards_.slot(row).pile, cards_.slot(row).place);
}

std::optional<Draft> MeldInput::draftOfHand() const {
  return draftAt(ownHand(), 0);
}

bool MeldInput::lays(const fulltable::Move& move) const {
  return melding_ && melding_->draft_of(host_.known(), move).has_value();
}

void MeldInput::findLays() {
  lays_.clear();
  const auto& known = host_.known();
  std::optional<Draft> former;
  for (const Choice& choice : moves_.all()) {
    auto draft = melding_->draft_of(known, choice.move);
    if (!draft) continue;
    if (!former)
      former = draft->taken > 0
                   ? melding_->draft_at(known, draft->line, sizeIn(host_.view(), draft->line) - draft->taken)
                   : melding_->draft_at(known, choice.gesture.from, 0);
    const DraftMeld* meld = former ? newest(*former, *draft) : nullptr;
    if (!meld) continue;
    const DraftMeld laid = *meld;
    lays_.push_back({choice, *std::move(draft), laid, sorted(laid.cards)});
  }
  // Natural melds first, then those that take up most.
  std::ranges::stable_sort(lays_, [](const Lay& a, const Lay& b) {
    const int left = substitutesIn(a.meld);
    const int right = substitutesIn(b.meld);
    if (left != right) return left < right;
    return a.meld.cards.size() > b.meld.cards.size();
  });
}

bool MeldInput::wastes(const Lay& lay) const {
  Cards held;
  if (const auto* hand = pileOf(host_.view(), ownHand())) held = hand->cards;
  if (const auto* line = pileOf(host_.view(), QString::fromStdString(lay.draft.line)); line && lay.draft.taken > 0) {
    const auto taken = std::min(line->cards.size(), static_cast<std::size_t>(lay.draft.taken));
    held.insert(held.end(), line->cards.end() - static_cast<std::ptrdiff_t>(taken), line->cards.end());
  }
  const auto number = [](const Cards& cards, Card card) { return std::ranges::count(cards, card); };
  for (std::size_t i = 0; i < lay.meld.cards.size(); ++i)
    if (const Card role = lay.meld.roles[i];
        lay.meld.cards[i] != role && number(held, role) > number(lay.meld.cards, role))
      return true;
  return false;
}

std::vector<const MeldInput::Lay*> MeldInput::laysOf(int taken) const {
  std::vector<const Lay*> list;
  for (const Lay& lay : lays_) {
    if ((taken != anyNumber && lay.draft.taken != taken) || wastes(lay)) continue;
    const bool part = std::ranges::any_of(list, [&](const Lay* other) {
      return other->draft.taken == lay.draft.taken && std::ranges::includes(other->sorted, lay.sorted);
    });
    if (!part) list.push_back(&lay);
    if (list.size() == mostOffers) break;
  }
  return list;
}

QVariantMap MeldInput::sweep(int row) const {
  const auto draft = draftAt(row);
  if (!draft || draft->taken == 0 || isOpen()) return {};
  QVariantList melds;
  for (const Lay* lay : laysOf(draft->taken)) melds.append(shownMeld(lay->meld));
  return {{"count", draft->taken}, {"row", row}, {"melds", melds}};
}

QVariantList MeldInput::listOffers() const {
  QVariantList list;
  // With nothing taken onto the workspace only what lies there counts.
  if (host_.viewer() < 0 || !host_.isPerson(host_.viewer()) || (isOpen() && workspace_.taken() == 0)) return list;
  const bool drawing = !isOpen() && std::ranges::none_of(lays_, [](const Lay& lay) { return lay.draft.taken == 0; });
  for (const Lay* lay : laysOf(drawing ? anyNumber : workspace_.taken())) {
    QVariantMap offer = shownMeld(lay->meld);
    offer.insert("taken", drawing ? lay->draft.taken : 0);
    offer.insert("index", static_cast<int>(lay - lays_.data()));
    list.append(offer);
  }
  return list;
}

std::optional<fulltable::Move> MeldInput::take(int index) {
  if (index < 0 || index >= static_cast<int>(lays_.size())) return std::nullopt;
  const Lay& lay = lays_[static_cast<std::size_t>(index)];
  if (!isOpen()) return lay.choice.move;
  if (const auto draft = draftBefore(lay.draft)) layOut(*draft, lay.draft);
  return std::nullopt;
}

std::optional<Draft> MeldInput::draftBefore(const Draft& wanted) const {
  if (wanted.taken == 0) return draftOfHand();
  return melding_->draft_at(host_.known(), wanted.line, sizeIn(host_.present(), wanted.line) - wanted.taken);
}

void MeldInput::setHint(const std::optional<fulltable::Move>& move) {
  hint_ = move && melding_ && host_.mayAct() ? melding_->draft_of(host_.known(), *move) : std::nullopt;
  const auto before = hint_ ? draftBefore(*hint_) : std::nullopt;
  // To lay one new meld, or to add to one, is no rearrangement; several at once are laid out for the person.
  const auto kept = [this](const DraftMeld& meld) {
    return std::ranges::any_of(hint_->melds, [&](const DraftMeld& next) {
      return std::ranges::includes(sorted(next.cards), sorted(meld.cards));
    });
  };
  const auto same = [&before](const DraftMeld& next) {
    return std::ranges::any_of(before->melds,
                               [&](const DraftMeld& meld) { return sorted(meld.cards) == sorted(next.cards); });
  };
  if (!before ||
      (std::ranges::all_of(before->melds, kept) && std::ranges::count_if(hint_->melds, std::not_fn(same)) <= 1))
    hint_.reset();
  emit hintChanged();
}

void MeldInput::layOutHint() {
  if (!hint_ || isOpen()) return;
  const Draft wanted = *hint_;
  opener_ = -1;
  if (const auto draft = draftBefore(wanted)) layOut(*draft, wanted);
}

void MeldInput::layOut(const Draft& draft, const std::optional<Draft>& wanted) {
  workspace_.begin(host_.known(), host_.present(), draft, wanted);
  show();
}

void MeldInput::show() {
  host_.show(workspace_.over(host_.present()));
}

Cards MeldInput::cardsOf(const QList<int>& rows) const {
  Cards cards;
  for (const int row : rows) cards.push_back(cards_.slot(row).card);
  return sorted(std::move(cards));
}

void MeldInput::open(int row, const QList<int>& selected) {
  const auto draft = row >= 0 ? draftAt(row) : draftOfHand();
  if (!draft) return;
  std::optional<Draft> wanted;
  if (draft->taken > 0) {
    const auto lays = laysOf(draft->taken);
    if (!selected.isEmpty()) {
      wanted = *draft;
      wanted->melds.push_back({.cards = cardsOf(selected), .roles = {}});
      wanted->melds.back().cards.push_back(cards_.slot(row).card);
      wanted->melds.back().roles.resize(wanted->melds.back().cards.size());
    } else if (!lays.empty()) {
      wanted = lays.front()->draft;
    }
  }
  opener_ = row;
  layOut(*draft, wanted);
}

void MeldInput::openWith(const QList<int>& selected, const QString& pile) {
  const auto draft = draftOfHand();
  if (!draft) return;
  Draft wanted = *draft;
  auto group = std::ranges::find(wanted.melds, fulltable::PileId(pile.toStdString()), &DraftMeld::pile);
  if (group == wanted.melds.end()) group = wanted.melds.insert(wanted.melds.end(), DraftMeld());
  std::ranges::copy(cardsOf(selected), std::back_inserter(group->cards));
  group->roles.resize(group->cards.size());
  opener_ = -1;
  layOut(*draft, wanted);
}

void MeldInput::close() {
  if (!isOpen()) return;
  workspace_.close();
  show();
}

void MeldInput::stepBack() {
  if (!workspace_.stepBack(host_.known())) return close();
  opener_ = -1;
  show();
}

void MeldInput::chooseRoles(int group, int choice) {
  if (!isOpen()) return;
  workspace_.choose(host_.known(), group, choice);
  show();
}

bool MeldInput::takesUp(int row) const {
  if (!isRow(row)) return false;
  const QString& pile = cards_.slot(row).pile;
  return Workspace::isPile(pile) || pile == ownHand();
}

Grip MeldInput::grip(const QList<int>& rows) const {
  if (rows.isEmpty()) return {};
  std::vector<Workspace::Pick> picks;
  for (const int row : rows) picks.push_back(pick(row));
  Grip held{.mode = Grip::Mode::draft, .rows = rows};
  for (const QString& pile : workspace_.targets(picks)) held.targets.append({pile});
  return held;
}

Grip MeldInput::lifted(int row, const Grip& now) const {
  QList<int> rows = now.rows;
  if (!rows.removeOne(row)) rows.clear();
  rows.prepend(row);
  return grip(rows);
}

void MeldInput::put(const QList<int>& rows, const QString& pile) {
  std::vector<Workspace::Pick> picks;
  for (const int row : rows) picks.push_back(pick(row));
  workspace_.put(host_.known(), picks, pile);
  opener_ = -1;
  show();
  host_.sound("place");
}

bool MeldInput::drop(const Grip& held, const Target& target) {
  if (held.rows.isEmpty() || !held.targets.contains(target)) return false;
  put(held.rows, target.pile);
  return true;
}

Grip MeldInput::tapped(int row, const Grip& now) {
  opener_ = -1;
  if (!takesUp(row)) {
    // A card that lies deeper in the line: all down to it are wanted.
    const auto draft = draftAt(row);
    if (!draft || draft->taken == 0) return now;
    open(row, now.rows);
    return {};
  }
  // Cards of the hand and loose ones go together; those of a meld, with those of the same.
  const auto place = [this](int each) {
    const QString& pile = cards_.slot(each).pile;
    return Workspace::isGroup(pile) ? pile : QString();
  };
  QList<int> rows = now.rows;
  if (!rows.isEmpty() && place(rows.front()) != place(row)) {
    const QString to = place(row);
    return drop(now, {to.isEmpty() ? Workspace::loosePile : to}) ? Grip() : now;
  }
  if (!rows.removeOne(row)) rows.append(row);
  return grip(rows);
}

bool MeldInput::laysAt(int row) {
  return row >= 0 && row == std::exchange(opener_, -1) && workspace_.isValid();
}

bool MeldInput::doubleTap(int row) {
  if (!takesUp(row)) return false;
  const QString pile = cards_.slot(row).pile;
  return drop(grip({row}),
              {Workspace::isGroup(pile) ? Workspace::loosePile : workspace_.bestTarget(host_.known(), pick(row))});
}

Grip MeldInput::lineAt(int row, const Draft& draft) const {
  return {.mode = Grip::Mode::line,
          .rows = cards_.rowsOf(cards_.slot(row).pile).mid(cards_.slot(row).place),
          .targets = {Target{ownHand()}, Target{QString::fromStdString(draft.fresh)}}};
}
