// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/speechqueue.h"

namespace {

constexpr int msPerLetter = 40;
constexpr qsizetype most = 8;  ///< lines that are worth waiting for

}  // namespace

SpeechQueue::SpeechQueue(QObject* parent) : QObject(parent) {
  speaking_.setSingleShot(true);
  connect(&speaking_, &QTimer::timeout, this, &SpeechQueue::speak);
}

void SpeechQueue::add(const QString& text, bool news) {
  waiting_.append(text);
  if (!news || !speaking_.isActive()) speak();
}

void SpeechQueue::speak() {
  if (waiting_.isEmpty()) return;
  const qsizetype missed = whole_ ? 0 : waiting_.size() - most;
  if (missed > 0) waiting_ = QStringList(tr("Earlier moves: %1.").arg(missed)) + waiting_.mid(missed);
  const QString text = std::exchange(waiting_, {}).join(' ');
  speaking_.start(static_cast<int>(text.size()) * msPerLetter);
  emit spoken(text);
}
