// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "core/card.h"

namespace fulltable {

class Language;

/// A sentence or a label as a message: its English source, which is its id for translators, and what fills its gaps.
/// The engine never joins sentences from pieces; whoever shows a Text renders it in the reader's language (`Language`).
///
/// A gap names its argument, and before it, where that is wanted, the form: `{c}` seven of clubs, `{the c}` the seven
/// of clubs, `{a suit}` a club, `{plural rank}` sevens. A capital letter begins the words with one: `{The c}`, `{C}`.
/// `{s}` is the seat that the message speaks of, `%n` its count, "(s)" the English plural that goes with it.
class Text {
 public:
  struct Seat {
    int number = 0;
    friend bool operator==(const Seat&, const Seat&) = default;
  };
  struct Rank {
    int number = 0;  ///< 0 (ace) to 12 (king)
    friend bool operator==(const Rank&, const Rank&) = default;
  };
  /// A card that is only named, wherever it lies.
  struct Name {
    Card card;
    friend bool operator==(const Name&, const Name&) = default;
  };
  using Value = std::variant<std::int64_t, Seat, Rank, Suit, Cards, Name, std::string, std::vector<Text>>;

  /// Says nothing.
  Text() = default;
  /// Both are literals: they are not copied.
  Text(const char* context, const char* source) : context_(context), literal_(source) {}
  /// What is not translated: names, a number, what somebody typed.
  static Text verbatim(std::string words);

  bool empty() const { return context_.empty() && source().empty(); }
  std::string_view context() const { return context_; }
  std::string_view source() const { return words_.empty() ? literal_ : std::string_view(words_); }
  /// What `%n` stands for; −1 where the message has none.
  int count() const { return count_; }
  /// The argument of that name, or null.
  const Value* find(std::string_view gap) const;
  /// The cards that it names, those of the texts in its gaps too.
  Cards named_cards() const;
  /// What a reader at that seat is told: the source to translate, with the same arguments.
  std::string_view source_for(int seat) const;

  /// Each fills a gap, named by a literal, and gives the message back:
  /// `message("pop", "{s} leads {the c}.").card("c", card)`.
  Text card(std::string_view gap, Card card) &&;
  Text cards(std::string_view gap, Cards cards) &&;
  /// A card that is only spoken of, such as one that is called: `named_cards` leaves it out.
  Text name(std::string_view gap, Card card) &&;
  Text seat(std::string_view gap, int seat) &&;
  Text rank(std::string_view gap, int rank) &&;
  Text suit(std::string_view gap, Suit suit) &&;
  Text number(std::string_view gap, std::int64_t number) &&;
  Text text(std::string_view gap, Text words) &&;
  /// A list: "x, y and z".
  Text list(std::string_view gap, std::vector<Text> words) &&;
  /// Text that is not translated.
  Text words(std::string_view gap, std::string words) &&;
  /// What is told to the seat of `{s}` in its place: "You lead {the c}."
  Text you(const char* context, const char* source) &&;
  /// The same with `%n`.
  Text you_counted(const char* context, const char* source) &&;
  /// What is told to another seat that the message speaks of: "{s} gives you {the c}."
  Text to(int seat, const char* context, const char* source) &&;
  Text to_counted(int seat, const char* context, const char* source) &&;

  friend Text counted(const char* context, const char* source, int count);
  friend bool operator==(const Text&, const Text&) = default;

 private:
  Text filled(std::string_view gap, Value value) &&;

  struct Gap {
    std::string_view name;  ///< a literal
    Value value;
    friend bool operator==(const Gap&, const Gap&) = default;
  };
  struct Reader {
    int seat;
    std::string_view source;  ///< a literal
    friend bool operator==(const Reader&, const Reader&) = default;
  };
  static constexpr int seat_of_s = -1;

  std::string_view context_;  ///< a literal, as this is
  std::string_view literal_;
  std::string words_;  ///< in its place: what is not translated
  int count_ = -1;
  std::vector<Gap> gaps_;
  std::vector<Reader> readers_;
};

/// A message: `context` is the game's id or the part of the engine that speaks. Translators' tools find these calls, so
/// both arguments are literals.
inline Text message(const char* context, const char* source) {
  return {context, source};
}
/// A message with `%n`: one of its plural forms is chosen by the count.
Text counted(const char* context, const char* source, int count);

/// So many ms in seconds: "0.84 s".
Text seconds(std::int64_t ms);

/// How a text is read: in sentences, where cards are words, or in tight places, where they are signs.
enum class Style { prose, tight };

/// Renders texts. As it is it speaks English, for the command line and the protocol; the window derives its own.
class Language {
 public:
  enum class Form { plain, the, a, plural };

  explicit Language(std::vector<std::string> names = {}, int reader = -1) : names_(std::move(names)), reader_(reader) {}
  virtual ~Language() = default;

  std::string render(const Text& text, Style style = Style::prose) const;

 protected:
  virtual std::string translated(std::string_view context, std::string_view source, int count) const;
  virtual std::string card(Card card, Form form) const;
  virtual std::string rank(int rank, Form form) const;
  virtual std::string suit(Suit suit, Form form) const;
  virtual std::string number(std::int64_t number) const;
  virtual std::string list(const std::vector<std::string>& words) const;
  /// A card in signs: "7♣".
  virtual std::string sign(Card card) const;
  virtual std::string name(int seat) const;

 private:
  std::string filled(const Text& text, std::string_view gap, Style style) const;
  std::string rendered(const Text::Value& value, Form form, Style style) const;

  std::vector<std::string> names_;
  int reader_;
};

/// The text in English, with "seat 0" for names that are not given.
std::string english(const Text& text);
std::string english(const Text& text, const std::vector<std::string>& names, int reader = -1);

/// The plural that a source in English has by itself: `%n` and "(s)" replaced, "1 card", "3 cards".
std::string english_plural(std::string_view source, int count);

}  // namespace fulltable
