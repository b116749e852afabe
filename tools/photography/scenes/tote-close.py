from mesh import placed
from products.hung import peg, tote
from stage import Stage

alt = 'A canvas tote bag from near: the print on heavy cotton, a sewn strap'
shape = (640, 800)


def build():
    stage = Stage(.3, wall=.25, bars=False, fill=1.3)
    at = (-.02, stage.wall_y, .56)
    placed(tote('front'), at)
    peg(at=at)
    stage.camera(height=1.2, side=.9, target=.72, distance=2.3, aperture=8)
