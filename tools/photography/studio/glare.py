"""What a lens does around lights: some of what is too bright for the picture falls beside it."""
import numpy as np

# How far the light strays, in parts of the picture's width, and how much of it each time.
HALOS = ((.003, .5), (.012, .3), (.045, .2))
# Brighter than this a light does not look any brighter, only further away.
MOST = 12.0


def with_glare(picture, share):
    """
    :param picture: linear light, 1 is the brightest that is shown
    :param share: how much of what is brighter than that strays
    """
    if not share:
        return picture
    stray = np.clip(picture - 1, 0, MOST)
    width = picture.shape[1]
    return picture + sum(weight * share * _blurred(stray, reach * width) for reach, weight in HALOS)


def _blurred(picture, sigma):
    """By a bell curve, first across, then down; nothing comes in from outside."""
    reach = int(np.ceil(sigma * 3))
    bell = np.exp(-.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    bell /= bell.sum()
    for axis in (0, 1):
        length = picture.shape[axis] + 2 * reach
        spectrum = np.fft.rfft(picture, length, axis) * _along(np.fft.rfft(bell, length), axis)
        whole = np.fft.irfft(spectrum, length, axis)
        picture = np.take(whole, range(reach, reach + picture.shape[axis]), axis)
    return picture


def _along(line, axis):
    return line[:, None, None] if axis == 0 else line[None, :, None]
