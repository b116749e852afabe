"""A child's things, at z = 0."""
import math

import materials
from furniture.fabrics import wool
from mesh import box, cushion, mesh, placed, together


def bear(height=.34, colour='#b58d66', ears='round'):
    """A sitting soft toy; with long ears it is a rabbit."""
    k = height / .34
    pile = wool(colour, .006, .003)
    pale = wool('#e6d8c2', .006, .002)
    dark = materials.plain('thread', '#2d2620', .6)

    def ball(size, at, cloth=pile, turn=(0, 0, 0), seed=0):
        return placed(cushion([side * k for side in size], cloth, .9, .02 * max(size) * k, seed, 24), [place * k for place in at], turn)

    parts = [
        ball((.17, .14, .19), (0, 0, .095)), ball((.15, .135, .135), (0, -.012, .235), seed=1),
        ball((.07, .05, .055), (0, -.075, .22), pale), ball((.024, .016, .016), (0, -.101, .232), dark),
    ]
    for side in (-1, 1):
        arm, leg, paw = (side * .095, -.035, .125), (side * .065, -.09, .036), (side * .088, -.166, .038)
        parts += [
            ball((.055, .05, .13), arm, turn=(28, side * -24, 0), seed=2), ball((.07, .15, .07), leg, turn=(0, 0, side * 18), seed=4),
            ball((.05, .016, .05), paw, pale, (0, 0, side * 18)), ball((.012, .008, .012), (side * .032, -.074, .252), dark),
        ]
        if ears == 'round':
            parts.append(ball((.058, .03, .058), (side * .06, 0, .292), seed=6))
        else:
            parts.append(ball((.045, .026, .15), (side * .045, .006, .345), turn=(6, side * 14, 0), seed=7))
    return together(parts)


def rainbow(radius=.13, colours=('#c2785e', '#d9a46a', '#e6cf96', '#93a58f', '#7f93a3')):
    """Timber arches inside each other."""
    thick, deep, parts = radius * .15, .055, []
    for i, colour in enumerate(colours):
        outer = radius - i * (thick + .0008)
        parts.append(_arch(outer, outer - thick, deep, materials.plain('painted timber', colour, .55, Specular=.3)))
    return together(parts)


def blocks(side=.042):
    """A small tower of cubes."""
    colours = ('#d9a46a', '#93a58f', '#efe6d3', '#c2785e', '#7f93a3')
    places = ((0, 0, 0, 8), (1.15, .1, 0, -11), (.5, 0, 1, 20), (-1.6, -.8, 0, 34), (.45, .05, 2, 3))
    return together([
        box((side,) * 3, materials.plain('painted timber', colour, .55), .004, (x * side, y * side, (z + .5) * side), (0, 0, turn))
        for (x, y, z, turn), colour in zip(places, colours)
    ])


def _arch(outer, inner, deep, material, steps=40):
    corners, faces = [], []
    for i in range(steps + 1):
        angle = math.pi * i / steps
        for radius, y in ((inner, 0), (outer, 0), (outer, -deep), (inner, -deep)):
            corners.append((radius * math.cos(angle), y, radius * math.sin(angle)))
    for i in range(steps):
        for k in range(4):
            faces.append((i * 4 + k, i * 4 + (k + 1) % 4, (i + 1) * 4 + (k + 1) % 4, (i + 1) * 4 + k))
    faces += [(3, 2, 1, 0), tuple(steps * 4 + k for k in range(4))]
    made = mesh('arch', corners, faces, material, None, True, 40)
    rounding = made.modifiers.new('bevel', 'BEVEL')
    rounding.width, rounding.segments = .0025, 2
    return made
