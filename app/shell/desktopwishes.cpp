// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/desktopwishes.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QGuiApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QStyleHints>
#include <functional>

#include "settings/settings.h"

namespace {

/// Asks the portal for one of the desktop's settings; without an answer nothing is told.
void askPortal(const QString& group, const QString& name, Settings* settings,
               const std::function<void(const QVariant&)>& tell) {
  // Without an address the library would try to start a bus of its own.
  if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")) return;
  QDBusMessage question = QDBusMessage::createMethodCall(
      "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "Read");
  question << group << name;
  auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), settings);
  QObject::connect(answer, &QDBusPendingCallWatcher::finished, settings, [answer, tell] {
    answer->deleteLater();
    const QDBusPendingReply<QDBusVariant> reply = *answer;
    if (reply.isError()) return;
    QVariant value = reply.value().variant();
    // The old method wraps its answer twice.
    if (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    tell(value);
  });
}

/// Whether KDE is told to show no animations.
bool isStillInKde() {
  const QString kde = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, "kdeglobals");
  if (kde.isEmpty()) return false;
  bool set = false;
  const double factor = QSettings(kde, QSettings::IniFormat).value("KDE/AnimationDurationFactor").toDouble(&set);
  return set && factor == 0;
}

}  // namespace

void askDesktopWishes(Settings* settings) {
  if (isStillInKde())
    settings->look()->setDesktopMotion(false);
  else
    askPortal("org.gnome.desktop.interface", "enable-animations", settings,
              [settings](const QVariant& value) { settings->look()->setDesktopMotion(value.toBool()); });
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
  settings->look()->setDesktopLight(QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Light);
#else
  // 1 is dark, 2 light, 0 neither.
  askPortal("org.freedesktop.appearance", "color-scheme", settings,
            [settings](const QVariant& value) { settings->look()->setDesktopLight(value.toInt() == 2); });
#endif
  askPortal("org.freedesktop.appearance", "contrast", settings,
            [settings](const QVariant& value) { settings->access()->setDesktopContrast(value.toInt() == 1); });
  // Elsewhere Qt makes everything larger by itself where text is to be.
  if (QGuiApplication::platformName().startsWith("wayland"))
    askPortal("org.gnome.desktop.interface", "text-scaling-factor", settings, [settings](const QVariant& value) {
      if (value.toDouble() > 0) settings->access()->setDesktopText(value.toDouble());
    });
}
