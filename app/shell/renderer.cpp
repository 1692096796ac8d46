// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/renderer.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QQuickWindow>
#include <algorithm>

#if QT_CONFIG(opengl)
#include <QOpenGLContext>
#endif

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

/// Whether what draws by OpenGL is the processor.
bool isByProcessor(const QProcessEnvironment& wishes, bool hasDevice) {
  const QString software = wishes.value(QStringLiteral("LIBGL_ALWAYS_SOFTWARE"));
  return !hasDevice || software == QLatin1String("1") || software == QLatin1String("true");
}

void preset(const char* name, const char* value) {
  if (!qEnvironmentVariableIsSet(name)) qputenv(name, value);
}

}  // namespace

bool drawsInSoftware(const QProcessEnvironment& wishes, bool hasDevice) {
  for (const char* chosen :
       {"QT_QUICK_BACKEND", "QMLSCENE_DEVICE", "QSG_RHI_BACKEND", "QSG_RHI_PREFER_SOFTWARE_RENDERER"})
    if (!wishes.value(QLatin1String(chosen)).isEmpty()) return false;
  return isByProcessor(wishes, hasDevice);
}

bool drawsOpenGlInSoftware(const QProcessEnvironment& wishes, bool hasDevice) {
  const QString api = wishes.value(QStringLiteral("QSG_RHI_BACKEND"));
  const bool isOpenGl = api == QLatin1String("opengl") || api == QLatin1String("gl") || api == QLatin1String("gles2");
  return isOpenGl && wishes.value(QStringLiteral("QT_QUICK_BACKEND")).isEmpty() &&
         wishes.value(QStringLiteral("QMLSCENE_DEVICE")).isEmpty() && isByProcessor(wishes, hasDevice);
}

void chooseRenderer() {
  const auto wishes = QProcessEnvironment::systemEnvironment();
  const bool hasDevice = hasGraphicsDevice();
  if (drawsInSoftware(wishes, hasDevice)) {
    QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    return;
  }
  // Only icons share a texture. Qt would make it as large as the window.
  for (const char* side : {"QSG_ATLAS_WIDTH", "QSG_ATLAS_HEIGHT"}) preset(side, "512");
  if (!drawsOpenGlInSoftware(wishes, hasDevice)) return;
  // Mesa can draw on a thread: Qt need not try that with a context of its own, and wait until all is loaded.
  preset("QT_OPENGL_NO_SANITY_CHECK", "1");
  // As Qt's software renderer draws it. Fields of distances are worked out at the start, and read five times a pixel.
  QQuickWindow::setTextRenderType(QQuickWindow::NativeTextRendering);
}

std::future<void> loadOpenGl() {
#if QT_CONFIG(opengl)
  if (QGuiApplication::platformName() != QLatin1String("xcb") ||
      !drawsOpenGlInSoftware(QProcessEnvironment::systemEnvironment(), hasGraphicsDevice()))
    return {};
  return std::async(std::launch::async, [] { QOpenGLContext().create(); });
#else
  return {};
#endif
}
