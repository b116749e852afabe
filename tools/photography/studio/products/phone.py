"""Phone cases and stands."""
import math

import materials
from mesh import box, mesh, placed, together
from outline import circle, oblong, plate
from printed import printed

WIDTH, HEIGHT, DEPTH = .078, .16, .0115


def case(name, rim='#20201f'):
    """A case on its phone, upright with its back to the camera, its middle in the origin, the screen at y = 0."""
    shell = materials.plain('shell', rim, .45, Specular=.4)
    face = printed(name, WIDTH * 1000, HEIGHT * 1000, roughness=.28, specular=.45, clearcoat=.25)
    glass = materials.plain('camera glass', '#0d0e10', .05, Clearcoat=1.0)
    steel = materials.metal('#55585c', .25)
    body = plate(oblong(WIDTH, HEIGHT, .0135, 16), DEPTH, shell, face, (WIDTH, HEIGHT), .0028, 7)
    x, z, side = -WIDTH / 2 + .0245, HEIGHT / 2 - .0245, .0375
    parts = [
        body,
        placed(plate(oblong(side, side, .0095), .0016, shell, bevel=.0007), (x, -DEPTH, z)),
        placed(plate(oblong(side - .004, side - .004, .008), .0012, glass, bevel=.0005), (x, -DEPTH - .0006, z)),
    ]
    for aside, up in ((-.0078, .0078), (.0078, -.0078), (-.0078, -.0078)):
        at = (x + aside, -DEPTH - .0018, z + up)
        parts.append(placed(plate(circle(.0066, 40), .0016, steel, bevel=.0005), at))
        parts.append(placed(plate(circle(.0053, 40), .0003, glass, bevel=.0001), (at[0], at[1] - .0015, at[2])))
    lamp = materials.plain('lamp', '#e9e2c8', .3)
    parts.append(placed(plate(circle(.0026, 32), .0004, lamp, bevel=.0001), (x + .0078, -DEPTH - .0018, z + .0078)))
    for up, tall in ((.028, .012), (.01, .012)):
        parts.append(box((.0016, .004, tall), shell, .0007, (-WIDTH / 2 - .0002, -DEPTH / 2, up)))
    return together(parts)


def stand(name, width=.09, height=.15, lean=16):
    """A plate that leans back on its foot, with a lip for the phone; on z = 0, the lip at y = 0."""
    timber = materials.timber('#d3ab7a', '#b28555', grain=(1.2, 30, 30))
    face = printed(name, width * 1000, height * 1000, roughness=.3, specular=.45, clearcoat=.2)
    back = placed(
        plate(oblong(width, height, .008), .006, timber, face, (width, height), .0012),
        (0, .034 + height / 2 * math.sin(math.radians(lean)), .008 + height / 2 * math.cos(math.radians(lean))), (-lean, 0, 0),
    )
    foot = box((width, .115, .008), timber, .0014, (0, .0575, .004))
    lip = box((width, .006, .02), timber, .0014, (0, .003, .010))
    return together([back, foot, lip, _prop(height, lean, timber)])


def _prop(height, lean, timber):
    """The three-cornered leg behind the plate."""
    slope = math.tan(math.radians(lean))
    top = height * .62
    outline = [(.04, .007), (.108, .007), (.104, .016), (.042 + slope * top, top)]
    corners = [(x, y, z) for x in (-.004, .004) for y, z in outline]
    faces = [(3, 2, 1, 0), (4, 5, 6, 7)] + [(i, (i + 1) % 4, (i + 1) % 4 + 4, i + 4) for i in range(4)]
    return mesh('prop', corners, faces, timber, None, False)


def phone():
    """Lies on z = 0, dark, its screen upwards."""
    glass = materials.plain('screen', '#0c0d0f', .04, Clearcoat=1.0)
    steel = materials.metal('#8d9094', .3)
    slab = plate(oblong(.072, .15, .011, 14), .0078, steel, glass, (1, 1), .0012)
    return together([placed(slab, (0, 0, 0), (-90, 0, 0))])
