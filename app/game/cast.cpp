// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/cast.h"

#include <QCoreApplication>
#include <array>

using fulltable::Temper;

namespace {

struct Cast {
  Q_DECLARE_TR_FUNCTIONS(Cast)
};

/// A character in the language of the source.
struct Entry {
  const char* name;
  const char* line;
  Temper temper;
  SeatKind level;
  int face;
};

constexpr std::array<Entry, 12> entries{{
    {QT_TRANSLATE_NOOP("Cast", "Ada"), QT_TRANSLATE_NOOP("Cast", "Plays by the book."), Temper::steady,
     SeatKind::medium, 6},
    {QT_TRANSLATE_NOOP("Cast", "Bruno"), QT_TRANSLATE_NOOP("Cast", "Takes what he can get, and asks later."),
     Temper::grabber, SeatKind::easy, 10},
    {QT_TRANSLATE_NOOP("Cast", "Clara"), QT_TRANSLATE_NOOP("Cast", "Waits, and gives nothing away."), Temper::cautious,
     SeatKind::hard, 4},
    {QT_TRANSLATE_NOOP("Cast", "Dimitri"),
     QT_TRANSLATE_NOOP("Cast", "Has lost two boats at cards, and would do it again."), Temper::bold, SeatKind::medium,
     5},
    {QT_TRANSLATE_NOOP("Cast", "Esther"), QT_TRANSLATE_NOOP("Cast", "Does what nobody expects, with a straight face."),
     Temper::bluffer, SeatKind::hard, 7},
    {QT_TRANSLATE_NOOP("Cast", "Farid"), QT_TRANSLATE_NOOP("Cast", "Plays by the book. He may have written it."),
     Temper::steady, SeatKind::expert, 2},
    {QT_TRANSLATE_NOOP("Cast", "Greta"), QT_TRANSLATE_NOOP("Cast", "Would rather lose a little than risk a lot."),
     Temper::cautious, SeatKind::easy, 14},
    {QT_TRANSLATE_NOOP("Cast", "Hugo"), QT_TRANSLATE_NOOP("Cast", "Counts what he has after every move."),
     Temper::grabber, SeatKind::medium, 13},
    {QT_TRANSLATE_NOOP("Cast", "Irene"), QT_TRANSLATE_NOOP("Cast", "Is here for the company."), Temper::steady,
     SeatKind::beginner, 11},
    {QT_TRANSLATE_NOOP("Cast", "Jonas"), QT_TRANSLATE_NOOP("Cast", "All or nothing, and mostly all."), Temper::bold,
     SeatKind::hard, 15},
    {QT_TRANSLATE_NOOP("Cast", "Kenji"), QT_TRANSLATE_NOOP("Cast", "Smiles most when he has nothing."), Temper::bluffer,
     SeatKind::medium, 3},
    {QT_TRANSLATE_NOOP("Cast", "Lucia"), QT_TRANSLATE_NOOP("Cast", "Tries everything once."), Temper::bold,
     SeatKind::beginner, 16},
}};

Character characterOf(const Entry& entry) {
  return {Cast::tr(entry.name), Cast::tr(entry.line), entry.temper, entry.level, entry.face};
}

}  // namespace

QList<Character> cast() {
  QList<Character> all;
  for (const Entry& entry : entries) all.append(characterOf(entry));
  return all;
}

QString wordOf(Temper temper) {
  switch (temper) {
    case Temper::steady: return Cast::tr("Steady");
    case Temper::cautious: return Cast::tr("Cautious");
    case Temper::bold: return Cast::tr("Bold");
    case Temper::grabber: return Cast::tr("Greedy");
    case Temper::bluffer: return Cast::tr("Sly");
  }
  return {};
}

std::optional<Character> characterNamed(const QString& name) {
  // Asked for every seat in every frame: only the one that is found is put together.
  for (const Entry& entry : entries)
    if (Cast::tr(entry.name) == name) return characterOf(entry);
  return std::nullopt;
}

QString wordOf(SeatKind kind) {
  switch (kind) {
    case SeatKind::human: return Cast::tr("Person");
    case SeatKind::beginner: return Cast::tr("Beginner");
    case SeatKind::easy: return Cast::tr("Easy");
    case SeatKind::medium: return Cast::tr("Medium");
    case SeatKind::hard: return Cast::tr("Hard");
    case SeatKind::expert: return Cast::tr("Expert");
  }
  return {};
}

QString aboutSeat(SeatKind kind, const QString& name) {
  if (kind == SeatKind::human) return {};
  const auto character = characterNamed(name);
  if (!character) return wordOf(kind);
  return Cast::tr("%1 · %2\n%3", "level, temper, a sentence")
      .arg(wordOf(kind), wordOf(character->temper), character->line);
}

QList<int> facesOf(const Seating& seating) {
  QList<int> faces(seating.seats(), 0);
  for (int seat = 0; seat < seating.seats(); ++seat)
    if (const auto character = characterNamed(seating.names.value(seat)); character && !seating.isHuman(seat))
      faces[seat] = character->face;
  for (int seat = 0; seat < seating.seats(); ++seat)
    for (int tried = 0; faces[seat] == 0; ++tried) {
      const int face = (seat + tried) % faceCount + 1;
      if (tried >= faceCount || !faces.contains(face)) faces[seat] = face;
    }
  return faces;
}
