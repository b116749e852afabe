from mesh import placed
from products.books import wall_calendar
from stage import Stage

alt = 'A wall calendar, its picture above and its month below'


def build():
    stage = Stage(.56, wall=.1)
    placed(wall_calendar('picture', 'month'), (0, stage.wall_y - .001, .33))
    stage.camera(height=.75, side=.4, target=.62, distance=2.9)
