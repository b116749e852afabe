import materials
from mesh import placed
from products.books import open_book
from stage import Stage

alt = 'A photo book lying open on a timber table'
shape = (800, 1000)


def build():
    stage = Stage(.52, wall=6, ground=materials.timber('#c9a273', '#a87f53', grain=(1.2, 9, 9)))
    placed(open_book('left', 'right', .21, .21), (0, 0, 0), (0, 0, -8))
    stage.camera(height=2.2, side=.2, target=.02, distance=1.9, lens=84)
