// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/deckdrawings.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLocale>
#include <QMutexLocker>
#include <QPainter>
#include <QSet>
#include <QSvgRenderer>
#include <algorithm>
#include <cmath>
#include <new>

#include "core/card.h"
#include "table/svgfile.h"

namespace {

constexpr char suits[] = "CDHS";
constexpr QLatin1StringView ranks(fulltable::rank_letters.data(), fulltable::rank_letters.size());
const QSize probe(40, 56);
constexpr std::size_t decksKeptOpen = 3;

QString tr(const char* text) {
  return QCoreApplication::translate("DeckDrawings", text);
}

/// The name and the drawings' file that a deck's description tells.
std::optional<DeckFile> described(const QFileInfo& description) {
  QFile file(description.filePath());
  if (!file.open(QIODevice::ReadOnly)) return std::nullopt;
  const QString locale = QLocale().name();
  const QStringList wanted{"Name[" + locale + "]", "Name[" + locale.section('_', 0, 0) + "]", "Name"};
  QStringList names(wanted.size());
  DeckFile deck;
  bool ours = false;
  const QList<QByteArray> lines = file.readAll().split('\n');
  for (const QByteArray& line : lines) {
    const QString text = QString::fromUtf8(line).trimmed();
    if (text.startsWith('[')) ours = text == "[KDE Backdeck]";
    const QString key = text.section('=', 0, 0);
    const QString value = text.section('=', 1);
    if (!ours || value.isEmpty()) continue;
    if (key == "SVG") deck.file = description.dir().filePath(value);
    if (const auto at = wanted.indexOf(key); at >= 0) names[at] = value;
  }
  if (deck.file.isEmpty()) return std::nullopt;
  for (const QString& name : names)
    if (deck.name.isEmpty()) deck.name = name;
  if (deck.name.isEmpty()) deck.name = description.dir().dirName();
  return deck;
}

/// `anglo_modern.svgz` → "Anglo modern".
QString titleOf(const QFileInfo& file) {
  QString title = file.completeBaseName().replace('_', ' ').replace('-', ' ');
  if (!title.isEmpty()) title[0] = title[0].toUpper();
  return title;
}

/// How much of a picture is not transparent, from 0 to 1.
double covered(const QImage& image) {
  if (image.isNull()) return 0;
  int full = 0;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) full += qAlpha(image.pixel(x, y)) > 128;
  return static_cast<double>(full) / (image.width() * image.height());
}

}  // namespace

QString DeckFile::id() const {
  return (kind == DeckKind::kde ? "kde:" : "gnome:") + file;
}

std::optional<DeckFile> deckOf(const QString& id) {
  if (id.startsWith("kde:")) return DeckFile{DeckKind::kde, {}, id.mid(4)};
  if (id.startsWith("gnome:")) return DeckFile{DeckKind::gnome, {}, id.mid(6)};
  return std::nullopt;
}

QList<DeckFile> findDecks(const QStringList& dataFolders) {
  QList<DeckFile> decks;
  QSet<QString> seen;
  const auto add = [&](DeckFile deck) {
    deck.file = QFileInfo(deck.file).absoluteFilePath();
    if (seen.contains(deck.file)) return;
    seen.insert(deck.file);
    decks.append(std::move(deck));
  };
  for (const QString& folder : dataFolders) {
    const QDir kde(folder + "/carddecks");
    const QStringList names = kde.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString& name : names)
      if (auto deck = described(QFileInfo(kde.filePath(name + "/index.desktop")))) add(*deck);
    const QDir gnome(folder + "/aisleriot/cards");
    const QFileInfoList files = gnome.entryInfoList({"*.svgz", "*.svg"}, QDir::Files);
    for (const QFileInfo& file : files) add({DeckKind::gnome, titleOf(file), file.filePath()});
  }
  std::stable_sort(decks.begin(), decks.end(), [](const DeckFile& a, const DeckFile& b) {
    return QString::localeAwareCompare(a.name, b.name) < 0;
  });
  return decks;
}

DeckDrawings::DeckDrawings(const DeckFile& deck) : kind_(deck.kind), svg_(std::make_unique<QSvgRenderer>()) {
  const auto text = readSvg(deck.file);
  tooLarge_ = !text;
  if (text && !text->isEmpty()) svg_->load(*text);
}

DeckDrawings::~DeckDrawings() = default;

QString DeckDrawings::elementOf(const QString& card) const {
  if (card == "back") return card;
  if (card.startsWith('X')) {
    // The big joker is the coloured one.
    const QStringList both =
        kind_ == DeckKind::kde ? QStringList{"red_joker", "black_joker"} : QStringList{"joker_red", "joker_black"};
    return both[card == "XB" ? 0 : 1];
  }
  static const QStringList suitWords{"club", "diamond", "heart", "spade"};
  const auto suit = QLatin1StringView(suits).indexOf(card.right(1));
  const auto rank = ranks.indexOf(card.left(1));
  if (suit < 0 || rank < 0) return {};
  const QString rankWord = rank < 10 ? QString::number(rank + 1) : QStringList{"jack", "queen", "king"}[rank - 10];
  return kind_ == DeckKind::kde ? rankWord + '_' + suitWords[suit] : suitWords[suit] + '_' + rankWord;
}

QString DeckDrawings::problem(const std::atomic_bool& stop) {
  if (tooLarge_) return tr("its drawings are too large");
  if (!svg_->isValid()) return tr("its file cannot be read");
  const QRectF back = svg_->boundsOnElement("back");
  if (!svg_->elementExists("back") || back.isEmpty()) return tr("it has no back");
  if (back.width() > back.height()) return tr("its cards are sideways");
  if (covered(draw("back", probe)) < 0.5) return tr("its back is empty");
  QList<QImage> faces;
  for (const char suit : QLatin1StringView(suits)) {
    for (const char rank : ranks) {
      if (stop) return {};
      const QString card = QString(QLatin1Char(rank)) + QLatin1Char(suit);
      const QString words = elementOf(card);
      const QImage face = draw(card, probe);
      if (face.isNull()) return tr("it has no card %1").arg(words);
      if (covered(face) < 0.5) return tr("its card %1 is empty").arg(words);
      if (faces.contains(face)) return tr("two of its cards look the same (%1)").arg(words);
      faces.append(face);
    }
  }
  return {};
}

bool DeckDrawings::hasJokers() {
  if (jokers_) return *jokers_;
  const auto ratio = [](const QRectF& bounds) { return bounds.isEmpty() ? 0 : bounds.height() / bounds.width(); };
  const double usual = ratio(svg_->boundsOnElement("back"));
  const auto good = [&](const QString& card, const QImage& image) {
    return std::abs(ratio(svg_->boundsOnElement(elementOf(card))) - usual) < 0.1 * usual && covered(image) >= 0.5;
  };
  const QImage big = drawElement(elementOf("XB"), probe);
  const QImage little = drawElement(elementOf("XL"), probe);
  jokers_ = good("XB", big) && good("XL", little) && big != little;
  return *jokers_;
}

QImage DeckDrawings::draw(const QString& card, const QSize& size) {
  if (card.startsWith('X') && !hasJokers()) return {};
  return drawElement(elementOf(card), size);
}

QImage DeckDrawings::drawElement(const QString& element, const QSize& size) {
  if (element.isEmpty() || !svg_->isValid() || !svg_->elementExists(element)) return {};
  if (svg_->boundsOnElement(element).isEmpty()) return {};
  QImage image(size, QImage::Format_ARGB32_Premultiplied);
  image.fill(Qt::transparent);
  QPainter painter(&image);
  painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
  svg_->render(&painter, element, QRectF(QPointF(), QSizeF(size)));
  return image;
}

struct OpenDecks::Entry {
  QString id;
  DeckDrawings deck;
  QMutex guard;
  Entry(const QString& name, const DeckFile& file) : id(name), deck(file) {}
};

OpenDecks::OpenDecks() = default;

OpenDecks::~OpenDecks() = default;

QImage OpenDecks::draw(const QString& id, const QString& card, const QSize& size) {
  const auto file = deckOf(id);
  if (!file || !QFile::exists(file->file)) return {};
  std::shared_ptr<Entry> entry;
  {
    const QMutexLocker lock(&guard_);
    const auto found = std::ranges::find(entries_, id, &Entry::id);
    if (found != entries_.end()) {
      entry = *found;
      entries_.erase(found);
    } else {
      entry = std::make_shared<Entry>(id, *file);
    }
    entries_.push_front(entry);
    if (entries_.size() > decksKeptOpen) entries_.pop_back();
  }
  const QMutexLocker lock(&entry->guard);
  try {
    return entry->deck.draw(card, size);
  } catch (const std::bad_alloc&) {
    return {};
  }
}
