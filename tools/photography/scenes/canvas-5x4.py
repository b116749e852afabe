from leaning import leaning_canvas

alt = 'A lying canvas print, five to four, leaning on a plaster wall in late-morning light'
shape = (720, 720)


def build():
    leaning_canvas(.5, .4)
