from mesh import placed
from products.paper import framed_poster
from stage import Stage

alt = 'The corner of a framed poster from near: matt paper in a slim oak moulding'
shape = (640, 800)


def build():
    stage = Stage(.7, wall=.4, bars=False, fill=1.4)
    placed(framed_poster('front', .5, .7), (-.2, .12, .364), (-5, 0, -4))
    stage.camera(height=1.15, side=.62, target=.93, distance=.95, aperture=8)
