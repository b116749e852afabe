import materials
from mesh import placed
from products.umbrella import umbrella
from stage import Stage

alt = 'An open umbrella with the design on each panel, resting on pale boards'


def build():
    stage = Stage(1.3, wall=.85, ground=materials.boards('#cbb595', '#ab9270'))
    placed(umbrella('panel'), (0, -.1, 0), (0, 0, 14))
    stage.camera(height=1.05, side=.25, target=.3, distance=3.2)
