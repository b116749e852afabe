from leaning import leaning_canvas

alt = 'A tall panoramic canvas print, one to three, leaning on a plaster wall in late-morning light'
shape = (720, 720)


def build():
    leaning_canvas(.3, .9)
