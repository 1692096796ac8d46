// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lesson/lesson.h"

#include <QFile>
#include <QLocale>

namespace {

/// Reads line by line, and remembers the first thing that is wrong.
class Reader {
 public:
  Reader(const fulltable::Game& game, QString& problem) : problem_(problem) {
    lesson_.game = &game;
    lesson_.setup = fulltable::standard_setup(game, 1);
  }

  std::optional<Lesson> read(const QString& text) {
    for (const QString& line : text.split('\n')) {
      ++number_;
      if (!take(line.trimmed())) return std::nullopt;
    }
    if (lesson_.steps.empty()) return fail("no step"), std::nullopt;
    return std::move(lesson_);
  }

 private:
  bool fail(const QString& what) {
    problem_ = QStringLiteral("Line %1: %2").arg(number_).arg(what);
    return false;
  }

  bool take(const QString& line) {
    if (line.isEmpty()) {
      if (!lesson_.steps.empty() && !step().text.isEmpty()) paragraph_ = true;
      return true;
    }
    if (line.startsWith("# ")) return true;
    if (line.startsWith("## ")) return begin(line.mid(3).trimmed());
    if (line.startsWith("- ")) {
      const QString key = line.mid(2).section(':', 0, 0).trimmed();
      const QString value = line.section(':', 1).trimmed();
      if (value.isEmpty()) return fail("“- key: value” is expected");
      return lesson_.steps.empty() ? setUp(key, value) : tell(key, value);
    }
    if (lesson_.steps.empty()) return fail("text before the first step");
    if (listed_) return fail("text after the list");
    step().text += (step().text.isEmpty() ? QString() : paragraph_ ? "\n\n" : " ") + line;
    paragraph_ = false;
    return true;
  }

  bool begin(const QString& title) {
    if (!match_) {
      auto match = fulltable::Match::start(*lesson_.game, lesson_.setup);
      if (!match) return fail(QString::fromStdString(match.refusal().text));
      match_.emplace(std::move(*match));
    }
    LessonStep& begun = lesson_.steps.emplace_back();
    begun.line = number_;
    begun.title = title;
    paragraph_ = listed_ = false;
    return true;
  }

  bool setUp(const QString& key, const QString& value) {
    bool number = true;
    if (key == "seats") {
      lesson_.setup.seats = value.toInt(&number);
    } else if (key == "deal") {
      lesson_.setup.deal_number = value.toULongLong(&number);
    } else if (key == "dealer") {
      lesson_.setup.dealer = value.toInt(&number);
    } else if (key.startsWith("option ")) {
      const auto refusal = fulltable::set_option(lesson_.game->info(), lesson_.setup.options,
                                                 key.section(' ', 1).toStdString(), value.toStdString());
      if (refusal) return fail(QString::fromStdString(refusal->text));
    } else {
      return fail("“" + key + "” is not known");
    }
    return number || fail("“" + value + "” is no number");
  }

  std::optional<fulltable::Move> move(const QString& text) {
    auto read = match_->truth().read(text.toStdString());
    if (read) return *read;
    fail(QString::fromStdString(read.refusal().text));
    return std::nullopt;
  }

  bool tell(const QString& key, const QString& value) {
    listed_ = true;
    if (key == "do" || key == "find") {
      step().found = key == "find";
      for (const QString& each : value.split('|')) {
        const auto read = move(each.trimmed());
        if (!read) return false;
        if (step().wanted)
          step().also.push_back(*read);
        else
          step().wanted = read;
      }
      return true;
    }
    if (key == "show") {
      for (const QString& each : value.split(',')) step().shown.append(each.trimmed());
      return true;
    }
    if (key == "else") {
      step().otherwise = value;
      return true;
    }
    if (key.startsWith("if ")) {
      const auto answered = move(key.mid(3));
      if (answered) step().answers.push_back({*answered, value});
      return answered.has_value();
    }
    bool number = false;
    LessonEvent event;
    if (key == "wait") {
      event.wait = value.toInt(&number);
    } else if (key.startsWith("then ")) {
      event.seat = key.mid(5).toInt(&number);
      number = number && event.seat >= 0 && event.seat < lesson_.setup.seats;
      event.move = move(value);
      if (!event.move) return false;
    }
    if (!number) return fail("“" + key + "” is not known");
    step().events.push_back(event);
    return true;
  }

  LessonStep& step() { return lesson_.steps.back(); }

  QString& problem_;
  Lesson lesson_;
  std::optional<fulltable::Match> match_;  ///< knows how moves are written
  int number_ = 0;                         ///< of the line
  bool paragraph_ = false;                 ///< the next line of text begins one
  bool listed_ = false;                    ///< the text of the step is over
};

}  // namespace

std::optional<Lesson> readLesson(const QString& gameId, const QString& text, QString& problem) {
  const fulltable::Game* game = fulltable::find_game(gameId.toStdString());
  if (!game) {
    problem = "There is no game “" + gameId + "”";
    return std::nullopt;
  }
  return Reader(*game, problem).read(text);
}

QString lessonText(const QString& gameId) {
  for (const QString& name : {gameId + "_" + QLocale().name().section('_', 0, 0), gameId}) {
    QFile file(":/lessons/" + name + ".md");
    if (file.open(QIODevice::ReadOnly)) return QString::fromUtf8(file.readAll());
  }
  return {};
}
