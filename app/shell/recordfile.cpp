// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/recordfile.h"

#include <QCoreApplication>
#include <QFile>

#include "match/json_text.h"

namespace {

/// More than any game fills; whatever is larger is no record.
constexpr qint64 largestFile = 16 << 20;

class Words {
  Q_DECLARE_TR_FUNCTIONS(RecordFile)
};

fulltable::Refusal bad(const QString& sentence) {
  return {fulltable::Code::bad_record, sentence.toStdString(), ""};
}

}  // namespace

fulltable::Result<fulltable::Json> readRecord(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) return bad(Words::tr("“%1” cannot be read: %2.").arg(path, file.errorString()));
  // Some files do not tell their size, or have none.
  const QByteArray bytes = file.read(largestFile + 1);
  if (bytes.size() > largestFile) return bad(Words::tr("“%1” is too large for a record.").arg(path));
  auto record = fulltable::parse_json({bytes.constData(), static_cast<std::size_t>(bytes.size())});
  if (record) return record;
  return bad(Words::tr("“%1” is not a record: %2").arg(path, QString::fromStdString(record.refusal().text)));
}
