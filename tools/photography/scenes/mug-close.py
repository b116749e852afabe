from products.mug import mug
from stage import Stage

alt = 'A mug from near: the print under its glaze, the handle in the window light'


def build():
    stage = Stage(.16, wall=.8)
    mug('wrap', turn=38, at=(-.01, 0, 0))
    stage.camera(height=.95, side=.2, target=.36, distance=3.0, lens=85, aperture=11)
