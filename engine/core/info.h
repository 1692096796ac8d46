// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/card.h"
#include "core/refusal.h"
#include "core/text.h"

namespace fulltable {

enum class OptionType { boolean, integer, choice };

/// What the number of an option measures.
enum class Measure {
  count,  ///< how many of something
  time,   ///< ms, shown in seconds
  pace,   ///< the same for what people wait or are given, which a faster pace makes shorter
};

/// One option of a game as its rules page lists it.
struct OptionSpec {
  std::string_view id;
  OptionType type = OptionType::boolean;
  std::vector<std::string_view> choices;  ///< of a choice, in the order of the rules page
  int min = 0;                            ///< of an integer
  int max = 1;
  int standard = 0;               ///< the default: the number, 0 or 1, or the place among the choices
  std::string_view summary;       ///< one line for a person
  Text label = {};                ///< "Points to win"
  std::vector<Text> values = {};  ///< of a choice, in the order of `choices`: "Left of dealer"
  Text help = {};                 ///< what it changes, one sentence without a full stop; empty where the label says all
  Measure measure = Measure::count;
  Text zero = {};       ///< of a number, what 0 means: "No limit"; empty where it is a number like others
  bool expert = false;  ///< matters only to people who know the game: a new game's sheet folds it away
};

/// A choice of options that has a name, such as a quick game. What it does not name has the standard value.
struct Preset {
  Text name;
  std::vector<std::pair<std::string_view, int>> options;  ///< by id: the number, 0 or 1, or the place among the choices
};

/// How far a level of the computer thinks. Nobody errs at random: lower levels have a person's limits instead.
struct SearchLevel {
  /// How many games it plays through in its mind for a decision; 0: none, it goes by the look of the moves.
  std::int64_t iterations = 0;
  /// In how many ways it imagines the cards that it does not see; 0: anew in each game that it plays through.
  std::int64_t worlds = 0;
  /// How many moves of its own it thinks about, one after the other, before it trusts to first sight; 0: all.
  int horizon = 0;
  /// What winning chance it does not care about: of moves as close as that to the best any may be played.
  double tolerance = 0;
  /// The chance that it keeps in mind what it saw, from one trick or round of turns to the next.
  double memory = 1;
  /// The chance that it draws a conclusion from what somebody did or did not do.
  double inference = 1;

  bool recalls_all() const { return memory >= 1 && inference >= 1; }
};

/// From the beginner to the expert, of most games. A beginner takes one way the hidden cards may lie for the only one;
/// easy allows for a score of them, but thinks of the move alone; medium of a hundred, and of its next move, too; hard
/// thinks as the expert does, but not as long. The expert takes well under half a second. Of two tricks a beginner
/// keeps the one in mind; neither it nor easy draws conclusions. Hard and expert forget nothing.
inline constexpr std::array<SearchLevel, 5> usual_levels{
    {{120, 1, 1, 0.15, 0.5, 0}, {80, 20, 1, 0.04, 0.9, 0}, {300, 100, 2, 0, 0.95}, {3000, 0, 0, 0}, {12000, 0, 0, 0}}};

/// What people press in a race: the tokens of its moves, and for each player at one keyboard the usual keys.
struct RacePad {
  std::string_view id;                                   ///< where a player's own keys are kept
  std::vector<std::string_view> tokens = {};             ///< what one key stands for, in the order of the pad
  std::vector<std::vector<std::string_view>> keys = {};  ///< by player, one for each token; several parted by spaces
  std::vector<Text> names = {};                          ///< of the tokens, for people: "first gesture"
  std::string_view asked = {};                           ///< where calls answer a card: the pile that it lies on
  std::vector<std::string_view> limits = {};             ///< the options that limit time: at 0 only calls do anything
};

/// A setting of one game, for the person, not for the rules. Games that name the same one share it.
struct GameSetting {
  std::string_view id;
  Text label;
  Text help = {};
  bool standard = false;
};

/// The values of a game's options, each at the place of its OptionSpec: the number, 0 or 1, or the place among the
/// choices.
struct Options {
  static constexpr std::size_t capacity = 12;
  std::array<std::int32_t, capacity> value{};

  int operator[](std::size_t place) const { return value[place]; }
  bool on(std::size_t place) const { return value[place] != 0; }
  friend bool operator==(const Options&, const Options&) = default;
};

/// What there is to say of a game before it begins.
/// What a deal brings seats, the more the better; `none`: scores tell little of what a position is worth.
enum class ScoreUnit { none, points, chips };

struct GameInfo {
  std::string_view id;      ///< as in the protocol, the name of its folder
  std::string_view name;    ///< for people
  Text tagline;             ///< one line for the start page
  std::string_view family;  ///< `solitaire`, `stops`, `tricks`, …
  int min_seats = 1;
  int max_seats = 1;
  int default_seats = 1;
  /// How long a game with the default seats takes one person among computer players, about: 8 s for each move of their
  /// own, 2 s for another one and 15 s for a deal, counted in games by rules of thumb and rounded up to five minutes.
  int minutes = 10;
  std::vector<std::pair<int, int>> minutes_from = {};  ///< where that matters, how many from so many seats on
  bool real_time = false;
  bool solitaire = false;
  bool gamble = false;  ///< what attracts people is to bluff, or to raise the stake
  std::vector<OptionSpec> options;
  /// Real-time games: how quick and how careless each level of the computer is: "reacts in about 1 s".
  std::vector<Text> levels = {};
  std::array<SearchLevel, 5> search = usual_levels;  ///< from the beginner to the expert
  RacePad pad = {};                                  ///< real-time games
  std::vector<GameSetting> settings = {};
  std::string_view hand = "hand";            ///< the piles in which seats hold their cards, `hand.0` and so on
  std::string_view home = {};                ///< the piles to which cards are played up: `foundation`; empty: none
  std::string_view ranks = "A23456789TJQK";  ///< from the lowest to the highest, as hands are held
  ScoreUnit score_unit = ScoreUnit::none;    ///< of a deal, in hints
  Text family_name = {};                     ///< of `family`, for people: "Trick-taking"
  std::vector<Preset> presets = {};          ///< besides that of all standard values

  Options standard_options() const;
  int minutes_with(int number_of_seats) const;
};

/// How a game was begun. It does not hold the deal number: a player who knew that could deal the cards again, so only
/// the match has it.
struct TableSetup {
  int seats = 0;
  Options options;
  int dealer = 0;  ///< the first dealer's seat; 0 for a solitaire
  friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

}  // namespace fulltable
