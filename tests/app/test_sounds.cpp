// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>

#include "library/app.h"
#include "sound/sounds.h"
#include "table.h"

// What is heard, and that nothing waits for it where there is no sound device.
class TestSounds : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void everySoundIsShortAndSoft_data();
  void everySoundIsShortAndSoft();
  void playsWhatHappens();
  void staysSilentWhereMuted();
  void neverHoldsUpTheWindow();

 private:
  QTemporaryDir folder_;
};

void TestSounds::initTestCase() {
  App::setDataDir(folder_.path());
}

void TestSounds::everySoundIsShortAndSoft_data() {
  QTest::addColumn<QString>("name");
  for (const char* name : {"deal", "place", "flip", "sweep", "turn", "win", "refuse"}) QTest::newRow(name) << name;
}

void TestSounds::everySoundIsShortAndSoft() {
  QFETCH(QString, name);
  QFile file(Sounds::fileOf(name));
  QVERIFY(file.open(QIODevice::ReadOnly));
  const QByteArray wav = file.readAll();
  QVERIFY(wav.startsWith("RIFF"));
  const QByteArray samples = wav.mid(44);
  QVERIFY(samples.size() < 44100 * 2 * 4 / 10);
  int loudest = 0;
  for (qsizetype i = 0; i + 1 < samples.size(); i += 2)
    loudest = std::max(loudest, std::abs(static_cast<qint16>(static_cast<quint8>(samples[i]) | samples[i + 1] << 8)));
  QVERIFY(loudest > 0.2 * 32767);
  QVERIFY(loudest < 0.5 * 32767);
}

void TestSounds::playsWhatHappens() {
  App app;
  app.settings()->play()->setSpeed("normal");
  app.settings()->sound()->setOn(true);
  Sounds sounds(&app);
  QSignalSpy heard(&sounds, &Sounds::wanted);
  app.newGame("yukon", {"human"}, {"Ada"}, {}, "7", false);
  QCOMPARE(heard.count(), 1);
  QCOMPARE(heard.first().at(0).toString(), "deal");
  QVERIFY(heard.first().at(1).toInt() > 1);
  QCOMPARE(heard.first().at(2).toDouble(), app.settings()->sound()->volume());
  fulltable::Rng rng(1);
  QStringList names;
  for (int move = 0; move < 60 && !names.contains("flip"); ++move) {
    QVERIFY(playSomething(*app.session(), rng));
    names.clear();
    for (const auto& sound : heard) names.append(sound.first().toString());
  }
  QVERIFY(names.contains("place"));
  QVERIFY(names.contains("flip"));
  app.leave();
}

void TestSounds::staysSilentWhereMuted() {
  App app;
  app.settings()->sound()->setOn(false);
  Sounds sounds(&app);
  QSignalSpy heard(&sounds, &Sounds::wanted);
  app.newGame("yukon", {"human"}, {"Ada"}, {}, "7", false);
  sounds.play("place");
  app.settings()->sound()->setOn(true);
  app.settings()->sound()->setVolume(0);
  sounds.play("place");
  QCOMPARE(heard.count(), 0);
  app.settings()->sound()->setVolume(0.4);
  sounds.play("lose");
  QCOMPARE(heard.count(), 0);
  sounds.play("place");
  QCOMPARE(heard.count(), 1);
  app.leave();
}

void TestSounds::neverHoldsUpTheWindow() {
  App app;
  app.settings()->sound()->setOn(true);
  Sounds sounds(&app);
  QElapsedTimer clock;
  clock.start();
  for (int i = 0; i < 20; ++i) sounds.play(i % 2 ? "place" : "deal");
  QVERIFY2(clock.elapsed() < 50, qPrintable(QString::number(clock.elapsed())));
}

QTEST_MAIN(TestSounds)
#include "test_sounds.moc"
