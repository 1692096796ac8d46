// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "translations/messages.h"

#include <QDirIterator>
#include <QFile>
#include <QFileInfo>
#include <QMap>
#include <QRegularExpression>
#include <algorithm>

namespace {

/// The end of a literal that begins there: the place after its closing quote.
qsizetype afterLiteral(const QString& code, qsizetype place) {
  const QChar quote = code[place];
  for (++place; place < code.size() && code[place] != quote; ++place)
    if (code[place] == '\\') ++place;
  return place + 1;
}

QString withoutComments(const QString& code) {
  QString bare;
  for (qsizetype i = 0; i < code.size();) {
    qsizetype next = i + 1;
    const QStringView rest = QStringView(code).mid(i);
    if (rest.startsWith(u"//")) {
      i = code.indexOf('\n', i);
      if (i < 0) break;
      continue;
    }
    // Between digits an apostrophe is no quote.
    const bool digits = code[i] == '\'' && i > 0 && code[i - 1].isLetterOrNumber();
    if (code[i] == '"' || (code[i] == '\'' && !digits)) next = afterLiteral(code, i);
    bare += code.mid(i, next - i);
    i = next;
  }
  return bare;
}

/// What stands between the bracket there and its counterpart, parted at its commas.
QStringList argumentsAt(const QString& code, qsizetype bracket) {
  QStringList arguments;
  qsizetype begin = bracket + 1;
  int depth = 0;
  for (qsizetype i = begin; i < code.size();) {
    const QChar c = code[i];
    if (c == '"' || c == '\'') {
      i = afterLiteral(code, i);
      continue;
    }
    if (c == '(' || c == '{' || c == '[') ++depth;
    const bool end = depth == 0 && c == ')';
    if (end || (depth == 0 && c == ',')) {
      arguments.append(code.mid(begin, i - begin).trimmed());
      begin = i + 1;
    }
    if (end) return arguments;
    if (c == ')' || c == '}' || c == ']') --depth;
    ++i;
  }
  return {};
}

/// The literals of an argument: those that follow each other are one; of a choice there are two.
QStringList literalsIn(const QString& argument) {
  QStringList found;
  bool goesOn = false;
  for (qsizetype i = 0; i < argument.size();) {
    if (argument[i] != '"') {
      goesOn = goesOn && argument[i].isSpace();
      ++i;
      continue;
    }
    const qsizetype end = afterLiteral(argument, i);
    QString words = argument.mid(i + 1, end - i - 2);
    words.replace("\\\"", "\"").replace("\\n", "\n").replace("\\\\", "\\");
    if (goesOn)
      found.last() += words;
    else
      found.append(words);
    goesOn = true;
    i = end;
  }
  return found;
}

/// The literal, or what a constant of that name in the same file or in the headers stands for.
QString contextOf(const QString& argument, const QString& code, const QString& headers) {
  if (const QStringList literals = literalsIn(argument); !literals.isEmpty()) return literals.front();
  static const QRegularExpression name("^(?:\\w+::)?(\\w+)$");
  const auto named = name.match(argument);
  if (!named.hasMatch()) return {};
  const QRegularExpression constant("constexpr [^;\"]*\\b" + named.captured(1) + "\\b[^;\"]*\"([a-z_]+)\"");
  const auto here = constant.match(code);
  return (here.hasMatch() ? here : constant.match(headers)).captured(1);
}

QString quoted(QString words) {
  return '"' + words.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n") + '"';
}

}  // namespace

std::vector<EngineMessage> messagesIn(const QString& source, QStringList& unread, const QString& headers) {
  std::vector<EngineMessage> found;
  const QString code = withoutComments(source);
  static const QRegularExpression call("(?:\\b(message|counted)|\\.(you|to|you_counted|to_counted))\\(");
  for (auto calls = call.globalMatch(code); calls.hasNext();) {
    const auto match = calls.next();
    const QString function = match.captured(1) + match.captured(2);
    const QStringList arguments = argumentsAt(code, match.capturedEnd() - 1);
    const qsizetype first = function.startsWith("to") ? 1 : 0;
    if (arguments.size() < first + 2) continue;
    // Where the function itself is written.
    if (arguments[first].startsWith("const char*") || arguments[first] == "context") continue;
    const QString context = contextOf(arguments[first], code, headers);
    const QStringList words = literalsIn(arguments[first + 1]);
    if (context.isEmpty() || words.isEmpty()) unread.append(match.captured() + arguments.join(", ") + ")");
    for (const QString& one : words) found.push_back({context, one, function.endsWith("counted")});
  }
  return found;
}

std::vector<EngineMessage> messagesUnder(const QString& folder, QStringList& unread) {
  QStringList paths;
  QDirIterator files(folder, {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories);
  while (files.hasNext()) paths.append(files.next());
  paths.sort();
  const auto textOf = [](const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
  };
  QMap<QString, QString> headers;
  for (const QString& path : std::as_const(paths))
    if (path.endsWith(".h")) headers[QFileInfo(path).path()] += textOf(path);
  std::vector<EngineMessage> all;
  for (const QString& path : std::as_const(paths)) {
    for (const EngineMessage& message : messagesIn(textOf(path), unread, headers[QFileInfo(path).path()]))
      if (std::ranges::find(all, message) == all.end()) all.push_back(message);
  }
  return all;
}

QString markedForLupdate(const std::vector<EngineMessage>& messages) {
  QString text = "// What the engine says, for lupdate.\n";
  for (const EngineMessage& message : messages)
    text += QString(message.counted ? "QT_TRANSLATE_N_NOOP" : "QT_TRANSLATE_NOOP") + "(" + quoted(message.context) +
            ", " + quoted(message.source) + ")\n";
  return text;
}
