from mesh import placed
from products.hung import towel
from stage import Stage

alt = 'A beach towel from near: soft loops, the picture over the rail and up to its edge'
shape = (640, 800)


def build():
    stage = Stage(.5, wall=.2, bars=False, fill=1.3)
    placed(towel('whole'), (-.16, stage.wall_y, .53))
    stage.camera(height=1.35, side=1.0, target=.85, distance=2.2, aperture=8)
