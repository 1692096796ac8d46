// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "game/commitment.h"

#include <QCoreApplication>
#include <QCryptographicHash>

namespace {

class CommitmentWords {
  Q_DECLARE_TR_FUNCTIONS(Commitment)
};

}  // namespace

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

void keepCommitment(fulltable::Match& match, const QByteArray& salt) {
  match.app["fingerprint"] = commitmentOf(dealText(match.pack(1), match.game_setup().deal_number, salt)).toStdString();
}

QVariantMap checkedDeal(const fulltable::Match& match, const QByteArray& salt) {
  const fulltable::GameSetup& setup = match.game_setup();
  const bool given = !setup.decks.empty();
  const fulltable::TableSetup table{setup.seats, setup.options, setup.dealer.value_or(0)};
  const bool dealt = given || fulltable::shuffled_pack(match.game(), table, setup.deal_number, 1) == match.pack(1);
  const QString text = dealText(match.pack(1), setup.deal_number, salt);
  const fulltable::Json kept =
      match.app.is_object() ? match.app.value("fingerprint", fulltable::Json()) : fulltable::Json();
  const QString shown = kept.is_string() ? QString::fromStdString(kept.get<std::string>()) : commitmentOf(text);
  const bool same = shown == commitmentOf(text);
  return {
      {"shown", shown},
      {"text", text},
      {"fits", dealt && same},
      {"words", !dealt || !same
                    ? CommitmentWords::tr("The fingerprint does not fit: these are not the cards that were dealt then.")
                : given ? CommitmentWords::tr("The fingerprint fits the cards, which were given and not drawn.")
                        : CommitmentWords::tr("The fingerprint fits: the cards are those of deal no. %1, unchanged.")
                              .arg(setup.deal_number)}};
}
