// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <memory>

/// Makes sounds heard; lives on a thread of its own. Two files fulfil it: where PulseAudio or ALSA may be there, by
/// these alone (`voices_mixed.cpp`), elsewhere by Qt Multimedia, which is large (`voices_qt.cpp`).
class Voices : public QObject {
 public:
  Voices();
  ~Voices() override;
  /// That sound from its file among the resources, so many times, with a volume of 0 to 1 as it is felt.
  void play(const QString& name, const QString& file, int times, double volume);

 private:
  struct Inner;
  std::unique_ptr<Inner> inner_;
};
