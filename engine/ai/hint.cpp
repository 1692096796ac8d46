// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "ai/think.h"

namespace fulltable {

namespace {

/// Chances that differ by less, in hundredths, are told to be about as good.
constexpr long close = 3;

long in_hundred(double share) {
  return std::lround(100 * share);
}

std::int64_t won(const Candidate& candidate) {
  return std::llround(candidate.value * static_cast<double>(candidate.visits));
}

bool is_choice(const Decision& decision, const Candidate& candidate) {
  return candidate.wait ? !decision.move : decision.move && *decision.move == candidate.move;
}

Text noun_of(const Knowledge& knowledge, const Candidate& candidate) {
  if (candidate.wait) return message("hint", "waiting");
  const Text noun = knowledge.say(knowledge.seat(), candidate.move).noun;
  return noun.empty() ? Text::verbatim("“" + knowledge.write(candidate.move) + "”") : noun;
}

/// The figures of a solitaire: deals of the hidden cards that were won.
Text deals_won(const Knowledge& knowledge, const Decision& decision, const Candidate& choice, const Candidate* other) {
  const auto deals = static_cast<int>(decision.iterations);
  if (won(choice) == 0) return message("hint", "No trial deal was won in time. This is the usual advice.");
  if (other == nullptr) return counted("hint", "Won {won} of %n trial deal(s).", deals).number("won", won(choice));
  Text noun = noun_of(knowledge, *other);
  if (won(*other) == won(choice))
    return counted("hint", "Won {won} of %n trial deal(s). As good: {other}.", deals)
        .number("won", won(choice))
        .text("other", std::move(noun));
  return counted("hint", "Won {won} of %n trial deal(s). Next best: {other}, {less}.", deals)
      .number("won", won(choice))
      .text("other", std::move(noun))
      .number("less", won(*other));
}

Text chances(const Knowledge& knowledge, const Candidate& choice, const Candidate* other) {
  const long chance = in_hundred(choice.value);
  // What was tried too seldom to be compared, though it came out better, is not put below the choice.
  if (other == nullptr || in_hundred(other->value) > chance)
    return message("hint", "Winning chance: about {chance}%.").number("chance", chance);
  const long next = in_hundred(other->value);
  if (chance - next < close)
    return message("hint", "Winning chance: about {chance}%. About as good: {other}.")
        .number("chance", chance)
        .text("other", noun_of(knowledge, *other));
  return message("hint", "Winning chance: about {chance}%. Next best: {other}, {less}%.")
      .number("chance", chance)
      .text("other", noun_of(knowledge, *other))
      .number("less", next);
}

}  // namespace

Hint hint_of(const Knowledge& knowledge, const Decision& decision) {
  Hint hint;
  if (decision.move) {
    Said said = knowledge.say(knowledge.seat(), *decision.move);
    hint.move = said.advice.empty() ? std::move(said.log) : std::move(said.advice);
  } else {
    hint.move = message("hint", "Wait.");
  }
  if (decision.lost) {
    hint.number = message("hint", "Only back-and-forth moves are left. This deal can't be won.");
    return hint;
  }
  if (decision.forced) {
    hint.reason =
        decision.move ? message("hint", "It's your only move.") : message("hint", "There's nothing for you to do now.");
    if (decision.move) hint.number = knowledge.outcome(knowledge.seat(), *decision.move, nullptr);
    return hint;
  }
  const auto choice =
      std::ranges::find_if(decision.candidates, [&](const Candidate& each) { return is_choice(decision, each); });
  const auto tried = std::ranges::find_if(
      decision.candidates, [&](const Candidate& each) { return !is_choice(decision, each) && each.visits > 0; });
  const Candidate* other = tried == decision.candidates.end() ? nullptr : &*tried;
  if (decision.move) {
    const Move* next_best = other != nullptr && !other->wait ? &other->move : nullptr;
    hint.reason = knowledge.reason(knowledge.seat(), *decision.move, next_best);
    hint.number = knowledge.outcome(knowledge.seat(), *decision.move, next_best);
  }
  if (knowledge.info().real_time || !hint.number.empty()) return hint;  // the rule is the reason, or all is solved
  if (choice == decision.candidates.end() || choice->visits == 0)
    hint.number = message("hint", "This is the usual play.");
  else if (knowledge.info().solitaire)
    hint.number = deals_won(knowledge, decision, *choice, other);
  else
    hint.number = chances(knowledge, *choice, other);
  return hint;
}

std::string english(const Hint& hint) {
  std::string words = english(hint.move);
  for (const Text* line : {&hint.reason, &hint.number})
    if (!line->empty()) words += " " + english(*line);
  return words;
}

}  // namespace fulltable
