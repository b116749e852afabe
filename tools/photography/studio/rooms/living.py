"""A living room in late-morning sun: a sage sofa under a free plaster wall."""
import materials
from furniture.fabrics import upholstery, wool
from furniture.lamps import floor_lamp
from furniture.padding import scatter
from furniture.rugs import plain_rug
from furniture.seating import sofa
from light import area, camera, sky, sun
from mesh import placed
from props import pot_plant
from rooms.places import Places
from rooms.shell import Window, daylight, shell

LEFT, RIGHT = -2.5, 3.2
WINDOW = Window(-2.75, -.95, .5, 2.42, (2, 3))
# The sofa stands a hand's breadth from the wall.
SOFA_Y = -.06


def room(rug=True):
    """:param rug: without it the floor before the sofa is free"""
    shell(LEFT, RIGHT, materials.plaster('#e2d9c9', .06, .0016), materials.boards('#bd9367', '#96704a'), 2.62, WINDOW)
    oak = materials.timber('#a87d52', '#85603c')
    placed(sofa(upholstery('#8f9081'), oak), (0, SOFA_Y, 0))
    placed(scatter(.48, .48, .15, upholstery('#a27561'), 3), (-.55, -.51, .675), (-17, 7, 12))
    placed(scatter(.44, .44, .14, upholstery('#ebe4d6'), 8), (.56, -.50, .655), (-18, -6, -12))
    if rug:
        plain_rug(2.3, 1.6, wool('#d8cdb9'), at=(.1, -1.2, 0), turn=1.5)
    placed(pot_plant(1.35, 40), (1.46, -.36, 0), (0, 0, 40))
    placed(floor_lamp(1.5), (-1.3, -.34, 0))
    _light()
    camera((.08, -3.75, 1.45), (.08, 0, 1.45), 33, shift=(0, -.145))
    return Places(hang=(0, 0, 1.55), floor=(.1, -1.35, 0))


def _light():
    sun((.8, .64, -.42), 5.4, .6, '#ffdcb0')
    daylight(LEFT, WINDOW, 120, into=(1.5, -.4, 1))
    area((1.4, -5.6, 2.1), (0, 0, 1.3), 3, 95, '#fff6ea', 2)
    sky('#eef4ff', .16)
