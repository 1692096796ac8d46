// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/renderer.h"

#include <QDir>
#include <QFileInfo>
#include <QQuickWindow>
#include <algorithm>

namespace {

/// Whether a graphics processor may be used here. Elsewhere than in Linux there always is one, or what stands in for it
/// belongs to the system.
bool hasGraphicsDevice() {
#ifdef Q_OS_LINUX
  const auto usable = [](const QString& path) {
    const QFileInfo device(path);
    return device.isReadable() && device.isWritable();
  };
  const QDir dri(QStringLiteral("/dev/dri"));
  const QStringList nodes = dri.entryList({QStringLiteral("renderD*")}, QDir::System);
  return std::ranges::any_of(nodes, [&](const QString& node) { return usable(dri.filePath(node)); }) ||
         usable(QStringLiteral("/dev/nvidiactl")) || usable(QStringLiteral("/dev/dxg")) ||
         usable(QStringLiteral("/dev/mali0"));
#else
  return true;
#endif
}

void preset(const char* name, const char* value) {
  if (!qEnvironmentVariableIsSet(name)) qputenv(name, value);
}

}  // namespace

bool drawsInSoftware(const QProcessEnvironment& wishes, bool hasDevice) {
  for (const char* chosen :
       {"QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND", "QSG_RHI_PREFER_SOFTWARE_RENDERER"})
    if (!wishes.value(QLatin1String(chosen)).isEmpty()) return false;
  const QString software = wishes.value(QStringLiteral("LIBGL_ALWAYS_SOFTWARE"));
  return !hasDevice || software == QLatin1String("1") || software == QLatin1String("true");
}

void chooseRenderer() {
  if (drawsInSoftware(QProcessEnvironment::systemEnvironment(), hasGraphicsDevice())) {
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    return;
  }
  // Only icons share a texture. Qt would make it as large as the window.
  for (const char* side : {"QSG_ATLAS_WIDTH", "QSG_ATLAS_HEIGHT"}) preset(side, "512");
}
