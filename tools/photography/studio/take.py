"""
Takes one photograph. Run by Blender: `blender --background --python take.py -- <scene file> <quality> <folder>`.

A scene file has `alt`, what is seen in words; `build()`, which sets everything up; and, where it needs others, `shape`
(width, height), `exposure`, `bounces` and `glare`. It writes base.rgb, light.rgb, map.rgb and scene.json into the folder.
"""
import importlib.util
import json
import os
import sys
import time

import bpy

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from develop import develop  # noqa: E402
from passes import render  # noqa: E402
from printed import surfaces  # noqa: E402

CARD = (960, 1200)
# Part of the full size, and samples for each pixel.
QUALITIES = {'preview': (.35, 20), 'final': (1, 30)}


def take(path, quality, folder):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    spec = importlib.util.spec_from_file_location('scene', path)
    scene = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(scene)
    scene.build()
    part, samples = QUALITIES[quality]
    width, height = (round(side * part / 2) * 2 for side in getattr(scene, 'shape', CARD))
    started = time.time()
    passes = render(width, height, getattr(scene, 'samples', samples) if part == 1 else samples, getattr(scene, 'bounces', 6))
    rendered = time.time()
    photograph = develop(passes, surfaces(), getattr(scene, 'exposure', None), getattr(scene, 'glare', 0))
    for picture in ('base', 'light', 'map'):
        photograph[picture].tofile(os.path.join(folder, f'{picture}.rgb'))
    facts = {
        'alt': scene.alt, 'width': width, 'height': height,
        'lightMax': photograph['lightMax'], 'surfaces': photograph['surfaces'],
    }
    with open(os.path.join(folder, 'scene.json'), 'w', encoding='utf8') as file:
        json.dump(facts, file)
    print(f'TAKEN rendered in {rendered - started:.0f} s, developed in {time.time() - rendered:.0f} s', flush=True)


take(*sys.argv[sys.argv.index('--') + 1:])
