import materials
from mesh import placed
from products.panels import panel
from stage import Stage

alt = 'Four photo tiles in a square on a plaster wall'


def build():
    stage = Stage(.66, wall=.1)
    edge = materials.plain('edge', '#efeae0', .6)
    for name, x, z in (('first', -1, 1), ('second', 1, 1), ('third', -1, -1), ('fourth', 1, -1)):
        tile = panel(name, .203, .203, .022, edge, bevel=.0022, roughness=.5, specular=.35)
        placed(tile, (x * .109, stage.wall_y - .0005, .42 + z * .109))
    stage.camera(height=.78, side=.45, target=.67, distance=3.3)
