from mesh import placed
from products.wall import switch_panel
from stage import Stage

alt = 'A printed surround for a light switch on a plaster wall'


def build():
    stage = Stage(.18, wall=.1)
    placed(switch_panel('plate'), (0, stage.wall_y, .115))
    stage.camera(height=.78, side=.42, target=.68, distance=3.3)
