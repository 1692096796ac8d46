// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDeadlineTimer>
#include <QFile>
#include <QTimer>
#include <array>
#include <cmath>

#include "sound/mixer.h"
#include "sound/speaker.h"
#include "sound/voices.h"

namespace {

/// A hundredth of a second.
constexpr std::size_t samplesAtOnce = 441;
/// So many of them of silence drive out what waits in the speaker.
constexpr int silentParts = 6;
constexpr int keptOpenMs = 5000;
constexpr int tryAgainAfterMs = 10000;

/// How loud samples are for a volume as it is felt.
double loudness(double volume) {
  constexpr double whole = 0.99;
  return volume > whole ? 1 : -std::log(1 - volume) / std::log(100.0);
}

}  // namespace

struct Voices::Inner {
  Mixer mixer;
  std::unique_ptr<Speaker> speaker;
  QDeadlineTimer notBefore;
  QTimer* feed = nullptr;
  QTimer* idle = nullptr;
  int silent = 0;

  /// Hands on the next part, and others later, so that what is wanted meanwhile is heard of.
  void next() {
    std::array<std::int16_t, samplesAtOnce> part{};
    silent = mixer.isSilent() ? silent + 1 : 0;
    mixer.fill(part);
    if (!speaker->write(part)) speaker.reset();
    if (speaker && silent < silentParts) return;
    feed->stop();
    idle->start();
  }
};

Voices::Voices() : inner_(std::make_unique<Inner>()) {
  inner_->feed = new QTimer(this);
  inner_->idle = new QTimer(this);
  inner_->idle->setSingleShot(true);
  inner_->idle->setInterval(keptOpenMs);
  connect(inner_->feed, &QTimer::timeout, this, [this] { inner_->next(); });
  connect(inner_->idle, &QTimer::timeout, this, [this] { inner_->speaker.reset(); });
}

Voices::~Voices() = default;

void Voices::play(const QString& name, const QString& file, int times, double volume) {
  if (!inner_->speaker) {
    if (!inner_->notBefore.hasExpired()) return;
    inner_->speaker = Speaker::open();
    if (!inner_->speaker) inner_->notBefore.setRemainingTime(tryAgainAfterMs);
  }
  QFile wav(file);
  if (!inner_->speaker || !wav.open(QIODevice::ReadOnly)) return;
  // A card laid or a signal ends the noise of a deal.
  inner_->mixer.stop("deal");
  inner_->mixer.begin(name, samplesOf(wav.readAll()), times, loudness(volume));
  inner_->silent = 0;
  inner_->idle->stop();
  inner_->feed->start();
}
