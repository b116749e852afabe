from products.mug import mug
from stage import Stage

alt = 'Two mugs with the design on a plaster ledge, one from its left and one from its right'


def build():
    stage = Stage(.2, wall=.7)
    mug('wrap', turn=52, at=(-.058, -.012, 0))
    mug('wrap', turn=128, at=(.058, .045, 0))
    stage.camera(height=.8, target=.29, distance=3.2)
