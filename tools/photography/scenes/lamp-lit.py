import materials
from mesh import placed
from products.desk import lamp, lamp_light
from stage import Stage

alt = 'A photo lamp in a timber box, lit from within on a bedside table in the evening'
exposure = .95


def build():
    stage = Stage(.31, wall=.55, ground=materials.timber('#8f6a46', '#6d4e31', grain=(1.2, 9, 9)), key=.55, fill=.26)
    placed(lamp('front'), (0, .03, 0), (0, 0, -10))
    lamp_light((-.004, .005, .11), stage.wall_y, .35)
    stage.camera(height=.78, side=.3, target=.36, distance=3.3)
