// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "ai/think.h"

namespace fulltable {

namespace {

std::string grouped(std::int64_t number) {
  const std::string digits = std::to_string(number);
  std::string text;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    if (i > 0 && (digits.size() - i) % 3 == 0) text += ',';
    text += digits[i];
  }
  return text;
}

long rounded(double share) {
  return std::lround(100 * share);
}

std::string in_hundred(double share) {
  return std::to_string(rounded(share)) + " in 100";
}

std::string name_of(const Knowledge& knowledge, const Candidate& candidate) {
  return candidate.wait ? "waiting" : "“" + knowledge.write(candidate.move) + "”";
}

bool chosen(const Decision& decision, const Candidate& candidate) {
  return candidate.wait ? !decision.move : decision.move && *decision.move == candidate.move;
}

std::int64_t won(const Candidate& candidate) {
  return std::llround(candidate.value * static_cast<double>(candidate.visits));
}

std::string because_alone(const Knowledge& knowledge, const Decision& decision, const Candidate& choice,
                          const Candidate* other) {
  const std::string tried = decision.iterations == 1
                                ? "In the one arrangement of the cards that was tried"
                                : "Of " + grouped(decision.iterations) + " arrangements of the hidden cards that fit";
  if (won(choice) == 0) return tried + ", no win was found in time; it is what experience suggests.";
  if (decision.iterations == 1) return tried + ", a win was found that begins so.";
  std::string text = tried + ", " + grouped(won(choice)) + " were won beginning so";
  if (other) text += ", and " + grouped(won(*other)) + " beginning with " + name_of(knowledge, *other);
  return text + ".";
}

}  // namespace

std::string because(const Knowledge& knowledge, const Decision& decision) {
  if (decision.lost) return "Only moves to and fro are left: this deal cannot be won any more.";
  if (decision.forced) return decision.move ? "There is no other legal move." : "There is nothing to do but wait.";
  const auto choice =
      std::ranges::find_if(decision.candidates, [&](const Candidate& each) { return chosen(decision, each); });
  if (choice == decision.candidates.end() || choice->visits == 0) return "It is what experience suggests.";
  const auto tried = std::ranges::find_if(
      decision.candidates, [&](const Candidate& each) { return !chosen(decision, each) && each.visits > 0; });
  const Candidate* other = tried == decision.candidates.end() ? nullptr : &*tried;
  if (knowledge.info().solitaire) return because_alone(knowledge, decision, *choice, other);

  std::string text = "Tried in " + grouped(choice->visits) + " of " + grouped(decision.iterations) +
                     " imagined games that fit what you know, " + (choice->wait ? "waiting" : "it") +
                     " left a winning chance of " + in_hundred(choice->value);
  if (other) {
    const std::string chance = std::to_string(rounded(other->value));
    text += other->value > choice->value
                ? "; " + name_of(knowledge, *other) + " " + chance + ", but in only " + grouped(other->visits)
                : "; the next best, " + name_of(knowledge, *other) + ", " + chance;
  }
  const std::string reason = decision.move ? knowledge.reason(knowledge.seat(), *decision.move) : "";
  return text + (reason.empty() ? "." : ". " + reason);
}

}  // namespace fulltable
