"""
The wall on which pages hang any size to scale: the picture is 3200 mm of it wide, seen straight on, so that every millimetre
of the wall takes as many pixels. `shop/catalogue/rules/room.ts` counts on it.
"""
from light import camera
from rooms.living import room

alt = 'A sage sofa under a free wall, in the late-morning sun of a living room'
shape = (1200, 1080)
samples = 40
# As warm as a print is balanced in this light.
exposure = (1.0, 1.08, 1.15)

WIDTH, DISTANCE, MIDDLE, EYES = 3.2, 3.75, (.06, 1.08), 1.45


def build():
    room()
    x, z = MIDDLE
    camera((x, -DISTANCE, EYES), (x, 0, EYES), 36 * DISTANCE / WIDTH, shift=(0, (z - EYES) / WIDTH))
