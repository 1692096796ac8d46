// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <span>

/// Where samples are heard: one channel, 44100 a second.
class Speaker {
 public:
  virtual ~Speaker() = default;
  /// Plays them after those before, and waits while too many wait. False where that is over.
  virtual bool write(std::span<const std::int16_t> samples) = 0;

  /// PulseAudio (or PipeWire, which speaks for it) or else ALSA, by their libraries as far as they are installed; null
  /// where nothing is heard.
  static std::unique_ptr<Speaker> open();
};
