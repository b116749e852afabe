from mesh import placed
from products.hung import towel
from stage import Stage

alt = 'A beach towel from near: soft loops, and the picture goes on to its hemmed corner'
shape = (640, 800)


def build():
    stage = Stage(.5, wall=.2, bars=False, fill=1.3)
    placed(towel('whole'), (-.29, stage.wall_y, 1.31))
    stage.camera(height=1.1, side=.9, target=.66, distance=2.2, aperture=8)
