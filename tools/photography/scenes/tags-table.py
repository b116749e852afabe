import materials
from mesh import placed
from products.gifts import tag
from stage import Stage

alt = 'Two luggage tags with leather straps on linen'
shape = (800, 1000)


def build():
    stage = Stage(.24, wall=6, ground=materials.linen('#cfc6b4', .0014, .0004))
    placed(tag('first'), (-.045, -.02, 0), (0, 0, 14))
    placed(tag('second'), (.05, -.03, 0), (0, 0, -12))
    stage.camera(height=2.9, side=.2, target=0, distance=2.3, lens=84)
