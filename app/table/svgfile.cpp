// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/svgfile.h"

#include <zlib.h>
#include <QFile>
#include <QHash>
#include <QXmlStreamReader>
#include <algorithm>
#include <vector>

namespace {

/// Unpacks a gzip file; nothing where that is larger than the limit.
std::optional<QByteArray> unpacked(const QByteArray& packed) {
  z_stream stream{};
  constexpr int gzip = 16 + MAX_WBITS;
  if (inflateInit2(&stream, gzip) != Z_OK) return QByteArray();
  QByteArray from = packed;  // zlib asks for bytes that may be written
  stream.next_in = reinterpret_cast<Bytef*>(from.data());
  stream.avail_in = static_cast<uInt>(from.size());
  QByteArray text, part(1 << 18, Qt::Uninitialized);
  int state = Z_OK;
  while (state == Z_OK && text.size() <= largestSvg) {
    stream.next_out = reinterpret_cast<Bytef*>(part.data());
    stream.avail_out = static_cast<uInt>(part.size());
    state = inflate(&stream, Z_NO_FLUSH);
    text.append(part.constData(), part.size() - static_cast<qsizetype>(stream.avail_out));
  }
  inflateEnd(&stream);
  if (text.size() > largestSvg) return std::nullopt;
  return state == Z_STREAM_END ? text : QByteArray();
}

/// An element with a name, or the whole file: what it draws itself, and what it uses.
struct SvgPart {
  qint64 elements = 0;
  std::vector<qsizetype> parts;
  QStringList uses;
  enum { fresh, open, counted } state = fresh;
};

class Count {
 public:
  explicit Count(const QByteArray& svg) {
    QXmlStreamReader xml(svg);
    parts_.emplace_back();
    std::vector<qsizetype> around;  // the parts that hold what is being read, one an element
    while (!xml.atEnd()) {
      const auto token = xml.readNext();
      if (token == QXmlStreamReader::EndElement && !around.empty()) around.pop_back();
      if (token != QXmlStreamReader::StartElement) continue;
      qsizetype within = around.empty() ? 0 : around.back();
      const QXmlStreamAttributes attributes = xml.attributes();
      if (const auto id = attributes.value(QLatin1String("id")); !id.isEmpty()) {
        const auto part = static_cast<qsizetype>(parts_.size());
        parts_[static_cast<std::size_t>(within)].parts.push_back(part);
        named_.insert(id.toString(), part);
        parts_.emplace_back();
        within = part;
      }
      SvgPart& here = parts_[static_cast<std::size_t>(within)];
      ++here.elements;
      for (const auto name : {QLatin1String("d"), QLatin1String("points")}) {
        const qsizetype length = attributes.value(name).size();
        here.elements += length > longestOutline ? mostDrawnElements : length / outlineOfElement;
      }
      if (xml.name() == QLatin1String("use")) {
        for (const QXmlStreamAttribute& attribute : attributes)
          if (attribute.name() == QLatin1String("href")) here.uses.append(attribute.value().mid(1).toString());
      }
      around.push_back(within);
    }
  }

  qint64 whole() { return of(0); }

 private:
  qint64 of(qsizetype place) {
    constexpr qint64 tooMany = mostDrawnElements + 1;
    SvgPart& part = parts_[static_cast<std::size_t>(place)];
    part.elements = std::min(tooMany, part.elements);
    if (part.state == SvgPart::counted) return part.elements;
    // What uses itself would never end; neither may the count fill the stack.
    if (part.state == SvgPart::open || depth_ >= 1000) return tooMany;
    part.state = SvgPart::open;
    ++depth_;
    for (const qsizetype child : part.parts) part.elements = std::min(tooMany, part.elements + of(child));
    for (const QString& name : std::as_const(part.uses))
      if (const auto used = named_.constFind(name); used != named_.constEnd())
        part.elements = std::min(tooMany, part.elements + of(*used));
    --depth_;
    part.state = SvgPart::counted;
    return part.elements;
  }

  std::vector<SvgPart> parts_;
  QHash<QString, qsizetype> named_;
  int depth_ = 0;
};

}  // namespace

std::optional<QByteArray> readSvg(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return QByteArray();
  if (file.size() > largestSvg) return std::nullopt;
  const QByteArray bytes = file.read(largestSvg + 1);
  if (bytes.size() > largestSvg) return std::nullopt;
  auto text = bytes.startsWith("\x1f\x8b") ? unpacked(bytes) : bytes;
  if (!text || drawnElements(*text) > mostDrawnElements) return std::nullopt;
  return text;
}

qint64 drawnElements(const QByteArray& svg) {
  return Count(svg).whole();
}
