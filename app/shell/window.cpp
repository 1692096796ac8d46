// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shell/window.h"

#include <QtQml/qqmlextensionplugin.h>
#include <QFontMetrics>
#include <QGuiApplication>
#include <QLocale>
#include <QLoggingCategory>
#include <QQmlComponent>
#include <QScreen>

#include "library/app.h"
#include "shell/launch.h"
#include "shell/renderer.h"
#include "shell/windowplace.h"
#include "table/tableaccess.h"

Q_IMPORT_QML_PLUGIN(FullTablePlugin)
Q_IMPORT_QML_PLUGIN(FullTable_GeometryPlugin)
Q_IMPORT_QML_PLUGIN(FullTable_TablePlugin)
Q_IMPORT_QML_PLUGIN(FullTable_GamesPlugin)
Q_IMPORT_QML_PLUGIN(FullTable_ShellPlugin)

namespace {

/// Adds to what the window is to be at first: where and how large. Without a wish, as it was when it was closed last,
/// or so that it fits on the screen.
void placeFirst(QVariantMap& wishes, QSize size, bool asWished, const Settings& settings) {
  if (!asWished) {
    QList<QRect> screens;
    for (const QScreen* screen : QGuiApplication::screens()) screens.append(screen->availableGeometry());
    const QRect place = placeAgain(settings.windowFrame(), screens);
    size = place.isEmpty() ? firstSize(QGuiApplication::primaryScreen()->availableSize()) : place.size();
    wishes.insert("maximised", settings.windowMaximised());
    if (!place.isEmpty()) {
      wishes.insert("x", place.x());
      wishes.insert("y", place.y());
    }
  }
  if (!size.isValid()) return;
  wishes.insert("width", size.width());
  wishes.insert("height", size.height());
}

}  // namespace

MainWindow::MainWindow(const Launch& launch, TimeSource& time) {
  // Installed decks of cards are full of small errors that do not show.
  QLoggingCategory::setFilterRules(QStringLiteral("qt.svg.warning=false"));
  // Without OpenGL, Qt waits that long before it draws what has changed: five milliseconds that a dragged card lags.
  if (!qEnvironmentVariableIsSet("QT_QPA_UPDATE_IDLE_TIME")) qputenv("QT_QPA_UPDATE_IDLE_TIME", "1");
  // A table is flat, and nothing on it is clipped but upright rectangles: without depths and stencils a frame costs a
  // sixth less where the processor draws it.
  for (const char* buffer : {"QSG_NO_DEPTH_BUFFER", "QSG_NO_STENCIL_BUFFER"})
    if (!qEnvironmentVariableIsSet(buffer)) qputenv(buffer, "1");
  if (!launch.dataDir.isEmpty()) App::setDataDir(launch.dataDir);
  // The plural forms of English stand beneath every language.
  for (const QLocale& language : {QLocale(QLocale::English), QLocale()}) {
    auto words = std::make_unique<QTranslator>();
    if (!words->load(language, "fulltable", "_", ":/translations")) continue;
    QCoreApplication::installTranslator(words.get());
    translators_.push_back(std::move(words));
  }
  TableAccess::install();
  engine_.addImportPath(QStringLiteral(":/qt/qml"));
  // The module's types are known from its first import on, and the App is wanted before the window.
  QQmlComponent(&engine_).setData("import FullTable\nimport QtQml\nQtObject {}", {});
  // What the window needs is loaded on a thread of the engine's, while this one is busy with the rest.
  const auto load = [this](const char* file) {
    return std::make_unique<QQmlComponent>(&engine_, QUrl(QStringLiteral("qrc:/qt/qml/FullTable/Shell/") + file),
                                           QQmlComponent::Asynchronous);
  };
  const auto main = load("Main.qml");
  const bool begins = launch.gameId.isEmpty() && launch.file.isEmpty();
  const auto page = load(begins ? "StartPage.qml" : "GamePage.qml");
  app_ = engine_.singletonInstance<App*>(qmlTypeId("FullTable", 1, 0, "App"));
  app_->setTime(time);
  // What was wished for this once is not kept.
  if (!launch.speed.isEmpty()) {
    app_->settings()->play()->setForNow("speed", launch.speed);
    app_->settings()->play()->setForNow("opponents", launch.speed);
  }
  if (!launch.felt.isEmpty()) app_->settings()->look()->setForNow("felt", launch.felt);
  if (launch.textSize > 0) app_->settings()->access()->setForNow("textSize", QString::number(launch.textSize));
  // A picture, or computers playing alone, need no help beside them.
  if (launch.autoplay || !launch.screenshot.isEmpty()) app_->settings()->play()->helpNobody();
  if (!launch.gameId.isEmpty()) {
    QStringList names;
    for (const QVariant& seat : app_->proposedSeats(launch.gameId, static_cast<int>(launch.seatKinds.size()))) {
      names.append(seat.toMap().value("name").toString());
    }
    app_->newGame(launch.gameId, launch.seatKinds, names, launch.options, launch.deal, false);
  }
  if (!launch.file.isEmpty()) app_->openFiles({launch.file});
  // The first font and the first window bring libraries and files with them.
  QFontMetrics(QGuiApplication::font()).height();
  { const QQuickWindow first; }
  openGl_ = loadOpenGl();
  QVariantMap wishes{{"page", launch.page}};
  // A picture is as large as it is wished, whatever the screen.
  const bool asWished = launch.size.isValid() || !launch.screenshot.isEmpty();
  placeFirst(wishes, launch.size, asWished, *app_->settings());
  engine_.setInitialProperties(wishes);
  engine_.load(main->url());
  if (!engine_.rootObjects().isEmpty()) window_ = qobject_cast<QQuickWindow*>(engine_.rootObjects().first());
  if (window_ && !asWished) place_ = std::make_unique<WindowPlace>(window_, app_->settings());
}

MainWindow::~MainWindow() = default;

void MainWindow::comeForward(const QString& file, const QString& token) {
  if (!file.isEmpty()) app_->openFiles({file});
  if (!token.isEmpty()) qputenv("XDG_ACTIVATION_TOKEN", token.toUtf8());
  window_->setWindowStates(window_->windowStates() & ~Qt::WindowMinimized);
  if (!window_->isVisible()) window_->show();
  window_->raise();
  window_->requestActivate();
}
