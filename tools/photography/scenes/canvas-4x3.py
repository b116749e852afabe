from leaning import leaning_canvas

alt = 'A lying canvas print, four to three, leaning on a plaster wall in late-morning light'
shape = (720, 720)


def build():
    leaning_canvas(.4, .3)
