"""What stands beside products: a little, true to scale, never a person."""
import math
import random

from mathutils import Vector

import materials
from mesh import mesh, rounded, together, tube, turned


def vase(height=.2, colour='#cfc4b2', stems=4, seed=2):
    """A stoneware vase with eucalyptus; with its stems about two and a half times as high."""
    random.seed(seed)
    k = height / .225
    profile = [
        (0, 0), (.052, 0), (.06, .004), (.076, .035), (.086, .08), (.074, .14), (.036, .185), (.026, .208), (.032, .225),
        (.029, .225), (.023, .205), (.03, .18),
    ]
    clay = materials.plain('stoneware', colour, .6, Specular=.3)
    parts = [turned(rounded([(r * k, z * k) for r, z in profile]), clay)]
    leaves = [materials.leaf(tone, '#a9b98f') for tone in ('#7f9482', '#6c8473', '#93a58f')]
    twig = materials.plain('twig', '#6b5a45', .8)
    for _ in range(stems):
        away, reach, rise = random.uniform(0, 6.28), random.uniform(.06, .15), random.uniform(.2, .36)

        def on(t):
            return Vector((reach * t * t * math.cos(away), reach * t * t * math.sin(away), .18 + rise * t)) * k

        parts.append(tube([on(t) for t in (0, .35, .7, 1)], .0024 * k, twig))
        for i in range(13):
            side = 1.5 if i % 2 else -1.5
            parts.append(_leaf(
                on(.2 + .8 * i / 12), away + side + random.uniform(-.4, .4), random.uniform(-.1, .5),
                random.uniform(.045, .068) * k, .034 * k, .25, random.choice(leaves),
            ))
    return together(parts)


def pot_plant(height=1.2, leaves=28, seed=3, pot='#e9e4da'):
    """A rubber-tree like plant in a pot, for rooms."""
    random.seed(seed)
    radius, tall = .15, .27
    clay = materials.plain('pot', pot, .6, Specular=.3)
    profile = [
        (0, 0), (radius * .74, 0), (radius * .78, .008), (radius, tall - .012), (radius * .99, tall), (radius * .92, tall),
        (radius * .88, tall - .04), (0, tall - .045),
    ]
    tones = [materials.leaf(tone) for tone in ('#2b5428', '#3c6a30', '#234a2a')]
    stem = materials.plain('stem', '#5a5a30', .7)
    parts = [turned(profile, clay)]
    for k in range(leaves):
        away = k * 2.39996 + random.uniform(-.3, .3)
        level = tall + (height - tall) * (.1 + .78 * k / leaves) * random.uniform(.88, 1.08)
        reach = .04 + .12 * (1 - k / leaves) * random.random()
        start = Vector((math.cos(away) * reach, math.sin(away) * reach, level))
        parts.append(tube(
            [(random.uniform(-.02, .02), random.uniform(-.02, .02), tall - .05),
             (start.x * .4, start.y * .4, level * .6), tuple(start)], .006, stem,
        ))
        parts.append(_leaf(
            start, away, random.uniform(.2, .9) + .4 * k / leaves, .36 * random.uniform(.75, 1.15),
            .16 * random.uniform(.8, 1.15), random.uniform(.9, 1.7), random.choice(tones),
        ))
    return together(parts)


def _leaf(base, away, rise, length, width, droop, material, fold=.2):
    """From its base outwards, bending down as it goes."""
    along, across = 14, 4
    step, place, angle = length / along, Vector(base), rise
    middle = []
    for _ in range(along + 1):
        middle.append((place.copy(), angle))
        place = place + Vector((math.cos(away) * math.cos(angle), math.sin(away) * math.cos(angle), math.sin(angle))) * step
        angle -= droop / along
    side = Vector((-math.sin(away), math.cos(away), 0))
    corners = []
    for j, (point, angle) in enumerate(middle):
        t = j / along
        half = width / 2 * math.sin(math.pi * t ** .75) ** .8 if 0 < t < 1 else .0004
        up = Vector((-math.cos(away) * math.sin(angle), -math.sin(away) * math.sin(angle), math.cos(angle)))
        for i in range(across + 1):
            s = i / across * 2 - 1
            corners.append(point + side * s * half + up * abs(s) ** 1.3 * half * fold)
    row = across + 1
    faces = [
        (j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(along) for i in range(across)
    ]
    return mesh('leaf', corners, faces, material, None, True, 180)
