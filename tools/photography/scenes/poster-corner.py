from mesh import placed
from products.paper import framed_poster
from stage import Stage

alt = 'The corner of a framed poster from near: matt paper in a slim oak moulding'
shape = (640, 800)


def build():
    stage = Stage(.22, wall=.5, bars=False, fill=1.3)
    placed(framed_poster('front', .5, .7), (-.2, .05, -.35), (-4, 0, -4))
    stage.camera(height=1.9, side=1.1, target=1.25, distance=2.0, aperture=8)
