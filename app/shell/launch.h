// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <QVariantMap>
#include <optional>

/// What the command line asks for. Everything in it has been checked.
struct Launch {
  QString gameId;  ///< empty: the start page
  QStringList seatKinds;
  QVariantMap options;
  QString deal;  ///< the deal number; empty: any
  QString file;  ///< a record to open
  QString speed, felt, page, dataDir, screenshot;
  int textSize = 0;  ///< in hundredths; 0: as it was chosen
  QSize size;
  bool autoplay = false, tableOnly = false;
  int moves = -1;  ///< after how many the picture is taken; −1: at the end
  bool printFirstFrame = false;
};

/// What to do: begin, or say something and end with a status.
struct LaunchAnswer {
  std::optional<Launch> launch;
  QString text;
  int status = 0;
};

LaunchAnswer readCommandLine(const QStringList& arguments);
