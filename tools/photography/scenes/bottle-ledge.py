from products.table import bottle
from stage import Stage

alt = 'Two drink bottles with the design, one from its left and one from its right'


def build():
    stage = Stage(.295, wall=.55)
    bottle('wrap', 62, at=(-.05, -.01, 0))
    bottle('wrap', 118, '#4f6257', (.052, .035, 0))
    stage.camera(height=.76, target=.41, distance=3.3)
