// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/ruleswords.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>

#include "text/wording.h"

namespace {

class StatisticsWords {
  Q_DECLARE_TR_FUNCTIONS(Statistics)
};

QString valueWords(const fulltable::OptionSpec& spec, int number) {
  switch (spec.type) {
    case fulltable::OptionType::boolean: return number != 0 ? StatisticsWords::tr("on") : StatisticsWords::tr("off");
    case fulltable::OptionType::integer: return QString::number(number);
    case fulltable::OptionType::choice: break;
  }
  const auto place = static_cast<std::size_t>(number);
  return place < spec.values.size() ? words(spec.values[place]) : QString::number(number);
}

}  // namespace

QString rulesWords(const fulltable::GameInfo& info, const fulltable::Options& options) {
  const fulltable::Options standard = info.standard_options();
  if (options == standard) return StatisticsWords::tr("Standard");
  for (const fulltable::Preset& preset : info.presets) {
    fulltable::Options named = standard;
    for (const auto& [id, number] : preset.options) {
      const auto spec = std::ranges::find(info.options, id, &fulltable::OptionSpec::id);
      if (spec != info.options.end()) named.value[static_cast<std::size_t>(spec - info.options.begin())] = number;
    }
    if (options == named) return words(preset.name);
  }
  QStringList others;
  for (std::size_t i = 0; i < info.options.size(); ++i)
    if (options[i] != standard[i])
      others.append(StatisticsWords::tr("%1: %2", "an option and its value")
                        .arg(words(info.options[i].label), valueWords(info.options[i], options[i])));
  return others.join(StatisticsWords::tr(", ", "between the options of a game"));
}
