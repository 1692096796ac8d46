// SPDX-FileCopyrightText: 2026 Full Table contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtTest>
#include <algorithm>
#include <array>
#include <sstream>

#include "ai/think.h"
#include "match/match.h"

using namespace fulltable;

namespace {

using Texts = std::vector<std::string>;

bool begins(const std::string& text, std::string_view with) {
  return text.starts_with(with);
}

Texts words(const std::string& text) {
  std::istringstream stream(text);
  Texts list;
  for (std::string word; stream >> word;) list.push_back(word);
  return list;
}

/// A choice as the test sees it: by what the table shows and by what each move does to the true position, not by what
/// the game's own list of blunders says.
struct Choice {
  const Position& truth;
  int seat;
  const Moves& legal;
  const Texts& texts;
  const std::string& declared;  ///< Commune: what was declared last, as a move
  View view;

  const Cards& pile(const std::string& name) const {
    static const Cards none;
    const auto found = std::ranges::find_if(view.piles, [&](const PileView& each) { return each.id == name; });
    return found == view.piles.end() ? none : found->cards;
  }
  const Cards& hand() const { return pile("hand." + std::to_string(seat)); }
  bool any(std::string_view verb) const {
    return std::ranges::any_of(texts, [&](const std::string& each) { return begins(each, verb); });
  }
  std::unique_ptr<Position> after(std::size_t move) const {
    auto position = truth.clone();
    position->apply(seat, legal[move]);
    return position;
  }
};

int chinese_points(const std::string& card, int seats) {
  if (card == "AS") return seats > 2 ? 30 : 0;
  if (card == "AC") return seats > 3 ? 40 : 0;
  if (card[1] == 'S' || card[1] == 'C') return 0;
  if (card[0] == 'A') return 20;
  return card[0] >= '2' && card[0] <= '8' ? card[0] - '0' : 10;
}

/// Another move with cards of the same ranks of which none is worth less and one is worth more.
bool takes_too_little(const Choice& choice, std::size_t move) {
  const Texts made = words(choice.texts[move]);
  if (made[0] == "draw" || (made[0] == "play" && made.size() < 3)) return false;
  const int seats = choice.truth.setup().seats;
  return std::ranges::any_of(choice.texts, [&](const std::string& text) {
    const Texts other = words(text);
    if (other.size() != made.size() || other[0] != made[0]) return false;
    int gain = 0;
    for (std::size_t i = 1; i < made.size(); ++i) {
      const int more = chinese_points(other[i], seats) - chinese_points(made[i], seats);
      if (other[i][0] != made[i][0] || more < 0) return false;
      gain += more;
    }
    return gain > 0;
  });
}

/// Calls a high card, pair, three or four of a kind that the own hand makes.
bool calls_the_sure(const Choice& choice, std::size_t move) {
  if (choice.texts[move] != "call") return false;
  const Texts said = words(choice.declared);
  const std::map<std::string, int> needed{{"high", 1}, {"pair", 2}, {"trips", 3}, {"quads", 4}};
  const auto number = needed.find(said.at(1));
  if (number == needed.end()) return false;
  int held = 0;
  for (const Card card : choice.hand())
    held += card.is_joker() || to_text(card)[0] == '2' || to_text(card)[0] == said.at(2)[0];
  return held >= number->second;
}

bool misses_the_win(const Choice& choice, std::size_t move) {
  const auto wins = [&](std::size_t each) {
    const auto after = choice.after(each);
    return after->stage() == Stage::over && after->winners() == std::vector{choice.seat};
  };
  const auto goes_out = [&](std::size_t each) { return choice.legal[each].count == choice.hand().size(); };
  for (std::size_t i = 0; i < choice.legal.size(); ++i)
    if (goes_out(i) && wins(i)) return !goes_out(move);
  return false;
}

/// How many cards of the true position's won piles `counts` holds for, by seat.
template <class Counts>
std::array<int, 4> won(const Position& position, Counts counts) {
  std::array<int, 4> number{};
  for (const PileView& pile : position.show(std::nullopt).piles)
    if (pile.id.is("won"))
      number[static_cast<std::size_t>(pile.owner)] = static_cast<int>(std::ranges::count_if(pile.cards, counts));
  return number;
}

/// As the last to a trick that goes to the other team: an honour, where a low card of its suit is legal.
bool wastes_an_honour(const Choice& choice, std::size_t move) {
  const std::string& text = choice.texts[move];
  if (!begins(text, "play") || choice.pile("trick").empty()) return false;
  constexpr std::string_view honours = "JQKA";
  if (honours.find(text[5]) == std::string_view::npos) return false;
  const bool low = std::ranges::any_of(choice.texts, [&](const std::string& each) {
    return begins(each, "play") && each[6] == text[6] && each[5] != '2' &&
           honours.find(each[5]) == std::string_view::npos;
  });
  if (!low) return false;
  const auto every = [](Card) { return true; };
  const auto before = won(choice.truth, every);
  const auto after = won(*choice.after(move), every);
  const auto other = static_cast<std::size_t>(1 - choice.seat % 2);
  return after[other] > before[other] || after[other + 2] > before[other + 2];
}

/// Another seat has all the bad cards after the move, and not before.
bool completes_the_others_set(const Choice& choice, std::size_t move) {
  const std::string contract = choice.view.facts.value("contract", "");
  if (contract != "queens" && contract != "no_hearts") return false;
  if (choice.pile("trick").size() != 3) return false;
  const auto bad = [&](Card card) {
    return to_text(card)[contract == "queens" ? 0 : 1] == (contract == "queens" ? 'Q' : 'H');
  };
  const std::string text = choice.texts[move];
  if (text.find(contract == "queens" ? "Q" : "H") == std::string::npos) return false;
  const auto after = won(*choice.after(move), bad);
  for (std::size_t seat = 0; seat < 4; ++seat)
    if (static_cast<int>(seat) != choice.seat && after[seat] == (contract == "queens" ? 4 : 8)) return true;
  return false;
}

bool gives_what_fits(const Choice& choice, std::size_t move) {
  if (!begins(choice.texts[move], "give") || choice.hand().size() != 2 || choice.legal.size() != 2) return false;
  const auto fits = [&](const std::string& text) {
    const Json& open = choice.view.facts["open"];
    return std::ranges::find(open, Json(words(text)[1])) != open.end();
  };
  return fits(choice.texts[move]) && !fits(choice.texts[1 - move]);
}

bool is_blunder(const Choice& choice, std::size_t move) {
  const std::string_view game = choice.truth.info().id;
  const std::string& text = choice.texts[move];
  if (game == "umtali") return !choice.view.facts["out"].is_null() && begins(text, "discard") && choice.any("meld");
  if (game == "pop") return text == "fold" && choice.after(move)->stage() == Stage::over;
  if (game == "chinese_ten") return takes_too_little(choice, move);
  if (game == "commune") return calls_the_sure(choice, move);
  if (game == "stomp") return misses_the_win(choice, move);
  if (game == "thieving_stink") return wastes_an_honour(choice, move);
  if (game == "lorum") return completes_the_others_set(choice, move);
  if (game == "vazhushal")
    return choice.view.phase == "final_melds" && text == "pass" && (choice.any("meld") || choice.any("add"));
  if (game == "ristiseiska") return gives_what_fits(choice, move);
  return false;
}

}  // namespace

Q_DECLARE_METATYPE(const Game*)

/// No computer player gives something away for nothing, as `is_blunder` of each game lists it. Games are
/// played half by chance and half by rules of thumb; where a blunder could be made beside something else, all levels
/// are asked. Everywhere else none of them can make one.
class TestBlunders : public QObject {
  Q_OBJECT

 private slots:
  void nobodyGivesAwayForNothing_data() {
    QTest::addColumn<const Game*>("game");
    for (const Game* game : all_games())
      if (!game->info().real_time && !game->info().solitaire && game->info().id != "mate")
        QTest::newRow(std::string(game->info().id).c_str()) << game;
  }
  void nobodyGivesAwayForNothing() {
    QFETCH(const Game*, game);
    constexpr int most_decisions = 30000;
    constexpr int enough_chances = 20;
    constexpr std::array names{"beginner", "easy", "medium", "hard", "expert"};
    int decisions = 0;
    int chances = 0;
    for (std::uint64_t deal = 1; decisions < most_decisions && (chances < enough_chances || decisions < 1200); ++deal) {
      Match match = std::move(*Match::start(*game, standard_setup(*game, deal)));
      Rng rng(deal);
      SeatSet declined;
      std::string declared;
      for (int moves = 0; moves < 2000 && !match.over(); ++moves) {
        const int seat = *seat_to_ask(match.truth(), declined);
        const auto known = match.know(seat);
        Moves legal;
        known->legal(seat, legal);
        Texts texts;
        for (const Move& move : legal) texts.push_back(known->write(move));
        if (legal.size() > 1) {
          ++decisions;
          const Choice choice{match.truth(), seat, legal, texts, declared, known->show(seat)};
          std::vector<bool> bad;
          for (std::size_t i = 0; i < legal.size(); ++i) bad.push_back(is_blunder(choice, i));
          const auto number = std::ranges::count(bad, true);
          if (number > 0 && number < static_cast<std::ptrdiff_t>(bad.size()) && chances < enough_chances) {
            ++chances;
            for (const char* name : names) {
              const auto level = level_of(name);
              if (!level) continue;
              const Decision decision = think(*known, *level, {.iterations = 12, .expired = {}}, Rng(deal));
              if (!decision.move) continue;
              const auto made = std::ranges::find(legal, *decision.move) - legal.begin();
              if (made == static_cast<std::ptrdiff_t>(legal.size())) continue;  // a meld that `legal` does not list
              QVERIFY2(
                  !bad[static_cast<std::size_t>(made)],
                  qPrintable(QString::fromStdString(std::string(name) + ": " + texts[static_cast<std::size_t>(made)])));
            }
          }
        }
        if (known->may_wait(seat) && rng.below(4) > 0) {
          declined.insert(seat);
          continue;
        }
        const std::size_t chosen = rng.below(2) == 0
                                       ? rng.below(static_cast<std::uint32_t>(legal.size()))
                                       : static_cast<std::size_t>(std::max(0, known->rule_of_thumb(seat, legal, rng)));
        if (begins(texts[chosen], "declare")) declared = texts[chosen];
        QVERIFY(!match.submit(seat, legal[chosen]));
        declined = {};
      }
    }
    qInfo("%d decisions, %d of them with a blunder among the moves", decisions, chances);
    QVERIFY(decisions >= 1200);
    QVERIFY(chances > 0);
  }
};

QTEST_APPLESS_MAIN(TestBlunders)
#include "test_blunders.moc"
