import materials
from mesh import placed, turned
from outline import smooth
from products.worn import chain, pendant
from stage import Stage

alt = 'A round silver pendant with a picture, its chain curled on a stoneware dish'


def build():
    stage = Stage(.07, wall=6, ground=materials.timber('#8f6a46', '#6d4e31', grain=(1.2, 20, 20)))
    top = .003
    dish = [(0, .0005), (.026, 0), (.036, .0015), (.0375, .0036), (.037, .0044), (.035, .0036), (.03, top), (0, top)]
    placed(turned(dish, materials.plain('stoneware', '#7d8a7d', .45, Specular=.4), 128))
    placed(pendant('front'), (-.002, -.007, top), (0, 0, 8))
    curl = [(-.0045, .0095), (-.013, .019), (-.005, .027), (.012, .025), (.024, .014), (.026, -.002), (.0165, -.002), (.006, .012),
            (-.0035, .0095)]
    placed(chain(smooth([(x, y, top + .0007) for x, y in curl], steps=60)))
    stage.camera(height=2.7, side=.15, target=.0, distance=2.4, lens=84)
