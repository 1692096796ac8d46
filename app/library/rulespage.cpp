// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/rulespage.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QStringList>
#include <algorithm>
#include <utility>

#include "library/rulespicture.h"

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

/// What a line says that is not shown, such as `<!-- rule: A turn -->`; empty for any other line.
QString asideOf(const QString& line) {
  const QString text = line.trimmed();
  return text.startsWith("<!--") && text.endsWith("-->") ? text.mid(4, text.size() - 7).trimmed() : QString();
}

/// What of the lines is taken together: a table, a paragraph for one option, or prose.
QVariantList blocksOf(const QStringList& lines, bool options, const QString& gameId) {
  const QString picture = "```table";
  QVariantList blocks;
  QString only;
  for (qsizetype at = 0; at < lines.size();) {
    if (const QString aside = asideOf(lines[at]); !aside.isEmpty()) {
      only = aside.startsWith("only: ") ? aside.mid(6) : QString();
      ++at;
      continue;
    }
    if (lines[at].startsWith(picture)) {
      const qsizetype end = lines.indexOf("```", at + 1);
      const QStringList within = lines.mid(at + 1, end < 0 ? -1 : end - at - 1);
      QVariantMap map{{"picture", rulesPicture(lines[at].mid(picture.size()).trimmed(), within, gameId)}};
      if (!only.isEmpty()) map.insert("only", std::exchange(only, {}));
      blocks.append(map);
      at = end < 0 ? lines.size() : end + 1;
      continue;
    }
    const bool table = lines[at].startsWith('|');
    QStringList block;
    for (; at < lines.size() && lines[at].startsWith('|') == table && !lines[at].startsWith(picture) &&
           asideOf(lines[at]).isEmpty();
         ++at) {
      if (!only.isEmpty() && !block.isEmpty() && lines[at].trimmed().isEmpty()) break;
      block.append(lines[at]);
    }
    const QString prose = block.join('\n').trimmed();
    if (table) {
      QVariantMap map = tableOf(block);
      if (options) map.insert("options", true);
      if (!only.isEmpty()) map.insert("only", only);
      blocks.append(map);
    } else if (!prose.isEmpty()) {
      QVariantMap map{{"prose", prose}};
      if (!only.isEmpty()) map.insert("only", only);
      blocks.append(map);
    }
    only.clear();
  }
  return blocks;
}

/// What stands between a heading and the first empty line belongs to the section: the paragraphs that it is for the
/// rules, the signs at the table that it explains, and whether it lists the options.
QVariantMap sectionMap(const QString& title, int level, const QStringList& lines, const QString& gameId) {
  QStringList rules;
  bool options = false;
  for (const QString& line : lines) {
    const QString aside = asideOf(line);
    if (aside.isEmpty()) break;
    if (aside.startsWith("rule: ")) rules += aside.mid(6).split("; ");
    if (aside.startsWith("signs: ")) rules += aside.mid(7).split("; ");
    options = options || aside == "options";
  }
  return {{"title", title}, {"level", level}, {"rules", rules}, {"blocks", blocksOf(lines, options, gameId)}};
}

}  // namespace

QString rulesMarkdown(const QString& gameId) {
  QFile file(":/rules/" + gameId + ".md");
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

QVariantList rulesPage(const QString& markdown, const QString& gameId) {
  QVariantList sections;
  QString title;
  int level = 0;
  QStringList lines;
  const auto close = [&] {
    if (level > 0) sections.append(sectionMap(title, level, lines, gameId));
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

const QVariantList& rulesOf(const QString& gameId) {
  static QHash<QString, QVariantList> pages;
  const auto page = pages.find(gameId);
  return page != pages.end() ? *page : *pages.insert(gameId, rulesPage(rulesMarkdown(gameId), gameId));
}

int sectionOf(const QVariantList& page, const QString& rule) {
  if (rule.isEmpty()) return -1;
  // Another section may say that it is meant: the game Pop! has a paragraph of that name.
  for (int i = 0; i < page.size(); ++i)
    if (page[i].toMap()["rules"].toStringList().contains(rule)) return i;
  for (int i = static_cast<int>(page.size()) - 1; i >= 0; --i)
    if (page[i].toMap()["title"].toString() == rule) return i;
  return -1;
}

QHash<QString, QString> optionLines(const QVariantList& page) {
  QHash<QString, QString> lines;
  for (const QVariant& section : page)
    for (const QVariant& block : section.toMap()["blocks"].toList()) {
      const QVariantMap map = block.toMap();
      if (!map["options"].toBool()) continue;
      const QStringList cells = map["cells"].toStringList();
      for (qsizetype i = 2; i + 1 < cells.size(); i += 2) lines.insert(cells[i].toLower(), cells[i + 1]);
    }
  return lines;
}

QString plainText(const QString& markdown) {
  static const QRegularExpression link(R"(\[([^\]]*)\]\([^)]*\))"),
      begin("^(#+|[-*]|>) +", QRegularExpression::MultilineOption), sign("[*`]");
  QString plain = markdown;
  return plain.replace(link, "\\1").remove(begin).remove(sign);
}
