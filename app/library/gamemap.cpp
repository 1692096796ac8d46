// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/gamemap.h"

#include <QFile>
#include <QStringList>
#include <algorithm>
#include <cassert>

#include "text/wording.h"

QString textOf(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

namespace {

/// As QML sets it: a choice by its name.
QVariant valueOf(const fulltable::OptionSpec& spec, int number) {
  switch (spec.type) {
    case fulltable::OptionType::boolean: return number != 0;
    case fulltable::OptionType::integer: return number;
    case fulltable::OptionType::choice: return textOf(spec.choices[static_cast<std::size_t>(number)]);
  }
  return {};
}

/// The values of a preset by their options' ids.
QVariantMap presetMap(const fulltable::GameInfo& info, const fulltable::Preset& preset) {
  QVariantMap values;
  for (const auto& [id, number] : preset.options) {
    const auto spec = std::ranges::find(info.options, id, &fulltable::OptionSpec::id);
    assert(spec != info.options.end());
    values.insert(textOf(id), valueOf(*spec, number));
  }
  return {{"name", words(preset.name)}, {"options", values}};
}

QVariantMap optionMap(const fulltable::OptionSpec& spec) {
  QStringList choices, values;
  for (const auto choice : spec.choices) choices.append(textOf(choice));
  for (const auto& value : spec.values) values.append(words(value));
  const auto type = spec.type;
  const bool paced = spec.measure == fulltable::Measure::pace;
  return {{"id", textOf(spec.id)},
          {"type", type == fulltable::OptionType::boolean   ? "bool"
                   : type == fulltable::OptionType::integer ? "int"
                                                            : "choice"},
          {"choices", choices},
          {"min", spec.min},
          {"max", spec.max},
          {"standard", valueOf(spec, spec.standard)},
          {"label", words(spec.label)},
          {"values", values},
          {"help", words(spec.help)},
          {"time", spec.measure != fulltable::Measure::count},
          {"paced", paced},
          // The pace of all stands for them.
          {"expert", spec.expert || paced},
          {"zero", words(spec.zero)}};
}

}  // namespace

QString pictureOf(const QString& gameId) {
  const QString picture = "shelf/" + gameId;
  return QFile::exists(":/" + picture + ".png") ? picture : QString();
}

QVariantMap gameMap(const fulltable::GameInfo& info) {
  QVariantList options;
  for (const auto& spec : info.options) options.append(optionMap(spec));
  QVariantList presets;
  for (const auto& preset : info.presets) presets.append(presetMap(info, preset));
  QVariantMap minutes;
  for (int seats = info.min_seats; seats <= info.max_seats; ++seats)
    minutes.insert(QString::number(seats), info.minutes_with(seats));
  QStringList levels;
  for (const auto& level : info.levels) levels.append(words(level));
  return {{"id", textOf(info.id)},
          {"levels", levels},
          {"name", textOf(info.name)},
          {"picture", pictureOf(textOf(info.id))},
          {"tagline", words(info.tagline)},
          {"family", textOf(info.family)},
          {"familyName", words(info.family_name)},
          {"minSeats", info.min_seats},
          {"maxSeats", info.max_seats},
          {"defaultSeats", info.default_seats},
          {"minutes", info.minutes},
          {"minutesWith", minutes},
          {"mood", info.solitaire   ? "alone"
                   : info.real_time ? "race"
                   : info.gamble    ? "gamble"
                                    : "think"},
          {"solitaire", info.solitaire},
          {"realTime", info.real_time},
          {"options", options},
          {"presets", presets}};
}
