from mesh import placed
from products.gifts import ornament
from stage import Stage

alt = 'A round ceramic ornament on a red ribbon before a plaster wall'


def build():
    stage = Stage(.15, wall=.3)
    placed(ornament('front'), (0, 0, .085), (0, 0, 8))
    stage.camera(height=.72, side=.25, target=.62, distance=3.6)
