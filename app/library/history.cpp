// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/history.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QSaveFile>
#include <QSet>
#include <algorithm>

#include "analysis/duplicates.h"
#include "library/gamemap.h"
#include "library/gamerecord.h"
#include "library/recordfile.h"
#include "library/ruleswords.h"
#include "match/game_setup.h"
#include "match/record_text.h"
#include "players/thinker.h"

using fulltable::Json;

namespace {

/// How many games are read, written or loaded at once.
constexpr qsizetype batch = 100;

QString kindWords(SeatKind kind) {
  switch (kind) {
    case SeatKind::human: break;
    case SeatKind::beginner: return History::tr("%1 (beginner)");
    case SeatKind::easy: return History::tr("%1 (easy)");
    case SeatKind::medium: return History::tr("%1 (medium)");
    case SeatKind::hard: return History::tr("%1 (hard)");
    case SeatKind::expert: return History::tr("%1 (expert)");
  }
  return QStringLiteral("%1");
}

bool has(const Json& note, const char* key) {
  return note.is_object() && note.contains(key) && note[key] != false;
}

/// "You 118 · Ada 92", or nothing where the record does not tell.
QString scoresOf(const Json& note, const Seating& seating) {
  const auto scores = note.find("scores");
  if (scores == note.end() || !scores->is_array() || scores->size() != static_cast<std::size_t>(seating.seats()))
    return {};
  QStringList standings;
  for (int seat = 0; seat < seating.seats(); ++seat) {
    const Json& score = (*scores)[static_cast<std::size_t>(seat)];
    if (!score.is_number_integer()) return {};
    standings.append(History::tr("%1\u00a0%2", "player, score").arg(seating.names[seat]).arg(score.get<qint64>()));
  }
  return standings.join(QStringLiteral(" · "));
}

/// The rules of a game that was not played by the usual ones, else nothing.
QString otherRules(const fulltable::GameInfo& info, const Json& record) {
  if (!record.is_object() || !record.contains("options")) return {};
  const auto options = fulltable::options_of(info, record["options"]);
  return options && *options != info.standard_options() ? rulesWords(info, *options) : QString();
}

}  // namespace

struct History::Told {
  QString name, when, players, scores;
  QStringList notes;  ///< its rules where they are not the usual ones, marks, the deal number
  QString origin;     ///< the game it was played on from
  bool assisted = false, branch = false, imported = false;
  QString all;  ///< in lower case, to be searched
};

/// Records that are being taken in.
struct History::Intake {
  std::vector<ReadRecord> records;
  std::size_t done = 0;
  QStringList problems;
  int added = 0, known = 0;
};

History::History(Store& store, QString folder, QObject* parent)
    : QAbstractListModel(parent), store_(store), folder_(std::move(folder)) {
  connect(&store_, &Store::finished, this, [this](const QList<FinishedGame>& games) {
    if (!teller_) teller_ = std::make_unique<Thinker>();
    teller_->drop();
    teller_->run([games](const std::stop_token&) { return std::make_shared<std::vector<Row>>(rowsOf(games)); },
                 [this](const std::optional<std::shared_ptr<std::vector<Row>>>& rows) {
                   if (rows) list(std::move(**rows));
                 });
  });
}

std::vector<History::Row> History::rowsOf(const QList<FinishedGame>& games) {
  std::vector<Row> rows;
  QSet<QString> origins;
  for (const FinishedGame& game : games) {
    rows.push_back({game, tell(game), {}});
    if (!game.removed) origins.insert(rows.back().told->origin);
  }
  for (Row& row : rows) {
    row.lineage = row.told->origin;
    if (row.lineage.isEmpty() && origins.contains(row.game.id)) row.lineage = row.game.id;
  }
  return rows;
}

void History::list(std::vector<Row> rows) {
  beginResetModel();
  rows_ = std::move(rows);
  filter();
  endResetModel();
  emit listed();
}

History::~History() = default;

int History::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : count();
}

QHash<int, QByteArray> History::roleNames() const {
  return {{SavedId, "savedId"}, {GameName, "gameName"}, {When, "when"},      {Players, "players"},
          {Result, "result"},   {Length, "length"},     {Notes, "notes"},    {IsRemoved, "removed"},
          {Won, "won"},         {Scores, "scores"},     {Lineage, "lineage"}};
}

QVariant History::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid)) return {};
  const Row& row = rows_[shown_[static_cast<std::size_t>(index.row())]];
  const Told& told = *row.told;
  switch (role) {
    case SavedId: return row.game.id;
    case GameName: return told.name;
    case When: return told.when;
    case Players: return told.players;
    case Result: return row.game.result;
    case Length: return tr("%n move(s)", nullptr, row.game.length);
    case Notes: return told.notes.join(QStringLiteral(" · "));
    case IsRemoved: return row.game.removed;
    case Won: return row.game.won ? QVariant(*row.game.won) : QVariant();
    case Scores: return told.scores;
    case Lineage: return row.lineage;
    default: return {};
  }
}

std::shared_ptr<const History::Told> History::tell(const FinishedGame& game) {
  auto told = std::make_shared<Told>();
  const fulltable::Game* rules = fulltable::find_game(game.gameId.toStdString());
  told->name = rules ? textOf(rules->info().name) : game.gameId;
  const QLocale locale;
  told->when = locale.toString(game.changed.date(), QLocale::ShortFormat) + " " +
               locale.toString(game.changed.time(), QLocale::ShortFormat);
  const Json record = Json::parse(game.record.begin(), game.record.end(), nullptr, false);
  const Json note = record.is_object() ? record.value("app", Json()) : Json();
  if (const auto seating = seatingOf(note, static_cast<int>(numberOf(record, "seats")))) {
    QStringList players;
    for (int seat = 0; seat < seating->seats(); ++seat)
      players.append(kindWords(seating->kinds[static_cast<std::size_t>(seat)]).arg(seating->names[seat]));
    told->players = players.join(QStringLiteral(", "));
    told->scores = scoresOf(note, *seating);
  }
  told->assisted = has(note, "assisted");
  told->branch = has(note, "from");
  told->imported = has(note, "imported");
  if (told->branch && note["from"].is_object() && note["from"].value("id", Json()).is_string())
    told->origin = QString::fromStdString(note["from"]["id"].get<std::string>());
  if (const QString rulesPlayed = rules ? otherRules(rules->info(), record) : QString(); !rulesPlayed.isEmpty())
    told->notes.append(rulesPlayed);
  if (has(note, "relaxed")) told->notes.append(tr("relaxed"));
  if (has(note, "even")) told->notes.append(tr("even race"));
  if (told->assisted) told->notes.append(tr("assisted"));
  if (told->branch) told->notes.append(tr("played on from move %1").arg(numberOf(note["from"], "move")));
  if (told->imported) told->notes.append(tr("from a file"));
  if (rules)
    if (const QString line = Duplicates::line(game.sameCards, rules->info().score_unit); !line.isEmpty())
      told->notes.append(line);
  told->notes.append(tr("deal\u00A0no.\u00A0%1").arg(numberOf(record, "seed")));
  told->all = QStringList{told->name,           told->when,  locale.toString(game.changed.date(), QLocale::LongFormat),
                          told->players,        game.result, told->scores,
                          told->notes.join(' ')}
                  .join(' ')
                  .toLower();
  return told;
}

void History::seek(QString& by, const QString& text) {
  if (std::exchange(by, text) == text) return;
  words_ = sought_.toLower().split(' ', Qt::SkipEmptyParts);
  beginResetModel();
  filter();
  endResetModel();
  emit filterChanged();
  emit listed();
}

bool History::fits(const Row& row) const {
  if (!lineage_.isEmpty()) return !row.game.removed && row.lineage == lineage_;
  if (row.game.removed != (kind_ == "removed")) return false;
  if (!game_.isEmpty() && row.game.gameId != game_) return false;
  if (kind_ == "won" && row.game.won != true) return false;
  if (kind_ == "lost" && row.game.won != false) return false;
  if (kind_ == "assisted" && !row.told->assisted) return false;
  if (kind_ == "branch" && !row.told->branch) return false;
  if (kind_ == "imported" && !row.told->imported) return false;
  return std::ranges::all_of(words_, [&](const QString& word) { return row.told->all.contains(word); });
}

void History::filter() {
  shown_.clear();
  for (std::size_t row = 0; row < rows_.size(); ++row)
    if (fits(rows_[row])) shown_.push_back(row);
}

QVariantMap History::counts() const {
  QHash<QString, int> counts;
  for (const Row& row : rows_) {
    ++counts[row.game.removed ? QStringLiteral("removed") : QString()];
    if (!row.game.removed) ++counts[row.game.gameId];
  }
  QVariantMap map;
  for (auto count = counts.begin(); count != counts.end(); ++count) map.insert(count.key(), count.value());
  return map;
}

void History::refresh() {
  store_.listFinished();
}

void History::remove(const QString& savedId) {
  store_.remove(savedId);
  markRemoved(savedId, true);
}

void History::restore(const QString& savedId) {
  store_.restore(savedId);
  markRemoved(savedId, false);
}

void History::markRemoved(const QString& savedId, bool removed) {
  const auto row = std::ranges::find(rows_, savedId, [](const Row& one) { return one.game.id; });
  if (row == rows_.end() || row->game.removed == removed) return;
  row->game.removed = removed;
  const auto number = static_cast<std::size_t>(row - rows_.begin());
  const auto place = std::ranges::lower_bound(shown_, number);
  const auto at = static_cast<int>(place - shown_.begin());
  const bool shown = place != shown_.end() && *place == number;
  if (shown && !fits(*row)) {
    beginRemoveRows({}, at, at);
    shown_.erase(place);
    endRemoveRows();
  } else if (!shown && fits(*row)) {
    beginInsertRows({}, at, at);
    shown_.insert(place, number);
    endInsertRows();
  }
  emit listed();
}

QString History::fileName(const QString& savedId) const {
  const auto row = std::ranges::find(rows_, savedId, [](const Row& one) { return one.game.id; });
  const QString name = row == rows_.end() ? QDate::currentDate().toString("'games'-yyyy-MM-dd")
                                          : row->game.gameId + row->game.changed.toString("-yyyy-MM-dd-hhmm");
  return name + ".fulltable";
}

void History::save(const QString& savedId, const QUrl& file) {
  write({savedId}, file.isLocalFile() ? file.toLocalFile() : freeFile(fileName(savedId)));
}

void History::saveAll(const QUrl& file) {
  QStringList ids;
  for (const std::size_t row : shown_) ids.append(rows_[row].game.id);
  if (!ids.isEmpty()) write(ids, file.isLocalFile() ? file.toLocalFile() : freeFile(fileName({})));
}

QUrl History::folder() const {
  QDir(folder_).mkpath(".");
  return QUrl::fromLocalFile(folder_);
}

QString History::freeFile(const QString& name) const {
  const QDir folder(this->folder().toLocalFile());
  const QFileInfo wanted(folder.filePath(name));
  QString path = wanted.filePath();
  for (int number = 2; QFile::exists(path); ++number)
    path = folder.filePath(QStringLiteral("%1-%2.%3").arg(wanted.completeBaseName()).arg(number).arg(wanted.suffix()));
  return path;
}

void History::write(const QStringList& ids, const QString& path) {
  const auto file = std::make_shared<QSaveFile>(path);
  if (!file->open(QIODevice::WriteOnly))
    return emit said(tr("“%1” cannot be written: %2.").arg(QDir::toNativeSeparators(path), file->errorString()));
  writeNext(file, ids, 0);
}

void History::writeNext(const std::shared_ptr<QSaveFile>& file, QStringList ids, int written) {
  const QString path = QDir::toNativeSeparators(file->fileName());
  if (ids.isEmpty()) {
    if (!file->commit()) return emit said(tr("“%1” cannot be written: %2.").arg(path, file->errorString()));
    return emit said(tr("%n game(s) saved as “%1”.", nullptr, written).arg(path));
  }
  const QStringList now = ids.mid(0, batch);
  store_.bring(now, [this, file, rest = ids.mid(batch), written](const QList<KeptGame>& games) {
    int more = 0;
    for (const KeptGame& game : games) {
      const auto record = recordOf(game);
      if (!record) continue;
      if (written + more > 0) file->write("\n");
      file->write(QByteArray::fromStdString(fulltable::record_text(*record)));
      ++more;
    }
    writeNext(file, rest, written + more);
  });
}

void History::read(const QStringList& files, std::function<void(std::vector<ReadRecord>, QStringList)> answer) {
  using Found = std::pair<std::vector<ReadRecord>, QStringList>;
  const auto look = [files](const std::stop_token&) {
    Found found;
    for (const QString& file : files) {
      auto records = readRecords(file);
      if (!records) found.second.append(QString::fromStdString(records.refusal().text));
      if (records)
        for (Json& record : *records) found.first.push_back({QFileInfo(file).fileName(), std::move(record)});
    }
    return found;
  };
  if (!thinker_) thinker_ = std::make_unique<Thinker>();
  thinker_->run(look, [answer = std::move(answer)](std::optional<Found> found) {
    if (!found) return answer({}, {tr("There is not enough memory for this.")});
    answer(std::move(found->first), found->second);
  });
}

void History::takeIn(std::vector<ReadRecord> records, QStringList problems) {
  const auto intake = std::make_shared<Intake>();
  intake->records = std::move(records);
  intake->problems = std::move(problems);
  if (!thinker_) thinker_ = std::make_unique<Thinker>();
  takeNext(intake);
}

void History::takeNext(const std::shared_ptr<Intake>& intake) {
  if (intake->done >= intake->records.size()) {
    QStringList sentences;
    if (intake->added > 0) sentences.append(tr("%n game(s) added.", nullptr, intake->added));
    if (intake->known > 0) sentences.append(tr("%n game(s) were there already.", nullptr, intake->known));
    const qsizetype most = 3;
    sentences += intake->problems.mid(0, most);
    if (const auto more = static_cast<int>(intake->problems.size() - most); more > 0)
      sentences.append(tr("%n more could not be read.", nullptr, more));
    emit said(sentences.join(' '));
    return emit taken(intake->added + intake->known);
  }
  using Loaded = std::pair<QList<std::pair<KeptGame, QString>>, QStringList>;
  thinker_->run(
      [intake](const std::stop_token&) {
        Loaded loaded;
        const std::size_t end = std::min(intake->done + static_cast<std::size_t>(batch), intake->records.size());
        for (; intake->done < end; ++intake->done) {
          const ReadRecord& read = intake->records[intake->done];
          if (auto game = keptGameOf(read.record))
            loaded.first.append({*game, contentIdOf(*game)});
          else
            loaded.second.append(tr("“%1” is refused: %2").arg(read.file, QString::fromStdString(game.refusal().text)));
        }
        return loaded;
      },
      [this, intake](const std::optional<Loaded>& loaded) {
        if (!loaded) {
          emit said(tr("There is not enough memory for this."));
          return emit taken(0);
        }
        intake->problems += loaded->second;
        store_.takeIn(loaded->first, [this, intake](int added, int known) {
          intake->added += added;
          intake->known += known;
          takeNext(intake);
        });
      });
}
