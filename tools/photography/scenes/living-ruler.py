"""What proves that rooms are true to scale: a canvas and a rule, both 1000 mm wide, in one plane."""
from furniture.rules import rule
from mesh import placed
from products.canvas import stretched
from rooms.living import room

alt = 'A canvas print 100 cm wide and a one-metre rule under it, on the wall of a living room'
shape = (1200, 900)
samples = 12

DEPTH = .038


def build():
    x, y, z = room().hang
    placed(stretched('front', 1.0, .667, DEPTH), (x, y, z + .05))
    placed(rule('rule', DEPTH), (x, y, z - .37))
