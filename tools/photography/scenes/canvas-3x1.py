from leaning import leaning_canvas

alt = 'A wide panoramic canvas print, three to one, leaning on a plaster wall in late-morning light'
shape = (720, 720)


def build():
    leaning_canvas(.9, .3)
