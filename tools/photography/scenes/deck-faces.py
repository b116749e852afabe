import materials
from mesh import placed
from products.cards import card, deck, fan
from stage import Stage

alt = 'Playing cards face up on a timber table, another picture on each: five in a fan, five beside them, and the deck'
shape = (800, 1000)

# Their names are those of the record, so that a shopper's own queen of spades lies where ours does.
HELD = ('spades-ace', 'spades-2', 'spades-3', 'spades-4', 'spades-5')
LAID = (
    ('hearts-king', (-.084, .016), 6),
    ('spades-queen', (-.008, .027), -5),
    ('diamonds-jack', (.07, .018), 3),
    ('clubs-ace', (.01, .129), -4),
    ('joker-red', (.082, .121), 7),
)


def build():
    stage = Stage(.275, wall=6, ground=materials.timber('#a97f55', '#845c38', grain=(1.2, 12, 12)))
    placed(deck('back'), (-.074, .122, 0), (0, 0, 12))
    placed(fan(HELD, 84, .088), (-.004, -.17, 0), (0, 0, 2))
    for name, (x, y), turn in LAID:
        placed(card(name), (x, y, .0003), (-90, 0, turn))
    stage.camera(height=3.05, side=.15, target=.05, distance=2.05, lens=84)
