// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtQml/qqmlregistration.h>
#include <QHash>
#include <QPointer>

#include "table/gametable.h"

/// Whom the keys of a window are for. Tab goes round its groups: the cards, the buttons at the table, the bar and so
/// on, each time to what had the keys last there. What has the keys is always something that is seen: where it goes,
/// they come back to where they were. Enter presses what has them, once however long it is held; Esc goes back a step;
/// letters and digits are the table's, wherever the keys are.
class KeyRound : public QObject {
  Q_OBJECT
  QML_ELEMENT
  Q_PROPERTY(QQuickItem* root READ root WRITE setRoot NOTIFY changed REQUIRED)
  Q_PROPERTY(GameTable* table MEMBER table_ NOTIFY changed)

 public:
  using QObject::QObject;

  QQuickItem* root() const { return root_; }
  void setRoot(QQuickItem* root);

 signals:
  void changed();

 protected:
  bool eventFilter(QObject* target, QEvent* event) override;

 private:
  /// One step of the Tab key: a group, the cards of a table, or something that stands alone.
  struct Step {
    QQuickItem* home;
    QList<QQuickItem*> stops;
    bool first;
  };

  QList<Step> steps() const;
  /// What has the keys; null where that is nothing that is seen.
  QQuickItem* holder() const;
  const Step* stepOf(const QList<Step>& steps, const QQuickItem* item) const;
  QQuickItem* entryOf(const Step& step) const;
  void give(QQuickItem* stop, Qt::FocusReason reason);

  void watch();
  /// Finds somebody for the keys where nobody has them.
  void mend();
  /// Shows where on a table the keys are, once one has been used, whatever it was.
  void show();
  bool tab(bool back);
  bool escape(QKeyEvent& key);
  bool press(const QKeyEvent& key);
  /// Whether the table takes what is typed elsewhere.
  bool passOn(QKeyEvent& key);

  QPointer<QQuickItem> root_, watched_;
  QPointer<GameTable> table_;
  QMetaObject::Connection seen_;
  /// What had the keys, the last first; and of each group the last.
  QList<QPointer<QQuickItem>> history_;
  QHash<const QQuickItem*, QPointer<QQuickItem>> last_;
  QPointer<QQuickItem> home_;
  QRectF place_;  ///< where that was, in the window
  bool mending_ = false;
  bool keyed_ = false;  ///< used: the keys, and not the mouse since
  bool shows_ = false;  ///< the key that is held is one after which it is shown where they are
};
