from mesh import placed
from products.panels import wood
from stage import Stage

alt = 'The corner of a picture on timber from near, the layers of birch in its edge'
shape = (640, 800)


def build():
    stage = Stage(.2, wall=.5, bars=False, fill=1.3)
    placed(wood('front', .3, .4), (-.11, .04, .005), (0, 0, -4))
    stage.camera(height=1.12, side=1.2, target=.68, distance=2.0, aperture=8)
