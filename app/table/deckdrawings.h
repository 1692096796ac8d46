// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QImage>
#include <QList>
#include <QMutex>
#include <QString>
#include <atomic>
#include <deque>
#include <memory>
#include <optional>

class QSvgRenderer;

/// Where an installed deck of cards comes from: the two kinds name their drawings differently.
enum class DeckKind { kde, gnome };

/// A deck that the desktop has installed, by the file with its drawings.
struct DeckFile {
  DeckKind kind = DeckKind::kde;
  QString name;
  QString file;

  /// How the settings and names of pictures speak of it: `kde:/usr/share/carddecks/…`.
  QString id() const;
};

/// The deck that an id speaks of, without its name; nothing for our own cards.
std::optional<DeckFile> deckOf(const QString& id);
/// The decks below these folders of data, such as /usr/share: KDE's and GNOME's, by name. Broken ones are among them.
QList<DeckFile> findDecks(const QStringList& dataFolders);

/// The drawings of one deck. For one thread at a time.
class DeckDrawings {
 public:
  explicit DeckDrawings(const DeckFile& deck);
  ~DeckDrawings();

  /// What makes it useless at a card table, in a few words; empty: nothing. Draws every card, since a drawing may be
  /// named and empty. Ends early, with anything, once it is to stop.
  QString problem(const std::atomic_bool& stop = false);
  /// A face by the letters of our own drawings (`7C`, `TH`, `XB` for the big joker) or `back`; null where the deck has
  /// no such drawing, as a joker that cannot be told from the other one.
  QImage draw(const QString& card, const QSize& size);

 private:
  QString elementOf(const QString& card) const;
  QImage drawElement(const QString& element, const QSize& size);
  bool hasJokers();

  DeckKind kind_;
  bool tooLarge_ = false;
  std::unique_ptr<QSvgRenderer> svg_;
  std::optional<bool> jokers_;
};

/// The decks last drawn from, kept open. For any thread.
class OpenDecks {
 public:
  OpenDecks();
  ~OpenDecks();

  /// A drawing of the deck with that id; null where there is none.
  QImage draw(const QString& id, const QString& card, const QSize& size);

 private:
  struct Entry;

  std::deque<std::shared_ptr<Entry>> entries_;  ///< the last used in front
  QMutex guard_;
};
