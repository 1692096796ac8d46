// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/recordfile.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

#include "match/record_text.h"

namespace {

/// More than ten thousand games fill; whatever is larger is no file of records.
constexpr qint64 largestFile = 64 << 20;

class RecordFileWords {
  Q_DECLARE_TR_FUNCTIONS(RecordFile)
};

fulltable::Refusal bad(const QString& sentence) {
  return {fulltable::Code::bad_record, sentence.toStdString(), ""};
}

}  // namespace

fulltable::Result<std::vector<fulltable::Json>> readRecords(const QString& path) {
  // Pipes and devices may have no end, or nobody who writes.
  const QFileInfo info(path);
  if (info.isDir()) return bad(RecordFileWords::tr("“%1” is a folder, not a record.").arg(path));
  if (info.exists() && !info.isFile())
    return bad(RecordFileWords::tr("“%1” is a pipe or a device, not a record.").arg(path));
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly))
    return bad(RecordFileWords::tr("“%1” cannot be read: %2.").arg(path, file.errorString()));
  return readRecords(file, path);
}

fulltable::Result<std::vector<fulltable::Json>> readRecords(QIODevice& source, const QString& name) {
  // Some files do not tell their size, or have none; a pipe gives what it has, in pieces.
  QByteArray bytes;
  while (bytes.size() <= largestFile) {
    const QByteArray piece = source.read(largestFile + 1 - bytes.size());
    if (piece.isEmpty()) break;
    bytes += piece;
  }
  if (bytes.size() > largestFile) return bad(RecordFileWords::tr("“%1” is too large for a record.").arg(name));
  auto records = fulltable::read_records({bytes.constData(), static_cast<std::size_t>(bytes.size())});
  if (records) return records;
  const QString why = QString::fromStdString(records.refusal().text);
  return bad(records.refusal().code == fulltable::Code::bad_record
                 ? RecordFileWords::tr("“%1” is damaged: %2").arg(name, why)
                 : RecordFileWords::tr("“%1” is not a record: %2").arg(name, why));
}
