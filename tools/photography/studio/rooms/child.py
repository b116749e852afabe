"""A child's room: pastel boards half-way up the wall, a low shelf, a cot, a few toys."""
import materials
from furniture.books import BRIGHT_COVERS, row, stack
from furniture.cots import cot
from furniture.fabrics import wool
from furniture.rugs import plain_rug
from furniture.tables import low_shelf
from furniture.toys import bear, blocks, rainbow
from light import area, camera, sky, sun
from mesh import box, placed
from rooms.places import Places
from rooms.shell import Window, daylight, shell

LEFT, RIGHT = -1.9, 2.3
WINDOW = Window(-2.9, -1.3, .6, 2.3, (2, 3))
SHELF_X, PANELLED = -.42, 1.02


def room():
    shell(LEFT, RIGHT, materials.plaster('#f0e9dc', .04, .0009), materials.boards('#cdae86', '#b0916a'), 2.5, WINDOW)
    _panelling('#b4c3b3')
    birch = materials.timber('#d9bd92', '#c4a377', depth=.0006)
    placed(low_shelf(birch), (SHELF_X, -.03, 0))
    top, lower, upper = .62, .07, .35
    row((SHELF_X - .5, -.05, lower), 9, 2, .25, BRIGHT_COVERS)
    row((SHELF_X + .22, -.05, upper), 8, 5, .22, BRIGHT_COVERS)
    row((SHELF_X - .14, -.05, upper), 5, 9, .2, BRIGHT_COVERS)
    stack((SHELF_X + .36, -.17, lower), 4, 3, .22, BRIGHT_COVERS)
    placed(rainbow(.1), (SHELF_X - .36, -.14, upper), (0, 0, 8))
    placed(blocks(.05), (SHELF_X - .03, -.2, lower))
    placed(bear(.3), (SHELF_X - .36, -.18, top), (0, 0, 12))
    placed(rainbow(.13), (SHELF_X + .02, -.13, top), (0, 0, -6))
    placed(blocks(), (SHELF_X + .34, -.16, top))
    placed(cot(birch, materials.plain('turned birch', '#d2b488', .5), wool('#d9b39d', .008, .003)), (.98, -.06, 0))
    placed(bear(.42, '#d8cdbb', 'long'), (.26, -.55, .013), (0, 0, -22))
    plain_rug(2.0, 1.3, wool('#e4dac7', .012, .005), at=(.1, -1.15, 0), turn=-2)
    _light()
    camera((.14, -3.5, 1.45), (.14, 0, 1.45), 38, shift=(0, -.213))
    return Places(hang=(SHELF_X, 0, 1.42))


def _panelling(colour):
    """Tongue-and-groove boards with a rail, on the free wall."""
    paint = materials.plain('panelling', colour, .55, Specular=.25)
    each = .1
    for i in range(round((RIGHT - LEFT) / each)):
        box((each - .0005, .014, PANELLED - .1), paint, .0035, (LEFT + (i + .5) * each, -.007, (PANELLED + .1) / 2), segments=2)
    box((RIGHT - LEFT, .034, .03), paint, .006, ((LEFT + RIGHT) / 2, -.017, PANELLED))
    box((RIGHT - LEFT, .024, .15), paint, .004, ((LEFT + RIGHT) / 2, -.012, .075))


def _light():
    sun((.8, .62, -.46), 3.2, 1.2, '#ffe6c4')
    daylight(LEFT, WINDOW, 110, '#f0f5ff', (1.2, -.5, .9))
    area((1, -5, 2.1), (0, 0, 1.1), 3, 80, '#fff8ee', 2)
    sky('#f4f7ff', .25)
