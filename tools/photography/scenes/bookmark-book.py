import materials
from mesh import placed
from products.books import closed_book
from products.cards import bookmark
from stage import Stage

alt = 'A bookmark with a tassel on a cloth-bound book'


def build():
    stage = Stage(.24, wall=6, ground=materials.timber('#c9a273', '#a87f53', grain=(1.2, 9, 9)))
    cloth = materials.linen('#c7b89d', .0006, .00015)
    placed(closed_book('none', .15, .21, .022, '#c7b89d', cloth), (.0, -.01, .011), (-90, 0, -8))
    placed(bookmark('front'), (.004, -.018, .0223), (0, 0, 9))
    stage.camera(height=2.5, side=.2, target=.03, distance=2.3, lens=84)
