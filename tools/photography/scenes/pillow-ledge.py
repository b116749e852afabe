from mesh import placed
from products.soft import pillow
from stage import Stage

alt = 'A cushion with the design leaning on a plaster wall'


def build():
    stage = Stage(.5, wall=.3)
    placed(pillow('front'), (0, .045, .214), (-15, 0, 3))
    stage.camera()
