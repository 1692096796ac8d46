// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/pop/outlook.h"

#include <algorithm>

namespace fulltable::pop {

namespace {

constexpr Layout make_layout(const Order& order) {
  Layout layout;
  for (const Card card : whole_pack) {
    const int suit = order.suit_of(card);
    int place = lone_joker;
    if (suit == no_suit) {
      // The lone joker without trump, or the joker that is then the upcard.
    } else if (suit == order.trump) {
      place = first_trump + order.rank_of(card);
    } else {
      // Aces lie level in all plain suits, also in the one that lacks its jack.
      place = 1 + 8 * suit + (card.rank() == 0 ? 7 : card.rank() - 6);
    }
    layout.place[static_cast<std::size_t>(card.code())] = static_cast<std::uint8_t>(place);
    layout.card[static_cast<std::size_t>(place)] = card;
  }
  for (int suit = 0; suit < 4; ++suit)
    layout.suit[static_cast<std::size_t>(suit)] = suit == order.trump ? all_trumps : Bits{0xff} << (1 + 8 * suit);
  return layout;
}

/// The chance that none of `marked` among `count` cards is in a hand of `size` drawn from them.
struct NoneTable {
  static constexpr std::size_t most = 24;
  std::array<std::array<std::array<float, 8>, most>, most> chance{};

  constexpr NoneTable() {
    for (std::size_t count = 0; count < most; ++count)
      for (std::size_t marked = 0; marked <= count; ++marked) {
        double product = 1;
        for (std::size_t size = 0; size < 8; ++size) {
          chance[count][marked][size] = static_cast<float>(product);
          product *= size >= count - marked
                         ? 0.0
                         : static_cast<double>(count - marked - size) / static_cast<double>(count - size);
        }
      }
  }
};
constexpr NoneTable none;

constexpr std::array<float, 8> plain_worth{0.0F, 0.005F, 0.01F, 0.02F, 0.03F, 0.045F, 0.08F, 0.22F};
constexpr std::array<float, 8> free_worth{0.0F, 0.005F, 0.01F, 0.02F, 0.05F, 0.14F, 0.35F, 0.75F};
constexpr std::array<float, 11> trump_worth{0.33F, 0.35F, 0.37F, 0.39F, 0.42F, 0.48F, 0.53F, 0.62F, 0.72F, 0.86F, 1.0F};

/// Tricks to come are less certain than the one on the table.
constexpr float price = 0.5F;

Bits above(int place) {
  return ~Bits{1} << place;
}
int top_of(Bits cards) {
  return 63 - std::countl_zero(cards);
}
int lowest_of(Bits cards) {
  return std::countr_zero(cards);
}
std::size_t count_of(Bits cards) {
  return static_cast<std::size_t>(std::popcount(cards));
}

struct Eyes {
  const std::array<float, 8>& plain;
  Bits hidden;
  std::size_t hidden_count;
  std::size_t other_hand;

  float worth(int place) const {
    if (place >= first_trump) return trump_worth[static_cast<std::size_t>(place - first_trump)];
    return place == lone_joker ? 0.0F : plain[static_cast<std::size_t>((place - 1) & 7)];
  }

  /// The cheapest card that may be thrown from an area.
  float cheapest(Bits area, Bits led) const {
    if (const Bits following = area & led) return worth(lowest_of(following));
    if (((area >> lone_joker) & 1U) != 0) return 0;
    Bits ranks = (area >> 1) & 0xffffffff;
    if (ranks == 0) return worth(lowest_of(area));
    ranks |= ranks >> 16;
    ranks |= ranks >> 8;
    return plain[static_cast<std::size_t>(lowest_of(ranks))];
  }

  /// The chance that the hidden hand, which must follow, has a card above that place.
  float beaten(int place, Bits led) const {
    const Bits following = hidden & led;
    const std::size_t higher = count_of(following & above(place));
    const float none_higher = none.chance[hidden_count][higher][other_hand];
    if (led == all_trumps) return 1 - none_higher;
    const std::size_t led_count = count_of(following);
    const float is_void = none.chance[hidden_count][led_count][other_hand];
    const std::size_t trumps = count_of(hidden & all_trumps & above(place));
    return 1 - none_higher + is_void * (1 - none.chance[hidden_count - led_count][trumps][other_hand]);
  }
};

/// The place of the strongest card that an area may play, 0 if it cannot win.
int strongest_of(Bits area, Bits led) {
  if (const Bits following = area & led) return top_of(following);
  const Bits trumps = area & all_trumps;
  return trumps == 0 ? 0 : top_of(trumps);
}

int strength_of(int place, Bits led) {
  return (((led | all_trumps) >> place) & 1U) != 0 ? place : 0;
}

Bits playable(Bits area, Bits led) {
  const Bits following = area & led;
  return following == 0 ? area : following;
}

Bits suit_at(const Layout& layout, int place) {
  if (place >= first_trump) return all_trumps;
  return place == lone_joker ? 0 : layout.suit[static_cast<std::size_t>((place - 1) / 8)];
}

}  // namespace

constexpr std::array<Layout, 5> make_layouts() {
  return {make_layout(orders[0]), make_layout(orders[1]), make_layout(orders[2]), make_layout(orders[3]),
          make_layout(orders[4])};
}
constinit const std::array<Layout, 5> layouts = make_layouts();

Outlook::Outlook(const Pop::State& state) : layout(&layouts[static_cast<std::size_t>(state.trump())]) {
  const auto bit = [&](Card card) { return Bits{1} << layout->place[static_cast<std::size_t>(card.code())]; };
  for (const Card card : whole_pack) concealed |= bit(card);
  // Without trump both jokers share the place of the one that has no suit: the upcard is the other.
  if (state.trump() != no_suit) concealed &= ~bit(state.upcard);
  for (std::size_t i = 0; i < state.tricks_done(); ++i)
    for (const Card card : state.tricks[i].cards) concealed &= ~bit(card);
  for (const std::size_t seat : {0U, 1U}) {
    for (const Card card : state.hand[seat]) hand[seat] |= bit(card);
    for (std::size_t i = 0; i < state.display_size[seat]; ++i) display[seat] |= bit(state.display[seat][i]);
  }
  led = state.lead_suit == no_suit ? 0 : layout->suit[state.lead_suit];
  for (std::size_t i = 0; i < state.trick_size; ++i) {
    concealed &= ~bit(state.trick[i]);
    strongest[i % 2] =
        std::max(strongest[i % 2], strength_of(layout->place[static_cast<std::size_t>(state.trick[i].code())], led));
  }
  concealed &= ~(display[0] | display[1]);
}

void Outlook::note(const Pop::State& before, int seat, Pop::Area area, Card card) {
  const int place = layout->place[static_cast<std::size_t>(card.code())];
  const Bits bit = Bits{1} << place;
  if (area == Pop::Area::hand) {
    hand[at(seat)] &= ~bit;
    concealed &= ~bit;
  } else {
    display[at(seat)] &= ~bit;
  }
  if (before.trick_size == 0) strongest = {};
  if (before.trick_size == 0 || led == 0) led = suit_at(*layout, place);
  const std::size_t side = before.trick_size % 2U;
  strongest[side] = std::max(strongest[side], strength_of(place, led));
}

void Outlook::turn_up(const Pop::State& after) {
  for (const std::size_t seat : {0U, 1U}) {
    if (after.display_size[seat] == 0) continue;
    const Card card = after.display[seat][std::size_t{after.display_size[seat]} - 1];
    display[seat] |= Bits{1} << layout->place[static_cast<std::size_t>(card.code())];
  }
  concealed &= ~(display[0] | display[1]);
  led = 0;
}

Bits Outlook::hidden(const Pop::State& state, int seat) const {
  Bits cards = concealed & ~hand[at(seat)];
  const unsigned voids = state.voids[at(1 - seat)];
  if (voids != 0)
    for (std::size_t suit = 0; suit < 4; ++suit)
      if (((voids >> suit) & 1U) != 0) cards &= ~layout->suit[suit];
  return cards;
}

float worth_of(Bits cards, bool trumps) {
  const Eyes eyes{trumps ? plain_worth : free_worth, 0, 0, 0};
  float sum = 0;
  for (; cards != 0; cards &= cards - 1) sum += eyes.worth(lowest_of(cards));
  return sum;
}

Appraisals appraise(const Pop::State& state, const Outlook& outlook, int seat) {
  const std::size_t own = at(seat);
  const std::size_t other = at(1 - seat);
  const Bits hidden = outlook.hidden(state, seat);
  const Eyes eyes{state.trump() == no_suit ? free_worth : plain_worth, hidden, count_of(hidden),
                  state.hand_size[other]};
  Appraisals result;
  const auto add = [&](int place, Pop::Area area, float chance, float spent) {
    result.list[result.size++] = {place, area, chance - price * spent, chance};
  };
  // The part of the trick that the other still owes: from the display, which is open, and from the hand, which is not.
  const bool hand_first = state.lead_area == Pop::Area::hand;
  switch (state.trick_size) {
    case 0:
      for (const Pop::Area area : {Pop::Area::hand, Pop::Area::display}) {
        const Bits from = area == Pop::Area::hand ? outlook.hand[own] : outlook.display[own];
        const Bits later = area == Pop::Area::hand ? outlook.display[own] : outlook.hand[own];
        for (Bits cards = from; cards != 0; cards &= cards - 1) {
          const int place = lowest_of(cards);
          const Bits led = suit_at(*outlook.layout, place);
          const int second = strongest_of(later, led);
          const int most = std::max(strength_of(place, led), second);
          const int open = strongest_of(outlook.display[other], led);
          const float chance = most > open ? 1 - eyes.beaten(most, led) : 0.0F;
          const float cheap = eyes.cheapest(later, led);
          const float spent = most == second ? cheap + chance * (eyes.worth(second) - cheap) : cheap;
          add(place, area, chance, eyes.worth(place) + spent);
        }
      }
      break;
    case 1: {
      const Pop::Area area = state.lead_area;
      const Bits from = hand_first ? outlook.hand[own] : outlook.display[own];
      const Bits later = hand_first ? outlook.display[own] : outlook.hand[own];
      for (Bits cards = playable(from, outlook.led); cards != 0; cards &= cards - 1) {
        const int place = lowest_of(cards);
        const Bits led = outlook.led == 0 ? suit_at(*outlook.layout, place) : outlook.led;
        const int first = strength_of(place, led);
        const int second = strongest_of(later, led);
        const int most = std::max(first, second);
        float chance = 0;
        if (most > outlook.strongest[0]) {
          if (hand_first)
            chance = most > strongest_of(outlook.display[other], led) ? 1.0F : 0.0F;
          else
            chance = 1 - eyes.beaten(most, led);
        }
        const float cheap = eyes.cheapest(later, led);
        const float spent = most == second ? cheap + chance * (eyes.worth(second) - cheap) : cheap;
        add(place, area, chance, eyes.worth(place) + spent);
      }
      break;
    }
    case 2: {
      const Pop::Area area = state.area_due();
      const Bits from = hand_first ? outlook.display[own] : outlook.hand[own];
      const int open = hand_first ? strongest_of(outlook.display[other], outlook.led) : 0;
      for (Bits cards = playable(from, outlook.led); cards != 0; cards &= cards - 1) {
        const int place = lowest_of(cards);
        const int most = std::max(outlook.strongest[0], strength_of(place, outlook.led));
        float chance = 0;
        if (most > outlook.strongest[1]) {
          if (hand_first)
            chance = most > open ? 1.0F : 0.0F;
          else
            chance = 1 - eyes.beaten(most, outlook.led);
        }
        add(place, area, chance, eyes.worth(place));
      }
      break;
    }
    case 3: {
      const Pop::Area area = state.area_due();
      const Bits from = area == Pop::Area::hand ? outlook.hand[own] : outlook.display[own];
      for (Bits cards = playable(from, outlook.led); cards != 0; cards &= cards - 1) {
        const int place = lowest_of(cards);
        const int most = std::max(outlook.strongest[1], strength_of(place, outlook.led));
        add(place, area, most > outlook.strongest[0] ? 1.0F : 0.0F, eyes.worth(place));
      }
      break;
    }
    default: break;
  }
  return result;
}

}  // namespace fulltable::pop
