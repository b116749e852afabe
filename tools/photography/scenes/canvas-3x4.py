from leaning import leaning_canvas

alt = 'An upright canvas print, three to four, leaning on a plaster wall in late-morning light'
shape = (720, 720)


def build():
    leaning_canvas(.3, .4)
