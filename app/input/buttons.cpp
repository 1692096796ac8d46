// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "input/buttons.h"

#include <QCoreApplication>
#include <algorithm>

#include "game/publicview.h"
#include "text/wording.h"

using fulltable::Button;
using fulltable::Times;

namespace {

struct Words {
  Q_DECLARE_TR_FUNCTIONS(Buttons)
};

using Rows = std::vector<ButtonModel::Row>;

QString labelOf(const InputHost& host, const fulltable::Text& label) {
  return words(label, host.names(), host.viewer());
}

void addSelected(Rows& rows, const InputHost& host, const Choices& selected) {
  for (const Choice& choice : selected) {
    const QString label = labelOf(host, choice.gesture.label);
    const QString key = QString::fromStdString(choice.gesture.key);
    // A key presses one button.
    const bool used = std::ranges::find(rows, key, &ButtonModel::Row::key) != rows.end();
    rows.push_back({.seat = host.viewer(),
                    .move = choice.move,
                    .label = label.isEmpty() ? Words::tr("Play") : label,
                    .key = used ? QString() : key,
                    .enabled = true,
                    .reason = {},
                    .ofSelection = true});
  }
}

CallPad::Row callOf(const InputHost& host, const Button& button, Times now) {
  return {button.move,
          QString::fromStdString(host.known().write(button.move)).section(' ', 1),
          labelOf(host, button.heading),
          labelOf(host, button.label).split(' '),
          host.known().allows(host.viewer(), button.move, now),
          withoutStop(words(host.known().say(host.viewer(), button.move).advice, host.names(), host.viewer())),
          button.confirm};
}

void setReason(ButtonModel::Row& row, const fulltable::Refusal& refusal, const InputHost& host) {
  row.reason = words(refusal, host.names(), host.viewer());
  row.rule = QString::fromStdString(refusal.rule);
}

ButtonModel::Row rowOf(const InputHost& host, const MoveIndex& moves, const Button& button, const std::string& armed,
                       Times now) {
  const auto& known = host.known();
  // While the last deal still lies there, the next has not begun.
  const bool ended = host.showsLastDeal();
  const bool acting = host.mayAct() && !ended;
  ButtonModel::Row row{.seat = host.viewer(),
                       .move = button.move,
                       .label = labelOf(host, button.label),
                       .key = QString::fromStdString(button.key),
                       .enabled = acting && known.allows(host.viewer(), button.move, now),
                       .reason = {},
                       .confirm = button.confirm,
                       .withCard = !button.key.empty() && moves.withKey(button.key) != nullptr,
                       .armed = !button.key.empty() && button.key == armed,
                       .choice = button.tone == fulltable::Tone::choice};
  row.primary = row.enabled && !row.confirm && button.tone == fulltable::Tone::main;
  if (ended) {
    row.reason = Words::tr("Click or press Enter to go on.");
  } else if (!acting) {
    row.reason = Words::tr("It isn't your turn.");
    row.rule = "Turn by turn";
  } else if (!row.enabled) {
    setReason(row, known.why_not(host.viewer(), button.move, now), host);
  }
  return row;
}

/// The move that is the only one, where nothing but turns decides when it is made.
std::optional<fulltable::Move> onlyMove(const InputHost& host) {
  if (!host.mustAct() || host.showsLastDeal() || host.known().info().real_time) return std::nullopt;
  fulltable::Moves legal;
  host.known().legal(host.viewer(), legal);
  return legal.size() == 1 ? std::optional(legal.front()) : std::nullopt;
}

/// Others at the same screen may interrupt without taking it over; such moves tell nothing of their cards.
void addInterruptions(Rows& rows, const InputHost& host) {
  for (const int seat : host.known().to_act()) {
    if (seat == host.viewer() || !host.isPerson(seat) || !host.known().may_wait(seat)) continue;
    const auto known = host.knownBy(seat);
    for (const auto& button : known->buttons(seat)) {
      if (!known->allows(seat, button.move, {})) continue;
      const QString label = Words::tr("%1: %2", "a player's name and a button")
                                .arg(host.names().value(seat), labelOf(host, button.label));
      rows.push_back({seat, button.move, label, {}, true, {}, button.confirm});
    }
  }
}

/// Those without a key of their own are pressed by their number, as far as no digit has another meaning.
void addDigits(Rows& rows) {
  int number = 0;
  for (ButtonModel::Row& row : rows)
    if (row.key.isEmpty()) row.key = ButtonModel::digit(++number);
}

QSet<QString> ranksHeld(const InputHost& host) {
  QSet<QString> held;
  if (const auto* hand = pileOf(host.view(), host.ownHand()))
    for (const fulltable::Card card : hand->cards)
      if (card.is_known() && !card.is_joker())
        held.insert(QString(QChar(fulltable::rank_letters[static_cast<std::size_t>(card.rank())])));
  return held;
}

}  // namespace

Buttons buttonsFor(const InputHost& host, const MoveIndex& moves, const Choices& selected, const std::string& armed) {
  Buttons buttons;
  if (!host.plays()) return buttons;
  const Times now{host.known().clock(), host.known().clock()};
  addSelected(buttons.rows, host, selected);
  for (const Button& button : host.known().buttons(host.viewer()))
    if (button.heading.empty())
      buttons.rows.push_back(rowOf(host, moves, button, armed, now));
    else if (!host.showsLastDeal() && !host.known().info().real_time)  // nothing is said in the next one yet
      buttons.calls.push_back(callOf(host, button, now));
  // While a hint names a move, its button alone stands out, if it has one. Else what the selected cards would do comes
  // first; of all there are one button stands out. Enter presses that of the hint, or of the only move there is.
  const auto hinted = host.hintedMove();
  const auto only = hinted ? std::nullopt : onlyMove(host);
  bool found = false;
  for (ButtonModel::Row& row : buttons.rows) {
    const bool meant = row.enabled && !row.ofSelection;
    row.onEnter = meant && (hinted == row.move || (only == row.move && !row.confirm && !row.withCard));
    row.primary = (hinted ? row.onEnter : row.primary || row.ofSelection) && !found;
    found = found || row.primary;
  }
  addInterruptions(buttons.rows, host);
  if (buttons.calls.empty() && !moves.hasPlaces()) addDigits(buttons.rows);
  if (!buttons.calls.empty()) buttons.held = ranksHeld(host);
  return buttons;
}
