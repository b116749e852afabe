from leaning import leaning_canvas

alt = 'A square canvas print leaning on a plaster wall in late-morning light'
shape = (720, 720)


def build():
    leaning_canvas(.4, .4)
