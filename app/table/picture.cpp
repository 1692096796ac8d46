// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/picture.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>
#include <QtMath>
#include <algorithm>
#include <memory>
#include <utility>

#include "table/picturestore.h"

namespace {

constexpr int settledAfter = 150;

}  // namespace

Picture::Picture(QQuickItem* parent) : QQuickItem(parent) {
  setFlag(ItemHasContents);
  connect(&PictureStore::instance(), &PictureStore::drawn, this, &Picture::take);
}

bool Picture::pending() {
  return PictureStore::instance().pending();
}

void Picture::setName(const QString& name) {
  if (name_ == name) return;
  const bool was = isCurrent();
  name_ = name;
  want();
  emit nameChanged();
  if (isCurrent() != was) emit currentChanged();
}

void Picture::setFrozen(bool frozen) {
  if (frozen_ == frozen) return;
  frozen_ = frozen;
  want();
  emit frozenChanged();
}

void Picture::geometryChange(const QRectF& now, const QRectF& before) {
  QQuickItem::geometryChange(now, before);
  if (now.size() == before.size()) return;
  if (settles_ && isReady()) changing_.start(settledAfter, this);
  want();
  update();
}

void Picture::itemChange(ItemChange change, const ItemChangeData& data) {
  QQuickItem::itemChange(change, data);
  if (change == ItemSceneChange || change == ItemDevicePixelRatioHasChanged) want();
}

void Picture::timerEvent(QTimerEvent* event) {
  if (event->timerId() != changing_.timerId()) return QQuickItem::timerEvent(event);
  changing_.stop();
  want();
}

void Picture::setShadow(Shadow shadow) {
  if (shadow_ == shadow) return;
  shadow_ = shadow;
  want();
  emit shadowChanged();
}

void Picture::setPart(qreal part) {
  if (part_ == part) return;
  part_ = part;
  update();
  emit partChanged();
}

QString Picture::fullName() const {
  return shadow_ == None ? name_ : name_ + (shadow_ == Resting ? restingShadow : liftedShadow);
}

QSize Picture::deviceSize() const {
  const qreal ratio = window()->effectiveDevicePixelRatio();
  return {qRound(width() * ratio), qRound(height() * ratio)};
}

void Picture::want() {
  if (name_.isEmpty() || !window() || width() < 1 || height() < 1) return;
  const QSize size = deviceSize();
  const QString name = fullName();
  PictureStore& store = PictureStore::instance();
  const QImage found = store.find(name, size);
  if (!found.isNull()) {
    take(name, size, found);
    return;
  }
  const QImage other = store.findAnySize(name);
  if (!other.isNull()) take(name, size, other);
  if ((!frozen_ && !changing_.isActive()) || other.isNull()) store.draw(name, size);
}

void Picture::take(const QString& name, const QSize& size, const QImage& image) {
  if (!window() || size != deviceSize() || name != fullName()) return;
  const bool was = isReady();
  const bool wasCurrent = std::exchange(shownName_, name_) == name_;
  if (image_.cacheKey() != image.cacheKey()) {
    image_ = image;
    update();
  }
  if (!was) emit readyChanged();
  if (!was || !wasCurrent) emit currentChanged();
}

namespace {

/// A node with its share of the picture's texture.
class PictureNode : public QSGNode {
 public:
  explicit PictureNode(QSGImageNode* image) : image_(image) { appendChildNode(image_); }
  QSGImageNode* image() const { return image_; }
  qint64 key = 0;
  std::shared_ptr<QSGTexture> texture;

 private:
  QSGImageNode* image_;
};

}  // namespace

QSGNode* Picture::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
  if (image_.isNull() || width() <= 0) {
    delete old;
    return nullptr;
  }
  auto* node = static_cast<PictureNode*>(old);
  if (!node) {
    node = new PictureNode(window()->createImageNode());
  }
  node->image()->setFiltering(smooth() ? QSGTexture::Linear : QSGTexture::Nearest);
  if (node->key != image_.cacheKey()) {
    std::shared_ptr<QSGTexture> texture = PictureStore::instance().texture(window(), image_);
    node->image()->setTexture(texture.get());
    node->texture = std::move(texture);
    node->key = image_.cacheKey();
  }
  const QPoint margin = image_.offset();
  const QSizeF bare = image_.size() - QSize(2 * margin.x(), 2 * margin.y());
  // A picture of the right size is shown pixel by pixel, though the item's own size may end within a pixel.
  const qreal ratio = window()->effectiveDevicePixelRatio();
  const bool exact = bare == deviceSize();
  const qreal across = exact ? 1 / ratio : width() / bare.width();
  const qreal down = exact ? 1 / ratio : height() / bare.height();
  const int rows = part_ < 1 ? std::min(image_.height(), margin.y() + qCeil(part_ * bare.height())) : image_.height();
  node->image()->setSourceRect(QRectF(0, 0, image_.width(), rows));
  node->image()->setRect(QRectF(-margin.x() * across, -margin.y() * down, image_.width() * across, rows * down));
  node->markDirty(QSGNode::DirtyMaterial);
  return node;
}
