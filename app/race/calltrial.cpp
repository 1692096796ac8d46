// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "race/calltrial.h"

#include <algorithm>

#include "match/game_setup.h"
#include "text/wording.h"

void CallTrial::setGame(const QString& game) {
  if (game == game_) return;
  game_ = game;
  turn();
  emit changed();
}

void CallTrial::turn() {
  const fulltable::Game* game = fulltable::find_game(game_.toStdString());
  if (!game) return;
  auto gameSetup = fulltable::standard_setup(*game, deal_);
  // Without limits of time nothing happens but by a call, and the first card lies there at once.
  for (const std::string_view limit : game->info().pad.limits)
    fulltable::set_option(game->info(), gameSetup.options, limit, "0");
  auto match = fulltable::Match::start(*game, gameSetup);
  if (match) match_.emplace(std::move(*match));
}

int CallTrial::card() const {
  if (!match_) return -1;
  const fulltable::View view = match_->truth().show(std::nullopt);
  for (const auto& pile : view.piles)
    if (pile.id == match_->game().info().pad.asked && !pile.cards.empty()) return pile.cards.back().code();
  return -1;
}

QString CallTrial::cardName() const {
  return cardWords(fulltable::Card(card()));
}

void CallTrial::another() {
  ++deal_;
  said_.clear();
  right_ = false;
  turn();
  emit changed();
}

void CallTrial::call(const QString& key, const QString& name) {
  if (!match_) return;
  const auto known = match_->know(0);
  const auto buttons = known->buttons(0);
  const auto button = std::ranges::find(buttons, key.toStdString(), &fulltable::Button::key);
  if (button == buttons.end()) return;
  const fulltable::Move& move = button->move;
  const fulltable::Said said = known->say(0, move);
  said_ = words(said.log, {name, QString()});
  for (const fulltable::Text& then : said.then) said_ += " " + words(then, {name, QString()});
  const auto now = known->clock();
  match_->submit(0, move, fulltable::Times{now, now});
  // What counts brings something once it is judged.
  const auto judged = match_->truth().clone();
  if (const auto next = judged->next_event()) judged->pass_time(*next);
  right_ = judged->show(std::nullopt).scores.front() > 0;
  if (right_) said_ += " " + words(known->reason(0, move, nullptr), {name, QString()});
  // A wrong call costs nothing here: the same card may be answered again.
  if (!right_) turn();
  emit changed();
}
