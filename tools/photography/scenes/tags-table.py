import materials
from mesh import placed
from products.gifts import tag
from stage import Stage

alt = 'Two luggage tags with leather straps on a dark timber table'
shape = (800, 1000)


def build():
    stage = Stage(.24, wall=6, ground=materials.timber('#8f6a46', '#6d4e31', grain=(1.2, 14, 14)))
    placed(tag('first'), (-.045, -.02, 0), (0, 0, 14))
    placed(tag('second'), (.05, -.03, 0), (0, 0, -12))
    stage.camera(height=2.9, side=.2, target=0, distance=2.3, lens=84)
