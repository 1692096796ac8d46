// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QStringList>
#include <QtTest>

#include "store/database.h"

// What is done to files behind the program's back.

inline void write(const QString& path, const QByteArray& bytes) {
  QFile file(path);
  QVERIFY(file.open(QIODevice::WriteOnly));
  file.write(bytes);
}

inline QByteArray read(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Something done to the file behind the program's back.
class Connection {
 public:
  explicit Connection(const QString& path) : name_("other") {
    QSqlDatabase other = QSqlDatabase::addDatabase("QSQLITE", name_);
    other.setDatabaseName(path);
    if (!other.open()) qFatal("%s", qPrintable(other.lastError().text()));
  }
  ~Connection() {
    if (name_ == "other") QSqlDatabase::removeDatabase(name_);
  }
  /// That of the one database of this thread.
  static Connection ofTheDatabase() {
    QStringList names = QSqlDatabase::connectionNames();
    names.removeAll("other");
    Q_ASSERT(names.size() == 1);
    return Connection(Name{names.first()});
  }

  void run(const QString& statement) { number(statement); }
  int number(const QString& statement) {
    QSqlQuery query(QSqlDatabase::database(name_));
    if (!query.exec(statement)) qFatal("%s: %s", qPrintable(statement), qPrintable(query.lastError().text()));
    return query.next() ? query.value(0).toInt() : 0;
  }

 private:
  struct Name {
    QString text;
  };
  explicit Connection(const Name& name) : name_(name.text) {}

  QString name_;
};

inline void meddle(const QString& path, const QStringList& statements) {
  Connection other(path);
  for (const QString& statement : statements) other.run(statement);
}

/// A file of so many games in play, of 20 moves each.
inline void fill(const QString& path, int games) {
  Database database(path);
  database.open();
  QVERIFY(database.usable());
  database.gather(true);
  for (int id = 1; id <= games; ++id) {
    database.begin(QString::number(id), "pop", QByteArray(2000, 'x'));
    for (int number = 0; number < 20; ++number) database.addMove(QString::number(id), number, {number % 2, "play 7C"});
  }
  database.gather(false);
  QCOMPARE(database.takeProblem(), QString());
}
