import materials
from mesh import placed
from products.table import pet_bowl
from stage import Stage

alt = 'A stoneware pet bowl with the design running round it, on a timber floor'


def build():
    stage = Stage(.24, wall=.7, ground=materials.timber('#c9a273', '#a87f53', grain=(1.2, 9, 9)))
    placed(pet_bowl('wrap'), (-.005, -.01, 0), (0, 0, 8))
    stage.camera(height=.95, side=.25, target=.2, distance=3.1)
