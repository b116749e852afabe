"""The corner of a kitchen where one eats, in the warm light of a late afternoon."""
import materials
from furniture.fabrics import wool
from furniture.lamps import pendant
from furniture.rugs import plain_rug
from furniture.seating import chair
from furniture.tables import dining_table
from furniture.tableware import bowl, cups, jug, lemons, plates
from light import area, camera, sky, sun
from mesh import box, placed
from props import vase
from rooms.places import Places
from rooms.shell import Window, daylight, shell

LEFT, RIGHT = -2.35, 2.5
WINDOW = Window(-3.2, -1.9, .5, 2.3, (2, 2))
TABLE_Y, TOP = -.62, .745


def room():
    shell(LEFT, RIGHT, materials.plaster('#eadfcc', .05, .0014), materials.boards('#b58a5d', '#8d683f'), 2.6, WINDOW)
    oak = materials.timber('#b48558', '#8f683f')
    black_wood = materials.plain('stained timber', '#3d3026', .5)
    cord = wool('#cdb68c', .006, .002)
    plain_rug(2.5, 1.9, wool('#cdc2ad', .012, .004), at=(0, -1.15, 0))
    placed(dining_table(oak), (0, TABLE_Y, 0))
    for x, y, turn in ((-.4, -.36, 0), (.4, -.34, -2), (-.42, -1.78, 183), (.44, -1.86, 171)):
        placed(chair(black_wood, cord), (x, y, .012), (0, 0, turn))
    placed(lemons(), (-.16, -1.0, TOP))
    placed(jug(), (.16, -.93, TOP), (0, 0, 25))
    placed(vase(.2, '#d8cbb5', 4, 7), (.46, -1.02, TOP))
    placed(pendant(.9, watts=9), (0, -1.05, 1.74))
    _shelf(oak)
    _light()
    camera((-.05, -4.25, 1.45), (-.05, 0, 1.45), 36, shift=(0, -.14))
    return Places(hang=(0, 0, 1.4))


def _shelf(timber):
    """On the wall to the right."""
    for z in (1.22, 1.56):
        box((.72, .2, .028), timber, .004, (1.42, -.1, z))
        for x in (1.14, 1.7):
            box((.012, .17, .05), materials.metal('#8f7442', .35), .002, (x, -.085, z - .039))
    placed(plates(6), (1.22, -.11, 1.234))
    placed(bowl(.075, '#a27561'), (1.45, -.11, 1.234))
    placed(bowl(.07, '#a27561'), (1.45, -.11, 1.262))
    placed(cups(2), (1.6, -.1, 1.234))
    placed(jug(.17, '#8a937f'), (1.2, -.1, 1.574), (0, 0, 200))
    placed(cups(3, '#cdb79b'), (1.42, -.1, 1.574))


def _light():
    sun((.84, .6, -.36), 5.2, .7, '#ffbf80')
    daylight(LEFT, WINDOW, 90, '#fff0dc', (1.2, -.6, .9))
    area((1, -6, 2.1), (0, 0, 1.2), 3, 100, '#fff0de', 2)
    sky('#fff1e2', .17)
