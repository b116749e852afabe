import materials
from mesh import placed
from outline import oblong, plate
from products.cards import magnet
from stage import Stage

alt = 'Photo magnets of five sizes on a board of painted steel'


def build():
    stage = Stage(.54, wall=.1)
    wall, middle = stage.wall_y, .35
    steel = materials.plain('painted steel', '#5d6d61', .42, Specular=.4)
    placed(plate(oblong(.42, .3, .012), .006, steel, bevel=.0016), (0, wall - .004, middle))
    lie = (
        ('wide', .152, .102, -.105, .076, 1), ('square', .1, .1, .047, .07, -2), ('tall', .05, .2, .158, .014, 0),
        ('small', .07, .07, -.146, -.062, -2), ('landscape', .076, .051, -.048, -.054, 2), ('tiny', .05, .05, .06, -.066, 4),
    )
    for name, width, height, x, z, turn in lie:
        placed(magnet(name, width, height), (x, wall - .010, middle + z), (0, turn, 0))
    stage.camera(height=.78, side=.4, target=.66, distance=3.3)
