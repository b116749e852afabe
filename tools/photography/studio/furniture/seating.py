"""What one sits on. Each stands on z = 0, its back towards the wall, its middle at x = 0 and its rear at y = 0."""
import math

from furniture.padding import padded, piped
from mesh import mesh, placed, together, tube


def sofa(cloth, legs, width=1.78, depth=.9, seat=.45):
    """Two seats, slim arms, timber legs."""
    arm, base, floor = .15, .17, .15
    inside = (width - 2 * arm) / 2
    parts = [
        padded((width - .04, depth - .06, base), cloth, .03, .004, .003, 1, at=(0, -depth / 2, floor + base / 2)),
        padded((width - .04, .17, .56), cloth, .06, .01, .004, 2, at=(0, -.1, floor + .3), turn=(-4, 0, 0)),
    ]
    for side in (-1, 1):
        beside = (side * (width - arm) / 2, -depth / 2, floor + .22)
        parts.append(padded((arm, depth - .02, .44), cloth, .055, .01, .004, 5 + side, at=beside))
        size = (inside - .008, depth - .2, .17)
        middle = (side * inside / 2, -depth / 2 - .075, seat - size[2] / 2)
        parts.append(together([padded(size, cloth, .045, .024, .006, 8 + side), piped(size, cloth, .045)], middle))
        parts.append(padded(
            (inside - .012, .2, .46), cloth, .075, .045, .011, 12 + side,
            at=(side * inside / 2, -.255, seat + .2), turn=(-13, 0, side * 1.2),
        ))
        for y in (-.1, .1 - depth):
            parts.append(tapered((side * (width / 2 - .1), y, 0), floor + .01, legs, .018, .026))
    return together(parts)


def chair(timber, seat_material, height=.8, seat=.45):
    """A dining chair: turned legs, a woven seat, a bent rail."""
    wide, deep = .46, .43
    parts = [padded((wide, deep, .035), seat_material, .015, .006, .001, 3, at=(0, -deep / 2 - .03, seat - .015))]
    for side in (-1, 1):
        x = side * (wide / 2 - .02)
        parts.append(tube([(x, -deep - .02, 0), (x * .97, -deep - .01, seat)], .0155, timber))
        behind = [(x * 1.02, .01, 0), (x * .98, -.03, seat * .9), (x * .97, -.02, seat + .14), (x * .98, .045, height)]
        parts.append(tube(behind, .0155, timber))
        parts.append(tube([(x, -deep - .01, .2), (x, 0, .2)], .01, timber))
    parts.append(tube([(-wide / 2 + .03, -deep - .01, .26), (wide / 2 - .03, -deep - .01, .26)], .01, timber))
    parts.append(_rail(wide, height, timber))
    for at in (-.11, 0, .11):
        parts.append(tube([(at, -.015, seat), (at * 1.02, .02, seat + .17), (at * 1.05, .062, height - .03)], .007, timber))
    return together(parts)


def tapered(at, height, material, foot, top):
    """A round leg; it is made along x, as the grain of timber runs."""
    steps = 24
    corners = [
        (z, radius * math.cos(2 * math.pi * i / steps), radius * math.sin(2 * math.pi * i / steps))
        for z, radius in ((0, foot * .9), (.003, foot), (height, top)) for i in range(steps)
    ]
    faces = [
        (row * steps + i, row * steps + (i + 1) % steps, (row + 1) * steps + (i + 1) % steps, (row + 1) * steps + i)
        for row in range(2) for i in range(steps)
    ]
    return placed(mesh('leg', corners, faces, material, None, True, 60), at, (0, -90, 0))


def _rail(wide, height, timber):
    """The top of the back, bent round the sitter."""
    steps, tall, thick = 20, .075, .018
    corners, faces = [], []
    for i in range(steps + 1):
        x = (i / steps - .5) * (wide + .02)
        y = .075 - .11 * (2 * x / wide) ** 2 * .45
        for dy, dz in ((-thick / 2, -tall / 2), (thick / 2, -tall / 2), (thick / 2, tall / 2), (-thick / 2, tall / 2)):
            corners.append((x, y + dy - dz * .1, height + dz))
    for i in range(steps):
        for k in range(4):
            faces.append((i * 4 + k, (i + 1) * 4 + k, (i + 1) * 4 + (k + 1) % 4, i * 4 + (k + 1) % 4))
    faces += [(0, 1, 2, 3), tuple(steps * 4 + k for k in (3, 2, 1, 0))]
    made = mesh('rail', corners, faces, timber, None, True, 40)
    rounding = made.modifiers.new('bevel', 'BEVEL')
    rounding.width, rounding.segments = .006, 3
    return made
