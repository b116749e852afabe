"""Small things that stand on a desk: standees, lamps, cubes, pen drives. On z = 0."""
import materials
from light import area
from mesh import box, placed, together, upright
from outline import inset, oblong, plate, smooth
from printed import printed

# Two people side by side, in tenths of the height.
_PAIR = [
    (-.43, 0), (0, -.005), (.44, 0), (.43, .18), (.37, .285), (.29, .33), (.27, .375), (.355, .43), (.39, .52), (.34, .63),
    (.235, .675), (.125, .63), (.085, .56), (.02, .565), (-.045, .6), (-.055, .645), (.01, .7), (.035, .8), (-.005, .92),
    (-.135, .985), (-.265, .92), (-.305, .8), (-.28, .7), (-.215, .645), (-.225, .6), (-.33, .555), (-.41, .45), (-.435, .26),
]


def standee(name, height=.15):
    """People cut out of clear acrylic along their outline, with a finger's breadth of halo, in a clear foot."""
    face = printed(name, height * 1000, height * 1000, roughness=.06, specular=.5, clearcoat=.8)
    glass = materials.clear('#f2f9f7')
    people = [(x * height, (z - .5) * height) for x, z in smooth(_PAIR, True, 8)]
    halo = plate(inset(people, -.0042), .005, glass, bevel=.0006)
    white = materials.plain('white ink', '#f4f2ec', .5)
    print_ = plate(people, .0004, white, face, (height, height), .0001)
    foot = placed(plate(oblong(height * 1.02, .055, .02), .006, glass, bevel=.0009), (0, 0, 0), (-90, 0, 0))
    for clear in (halo, foot):
        clear.visible_shadow = False
    middle = height / 2 + .0105
    return together([placed(halo, (0, .0025, middle)), placed(print_, (0, -.0026, middle)), foot])


def lamp(name, side=.2, depth=.05, colour='#ffd3a4'):
    """A timber box lit from within, the picture its front."""
    timber = materials.timber('#c79c6c', '#a37a50', grain=(1.2, 14, 14))
    rim, outer = .009, side + .018
    face = printed(name, side * 1000, side * 1000, roughness=.35, specular=.35, through=.85)
    middle = outer / 2
    parts = [upright(side, side, face, (0, -depth + .004, middle))]
    for x in (-1, 1):
        parts.append(box((outer, depth, rim), timber, .0015, (x * (outer - rim) / 2, -depth / 2, middle), (0, 90, 0)))
    for z in (rim / 2, outer - rim / 2):
        parts.append(box((outer - 2 * rim, depth, rim), timber, .0015, (0, -depth / 2, z)))
    white = materials.plain('inside', '#f2efe8', .8)
    parts.append(box((outer - rim, .004, outer - rim), white, 0, (0, -.002, middle)))
    glow = upright(side * .94, side * .94, materials.glowing(colour, 9), (0, -.006, middle))
    return together([*parts, glow])


def lamp_light(at, wall_y, watts, colour='#ffcf9e'):
    """What a lit box with its middle at `at` throws on the table before it and on the wall behind it."""
    x, y, z = at
    before = area((x, y - .03, z), (x, y - .23, 0), .16, watts, colour)
    behind = area((x, y + .035, z), (x, wall_y, z), .15, watts * .7, colour)
    for glow in (before, behind):
        glow.visible_camera = False


def cube(front, right, top, side=.057, gap=.0012):
    """A puzzle cube of three by three, a picture on each of its three faces that are seen."""
    black = materials.plain('plastic', '#151414', .35)
    piece = side / 3
    parts = []
    for i in range(3):
        for j in range(3):
            for k in range(3):
                at = ((i - 1) * piece, (j - 1) * piece, (k + .5) * piece)
                parts.append(box((piece - .0003,) * 3, black, .0012, at))
    shine = {'roughness': .2, 'specular': .5, 'clearcoat': .5}
    for name, turn in ((front, (0, 0, 0)), (right, (0, 0, 90)), (top, (-90, 0, 0))):
        face = printed(name, side * 1000, side * 1000, **shine)
        stickers = []
        for i in range(3):
            for j in range(3):
                sticker = plate(
                    [(x + (i - 1) * piece, z + (j - 1) * piece) for x, z in oblong(piece - gap, piece - gap, .0016, 6)],
                    .0005, black, face, (side, side), .0002,
                )
                stickers.append(placed(sticker, (0, -side / 2 + .0001, 0)))
        parts.append(together(stickers, (0, 0, side / 2), turn))
    return together(parts)


def card_drive(name, width=.085, height=.054):
    """A pen drive as large as a bank card, its plug folded out at the right."""
    white = materials.plain('case', '#f5f3ee', .4)
    face = printed(name, width * 1000, height * 1000, roughness=.2, specular=.5, clearcoat=.4)
    slab = placed(plate(oblong(width, height, .0034), .0022, white, face, (width, height), .0005), (0, 0, 0), (-90, 0, 0))
    steel = materials.metal('#c9cacb', .25)
    gold = materials.metal('#c9a45a', .3)
    tongue = [box((.02, .012, .0019), white, .0003, (width / 2 + .0085, .012, .00105))]
    for y in (-.0036, -.0012, .0012, .0036):
        tongue.append(box((.009, .0011, .0001), gold, 0, (width / 2 + .0125, .012 + y, .00206)))
    return together([slab, *tongue, box((.0008, .0135, .0023), steel, .0002, (width / 2 - .001, .012, .0013))])


def stick_drive(name, width=.04, height=.015):
    """A timber stick with its plug bare at the right, the cap beside it."""
    timber = materials.timber('#c79c6c', '#a37a50', grain=(4, 90, 90))
    face = printed(name, width * 1000, height * 1000, roughness=.4, specular=.4)
    body = placed(plate(oblong(width, height, .003), .0075, timber, face, (width, height), .0009), (0, 0, 0), (-90, 0, 0))
    steel = materials.metal('#c9cacb', .22)
    plug = box((.0135, .012, .0045), steel, .0004, (width / 2 + .0066, 0, .0038))
    dark = materials.plain('hole', '#1a1918', .8)
    holes = [box((.0022, .0024, .0002), dark, 0, (width / 2 + .0085, y, .0061)) for y in (-.003, .003)]
    cap = placed(plate(oblong(.017, height, .003), .0075, timber, bevel=.0009), (width / 2 + .034, .006, 0), (-90, 0, 24))
    return together([body, plug, *holes, cap])
