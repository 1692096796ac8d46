// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickImageProvider>

/// The cloth of the table, `image://felt/green`: light in the middle, with a fine grain that also hides the steps of
/// the gradient.
class FeltProvider : public QQuickImageProvider {
 public:
  FeltProvider();
  QImage requestImage(const QString& id, QSize* size, const QSize& requestedSize) override;
};
