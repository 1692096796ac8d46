// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QObject>
#include <QVariantList>

class QQuickItem;

/// The keys that work below an item, read off the shortcuts themselves, so that no list of them can be wrong.
class ShortcutList : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  using QObject::QObject;

  /// Each with `keys`, as the platform writes them, and the `text` of the button that they press; in the order of the
  /// items. Left out are buttons that are not `offered`, and shortcuts without words; `live`: those that do not work
  /// now.
  Q_INVOKABLE static QVariantList below(QQuickItem* root, bool live = false);
  /// The keys of the table itself: `cards` where cards are chosen, `home` where there is a key for the foundations.
  Q_INVOKABLE static QVariantList ofTable(bool cards, bool home);
};
