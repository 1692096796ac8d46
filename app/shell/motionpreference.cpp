// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/motionpreference.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>
#include <QDBusVariant>
#include <QSettings>
#include <QStandardPaths>

#include "settings/settings.h"

void askMotionPreference(Settings* settings) {
  const QString kde = QStandardPaths::locate(QStandardPaths::GenericConfigLocation, "kdeglobals");
  if (!kde.isEmpty()) {
    bool set = false;
    const double factor = QSettings(kde, QSettings::IniFormat).value("KDE/AnimationDurationFactor").toDouble(&set);
    if (set && factor == 0) return settings->look()->setDesktopMotion(false);
  }
  // Without an address the library would try to start a bus of its own.
  if (qEnvironmentVariableIsEmpty("DBUS_SESSION_BUS_ADDRESS")) return;
  QDBusMessage question = QDBusMessage::createMethodCall(
      "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings", "Read");
  question << "org.gnome.desktop.interface"
           << "enable-animations";
  auto* answer = new QDBusPendingCallWatcher(QDBusConnection::sessionBus().asyncCall(question), settings);
  QObject::connect(answer, &QDBusPendingCallWatcher::finished, settings, [settings, answer] {
    answer->deleteLater();
    const QDBusPendingReply<QDBusVariant> reply = *answer;
    if (reply.isError()) return;
    QVariant value = reply.value().variant();
    // The old method wraps its answer twice.
    if (value.canConvert<QDBusVariant>()) value = value.value<QDBusVariant>().variant();
    settings->look()->setDesktopMotion(value.toBool());
  });
}
