"""
From a rendering to the three pictures of a scene: base, light and map. What they mean is in packages/mockup; the tone
curve is shared with it.
"""
import json
import os

import numpy as np

from denoise import denoise
from glare import with_glare
from printed import STOCK

_TONE = os.path.join(os.path.dirname(__file__), '..', '..', '..', 'packages', 'mockup', 'tone.json')
with open(_TONE, encoding='utf8') as file:
    KNEE = json.load(file)['knee']

# How bright the middle of a print is: white stock in good light. Where the print stands in the shade it stays darker, so
# that what stands in the sun is not bleached: most of the picture is darker than this.
PRINT_BRIGHTNESS = .88
SUNLIT, MOST = .84, 85
# How much of the light's own colour is taken out on the print, as an eye does.
ADAPTATION = .7
BRIGHTEST_LIGHT = 1.6
WHOLE, SEEN = .98, .02
# Places on the print have 12 bits of their 16: a fifth of a texel on the largest print. Finer ones double the map.
STEP = 16
# Places are averaged over so many pixels, which keeps every slope and loses that jitter.
SMOOTHING = 5
# As many as a zoomed scene takes.
MAX_TEXELS = 2048


def develop(passes, surfaces, exposure=None, glare=0):
    """
    :param exposure: for scenes without a print, one number or one for each colour; others follow from its brightness
    :param glare: see `with_glare`
    :returns: base and light (height x width x 3 of 0..255), map (twice as high), facts for scene.json
    """
    falling = denoise(passes['direct'] + passes['indirect'], passes['albedo'], passes['normal'])
    rest = np.maximum(passes['whole'] - (passes['direct'] + passes['indirect']) * passes['colour'], 0)
    rest = denoise(rest, passes['albedo'], passes['normal'])
    cover = np.clip(passes['place'][:, :, 2], 0, 1)
    inside = cover > WHOLE
    gain = _gain(falling, falling * passes['colour'] + rest, inside, exposure)
    falling, rest = falling * gain, rest * gain

    light = _outwards(falling, inside, 6) * cover[:, :, None]
    base = np.maximum(falling * passes['colour'] + rest - light * STOCK, 0)
    return {
        'base': _bytes(_coded(_toned(with_glare(base, glare)))),
        'light': _bytes(_coded(np.clip(light / BRIGHTEST_LIGHT, 0, 1))),
        'map': _map(passes, cover, inside),
        'lightMax': BRIGHTEST_LIGHT,
        'surfaces': [_sized(surface, number, passes, cover) for number, surface in enumerate(surfaces)],
    }


def _gain(falling, whole, inside, exposure):
    if not inside.any():
        return np.full(3, exposure or 1.0, np.float32)
    middle = np.median(falling[inside], axis=0)
    balance = (middle.mean() / middle) ** ADAPTATION
    bright = np.percentile((whole * balance).mean(axis=2), MOST)
    gain = min(PRINT_BRIGHTNESS / np.median(falling[inside] * balance), SUNLIT / bright)
    return (balance * gain * (exposure or 1)).astype(np.float32)


def _map(passes, cover, inside):
    seen = cover > SEEN
    whole = np.maximum(cover, 1e-6)[:, :, None]
    number = np.rint(np.where(seen, passes['number'][:, :, 0] / whole[:, :, 0], 0)).astype(np.int32)
    place = np.where(seen[:, :, None], passes['place'][:, :, :2] / whole, 0)
    place[:, :, 1] = np.where(seen, 1 - place[:, :, 1], 0)
    place = np.clip(_smoothed(place, inside, number), 0, 1)
    values = np.rint(place * 65535 / STEP).astype(np.int32) * STEP
    values = np.minimum(values, 65535) * seen[:, :, None]
    upper = np.dstack([values >> 8, np.rint(cover * 255).astype(np.int32)])
    lower = np.dstack([values & 255, number])
    return np.vstack([upper, lower]).astype(np.uint8)


def _smoothed(place, inside, number):
    """Only where everything around lies on the same surface, and no seam or fold comes between."""
    count = SMOOTHING * SMOOTHING

    def mean(x):
        return _window(x) / count

    numbers = number[:, :, None].astype(np.float64)
    alike = mean(numbers ** 2) - mean(numbers) ** 2 < 1e-6
    even = alike & (mean(inside[:, :, None].astype(np.float64)) > .999)
    middle = mean(place.astype(np.float64))
    close = np.abs(middle - place).max(axis=2, keepdims=True) < .004
    return np.where(even & close, middle, place)


def _window(x):
    """Sums over the pixels around each."""
    reach = SMOOTHING // 2
    sums = np.pad(np.pad(x, ((reach, reach), (reach, reach), (0, 0)), 'edge').cumsum(0).cumsum(1), ((1, 0), (1, 0), (0, 0)))
    return (
        sums[SMOOTHING:, SMOOTHING:] - sums[:-SMOOTHING, SMOOTHING:]
        - sums[SMOOTHING:, :-SMOOTHING] + sums[:-SMOOTHING, :-SMOOTHING]
    )


def _sized(surface, number, passes, cover):
    """How many texels the design's picture needs to be sharp where it is shown largest."""
    whole = (cover > WHOLE) & (np.rint(passes['number'][:, :, 0]) == number)
    both = whole[:-1, :-1] & whole[1:, :-1] & whole[:-1, 1:]
    place = passes['place']

    def texels(axis):
        right = place[:-1, 1:, axis] - place[:-1, :-1, axis]
        down = place[1:, :-1, axis] - place[:-1, :-1, axis]
        change = np.hypot(right, down)[both]
        change = change[change > 1e-6]
        return min(MAX_TEXELS, int(np.ceil(1 / np.percentile(change, 15)))) if change.size else 1

    return {**surface, 'texelsWide': texels(0), 'texelsHigh': texels(1)}


def _outwards(values, known, steps):
    """Carries values over the edge of what is known, a pixel at a time."""
    values, known = values * known[:, :, None], known.astype(np.float32)
    for _ in range(steps):
        sums, counts = _neighbours(values), _neighbours(known[:, :, None])
        new = (known == 0) & (counts[:, :, 0] > 0)
        values[new] = (sums / np.maximum(counts, 1e-6))[new]
        known[new] = 1
    return values


def _neighbours(x):
    padded = np.pad(x, ((1, 1), (1, 1), (0, 0)))
    height, width = x.shape[:2]
    return sum(padded[dy:dy + height, dx:dx + width] for dy in range(3) for dx in range(3))


def _toned(x):
    return np.where(x < KNEE, x, KNEE + (1 - KNEE) * (1 - np.exp(-(x - KNEE) / (1 - KNEE))))


def _coded(x):
    return np.where(x <= .0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-9), 1 / 2.4) - .055)


def _bytes(x):
    return (np.clip(x, 0, 1) * 255 + .5).astype(np.uint8)
