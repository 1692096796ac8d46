// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <utility>

#include "core/text.h"

namespace fulltable {

/// Why something asked for was not done: the codes of the table protocol.
enum class Code {
  bad_json,
  bad_request,
  unknown_command,
  unknown_game,
  bad_option,
  bad_seats,
  bad_deck,
  no_game,
  bad_move,
  not_to_act,
  illegal_move,
  game_over,
  unsupported,
  bad_record,
  too_large,
};

/// `bad_move` and so on.
const char* to_text(Code code);

/// A refusal changes nothing. `text` is a sentence for a person, in English as the command line and the protocol say
/// it; `message` the same for whoever speaks another language; `rule` names the paragraph of the rules page, or is
/// empty.
struct Refusal {
  Code code = Code::bad_request;
  std::string text;
  std::string rule;
  Text message = Text::verbatim(text);

  Refusal() = default;
  Refusal(Code refusal_code, std::string english_text, std::string paragraph)
      : code(refusal_code), text(std::move(english_text)), rule(std::move(paragraph)) {}
  Refusal(Code refusal_code, const char* english_text, std::string paragraph)
      : Refusal(refusal_code, std::string(english_text), std::move(paragraph)) {}
  Refusal(Code refusal_code, Text words, std::string paragraph)
      : code(refusal_code), text(english(words)), rule(std::move(paragraph)), message(std::move(words)) {}
};

/// A value, or why there is none.
template <class T>
class Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(Refusal refusal) : refusal_(std::move(refusal)) {}

  explicit operator bool() const { return value_.has_value(); }
  T& operator*() { return *value_; }
  const T& operator*() const { return *value_; }
  T* operator->() { return &*value_; }
  const T* operator->() const { return &*value_; }
  const Refusal& refusal() const { return refusal_; }

 private:
  std::optional<T> value_;
  Refusal refusal_;
};

}  // namespace fulltable
