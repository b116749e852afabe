"""Drawings of one line, as neon follows it: strokes of (x, y) with y from 0 at the foot, drawn smoothly through."""
import math

from outline import smooth

# How much the script leans.
SLANT = .2

# Letters whose small ones are 1 high: strokes, and where the next letter starts.
_LETTERS = {
    'h': ([[(0, .2), (.24, .62), (.47, 1.4), (.46, 1.98), (.28, 2.1), (.15, 1.72), (.12, .9), (.11, 0)],
           [(.12, .16), (.26, .62), (.48, .96), (.68, .92), (.74, .6), (.74, .22), (.86, .03), (1.04, .12), (1.14, .26)]], 1.14),
    'e': ([[(0, .26), (.24, .4), (.52, .66), (.57, .9), (.4, 1.03), (.19, .86), (.12, .5), (.24, .12), (.5, 0),
            (.74, .1), (.9, .28)]], .9),
    'l': ([[(0, .28), (.24, .7), (.46, 1.4), (.47, 1.96), (.3, 2.1), (.16, 1.76), (.13, .8), (.22, .14), (.42, 0),
            (.6, .1), (.72, .28)]], .72),
    'o': ([[(0, .28), (.1, .42)],
           [(.5, 1.0), (.24, .9), (.1, .52), (.2, .12), (.47, 0), (.74, .16), (.83, .54), (.7, .9), (.5, 1.0), (.46, .84), (.62, .74), (.86, .82), (1.06, 1.0)]], 1.1),
}


def word(letters):
    """A word in a script of single lines; what can be written without lifting the pen is one stroke."""
    strokes, at = [], 0.0
    for letter in letters:
        parts, step = _LETTERS[letter]
        for part in parts:
            moved = [(x + at, y) for x, y in part]
            meets = strokes and math.dist(strokes[-1][-1], moved[0]) < .09
            if meets:
                strokes[-1] += moved[1:]
            else:
                strokes.append(moved)
        at += step
    return [[(x + SLANT * y, y) for x, y in smooth(stroke)] for stroke in strokes]


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
