// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/handwords.h"

#include <array>

#include "text/words.h"

namespace {

const QString order = QStringLiteral("23456789TJQKA");

/// The name of one card of that rank, or of several.
QString rank(const QString& letter, bool several) {
  const std::array<QString, 13> one{HandWords::tr("two"),   HandWords::tr("three"), HandWords::tr("four"),
                                    HandWords::tr("five"),  HandWords::tr("six"),   HandWords::tr("seven"),
                                    HandWords::tr("eight"), HandWords::tr("nine"),  HandWords::tr("ten"),
                                    HandWords::tr("jack"),  HandWords::tr("queen"), HandWords::tr("king"),
                                    HandWords::tr("ace")};
  const std::array<QString, 13> many{HandWords::tr("twos"),   HandWords::tr("threes"), HandWords::tr("fours"),
                                     HandWords::tr("fives"),  HandWords::tr("sixes"),  HandWords::tr("sevens"),
                                     HandWords::tr("eights"), HandWords::tr("nines"),  HandWords::tr("tens"),
                                     HandWords::tr("jacks"),  HandWords::tr("queens"), HandWords::tr("kings"),
                                     HandWords::tr("aces")};
  const auto place = letter.isEmpty() ? -1 : order.indexOf(letter);
  if (place < 0) return letter;
  return (several ? many : one)[static_cast<std::size_t>(place)];
}

QStringList straightTo(const QString& letter) {
  QStringList list;
  const auto top = order.indexOf(letter);
  for (qsizetype i = 0; i < 5 && top >= 0; ++i) list.append(order.mid((top - i + 13) % 13, 1));
  return list;
}

}  // namespace

QString HandWords::words(const QString& hand) {
  const QStringList parts = hand.split(' ');
  const QString& kind = parts[0];
  const QString one = rank(parts.value(1), false);
  const QString many = rank(parts.value(1), true);
  const QString others = rank(parts.value(2), true);
  if (kind == "high") return tr("High card: %1").arg(one);
  if (kind == "pair") return tr("Pair of %1").arg(many);
  if (kind == "two_pair") return tr("Two pair, %1 and %2").arg(many, others);
  if (kind == "trips") return tr("Three %1").arg(many);
  if (kind == "straight") return tr("Straight to the %1").arg(one);
  if (kind == "flush") return tr("Flush to the %1").arg(one);
  if (kind == "full_house") return tr("Full house, %1 over %2").arg(many, others);
  if (kind == "quads") return tr("Four %1").arg(many);
  if (kind == "straight_flush") return tr("Straight flush to the %1").arg(one);
  if (kind == "five_of_a_kind") return tr("Five %1").arg(many);
  return hand;
}

QString HandWords::card(const QString& text) {
  const QString letter = text.left(1);
  const auto last = fulltable::suit_of(text.isEmpty() ? ' ' : text.back().toLatin1());
  const QString suit = last ? suitWords(*last) : QString();
  if (letter.isEmpty() || !order.contains(letter)) return suit.isEmpty() ? text : suit;
  if (suit.isEmpty()) return rank(letter, false);
  return tr("%1 of %2", "a rank and a suit").arg(rank(letter, false), suit);
}

QStringList HandWords::cards(const QString& hand) {
  const QStringList parts = hand.split(' ');
  const QString& kind = parts[0];
  const QString first = parts.value(1);
  const QString second = parts.value(2);
  if (kind == "high") return {first};
  if (kind == "pair") return {first, first};
  if (kind == "two_pair") return {first, first, second, second};
  if (kind == "trips") return {first, first, first};
  if (kind == "straight") return straightTo(first);
  if (kind == "flush") return {"*" + first, "*", "*", "*", "*"};
  if (kind == "full_house") return {first, first, first, second, second};
  if (kind == "quads") return QStringList(4, first);
  if (kind == "five_of_a_kind") return QStringList(5, first);
  if (kind != "straight_flush") return {};
  QStringList list = straightTo(first);
  for (QString& card : list) card.prepend('*');
  return list;
}

QString HandWords::lacking(const QString& hand, const QVariantList& made) {
  QStringList open = cards(hand);
  for (const QVariant& each : made) {
    const QVariantMap card = each.toMap();
    QString as = card["as"].toString();
    if (as.isEmpty()) as = QString::fromStdString(to_text(fulltable::Card(card["code"].toInt())));
    // Where any card of a suit will do, "*" is wanted; where its rank counts, too, "*Q".
    for (const QString& wanted : {as.left(1), "*" + as.left(1), QString("*")})
      if (open.removeOne(wanted)) break;
  }
  QStringList words;
  while (!open.isEmpty()) {
    const QString wanted = open.front();
    const auto count = open.removeAll(wanted);
    const QString letter = QString(wanted).remove('*');
    QString word;
    if (letter.isEmpty())
      word = count == 1 ? tr("one more card of the suit") : tr("%1 more cards of the suit").arg(count);
    else
      word = count == 1 ? tr("one %1").arg(rank(letter, false)) : tr("%1 %2").arg(count).arg(rank(letter, true));
    words.append(word);
  }
  return listWords(words);
}
