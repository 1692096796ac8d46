// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QElapsedTimer>
#include <QTimer>

#include "access/stops.h"
#include "table/gametable.h"

/// Clicks for a pointer that rests on something that can be clicked. Moving on before the time is over means no click,
/// and a pointer that has clicked does it again only after it was moved.
class DwellClick : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QQuickItem* root MEMBER root_ WRITE setRoot NOTIFY wishChanged REQUIRED)
  Q_PROPERTY(GameTable* table MEMBER table_ NOTIFY wishChanged)
  /// How long it has to rest, in ms; 0: it clicks nothing.
  Q_PROPERTY(int time MEMBER time_ WRITE setTime NOTIFY wishChanged)
  /// Where it rests, in the window, and how much of the time is over, from 0 to 1.
  Q_PROPERTY(QPointF at READ at NOTIFY moved)
  Q_PROPERTY(qreal part READ part NOTIFY moved)

 public:
  /// So far a resting hand may tremble, in pixels.
  static constexpr qreal tremble = 8;

  explicit DwellClick(QObject* parent = nullptr);

  void setRoot(QQuickItem* root);
  void setTime(int time);
  QPointF at() const { return at_; }
  qreal part() const { return part_; }

  bool eventFilter(QObject* target, QEvent* event) override;

 signals:
  void wishChanged();
  void moved();

 private:
  void moveTo(const QPointF& point);
  void stop();
  void tick();

  QPointer<QQuickItem> root_;
  QPointer<GameTable> table_;
  int time_ = 0;
  QTimer tick_;
  QElapsedTimer since_;
  QPointF at_{-1000, -1000};
  qreal part_ = 0;
  bool clicking_ = false;
};
