// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <functional>

#include "core/melding.h"
#include "core/notation.h"
#include "games/vazhushal/notation.h"
#include "games/vazhushal/vazhushal.h"

// Melds of Vazhushal put together card by card, and the move that they are.

namespace fulltable {

namespace {

using State = Vazhushal::State;
using Phase = Vazhushal::Phase;
using vazhushal::Bag;
using vazhushal::Laid;
using vazhushal::Meld;

constexpr std::string_view line_pile = "discard";

std::string pile_of(int seat, std::size_t number) {
  return "meld." + std::to_string(seat) + "." + std::to_string(number);
}

DraftMeld draft_of_meld(const Meld& meld, PileId pile = {}) {
  DraftMeld draft{.cards = {}, .roles = {}, .pile = pile};
  for (const Laid& laid : vazhushal::laid_cards(meld)) {
    draft.cards.push_back(laid.card);
    draft.roles.push_back(laid.role);
  }
  return draft;
}

/// The melds that the seat has.
Draft present_draft(const State& state, int seat) {
  Draft draft;
  for (const Meld& meld : Vazhushal::melds_of(state, seat))
    draft.melds.push_back(draft_of_meld(meld, pile_of(seat, draft.melds.size())));
  draft.fresh = pile_of(seat, draft.melds.size());
  return draft;
}

/// That so many of the newest cards of the line come along.
void take_line(Draft& draft, const State& state, int count) {
  draft.taken = count;
  draft.line = line_pile;
  if (!state.is_starter_free() || count < state.line_size) draft.due = state.newest(count);
}

std::optional<DraftMeld> parsed(const std::vector<std::string>& words) {
  DraftMeld meld;
  for (const std::string& word : words) {
    const auto equals = word.find('=');
    const auto card = card_of(std::string_view(word).substr(0, equals));
    const auto role = equals == std::string::npos ? card : card_of(std::string_view(word).substr(equals + 1));
    if (!card || !role) return std::nullopt;
    meld.cards.push_back(*card);
    meld.roles.push_back(*role);
  }
  return meld;
}

/// A role for a card that makes no meld where it lies, so that the refusal can speak of the whole: the card itself, or
/// for a joker what comes after the last card that is none.
Card stand_in(const DraftMeld& meld, std::size_t place) {
  if (!meld.cards[place].is_joker()) return meld.cards[place];
  Card next(0);
  for (const Card card : meld.cards)
    if (!card.is_joker()) next = Card((card.rank() + 1) % 13, card.suit());
  return next;
}

std::string written(const DraftMeld& meld, std::size_t place) {
  const Card card = meld.cards[place];
  const Card role = meld.roles[place].is_known() ? meld.roles[place] : stand_in(meld, place);
  return " " + to_text(card) + (role == card ? "" : "=" + to_text(role));
}

std::string written(const DraftMeld& meld) {
  std::string text;
  for (std::size_t i = 0; i < meld.cards.size(); ++i) text += written(meld, i);
  return text;
}

bool lies_in(const DraftMeld& meld, Card card, Card role) {
  for (std::size_t i = 0; i < meld.cards.size(); ++i)
    if (meld.cards[i] == card && meld.roles[i] == role) return true;
  return false;
}

bool keeps(const DraftMeld& longer, const DraftMeld& former) {
  for (std::size_t i = 0; i < former.cards.size(); ++i)
    if (!lies_in(longer, former.cards[i], former.roles[i])) return false;
  return true;
}

bool is_same(const DraftMeld& a, const DraftMeld& b) {
  return a.cards.size() == b.cards.size() && keeps(a, b);
}

/// What is new in a meld that was made longer.
std::string added(const DraftMeld& longer, const DraftMeld& former) {
  std::string text;
  for (std::size_t i = 0; i < longer.cards.size(); ++i)
    if (!lies_in(former, longer.cards[i], longer.roles[i])) text += written(longer, i);
  return text;
}

class VazhushalMelding final : public Melding {
 public:
  std::optional<Draft> draft_at(const Knowledge& known, std::string_view pile, int place) const override;
  std::optional<Draft> draft_of(const Knowledge& known, const Move& move) const override;
  std::vector<DraftMeld> readings(const Knowledge& known, const Cards& cards) const override;
  std::vector<Mark> marks(const Knowledge& known, const Draft& draft, Card card, Card role) const override;
  std::string compose(const Knowledge& known, const Draft& draft) const override;
};

const State& state_of(const Knowledge& known) {
  return static_cast<const KnowledgeOf<Vazhushal>&>(known).state();
}

std::optional<Draft> VazhushalMelding::draft_at(const Knowledge& known, std::string_view pile, int place) const {
  const State& state = state_of(known);
  const int seat = known.seat();
  if (!known.to_act().has(seat)) return std::nullopt;
  const bool from_line = pile == line_pile;
  if (from_line != (state.phase == Phase::draw)) return std::nullopt;
  const bool of_seat = pile.starts_with("meld." + std::to_string(seat)) || pile == "hand." + std::to_string(seat);
  if (from_line ? place < 0 || place >= state.line_size : !of_seat) return std::nullopt;
  Draft draft = present_draft(state, seat);
  if (from_line) take_line(draft, state, state.line_size - place);
  return draft;
}

std::optional<Draft> VazhushalMelding::draft_of(const Knowledge& known, const Move& move) const {
  std::vector<std::string> words = words_of(known.write(move));
  constexpr std::array<std::string_view, 4> laying{"take", "meld", "add", "arrange"};
  if (std::ranges::find(laying, words.front()) == laying.end()) return std::nullopt;
  Draft draft = present_draft(state_of(known), known.seat());
  if (words.front() == "take") {
    take_line(draft, state_of(known), std::stoi(words[1]));
    words.erase(words.begin(), words.begin() + 2);
  }
  if (words.empty()) return draft;
  const std::string verb = words.front();
  words.erase(words.begin());
  if (verb == "meld") {
    const auto meld = parsed(words);
    if (!meld) return std::nullopt;
    draft.melds.push_back(*meld);
    return draft;
  }
  if (verb == "add") {
    const auto grown = std::ranges::find(draft.melds, std::string_view(words.back()),
                                         [](const DraftMeld& meld) { return meld.pile.text(); });
    words.pop_back();
    const auto more = parsed(words);
    if (!more || grown == draft.melds.end()) return std::nullopt;
    grown->cards.insert(grown->cards.end(), more->cards.begin(), more->cards.end());
    grown->roles.insert(grown->roles.end(), more->roles.begin(), more->roles.end());
    return draft;
  }
  draft.melds.clear();
  for (auto from = words.begin(); from != words.end();) {
    const auto to = std::find(from, words.end(), "/");
    const auto meld = parsed({from, to});
    if (!meld) return std::nullopt;
    draft.melds.push_back(*meld);
    from = to == words.end() ? to : to + 1;
  }
  return draft;
}

std::vector<DraftMeld> VazhushalMelding::readings(const Knowledge& known, const Cards& cards) const {
  Bag bag;
  for (const Card card : cards) bag.insert(card);
  std::vector<Meld> melds = vazhushal::readings_of(bag, state_of(known).wild);
  // The more it counts, the likelier it is meant.
  std::ranges::stable_sort(melds, std::ranges::greater(),
                           [](const Meld& meld) { return vazhushal::value_of(meld.roles); });
  std::vector<DraftMeld> list;
  list.reserve(melds.size());
  for (const Meld& meld : melds) list.push_back(draft_of_meld(meld));
  return list;
}

std::vector<Mark> VazhushalMelding::marks(const Knowledge& known, const Draft& draft, Card card, Card role) const {
  std::vector<Mark> list;
  const bool stands_for_another = role.is_known() && role != card;
  if (stands_for_another || state_of(known).wild.has(card))
    list.push_back(vazhushal::wild_mark(stands_for_another ? role : unknown_card));
  if (draft.due.is_known() && card == draft.due) {
    Mark due;
    due.kind = Mark::Kind::due;
    due.text = message("vazhushal", "must be melded");
    list.push_back(due);
  }
  return list;
}

std::string VazhushalMelding::compose(const Knowledge& known, const Draft& draft) const {
  const std::vector<DraftMeld> former = present_draft(state_of(known), known.seat()).melds;
  std::string take = draft.taken > 0 ? "take " + std::to_string(draft.taken) : "";
  std::vector<const DraftMeld*> changed;
  const DraftMeld* grown = nullptr;
  std::size_t kept = 0;
  bool in_order = true;
  for (const DraftMeld& meld : draft.melds) {
    const auto same = std::ranges::find_if(former, [&](const DraftMeld& old) { return is_same(meld, old); });
    if (same != former.end()) {
      ++kept;
      in_order = in_order && changed.empty();
      continue;
    }
    changed.push_back(&meld);
    const auto old = std::ranges::find(former, meld.pile, &DraftMeld::pile);
    if (!meld.pile.empty() && old != former.end() && keeps(meld, *old)) grown = &*old;
  }
  if (changed.empty() && kept == former.size()) return take;
  if (changed.size() == 1 && kept == former.size() && in_order)
    return (take.empty() ? "" : take + " ") + "meld" + written(*changed.front());
  if (take.empty() && changed.size() == 1 && grown && kept + 1 == former.size())
    return "add" + added(*changed.front(), *grown) + " " + grown->pile;
  std::string list;
  for (const DraftMeld& meld : draft.melds) list += (list.empty() ? "" : " /") + written(meld);
  return (take.empty() ? "" : take + " ") + "arrange" + list;
}

}  // namespace

const Melding& melding_vazhushal() {
  static const VazhushalMelding melding;
  return melding;
}

}  // namespace fulltable
