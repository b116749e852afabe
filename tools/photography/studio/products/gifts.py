"""Small things to hold: coasters, magnets, puzzles, ornaments, tags."""
import math

import materials
from mesh import box, mesh, sheet, together, tube, turned, upright
from printed import printed


def lying(name, width, height, depth, body, bevel=.001, **surface):
    """A printed slab on z = 0, its picture's top away from the camera."""
    face = printed(name, width * 1000, height * 1000, **surface)
    slab = box((width, height, depth), body, bevel, (0, 0, depth / 2))
    rim = bevel * .8
    top = upright(width - 2 * rim, height - 2 * rim, face, (0, 0, depth + .0001), (-90, 0, 0))
    return together([slab, top])


def coaster(name, side=.095):
    """Hardboard on cork, glossy."""
    cork = materials.plain('cork', '#a67c52', .95)
    return together([
        box((side - .001, side - .001, .003), cork, .0006, (0, 0, .0015)),
        together([lying(name, side, side, .003, materials.plain('hardboard', '#efe9dd', .5), .0009,
                        roughness=.12, specular=.5, clearcoat=.5)], (0, 0, .003)),
    ])


def round_disc(name, radius, depth, body, **surface):
    """A round slab on z = 0; the picture is square and cut round."""
    face = printed(name, radius * 2000, radius * 2000, outline='ellipse', **surface)
    rim = [(0, 0), (radius - .0006, 0), (radius, .0006), (radius, depth - .0006), (radius - .0006, depth), (0, depth)]
    steps = 96
    inner = radius - .0008
    corners, uv = [(0, 0, depth + .0001)], [(.5, .5)]
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        x, y = math.cos(angle), math.sin(angle)
        corners.append((x * inner, y * inner, depth + .0001))
        uv.append((x * inner / radius / 2 + .5, y * inner / radius / 2 + .5))
    faces = [(0, i + 1, (i + 1) % steps + 1) for i in range(steps)]
    return together([turned(rim, body), mesh('disc', corners, faces, face, uv, False)])


def ornament(name, radius=.037):
    """A ceramic disc with a ribbon, upright, its middle in the origin."""
    disc = round_disc(name, radius, .004, materials.ceramic('#f7f4ee'), roughness=.12, specular=.5, clearcoat=.5)
    disc.rotation_euler = (math.radians(90), 0, 0)
    ribbon = materials.plain('ribbon', '#8a2f2f', .55, Sheen=.4)
    loop = tube(
        [(-.001, -.002, radius - .004), (-.007, -.002, radius + .02), (-.004, -.002, radius + .055), (.004, -.002, radius + .055),
         (.007, -.002, radius + .02), (.001, -.002, radius - .004)],
        .0011, ribbon,
    )
    return together([disc, loop])


def puzzle(name, columns=10, rows=7, piece=.04):
    """Cardboard pieces on z = 0, a hair apart; the last one lies aside."""
    width, height, depth = columns * piece, rows * piece, .0022
    face = printed(name, width * 1000, height * 1000, roughness=.3, specular=.4, clearcoat=.25)
    card = materials.plain('card', '#b9a88c', .9)
    parts = []
    for row in range(rows):
        for column in range(columns):
            outline = [
                (x * .992, y * .992)
                for x, y in _outline(column, row, columns, rows, piece)
            ]
            middle = ((column + .5) * piece - width / 2, (row + .5) * piece - height / 2)
            last = column == columns - 1 and row == 0
            parts.append(together(
                [_piece(outline, middle, depth, face, card, width, height)],
                (middle[0] + .055, middle[1] - .03, 0) if last else (*middle, 0),
                (0, 0, 24 if last else 0),
            ))
    return together(parts)


def _piece(outline, middle, depth, face, card, width, height):
    count = len(outline)
    uv = [((x + middle[0]) / width + .5, (y + middle[1]) / height + .5) for x, y in outline]
    top = mesh('top', [(x, y, depth) for x, y in outline], [tuple(range(count))], face, uv, False)
    wall = [(x, y, 0) for x, y in outline] + [(x, y, depth) for x, y in outline]
    sides = [(i, (i + 1) % count, (i + 1) % count + count, i + count) for i in range(count)]
    return together([top, mesh('side', wall, sides, card, None, False)])


def _outline(column, row, columns, rows, piece):
    """Counter-clockwise from the lower left corner, with tongues and sockets that fit those of the neighbours."""
    half = piece / 2
    corners = [(-half, -half), (half, -half), (half, half), (-half, half)]
    sides = [
        0 if row == 0 else -_tongue(column, row, 0), 0 if column == columns - 1 else _tongue(column + 1, row, 1),
        0 if row == rows - 1 else _tongue(column, row + 1, 0), 0 if column == 0 else -_tongue(column, row, 1),
    ]
    points = []
    for side, (start, end) in enumerate(zip(corners, corners[1:] + corners[:1])):
        along = ((end[0] - start[0]) / piece, (end[1] - start[1]) / piece)
        out = (along[1], -along[0])
        shape = [(0, 0)] if sides[side] == 0 else [
            (0, 0), *((t, sides[side] * lift) for t, lift in _knob()),
        ]
        points += [
            (start[0] + piece * (along[0] * t + out[0] * lift), start[1] + piece * (along[1] * t + out[1] * lift))
            for t, lift in shape
        ]
    return points


def _knob():
    neck = [(.36, .012), (.405, .03), (.41, .055)]
    ball = [(.5 + .115 * math.cos(angle), .135 + .105 * math.sin(angle)) for angle in (math.radians(d) for d in range(215, -36, -18))]
    return neck + ball + [(1 - t, lift) for t, lift in reversed(neck)]


def _tongue(column, row, axis):
    """Which way the tongue between two pieces points: fixed, and different from place to place."""
    return 1 if (column * 7 + row * 13 + axis * 5) % 3 else -1


def tag(name, width=.06, height=.1, colour='#4a3a2e'):
    """A luggage tag with a strap, lying on z = 0."""
    body = lying(name, width, height, .0025, materials.plain('tag', '#f7f4ee', .35, Clearcoat=.3), .0011,
                 roughness=.25, specular=.5, clearcoat=.3)
    strap = materials.plain('strap', colour, .6)
    loop = tube(
        [(0, height / 2 - .008, .003), (.004, height / 2 + .02, .006), (.02, height / 2 + .05, .003), (.03, height / 2 + .075, .003),
         (.012, height / 2 + .08, .003), (.002, height / 2 + .05, .005), (0, height / 2 - .006, .003)],
        .0021, strap,
    )
    return together([body, loop])


def mouse_pad(name, width=.24, height=.2):
    """Cloth on rubber with round corners' softness, on z = 0."""
    rubber = materials.plain('rubber', '#1d1c1b', .9)
    cloth = printed(name, width * 1000, height * 1000, roughness=.95, specular=.08, thread=.0007)
    return together([
        box((width, height, .0035), rubber, .0015, (0, 0, .00175)),
        sheet(1, 1, lambda u, v: ((u - .5) * (width - .003), (v - .5) * (height - .003), .0037), cloth),
    ])
