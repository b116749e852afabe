"""A study in the evening: a deep green wall, a desk, a lamp that is lit."""
import materials
from furniture.books import row, stack
from furniture.fabrics import upholstery, wool
from furniture.lamps import table_lamp
from furniture.rugs import plain_rug
from furniture.seating import chair
from furniture.tables import desk
from furniture.tableware import cups
from light import area, camera, sky
from mesh import box, placed
from props import vase
from rooms.places import Places
from rooms.shell import shell

LEFT, RIGHT = -2.3, 2.3
TOP, DESK_X = .74, 0


def room():
    wall, floor = materials.plaster('#4d5a49', .05, .0012), materials.boards('#8f6a46', '#6c4d31')
    shell(LEFT, RIGHT, wall, floor, skirting='#434f41')
    walnut = materials.timber('#7a5436', '#5a3c26')
    brass = materials.metal('#a5854a', .3)
    placed(desk(walnut, brass), (DESK_X, -.02, 0))
    placed(table_lamp('#b08a6c', .5, 4), (DESK_X - .46, -.2, TOP))
    high = stack((DESK_X + .42, -.28, TOP), 3, 6)
    placed(vase(.17, '#c9bda8', 3, 5), (DESK_X + .43, -.28, TOP + high))
    placed(cups(1, '#d9cdb8'), (DESK_X + .16, -.42, TOP))
    placed(chair(materials.plain('stained timber', '#6b472d', .45), upholstery('#b79f7c')), (DESK_X + .1, -1.06, .012), (0, 0, 162))
    _bookshelves(walnut)
    plain_rug(2.2, 1.5, wool('#a5765c', .011, .004), at=(.05, -1.15, 0))
    _light()
    camera((.1, -3.5, 1.45), (.1, 0, 1.45), 38, shift=(0, -.15))
    return Places(hang=(DESK_X + .02, 0, 1.52))


def _bookshelves(timber):
    """Two boards on the wall to the right."""
    for z, seed in ((1.22, 4), (1.62, 12)):
        box((.8, .22, .03), timber, .003, (1.25, -.11, z))
        row((.9, -.03, z + .015), 14, seed, .25)


def _light():
    area((-1.9, -2.6, 2.3), (0, 0, 1.4), 1.2, 26, '#ffd9ac')
    area((1.6, -4.6, 2.2), (0, 0, 1.2), 2.4, 40, '#ffe6c8', 1.6)
    sky('#9fb2d0', .05)
