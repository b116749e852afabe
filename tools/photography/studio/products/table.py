"""What stands and lies on a table: boards, mats, plates, bowls, bottles. On z = 0."""
import math

from mathutils import Vector

import materials
from mesh import placed, rounded, sheet, together, tube, turned
from outline import circle, oblong, plate, smooth
from printed import printed


def glass_board(name, width=.3, height=.39, depth=.004):
    """Upright, its lower edge at z = 0 and its back at y = 0: toughened glass, printed on the back, with four feet."""
    edge = materials.plain('glass edge', '#cfe3da', .05, Specular=.9, Clearcoat=1.0)
    face = printed(name, width * 1000, height * 1000, roughness=.05, specular=.6, clearcoat=1.0)
    rubber = materials.plain('foot', '#dedbd4', .7)
    parts = [plate(oblong(width, height, .014, 14), depth, edge, face, (width, height), .0009)]
    for x in (-1, 1):
        for z in (-1, 1):
            foot = plate(circle(.006, 32), .003, rubber, bevel=.0008)
            parts.append(placed(foot, (x * (width / 2 - .022), .003, z * (height / 2 - .022))))
    return together([together(parts, (0, 0, height / 2))])


def table_mat(name, width=.4, height=.3, depth=.004):
    """Hardboard on cork, with round corners."""
    board = materials.plain('hardboard', '#e9e2d3', .5)
    cork = materials.plain('cork', '#a67c52', .95)
    face = printed(name, width * 1000, height * 1000, roughness=.2, specular=.5, clearcoat=.4)
    outline = oblong(width, height, .012)
    return together([
        placed(plate(outline, depth, board, face, (width, height), .001), (0, 0, .0015), (-90, 0, 0)),
        placed(plate(oblong(width - .002, height - .002, .011), .0015, cork, bevel=.0003), (0, 0, 0), (-90, 0, 0)),
    ])


def dinner_plate(radius=.105, colour='#f3efe6'):
    profile = [
        (0, .004), (radius * .5, .004), (radius * .56, 0), (radius * .6, .0005), (radius * .66, .0075), (radius * .985, .0185),
        (radius, .0205), (radius * .985, .0215), (radius * .66, .0115), (radius * .58, .0075), (0, .0072),
    ]
    return turned(profile, materials.ceramic(colour), 128)


def fork(length=.19):
    """Along y, its tines away from the camera."""
    steel = materials.metal('#c3c4c4', .22)
    half = length / 2
    neck = smooth([(-.0052, -half), (-.0075, -half * .9), (-.0048, -half * .35), (-.0026, half * .3), (-.0045, half * .44),
                   (-.0108, half * .56), (-.0115, half * .64)], steps=8)

    def lift(y):
        t = y / half
        return .004 + .009 * max(0, math.cos((t - .35) * 2.1)) ** 2

    rows = len(neck)

    def handle(u, v):
        x, y = neck[min(round(v * (rows - 1)), rows - 1)]
        return Vector(((1 - 2 * u) * x, y, lift(y) + .0012 * (1 - (2 * u - 1) ** 2)))

    parts = [sheet(8, rows - 1, handle, steel, .0018)]
    for x in (-.0096, -.0032, .0032, .0096):
        tine = [(x * (1 - .05 * t), half * (.6 + .4 * t)) for t in (0, .35, .75, 1)]
        parts.append(tube([(*place, lift(place[1])) for place in tine], .0017, steel))
    return together(parts)


def pet_bowl(name, radius=.072, height=.058, colour='#f4f0e8'):
    """Stoneware with leaning sides, printed all round; the middle of the print faces the camera."""
    glaze = materials.ceramic(colour)
    band, low = .05, .006
    ink = printed(name, 2 * math.pi * radius * 1000, band * 1000, roughness=.13, specular=.5, clearcoat=.4)
    lean = .011

    def side(z):
        return radius + .006 - lean * z / height

    wall = [(side(low + band * i / 8), low + band * i / 8) for i in range(9)]
    top = wall[-1]
    inside = [
        top, (top[0] - .0005, height - .0006), (top[0] - .003, height + .0006), (top[0] - .0055, height - .0008),
        (top[0] - .0066, height - .004), (top[0] - .009, .018), (top[0] - .02, .012), (0, .0115),
    ]
    foot = [(0, .001), (side(0) - .012, .001), (side(0) - .010, 0), (side(0) - .004, 0), (side(low), low)]
    return together([
        turned(wall, ink, 160, -270, 90, uv=True), turned(inside, glaze, 160), turned(foot, glaze, 160),
    ])


def bottle(name, turn=0, colour='#eceae5', at=(0, 0, 0)):
    """An aluminium bottle with a screw lid, printed round but for a seam at its back."""
    paint = materials.plain('lacquer', colour, .3, Clearcoat=.4)
    radius, low, tall = .0365, .022, .089
    ink = printed(name, 190, 89, roughness=.22, specular=.5, clearcoat=.5)
    gap = 180 - 190 / (2 * math.pi * radius * 1000) * 180
    steps = [(radius, low + tall * i / 8) for i in range(9)]
    shoulder = rounded([(radius, .111), (radius, .15), (.0354, .168), (.027, .186), (.0185, .197), (.0165, .204), (.0165, .212)])
    foot = [(0, .002), (.026, .002), (.03, 0), (.033, 0), (.036, .0022), (radius, .006), (radius, low)]
    lid = [(.0165, .206), (.0205, .206), (.021, .2066), (.021, .2255), (.0202, .2275), (.018, .2285), (0, .2285)]
    black = materials.plain('lid', '#1f1e1d', .45)
    loop = tube(smooth([(-.011, 0, .226), (-.0125, 0, .238), (0, 0, .2465), (.0125, 0, .238), (.011, 0, .226)]), .0032, black)
    return together([
        turned(steps, ink, 128, gap, 360 - gap, uv=True), turned([steps[0], steps[-1]], paint, 24, -gap, gap, uv=True),
        turned(shoulder, paint), turned(foot, paint), turned(lid, black), loop,
    ], at, (0, 0, turn))


def lemon(at, turn=0):
    peel = materials.plain('lemon', '#e0b02a', .42, Specular=.4)
    profile = [(0, -.041), (.005, -.038), (.014, -.032), (.026, -.015), (.0275, .003), (.02, .024), (.008, .035), (.0045, .041), (0, .042)]
    return placed(turned(rounded(profile), peel), (at[0], at[1], at[2] + .027), (90, 12, turn))
