// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>
#include <algorithm>
#include <memory>

#include "session/session.h"
#include "settings/settings.h"
#include "support/target_words.h"
#include "support/toy_heap.h"

/// A game of Heap at a table: seat 0 leads and holds 7C 7C 7D 8C 8D KS 2C 2D 2H 2S, seat 1 9C 9D TC TD JC JD QC QD AC
/// AD.
struct HeapTable {
  QTemporaryDir folder;
  Settings settings{folder.filePath("settings.ini")};
  std::unique_ptr<Session> session;

  explicit HeapTable(bool open = false) {
    settings.play()->setSpeed("instant");
    settings.play()->setOpponents("instant");
    const auto& game = fulltable::toy::heap();
    auto game_setup = fulltable::standard_setup(game, 1);
    game_setup.options.value[0] = open ? 1 : 0;
    game_setup.dealer = 1;
    game_setup.decks = {pack(game, game_setup)};
    const Seating seating{.kinds = {SeatKind::human, SeatKind::human}, .names = {"Ada", "Ben"}};
    auto match = fulltable::Match::start(game, game_setup);
    session = std::make_unique<Session>(std::move(*match), seating, QByteArray("salt"), &settings);
    session->uncover();
  }

  /// The n-th row of the hand that is seen with that card, or −1.
  int row(const char* text, int nth = 0) const {
    for (const int row : session->cards()->rowsOf("hand." + QString::number(session->viewpoint()->viewer())))
      if (session->cards()->slot(row).card == *fulltable::card_of(text) && nth-- == 0) return row;
    return -1;
  }
  bool is(int row, CardModel::Role role) const {
    return session->cards()->data(session->cards()->index(row), role).toBool();
  }
  QStringList buttons() const {
    QStringList labels;
    for (int i = 0; i < session->input()->buttons()->rowCount(); ++i)
      labels.append(session->input()->buttons()->row(i).label);
    return labels;
  }
  void tap(std::initializer_list<const char*> cards) {
    for (const char* card : cards) session->input()->tap(row(card));
  }

 private:
  static fulltable::Cards pack(const fulltable::Game& game, const fulltable::GameSetup& game_setup) {
    fulltable::Cards left = game.pack({.seats = 2, .options = game_setup.options, .dealer = 1});
    fulltable::Cards pack;
    for (const char* text : {"7C", "9C", "7C", "9D", "7D", "TC", "8C", "TD", "8D", "JC",
                             "KS", "JD", "2C", "QC", "2D", "QD", "2H", "AC", "2S", "AD"}) {
      const auto found = std::ranges::find(left, *fulltable::card_of(text));
      pack.push_back(*found);
      left.erase(found);
    }
    pack.insert(pack.end(), left.begin(), left.end());
    return pack;
  }
};
