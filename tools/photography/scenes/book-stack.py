from mesh import placed
from products.books import closed_book
import materials
from stage import Stage

alt = 'A photo book standing against two cloth-bound ones'


def build():
    stage = Stage(.36, wall=.55)
    plain = materials.linen('#c9a98a', .0006, .00015)
    placed(closed_book('none', .3, .22, .022, '#c9a98a', plain), (-.01, .04, .0115), (-90, 0, 7))
    moss = materials.linen('#4d6656', .0006, .00015)
    placed(closed_book('none', .28, .21, .018, '#4d6656', moss), (.0, .045, .032), (-90, 0, -4))
    placed(closed_book('cover', .21, .21, .02), (-.005, .09, .152), (-11, 0, 4))
    stage.camera(height=.85, target=.42, distance=3.2)
