// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <cstdint>
#include <span>
#include <vector>

/// The samples of a WAV file of one channel with 16 bits; empty if it is none.
std::vector<std::int16_t> samplesOf(const QByteArray& wav);

/// Puts together the sounds that are heard at once.
class Mixer {
 public:
  /// Begins that sound, from the start if it is heard already; so many times, with a volume of 0 to 1.
  void begin(const QString& name, std::vector<std::int16_t> samples, int times, double volume);
  void stop(const QString& name);
  bool isSilent() const { return voices_.empty(); }
  /// The next samples of everything that is heard.
  void fill(std::span<std::int16_t> out);

 private:
  struct Voice {
    QString name;
    std::vector<std::int16_t> samples;
    int times;
    double volume;
    std::size_t next = 0;
  };

  std::vector<Voice> voices_;
};
