// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/cast.h"

#include <QCoreApplication>
#include <algorithm>

using fulltable::Temper;

namespace {

struct Cast {
  Q_DECLARE_TR_FUNCTIONS(Cast)
};

}  // namespace

QList<Character> cast() {
  return {
      {Cast::tr("Ada"), Cast::tr("Plays by the book."), Temper::steady, SeatKind::medium, 6},
      {Cast::tr("Bruno"), Cast::tr("Takes what he can get, and asks later."), Temper::grabber, SeatKind::easy, 10},
      {Cast::tr("Clara"), Cast::tr("Waits, and gives nothing away."), Temper::cautious, SeatKind::hard, 4},
      {Cast::tr("Dimitri"), Cast::tr("Has lost two boats at cards, and would do it again."), Temper::bold,
       SeatKind::medium, 5},
      {Cast::tr("Esther"), Cast::tr("Does what nobody expects, with a straight face."), Temper::bluffer, SeatKind::hard,
       7},
      {Cast::tr("Farid"), Cast::tr("Plays by the book. He may have written it."), Temper::steady, SeatKind::expert, 2},
      {Cast::tr("Greta"), Cast::tr("Would rather lose a little than risk a lot."), Temper::cautious, SeatKind::easy,
       14},
      {Cast::tr("Hugo"), Cast::tr("Counts what he has after every move."), Temper::grabber, SeatKind::medium, 13},
      {Cast::tr("Irene"), Cast::tr("Is here for the company."), Temper::steady, SeatKind::beginner, 11},
      {Cast::tr("Jonas"), Cast::tr("All or nothing, and mostly all."), Temper::bold, SeatKind::hard, 15},
      {Cast::tr("Kenji"), Cast::tr("Smiles most when he has nothing."), Temper::bluffer, SeatKind::medium, 3},
      {Cast::tr("Lucia"), Cast::tr("Tries everything once."), Temper::bold, SeatKind::beginner, 16},
  };
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
  const QList<Character> all = cast();
  const auto found = std::ranges::find(all, name, &Character::name);
  return found == all.end() ? std::nullopt : std::optional(*found);
}

QString aboutSeat(SeatKind kind, const QString& name) {
  QString level;
  switch (kind) {
    case SeatKind::human: return {};
    case SeatKind::beginner: level = Cast::tr("Beginner"); break;
    case SeatKind::easy: level = Cast::tr("Easy"); break;
    case SeatKind::medium: level = Cast::tr("Medium"); break;
    case SeatKind::hard: level = Cast::tr("Hard"); break;
    case SeatKind::expert: level = Cast::tr("Expert"); break;
  }
  const auto character = characterNamed(name);
  if (!character) return level;
  return Cast::tr("%1 · %2\n%3", "level, temper, a sentence").arg(level, wordOf(character->temper), character->line);
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
