from mesh import placed
from products.canvas import framed
from rooms.study import room

alt = 'A framed canvas print, 40 by 60 cm, over a desk with a lit lamp, on a deep green wall'
shape = (1200, 900)
samples = 32


def build():
    placed(framed('front', .4, .6), room().hang)
