import materials
from mesh import placed
from products.gifts import coaster
from stage import Stage

alt = 'Coasters from near: four in a pile with their cork below, one leaning against it'
shape = (640, 800)


def build():
    stage = Stage(.14, wall=6, ground=materials.timber('#a97f55', '#845c38', grain=(1.2, 12, 12)))
    for number, turn in enumerate((4, -9, 7, -3)):
        placed(coaster('top' if number == 3 else 'below'), (.01, .03, .0061 * number), (0, 0, turn))
    placed(coaster('front'), (-.012, -.0335, .0405), (58, 0, -5))
    stage.camera(height=1.05, side=.5, target=.24, distance=2.7, aperture=11)
