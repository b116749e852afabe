import materials
from mesh import placed
from products.cards import memory_tile
from stage import Stage

alt = 'A memory game of timber tiles on a sage table: two pairs lie open, the others wait face down'

ROWS = (('first', None, 'second'), (None, 'third', None), (None, 'first', None), ('second', None, None))


def build():
    stage = Stage(.31, wall=6, ground=materials.plaster('#a4ad9c', .02, .0004))
    for row, names in enumerate(ROWS):
        for column, name in enumerate(names):
            turn = ((row * 5 + column * 7) % 5 - 2) * 1.4
            at = ((column - 1) * .072 + turn * .0006, (1.5 - row) * .072 - turn * .0005, 0)
            placed(memory_tile(name), at, (0, 0, turn))
    stage.camera(height=2.9, side=.15, target=0, distance=2.3, lens=84)
