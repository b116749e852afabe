import materials
from mesh import placed
from products.cards import deck, fan
from stage import Stage

alt = 'Playing cards in a fan on a timber table, the design on their backs, the rest of the deck above'
shape = (800, 1000)


def build():
    stage = Stage(.275, wall=6, ground=materials.timber('#a97f55', '#845c38', grain=(1.2, 12, 12)))
    placed(fan(['back'] * 9), (-.004, -.092, 0), (0, 0, 4))
    placed(deck('back'), (.062, .088, 0), (0, 0, -24))
    stage.camera(height=2.8, side=.2, target=.02, distance=2.5, lens=84)
