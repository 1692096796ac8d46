// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "games/vazhushal/notation.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/notation.h"

// The notation of Vazhushal, and how moves hold it.

namespace fulltable {

using vazhushal::Group;
using vazhushal::Laid;
using vazhushal::Notation;

namespace {

// A move holds its numbers, then signs of a byte each: a card; the role of a substitute, whose card follows; or that a
// new group begins. Where there is no room for them a mark comes first and the signs have nine bits, so that one can be
// a whole meld, whose substitutes follow: that is room for more than anybody can have melded.

constexpr int byte = 8;
constexpr int nine_bits = 9;
constexpr int packed = 127;
constexpr int substitute = 64;
constexpr int whole_meld = 128;

constexpr int new_group(int width) {
  return (1 << width) - 1;
}

/// The roles of all melds.
constexpr auto shapes = [] {
  std::array<CardSet, 369> list;
  std::size_t count = 0;
  for (int size = 3; size <= vazhushal::king_rank + 1; ++size)
    vazhushal::each_roles(size, [&](CardSet roles) { list[count++] = roles; });
  return list;
}();
static_assert(!shapes.back().empty() && whole_meld + static_cast<int>(shapes.size()) <= new_group(nine_bits));

/// How many signs of nine bits a move holds after `taken` bytes.
constexpr std::size_t room_after(std::size_t taken) {
  return (Move::capacity - taken) * byte / nine_bits;
}
static_assert(room_after(3) >= Vazhushal::most_melds + 2 * Vazhushal::Meld::most_substitutes);

bool is_take(Vazhushal::Verb verb) {
  return verb == Vazhushal::take || verb == Vazhushal::take_meld || verb == Vazhushal::take_arrange;
}

/// Up to 999.
void put_number(int number, Move& move) {
  move.add(number / 100);
  move.add(number % 100);
}

/// False where there is no room; the same below.
bool put_sign(int sign, Move& move) {
  if (move.count == Move::capacity) return false;
  move.add(sign);
  return true;
}

bool put_card(Card card, Card role, Move& move) {
  if (card == role) return put_sign(card.code(), move);
  return put_sign(role.code() + substitute, move) && put_sign(card.code(), move);
}

bool put_cards(const Group& group, Move& move) {
  return std::ranges::all_of(group, [&](const Laid& laid) { return put_card(laid.card, laid.role, move); });
}

bool put_cards(const Vazhushal::Meld& meld, Move& move) {
  bool room = true;
  vazhushal::each_in_order(meld.roles, [&](Card role) { room = room && put_card(meld.card_for(role), role, move); });
  return room;
}

std::vector<Group> groups_of(std::span<const Vazhushal::Meld> list) {
  std::vector<Group> groups;
  for (const Vazhushal::Meld& meld : list) groups.push_back(vazhushal::laid_cards(meld));
  return groups;
}

/// Card by card.
template <class List>
bool put_list(const List& list, Move& move) {
  for (std::size_t i = 0; i < list.size(); ++i)
    if ((i > 0 && !put_sign(new_group(byte), move)) || !put_cards(list[i], move)) return false;
  return true;
}

/// Which of all melds the roles of a group are.
std::optional<int> shape_of(const Group& group) {
  CardSet roles;
  for (const Laid& laid : group) {
    if (roles.has(laid.role)) return std::nullopt;
    roles.insert(laid.role);
  }
  const auto shape = std::ranges::find(shapes, roles);
  return shape == shapes.end() ? std::nullopt : std::optional(static_cast<int>(shape - shapes.begin()));
}

bool put_packed(const std::vector<Group>& groups, Move& move) {
  move.add(packed);
  const std::size_t room = room_after(move.count);
  std::vector<int> signs;
  for (const Group& group : groups) {
    const auto shape = shape_of(group);
    signs.push_back(shape ? whole_meld + *shape : new_group(nine_bits));
    for (const auto& [card, role] : group) {
      if (card != role) signs.push_back(role.code() + substitute);
      if (card != role || !shape) signs.push_back(card.code());
      if (signs.size() > room) return false;
    }
  }
  int waiting = 0;
  int bits = 0;
  for (const int sign : signs) {
    waiting |= sign << bits;
    for (bits += nine_bits; bits >= byte; bits -= byte, waiting >>= byte) move.add(waiting % (1 << byte));
  }
  if (bits > 0) move.add(waiting);
  return true;
}

/// More than anybody can have melded is kept as far as there is room, and so that it can't become legal: of a list two
/// cards of the last group stay, which are no meld; of a single group more than any meld has.
void shorten(std::vector<Group>& groups) {
  if (groups.size() == 1) {
    groups.back().pop_back();
    return;
  }
  if (groups.size() > Move::capacity) groups.resize(Move::capacity);  // so many have no room anyway
  if (groups.back().size() <= 2) groups.pop_back();
  if (groups.back().size() > 2) groups.back().resize(2);
}

class Unpacker {
 public:
  explicit Unpacker(const Move& move) : move_(move) {}

  int get_number() {
    const int hundreds = get();
    return 100 * hundreds + get();
  }
  /// After the numbers.
  void begin_signs() {
    if (at_end() || move_.args[place_ / byte] != packed) return;
    place_ += byte;
    width_ = nine_bits;
  }
  bool at_end() const { return place_ + width_ > move_.count * byte; }
  bool is_new_group(int sign) const { return sign == new_group(width_); }
  int get() {
    const int first = place_ / byte;
    const int next = first + 1 < move_.count ? move_.at(at(first + 1)) : 0;
    const int sign = (move_.at(at(first)) | next << byte) >> (place_ % byte) & new_group(width_);
    place_ += width_;
    return sign;
  }

 private:
  static std::size_t at(int place) { return static_cast<std::size_t>(place); }

  const Move& move_;
  int width_ = byte;
  int place_ = 0;  ///< in bits
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
bool read_groups(Words words, bool several, Notation& notation) {
  notation.groups.emplace_back();
  for (const std::string& word : words) {
    if (several && word == "/") {
      if (notation.groups.back().empty()) return false;
      notation.groups.emplace_back();
      continue;
    }
    const auto laid = laid_of(word);
    if (!laid) return false;
    notation.groups.back().push_back(*laid);
  }
  for (Group& group : notation.groups) vazhushal::sort_as_piled(group);
  return !notation.groups.back().empty();
}

/// `meld.0.1`.
bool read_pile(std::string_view word, Notation& notation) {
  if (!word.starts_with("meld.")) return false;
  word.remove_prefix(5);
  const std::size_t dot = word.find('.');
  if (dot == std::string_view::npos) return false;
  const auto seat = number_of(word.substr(0, dot));
  const auto number = number_of(word.substr(dot + 1));
  if (!seat || !number) return false;
  notation.seat = *seat;
  notation.number = *number;
  return true;
}

std::optional<Move> read_take(Words words) {
  if (words.empty()) return std::nullopt;
  const auto count = number_of(words[0]);
  if (!count || *count == 0) return std::nullopt;
  Notation notation;
  notation.count = *count;
  if (words.size() == 1) return vazhushal::move_of(Vazhushal::take, notation);
  const bool all = words[1] == "arrange";
  if ((!all && words[1] != "meld") || !read_groups(words.subspan(2), all, notation)) return std::nullopt;
  return vazhushal::move_of(all ? Vazhushal::take_arrange : Vazhushal::take_meld, notation);
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
  Notation notation;
  if (verb == "meld" && read_groups(rest, false, notation)) return vazhushal::move_of(Vazhushal::meld, notation);
  if (verb == "arrange" && read_groups(rest, true, notation)) return vazhushal::move_of(Vazhushal::arrange, notation);
  if (verb == "add" && !rest.empty() && read_pile(rest.back(), notation) &&
      read_groups(rest.first(rest.size() - 1), false, notation))
    return vazhushal::move_of(Vazhushal::add, notation);
  return std::nullopt;
}

}  // namespace

namespace vazhushal {

Notation notation_of(const Move& move) {
  const auto verb = static_cast<Vazhushal::Verb>(move.verb);
  Notation notation;
  Unpacker signs(move);
  if (is_take(verb)) notation.count = signs.get_number();
  if (verb == Vazhushal::add) {
    notation.seat = signs.get_number();
    notation.number = signs.get_number();
  }
  signs.begin_signs();
  bool whole = false;
  while (!signs.at_end()) {
    const int sign = signs.get();
    const bool begins = signs.is_new_group(sign);
    if (begins || sign >= whole_meld) {
      whole = !begins;
      notation.groups.push_back(begins ? Group()
                                       : laid_cards(Meld(shapes[static_cast<std::size_t>(sign - whole_meld)])));
      continue;
    }
    if (notation.groups.empty()) notation.groups.emplace_back();
    Group& group = notation.groups.back();
    const Card role(sign % substitute);
    const Card card = sign < substitute ? role : Card(signs.get());
    if (whole)
      std::ranges::find(group, role, &Laid::role)->card = card;
    else
      group.push_back({card, role});
  }
  return notation;
}

Move move_of(Vazhushal::Verb verb, Notation notation) {
  Move numbers(verb);
  if (is_take(verb)) put_number(notation.count, numbers);
  if (verb == Vazhushal::add) {
    put_number(notation.seat, numbers);
    put_number(notation.number, numbers);
  }
  for (;; shorten(notation.groups)) {
    Move move = numbers;
    if (put_list(notation.groups, move)) return move;
    move = numbers;
    if (put_packed(notation.groups, move)) return move;
  }
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
  Move move(take);
  put_number(count, move);
  return move;
}

Move Vazhushal::take_meld_move(int count, const Meld& meld) {
  Move move(take_meld);
  put_number(count, move);
  put_cards(meld, move);
  return move;
}

Move Vazhushal::take_arrange_move(int count, std::span<const Meld> list) {
  Move move(take_arrange);
  put_number(count, move);
  return put_list(list, move) ? move : vazhushal::move_of(take_arrange, {.count = count, .groups = groups_of(list)});
}

Move Vazhushal::meld_move(const Meld& meld) {
  Move move(Vazhushal::meld);
  put_cards(meld, move);
  return move;
}

Move Vazhushal::add_move(const Meld& cards, int seat, int number) {
  Move move(add);
  put_number(seat, move);
  put_number(number, move);
  put_cards(cards, move);
  return move;
}

Move Vazhushal::arrange_move(std::span<const Meld> list) {
  Move move(arrange);
  return put_list(list, move) ? move : vazhushal::move_of(arrange, {.groups = groups_of(list)});
}

std::string Vazhushal::write(const Move& move) {
  const Notation notation = vazhushal::notation_of(move);
  std::string groups;
  for (const Group& group : notation.groups) groups += (groups.empty() ? " " : " / ") + vazhushal::text_of(group);
  switch (static_cast<Verb>(move.verb)) {
    case draw_stock: return "draw stock";
    case take: return "take " + std::to_string(notation.count);
    case take_meld: return "take " + std::to_string(notation.count) + " meld" + groups;
    case take_arrange: return "take " + std::to_string(notation.count) + " arrange" + groups;
    case meld: return "meld" + groups;
    case add: return "add" + groups + " meld." + std::to_string(notation.seat) + "." + std::to_string(notation.number);
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
