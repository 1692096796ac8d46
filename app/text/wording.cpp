// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/wording.h"

#include <QCoreApplication>
#include <QLocale>
#include <array>

using fulltable::Card;
using fulltable::Suit;

namespace {

/// The translations of these words stand under one heading.
class CommonWords {
  Q_DECLARE_TR_FUNCTIONS(Words)
};

/// "two" to "twelve"; numbers beyond.
QString numberWords(int number) {
  if (number >= 2 && number <= 10) return rankWords(number - 1);
  return QString::number(number);
}

/// Speaks the language of the window.
class WindowLanguage : public fulltable::Language {
 public:
  using Language::Language;

 protected:
  std::string translated(std::string_view context, std::string_view source, int count) const override {
    const QString text =
        QCoreApplication::translate(std::string(context).c_str(), std::string(source).c_str(), nullptr, count);
    // Without a translation the source stands as it is written: English has its own plurals.
    const QString untouched =
        QString::fromUtf8(source.data(), qsizetype(source.size())).replace("%n", QString::number(count));
    return text == untouched ? Language::translated(context, source, count) : text.toStdString();
  }
  std::string card(Card card, Form form) const override {
    if (!card.is_known() || card.is_joker()) return Language::card(card, form);
    const QString rank = rankWords(card.rank());
    const QString suit = suitWords(card.suit());
    switch (form) {
      case Form::the: return CommonWords::tr("the %1 of %2", "a rank and a suit").arg(rank, suit).toStdString();
      case Form::plain:
      case Form::plural:
      case Form::a: break;
    }
    return cardWords(card).toStdString();
  }
  std::string list(const std::vector<std::string>& words) const override {
    QStringList parts;
    for (const std::string& word : words) parts.append(QString::fromStdString(word));
    return listWords(parts).toStdString();
  }
  std::string number(std::int64_t number) const override {
    // A real minus: the hyphen that most locales have for one is hardly seen.
    return QLocale().toString(number).replace('-', QChar(0x2212)).toStdString();
  }
};

}  // namespace

QString levelWords(fulltable::Level level) {
  switch (level) {
    case fulltable::Level::beginner: return CommonWords::tr("Beginner");
    case fulltable::Level::easy: return CommonWords::tr("Easy");
    case fulltable::Level::medium: return CommonWords::tr("Medium");
    case fulltable::Level::hard: return CommonWords::tr("Hard");
    case fulltable::Level::expert: return CommonWords::tr("Expert");
  }
  return {};
}

QString suitWords(Suit suit) {
  switch (suit) {
    case Suit::clubs: return CommonWords::tr("clubs");
    case Suit::diamonds: return CommonWords::tr("diamonds");
    case Suit::hearts: return CommonWords::tr("hearts");
    case Suit::spades: return CommonWords::tr("spades");
  }
  return {};
}

QString rankWords(int rank) {
  const std::array<QString, 13> words{CommonWords::tr("ace"),   CommonWords::tr("two"),   CommonWords::tr("three"),
                                      CommonWords::tr("four"),  CommonWords::tr("five"),  CommonWords::tr("six"),
                                      CommonWords::tr("seven"), CommonWords::tr("eight"), CommonWords::tr("nine"),
                                      CommonWords::tr("ten"),   CommonWords::tr("jack"),  CommonWords::tr("queen"),
                                      CommonWords::tr("king")};
  return words[static_cast<std::size_t>(rank)];
}

QString cardWords(Card card) {
  if (!card.is_known()) return CommonWords::tr("face-down card");
  if (card == fulltable::little_joker) return CommonWords::tr("little joker");
  if (card == fulltable::big_joker) return CommonWords::tr("big joker");
  return CommonWords::tr("%1 of %2", "a rank and a suit").arg(rankWords(card.rank()), suitWords(card.suit()));
}

QString pileWords(const fulltable::PileView& pile, const QStringList& names, int reader) {
  return pile.title.empty() ? QString::fromStdString(pile.id) : words(pile.title, names, reader);
}

QString cardLabel(Card card, const QString& pile, int above, bool movable, bool selected) {
  QStringList parts{cardWords(card), pile};
  if (above == 1) parts.append(CommonWords::tr("with one card on it"));
  if (above > 1) parts.append(CommonWords::tr("with %1 cards on it").arg(numberWords(above)));
  if (selected) parts.append(CommonWords::tr("selected"));
  if (movable) parts.append(CommonWords::tr("can be moved"));
  return parts.join(", ");
}

QString cardByPlaceLabel(int place, int size, const QString& pile) {
  return CommonWords::tr("face-down card %1 of %2, %3, can be moved", "place, number of cards, pile")
      .arg(place)
      .arg(size)
      .arg(pile);
}

QString words(const fulltable::Text& text, const QStringList& names, int reader, fulltable::Style style) {
  std::vector<std::string> list;
  for (const QString& name : names) list.push_back(name.toStdString());
  return QString::fromStdString(WindowLanguage(std::move(list), reader).render(text, style));
}

QString words(const fulltable::Refusal& refusal, const QStringList& names, int reader) {
  return words(refusal.message, names, reader);
}

QString closed(const QString& text) {
  return text.isEmpty() || QString(".!?”").contains(text.back()) ? text : text + '.';
}

QString withoutStop(const QString& text) {
  return text.endsWith('.') ? text.chopped(1) : text;
}

QStringList hintLinesOf(const fulltable::Hint& hint, const QStringList& names, int reader) {
  QStringList lines;
  for (const fulltable::Text* line : {&hint.move, &hint.reason, &hint.number})
    if (!line->empty()) lines.append(closed(words(*line, names, reader)));
  return lines;
}

QString withoutSubject(const fulltable::Text& text, const QStringList& names) {
  const QString whole = words(text, names);
  const auto* seat = text.find("s");
  const auto* subject = seat ? std::get_if<fulltable::Text::Seat>(seat) : nullptr;
  const QString name = subject ? names.value(subject->number) + ' ' : QString();
  return !name.isEmpty() && whole.startsWith(name) ? whole.mid(name.size()) : whole;
}

QString listWords(const QStringList& names) {
  if (names.size() < 2) return names.join("");
  return CommonWords::tr("%1 and %2", "the end of a list").arg(names.mid(0, names.size() - 1).join(", "), names.back());
}
