from light import camera
from mesh import placed
from products.soft import rug
from rooms.living import room

alt = 'A rug with the design, 150 by 240 cm, before a sage sofa in the late-morning sun'
shape = (1200, 900)
samples = 32


def build():
    x, y, _ = room(rug=False).floor
    placed(rug('front', 2.4, 1.5), (x, y - .12, 0))
    camera((x, -4.7, 1.45), (x, 0, 1.45), 34, shift=(0, -.235))
