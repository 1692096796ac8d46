// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/picturestore.h"

#include <QFile>
#include <QPainter>
#include <QQuickWindow>
#include <QSGTexture>
#include <QSvgRenderer>

namespace {

/// Kilobytes of pictures that are kept: two sizes of a pack on a large screen.
constexpr int keep = 48 * 1024;

QString keyOf(const QString& name, const QSize& size) {
  return name + QLatin1Char('@') + QString::number(size.width()) + QLatin1Char('x') + QString::number(size.height());
}

/// The drawing, all in one colour where the name says so.
QImage picture(const QString& name, const QSize& size) {
  const auto hash = name.indexOf(QLatin1Char('#'));
  QSvgRenderer svg(QStringLiteral(":/%1.svg").arg(hash < 0 ? name : name.left(hash)));
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  svg.render(&painter, QRectF(QPointF(), QSizeF(size)));
  if (hash >= 0) {
    painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
    painter.fillRect(image.rect(), QColor(name.mid(hash)));
  }
  return image;
}

}  // namespace

PictureStore& PictureStore::instance() {
  static PictureStore store;
  return store;
}

PictureStore::PictureStore() : images_(keep) {
  pool_.setMaxThreadCount(2);
}

PictureStore::~PictureStore() {
  pool_.clear();
  pool_.waitForDone();
}

QImage PictureStore::find(const QString& name, const QSize& size) const {
  const QImage* found = images_.object(keyOf(name, size));
  return found ? *found : QImage();
}

QImage PictureStore::findAnySize(const QString& name) const {
  const QImage* found = images_.object(latest_.value(name));
  return found ? *found : QImage();
}

void PictureStore::draw(const QString& name, const QSize& size) {
  const QString key = keyOf(name, size);
  if (underWay_.contains(key)) return;
  underWay_.insert(key);
  pool_.start([this, name, size, key] {
    const QImage image = picture(name, size);
    QMetaObject::invokeMethod(this, [this, name, size, key, image] {
      underWay_.remove(key);
      latest_.insert(name, key);
      images_.insert(key, new QImage(image), std::max<int>(1, static_cast<int>(image.sizeInBytes() / 1024)));
      emit drawn(name, size, image);
    });
  });
}

std::shared_ptr<QSGTexture> PictureStore::texture(QQuickWindow* window, const QImage& image) {
  const QMutexLocker lock(&textureGuard_);
  Texture& kept = textures_[image.cacheKey()];
  if (kept.window == window) {
    if (auto texture = kept.texture.lock()) return texture;
  }
  std::shared_ptr<QSGTexture> texture(window->createTextureFromImage(image, QQuickWindow::TextureHasAlphaChannel));
  kept = {window, texture};
  textures_.removeIf([](const auto& entry) { return entry.value().texture.expired(); });
  return texture;
}
