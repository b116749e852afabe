import materials
from mesh import placed
from products.cards import deck, fan
from stage import Stage

alt = 'Playing cards from near: round corners, a smooth finish, the design up to the edge'
shape = (640, 800)


def build():
    stage = Stage(.15, wall=6, ground=materials.timber('#a97f55', '#845c38', grain=(1.2, 12, 12)))
    placed(fan(['back'] * 9), (-.02, -.085, 0), (0, 0, 4))
    placed(deck('back'), (.062, .075, 0), (0, 0, -24))
    stage.camera(height=1.5, side=.5, target=.0, distance=2.2, aperture=8)
