import materials
from mesh import placed
from products.desk import card_drive, stick_drive
from stage import Stage

alt = 'Two pen drives on a timber table: one like a bank card, one a timber stick without its cap'


def build():
    stage = Stage(.13, wall=6, ground=materials.timber('#8f6a46', '#6d4e31', grain=(1.2, 14, 14)))
    placed(card_drive('card'), (-.006, .018, 0), (0, 0, 9))
    placed(stick_drive('stick'), (-.012, -.045, 0), (0, 0, -8))
    stage.camera(height=2.8, side=.2, target=0, distance=2.2, lens=84)
