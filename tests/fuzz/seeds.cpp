// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// usage: fuzz_seeds FOLDER    writes what the fuzz targets begin with: FOLDER/protocol/* and FOLDER/record/*
#include <filesystem>
#include <fstream>

#include "match/json_text.h"
#include "match/record_text.h"
#include "support/fuzz_input.h"

using namespace fulltable;

namespace {

/// The requests that play a record again, with what programs ask besides.
std::string session_of(const Json& record) {
  const auto line = [](const Json& request) { return json_text(request) + "\n"; };
  Json begin = {{"cmd", "new"}};
  for (const char* key : {"game", "seats", "options", "seed", "dealer"})
    if (!record[key].is_null()) begin[key] = record[key];
  std::string text = line(begin);
  for (const Json& move : record["moves"]) {
    Json play = {{"cmd", "play"}, {"seat", move[0]}, {"move", move[1]}};
    if (move.size() > 2) {
      play["began_ms"] = move[2];
      play["done_ms"] = move[3];
    }
    text += line(play);
  }
  return text + line({{"cmd", "legal"}, {"seat", 0}}) + line({{"cmd", "state"}, {"viewer", 0}}) +
         line({{"cmd", "undo"}}) + line({{"cmd", "save"}});
}

bool write(const std::filesystem::path& path, const std::string& text) {
  std::filesystem::create_directories(path.parent_path());
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  return static_cast<bool>(file);
}

}  // namespace

int main(int count, char** words) {
  if (count != 2) return 2;
  const std::filesystem::path folder = words[1];
  bool written = true;
  int number = 0;
  for (const std::string& text : sample_records()) {
    const Json record = *parse_json(text);
    const std::string name = std::to_string(++number) + "-" + record["game"].get<std::string>();
    const std::string session = session_of(record);
    // Its beginning by itself is tried much oftener.
    std::size_t end = 0;
    for (int line = 0; line < 4; ++line) end = session.find('\n', end) + 1;
    written &= write(folder / "record" / name, text) &&
               write(folder / "record" / (name + "-text"), record_text(record)) &&
               write(folder / "protocol" / name, session) &&
               write(folder / "protocol" / (name + "-begun"), session.substr(0, end));
  }
  std::string requests;
  for (const std::string& text : sample_lines())
    if (text.size() < 200) requests += text + "\n";  // the longer ones load a record
  written &= write(folder / "protocol" / "requests", requests);
  return written ? 0 : 1;
}
