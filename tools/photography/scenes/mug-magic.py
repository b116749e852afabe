import materials
from products.mug import mug
from stage import Stage

alt = 'A magic mug twice: black while it is cold, with its picture when it is hot'


def build():
    stage = Stage(.2, wall=.7)
    black = materials.plain('cold glaze', '#17161a', .22, Clearcoat=.5)
    mug('wrap', outside=black, handle=black, turn=52, at=(-.062, .05, 0))
    mug('wrap', handle=black, turn=52, at=(.04, -.02, 0))
    stage.camera(height=.8, target=.29, distance=3.2)
