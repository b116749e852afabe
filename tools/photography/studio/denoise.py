"""Takes the noise out of a rendering.

The network and its weights are those of Intel's Open Image Denoise (Apache 2.0, see ../denoiser); its layers are computed
here with numpy, because Debian's Blender is built without it. A picture of one megapixel takes some ten seconds on two
cores.
"""
import os
import struct

import numpy as np

WEIGHTS = os.path.join(os.path.dirname(__file__), '..', 'denoiser', 'rt_hdr_calb_cnrm.tza')
# Sides are halved four times.
MULTIPLE = 16
ROWS_AT_ONCE = 32


def denoise(picture, albedo, normal):
    """All three are height x width x 3 of float32: linear light of any brightness, 0..1, and -1..1. Returns the picture."""
    height, width, _ = picture.shape
    tall, wide = -height % MULTIPLE, -width % MULTIPLE
    scale = _exposure(picture)
    features = np.concatenate(
        [_to_curve(picture * scale), np.clip(albedo, 0, 1), np.clip(normal * .5 + .5, 0, 1)], axis=2
    ).astype(np.float32)
    features = np.pad(features, ((0, tall), (0, wide), (0, 0)), 'edge')
    clean = _network(features, _weights())[:height, :width]
    return _from_curve(np.clip(clean, 0, 1)) / scale


def _network(features, weights):
    def layer(name, x):
        return np.maximum(_convolve(x, *weights[name]), 0)

    kept = [features]
    x = layer('enc_conv0', features)
    for name in ('enc_conv1', 'enc_conv2', 'enc_conv3', 'enc_conv4'):
        x = _halved(layer(name, x))
        kept.append(x)
    x = layer('enc_conv5b', layer('enc_conv5a', kept.pop()))
    for level in (4, 3, 2, 1):
        x = np.concatenate([_doubled(x), kept.pop()], axis=2)
        x = layer(f'dec_conv{level}b', layer(f'dec_conv{level}a', x))
    return layer('dec_conv0', x)


def _convolve(x, kernel, bias):
    """Every pixel with its eight neighbours, a few rows at a time so that it stays in the cache."""
    height, width, channels = x.shape
    padded = np.pad(x, ((1, 1), (1, 1), (0, 0)))
    out = np.empty((height, width, len(bias)), np.float32)
    for top in range(0, height, ROWS_AT_ONCE):
        rows = min(ROWS_AT_ONCE, height - top)
        patches = np.concatenate(
            [padded[top + dy:top + dy + rows, dx:dx + width] for dy in range(3) for dx in range(3)], axis=2
        )
        out[top:top + rows] = (patches.reshape(-1, 9 * channels) @ kernel).reshape(rows, width, -1)
    return out + bias


def _halved(x):
    height, width, channels = x.shape
    return x.reshape(height // 2, 2, width // 2, 2, channels).max(axis=(1, 3))


def _doubled(x):
    return x.repeat(2, axis=0).repeat(2, axis=1)


# The curve that the network was taught with: about as bright differences as an eye sees, up to the largest half float.
_A, _B, _C, _D = 1.41283765e+03, 1.64593172e+00, 4.31384981e-01, -2.94139609e-03
_E, _F, _G = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
_Y0, _Y1, _X0, _X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
_BRIGHTEST = _E * np.log(65504 + _F) + _G


def _to_curve(y):
    y = np.clip(y, 0, 65504)
    curve = np.where(y <= _Y0, _A * y, np.where(y <= _Y1, _B * np.power(y, _C) + _D, _E * np.log(y + _F) + _G))
    return curve / _BRIGHTEST


def _from_curve(x):
    x = x * _BRIGHTEST
    middle = np.power(np.maximum((x - _D) / _B, 0), 1 / _C)
    return np.where(x <= _X0, x / _A, np.where(x <= _X1, middle, np.exp((x - _G) / _E) - _F)).astype(np.float32)


def _exposure(picture):
    """Brings the middle of the picture to the brightness that the network knows best."""
    brightness = picture @ np.array([.2126, .7152, .0722], np.float32)
    seen = brightness[brightness > 1e-8]
    return .18 / np.exp(np.log(seen).mean()) if seen.size else 1.0


def _weights():
    """The file: a head, the numbers, and at its end a table of names, sizes and places."""
    with open(WEIGHTS, 'rb') as file:
        data = file.read()
    at = struct.unpack_from('<Q', data, 4)[0]
    count, at = struct.unpack_from('<I', data, at)[0], at + 4
    tensors = {}
    for _ in range(count):
        length = struct.unpack_from('<H', data, at)[0]
        name = data[at + 2:at + 2 + length].decode()
        at += 2 + length
        dimensions = data[at]
        shape = struct.unpack_from(f'<{dimensions}I', data, at + 1)
        at += 1 + 4 * dimensions + dimensions + 1
        place = struct.unpack_from('<Q', data, at)[0]
        at += 8
        tensors[name] = np.frombuffer(data, '<f2', int(np.prod(shape)), place).reshape(shape).astype(np.float32)
    names = {name.rsplit('.', 1)[0] for name in tensors}
    return {name: (_as_patches(tensors[f'{name}.weight']), tensors[f'{name}.bias']) for name in names}


def _as_patches(kernel):
    """From out, in, row, column to (row, column, in) x out."""
    return kernel.transpose(2, 3, 1, 0).reshape(-1, kernel.shape[0])
