"""Drawings of one line, as neon follows it: strokes of (x, y) with y from 0 at the foot, drawn smoothly through."""
import math

from outline import smooth

# How much the script leans.
SLANT = .2

# Letters whose small ones are 1 high: strokes, and where the next letter starts.
_BOWL = [(.8, .84), (.54, 1.0), (.26, .9), (.11, .52), (.2, .12), (.44, 0), (.66, .18), (.78, .58), (.82, .98)]
_FOOT = [(.8, .42), (.87, .07), (1.02, .05), (1.16, .28)]
_TAIL = [(.81, .3), (.75, -.42), (.55, -.82), (.29, -.78), (.22, -.5), (.52, -.16), (.88, .06), (1.14, .28)]
_STUB = [(0, .28), (.11, .44)]
_LETTERS = {
    'a': ([_STUB, _BOWL, [(.82, .98), *_FOOT]], 1.16),
    'c': ([_STUB, [(.7, .8), (.52, 1.0), (.25, .9), (.11, .5), (.2, .12), (.46, 0), (.7, .1), (.86, .28)]], .86),
    'd': ([_STUB, _BOWL, [(.86, 2.05), (.82, 1.2), *_FOOT]], 1.16),
    'e': ([[(0, .26), (.24, .4), (.52, .66), (.57, .9), (.4, 1.03), (.19, .86), (.12, .5), (.24, .12), (.5, 0),
            (.74, .1), (.9, .28)]], .9),
    'f': ([[(0, .28), (.24, .7), (.47, 1.4), (.48, 1.96), (.31, 2.1), (.17, 1.76), (.15, .8), (.13, -.3), (.2, -.76),
            (.38, -.76), (.42, -.34), (.28, .02), (.46, .06), (.7, .28)]], .7),
    'g': ([_STUB, _BOWL, [(.82, .98), *_TAIL]], 1.14),
    'h': ([[(0, .2), (.24, .62), (.47, 1.4), (.46, 1.98), (.28, 2.1), (.15, 1.72), (.12, .9), (.11, 0)],
           [(.12, .16), (.26, .62), (.48, .96), (.68, .92), (.74, .6), (.74, .22), (.86, .03), (1.04, .12), (1.14, .26)]], 1.14),
    'i': ([[(0, .28), (.16, .64), (.26, .98)], [(.26, .98), (.25, .4), (.34, .06), (.5, .06), (.64, .28)],
           [(.27, 1.4), (.275, 1.48)]], .64),
    'l': ([[(0, .28), (.24, .7), (.46, 1.4), (.47, 1.96), (.3, 2.1), (.16, 1.76), (.13, .8), (.22, .14), (.42, 0),
            (.6, .1), (.72, .28)]], .72),
    'm': ([[(0, .28), (.1, .76), (.19, 1.0), (.25, .84), (.22, .4), (.2, 0)],
           [(.2, .16), (.34, .7), (.52, .98), (.66, .9), (.67, .5), (.65, 0)],
           [(.66, .16), (.8, .7), (.99, .98), (1.14, .9), (1.15, .5), (1.17, .2), (1.28, .03), (1.44, .12), (1.54, .28)]], 1.54),
    'n': ([[(0, .28), (.1, .76), (.19, 1.0), (.25, .84), (.22, .4), (.2, 0)],
           [(.2, .16), (.36, .72), (.56, .98), (.73, .9), (.75, .5), (.77, .2), (.88, .03), (1.04, .12), (1.14, .28)]], 1.14),
    'o': ([[(0, .28), (.1, .42)],
           [(.5, 1.0), (.24, .9), (.1, .52), (.2, .12), (.47, 0), (.74, .16), (.83, .54), (.7, .9), (.5, 1.0), (.46, .84), (.62, .74), (.86, .82), (1.06, 1.0)]], 1.1),
    'r': ([[(0, .28), (.14, .7), (.2, 1.06), (.29, 1.16), (.36, 1.0), (.5, .93), (.66, .96), (.71, .8), (.67, .38), (.76, .07),
            (.92, .06), (1.06, .28)]], 1.06),
    's': ([[(0, .28), (.2, .68), (.33, 1.06), (.4, .9), (.58, .58), (.62, .26), (.46, .02), (.24, .03), (.13, .18)],
           [(.46, .02), (.68, .06), (.86, .28)]], .86),
    't': ([[(0, .28), (.2, .76), (.34, 1.62)], [(.34, 1.62), (.3, .9), (.29, .3), (.38, .05), (.55, .06), (.7, .28)],
           [(-.04, 1.2), (.68, 1.24)]], .7),
    'w': ([[(0, .28), (.1, .76), (.19, 1.0), (.25, .84), (.25, .3), (.38, .03), (.56, .18), (.68, .62), (.71, .98)],
           [(.71, .98), (.71, .3), (.84, .03), (1.03, .18), (1.14, .62), (1.12, .98), (1.22, .84), (1.42, .9)]], 1.44),
    'y': ([[(0, .28), (.1, .76), (.19, 1.0), (.25, .84), (.25, .34), (.38, .04), (.6, .12), (.75, .54), (.82, .98)],
           [(.82, .98), *_TAIL]], 1.14),
    ' ': ([], .6),
}
# These end as high as a small letter, and what follows them starts there.
_ENDING_HIGH = 'ow'


def word(letters):
    """A word in a script of single lines; what can be written without lifting the pen is one stroke."""
    strokes, at, before = [], 0.0, ' '
    for letter in letters:
        parts, step = _LETTERS[letter]
        for part in _from_above(parts) if before in _ENDING_HIGH else parts:
            moved = [(x + at, y) for x, y in part]
            meets = strokes and math.dist(strokes[-1][-1], moved[0]) < .09
            if meets:
                strokes[-1] += moved[1:]
            else:
                strokes.append(moved)
        at, before = at + step, letter
    return [[(x + SLANT * y, y) for x, y in smooth(stroke)] for stroke in strokes]


def _from_above(parts):
    """Without the stroke that leads up to it."""
    first, *others = parts
    if first[-1] == _STUB[-1] or len(first) == 2:
        return others
    start = next(i for i, (_, y) in enumerate(first) if y > .7)
    return [[(-.04, 1.0), *first[start:]], *others]


def lines(*written):
    """Words below each other: (word, how far it is moved to the right)."""
    return [
        [(x + aside, y - 2.5 * number) for x, y in stroke]
        for number, (letters, aside) in enumerate(written) for stroke in word(letters)
    ]


def heart():
    """One line that crosses itself nowhere: open at the notch, by a finger's breadth."""
    line = []
    for i in range(121):
        t = math.radians(4 + 352 * i / 120)
        x = 16 * math.sin(t) ** 3
        y = 13 * math.cos(t) - 5 * math.cos(2 * t) - 2 * math.cos(3 * t) - math.cos(4 * t)
        line.append((x / 30, (y + 17) / 30))
    return [line]


def bent(points, radius=.05):
    """Straight lines with round corners, as a tube is bent."""
    line = [points[0]]
    for before, corner, after in zip(points, points[1:], points[2:]):
        ends = [_towards(corner, other, radius) for other in (before, after)]
        for i in range(7):
            t = i / 6
            line.append(tuple(
                (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b for a, c, b in zip(ends[0], corner, ends[1])
            ))
    line.append(points[-1])
    return [place for a, b in zip(line, line[1:]) for place in _stepping(a, b)] + [points[-1]]


def _towards(start, end, length):
    share = length / math.dist(start, end)
    return tuple(a + (b - a) * share for a, b in zip(start, end))


def _stepping(start, end, step=.03):
    count = max(1, round(math.dist(start, end) / step))
    return [tuple(a + (b - a) * i / count for a, b in zip(start, end)) for i in range(count)]


def house():
    """A roof over walls with a door, drawn in two lines."""
    walls = [
        (.34, 0), (.04, 0), (.04, .52), (-.1, .42), (.5, .94), (.74, .732), (.74, .9), (.87, .9), (.87, .62), (1.1, .42),
        (.96, .52), (.96, 0), (.66, 0),
    ]
    door = bent([(.4, 0), (.4, .4), (.6, .4), (.6, 0)], .095)
    return [bent(walls, .035), door]


def wave():
    """Three breakers, each as high as a half of the one before."""
    first = [(-.12, .02), (.08, .06), (.3, .3), (.52, .78), (.86, 1), (1.14, .84), (1.16, .56), (.98, .46), (.86, .6), (.94, .72)]
    second = [(.98, .1), (1.2, .06), (1.42, .22), (1.62, .5), (1.86, .52), (1.94, .34), (1.8, .27)]
    third = [(1.76, .05), (2.0, .06), (2.2, .16), (2.44, .1), (2.66, .02)]
    return [smooth(line) for line in (first, second, third)]


def sun():
    """A disc and twelve rays."""
    disc = [(.5 + .27 * math.sin(math.radians(a)), .5 + .27 * math.cos(math.radians(a))) for a in range(3, 360, 6)]
    rays = []
    for i in range(12):
        turn = math.pi * i / 6
        rays.append([(.5 + r * math.sin(turn), .5 + r * math.cos(turn)) for r in (.35, .4, .45, .5)])
    return [disc, *rays]
