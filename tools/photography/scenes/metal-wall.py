from light import area
from mesh import placed
from products.panels import metal
from stage import Stage

alt = 'A metal print hung a finger’s width before a plaster wall, its gloss catching the window'


def build():
    stage = Stage(.75, wall=.1)
    placed(metal('front', .5, .7), (0, stage.wall_y - .014, .47))
    # A window that is seen in its gloss.
    area((-.62, -2.0, .8), (-.1, stage.wall_y, .6), .34, 6, '#f1f5ff', .5)
    stage.camera(height=.78, side=.5, target=.66, distance=3.3)
