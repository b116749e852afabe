from mesh import placed
from products.canvas import stretched
from stage import Stage

alt = 'Three canvas prints that share one picture, on a plaster wall'


def build():
    stage = Stage(.95, wall=.12)
    for x in (-.325, 0, .325):
        placed(stretched('front', .3, .6, .03, (.95, .6, x, 0)), (x, stage.wall_y - .002, .56))
    stage.camera(height=.72, side=.3, target=.62, distance=3.5)
