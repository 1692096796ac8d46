// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/wording.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include "core/notation.h"

// The notation of Vazhushal, and how moves hold it.

namespace fulltable {

using vazhushal::Group;
using vazhushal::Laid;
using vazhushal::Wording;

namespace {

constexpr int new_group = 255;
/// Added to the role of a substitute; the card follows.
constexpr int substitute = 64;

/// Puts bytes into a move, and what it cannot hold into `more`.
class Packer {
 public:
  explicit Packer(Vazhushal::Verb verb) : move_(verb) {}

  void put(int byte) {
    if (move_.count < Move::capacity)
      move_.add(byte);
    else
      more_.push_back(static_cast<std::uint8_t>(byte));
  }
  /// Up to 999.
  void put_number(int number) {
    put(number / 100);
    put(number % 100);
  }
  void put(Card card, Card role) {
    put(card == role ? card.code() : role.code() + substitute);
    if (card != role) put(card.code());
  }
  void put(const Vazhushal::Meld& meld) {
    for (const Laid& laid : vazhushal::laid_cards(meld)) put(laid.card, laid.role);
  }
  void put(std::span<const Vazhushal::Meld> list) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (i > 0) put(new_group);
      put(list[i]);
    }
  }
  Move done() {
    if (!more_.empty()) move_.more = std::make_shared<const std::vector<std::uint8_t>>(std::move(more_));
    return std::move(move_);
  }

 private:
  Move move_;
  std::vector<std::uint8_t> more_;
};

class Unpacker {
 public:
  explicit Unpacker(const Move& move) : move_(move) {}

  bool at_end() const { return place_ == move_.count + (move_.more ? move_.more->size() : 0); }
  int get() {
    const std::size_t place = place_++;
    return place < move_.count ? move_.args[place] : (*move_.more)[place - move_.count];
  }
  int get_number() {
    const int hundreds = get();
    return 100 * hundreds + get();
  }

 private:
  const Move& move_;
  std::size_t place_ = 0;
};

/// A plain number of up to three digits.
std::optional<int> number_of(std::string_view text) {
  if (text.empty() || text.size() > 3 || (text.size() > 1 && text.front() == '0')) return std::nullopt;
  int number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || text.front() == '-') return std::nullopt;
  return number;
}

/// A card, or a card and its role.
std::optional<Laid> laid_of(std::string_view word) {
  const std::size_t equals = word.find('=');
  const auto card = card_of(word.substr(0, equals));
  if (!card) return std::nullopt;
  if (equals == std::string_view::npos) return Laid{*card, *card};
  const auto role = card_of(word.substr(equals + 1));
  if (!role || role->is_joker()) return std::nullopt;
  return Laid{*card, *role};
}

using Words = std::span<const std::string>;

/// Cards, in several groups parted by slashes if that is allowed.
bool read_groups(Words words, bool several, Wording& wording) {
  wording.groups.emplace_back();
  for (const std::string& word : words) {
    if (several && word == "/") {
      if (wording.groups.back().empty()) return false;
      wording.groups.emplace_back();
      continue;
    }
    const auto laid = laid_of(word);
    if (!laid) return false;
    wording.groups.back().push_back(*laid);
  }
  for (Group& group : wording.groups) vazhushal::sort_as_piled(group);
  return !wording.groups.back().empty();
}

/// `meld.0.1`.
bool read_pile(std::string_view word, Wording& wording) {
  if (!word.starts_with("meld.")) return false;
  word.remove_prefix(5);
  const std::size_t dot = word.find('.');
  if (dot == std::string_view::npos) return false;
  const auto seat = number_of(word.substr(0, dot));
  const auto number = number_of(word.substr(dot + 1));
  if (!seat || !number) return false;
  wording.seat = *seat;
  wording.number = *number;
  return true;
}

std::optional<Move> read_take(Words words) {
  if (words.empty()) return std::nullopt;
  const auto count = number_of(words[0]);
  if (!count || *count == 0) return std::nullopt;
  Wording wording;
  wording.count = *count;
  if (words.size() == 1) return vazhushal::move_of(Vazhushal::take, wording);
  const bool all = words[1] == "arrange";
  if ((!all && words[1] != "meld") || !read_groups(words.subspan(2), all, wording)) return std::nullopt;
  return vazhushal::move_of(all ? Vazhushal::take_arrange : Vazhushal::take_meld, wording);
}

std::optional<Move> read_words(Words words) {
  if (words.empty()) return std::nullopt;
  const std::string& verb = words[0];
  const Words rest = words.subspan(1);
  if (verb == "draw" && rest.size() == 1 && rest[0] == "stock") return Move(Vazhushal::draw_stock);
  if (verb == "pass" && rest.empty()) return Move(Vazhushal::pass);
  if (verb == "take") return read_take(rest);
  if (verb == "discard" && rest.size() == 1) {
    const auto card = card_of(rest[0]);
    return card ? std::optional(Move(Vazhushal::discard, *card)) : std::nullopt;
  }
  Wording wording;
  if (verb == "meld" && read_groups(rest, false, wording)) return vazhushal::move_of(Vazhushal::meld, wording);
  if (verb == "arrange" && read_groups(rest, true, wording)) return vazhushal::move_of(Vazhushal::arrange, wording);
  if (verb == "add" && !rest.empty() && read_pile(rest.back(), wording) &&
      read_groups(rest.first(rest.size() - 1), false, wording))
    return vazhushal::move_of(Vazhushal::add, wording);
  return std::nullopt;
}

}  // namespace

namespace vazhushal {

Wording wording_of(const Move& move) {
  const auto verb = static_cast<Vazhushal::Verb>(move.verb);
  Wording wording;
  Unpacker bytes(move);
  if (verb == Vazhushal::take || verb == Vazhushal::take_meld || verb == Vazhushal::take_arrange)
    wording.count = bytes.get_number();
  if (verb == Vazhushal::add) {
    wording.seat = bytes.get_number();
    wording.number = bytes.get_number();
  }
  bool begins = true;
  while (!bytes.at_end()) {
    const int byte = bytes.get();
    if (std::exchange(begins, byte == new_group)) wording.groups.emplace_back();
    if (byte == new_group) continue;
    const Card role(byte % substitute);
    wording.groups.back().push_back({byte < substitute ? role : Card(bytes.get()), role});
  }
  return wording;
}

Move move_of(Vazhushal::Verb verb, const Wording& wording) {
  Packer bytes(verb);
  if (verb == Vazhushal::take || verb == Vazhushal::take_meld || verb == Vazhushal::take_arrange)
    bytes.put_number(wording.count);
  if (verb == Vazhushal::add) {
    bytes.put_number(wording.seat);
    bytes.put_number(wording.number);
  }
  for (std::size_t i = 0; i < wording.groups.size(); ++i) {
    if (i > 0) bytes.put(new_group);
    for (const Laid& laid : wording.groups[i]) bytes.put(laid.card, laid.role);
  }
  return bytes.done();
}

std::optional<Meld> meld_of(const Group& group) {
  Meld meld;
  for (const auto& [card, role] : group) {
    if (role.is_joker() || meld.roles.has(role)) return std::nullopt;
    if (card != role && meld.substituted.size() == Meld::most_substitutes) return std::nullopt;
    meld.insert(card, role);
  }
  return meld;
}

std::string text_of(const Group& group) {
  std::string text;
  for (const auto& [card, role] : group) {
    if (!text.empty()) text += ' ';
    text += to_text(card);
    if (card != role) text += "=" + to_text(role);
  }
  return text;
}

}  // namespace vazhushal

Move Vazhushal::take_move(int count) {
  Packer bytes(take);
  bytes.put_number(count);
  return bytes.done();
}

Move Vazhushal::take_meld_move(int count, const Meld& meld) {
  Packer bytes(take_meld);
  bytes.put_number(count);
  bytes.put(meld);
  return bytes.done();
}

Move Vazhushal::take_arrange_move(int count, std::span<const Meld> list) {
  Packer bytes(take_arrange);
  bytes.put_number(count);
  bytes.put(list);
  return bytes.done();
}

Move Vazhushal::meld_move(const Meld& meld) {
  Packer bytes(Vazhushal::meld);
  bytes.put(meld);
  return bytes.done();
}

Move Vazhushal::add_move(const Meld& cards, int seat, int number) {
  Packer bytes(add);
  bytes.put_number(seat);
  bytes.put_number(number);
  bytes.put(cards);
  return bytes.done();
}

Move Vazhushal::arrange_move(std::span<const Meld> list) {
  Packer bytes(arrange);
  bytes.put(list);
  return bytes.done();
}

std::string Vazhushal::write(const Move& move) {
  const Wording wording = vazhushal::wording_of(move);
  std::string groups;
  for (const Group& group : wording.groups) groups += (groups.empty() ? " " : " / ") + vazhushal::text_of(group);
  switch (static_cast<Verb>(move.verb)) {
    case draw_stock: return "draw stock";
    case take: return "take " + std::to_string(wording.count);
    case take_meld: return "take " + std::to_string(wording.count) + " meld" + groups;
    case take_arrange: return "take " + std::to_string(wording.count) + " arrange" + groups;
    case meld: return "meld" + groups;
    case add: return "add" + groups + " meld." + std::to_string(wording.seat) + "." + std::to_string(wording.number);
    case arrange: return "arrange" + groups;
    case discard: return "discard" + groups;
    case pass: return "pass";
  }
  return {};
}

Result<Move> Vazhushal::read(std::string_view text) {
  if (const auto move = read_words(words_of(text))) return *move;
  return bad_move(text,
                  "it takes “draw stock”, “take K meld CARD …”, “take K arrange CARD … / CARD …”, “meld CARD …”, “add "
                  "CARD … meld.N.K”, “arrange CARD … / CARD …”, “discard CARD” or “pass”, and a substitute is "
                  "written “XB=6D”");
}

}  // namespace fulltable
