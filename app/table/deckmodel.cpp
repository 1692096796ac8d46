// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deckmodel.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>
#include <memory>
#include <new>

#include "table/deckdrawings.h"
#include "table/deckwork.h"

namespace {

/// How long (ms) a deck may take to be looked at: many times what the largest takes.
constexpr int longestLook = 60000;

/// What is wrong with a deck, which is drawn on a thread of its own. Empty where nothing is.
QString lookAt(const DeckFile& deck, const std::atomic_bool& stop) {
  struct Look {
    QString problem;
    std::atomic_bool stop = false;
  };
  const auto look = std::make_shared<Look>();
  const auto work = [look, deck] {
    try {
      look->problem = DeckDrawings(deck).problem(look->stop);
    } catch (const std::bad_alloc&) {
      look->problem = DeckModel::tr("its drawings are too large");
    }
  };
  if (runPatiently(work, longestLook, stop)) return look->problem;
  look->stop = true;
  return DeckModel::tr("its drawings take too long");
}

/// What was found out about a deck, kept beside the size and time of its file.
QString problemOf(const DeckFile& deck, QSettings& known, const std::atomic_bool& stop) {
  const QFileInfo file(deck.file);
  const QString state = QString("%1 %2").arg(file.size()).arg(file.lastModified().toSecsSinceEpoch());
  const QString key = QString(deck.id()).replace('/', '|');
  const QStringList before = known.value(key).toStringList();
  if (before.size() == 2 && before.first() == state) return before.last();
  QString problem = lookAt(deck, stop);
  if (stop) return {};
  known.setValue(key, QStringList{state, problem});
  return problem;
}

}  // namespace

DeckModel::DeckModel(QObject* parent)
    : QAbstractListModel(parent), rows_{{"fulltable", tr("Full Table"), tr("built in")}} {
  pool_.setMaxThreadCount(1);
  pool_.setThreadPriority(QThread::LowestPriority);
}

DeckModel::~DeckModel() {
  stop_ = true;
  pool_.waitForDone();
}

int DeckModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(rows_.size());
}

QVariant DeckModel::data(const QModelIndex& index, int role) const {
  const Row& row = rows_[static_cast<std::size_t>(index.row())];
  switch (role) {
    case DeckId: return row.id;
    case Name: return row.name;
    case Origin: return row.origin;
    default: return {};
  }
}

QHash<int, QByteArray> DeckModel::roleNames() const {
  return {{DeckId, "deckId"}, {Name, "name"}, {Origin, "origin"}};
}

void DeckModel::add(Row row) {
  beginInsertRows({}, rowCount(), rowCount());
  rows_.push_back(std::move(row));
  endInsertRows();
}

void DeckModel::search() {
  if (std::exchange(searched_, true)) return;
  searching_ = true;
  emit changed();
  pool_.start([this] {
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::GenericCacheLocation) + "/fulltable";
    QDir().mkpath(folder);
    QSettings known(folder + "/decks.ini", QSettings::IniFormat);
    const auto decks = findDecks(QStandardPaths::standardLocations(QStandardPaths::GenericDataLocation));
    for (const DeckFile& deck : decks) {
      if (stop_) return;
      const QString problem = problemOf(deck, known, stop_);
      if (stop_) return;
      QMetaObject::invokeMethod(this, [this, deck, problem] {
        if (problem.isEmpty()) return add({deck.id(), deck.name, deck.kind == DeckKind::kde ? "KDE" : "GNOME"});
        leftOut_.append(tr("%1: %2", "a deck and what is wrong with it").arg(deck.name, problem));
        emit changed();
      });
    }
    QMetaObject::invokeMethod(this, [this] {
      searching_ = false;
      emit changed();
    });
  });
}
