import materials
from mesh import placed
from products.soft import rug
from stage import Stage
import props

alt = 'A rug with the design on a timber floor'


def build():
    stage = Stage(1.7, wall=.85, ground=materials.boards())
    placed(rug('pile', 1.5, 1.0), (0, -.15, 0), (0, 0, -9))
    placed(props.vase(.34, '#cdbfa9', 6, 3), (-.72, .95, 0))
    stage.camera(height=1.5, side=.15, target=.06, distance=3.4, lens=84)
