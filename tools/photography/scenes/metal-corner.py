from light import area
from mesh import placed
from products.panels import metal
from stage import Stage

alt = 'The corner of a metal print from near: a bare bright edge no thicker than a coin, a deep gloss'
shape = (640, 800)


def build():
    stage = Stage(.2, wall=.5, bars=False, fill=1.3)
    placed(metal('front', .3, .4, .003), (-.11, .04, .0), (-7, 0, -6))
    # A soft box that is seen in its gloss.
    area((-.34, -.46, .2), (.02, 0, .12), .12, .9, '#f1f5ff', .3)
    stage.camera(height=1.12, side=1.2, target=.68, distance=2.0, aperture=8)
