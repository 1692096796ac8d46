// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "present/pace.h"

#include "settings/settings.h"

using fulltable::Beat;
using fulltable::Impact;

namespace {

/// The time for the chosen pace of the computer players, slow to at once.
int timeOf(const Settings& settings, int slow, int normal, int fast, int atOnce) {
  const QString pace = settings.play()->opponents();
  return pace == "slow" ? slow : pace == "fast" ? fast : pace == "instant" ? atOnce : normal;
}

}  // namespace

int pauseAfter(Impact impact, bool own, const Settings& settings) {
  switch (impact) {
    case Impact::slight: return timeOf(settings, 1000, 650, 300, 0);
    case Impact::usual: return own ? timeOf(settings, 1000, 700, 300, 0) : timeOf(settings, 1700, 1100, 450, 0);
    case Impact::strong: return own ? timeOf(settings, 1300, 900, 400, 0) : timeOf(settings, 2400, 1600, 700, 0);
    case Impact::turning: return timeOf(settings, 3000, 2200, 1400, 600);
  }
  return 0;
}

int pauseForThought(const Settings& settings) {
  return timeOf(settings, 1500, 1000, 250, 0);
}

int pauseAfterRest(const Settings& settings) {
  return timeOf(settings, 900, 600, 250, 0);
}

int pauseAfterDeal(int cards, const Settings& settings) {
  const QString speed = settings.play()->speed();
  const bool flies = speed != "instant" && !settings.look()->reducedMotion();
  // As the table deals: so many milliseconds a card, and the last one's flight.
  const int dealing = !flies ? 0 : (cards * 32 + 230) * (speed == "fast" ? 6 : 10) / 10;
  return settings.play()->opponents() == "instant" ? 0 : dealing + pauseAfterRest(settings);
}

int stepTime(Beat beat, bool own, const Settings& settings) {
  switch (beat) {
    case Beat::caught: return own ? timeOf(settings, 700, 550, 400, 300) : timeOf(settings, 1500, 1100, 700, 400);
    case Beat::laid:
    case Beat::turned:
    case Beat::trick:
    case Beat::reveal:
    case Beat::result: break;
  }
  return timeOf(settings, 600, 400, 250, 150);
}

int restTime(Beat beat, const Settings& settings) {
  const QString rest = settings.play()->trickRest();
  if (rest == "click") return untilClick;
  const bool brief = rest == "short";
  switch (beat) {
    case Beat::laid:
    case Beat::caught:
    case Beat::turned:
    case Beat::trick: break;
    case Beat::reveal: return brief ? 1000 : 2000;
    case Beat::result: return brief ? 2500 : 5000;
  }
  return brief ? 600 : 1200;
}

int replayTime(const Settings& settings) {
  return timeOf(settings, 1300, 900, 600, 450);
}

int turnTime(const Settings& settings) {
  return timeOf(settings, 1200, 900, 400, 0);
}
