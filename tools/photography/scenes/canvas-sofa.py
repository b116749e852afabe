from light import camera
from mesh import placed
from products.canvas import stretched
from rooms.living import room

alt = 'A canvas print 90 cm wide over a sage sofa, in the late-morning sun of a living room'
shape = (1200, 900)
samples = 32


def build():
    placed(stretched('front', .9, .6), room().hang)
    # Nearer than other pictures of the room: the frame is 3.3 m wide at the wall.
    camera((.04, -3.75, 1.45), (.04, 0, 1.45), 36 * 3.75 / 3.3, shift=(0, -.115))
