// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCache>
#include <QHash>
#include <QImage>
#include <QMutex>
#include <QObject>
#include <QSet>
#include <QThreadPool>
#include <memory>

#include "table/deckdrawings.h"

class QQuickWindow;
class QSGTexture;

/// Endings of a picture's name that want it with a shadow.
inline const QString restingShadow = QStringLiteral("+resting");
inline const QString liftedShadow = QStringLiteral("+lifted");

/// Draws the pictures of the cards in the background and keeps the latest ones.
class PictureStore : public QObject {
  Q_OBJECT

 public:
  static PictureStore& instance();
  ~PictureStore() override;

  /// Pictures with a shadow are larger all round by their offset.
  QImage find(const QString& name, const QSize& size) const;
  /// The same picture in the size it was last drawn.
  QImage findAnySize(const QString& name) const;
  /// Draws it in that size, if that is not under way; `drawn` tells of it.
  void draw(const QString& name, const QSize& size);
  bool pending() const { return !underWay_.isEmpty(); }
  /// The texture of a picture, shared by all nodes of a window. For the scene graph's thread.
  std::shared_ptr<QSGTexture> texture(QQuickWindow* window, const QImage& image);

 signals:
  void drawn(const QString& name, const QSize& size, const QImage& image);

 private:
  PictureStore();

  struct Texture {
    QQuickWindow* window = nullptr;
    std::weak_ptr<QSGTexture> texture;
  };

  mutable QCache<QString, QImage> images_;
  QHash<QString, QString> latest_;  ///< the key of each picture in the size drawn last
  QSet<QString> underWay_;
  QHash<qint64, Texture> textures_;
  QMutex textureGuard_;
  OpenDecks decks_;
  QThreadPool pool_;  // last: its jobs use what is above
};
