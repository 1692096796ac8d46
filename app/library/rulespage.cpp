// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/rulespage.h"

#include <QRegularExpression>
#include <QStringList>
#include <algorithm>

namespace {

QStringList cellsOf(const QString& row) {
  QStringList cells;
  for (const QString& cell : row.mid(1, row.lastIndexOf('|') - 1).split('|')) cells.append(cell.trimmed());
  return cells;
}

QVariantMap tableOf(const QStringList& rows) {
  const qsizetype columns = cellsOf(rows.front()).size();
  QStringList cells;
  for (const QString& row : rows) {
    QStringList line = cellsOf(row);
    // The line under the head is drawn.
    if (std::ranges::all_of(line, [](const QString& cell) { return cell.startsWith("--") || cell.startsWith(":-"); }))
      continue;
    while (line.size() < columns) line.append(QString());
    cells += line.mid(0, columns);
  }
  return {{"columns", columns}, {"cells", cells}};
}

QVariantList blocksOf(const QStringList& lines) {
  QVariantList blocks;
  for (qsizetype at = 0; at < lines.size();) {
    const bool table = lines[at].startsWith('|');
    QStringList block;
    for (; at < lines.size() && lines[at].startsWith('|') == table; ++at) block.append(lines[at]);
    const QString prose = block.join('\n').trimmed();
    if (table)
      blocks.append(tableOf(block));
    else if (!prose.isEmpty())
      blocks.append(QVariantMap{{"prose", prose}});
  }
  return blocks;
}

}  // namespace

QVariantList rulesPage(const QString& markdown) {
  QVariantList sections;
  QString title;
  int level = 0;
  QStringList lines;
  const auto close = [&] {
    if (level > 0) sections.append(QVariantMap{{"title", title}, {"level", level}, {"blocks", blocksOf(lines)}});
    lines.clear();
  };
  for (const QString& line : markdown.split('\n')) {
    const auto signs = std::ranges::find_if(line, [](QChar c) { return c != '#'; }) - line.begin();
    if (signs == 0 || line.mid(signs, 1) != " ") {
      lines.append(line);
      continue;
    }
    close();
    title = line.mid(signs).trimmed();
    level = static_cast<int>(signs);
  }
  close();
  return sections;
}

QString plainText(const QString& markdown) {
  static const QRegularExpression link(R"(\[([^\]]*)\]\([^)]*\))"),
      begin("^(#+|[-*]|>) +", QRegularExpression::MultilineOption), sign("[*`]");
  QString plain = markdown;
  return plain.replace(link, "\\1").remove(begin).remove(sign);
}
