"""A bedroom under an overcast sky: pale walls, a bed with a linen headboard seen from its foot."""
import materials
from furniture.beds import bed
from furniture.books import stack
from furniture.curtains import curtain
from furniture.drape import draped
from furniture.fabrics import upholstery, voile, wool
from furniture.lamps import table_lamp
from furniture.padding import scatter
from furniture.rugs import plain_rug
from furniture.tables import bedside
from light import area, camera, sky
from mesh import placed
from props import vase
from rooms.places import Places
from rooms.shell import Window, daylight, shell

LEFT, RIGHT = -2.15, 2.3
WINDOW = Window(-3.3, -.9, .3, 2.35)
WIDTH, TOP = 1.53, .54


def room(throw=True):
    """:param throw: without it the foot of the bed is free"""
    shell(LEFT, RIGHT, materials.plaster('#e9e4d9', .04, .0009), materials.boards('#c9ab84', '#a98a62'), 2.62, WINDOW)
    oak = materials.timber('#b98d5f', '#96704a')
    under = bed(WIDTH, oak, '#f1ece2', '#e9e2d4', upholstery('#b3a68f'))
    placed(scatter(.5, .36, .14, upholstery('#7f8b78'), 6), (.03, -.6, TOP + .15), (-34, 0, 3))
    for x in (-1.13, 1.13):
        placed(bedside(oak), (x, -.02, 0))
    placed(table_lamp('#a9725c'), (-1.13, -.22, .52))
    placed(vase(.17, stems=3, seed=5), (1.2, -.2, .52))
    stack((1.03, -.25, .52), 3, 4)
    if throw:
        draped(2.05, .62, wool('#9a6a56', .007, .003), under, (.05, -1.72, TOP + .12), .014, 96, 1)
    plain_rug(2.9, 1.9, wool('#d9d0bf'), at=(0, -1.75, 0))
    curtain(.7, 2.45, voile(), materials.metal('#8f7442', .35), (LEFT + .1, -.5, 0), 90)
    _light()
    camera((0, -4.35, 1.45), (0, 0, 1.45), 36, shift=(0, -.13))
    return Places(hang=(0, 0, 1.68), above_bed=(0, -1.72, TOP + .12), under=under)


def _light():
    daylight(LEFT, WINDOW, 190, '#f3f6fb', (1.2, -.6, .9))
    area((.6, -6.2, 2.2), (0, 0, 1.1), 3.4, 90, '#fbf6ee', 2)
    sky('#f2f5fa', .3)
