// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/mixer.h"

#include <QtEndian>
#include <algorithm>
#include <cmath>
#include <limits>

std::vector<std::int16_t> samplesOf(const QByteArray& wav) {
  constexpr qsizetype head = 44;
  if (wav.size() < head || !wav.startsWith("RIFF")) return {};
  std::vector<std::int16_t> samples(static_cast<std::size_t>(wav.size() - head) / sizeof(std::int16_t));
  qFromLittleEndian<std::int16_t>(wav.constData() + head, static_cast<qsizetype>(samples.size()), samples.data());
  return samples;
}

void Mixer::begin(const QString& name, std::vector<std::int16_t> samples, int times, double volume) {
  stop(name);
  if (samples.empty() || times < 1) return;
  voices_.push_back({name, std::move(samples), times, volume});
}

void Mixer::stop(const QString& name) {
  std::erase_if(voices_, [&](const Voice& voice) { return voice.name == name; });
}

void Mixer::fill(std::span<std::int16_t> out) {
  using Range = std::numeric_limits<std::int16_t>;
  for (std::int16_t& sample : out) {
    double sum = 0;
    for (Voice& voice : voices_) {
      if (voice.times == 0) continue;
      sum += voice.volume * voice.samples[voice.next];
      if (++voice.next < voice.samples.size()) continue;
      voice.next = 0;
      --voice.times;
    }
    sample = static_cast<std::int16_t>(std::lround(std::clamp<double>(sum, Range::min(), Range::max())));
  }
  std::erase_if(voices_, [](const Voice& voice) { return voice.times == 0; });
}
