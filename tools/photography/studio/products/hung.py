"""Cloth that hangs from a peg or over a rail. All of it hangs before a wall at y = 0, from the origin downwards."""
import math

from mathutils import Vector, noise

import materials
from mesh import dowel, placed, sheet, together, tube, turned
from outline import ribbon, smooth
from printed import printed


def peg(colour=('#c79c6c', '#a37a50'), at=(0, 0, 0)):
    """A turned timber peg; what hangs from it lies on its neck, 28 mm before the wall."""
    profile = [(0, 0), (.017, 0), (.017, .005), (.009, .01), (.0085, .036), (.0125, .046), (.0135, .053), (.011, .06), (0, .062)]
    return placed(turned(profile, materials.timber(*colour), 48), at, (90, 0, 0))


def over_peg(point):
    """Where a strap looks to: outwards around the peg, and to the front once it hangs."""
    twist = min(max((-point.z - .004) / .07, 0), 1)
    twist = twist * twist * (3 - 2 * twist)
    return Vector((point.x, 0, point.z + .004)).normalized() * (1 - twist) + Vector((0, -1, 0)) * twist


def tote(name, width=.38, height=.4, drop=.26, colour='#f1eadb'):
    """A canvas bag by its two straps, printed in the middle of its front."""
    canvas = materials.linen(colour, .0013, .0004)
    apart, half = width * .23, width / 2

    def level(x, z):
        """How far the front stands out at x, so far below the hem."""
        down, aside = z / height, 2 * abs(x) / width
        belly = .034 * math.sin(math.pi * min(down * .8 + .2, 1)) ** .7 * max(0, 1 - aside ** 2.6) ** .6
        pull = sum(
            math.sin(math.atan2(x - side * apart, z + .05) * 11) * .007 * math.exp(-((abs(z) / .13) ** 1.2)) for side in (-1, 1)
        )
        crease = noise.fractal(Vector((x * 7 + down, z * 4, 2)), 1, 2, 3) * .009
        return -.008 - belly - (pull + crease) * min(1, (1 - aside) * 6) * min(1, (1 - down) * 8)

    def sag(x, z):
        """The hem hangs lower between the straps."""
        return .013 * math.cos(min(abs(x) / apart, 1.6) * math.pi / 2) * (1 - z / height)

    def front(before=0):
        def point(x, z):
            down = z / height
            draw = 1 - .03 * math.sin(math.pi * down) - .035 * down ** 10
            bottom = .012 * math.cos(x / half * 1.3) * down ** 6
            return Vector((x * draw, level(x, z) - before, -drop - z - sag(x, z) - bottom))
        return point

    def part(left, right, low, high, material, before=0, thickness=0):
        at = front(before)
        return sheet(
            110, 110, lambda u, v: at(left + (right - left) * u, low + (high - low) * v), material, thickness,
        )

    side = width * .66
    cloth = printed(name, side * 1000, side * 1000, roughness=.95, specular=.08, sheen=.05, thread=.0013)
    parts = [
        part(-half, half, height, 0, canvas),
        part(-half, half, .028, -.001, canvas, .0012, .0012),
        part(-side / 2, side / 2, .075 + side, .075, cloth, .0009),
        sheet(60, 60, lambda u, v: Vector((
            (u - .5) * width, -.004 - .012 * math.sin(math.pi * u) * v, -drop - height * (1 - v) + .006 * v,
        )), canvas),
    ]
    for before, top in ((-.02, .0105), (-.05, .0132)):
        path = smooth([
            (-apart, before, -drop - .045), (-apart * .93, before, -drop + .03), (-apart * .55, -.032, -drop * .45),
            (-top - .001, -.024, -.004), (-top * .72, -.0235, top * .68), (0, -.0235, top),
            (top * .72, -.0235, top * .68), (top + .001, -.024, -.004),
            (apart * .55, -.032, -drop * .45), (apart * .93, before, -drop + .03), (apart, before, -drop - .045),
        ])
        parts.append(ribbon(path, .024, canvas, over_peg, .0022))
    return together(parts)


def apron(name, colour='#5f7060', chest=.25):
    """A bib apron by its neck strap, printed on the chest."""
    cloth = materials.linen(colour, .0011, .0004, .35)
    drop, height, waist = .17, .86, .29

    def half(z):
        """Half the width that is seen, so far below the bib's top."""
        ease = min(max(z / waist, 0), 1)
        return .14 + .15 * ease ** 2.4 + .012 * max(0, z - waist)

    def level(x, z):
        down = min(max((z - .12) / (height - .12), 0), 1)
        folds = math.sin(x * 27 + .6 + .8 * z) * .034 + math.sin(x * 49 - 1.1) * .011
        bend = .02 * (abs(x) / half(z)) ** 2 * (1 - down)
        return -.034 - .034 * down + bend + folds * down ** 1.1 + noise.fractal(Vector((x * 5, z * 3, 4)), 1, 2, 3) * .004

    def part(width, low, high, material, before=0, thickness=0):
        def point(u, v):
            z = low + (high - low) * v
            x = (2 * u - 1) * (width or half(z))
            return Vector((x, level(x, z) - before, -drop - z - .01 * math.cos(x * 8) * (z / height)))
        return sheet(170, 170, point, material, thickness)

    ink = printed(name, chest * 1000, chest * 1000, roughness=.9, specular=.1, sheen=.05, thread=.0011)
    parts = [
        part(None, height, 0, cloth, 0, .0014), part(None, .022, 0, cloth, .0011, .001),
        part(chest / 2, .04 + chest, .04, ink, .001),
        part(.13, .62, .42, cloth, .002, .0012), part(.13, .436, .42, cloth, .0032, .001),
    ]
    neck = [(-.115, -.03, -drop - .03), (-.1, -.032, -drop + .03), (-.04, -.03, -.055), (-.0115, -.024, -.004),
            (-.0076, -.0235, .0071), (0, -.0235, .0105), (.0076, -.0235, .0071), (.0115, -.024, -.004),
            (.04, -.03, -.055), (.1, -.032, -drop + .03), (.115, -.03, -drop - .03)]
    parts.append(ribbon(smooth(neck), .022, cloth, over_peg, .0016))
    for side in (-1, 1):
        tie = [(side * .283, -.03, -drop - waist - .012), (side * .312, -.036, -drop - waist - .03),
               (side * .325, -.04, -drop - waist - .1), (side * .318, -.036, -drop - waist - .2),
               (side * .326, -.034, -drop - waist - .27)]
        parts.append(ribbon(smooth(tie), .02, cloth, thickness=.0014))
    return together(parts)


def towel(name, width=.76, length=1.52, front=1.08, rail=.016):
    """Over a timber rail whose middle is in the origin, 60 mm before the wall; hemmed at its lower edge."""
    away, radius = .06, rail + .004
    cloth = printed(name, width * 1000, length * 1000, roughness=1, specular=.04, sheen=.05, thread=.0018)
    bend = math.pi * radius

    def point(u, v):
        along, x = v * length, (u - .5) * width
        grow = 0
        if along < front:
            y, z, grow = -radius, -(front - along), (front - along) / front
        elif along < front + bend:
            turn = (along - front) / radius
            y, z = -radius * math.cos(turn), radius * math.sin(turn)
        else:
            y, z = radius, -(along - front - bend)
        fold = math.sin(u * 15 + .5 * grow) * .024 + noise.fractal(Vector((u * 4, along * 2, 3)), 1, 2, 3) * .016
        ease = min(grow * 3.2, 1) * (.45 + .55 * grow)
        return Vector((x * (1 - .035 * ease), -away + y - .012 * ease + fold * ease, z))

    hem = sheet(150, 3, lambda u, v: point(u, v * .016) - Vector((0, .0018, 0)), cloth, .004, picture=lambda u, v: (u, v * .016))
    parts = [sheet(150, 220, point, cloth, .004), hem]
    parts.append(dowel(1, rail, materials.timber(grain=(1.2, 30, 30)), (0, -away, 0)))
    iron = materials.metal('#3a3633', .4)
    for x in (-.46, .46):
        parts.append(tube([(x, 0, 0), (x, -away, 0)], .006, iron))
        parts.append(placed(turned([(0, 0), (.02, 0), (.02, .004), (0, .005)], iron, 40), (x, 0, 0), (90, 0, 0)))
    return together(parts)
