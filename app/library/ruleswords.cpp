// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/ruleswords.h"

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <algorithm>

#include "library/rulespage.h"
#include "text/wording.h"

namespace {

class StatisticsWords {
  Q_DECLARE_TR_FUNCTIONS(Statistics)
};

QString valueWords(const fulltable::OptionSpec& spec, int number) {
  if (number == 0 && !spec.zero.empty()) return words(spec.zero);
  switch (spec.type) {
    case fulltable::OptionType::boolean: return number != 0 ? StatisticsWords::tr("on") : StatisticsWords::tr("off");
    case fulltable::OptionType::integer:
      return spec.measure == fulltable::Measure::count
                 ? QString::number(number)
                 : StatisticsWords::tr("%1 s", "seconds").arg(QLocale().toString(number / 1000.0, 'g', 4));
    case fulltable::OptionType::choice: break;
  }
  const auto place = static_cast<std::size_t>(number);
  return place < spec.values.size() ? words(spec.values[place]) : QString::number(number);
}

/// The numbers that an option of few values can have.
QList<int> numbersOf(const fulltable::OptionSpec& spec) {
  QList<int> numbers;
  if (spec.type == fulltable::OptionType::integer) return {spec.standard};
  const auto last = spec.type == fulltable::OptionType::boolean ? 1 : static_cast<int>(spec.choices.size()) - 1;
  for (int number = 0; number <= last; ++number) numbers.append(number);
  return numbers;
}

QString sentenceCase(QString text) {
  if (!text.isEmpty()) text[0] = text[0].toUpper();
  return text;
}

QVariantList optionList(const fulltable::GameInfo& info, const fulltable::Options* options,
                        const QHash<QString, QString>& lines) {
  QVariantList list;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const fulltable::OptionSpec& spec = info.options[i];
    const bool number = spec.type == fulltable::OptionType::integer;
    const QStringList changes = linesOf(spec, lines);
    QVariantList rows;
    for (const int value : numbersOf(spec))
      rows.append(QVariantMap{{"value", number ? QString() : sentenceCase(valueWords(spec, value))},
                              {"line", changes.value(rows.size())},
                              {"set", !options || number || (*options)[i] == value},
                              {"usual", !number && spec.standard == value}});
    list.append(
        QVariantMap{{"label", words(spec.label)},
                    {"now", options || number ? sentenceCase(valueWords(spec, options ? (*options)[i] : spec.standard))
                                              : QString()},
                    {"rows", rows}});
  }
  return list;
}

/// A paragraph with the value that it is about (`option=value`).
QVariantMap givenBlock(QVariantMap block, const fulltable::GameInfo& info, const fulltable::Options* options) {
  const QStringList only = block["only"].toString().split('=');
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const fulltable::OptionSpec& spec = info.options[i];
    if (only.value(0).toStdString() != spec.id) continue;
    const auto place = std::ranges::find(spec.choices, only.value(1).toStdString()) - spec.choices.begin();
    const int value =
        spec.type == fulltable::OptionType::boolean ? int{only.value(1) == "on"} : static_cast<int>(place);
    block.insert("given", StatisticsWords::tr("%1: %2", "an option and its value")
                              .arg(words(spec.label), sentenceCase(valueWords(spec, value))));
    const bool holds = (options ? (*options)[i] : spec.standard) == value;
    block.insert("unset", options && !holds);
    block.insert("usual", spec.standard == value);
    block.insert("variant", !holds);
  }
  return block;
}

}  // namespace

QStringList linesOf(const fulltable::OptionSpec& spec, const QHash<QString, QString>& lines) {
  const QString label = words(spec.label).toLower();
  if (spec.type == fulltable::OptionType::integer) return {lines.value(label)};
  QStringList changes;
  for (const int number : numbersOf(spec)) {
    const QString value = spec.type == fulltable::OptionType::choice
                              ? words(spec.values[static_cast<std::size_t>(number)])
                              : valueWords(spec, number);
    changes.append(lines.value(label + ": " + value.toLower()));
  }
  return changes;
}

QVariantList rulesAsSet(QVariantList page, const fulltable::GameInfo& info, const fulltable::Options* options) {
  const QHash<QString, QString> lines = optionLines(page);
  for (QVariant& each : page) {
    QVariantMap section = each.toMap();
    QVariantList blocks = section["blocks"].toList();
    for (QVariant& block : blocks) {
      QVariantMap map = block.toMap();
      if (map["options"].toBool()) map.insert("list", optionList(info, options, lines));
      block = map.contains("only") ? givenBlock(map, info, options) : map;
    }
    section["blocks"] = blocks;
    if (options && &each == &page.front() && !info.options.empty())
      section.insert("played", rulesWords(info, *options));
    each = section;
  }
  return page;
}

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
