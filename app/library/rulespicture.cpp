// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/rulespicture.h"

#include <QCoreApplication>
#include <optional>
#include <utility>

#include "core/card.h"
#include "text/wording.h"

namespace {

class PictureWords {
  Q_DECLARE_TR_FUNCTIONS(RulesPicture)
};

constexpr int backOfCard = -1;

struct PictureRow {
  QString label;
  QVariantList cards;
  QStringList told;
};

QString toldOf(int code, const QString& mark) {
  const QString name = code == backOfCard ? PictureWords::tr("face-down card") : cardWords(fulltable::Card(code));
  return mark == "ring"  ? PictureWords::tr("%1 (marked)", "a card in a picture of the rules").arg(name)
         : mark == "dim" ? PictureWords::tr("%1 (not meant)", "a card in a picture of the rules").arg(name)
                         : name;
}

/// A row of piles as they lie in a game: `You = hand.0: 7H* 8C-`, or with `legal` instead of the marks.
PictureRow gameRow(const QString& line, const RulesGame& game, QStringList& unread) {
  const QString label = line.section(" = ", 0, 0), rest = line.section(" = ", 1);
  PictureRow row{label.trimmed(), {}, {}};
  const QString marks = rest.section(':', 1).trimmed();
  QStringList open = marks.split(' ', Qt::SkipEmptyParts);
  const bool legal = open.removeAll("legal") > 0;
  QVariantList cards;
  for (const QString& group : rest.section(':', 0, 0).split('|')) {
    const QStringList piles = group.split(' ', Qt::SkipEmptyParts);
    for (const QString& pile : piles)
      if (pile != "top" && !game.knows(pile.startsWith('^') ? pile.mid(1) : pile)) unread.append(pile);
    for (bool gap = !cards.empty(); const QVariant& each : game.cards(piles, legal)) {
      QVariantMap card = each.toMap();
      card.insert("gap", std::exchange(gap, false));
      cards.append(card);
    }
  }
  for (const QVariant& each : cards) {
    QVariantMap card = each.toMap();
    const int code = card["code"].toInt();
    if (code != backOfCard) {
      const auto of = fulltable::Card(code);
      const QString text = QString::fromStdString(fulltable::to_text(of));
      card["name"] = cardWords(of);
      if (open.removeOne(text + '*')) card["mark"] = "ring";
      if (open.removeOne(text + '-')) card["mark"] = "dim";
    }
    row.cards.append(card);
    row.told.append(toldOf(code, card["mark"].toString()));
  }
  unread += open;
  return row;
}

/// One row; what is no card comes to `unread`.
PictureRow pictureRow(const QString& line, QStringList& unread) {
  const qsizetype colon = line.indexOf(':');
  PictureRow row{line.left(colon).trimmed(), {}, {}};
  if (colon < 0) unread.append(line);
  bool gap = false;
  for (QString word : line.mid(colon + 1).split(' ', Qt::SkipEmptyParts)) {
    if (word == "|") {
      gap = true;
      continue;
    }
    const bool ring = word.endsWith('*'), dim = word.endsWith('-');
    if (ring || dim) word.chop(1);
    const bool back = word == "XX";
    const auto card = back ? std::nullopt : fulltable::card_of(word.toStdString());
    if (!back && !card) {
      unread.append(word);
      continue;
    }
    const int code = back ? backOfCard : int{card->code()};
    const QString mark = ring ? "ring" : dim ? "dim" : "";
    row.cards.append(QVariantMap{{"code", code}, {"mark", mark}, {"gap", gap}});
    row.told.append(toldOf(code, mark));
    gap = false;
  }
  return row;
}

}  // namespace

QVariantMap rulesPicture(const QString& caption, const QStringList& lines, const QString& gameId) {
  QVariantList steps, rows;
  QStringList told, unread, moves;
  QString text, setup;
  std::optional<RulesGame> game;
  const auto close = [&] {
    steps.append(QVariantMap{{"rows", rows}, {"text", text}, {"told", told.join(' ')}, {"moves", moves}});
    rows.clear();
    told.clear();
    moves.clear();
    text.clear();
  };
  for (const QString& line : lines) {
    if (line.startsWith("---")) {
      close();
    } else if (line.startsWith("> ")) {
      text = line.mid(2).trimmed();
    } else if (line.startsWith("game:")) {
      setup = line.mid(5).trimmed();
      QString problem;
      game = RulesGame::begin(gameId, setup, problem);
      if (!game) unread.append(line + ' ' + problem);
    } else if (line.startsWith("moves:")) {
      for (const QString& each : line.mid(6).split(';')) {
        // What the reader can do in the step before.
        if (QVariantMap before = steps.empty() ? QVariantMap() : steps.back().toMap();
            moves.empty() && game && !before.empty()) {
          before["tried"] = game->isTried(each.trimmed());
          steps.back() = before;
        }
        moves.append(each.trimmed());
        const QString problem = game ? game->play(each.trimmed()) : line;
        if (!problem.isEmpty()) unread.append(problem);
      }
    } else if (!line.trimmed().isEmpty()) {
      const PictureRow row = game && line.contains(" = ") ? gameRow(line, *game, unread) : pictureRow(line, unread);
      rows.append(QVariantMap{{"label", row.label}, {"cards", row.cards}});
      told.append(PictureWords::tr("%1: %2.", "what cards in a picture are, the cards")
                      .arg(row.label, row.told.isEmpty() ? PictureWords::tr("no cards") : row.told.join(", ")));
    }
  }
  close();
  QVariantMap picture{{"caption", caption}, {"steps", steps}, {"unread", unread}};
  if (game) picture.insert({{"game", gameId}, {"setup", setup}});
  return picture;
}

std::optional<RulesGame> pictureGame(const QVariantMap& picture, int step) {
  QString problem;
  auto game = RulesGame::begin(picture["game"].toString(), picture["setup"].toString(), problem);
  const QVariantList steps = picture["steps"].toList();
  for (int at = 0; game && at <= step && at < steps.size(); ++at)
    for (const QString& move : steps[at].toMap()["moves"].toStringList()) game->play(move);
  return game;
}

RulesGame::Tried tryInPicture(const QVariantMap& picture, int step, const QString& pile, int code) {
  const auto game = pictureGame(picture, step);
  const QStringList next = picture["steps"].toList().value(step + 1).toMap()["moves"].toStringList();
  if (!game || next.isEmpty() || code < 0) return {};
  return game->tried(pile, fulltable::Card(code), next.front());
}
