// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/windowplace.h"

#include <algorithm>

#include "settings/settings.h"

namespace {

/// What is comfortable, and the share of a large screen that is.
constexpr QSize comfortable{1280, 800};
constexpr qreal shareOfScreen = 0.66;
/// What desktops put round a window.
constexpr QSize frame{12, 44};
/// So much of a window must be on a screen for it to count as being there.
constexpr int seenAtLeast = 80;
constexpr int quietAfter = 300;

}  // namespace

QSize firstSize(const QSize& available) {
  return comfortable.expandedTo(available * shareOfScreen).boundedTo(available - frame);
}

QRect placeAgain(const QRect& before, const QList<QRect>& screens) {
  if (before.isEmpty() || screens.isEmpty()) return {};
  const auto seen = [&](const QRect& screen) {
    const QRect common = before.intersected(screen);
    return std::min(common.width(), common.height()) < seenAtLeast ? 0 : common.width() * common.height();
  };
  const QRect& screen = *std::ranges::max_element(screens, {}, seen);
  // Where it is too large it leaves room for its frame.
  QSize size = before.size();
  if (size.width() > screen.width()) size.setWidth(screen.width() - frame.width());
  if (size.height() > screen.height()) size.setHeight(screen.height() - frame.height());
  QRect place(before.topLeft(), size);
  if (seen(screen) == 0) place.moveCenter(screen.center());
  place.moveLeft(std::clamp(place.left(), screen.left(), screen.right() + 1 - place.width()));
  place.moveTop(std::clamp(place.top(), screen.top(), screen.bottom() + 1 - place.height()));
  return place;
}

WindowPlace::WindowPlace(QQuickWindow* window, Settings* settings) : window_(window), settings_(settings) {
  quiet_.setSingleShot(true);
  quiet_.setInterval(quietAfter);
  connect(&quiet_, &QTimer::timeout, this, &WindowPlace::keep);
  for (const auto change : {&QWindow::xChanged, &QWindow::yChanged, &QWindow::widthChanged, &QWindow::heightChanged})
    connect(window, change, this, &WindowPlace::look);
  connect(window, &QWindow::visibilityChanged, this, &WindowPlace::look);
}

WindowPlace::~WindowPlace() {
  if (quiet_.isActive()) keep();
}

void WindowPlace::look() {
  quiet_.start();
}

void WindowPlace::keep() {
  quiet_.stop();
  if (!window_) return;
  // While it fills the screen, or is hidden, nothing of it is meant to last.
  if (window_->visibility() == QWindow::Windowed)
    settings_->keepWindow(window_->geometry(), false);
  else if (window_->visibility() == QWindow::Maximized)
    settings_->keepWindow(settings_->windowFrame(), true);
}
