from mesh import placed
from products.wall import clock
from stage import Stage

alt = 'A square wall clock with the design as its face, nine minutes past ten'


def build():
    stage = Stage(.46, wall=.1)
    placed(clock('face', is_square=True), (0, stage.wall_y, .3))
    stage.camera(height=.78, side=.42, target=.7, distance=3.3)
