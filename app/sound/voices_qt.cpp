// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAudio>
#include <QAudioDevice>
#include <QHash>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include "sound/voices.h"

struct Voices::Inner {
  QHash<QString, QSoundEffect*> effects;
};

Voices::Voices() : inner_(std::make_unique<Inner>()) {}

Voices::~Voices() = default;

void Voices::play(const QString& name, const QString& file, int times, double volume) {
  if (QMediaDevices::defaultAudioOutput().isNull()) return;
  // A card laid or a signal ends the noise of a deal.
  if (QSoundEffect* deal = inner_->effects.value("deal"); deal && deal->isPlaying()) deal->stop();
  QSoundEffect*& effect = inner_->effects[name];
  if (!effect) {
    effect = new QSoundEffect(this);
    effect->setSource(QUrl("qrc" + file));
  }
  effect->setVolume(
      QAudio::convertVolume(static_cast<float>(volume), QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
  effect->setLoopCount(times);
  effect->play();
}
