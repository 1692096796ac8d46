// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/commitment.h"

#include <QCryptographicHash>

QString dealText(const fulltable::Cards& pack, std::uint64_t dealNumber, const QByteArray& salt) {
  QString text = QString::fromLatin1(salt.toHex()) + " " + QString::number(dealNumber);
  for (const fulltable::Card card : pack) text += " " + QString::fromStdString(fulltable::to_text(card));
  return text;
}

bool isDealKnown(const fulltable::Json& note) {
  const auto known = note.is_object() ? note.find("dealKnown") : note.end();
  return note.is_object() && known != note.end() && *known == true;
}

QString commitmentOf(const QString& text) {
  return QString::fromLatin1(QCryptographicHash::hash(text.toLatin1(), QCryptographicHash::Sha256).toHex());
}
