"""Walls, floor and ceiling of a room, and the windows that light it. The free wall stands at y = 0, the floor at z = 0."""
from typing import NamedTuple

import materials
from light import area
from mesh import box, sheet

THICKNESS = .16
# Far behind the camera the room is open: the sky and a soft box stand for the rest of the house.
REACH = 9


class Window(NamedTuple):
    """An opening in the wall on the left, in metres."""
    near: float
    far: float
    sill: float = .7
    head: float = 2.35
    panes: tuple = (2, 2)


def shell(left, right, wall, floor, height=2.6, window=None, ceiling='#f3f0ea', skirting='#ece7dd'):
    """
    :param left, right: x of the inner faces of the walls at the sides
    :param wall, floor: materials
    """
    sheet(1, 1, lambda u, v: (left - 1 + (right - left + 2) * u, 0, height * v), wall)
    sheet(1, 1, lambda u, v: (left - 1 + (right - left + 2) * u, -REACH * (1 - v), 0), floor)
    board = materials.plain('skirting', skirting, .45)
    box((right - left, .018, .12), board, .004, ((left + right) / 2, -.009, .06))
    box((right - left, .012, .012), board, .004, ((left + right) / 2, -.021, .006))
    for x, side in ((left, 1), (right, -1)):
        box((.018, REACH, .12), board, .004, (x + side * .009, -REACH / 2, .06))
    box((right - left + 2, REACH, THICKNESS), materials.plain('ceiling', ceiling, .9), 0,
        ((left + right) / 2, -REACH / 2, height + THICKNESS / 2))
    _side(right + THICKNESS / 2, -REACH, 0, 0, height, wall)
    if window:
        _opened(left - THICKNESS / 2, window, height, wall)
    else:
        _side(left - THICKNESS / 2, -REACH, 0, 0, height, wall)


def daylight(left, window, watts, colour='#eaf2ff', into=(1.5, -1, 1)):
    """The sky as it comes through the window."""
    middle = ((window.near + window.far) / 2, (window.sill + window.head) / 2)
    return area(
        (left - .3, *middle), into, abs(window.far - window.near), watts, colour, window.head - window.sill,
    )


def _side(x, near, far, low, high, material):
    box((THICKNESS, far - near, high - low), material, 0, (x, (near + far) / 2, (low + high) / 2))


def _opened(x, window, height, material):
    near, far, sill, head, (across, up) = window
    _side(x, -REACH, near, 0, height, material)
    _side(x, far, 0, 0, height, material)
    _side(x, near, far, 0, sill, material)
    _side(x, near, far, head, height, material)
    paint = materials.plain('window frame', '#f4f1ea', .4)
    middle, tall, wide = (near + far) / 2, head - sill, far - near
    for i in range(across + 1):
        box((.05, .05, tall), paint, .004, (x, near + wide * i / across, sill + tall / 2))
    for i in range(up + 1):
        box((.05, wide, .05), paint, .004, (x, middle, sill + tall * i / up))
    box((.26, wide + .1, .03), paint, .004, (x + .05, middle, sill - .015))
