"""
The place where products are photographed: a plaster wall, a plaster or timber ledge, the late-morning sun through a
window on the left. One framing and one light, so that any twelve cards look like one shoot.
"""
import materials
from light import area, camera, sky, sun
from mesh import box, sheet

WALL, LEDGE = '#e4dccd', '#e0d6c4'


class Stage:
    """
    Everything is in parts of `size`, the product's longest side in metres: a mug stands in the same light as a rug.

    The product stands on z = 0, about y = 0; the wall stands behind it.
    """

    def __init__(self, size, wall=.42, ground=None, wall_colour=WALL, bars=True, key=3.4, fill=1.0):
        self.size = size
        self.wall_y = wall * size
        if wall_colour:
            self._wall(materials.plaster(wall_colour, .05 * size, .0012 * size))
        self._ground(ground or materials.plaster(LEDGE, .04 * size, .0008 * size))
        self._light(bars, key, fill)

    def _wall(self, material):
        size, y = self.size, self.wall_y
        sheet(1, 1, lambda u, v: ((-6 + 12 * u) * size, y, (-.02 + 7 * v) * size), material)

    def _ground(self, material):
        size, y = self.size, self.wall_y
        sheet(1, 1, lambda u, v: ((-6 + 12 * u) * size, -7 * size + (7 * size + y) * v, 0), material)

    def _light(self, bars, key, fill):
        size = self.size
        # Power falls with the square of the distance.
        watts = size * size * fill
        sun((.86, .46, -.56), key, 1.5, '#ffe3bd')
        area((-2.4 * size, -3.4 * size, 2.9 * size), (0, 0, .4 * size), 2.8 * size, 92 * watts, '#f1f5ff')
        area((3.1 * size, -3.2 * size, 2.1 * size), (0, 0, .4 * size), 2.6 * size, 38 * watts, '#fff3e4')
        sky('#fff9f0', .32 * fill)
        if bars:
            self._window()

    def _window(self):
        """Bars of a window outside the picture: their soft shadow lies on the wall."""
        size, dark = self.size, materials.plain('bar', '#151515')
        x = -3.1 * size
        for y in (-2.1, -1.05):
            box((.04 * size, .07 * size, 5 * size), dark, 0, (x, y * size, 2.6 * size))
        for z in (1.75, 2.85):
            box((.04 * size, 4.2 * size, .07 * size), dark, 0, (x, -1.5 * size, z * size))
        box((.04 * size, .7 * size, 6 * size), dark, 0, (x, -.1 * size, 2 * size))
        box((.04 * size, 5.4 * size, 1 * size), dark, 0, (x, -1.9 * size, .5 * size))

    def camera(self, height=.74, side=.34, target=.4, lens=80, distance=3.8, aperture=0):
        """The one framing: a little from the right and above. All in parts of the size."""
        size = self.size
        at = (side * size, -distance * size, height * size)
        return camera(at, (0, 0, target * size), lens, aperture)
