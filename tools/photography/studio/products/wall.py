"""What hangs on a wall beside canvases and panels. Backs at y = 0, middles in the origin."""
import math

from mathutils import Vector, noise

import materials
from mesh import box, dowel, placed, sheet, together, tube, turned
from outline import circle, inset, oblong, plate
from printed import printed


def clock(name, radius=.15, hour=10, minute=9, colour='#1f1c1a', is_square=False):
    """A clock without numerals. Its hands stand before the print: black, with a pale edge that is seen before a dark one."""
    outline = None if is_square else 'ellipse'
    face = printed(name, radius * 2000, radius * 2000, roughness=.2, specular=.5, clearcoat=.5, outline=outline)
    edge = materials.plain('edge', '#efe9df', .35, Clearcoat=.4)
    cut = oblong(2 * radius, 2 * radius, .0015) if is_square else circle(radius, 160)
    board = placed(plate(cut, .006, edge, face, (2 * radius, 2 * radius), .0012), (0, -.014, 0))
    works = box((.056, .014, .056), materials.plain('works', '#191817', .6), .002, (0, -.007, 0))
    steel = materials.plain('hand', colour, .35, Clearcoat=.3)
    pale = materials.plain('edge of a hand', '#dcd8d1', .35, Clearcoat=.3)
    turns = (
        ((hour + minute / 60) * 30, radius * .5, .0095, .0013), (minute * 6, radius * .76, .0075, .0013),
        (205, radius * .8, .0032, .0009),
    )
    parts = [board, works]
    for number, (turn, reach, width, rim) in enumerate(turns):
        cut = _hand(reach, reach * .16, width)
        for shape, thick, material in ((cut, .0010, pale), (inset(cut, rim), .0014, steel)):
            parts.append(placed(plate(shape, thick, material, bevel=.0002), (0, -.0222 - .0024 * number, 0), (0, turn, 0)))
    cap = [(0, 0), (.0062, 0), (.0062, .011), (.0054, .012), (0, .012)]
    parts.append(placed(turned(cap, steel, 40), (0, -.02, 0), (90, 0, 0)))
    return together(parts)


def _hand(reach, tail, width):
    half = width / 2
    right = [(half * .8, -tail), (half, 0), (half * .55, reach - half)]
    return [*right, (0, reach), *[(-x, y) for x, y in reversed(right)]]


def switch_panel(name, width=.116, height=.076):
    """A printed surround with two rockers in its window."""
    face = printed(name, width * 1000, height * 1000, roughness=.12, specular=.5, clearcoat=.6)
    white = materials.plain('fitting', '#f6f4ef', .3, Specular=.5)
    parts = [
        plate(oblong(width, height, .006), .007, white, face, (width, height), .0016),
        plate(oblong(.054, .034, .003), .0084, white, bevel=.0008),
    ]
    for x in (-.013, .013):
        rocker = plate(oblong(.0225, .028, .0016), .004, white, bevel=.001)
        parts.append(placed(rocker, (x, -.007, 0), (4 if x < 0 else -4, 0, 0)))
    return together(parts)


def deck(name, width=.203, length=.803):
    """A skateboard deck with its printed underside to the camera: maple plies, kicked ends, eight truck holes."""
    depth, half = .0105, length / 2
    ink = printed(name, width * 1000, length * 1000, roughness=.25, specular=.5, clearcoat=.35)
    maple = materials.timber('#d8b483', '#bb8f5c', grain=(20, 20, 1.2))

    def side(v):
        """Half its width at a height of 0..1."""
        z = (2 * v - 1) * half
        end = half - abs(z)
        bow = width / 2 * (1 - .06 * max(0, (abs(z) - .22) / half))
        return z, bow * (1 - max(0, 1 - end / (width * .52)) ** 2.35) ** (1 / 2.35)

    def shell(out):
        def point(u, v):
            # Close rows where the ends turn round.
            z, reach = side(.5 - .5 * math.cos(math.pi * v))
            x = (2 * u - 1) * reach
            kick = max(0, abs(z) - .225) ** 1.55 * .42
            hollow = .010 * (x / (width / 2)) ** 2
            return Vector((x, kick + hollow - .058 - out, z))
        return point

    def rim(right):
        def point(u, v):
            place = shell(0)(1 if right else 0, v if right else 1 - v)
            return place + Vector((0, depth * (1 - u) - depth, 0)) if right else place + Vector((0, depth * u - depth, 0))
        return point

    def picture(u, v):
        place = shell(0)(u, v)
        return place.x / width + .5, place.z / length + .5

    front, back = shell(depth), shell(0)
    parts = [
        sheet(40, 160, front, ink, picture=picture), sheet(40, 160, lambda u, v: back(1 - u, v), maple),
        sheet(2, 160, lambda u, v: rim(True)(1 - u, v), maple), sheet(2, 160, lambda u, v: rim(False)(1 - u, v), maple),
    ]
    hole = materials.plain('hole', '#14110f', .8)
    for x in (-.0205, .0205):
        for z in (-.232, -.179, .179, .232):
            at = shell(depth)(.5 + x / width, math.acos(-z / half) / math.pi)
            parts.append(placed(turned([(0, 0), (.0034, 0), (.0034, .0004), (0, .0004)], hole, 24), (x, at.y, z), (90, 0, 0)))
    post = materials.plain('hanger', '#2a2623', .5)
    for z in (-.2, .2):
        parts.append(placed(turned([(0, 0), (.012, 0), (.012, .056), (0, .056)], post, 32), (0, 0, z), (90, 0, 0)))
    return together(parts)


def scroll(name, width=.406, height=.813, bar=.012):
    """A canvas between two timber bars, on a cord; the nail is in the origin."""
    cloth = printed(name, width * 1000, height * 1000, roughness=.85, specular=.12, thread=.0011)
    drop = .17

    def point(u, v):
        wave = math.sin(v * 5.2 + .7) * .0035 + noise.noise(Vector((u * 2, v * 2, 1))) * .002
        return Vector(((u - .5) * width, -.016 - wave * math.sin(math.pi * v), -drop - bar - height * (1 - v)))

    timber = materials.timber('#b98a5b', '#94693f', grain=(1.2, 30, 30))
    parts = [sheet(12, 90, point, cloth, .0007)]
    for z in (-drop - bar * .55, -drop - height - bar * 1.45):
        parts.append(dowel(width + .05, bar, timber, (0, -.016, z)))
    cord = materials.plain('cord', '#4a3f33', .8)
    aside, top = width / 2 - .015, -drop - bar * .55 + bar
    parts.append(tube([(-aside, -.015, top), (0, -.012, 0), (aside, -.015, top)], .0016, cord))
    nail = [(0, 0), (.0016, 0), (.0016, .016), (.005, .016), (.005, .0175), (0, .018)]
    parts.append(placed(turned(nail, materials.metal('#8b7a58', .35), 32), (0, 0, -.004), (90, 0, 0)))
    return together(parts)
