"""Photo books, calendars and cards."""
import math

from mathutils import Vector

import materials
from mesh import box, mesh, placed, sheet, together, tube, upright
from printed import printed

BOARD, PAGES = .0028, .016


def closed_book(name, width=.28, height=.21, thickness=.02, cloth='#e9e3d6', cover=None):
    """Upright, spine on the left, its middle in the origin; the design wraps the front."""
    boards = materials.linen(cloth, .0006, .00015)
    leaves = materials.plain('leaves', '#f4efe4', .9)
    front = cover or printed(name, width * 1000, height * 1000, roughness=.38, specular=.4, clearcoat=.2)
    half = thickness / 2
    return together([
        box((width - .008, thickness - 2 * BOARD, height - .009), leaves, .0006, (-.002, 0, 0)),
        box((width, BOARD, height), boards, .0009, (0, -half + BOARD / 2, 0)),
        box((width, BOARD, height), boards, .0009, (0, half - BOARD / 2, 0)),
        box((BOARD, thickness - .002, height), boards, .0011, (-width / 2 + BOARD / 2, 0, 0)),
        upright(width - .0016, height - .0016, front, (0, -half - .0002, 0)),
    ])


def open_book(left, right, width=.28, height=.28, thickness=.02, cloth='#e9e3d6'):
    """Lies on z = 0, open in its middle along y, which is its gutter."""
    boards = materials.linen(cloth, .0006, .00015)
    leaves = materials.plain('leaves', '#f6f2e9', .9)
    parts = [box((2 * width + .012, height + .008, BOARD), boards, .001, (0, 0, BOARD / 2))]
    for side, name in ((-1, left), (1, right)):
        paper = printed(name, width * 1000, height * 1000, roughness=.34, specular=.4, clearcoat=.15)

        def rise(along):
            """From the gutter outwards: up steeply, then down to the edge."""
            return BOARD + thickness * (.32 + .68 * math.exp(-along / (width * .42))) * (1 - math.exp(-along / .006))

        def point(u, v):
            along = (1 - u if side < 0 else u) * width
            return Vector((side * along, (v - .5) * height, rise(along) + .0003))

        parts.append(sheet(64, 8, point, paper))
        for y in (-height / 2, height / 2):
            corners, faces = [], []
            for i in range(41):
                along = width * i / 40
                corners += [(side * along, y, BOARD), (side * along, y, rise(along))]
            for i in range(40):
                faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
            parts.append(mesh('leaves', corners, faces, leaves))
        edge = rise(width)
        parts.append(box((.0006, height, edge - BOARD), leaves, 0, (side * width, 0, (edge + BOARD) / 2)))
    return together(parts)


def wall_calendar(picture, month, width=.3, height=.21, colour='#2e2a26'):
    """Picture above, month below, wire in the fold; hangs flat, its middle in the origin, back at y = 0."""
    stock = dict(roughness=.45, specular=.35, clearcoat=.1)
    parts = []
    for name, up in ((picture, 1), (month, -1)):
        z = up * (height / 2 + .003)
        parts.append(box((width, .003, height), materials.plain('leaves', '#f8f5ee', .7), .0004, (0, -.0018, z)))
        parts.append(upright(width - .0012, height - .0012, printed(name, width * 1000, height * 1000, **stock), (0, -.0037, z)))
    wire = materials.metal(colour, .35)
    for i in range(30):
        x = (-.5 + (i + .5) / 30) * (width - .02)
        parts.append(_ring(x, wire, .0052))
    hook = [(math.cos(math.radians(angle)) * .012, -.004, .012 + height + math.sin(math.radians(angle)) * .009) for angle in range(0, 181, 20)]
    parts.append(tube(hook, .0009, wire))
    return together(parts)


def desk_calendar(name, width=.21, height=.15, colour='#2e2a26'):
    """A tent of card on z = 0, the design facing the camera."""
    lean, card = 17, materials.plain('card', '#f3efe6', .8)
    face = printed(name, width * 1000, height * 1000, roughness=.45, specular=.35, clearcoat=.1)
    deep = height * math.sin(math.radians(lean))
    up = height * math.cos(math.radians(lean))
    front = together([
        box((width, .0022, height), card, .0004),
        upright(width - .001, height - .001, face, (0, -.0013, 0)),
    ], (0, -deep / 2, up / 2), (-lean, 0, 0))
    back = box((width, .0022, height), card, .0004, (0, deep / 2, up / 2), (lean, 0, 0))
    foot = box((width, 2 * deep, .0015), card, .0003, (0, 0, .0008))
    wire = materials.metal(colour, .35)
    rings = []
    for i in range(22):
        ring = _ring((-.5 + (i + .5) / 22) * (width - .016), wire, .006)
        rings.append(placed(ring, (0, 0, up)))
    return together([front, back, foot, *rings])


def _ring(x, wire, radius):
    turn = [(x, -.0015 + math.sin(angle) * radius * .7, math.cos(angle) * radius) for angle in (i * math.pi / 6 for i in range(13))]
    return tube(turn, .00075, wire)
