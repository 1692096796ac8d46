// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBasicTimer>
#include <QImage>
#include <QQuickItem>

/// A drawing from the program's resources, such as a card, drawn off the UI thread for the item's size in device pixels
/// and kept for all items that show the same. While a picture is being drawn the last one is stretched; before the
/// first one nothing is shown.
class Picture : public QQuickItem {
  Q_OBJECT
  QML_ELEMENT
  /// The SVG below the resource root without its ending: `cards/face/7C`; with a colour after `#`, all in that colour.
  /// `felt/green` is a cloth, `shelf/yukon` a game's still life.
  Q_PROPERTY(QString name READ name WRITE setName NOTIFY nameChanged)
  /// While true, no new size is drawn.
  Q_PROPERTY(bool frozen READ isFrozen WRITE setFrozen NOTIFY frozenChanged)
  /// Drawn anew only when it has kept its size for a while, such as one that goes with the window's.
  Q_PROPERTY(bool settles MEMBER settles_ NOTIFY settlesChanged)
  /// The shadow that is drawn round it, beyond the item's edges.
  Q_PROPERTY(Shadow shadow READ shadow WRITE setShadow NOTIFY shadowChanged)
  /// How much of it is drawn, from the top, as a part of its height: the rest is known to be covered.
  Q_PROPERTY(qreal part READ part WRITE setPart NOTIFY partChanged)
  Q_PROPERTY(bool ready READ isReady NOTIFY readyChanged)
  /// Whether what is shown is the picture of that name, and not still the one before it.
  Q_PROPERTY(bool current READ isCurrent NOTIFY currentChanged)

 public:
  enum Shadow { None, Resting, Lifted };
  Q_ENUM(Shadow)

  explicit Picture(QQuickItem* parent = nullptr);

  QString name() const { return name_; }
  void setName(const QString& name);
  bool isFrozen() const { return frozen_; }
  void setFrozen(bool frozen);
  Shadow shadow() const { return shadow_; }
  void setShadow(Shadow shadow);
  qreal part() const { return part_; }
  void setPart(qreal part);
  bool isReady() const { return !image_.isNull(); }
  bool isCurrent() const { return isReady() && shownName_ == name_; }

  /// Whether some picture is still being drawn.
  static bool pending();

 signals:
  void nameChanged();
  void frozenChanged();
  void settlesChanged();
  void shadowChanged();
  void partChanged();
  void readyChanged();
  void currentChanged();

 protected:
  void geometryChange(const QRectF& now, const QRectF& before) override;
  void itemChange(ItemChange change, const ItemChangeData& data) override;
  void timerEvent(QTimerEvent* event) override;
  QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

 private:
  /// As the store knows it, with its shadow.
  QString fullName() const;
  QSize deviceSize() const;
  void want();
  void take(const QString& name, const QSize& size, const QImage& image);

  QString name_;
  QImage image_;
  QString shownName_;  ///< of the image
  Shadow shadow_ = None;
  bool frozen_ = false;
  bool settles_ = false;
  QBasicTimer changing_;  ///< runs while it does not keep its size
  qreal part_ = 1;
};
