// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "ai/think.h"

namespace fulltable {

namespace {

/// Chances that differ by less, in hundredths, are told to be about as good.
constexpr long close = 3;
/// Points are told from so many deals on (or where they are certain), where they differ by so many standard errors.
constexpr std::int64_t fewest = 50;
constexpr double sure_errors = 3;

bool can_be_told(const Gain& gain) {
  return gain.count >= fewest || (gain.count > 0 && gain.error <= 0);
}

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
  return noun_of(knowledge, candidate.wait ? std::nullopt : std::optional(candidate.move));
}

/// Nothing is hidden any more: what was found is certain, and what was not found may still be there.
Text certain(const Knowledge& knowledge, Finding finding, const Candidate& choice, const Candidate* other) {
  if (finding == Finding::unsolvable) return message("hint", "This deal can't be won any more.");
  if (won(choice) == 0) return message("hint", "No way to win was found in time. This is the usual advice.");
  if (other == nullptr || won(*other) == 0) return message("hint", "This move leads to a win.");
  return message("hint", "This move leads to a win. As good: {other}.").text("other", noun_of(knowledge, *other));
}

/// The figures of a solitaire: imagined deals of the hidden cards in which a way to win was found, seeing every card.
/// What was found to win more often and is not advised all the same is not named.
Text ways_to_win(const Knowledge& knowledge, const Decision& decision, const Candidate& choice,
                 const Candidate* other) {
  const auto deals = static_cast<int>(decision.iterations);
  if (won(choice) == 0) return message("hint", "No way to win was found in time. This is the usual advice.");
  if (other == nullptr || won(*other) > won(choice))
    return counted("hint", "A way to win exists in {won} of %n imagined deal(s).", deals).number("won", won(choice));
  Text noun = noun_of(knowledge, *other);
  if (won(*other) == won(choice))
    return counted("hint", "A way to win exists in {won} of %n imagined deal(s). As good: {other}.", deals)
        .number("won", won(choice))
        .text("other", std::move(noun));
  return counted("hint", "A way to win exists in {won} of %n imagined deal(s). Next best: {other}, {less}.", deals)
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

/// Nothing gained, nothing lost: a sentence without an amount.
Text sentence_of_none(const GameInfo& info, int seats) {
  if (info.score_unit == ScoreUnit::chips)
    return message("hint", "This deal leaves you about even. Next best: {other}, {less}.");
  if (seats == 2) return message("hint", "This deal leaves you about level. Next best: {other}, {less}.");
  return message("hint", "This deal brings you hardly any points. Next best: {other}, {less}.");
}

/// Sentences that differ in the sign of the amount and the unit: what a deal brings or costs, by how much one is ahead
/// or behind.
Text sentence_of_gain(const GameInfo& info, int seats, int gain) {
  if (gain == 0) return sentence_of_none(info, seats);
  const int amount = std::abs(gain);
  if (info.score_unit == ScoreUnit::chips)
    return gain < 0 ? counted("hint", "This deal costs you about %n chip(s). Next best: {other}, {less}.", amount)
                    : counted("hint", "This deal brings you about %n chip(s). Next best: {other}, {less}.", amount);
  if (seats == 2)
    return gain < 0
               ? counted("hint", "This deal leaves you about %n point(s) behind. Next best: {other}, {less}.", amount)
               : counted("hint", "This deal puts you about %n point(s) ahead. Next best: {other}, {less}.", amount);
  return gain < 0 ? counted("hint", "This deal costs you about %n point(s). Next best: {other}, {less}.", amount)
                  : counted("hint", "This deal brings you about %n point(s). Next best: {other}, {less}.", amount);
}

/// Where chances to win the game hardly differ: what this deal brings, if that differs beyond doubt. Empty otherwise.
Text points_of_deal(const Knowledge& knowledge, const Candidate& choice, const Candidate& other) {
  if (std::abs(choice.value - other.value) * 100 >= close || !can_be_told(choice.gain) || !can_be_told(other.gain))
    return {};
  const auto gain = static_cast<int>(std::lround(choice.gain.mean));
  const auto less = static_cast<int>(std::lround(other.gain.mean));
  const double doubt = sure_errors * std::hypot(choice.gain.error, other.gain.error);
  if (gain <= less || choice.gain.mean - other.gain.mean < doubt) return {};
  return sentence_of_gain(knowledge.info(), knowledge.setup().seats, gain)
      .text("other", noun_of(knowledge, other))
      .number("less", gain < 0 ? -less : less);
}

/// What a deal brings, where that was counted often enough to be told; empty otherwise.
Text amount_of(const GameInfo& info, int seats, const Gain& gain) {
  if (!can_be_told(gain)) return {};
  const auto rounded = static_cast<int>(std::lround(gain.mean));
  const int amount = std::abs(rounded);
  if (rounded == 0) return message("hint", "this deal even");
  if (info.score_unit == ScoreUnit::chips)
    return rounded < 0 ? counted("hint", "%n chip(s) lost in this deal", amount)
                       : counted("hint", "%n chip(s) won in this deal", amount);
  if (seats == 2)
    return rounded < 0 ? counted("hint", "%n point(s) behind in this deal", amount)
                       : counted("hint", "%n point(s) ahead in this deal", amount);
  return rounded < 0 ? counted("hint", "%n point(s) lost in this deal", amount)
                     : counted("hint", "%n point(s) won in this deal", amount);
}

/// One of the next best moves with its figures.
Text figures_of(const Knowledge& knowledge, const Candidate& other, std::int64_t deals) {
  if (knowledge.info().solitaire)
    return counted("hint", "{other}, a way to win in {won} of %n imagined deal(s)", static_cast<int>(deals))
        .text("other", noun_of(knowledge, other))
        .number("won", won(other));
  const auto visits = static_cast<int>(other.visits);
  Text amount = amount_of(knowledge.info(), knowledge.setup().seats, other.gain);
  if (amount.empty())
    return counted("hint", "{other}, about {chance}%, from %n imagined game(s)", visits)
        .text("other", noun_of(knowledge, other))
        .number("chance", in_hundred(other.value));
  return counted("hint", "{other}, about {chance}% and {amount}, from %n imagined game(s)", visits)
      .text("other", noun_of(knowledge, other))
      .number("chance", in_hundred(other.value))
      .text("amount", std::move(amount));
}

/// Who asks for more gets the next best two and what the figures rest on. What came out better than what stands before
/// it was tried too seldom to stand there, and is left out.
void tell_more(Hint& hint, const Knowledge& knowledge, const Decision& decision, const Candidate& choice) {
  constexpr std::size_t most = 2;
  long last = in_hundred(choice.value);
  for (const Candidate& other : decision.candidates) {
    if (hint.others.size() == most) break;
    if (is_choice(decision, other) || other.visits == 0 || in_hundred(other.value) > last) continue;
    hint.others.push_back(figures_of(knowledge, other, decision.iterations));
    hint.other_moves.push_back(other.wait ? std::nullopt : std::optional(other.move));
    last = in_hundred(other.value);
  }
  hint.basis = counted("hint", "Found in %n imagined game(s) that fit what you have seen.",
                       static_cast<int>(decision.iterations));
}

}  // namespace

Text noun_of(const Knowledge& knowledge, const std::optional<Move>& move) {
  if (!move) return message("hint", "waiting");
  const Text noun = knowledge.say(knowledge.seat(), *move).noun;
  return noun.empty() ? Text::verbatim("“" + knowledge.write(*move) + "”") : noun;
}

Text advice_of(const Knowledge& knowledge, const std::optional<Move>& move) {
  if (!move) return message("hint", "Wait.");
  Said said = knowledge.say(knowledge.seat(), *move);
  return said.advice.empty() ? std::move(said.log) : std::move(said.advice);
}

Hint hint_of(const Knowledge& knowledge, const Decision& decision) {
  Hint hint;
  hint.move = advice_of(knowledge, decision.move);
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
    hint.number = decision.finding ? certain(knowledge, *decision.finding, *choice, other)
                                   : ways_to_win(knowledge, decision, *choice, other);
  else if (other != nullptr)
    hint.number = points_of_deal(knowledge, *choice, *other);
  if (hint.number.empty()) hint.number = chances(knowledge, *choice, other);
  if (choice != decision.candidates.end() && choice->visits > 0 && !decision.finding && !decision.exact)
    tell_more(hint, knowledge, decision, *choice);
  return hint;
}

std::string english(const Hint& hint) {
  std::string words = english(hint.move);
  for (const Text* line : {&hint.reason, &hint.number})
    if (!line->empty()) words += " " + english(*line);
  return words;
}

}  // namespace fulltable
