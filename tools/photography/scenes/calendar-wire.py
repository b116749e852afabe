from mesh import placed
from products.books import wall_calendar
from stage import Stage

alt = 'A wall calendar from near: wire loops in the fold, heavy paper, the month below the picture'
shape = (640, 800)


def build():
    stage = Stage(.2, wall=.1, bars=False, fill=1.3)
    placed(wall_calendar('picture', 'month'), (-.07, stage.wall_y - .001, .15))
    stage.camera(height=1.25, side=1.1, target=.75, distance=2.1, aperture=8)
