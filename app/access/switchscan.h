// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QTimer>

#include "access/stops.h"
#include "table/gametable.h"

/// Plays with one or two keys: it points out group after group of what can be clicked, and in the chosen one thing
/// after thing. With one key (Space or Enter) it goes on by itself; with two, Space goes on and Enter chooses.
class SwitchScan : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QQuickItem* root MEMBER root_ WRITE setRoot NOTIFY wishChanged REQUIRED)
  Q_PROPERTY(GameTable* table MEMBER table_ NOTIFY wishChanged)
  Q_PROPERTY(QString switches MEMBER switches_ WRITE setSwitches NOTIFY wishChanged)  // off, one, two
  /// How long each is pointed out, in ms.
  Q_PROPERTY(int time MEMBER time_ WRITE setTime NOTIFY wishChanged)
  /// What is pointed out now, in the window; empty where there is nothing. And whether it is one of a chosen group.
  Q_PROPERTY(QRectF rect READ rect NOTIFY moved)
  Q_PROPERTY(bool inGroup READ inGroup NOTIFY moved)

 public:
  explicit SwitchScan(QObject* parent = nullptr);

  void setRoot(QQuickItem* root);
  void setSwitches(const QString& switches);
  void setTime(int time);
  QRectF rect() const { return rect_; }
  bool inGroup() const { return item_ >= 0; }
  /// What is pointed out now.
  QList<Stop> pointedOut() const;

  bool eventFilter(QObject* target, QEvent* event) override;

 signals:
  void wishChanged();
  void moved();

 private:
  /// Whether the keys are for it now.
  bool takesKeys() const;
  /// Looks what there is; stays where it was as long as that is there.
  void look();
  void step();
  void choose();
  /// To the first group.
  void begin();
  void show();

  QPointer<QQuickItem> root_;
  QPointer<GameTable> table_;
  QString switches_ = QStringLiteral("off");
  int time_ = 1500;
  QTimer step_, look_;
  QList<QList<Stop>> groups_;
  qsizetype group_ = 0, item_ = -1;  ///< −1: the whole group
  int rounds_ = 0;                   ///< how often the chosen group was gone through
  QRectF rect_;
};
