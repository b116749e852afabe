from mesh import placed
from products.canvas import stretched
from rooms.living import room

alt = 'A canvas print 100 cm wide over a sage sofa, in the late-morning sun of a living room'
shape = (1200, 900)
samples = 32


def build():
    placed(stretched('front', 1.0, .667), room().hang)
