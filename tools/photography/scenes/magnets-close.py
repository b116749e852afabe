import materials
from mesh import placed
from outline import oblong, plate
from products.cards import magnet
from stage import Stage

alt = 'Photo magnets from near: a clear gloss, round corners, the dark edge of the magnet'
shape = (640, 800)


def build():
    stage = Stage(.14, wall=.1, bars=False, fill=1.3)
    wall, middle = stage.wall_y, .105
    steel = materials.plain('painted steel', '#5d6d61', .42, Specular=.4)
    placed(plate(oblong(.6, .5, .012), .006, steel, bevel=.0016), (0, wall - .004, middle))
    placed(magnet('square', .07, .07), (-.022, wall - .010, middle + .014), (0, -3, 0))
    placed(magnet('tall', .05, .07), (.052, wall - .010, middle - .006), (0, 4, 0))
    placed(magnet('wide', .1, .05), (-.03, wall - .010, middle - .058), (0, 1, 0))
    stage.camera(height=.9, side=1.3, target=.7, distance=2.4, aperture=8)
