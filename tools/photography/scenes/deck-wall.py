from mesh import placed
from products.wall import deck
from stage import Stage

alt = 'A skateboard deck hung on a plaster wall, the design on its underside'


def build():
    stage = Stage(.8, wall=.12)
    placed(deck('underside'), (0, stage.wall_y, .53), (0, 6, 0))
    stage.camera(height=.78, side=.55, target=.68, distance=3.1)
