# SPDX-FileCopyrightText: 2026 Full Table contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The twelve courts and the two jokers.

All are double-ended: one half is drawn, the other is the same half turned
about the middle of the card.  Both meet on a slanting line which a sash covers.
A half is layered from back to front: background, hair behind, robe, neck,
collar, face, hair, hat, attribute, hand.
"""
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
    """The colours of one court."""

    def __init__(self, suit, color):
        self.suit, self.main = suit, color
        self.second, self.trim, self.pop = {
            "S": (SLATE, GOLD, RED), "H": (SLATE, GOLD, INK),
            "D": (GOLD, GOLD, INK), "C": (RED, GOLD, GOLD)}[suit]
        self.hair = {"J": {"S": SLATE, "H": GOLD, "D": INK, "C": RED},
                     "Q": {"S": INK, "H": RED, "D": GOLD, "C": SLATE},
                     "K": {"S": SLATE, "H": GOLD, "D": INK, "C": RED}}


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
    return [path("M116 104H134V122L125 130L116 122Z", IVORY),
            path("M125 112L134 106V122L125 130Z", SAND)]


# ---------------------------------------------------------------- robes

SHOULDER = "C57 128 80 121 108 114"


def robe(color):
    return path(f"M57 {n(seam(57))}V142{SHOULDER}H142C170 121 193 128 193 142V{n(seam(193))}Z", color)


def half_robe(color):
    return path(f"M125 114H142C170 121 193 128 193 142V{n(seam(193))}L125 175Z", color)


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


def hand(x=HAND[0], y=HAND[1], cuff=GOLD, sleeve=None):
    parts = []
    if sleeve:
        parts.append(path(f"M{n(x - 17)} {n(seam(x - 17))}L{n(x - 10)} {n(y + 11)}H{n(x + 10)}L{n(x + 17)} {n(seam(x + 17))}Z", sleeve))
    parts += [path(f"M{n(x - 12)} {n(y + 9)}H{n(x + 12)}L{n(x + 13.5)} {n(y + 17)}H{n(x - 13.5)}Z", cuff),
              rect(x - 10, y - 8, 20, 18, IVORY, 6),
              line(f"M{n(x - 9)} {n(y - 2.5)}H{n(x + 6)}M{n(x - 9)} {n(y + 2.5)}H{n(x + 6)}", INK, 1.4)]
    return parts


# ---------------------------------------------------------------- jacks

def jack(look):
    suit = look.suit
    hair = look.hair["J"][suit]
    parts = [path(both("M104 58H98V92C98 100 92 105 88 106C94 114 108 113 110 104Z"), hair),
             robe(look.main), half_robe(look.second if look.second != look.trim else IVORY)]
    if suit == "D":
        parts.pop()
        parts.append(half_robe(SLATE))
    for i, y in enumerate((140, 156)):
        parts.append(motif(suit, 92 + i * 3, y, look.trim, 8))
    parts += neck()
    parts += [path(both("M125 132L108 106L98 113L104 128L112 122L114 138L125 132Z"), look.trim),
              circle(125, 144, 3.4, look.trim), circle(125, 158, 3.4, look.trim)]
    parts += face()
    parts.append(path(both("M104 56V74C104 74 112 70 113 56Z"), hair))
    parts += JACK_HATS[suit](look)
    parts += JACK_HOLDS[suit](look)
    return parts


def hat_hood(look):
    """A tall hood, its tip thrown over."""
    return [path("M97 62C95 42 104 26 128 24C140 23 150 28 157 38C148 36 144 40 148 50L153 62Z", look.main),
            path("M95 58C112 51 138 51 155 58V66C138 60 112 60 95 66Z", look.trim),
            circle(157, 39, 4.5, RED)]


def hat_beret(look):
    """A wide beret with a plume."""
    return [path("M96 62C84 56 84 38 104 32C124 26 152 28 160 42C164 52 158 60 152 62C134 56 114 56 96 62Z", look.main),
            path("M96 60C114 53 136 53 153 60V67C136 61 114 61 96 67Z", look.trim),
            path("M138 44C150 22 176 18 190 40C192 58 182 72 174 78C178 62 174 52 164 48C156 45 146 46 138 44Z", SLATE),
            line("M140 44C156 34 178 34 182 60", IVORY, 1.6)]


def hat_square(look):
    """A stiff cap with four corners."""
    return [path("M125 24L164 46L125 62L86 46Z", look.main),
            path("M125 24L164 46L125 62Z", INK, opacity=0.25),
            path("M99 50L125 61L151 50V67C136 60 114 60 99 67Z", look.trim),
            circle(125, 44, 4, look.trim)]


def hat_peak(look):
    """A forester's cap with a long peak and a feather."""
    return [path("M138 40L176 22L166 44L144 54Z", look.trim),
            path("M92 60C96 38 118 28 142 32L150 50L166 62C140 55 116 55 92 66Z", look.main),
            path("M90 66C112 52 142 53 170 64C146 61 112 60 90 66Z", look.second)]


JACK_HATS = {"S": hat_hood, "H": hat_beret, "D": hat_square, "C": hat_peak}


def hold_halberd(look):
    x = HAND[0]
    return ([line(f"M{x} 40V{n(seam(x))}", INK, 5),
             path(f"M{x} 22L178 48H164Z", SLATE),
             path("M169 54C182 56 188 50 190 46C194 62 194 74 190 86C188 82 182 76 169 78Z", SLATE),
             path("M171 58L153 66L171 74Z", SLATE)] + hand(sleeve=look.second))


def hold_bird(look):
    return [path("M157 142L170 96C168 86 178 80 186 86L192 90L186 93C190 112 182 132 168 138L160 150Z", INK),
            path("M162 132L174 104C182 110 180 124 168 134Z", SLATE),
            path("M186 86L193 90L186 93Z", GOLD), circle(180, 89, 1.8, IVORY)] + hand(y=152, sleeve=look.second)


def hold_key(look):
    x = HAND[0]
    return [path(disc(x, 52, 17) + disc(x, 52, 8.5), GOLD, fill_rule="evenodd"),
            path(f"M168 68H174V{n(seam(x))}H168ZM174 102H189V110H183V116H189V126H174Z", GOLD)] + hand(y=150, sleeve=SLATE)


def hold_torch(look):
    return [path("M171 30C178 48 190 56 188 72C187 84 179 90 171 90C163 90 155 84 154 72C153 60 164 54 171 30Z", RED),
            path("M172 54C176 64 181 68 180 76C179 83 175 86 171 86C166 86 162 82 162 76C162 68 170 66 172 54Z", GOLD),
            path("M157 88H185L181 100H161Z", look.trim),
            path("M163 100H179L174 180H168Z", INK)] + hand(sleeve=look.second)


JACK_HOLDS = {"S": hold_halberd, "H": hold_bird, "D": hold_key, "C": hold_torch}


# ---------------------------------------------------------------- queens

def queen(look):
    suit = look.suit
    hair = look.hair["Q"][suit]
    parts = list(QUEEN_BACK[suit](look, hair))
    parts += [robe(look.main),
              path("M125 172L100 116H150Z", look.second if suit != "D" else SLATE),
              line("M100 115L125 168L150 115", look.trim, 4.5)]
    for x, y in ((80, 144), (98, 154)):
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
    return [path("M125 40C102 40 94 58 94 78V132H156V78C156 58 148 40 125 40Z", hair)]


def fringe_long(look, hair):
    return [path("M102 72V56H148V72C140 66 134 64 125 64C116 64 110 66 102 72Z", hair),
            path(both("M94 78V132H106V70Z"), hair),
            line(both("M94 118H107M94 126H107"), look.trim, 2.5),
            path("M98 58L104 30L114 48L125 18L136 48L146 30L152 58C136 51 114 51 98 58Z", GOLD),
            circle(125, 44, 4, RED)]


def hair_wave(look, hair):
    return [path(both("M125 38C100 36 90 52 93 68C84 74 86 86 92 90C82 98 86 110 94 112C86 120 92 132 104 130H125Z"), hair)]


def fringe_wave(look, hair):
    return [path(both("M125 56C118 70 108 72 102 78V54H125Z"), hair),
            path("M97 52C97 36 110 32 113 42C114 26 136 26 137 42C140 32 153 36 153 52C136 46 114 46 97 52Z", GOLD),
            circle(125, 40, 4, look.main), circle(106, 46, 2.5, look.main), circle(144, 46, 2.5, look.main)]


def hair_buns(look, hair):
    return [path(both(disc(95, 84, 15)), hair), path("M125 38C106 38 100 52 100 72H150C150 52 144 38 125 38Z", hair)]


def fringe_buns(look, hair):
    return [path("M102 74V54H148V74L125 60Z", hair),
            circle(95, 84, 6, look.trim if hair != look.trim else RED), circle(155, 84, 6, look.trim if hair != look.trim else RED),
            path("M99 58L105 44H113L118 30L125 18L132 30L137 44H145L151 58C136 52 114 52 99 58Z", GOLD),
            path(poly([(125, 30), (130, 40), (125, 50), (120, 40)]), look.main)]


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
    x = 173
    return [line(f"M{x} 40V170", GOLD, 4.5), line("M157 50H189", GOLD, 4.5), circle(x, 40, 4.5, GOLD),
            line("M158 52L151.500 88H166L159 52M188 52L181 78H192L189 52", INK, 1.4),
            path("M150 86H168C168 96 150 96 150 86Z", SLATE), path("M178 76H192.500C192.500 86 178 86 178 76Z", SLATE)] + hand(x, sleeve=look.second)


def hold_rose(look):
    return [line("M172 70C176 100 170 130 171 180", INK, 3.6),
            path("M173 116C180 102 190 102 192 104C190 116 182 122 173 118ZM172 104C166 92 156 94 154 96C156 106 164 110 172 106Z", SLATE),
            path(disc(162, 52, 10) + disc(181, 52, 10) + disc(171, 66, 11) + disc(171, 44, 11) + disc(184, 62, 7) + disc(160, 63, 7), RED),
            line("M164 52A8 8 0 1 1 172 62A11 11 0 0 1 160 55M168 54A4 4 0 1 1 173 57", IVORY, 2)] + hand(sleeve=look.second)


def hold_fan(look):
    parts = []
    from math import cos, radians, sin
    cx, cy, r = 170, 142, 84
    blades = [(-106 + i * 8.4, look.main if i % 2 else GOLD) for i in range(5)]
    for a, c in blades:
        p = [(cx + r * cos(radians(t)), cy + r * sin(radians(t))) for t in (a - 4.2, a + 4.2)]
        m = cx + (r + 9) * cos(radians(a)), cy + (r + 9) * sin(radians(a))
        parts.append(path(f"M{cx} {cy}L{n(p[0][0])} {n(p[0][1])}Q{n(m[0])} {n(m[1])} {n(p[1][0])} {n(p[1][1])}Z", c))
    return parts + hand(sleeve=SLATE)


def hold_book(look):
    return [at([rect(-18, -25, 36, 50, RED, 2), rect(-18, -25, 7, 50, INK), rect(14, -23, 5, 46, IVORY),
                rect(12, -15, 8, 5, GOLD), rect(12, 10, 8, 5, GOLD), sign("C", 1.5, 0, 20, GOLD)], 171, 112, turn=6)] + hand(y=146, sleeve=look.second)


QUEEN_HOLDS = {"S": hold_scales, "H": hold_rose, "D": hold_fan, "C": hold_book}


# ---------------------------------------------------------------- kings

def king(look):
    suit = look.suit
    hair = look.hair["K"][suit]
    parts = [path(both("M104 58H97V98L90 112H112Z"), hair), robe(look.main),
             strip(108, 142, 116, look.second if suit != "D" else SLATE)]
    parts += [line(f"M108 118V{n(seam(108))}M142 118V{n(seam(142))}", look.trim, 4)]
    parts.append(path("M125 168C96 160 76 146 70 130C84 120 98 117 108 113H142C152 117 166 120 180 130C174 146 154 160 125 168Z", IVORY))
    for x, y in ((84, 134), (100, 147), (150, 147), (166, 134), (100, 128), (150, 128)):
        parts.append(path(f"M{x} {y - 5}L{x + 2.5} {y + 4}H{x - 2.5}Z", INK))
    parts += neck()
    parts += face(103)
    parts += BEARDS[suit](hair)
    parts += CROWNS[suit](look)
    parts += KING_HOLDS[suit](look)
    return parts


def whiskers(tail, hair, moustache):
    """A beard that leaves the mouth free; `tail` is its left lower edge."""
    return [path("M100 60H107V84C108 92 114 96 125 96C136 96 142 92 143 84V60H150V92" + tail + "V60Z", hair),
            path("M117 105Q125 101 133 105Q125 109.500 117 105Z", RED),
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
    return [path("M97 60L91 28L108 46L125 20L142 46L159 28L153 60C136 54 114 54 97 60Z", GOLD)] + crown_band(look.second) + [
        path(disc(125, 57, 3) + disc(109, 58.5, 2.4) + disc(141, 58.5, 2.4), GOLD)]


def crown_arches(look):
    return [path("M97 60V46C97 28 118 26 125 34C132 26 153 28 153 46V60C136 54 114 54 97 60Z", look.main),
            line("M99 58V46C99 30 120 28 125 38C130 28 151 30 151 46V58M125 38V54", GOLD, 5),
            path("M122.500 20H127.500V23.500H131V28H127.500V36H122.500V28H119V23.500H122.500Z", GOLD)] + crown_band(GOLD) + [
        path(disc(125, 57, 3) + disc(109, 58.5, 2.4) + disc(141, 58.5, 2.4), look.main)]


def crown_steps(look):
    return [path("M95 60V30H108V42H116V24H134V42H142V30H155V60C136 54 114 54 95 60Z", GOLD)] + crown_band(look.main) + [
        path(poly([(125, 52), (131, 57.5), (125, 63), (119, 57.5)]), GOLD)]


def crown_balls(look):
    return [path("M97 60L94 40L110 50L125 32L140 50L156 40L153 60C136 54 114 54 97 60Z", GOLD),
            path(disc(94, 36, 6) + disc(156, 36, 6) + disc(125, 28, 7), GOLD)] + crown_band(RED) + [
        path(disc(125, 57, 3) + disc(109, 58.5, 2.4) + disc(141, 58.5, 2.4), GOLD)]


CROWNS = {"S": crown_spikes, "H": crown_arches, "D": crown_steps, "C": crown_balls}


def hold_sword(look):
    x = 172
    return [path(f"M{x} 22L178.500 34V122H165.500V34Z", SLATE), path(f"M{x} 22L178.500 34V122H{x}Z", INK, opacity=0.3),
            rect(154, 120, 36, 7, GOLD, 3), rect(169, 126, 6, 34, INK), circle(x, 164, 6, GOLD)] + hand(x, 142, sleeve=look.second)


def hold_cup(look):
    return [path("M154 70H190C190 92 184 102 172 104C160 102 154 92 154 70Z", GOLD), rect(152, 66, 40, 7, GOLD, 2),
            path("M169 100H175V128H182V134H162V128H169Z", GOLD), sign("H", 172, 86, 16, RED)] + hand(y=144, sleeve=look.second)


def hold_axe(look):
    x = 172
    return [line(f"M{x} 30V{n(seam(x))}", INK, 5.5),
            path(both("M172 52L160 46C158 42 156 38 154 36C149 52 149 72 154 88C156 86 158 82 160 78L172 72Z", 172), SLATE),
            circle(x, 62, 5, GOLD), circle(x, 29, 4.5, GOLD)] + hand(x, sleeve=SLATE)


def hold_orb(look):
    x = 171
    return [circle(x, 112, 21, GOLD), line("M150 112H192M171 92V112", RED, 5),
            path("M168 91V80H160V74H168V66H174V74H182V80H174V91Z", GOLD)] + hand(x, 142, sleeve=look.second)


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
    half = figure + [sign(suit, 77, 44, 30, color)] + index(name, suit, color)
    return card(twice(half) + sash(look) + frame)


def joker_word(color):
    parts = []
    for i, letter in enumerate("JOKER"):
        parts.append(glyph(letter, 19, 14 + i * 27, 21, 23, 5.2, color))
    return parts


def joker(big):
    color = RED if big else INK
    parts = joker_word(color)
    return card(twice(parts))


def large_joker(big):
    return joker(big)
