"""Mats that lie on a floor, on z = 0, their picture's top away from the camera."""
import math

from mathutils import Vector, noise

import materials
from mesh import placed, sheet, together
from outline import oblong, plate
from printed import printed


def doormat(name, width=.75, height=.5, border=.011):
    """Short pile on rubber, which shows as a border all round."""
    rubber = materials.plain('rubber', '#1c1b1a', .85)
    across, up = width - 2 * border, height - 2 * border
    pile = printed(name, across * 1000, up * 1000, roughness=1, specular=.03, sheen=.05)

    def point(u, v):
        x, y = (u - .5) * across, (v - .5) * up
        edge = min(u, 1 - u, (v if v < .5 else 1 - v) * up / across) * across
        tuft = noise.noise(Vector((x * 260, y * 260, 1))) * .0011
        return Vector((x, y, .0022 + .0052 * min(1, edge / .006) ** .5 + tuft))

    return together([
        placed(plate(oblong(width, height, .014), .003, rubber, bevel=.001), (0, 0, 0), (-90, 0, 0)),
        sheet(340, 230, point, pile),
    ])


def bath_mat(name, width=.8, height=.5):
    """Memory foam: thick, soft at its edges, with a quilted seam round the picture."""
    cloth = printed(name, width * 1000, height * 1000, roughness=1, specular=.03, sheen=.05, thread=.0025)
    thick, soft = .034, .03

    def point(u, v):
        x, y = (u - .5) * width, (v - .5) * height
        edge = min(min(u, 1 - u) * width, min(v, 1 - v) * height)
        round_ = math.sqrt(max(0, 1 - (1 - min(1, edge / soft)) ** 2))
        seam = .011 * math.exp(-(((edge - .045) / .0035) ** 2))
        dimple = .009 * noise.fractal(Vector((x * 5, y * 5, 3)), 1, 2, 3)
        pile = noise.noise(Vector((x * 200, y * 200, 2))) * .0009
        return Vector((x, y, .0005 + thick * round_ - seam + (dimple + pile) * round_))

    return sheet(320, 200, point, cloth)


def yoga_mat(name, width=.61, length=1.73, out=1.1, thick=.004, colour='#2f3a35'):
    """Half unrolled: the lower part of the picture lies flat, its lower edge at y = 0; the rest is a roll behind."""
    face = printed(name, width * 1000, length * 1000, roughness=.85, specular=.12, sheen=.05)
    rubber = materials.plain('underside', colour, .9)
    pitch = thick * 1.35
    rolled = length - out
    # The outermost turn is as large as what is left needs, turn within turn.
    inner = .022
    outer = math.sqrt(inner * inner + rolled * pitch / math.pi)

    def curve(along, lift):
        """A place on the mat's line, `lift` above its underside."""
        if along <= out:
            return along, lift
        left = along - out
        radius = math.sqrt(max(outer * outer - left * pitch / math.pi, inner * inner))
        turn = 2 * math.pi / pitch * (outer - radius)
        return out + (radius - lift) * math.sin(turn), outer - (radius - lift) * math.cos(turn)

    def side(lift):
        def point(u, v):
            y, z = curve(v * length, lift)
            ripple = .0012 * noise.noise(Vector((u * 3, v * 6, 1))) if lift and v * length < out else 0
            return Vector(((u - .5) * width, y, z + max(ripple, 0)))
        return point

    def edge(x):
        def point(u, v):
            y, z = curve(v * length, thick * u)
            return Vector((x, y, z))
        return point

    return together([
        sheet(12, 700, side(thick), face), sheet(2, 700, side(0), rubber),
        sheet(1, 700, edge(-width / 2), rubber), sheet(1, 700, edge(width / 2), rubber),
        sheet(2, 1, lambda u, v: Vector(((u - .5) * width, 0, thick * v)), rubber),
    ])
