// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/sounds.h"

#include <QFile>
#include <QThread>
#include <algorithm>

#include "library/app.h"
#include "sound/voices.h"

namespace {

/// Cards heard of a whole deal.
constexpr int heardOfADeal = 8;

/// How long a sound server that does not answer may hold up the end of the program.
constexpr int patienceMs = 500;

}  // namespace

Sounds::Sounds(App* app, QObject* parent) : QObject(parent), app_(app), thread_(new QThread) {
  thread_->setObjectName("sounds");
  connect(app_, &App::sessionChanged, this, &Sounds::follow);
  follow();
}

Sounds::~Sounds() {
  thread_->quit();
  // It ends with the program otherwise.
  if (!thread_->isRunning() || thread_->wait(patienceMs)) delete thread_;
}

QString Sounds::fileOf(const QString& name) {
  const QString file = ":/sounds/" + name + ".wav";
  return QFile::exists(file) ? file : QString();
}

void Sounds::follow() {
  if (session_) disconnect(session_, nullptr, this, nullptr);
  session_ = app_->session();
  if (!session_) return;
  connect(session_, &Session::played, this, &Sounds::play);
  play("deal");
}

void Sounds::play(const QString& name) {
  const Settings* settings = app_->settings();
  if (!settings->sound()->isOn() || settings->sound()->volume() <= 0 || fileOf(name).isEmpty()) return;
  if (!thread_->isRunning()) {
    auto* player = new Voices;
    player->moveToThread(thread_);
    connect(thread_, &QThread::finished, player, &QObject::deleteLater);
    connect(this, &Sounds::wanted, player, [player](const QString& sound, int times, double volume) {
      player->play(sound, fileOf(sound), times, volume);
    });
    thread_->start(QThread::LowPriority);
  }
  const bool wholeDeal =
      name == "deal" && session_ && settings->play()->speed() != "instant" && !settings->look()->reducedMotion();
  emit wanted(name, wholeDeal ? std::min(heardOfADeal, session_->cards()->count()) : 1, settings->sound()->volume());
}
