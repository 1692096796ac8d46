// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>

class QQuickItem;

/// A step that Esc goes back: it closes what it stands in. Of several the last one that has come is meant.
class Escape : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(bool when READ isOn WRITE setOn NOTIFY changed)

 public:
  explicit Escape(QObject* parent = nullptr) : QObject(parent) {}
  ~Escape() override;

  bool isOn() const { return on_; }
  void setOn(bool on);
  /// What it closes.
  QQuickItem* owner() const;
  /// The one that is meant now below that item, or null; with `item` of those that close what that is in.
  static Escape* lastBelow(const QQuickItem* root, const QQuickItem* item = nullptr);

 signals:
  void changed();
  void pressed();

 private:
  bool on_ = false;
};
