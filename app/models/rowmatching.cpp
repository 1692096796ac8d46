// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/rowmatching.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <utility>

namespace {

using Slots = std::vector<CardSlot>;

/// What of a pile id tells whose it is: `2` of `hand.2`.
QStringView suffixOf(const QString& pile) {
  const auto dot = pile.indexOf('.');
  return dot < 0 ? QStringView() : QStringView(pile).mid(dot + 1);
}

/// The seat in a pile id: `2` of `hand.2` and of `meld.2.0`.
QStringView seatOf(const QString& pile) {
  const QStringView suffix = suffixOf(pile);
  return suffix.left(suffix.indexOf('.'));
}

class Matching {
 public:
  Matching(const Slots& rows, const Slots& next) : rows_(rows), next_(next), answer_(rows.size()) {
    for (std::size_t i = 0; i < rows.size(); ++i) rowsLeft_.push_back(i);
    for (std::size_t i = 0; i < next.size(); ++i) nextLeft_.push_back(i);
    // Bottom to top, pile by pile, so that what moves together keeps its order.
    std::ranges::sort(rowsLeft_, {}, [&](std::size_t i) { return std::pair(rows_[i].pile, rows_[i].place); });
  }

  void seenCards() {
    for (const int nearness : {2, 1, 0})
      pair([&](const CardSlot& row, const CardSlot& slot) {
        return row.card.is_known() && row.card == slot.card && near(row, slot) >= nearness;
      });
  }

  /// The unseen cards that stay in an ordered pile keep their places; in another one chance decides which stay.
  void stayInPile(const QHash<QString, bool>& ordered, bool mix, fulltable::Rng& rng) {
    std::map<QString, std::vector<std::size_t>> slotsOfPile;
    for (const std::size_t slot : nextLeft_) slotsOfPile[next_[slot].pile].push_back(slot);
    for (const auto& [pile, wanted] : slotsOfPile) {
      std::vector<std::size_t> staying;
      std::ranges::copy_if(rowsLeft_, std::back_inserter(staying),
                           [&, &name = pile](std::size_t row) { return rows_[row].pile == name; });
      if (ordered.value(pile, true)) {
        samePlaces(staying, wanted);
        continue;
      }
      const bool keepOrder = !mix;
      fulltable::shuffle(staying, rng);
      staying.resize(std::min(staying.size(), wanted.size()));
      if (keepOrder) std::ranges::sort(staying, {}, [&](std::size_t row) { return rows_[row].place; });
      for (std::size_t i = 0; i < staying.size(); ++i) take(staying[i], wanted[i]);
    }
  }

  /// A player who does not see a card plays the one at that place, and its neighbours close up.
  void playByPlace(const fulltable::Gesture& move) {
    if (move.place < 0) return;
    const QString from = QString::fromStdString(move.from);
    const QString to = QString::fromStdString(move.to);
    const auto row = std::ranges::find_if(
        rowsLeft_, [&](std::size_t i) { return rows_[i].pile == from && rows_[i].place == move.place; });
    const auto slot = std::ranges::find_if(nextLeft_, [&](std::size_t i) {
      return next_[i].card.is_known() ? next_[i].card == move.cards.front() : next_[i].pile == to;
    });
    if (row == rowsLeft_.end() || slot == nextLeft_.end()) return;
    take(*row, *slot);
    pair([&](const CardSlot& left, const CardSlot& open) { return left.pile == from && open.pile == from; });
  }

  /// While seen cards go out of sight, those that come into sight are a player's own unseen ones: of piles that have
  /// fewer cards now, by chance or, where they are ordered, from the top.
  void comeIntoSight(const QHash<QString, bool>& ordered, fulltable::Rng& rng) {
    if (std::ranges::none_of(rowsLeft_, [&](std::size_t row) { return rows_[row].card.is_known(); })) return;
    QHash<QString, int> sizes;
    for (const CardSlot& slot : next_) sizes.insert(slot.pile, slot.size);
    for (const std::size_t slot : std::vector(nextLeft_)) {
      if (!next_[slot].card.is_known()) continue;
      std::vector<std::size_t> own;
      std::ranges::copy_if(rowsLeft_, std::back_inserter(own), [&](std::size_t row) {
        const QStringView seat = seatOf(rows_[row].pile);
        return !rows_[row].card.is_known() && !seat.isEmpty() && seat == seatOf(next_[slot].pile);
      });
      std::vector<std::size_t> leaving;
      std::ranges::copy_if(own, std::back_inserter(leaving),
                           [&](std::size_t row) { return sizes.value(rows_[row].pile) < rows_[row].size; });
      if (!leaving.empty()) own = leaving;
      if (own.empty()) continue;
      const QString& pile = rows_[own[rng.below(static_cast<std::uint32_t>(own.size()))]].pile;
      std::erase_if(own, [&](std::size_t row) { return rows_[row].pile != pile; });
      const bool fromTop = ordered.value(pile, true);
      take(fromTop ? own.back() : own[rng.below(static_cast<std::uint32_t>(own.size()))], slot);
    }
  }

  void changePiles(const fulltable::Gesture& move) {
    const QString from = QString::fromStdString(move.from);
    const QString to = QString::fromStdString(move.to);
    if (!from.isEmpty())
      pair([&](const CardSlot& row, const CardSlot& slot) {
        return row.pile == from && slot.pile == to && mayBecome(row, slot);
      });
    pair([&](const CardSlot& row, const CardSlot& slot) {
      return !suffixOf(row.pile).isEmpty() && suffixOf(row.pile) == suffixOf(slot.pile) && mayBecome(row, slot);
    });
    pair(mayBecome);
    pair([](const CardSlot&, const CardSlot&) { return true; });
  }

  Slots answer() && { return std::move(answer_); }

 private:
  /// A card that was seen does not turn into another one that is seen.
  static bool mayBecome(const CardSlot& row, const CardSlot& slot) {
    return !row.card.is_known() || !slot.card.is_known() || row.card == slot.card;
  }

  static int near(const CardSlot& row, const CardSlot& slot) {
    return row.pile != slot.pile ? 0 : row.place != slot.place ? 1 : 2;
  }

  void samePlaces(const std::vector<std::size_t>& staying, const std::vector<std::size_t>& wanted) {
    std::vector<std::size_t> left = staying;
    std::vector<std::size_t> open;
    for (const std::size_t slot : wanted) {
      const auto row = std::ranges::find_if(
          left, [&](std::size_t i) { return rows_[i].place == next_[slot].place && mayBecome(rows_[i], next_[slot]); });
      if (row == left.end()) {
        open.push_back(slot);
      } else {
        take(*row, slot);
        left.erase(row);
      }
    }
    for (std::size_t i = 0; i < std::min(open.size(), left.size()); ++i)
      if (mayBecome(rows_[left[i]], next_[open[i]])) take(left[i], open[i]);
  }

  template <class Fits>
  void pair(Fits fits) {
    for (const std::size_t slot : std::vector(nextLeft_)) {
      const auto row = std::ranges::find_if(rowsLeft_, [&](std::size_t i) { return fits(rows_[i], next_[slot]); });
      if (row != rowsLeft_.end()) take(*row, slot);
    }
  }

  void take(std::size_t row, std::size_t slot) {
    answer_[row] = next_[slot];
    std::erase(rowsLeft_, row);
    std::erase(nextLeft_, slot);
  }

  const Slots& rows_;
  const Slots& next_;
  Slots answer_;
  std::vector<std::size_t> rowsLeft_, nextLeft_;
};

}  // namespace

std::vector<CardSlot> slotsOf(const fulltable::View& view) {
  Slots places;
  for (const auto& pile : view.piles) {
    const QString id = QString::fromStdString(pile.id);
    const int size = static_cast<int>(pile.cards.size());
    for (int place = 0; place < size; ++place)
      places.push_back({id, place, size, pile.cards[static_cast<std::size_t>(place)]});
  }
  return places;
}

std::vector<CardSlot> matchRows(const std::vector<CardSlot>& rows, const fulltable::View& next,
                                const fulltable::Gesture& move, Reshuffle reshuffle, fulltable::Rng& rng) {
  Slots places = slotsOf(next);
  if (reshuffle == Reshuffle::all || places.size() != rows.size()) {
    fulltable::shuffle(places, rng);
    return places;
  }
  QHash<QString, bool> ordered;
  for (const auto& pile : next.piles) ordered.insert(QString::fromStdString(pile.id), pile.ordered);
  Matching matching(rows, places);
  matching.seenCards();
  matching.playByPlace(move);
  matching.comeIntoSight(ordered, rng);
  matching.stayInPile(ordered, reshuffle == Reshuffle::hidden, rng);
  matching.changePiles(move);
  return std::move(matching).answer();
}
