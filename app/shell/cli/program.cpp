// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

#include <QElapsedTimer>
#include <QProcess>
#include <QThread>
#include <utility>

#include "protocol/lines.h"

namespace fulltable::cli {

namespace {

constexpr int betweenLooksMs = 100;
/// How long a program may go on asking once the game is over, and how long one that was not too late may take to end.
constexpr qint64 farewellMs = 500;
constexpr int endMs = 1000;

class ProcessChannel : public Channel {
 public:
  ProcessChannel(qint64 limit, std::function<bool()> stopped) : limit_(limit), stopped_(std::move(stopped)) {
    process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
  }
  ~ProcessChannel() override {
    process_.closeWriteChannel();
    if (process_.state() == QProcess::NotRunning || process_.waitForFinished(isLate() ? 0 : endMs)) return;
    process_.kill();
    process_.waitForFinished(endMs);
  }

  /// Why it does not start, or nothing.
  QString start(const QString& command) {
    QStringList words = QProcess::splitCommand(command);
    if (words.isEmpty()) return QStringLiteral("There is no command.");
    const QString program = words.takeFirst();
    process_.start(program, words);
    if (process_.waitForStarted()) return {};
    return QStringLiteral("“%1” cannot be started: %2.").arg(program, process_.errorString());
  }

  void begin(bool over) override {
    left_ = over ? farewellMs : limit_;
    time_.start();
  }

  Result<std::string> read() override {
    // Also where it never stops asking, so that there always is another line.
    const auto late = [this] {
      return fault(QStringLiteral("It did not move within %1 s.").arg(static_cast<double>(limit_) / 1000));
    };
    if (isLate()) return late();
    while (!process_.canReadLine() && process_.bytesAvailable() <= static_cast<qint64>(longest_line)) {
      if (process_.state() == QProcess::NotRunning) return fault(wayOfItsEnd());
      if (isLate()) return late();
      const qint64 before = time_.elapsed();
      // Where it has closed its output, Qt does not wait.
      if (!process_.waitForReadyRead(betweenLooksMs) && time_.elapsed() - before < betweenLooksMs / 2)
        QThread::msleep(betweenLooksMs / 10);
    }
    QByteArray line = process_.readLine(static_cast<qint64>(longest_line) + 2);
    while (line.endsWith('\n') || line.endsWith('\r')) line.chop(1);
    return line.toStdString();
  }

  void write(std::string_view line) override {
    process_.write(line.data(), static_cast<qint64>(line.size()));
    process_.write("\n");
    while (process_.bytesToWrite() > 0 && process_.state() == QProcess::Running && !isLate())
      process_.waitForBytesWritten(betweenLooksMs);
  }

 private:
  static Refusal fault(const QString& sentence) { return {Code::unsupported, sentence.toStdString(), ""}; }
  bool isLate() const { return time_.elapsed() > left_ || stopped_(); }
  QString wayOfItsEnd() const {
    if (process_.exitStatus() == QProcess::CrashExit) return QStringLiteral("It crashed.");
    return QStringLiteral("It ended before it had moved, with status %1.").arg(process_.exitCode());
  }

  QProcess process_;
  QElapsedTimer time_;
  qint64 limit_;
  qint64 left_ = 0;
  std::function<bool()> stopped_;
};

}  // namespace

Result<std::unique_ptr<Channel>> startProgram(const QString& command, qint64 limit, std::function<bool()> stopped) {
  auto channel = std::make_unique<ProcessChannel>(limit, std::move(stopped));
  const QString reason = channel->start(command);
  if (!reason.isEmpty()) return Refusal{Code::unsupported, reason.toStdString(), ""};
  return std::unique_ptr<Channel>(std::move(channel));
}

}  // namespace fulltable::cli
