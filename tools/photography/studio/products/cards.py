"""What is cut from card and thin board: playing cards, magnets, bookmarks, tiles of a game."""
import math

import materials
from mesh import placed, together, tube
from outline import oblong, plate, ribbon, smooth
from printed import printed

STOCK = '#f8f5ee'


def card(name, width=.063, height=.088, radius=.0032, depth=.0003, body=None, **surface):
    """Upright, its back at y = 0, its middle in the origin."""
    shine = {'roughness': .32, 'specular': .45, 'clearcoat': .25, **surface}
    face = printed(name, width * 1000, height * 1000, **shine)
    stock = body or materials.plain('stock', STOCK, .6)
    return plate(oblong(width, height, radius), depth, stock, face, (width, height), min(depth * .3, .0012))


def fan(names, spread=92, away=.072):
    """Playing cards in a fan on z = 0, from left to right, about the point where a thumb would hold them."""
    lying = []
    for number, name in enumerate(names):
        turn = spread * (.5 - number / (len(names) - 1))
        angle = math.radians(turn)
        lying.append(placed(
            card(name), (-away * math.sin(angle), away * math.cos(angle), .0004 + .0008 * number), (-90, 0, turn),
        ))
    return together(lying)


def deck(name, cards=30):
    """A pile of cards on z = 0, a little uneven."""
    pile = []
    for number in range(cards):
        lean = math.sin(number * 2.4) * .0006
        pile.append(placed(card(name), (lean, math.cos(number * 1.7) * .0006, .0003 * number), (-90, 0, 40 * lean * 30)))
    return together(pile)


def magnet(name, width, height, depth=.003):
    """Upright, its back at y = 0; glossy, with the dark edge of its magnet."""
    body = materials.plain('magnet', '#2b2a29', .7)
    return card(name, width, height, .004, depth, body, roughness=.12, specular=.5, clearcoat=.5)


def bookmark(name, width=.05, height=.15, colour='#7b3b34'):
    """Lies on z = 0 with a tassel at its top."""
    strip = placed(card(name, width, height, .004, .0006), (0, 0, 0), (-90, 0, 0))
    silk = materials.plain('silk', colour, .5, Sheen=.5)
    top = height / 2
    loop = smooth([(0, top - .008, .0011), (.001, top + .012, .002), (-.004, top + .03, .0014)])
    parts = [strip, ribbon(loop, .0016, silk, (0, 0, 1))]
    for i in range(22):
        aside, far = math.sin(i * 2.1), math.cos(i * 3.7)
        parts.append(tube(
            [(-.004, top + .03, .0016), (-.005 + aside * .002, top + .045, .002 + .001 * far),
             (-.009 + aside * .006, top + .065, .0012), (-.013 + aside * .009, top + .083 + far * .003, .0006)],
            .0005, silk,
        ))
    return together(parts)


def memory_tile(name=None, side=.06, depth=.004):
    """A timber tile on z = 0; without a name it shows its back."""
    timber = materials.timber('#d9b98c', '#bd9564', .5, grain=(3, 40, 40))
    if name is None:
        tile = plate(oblong(side, side, .005), depth, timber, bevel=.0009)
    else:
        tile = card(name, side, side, .005, depth, timber, roughness=.45, specular=.35)
    return together([placed(tile, (0, 0, 0), (-90, 0, 0))])
