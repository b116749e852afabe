from mesh import placed
from products.gifts import ornament
from stage import Stage

alt = 'A ceramic ornament from near: a bright glaze, a soft rim, a red ribbon through its eye'
shape = (640, 800)


def build():
    stage = Stage(.08, wall=.5, bars=False, fill=1.3)
    placed(ornament('front'), (0, 0, .05), (0, 0, 16))
    stage.camera(height=.9, side=.6, target=.68, distance=3.1, aperture=11)
