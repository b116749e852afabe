import materials
from mesh import placed
from products.books import open_book
from stage import Stage

alt = 'An open photo book from near: heavy pages rising from the fold, a soft sheen'
shape = (640, 800)


def build():
    stage = Stage(.24, wall=6, ground=materials.timber('#c9a273', '#a87f53', grain=(1.2, 9, 9)))
    placed(open_book('left', 'right', .21, .21), (.0, .02, 0), (0, 0, -16))
    stage.camera(height=1.3, side=.45, target=.05, distance=2.1, aperture=8)
