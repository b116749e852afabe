from mesh import placed
from products.canvas import framed
from stage import Stage

alt = 'The corner of a framed canvas from near: oak with a mitred edge, a shadow gap, woven cloth'
shape = (640, 800)


def build():
    stage = Stage(.3, wall=.3, bars=False, fill=1.35)
    placed(framed('front', .4, .3), (-.19, stage.wall_y - .02, .19), (0, 0, -3))
    stage.camera(height=1.15, side=.95, target=.86, distance=1.5, aperture=8)
