// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QElapsedTimer>
#include <QFile>
#include <QSignalSpy>

#include "library/app.h"
#include "sound/mixer.h"
#include "sound/sounds.h"
#include "table.h"

// What is heard, and that nothing waits for it where there is no sound device.
class TestSounds : public QObject {
  Q_OBJECT

 private slots:
  void initTestCase();
  void everySoundIsShortAndSoft_data();
  void everySoundIsShortAndSoft();
  void soundsAreHeardAtOnce();
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

void TestSounds::soundsAreHeardAtOnce() {
  QFile file(Sounds::fileOf("place"));
  QVERIFY(file.open(QIODevice::ReadOnly));
  QCOMPARE(samplesOf(file.readAll()).size(), static_cast<std::size_t>(file.size() - 44) / 2);
  QVERIFY(samplesOf("RIFF").empty());

  using Samples = std::vector<std::int16_t>;
  Samples heard(4);
  Mixer mixer;
  mixer.begin("deal", {100, 200}, 3, 1);
  mixer.fill(heard);
  QCOMPARE(heard, Samples({100, 200, 100, 200}));
  mixer.begin("place", {10, 20, 30}, 1, 0.5);
  mixer.fill(heard);
  QCOMPARE(heard, Samples({105, 210, 15, 0}));
  QVERIFY(mixer.isSilent());
  // The same sound begins again; too loud ones are cut.
  mixer.begin("win", {32000, 1, 1, 1}, 1, 1);
  mixer.begin("turn", {32000, 2}, 9, 1);
  mixer.fill(std::span(heard).first(1));
  QCOMPARE(heard.front(), std::int16_t{32767});
  mixer.begin("win", {7}, 1, 1);
  mixer.stop("turn");
  mixer.fill(heard);
  QCOMPARE(heard, Samples({7, 0, 0, 0}));
  QVERIFY(mixer.isSilent());
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
