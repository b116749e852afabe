"""Stockings and socks: flat, soft tubes that follow a line."""
import math

from mathutils import Vector, noise

import materials
from mesh import cushion, placed, sheet, together
from outline import ribbon, smooth
from printed import printed
from products.hung import over_peg


class Limb:
    """
    A soft tube in the plane y = 0, of an elliptic section.

    :param spine: (x, z, half its width) from the top to the toe
    :param swell: half its thickness
    """

    def __init__(self, spine, swell):
        self.line = [Vector(place) for place in smooth(spine, steps=14)]
        self.swell = swell
        self.lengths = [0.0]
        for a, b in zip(self.line, self.line[1:]):
            self.lengths.append(self.lengths[-1] + (b.xy - a.xy).length)

    def at(self, along):
        """After a share of its length: the place on the spine with half the width there, and the direction."""
        length = along * self.lengths[-1]
        i = next(i for i in range(1, len(self.line)) if self.lengths[i] >= length or i == len(self.line) - 1)
        a, b = self.line[i - 1], self.line[i]
        t = (length - self.lengths[i - 1]) / (self.lengths[i] - self.lengths[i - 1])
        before, after = self.line[max(i - 3, 0)], self.line[min(i + 2, len(self.line) - 1)]
        return a.lerp(b, min(max(t, 0), 1)), (after.xy - before.xy).normalized()

    def skin(self, front=True, out=0):
        def point(u, v):
            place, along = self.at(1 - v)
            across = 1 - 2 * u
            reach = (place.z + out) * math.sin(across * math.pi / 2)
            deep = (self.swell * min(1, place.z / .02) + out) * math.cos(across * math.pi / 2) ** .75
            crease = noise.fractal(Vector((place.x * 9 + across, place.y * 9, 3)), 1, 2, 3)
            fold = crease * self.swell * .16 * (1 - across * across)
            x, z = place.x - along.y * -reach, place.y + along.x * -reach
            return Vector((x, -(deep + fold) if front else deep, z))
        return point


def stocking(name, width=.28, height=.45):
    """A Christmas stocking by the loop at its back seam, the peg in the origin; a fur cuff, printed on its front."""
    drop, aside = .085, .06
    limb = Limb([
        (-.035, 0, .083), (-.035, -.06, .083), (-.033, -.14, .083), (-.026, -.22, .086), (-.004, -.3, .092), (.055, -.352, .079),
        (.115, -.377, .067), (.152, -.392, .05), (.176, -.402, .004),
    ], .026)
    ink = printed(name, width * 1000, height * 1000, roughness=1, specular=.05, sheen=.05, thread=.0016, outline='path')
    felt = materials.plain('felt', '#8a2a2a', .95, Sheen=.3)

    def hung(point):
        return lambda u, v: point(u, v) + Vector((aside, -.03, -drop))

    def picture(u, v):
        place = limb.skin()(u, v)
        return (place.x + .118) / width, 1 + place.z / height

    fur = materials.fur('#f1ece1', .006, .005)
    cuff = cushion((.19, .075, .1), fur, .42, .005, 4)
    low = -drop - .015
    loop = smooth([
        (-.026, -.03, low), (-.025, -.03, -.055), (-.012, -.029, -.008), (0, -.028, .0105),
        (.012, -.029, -.008), (.016, -.03, -.055), (.014, -.03, low),
    ])
    return together([
        sheet(60, 130, hung(limb.skin()), ink, picture=picture), sheet(60, 130, hung(limb.skin(False)), felt),
        placed(cuff, (aside - .035, -.03, -drop - .032)), ribbon(loop, .011, felt, over_peg),
    ])


def sock(name, colour='#f3efe6'):
    """Crew length, lying flat on z = 0 with its toe to the right; the print goes from the cuff to the toes."""
    limb = Limb([
        (-.045, .19, .037), (-.045, .13, .037), (-.045, .06, .0375), (-.045, .0, .039), (-.043, -.052, .046), (-.022, -.096, .054),
        (.03, -.116, .046), (.08, -.12, .0405), (.125, -.1225, .0375), (.158, -.1245, .026), (.172, -.1255, .003),
    ], .0055)
    ink = printed(name, 90, 380, roughness=1, specular=.04, sheen=.05, thread=.0012)
    knit = materials.linen(colour, .0018, .0006)
    back = limb.skin(False)
    toe, cuff = .1, .9

    def part(low, high, material, out=0):
        at = limb.skin(True, out)

        def along(v):
            return low + (high - low) * v

        return sheet(
            48, 90, lambda u, v: at(u, along(v)), material, picture=lambda u, v: (u, (along(v) - toe) / (cuff - toe)),
        )

    def rib(u, v):
        return limb.skin(True, .0004 + .0006 * math.sin(u * 150) ** 2)(u, cuff + .1 * v)

    def heel(u, v):
        """Knitted in over the outside of the bend, in the colour of the toe."""
        return limb.skin(True, .0005)(.4 * u * math.sin(math.pi * v) ** .6, .32 + .2 * v)

    parts = [
        part(toe, cuff, ink), part(0, toe, knit), sheet(24, 60, heel, knit), sheet(240, 24, rib, knit), sheet(48, 90, back, knit),
    ]
    return together([together(parts, (0, 0, .0055), (-90, 0, 0))])
