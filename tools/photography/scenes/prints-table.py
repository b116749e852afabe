import materials
from mesh import placed
from products.panels import paper
from stage import Stage

alt = 'Photo prints spread on a timber table'


def build():
    table = materials.timber('#c9a273', '#a87f53', grain=(1.2, 9, 9))
    stage = Stage(.5, wall=6, ground=table)
    lie = ((-.11, .09, 9), (.105, .11, -8), (-.10, -.09, -6), (.12, -.075, 11), (.0, .01, 2))
    for number, (x, y, turn) in enumerate(lie):
        name = ('first', 'second', 'third', 'fourth', 'fifth')[number]
        placed(paper(name, .178, .127, margin=.006), (x, y, .0006 + .0006 * number), (-90, 0, turn))
    stage.camera(height=3.3, side=.12, target=.0, distance=2.2, lens=112)
