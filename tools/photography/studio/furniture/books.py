"""Books, with a few covers that go together."""
import random

import materials
from mesh import box, together

# Read by grown-ups, and by children.
COVERS = ('#6f7f6f', '#b9846a', '#e3d8c3', '#44554c', '#c8a978', '#8a8f98', '#efe9dc', '#7a4d3f')
BRIGHT_COVERS = ('#d98f73', '#e8c77f', '#9db59a', '#efe6d3', '#8fa9bb', '#e3b7a2', '#f3efe4', '#c9d3b4')


def book(height, width, thickness, colour):
    """Stands, its spine towards the camera, its foot at z = 0."""
    cover = materials.plain('cover', colour, .7, Specular=.25)
    pages = materials.plain('pages', '#efe8d8', .9)
    label = materials.plain('label', '#d8c9a4', .6)
    return together([
        box((thickness, .003, height), cover, .0012, (0, -width, height / 2)),
        box((.0025, width, height), cover, .001, (-thickness / 2, -width / 2, height / 2)),
        box((.0025, width, height), cover, .001, (thickness / 2, -width / 2, height / 2)),
        box((thickness - .003, width - .006, height - .006), pages, .0005, (0, -width / 2, height / 2)),
        box((thickness * .55, .0012, height * .16), label, .0002, (0, -width - .0013, height * .7)),
    ])


def row(at, count, seed=1, room=.26, covers=COVERS):
    """Books side by side on a shelf, from `at` to the right, none higher than `room` metres."""
    dice = random.Random(seed)
    x, parts = 0, []
    for i in range(count):
        thick, tall = dice.uniform(.016, .042), room * dice.uniform(.68, .95)
        made = book(tall, tall * .7, thick, dice.choice(covers))
        made.location = (x + thick / 2, dice.uniform(-.012, 0), 0)
        x += thick + .004
        parts.append(made)
    return together(parts, at)


def stack(at, count, seed=1, size=.24, covers=COVERS):
    """Books that lie on each other, their spines towards the camera. Returns how high they are."""
    dice = random.Random(seed)
    pages = materials.plain('pages', '#efe8d8', .9)
    z, parts = 0, []
    for i in range(count):
        thick, tall = dice.uniform(.016, .032), size * (1 - .07 * i)
        cover = materials.plain('cover', dice.choice(covers), .7, Specular=.25)
        turn = (0, 0, dice.uniform(-7, 7))
        for level in (.0015, thick - .0015):
            parts.append(box((tall, tall * .72, .003), cover, .001, (0, 0, z + level), turn))
        parts.append(box((tall - .004, tall * .72 - .004, thick - .005), pages, .001, (0, 0, z + thick / 2), turn))
        z += thick + .0005
    together(parts, at)
    return z
