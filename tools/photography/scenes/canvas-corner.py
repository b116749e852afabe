from mesh import placed
from products.canvas import stretched
from stage import Stage

alt = 'The corner of a canvas print from near: woven cloth, a soft fold, the picture going round the edge'
shape = (600, 750)


def build():
    stage = Stage(.5, wall=.3, bars=False, fill=1.4)
    placed(stretched('front', .75, .5), (-.31, stage.wall_y - .02, .25), (0, 0, -3))
    stage.camera(height=1.1, side=.85, target=.84, distance=1.15, aperture=8)
