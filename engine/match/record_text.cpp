// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "match/record_text.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "core/random.h"
#include "match/json_text.h"

namespace fulltable {

namespace {

constexpr std::string_view title = "Full Table record 1";
constexpr std::string_view end_word = "end ";
/// Where the check of a line stands, if the line is no longer.
constexpr std::size_t check_column = 44;
constexpr std::size_t check_digits = 4;

/// The last hexadecimal digits of a number.
std::string digits_of(std::uint64_t number, std::size_t count) {
  std::string digits(count, '0');
  for (std::size_t at = count; at > 0; number /= 16) digits[--at] = "0123456789abcdef"[number % 16];
  return digits;
}

std::uint64_t next_check(std::uint64_t check, std::string_view line) {
  return mix(check ^ hash_of(line));
}

bool is_name(std::string_view text) {
  return !text.empty() && std::ranges::all_of(text, [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
  });
}

/// An object as a line for each member, where its keys allow that.
void write_members(std::vector<std::string>& lines, const std::string& key, const Json& value) {
  const auto named = [](const auto& member) { return is_name(member.key()); };
  const auto members = value.items();
  if (!value.is_object() || value.empty() || !std::all_of(members.begin(), members.end(), named)) {
    lines.push_back(key + ": " + json_text(value));
    return;
  }
  for (const auto& [name, member] : members) {
    std::string& line = lines.emplace_back(key);
    line.append(".").append(name).append(": ").append(json_text(member));
  }
}

Refusal bad_line(std::size_t number, const std::string& what) {
  return {Code::bad_record, "Line " + std::to_string(number) + " " + what, ""};
}

std::string_view without_blanks(std::string_view line) {
  const auto last = line.find_last_not_of(" \t\r");
  return last == std::string_view::npos ? std::string_view() : line.substr(0, last + 1);
}

std::vector<std::string_view> words_in(std::string_view text) {
  std::vector<std::string_view> words;
  for (std::size_t at = text.find_first_not_of(' '); at != std::string_view::npos;) {
    const std::size_t to = std::min(text.find(' ', at), text.size());
    words.push_back(text.substr(at, to - at));
    at = text.find_first_not_of(' ', to);
  }
  return words;
}

std::optional<std::int64_t> whole(std::string_view text) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() && !text.empty() ? std::optional(number)
                                                                                   : std::nullopt;
}

/// Reads records line by line.
class Reader {
 public:
  std::optional<Refusal> read(std::string_view text) {
    while (!text.empty()) {
      ++number_;
      const std::size_t to = std::min(text.find('\n'), text.size());
      const std::string_view line = without_blanks(text.substr(0, to));
      text.remove_prefix(std::min(to + 1, text.size()));
      if (line.empty()) continue;
      if (auto refusal = take(line)) return refusal;
    }
    if (open_) return bad_line(number_, "is the last one, but the record is not at its end there.");
    return std::nullopt;
  }
  std::vector<Json> records;

 private:
  std::optional<Refusal> take(std::string_view line) {
    if (open_ && line.starts_with(end_word)) {
      if (line.substr(end_word.size()) != digits_of(check_, 16)) return bad_line(number_, "is no end of this record.");
      open_ = false;
      return std::nullopt;
    }
    const std::size_t length = line.size() - std::min(line.size(), check_digits + 1);
    const std::string_view content = without_blanks(line.substr(0, length));
    if (content.empty()) return bad_line(number_, "is damaged, or a line before it is missing.");
    if (!open_) {
      if (content.substr(0, title.size() - 1) != title.substr(0, title.size() - 1))
        return bad_line(number_, "should begin a record, and does not.");
      if (content != title) return bad_line(number_, "begins a record of a version that is not known here.");
      check_ = 0;
    }
    check_ = next_check(check_, content);
    if (line.substr(length) != "#" + digits_of(check_, check_digits))
      return bad_line(number_, "is damaged, or a line before it is missing.");
    if (!open_) {
      open_ = true;
      records.push_back({{"format", "fulltable-record"},
                         {"version", 1},
                         {"options", Json::object()},
                         {"decks", Json::array()},
                         {"moves", Json::array()}});
      return std::nullopt;
    }
    return content.front() >= '0' && content.front() <= '9' ? take_move(content) : take_value(content);
  }

  std::optional<Refusal> take_move(std::string_view content) {
    Json& moves = records.back()["moves"];
    const auto unclear = [this] { return bad_line(number_, "is no move with its number and seat."); };
    const auto words = words_in(content);
    if (words.size() < 3 || words[0] != std::to_string(moves.size() + 1) + ".") return unclear();
    const auto seat = whole(words[1]);
    if (!seat) return unclear();
    std::string_view text = words[2];
    std::optional<std::array<std::int64_t, 2>> times;
    if (text.front() == '@') {
      const auto began = whole(text.substr(1));
      const auto done = words.size() > 4 ? whole(words[3]) : std::nullopt;
      if (!began || !done) return unclear();
      times = {*began, *done};
      text = words[4];
    }
    // The move is all that follows, as it stands there.
    text = content.substr(static_cast<std::size_t>(text.data() - content.data()));
    Json entry = Json::array({*seat, text});
    if (times) entry.insert(entry.end(), {times->front(), times->back()});
    moves.push_back(std::move(entry));
    return std::nullopt;
  }

  std::optional<Refusal> take_value(std::string_view content) {
    const std::size_t colon = content.find(": ");
    if (colon == std::string_view::npos) return bad_line(number_, "is neither a move nor a value with its name.");
    const std::string key(content.substr(0, colon));
    const std::string_view text = content.substr(colon + 2);
    const std::size_t dot = key.find('.');
    if (!is_name(key.substr(0, dot)) || (dot != std::string::npos && !is_name(key.substr(dot + 1))))
      return bad_line(number_, "is neither a move nor a value with its name.");
    Json& record = records.back();
    if (key == "deck") {
      Json deck = Json::array();
      for (const auto card : words_in(text)) deck.push_back(card);
      record["decks"].push_back(std::move(deck));
      return std::nullopt;
    }
    auto value = parse_json(text);
    if (!value) return bad_line(number_, "has no value that can be read.");
    Json& place = dot == std::string::npos ? record : record[key.substr(0, dot)];
    if (!place.is_object() && !place.is_null()) return bad_line(number_, "says something a second time.");
    Json& member = place[dot == std::string::npos ? key : key.substr(dot + 1)];
    if (!member.is_null() && !(member.is_object() && member.empty()))
      return bad_line(number_, "says something a second time.");
    member = std::move(*value);
    return std::nullopt;
  }

  std::size_t number_ = 0;
  std::uint64_t check_ = 0;
  bool open_ = false;
};

}  // namespace

std::string with_checks(const std::vector<std::string>& lines) {
  std::string text;
  std::uint64_t check = 0;
  for (const std::string& line : lines) {
    check = next_check(check, line);
    text += line + std::string(std::max(check_column, line.size() + 2) - line.size(), ' ') + "#" +
            digits_of(check, check_digits) + "\n";
  }
  return text + std::string(end_word) + digits_of(check, 16) + "\n";
}

std::string record_text(const Json& record) {
  std::vector<std::string> lines{std::string(title)};
  for (const char* key : {"game", "seats", "seed", "dealer"}) lines.push_back(key + (": " + json_text(record[key])));
  write_members(lines, "options", record["options"]);
  for (const Json& deck : record["decks"]) {
    std::string line = "deck:";
    for (const Json& card : deck) line += " " + card.get<std::string>();
    lines.push_back(std::move(line));
  }
  if (record.contains("clock_ms")) lines.push_back("clock_ms: " + json_text(record["clock_ms"]));
  if (record.contains("app")) write_members(lines, "app", record["app"]);
  std::size_t number = 0;
  for (const Json& move : record["moves"]) {
    std::string line = std::to_string(++number) + ". " + json_text(move[0]) + " ";
    if (move.size() > 2) line += "@" + json_text(move[2]) + " " + json_text(move[3]) + " ";
    lines.push_back(line + move[1].get<std::string>());
  }
  return with_checks(lines);
}

Result<std::vector<Json>> read_records(std::string_view text) {
  if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
  const std::size_t first = text.find_first_not_of(" \t\r\n");
  if (first != std::string_view::npos && text.substr(first, 10) == title.substr(0, 10)) {
    Reader reader;
    if (auto refusal = reader.read(text)) return *refusal;
    return std::move(reader.records);
  }
  auto record = parse_json(text);
  if (!record) return record.refusal();
  return std::vector<Json>{std::move(*record)};
}

}  // namespace fulltable
