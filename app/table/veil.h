// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickItem>

/// Nothing that can be seen, above cards that fly. It makes the software renderer draw all that lies under it as one
/// rectangle, which costs far less than the many pieces in which the cards change.
class Veil : public QQuickItem {
  Q_OBJECT

 public:
  explicit Veil(QQuickItem* parent);

  /// What the next frame draws again; empty: only what has changed.
  void cover(const QRectF& area);

 protected:
  QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
};
