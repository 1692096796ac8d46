// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/cardnames.h"

#include "text/wording.h"

using fulltable::Card;

namespace {

constexpr int codes = 54;

Card cardOf(int code) {
  return code < 0 || code >= codes ? fulltable::unknown_card : Card(code);
}

}  // namespace

QString CardNames::text(int code) {
  const Card card = cardOf(code);
  return card.is_known() ? QString::fromStdString(to_text(card)) : QString();
}

int CardNames::code(const QString& text) {
  const auto card = fulltable::card_of(text.toStdString());
  return card ? card->code() : -1;
}

QString CardNames::words(int code) {
  return cardWords(cardOf(code));
}

QString CardNames::suit(const QString& letter) {
  const auto suit = letter.isEmpty() ? std::nullopt : fulltable::suit_of(letter.front().toLatin1());
  return suit ? suitWords(*suit) : QString();
}

QString CardNames::rank(const QString& letter) {
  const auto rank = letter.isEmpty() ? std::nullopt : fulltable::rank_of(letter.front().toLatin1());
  if (!rank) return {};
  const bool number = *rank > 0 && *rank < 10;
  return number ? QString::number(*rank + 1) : rankWords(*rank);
}

QString CardNames::suitOf(int code) {
  const Card card = cardOf(code);
  return card.is_known() && !card.is_joker() ? text(code).right(1) : QString();
}

QString CardNames::rankOf(int code) {
  const Card card = cardOf(code);
  return card.is_known() && !card.is_joker() ? text(code).left(1) : QString();
}
