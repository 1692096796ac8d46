// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "present/pace.h"

#include "settings/settings.h"

namespace {

int timeOf(const Settings& settings, int normal, int fast) {
  return settings.play()->speed() == "instant" ? 0 : settings.play()->speed() == "fast" ? fast : normal;
}

}  // namespace

int moveDelay(const Settings& settings) {
  return timeOf(settings, 700, 250);
}

int restTime(const Settings& settings) {
  if (settings.play()->trickRest() == "click") return untilClick;
  const int time = settings.play()->trickRest() == "short" ? 600 : 1200;
  return timeOf(settings, time, time);
}

int catchTime(const Settings& settings) {
  return timeOf(settings, 800, 400);
}

int stepTime(const Settings& settings) {
  return timeOf(settings, 300, 150);
}

int turnTime(const Settings& settings) {
  return timeOf(settings, 900, 400);
}
