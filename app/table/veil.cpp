// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/veil.h"

#include <QQuickWindow>
#include <QSGRectangleNode>

namespace {

/// Above everything on a table.
constexpr qreal veilZ = 1000;

}  // namespace

Veil::Veil(QQuickItem* parent) : QQuickItem(parent) {
  setFlag(ItemHasContents);
  setZ(veilZ);
}

void Veil::cover(const QRectF& area) {
  setPosition(area.topLeft());
  setSize(area.size());
  update();
}

QSGNode* Veil::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
  auto* node = static_cast<QSGRectangleNode*>(old);
  if (!node) {
    node = window()->createRectangleNode();
    node->setColor(Qt::transparent);
  }
  node->setRect(boundingRect());
  node->markDirty(QSGNode::DirtyMaterial);
  return node;
}
