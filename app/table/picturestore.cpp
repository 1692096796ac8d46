// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/picturestore.h"

#include <QFile>
#include <QPainter>
#include <QQuickWindow>
#include <QSGTexture>
#include <QSvgRenderer>
#include <QtMath>

#include "table/deckwork.h"
#include "table/felt.h"

namespace {

const QString deckPrefix = QStringLiteral("deck/");
const QString feltPrefix = QStringLiteral("felt/");
const QString shelfPrefix = QStringLiteral("shelf/");

/// Kilobytes of pictures that are kept: two sizes of a pack on a large screen.
constexpr int keep = 48 * 1024;

QString keyOf(const QString& name, const QSize& size) {
  return name + QLatin1Char('@') + QString::number(size.width()) + QLatin1Char('x') + QString::number(size.height());
}

/// Our own drawing, all in one colour where the name says so.
QImage ownPicture(const QString& name, const QSize& size) {
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

/// A still life of a table, through which the cloth is seen: it fills the size, and what is beyond it on two sides is
/// cut off.
QImage shelfPicture(const QString& name, const QSize& size) {
  const QImage whole =
      QImage(QStringLiteral(":/%1.png").arg(name)).convertToFormat(QImage::Format_ARGB32_Premultiplied);
  if (whole.isNull()) return {};
  const QSize filling = whole.size().scaled(size, Qt::KeepAspectRatioByExpanding);
  const QSize beyond = filling - size;
  QImage scaled = whole.scaled(filling, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  return beyond.isNull() ? scaled : scaled.copy(QRect(QPoint(beyond.width() / 2, beyond.height() / 2), size));
}

/// From an installed deck where the name says so, as far as that has it.
QImage picture(const QString& name, const QSize& size, OpenDecks& decks) {
  if (name.startsWith(feltPrefix)) return drawFelt(name.mid(feltPrefix.size()), size);
  if (name.startsWith(shelfPrefix)) return shelfPicture(name, size);
  if (!name.startsWith(deckPrefix)) return ownPicture(name, size);
  const auto slash = name.lastIndexOf(QLatin1Char('/'));
  const QString card = name.mid(slash + 1);
  QImage image = decks.draw(name.mid(deckPrefix.size(), slash - deckPrefix.size()), card, size);
  if (!image.isNull()) return image;
  return ownPicture(card == QLatin1String("back") ? QStringLiteral("cards/back/lattice") : "cards/face/" + card, size);
}

/// With a soft shadow below it, which needs a margin of that many pixels.
QImage withShadow(const QImage& card, int margin, qreal fall, qreal strength) {
  QImage image(card.size() + QSize(2 * margin, 2 * margin), QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  image.setOffset({margin, margin});
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(Qt::NoPen);
  // Many faint layers, each a little larger, make a soft edge.
  const qreal spread = margin - 1 - fall;
  const int layers = std::clamp(static_cast<int>(2 * spread), 2, 12);
  painter.setBrush(QColor::fromRgbF(0, 0, 0, static_cast<float>(1 - std::pow(1 - strength, 1.0 / layers))));
  const qreal radius = card.width() * 0.05;
  for (int layer = 1; layer <= layers; ++layer) {
    const qreal wider = spread * (2.0 * layer / layers - 1);
    painter.drawRoundedRect(
        QRectF(QPointF(margin, margin + fall), QSizeF(card.size())).adjusted(-wider, -wider, wider, wider),
        radius + wider, radius + wider);
  }
  painter.drawImage(margin, margin, card);
  return image;
}

QImage wholePicture(const QString& name, const QSize& size, OpenDecks& decks) {
  const qreal unit = size.width() / 100.0;
  const auto plain = [&](const QString& ending) { return picture(name.chopped(ending.size()), size, decks); };
  // A card at rest throws none upwards, or columns would look smeared.
  if (name.endsWith(restingShadow)) return withShadow(plain(restingShadow), qCeil(1 + 2.4 * unit), 1.1 * unit, 0.4);
  if (name.endsWith(liftedShadow)) return withShadow(plain(liftedShadow), qCeil(1 + 12 * unit), 6 * unit, 0.42);
  return picture(name, size, decks);
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
  if (!pool_.waitForDone(longestFarewell)) endAtOnce();
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
    const QImage image = wholePicture(name, size, decks_);
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
  // The software renderer would make a picture with a table of colours four times as large if it were called opaque.
  const bool asItIs =
      image.hasAlphaChannel() || (image.format() == QImage::Format_Indexed8 &&
                                  window->rendererInterface()->graphicsApi() == QSGRendererInterface::Software);
  std::shared_ptr<QSGTexture> texture(window->createTextureFromImage(
      image, asItIs ? QQuickWindow::TextureHasAlphaChannel : QQuickWindow::TextureIsOpaque));
  kept = {window, texture};
  textures_.removeIf([](const auto& entry) { return entry.value().texture.expired(); });
  return texture;
}
