from mesh import placed
from products.soft import pillow
from stage import Stage

alt = 'The corner of a cushion from near: woven cloth, a seam all round, the picture up to its edge'
shape = (520, 650)


def build():
    stage = Stage(.3, wall=.6)
    placed(pillow('front'), (-.12, .06, .12), (-16, 0, -16))
    stage.camera(height=1.15, side=.35, target=.66, distance=2.6, aperture=8)
