// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "sound/speaker.h"

#include <QLibrary>

namespace {

constexpr std::uint32_t rate = 44100;
/// How long samples wait at the most before they are heard.
constexpr std::uint32_t delayMs = 50;

/// A function of a library that need not be there, of that type.
template <typename Function>
bool resolve(QLibrary& library, const char* name, Function*& function) {
  function = reinterpret_cast<Function*>(library.resolve(name));
  return function != nullptr;
}

// The libraries' own types, as their binary interfaces have them since 2006.
struct PulseFormat {
  int format;
  std::uint32_t rate;
  std::uint8_t channels;
};
struct PulseBuffer {
  std::uint32_t most, target, begin, least, fragment;
};

class PulseSpeaker : public Speaker {
 public:
  PulseSpeaker() = default;
  PulseSpeaker(const PulseSpeaker&) = delete;
  PulseSpeaker& operator=(const PulseSpeaker&) = delete;
  ~PulseSpeaker() override {
    if (stream_) free_(stream_);
  }

  bool start() {
    if (!resolve(library_, "pa_simple_new", new_) || !resolve(library_, "pa_simple_write", write_) ||
        !resolve(library_, "pa_simple_free", free_))
      return false;
    constexpr int playback = 1, littleEndian16 = 3;
    const PulseFormat format{littleEndian16, rate, 1};
    constexpr std::uint32_t any = ~0U, bytesOf10Ms = rate / 100 * 2;
    const PulseBuffer buffer{any, bytesOf10Ms * delayMs / 10, bytesOf10Ms, any, any};
    stream_ = new_(nullptr, "Full Table", playback, nullptr, "Cards", &format, nullptr, &buffer, nullptr);
    return stream_ != nullptr;
  }

  bool write(std::span<const std::int16_t> samples) override {
    return write_(stream_, samples.data(), samples.size_bytes(), nullptr) >= 0;
  }

 private:
  QLibrary library_{"pulse-simple", 0};
  void* (*new_)(const char*, const char*, int, const char*, const char*, const PulseFormat*, const void*,
                const PulseBuffer*, int*) = nullptr;
  int (*write_)(void*, const void*, std::size_t, int*) = nullptr;
  void (*free_)(void*) = nullptr;
  void* stream_ = nullptr;
};

/// It would write its troubles to the terminal.
void silence(const char* /*file*/, int /*line*/, const char* /*function*/, int /*error*/, const char* /*format*/, ...) {
}

class AlsaSpeaker : public Speaker {
 public:
  AlsaSpeaker() = default;
  AlsaSpeaker(const AlsaSpeaker&) = delete;
  AlsaSpeaker& operator=(const AlsaSpeaker&) = delete;
  ~AlsaSpeaker() override {
    if (device_) close_(device_);
  }

  bool start() {
    if (!resolve(library_, "snd_pcm_open", open_) || !resolve(library_, "snd_pcm_set_params", set_) ||
        !resolve(library_, "snd_pcm_writei", write_) || !resolve(library_, "snd_pcm_recover", recover_) ||
        !resolve(library_, "snd_pcm_close", close_))
      return false;
    if (int (*handle)(decltype(&silence)) = nullptr; resolve(library_, "snd_lib_error_set_handler", handle))
      handle(silence);
    constexpr int playback = 0, littleEndian16 = 2, interleaved = 3;
    if (open_(&device_, "default", playback, 0) < 0) {
      device_ = nullptr;
      return false;
    }
    return set_(device_, littleEndian16, interleaved, 1, rate, 1, delayMs * 1000) >= 0;
  }

  bool write(std::span<const std::int16_t> samples) override {
    long written = write_(device_, samples.data(), samples.size());
    // It was silent in between.
    if (written < 0 && recover_(device_, static_cast<int>(written), 1) >= 0)
      written = write_(device_, samples.data(), samples.size());
    return written >= 0;
  }

 private:
  QLibrary library_{"asound", 2};
  int (*open_)(void**, const char*, int, int) = nullptr;
  int (*set_)(void*, int, int, unsigned, unsigned, int, unsigned) = nullptr;
  long (*write_)(void*, const void*, unsigned long) = nullptr;
  int (*recover_)(void*, int, int) = nullptr;
  int (*close_)(void*) = nullptr;
  void* device_ = nullptr;
};

}  // namespace

std::unique_ptr<Speaker> Speaker::open() {
  if (auto pulse = std::make_unique<PulseSpeaker>(); pulse->start()) return pulse;
  if (auto alsa = std::make_unique<AlsaSpeaker>(); alsa->start()) return alsa;
  return nullptr;
}
