import materials
from mesh import box, placed, together, upright
from printed import printed
from stage import Stage

alt = 'An acrylic block standing on a ledge, light in its edges'
bounces = 10


def build():
    stage = Stage(.19, wall=.5)
    width, height, depth = .15, .1, .024
    face = printed('front', width * 1000, height * 1000, roughness=.04, specular=.7, clearcoat=1.0)
    glass = materials.plain('glass edge', '#eef4f2', .03, Specular=.9, Clearcoat=1.0, Transmission=.55, IOR=1.49)
    block = together([
        box((width, depth, height), glass, .0012),
        upright(width - .002, height - .002, face, (0, -depth / 2 - .0002, 0)),
    ])
    placed(block, (-.005, .0, height / 2), (0, 0, -24))
    stage.camera(height=.66, side=.3, target=.29, distance=3.1)
