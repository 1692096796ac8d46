# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve courts and the two jokers.

All are double-ended: one half is drawn, the other is the same half turned
about the middle of the card.  Both meet on a slanting line which a sash covers.
A half is layered from back to front: background, hair behind, robe, neck,
collar, face, hair, hat, attribute, hand.
"""
from math import cos, radians, sin

from .faces import index, twice
from .glyphs import glyph
from .suits import sign
from .svg import (GOLD, INK, IVORY, RED, SLATE, at, both, card, circle, disc, flip, group, line, n,
                  path, poly, rect, turned)

SAND = "#EBDDBD"        # shaded side of faces, gold thinned with ivory
LEFT, RIGHT, TOP = 57.0, 193.0, 20.0
SLOPE = 0.26            # of the line on which the two halves meet
HAND = (171.0, 148.0)


def seam(x):
    return 175 + (x - 125) * SLOPE


class Look:
    """The colours of one court; the hair runs in the family."""

    def __init__(self, suit, color):
        self.suit, self.main, self.trim = suit, color, GOLD
        self.second = {"S": SLATE, "H": SLATE, "D": SLATE, "C": RED}[suit]
        self.hair = {"S": SLATE, "H": GOLD, "D": INK, "C": RED}[suit]


# ---------------------------------------------------------------- faces

FACE = "M104 56V86C104 103 115 114 125 114C135 114 146 103 146 86V56Z"


def face(mouth=104, brow=INK):
    """A calm face, half lit: the edge of the shade draws the nose."""
    return [path(FACE, IVORY),
            path("M125 56V72L119 94H125V114C135 114 146 103 146 86V56Z", SAND),
            path(both("M108.5 82Q114 76.5 120 81.5Q114 85.5 108.5 82Z"), INK),
            line(both("M107.5 76Q113 71 120.5 74.5"), brow, 2.2),
            path(f"M117.5 {mouth}Q125 {mouth - 4} 132.5 {mouth}Q125 {mouth + 5} 117.5 {mouth}Z", RED)]


def neck():
    return [path("M113 104H137V120L125 130L113 120Z", IVORY),
            path("M125 112L137 104V120L125 130Z", SAND)]


# ---------------------------------------------------------------- robes

SHOULDER = "C57 128 80 121 108 114"


def robe(color):
    return path(f"M57 {n(seam(57))}V142{SHOULDER}H142C170 121 193 128 193 142V{n(seam(193))}Z", color)


def half_robe(color, **more):
    return path(f"M125 114H142C170 121 193 128 193 142V{n(seam(193))}L125 175Z", color, **more)


def strip(x0, x1, top, color):
    """An upright strip of a robe down to the seam."""
    return path(f"M{n(x0)} {n(top)}H{n(x1)}V{n(seam(x1))}L{n(x0)} {n(seam(x0))}Z", color)


def motif(suit, x, y, color, size=7.0):
    """The small ornament of a suit's cloth."""
    s = size
    return {"S": path(f"M{n(x - s)} {n(y + s * .5)}L{n(x)} {n(y - s * .5)}L{n(x + s)} {n(y + s * .5)}"
                      f"V{n(y + s)}L{n(x)} {n(y)}L{n(x - s)} {n(y + s)}Z", color),
            "H": path(f"M{n(x - s)} {n(y - s * .4)}A{n(s)} {n(s)} 0 0 0 {n(x + s)} {n(y - s * .4)}Z", color),
            "D": path(poly([(x, y - s), (x + s * .7, y), (x, y + s), (x - s * .7, y)]), color),
            "C": path(disc(x, y, s * .62), color)}[suit]


def hand(look, x=HAND[0], y=HAND[1], sleeve=None):
    parts = []
    if sleeve:
        parts.append(path(f"M{n(x - 17)} {n(seam(x - 17))}L{n(x - 10)} {n(y + 11)}H{n(x + 10)}L{n(x + 17)} {n(seam(x + 17))}Z", sleeve))
    parts += [path(f"M{n(x - 12)} {n(y + 9)}H{n(x + 12)}L{n(x + 13.5)} {n(y + 17)}H{n(x - 13.5)}Z", look.trim),
              rect(x - 10, y - 8, 20, 18, IVORY, 6, stroke=look.main, stroke_width=2),
              line(f"M{n(x - 9)} {n(y - 2.5)}H{n(x + 6)}M{n(x - 9)} {n(y + 2.5)}H{n(x + 6)}", INK, 1.4)]
    return parts


# ---------------------------------------------------------------- jacks

def jack(look):
    suit, hair = look.suit, look.hair
    parts = [path(both("M104 58H98V92C98 100 92 105 88 106C94 114 108 113 110 104Z"), hair),
             robe(look.main), half_robe(look.second)]
    for x, y in ((77, 136), (96, 144)):
        parts.append(motif(suit, x, y, look.trim, 8))
    parts += neck()
    parts += [path(both("M125 132L108 106L98 113L104 128L112 122L114 138L125 132Z"), look.trim),
              circle(125, 144, 3.4, look.trim), circle(125, 158, 3.4, look.trim)]
    parts += face()
    parts.append(path(both("M101 56V75C106 75 112 70 113 56Z"), hair))
    parts += JACK_HATS[suit](look)
    parts += JACK_HOLDS[suit](look)
    return parts


def hat_hood(look):
    """A tall hood, its tip thrown over."""
    return [path("M154 62C156 42 146 27 124 25C110 24 100 30 94 42C102 39 106 43 101 51L97 62Z", look.main),
            path("M95 58C112 51 138 51 155 58V67C138 60 112 60 95 67Z", look.trim),
            circle(94, 44, 5, RED)]


def hat_beret(look):
    """A wide beret with a plume."""
    return [path("M97 62C84 57 88 38 106 32C124 26 148 28 156 41C161 51 156 60 152 62C134 56 114 56 97 62Z", look.main),
            path("M96 60C114 53 136 53 154 60V67.5C136 61 114 61 96 67.5Z", look.trim),
            path("M136 46C146 26 168 20 186 34C192 46 188 60 178 68C179 56 174 50 164 49C154 48 146 50 136 46Z", SLATE),
            line("M139 45.5C154 36 174 36 181 56", IVORY, 1.8)]


def hat_square(look):
    """A stiff cap with four corners."""
    return [path("M125 24L158 45L125 62L92 45Z", look.main),
            path("M125 24L158 45L125 62Z", INK, opacity=0.3),
            path("M96 47.5L125 62L154 47.5V68C136 61 114 61 96 68Z", look.trim),
            circle(125, 43, 4, look.trim)]


def hat_peak(look):
    """A forester's cap with a peak and a standing feather."""
    return [path("M105 58C95 48 94 37 101 25C110 33 114 46 114 56Z", look.trim),
            line("M108 56C102 47 101 39 102 31", look.main, 1.8),
            path("M95 63C98 42 112 33 128 31C142 30 149 38 150 50L163 62C140 56 116 56 95 63Z", look.main),
            path("M92 67C112 53 142 53 168 64C148 64 112 60 92 67Z", look.second)]


JACK_HATS = {"S": hat_hood, "H": hat_beret, "D": hat_square, "C": hat_peak}


def hold_halberd(look):
    x = 173
    return ([line(f"M{x} 40V{n(seam(x))}", INK, 5),
             path(f"M{x} 23L180 48H166Z", SLATE),
             path("M171 54C181 56 186 51 188 46C192 60 192 78 188 92C186 87 181 82 171 84Z", SLATE),
             path("M173 60L157 70L173 79Z", SLATE)] + hand(look, x, sleeve=look.second))


def hold_bird(look):
    return [path("M158 150L163 120C163 106 166 98 172 95C172 84 184 80 188 89L194 95L187 96C192 112 188 128 176 138L166 150Z", INK),
            path("M163 136C162 116 168 106 176 105C184 112 180 128 168 140Z", SLATE),
            line("M170 112C171 120 170 128 167 135", INK, 2),
            path("M188 89L194 95L187 96Z", GOLD), circle(181, 91, 2, IVORY)] + hand(look, y=153, sleeve=look.main)


def hold_key(look):
    x = 174
    return [path(disc(x, 48, 16) + disc(x, 48, 8), GOLD, fill_rule="evenodd"),
            path(f"M171 63H177V{n(seam(x))}H171ZM177 98H190V106H184V113H190V122H177Z", GOLD),
            rect(168, 66, 12, 5, GOLD)] + hand(look, x, 150, sleeve=look.main)


def hold_torch(look):
    return [path("M172 28C178 46 190 54 189 71C188 84 181 91 173 91C164 91 157 84 156 72C155 60 166 52 172 28Z", RED),
            path("M174 54C177 64 182 68 181 77C180 84 177 87 172 87C167 87 163 83 163 77C163 69 172 66 174 54Z", GOLD),
            path("M159 89H187L183 101H163Z", look.trim),
            path("M165 101H181L176 180H170Z", INK)] + hand(look, 173, sleeve=look.main)


JACK_HOLDS = {"S": hold_halberd, "H": hold_bird, "D": hold_key, "C": hold_torch}


# ---------------------------------------------------------------- queens

def queen(look):
    suit = look.suit
    hair = look.hair
    parts = list(QUEEN_BACK[suit](look, hair))
    parts += [robe(look.main),
              path("M125 172L100 116H150Z", look.second),
              line("M100 115L125 168L150 115", look.trim, 4.5)]
    for x, y in ((74, 137), (87, 145)):
        parts.append(motif(suit, x, y, look.trim, 6))
    parts += neck()
    parts += [path("M106 113L116 110L125 130L134 110L144 113L125 150Z", IVORY),
              path("M125 130L134 110L144 113L125 150Z", SAND),
              line("M112 115Q125 132 138 115", look.trim, 3),
              circle(125, 126, 4, RED)]
    parts += face(103)
    parts += QUEEN_FRONT[suit](look, hair)
    parts += QUEEN_HOLDS[suit](look)
    return parts


def hair_long(look, hair):
    return [path("M125 40C104 40 97 58 97 78V132H153V78C153 58 146 40 125 40Z", hair)]


def fringe_long(look, hair):
    return [path("M102 74V56H148V74C140 66 134 63 125 63C116 63 110 66 102 74Z", hair),
            path(both("M97 78V132H107V70Z"), hair),
            line(both("M97 126.5H107"), look.trim, 3),
            path("M98 58L102 32L114 48L125 24L136 48L148 32L152 58C136 51 114 51 98 58Z", GOLD),
            circle(125, 45, 4, RED)]


def hair_wave(look, hair):
    return [path(both("M125 38C100 36 90 52 93 68C84 74 86 86 92 90C82 98 86 110 94 112C86 120 92 132 104 130H125Z"), hair)]


def fringe_wave(look, hair):
    return [path(both("M125 56C118 70 108 72 102 80V54H125Z"), hair),
            path("M96 56C93 36 108 30 113 40C116 24 134 24 137 40C142 30 157 36 154 56C136 49 114 49 96 56Z", look.main),
            line("M96 57C114 49 136 49 154 57", GOLD, 5),
            circle(125, 34, 4.5, GOLD), circle(105, 42, 3.6, GOLD), circle(145, 42, 3.6, GOLD)]


def hair_buns(look, hair):
    return [path(both(disc(94, 86, 14)), hair),
            path("M125 38C106 38 99 52 99 72V96C99 106 104 112 110 114H140C146 112 151 106 151 96V72C151 52 144 38 125 38Z", hair)]


def fringe_buns(look, hair):
    return [path("M102 78V54H148V78L125 60Z", hair),
            circle(94, 86, 5, look.trim), circle(156, 86, 5, look.trim),
            path("M99 58L103 44H112L117 32L125 23L133 32L138 44H147L151 58C136 52 114 52 99 58Z", GOLD),
            path(poly([(125, 31), (130.5, 41), (125, 51), (119.5, 41)]), look.main)]


def hair_braids(look, hair):
    return [path("M125 40C104 40 98 56 98 80H152C152 56 146 40 125 40Z", hair)]


def fringe_braids(look, hair):
    beads = "".join(disc(x, y, 7) for y in (86, 98, 110, 122, 134) for x in (98, 152))
    return [path("M102 76V54H148V76C144 66 136 62 125 58C114 62 106 66 102 76Z", hair), path(beads, hair),
            path(both("M92 139H104L101 150H95Z"), look.trim),
            path("M98 58V46C108 44 116 40 125 40C134 40 142 44 152 46V58C136 50 114 50 98 58Z", GOLD),
            path(disc(125, 32, 8) + disc(104, 40, 6.5) + disc(146, 40, 6.5), GOLD),
            circle(125, 32, 3.2, RED), circle(104, 40, 2.6, RED), circle(146, 40, 2.6, RED)]


QUEEN_BACK = {"S": hair_long, "H": hair_wave, "D": hair_buns, "C": hair_braids}
QUEEN_FRONT = {"S": fringe_long, "H": fringe_wave, "D": fringe_buns, "C": fringe_braids}


def hold_scales(look):
    x = 171
    return [line(f"M{x} 40V170", GOLD, 4.5), line(f"M{x - 15} 54L{x + 15} 46", GOLD, 4.5), circle(x, 38, 5, GOLD),
            line("M157 54L151 88M157 54L163 88M185 46L179 76M185 46L191 76", INK, 1.5),
            path("M149 87H165C165 99 149 99 149 87ZM177 75H193C193 87 177 87 177 75Z", INK)] + hand(look, x, sleeve=look.second)


def hold_rose(look):
    petals = "".join(disc(172 + 10 * x, 56 + 10 * y, 9.5) for x, y in
                     ((0, -1), (0.95, -0.31), (0.59, 0.81), (-0.59, 0.81), (-0.95, -0.31)))
    return [line("M172 70C176 100 170 130 171 180", SLATE, 4.5),
            path("M173 118C177 104 185 101 190 102C189 114 183 121 173 118ZM173 104C168 91 159 88 153 90C155 101 163 108 173 104Z", SLATE),
            path(petals + disc(172, 56, 10), RED), circle(172, 56, 8.5, IVORY), circle(172, 56, 5, GOLD)] + hand(look, sleeve=look.second)


def hold_mirror(look):
    """An oval glass with a gem on top."""
    x = 174
    return [path(f"M{x - 3.5} 100H{x + 3.5}L{x + 2.5} {n(seam(x))}H{x - 2.5}Z", GOLD),
            rect(x - 8, 101, 16, 6, GOLD, 3),
            path(f"M{x} 44A17.5 29 0 1 1 {x} 102A17.5 29 0 1 1 {x} 44Z", GOLD),
            path(f"M{x} 50A12 23 0 1 1 {x} 96A12 23 0 1 1 {x} 50Z", SLATE),
            path(f"M{x - 9} 78L{x + 5} 55L{x + 9} 61L{x - 6} 87Z", IVORY, opacity=0.75),
            path(poly([(x, 27), (x + 7, 37), (x, 47), (x - 7, 37)]), look.main)] + hand(look, x, 147, sleeve=look.second)


def hold_book(look):
    book = [rect(-16, -24, 33, 48, SLATE, 2), rect(-16, -24, 6, 48, GOLD), rect(14, -21, 3.5, 42, IVORY),
            rect(10, -15, 9, 5, GOLD), rect(10, 10, 9, 5, GOLD), sign("C", 2, 0, 21, IVORY)]
    return [at(book, 171.5, 113, 0.95, turn=4)] + hand(look, 173, 147, sleeve=look.second)


QUEEN_HOLDS = {"S": hold_scales, "H": hold_rose, "D": hold_mirror, "C": hold_book}


# ---------------------------------------------------------------- kings

def king(look):
    suit = look.suit
    hair = look.hair
    parts = [path(both("M104 58H97V98L90 112H112Z"), hair), robe(look.main),
             strip(108, 142, 116, look.second)]
    parts += [line(f"M108 118V{n(seam(108))}M142 118V{n(seam(142))}", look.trim, 4)]
    parts.append(path("M125 166C101 160 84 148 78 131C90 121 100 117 108 113H142C150 117 160 121 172 131C166 148 149 160 125 166Z", IVORY))
    tails = "".join(f"M{x} {y - 5}L{x + 3} {y + 5}H{x - 3}Z" for x, y in
                    ((88, 132), (101, 127), (98, 145), (111, 153), (125, 158), (149, 127), (139, 153), (152, 145)))
    parts.append(path(tails, INK))
    parts += neck()
    parts += face(103)
    parts += BEARDS[suit](hair)
    parts += CROWNS[suit](look)
    parts += KING_HOLDS[suit](look)
    return parts


def whiskers(tail, hair, moustache):
    """A beard that leaves the mouth free; `tail` is its left lower edge."""
    return [path("M100 60H107V84C108 92 114 96 125 96C136 96 142 92 143 84V60H150V92" + tail + "V60Z", hair),
            path("M117 105Q125 101 133 105Q125 109.5 117 105Z", RED),
            path(both("M125 94C118 92 110 94 104 103C112 104 120 103 125 99Z"), moustache)]


def beard_point(hair):
    return whiskers("C150 112 138 124 125 152C112 124 100 112 100 92", hair, IVORY)


def beard_curls(hair):
    return whiskers("C158 96 158 110 149 113C150 124 140 130 134 127C132 134 118 134 116 127C110 130 100 124 101 113C92 110 92 96 100 92", hair, IVORY)


def beard_square(hair):
    return whiskers("V134L140 140L125 134L110 140L100 134V92", hair, IVORY)


def beard_fork(hair):
    return whiskers("C152 118 148 132 136 146C134 136 130 128 125 124C120 128 116 136 114 146C102 132 98 118 100 92", hair, IVORY)


BEARDS = {"S": beard_point, "H": beard_curls, "D": beard_square, "C": beard_fork}


def crown_band(color):
    return [path("M97 56C114 50 136 50 153 56V67C136 61 114 61 97 67Z", color)]


def crown_spikes(look):
    return [path("M97 60L91 28L108 46L125 24L142 46L159 28L153 60C136 54 114 54 97 60Z", GOLD)] + crown_band(look.second) + [
        path(disc(125, 57, 3) + disc(109, 58.5, 2.4) + disc(141, 58.5, 2.4), GOLD)]


def crown_arches(look):
    return [path("M97 60V46C97 28 118 26 125 34C132 26 153 28 153 46V60C136 54 114 54 97 60Z", look.main),
            line("M99 58V46C99 30 120 28 125 38C130 28 151 30 151 46V58M125 38V54", GOLD, 5),
            path("M122.5 23H127.5V26H131V30.5H127.5V37H122.5V30.5H119V26H122.5Z", GOLD)] + crown_band(GOLD) + [
        path(disc(125, 57, 3) + disc(109, 58.5, 2.4) + disc(141, 58.5, 2.4), look.main)]


def crown_steps(look):
    return [path("M95 60V30H108V42H116V24H134V42H142V30H155V60C136 54 114 54 95 60Z", GOLD)] + crown_band(look.main) + [
        path(poly([(125, 52), (131, 57.5), (125, 63), (119, 57.5)]), GOLD)]


def crown_balls(look):
    return [path("M97 60L94 40L110 50L125 32L140 50L156 40L153 60C136 54 114 54 97 60Z", GOLD),
            path(disc(94, 36, 6) + disc(156, 36, 6) + disc(125, 31, 7), GOLD)] + crown_band(RED) + [
        path(disc(125, 57, 3) + disc(109, 58.5, 2.4) + disc(141, 58.5, 2.4), GOLD)]


CROWNS = {"S": crown_spikes, "H": crown_arches, "D": crown_steps, "C": crown_balls}


def hold_sword(look):
    x = 172
    return [path(f"M{x} 22L178.5 34V122H165.5V34Z", SLATE), path(f"M{x} 22L178.5 34V122H{x}Z", INK, opacity=0.3),
            rect(154, 120, 36, 7, GOLD, 3), rect(169, 126, 6, 34, INK), circle(x, 164, 6, GOLD)] + hand(look, x, 142, sleeve=look.second)


def hold_cup(look):
    return [path("M155 68H191C191 92 185 103 173 105C161 103 155 92 155 68Z", SLATE), rect(153, 64, 40, 7, GOLD, 2),
            path("M170 104H176V116H170Z", SLATE), rect(167, 113, 12, 6, GOLD, 2),
            path("M170 118H176V130L185 138H161L170 130Z", SLATE), sign("H", 173, 85, 18, RED)] + hand(look, 173, 148, sleeve=look.second)


def hold_axe(look):
    x = 173
    return [line(f"M{x} 30V{n(seam(x))}", INK, 5.5),
            path(both("M173 54L162 47C160 43 158 40 156 38C152 54 152 72 156 88C158 86 160 83 162 79L173 72Z", x), SLATE),
            circle(x, 63, 5, GOLD), circle(x, 29, 5, GOLD)] + hand(look, x, sleeve=look.second)


def hold_orb(look):
    x = 172
    return [circle(x, 112, 20, GOLD), line("M152.5 112H191.5M172 92.5V112", look.main, 5),
            path("M168.5 93V82H160V75H168.5V66H175.5V75H184V82H175.5V93Z", GOLD)] + hand(look, x, 144, sleeve=look.second)


KING_HOLDS = {"S": hold_sword, "H": hold_cup, "D": hold_axe, "C": hold_orb}


# ---------------------------------------------------------------- cards

def sash(look):
    """The slanting band over the seam, the same when turned."""
    a, b = seam(LEFT), seam(RIGHT)
    parts = [path(f"M57 {n(a - 9)}L193 {n(b - 9)}V{n(b + 9)}L57 {n(a + 9)}Z", look.trim),
             path(f"M57 {n(a - 6)}L193 {n(b - 6)}V{n(b + 6)}L57 {n(a + 6)}Z", look.main)]
    for x in (71, 98, 152, 179):
        parts.append(circle(x, seam(x), 3, look.trim))
    parts.append(path(poly([(125, 166), (132, 175), (125, 184), (118, 175)]), look.trim))
    return parts


def court(name, suit, color):
    look = Look(suit, color)
    figure = {"J": jack, "Q": queen, "K": king}[name](look)
    frame = [rect(LEFT, TOP, RIGHT - LEFT, 310, "none", 2, stroke=color, stroke_width=1.6)]
    half = figure + [sign(suit, 74, 40, 26, color)] + index(name, suit, color)
    return card(twice(half) + sash(look) + frame)


# ---------------------------------------------------------------- jokers

def star(x, y, r):
    points = []
    for i in range(10):
        q, a = (r, r * 0.42)[i % 2], radians(i * 36)
        points.append((x + q * sin(a), y - q * cos(a)))
    return poly(points)


def moon(x, y, r):
    return (f"M{n(x + r * .45)} {n(y - r * .9)}A{n(r)} {n(r)} 0 1 0 {n(x + r * .45)} {n(y + r * .9)}"
            f"A{n(r * 1.0)} {n(r)} 0 0 1 {n(x + r * .45)} {n(y - r * .9)}Z")


def joker_index(big, x=29.5, top=14, scale=1.0):
    """The word downwards, below it a star for the big and a moon for the little joker."""
    color = RED if big else INK
    parts = [glyph(letter, x - 13 * scale, top + i * 28 * scale, 26 * scale, 23.5 * scale, 6.2 * scale, color)
             for i, letter in enumerate("JOKER")]
    y = top + 158 * scale
    parts.append(path(star(x, y + scale, 17 * scale) if big else moon(x, y, 14 * scale), color))
    return parts


def big_jester():
    """Three horns with bells, a laughing face, a chequered coat."""
    bells = disc(70, 96, 6.5) + disc(180, 96, 6.5) + disc(125, 31, 6.5)
    parts = [robe(RED), half_robe(SLATE)]
    for x, y, color in ((76, 138, GOLD), (97, 150, GOLD), (153, 150, GOLD), (174, 142, GOLD), (174, 168, GOLD)):
        parts.append(path(poly([(x, y - 11), (x + 8, y), (x, y + 11), (x - 8, y)]), color))
    parts += neck()
    ruff = "M125 142L116 126L106 138L102 122L88 128L94 112L108 106H125Z"
    parts += [path(both(ruff), GOLD), path(both("M125 126L118 118L108 122L106 110H125Z"), IVORY)]
    parts += [path(FACE, IVORY), path("M125 56V72L119 94H125V114C135 114 146 103 146 86V56Z", SAND),
              path(both("M108.5 81Q114 74.5 120 80.5Q114 85 108.5 81Z"), INK),
              line(both("M107 73Q113 67 120.5 72"), INK, 2.2),
              path("M110 95Q125 103 140 95Q138 110 125 110Q112 110 110 95Z", RED),
              path("M113.5 98Q125 103.5 136.5 98L135 101.5Q125 106 115 101.5Z", IVORY)]
    parts += [path("M100 66C104 44 98 38 88 40C76 43 72 64 70 92C78 76 88 72 99 84Z", SLATE),
              path("M150 66C146 44 152 38 162 40C174 43 178 64 180 92C172 76 162 72 151 84Z", INK),
              path("M100 66C100 48 112 46 125 33C138 46 150 48 150 66C136 56 114 56 100 66Z", RED),
              path("M125 33C138 46 150 48 150 66C142 60 134 58.5 125 58.5Z", GOLD),
              path("M98 62C114 52 136 52 152 62V71C136 62 114 62 98 71Z", INK),
              path(disc(109, 62.5, 2.6) + disc(125, 59.5, 2.6) + disc(141, 62.5, 2.6), GOLD),
              path(bells, GOLD), line("M65.5 97H74.5M175.5 97H184.5M120.5 32H129.5", INK, 1.5)]
    return parts


def little_jester():
    """Two tall ears, a half mask, a striped coat; all in ink."""
    parts = [robe(INK), half_robe(IVORY, stroke=INK, stroke_width=2.4)]
    for x, y in ((76, 138), (97, 150), (153, 150), (174, 142), (174, 168)):
        parts.append(path(poly([(x, y - 11), (x + 8, y), (x, y + 11), (x - 8, y)]), IVORY if x < 125 else INK))
    parts += [path("M116 104H134V122H116Z", IVORY)]
    parts += [circle(125 + 33 * sin(radians(a)), 106 + 20 * cos(radians(a)), 11, IVORY, stroke=INK, stroke_width=2.4)
              for a in (-82, 82, -49, 49, -16, 16)]
    parts += [path(FACE, IVORY),
              path("M125 56V72L119 94H125V114C135 114 146 103 146 86V56Z", INK),
              path("M108.5 82Q114 76.5 120 81.5Q114 85.5 108.5 82Z", INK),
              path("M130 81.5Q136 76.5 141.5 82Q136 85.5 130 81.5Z", IVORY),
              line("M107.5 76Q113 71 120.5 74.5", INK, 2.2),
              line("M114 101Q119 106.5 125 106.5", INK, 2.4), line("M125 106.5Q131 106.5 136 101", IVORY, 2.4)]
    parts += [path("M99 66C97 52 92 42 78 31C102 28 120 38 125 50V60C114 58 106 60 99 66Z", INK),
              path("M151 66C153 52 158 42 172 31C148 28 130 38 125 50V60C136 58 144 60 151 66Z", IVORY, stroke=INK, stroke_width=2.4),
              path("M97 63C114 53 136 53 153 63V71C136 62 114 62 97 71Z", INK),
              line("M100 66.5C116 58.5 134 58.5 150 66.5", IVORY, 1.8),
              circle(78, 32, 6.5, IVORY, stroke=INK, stroke_width=2.4), circle(172, 32, 6.5, INK)]
    return parts


def joker(big):
    color = RED if big else INK
    look = Look("S", INK)
    look.trim = GOLD if big else IVORY
    figure = big_jester() if big else little_jester()
    frame = [rect(LEFT, TOP, RIGHT - LEFT, 310, "none", 2, stroke=color, stroke_width=1.6)]
    return card(twice(figure + joker_index(big)) + sash(look) + frame)


def large_joker(big):
    """The word and a large star or moon."""
    color = RED if big else INK
    parts = joker_index(big, 40, 16, 1.35)
    sign_path = star(0, 0, 70) if big else moon(0, 0, 62)
    return card(parts + [at([path(sign_path, color)] + ([path(star(0, 0, 30), GOLD)] if big else []), 160, 250)])
