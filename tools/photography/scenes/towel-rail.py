from mesh import placed
from products.hung import towel
from stage import Stage

alt = 'A beach towel with the design over a timber rail'
exposure = .95


def build():
    stage = Stage(1.25, wall=.12)
    placed(towel('whole'), (0, stage.wall_y, 1.32))
    stage.camera(height=.8, side=.34, target=.62, distance=3.25)
