"""The sample kit: three finishes and three frame depths on tissue in a tray of kraft card. It lies on z = 0."""
import math

from mathutils import Vector, noise

import materials
from mesh import box, placed, sheet, together
from products.canvas import stretched
from products.gifts import lying

WIDE, DEEP, HIGH, CARD = .3, .22, .042, .003
SIDE = .076
FINISHES = (('matte', .85, .1, 0), ('satin', .4, .4, .1), ('gloss', .08, .6, .8))
DEPTHS = (('slim', .019), ('middle', .025), ('gallery', .038))
# The tissue is pressed flat to here where something lies on it.
FLOOR = .0078


def sample_kit():
    kraft = materials.plain('kraft', '#b08a5e', .8, Specular=.15)
    parts = [box((WIDE, DEEP, CARD), kraft, .0008, (0, 0, CARD / 2))]
    for side in (-1, 1):
        parts.append(box((WIDE, CARD, HIGH), kraft, .0008, (0, side * (DEEP - CARD) / 2, HIGH / 2)))
        parts.append(box((CARD, DEEP, HIGH), kraft, .0008, (side * (WIDE - CARD) / 2, 0, HIGH / 2)))
    parts.append(_tissue())
    white = materials.plain('card', '#faf8f3', .6)
    for number, (name, roughness, specular, clearcoat) in enumerate(FINISHES):
        swatch = lying(name, SIDE, SIDE, .0022, white, roughness=roughness, specular=specular, clearcoat=clearcoat)
        parts.append(placed(swatch, (_column(number), .048, FLOOR), (0, 0, (3, -2, 2)[number])))
    for number, (name, depth) in enumerate(DEPTHS):
        block = stretched(name, SIDE, SIDE, depth, thread=.0009)
        parts.append(placed(block, (_column(number), -.048, FLOOR), (-90, 0, (-2, 3, -3)[number])))
    return together(parts)


def _column(number):
    return (number - 1) * .093


def _tissue():
    """Crumpled towards the walls, where it stands up a little."""
    paper = materials.plain('tissue', '#f3eee4', .9, Specular=.05)
    wide, deep = WIDE - 2 * CARD, DEEP - 2 * CARD

    def point(u, v):
        x, y = (u - .5) * wide, (v - .5) * deep
        rim = max(abs(x) / (wide / 2), abs(y) / (deep / 2))
        up = .03 * max(0, (rim - .86) / .14) ** 1.6
        crumple = noise.fractal(Vector((x * 26, y * 26, 3)), .9, 2.1, 4) * (.0016 + .008 * max(0, rim - .8) * 5)
        ridge = abs(math.sin(x * 61 + math.sin(y * 43) * 2)) ** 6 * .0015
        lift = min(max(crumple + ridge, -.002), .0012 + up)
        return Vector((x * (1 - .012 * rim), y * (1 - .012 * rim), FLOOR - .0015 + up + lift))

    return sheet(160, 120, point, paper, .0003)
