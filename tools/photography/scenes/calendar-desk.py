import materials
from mesh import placed
from products.books import desk_calendar
from stage import Stage

alt = 'A desk calendar on timber'


def build():
    stage = Stage(.29, wall=.6, ground=materials.timber())
    placed(desk_calendar('page'), (-.01, 0, 0), (0, 0, -14))
    stage.camera(height=.72, target=.29, distance=3.3)
