// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/fan.h"

#include <algorithm>
#include <cmath>
#include <compare>
#include <numeric>

#include "core/card.h"

namespace {

/// The share of the way from `least` to `full` with which `full`-sized steps come down to `room`.
qreal share(qreal room, qreal full, qreal least) {
  if (full <= room) return 1;
  if (full - least < 1e-6) return 0;
  return std::clamp((room - least) / (full - least), 0.0, 1.0);
}

/// Of a break between suits, in card widths: where there is room for whole cards side by side it need not grow on.
constexpr qreal widestBreak = 0.21;

/// Where a card is held: its group, from the left, and its place there.
struct Held {
  int group = -1;
  int place = -1;

  friend auto operator<=>(const Held&, const Held&) = default;
};

/// Groups behind those of suits or ranks.
constexpr int jokers = 20;
constexpr int trumps = 30;

/// Clubs, diamonds, spades, hearts: black and red by turns.
int suitPlace(fulltable::Card card) {
  switch (card.suit()) {
    case fulltable::Suit::clubs: return 0;
    case fulltable::Suit::diamonds: return 1;
    case fulltable::Suit::spades: return 2;
    case fulltable::Suit::hearts: return 3;
  }
  return 0;
}

int rankPlace(fulltable::Card card, const HandRule& rule) {
  return static_cast<int>(rule.ranks.indexOf(QLatin1Char(fulltable::to_text(card).front())));
}

/// All trumps, and all jokers, are one group among suits; among ranks each is one of its own.
Held heldAt(int code, const HandRule& rule) {
  if (code < 0) return {};
  const fulltable::Card card(code);
  if (const int trump = static_cast<int>(rule.trumps.indexOf(code)); trump >= 0)
    return rule.byRank ? Held{trumps + trump, 0} : Held{trumps, trump};
  if (card.is_joker())
    return rule.byRank ? Held{jokers + code - fulltable::little_joker.code(), 0} : Held{jokers, code};
  return rule.byRank ? Held{rankPlace(card, rule), suitPlace(card)} : Held{suitPlace(card), rankPlace(card, rule)};
}

qreal leastStepOf(const FanCard& card, const FanWish& wish) {
  return !card.faceUp ? wish.leastBackStep : card.ace ? wish.aceStep : wish.leastStep;
}

}  // namespace

QList<QPointF> fanOut(const QList<FanCard>& cards, const FanWish& wish, qreal cardWidth, qreal cardHeight) {
  const auto count = cards.size();
  QList<QPointF> places(count, QPointF());
  if (wish.kind == FanKind::none || wish.kind > FanKind::across || count < 2) return places;
  if (wish.kind == FanKind::across) {
    return handOut(static_cast<int>(count), {}, wish, cardWidth, cardHeight);
  }
  const bool vertical = wish.kind == FanKind::down || wish.kind == FanKind::up;
  const qreal length = vertical ? cardHeight : cardWidth;
  qreal faces = 0, leastFaces = 0, backs = 0;
  for (qsizetype i = 0; i + 1 < count; ++i) {
    if (!cards[i].faceUp) {
      ++backs;
      continue;
    }
    ++faces;
    leastFaces += leastStepOf(cards[i], wish);
  }
  const auto groups = wish.gapEvery > 0 ? (count - 1) / wish.gapEvery : 0;
  const qreal gaps = 0.25 * static_cast<qreal>(groups);
  const qreal room = wish.room > 0 ? wish.room / length - 1 - gaps : 1e9;
  // Backs give way first, then faces down to a readable index, then everything evenly.
  const qreal backShare = share(room - faces * wish.step, backs * wish.backStep, backs * wish.leastBackStep);
  const qreal backStep = wish.leastBackStep + backShare * (wish.backStep - wish.leastBackStep);
  const qreal faceShare = share(room - backs * backStep, faces * wish.step, leastFaces);
  const qreal total = leastFaces + faceShare * (faces * wish.step - leastFaces) + backs * backStep;
  const qreal less = total > room ? std::max(0.0, room) / total : 1;
  const qreal sign = wish.kind == FanKind::up || wish.kind == FanKind::left ? -1 : 1;
  qreal at = 0;
  for (qsizetype i = 1; i < count; ++i) {
    const qreal least = leastStepOf(cards[i - 1], wish);
    at += (cards[i - 1].faceUp ? least + faceShare * (wish.step - least) : backStep) * less * length * sign;
    if (wish.gapEvery > 0 && i % wish.gapEvery == 0) at += 0.25 * length * sign;
    places[i] = vertical ? QPointF(0, std::round(at)) : QPointF(std::round(at), 0);
  }
  return places;
}

qreal leastLength(const QList<FanCard>& cards, const FanWish& wish) {
  qreal length = 1;
  for (qsizetype i = 0; i + 1 < cards.size(); ++i) length += leastStepOf(cards[i], wish);
  return length;
}

QList<QPointF> handOut(int count, const QList<int>& gaps, const FanWish& wish, qreal cardWidth, qreal cardHeight) {
  QList<QPointF> places;
  if (count == 0) return places;
  const qreal room = wish.room > 0 ? wish.room - cardWidth : 1e9;
  const bool two = count > 2 && (count - 1) * wish.leastStep * cardWidth > room;
  const int below = two ? (count + 1) / 2 : count;
  int from = 0;
  for (const int size : {count - below, below}) {
    if (size == 0) continue;
    const auto inside =
        std::count_if(gaps.begin(), gaps.end(), [&](int gap) { return gap > from && gap < from + size; });
    const qreal breaks = static_cast<qreal>(inside);
    const qreal steps = size - 1;
    // A break between suits is worth a third of a step; it goes first where the hand is squeezed.
    qreal step = wish.step * cardWidth;
    qreal gap = std::min(step / 3, widestBreak * cardWidth);
    if (steps * step + breaks * gap > room) {
      step = room / (steps + breaks / 3);
      gap = step / 3;
      if (step < wish.leastStep * cardWidth) {
        step = std::min(wish.leastStep * cardWidth, room / std::max(1.0, steps));
        gap = breaks > 0 ? std::max(0.0, (room - steps * step) / breaks) : 0;
      }
    }
    const qreal width = cardWidth + steps * step + breaks * gap;
    qreal x = -width / 2;
    const qreal y = two && from == 0 ? -0.42 * cardHeight : 0;
    for (int i = 0; i < size; ++i) {
      if (i > 0) x += step + static_cast<qreal>(gaps.count(from + i)) * gap;
      places.append({std::round(x), std::round(y)});
    }
    from += size;
  }
  return places;
}

QList<QPointF> trickPlaces(int seats, qreal cardWidth, qreal cardHeight) {
  // Four cards just do not touch each other; more of them need a wider ring.
  const qreal wider = 1 + 0.22 * std::max(0, seats - 4);
  QList<QPointF> places;
  for (int seat = 0; seat < seats; ++seat) {
    const qreal angle = 2 * std::acos(-1.0) * seat / seats;
    places.append({std::round(-std::sin(angle) * 1.08 * wider * cardWidth),
                   std::round(std::cos(angle) * 0.53 * wider * cardHeight)});
  }
  return places;
}

QList<QPointF> heapPlaces(int count, qreal cardWidth, qreal cardHeight) {
  QList<QPointF> places;
  for (int i = 0; i < count; ++i)
    places.append({std::round(((i * 5 + 4) % 9 - 4) * 0.014 * cardWidth),
                   std::round(((i * 3 + 3) % 7 - 3) * 0.012 * cardHeight)});
  return places;
}

QList<int> handOrder(const QList<int>& codes, const HandRule& rule) {
  QList<int> order(codes.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, {}, [&](int place) { return heldAt(codes[place], rule); });
  return order;
}

QList<int> suitGaps(const QList<int>& orderedCodes, const HandRule& rule) {
  QList<int> gaps;
  for (int i = 1; i < orderedCodes.size(); ++i) {
    const int before = heldAt(orderedCodes[i - 1], rule).group;
    const int after = heldAt(orderedCodes[i], rule).group;
    if (before != after) gaps.append(i);
    if (rule.byRank && before < trumps && after >= trumps) gaps.append({i, i});
  }
  return gaps;
}
