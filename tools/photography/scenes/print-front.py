import materials
from mesh import placed
from products.panels import panel
from stage import Stage

alt = 'A matt print seen straight from the front in even light'
exposure = 1.06


def build():
    stage = Stage(.7, wall=.02, bars=False, key=.0, fill=1.6)
    stock = materials.plain('paper', '#fbf9f4', .8, Specular=.1)
    # Without gloss, as pictures are photographed for copying: what is black stays black.
    matt = panel('front', .5, .7, .0003, stock, bevel=.00006, roughness=1, specular=.01)
    placed(matt, (0, stage.wall_y - .001, .37))
    stage.camera(height=.53, side=0, target=.53, distance=3.9)
