// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/sounds.h"

#include <QAudio>
#include <QAudioDevice>
#include <QFile>
#include <QHash>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>
#include <algorithm>

#include "library/app.h"

namespace {

/// Cards heard of a whole deal.
constexpr int heardOfADeal = 8;

/// Lives on the thread of the sounds.
class Voices : public QObject {
 public:
  void play(const QString& name, int times, double volume) {
    if (QMediaDevices::defaultAudioOutput().isNull()) return;
    // A card laid or a signal ends the noise of a deal.
    if (QSoundEffect* deal = effects_.value("deal"); deal && deal->isPlaying()) deal->stop();
    QSoundEffect*& effect = effects_[name];
    if (!effect) {
      effect = new QSoundEffect(this);
      effect->setSource(QUrl("qrc" + Sounds::fileOf(name)));
    }
    effect->setVolume(
        QAudio::convertVolume(static_cast<float>(volume), QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
    effect->setLoopCount(times);
    effect->play();
  }

 private:
  QHash<QString, QSoundEffect*> effects_;
};

}  // namespace

Sounds::Sounds(App* app, QObject* parent) : QObject(parent), app_(app) {
  thread_.setObjectName("sounds");
  connect(app_, &App::sessionChanged, this, &Sounds::follow);
  follow();
}

Sounds::~Sounds() {
  thread_.quit();
  thread_.wait();
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
  if (!thread_.isRunning()) {
    auto* player = new Voices;
    player->moveToThread(&thread_);
    connect(&thread_, &QThread::finished, player, &QObject::deleteLater);
    connect(this, &Sounds::wanted, player, &Voices::play);
    thread_.start(QThread::LowPriority);
  }
  const bool wholeDeal =
      name == "deal" && session_ && settings->play()->speed() != "instant" && !settings->look()->reducedMotion();
  emit wanted(name, wholeDeal ? std::min(heardOfADeal, session_->cards()->count()) : 1, settings->sound()->volume());
}
