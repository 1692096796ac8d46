// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QVariant>

/// Settings that belong together, each kept in the file under its name. A value that is not allowed counts as not
/// chosen.
class SettingsGroup : public QObject {
  Q_OBJECT

 public:
  SettingsGroup(QSettings& file, QObject* parent);

  /// That setting has this value until it is chosen anew or the program ends; it is not kept.
  void setForNow(const QString& name, const QString& value);

 signals:
  void changed();

 protected:
  /// Where that setting is kept.
  virtual QString keyOf(const QString& name) const { return "table/" + name; }
  bool flag(const QString& name, bool standard) const;
  /// One of these values, of which the first is the standard one where no other is given.
  QString choice(const QString& name, const QStringList& values, const QString& standard = {}) const;
  /// A whole number within these bounds, or the standard one.
  int number(const QString& name, int least, int most, int standard) const;
  void set(const QString& name, const QVariant& value, const QVariant& before);

  QSettings& file_;

 private:
  /// What was chosen, for now, for one game or for all, the nearest first.
  QStringList chosen(const QString& name) const;

  QHash<QString, QString> forNow_;
};
