// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/gamemap.h"

#include <QFile>
#include <QStringList>

#include "text/wording.h"

QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

namespace {

QVariantMap optionMap(const fulltable::OptionSpec& spec) {
  QStringList choices, values;
  for (const auto choice : spec.choices) choices.append(textOf(choice));
  for (const auto& value : spec.values) values.append(words(value));
  const auto type = spec.type;
  return {{"id", textOf(spec.id)},
          {"type", type == fulltable::OptionType::boolean   ? "bool"
                   : type == fulltable::OptionType::integer ? "int"
                                                            : "choice"},
          {"choices", choices},
          {"min", spec.min},
          {"max", spec.max},
          {"standard", type == fulltable::OptionType::choice    ? QVariant(choices.value(spec.standard))
                       : type == fulltable::OptionType::boolean ? QVariant(spec.standard != 0)
                                                                : QVariant(spec.standard)},
          {"label", words(spec.label)},
          {"values", values},
          {"help", words(spec.help)},
          {"time", spec.measure != fulltable::Measure::count},
          {"paced", spec.measure == fulltable::Measure::pace},
          {"zero", words(spec.zero)}};
}

}  // namespace

QVariantMap gameMap(const fulltable::GameInfo& info) {
  QVariantList options;
  for (const auto& spec : info.options) options.append(optionMap(spec));
  QStringList levels;
  for (const auto& level : info.levels) levels.append(words(level));
  // A game that is new has none yet.
  const QString picture = ":/shelf/" + textOf(info.id) + ".png";
  return {{"id", textOf(info.id)},
          {"levels", levels},
          {"name", textOf(info.name)},
          {"picture", QFile::exists(picture) ? "qrc" + picture : QString()},
          {"tagline", words(info.tagline)},
          {"family", textOf(info.family)},
          {"familyName", words(info.family_name)},
          {"minSeats", info.min_seats},
          {"maxSeats", info.max_seats},
          {"defaultSeats", info.default_seats},
          {"minutes", info.minutes},
          {"solitaire", info.solitaire},
          {"realTime", info.real_time},
          {"options", options}};
}
