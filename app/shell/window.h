// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQmlApplicationEngine>
#include <QQuickWindow>
#include <QTranslator>
#include <future>
#include <memory>
#include <vector>

#include "game/timesource.h"

class App;
class WindowPlace;
struct Launch;

/// The QML side of the program: engine, main window, and what the command line wants of them.
class MainWindow {
 public:
  /// The games go by that time.
  explicit MainWindow(const Launch& launch, TimeSource& time = worldTime());
  ~MainWindow();

  /// Null if the window could not be made.
  QQuickWindow* window() const { return window_; }
  App* app() const { return app_; }
  /// Shows the window above others, which the desktop may allow by a token; opens the record in that file, if any.
  void comeForward(const QString& file, const QString& token);

 private:
  std::vector<std::unique_ptr<QTranslator>> translators_;
  std::future<void> openGl_;  ///< waited for at the end
  QQmlApplicationEngine engine_;
  App* app_ = nullptr;
  QQuickWindow* window_ = nullptr;
  std::unique_ptr<WindowPlace> place_;
};
